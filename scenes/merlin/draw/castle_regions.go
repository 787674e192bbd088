package draw

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/ui"
)

func (c *CastlePanel) Regions(f *Frame) []ui.Region {
	plan := f.castle()
	name := f.T("castle.of", "name", f.Seats[f.Home].Name)
	tip := func() string {
		return words.Paragraphs("<b>"+name+"</b>", f.T("hint.score", "name", f.Called(f.Home), "count", int(c.player(f).Score)), f.SeatTip(f.Home))
	}
	list := []ui.Region{Note("castle", name, tip, plan.seat)}
	list = c.diceRegions(list, f)
	list = c.goodsRegions(list, f)
	list = c.peopleRegions(list, f)
	list = c.supplyRegions(list, f)
	for i, in := range f.Rows.Insets {
		list = append(list, in.Regions(f, plan.insets[i])...)
	}
	return c.handRegions(list, f)
}

// Power returns the region of a thing that does what only its owner may: its tip ends
// with the reason why it does not now.
func (f *Frame) Power(t game.Target, r ui.Rect, tip ui.Sentence) ui.Region {
	reg := f.ThingRegion(t, r, tip)
	if why := reg.Why; why != nil {
		reg.Tip = func() string { return words.Paragraphs(tip.String(), "<i>"+why()+"</i>") }
	}
	return reg
}

func (c *CastlePanel) diceRegions(list []ui.Region, f *Frame) []ui.Region {
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
		r := f.dieRegion(model.DieTarget(f.Home, uint8(i)), ui.Around(x, y, size+2, high), func() string { return f.DieTip(f.Home, i, d) })
		r.Name = model.CastleDie(i)
		if !r.Enabled {
			r.Label = f.DieName(f.Home, uint8(i))
		}
		list = append(list, r)
	}
	return list
}

func (c *CastlePanel) goodsRegions(list []ui.Region, f *Frame) []ui.Region {
	plan := f.castle()
	for i := range merlin.Item(merlin.Items) {
		for col := range merlin.Province(merlin.Provinces) {
			x, y := plan.good(i, col)
			n := int(c.player(f).Items[i][col])
			r := f.ThingRegion(words.GoodsTarget(i, col), ui.Around(x, y, plan.column()-2.5, 46), func() string { return f.GoodsTip(i, col, n) })
			if !f.Open(words.GoodsTarget(i, col)) {
				r.Label = f.T("item.count."+i.String()+"."+col.String(), "count", n)
			}
			list = append(list, r)
		}
	}
	return list
}

func (c *CastlePanel) peopleRegions(list []ui.Region, f *Frame) []ui.Region {
	plan := f.castle()
	all := f.Besiegers(f.Home)
	for first := 0; first < len(all); {
		last := first
		for last+1 < len(all) && all[last+1].Colour == all[first].Colour {
			last++
		}
		x0, y := plan.traitor(first, len(all))
		x1, _ := plan.traitor(last, len(all))
		r := ui.Rect{X: x0 - 28, Y: y - 28, W: x1 - x0 + 28 + plan.badged(len(all)), H: 70} // with the pennants; the light round it leaves the heading free
		colour, count := all[first].Colour, last-first+1
		tip := func() string {
			return words.Paragraphs(f.T("traitor.count."+colour.String(), "count", count), f.T("traitor.tip"))
		}
		list = append(list, f.ThingRegion(game.Target{Kind: merlin.TargetTraitor, A: uint8(colour)}, r, tip))
		first = last + 1
	}
	for v, where := range c.player(f).Servants {
		x, y := plan.home(merlin.Servant(v))
		key := "servant." + merlin.Servant(v).String()
		said := f.Pair(f.T(key), servantWhere(f, where))
		t := f.servantThing(merlin.Servant(v), where)
		tip := func() string {
			return words.Paragraphs(append([]string{said, f.ServantText(merlin.Servant(v))}, f.Leavers(t)...)...)
		}
		r := f.ThingRegion(t, ui.Around(x, y, min(52, plan.people.W/262*60-1), 48), tip)
		r.Name = model.HomeRegion(nil, t)
		if !r.Enabled {
			r.Label = said
		}
		list = append(list, r)
	}
	return list
}

// servantThing is what a press on a servant's place in the castle means: him, wherever he may be chosen.
func (f *Frame) servantThing(v merlin.Servant, where merlin.Province) game.Target {
	if abroad := (game.Target{Kind: merlin.TargetPlace, Seat: f.Home, A: uint8(v), B: uint8(where)}); where != merlin.Castle && f.Open(abroad) {
		return abroad
	}
	return game.Target{Kind: merlin.TargetCastle, A: uint8(v)}
}

// servantWhere says where a servant is.
func servantWhere(f *Frame, where merlin.Province) string {
	if where == merlin.Castle {
		return f.T("castle.at-home")
	}
	return f.T("province.in." + where.String())
}

func (c *CastlePanel) handRegions(list []ui.Region, f *Frame) []ui.Region {
	plan := f.castle()
	if f.View.Seat != f.Home {
		return append(list, Note("hand", f.T("castle.hand", "count", int(c.player(f).HandSize)), func() string { return f.T("castle.hidden") }, plan.hand))
	}
	cards := f.handPlaces()
	for i, card := range cards {
		if card == merlin.NoCard {
			continue
		}
		said := words.QuestWords(f.Locale, &f.Rules.Box.Quests[card])
		r := f.ThingRegion(cardTarget(card), plan.card(i, len(cards)), func() string { return words.Paragraphs(said, f.T("hint.hand")) })
		r.Label = said
		if !r.Enabled {
			r.Called = words.CardWords(f.Locale, &f.Rules.Box.Quests[card])
		}
		if f.Open(cardTarget(card)) {
			r.Label = f.Pair(f.Label(cardTarget(card)), said)
		}
		list = append(list, r)
	}
	return list
}

func (c *CastlePanel) Anchor(f *Frame, at model.Place) (x, y float64, ok bool) {
	if at.Seat != f.Home {
		return 0, 0, false
	}
	plan := f.castle()
	switch at.Kind {
	case model.AtScore:
		x, y = plan.score()
	case model.AtDie:
		x, y, _ = plan.die(int(at.A))
	case model.AtGoods:
		x, y = plan.good(merlin.Item(at.A), merlin.Province(at.B))
	case model.AtHome:
		x, y = plan.home(merlin.Servant(at.A))
	case model.AtTraitors:
		x, y = c.traitorAnchor(f, merlin.Province(at.A))
	case model.AtHand:
		x, y = c.handAnchor(f, merlin.Card(at.A))
	default:
		return f.insetAnchor(&plan, at)
	}
	return x, y, true
}

// insetAnchor is where a supply, a relic or a thing in an inset of a module lies.
func (f *Frame) insetAnchor(plan *castlePlan, at model.Place) (x, y float64, ok bool) {
	if i := f.Rows.SupplyAt(at.Kind); i >= 0 {
		x, y, _, _ = plan.stored(i)
		return x, y, true
	}
	if i := f.Rows.RelicAt(at.Kind); i >= 0 {
		x, y, _, _ = plan.niche(i, len(f.Rows.Relics))
		return x, y, true
	}
	if i := f.Rows.insetAt(at.Kind); i >= 0 {
		x, y = f.Rows.Insets[i].Anchor(f, plan.insets[i], at)
		return x, y, true
	}
	return 0, 0, false
}

// traitorAnchor is where a traitor of a colour stands, or would.
func (c *CastlePanel) traitorAnchor(f *Frame, colour merlin.Province) (x, y float64) {
	plan := f.castle()
	all := f.Besiegers(f.Home)
	for i, b := range all {
		if b.Colour == colour {
			return plan.traitor(i, len(all))
		}
	}
	return plan.traitor(1, 3)
}

// handAnchor is where a quest of the hand lies, or a new one would.
func (c *CastlePanel) handAnchor(f *Frame, card merlin.Card) (x, y float64) {
	plan := f.castle()
	cards := f.handPlaces()
	for i, have := range cards {
		if have == card {
			return plan.card(i, len(cards)).Center()
		}
	}
	n := int(c.player(f).HandSize) + 1
	return plan.card(n-1, n).Center()
}
