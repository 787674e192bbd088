package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// relic is what lies on the board until somebody takes it, and is taken from him by
// others: on the round table or, with Arthur, on its space of the inner ring.
type relic struct {
	name, key, sprite string // key is the middle of the castle's texts about it
	lying             string // sprite while it lies on the round table
	size              float64
	kind              merlin.SpaceKind
	owner             func(*merlin.View) game.Seat
}

// The relics, as [atTableTop] counts them.
var relics = [...]relic{
	{"grail", "term.grail", "Grail", "Grail", 47, merlin.GrailSpace, func(v *merlin.View) game.Seat { return v.Grail }},
	{"excalibur", "term.excalibur", "Excalibur", "Excalibur-stone", 50, merlin.ExcaliburSpace, func(v *merlin.View) game.Seat { return v.Excalibur }},
	{"ring", "term.ring", "signet-ring", "signet-ring", 44, merlin.RingSpace, func(v *merlin.View) game.Seat { return v.Mods.Arthur.Ring }},
}

// standAt are the stands of Grail and Excalibur on the round table.
var standAt = [2][2]float64{{378, 367}, {458, 367}}

// relicAt is where a relic lies.
func relicAt(rules *merlin.Rules, i uint8) (x, y float64) {
	inner := merlin.Spaces + rules.Inner()
	for n := uint8(merlin.Spaces); n < inner; n++ {
		if rules.Space(n).Kind == relics[i].kind {
			return ringOf(rules, n).at(n, arthursRing.sign)
		}
	}
	return standAt[i][0], standAt[i][1]
}

// relicsIn is how many relics a game has.
func relicsIn(rules *merlin.Rules) uint8 {
	if rules.Inner() > 0 {
		return uint8(len(relics))
	}
	return uint8(len(standAt))
}

// drawRelics draws the relics that lie on the board, and whose the others are.
func drawRelics(p *ui.Painter, f *frame) {
	for i := range relicsIn(f.rules) {
		x, y := relicAt(f.rules, i)
		l, owner := relics[i], relics[i].owner(&f.View)
		switch {
		case f.rules.Inner() > 0:
			drawOnSpace(p, f, l.sprite, owner, x, y)
		case owner != game.NoSeat:
			p.SpriteAt("score-"+f.Seats[owner].Colour, x, y+14, 26)
		default:
			p.SpriteAt(l.lying, x, y, l.size)
		}
	}
}

// drawOnSpace draws a relic on its space: faint with its owner's crest when taken.
func drawOnSpace(p *ui.Painter, f *frame, sprite string, owner game.Seat, x, y float64) {
	if owner == game.NoSeat {
		p.SpriteAt("halo", x, y+2, 62, ui.SpriteOptions{Fade: .45})
		p.SpriteAt(sprite, x, y, 46)
		return
	}
	p.SpriteAt(sprite, x, y, 44, ui.SpriteOptions{Fade: .58})
	p.SpriteAt("score-"+f.Seats[owner].Colour, x+14, y+12, 23)
}

// relicWhere says who has a relic.
func (f *frame) relicWhere(i int) string {
	switch owner := relics[i].owner(&f.View); owner {
	case game.NoSeat:
		return f.T("castle.on-board")
	case f.Home:
		return f.T("castle.here")
	default:
		return f.T("castle.at", "name", f.who(owner))
	}
}

// relicTip is what a space where a relic lies tells of it; "" for other spaces.
func (f *frame) relicTip(kind merlin.SpaceKind) string {
	for i, l := range relics {
		if l.kind == kind {
			return f.pair(f.T(l.key), f.relicWhere(i)) + ". " + f.T("castle."+l.name+"-tip")
		}
	}
	return ""
}

// standRegions are the Grail and Excalibur on the table: on their space, pointing at
// them does the action too. On the inner ring the space is pointed at itself.
func standRegions(f *frame) []ui.Region {
	if f.rules.Inner() > 0 {
		return nil
	}
	var list []ui.Region
	for i, l := range relics[:len(standAt)] {
		r := ui.Around(standAt[i][0], standAt[i][1], 46, 50)
		name := f.pair(f.T(l.key), f.relicWhere(i))
		reg := note("stand-"+l.name, name, name+"\n"+f.T("castle."+l.name+"-tip"), r)
		here := f.actsOn(l.kind)
		if len(here) > 0 {
			reg.Enabled, reg.Label = true, f.pair(name, here[0].Label)
			reg.Press = func() { f.Press(here, r) }
		} else {
			reg.Why = f.T("why.stand", "space", f.T("space."+l.kind.String()+".name"))
		}
		list = append(list, reg)
	}
	return list
}

// actsOn is the action of the space where the figure stands, if it is of a kind.
func (f *frame) actsOn(kind merlin.SpaceKind) []table.Choice {
	for t, list := range f.Choices {
		if t.Kind != merlin.TargetSpace || f.rules.Space(t.A).Kind != kind {
			continue
		}
		for _, c := range list {
			if c.Last().Kind == merlin.ActAct {
				return []table.Choice{c}
			}
		}
	}
	return nil
}
