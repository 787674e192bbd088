package merlin

import (
	"fmt"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

var caerleon = Module{
	Name: "caerleon", Picture: "offer-caerleon",

	Events: []EventRow{{Kind: merlin.EventDistrict}},

	Actions: []ActionRow{
		{Kind: merlin.ActSendHome, Describe: (*frame).describeSendHome},
		{Kind: merlin.ActGiveCoin},
		{Kind: merlin.ActNoTrade, Role: Leave},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetServant, Parts: partA, Region: placeRegion, Name: (*frame).placeThing}, // chosen at the place where he stands
		{Kind: targetPlace, Parts: partA | partB, Region: guestRegion, Name: (*frame).guestName},
	},

	Asks: []AskRow{
		{Kind: merlin.AskTakeKind, Takes: true, Why: keyed((*frame).whyEmpty)},
		{Kind: merlin.AskCityTake, Takes: true, Why: keyed((*frame).whyEmpty)},
	},

	Chapters: []ChapterRow{
		{"district-", "caerleon"},
		{"place-", "caerleon"},
	},

	Spots: (*frame).citySpots,
	Province: &ProvinceRow{
		Plate: districtPlate, Cell: districtCell, Draw: drawDistrict, Regions: districtRegions,
		Words: (*frame).districtWords, Empty: (*frame).unstocked, Name: (*frame).districtName, Serve: (*frame).districtText,
		Many: true, Pools: true, // C2, C3
	},

	Board: []BoardRow{{Anchor: (*frame).districtAnchor}},
}

func (f *frame) describeSendHome(c *moment.Choice, a game.Action) {
	c.Icon = servantSprite(merlin.Servant(a.B), f.Seats[a.A].Colour)
	c.Short = f.T("hint.place.taken", "servant", f.T("servant."+merlin.Servant(a.B).String()), "name", f.who(game.Seat(a.A)))
}

func guestRegion(_ *rows, t game.Target) string {
	return fmt.Sprintf("place-%d-%s", t.A+1, merlin.Province(t.B))
}

// With the City of Caerleon each province is a district. A plate names it and holds
// all that there is of its kind, by colour; other provinces have no stock. // C1, C3

// districtAt are the plates of the districts, clockwise from the top.
var districtAt = [merlin.Provinces]ui.Rect{
	{X: 232, Y: 103, W: 150, H: 63},
	{X: 631, Y: 187, W: 150, H: 63},
	{X: 631, Y: 683, W: 150, H: 63},
	{X: 232, Y: 767, W: 150, H: 63},
	{X: 55, Y: 683, W: 150, H: 63},
	{X: 55, Y: 187, W: 150, H: 63},
}

func districtPlate(p merlin.Province) ui.Rect { return districtAt[p] }

// unstocked reports whether nothing lies on a district, as on the market. // C3
func (f *frame) unstocked(p merlin.Province) bool { return len(f.districtIn(p).Stock()) == 0 }

// districtIn is the district over a province, districtName what it is called.
func (f *frame) districtIn(p merlin.Province) merlin.District {
	return f.View.Mods.Caerleon.Districts[p]
}

func (f *frame) districtName(p merlin.Province) string {
	return f.T("district." + f.districtIn(p).String())
}

// districtCell is where an item of a colour lies.
func districtCell(f *frame, i merlin.Item, p merlin.Province) ui.Rect {
	r := districtAt[f.position().Lies(i, p)].Inset(2)
	return ui.Rect{X: r.X, Y: r.Y + 18, W: r.W, H: r.H - 18}.Row(int(p), merlin.Provinces, 0)
}

// supplyCell is where a thing without a colour lies on its district.
func (f *frame) supplyCell(i merlin.Item) (r ui.Rect, ok bool) {
	under := f.position().Lies(i, merlin.Castle)
	if under == merlin.Castle {
		return ui.Rect{}, false
	}
	_, r = districtAt[under].Inset(2).CutTop(18)
	_, r = r.CutLeft(44)
	stock := f.districtIn(under).Stock()
	return r.Row(slices.Index(stock, i), len(stock), 0), true
}

// districtAnchor is where a thing without a colour lies on its district.
func (f *frame) districtAnchor(at place) (x, y float64, ok bool) {
	for _, pool := range f.rows.pools {
		if pool.Place == at.kind {
			r, there := f.supplyCell(pool.Item)
			x, y = r.Center()
			return x, y, there
		}
	}
	return 0, 0, false
}

// drawDistrict draws the plate of a district with what lies there.
func drawDistrict(p *ui.Painter, f *frame, province merlin.Province) {
	r, d := districtAt[province], f.districtIn(province)
	p.NineSlice("plate", r, 12)
	st := ui.TitleStyle.Sized(15).With(ui.Rubric).Placed(ui.Center, ui.Middle)
	st.Spacing, st.Min = .6, 11
	p.TextIn(f.districtName(province), ui.Rect{X: r.X + 6, Y: r.Y + 3, W: r.W - 12, H: 18}, st)
	switch d {
	case merlin.Forge, merlin.Quarry, merlin.Tailor:
		for c := range merlin.Province(merlin.Provinces) {
			drawDistrictItem(p, f, d.Stock()[0], c)
		}
		return
	case merlin.MarketDistrict:
		p.Text("4×", r.X+76, r.Y+42, numberStyle.Sized(22).Placed(ui.Center, ui.Middle))
		p.SpriteAt("space-trade", r.X+112, r.Y+40, 40)
	}
	p.SpriteAt("district-"+d.String(), r.X+27, r.Y+39, 36)
	for _, i := range d.Stock() {
		drawSupply(p, f, i)
	}
}

// drawDistrictItem draws what lies on a district of one colour.
func drawDistrictItem(p *ui.Painter, f *frame, i merlin.Item, c merlin.Province) {
	r := districtCell(f, i, c)
	lit(p, f, game.Target{Kind: merlin.TargetStock, A: uint8(i), B: uint8(c)}, r, 5)
	n := int(f.View.Stock[i][c])
	o := ui.SpriteOptions{}
	if n == 0 {
		o.Fade = .65
	}
	x, _ := r.Center()
	p.SpriteAt(itemSprite(i, c), x, r.Y+12, 26, o)
	drawCount(p, n, x, r.Y+33, numberStyle.Sized(17).Placed(ui.Center, ui.Middle))
}

// drawSupply draws a thing without a colour on its district.
func drawSupply(p *ui.Painter, f *frame, i merlin.Item) {
	r, _ := f.supplyCell(i)
	pool := f.rows.pool(i)
	lit(p, f, pool.thing(), r, 6)
	n := pool.Left(&f.View)
	x, y := r.Center()
	o := ui.SpriteOptions{}
	if n == 0 {
		o.Fade = .65
	}
	p.SpriteAt(pool.Sprite, x-12, y, 28, o)
	drawCount(p, n, x+4, y+1, numberStyle.Sized(19))
}

// districtRegions are the districts' plates and what lies on them.
func districtRegions(f *frame) (list []ui.Region) {
	for p := range merlin.Province(merlin.Provinces) {
		tip := f.districtTip(p)
		list = append(list, note("district-"+p.String(), lead(tip), ui.Say(tip), districtAt[p]))
		for _, i := range f.districtIn(p).Stock() {
			if pool := f.rows.pool(i); pool != nil {
				r, _ := f.supplyCell(i)
				list = append(list, f.region(pool.thing(), r, ui.Say(tip)))
			}
		}
	}
	return list
}

// districtTip says what a district is, what lies there, and what servants do there.
func (f *frame) districtTip(p merlin.Province) string {
	head := "<b>" + f.districtName(p) + "</b> – " + f.T("province.full."+p.String())
	return paragraphs(append([]string{head, f.districtText(p)}, f.warnings(p)...)...)
}

// districtText says what servants do in a district.
func (f *frame) districtText(p merlin.Province) string {
	return f.T("district." + f.districtIn(p).String() + ".text")
}

// districtWords says what a district is.
func (f *frame) districtWords(p merlin.Province) string {
	return f.pair("<b>"+f.districtName(p)+"</b>", f.districtText(p))
}

// citySpots are where a servant in a district is chosen who comes or goes: at the place
// of his like, else at a free place, else at both. // C2
func (f *frame) citySpots(t game.Target) (list []game.Target) {
	v, p := merlin.Servant(t.A), merlin.Province(t.B)
	switch {
	case t.Kind != merlin.TargetPlace && t.Kind != merlin.TargetServant || v == merlin.Lady && t.Kind == merlin.TargetPlace:
		return nil
	case f.servantIn(v, p) != game.NoSeat:
		return []game.Target{guestTarget(uint8(f.guestPlace(v, p)), p)}
	}
	on := f.guests(p)
	for k := range uint8(cityPlaces) {
		if on[k] == merlin.Lady {
			list = append(list, guestTarget(k, p))
		}
	}
	if len(list) == 0 {
		return []game.Target{guestTarget(0, p), guestTarget(1, p)}
	}
	return list
}
