package draw

import (
	"merlin/scenes/merlin/words"
	"merlin/scenes/ui"
)

// baseSupplies is how many supplies there are without modules.
const baseSupplies = 4

func (c *CastlePanel) drawSupply(p *ui.Painter, f *Frame) {
	plan := f.castle()
	DrawInset(p, plan.supply)
	for i, s := range f.Rows.Supplies {
		c.drawStored(p, f, &plan, i, s)
	}
	y := plan.supply.Y + 92
	p.Line(plan.supply.X+16, y, plan.supply.Right()-16, y, 1.2, ui.Solid(ui.Alpha(ui.GoldDark, .7)))
}

// drawStored draws one of the supplies with its number.
func (c *CastlePanel) drawStored(p *ui.Painter, f *Frame, plan *castlePlan, i int, s *words.Supply) {
	n := s.Count(f.View, f.Home)
	t, r := s.Thing(), plan.store(i)
	x, y, size, number := plan.stored(i)
	if f.Usable(s) {
		p.NineSlice("plate-lit", ui.Rect{X: r.X - 1, Y: y - .6*size - 2, W: r.W, H: 1.2 * size}.Inset(-3), 14)
	}
	sprite := s.Picture(f.Seats[f.Home].Colour)
	if n == 0 {
		p.SpriteAt(sprite, x, y, size, ui.SpriteOptions{Fade: .55})
	} else {
		DrawLit(p, sprite, x, y, size, s.Target != 0 && f.IsGlowing(t), s.Target != 0 && f.IsHot(t), f.Breath)
	}
	if !plan.roomy() {
		high := min(25, .72*size)
		if n > 9 {
			high = min(high, .62*size) // two digits need room
		}
		DrawCount(p, n, number, y+2, NumberStyle.Sized(high))
		return
	}
	DrawCount(p, n, number, y+3, NumberStyle.Sized(min(31, .62*size)))
	centred(p, f.T(s.Key), ui.Rect{X: r.X, Y: r.Y + 58, W: r.W, H: 24}, ui.BodyStyle.Sized(18).With(ui.FadedInk))
}

// supplyRegions are the supplies and the relics.
func (c *CastlePanel) supplyRegions(list []ui.Region, f *Frame) []ui.Region {
	plan := f.castle()
	for i, s := range f.Rows.Supplies {
		tip := f.CountTip(f.Home, s)
		if s.Target == 0 || s.Silent && !f.Open(s.Thing()) {
			list = append(list, Note("own-"+s.Name, Lead(tip), ui.Say(tip), plan.store(i)))
			continue
		}
		r := f.Power(s.Thing(), plan.store(i), ui.Say(tip))
		if !r.Enabled {
			r.Label = Lead(tip)
		}
		list = append(list, r)
	}
	return append(list, nicheRegions(f)...)
}
