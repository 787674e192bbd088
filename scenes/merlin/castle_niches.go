package merlin

import (
	"merlin/game"
	"merlin/scenes/ui"
)

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
		tip := paragraphs(what, f.T("castle."+t.Name+"-tip"))
		if t.Target != 0 && t.Owner(&f.View) == f.Home {
			list = append(list, f.region(game.Target{Kind: t.Target}, r, tip))
			continue
		}
		list = append(list, note("own-"+t.Name, what, tip, r))
	}
	return list
}
