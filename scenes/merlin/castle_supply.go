package merlin

import (
	"strconv"

	"merlin/game"
	"merlin/scenes/ui"
)

// baseSupplies is how many supplies there are without modules.
const baseSupplies = 4

// picture is the sprite of a supply in a player's colour.
func (s *Supply) picture(colour string) string {
	if s.Sprite[len(s.Sprite)-1] == '-' {
		return s.Sprite + colour
	}
	return s.Sprite
}

// thing is what choosing it touches; not of what cannot be chosen.
func (s *Supply) thing() game.Target { return game.Target{Kind: s.Target} }

// usable reports whether it may be used now, be it at another thing.
func (f *frame) usable(s *Supply) bool {
	if s.Uses != 0 {
		return f.offers(s.Uses)
	}
	return s.Target != 0 && f.open(s.thing()) && !f.glows(s.thing())
}

func (c *castlePanel) drawSupply(p *ui.Painter, f *frame) {
	plan := f.castle()
	drawInset(p, plan.supply)
	for i, s := range f.rows.supplies {
		c.drawStored(p, f, &plan, i, s)
	}
	y := plan.supply.Y + 92
	p.Line(plan.supply.X+16, y, plan.supply.Right()-16, y, 1.2, ui.Solid(ui.Alpha(ui.GoldDark, .7)))
}

// drawStored draws one of the supplies with its number.
func (c *castlePanel) drawStored(p *ui.Painter, f *frame, plan *castlePlan, i int, s *Supply) {
	n := s.Count(&f.View, f.Home)
	t, r := s.thing(), plan.store(i)
	x, y, size, number := plan.stored(i)
	if f.usable(s) {
		p.NineSlice("plate-lit", ui.Rect{X: r.X - 1, Y: y - .6*size - 2, W: r.W, H: 1.2 * size}.Inset(-3), 14)
	}
	sprite := s.picture(f.Seats[f.Home].Colour)
	if n == 0 {
		p.SpriteAt(sprite, x, y, size, ui.SpriteOptions{Fade: .55})
	} else {
		drawLit(p, sprite, x, y, size, s.Target != 0 && f.glows(t), s.Target != 0 && f.hot(t), f.Breath)
	}
	if !plan.roomy() {
		high := min(25, .72*size)
		if n > 9 {
			high = min(high, .62*size) // two digits need room
		}
		drawCount(p, n, number, y+2, numberStyle.Sized(high))
		return
	}
	drawCount(p, n, number, y+3, numberStyle.Sized(min(31, .62*size)))
	centred(p, f.T(s.Key), ui.Rect{X: r.X, Y: r.Y + 58, W: r.W, H: 24}, ui.BodyStyle.Sized(18).With(ui.FadedInk))
}

// supplyRegions are the supplies and the relics.
func (c *castlePanel) supplyRegions(list []ui.Region, f *frame) []ui.Region {
	plan := f.castle()
	for i, s := range f.rows.supplies {
		tip := f.countTip(f.Home, s)
		if s.Target == 0 || s.Silent && !f.open(s.thing()) {
			list = append(list, note("own-"+s.Name, lead(tip), ui.Say(tip), plan.store(i)))
			continue
		}
		r := f.power(s.thing(), plan.store(i), ui.Say(tip))
		if !r.Enabled {
			r.Label = lead(tip)
		}
		list = append(list, r)
	}
	return append(list, nicheRegions(f)...)
}

// countTip names one of the supplies with its number, and says what it is for.
func (f *frame) countTip(s game.Seat, of *Supply) string {
	return paragraphs("<b>"+f.countWords(s, of)+"</b>", f.T("castle."+of.Name+"-tip"))
}

// countWords names one of the supplies with its number.
func (f *frame) countWords(s game.Seat, of *Supply) string {
	if of.Words != nil {
		return of.Words(f, s)
	}
	return f.pair(f.T(of.Key), strconv.Itoa(of.Count(&f.View, s)))
}
