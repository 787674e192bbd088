package words

import (
	"cmp"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// What the sage goes on with after a choice, and what that serves: what is said is seen on the
// table once the line is done, by the rules of the engine.

// Plan says both; on is "" where the choice says all, serves where nothing plain comes of it.
func (f *Words) Plan(c *moment.Choice, line []game.Move) (on, serves string) {
	if len(line) < len(c.Do) {
		return "", ""
	}
	if c.Last().Kind != merlin.ActDie { // another die is another matter
		if n := slices.IndexFunc(line, func(m game.Move) bool { return m.Action.Kind == merlin.ActDie }); n >= 0 {
			line = line[:n]
		}
	}
	return f.goesOn(c, line), f.serves(c, line)
}

// How many deeds and how many reasons are told at most.
const (
	mostDeeds   = 4
	mostReasons = 2
)

// goesOn tells what follows a choice, but for the goal that it says itself.
func (f *Words) goesOn(c *moment.Choice, line []game.Move) string {
	var told []string
	goals := model.ReachOf(c).Leads
	if c.Last().Kind == merlin.ActDie {
		goals = f.ledBy(c.Last().A)
	}
	known := len(goals) == 1
	for _, m := range line[len(c.Do):] {
		said := f.deed(&m)
		if m.Action.Kind == merlin.ActMove && known {
			said, known = "", false
		}
		if said != "" && len(told) < mostDeeds {
			told = append(told, said)
		}
	}
	return strings.Join(told, "\n")
}

// deed tells what is to be done, "" where it goes without saying.
func (f *Words) deed(m *game.Move) string {
	a := m.Action
	switch a.Kind {
	case merlin.ActMove:
		return f.way(m)
	case merlin.ActApple:
		return f.T("plan.apple", "value", int(a.A))
	case merlin.ActPlace:
		return f.T("plan.place", "servant", f.T("servant.the."+merlin.Servant(a.A).String()), "in", f.T("province.in."+merlin.Province(a.B).String()))
	case merlin.ActTake:
		return f.T("plan.take", "item", f.itemA(a.A, a.B))
	case merlin.ActGive:
		return f.T("plan.give", "item", f.itemA(a.A, a.B))
	case merlin.ActInfluence:
		return f.T("plan.influence", "province", f.T("province.into."+merlin.Province(a.A).String()))
	case merlin.ActBuild:
		return f.T("plan.build", "terrain", f.T(TerrainKey(f.View.Domain[a.A])), "item", f.itemA(uint8(merlin.Material), a.B))
	case merlin.ActRepel:
		return f.T("plan.repel", "traitors", f.traitorsA(merlin.Province(a.A)))
	case merlin.ActStaff:
		return f.T("plan.staff")
	}
	if row := f.Rows.Actions[a.Kind]; row.Flag != "" {
		word, _, _ := strings.Cut(m.Text, " ")
		return Capital(f.T("action.flag.said", "what", f.T("action."+word))) + "."
	}
	return ""
}

// way tells where a figure goes.
func (f *Words) way(m *game.Move) string {
	for _, e := range m.Events {
		if e.Kind != merlin.EventMoved {
			continue
		}
		key := "plan.way"
		if merlin.Figure(e.Args[0]) == merlin.MerlinFigure {
			key = "plan.way.me"
		}
		way := f.T([...]string{"landing.forward", "landing.back"}[m.Action.A])
		return f.T(key, "way", strings.ToLower(way), "space", f.spaceThe(uint8(e.Args[2])))
	}
	return ""
}

// aPoint is the least that is told beside something else, in hundredths of a point.
const aPoint = 100

// reason is something that a line brings, worth so many hundredths of a point.
type reason struct {
	worth int
	text  string
}

// serves tells the weightiest of what a line brings.
func (f *Words) serves(c *moment.Choice, line []game.Move) string {
	now, v := f.Position(), f.After(line)
	then := f.Rules.Table(&v.Public)
	all := slices.Concat(f.questsDone(c, line), f.questsNearer(now, then, v.Hand), f.fewerTraitors(now, then),
		f.moreAreas(now, then), f.moreProvinces(now, then), f.moreThings(now, then, line), f.cardsChosen(c))
	slices.SortStableFunc(all, func(a, b reason) int { return cmp.Compare(b.worth, a.worth) })
	var told []string
	for i, r := range all[:min(len(all), mostReasons)] {
		if i == 0 || r.worth >= aPoint {
			told = append(told, r.text)
		}
	}
	return strings.Join(told, "\n")
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
		all = append(all, reason{100 * int(f.Rules.Box.Quests[card].Points), f.ofQuest(key, card)})
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
			all = append(all, reason{90 * points, f.ofQuest("plan.quest-ready", card)})
		case near(then, f.Asked, has):
			all = append(all, reason{40 * points, f.ofQuest("plan.quest-near", card, "lacks", ConditionWords(f.Locale, has[0]))})
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
	return []reason{{100 * saved, f.T(key, "points", f.pointsOf(saved))}}
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
			had, has := model.DomainLead(now, &of, first, f.Asked), model.DomainLead(then, &of, first, f.Asked)
			all = f.leads(all, "plan.area", "", had, has)
		}
	}
	return all
}

// moreProvinces are provinces where influence would bring more points.
func (f *Words) moreProvinces(now, then merlin.Table) (all []reason) {
	for p := range merlin.Province(merlin.Provinces) {
		had, has := model.ProvinceLead(now, p, f.Asked), model.ProvinceLead(then, p, f.Asked)
		all = f.leads(all, "plan.province", f.T("province.in."+p.String()), had, has)
	}
	return all
}

// leads tells of a first place that would bring more than before.
func (f *Words) leads(all []reason, key, where string, had, has model.Lead) []reason {
	if has.Points <= had.Points || has.Own <= had.Own {
		return all
	}
	if has.Level() {
		key += "-level"
	}
	return append(all, reason{100 * (has.Points - had.Points), f.T(key, "in", where, "own", has.Own, "others", has.Others, "points", f.pointsOf(has.Points))})
}

// moreThings are points at once, relics and what serves later.
func (f *Words) moreThings(now, then merlin.Table, line []game.Move) (all []reason) {
	add := func(yes bool, worth int, key string, args ...any) {
		if yes {
			all = append(all, reason{worth, f.T(key, args...)})
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
		return []reason{{1, f.T("plan.discard", "count", mine)}}
	case a.Kind == merlin.ActDraw && int(a.A) >= len(f.View.Display):
		least := merlin.MaxCards
		for _, card := range f.View.Display {
			if card != merlin.NoCard {
				least = min(least, lacks(card))
			}
		}
		if least < merlin.MaxCards && least > 1 {
			return []reason{{1, f.T("plan.deck", "count", least)}}
		}
	case a.Kind == merlin.ActDraw:
		card := f.View.Display[a.A]
		switch list := unmet(t, f.Asked, card); {
		case len(list) == 0:
			return []reason{{1, f.ofQuest("plan.quest-has", card)}}
		case near(t, f.Asked, list):
			return []reason{{1, f.ofQuest("plan.quest-near", card, "lacks", ConditionWords(f.Locale, list[0]))}}
		}
	}
	return nil
}
