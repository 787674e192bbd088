package merlin

import (
	"slices"
	"testing"

	"merlin/game"
)

func init() {
	lostModules = append(lostModules, lostSeals)
}

// lostSeals: four for each player, and only those of the last row are turned. // F1, F4
func lostSeals(g *Game, l *losses) {
	if !g.rules.Has("favour") {
		return
	}
	for s := range g.Players[:g.Seats] {
		f := &g.Mods.Favour
		l.want(max(0, f.Left(game.Seat(s))), f.Left(game.Seat(s)), "seals left of seat %d", s)
		for column := range Servant(Servants) {
			if f.Turned[s]>>column&1 == 1 && !f.Has(game.Seat(s), column, DeedRow) {
				l.want(1, 0, "turned seals of seat %d that are not there", s)
			}
		}
	}
}

// The abilities are touched on the board of whoever is asked.
func TestFavourTargets(t *testing.T) {
	g := start(t, favour)
	s := g.Decision().Seat
	for _, c := range []struct {
		do   game.Action
		want game.Target
	}{
		{game.Action{Kind: ActSeal, A: uint8(Mason), B: 1}, game.Target{Kind: TargetSeal, Seat: s, A: uint8(Mason), B: 1}},
		{game.Action{Kind: ActCount, A: uint8(Flag)}, game.Target{Kind: TargetSeal, Seat: s, A: uint8(FlagBearer), B: 2}},
		{game.Action{Kind: ActBuildTwice}, game.Target{Kind: TargetSeal, Seat: s, A: uint8(Mason), B: 2}},
		{game.Action{Kind: ActPlaceTwice}, game.Target{Kind: TargetSeal, Seat: s, A: uint8(Lady), B: 2}},
		{game.Action{Kind: ActExpel, A: uint8(Grey)}, game.Target{Kind: TargetTraitor, Seat: s, A: uint8(Grey)}},
		{game.Action{Kind: ActNoFavour}, game.Target{}},
	} {
		if got := g.Target(c.do); got != c.want {
			t.Errorf("%s touches %+v, want %+v", g.Text(c.do), got, c.want)
		}
	}
}

func TestRandomFavour(t *testing.T) { playModules(t, 15, "favour") }

func TestRandomFavourAndTreasures(t *testing.T) { playModules(t, 8, "favour", "treasures") }

// stepDealSeals is beyond all steps of modules.
const stepDealSeals stepKind = 255

// sealed is a module that deals seals: the abilities of row 2 or those of row 3.
var sealed = &Module{
	Name:  "sealed",
	Setup: []StepAt{{Behind: stepDealQuests, Step: stepDealSeals}},
	Steps: []stepRow{{Kind: stepDealSeals, Run: func(g *Game, _ step) {
		for s := range g.Seats {
			for column := range Servant(Servants) {
				g.Mods.Favour.Seals[s] |= 1 << (FavourRows*uint8(column) + 1 + s%2)
			}
		}
	}}},
}

// Chance rarely brings seals, so here everybody has them. The last row is used in
// every way, each at most three times; a second build is rare where gold has taken the
// place of build spaces, so there are more games until there was one. // F4
func TestRandomSeals(t *testing.T) {
	for _, c := range []struct {
		games uint64
		names []string
	}{{6, []string{"favour"}}, {6, []string{"favour", "treasures"}}, {4, ModuleNames()}} {
		mods, err := pick(c.names)
		if err != nil {
			t.Fatal(err)
		}
		r, err := compile(StandardBox(), append(mods, sealed))
		if err != nil {
			t.Fatal(err)
		}
		var turned [Servants]int
		for seed := uint64(0); seed < c.games || seed < 10*c.games && slices.Min(turned[:]) == 0; seed++ {
			for seats := 2; seats <= MaxSeats; seats++ {
				playRandom(t, r, seats, seed, countTurned(&turned))
				if t.Failed() {
					t.Fatalf("%s, %d seats, seed %d", c.names, seats, seed)
				}
			}
		}
		if slices.Min(turned[:]) == 0 {
			t.Errorf("%s: seals were turned %v times", c.names, turned)
		}
	}
}

// countTurned watches a game, counts how often seals are turned over, and wants no seat
// to do it too often.
func countTurned(turned *[Servants]int) func(*randomGame) {
	var uses [MaxSeats][Servants]int
	return func(p *randomGame) {
		for _, e := range p.Events() {
			if e.Kind == EventSealTurned {
				uses[e.Seat][e.Args[0]]++
				turned[e.Args[0]]++
			}
		}
		for s := range uses {
			if slices.Max(uses[s][:]) > Rounds/2 {
				p.Errorf("seat %d turned its seals %v times", s, uses[s])
			}
		}
	}
}
