package words

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// What a line serves, and what is paid for it.

// mostReasons is how many are told at most.
const mostReasons = 2

// aPoint is the least that is told beside something else, in hundredths of a point.
const aPoint = 100

// reason is something that a line brings, worth so many hundredths of a point.
type reason struct {
	worth int
	about string // what it is of, with other numbers too
	text  string
}

// serves tells the weightiest of what a line brings, in the order in which it does.
func (f *Words) serves(c *moment.Choice, line []game.Move) (told []string) {
	all := f.reasons(c, line)
	slices.SortStableFunc(all, func(a, b reason) int { return cmp.Compare(b.worth, a.worth) })
	all = all[:min(len(all), mostReasons)]
	for len(all) > 1 && all[len(all)-1].worth < aPoint {
		all = all[:len(all)-1]
	}
	if len(all) > 1 {
		slices.SortStableFunc(all, func(a, b reason) int { return cmp.Compare(f.since(c, line, a), f.since(c, line, b)) })
	}
	for _, r := range all {
		told = append(told, r.text)
	}
	return told
}

// reasons are all that speaks for a line.
func (f *Words) reasons(c *moment.Choice, line []game.Move) []reason {
	now, v := f.Position(), f.After(line)
	then := f.Rules.Table(&v.Public)
	return slices.Concat(f.questsDone(c, line), f.questsNearer(now, then, v.Hand), f.fewerTraitors(now, then),
		f.moreAreas(now, then), f.moreProvinces(now, then), f.moreThings(now, then, line), f.cardsChosen(c))
}

// since is after how many moves of a line a reason is one.
func (f *Words) since(c *moment.Choice, line []game.Move, r reason) int {
	for n := 1; n < len(line); n++ {
		if slices.ContainsFunc(f.reasons(c, line[:n]), func(other reason) bool { return other.about == r.about }) {
			return n
		}
	}
	return len(line)
}

func (f *Words) pointsOf(n int) string { return f.T("ui.points", "count", n) }

// ofQuest tells something of a quest.
func (f *Words) ofQuest(key string, card merlin.Card, args ...any) string {
	q := &f.Rules.Box.Quests[card]
	return f.T(key, append(args, "quest", CardWords(f.Locale, q), "points", f.pointsOf(int(q.Points)))...)
}

// questsDone are quests that are fulfilled; the choice may have named one.
func (f *Words) questsDone(c *moment.Choice, line []game.Move) (all []reason) {
	for _, card := range model.Fulfilled(line, f.Asked) {
		key := "plan.quest-done"
		if a := c.Last(); a.Kind == merlin.ActFulfil && merlin.Card(a.A) == card {
			key = "plan.points"
		}
		all = append(all, reason{100 * int(f.Rules.Box.Quests[card].Points), key, f.ofQuest(key, card)})
	}
	return all
}

// questsNearer are quests of the hand to which nothing is lacking then, or one thing only.
func (f *Words) questsNearer(now, then merlin.Table, hand merlin.Cards) (all []reason) {
	for _, card := range hand.List() {
		had, has := unmet(now, f.Asked, card), unmet(then, f.Asked, card)
		points := int(f.Rules.Box.Quests[card].Points)
		switch {
		case len(has) >= len(had):
		case len(has) == 0:
			all = append(all, reason{90 * points, "plan.quest-ready", f.ofQuest("plan.quest-ready", card)})
		case near(then, f.Asked, has):
			all = append(all, reason{40 * points, "plan.quest-near", f.ofQuest("plan.quest-near", card, "lacks", ConditionWords(f.Locale, has[0]))})
		}
	}
	return all
}

// unmet are the conditions of a quest that a seat does not meet.
func unmet(t merlin.Table, s game.Seat, card merlin.Card) (list []merlin.Condition) {
	p, conditions, waived := t.Counted(s), t.Box.Quests[card].Conditions, t.Waived(card)
	for i, met := range p.Met(conditions) {
		if !met && waived>>i&1 == 0 {
			list = append(list, conditions[i])
		}
	}
	return list
}

// near reports whether one thing alone would meet what is not met.
func near(t merlin.Table, s game.Seat, list []merlin.Condition) bool {
	if len(list) != 1 {
		return false
	}
	c, at := list[0], t.Players[s].Servants
	switch c.Kind {
	case merlin.Together:
		return at[c.Servant] != merlin.Castle || at[c.Other] != merlin.Castle
	case merlin.PairIn:
		return slices.Contains(at[:], c.Province)
	}
	return c.N <= 1
}

// perTraitor is what one costs that is not repelled. // B50
const perTraitor = 3

func (f *Words) fewerTraitors(now, then merlin.Table) []reason {
	had, has := unmatched(now, f.Asked), unmatched(then, f.Asked)
	if has >= had {
		return nil
	}
	saved := perTraitor * (had - has)
	key := "plan.traitors"
	if has == 0 {
		key = "plan.traitors-last"
	}
	return []reason{{100 * saved, "plan.traitors", f.T(key, "points", f.pointsOf(saved))}}
}

// unmatched is how many traitors a seat has no shield for.
func unmatched(t merlin.Table, s game.Seat) (n int) {
	for _, k := range model.Unmatched(t, s) {
		n += k
	}
	return n
}

// moreAreas are areas of the domain that would bring more points.
func (f *Words) moreAreas(now, then merlin.Table) (all []reason) {
	of := then.Areas()
	for first := range then.Rows * merlin.Columns {
		if of[first] == first {
			all = f.leads(all, "plan.area", f.areaIn(&of, first), func(s game.Seat) (had, has model.Lead) {
				return model.DomainLead(now, &of, first, s), model.DomainLead(then, &of, first, s)
			})
		}
	}
	return all
}

// moreProvinces are provinces where influence would bring more points.
func (f *Words) moreProvinces(now, then merlin.Table) (all []reason) {
	for p := range merlin.Province(merlin.Provinces) {
		all = f.leads(all, "plan.province", f.T("province.in."+p.String()), func(s game.Seat) (had, has model.Lead) {
			return model.ProvinceLead(now, p, s), model.ProvinceLead(then, p, s)
		})
	}
	return all
}

// leads tells of a first place that would bring more than before, and who loses most by it.
func (f *Words) leads(all []reason, key, where string, of func(game.Seat) (had, has model.Lead)) []reason {
	had, has := of(f.Asked)
	if has.Points <= had.Points || has.Own <= had.Own {
		return all
	}
	who, lost := game.NoSeat, 0
	for s := range game.Seat(f.View.Seats) {
		if was, is := of(s); s != f.Asked && was.Points-is.Points > lost {
			who, lost = s, was.Points-is.Points
		}
	}
	about := key + where
	if has.Level() {
		key += "-level"
	}
	text := f.T(key, "in", where, "own", has.Own, "others", has.Others, "points", f.pointsOf(has.Points))
	if lost > 0 {
		text += " " + f.T("plan.rival", "name", f.Called(who), "points", f.pointsOf(lost))
	}
	return append(all, reason{100 * (has.Points - had.Points + lost), about, text})
}

// moreThings are points at once, relics and what serves later.
func (f *Words) moreThings(now, then merlin.Table, line []game.Move) (all []reason) {
	add := func(yes bool, worth int, key string, args ...any) {
		if yes {
			all = append(all, reason{worth, key, f.T(key, args...)})
		}
	}
	s := f.Asked
	own, later := &now.Players[s], &then.Players[s]
	points := model.Gained(line, s)
	add(points > 0, 100*points, "plan.points", "points", f.pointsOf(points))
	add(then.Excalibur == s && now.Excalibur != s, 250, "plan.excalibur")
	add(then.Grail == s && now.Grail != s, 120, "plan.grail")
	add(abroad(later) > abroad(own), 90*(abroad(later)-abroad(own)), "plan.servant", "count", abroad(later))
	add(later.Apples > own.Apples, 80, "plan.apples")
	add(later.Staffs > own.Staffs || line[0].Action.Kind == merlin.ActNoStaff, 80, "plan.keeps")
	for p, n := range later.Items[merlin.Flag] {
		saves := perTraitor * most(then, s)
		repels := f.Rules.FlagName(merlin.Province(p)) == "repel" && n > own.Items[merlin.Flag][p] && saves > 0
		add(repels, 90*saves, "plan.flag", "points", f.pointsOf(saves))
	}
	n := open(then, s)
	add(n > open(now, s), 60, "plan.material", "count", n)
	return all
}

// most is of how many traitors of one colour a seat has no shield for.
func most(t merlin.Table, s game.Seat) int {
	all := model.Unmatched(t, s)
	return slices.Max(all[:])
}

// abroad is how many servants stand in provinces.
func abroad(p *merlin.Player) (n int) {
	for _, at := range p.Servants {
		if at != merlin.Castle {
			n++
		}
	}
	return n
}

// open is on how many free tiles a seat could build with its materials.
func open(t merlin.Table, s game.Seat) (n int) {
	var colours uint8
	for p, have := range t.Players[s].Items[merlin.Material] {
		colours |= min(have, 1) << p
	}
	for tile := range t.Rows * merlin.Columns {
		if t.Domain[tile].Manor == game.NoSeat && t.Box.Fits(tile, t.Rows)&colours != 0 {
			n++
		}
	}
	return n
}

// cardsChosen is why a quest is drawn or laid off.
func (f *Words) cardsChosen(c *moment.Choice) []reason {
	t, a := f.Position(), c.Last()
	lacks := func(card merlin.Card) int { return len(unmet(t, f.Asked, card)) }
	switch {
	case a.Kind == merlin.ActDiscard:
		mine := lacks(merlin.Card(a.A))
		for _, card := range f.View.Hand.List() {
			if lacks(card) > mine {
				return nil
			}
		}
		if mine == 0 {
			return nil
		}
		return []reason{{1, "", f.T("plan.discard", "count", mine)}}
	case a.Kind == merlin.ActDraw && int(a.A) >= len(f.View.Display):
		least := merlin.MaxCards
		for _, card := range f.View.Display {
			if card != merlin.NoCard {
				least = min(least, lacks(card))
			}
		}
		if least < merlin.MaxCards && least > 1 {
			return []reason{{1, "", f.T("plan.deck", "count", least)}}
		}
	case a.Kind == merlin.ActDraw:
		card := f.View.Display[a.A]
		switch list := unmet(t, f.Asked, card); {
		case len(list) == 0:
			return []reason{{1, "", f.ofQuest("plan.quest-has", card)}}
		case near(t, f.Asked, list):
			return []reason{{1, "", f.ofQuest("plan.quest-near", card, "lacks", ConditionWords(f.Locale, list[0]))}}
		}
	}
	return nil
}

// costs is what a line pays that would be worth something: at the end, or to a quest of the hand;
// and whether another die leads to the same place for nothing.
func (f *Words) costs(c *moment.Choice, line []game.Move) (told []string) {
	now, v := f.Position(), f.After(line)
	own, later := &now.Players[f.Asked], &v.Players[f.Asked]
	apples, staffs := max(0, int(own.Apples)-int(later.Apples)), max(0, int(own.Staffs)-int(later.Staffs))
	var paid []string
	if apples > 0 {
		paid = append(paid, f.T("plan.cost.apple", "count", apples))
	}
	if staffs > 0 {
		paid = append(paid, f.T("plan.cost.staff", "count", staffs))
	}
	if len(paid) > 0 {
		told = append(told, f.T("plan.cost", "what", JoinWords(f.Locale, paid), "points", f.pointsOf(apples+perStaff*staffs)))
	}
	told = append(told, f.questFarther(now, f.Rules.Table(&v.Public), v.Hand)...)
	return append(told, f.freely(c, line)...)
}

// perStaff is what one is worth at the end. // B54
const perStaff = 2

// questFarther is the quest of the hand, of those that bring most, that lacks something then which
// it does not lack now.
func (f *Words) questFarther(now, then merlin.Table, hand merlin.Cards) (told []string) {
	best := 0
	for _, card := range hand.List() {
		had, points := unmet(now, f.Asked, card), int(f.Rules.Box.Quests[card].Points)
		for _, lack := range unmet(then, f.Asked, card) {
			if points > best && !slices.Contains(had, lack) {
				best, told = points, []string{f.ofQuest("plan.cost.quest", card, "lacks", ConditionWords(f.Locale, lack))}
			}
		}
	}
	return told
}

// otherWays are those of the dice that may be taken instead of one that is taken, or of that in hand.
func (f *Words) otherWays(c *moment.Choice) (ways []model.Landing) {
	switch f.Kind {
	case merlin.AskDie:
		for _, l := range f.Landings {
			if l.Die != c.Last().A {
				ways = append(ways, l)
			}
		}
	case merlin.AskMove:
		for die := range uint8(len(f.View.Players[f.Asked].Dice)) {
			if die != f.View.Turn.Die {
				ways = append(ways, f.Retakes[die]...)
			}
		}
	}
	return ways
}

// freely is that another die leads where one pays for going.
func (f *Words) freely(c *moment.Choice, line []game.Move) []string {
	paid, others := false, f.otherWays(c)
	for i := range line {
		a := line[i].Action
		row := f.Rows.Actions[a.Kind]
		paid = paid || a.Kind == merlin.ActApple || row.Flag != "" && row.Changes != 0
		for _, e := range line[i].Events {
			if e.Kind != merlin.EventMoved {
				continue
			}
			if i := slices.IndexFunc(others, func(l model.Landing) bool { return paid && l.To() == uint8(e.Args[2]) }); i >= 0 {
				return []string{f.T("plan.cheaper", "value", int(others[i].Value))}
			}
		}
	}
	return nil
}
