package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
)

// Need is one Ability of a Requirement for a seat: what its company has of it, and how
// much it has beyond that, less than nothing where it is short.
type Need struct {
	Ability   legends.Ability
	Needs     int
	Has, Over int
}

// Needs are an event's Requirement for a seat by Ability, and whether it is met. empty
// says that the seat has no company there. // L50, L115
func (f *Words) Needs(t legends.Table, event legends.Card, s game.Seat) (list []Need, met, empty bool) {
	at := t.Event[event-legends.Characters].At
	need := t.Needs(event, s)
	var total [legends.Abilities]int
	empty = at >= legends.Bid || t.Companies[s][at] == 0
	if !empty {
		total = t.Totals(s, at)
	}
	met = !empty
	for a, n := range f.Face(event).Needs {
		if n == 0 {
			continue
		}
		list = append(list, Need{legends.Ability(a), need[a], total[a], total[a] - need[a]})
		met = met && total[a] >= need[a]
	}
	return list, met, empty
}

// Stands says how a seat stands with an event: what it has, "met", or "short by 3".
func (f *Words) Stands(event legends.Card, s game.Seat) string {
	list, met, empty := f.Counted(f.View, event, s)
	if empty {
		return f.T("stands.nobody", "name", f.Who(s))
	}
	key := "stands.short"
	if met {
		key = "stands.met"
	}
	if met && s == f.View.Turn.Seat && f.View.Turn.Phase > legends.PhaseComplete && f.Outcomes == nil {
		key = "stands.met-later"
	}
	return f.T(key, "name", f.Who(s), "parts", f.allNeeds(list))
}

// Counting is a table as events count next: once nothing is completed any more in a turn, without those who go at its end
// and without what is only for it. // L44, L66
func (f *Words) Counting(v *legends.View) legends.Table {
	passes := slices.ContainsFunc(v.Chars[:], func(ch legends.Character) bool {
		return ch.Doomed || ch.Boost != [legends.Abilities]int8{} || ch.Loan != [legends.MaxSeats]legends.Loan{}
	})
	if v.Turn.Phase <= legends.PhaseComplete || !passes {
		return f.Rules.Table(&v.Public)
	}
	return f.Rules.Table(&f.on(v).tonight().Public)
}

// Counted are the needs of an event for a seat as it counts next; empty says that it has nobody there now.
func (f *Words) Counted(v *legends.View, event legends.Card, s game.Seat) (list []Need, met, empty bool) {
	list, met, _ = f.Needs(f.Counting(v), event, s)
	_, _, empty = f.Needs(f.Rules.Table(&v.Public), event, s)
	return list, met, empty
}

// Has is what a seat's company has of what an event asks for: "Combat 13 of 12".
func (f *Words) Has(event legends.Card, s game.Seat) string {
	list, _, _ := f.Needs(f.Table(), event, s)
	return f.allNeeds(list)
}

// allNeeds is what one has of all that an event asks for.
func (f *Words) allNeeds(list []Need) string {
	var parts []string
	for _, n := range list {
		parts = append(parts, f.needs(n))
	}
	return strings.Join(parts, ", ")
}

func (f *Words) needs(n Need) string {
	switch {
	case n.Over < 0:
		return f.T("need.short", "ability", f.Ability(n.Ability), "has", Number(n.Has), "needs", n.Needs, "count", -n.Over)
	default:
		return f.T("need.met", "ability", f.Ability(n.Ability), "has", Number(n.Has), "needs", n.Needs)
	}
}

// Requirement is what an event asks for, as printed.
func (f *Words) Requirement(event legends.Card) string {
	var parts []string
	for a, n := range f.Face(event).Needs {
		if n > 0 {
			parts = append(parts, f.T("need.printed", "ability", f.Ability(legends.Ability(a)), "needs", int(n)))
		}
	}
	return strings.Join(parts, ", ")
}

// Totals says what a company has in each Ability, as events count next.
func (f *Words) Totals(s game.Seat, p legends.Place) string {
	var parts []string
	for a, n := range f.Counting(f.View).Totals(s, p) {
		parts = append(parts, f.T("need.printed", "ability", f.Ability(legends.Ability(a)), "needs", Number(n)))
	}
	return strings.Join(parts, ", ")
}

// Easing says by how much a seat's Requirements at a place are lower or higher than printed,
// and by what. // L91
func (f *Words) Easing(s game.Seat, p legends.Place) string {
	by, from := f.Table().Eased(s, p)
	var cards []string
	for _, c := range from {
		cards = append(cards, f.Card(c))
	}
	key := "tip.eased"
	if by < 0 {
		key, by = "tip.raised", -by
	}
	return f.T(key, "name", f.Who(s), "count", by, "cards", strings.Join(cards, ", "))
}

// Outcome says what would come of bringing characters to a place: which events there would
// be met then.
func (f *Words) Outcome(cards []legends.Card, s game.Seat, p legends.Place) string {
	would := f.Would(cards, s, p)
	t := f.Rules.Table(&would.Public)
	var lines []string
	for _, event := range f.Quests(p) {
		list, met, _ := f.Needs(t, event, s)
		key := "outcome.short"
		if met {
			key = "outcome.met"
		}
		lines = append(lines, f.T(key, "event", f.Card(event), "parts", f.allNeeds(list)))
	}
	return strings.Join(lines, "\n")
}

// standing says how everybody stands with an event, and whose Requirement is not as printed.
func (f *Words) standing(c legends.Card) (lines []string) {
	for _, s := range f.Order() {
		lines = append(lines, f.Stands(c, s))
	}
	for _, s := range f.Order() {
		at := f.EventAt(c).At
		if at >= legends.Bid || f.Requirement(c) == "" {
			break
		}
		if by, _ := f.Table().Eased(s, at); by != 0 {
			lines = append(lines, "<i>"+f.Easing(s, at)+"</i>")
		}
	}
	return lines
}

// parts says what one has of what is asked for.
func (f *Words) parts(needs []Need) string {
	var parts []string
	for _, n := range needs {
		key := "plan.part-met"
		switch {
		case n.Over < 0:
			key = "plan.part"
		case n.Over == 0:
			key = "plan.part-just"
		}
		parts = append(parts, f.T(key, "ability", f.Ability(n.Ability), "has", Number(n.Has), "needs", n.Needs))
	}
	if len(parts) == 2 {
		return f.T("word.both", "one", parts[0], "two", parts[1])
	}
	return strings.Join(parts, ", ")
}
