package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/sound"
	"merlin/scenes/table"
)

// EventRow says how an event is shown and told.
type EventRow struct {
	Kind game.EventKind

	Fly      func(*stage, game.Event) []table.Flight // what moves; nil: nothing
	Together bool                                    // events of the kind move side by side
	Sound    sound.Sound                             // 0: none
	Restore  func(*merlin.Public, game.Event)        // puts back what left the table after it was scored; nil: nothing did

	Say       func(*teller, game.Event) string    // its phrase in the log; nil: told by another event, or shown on the table
	By        func(*teller, game.Event) game.Seat // in whose sentence; nil: that of the event's seat
	Victim    func(game.Event) game.Seat          // who suffers by it, NoSeat for nobody; nil: nobody ever
	InScoring bool                                // told in a scoring, too, where categories say most
	AtStart   bool                                // told of the set-up, too
	Tell      func(*teller, game.Event)           // in place of Say: begins or ends a sentence, or gathers for one
	Barrier   string                              // end of the locale key that says what it revealed; "" for nothing special
}

// deed reports whether the event is something that its seat does.
func (r *EventRow) deed() bool { return r.Say != nil && r.By == nil }

// DieRow says what a die is that is not a player's own.
type DieRow struct {
	Die  uint8
	Word string       // its end in locale keys
	Lies func() place // nil: among the dice of each player
}

// VoidRow says why something comes to nothing, where there is more to say than what.
type VoidRow struct {
	Name string                         // as the engine's VoidName
	Told func(*teller) string           // end of the locale key in the log; nil: the name
	Now  func(*frame, game.Seat) string // and as things stand; nil: the name
}

// ReasonRow says how points for a reason are shown and told.
type ReasonRow struct {
	Reason merlin.Reason
	Icon   string                         // sprite
	From   func(*stage, game.Event) place // where they are made; nil: at the score
	Tell   func(*teller, game.Event)      // tells them outside of scorings; nil: as any points

	Of         partOf // what of a sheet they belong to line by line: ofTraitors, ofDomain, ofInfluence; else 0
	AtRoundEnd bool   // made after the last turn they are in the sheet of the scoring that follows
}

// victim is who suffers by an event; NoSeat for nobody.
func (all *rows) victim(e game.Event) game.Seat {
	if row := all.events[e.Kind]; row.Victim != nil {
		return row.Victim(e)
	}
	return game.NoSeat
}

// void returns the row of what came to nothing, by its name.
func (all *rows) void(name string) VoidRow {
	for _, m := range all.modules {
		for _, row := range m.Voids {
			if row.Name == name {
				return row
			}
		}
	}
	return VoidRow{Name: name}
}
