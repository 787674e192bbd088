//go:build hermit

package merlin

import (
	"slices"
	"testing"

	"merlin/game"
)

// Random games with the tenth module, alone and with all others, are as sound as any.
func TestHermitPlays(t *testing.T) {
	if !slices.Contains(ModuleNames(), "hermit") {
		t.Fatalf("the modules are %q", ModuleNames())
	}
	playModules(t, 3, "hermit")
	playModules(t, 1, ModuleNames()...)
	checkReloads(t, 3, 5, "hermit")
}

// Each of its kinds of change is seen in a game.
func TestHermitChanges(t *testing.T) {
	g, err := New(rulesOf(t, "hermit"), 3, 1)
	if err != nil {
		t.Fatal(err)
	}
	if g.Players[0].HandSize != questsDealt+1 || g.Mods.Hermit.Left != herbsInAll-3 {
		t.Errorf("%d quests were dealt, %d herbs are left", g.Players[0].HandSize, g.Mods.Hermit.Left)
	}
	told := map[game.EventKind]int{}
	reasons := map[Reason]int{}
	chance := game.NewStream(1, 99)
	for !g.Over() {
		options := g.Decision().Options
		if err := g.Apply(options[chance.N(len(options))]); err != nil {
			t.Fatal(err)
		}
		for _, e := range g.Events() {
			told[e.Kind]++
			if e.Kind == EventPoints {
				reasons[Reason(e.Args[1])]++
			}
		}
		herbs := g.Mods.Hermit.Left
		for s := range game.Seat(3) {
			herbs += g.Mods.Hermit.Herbs[s]
			for p, n := range g.Players[s].Influence {
				if want := n + one(n > 0 && g.Mods.Hermit.Herbs[s] >= 3); g.Table().Strength(Province(p), s) != want {
					t.Fatalf("seat %d counts %d, not %d", s, g.Table().Strength(Province(p), s), want)
				}
			}
		}
		if herbs != herbsInAll {
			t.Fatalf("there are %d herbs", herbs)
		}
	}
	if told[EventHerb] == 0 || told[EventHerbUsed] == 0 || reasons[ForHerbs] == 0 || ForHerbs.String() != "herbs" {
		t.Errorf("told were %v, points for %v", told, reasons)
	}
}
