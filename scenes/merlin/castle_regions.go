package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

func (c *castlePanel) regions(f *frame) []ui.Region {
	plan := f.castle()
	name := f.T("castle.of", "name", f.Seats[f.Home].Name)
	tip := func() string {
		return paragraphs("<b>"+name+"</b>", f.T("hint.score", "name", f.who(f.Home), "count", int(c.player(f).Score)), f.seatTip(f.Home))
	}
	list := []ui.Region{note("castle", name, tip, plan.seat)}
	list = c.diceRegions(list, f)
	list = c.goodsRegions(list, f)
	list = c.peopleRegions(list, f)
	list = c.supplyRegions(list, f)
	for i, in := range f.rows.insets {
		list = append(list, in.Regions(f, plan.insets[i])...)
	}
	return c.handRegions(list, f)
}

// power returns the region of a thing that does what only its owner may: its tip ends
// with the reason why it does not now.
func (f *frame) power(t game.Target, r ui.Rect, tip ui.Sentence) ui.Region {
	reg := f.region(t, r, tip)
	if why := reg.Why; why != nil {
		reg.Tip = func() string { return paragraphs(tip.String(), "<i>"+why()+"</i>") }
	}
	return reg
}

func (c *castlePanel) diceRegions(list []ui.Region, f *frame) []ui.Region {
	plan := f.castle()
	for i, d := range c.player(f).Dice {
		if d.Value == 0 {
			continue
		}
		x, y, size := plan.die(i)
		high := size + 10
		if plan.fiveDice {
			high = size + 4
		}
		r := f.dieRegion(dieTarget(f.Home, uint8(i)), ui.Around(x, y, size+2, high), func() string { return f.dieTip(f.Home, i, d) })
		r.Name = castleDie(i)
		if !r.Enabled {
			r.Label = f.dieName(f.Home, uint8(i))
		}
		list = append(list, r)
	}
	return list
}

func (c *castlePanel) goodsRegions(list []ui.Region, f *frame) []ui.Region {
	plan := f.castle()
	for i := range merlin.Item(merlin.Items) {
		for col := range merlin.Province(merlin.Provinces) {
			x, y := plan.good(i, col)
			n := int(c.player(f).Items[i][col])
			r := f.region(goodsTarget(i, col), ui.Around(x, y, plan.column()-2.5, 46), func() string { return f.goodsTip(i, col, n) })
			if !f.open(goodsTarget(i, col)) {
				r.Label = f.T("item.count."+i.String()+"."+col.String(), "count", n)
			}
			list = append(list, r)
		}
	}
	return list
}

func (c *castlePanel) peopleRegions(list []ui.Region, f *frame) []ui.Region {
	plan := f.castle()
	all := f.besiegers(f.Home)
	for first := 0; first < len(all); {
		last := first
		for last+1 < len(all) && all[last+1].colour == all[first].colour {
			last++
		}
		x0, y := plan.traitor(first, len(all))
		x1, _ := plan.traitor(last, len(all))
		r := ui.Rect{X: x0 - 28, Y: y - 28, W: x1 - x0 + 56, H: 48}
		colour, count := all[first].colour, last-first+1
		tip := func() string {
			return paragraphs(f.T("traitor.count."+colour.String(), "count", count), f.T("traitor.tip"))
		}
		list = append(list, f.region(game.Target{Kind: merlin.TargetTraitor, A: uint8(colour)}, r, tip))
		first = last + 1
	}
	for v, where := range c.player(f).Servants {
		x, y := plan.home(merlin.Servant(v))
		key := "servant." + merlin.Servant(v).String()
		words := f.pair(f.T(key), servantWhere(f, where))
		tip := func() string { return paragraphs(words, f.servantText(merlin.Servant(v))) }
		r := f.region(game.Target{Kind: merlin.TargetCastle, A: uint8(v)}, ui.Around(x, y, min(52, plan.people.W/262*60-1), 52), tip)
		if !r.Enabled {
			r.Label = words
		}
		list = append(list, r)
	}
	return list
}

// servantWhere says where a servant is.
func servantWhere(f *frame, where merlin.Province) string {
	if where == merlin.Castle {
		return f.T("castle.at-home")
	}
	return f.T("province.in." + where.String())
}

func (c *castlePanel) handRegions(list []ui.Region, f *frame) []ui.Region {
	plan := f.castle()
	if f.View.Seat != f.Home {
		return append(list, note("hand", f.T("castle.hand", "count", int(c.player(f).HandSize)), func() string { return f.T("castle.hidden") }, plan.hand))
	}
	cards := f.View.Hand.List()
	for i, card := range cards {
		words := questWords(f.Locale, &f.rules.Box.Quests[card])
		r := f.region(cardTarget(card), plan.card(i, len(cards)), func() string { return paragraphs(words, f.T("hint.hand")) })
		r.Label = words
		if f.open(cardTarget(card)) {
			r.Label = f.pair(f.label(cardTarget(card)), words)
		}
		list = append(list, r)
	}
	return list
}

func (c *castlePanel) anchor(f *frame, at place) (x, y float64, ok bool) {
	if at.seat != f.Home {
		return 0, 0, false
	}
	plan := f.castle()
	switch at.kind {
	case atScore:
		x, y = plan.score()
	case atDie:
		x, y, _ = plan.die(int(at.a))
	case atGoods:
		x, y = plan.good(merlin.Item(at.a), merlin.Province(at.b))
	case atHome:
		x, y = plan.home(merlin.Servant(at.a))
	case atTraitors:
		x, y = c.traitorAnchor(f, merlin.Province(at.a))
	case atHand:
		x, y = c.handAnchor(f, merlin.Card(at.a))
	default:
		return f.insetAnchor(&plan, at)
	}
	return x, y, true
}

// insetAnchor is where a supply, a relic or a thing in an inset of a module lies.
func (f *frame) insetAnchor(plan *castlePlan, at place) (x, y float64, ok bool) {
	if i := f.rows.supplyAt(at.kind); i >= 0 {
		x, y, _, _ = plan.stored(i)
		return x, y, true
	}
	if i := f.rows.relicAt(at.kind); i >= 0 {
		x, y, _, _ = plan.niche(i, len(f.rows.relics))
		return x, y, true
	}
	if i := f.rows.insetAt(at.kind); i >= 0 {
		x, y = f.rows.insets[i].Anchor(f, plan.insets[i], at)
		return x, y, true
	}
	return 0, 0, false
}

// traitorAnchor is where a traitor of a colour stands, or would.
func (c *castlePanel) traitorAnchor(f *frame, colour merlin.Province) (x, y float64) {
	plan := f.castle()
	all := f.besiegers(f.Home)
	for i, b := range all {
		if b.colour == colour {
			return plan.traitor(i, len(all))
		}
	}
	return plan.traitor(1, 3)
}

// handAnchor is where a quest of the hand lies, or a new one would.
func (c *castlePanel) handAnchor(f *frame, card merlin.Card) (x, y float64) {
	plan := f.castle()
	cards := f.View.Hand.List()
	for i, have := range cards {
		if have == card {
			return plan.card(i, len(cards)).Center()
		}
	}
	n := int(c.player(f).HandSize) + 1
	return plan.card(n-1, n).Center()
}
