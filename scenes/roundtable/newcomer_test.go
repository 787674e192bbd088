package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
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

// The journal tells of each card that is laid in a fight with an engine.
func TestJournalHasAllCardsOfAFight(t *testing.T) {
	repeated := 0
	for _, r := range recorded {
		s := sit(t, recordedMatch(t, r.name, -1), 0)
		f := s.scene.Model()
		var want, before game.Event
		laid, told := 0, 0
		for i := range f.Moves {
			for _, e := range f.Moves[i].Events {
				if e.Kind == roundtable.EventAdded {
					if laid++; before.Kind == e.Kind && before.Args[0] == e.Args[0] {
						repeated++
					}
					want = e
				}
				before = e
			}
		}
		if laid == 0 {
			continue
		}
		lay, _, _ := strings.Cut(f.Clause(want), "{")
		for _, e := range f.Deeds() {
			if !strings.Contains(e.Text, f.T("log.siege")) {
				continue
			}
			for _, clause := range strings.Split(e.Text, ", ") {
				for n := 1; n < 9 && strings.Contains(clause, lay+"{laid-white-fight"); n++ {
					if n == 1 && !strings.Contains(clause, "(×") || strings.Contains(clause, "(×"+words.Number(n)+")") {
						told += n
					}
				}
			}
		}
		if told != laid {
			t.Errorf("%s: %d cards were laid in fights, %d are told", r.name, laid, told)
		}
	}
	if repeated == 0 {
		t.Error("nobody laid two like cards: the test shows little")
	}
}

// An accusation's outcome is shown until one has read it; that of a game's end is no accusation.
func TestVerdictIsShown(t *testing.T) {
	s := sitAt(t, 300)
	s.app.Context().SetPreferences(s.app.Context().Preferences())
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
