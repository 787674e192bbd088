package words

import (
	"merlin/game"
)

// Deed reports whether the event is something that its seat does.
func (r *EventRow) Deed() bool { return r.Say != nil && r.By == nil }

// VoidRow says why something comes to nothing, where there is more to say than what.
type VoidRow struct {
	Name string                         // as the engine's VoidName
	Told func(*Teller) string           // end of the locale key in the log; nil: the name
	Now  func(*Words, game.Seat) string // and as things stand; nil: the name
}

// victim is who suffers by an event; NoSeat for nobody.
func (all *Rows) victim(e game.Event) game.Seat {
	if row := all.Events[e.Kind]; row.Victim != nil {
		return row.Victim(e)
	}
	return game.NoSeat
}

// Void returns the row of what came to nothing, by its name.
func (all *Rows) Void(name string) VoidRow {
	for _, m := range all.Modules {
		for _, row := range m.Voids {
			if row.Name == name {
				return row
			}
		}
	}
	return VoidRow{Name: name}
}
