package roundtable

import (
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
)

// What a Traitor does oftener than others is learnt from games of computer players: at a
// moment when one may accuse, who was he, given what all have seen? Odds multiply deed by
// deed; the weights that make the true answers likeliest are found by small steps.

// doubt is such a moment: how often each seat has done each deed.
type doubt struct {
	count [MaxSeats][deeds]float64
	seats []game.Seat // of whom the one who looks cannot tell
	felon int         // the place among them, -1: nobody is
	box   float64     // Loyalty cards that were not dealt
}

// doubts plays games of five and takes two moments of each, one by chance and the last.
// Wide plays at random more than by the policy, and so does in every sixth game one seat of
// any: people play otherwise than computers.
func doubts(games int, from uint64, wide bool, mode Mode) (list []doubt) {
	o := StandardOptions()
	o.Loyalty = mode
	r, err := NewRules(StandardBox(), o)
	if err != nil {
		panic(err)
	}
	g, err := New(r, 5, 0)
	if err != nil {
		panic(err)
	}
	chance, p := game.NewStream(from, 44), bot.Player{Noise: 30, Weights: fitWith(g)}
	if wide {
		p.Noise = 150
	}
	player := bot.NewPolicyPlayer(g, p)
	p.Noise = 300
	stranger := bot.NewPolicyPlayer(g, p)
	for n := range uint64(games) {
		g.Reset(5, from+n)
		if of := doubtsOf(g, func(d game.Decision) game.Action {
			if n%6 == 0 && d.Seat == game.Seat(n/6%5) {
				return stranger.Take(g, chance.Uint64())
			}
			return player.Take(g, chance.Uint64())
		}); len(of) > 0 {
			list = append(list, of[chance.N(len(of))], of[len(of)-1])
		}
	}
	return list
}

// doubtsOf plays a game and returns all its moments of doubt, at most one a turn.
func doubtsOf(g *Game, take func(game.Decision) game.Action) (list []doubt) {
	var now doubt
	for turn := game.NoSeat; !g.Over(); {
		before := g.memory
		if err := g.Apply(take(g.Decision())); err != nil {
			panic(err)
		}
		after := g.memory
		g.memory = before
		g.witness(func(s game.Seat, d deed) { now.count[s][d]++ })
		g.memory = after
		if g.Over() || g.Turn.Seat == turn || !g.Table().Suspicious() || g.felonKnown(game.NoSeat) {
			continue
		}
		if turn = g.Turn.Seat; turn != g.Felon {
			list = append(list, now.of(g, turn))
		}
	}
	return list
}

// fitWith returns the weights of the players: those of a file that MERLIN_FIT_WEIGHTS names,
// or those that come with the program.
func fitWith(g *Game) *game.Weights {
	file := os.Getenv("MERLIN_FIT_WEIGHTS")
	if file == "" {
		return nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		panic(err)
	}
	all, err := game.ReadWeights(string(text), signNames, traitNames, (*ahead)(nil).Phases())
	if err != nil {
		panic(err)
	}
	return all.Named(g.Section())
}

// of is the moment as a seat sees it.
func (x doubt) of(g *Game, by game.Seat) doubt {
	x.box, x.felon, x.seats = float64(g.Undealt), -1, nil
	for s := range game.Seat(g.Seats) {
		if !g.suspect(s, by) {
			continue
		}
		if s == g.Felon {
			x.felon = len(x.seats)
		}
		x.seats = append(x.seats, s)
	}
	return x
}

// odds are how likely each seat is the Traitor by the weights; the last is nobody.
func (x *doubt) odds(w *[deeds]float64) []float64 {
	list, all := make([]float64, len(x.seats)+1), x.box
	list[len(x.seats)] = x.box
	for i, s := range x.seats {
		sum := 0.0
		for d, n := range x.count[s] {
			sum += n * w[d]
		}
		list[i] = math.Exp(sum)
		all += list[i]
	}
	for i := range list {
		list[i] /= all
	}
	return list
}

// mostOddity is the weight of a deed at most, twice doubled: people play otherwise, and none is
// to be accused for a single deed.
const mostOddity = 2 * math.Ln2

// mostOf is how much a deed may weigh against a Knight: none that a person holds for good weighs
// anything, however seldom computer players do it, and a sacrifice speaks for him.
func mostOf(d deed) float64 {
	switch d {
	case deedFaceUp, deedSiege, deedHeal:
		return 0
	case deedSacrifice:
		return -.4 * math.Ln2
	}
	return mostOddity
}

// fitted climbs to the weights that make the Traitors that there were likeliest.
func fitted(list []doubt, rounds int) (w [deeds]float64) {
	var mean [deeds]float64
	for round := range rounds {
		var grad [deeds]float64
		for i := range list {
			x := &list[i]
			p := x.odds(&w)
			for j, s := range x.seats {
				off := -p[j]
				if j == x.felon {
					off++
				}
				for d, n := range x.count[s] {
					grad[d] += off * n
				}
			}
		}
		for d := range w {
			g := grad[d]/float64(len(list)) - .0005*w[d]
			mean[d] = .95*mean[d] + .05*g*g
			w[d] += .05 / (1 + float64(round)/60) * g / (math.Sqrt(mean[d]) + 1e-6)
			w[d] = min(max(w[d], -mostOddity), mostOf(deed(d)))
		}
	}
	return w
}

// judged says how often weights are right, by how sure they are.
func judged(list []doubt, w *[deeds]float64) string {
	var said, right [10]int
	for i := range list {
		x := &list[i]
		p := x.odds(w)
		best := 0
		for j := range x.seats {
			if p[j] > p[best] {
				best = j
			}
		}
		at := min(int(10*p[best]), 9)
		said[at]++
		if best == x.felon {
			right[at]++
		}
	}
	b := strings.Builder{}
	for at, n := range said {
		if n > 0 {
			fmt.Fprintf(&b, " %d%%: %.0f%% of %d;", 10*at, 100*float64(right[at])/float64(n), n)
		}
	}
	return b.String()
}

// TestFitSuspicion fits the weights of suspicion anew, a few times over: who is suspected plays
// otherwise. It prints them, and how right they are in games that they were not fitted to.
func TestFitSuspicion(t *testing.T) {
	games, _ := strconv.Atoi(os.Getenv("MERLIN_FIT"))
	if games == 0 {
		t.Skip("set MERLIN_FIT to the number of games, such as 6000")
	}
	for range 2 {
		var list []doubt
		for i, mode := range []Mode{Standard, Standard, AmongUs, AmongUs} {
			list = append(list, doubts(games/2, 1_000_000*uint64(i+1), i%2 == 1, mode)...)
		}
		w := fitted(list, 150)
		for d := range w {
			oddity[since][d] = int16(math.Round(100 * w[d] / math.Ln2))
		}
		t.Log(oddity[since])
		for i, mode := range []Mode{Standard, Standard, AmongUs, AmongUs} {
			t.Log(mode, judged(doubts(games/2, 5_000_000+1_000_000*uint64(i), i%2 == 1, mode), &w))
		}
	}
}
