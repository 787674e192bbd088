package merlin

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// onBoard are the relics that lie on the board: on the round table or, with an inner
// ring, on its spaces. [atTableTop] counts them.
func (all *rows) onBoard() []*Relic {
	return slices.DeleteFunc(slices.Clone(all.relics), func(r *Relic) bool { return r.Lying == "" })
}

// lies is where a relic lies on the board.
func (r *Relic) lies(rules *merlin.Rules) (x, y float64) {
	for n := range rules.Inner() {
		if n += merlin.Spaces; rules.Space(n).Kind == r.Space {
			return ringOf(rules, n).at(n, arthursRing.sign)
		}
	}
	return r.Stand[0], r.Stand[1]
}

// drawRelics draws the relics that lie on the board, and whose the others are.
func drawRelics(p *ui.Painter, f *frame) {
	for _, l := range f.rows.onBoard() {
		x, y := l.lies(f.rules)
		owner := l.Owner(&f.View)
		switch {
		case f.rules.Inner() > 0:
			drawOnSpace(p, f, l.Sprite, owner, x, y)
		case owner != game.NoSeat:
			p.SpriteAt("score-"+f.Seats[owner].Colour, x, y+14, 26)
		default:
			p.SpriteAt(l.Lying, x, y, l.Size)
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

// relicTip is what a space where a relic lies tells of it; "" for other spaces.
func (f *frame) relicTip(kind merlin.SpaceKind) string {
	for _, l := range f.rows.onBoard() {
		if l.Space == kind {
			return f.pair(f.T(l.Key), relicWhere(f, l)) + ". " + f.T("castle."+l.Name+"-tip")
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
	for _, l := range f.rows.onBoard() {
		r := ui.Around(l.Stand[0], l.Stand[1], 46, 50)
		name := f.pair(f.T(l.Key), relicWhere(f, l))
		reg := note("stand-"+l.Name, name, func() string { return paragraphs(name, f.T("castle."+l.Name+"-tip")) }, r)
		here := f.actsOn(l.Space)
		if len(here) > 0 {
			reg.Enabled, reg.Label = true, f.pair(name, here[0].Label)
			reg.Press = func() { f.Press(here, r) }
		} else {
			reg.Why = func() string { return f.T("why.stand", "space", f.T("space."+l.Space.String()+".name")) }
		}
		list = append(list, reg)
	}
	return list
}

// actsOn is the action of the space where the figure stands, if it is of a kind.
func (f *frame) actsOn(kind merlin.SpaceKind) []moment.Choice {
	for t, list := range f.Choices {
		if t.Kind != merlin.TargetSpace || f.rules.Space(t.A).Kind != kind {
			continue
		}
		for _, c := range list {
			if c.Last().Kind == merlin.ActAct {
				return []moment.Choice{c}
			}
		}
	}
	return nil
}

func (c *castlePanel) drawNiches(p *ui.Painter, f *frame) {
	list := f.rows.relics
	for i, t := range list {
		c.drawRelic(p, f, t, i, len(list))
	}
}

// drawRelic draws a relic in niche i of n, or who else has it.
func (c *castlePanel) drawRelic(p *ui.Painter, f *frame, t *Relic, i, n int) {
	plan := f.castle()
	x, y, radius, words := plan.niche(i, n)
	lit, target, owner := t.Target != 0, game.Target{Kind: t.Target}, t.Owner(&f.View)
	p.FillCircle(x, y, radius+.5, ui.Solid(ui.Alpha(ui.Ink, .08)))
	p.StrokeCircle(x, y, radius, 1.6, ui.Solid(ui.Alpha(ui.FadedInk, .8)))
	if owner == f.Home {
		p.FillCircle(x, y, radius-1, ui.Solid(ui.ParchmentLight))
		drawLit(p, t.Sprite, x, y-1, radius*1.82, lit && f.glows(target), lit && f.hot(target), f.Breath)
	} else {
		p.SpriteAt(t.Sprite, x, y-1, radius*1.61, ui.SpriteOptions{Fade: .7})
	}
	if words > 0 {
		drawRelicWords(p, f, t, x, y, words)
		return
	}
	if owner != game.NoSeat && owner != f.Home {
		p.SpriteAt("crest-"+f.Seats[owner].Colour, x+radius*.68, y+radius*.62, 22)
	}
}

// drawRelicWords writes the name of a relic and who has it beside it.
func drawRelicWords(p *ui.Painter, f *frame, t *Relic, x, y, width float64) {
	name := ui.BoldStyle.Sized(20).Placed(ui.Left, ui.Middle)
	name.Min = 14
	p.TextIn(f.T(t.Key), ui.Rect{X: x + 40, Y: y - 21, W: width, H: 22}, name)
	where := ui.HintStyle.Sized(17).Placed(ui.Left, ui.Middle)
	where.Min = 13
	p.Name(relicWhere(f, t), ui.Rect{X: x + 40, Y: y + 3, W: width, H: 20}, where)
}

// relicWhere says who has a relic.
func relicWhere(f *frame, t *Relic) string {
	switch owner := t.Owner(&f.View); owner {
	case game.NoSeat:
		return f.T("castle.on-board")
	case f.Home:
		return f.T("castle.here")
	default:
		return f.T("castle.at", "name", f.Seats[owner].Name)
	}
}

// nicheRegions are the relics.
func nicheRegions(f *frame) []ui.Region {
	var list []ui.Region
	plan, relics := f.castle(), f.rows.relics
	for i, t := range relics {
		x, y, radius, words := plan.niche(i, len(relics))
		r := ui.Around(x, y, 2*radius+2, 60)
		if words > 0 {
			r = ui.Rect{X: x - 30, Y: y - 30, W: words + 70, H: 60}
		}
		what := f.pair(f.T(t.Key), relicWhere(f, t))
		tip := func() string { return paragraphs(what, f.T("castle."+t.Name+"-tip")) }
		if t.Target != 0 && t.Owner(&f.View) == f.Home {
			list = append(list, f.region(game.Target{Kind: t.Target}, r, tip))
			continue
		}
		list = append(list, note("own-"+t.Name, what, tip, r))
	}
	return list
}
