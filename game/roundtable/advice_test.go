package roundtable_test

import (
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/roundtable"
)

// play plays games of five computer Knights who ponder nothing, and calls after after each
// action. Wide plays as novices do, who take any of what looks good.
func play(t *testing.T, mode roundtable.Mode, wide bool, games int, after func(*roundtable.Game)) {
	t.Helper()
	o := roundtable.StandardOptions()
	o.Loyalty = mode
	r, err := roundtable.NewRules(roundtable.StandardBox(), o)
	if err != nil {
		t.Fatal(err)
	}
	g, err := roundtable.New(r, 5, 0)
	if err != nil {
		t.Fatal(err)
	}
	advice := g.Advice()
	for n := range games {
		g.Reset(5, uint64(n))
		for chance := game.NewStream(uint64(n), 4); !g.Over(); {
			d := g.Decision()
			list := advice.Shortlist(g, &d, wide, chance.Uint64(), nil)
			for wide && len(list) > 1 && chance.N(2) == 0 {
				list = list[1:]
			}
			if err := g.Apply(list[0]); err != nil {
				t.Fatal(err)
			}
			after(g)
		}
	}
}

// stands counts the games in which Camelot stands, and those with a Traitor among all.
func stands(t *testing.T, mode roundtable.Mode, games int) (stood, withTraitor, stoodThen int) {
	play(t, mode, false, games, func(g *roundtable.Game) {
		if !g.Over() {
			return
		}
		traitor := g.Felon != game.NoSeat
		if traitor {
			withTraitor++
		}
		if g.Victory {
			stood++
			if traitor {
				stoodThen++
			}
		}
	})
	return stood, withTraitor, stoodThen
}

// Without a Traitor Camelot stands more often than not, and does not always; with one it
// falls clearly oftener.
func TestCamelotStands(t *testing.T) {
	const games = 200
	alone, _, _ := stands(t, roundtable.NoTraitor, games)
	if alone < games*11/20 || alone > games*17/20 {
		t.Errorf("without a Traitor it stands in %d of %d games", alone, games)
	}
	_, with, then := stands(t, roundtable.AmongUs, games)
	if then*games*3 > alone*with*2 {
		t.Errorf("with a Traitor it stands in %d of %d games, without in %d of %d", then, with, alone, games)
	}
}

// Every Special card is played now and then, and Arthur exchanges cards.
func TestAllCardsAreUsed(t *testing.T) {
	const games = 200
	var played [roundtable.Whites]int
	exchanges := 0
	play(t, roundtable.NoTraitor, false, games, func(g *roundtable.Game) {
		for _, e := range g.Events() {
			switch e.Kind {
			case roundtable.EventPlayed:
				played[e.Args[0]]++
			case roundtable.EventExchange:
				exchanges++
			}
		}
	})
	for w := roundtable.Merlin; w < roundtable.Whites; w++ {
		if played[w] < games/8 {
			t.Errorf("%v is played %d times in %d games", w, played[w], games)
		}
	}
	if exchanges < games/2 {
		t.Errorf("Arthur exchanges %d times in %d games", exchanges, games)
	}
}

// Loyal Knights who accuse are right in most cases, those who play badly too; by chance it
// would be one time in five with one card left in the box, one in seven with three. Once the
// Traitor is known nobody is accused any more.
func TestAccusersAreRight(t *testing.T) {
	for _, mode := range []roundtable.Mode{roundtable.Standard, roundtable.AmongUs} {
		for _, wide := range []bool{false, true} {
			all, right := 0, 0
			play(t, mode, wide, 300, func(g *roundtable.Game) {
				for _, e := range g.Events() {
					if e.Kind == roundtable.EventAccused && e.Seat != g.Felon {
						all++
						right += btoi(game.Seat(e.Args[0]) == g.Felon)
					}
				}
			})
			if all < 40 || right*3 < all*2 {
				t.Errorf("%v, wide %t: %d of %d accusations are right", mode, wide, right, all)
			}
		}
	}
}

func btoi(is bool) int {
	if is {
		return 1
	}
	return 0
}

// Positions that differ only in what the seat cannot know, the Traitor's card among it,
// give the same choice, with all talk allowed.
func TestComputersDoNotPeek(t *testing.T) {
	o := roundtable.StandardOptions()
	o.Loyalty, o.Talk = roundtable.AmongUs, true
	r, err := roundtable.NewRules(roundtable.StandardBox(), o)
	if err != nil {
		t.Fatal(err)
	}
	differ, doubts := 0, 0
	for seed := range uint64(4) {
		g, err := roundtable.New(r, 5, seed)
		if err != nil {
			t.Fatal(err)
		}
		chance := game.NewStream(seed, 8)
		for n := 0; !g.Over(); n++ {
			d := g.Decision()
			list := g.Advice().Shortlist(g, &d, false, 7, nil)
			if len(list) > 1 {
				doubts++
			}
			if n%3 == 0 || len(list) > 1 {
				differ += twins(t, g, list, len(list) > 1 && doubts%6 == 0)
			}
			if err := g.Apply(list[chance.N(len(list))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if differ < 100 || doubts < 60 {
		t.Errorf("the truth differed %d times, something was pondered %d times", differ, doubts)
	}
}

// twins compares what is chosen in two positions that look the same to the seat, pondering
// too, and reports whether somebody else is the Traitor.
func twins(t *testing.T, g *roundtable.Game, list []game.Action, ponder bool) int {
	t.Helper()
	d := g.Decision()
	stream := game.NewStream(g.Hash(), 1)
	other := g.Imagine(d.Seat, &stream).(*roundtable.Game)
	own := other.Decision()
	for i, a := range other.Advice().Shortlist(other, &own, false, 7, nil) {
		if i >= len(list) || a != list[i] {
			t.Fatalf("at %q seat %d would %s, by what it cannot know", d.Ask, d.Seat, g.Text(a))
		}
	}
	if ponder && bot.Choose(g, bot.Adept, game.NewStream(5, 5)) != bot.Choose(other, bot.Adept, game.NewStream(5, 5)) {
		t.Fatalf("at %q the choice depends on what is hidden", d.Ask)
	}
	if other.Felon != g.Felon {
		return 1
	}
	return 0
}

// BenchmarkPolicy plays games of five by the rollout policy.
func BenchmarkPolicy(b *testing.B) {
	o := roundtable.StandardOptions()
	r, err := roundtable.NewRules(roundtable.StandardBox(), o)
	if err != nil {
		b.Fatal(err)
	}
	g, err := roundtable.New(r, 5, 0)
	if err != nil {
		b.Fatal(err)
	}
	rollout := g.Advice().Rollout
	b.ReportAllocs()
	for n := uint64(0); b.Loop(); n++ {
		g.Reset(5, n)
		for chance := game.NewStream(n, 4); !g.Over(); {
			d := g.Decision()
			if err := g.Apply(rollout(g, &d, chance.Uint64())); err != nil {
				b.Fatal(err)
			}
		}
	}
}
