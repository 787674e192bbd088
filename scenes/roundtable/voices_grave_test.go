package roundtable

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Who is accused answers at once, and another says what he thinks of it: whatever else was to be said is
// said no more, and an old word falls silent as the accusation begins.
func TestAccusedAnswersAtOnce(t *testing.T) {
	accused, spoke := 0, 0
	for seed := range uint64(8) {
		s, chance := facedTable(t, seed+1, 1), game.NewStream(seed, 22)
		take := func(a game.Action) {
			s.unveil()
			s.scene.Take(moment.Choice{Do: []game.Action{a}})
			s.Settle()
		}
		may := func() int {
			return slices.IndexFunc(s.game().Decision().Options, func(a game.Action) bool { return a.Kind == roundtable.ActAccuse })
		}
		for may() < 0 && !s.game().Over() {
			take(suspect(s.game(), &chance))
		}
		if s.game().Over() {
			continue
		}
		act := s.game().Decision().Options[may()]
		for range 400 { // until somebody speaks of something else
			if _, key := s.scene.Saying(); key != "" {
				spoke++
				break
			}
			s.tick(1)
		}
		s.unveil()
		s.app.Context().SetPreferences(ui.Preferences{Speak: true, Tempo: 1, Others: 1})
		s.scene.Take(moment.Choice{Do: []game.Action{act}})
		accused++
		for s.tick(1); s.scene.Moving(); s.tick(1) {
			accuses := func(e game.Event) bool {
				return e.Kind == roundtable.EventAccused || e.Kind == roundtable.EventShownLoyalty
			}
			if _, key := s.scene.Saying(); key != "" && slices.ContainsFunc(s.scene.Model().Moving, accuses) {
				t.Errorf("seed %d: while somebody is accused is said %q", seed, key)
			}
		}
		s.app.Context().SetPreferences(ui.Preferences{Speak: true})
		s.Settle()
		var said []string
		for range 600 {
			s.tick(1)
			said = s.noted(said)
		}
		answer, thinks := "cleared", "wrong"
		if game.Seat(act.A) == s.game().Felon {
			answer, thinks = "caught", "right"
		}
		if len(said) < 2 || !strings.Contains(said[0], answer) || !strings.Contains(said[1], thinks) {
			t.Errorf("seed %d: within ten seconds of an accusation is said %q", seed, said)
		}
	}
	if accused < 3 || spoke < 1 {
		t.Errorf("%d accusations, %d while somebody spoke: the test shows little", accused, spoke)
	}
}

// What somebody says who was accused or dies stands in the scene too, in the very words; a person says nothing.
func TestLastWordsAreSaidWhereAllLook(t *testing.T) {
	f := facedTable(t, 1, 1).scene.Model()
	for s := range game.Seat(4) {
		died := game.Event{Kind: roundtable.EventDied, Seat: s}
		says := f.Stirs([]game.Move{{Events: []game.Event{died}}})[0]
		if words := f.LastWords("dying", s, game.NoSeat); !strings.Contains(words, f.T("speaks."+says.Say)) || !strings.Contains(words, f.Knight(s)) {
			t.Errorf("seat %d says %q, and the scene %q", s, says.Say, words)
		}
	}
	if f.Seats[2].Face = ""; f.LastWords("dying", 2, game.NoSeat) != "" {
		t.Error("a person is given words")
	}
}
