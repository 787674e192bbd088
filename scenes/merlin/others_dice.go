package merlin

import (
	"slices"

	"merlin/game"
	"merlin/scenes/ui"
)

// The dice of the other players: with Morgana they may be chosen. // W3, W7a

// die is the middle of a die in the small castle over r, and its size.
func (o *otherPlan) die(r ui.Rect, i int) (x, y, size float64) {
	return r.X + 40 + 34*float64(i), r.Y + o.rows[0], o.rows[1] - o.rows[0] + 1 // dice and traitors fill their rows
}

func (*othersPanel) drawDice(p *ui.Painter, f *frame, s game.Seat, r ui.Rect) {
	plan := f.otherPlan()
	for i, d := range f.View.Players[s].Dice {
		if d.Value == 0 {
			continue
		}
		t := dieTarget(s, uint8(i))
		x, y, size := plan.die(r, i)
		if f.open(t) && !f.glows(t) {
			p.NineSlice("plate-lit", ui.Around(x, y, size, size).Inset(-3), 14)
		}
		drawDie(p, f.rows.dieSprite(uint8(i), d.Value, f.Seats[s].Colour), d.Used, x, y, size, f.glows(t), f.open(t) && f.hot(t), f.Breath)
		drawTurned(p, f, t, x, y, size)
	}
}

// othersGlow reports whether a die of another player is asked for.
func (f *frame) othersGlow() bool {
	for _, s := range othersOf(f) {
		for i := range f.View.Players[s].Dice {
			if f.glows(dieTarget(s, uint8(i))) {
				return true
			}
		}
	}
	return false
}

// otherDice are the dice of the small castle over r, where they may ever be chosen.
func otherDice(f *frame, s game.Seat, r ui.Rect) (list []ui.Region) {
	if !slices.ContainsFunc(f.rows.modules, func(m *Module) bool { return m.Rivals }) {
		return nil
	}
	plan := f.otherPlan()
	for i, d := range f.View.Players[s].Dice {
		if d.Value == 0 {
			continue
		}
		x, y, size := plan.die(r, i)
		reg := f.region(dieTarget(s, uint8(i)), ui.Around(x, y, 34, size+4), nil)
		reg.Name = otherDie(s, i)
		if reg.Enabled {
			reg.Tip = func() string { return f.dieTip(s, i, d) }
		}
		list = append(list, reg)
	}
	return list
}

// hotDie is what the die of another player that is pointed at says; "" when none is, or
// when it may be chosen and says so itself.
func (f *frame) hotDie(s game.Seat) string {
	for i := range f.View.Players[s].Dice {
		if t := dieTarget(s, uint8(i)); f.Hot(otherDie(s, i)) && !f.open(t) {
			return f.withTurned(t, f.diceTip(s))
		}
	}
	return ""
}
