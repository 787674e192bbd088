package bot

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
)

// Computer players play games with bells to the end, and ring them: that is worth a point.
func TestBellsByComputers(t *testing.T) {
	r, err := merlin.NewRules(merlin.StandardBox(), "bells")
	if err != nil {
		t.Fatal(err)
	}
	g, err := merlin.New(r, 2, 3)
	if err != nil {
		t.Fatal(err)
	}
	rung := 0
	for n := uint64(0); !g.Over(); n++ {
		a := Choose(g, Novice, game.NewStream(n, 5))
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
		if a.Kind == merlin.ActRingBell {
			rung++
		}
	}
	if rung < 3 {
		t.Errorf("%d bells were rung", rung)
	}
}
