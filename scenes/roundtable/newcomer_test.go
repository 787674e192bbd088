package roundtable

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/tabletest"
)

// Who hands out the cards of the gift takes back what he has said of them, card by card.
func TestGiftsSharesAreTakenBack(t *testing.T) {
	s := tabletest.Taught(t, standard, "en")
	s.Obey(func() bool { say, _ := s.Scene.Coach(); return say == "deal" })
	s.Press("answer-propose-0")
	moves := s.Session().Moves()
	s.Press("seat-2")
	s.Press("seat-3")
	if s.Session().Moves() != moves+2 {
		t.Fatalf("%d moves after two shares", s.Session().Moves()-moves)
	}
	s.Press("undo")
	s.Press("undo")
	if s.Session().Moves() != moves {
		t.Error("the shares cannot be taken back")
	}
}

// The journal tells of each card that is laid in a fight with an engine, of like ones too.
func TestJournalHasAllCardsOfAFight(t *testing.T) {
	f := sitAt(t, 300).scene.Model()
	add := func(w int16) game.Event { return game.Event{Kind: roundtable.EventAdded, Args: [5]int16{w}} }
	fight := []game.Event{{Kind: roundtable.EventSiege}, add(0), add(0), add(2)}
	f.Moves = append(slices.Clone(f.Moves), game.Move{Events: fight})
	list := f.Deeds()
	last := list[len(list)-1].Text
	for _, want := range []string{f.T("log.times", "what", f.Clause(fight[1]), "count", 2), f.Clause(fight[3])} {
		if !strings.Contains(last, want) {
			t.Errorf("of a fight with 1, 1 and 3 it tells %q, without %q", last, want)
		}
	}
}

// Who was accused, and by whom, is known to what shows the outcome.
func TestVerdictIsOfTheAccused(t *testing.T) {
	s := sitAt(t, 300)
	s.press("act-accuse")
	s.press("choice-1")
	s.press("dialog-forgo")
	f := s.scene.Model()
	accused := game.NoSeat
	for i := range f.Moves {
		for _, e := range f.Moves[i].Events {
			if e.Kind == roundtable.EventAccused {
				accused = game.Seat(e.Args[0])
			}
		}
	}
	if accused == game.NoSeat {
		t.Fatal("nobody is accused")
	}
	if f.AccuserOf(accused) != f.Home || f.AccuserOf(f.Home) != game.NoSeat {
		t.Errorf("seat %d was accused by %d", accused, f.AccuserOf(accused))
	}
}
