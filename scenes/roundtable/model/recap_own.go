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
	Discarded int
	Called    []roundtable.Place // from where Guinevere has called it home
	Drew      []roundtable.White
}

// add counts an event for a seat; before is the one that happened before it, by what it comes
// of.
func (o *Own) add(home game.Seat, before, e game.Event, by Cause) {
	switch {
	case e.Kind == roundtable.EventMoved && e.Seat == home && by == Cause{roundtable.EventCame, int16(roundtable.Guinevere)}:
		o.Called = append(o.Called, roundtable.Place(e.Args[0]))
	case e.Kind == roundtable.EventDrawn && e.Seat == home && e.Args[0] != game.Unknown:
		o.Drew = append(o.Drew, roundtable.White(e.Args[0]))
	case e.Kind == roundtable.EventExchange && game.Seat(e.Args[0]) == home:
		o.Exchanged = append(o.Exchanged, e.Seat)
	case e.Kind == roundtable.EventSent && game.Seat(e.Args[1]) == home && before.Kind != roundtable.EventExchange:
		o.Got[e.Seat]++
	case e.Kind == roundtable.EventDiscard && e.Seat == home:
		o.Discarded++
	}
}

// Lasting is a Black card that stays in play, and the War it lies on, if it is Mordred.
type Lasting struct {
	Name roundtable.Name
	War  roundtable.Place
}

// Marks are Black cards that stay in play, and those that were cancelled.
type Marks struct {
	Lasting   []Lasting
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
		m.Lasting = slices.DeleteFunc(m.Lasting, func(l Lasting) bool { return l.Name == gone })
	}
}

// gives reports whether a seat loses Life by an event because it chose to.
func gives(e game.Event) bool {
	return e.Kind == roundtable.EventSacrifice || e.Kind == roundtable.EventEvil && e.Args[0] == roundtable.EvilLife
}
