package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// What a line serves.

// reasons are all that speaks for a line.
func (f *Words) reasons(c *moment.Choice, line []game.Move) []reason {
	now, v := f.Position(), f.After(line)
	then := f.Rules.Table(&v.Public)
	return slices.Concat(f.questsDone(c, line), f.questsNearer(now, then, v.Hand, line), f.openNearer(now, then, line), f.fewerTraitors(now, then, line), f.shieldsKept(now, then, line),
		f.moreAreas(now, then, c.Last()), f.moreProvinces(now, then, line), f.moreThings(now, then, line), f.betterSite(now, then), f.takenUp(now, then), f.onward(now, then), f.farther(now, then), f.cardsChosen(c), f.swapped(now, c, line), f.ends(c), f.grailUsed(now, c))
}

func (f *Words) pointsOf(n int) string { return f.T("ui.points", "count", n) }

// moreOf are points that come on top of what one has: the one measure of what a step gains.
func (f *Words) moreOf(n int) string { return f.T("plan.more", "count", n) }

// OfOwn tells something of a quest of the hand: one that takes many words is called by its points, if no other
// brings as many; it is the card that is lit.
func (f *Words) OfOwn(key string, card merlin.Card, args ...any) string {
	quests := f.Rules.Box.Quests
	alike := func(other merlin.Card) bool { return other != card && quests[other].Points == quests[card].Points }
	if CardWords(f.Locale, &quests[card]) != calledWords(f.Locale, &quests[card]) && !slices.ContainsFunc(f.View.Hand.List(), alike) {
		key += ".own"
	}
	return f.ofQuest(key, card, args...)
}

// ofQuest tells something of a quest.
func (f *Words) ofQuest(key string, card merlin.Card, args ...any) string {
	q := &f.Rules.Box.Quests[card]
	return f.T(key, append(args, "quest", calledWords(f.Locale, q), "points", f.pointsOf(int(q.Points)))...)
}

// questsDone are quests that are fulfilled by what is done, or that the choice names; what lacked
// nothing before is no reason for something else.
func (f *Words) questsDone(c *moment.Choice, line []game.Move) (all []reason) {
	for _, card := range model.Fulfilled(line, f.Asked) {
		worth := 100 * int(f.Rules.Box.Quests[card].Points)
		switch {
		case fulfils(c.Last(), card):
			all = append(all, reason{worth, byItself, f.ofQuest("plan.points", card), &card})
		case !f.ready(card):
			all = append(all, reason{worth, decides, f.OfOwn("plan.quest-done", card), &card})
		}
	}
	return all
}

func fulfils(a game.Action, card merlin.Card) bool {
	return a.Kind == merlin.ActFulfil && merlin.Card(a.A) == card
}

// ready reports whether a quest lacks nothing now.
func (f *Words) ready(card merlin.Card) bool { return len(unmet(f.Position(), f.Asked, card)) == 0 }

// questsNearer are quests of the hand to which nothing is lacking then, or one thing only.
// A turn fulfils one.
func (f *Words) questsNearer(now, then merlin.Table, hand merlin.Cards, line []game.Move) (all []reason) {
	later := f.later()
	if !later && len(model.Fulfilled(line, f.Asked)) > 0 {
		return nil
	}
	for _, card := range hand.List() {
		had, has := unmet(now, f.Asked, card), unmet(then, f.Asked, card)
		points := int(f.Rules.Box.Quests[card].Points)
		switch {
		case missing(has) >= missing(had):
		case len(has) == 0:
			all = append(all, reason{90 * points, decides, f.OfOwn("plan.quest-ready", card), &card})
		case later && near(then, f.Asked, has):
			all = append(all, reason{40 * points, prepares, f.OfOwn("plan.quest-near", card, "lacks", LackOf(f.Locale, has[0], &then.Players[f.Asked])), &card})
		case later && missing(has) == 2:
			all = append(all, reason{15 * points, prepares, f.OfOwn("plan.quest-on", card), &card})
		}
	}
	return all
}

// unmet is what a seat lacks for a quest.
func unmet(t merlin.Table, s game.Seat, card merlin.Card) []merlin.Lack {
	p := t.Counted(s)
	return p.Lacks(t.Box.Quests[card].Conditions, t.Waived(card))
}

// missing is how many things are lacking in all.
func missing(list []merlin.Lack) (n int) {
	for _, lack := range list {
		n += int(lack.Missing)
	}
	return n
}

// near reports whether one thing alone would meet what is not met.
func near(t merlin.Table, s game.Seat, list []merlin.Lack) bool {
	if missing(list) != 1 {
		return false
	}
	c, at := list[0], t.Players[s].Servants
	return c.Kind != merlin.Together || at[c.Servant] != merlin.Castle || at[c.Other] != merlin.Castle
}

// perTraitor is what one costs that is not repelled. // B50
const perTraitor = 3

func (f *Words) fewerTraitors(now, then merlin.Table, line []game.Move) []reason {
	had, has := unmatched(now, f.Asked), unmatched(then, f.Asked)
	if has >= had {
		return nil
	}
	saved := perTraitor * (had - has)
	key, traitor := "plan.traitors", ""
	if p, ok := f.shieldTaken(now, then); ok && had-has == 1 {
		key, traitor = "plan.traitors-shield", f.T("traitor.a."+p.String())
	}
	switch {
	case had-has == 1 && f.towerShield(line): // what else is driven off is not the tower's
		key = "heed.tower.shield"
	case has == 0:
		key = "plan.traitors-last"
	case slices.ContainsFunc(line, func(m game.Move) bool { return m.Action.Kind == merlin.ActRepel }):
		key = "plan.traitors-flag"
	}
	flag := f.itemA(uint8(merlin.Flag), uint8(model.FlagColour(f.Rules, "repel")))
	return []reason{{100 * saved, decides, f.T(key, "points", f.pointsOf(saved), "flag", Capital(flag), "traitor", traitor), nil}}
}

// shieldTaken is the colour of which one has a shield more then, against a traitor; false for none.
func (f *Words) shieldTaken(now, then merlin.Table) (merlin.Province, bool) {
	had, has := model.Unmatched(now, f.Asked), model.Unmatched(then, f.Asked)
	for p := range merlin.Province(merlin.Provinces) {
		if has[p] < had[p] && gained(now, then, f.Asked, merlin.Shield, p) {
			return p, true
		}
	}
	return 0, false
}

// towerShield reports whether a shield that a line takes is that of a tower. // B27
func (f *Words) towerShield(line []game.Move) bool {
	i := slices.IndexFunc(line, func(m game.Move) bool { return m.Action.Kind == merlin.ActBuild })
	if i < 0 || i+1 == len(line) {
		return false
	}
	a := line[i+1].Action
	return a.Kind == merlin.ActTake && merlin.Item(a.A) == merlin.Shield
}

// shieldsKept are shields that one will not have to give for traitors, who are gone otherwise; nobody
// spends a flag for that before he has to pay. // B50
func (f *Words) shieldsKept(now, then merlin.Table, line []game.Move) []reason {
	kept := model.Matched(now, f.Asked) - model.Matched(then, f.Asked)
	if a := line[0].Action; f.Kind == merlin.AskRepel && a.Kind == merlin.ActRepel { // what comes of it reveals something
		p := now.Counted(f.Asked)
		kept = int(min(p.Traitors[a.A], p.Items[merlin.Shield][a.A]))
	} else if f.WastesFlag(line) || held(now, f.Asked) > held(then, f.Asked) {
		return nil
	}
	if kept <= 0 || lastScoring(now) { // they count by three
		return nil
	}
	return []reason{{60 * kept, prepares, f.T("plan.shields", "count", kept, "points", f.pointsOf(perTraitor)), nil}}
}

// held is how many shields a seat has.
func held(t merlin.Table, s game.Seat) (n int) {
	p := t.Counted(s)
	for _, k := range p.Items[merlin.Shield] {
		n += int(k)
	}
	return n
}

// unmatched is how many traitors a seat has no shield for.
func unmatched(t merlin.Table, s game.Seat) (n int) {
	for _, k := range model.Unmatched(t, s) {
		n += k
	}
	return n
}

// moreAreas are areas of the domain that would bring more points.
func (f *Words) moreAreas(now, then merlin.Table, a game.Action) (all []reason) {
	key := "plan.area"
	if scorings(then) > 1 { // manors stay
		key = "plan.area-lasts"
	}
	for first, of := range f.changedAreas(now, then) {
		there := ""
		if a.Kind == merlin.ActBuild && of[a.A] == first { // the choice says where
			there = "-there"
		}
		all = f.leads(all, key+there, f.areaIn(of, first), func(s game.Seat) (had, has model.Lead) {
			return model.DomainLead(now, of, first, s), model.DomainLead(then, of, first, s)
		})
	}
	return all
}

// byTower reports whether a line puts influence into a province that a tower brings. // B27
func byTower(line []game.Move, p merlin.Province) bool {
	built := false
	for _, m := range line {
		if m.Action.Kind == merlin.ActInfluence && merlin.Province(m.Action.A) == p {
			return built
		}
		built = m.Action.Kind == merlin.ActBuild
	}
	return false
}

// moreProvinces are provinces where influence would bring more points.
func (f *Words) moreProvinces(now, then merlin.Table, line []game.Move) (all []reason) {
	for p := range merlin.Province(merlin.Provinces) {
		n := len(all)
		all = f.leads(all, f.provinceKey(then, p), f.T("province.in."+p.String()), func(s game.Seat) (had, has model.Lead) {
			if s != f.Asked { // nobody is said to lose what the Grail may keep for him
				return model.ProvinceAtMost(now, p, s), model.ProvinceAtMost(then, p, s)
			}
			return model.ProvinceLead(now, p, s), model.ProvinceLead(then, p, s)
		})
		if len(all) > n && byTower(line, p) {
			all[n].text = f.T("plan.tower", "text", uncapital(all[n].text))
		}
		if len(all) > n && f.grailNears(then, p) {
			all[n].text += " " + f.T("plan.grail-near", "name", f.Called(then.Grail))
		}
	}
	return all
}

// provinceKey is the text of a first place in a province: a marker where nobody else has one stays after a
// scoring. // B52
func (f *Words) provinceKey(then merlin.Table, p merlin.Province) string {
	if f.stays(then, p) && scorings(then) > 1 {
		return "plan.province-lasts"
	}
	return "plan.province"
}

// leads tells of a first place that would bring more than before, and who loses most by it.
func (f *Words) leads(all []reason, key, where string, of func(game.Seat) (had, has model.Lead)) []reason {
	had, has := of(f.Asked)
	switch {
	case has.Own <= had.Own:
		return all
	case has.Points <= had.Points:
		return append(all, f.denied(where, of)...)
	}
	ranks := decides
	if strings.Contains(key, "-lasts") {
		ranks = lasts
	}
	who, lost := game.NoSeat, 0
	for s := range game.Seat(f.View.Seats) {
		if was, is := of(s); s != f.Asked && was.Points-is.Points > lost {
			who, lost = s, was.Points-is.Points
		}
	}
	if has.Level() {
		key += "-level"
	}
	text := f.T(key, "in", where, "own", has.Own, "others", has.Others, "points", f.moreOf(has.Points-had.Points))
	switch { // in few words, which leave room for a second reason
	case lost > 0:
		text = strings.TrimSuffix(text, ".") + f.T("plan.rival", "name", f.Called(who), "lost", lost)
	case had.Points > 0:
		text = f.T("plan.instead", "text", strings.TrimSuffix(text, "."), "had", had.Points)
	}
	return append(all, reason{100 * (has.Points - had.Points + lost), ranks, text, nil})
}

// moreThings are points at once, relics and what serves later.
func (f *Words) moreThings(now, then merlin.Table, line []game.Move) (all []reason) {
	add := func(yes bool, worth int, ranks rank, key string, args ...any) {
		if yes {
			all = append(all, reason{worth, ranks, f.T(key, args...), nil})
		}
	}
	s := f.Asked
	own, later := &now.Players[s], &then.Players[s]
	points := model.Gained(line, s)
	add(points > 0, 100*points, decides, "plan.points", "points", f.pointsOf(points))
	excalibur := "plan.excalibur"
	if now.Excalibur != game.NoSeat {
		excalibur = "plan.excalibur-from"
	}
	idle := f.turnsLeft() == 0 && now.Round == merlin.Rounds && unmatched(then, s) > f.flagged(then)
	add(then.Excalibur == s && now.Excalibur != s && !idle, 250, prepares, excalibur, "name", f.holder(now.Excalibur))
	if then.Grail == s && now.Grail != s {
		all = append(all, f.grailTaken(then))
	}
	servant, each := "plan.servant", aServant
	if lastScoring(now) {
		servant, each = "plan.servant-last", 100
	}
	more, stand := abroad(later)-abroad(own), decides
	if more > 1 && !lastScoring(now) { // of one alone that is so whoever it is
		stand = lasts
	}
	add(more > 0, each*more, stand, servant, "count", more, "points", f.pointsOf(more))
	if who, servant := f.sentHome(now, then); who != game.NoSeat {
		add(true, 90, prepares, "plan.sends-home", "name", f.Called(who), "servant", f.T("servant.the."+servant.String()))
	}
	add(later.Apples > own.Apples, 80, prepares, "plan.apples")
	keeps := "plan.keeps"
	if f.buildsTwice(then) {
		keeps = "plan.keeps-build"
	}
	add(later.Staffs > own.Staffs || line[0].Action.Kind == merlin.ActNoStaff, 80, prepares, keeps)
	return append(all, f.flagsTaken(own, later, most(now, then, s))...)
}

// flagsTaken are the flags of which one repels so many traitors.
func (f *Words) flagsTaken(own, later *merlin.Player, traitors int) (all []reason) {
	for p, n := range later.Items[merlin.Flag] {
		if n > own.Items[merlin.Flag][p] && traitors > 0 && f.repels(merlin.Province(p)) {
			saves := perTraitor * traitors
			text := f.T("plan.flag", "item", Capital(f.itemA(uint8(merlin.Flag), uint8(p))), "points", f.pointsOf(saves))
			all = append(all, reason{90 * saves, decides, text, nil})
		}
	}
	return all
}

// holder is what who has a relic is called; "" for nobody.
func (f *Words) holder(s game.Seat) string {
	if s == game.NoSeat {
		return ""
	}
	return f.Called(s)
}

// sentHome is whose servant has to leave a province for one's own, and which one. // B20a
func (f *Words) sentHome(now, then merlin.Table) (game.Seat, merlin.Servant) {
	for s := range game.Seat(f.View.Seats) {
		for v, at := range then.Players[s].Servants {
			if s != f.Asked && at == merlin.Castle && now.Players[s].Servants[v] != merlin.Castle {
				return s, merlin.Servant(v)
			}
		}
	}
	return game.NoSeat, 0
}

// repels reports whether flags of a colour drive traitors off.
func (f *Words) repels(p merlin.Province) bool { return f.Rules.FlagName(p) == "repel" }

// lastScoring reports whether one scoring alone is to come. // B40
func lastScoring(t merlin.Table) bool { return t.Round > merlin.Rounds-2 }

// most is of how many traitors of one colour a seat has no shield for, before and after: whose shield is given for
// the flag costs nothing as things are.
func most(now, then merlin.Table, s game.Seat) (n int) {
	had := model.Unmatched(now, s)
	for p, has := range model.Unmatched(then, s) {
		n = max(n, min(had[p], has))
	}
	return n
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
