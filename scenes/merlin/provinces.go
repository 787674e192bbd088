package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// ProvinceRow is what the provinces are on the table: the base's, or those of the module
// in play that lays something else over them.
type ProvinceRow struct {
	Plate   func(merlin.Province) ui.Rect                      // of what lies there
	Cell    func(*frame, merlin.Item, merlin.Province) ui.Rect // where an item of a colour lies
	Draw    func(*ui.Painter, *frame, merlin.Province)         // the plate with what lies there
	Regions func(*frame) []ui.Region                           // of the plates, under what lies there; nil: none
	Words   func(*frame, merlin.Province) string               // what lies there
	Empty   func(*frame, merlin.Province) bool                 // nothing ever lies there; nil: nowhere
	Name    func(*frame, merlin.Province) string               // beside its colour; nil: it has none
	Serve   func(*frame, merlin.Province) string               // what all servants but ladies do there; nil: each what he is good for
	Many    bool                                               // a place is for servants of several types
	Pools   bool                                               // things without a colour lie there, too: not beside the quests
}

// provinces are the base's.
var provinces = ProvinceRow{Plate: stockPlate, Cell: stockCell, Draw: drawStock, Words: (*frame).stockWords}

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

func stockPlate(p merlin.Province) ui.Rect { return stockAt[p] }

func stockCell(_ *frame, i merlin.Item, p merlin.Province) ui.Rect {
	return stockAt[p].Row(stockOrder[i], merlin.Items, 0).Inset(1)
}

func drawStock(p *ui.Painter, f *frame, province merlin.Province) {
	p.NineSlice("plate", stockAt[province], 12)
	for i := range merlin.Item(merlin.Items) {
		t := game.Target{Kind: merlin.TargetStock, A: uint8(i), B: uint8(province)}
		r := stockCell(f, i, province)
		n := int(f.View.Stock[i][province])
		lit(p, f, t, r, 6)
		o := ui.SpriteOptions{}
		if n == 0 {
			o.Fade = .65
		}
		x, y := r.X+17, r.Y+r.H/2
		p.SpriteAt(itemSprite(i, province), x, y, 34, o)
		drawCount(p, n, r.X+35, y, numberStyle.Sized(18))
	}
}

// stockWords says what lies on a province.
func (f *frame) stockWords(p merlin.Province) string {
	var things []string
	for _, i := range []merlin.Item{merlin.Shield, merlin.Flag, merlin.Material} {
		things = append(things, f.T("item.count."+i.String()+"."+p.String(), "count", int(f.View.Stock[i][p])))
	}
	return f.T("hint.province", "things", joinWords(f.Locale, things))
}

// stocked reports whether things lie on a province, now or later.
func (f *frame) stocked(p merlin.Province) bool {
	empty := f.rows.province.Empty
	return empty == nil || !empty(f, p)
}

// provinceShort names a province by its colour and by its own name, if it has one.
func (f *frame) provinceShort(p merlin.Province) string {
	colour := f.T("province." + p.String())
	if name := f.rows.province.Name; name != nil {
		return f.T("province.district", "colour", colour, "district", name(f, p))
	}
	return colour
}

// provinceSpace names the space of a province, by its own name if it has one.
func (f *frame) provinceSpace(p merlin.Province) string {
	if f.rows.province.Name != nil {
		return f.provinceShort(p)
	}
	return f.T("space." + merlin.ProvinceSpace.String() + "." + p.String() + ".name")
}
