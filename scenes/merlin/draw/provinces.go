package draw

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// Where the things of each province lie, clockwise from the top.
var stockAt = [merlin.Provinces]ui.Rect{
	{X: 232, Y: 106, W: 150, H: 46},
	{X: 631, Y: 196, W: 150, H: 46},
	{X: 631, Y: 690, W: 150, H: 46},
	{X: 232, Y: 780, W: 150, H: 46},
	{X: 55, Y: 690, W: 150, H: 46},
	{X: 55, Y: 196, W: 150, H: 46},
}

// stockOrder is in which order a province's stock lies.
var stockOrder = [merlin.Items]int{merlin.Shield: 0, merlin.Flag: 1, merlin.Material: 2}

func StockPlate(p merlin.Province) ui.Rect { return stockAt[p] }

func StockCell(_ *Frame, i merlin.Item, p merlin.Province) ui.Rect {
	return stockAt[p].Row(stockOrder[i], merlin.Items, 0).Inset(1)
}

func DrawStock(p *ui.Painter, f *Frame, province merlin.Province) {
	p.NineSlice("plate", stockAt[province], 12)
	for i := range merlin.Item(merlin.Items) {
		t := game.Target{Kind: merlin.TargetStock, A: uint8(i), B: uint8(province)}
		r := StockCell(f, i, province)
		n := int(f.View.Stock[i][province])
		Lit(p, f, t, r, 6)
		o := ui.SpriteOptions{}
		if n == 0 {
			o.Fade = .65
		}
		x, y := r.X+17, r.Y+r.H/2
		p.SpriteAt(model.ItemSprite(i, province), x, y, 34, o)
		DrawCount(p, n, r.X+34, y, NumberStyle.Sized(21))
	}
}
