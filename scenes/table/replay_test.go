package table

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// watched is a replay on top of a table whose match stands after n random moves.
func watched(t *testing.T, n int) (*sitting, *Scene) {
	t.Helper()
	m := newMatch(t, 3, 5)
	chance := game.NewStream(5, 5)
	for range n {
		o := m.Game().Decision().Options
		if err := m.Apply(o[chance.N(len(o))]); err != nil {
			t.Fatal(err)
		}
	}
	s := sit(t, m, 0)
	if s.scene.session.hidden() {
		s.click("ready")
	}
	s.scene.lookAt(n / 2)
	s.tick(2)
	r, ok := s.app.Top().(*Scene)
	if !ok || r.replay == nil {
		t.Fatal("no replay is shown")
	}
	return s, r
}

func (s *sitting) tick(n int) {
	s.t.Helper()
	for range n {
		if err := s.app.Update(new(ui.Input)); err != nil {
			s.t.Fatal(err)
		}
	}
}

// A replay steps, jumps and plays through the same positions as the game, and leaves
// the game as it is.
func TestReplay(t *testing.T) {
	const n = 120
	s, r := watched(t, n)
	m := s.scene.session.match
	before := m.Game().Hash()
	at := func(want int) {
		t.Helper()
		g, err := m.At(want)
		if err != nil {
			t.Fatal(err)
		}
		if got := r.session.match.Game().Hash(); got != g.Hash() || r.frame.replay.at != want {
			t.Fatalf("the replay is at %d, want %d, or shows another position", r.frame.replay.at, want)
		}
	}
	at(n / 2)
	for _, step := range []struct {
		press string
		want  int
	}{{"first", 0}, {"next", 1}, {"next", 2}, {"before", 1}, {"last", n}, {"before", n - 1}} {
		s.app.Context().PressNamed(step.press)
		s.tick(2)
		at(step.want)
	}
	s.app.Context().PressNamed("play")
	s.tick(60)
	at(n)
	if r.replay.playing {
		t.Error("it plays on beyond the end")
	}
	s.app.Context().PressNamed("round-1")
	s.tick(2)
	at(max(0, rounds(m)[0]))
	s.app.Context().PressNamed("leave")
	s.tick(2)
	if s.app.Top() != s.scene || m.Game().Hash() != before {
		t.Error("leaving the replay does not lead back to the same game")
	}
}

// While the game goes on nobody sees more in a replay than he may at the table: it has
// one's own eyes and a spectator's.
func TestReplayKeepsSecrets(t *testing.T) {
	s, r := watched(t, 60)
	mine := s.scene.session.confirmed
	for _, eyes := range r.frame.eyes() {
		if eyes != mine && eyes != game.NoSeat {
			t.Errorf("in a running game one may look with the eyes of seat %d", eyes)
		}
	}
	s.app.Context().PressNamed("eyes-0")
	s.tick(2)
	if r.frame.view.Seat != game.NoSeat || r.frame.view.Hand != 0 {
		t.Errorf("a spectator sees with the eyes of seat %d the hand %v", r.frame.view.Seat, r.frame.view.Hand)
	}
	for _, move := range r.frame.moves {
		for _, e := range move.Events {
			if e.Secret && e.Args[0] != -1 {
				t.Error("a spectator is told a secret")
			}
		}
	}
}

// From a replay one plays on in a match of its own.
func TestPlayOn(t *testing.T) {
	s, r := watched(t, 60)
	var on *game.Match
	r.replay.playOn = func(m *game.Match) { on = m }
	r.refresh()
	s.app.Context().PressNamed("play_on")
	s.tick(2)
	s.app.Context().PressNamed("dialog-play-on")
	s.tick(2)
	if on == nil || len(on.Moves()) != 30 || on.Game().(*merlin.Game).State != r.session.game().State {
		t.Fatalf("it goes on with %v", on)
	}
	if len(s.scene.session.match.Moves()) != 60 {
		t.Error("the game watched has changed")
	}
}
