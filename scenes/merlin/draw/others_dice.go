package draw

import (
	"slices"

	"merlin/game"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/ui"
)

// The dice of the other players: with Morgana they may be chosen. // W3, W7a

// die is the middle of a die in the small castle over r, and its size.
func (o *otherPlan) die(r ui.Rect, i int) (x, y, size float64) {
	return r.X + 40 + 34*float64(i), r.Y + o.rows[0], o.rows[1] - o.rows[0] + 1 // dice and traitors fill their rows
}

func (*othersPanel) drawDice(p *ui.Painter, f *Frame, s game.Seat, r ui.Rect) {
	plan := f.otherPlan()
	for i, d := range f.View.Players[s].Dice {
		if d.Value == 0 {
			continue
		}
		t := model.DieTarget(s, uint8(i))
		x, y, size := plan.die(r, i)
		if f.Open(t) && !f.IsGlowing(t) {
			p.NineSlice("plate-lit", ui.Around(x, y, size, size).Inset(-3), 14)
		}
		drawDie(p, f.Rows.DieSprite(uint8(i), d.Value, f.Seats[s].Colour), d.Used, x, y, size, f.IsGlowing(t), f.Open(t) && f.IsHot(t), f.Breath)
		drawTurned(p, f, t, x, y, size)
	}
}

// otherDice are the dice of the small castle over r, where they may ever be chosen.
func otherDice(f *Frame, s game.Seat, r ui.Rect) (list []ui.Region) {
	if !slices.ContainsFunc(f.Rows.Modules, func(m *words.Module) bool { return m.Rivals }) {
		return nil
	}
	plan := f.otherPlan()
	for i, d := range f.View.Players[s].Dice {
		if d.Value == 0 {
			continue
		}
		x, y, size := plan.die(r, i)
		reg := f.ThingRegion(model.DieTarget(s, uint8(i)), ui.Around(x, y, 34, size+4), nil)
		reg.Name = model.OtherDie(s, i)
		if reg.Enabled {
			reg.Tip = func() string { return f.DieTip(s, i, d) }
		}
		list = append(list, reg)
	}
	return list
}
