package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
)

// Who else is after an event, and what that may cost.

// against says what the rival who is nearest to one of several events still lacks on a table that
// would be, and what that costs where it presses: he goes first, as his turn comes before one's own.
func (f *Words) against(events []legends.Card, would *legends.View) (said string, pressing bool) {
	t := f.Rules.Table(&would.Public)
	who, least, of := game.NoSeat, 0, legends.NoCard
	for _, c := range events {
		if s, n := f.foremost(t, c); s != game.NoSeat && (who == game.NoSeat || n < least) {
			who, least, of = s, n, c
		}
	}
	if who == game.NoSeat || least == 0 && of == f.Ender() { // that is said with whatever is advised
		return "", false
	}
	name, key := f.Who(who), "plan.rival-far"
	if len(events) > 1 {
		name += " (" + f.Bare(of) + ")"
	}
	if c := f.holder(t, of, who); least == 0 && c != legends.NoCard {
		return f.T("plan.rival-held", "name", name, "card", f.Card(c)), false
	}
	if least == 0 {
		key = "plan.rival-met"
	} else if said := f.hastens(events, would); said != "" {
		return said, true
	}
	needs, _, _ := f.Needs(t, of, who)
	return f.T(key, "name", name, "parts", f.lacking(needs)), least == 0
}

// hastens says whose power would be enough for one of some events before one's own next turn.
func (f *Words) hastens(events []legends.Card, would *legends.View) string {
	for _, c := range events {
		if s, by := f.quick(c, would); s != game.NoSeat {
			key := "plan.rival-power"
			if by.whom != legends.NoCard {
				key = "plan.rival-brings"
			}
			return f.T(key, "name", f.Who(s), "how", f.how(by), "event", f.Card(c))
		}
	}
	return ""
}

// foremost is the rival with a company there who lacks least for an event on a table, and how much.
func (f *Words) foremost(t legends.Table, event legends.Card) (who game.Seat, least int) {
	who = game.NoSeat
	for _, s := range f.Order()[1:] {
		needs, _, none := f.Needs(t, event, s)
		if n := lacks(needs); !none && !(n == 0 && f.losesBy(t, event, s)) && (who == game.NoSeat || n < least) {
			who, least = s, n
		}
	}
	return who, least
}

// threat says which events a rival has enough for already, and goes first, who has enough for the one that most is won
// by, but for those that are told of already; "" where nobody threatens anything.
func (f *Words) threat(told ...string) string {
	who, worst := game.NoSeat, 0
	for _, c := range f.openEvents() {
		s, least := f.foremost(f.Table(), c)
		if n := f.prize(c); s != game.NoSeat && least == 0 && n > worst {
			who, worst = s, n
		}
	}
	if who == game.NoSeat {
		return ""
	}
	list := slices.DeleteFunc(f.takeable(who), func(c legends.Card) bool {
		return f.losesBy(f.Table(), c, who) || c == f.Ender() || slices.ContainsFunc(told, func(said string) bool { return strings.Contains(said, f.Card(c)) })
	})
	if len(list) == 0 { // of what ends the game is told with whatever is advised
		return ""
	}
	if i := slices.IndexFunc(list, func(c legends.Card) bool { return f.holdsUp(f.Table(), c, who) }); i >= 0 {
		by := f.holder(f.Table(), list[i], who)
		return f.T("plan.threat-held", "name", f.Who(who), "events", f.Worth(list[i:i+1]), "card", f.Card(by))
	}
	said := f.T("plan.threat", "name", f.Who(who), "events", f.oneAPlace(list))
	return strings.TrimSpace(said + " " + f.unstopped(list, who))
}
