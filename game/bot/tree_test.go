package bot

import (
	"testing"

	"merlin/game"
)

// steps is a game of one seat's two questions: option 1 of the first opens ten options,
// of which only the one numbered good gives points; option 0 gives a few and ends it.
type steps struct {
	game.Game
	good  uint8
	open  bool
	over  bool
	score int
}

func (g *steps) Clone() game.Game                              { c := *g; return &c }
func (g *steps) Imagine(_ game.Seat, _ *game.Stream) game.Game { return g.Clone() }
func (g *steps) Over() bool                                    { return g.over }
func (g *steps) Revealed() bool                                { return false }
func (g *steps) Advice() game.Advice {
	return game.Advice{Value: func(g game.Game, _ game.Seat) int { return g.(*steps).score }, Scale: 10}
}

func (g *steps) Decision() game.Decision {
	var d game.Decision
	n := uint8(2)
	if g.open {
		n = 10
	}
	for a := range n {
		d.Options = append(d.Options, game.Action{A: a})
	}
	return d
}

func (g *steps) Apply(a game.Action) error {
	switch {
	case g.open && a.A == g.good:
		g.score, g.over = 40, true
	case g.open:
		g.score, g.over = -40, true
	case a.A == 0:
		g.score, g.over = 10, true
	}
	g.open = true
	return nil
}

// What is good only if one goes on rightly is done: by chance it would lose points.
func TestTheTurnIsPlanned(t *testing.T) {
	for good := range uint8(10) {
		g := &steps{good: good}
		for range 2 {
			a := Choose(g, Adept, game.NewStream(uint64(good), 3))
			if err := g.Apply(a); err != nil {
				t.Fatal(err)
			}
			if g.over {
				break
			}
		}
		if g.score != 40 {
			t.Errorf("%d points with %d as the good option", g.score, good)
		}
	}
}

// Who has met with bad luck once is tried again where the position is known to be worth more.
func TestBadLuckIsTriedAgain(t *testing.T) {
	const mean, worse, scale = 116, -70, 160
	of := &node{tries: 403, sum: 403 * mean}
	known, unlucky := &node{tries: 402, sum: 402 * mean}, &node{tries: 1, sum: worse}
	if unlucky.bound(of, 2, scale) <= known.bound(of, 2, scale) {
		t.Error("one bad try is the last")
	}
	if unlucky.bound(of, 0, scale) > known.bound(of, 0, scale) {
		t.Error("it would be tried again anyway: the example shows nothing")
	}
}
