package words

import (
	"strings"

	"merlin/game/legends"
	"merlin/scenes/legends/model"
)

// What the end of a turn brings, and what may be done before it.

// ending reports whether all that is asked is to end the turn. // L60a
func (f *Words) ending() bool { return f.Asks(model.AskAction) && f.Table().Left() <= 0 }

// BeforeEnd says what may still be carried out by hand, and whom the end of the turn
// discards; "" for nothing. // L44, L66
func (f *Words) BeforeEnd() string {
	var hand, doomed []string
	for _, c := range f.All {
		if c.Do[0].Kind == legends.ActByHand {
			hand = append(hand, c.Short)
		}
	}
	for _, s := range f.Order() {
		for c := range f.View.Chars {
			if ch := &f.View.Chars[c]; ch.Doomed && ch.Seat == s {
				doomed = append(doomed, inner(f.Card(legends.Card(c))))
			}
		}
	}
	return Paragraphs(f.named("end.by-hand", hand), f.named("end.doomed", doomed))
}

// Ending says how the game ends, and counts down to it; "" once it is over. L77, L78, L79a
func (f *Words) Ending() string {
	left, open := int(f.View.DeckLeft), len(f.openEvents())
	rounds := f.Table().QuietLeft()
	switch {
	case f.Outcomes != nil:
		return ""
	case rounds <= 3:
		return f.T("near.quiet", "count", rounds)
	case f.View.Level == legends.Beginner && left == 0:
		return f.T("near.open", "count", open)
	case f.View.Level == legends.Beginner:
		return f.T("near.pile", "count", left, "open", open)
	case left == 0:
		return f.T("near.final")
	}
	return f.T("near.last", "count", left)
}

// EndIsNear reports whether the game may end within a round or so.
func (f *Words) EndIsNear() bool {
	return f.Table().QuietLeft() <= 3 || int(f.View.DeckLeft) <= len(f.Seats)
}

// Ender is the open event that ends the game once somebody completes it: the Final Event, or, for beginners, the last one;
// NoCard: there is none. // L77, L78
func (f *Words) Ender() legends.Card {
	if c := f.PlaceCard(legends.Final); c != legends.NoCard || f.View.Level != legends.Beginner || f.View.DeckLeft > 0 {
		return c
	}
	if list := f.openEvents(); len(list) == 1 {
		return list[0]
	}
	return legends.NoCard
}

// finalNears says what the Final Event may ask for, and how it stands, once few events come before it; "" earlier, and
// once it lies open.
func (f *Words) finalNears() string {
	left := int(f.View.DeckLeft)
	if !f.finalComes() || left > fewEvents {
		return ""
	}
	best := 0
	for _, s := range f.Order()[1:] {
		best = max(best, f.Table().Points(s))
	}
	return f.T("survey.final-nears", "count", left, "list", f.finalAsks(), "own", f.Table().Points(f.Asked), "others", best)
}

// fewEvents is how many cards of the pile are few, the Final Event among them.
const fewEvents = 3

// finalAsks is what each of the events may ask for that can be the Final one, and brings: nobody knows which it is.
func (f *Words) finalAsks() string {
	var list []string
	for _, c := range f.finals() {
		said := ""
		for a, n := range f.Face(c).Needs {
			if n == 0 {
				continue
			}
			one := f.T("need.printed", "ability", f.Ability(legends.Ability(a)), "needs", n)
			if said != "" {
				one = f.T("word.both", "one", said, "two", one)
			}
			said = one
		}
		list = append(list, said)
	}
	return f.oneOf(list)
}

// finals are the events that can be the Final one, as far as anybody knows.
func (f *Words) finals() (list []legends.Card) {
	for i := range f.View.Event {
		if c := legends.Card(legends.Characters + i); c.IsFinal() && f.View.Event[i].At == legends.Away {
			list = append(list, c)
		}
	}
	return list
}

// openEvents are the location events that wait for somebody to complete them.
func (f *Words) openEvents() (list []legends.Card) {
	for p := range legends.Bid {
		list = append(list, f.Quests(p)...)
	}
	return list
}

func (f *Words) named(key string, cards []string) string {
	if len(cards) == 0 {
		return ""
	}
	return f.T(key, "cards", f.listed(cards))
}

// couldComplete names the events that the one who is asked may complete now.
func (f *Words) couldComplete() string {
	var cards []string
	for _, c := range f.All {
		if c.Do[0].Kind == legends.ActComplete {
			cards = append(cards, f.Card(legends.Card(c.Do[0].A)))
		}
	}
	return strings.Join(cards, ", ")
}
