package robot

import (
	"testing"

	"merlin/internal/robot"
)

// TestLegendsGame clicks from the title to the table of a beginner game of Camelot Legends
// of two people; with MERLIN_LONG to the last scene.
func TestLegendsGame(t *testing.T) {
	t.Parallel()
	p := opened(t, serve(t)+"?seed=1&lang=en")
	r := robot.NewLegends(p, 1, t.Logf, 2, "option-level-beginner")
	until := "end"
	if !long() {
		r.Hands, until = snaps{p}, "turn"
	}
	if err := r.Play(until); err != nil {
		t.Error(err)
	}
	silent(t, p)
}
