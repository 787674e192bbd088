package merlin

import (
	"slices"
	"strconv"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// supply is what lies in a castle in numbers.
type supply struct {
	module    string // that brings it; "" for none
	name, key string
	sprite    string // a player's colour follows where it ends in "-"
	count     func(*merlin.View, game.Seat) int
	place     placeKind
	target    uint8 // what choosing it touches; 0 for what cannot be chosen
}

const baseSupplies = 4

// allSupplies are those of the base, then those of the modules.
var allSupplies = [...]supply{
	{"", "apples", "term.apples", "apple", func(v *merlin.View, s game.Seat) int { return int(v.Players[s].Apples) }, atApples, merlin.TargetApples},
	{"", "staffs", "term.staffs", "staff", func(v *merlin.View, s game.Seat) int { return int(v.Players[s].Staffs) }, atStaffs, merlin.TargetStaffs},
	{"", "markers", "term.influence", "influence-", func(v *merlin.View, s game.Seat) int { return int(v.Players[s].Markers) }, atMarkerBag, 0},
	{"", "manors", "term.manors", "manor-", func(v *merlin.View, s game.Seat) int { return int(v.Players[s].Manors) }, atManors, 0},

	{"gold", "coins", "term.coins", "coin", func(v *merlin.View, s game.Seat) int { return int(v.Mods.Gold.Coins[s]) }, atCoins, merlin.TargetCoins},
	{"gold", "mistletoes", "term.mistletoes", "mistletoe", func(v *merlin.View, s game.Seat) int { return int(v.Mods.Gold.Mistletoes[s]) }, atMistletoes, 0},
	{"morgana", "poisons", "term.poisons", "poisoned-apple", func(v *merlin.View, s game.Seat) int { return int(v.Mods.Morgana.Poisons[s]) }, atPoisons, targetPoisons},
	{"decrees", "decrees", "term.decrees", "decree", func(v *merlin.View, s game.Seat) int { return v.Mods.Decrees.Count(s) }, atOwnDecrees, merlin.TargetDecrees},
}

// supplies are those in play.
func (f *frame) supplies() []supply {
	list := make([]supply, 0, len(allSupplies))
	for _, s := range allSupplies {
		if s.module == "" || f.rules.Has(s.module) {
			list = append(list, s)
		}
	}
	return list
}

// supplyAt is which of the supplies in play lies at a place of its kind; -1 is none.
func (f *frame) supplyAt(k placeKind) int {
	return slices.IndexFunc(f.supplies(), func(s supply) bool { return s.place == k })
}

// picture is the sprite of a supply in a player's colour.
func (s *supply) picture(colour string) string {
	if s.sprite[len(s.sprite)-1] == '-' {
		return s.sprite + colour
	}
	return s.sprite
}

// thing is what choosing it touches; not of what cannot be chosen.
func (s *supply) thing() game.Target { return game.Target{Kind: s.target} }

// usable reports whether it may be used now, be it at another thing.
func (f *frame) usable(s *supply) bool {
	if s.name == "mistletoes" {
		return f.offers(merlin.ActMistletoe)
	}
	return s.target != 0 && f.open(s.thing()) && !f.glows(s.thing())
}

func (c *castlePanel) drawSupply(p *ui.Painter, f *frame) {
	plan := f.castle()
	drawInset(p, plan.supply)
	for i, s := range f.supplies() {
		c.drawStored(p, f, &plan, i, s)
	}
	y := plan.supply.Y + 92
	p.Line(plan.supply.X+16, y, plan.supply.Right()-16, y, 1.2, ui.Solid(ui.Alpha(ui.GoldDark, .7)))
}

// drawStored draws one of the supplies with its number.
func (c *castlePanel) drawStored(p *ui.Painter, f *frame, plan *castlePlan, i int, s supply) {
	n := s.count(&f.View, f.Home)
	t, r := s.thing(), plan.store(i)
	x, y, size, number := plan.stored(i)
	if f.usable(&s) {
		p.NineSlice("plate-lit", ui.Rect{X: r.X - 1, Y: y - .6*size - 2, W: r.W, H: 1.2 * size}.Inset(-3), 14)
	}
	sprite := s.picture(f.Seats[f.Home].Colour)
	if n == 0 {
		p.SpriteAt(sprite, x, y, size, ui.SpriteOptions{Fade: .55})
	} else {
		drawLit(p, sprite, x, y, size, s.target != 0 && f.glows(t), s.target != 0 && f.hot(t), f.Breath)
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
	centred(p, f.T(s.key), ui.Rect{X: r.X, Y: r.Y + 58, W: r.W, H: 24}, ui.BodyStyle.Sized(18).With(ui.FadedInk))
}

// supplyRegions are the supplies and the relics.
func (c *castlePanel) supplyRegions(list []ui.Region, f *frame) []ui.Region {
	plan := f.castle()
	for i, s := range f.supplies() {
		tip := f.countTip(f.Home, s)
		if s.target == 0 || s.target == targetPoisons && !f.open(s.thing()) {
			list = append(list, note("own-"+s.name, lead(tip), tip, plan.store(i)))
			continue
		}
		r := f.power(s.thing(), plan.store(i), tip)
		if !r.Enabled {
			r.Label = lead(tip)
		}
		list = append(list, r)
	}
	return append(list, nicheRegions(f)...)
}

// countTip names one of the supplies with its number, and says what it is for.
func (f *frame) countTip(s game.Seat, of supply) string {
	return paragraphs("<b>"+f.countWords(s, of)+"</b>", f.T("castle."+of.name+"-tip"))
}

// countWords names one of the supplies with its number, the decrees one by one.
func (f *frame) countWords(s game.Seat, of supply) string {
	if of.name == "decrees" {
		return f.decreesBefore(s)
	}
	return f.pair(f.T(of.key), strconv.Itoa(of.count(&f.View, s)))
}
