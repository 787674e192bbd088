package roundtable

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// What a Traitor turns when he is unmasked at the very end is told apart from what an
// accusation turned before.
func TestSwordsTurnedAtTheEnd(t *testing.T) {
	sword := func(black int16) game.Event {
		return game.Event{Kind: roundtable.EventSword, Seat: game.NoSeat, Args: [5]int16{black}}
	}
	for _, c := range []struct {
		events []game.Event
		late   []bool
	}{
		{[]game.Event{sword(0), sword(1), sword(0), {Kind: roundtable.EventTurned, Seat: game.NoSeat}}, []bool{false, false, false}},
		{[]game.Event{sword(0), sword(1), sword(0), {Kind: roundtable.EventTurned, Seat: 2}}, []bool{false, false, true}},
		{[]game.Event{sword(0), sword(0), {Kind: roundtable.EventTurned, Seat: 1}, {Kind: roundtable.EventTurned, Seat: 1}}, []bool{true, true}},
	} {
		m := told(c.events)
		var late []bool
		for _, s := range m.Tell().Swords {
			if late = append(late, s.Late); s.Late && !s.Black {
				t.Errorf("%v: a sword was turned and is white", c.events)
			}
		}
		if !slices.Equal(late, c.late) {
			t.Errorf("%v: turned at the end are %v", c.events, late)
		}
	}
}

// told is a model in which some events have happened.
func told(events []game.Event) *model.Model {
	return &model.Model{Moment: &moment.Moment[*roundtable.View]{Moves: []game.Move{{Events: events}}}}
}

// However fast it is played, Camelot's fall ends in the same picture, with nothing in the air; and where
// motion is not wanted it is that at once.
func TestFallEndsAlike(t *testing.T) {
	s := sit(t, recordedMatch(t, "roundtable-5", 361), 0)
	f := s.scene.Model()
	if f.View.Engines < roundtable.SiegeFull || f.View.Victory {
		t.Fatalf("with %d engines Camelot stands", f.View.Engines)
	}
	var ends [][]ui.Placed
	for _, tempo := range []float64{0, 1, 2} {
		s.app.Context().SetPreferences(ui.Preferences{Tempo: tempo})
		d := scenes.NewDrama(s.app.Context(), func() scenes.Drama { return draw.Fate(f) }, func() {})
		s.app.Start(d)
		for n := range 3000 {
			if list := placed(s.app); n == 1 && tempo == 0 {
				ends = append(ends, list)
				break
			} else if n == 2999 {
				ends = append(ends, list)
			}
			s.app.Update(&ui.Input{})
		}
	}
	fires := func(p ui.Placed) bool { return p.Name == "glow-soft" }
	if n := len(ends[0]); n < 20 || !slices.ContainsFunc(ends[0], fires) {
		t.Errorf("%d pictures, and no fire", n)
	}
	for i, end := range ends[1:] {
		if !slices.Equal(end, ends[0]) {
			t.Errorf("played %d times slower it ends otherwise", i+1)
		}
	}
}

// placed are the pictures that are drawn, and where.
func placed(app *ui.App) []ui.Placed {
	rec := &ui.Recorder{}
	app.Painter(nil).Record(rec)
	app.Context().RequestRedraw()
	app.Draw(nil)
	app.Painter(nil).Record(nil)
	return rec.Sprites
}
