package merlin

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/sound"
	"merlin/scenes/table"
	"merlin/scenes/table/paint"
)

// EventRow says how an event is shown and told.
type EventRow struct {
	Kind game.EventKind

	Fly      func(*stage, game.Event) []paint.Flight // what moves; nil: nothing
	Together bool                                    // events of the kind move side by side
	Sound    sound.Sound                             // 0: none
	Opens    bool                                    // it begins a scoring, which passes faster
	Closes   bool                                    // it ends one
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

// ownDie is the word of a player's own dice, which have his colour.
const ownDie = "own"

// DieRow says what a die is that is not a player's own.
type DieRow struct {
	Die  uint8
	Word string       // its end in locale keys
	Lies func() place // nil: among the dice of each player
}

// FigureRow says how a figure on the board is called and shown.
type FigureRow struct {
	Figure merlin.Figure
	Word   string                                        // its end in locale keys and regions
	Sprite string                                        // "" for one in each seat's colour
	Tall   bool                                          // a little larger than others
	Rank   int                                           // where several stand, those of a low one are first; equals in rulebook order
	On     func(f *frame, s game.Seat, space uint8) bool // whether it stands on a space; s is NoSeat where it is nobody's
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

// manner is how events of a kind are shown.
func (all *rows) manner(k game.EventKind) table.Manner {
	row := all.events[k]
	return table.Manner{Sound: row.Sound, Together: row.Together, Opens: row.Opens, Closes: row.Closes}
}

// dieSprite is a die's face; die is its place in a player's row.
func (all *rows) dieSprite(die, value uint8, colour string) string {
	if row := all.dice[die]; row.Word != ownDie {
		colour = row.Word
	}
	return fmt.Sprintf("die-%s-%d", colour, value)
}

// figure returns the row of a figure; one that no row names is a knight.
func (all *rows) figure(g merlin.Figure) *FigureRow {
	for _, row := range all.figures {
		if row.Figure == g {
			return row
		}
	}
	return all.figures[len(all.figures)-1]
}

// figureWord is a figure's name in regions and locale keys, whatever is in play.
func figureWord(g merlin.Figure) string {
	for _, m := range modules {
		for _, row := range m.Figures {
			if row.Figure == g {
				return row.Word
			}
		}
	}
	return "knight"
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
