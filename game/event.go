package game

// EventKind names a row in a title's table of events; 0 is no event.
type EventKind uint8

// Event is a fact that followed from an action. What the arguments mean is said by the
// row that Kind names. Events are compared with ==.
type Event struct {
	Kind  EventKind
	Seat  Seat
	Seen  Audience    // who sees that it happens at all
	Known [5]Audience // who learns each argument
	Args  [5]int16
}

// Unknown stands for an argument that the viewer does not learn.
const Unknown = -1

// For returns the event as the viewer may know it, NoSeat being a spectator: what he does
// not learn is Unknown; an event that he does not see at all is the zero Event.
func (e Event) For(viewer Seat) Event {
	if !e.Seen.Has(viewer) {
		return Event{}
	}
	for i, known := range e.Known {
		if !known.Has(viewer) {
			e.Args[i], e.Known[i] = Unknown, Only() // nor who does
		}
	}
	return e
}

// Tell returns events as the viewer may know them, without those that he does not see.
func Tell(events []Event, viewer Seat) []Event {
	told := make([]Event, 0, len(events))
	for _, e := range events {
		if e = e.For(viewer); e != (Event{}) {
			told = append(told, e)
		}
	}
	return told
}

// Audience is who learns something: a bit for each seat. The zero Audience is everybody,
// spectators too.
type Audience uint16

// restricted is set in every Audience but everybody, so that it may be nobody at all.
const restricted Audience = 1 << 15

// Only returns the audience of these seats; without any, nobody learns it.
func Only(seats ...Seat) Audience {
	a := restricted
	for _, s := range seats {
		a |= 1 << s
	}
	return a
}

// Has reports whether a viewer is among them; NoSeat is a spectator.
func (a Audience) Has(viewer Seat) bool {
	return a == 0 || viewer != NoSeat && a>>viewer&1 == 1
}
