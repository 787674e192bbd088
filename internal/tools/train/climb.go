package main

import (
	"math"
	"strings"

	"merlin/game"
)

// Where games are won without points the policy climbs itself: it plays with all seats, and
// what it did becomes likelier the more the seat's prospects, by the value, rose in the
// turns that followed. (Policy gradient with generalized advantage estimation, by Adam.)
type climber struct {
	*training
	ends    game.Ends
	policy  game.Policy
	weights []float64
	slope   []float64 // of the batch
	mean    []float64 // of slopes, and of their squares, as Adam has them
	square  []float64
	steps   int
	still   []bool    // weights that stay as they are
	late    []float64 // sums of the weights in the second half of the steps
	counted int

	deeds   []deed
	worth   [][]float64 // by moment and seat
	logits  []float64
	touched []int32
	push    []float64 // by feature, what the decision of now moves
	has     [][]game.Feature
	notes   game.Features
	won     float64 // by seat, in the second half
	games   float64
	asked   int
}

// deed is a decision that was made, and what would make it likelier.
type deed struct {
	seat   game.Seat
	moment int
	by     []move
}

type move struct {
	at int32
	n  float64
}

const (
	batch = 100  // games a step
	fade  = 0.97 // of what a turn more explains
)

// climb has the policy climb for so many games, and returns how many decisions were made and
// the share of seats that have won in the second half.
func (t *training) climb(ends game.Ends, generation int) (decisions int, won float64) {
	n := len(t.weights.Policy)
	c := &climber{
		training: t, ends: ends, policy: t.advice.Policy, weights: make([]float64, n), slope: make([]float64, n),
		mean: make([]float64, n), square: make([]float64, n), late: make([]float64, n), push: make([]float64, n), still: make([]bool, n),
	}
	c.notes.Keep = true
	for i, w := range t.weights.Policy {
		c.weights[i] = float64(w) / game.LogitUnits
		c.still[i] = t.isStill(c.policy.Names()[i])
	}
	steps := t.climbs / batch
	for step := range steps {
		for i := range batch {
			c.play(t.again("climb", generation, step*batch+i), uint64(step*batch+i), 2*step >= steps)
		}
		c.variety.price()
		c.step(float64(t.speed) / 1000 * (1 - 0.9*float64(step)/float64(steps)))
		if 2*step >= steps {
			c.counted++
			for i, w := range c.weights {
				c.late[i] += w
			}
		}
	}
	for i := range c.late {
		if c.counted > 0 {
			t.weights.Policy[i] = int32(math.Round(c.late[i] / float64(c.counted) * game.LogitUnits))
		}
	}
	return c.asked, c.won / max(1, c.games)
}

// isStill reports whether the weight of a feature stays as it is.
func (t *training) isStill(feature string) bool {
	for start := range strings.SplitSeq(t.still, ",") {
		if start != "" && strings.HasPrefix(feature, start) {
			return true
		}
	}
	return false
}

// play plays a game and adds what it teaches.
func (c *climber) play(g game.Game, n uint64, count bool) {
	clock := c.ends.Phase
	if paced, ok := c.ends.(game.Paced); ok {
		clock = paced.Moment
	}
	c.deeds, c.worth = c.deeds[:0], c.worth[:0]
	c.variety.begin()
	c.value(g)
	chance, then := game.NewStream(n, 10), clock(g)
	for !g.Over() {
		d := g.Decision()
		a := d.Options[0]
		if len(d.Options) > 1 {
			a = d.Options[c.take(g, &d, &chance)]
		}
		if err := g.Apply(a); err != nil {
			panic(err)
		}
		c.variety.see(g.Events(), len(c.worth)-1)
		if now := clock(g); now != then && !g.Over() {
			then = now
			c.value(g)
		}
	}
	c.learn(g, count)
}

// value notes what a position is worth to each seat.
func (c *climber) value(g game.Game) {
	phase := c.ends.Phase(g)
	row := make([]float64, c.seats)
	for s := range row {
		c.notes.Clear(c.training.weights.Value[phase])
		c.ends.Note(g, game.Seat(s), &c.notes)
		row[s] = float64(c.notes.Sum) / game.PointUnits
	}
	c.worth = append(c.worth, row)
}

// take draws an option by the softmax, and notes what would make it likelier.
func (c *climber) take(g game.Game, d *game.Decision, chance *game.Stream) (at int) {
	c.policy.Look(g, d, c.training.weights.Policy)
	c.logits = c.logits[:0]
	top := math.Inf(-1)
	for len(c.has) < len(d.Options) {
		c.has = append(c.has, nil)
	}
	for i, a := range d.Options {
		c.notes.Clear(c.training.weights.Policy)
		c.policy.Note(a, &c.notes)
		c.has[i] = append(c.has[i][:0], c.notes.Kept...)
		x := 0.0
		for _, f := range c.notes.Kept {
			x += c.weights[f.At] * float64(f.N)
		}
		c.logits = append(c.logits, x)
		top = max(top, x)
	}
	total := 0.0
	for i, x := range c.logits {
		c.logits[i] = math.Exp(x - top)
		total += c.logits[i]
	}
	draw := float64(chance.Uint64()>>11) / (1 << 53) * total
	for at = 0; at < len(c.logits)-1 && draw >= c.logits[at]; at++ {
		draw -= c.logits[at]
	}
	c.note(d.Seat, at, total)
	return at
}

// note notes a decision: what the chosen option has more than the mean of all.
func (c *climber) note(seat game.Seat, chosen int, total float64) {
	c.asked++
	c.touched = c.touched[:0]
	for i, p := range c.logits {
		by := -p / total
		if i == chosen {
			by++
		}
		if by == 0 {
			continue
		}
		for _, f := range c.has[i] {
			if c.push[f.At] == 0 {
				c.touched = append(c.touched, f.At)
			}
			c.push[f.At] += by * float64(f.N)
		}
	}
	d := deed{seat: seat, moment: len(c.worth) - 1}
	if n := len(c.deeds); n < cap(c.deeds) {
		d.by = c.deeds[:n+1][n].by[:0]
	}
	for _, at := range c.touched {
		if x := c.push[at]; math.Abs(x) > 1e-4 {
			d.by = append(d.by, move{at, x})
		}
		c.push[at] = 0
	}
	c.deeds = append(c.deeds, d)
}

// learn adds up what a game that is over says of each decision.
func (c *climber) learn(g game.Game, count bool) {
	last := make([]float64, c.seats)
	for s := range last {
		last[s] = float64(c.ends.End(g, game.Seat(s)))
		if count {
			c.games++
			if last[s] > 0 {
				c.won++
			}
		}
	}
	scale := math.Abs(last[0])
	gain := make([][]float64, len(c.worth))
	after, next := last, make([]float64, c.seats)
	more := c.variety.gain(len(c.worth))
	for m := len(c.worth) - 1; m >= 0; m-- {
		gain[m] = make([]float64, c.seats)
		for s := range last {
			gain[m][s] = (after[s]-c.worth[m][s])/scale + fade*next[s]
		}
		after, next = c.worth[m], gain[m]
	}
	for i := range c.deeds {
		d := &c.deeds[i]
		up := gain[d.moment][d.seat] + more[d.moment]
		for _, m := range d.by {
			c.slope[m.at] += up * m.n
		}
	}
}

// step moves the weights.
func (c *climber) step(rate float64) {
	c.steps++
	one, two := 1-math.Pow(.9, float64(c.steps)), 1-math.Pow(.99, float64(c.steps))
	for i, slope := range c.slope {
		if c.still[i] {
			continue
		}
		slope /= batch
		c.mean[i] = .9*c.mean[i] + .1*slope
		c.square[i] = .99*c.square[i] + .01*slope*slope
		c.weights[i] += rate * c.mean[i] / one / (math.Sqrt(c.square[i]/two) + 1e-4)
		c.slope[i] = 0
	}
}
