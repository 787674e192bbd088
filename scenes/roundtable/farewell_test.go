package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
)

// Who ends his turn beside the coach's farewell instead of pressing "play on" has ended the lesson, too: no sheet of
// it stands there while the others play.
func TestFarewellEndsWithADeed(t *testing.T) {
	s := tabletest.Taught(t, standard, "en")
	s.Obey(func() bool { say, _ := s.Scene.Coach(); return say == "farewell" })
	s.Scene.Take(moment.Choice{Do: []game.Action{chosenOf(s.Session().Match().Game(), []string{"end"})}})
	if s.Scene.Taught() {
		t.Error("the lesson goes on after its farewell")
	}
}

// At the end the caption tells the last deed, not the Loyalty cards that all show then; one that an accusation turned
// over is told.
func TestCaptionsEndWithTheDeed(t *testing.T) {
	f := facedTable(t, 3, 1).scene.Model()
	shows := func(s game.Seat) game.Event {
		return game.Event{Kind: roundtable.EventShownLoyalty, Seat: s, Args: [5]int16{int16(roundtable.Loyal)}}
	}
	engine := game.Event{Kind: roundtable.EventEngine, Seat: game.NoSeat}
	accused := game.Event{Kind: roundtable.EventAccused, Seat: 0, Args: [5]int16{1}}
	loyal := func(events ...game.Event) int {
		said := f.TurnSaid(events)[0]
		return strings.Count(said, "Loyal")
	}
	if n := loyal(engine, shows(0), shows(1), shows(2)); n > 0 {
		t.Errorf("the last caption tells %d Loyalty cards", n)
	}
	if loyal(accused, shows(1), shows(0), shows(2)) == 0 {
		t.Error("what an accusation turned over is not told")
	}
}
