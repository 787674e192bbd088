package roundtable

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"merlin/game"
	"merlin/game/bot"
)

// advised counts accusations that the best player would make, by how likely he says them to be right
// in tenths, and how many of them are.
type advised struct{ said, right [11]int }

func (a *advised) String() (s string) {
	for at := range a.said {
		if n := a.said[at]; n > 0 {
			s += fmt.Sprintf(" %d%%: %.0f%% of %d;", 10*at, 100*float64(a.right[at])/float64(n), n)
		}
	}
	return s
}

// adviseIn plays games of five of a heat and counts what the best player would do in the place of each
// Loyal Knight, the first time in a game that he would accuse.
func adviseIn(games int, heat int, mode Mode, from uint64) (list advised) {
	o := StandardOptions()
	o.Loyalty = mode
	r, _ := NewRules(StandardBox(), o)
	g, _ := New(r, 5, 0)
	players := bot.NewPolicyPlayer(g, bot.Player{Noise: heat})
	sage := bot.NewPolicyPlayer(g, bot.Player{Noise: 10})
	chance := game.NewStream(from, 45)
	for n := range uint64(games) {
		g.Reset(5, from+n)
		var told [MaxSeats]bool
		for !g.Over() {
			d := g.Decision()
			if d.Kind == AskHeroic && d.Seat != g.Felon && !told[d.Seat] && g.Table().Suspicious() {
				if a := sage.Take(g, chance.Uint64()); a.Kind == ActAccuse {
					told[d.Seat] = true
					at := g.Doubt(game.Seat(a.A), d.Seat) / 10
					list.said[at]++
					list.right[at] += int(one(game.Seat(a.A) == g.Felon))
				}
			}
			if err := g.Apply(players.Take(g, chance.Uint64())); err != nil {
				panic(err)
			}
		}
	}
	return list
}

// TestMeasureAccused says how often an accusation that is advised is right, by the likelihood that is
// said with it.
func TestMeasureAccused(t *testing.T) {
	games, _ := strconv.Atoi(os.Getenv("MERLIN_ACCUSED"))
	if games == 0 {
		t.Skip("set MERLIN_ACCUSED to the number of games, such as 3000")
	}
	for _, mode := range []Mode{Standard, AmongUs} {
		for _, heat := range []int{390, 320, 250, 180, 10} {
			list := adviseIn(games, heat, mode, 9_000_000)
			t.Log(mode, heat, list.String())
		}
	}
}
