package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// What stays at stake whatever a line brings, and what is paid for it.

// stake is what traitors will cost at the scoring that comes next, once the line is done, and what
// may be done about it; worth is what the line brings, in hundredths of a point.
func (f *Words) stake(c *moment.Choice, line []game.Move, worth int) []string {
	kind := c.Last().Kind
	if f.View.Turn.Seat != f.Asked || kind == merlin.ActDraw || kind == merlin.ActDiscard {
		return nil
	}
	v := f.After(line)
	then := f.Rules.Table(&v.Public)
	all := unmatched(then, f.Asked)
	left := all - f.flagged(then)
	turns := f.turnsLeft()
	switch {
	case all == 0:
		return nil
	case f.View.Round%2 == 1 && kind == merlin.ActDie && left > 1:
		return []string{f.T("plan.stake.ahead", "count", left, "points", f.pointsOf(perTraitor*left))}
	case f.View.Round%2 == 1:
		return nil
	case left == 0:
		return []string{f.T("plan.stake.flag", "count", all)}
	}
	said := f.T("plan.stake", "count", left, "points", f.pointsOf(perTraitor*left))
	passed := ""
	if f.passesShield(line) {
		passed = f.shieldPassed(then, line)
		said = passed
	}
	switch helps := f.helps(then); {
	case turns > 0 && helps != "" && said == passed:
		said += " " + f.T("plan.stake.can-wait") + " " + helps
	case turns > 0 && helps != "" && left == 1:
		said = f.T("plan.stake.waits") + " " + helps
	case turns > 0 && helps != "":
		said += " " + Capital(helps)
	case turns > 0:
		said += " " + f.T("plan.stake.turns", "count", turns)
	case worth > 100*perTraitor:
		said += " " + f.T("plan.stake.better", "points", f.pointsOf(perTraitor))
	default:
		said += " " + f.T("plan.stake.last")
	}
	return []string{said}
}

// flagged is how many of the traitors without a shield the flags of a seat will drive off. // B30
func (f *Words) flagged(t merlin.Table) (n int) {
	open := model.Unmatched(t, f.Asked)
	slices.Sort(open[:])
	flags := 0
	for p, have := range t.Players[f.Asked].Items[merlin.Flag] {
		if f.repels(merlin.Province(p)) {
			flags += int(have)
		}
	}
	for _, k := range open[max(0, len(open)-flags):] {
		n += k
	}
	return n
}

// price is what a line pays that would be worth something at the end, and how many points; "" for nothing.
func (f *Words) price(line []game.Move) (what string, points int) {
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
	return JoinWords(f.Locale, paid), apples + perStaff*staffs
}

// forPrice are reasons, with the price of an action done twice in the first sentence of the first that comes of it,
// so that it is read with it: without the staff there is nothing of that.
func (f *Words) forPrice(c *moment.Choice, why []string, line []game.Move) []string {
	what, points := f.price(line)
	if len(why) == 0 || what == "" || !usesStaff(line) {
		return why
	}
	if f.Kind == merlin.AskStaff && len(why) > 1 { // the choice names the staff; that it brings more than one thing is read first
		return why
	}
	of := max(0, slices.IndexFunc(why, f.onlyTwice(c, line)))
	first, rest, more := strings.Cut(why[of], ". ")
	key := "plan.costing"
	if was, ends := strings.CutSuffix(first, ")."); ends {
		first, key = was, "plan.costing-too"
	}
	switch own := int(f.View.Players[f.Asked].Staffs); {
	case f.Kind != merlin.AskStaff: // what it is worth is said where it is asked for
		key += ".brief"
	case own > 1 && what == f.T("plan.cost.staff", "count", 1): // more are left for later
		what = f.T("plan.cost.staff.of", "count", own)
	}
	why[of] = f.T(key, "text", strings.TrimSuffix(first, "."), "what", what, "points", f.pointsOf(points))
	if more {
		why[of] += " " + rest
	}
	return why
}

// onlyTwice tells what comes of an action done twice from what is there without the staff.
func (f *Words) onlyTwice(c *moment.Choice, line []game.Move) func(text string) bool {
	of := func(list []reason, text string) bool {
		return slices.ContainsFunc(list, func(r reason) bool { return strings.HasPrefix(text, r.text) })
	}
	before, all := f.reasons(c, beforeStaff(line, len(c.Do))), f.reasons(c, line)
	return func(text string) bool { return of(all, text) && !of(before, text) }
}

// flagGiven is the power that goes with a flag that a line gives for something else; "" for none.
func (f *Words) flagGiven(line []game.Move) string {
	for _, m := range line {
		if a := m.Action; a.Kind == merlin.ActGive && merlin.Item(a.A) == merlin.Flag && f.later() {
			power := f.T("flag." + f.Rules.FlagName(merlin.Province(a.B)) + ".name")
			return f.T("plan.gives-flag", "item", f.itemA(a.A, a.B), "power", power)
		}
	}
	return ""
}

// perStaff is what one is worth at the end. // B54
const perStaff = 2

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

// freely is that another die leads where one pays for going; "" where none does.
func (f *Words) freely(c *moment.Choice, line []game.Move) string {
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
				return f.T("plan.cheaper", "value", int(others[i].Value))
			}
		}
	}
	return ""
}
