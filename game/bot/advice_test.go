package bot

import (
	"slices"
	"testing"

	"merlin/game"
)

// duel is a game of which no points are known: option A of three wins with odds of A to 2.
type duel struct {
	game.Game
	chance *game.Stream
	over   bool
	won    bool
}

func (g *duel) Clone() game.Game                                   { c := *g; return &c }
func (g *duel) Imagine(_ game.Seat, chance *game.Stream) game.Game { return &duel{chance: chance} }
func (g *duel) Over() bool                                         { return g.over }
func (g *duel) Outcomes() []game.Outcome                           { return []game.Outcome{{Won: g.won}, {Won: !g.won}} }

func (g *duel) Decision() game.Decision {
	return game.Decision{Options: []game.Action{{A: 0}, {A: 2}, {A: 1}}}
}

func (g *duel) Apply(a game.Action) error {
	g.over, g.won = true, g.chance.N(2) < int(a.A)
	return nil
}

// Where a title says nothing, victory counts.
func TestVictoryCountsWithoutAdvice(t *testing.T) {
	for seed := range uint64(10) {
		if a := Choose(&duel{}, Novice, game.NewStream(seed, 1)); a.A != 2 {
			t.Errorf("seed %d: option %d is chosen", seed, a.A)
		}
	}
}

// guided is steps with a rollout policy, and values in another scale.
type guided struct {
	*steps
	times int
	draws map[uint64]bool
}

func (g *guided) Clone() game.Game                              { return &guided{g.steps.Clone().(*steps), g.times, g.draws} }
func (g *guided) Imagine(_ game.Seat, _ *game.Stream) game.Game { return g.Clone() }
func (g *guided) Advice() game.Advice {
	return game.Advice{
		Value: func(g game.Game, _ game.Seat) int { return g.(*guided).times * g.(*guided).score },
		Scale: 10 * g.times,
		Rollout: func(_ game.Game, d *game.Decision, draw uint64) game.Action {
			g.draws[draw] = true
			return d.Options[draw%uint64(len(d.Options))]
		},
	}
}

// A title's rollout policy is asked; the scale of its values does not sway the choice.
func TestTitlesAdvice(t *testing.T) {
	for good := range uint8(10) {
		for _, times := range []int{1, 8} {
			g := &guided{&steps{good: good}, times, map[uint64]bool{}}
			if a := Choose(g, Adept, game.NewStream(uint64(good), 3)); a.A != 1 {
				t.Errorf("values %d times as great, %d is good: option %d is chosen", times, good, a.A)
			}
			if len(g.draws) == 0 {
				t.Error("its policy was not asked")
			}
		}
	}
}

// listed is a toss of which the title has said what is worth a thought.
type listed struct {
	toss
	list []uint8
}

func (g *listed) Clone() game.Game { c := *g; return &c }
func (g *listed) Imagine(_ game.Seat, chance *game.Stream) game.Game {
	return &listed{toss{gain: g.gain, chance: chance}, g.list}
}

func (g *listed) Advice() game.Advice {
	return game.Advice{
		Value: func(g game.Game, _ game.Seat) int { return g.(*listed).score }, Scale: 10,
		Shortlist: func(_ game.Game, _ *game.Decision, _ bool, _ uint64, list []game.Action) []game.Action {
			for _, a := range g.list {
				list = append(list, game.Action{A: a})
			}
			return list
		},
	}
}

// What is on no shortlist is not done; of what is, the best, by a novice any.
func TestShortlist(t *testing.T) {
	for _, c := range []struct {
		level Level
		list  []uint8
		first int // of 100 times
	}{
		{Adept, []uint8{0}, 100},
		{Adept, []uint8{0, 1}, 0},
		{Master, []uint8{1, 0}, 0},
		{Novice, []uint8{0, 1}, 50},
	} {
		first := 0
		for seed := range uint64(100) {
			if a := Choose(&listed{toss{gain: [2]int{1, 4}}, c.list}, c.level, game.NewStream(seed, 1)); a.A == 0 {
				first++
			}
		}
		if first < c.first-20 || first > c.first+20 {
			t.Errorf("%s chooses the first option of %v %d times", c.level, c.list, first)
		}
	}
}

// coin is a duel of which options 1 and 2 are equally good, and option 0 loses.
type coin struct{ duel }

func (g *coin) Clone() game.Game { c := *g; return &c }
func (g *coin) Imagine(_ game.Seat, chance *game.Stream) game.Game {
	return &coin{duel{chance: chance}}
}

func (g *coin) Apply(a game.Action) error {
	g.over, g.won = true, g.chance.N(2) < min(1, int(a.A))
	return nil
}

// What was meant is kept where nothing is clearly better, and only there.
func TestMeantIsKept(t *testing.T) {
	for seed := range uint64(20) {
		for _, c := range []struct {
			of          game.Game
			meant, want uint8
		}{{&coin{}, 1, 1}, {&coin{}, 2, 2}, {&duel{}, 1, 2}, {&duel{}, 0, 2}, {&duel{}, 9, 2}} {
			th := Think(c.of, Novice, game.NewStream(seed, 1))
			th.Keep(game.Action{A: c.meant})
			for !th.Step(100) {
			}
			if got := th.Choice().A; got != c.want {
				t.Errorf("seed %d of a %T: %d was meant and %d is chosen, not %d", seed, c.of, c.meant, got, c.want)
			}
		}
	}
}

// Where the search finds no difference, what shows more is chosen, also where it would not have
// been pondered; what is clearly worse is not, and what was meant is kept all the same.
func TestWhatShowsCounts(t *testing.T) {
	for seed := range uint64(20) {
		for _, c := range []struct {
			of                 game.Game
			shows, meant, want uint8
		}{{&coin{}, 1, 9, 1}, {&coin{}, 2, 9, 2}, {&coin{}, 1, 2, 2}, {&coin{}, 0, 9, 1}, {&duel{}, 0, 9, 2}, {&duel{}, 1, 9, 2}} {
			th := Think(c.of, Novice, game.NewStream(seed, 1))
			th.Keep(game.Action{A: c.meant})
			if c.shows == 1 {
				th.candidates = th.candidates[:2]
			}
			th.Plainly(func(a game.Action) int {
				if a.A == c.shows {
					return 3
				}
				return 0
			}, -1)
			for !th.Step(100) {
			}
			if got := th.Choice().A; got != c.want && !(c.shows == 0 && got != 0) {
				t.Errorf("seed %d of a %T: %d shows most, %d was meant and %d is chosen, not %d", seed, c.of, c.shows, c.meant, got, c.want)
			}
		}
	}
}

// What nobody would do is not pondered, as long as anything else may be done.
func TestNeverIsNotPondered(t *testing.T) {
	for seed := range uint64(20) {
		for never := range uint8(6) {
			th, alone := Think(&coin{}, Novice, game.NewStream(seed, 1)), never > 2
			if never %= 3; alone { // that is all that was to be pondered
				th.candidates = []candidate{{action: game.Action{A: never}}}
			}
			th.Plainly(func(a game.Action) int {
				if a.A == never {
					return -9
				}
				return 0
			}, -9)
			for !th.Step(100) {
			}
			if th.Choice().A == never {
				t.Errorf("seed %d: %d is chosen", seed, never)
			}
		}
		th := Think(&coin{}, Novice, game.NewStream(seed, 1))
		th.Plainly(func(game.Action) int { return -9 }, -9)
		for !th.Step(100) {
		}
	}
}

// Where the first thought of who ponders nothing is out of the question, the policy's next is taken, not the first
// option of all.
func TestTheNextThoughtIsTheBest(t *testing.T) {
	g, chance, others := newMerlin(t, 3, 5), game.NewStream(5, 1), 0
	for range 120 {
		d := g.Decision()
		th := ThinkAs(g, Player{Noise: 1}, chance)
		first := th.Choice()
		left := slices.DeleteFunc(slices.Clone(d.Options), func(a game.Action) bool { return a == first })
		if len(left) > 1 {
			th.Plainly(func(a game.Action) int {
				if a == first {
					return -1
				}
				return 0
			}, -1)
			want := th.learnt.ranked(g.Clone(), left)[0]
			if !th.Step(1) || th.Choice() != want {
				t.Fatalf("%v is taken for %v, not %v", th.Choice(), first, want)
			}
			if want != left[0] {
				others++
			}
		}
		if err := g.Apply(first); err != nil {
			t.Fatal(err)
		}
		chance.Uint64()
	}
	if others < 10 {
		t.Errorf("only %d times that is not the first option", others)
	}
}
