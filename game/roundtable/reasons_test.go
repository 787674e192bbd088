package roundtable

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/bot"
)

// What speaks for a choice is told by what the seat may know alone; only a Traitor hears of
// hiding and harming; of the ways of Evil that one is named which the runner-up would be.
func TestReasonsOfChoices(t *testing.T) {
	told, evens := map[string]int{}, 0
	for n := range 8 {
		g, err := New(rulesFor(t, []string{"standard", "among-us"}[n%2]), 4+n%3, uint64(n))
		if err != nil {
			t.Fatal(err)
		}
		player := bot.NewPolicyPlayer(g, bot.Player{Noise: 150})
		for chance := game.NewStream(uint64(n), 6); !g.Over(); {
			if len(g.Decision().Options) > 1 && chance.N(6) == 0 {
				d := reasonsAt(t, g, &chance)
				evens += int(one(d.Even))
				for _, name := range d.Reasons {
					told[name]++
				}
			}
			if err := g.Apply(player.Take(g, chance.Uint64())); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, name := range []string{"quest", "siege", "black", "life", "draw", "keep", "help", "hide"} {
		if told[name] < 3 {
			t.Errorf("%q was told %d times", name, told[name])
		}
	}
	t.Log(told, evens, "even")
}

// reasonsAt decides, and looks at what is said of that.
func reasonsAt(t *testing.T, g *Game, chance *game.Stream) bot.Decided {
	t.Helper()
	seed, seat := chance.Uint64(), g.Decision().Seat
	d := bot.Decide(g, bot.Wizard, game.NewStream(seed, 1))
	hidden := bot.Decide(g.Imagine(seat, chance), bot.Wizard, game.NewStream(seed, 1))
	if d.Choice.Action != hidden.Choice.Action || d.RunnerUp.Action != hidden.RunnerUp.Action || d.Even != hidden.Even || !slices.Equal(d.Reasons, hidden.Reasons) {
		t.Errorf("%s: %v, and %v where what is hidden lies otherwise", g.Text(d.Choice.Action), d.Reasons, hidden.Reasons)
	}
	if d.Even && len(d.Reasons) > 0 {
		t.Errorf("%v speaks for %s, which is worth no more", d.Reasons, g.Text(d.Choice.Action))
	}
	felon := g.loyaltySeen(seat) == Traitor
	for _, name := range d.Reasons {
		if guile := name == motiveWords[motiveHide-1] || name == motiveWords[motiveHarm-1]; guile != felon {
			t.Errorf("%s: %q speaks for it; the Traitor's: %v", g.Text(d.Choice.Action), name, felon)
		}
	}
	if g.Decision().Kind == AskEvil && !felon && !d.Alone && !d.Even && d.Choice.Action.Kind != ActLook {
		if want := motiveWords[costs[d.RunnerUp.Action.Kind]-1]; !slices.Contains(d.Reasons, want) {
			t.Errorf("%s rather than %s: %v", g.Text(d.Choice.Action), g.Text(d.RunnerUp.Action), d.Reasons)
		}
	}
	return d
}
