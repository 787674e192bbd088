package legends

import (
	"testing"

	"merlin/game"
	"merlin/game/bot"
)

// What events tell of the display is all that lies there at the end, and points for special
// cards come, too.
func TestPartsOfPoints(t *testing.T) {
	special := 0
	for seed := range uint64(12) {
		g := newGame(t, standardRules, 2+int(seed%3), Level(seed%3), seed)
		v := &ahead{Table: g.Table()}
		p := bot.NewPolicyPlayer(g, bot.Player{Noise: 60})
		display := make([]int, g.Seats)
		for n := uint64(0); !g.Over(); n++ {
			if err := g.Apply(p.Take(g, seed<<32+n)); err != nil {
				t.Fatal(err)
			}
			for _, e := range g.Events() {
				switch part, points := v.Came(e); {
				case part == forDisplay && points != 0:
					display[e.Seat] += points
				case part == forSpecial:
					special += points
				}
			}
		}
		for s, told := range display {
			if n := g.Table().displayed(game.Seat(s)); told != n {
				t.Errorf("seed %d, seat %d: events tell of %d points in the display, %d lie there", seed, s, told, n)
			}
		}
	}
	if special <= 0 {
		t.Error("no special card brought points")
	}
}

// A decision is explained: who lets an event go that he could complete has less in the
// display.
func TestExplained(t *testing.T) {
	for seed := range uint64(20) {
		g := newGame(t, standardRules, 2, Standard, seed)
		p := bot.NewPolicyPlayer(g, bot.Player{Noise: 60})
		for n := uint64(0); !g.Over(); n++ {
			d := g.Decision()
			if a := d.Options[0]; a.Kind == ActComplete && len(d.Options) == 2 && g.rules.Deck.Faces[a.A].Points > 2 {
				for _, part := range bot.Explain(g, bot.Champion.Player(), a, d.Options[1], 20, game.NewStream(1, 1)) {
					if part.Name == "display" && part.More > 0 {
						return
					}
				}
				t.Fatalf("%s brings nothing for the display", g.Text(a))
			}
			if err := g.Apply(p.Take(g, seed<<32+n)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Error("no event was to be completed")
}
