package roundtable

import (
	"testing"

	"merlin/game"
	"merlin/game/bot"
)

// Who proposes leaves nobody a poor share: with two Knights and more of all sorts of cards none has
// less than half of what another has.
func TestPicksAreFair(t *testing.T) {
	g, err := New(rulesFor(t, "first"), 4, 0)
	if err != nil {
		t.Fatal(err)
	}
	g.Reset(4, 1)
	for _, among := range []uint8{0b0011, 0b0111, 0b1111} {
		g.Pool = Pool{Cards: [maxPool]White{Fight1, Fight5, Fight3, Fight4, Fight3, Fight2, Fight4}, N: maxPool, Named: maxPool, Among: among}
		d := game.Decision{Seat: 1, Kind: AskShare}
		j := newJudge(g, &d, 0)
		for i := range uint8(maxPool) {
			g.Pool.To[i] = Vote(j.picks(i)) + 1
		}
		for s := range game.Seat(4) {
			if among>>s&1 != 0 && s != d.Seat && !g.Fair(s) {
				t.Errorf("among %b the share of seat %d is poor: %v", among, s, g.Pool.To)
			}
		}
	}
}

// The best computer Knights propose what the others accept, and refuse the two weakest cards of
// seven.
func TestPoorShareIsRefused(t *testing.T) {
	proposed, agreed := 0, 0
	for seed := range uint64(12) {
		g, err := New(rulesFor(t, "first"), 4, 0)
		if err != nil {
			t.Fatal(err)
		}
		g.Reset(4, seed)
		for chance := game.NewStream(seed, 3); !g.Over(); {
			d := g.Decision()
			a := bot.Choose(g, bot.Wizard, game.NewStream(chance.Uint64(), 1))
			if d.Kind == AskAccept {
				proposed++
				agreed += int(one(a.Kind == ActAccept))
				if (a.Kind == ActAccept) != g.Fair(d.Seat) {
					t.Errorf("game %d: seat %d does %s: %v of %v", seed, d.Seat, g.Text(a), g.Pool.To, g.Pool.Cards)
				}
			}
			if err := g.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	if proposed < 30 || 10*agreed < 8*proposed {
		t.Errorf("%d of %d proposals are accepted", agreed, proposed)
	}
}
