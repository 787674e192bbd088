package draw

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// relicPlace is where a relic lies on the board.
func relicPlace(r *words.Relic, rules *merlin.Rules) (x, y float64) {
	for n := range rules.Inner() {
		if n += merlin.Spaces; rules.Space(n).Kind == r.Space {
			return RingOf(rules, n).At(n, arthursRing.Sign)
		}
	}
	return r.Stand[0], r.Stand[1]
}

// drawRelics draws the relics that lie on the board, and whose the others are.
func drawRelics(p *ui.Painter, f *Frame) {
	for _, l := range f.Rows.OnBoard() {
		x, y := relicPlace(l, f.Rules)
		owner := l.Owner(f.View)
		switch {
		case f.Rules.Inner() > 0:
			drawOnSpace(p, f, l.Sprite, owner, x, y)
		case owner != game.NoSeat:
			p.SpriteAt("score-"+f.Seats[owner].Colour, x, y+14, 26)
		default:
			p.SpriteAt(l.Lying, x, y, l.Size)
		}
	}
}

// drawOnSpace draws a relic on its space: faint with its owner's crest when taken.
func drawOnSpace(p *ui.Painter, f *Frame, sprite string, owner game.Seat, x, y float64) {
	if owner == game.NoSeat {
		p.SpriteAt("halo", x, y+2, 62, ui.SpriteOptions{Fade: .45})
		p.SpriteAt(sprite, x, y, 46)
		return
	}
	p.SpriteAt(sprite, x, y, 44, ui.SpriteOptions{Fade: .58})
	p.SpriteAt("score-"+f.Seats[owner].Colour, x+14, y+12, 23)
}

// standRegions are the Grail and Excalibur on the table: on their space, pointing at
// them does the action too. On the inner ring the space is pointed at itself.
func standRegions(f *Frame) []ui.Region {
	if f.Rules.Inner() > 0 {
		return nil
	}
	var list []ui.Region
	for _, l := range f.Rows.OnBoard() {
		r := ui.Around(l.Stand[0], l.Stand[1], 46, 50)
		name := f.Pair(f.T(l.Key), words.RelicWhere(f.Words, l))
		reg := Note("stand-"+l.Name, name, func() string { return words.Paragraphs(name, f.T("castle."+l.Name+"-tip")) }, r)
		here := f.ActsOn(l.Space)
		if len(here) > 0 {
			reg.Enabled, reg.Label = true, f.Pair(name, here[0].Label)
			reg.Weight = paint.Weight(here)
			f.Opens(&reg, here)
		} else {
			reg.Called, reg.Why = f.T(l.Key), func() string { return f.T("why.stand", "space", f.T("space."+l.Space.String()+".name")) }
		}
		list = append(list, reg)
	}
	return list
}

func (c *CastlePanel) drawNiches(p *ui.Painter, f *Frame) {
	list := f.Rows.Relics
	for i, t := range list {
		c.drawRelic(p, f, t, i, len(list))
	}
}

// drawRelic draws a relic in niche i of n, or who else has it.
func (c *CastlePanel) drawRelic(p *ui.Painter, f *Frame, t *words.Relic, i, n int) {
	plan := f.castle()
	x, y, radius, said := plan.niche(i, n)
	lit, target, owner := t.Target != 0, game.Target{Kind: t.Target}, t.Owner(f.View)
	p.FillCircle(x, y, radius+.5, ui.Solid(ui.Alpha(ui.Ink, .08)))
	p.StrokeCircle(x, y, radius, 1.6, ui.Solid(ui.Alpha(ui.FadedInk, .8)))
	if owner == f.Home {
		p.FillCircle(x, y, radius-1, ui.Solid(ui.ParchmentLight))
		DrawLit(p, t.Sprite, x, y-1, radius*1.82, lit && f.IsGlowing(target), lit && f.IsHot(target), f.Breath)
	} else {
		p.SpriteAt(t.Sprite, x, y-1, radius*1.61, ui.SpriteOptions{Fade: .7})
	}
	if said > 0 {
		drawRelicWords(p, f, t, x, y, said)
		return
	}
	if owner != game.NoSeat && owner != f.Home {
		p.SpriteAt("crest-"+f.Seats[owner].Colour, x+radius*.68, y+radius*.62, 22)
	}
}

// drawRelicWords writes the name of a relic and who has it beside it.
func drawRelicWords(p *ui.Painter, f *Frame, t *words.Relic, x, y, width float64) {
	name := ui.BoldStyle.Sized(20).Placed(ui.Left, ui.Middle)
	name.Min = ui.Least
	p.TextIn(f.T(t.Key), ui.Rect{X: x + 40, Y: y - 21, W: width, H: 22}, name)
	where := ui.HintStyle.Sized(17).Placed(ui.Left, ui.Middle)
	where.Min = ui.Least
	p.Name(words.RelicWhere(f.Words, t), ui.Rect{X: x + 40, Y: y + 3, W: width, H: 20}, where)
}

// nicheRegions are the relics.
func nicheRegions(f *Frame) []ui.Region {
	var list []ui.Region
	plan, relics := f.castle(), f.Rows.Relics
	for i, t := range relics {
		x, y, radius, said := plan.niche(i, len(relics))
		r := ui.Around(x, y, 2*radius+2, 60)
		if said > 0 {
			r = ui.Rect{X: x - 30, Y: y - 30, W: said + 70, H: 60}
		}
		what := f.Pair(f.T(t.Key), words.RelicWhere(f.Words, t))
		tip := func() string { return words.Paragraphs(what, f.T("castle."+t.Name+"-tip")) }
		if t.Target != 0 && t.Owner(f.View) == f.Home {
			list = append(list, f.ThingRegion(game.Target{Kind: t.Target}, r, tip))
			continue
		}
		list = append(list, Note("own-"+t.Name, what, tip, r))
	}
	return list
}
