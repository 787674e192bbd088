package bot

import (
	"testing"

	"merlin/game"
)

// toss is a game of one choice: option A gives gain[A] points, and both some by chance.
type toss struct {
	game.Game
	gain   [2]int
	chance *game.Stream
	score  int
	over   bool
}

func (g *toss) Clone() game.Game { c := *g; return &c }
func (g *toss) Imagine(_ game.Seat, chance *game.Stream) game.Game {
	return &toss{gain: g.gain, chance: chance}
}

func (g *toss) Decision() game.Decision {
	return game.Decision{Options: []game.Action{{A: 0}, {A: 1}}}
}

func (g *toss) Apply(a game.Action) error {
	g.score, g.over = g.gain[a.A]+g.chance.N(3), true
	return nil
}
func (g *toss) Text(game.Action) string { return "toss" }
func (g *toss) Revealed() bool          { return false }
func (g *toss) Events() []game.Event    { return nil }

func (g *toss) Over() bool { return g.over }
func (g *toss) Advice() game.Advice {
	return game.Advice{Value: func(g game.Game, _ game.Seat) int { return g.(*toss).score }, Scale: 10}
}

// What gives no more than the plain course of things is not done; what does, is.
func TestDoubtKeepsToTheFirst(t *testing.T) {
	for _, c := range []struct {
		gain [2]int
		want uint8
	}{{[2]int{1, 1}, 0}, {[2]int{2, 1}, 0}, {[2]int{1, 2}, 1}} {
		for seed := range uint64(20) {
			if a := Choose(&toss{gain: c.gain}, Novice, game.NewStream(seed, 1)); a.A != c.want {
				t.Errorf("gains %v, seed %d: option %d is chosen", c.gain, seed, a.A)
			}
		}
	}
}
