package bot

import (
	"testing"

	"merlin/game"
)

// What is liked is chosen instead of what is about as good, and not instead of what is better;
// what is chosen and liked is not asked about.
func TestRatherWhatIsAsGood(t *testing.T) {
	for _, c := range []struct {
		gain  [2]int
		likes uint8
		want  uint8
	}{{[2]int{1, 1}, 1, 1}, {[2]int{1, 1}, 0, 0}, {[2]int{2, 1}, 1, 0}, {[2]int{1, 2}, 0, 1}, {[2]int{1, 2}, 1, 1}} {
		for seed := range uint64(10) {
			g := &toss{gain: c.gain}
			thinker := Think(g, Novice, game.NewStream(seed, 1))
			for !thinker.Step(1000) {
			}
			chose, chance := thinker.Choice().A, game.NewStream(seed, 2)
			again := thinker.Rather(g.Imagine(0, &chance), func(line []game.Move) bool { return line[0].Action.A == c.likes })
			if again && chose == c.likes {
				t.Errorf("%+v, seed %d: what is liked anyway is settled again", c, seed)
			}
			for !thinker.Step(1000) {
			}
			if a := thinker.Choice(); a.A != c.want {
				t.Errorf("%+v, seed %d: option %d is chosen", c, seed, a.A)
			}
		}
	}
}

// What anybody sees brings more is chosen where it is about as good, and not where it is worse.
func TestPlainerWhatIsAsGood(t *testing.T) {
	for _, c := range []struct {
		gain  [2]int
		plain uint8
		want  uint8
	}{{[2]int{1, 1}, 1, 1}, {[2]int{1, 1}, 0, 0}, {[2]int{2, 1}, 1, 0}} {
		for seed := range uint64(10) {
			g := &toss{gain: c.gain}
			thinker := Think(g, Novice, game.NewStream(seed, 1))
			for !thinker.Step(1000) {
			}
			chance := game.NewStream(seed, 2)
			thinker.Plainer(g.Imagine(0, &chance), func(line []game.Move) int {
				if line[0].Action.A == c.plain {
					return aPoint
				}
				return 0
			})
			for !thinker.Step(1000) {
			}
			if a := thinker.Choice(); a.A != c.want {
				t.Errorf("%+v, seed %d: option %d is chosen", c, seed, a.A)
			}
		}
	}
}

// Two lines that are played against each other are worth as much either way round, and what is taken instead of the
// choice has that as its runner-up.
func TestDuelOfLines(t *testing.T) {
	g := newMerlin(t, 2, 1)
	thinker := thinkAs(g, Player{Playouts: 400, Width: 4, Heat: warm}, adviceOf(g), game.NewStream(1, 1))
	for !thinker.Step(1000) {
	}
	d, chosen := thinker.Decided(1), thinker.Choice()
	line, other := thinker.Line(g.Clone()), thinker.OtherLine(g.Clone())
	one, back := thinker.Duel(g, d, line, other, 20), thinker.Duel(g, d, other, line, 20)
	if !one.Tried || one.Margin != -back.Margin || thinker.Duel(g, d, line, line, 20).Margin != 0 {
		t.Errorf("it is worth %d more, and the other way round %d", one.Margin, back.Margin)
	}
	thinker.Take(other[0].Action)
	if d := thinker.Decided(1); d.Choice.Action != other[0].Action || d.RunnerUp.Action != chosen {
		t.Errorf("%v is taken, and %v is its runner-up", d.Choice.Action, d.RunnerUp.Action)
	}
}

// What was done is faced with what would have been chosen, by how much that is better.
func TestFaceWhatWasDone(t *testing.T) {
	for seed := range uint64(3) {
		g := newMerlin(t, 2, seed)
		options := g.Decision().Options
		thinker := thinkAs(g, Player{Playouts: 400, Width: 4, Heat: warm}, adviceOf(g), game.NewStream(seed, 1))
		for !thinker.Step(1000) {
		}
		chosen := thinker.Choice()
		if thinker.Face(chosen) {
			t.Error("what was chosen is faced with itself")
		}
		worst := options[0]
		if worst == chosen {
			worst = options[len(options)-1]
		}
		if !thinker.Face(worst) {
			t.Fatal("an option is not faced")
		}
		for !thinker.Step(1000) {
		}
		if a := thinker.Choice(); a != worst && (a != chosen || thinker.Margin() <= 0) {
			t.Errorf("%v is chosen, by %d", a, thinker.Margin())
		}
	}
}

// What is not liked must be better by what it is dear for, not only by more than chance explains;
// a line goes on with it as seldom.
func TestRatherWantsItsPrice(t *testing.T) {
	const point = 16 // of what the search counts in
	cheap, costly := game.Action{A: 1}, game.Action{A: 2}
	for _, c := range []struct {
		more int // in 16ths of a point
		want game.Action
	}{{0, cheap}, {point, cheap}, {point + 7, cheap}, {point + 8, costly}, {5 * point, costly}} {
		values := func(more int) (list []int) {
			for i := range 40 {
				list = append(list, 3*i+more)
			}
			return list
		}
		thinker := &Thinker{
			learnt: &learnt{}, doubt: keepDoubt, least: dear,
			candidates: []candidate{{action: cheap, values: values(0)}, {action: costly, values: values(c.more)}},
			likes:      func(line []game.Move) bool { return line[0].Action == cheap },
		}
		if thinker.halve(); thinker.Choice() != c.want {
			t.Errorf("%d sixteenths better: %v is chosen", c.more, thinker.Choice())
		}
		at := &node{children: []edge{{costly, &node{tries: 60, sum: 60 * c.more}}, {cheap, &node{tries: sure}}}}
		if e := thinker.rather(at, at.favourite([]game.Action{cheap, costly}), []game.Action{cheap, costly}); e.action != c.want {
			t.Errorf("%d sixteenths better: the line goes on with %v", c.more, e.action)
		}
	}
}

// What is preferred is chosen instead of what is about as good, and not instead of what is better; the
// runner-up becomes one of a kind, if there is one, without that the choice changes for nothing.
func TestPreferAndAgainst(t *testing.T) {
	for _, c := range []struct {
		gain   [2]int
		prefer uint8
		want   uint8
	}{{[2]int{1, 1}, 1, 1}, {[2]int{1, 1}, 0, 0}, {[2]int{2, 1}, 1, 0}, {[2]int{1, 2}, 0, 1}, {[2]int{1, 2}, 1, 1}} {
		for seed := range uint64(10) {
			thinker := Think(&toss{gain: c.gain}, Novice, game.NewStream(seed, 1))
			for !thinker.Step(1000) {
			}
			is := func(a game.Action) bool { return a.A == c.prefer }
			if chose := thinker.Choice().A; thinker.Prefer(is) == (chose == c.prefer) {
				t.Errorf("%+v, seed %d: option %d is settled again, or is not", c, seed, chose)
			}
			for !thinker.Step(1000) {
			}
			if a := thinker.Choice(); a.A != c.want {
				t.Errorf("%+v, seed %d: option %d is chosen", c, seed, a.A)
			}
			second := thinker.runnerUp().action.A
			if thinker.Against(func(a game.Action) bool { return a.A == second }) || thinker.Against(func(game.Action) bool { return false }) {
				t.Errorf("%+v, seed %d: there is nothing else to weigh it against", c, seed)
			}
		}
	}
	thinker := &Thinker{
		game: &toss{}, candidates: []candidate{{action: game.Action{A: 1}}}, second: &candidate{action: game.Action{A: 2}},
		dropped: []candidate{{action: game.Action{A: 3}, values: []int{1}}, {action: game.Action{A: 4}, values: []int{2}}},
	}
	if !thinker.Against(func(a game.Action) bool { return a.A > 2 }) || thinker.candidates[0].action.A != 1 || thinker.candidates[1].action.A != 4 {
		t.Errorf("it is weighed against %+v", thinker.candidates)
	}
}

// What was said before becomes the runner-up if it was pondered; what was not, or what is chosen, changes nothing.
func TestRecall(t *testing.T) {
	for said, want := range map[uint8]uint8{1: 2, 2: 2, 3: 3, 4: 2} {
		thinker := &Thinker{
			game: &toss{}, candidates: []candidate{{action: game.Action{A: 1}}}, second: &candidate{action: game.Action{A: 2}},
			dropped: []candidate{{action: game.Action{A: 3}}},
		}
		if thinker.Recall(game.Action{A: said}); thinker.Choice().A != 1 || thinker.second.action.A != want {
			t.Errorf("%d was said: the runner-up is %d", said, thinker.second.action.A)
		}
	}
}
