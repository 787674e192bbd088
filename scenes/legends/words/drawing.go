package words

import (
	"merlin/game"
	"merlin/game/legends"
)

// drawing follows the pile, and tells where a text gave fewer characters than it says.
type drawing struct {
	left  int           // characters in the pile and the discards, at the moment that is told
	text  *legends.Text // that works; nil: none
	drawn int           // in a row
}

// drawing begins before anything is dealt.
func (f *Words) drawing() (d drawing) {
	for _, c := range f.View.Chars {
		if c.At != legends.Boxed {
			d.left++
		}
	}
	return d
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
			return d.fewer(f)
		}
	case legends.EventDrew:
		d.left--
		d.drawn++
		if !drawsOn(events[i+1:], e.Seat) {
			return d.fewer(f)
		}
	case legends.EventPaid, legends.EventRobbed, legends.EventLost:
		d.left++
	case legends.EventRecalled:
		d.left--
	}
	return ""
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

// fewer ends a row of draws. Whether the hand was full then is not asked of the table, on which
// somebody may since have come who lets it hold more.
func (d *drawing) fewer(f *Words) string {
	n, all := d.drawn, d.promised(f)
	d.drawn = 0
	switch {
	case n >= all:
		return ""
	case n == 0 && d.left > 0:
		return f.T("log.hand-full")
	case n == 0:
		return f.T("log.pile-empty")
	case d.left > 0:
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

// Void says that a text comes to nothing.
func (f *Words) Void(e game.Event) string {
	key := "log.no-effect"
	if legends.Op(e.Args[1]) == legends.Draw {
		key = "log.brings-none"
	}
	return f.T(key, "card", f.Card(legends.Card(e.Args[0])))
}
