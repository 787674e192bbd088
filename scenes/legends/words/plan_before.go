package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// What the sage had people gathered for in a turn before he does not forget: he says why he lets it be.

// aimNone stands among what an advice works towards for an action that is for no event.
const aimNone = -1

// Aims are the events that an action works towards, as numbers; of one that is for none, that.
func (f *Words) Aims(c *moment.Choice) []int {
	if !f.Asks(model.AskAction) {
		return nil
	}
	f = f.evening()
	if c.Do[0].Kind == legends.ActDraw {
		if then, ok := f.afterCard(); ok {
			return []int{int(f.gained(&then)[0])}
		}
	}
	cards, to, ok := brought(c.Do[0])
	if !ok {
		return []int{aimNone}
	}
	event, _ := f.nearer(cards, to)
	if _, list, two := f.Pair(c.Do[0]); two {
		event = list[0]
	}
	if event == legends.NoCard {
		return []int{aimNone}
	}
	return []int{int(event)}
}

// letsBe says what became of the event that the last action advised was for, where the one that is advised now is not:
// "" where that is told, or goes without saying.
func (f *Words) letsBe(c *moment.Choice) string {
	if !f.Asks(model.AskAction) || len(f.Aimed) == 0 || c == nil || f.Asked != f.Home {
		return ""
	}
	last := f.Aimed[len(f.Aimed)-1]
	if said := f.nowDrawn(c); said != "" && last != aimNone && !slices.Contains(f.evening().gained(c), legends.Card(last)) {
		return said
	}
	if last == aimNone || slices.Contains(f.Aims(c), last) || strings.Contains(f.Plan(c), f.Card(legends.Card(last))) {
		return ""
	}
	f = f.evening()
	event := legends.Card(last)
	if f.reachesToo(c.Do[0], event) {
		return ""
	}
	e := f.EventAt(event)
	named := []any{"card", f.Card(event)}
	switch {
	case e.At == legends.Displayed && e.Seat != f.Asked:
		return f.T("plan.dropped-gone", append(named, "name", f.Who(e.Seat))...)
	case e.At >= legends.Bid || f.Table().Completes(event, f.Asked) && !f.Taken(f.Table(), event):
		return ""
	case f.Taken(f.Table(), event):
		return f.T("plan.dropped-taken", append(named, "name", f.Who(f.alsoTakes(event)))...)
	}
	return f.T("plan.dropped-waits", append(named, "parts", f.lacking(f.has(f.View, event)))...)
}

// reachesToo reports whether an action is enough for an event too, with the one that is told to follow it.
func (f *Words) reachesToo(a game.Action, event legends.Card) bool {
	cards, to, ok := brought(a)
	if !ok {
		return false
	}
	would := f.Would(cards, f.Asked, to)
	if second, _, two := f.Pair(a); two {
		more, there, _ := brought(second.Do[0])
		f.Bring(would, more, f.Asked, there)
	}
	return f.Rules.Table(&would.Public).Completes(event, f.Asked)
}

// Steps are the actions of which the sage says that they come next: what is completed before the action for which no power
// is used, and that one.
func (f *Words) Steps(c *moment.Choice) (list []game.Action) {
	next, ok := f.Next(c)
	if !ok {
		return nil
	}
	list = append(list, next)
	if next.Kind != legends.ActComplete {
		return list
	}
	for p := range legends.Bid {
		if event := f.first(p); event != legends.NoCard && event != legends.Card(next.A) {
			list = append(list, game.Action{Kind: legends.ActComplete, A: uint8(event)})
		}
	}
	if do, ok := f.keepsFor(); ok {
		list = append(list, do)
	}
	return list
}

// nowDrawn says that an action brings the card that was drawn just before; "" where it does not.
func (f *Words) nowDrawn(c *moment.Choice) string {
	cards, _, _ := brought(c.Do[0])
	if len(f.Shown) == 0 {
		return ""
	}
	last := f.Shown[len(f.Shown)-1]
	for _, e := range last.Events {
		if last.Action.Kind == legends.ActDraw && e.Kind == legends.EventDrew && e.Seat == f.Asked && slices.Contains(cards, legends.Card(e.Args[0])) {
			return f.T("plan.now-drawn", "card", f.object(legends.Card(e.Args[0])))
		}
	}
	return ""
}

// comingCards is how many cards one draws for what one completes next turn, as a table is, and what brings most of
// them.
func (f *Words) comingCards(v *legends.View) (n int, by legends.Card) {
	t, most := f.Rules.Table(&v.Public), 0
	by = legends.NoCard
	for _, event := range f.ready(v) {
		for _, c := range append(v.Companies[f.Asked][f.EventAt(event).At].List(), event) {
			for _, x := range f.Rules.Deck.TextsOf(c) {
				if x.When != legends.Won || len(x.Do) == 0 || x.Do[0].Op != legends.Draw || c.IsCharacter() && !t.Works(&x) {
					continue
				}
				if n += int(x.Do[0].N); int(x.Do[0].N) > most {
					most, by = int(x.Do[0].N), c
				}
			}
		}
	}
	return n, by
}

// overflows is how many of these find no room in the hand after an action that changes what is held by so much, even
// where what is left of the turn makes room; and what brings them.
func (f *Words) overflows(held int, v *legends.View) (lost int, by legends.Card) {
	n, by := f.comingCards(v)
	held += int(f.View.Held[f.Asked]) - max(0, f.Table().Left()-1)
	return min(n, max(0, held+n-f.Table().Limit(f.Asked))), by
}

// lostCard is what speaks against an action for each card that is lost, in tenths of a point.
const lostCard = 12

// spills is what speaks against an action because the hand is full when cards come.
func (f *Words) spills(a game.Action, v *legends.View) int {
	return f.spilt(-btoi(a.Kind == legends.ActPlay), v)
}

// spilt is that of holding so many cards more.
func (f *Words) spilt(held int, v *legends.View) int {
	n, _ := f.overflows(held, v)
	return lostCard * n
}

// room says that an action makes room for cards that come next turn.
func (f *Words) room(a game.Action, v *legends.View) string {
	lost, by := f.overflows(0, v)
	if less, _ := f.overflows(-1, v); lost > less && a.Kind == legends.ActPlay {
		return f.T("plan.makes-room", "card", f.Card(by))
	}
	return ""
}

// roomFor says that holding so many cards more takes away the room for some that come next turn.
func (f *Words) roomFor(held int, v *legends.View) string {
	if lost, by := f.overflows(held, v); lost > 0 {
		return f.T("plan.spills", "card", f.Card(by), "count", lost)
	}
	return ""
}
