package table_test

import (
	"runtime"
	"testing"

	"merlin/game/bot"
	"merlin/internal/nim/screen"
)

// Computer players choose the same whether they think in the ticks of the table or beside
// it, and whatever lies over the table meanwhile.
func TestThinkingApartChoosesTheSame(t *testing.T) {
	play := func(apart, covered bool) string {
		s := newSitting(t, 0)
		s.games.Apart = apart
		s.scene = s.games.Start(s.app.Context(), newGame("apart", bot.Novice, bot.Adept, bot.Novice)).(*screen.Scene)
		s.app.Context().Reset(s.scene)
		over := &veil{ctx: s.app.Context()}
		if covered {
			s.app.Context().Push(over)
		}
		for n := 0; !s.rules().Over(); n++ {
			s.tick(1)
			runtime.Gosched()
			if covered && s.scene.Session().Moves() >= 5 {
				s.app.Context().Pop(over)
				covered = false
			}
		}
		return s.record()
	}
	want := play(false, false)
	if play(true, false) != want || play(true, true) != want || play(false, true) != want {
		t.Error("another game is played")
	}
}

// A computer player thinks while things move and while another page lies over the table,
// and what he chose is shown in its order afterwards. The table runs ahead to the next
// decision of a person and no further.
func TestComputersThinkWhileOneLooks(t *testing.T) {
	s := newSitting(t, 1)
	s.start("ahead", 0, bot.Novice, bot.Novice)
	s.take()
	s.app.Context().PressNamed("draw")
	s.tick(1)
	at := s.scene.Session().Moves()
	over := &veil{ctx: s.app.Context()}
	s.app.Context().Push(over)
	s.tick(400)
	ss := s.scene.Session()
	if seat, person := ss.Asked(); !person || seat != 0 || ss.Moves() <= at {
		t.Fatalf("behind another page %d moves became %d, and seat %d is asked", at, ss.Moves(), seat)
	}
	if n := len(s.scene.Model().Moves); n > at {
		t.Errorf("behind another page %d moves are shown", n)
	}
	s.app.Context().Pop(over)
	shown := 0
	for s.tick(1); s.scene.Behind(); s.tick(1) {
		if n := len(s.scene.Model().Moves); n < shown || n > shown+1 && shown > 0 {
			t.Fatalf("after %d moves %d are shown", shown, n)
		} else {
			shown = n
		}
	}
	if len(s.scene.Model().Moves) != ss.Moves() {
		t.Error("not all moves are shown")
	}
}
