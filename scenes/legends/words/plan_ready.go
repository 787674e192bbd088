package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// What bringing somebody somewhere is good for later: the events that may yet come there, and who has to follow
// for one that lies there.

// more reports whether events may yet come to the places: the last card of the pile ends the game, but for
// beginners.
func (f *Words) more() bool {
	return int(f.View.DeckLeft) > btoi(f.View.Level != legends.Beginner)
}

// coming are the events that may yet come to a place: nobody has seen them.
func (f *Words) coming(p legends.Place) (list []legends.Card) {
	if !f.more() {
		return nil
	}
	for i := range f.View.Event {
		c := legends.Card(legends.Characters + i)
		if face := f.Face(c); face.Kind == legends.LocationEvent && face.At == p && f.View.Event[i].At == legends.Away {
			list = append(list, c)
		}
	}
	return list
}

// askingFor is how many of them ask for an Ability.
func (f *Words) askingFor(p legends.Place, a legends.Ability) (n int) {
	for _, c := range f.coming(p) {
		n += btoi(f.Face(c).Needs[a] > 0)
	}
	return n
}

// likely reports whether one of these comes as likely as not: of all that nobody has seen, so many are drawn yet.
func (f *Words) likely(p legends.Place, a legends.Ability) bool {
	unseen := 0
	for i := range f.View.Event {
		unseen += btoi(f.View.Event[i].At == legends.Away && !legends.Card(legends.Characters+i).IsFinal())
	}
	return 2*f.askingFor(p, a)*(int(f.View.DeckLeft)-btoi(f.View.Level != legends.Beginner)) >= unseen
}

// prepared is how many of these one has enough for on a table.
func (f *Words) prepared(v *legends.View, p legends.Place) (n int) {
	for _, c := range f.coming(p) {
		n += btoi(lacks(f.wouldHave(v, c, f.Asked)) == 0)
	}
	return n
}

// readies says of what one has more at a place then, and for how many of the events that may yet come there that is
// enough, with their points; "" where they are no more. None is named: nobody has seen them.
func (f *Words) readies(p legends.Place, would *legends.View) string {
	then, now := f.prepared(would, p), f.prepared(f.View, p)
	if then <= now {
		return ""
	}
	var parts []string
	for _, need := range f.raised(p, would) {
		parts = append(parts, f.T("need.printed", "ability", f.Ability(need.Ability), "needs", Number(need.Has)))
	}
	key := "plan.readies"
	if now > 0 {
		key = "plan.readies-more"
	}
	return f.T(key, "then", then, "now", now, "at", f.InPlace(p), "of", len(f.coming(p)), "points", f.preparedFor(would, p), "parts", strings.Join(parts, ", "))
}

// preparedFor are the points of the events that may yet come to a place and that one has enough for on a table: the
// least and the most, where they differ.
func (f *Words) preparedFor(v *legends.View, p legends.Place) string {
	least, most := 0, 0
	for _, c := range f.coming(p) {
		if n := f.scores(c); lacks(f.wouldHave(v, c, f.Asked)) == 0 {
			if least == 0 || n < least {
				least = n
			}
			most = max(most, n)
		}
	}
	if least == most {
		return f.Points(most)
	}
	return f.T("plan.points-from", "least", least, "most", f.Points(most))
}

// raised is of which Abilities one has more on another table that those of them ask for which one has not enough for here.
func (f *Words) raised(p legends.Place, would *legends.View) (list []Need) {
	for _, c := range f.coming(p) {
		before, after := f.wouldHave(f.View, c, f.Asked), f.wouldHave(would, c, f.Asked)
		if lacks(after) > 0 || lacks(before) == 0 {
			continue
		}
		for i, need := range after {
			if before[i].Over < 0 && !slices.ContainsFunc(list, func(n Need) bool { return n.Ability == need.Ability }) {
				list = append(list, need)
			}
		}
	}
	return list
}

// readier is for how many more of the events that may yet come anywhere one has enough on another table.
func (f *Words) readier(would *legends.View) (n int) {
	for p := range legends.Bid {
		n += f.prepared(would, p) - f.prepared(f.View, p)
	}
	return n
}

// joins is the action that brings enough to a place for an event there, after others, with the fewest people; false
// where none does.
func (f *Words) joins(gone []legends.Card, event legends.Card, would *legends.View) (best moment.Choice, ok bool) {
	fewest := 0
	for _, c := range f.All {
		both, more := f.joined(c.Do[0], gone, event, would)
		if t := f.Rules.Table(&both.Public); len(more) > 0 && (!ok || len(more) < fewest) && t.Completes(event, f.Asked) {
			best, fewest, ok = c, len(more), true
		}
	}
	return best, ok
}

// actionsFor is how many of the actions that are left are enough for an event, whoever takes it first; 0: they are not.
func (f *Words) actionsFor(event legends.Card) int {
	left := f.Table().Left()
	if left < 1 {
		return 0
	}
	if _, ok := f.joins(nil, event, f.View); ok {
		return 1
	}
	if left < 2 {
		return 0
	}
	for _, c := range f.All {
		if both, more := f.joined(c.Do[0], nil, event, f.View); len(more) > 0 {
			if _, ok := f.joins(more, event, &both); ok {
				return 2
			}
		}
	}
	return 0
}

// joined is a table once an action has brought more to an event, and whom; nobody where it brings none there, or
// more than have room.
func (f *Words) joined(a game.Action, gone []legends.Card, event legends.Card, would *legends.View) (legends.View, []legends.Card) {
	both, at := *would, f.EventAt(event).At
	more, to, ok := brought(a)
	if !ok || to != at || f.clash(gone, more, at, would) {
		return both, nil
	}
	f.Bring(&both, more, f.Asked, at)
	if t := f.Rules.Table(&both.Public); t.Taken(f.Asked, at) > roomAt {
		return both, nil
	}
	return both, more
}

// clash reports whether some may not come to a place once others have moved: they are the same, or one of them keeps
// another away.
func (f *Words) clash(gone, more []legends.Card, to legends.Place, would *legends.View) bool {
	t := f.Rules.Table(&would.Public)
	return slices.ContainsFunc(more, func(c legends.Card) bool {
		why, _ := t.WhyNotCome(c, f.Asked, to)
		return slices.Contains(gone, c) || why == legends.BarredFrom
	})
}

// missing says who has to follow for an event that characters are not enough for, in one action or in two, or how
// little is missing.
func (f *Words) missing(cards []legends.Card, event legends.Card, would *legends.View) string {
	if !f.Asks(model.AskAction) {
		return ""
	}
	if next, ok := f.joins(cards, event, would); ok {
		return f.T("plan.one-more", "then", f.Called(&next))
	}
	for _, c := range f.All {
		both, more := f.joined(c.Do[0], cards, event, would)
		if len(more) == 0 {
			continue
		}
		if next, ok := f.joins(append(more, cards...), event, &both); ok {
			return f.T("plan.two-more", "one", f.Called(&c), "two", f.Called(&next))
		}
	}
	lack := f.has(would, event)
	if n := lacks(lack); n <= muchOf {
		return f.T("plan.close", "count", n, "parts", f.lacking(lack))
	}
	return ""
}

// leads says that nobody else would be as near to an event; "" where somebody would.
func (f *Words) leads(event legends.Card, would *legends.View) string {
	if s, least := f.foremost(f.Rules.Table(&would.Public), event); s != game.NoSeat && least <= f.lacksOn(would, event) {
		return ""
	}
	return f.T("plan.nearest")
}

// hopeless reports whether another is all but ready for an event that characters are not enough for, nor with two
// actions more.
func (f *Words) hopeless(cards []legends.Card, event legends.Card, would *legends.View) bool {
	t := f.Rules.Table(&would.Public)
	if t.Completes(event, f.Asked) || f.lacksOn(would, event) <= muchOf {
		return false
	}
	s, least := f.foremost(t, event)
	return s != game.NoSeat && least <= littleOf && f.missing(cards, event, would) == ""
}

// lacksOn is how much one lacks for an event on a table.
func (f *Words) lacksOn(v *legends.View, event legends.Card) int { return lacks(f.has(v, event)) }

// within is what it is worth, in tenths of a point, that one action more is enough for an event which nobody
// else has enough for, or two are and nobody else is as near.
func (f *Words) within(cards []legends.Card, event legends.Card, would *legends.View) int {
	if event == legends.NoCard || f.Taken(f.Rules.Table(&would.Public), event) {
		return 0
	}
	if _, ok := f.joins(cards, event, would); ok {
		return f.prize(event) / 4
	}
	if f.inTwo(cards, event, would) && f.leads(event, would) != "" {
		return f.prize(event) / 5
	}
	return 0
}

// inTwo reports whether two actions more look like enough for an event, as what each brings adds up.
func (f *Words) inTwo(gone []legends.Card, event legends.Card, would *legends.View) bool {
	lack := f.lacksOn(would, event)
	var most []int // of what each brings, with those who do
	var who [][]legends.Card
	for _, c := range f.All {
		both, more := f.joined(c.Do[0], gone, event, would)
		if n := lack - f.lacksOn(&both, event); n > 0 {
			most, who = append(most, n), append(who, more)
		}
	}
	for i := range most {
		for k := range i {
			if most[i]+most[k] >= lack && !slices.ContainsFunc(who[i], func(c legends.Card) bool { return slices.Contains(who[k], c) }) {
				return true
			}
		}
	}
	return false
}

// gained are all events that an action is enough for, and that one has not enough for now.
func (f *Words) gained(c *moment.Choice) (list []legends.Card) {
	cards, to, _ := brought(c.Do[0])
	v := f.Would(cards, f.Asked, to)
	for p := range legends.Bid {
		for _, event := range f.Quests(p) {
			t := f.Rules.Table(&v.Public)
			if t.Completes(event, f.Asked) && !f.Table().Completes(event, f.Asked) && !f.Taken(t, event) {
				list = append(list, event)
			}
		}
	}
	return list
}

// single is the action that is enough for most, and for most besides that waits, with the fewest people, and the events
// that it is enough for; none: nothing is.
func (f *Words) single() (best moment.Choice, events []legends.Card) {
	var top [3]int
	for _, c := range f.All {
		cards, to, ok := brought(c.Do[0])
		if !ok {
			continue
		}
		would := f.Would(cards, f.Asked, to)
		list := f.ready(would)
		if by := [3]int{f.Yields(list), f.enough(would), -len(cards)}; by[0] > 0 && slices.Compare(by[:], top[:]) > 0 {
			best, events, top = c, list, by
		}
	}
	return best, events
}

// oneByOne are all events of a place that one has enough for after two actions, one each turn, where these are for one
// place alone.
func (f *Words) oneByOne(first, second game.Action, events []legends.Card) (all []legends.Card, p legends.Place) {
	if len(events) != 1 {
		return nil, p
	}
	p = f.EventAt(events[0]).At
	cards, to, _ := brought(first)
	more, there, _ := brought(second)
	both := f.Would(cards, f.Asked, to)
	f.Bring(both, more, f.Asked, there)
	t := f.Rules.Table(&both.Public)
	for _, c := range f.Quests(p) {
		if f.scores(c) > 0 && t.Completes(c, f.Asked) && !f.Taken(t, c) {
			all = append(all, c)
		}
	}
	return all, p
}
