package modules

import (
	"fmt"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

var caerleon = Module{
	Name: "caerleon", Picture: "offer-caerleon",

	Lesson: []moment.Telling{
		{Say: "caerleon.districts", At: []string{"district-black", "district-grey", "district-blue", "district-purple", "district-orange", "district-brown"}},
		{Say: "caerleon.places", At: []string{"place-1-black", "place-2-black", "place-lady-black"}},
		{Say: "caerleon.actions", At: []string{"home-shieldbearer", "home-mason", "home-flagbearer"}},
	},

	Events: []EventRow{{Kind: merlin.EventDistrict}},

	Actions: []ActionRow{
		{Kind: merlin.ActSendHome, Describe: describeSendHome},
		{Kind: merlin.ActGiveCoin},
		{Kind: merlin.ActNoTrade, Role: model.Leave},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetServant, Parts: model.PartA, Region: model.PlaceRegion, Name: (*words.Words).PlaceThing}, // chosen at the place where he stands
		{Kind: model.TargetSpot, Parts: model.PartA | model.PartB, Region: guestRegion, Name: (*words.Words).GuestName},
	},

	Asks: []AskRow{
		{Kind: merlin.AskTakeKind, Takes: true, Why: words.Keyed((*words.Words).WhyEmpty)},
		{Kind: merlin.AskCityTake, Takes: true, Why: words.Keyed((*words.Words).WhyEmpty)},
	},

	Plates: []paint.Plate{
		{Chapter: "caerleon", Says: "district", At: []string{"place-lady-grey", "place-1-grey", "place-2-grey", "district-grey"}, Margin: 18, Wide: 330},
	},
	Chapters: []ChapterRow{
		{"district-", "caerleon"},
		{"place-", "caerleon"},
	},

	Spots: citySpots,
	Province: &ProvinceRow{
		Plate: districtPlate, Cell: districtCell, Draw: drawDistrict, Regions: districtRegions,
		Words: districtWords, Empty: unstocked, Name: districtName, Serve: DistrictText,
		Many: true, Pools: true, // C2, C3
	},

	Board: []BoardRow{{Anchor: districtAnchor}},
}

func describeSendHome(f *words.Words, c *moment.Choice, a game.Action) {
	c.Icon = model.ServantSprite(merlin.Servant(a.B), f.Seats[a.A].Colour)
	c.Short = f.T("hint.place.taken", "servant", f.T("servant."+merlin.Servant(a.B).String()), "name", f.Called(game.Seat(a.A)))
}

func guestRegion(_ *model.Rows, t game.Target) string {
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
func unstocked(f *model.Model, p merlin.Province) bool { return len(DistrictIn(f, p).Stock()) == 0 }

// DistrictIn is the district over a province, districtName what it is called.
func DistrictIn(f *model.Model, p merlin.Province) merlin.District {
	return f.View.Mods.Caerleon.Districts[p]
}

func districtName(f *words.Words, p merlin.Province) string {
	return f.T("district." + DistrictIn(f.Model, p).String())
}

// districtCell is where an item of a colour lies.
func districtCell(f *draw.Frame, i merlin.Item, p merlin.Province) ui.Rect {
	r := districtAt[f.Position().Lies(i, p)].Inset(2)
	return ui.Rect{X: r.X, Y: r.Y + 18, W: r.W, H: r.H - 18}.Row(int(p), merlin.Provinces, 0)
}

// supplyCell is where a thing without a colour lies on its district.
func supplyCell(f *draw.Frame, i merlin.Item) (r ui.Rect, ok bool) {
	under := f.Position().Lies(i, merlin.Castle)
	if under == merlin.Castle {
		return ui.Rect{}, false
	}
	_, r = districtAt[under].Inset(2).CutTop(18)
	_, r = r.CutLeft(44)
	stock := DistrictIn(f.Model, under).Stock()
	return r.Row(slices.Index(stock, i), len(stock), 0), true
}

// districtAnchor is where a thing without a colour lies on its district.
func districtAnchor(f *draw.Frame, at model.Place) (x, y float64, ok bool) {
	for _, pool := range f.Rows.Pools {
		if pool.Place == at.Kind {
			r, there := supplyCell(f, pool.Item)
			x, y = r.Center()
			return x, y, there
		}
	}
	return 0, 0, false
}

// drawDistrict draws the plate of a district with what lies there.
func drawDistrict(p *ui.Painter, f *draw.Frame, province merlin.Province) {
	r, d := districtAt[province], DistrictIn(f.Model, province)
	p.NineSlice("plate", r, 12)
	st := ui.TitleStyle.Sized(ui.Least).With(ui.Rubric).Placed(ui.Center, ui.Middle)
	st.Spacing, st.Min = .6, 11
	p.TextIn(districtName(f.Words, province), ui.Rect{X: r.X + 6, Y: r.Y + 3, W: r.W - 12, H: 18}, st)
	switch d {
	case merlin.Forge, merlin.Quarry, merlin.Tailor:
		for c := range merlin.Province(merlin.Provinces) {
			drawDistrictItem(p, f, d.Stock()[0], c)
		}
		return
	case merlin.MarketDistrict:
		p.Text("4×", r.X+76, r.Y+42, draw.NumberStyle.Sized(22).Placed(ui.Center, ui.Middle))
		p.SpriteAt("space-trade", r.X+112, r.Y+40, 40)
	}
	p.SpriteAt("district-"+d.String(), r.X+27, r.Y+39, 36)
	for _, i := range d.Stock() {
		drawSupply(p, f, i)
	}
}

// drawDistrictItem draws what lies on a district of one colour.
func drawDistrictItem(p *ui.Painter, f *draw.Frame, i merlin.Item, c merlin.Province) {
	r := districtCell(f, i, c)
	draw.Lit(p, f, game.Target{Kind: merlin.TargetStock, A: uint8(i), B: uint8(c)}, r, 5)
	n := int(f.View.Stock[i][c])
	o := ui.SpriteOptions{}
	if n == 0 {
		o.Fade = .65
	}
	x, _ := r.Center()
	p.SpriteAt(model.ItemSprite(i, c), x, r.Y+12, 26, o)
	draw.DrawCount(p, n, x, r.Y+33, draw.NumberStyle.Sized(17).Placed(ui.Center, ui.Middle))
}

// drawSupply draws a thing without a colour on its district.
func drawSupply(p *ui.Painter, f *draw.Frame, i merlin.Item) {
	r, _ := supplyCell(f, i)
	pool := f.Rows.Pool(i)
	draw.Lit(p, f, pool.Thing(), r, 6)
	n := pool.Left(f.View)
	x, y := r.Center()
	o := ui.SpriteOptions{}
	if n == 0 {
		o.Fade = .65
	}
	p.SpriteAt(pool.Sprite, x-12, y, 28, o)
	draw.DrawCount(p, n, x+4, y+1, draw.NumberStyle.Sized(19))
}

// districtRegions are the districts' plates and what lies on them.
func districtRegions(f *draw.Frame) (list []ui.Region) {
	for p := range merlin.Province(merlin.Provinces) {
		tip := districtTip(f.Words, p)
		list = append(list, draw.Note("district-"+p.String(), draw.Lead(tip), ui.Say(tip), districtAt[p]))
		for _, i := range DistrictIn(f.Model, p).Stock() {
			if pool := f.Rows.Pool(i); pool != nil {
				r, _ := supplyCell(f, i)
				list = append(list, f.ThingRegion(pool.Thing(), r, ui.Say(tip)))
			}
		}
	}
	return list
}

// districtTip says what a district is, what lies there, and what servants do there.
func districtTip(f *words.Words, p merlin.Province) string {
	head := "<b>" + districtName(f, p) + "</b> – " + f.T("province.full."+p.String())
	return words.Paragraphs(append([]string{head, DistrictText(f, p)}, f.Warnings(p)...)...)
}

// DistrictText says what servants do in a district.
func DistrictText(f *words.Words, p merlin.Province) string {
	return f.T("district." + DistrictIn(f.Model, p).String() + ".text")
}

// districtWords says what a district is.
func districtWords(f *words.Words, p merlin.Province) string {
	return f.Pair("<b>"+districtName(f, p)+"</b>", DistrictText(f, p))
}

// citySpots are where a servant in a district is chosen who comes or goes: at the place
// of his like, else at a free place, else at both. // C2
func citySpots(f *model.Model, t game.Target) (list []game.Target) {
	v, p := merlin.Servant(t.A), merlin.Province(t.B)
	switch {
	case t.Kind != merlin.TargetPlace && t.Kind != merlin.TargetServant || v == merlin.Lady && t.Kind == merlin.TargetPlace:
		return nil
	case f.ServantIn(v, p) != game.NoSeat:
		return []game.Target{draw.GuestTarget(uint8(f.GuestPlace(v, p)), p)}
	}
	on := f.Guests(p)
	for k := range uint8(model.CityPlaces) {
		if on[k] == merlin.Lady {
			list = append(list, draw.GuestTarget(k, p))
		}
	}
	if len(list) == 0 {
		return []game.Target{draw.GuestTarget(0, p), draw.GuestTarget(1, p)}
	}
	return list
}
