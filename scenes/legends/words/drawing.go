package words

import (
	"merlin/game"
	"merlin/game/legends"
)

// drawing follows the hands, and tells where a text gave fewer characters than it says.
type drawing struct {
	held  [legends.MaxSeats]int
	text  *legends.Text // that works; nil: none
	drawn int           // in a row
}

// short is the clause on event i of a move, if with it somebody has drawn fewer than a text
// says, as the hand is full or no card is left; "" otherwise. // L61a, L95
func (d *drawing) short(f *Words, events []game.Event, i int) string {
	e := events[i]
	switch e.Kind {
	case legends.EventUsed, legends.EventWorks:
		d.text, d.drawn = &f.Rules.Deck.Texts[e.Args[1]], 0
	case legends.EventTurn, legends.EventPhase:
		d.text, d.drawn = nil, 0
	case legends.EventVoid:
		if legends.Op(e.Args[1]) == legends.Draw {
			return d.fewer(f, e.Seat)
		}
	case legends.EventDrew:
		d.held[e.Seat]++
		d.drawn++
		if !drawsOn(events[i+1:], e.Seat) {
			return d.fewer(f, e.Seat)
		}
	default:
		d.hold(e)
	}
	return ""
}

// hold counts the cards of a hand.
func (d *drawing) hold(e game.Event) {
	switch e.Kind {
	case legends.EventReturned, legends.EventRecalled:
		d.held[e.Seat]++
	case legends.EventStarted, legends.EventPlayed, legends.EventPaid, legends.EventRobbed:
		d.held[e.Seat]--
	case legends.EventBid:
		if legends.Place(e.Args[1]) == legends.Away {
			d.held[e.Seat]--
		}
	}
}

// drawsOn reports whether the next thing that happens is another draw of a seat.
func drawsOn(events []game.Event, s game.Seat) bool {
	for _, e := range events {
		if e.Kind != legends.EventShuffled {
			return e.Kind == legends.EventDrew && e.Seat == s
		}
	}
	return false
}

// fewer ends a row of draws.
func (d *drawing) fewer(f *Words, s game.Seat) string {
	n, all := d.drawn, d.promised(f)
	d.drawn = 0
	switch {
	case n >= all:
		return ""
	case d.held[s] >= f.Table().Limit(s):
		return f.T("log.short-hand", "count", n, "of", all)
	}
	return f.T("log.short-pile", "count", n, "of", all)
}

// promised is how many characters the text that works gives each.
func (d *drawing) promised(f *Words) (n int) {
	if d.text == nil {
		return 0
	}
	for _, e := range d.text.Do {
		switch e.Op {
		case legends.Draw:
			n += int(e.N)
		case legends.Each:
			for _, inner := range f.Rules.Deck.Texts[e.Inner].Do {
				if inner.Op == legends.Draw {
					n += int(inner.N)
				}
			}
		}
	}
	return n
}
