package main

import (
	"fmt"
	"math"

	"merlin/game"
	"merlin/game/bot"
)

// position is what a seat had where a phase began, and what it gained from there on.
type position struct {
	phase  int
	has    []game.Feature
	seat   game.Seat
	points int
	gained float64
}

// learnValue fits the value to games of the policy, and returns by how many points it is
// off in the mean of squares.
func (t *training) learnValue(generation int) float64 {
	fits := make([]*ridge, t.advice.Ahead.Phases())
	for phase := range fits {
		fits[phase] = newRidge(len(t.advice.Ahead.Names()))
	}
	player := bot.Player{Playouts: t.thought, Width: 8, Heat: 60, Noise: 60, Weights: t.weights}
	if _, ok := t.advice.Ahead.(game.Ends); ok {
		player.Noise = 100 // as the policy plays that climbs
	}
	for n := range t.games {
		g := t.again("value", generation, n)
		for _, p := range t.positions(g, player, n) {
			fits[p.phase].add(p.has, p.gained)
		}
	}
	off, count := 0.0, 0.0
	for phase, fit := range fits {
		if fit.count == 0 {
			continue
		}
		solved := fit.solve(2)
		for i, x := range solved {
			t.weights.Value[phase][i] = int32(math.Round(x * game.PointUnits))
		}
		off += fit.off(solved)
		count += fit.count
	}
	return math.Sqrt(off / count)
}

// again sets up a game of one of the sets.
func (t *training) again(what string, generation, n int) game.Game {
	g := t.sets[n%len(t.sets)]
	t.Again(g, t.seats, game.SeedOf(fmt.Sprintf("%s/%s/%d/%d", t.seed, what, generation, n)))
	return g
}

// positions plays a game and returns its positions where phases begin.
func (t *training) positions(g game.Game, player bot.Player, n int) (list []position) {
	ahead := g.(game.Adviser).Advice().Ahead
	take := taker(g, player)
	clock := ahead.Phase
	if paced, ok := ahead.(game.Paced); ok {
		clock = paced.Moment
	}
	chance, then := game.NewStream(uint64(n), 7), clock(g)
	f := game.Features{Keep: true}
	for !g.Over() {
		if now := clock(g); now != then {
			then = now
			phase := ahead.Phase(g)
			for s, points := range g.Scores() {
				f.Clear(t.weights.Value[phase])
				ahead.Note(g, game.Seat(s), &f)
				list = append(list, position{phase: phase, seat: game.Seat(s), points: points, has: append([]game.Feature(nil), f.Kept...)})
			}
		}
		if err := g.Apply(take(chance.Uint64())); err != nil {
			panic(err)
		}
	}
	scores := g.Scores()
	ends, whole := ahead.(game.Ends)
	for i := range list {
		p := &list[i]
		p.gained = float64(scores[p.seat] - p.points)
		if whole {
			p.gained = float64(ends.End(g, p.seat))
		}
	}
	return list
}

// taker returns what chooses for a player, by the policy alone or with thought.
func taker(g game.Game, player bot.Player) func(draw uint64) game.Action {
	if player.Playouts == 0 {
		p := bot.NewPolicyPlayer(g, player)
		return func(draw uint64) game.Action { return p.Take(g, draw) }
	}
	return func(draw uint64) game.Action { return ponder(g, player, draw) }
}

// ridge is a least-squares fit of a linear function whose weights are held small.
type ridge struct {
	n       int
	squares []float64 // n by n
	cross   []float64
	sum     float64 // of the squares of what is fitted
	count   float64
}

func newRidge(n int) *ridge {
	return &ridge{n: n, squares: make([]float64, n*n), cross: make([]float64, n)}
}

func (r *ridge) add(has []game.Feature, y float64) {
	for _, a := range has {
		for _, b := range has {
			r.squares[int(a.At)*r.n+int(b.At)] += float64(a.N) * float64(b.N)
		}
		r.cross[a.At] += float64(a.N) * y
	}
	r.sum += y * y
	r.count++
}

// solve returns the weights, by Cholesky's decomposition.
func (r *ridge) solve(hold float64) []float64 {
	l := append([]float64(nil), r.squares...)
	for i := range r.n {
		l[i*r.n+i] += hold
	}
	for i := range r.n {
		for j := range i + 1 {
			sum := l[i*r.n+j]
			for k := range j {
				sum -= l[i*r.n+k] * l[j*r.n+k]
			}
			if i == j {
				l[i*r.n+i] = math.Sqrt(sum)
			} else {
				l[i*r.n+j] = sum / l[j*r.n+j]
			}
		}
	}
	x := append([]float64(nil), r.cross...)
	for i := range r.n {
		for k := range i {
			x[i] -= l[i*r.n+k] * x[k]
		}
		x[i] /= l[i*r.n+i]
	}
	for i := r.n - 1; i >= 0; i-- {
		for k := i + 1; k < r.n; k++ {
			x[i] -= l[k*r.n+i] * x[k]
		}
		x[i] /= l[i*r.n+i]
	}
	return x
}

// off returns the sum of the squares by which weights are off.
func (r *ridge) off(x []float64) float64 {
	off := r.sum
	for i := range r.n {
		off -= 2 * x[i] * r.cross[i]
		for j := range r.n {
			off += x[i] * x[j] * r.squares[i*r.n+j]
		}
	}
	return off
}
