package draw

import (
	"merlin/game"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// part is something in the small castle of another player, with what it says of
// itself under his castle in full.
type part struct {
	Name, Words string
	at          ui.Rect
}

// OtherParts lists what can be pointed at in the small castle over r.
func OtherParts(f *Frame, s game.Seat, r ui.Rect) []part {
	var list []part
	add := func(name, said string, x, y, w, h float64) {
		at := ui.Rect{X: r.X + x, Y: r.Y + y, W: w, H: h}
		list = append(list, part{model.OtherName(s) + "-" + name, said, at})
	}
	player, plan := &f.View.Players[s], f.otherPlan()
	rows := plan.rows
	add("score", f.T("hint.score", "name", f.Called(s), "count", int(player.Score)), r.W-60, 6, 52, 50)
	if own := f.SeatTip(s); own != "" {
		add("signs", own, 60, 10, r.W-120, 38)
	}
	add("dice", f.DiceTip(s), 22, rows[0]-17, 170, 27)
	add("traitors", f.BesiegersTip(s), 22, rows[1]-12, 96, 24)
	add("hand", f.T("castle.hand", "count", int(player.HandSize))+". "+f.T("castle.hidden"), plan.hand()-16, rows[1]-12, 52, 24)
	for i, supply := range f.Rows.Supplies[:baseSupplies] {
		x, _ := plan.supply(ui.Rect{}, i)
		add(supply.Name, Flat(f.CountTip(s, supply)), x-14, rows[2]-12, plan.count[0]-1, 23)
	}
	extras := otherExtras(f, s)
	for i, e := range extras {
		x, y := extraAt(r, f, extras, i)
		add(e.Name, e.Words, x-r.X-14, y-r.Y-10, e.Wide-1, 21)
	}
	add("goods", f.T("hint.goods"), 190, plan.goods[0]-14, 147, 2*plan.goods[1]+28)
	return list
}
