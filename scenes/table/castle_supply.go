package table

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// supplies are what lies in the castle in numbers.
var supplies = [4]struct {
	name, key string
	sprite    string // a player's colour follows where it ends in "-"
	count     func(*merlin.Player) uint8
	target    uint8
}{
	{"apples", "term.apples", "apple", func(p *merlin.Player) uint8 { return p.Apples }, merlin.TargetApples},
	{"staffs", "term.staffs", "staff", func(p *merlin.Player) uint8 { return p.Staffs }, merlin.TargetStaffs},
	{"markers", "term.influence", "influence-", func(p *merlin.Player) uint8 { return p.Markers }, 0},
	{"manors", "term.manors", "manor-", func(p *merlin.Player) uint8 { return p.Manors }, 0},
}

// supplySprite is the sprite of a supply in a player's colour.
func supplySprite(i int, colour string) string {
	s := supplies[i].sprite
	if s[len(s)-1] == '-' {
		return s + colour
	}
	return s
}

func (c *castlePanel) drawSupply(p *ui.Painter, f *frame) {
	plan := f.castle()
	drawInset(p, plan.supply)
	for i := range supplies {
		c.drawStored(p, f, &plan, i)
	}
	y := plan.supply.Y + 92
	p.Line(plan.supply.X+16, y, plan.supply.Right()-16, y, 1.2, ui.Solid(ui.Alpha(ui.GoldDark, .7)))
}

// drawStored draws one of the supplies with its number.
func (c *castlePanel) drawStored(p *ui.Painter, f *frame, plan *castlePlan, i int) {
	s, r := supplies[i], plan.store(i)
	n := int(s.count(c.player(f)))
	t := game.Target{Kind: s.target}
	x, y, size, number := plan.stored(i)
	if s.target != 0 && f.open(t) && !f.glows(t) {
		p.NineSlice("plate-lit", ui.Rect{X: r.X - 1, Y: y - 32, W: r.W, H: 60}.Inset(-3), 14)
	}
	sprite := supplySprite(i, f.seats[f.home].colour)
	if n == 0 {
		p.SpriteAt(sprite, x, y, size, ui.SpriteOptions{Fade: .55})
	} else {
		drawLit(p, sprite, x, y, size, s.target != 0 && f.glows(t), s.target != 0 && f.hot(t), f.breath)
	}
	if !plan.roomy() {
		drawCount(p, n, number, y+3, numberStyle.Sized(25))
		return
	}
	drawCount(p, n, number, y+3, numberStyle.Sized(min(31, .62*size)))
	centred(p, f.T(s.key), ui.Rect{X: r.X, Y: r.Y + 58, W: r.W, H: 24}, ui.BodyStyle.Sized(18).With(ui.FadedInk))
}
