package bot

import (
	"slices"
	"testing"

	"merlin/game"
)

// quiz asks two seats the same question by turns.
type quiz struct {
	game.Game
	left int
}

func (g *quiz) Over() bool              { return g.left == 0 }
func (g *quiz) Apply(game.Action) error { g.left--; return nil }
func (g *quiz) Decision() game.Decision {
	return game.Decision{Seat: game.Seat(g.left % 2), Options: []game.Action{{A: 1}, {A: 2}}}
}

// A title's policy gets a draw for each question: equal in equal rollouts, else its own.
func TestDrawsOfATitlesPolicy(t *testing.T) {
	draws := func(salt uint64) (all []uint64) {
		p := policy{salt: salt, rollout: func(_ game.Game, d *game.Decision, draw uint64) game.Action {
			all = append(all, draw)
			return d.Options[0]
		}}
		p.finish(&quiz{left: 8})
		return all
	}
	one, again, other := draws(1), draws(1), draws(2)
	if !slices.Equal(one, again) {
		t.Error("equal rollouts have other draws")
	}
	both := append(one, other...)
	slices.Sort(both)
	if n := len(slices.Compact(both)); n != 16 {
		t.Errorf("of 16 questions %d have a draw of their own", n)
	}
}

// Equal questions get equal answers in a determinization, whatever else is open: what is
// added takes the place of the answer or changes nothing.
func TestRolloutsAreAlike(t *testing.T) {
	few := game.Decision{Options: []game.Action{{A: 1}, {A: 2}, {A: 3}}}
	more := game.Decision{Options: append(few.Options[:3:3], game.Action{A: 4})}
	changed, seen := 0, map[game.Action]bool{}
	for salt := range uint64(400) {
		a, b := policy{salt: salt}, policy{salt: salt}
		one, other := pick(&few, a.draw(&few)), pick(&more, b.draw(&more))
		seen[one] = true
		switch other {
		case one:
		case more.Options[3]:
			changed++
		default:
			t.Fatalf("determinization %d: %v, but %v when %v is open too", salt, one, other, more.Options[3])
		}
	}
	if len(seen) != 3 || changed < 60 || changed > 140 {
		t.Errorf("%d of 3 options are ever taken, the new one in %d of 400", len(seen), changed)
	}
}
