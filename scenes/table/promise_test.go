package table

import (
	"testing"

	"merlin/game"
	"merlin/scenes/table/paint"
)

// What he has said of a later turn he recalls when it comes to that, says so where he has changed his
// mind, and nothing of it where he still means to do it later.
func TestPromisesAreRecalled(t *testing.T) {
	does, other := game.Action{Kind: 3}, game.Action{Kind: 4}
	for _, c := range []struct {
		name     string
		promised *game.Action
		plan     game.Action
		said     promise
		want     string
	}{
		{"nothing was said", nil, does, promise{moves: 2, does: does}, "advice.choice"},
		{"it is done", &does, does, promise{moves: 2, does: does}, "advice.promised"},
		{"something else is done", &does, other, promise{moves: 2, does: does}, "advice.changed"},
		{"it is still to come", &does, other, promise{moves: 9, does: does}, "advice.choice"},
		{"something else is to come", &does, other, promise{moves: 9, does: other}, "advice.changed"},
		{"it is to come for something else", &does, other, promise{moves: 9, does: does, serves: 1}, "advice.changed"},
	} {
		s := &Scene[int, *paint.Frame[int]]{advice: &advice{moves: 9, plan: []game.Action{c.plan}, promised: c.promised}, promise: &c.said}
		if got := s.heading(); got != c.want {
			t.Errorf("%s: %s, not %s", c.name, got, c.want)
		}
		for second, recalls := range map[game.Action]bool{does: c.want == "advice.changed", {Kind: 5}: false} {
			if s.advice.decided.RunnerUp.Action = second; s.recalls() != recalls {
				t.Errorf("%s: against %v it is told as what he said before: %v", c.name, second, !recalls)
			}
		}
	}
}
