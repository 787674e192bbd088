package merlin

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// ownRelic is a thing that one player alone can have: Grail, Excalibur, signet ring,
// drinking horn.
type ownRelic struct {
	name, key, sprite string
	owner             game.Seat
	place             placeKind
}

// ownRelics lists those that are in play, in the order of their niches.
func ownRelics(f *frame) []ownRelic {
	list := []ownRelic{
		{"grail", "term.grail", "Grail", f.View.Grail, atGrail},
		{"excalibur", "term.excalibur", "Excalibur", f.View.Excalibur, atExcalibur},
	}
	if f.rules.Has("arthur") {
		list = append(list, ownRelic{"ring", "term.ring", "signet-ring", f.View.Mods.Arthur.Ring, atRing})
	}
	if f.rules.Has("morgana") {
		list = append(list, ownRelic{"horn", "term.horn", "horn", f.View.Mods.Morgana.Horn, atHorn})
	}
	return list
}

func (c *castlePanel) drawNiches(p *ui.Painter, f *frame) {
	list := ownRelics(f)
	for i, t := range list {
		c.drawRelic(p, f, t, i, len(list))
	}
}

// drawRelic draws a relic in niche i of n, or who else has it.
func (c *castlePanel) drawRelic(p *ui.Painter, f *frame, t ownRelic, i, n int) {
	plan := f.castle()
	x, y, radius, words := plan.niche(i, n)
	lit := t.name == "grail"
	target := game.Target{Kind: merlin.TargetGrail}
	p.FillCircle(x, y, radius+.5, ui.Solid(ui.Alpha(ui.Ink, .08)))
	p.StrokeCircle(x, y, radius, 1.6, ui.Solid(ui.Alpha(ui.FadedInk, .8)))
	if t.owner == f.Home {
		p.FillCircle(x, y, radius-1, ui.Solid(ui.ParchmentLight))
		drawLit(p, t.sprite, x, y-1, radius*1.82, lit && f.glows(target), lit && f.hot(target), f.Breath)
	} else {
		p.SpriteAt(t.sprite, x, y-1, radius*1.61, ui.SpriteOptions{Fade: .7})
	}
	if words > 0 {
		drawRelicWords(p, f, t, x, y, words)
		return
	}
	if t.owner != game.NoSeat && t.owner != f.Home {
		p.SpriteAt("crest-"+f.Seats[t.owner].Colour, x+radius*.68, y+radius*.62, 22)
	}
}

// drawRelicWords writes the name of a relic and who has it beside it.
func drawRelicWords(p *ui.Painter, f *frame, t ownRelic, x, y, width float64) {
	name := ui.BoldStyle.Sized(20).Placed(ui.Left, ui.Middle)
	name.Min = 14
	p.TextIn(f.T(t.key), ui.Rect{X: x + 40, Y: y - 21, W: width, H: 22}, name)
	where := ui.HintStyle.Sized(17).Placed(ui.Left, ui.Middle)
	where.Min = 13
	p.Name(relicWhere(f, t), ui.Rect{X: x + 40, Y: y + 3, W: width, H: 20}, where)
}

// relicWhere says who has a relic.
func relicWhere(f *frame, t ownRelic) string {
	switch t.owner {
	case game.NoSeat:
		return f.T("castle.on-board")
	case f.Home:
		return f.T("castle.here")
	}
	return f.T("castle.at", "name", f.Seats[t.owner].Name)
}

// nicheRegions are the relics.
func nicheRegions(f *frame) []ui.Region {
	var list []ui.Region
	plan, relics := f.castle(), ownRelics(f)
	for i, t := range relics {
		x, y, radius, words := plan.niche(i, len(relics))
		r := ui.Around(x, y, 2*radius+2, 60)
		if words > 0 {
			r = ui.Rect{X: x - 30, Y: y - 30, W: words + 70, H: 60}
		}
		what := f.pair(f.T(t.key), relicWhere(f, t))
		tip := paragraphs(what, f.T("castle."+t.name+"-tip"))
		if t.name == "grail" && t.owner == f.Home {
			list = append(list, f.region(game.Target{Kind: merlin.TargetGrail}, r, tip))
			continue
		}
		list = append(list, note("own-"+t.name, what, tip, r))
	}
	return list
}

// decreesBefore counts and names the decrees that lie open before a seat.
func (f *frame) decreesBefore(s game.Seat) string {
	decrees := &f.View.Mods.Decrees
	var list []string
	for row, d := range f.rules.Box.Mods.Decrees {
		if decrees.Open[s]>>row&1 == 1 {
			list = append(list, f.decreeSays(d))
		}
	}
	count := f.T("decree.count", "count", decrees.Count(s))
	if len(list) == 0 {
		return count
	}
	return f.pair(count, joinWords(f.Ctx.Locale(), list))
}

// moduleAnchor is where a relic or a thing of a module lies in the castle.
func moduleAnchor(f *frame, plan *castlePlan, at place) (x, y float64, ok bool) {
	switch at.kind {
	case atGrail, atExcalibur, atRing, atHorn:
		i := slices.IndexFunc(ownRelics(f), func(r ownRelic) bool { return r.place == at.kind })
		x, y, _, _ = plan.niche(i, len(ownRelics(f)))
	case atSeals:
		x, y = plan.favour.Right()-40, plan.favour.Y+17
	case atSeal:
		x, y = plan.ability(merlin.Servant(at.a), at.b).Center()
	case atKnight:
		x, y = plan.knight(int(merlin.Knight(at.a).Pile())).Center()
	case atToken, atPlus, atEither, atLabourer:
		x, y = f.tokenAnchor(plan, at)
	case atOwnPicts:
		x, y = plan.picts.Center()
	default:
		return 0, 0, false
	}
	return x, y, true
}
