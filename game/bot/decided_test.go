package bot

import (
	"reflect"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
)

// A decision that is explained is the one that the level makes; the runner-up is another
// option, and what hidden things lie where changes nothing of what is said.
func TestDecidedIsTheLevelsChoice(t *testing.T) {
	levels := []Level{Page, Squire, Rider, Champion, Novice}
	for n, modules := range [][]string{nil, merlin.ModuleNames()} {
		g := newMerlin(t, 3, uint64(n), modules...)
		chance := game.NewStream(uint64(n), 6)
		for i := 0; i < 40 && !g.Over(); i++ {
			d := g.Decision()
			if len(d.Options) > 1 && i%8 == 0 {
				decided(t, g, levels[i/8%len(levels)], game.NewStream(chance.Uint64(), 1), &chance)
			}
			if err := g.Apply(d.Options[chance.N(len(d.Options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func decided(t *testing.T, g game.Game, l Level, own game.Stream, chance *game.Stream) {
	t.Helper()
	d := Decide(g, l, own)
	if a := Choose(g, l, own); d.Choice.Action != a {
		t.Errorf("%s: %s is explained, %s chosen", l, g.Text(d.Choice.Action), g.Text(a))
	}
	if d.Alone != (d.Choice.Action == d.RunnerUp.Action) {
		t.Errorf("%s: %s is its own runner-up", l, g.Text(d.Choice.Action))
	}
	if (d.Choice.Parts != nil) != (l >= Page) {
		t.Errorf("%s: parts %v", l, d.Choice.Parts)
	}
	if l < Page {
		return
	}
	if again := Decide(g.Imagine(g.Decision().Seat, chance), l, own); !reflect.DeepEqual(d, again) {
		t.Errorf("%s: %+v, and %+v where what is hidden lies otherwise", l, d, again)
	}
}

// What one would go on with, as after the runner-up, is legal, one's own and the same whatever is hidden; of what would
// show something hidden nothing is told.
func TestLineIsTheTurn(t *testing.T) {
	g, chance, long := newMerlin(t, 2, 5), game.NewStream(5, 5), 0
	for i := 0; i < 60 && !g.Over(); i++ {
		d := g.Decision()
		if len(d.Options) > 1 && i%6 == 0 {
			lines, twins := linesOf(g, d.Seat, 8), linesOf(g.Imagine(d.Seat, &chance), d.Seat, 8)
			if !reflect.DeepEqual(lines, twins) {
				t.Errorf("%v, and %v where what is hidden lies otherwise", lines, twins)
			}
			if len(lines[1]) == 0 || lines[0][0].Action == lines[1][0].Action {
				t.Errorf("%v is the runner-up of %v", lines[1], lines[0])
			}
			for _, line := range lines {
				at := g.Clone()
				for _, move := range line {
					if s := at.Decision().Seat; s != d.Seat || at.Apply(move.Action) != nil || at.Revealed() != move.Revealed || move.Revealed && move.Events != nil {
						t.Fatalf("%v is not the turn of seat %d", line, d.Seat)
					}
				}
			}
			long += len(lines[0])
		}
		if err := g.Apply(d.Options[chance.N(len(d.Options))]); err != nil {
			t.Fatal(err)
		}
	}
	if long < 20 {
		t.Errorf("%d moves in all: the test shows little", long)
	}
}

// linesOf are those of the choice and of the runner-up.
func linesOf(g game.Game, s game.Seat, seed uint64) [2][]game.Move {
	chance := game.NewStream(seed, 1)
	thinker := thinkAs(g, Player{Playouts: 300, Width: 4, Heat: warm}, adviceOf(g), chance)
	for !thinker.Step(1000) {
	}
	seen := g.Imagine(s, &chance)
	return [2][]game.Move{thinker.Line(seen.Clone()), thinker.OtherLine(seen)}
}

// What the choice is worth by its parts is what the value says where the parts end: all of
// it is there, and what it brings more than the runner-up is the difference.
func TestPartsAddUp(t *testing.T) {
	g := newMerlin(t, 2, 3, merlin.ModuleNames()...)
	p := NewPolicyPlayer(g, Player{Noise: 100})
	for n := uint64(0); n < 40; n++ {
		if err := g.Apply(p.Take(g, n)); err != nil {
			t.Fatal(err)
		}
	}
	d := Decide(g, Champion, game.NewStream(2, 2))
	if d.Alone || len(d.More()) == 0 {
		t.Fatalf("nothing is said of %s", g.Text(d.Choice.Action))
	}
	advice := adviceOf(g)
	l := newLearnt(g, Champion.playerOf(&advice), &advice)
	stream := game.NewStream(5, 5)
	one := l.prospect(g, advice.Ahead.(game.Parts), d.Choice.Action, nil, 1, stream)
	sum := 0
	for _, part := range one.Parts {
		sum += part.More
	}
	if want := l.worth(g, d.Choice.Action, stream) * 100 / game.PointUnits; abs(sum-one.Theirs-want) > len(one.Parts) {
		t.Errorf("the parts make %d hundredths, less %d of the others; the value says %d", sum, one.Theirs, want)
	}
}

// worth returns by how much the seat's lead grows when an option is played out once.
func (l *learnt) worth(g game.Game, a game.Action, chance game.Stream) int {
	g = g.Imagine(l.seat, &chance)
	before := g.Scores()
	p := policy{salt: chance.Uint64()}
	must(g.Apply(a))
	after := l.playOut(g, &p) * worthUnits
	return after - game.PointUnits*(before[l.seat]-others(before, l.seat))
}
