package robot

import (
	"testing"

	"merlin/internal/robot"
)

// TestGame clicks from the title to the first scoring of a game of two people; with
// MERLIN_LONG=1 to the last scene of one of four, with pictures of the scenes in two
// sizes. The console must stay silent.
func TestGame(t *testing.T) {
	t.Parallel()
	if long() {
		play(t, "end", 4)
		return
	}
	play(t, "scoring", 2)
}

// TestGameModules clicks through a whole game with every module.
func TestGameModules(t *testing.T) {
	t.Parallel()
	if !long() {
		t.Skip("plays to the end only with MERLIN_LONG=1")
	}
	play(t, "end", 4, robot.AllModules...)
}

// TestKnightsGame clicks through a whole game of five people at the Round Table.
func TestKnightsGame(t *testing.T) {
	t.Parallel()
	if !long() {
		t.Skip("plays to the end only with MERLIN_LONG=1")
	}
	p := opened(t, serve(t)+"?seed=1&lang=en")
	ok(t, p.Size(1280, 720))
	if err := robot.NewKnights(p, 1, t.Logf, 5).Play("end"); err != nil {
		t.Error(err)
	}
	silent(t, p)
}

func play(t *testing.T, until string, people int, modules ...string) {
	t.Helper()
	p := opened(t, serve(t)+"?seed=1&lang=en")
	if long() {
		ok(t, p.Size(1280, 720))
	}
	r := robot.New(p, 1, t.Logf, people, modules...)
	if !long() {
		r.Hands = snaps{p}
	}
	if err := r.Play(until); err != nil {
		t.Error(err)
	}
	silent(t, p)
}

// snaps are hands that keep their pictures in the size that the page has.
type snaps struct{ *Page }

// Picture keeps NAME.png.
func (s snaps) Picture(name string) error { return s.Snap(name) }
