package roundtable

import (
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// flown is the first thing that flies for an event.
func flown(t *testing.T, f *draw.Frame, k game.EventKind, args ...int16) paint.Flight {
	t.Helper()
	e := game.Event{Kind: k, Seat: f.Home}
	copy(e.Args[:], args)
	list := draw.Flights(f, f.View, []game.Event{e})
	if len(list) == 0 {
		t.Fatalf("nothing flies for %v", k)
	}
	return list[0]
}

// A card grows as it comes to be read, stays there until it goes, and shrinks on its way to where it
// lies; the banner with it is gone by then.
func TestCardsAreReadWithoutJumps(t *testing.T) {
	f := calmTableFrame(t)
	came := flown(t, f, roundtable.EventCame, int16(roundtable.BlackKnight1.Name()), int16(roundtable.BlackKnight1))
	laid := flown(t, f, roundtable.EventLaid, int16(roundtable.Tournament), 0)
	if came.Size >= came.Becomes || !came.Lies {
		t.Errorf("it comes %v high and is read %v high, and stays: %v", came.Size, came.Becomes, came.Lies)
	}
	if laid.Size != came.Becomes || laid.Becomes >= laid.Size || laid.Path[0] != came.Path[len(came.Path)-1] {
		t.Errorf("it is read %v high at %v, and goes %v high from %v", came.Becomes, came.Path, laid.Size, laid.Path)
	}
	f.View.Public.Coming = roundtable.Coming{Here: true, Name: roundtable.BlackKnight1.Name(), Face: roundtable.BlackKnight1}
	f.View.Public.Turn.Seat, f.Asked = f.Home, game.NoSeat
	if ui.Find(draw.BannerPanel{}.Regions(f), "coming") < 0 {
		t.Fatal("the banner does not show the card that comes")
	}
	f.Moving = []game.Event{{Kind: roundtable.EventLaid, Seat: f.Home}}
	if ui.Find(draw.BannerPanel{}.Regions(f), "coming") >= 0 {
		t.Error("the banner shows a card that is on its way")
	}
}

// Swords come from the Quest that brings them; Excalibur itself goes, and no second one stays.
func TestSwordsComeFromTheirQuest(t *testing.T) {
	f := calmTableFrame(t)
	ring := flown(t, f, roundtable.EventSword, 0).Path[0]
	f.View.Public.Ending.Quest = roundtable.GrailQuest
	if from := flown(t, f, roundtable.EventSword, 0).Path[0]; from == ring || from[0] < 1088 {
		t.Errorf("the Grail's sword comes from %v, another from %v", from, ring)
	}
	step := flown(t, f, roundtable.EventStep, 0, 1)
	if step.Name == "" || step.Path[1][0] >= step.Path[0][0] {
		t.Errorf("Excalibur is %q and goes %v", step.Name, step.Path)
	}
}

// calmTableFrame is calmTable's, to be drawn.
func calmTableFrame(t *testing.T) *draw.Frame {
	t.Helper()
	f := sit(t, recordedMatch(t, "roundtable-3", 0), 0).scene.Model()
	f.View.Public.Pool.N = 0
	return f
}
