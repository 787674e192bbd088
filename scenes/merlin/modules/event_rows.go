package modules

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/sound"
	"merlin/scenes/table/paint"
)

// EventRow says how an event is shown and told.
type EventRow struct {
	Kind game.EventKind

	Fly      func(*draw.Stage, game.Event) []paint.Flight // what moves; nil: nothing
	Moves    paint.Motion                                 // how that moves which Fly says no kind of
	Together bool                                         // events of the kind move side by side
	Sound    sound.Sound                                  // 0: none
	Ends     bool                                         // no turn goes on any more
	Opens    bool                                         // it begins a scoring, which passes faster
	Closes   bool                                         // it ends one
	Restore  func(*merlin.Public, game.Event)             // puts back what left the table after it was scored; nil: nothing did

	Say       func(*words.Teller, game.Event) string      // its phrase in the log; nil: told by another event, or shown on the table
	Often     func(*words.Teller, game.Event, int) string // the phrase for so many in a row; nil: that of one, and how often
	By        func(*words.Teller, game.Event) game.Seat   // in whose sentence; nil: that of the event's seat
	Victim    func(game.Event) game.Seat                  // who suffers by it, NoSeat for nobody; nil: nobody ever
	InScoring bool                                        // told in a scoring, too, where categories say most
	AtStart   bool                                        // told of the set-up, too
	Tell      func(*words.Teller, game.Event)             // in place of Say: begins or ends a sentence, or gathers for one
	Barrier   string                                      // end of the locale key that says what it revealed; "" for nothing special
}

// ReasonRow says how points for a reason are shown and told.
type ReasonRow struct {
	Reason merlin.Reason
	Icon   string                                    // sprite
	From   func(*draw.Stage, game.Event) model.Place // where they are made; nil: at the score
	Tell   func(*words.Teller, game.Event)           // tells them outside of scorings; nil: as any points

	Of         draw.PartOf // what of a sheet they belong to line by line: ofTraitors, ofDomain, ofInfluence; else 0
	AtRoundEnd bool        // made after the last turn they are in the sheet of the scoring that follows
}
