package roundtable

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/table/paint"
)

// The engine, or the Sword, with which accusations are open for the first time brings a scene that says
// so; an earlier one does not, nor one after that, nor any where nobody is the Traitor.
func TestAccusationsOpenOnce(t *testing.T) {
	f := sit(t, newMatch(t, 4, 1), 0).scene.Model()
	f.Shown = nil
	scene := func(kind game.EventKind) bool {
		list := draw.Flights(f, f.View, []game.Event{{Kind: kind, Seat: game.NoSeat}})
		return slices.ContainsFunc(list, func(m paint.Flight) bool { return m.Scene != nil })
	}
	f.View.Engines = 4
	if scene(roundtable.EventEngine) {
		t.Error("the fifth engine opens accusations")
	}
	f.View.Engines = 5
	if !scene(roundtable.EventEngine) || scene(roundtable.EventSword) {
		t.Error("the sixth engine does not open accusations")
	}
	f.View.Engines, f.View.White, f.View.Black = 0, 4, 1
	if !scene(roundtable.EventSword) {
		t.Error("the sixth Sword does not open accusations")
	}
	f.Shown = []game.Move{{Events: slices.Repeat([]game.Event{{Kind: roundtable.EventEngine, Seat: game.NoSeat}}, 6)}, {}}
	if scene(roundtable.EventSword) {
		t.Error("it is told once more")
	}
	f.Shown = nil
	f.Rules.Options.Loyalty = roundtable.NoTraitor
	if scene(roundtable.EventSword) {
		t.Error("accusations open where nobody is the Traitor")
	}
}
