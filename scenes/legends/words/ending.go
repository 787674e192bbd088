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
				doomed = append(doomed, f.Card(legends.Card(c)))
			}
		}
	}
	return Paragraphs(f.named("end.by-hand", hand), f.named("end.doomed", doomed))
}

func (f *Words) named(key string, cards []string) string {
	if len(cards) == 0 {
		return ""
	}
	return f.T(key, "cards", strings.Join(cards, ", "))
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
