package model

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
)

// Own is what others have done to the person at the table meanwhile, and Marks what Black
// cards have left lying or could not do.

// Own counts what has touched the hand of one seat.
type Own struct {
	Exchanged []game.Seat // who has exchanged a card with it
	Got       [roundtable.MaxSeats]int
	Discarded []roundtable.White
	Robbed    []Drew             // what a Traitor has stolen
	Called    []roundtable.Place // from where Guinevere has called it home
	Drew      []Drew
	Kept      [2]int    // Merlins given that came back: as there were not three, or three without them
	pledged   int       // Merlins given to what is tried
	player    game.Seat // who has played a special White card last
}

// Drew is a card that was drawn, by what and by whose card.
type Drew struct {
	Card roundtable.White
	By   Cause
	Of   game.Seat
}

// add counts an event for a seat, and reports whether it touches it; before is the one that
// happened before it, by what it comes of.
func (o *Own) add(home game.Seat, before, e game.Event, by Cause) bool {
	if e.Kind == roundtable.EventPlayed {
		o.player = e.Seat
	}
	if o.comesBack(home, e) {
		return true
	}
	switch {
	case e.Kind == roundtable.EventMoved && e.Seat == home && by == Cause{roundtable.EventCame, int16(roundtable.Guinevere)}:
		o.Called = append(o.Called, roundtable.Place(e.Args[0]))
	case e.Kind == roundtable.EventDrawn && e.Seat == home && e.Args[0] != game.Unknown:
		o.Drew = append(o.Drew, Drew{roundtable.White(e.Args[0]), by, o.player})
	case e.Kind == roundtable.EventExchange && game.Seat(e.Args[0]) == home:
		o.Exchanged = append(o.Exchanged, e.Seat)
	case e.Kind == roundtable.EventSent && game.Seat(e.Args[1]) == home && before.Kind != roundtable.EventExchange:
		o.Got[e.Seat]++
	case e.Kind != roundtable.EventDiscard || e.Seat != home || e.Args[0] == game.Unknown:
		return false
	case before.Kind == roundtable.EventRobbed:
		o.Robbed = append(o.Robbed, Drew{Card: roundtable.White(e.Args[0]), Of: game.Seat(before.Args[0])})
	default:
		o.Discarded = append(o.Discarded, roundtable.White(e.Args[0]))
	}
	return true
}

// comesBack counts the Merlins that somebody gives and gets back, and reports whether he just has.
func (o *Own) comesBack(home game.Seat, e game.Event) bool {
	n := o.pledged
	switch {
	case e.Kind == roundtable.EventPledge && e.Seat == home && e.Args[0] != game.Unknown:
		o.pledged = int(e.Args[0])
	case e.Kind == roundtable.EventMerlins && e.Seat == home:
		o.pledged -= int(e.Args[0])
	case e.Kind == roundtable.EventNotEnough:
		o.pledged, o.Kept[0] = 0, o.Kept[0]+n
		return n > 0
	case e.Kind == roundtable.EventCancelled:
		o.pledged, o.Kept[1] = 0, o.Kept[1]+n
		return n > 0
	}
	return false
}

// Lasting is a Black card that stays in play, and the War it lies on, if it is Mordred.
type Lasting struct {
	Name roundtable.Name
	War  roundtable.Place
}

// Marks are Black cards that stay in play, and those that were cancelled.
type Marks struct {
	Lasting   []Lasting
	Lifted    []roundtable.Name // that lay there before and are gone
	Cancelled []roundtable.Name
	came      roundtable.Name
}

func (m *Marks) add(e game.Event) {
	switch e.Kind {
	case roundtable.EventCame:
		m.came = roundtable.Name(e.Args[0])
	case roundtable.EventCancelled:
		m.Cancelled = append(m.Cancelled, m.came)
	case roundtable.EventLasting:
		m.Lasting = append(m.Lasting, Lasting{roundtable.Name(e.Args[0]), roundtable.Place(e.Args[1])})
	case roundtable.EventLastingGone:
		gone := roundtable.Black(e.Args[0]).Name()
		came := len(m.Lasting)
		m.Lasting = slices.DeleteFunc(m.Lasting, func(l Lasting) bool { return l.Name == gone })
		if len(m.Lasting) == came {
			m.Lifted = append(m.Lifted, gone)
		}
	}
}
