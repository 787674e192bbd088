package merlin

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/bot"
)

// No apple and no flag turns a die to what another die of the same figure shows: that one is taken, and the
// apple kept.
func TestAppleTurnsToWhatNoDieShows(t *testing.T) {
	turned, flipped, spared := 0, 0, 0
	for seed := range uint64(10) {
		g := start(t)
		chance := game.NewStream(seed, 1)
		j := g.Advice().Policy
		playout(t, g, &chance, func() {
			d := g.Decision()
			if g.Over() || !g.inHand() {
				return
			}
			j.Look(g, &d, g.Advice().Weights.Policy)
			for _, a := range d.Options {
				to := a.A
				switch a.Kind {
				case ActApple:
				case ActFlip:
					to = 7 - g.Players[d.Seat].Dice[g.Turn.Die].Value
					flipped++
				default:
					continue
				}
				f := game.Features{}
				f.Clear(g.Advice().Weights.Policy)
				j.Note(a, &f)
				vain := f.Sum < -32*game.LogitUnits
				if turned++; vain {
					spared++
				}
				if vain != shownByAnother(g, to) {
					t.Fatalf("dice %v, %d in hand: turning it to %d is vain: %t", g.Players[d.Seat].Dice, g.Turn.Die, to, vain)
				}
			}
		})
	}
	if spared == 0 || turned == spared || flipped == 0 {
		t.Errorf("of %d apples %d would be vain", turned, spared)
	}
}

// shownByAnother reports whether another die that moves one's knight shows a value, while the
// one in hand does so too.
func shownByAnother(g *Game, value uint8) bool {
	own := func(i uint8) bool { return g.rules.Moves(i) == g.Turn.Figure }
	for i, d := range g.Players[g.Turn.Seat].Dice {
		if uint8(i) != g.Turn.Die && own(uint8(i)) && !d.Used && d.Value == value {
			return true
		}
	}
	return false
}

// No level pays a second apple, or a flag, for a die that an apple has just turned.
func TestDieIsTurnedOnce(t *testing.T) {
	asked := 0
	for seed := range uint64(20) {
		g := start(t)
		chance := game.NewStream(seed, 1)
		playout(t, g, &chance, func() {
			paid := slices.ContainsFunc(g.Events(), func(e game.Event) bool { return e.Kind == EventApplePaid })
			if !paid || g.Over() || len(g.Decision().Options) < 3 {
				return
			}
			asked++
			for _, l := range []bot.Level{bot.Page, bot.Squire, bot.Rider} {
				if a := bot.Choose(g, l, chance); a.Kind == ActApple || a.Kind == ActFlip {
					t.Fatalf("level %v turns it again: %s", l, g.Text(a))
				}
			}
		})
	}
	if asked < 10 {
		t.Errorf("asked %d times", asked)
	}
}
