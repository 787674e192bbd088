package merlin

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/modules"
	"merlin/scenes/ui"
)

// The draft says truly who chooses from which pile, every knight on offer can be
// clicked, and it is gone when all have theirs. // K1
func TestDraft(t *testing.T) {
	for seats := 2; seats <= merlin.MaxSeats; seats++ {
		m := newMatch(t, seats, uint64(seats), "knights")
		for m.Game().Decision().Ask == "draft" {
			d := m.Game().Decision()
			_, sc := showing(t, m, "de", ui.Fit(1920, 1080, 1))
			s, pile, _ := sc.frame.View.Drafts()
			if !modules.Drafting(sc.frame.Model) || s != d.Seat || pile != d.Args[0] {
				t.Fatalf("%d seats: seat %d is said to choose from pile %d, it is seat %d from pile %d", seats, s, pile, d.Seat, d.Args[0])
			}
			regions := new(modules.DraftPanel).Regions(sc.frame)
			for _, a := range d.Options {
				name := regionName(modules.KnightTarget(merlin.Knight(a.A)))
				if i := ui.Find(regions, name); i < 0 || !regions[i].Enabled || !regions[i].Glow {
					t.Errorf("%d seats: %q cannot be chosen", seats, name)
				}
			}
			if err := m.Apply(d.Options[len(d.Options)-1]); err != nil {
				t.Fatal(err)
			}
		}
		if _, sc := showing(t, m, "de", ui.Fit(1920, 1080, 1)); modules.Drafting(sc.frame.Model) || len(new(modules.DraftPanel).Regions(sc.frame)) > 0 {
			t.Errorf("%d seats: the draft does not end", seats)
		}
	}
}

// A person who is asked when it is another's turn sits behind the curtain first: until
// then the screen shows what the one before him may know.
func TestCurtainOutOfTurn(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(600) {
		before := game.NoSeat
		set := []string{"knights", "treasures"} // Arthur takes the flags that repel away
		if seed%2 == 0 {
			set = append([]string{"arthur"}, set...)
		}
		byChance(t, 4, seed, set, func(m *game.Match) {
			d := m.Game().Decision()
			s := newSession(m)
			s.Confirm(before)
			if d.Seat != before {
				seen[d.Ask] = true
				if !s.Hidden() || s.view().Seat != before {
					t.Fatalf("seed %d: %q asks seat %d without a curtain", seed, d.Ask, d.Seat)
				}
			}
			before = d.Seat
		})
	}
	for _, ask := range []string{"draft", "levy", "keep", "repel", "die"} {
		if !seen[ask] {
			t.Errorf("no other person was asked %q", ask)
		}
	}
}
