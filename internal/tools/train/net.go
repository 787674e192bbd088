package main

import (
	"fmt"
	"io"
	"math"

	"merlin/game"
	"merlin/game/bot"
)

// pair is a position of two seats, seen by one of them, and by how much more the value of
// the points that it gained on the other was off.
type pair struct {
	own, other []game.Feature
	gained     float64
	miss       float64
}

// learnNets fits value and nets to games of the policy, and says by how many points both are
// off, in games that neither was fitted to.
func (t *training) learnNets(w io.Writer) error {
	if t.seats != 2 {
		return fmt.Errorf("a net is of two seats")
	}
	phases := t.advice.Ahead.Phases()
	fitted, kept := make([][]pair, phases), make([][]pair, phases)
	player := bot.Player{Playouts: t.thought, Width: 8, Heat: 60, Noise: 60, Weights: t.weights}
	for n := range t.games {
		list := t.positions(t.again("net", 0, n), player, n)
		for i := 0; i < len(list); i += 2 {
			a, b := &list[i], &list[i+1]
			to := &fitted[a.phase]
			if n%10 == 9 {
				to = &kept[a.phase]
			}
			*to = append(*to, pair{own: a.has, other: b.has, gained: a.gained - b.gained})
		}
	}
	fmt.Fprint(w, "| phase | positions | value: points off | with the net |\n|--:|--:|--:|--:|\n")
	t.weights.Nets = make([]*game.Net, phases)
	for phase, pairs := range fitted {
		if len(pairs) == 0 {
			continue
		}
		t.fitValue(phase, pairs)
		t.miss(phase, pairs)
		t.miss(phase, kept[phase])
		before := newNet(t, 0, pairs).off(kept[phase])
		net := newNet(t, t.net, pairs)
		best, after := net.learn(pairs, kept[phase], t.epochs)
		t.weights.Nets[phase] = best
		fmt.Fprintf(w, "| %d | %d | %.3f | %.3f |\n", phase, len(pairs), before, after)
	}
	return t.save()
}

// fitValue fits the linear value to what was gained on the other.
func (t *training) fitValue(phase int, pairs []pair) {
	fit := newRidge(len(t.advice.Ahead.Names()))
	var has []game.Feature
	for i := range pairs {
		has = append(has[:0], pairs[i].own...)
		for _, f := range pairs[i].other {
			has = append(has, game.Feature{At: f.At, N: -f.N})
		}
		fit.add(has, pairs[i].gained)
	}
	for i, x := range fit.solve(20) {
		t.weights.Value[phase][i] = int32(math.Round(x * game.PointUnits))
	}
}

// miss notes by how much the value is off.
func (t *training) miss(phase int, pairs []pair) {
	sum := func(has []game.Feature) (n float64) {
		for _, f := range has {
			n += float64(t.weights.Value[phase][f.At]) * float64(f.N) / game.PointUnits
		}
		return n
	}
	for i := range pairs {
		p := &pairs[i]
		p.miss = p.gained - sum(p.own) + sum(p.other)
	}
}

// net is a net of floats while it learns, by Adam.
type net struct {
	units, inputs int
	scale         []float64 // by input
	all           []float64 // weights: in, bias, out, base
	slope         []float64
	mean, square  []float64
	steps         int
	x, push       []float64 // by unit
	row           []game.Feature
}

func newNet(t *training, units int, pairs []pair) *net {
	inputs := 2 * len(t.advice.Ahead.Names())
	size := units*(inputs+2) + 1
	n := &net{
		units: units, inputs: inputs, scale: make([]float64, inputs), all: make([]float64, size), slope: make([]float64, size),
		mean: make([]float64, size), square: make([]float64, size), x: make([]float64, units), push: make([]float64, units),
	}
	for i := range pairs {
		for _, f := range n.joined(&pairs[i], false) {
			n.scale[f.At] += float64(f.N) * float64(f.N)
		}
		for _, f := range n.joined(&pairs[i], true) {
			n.scale[f.At] += float64(f.N) * float64(f.N)
		}
	}
	for i, sum := range n.scale {
		n.scale[i] = 0
		if sum > 0 {
			n.scale[i] = 1 / math.Sqrt(sum/float64(2*len(pairs)))
		}
	}
	chance := game.NewStream(uint64(units), 11)
	draw := func() float64 { return float64(chance.Uint64()>>11)/(1<<52) - 1 }
	for i := range units * (inputs + 1) {
		n.all[i] = draw() * .4
	}
	return n
}

// joined are the features of a pair, those of the other one behind, seen from one side.
func (n *net) joined(p *pair, turned bool) []game.Feature {
	own, other := p.own, p.other
	if turned {
		own, other = other, own
	}
	n.row = append(n.row[:0], own...)
	for _, f := range other {
		n.row = append(n.row, game.Feature{At: f.At + int32(n.inputs/2), N: f.N})
	}
	return n.row
}

// say returns what the net says.
func (n *net) say(row []game.Feature) float64 {
	bias := n.units * n.inputs
	copy(n.x, n.all[bias:bias+n.units])
	for _, f := range row {
		by := float64(f.N) * n.scale[f.At]
		for u, w := range n.all[int(f.At)*n.units : (int(f.At)+1)*n.units] {
			n.x[u] += w * by
		}
	}
	sum := n.all[len(n.all)-1]
	for u, x := range n.x {
		sum += max(x, 0) * n.all[bias+n.units+u]
	}
	return sum
}

// teach adds to the slopes what one position says.
func (n *net) teach(p *pair, turned bool) {
	row, want := n.joined(p, turned), p.miss
	if turned {
		want = -want
	}
	off := n.say(row) - want
	bias := n.units * n.inputs
	for u, x := range n.x {
		n.push[u] = 0
		if x > 0 {
			n.slope[bias+n.units+u] += off * x
			n.push[u] = off * n.all[bias+n.units+u]
			n.slope[bias+u] += n.push[u]
		}
	}
	n.slope[len(n.all)-1] += off
	for _, f := range row {
		by := float64(f.N) * n.scale[f.At]
		slope := n.slope[int(f.At)*n.units : (int(f.At)+1)*n.units]
		for u, push := range n.push {
			slope[u] += push * by
		}
	}
}

const lot = 256 // positions a step

// learn learns from pairs, and returns the best of all epochs by those that are kept apart.
func (n *net) learn(pairs, kept []pair, epochs int) (best *game.Net, least float64) {
	least = math.Inf(1)
	chance, total := game.NewStream(3, 12), epochs*len(pairs)/lot
	for epoch := range epochs {
		for range len(pairs) / lot {
			for range lot {
				draw := chance.Uint64()
				n.teach(&pairs[int(draw>>1%uint64(len(pairs)))], draw&1 == 1)
			}
			n.step(.005 * (1 - .98*float64(n.steps)/float64(total)))
		}
		off := n.off(kept)
		fmt.Printf("  epoch %d: %.4f\n", epoch, off)
		if off < least {
			best, least = n.whole(), off
		}
	}
	return best, least
}

func (n *net) step(rate float64) {
	n.steps++
	one, two := 1-math.Pow(.9, float64(n.steps)), 1-math.Pow(.999, float64(n.steps))
	for i, slope := range n.slope {
		slope = slope/lot + 1e-4*n.all[i]
		n.mean[i] = .9*n.mean[i] + .1*slope
		n.square[i] = .999*n.square[i] + .001*slope*slope
		n.all[i] -= rate * n.mean[i] / one / (math.Sqrt(n.square[i]/two) + 1e-8)
		n.slope[i] = 0
	}
}

// off returns by how much the net is off, in the mean of squares, seen from both sides.
func (n *net) off(pairs []pair) float64 {
	sum := 0.0
	for i := range pairs {
		p := &pairs[i]
		there := n.say(n.joined(p, false)) - p.miss
		back := n.say(n.joined(p, true)) + p.miss
		sum += there*there + back*back
	}
	return math.Sqrt(sum / float64(2*len(pairs)))
}

// whole is the net in integers.
func (n *net) whole() *game.Net {
	round := func(x, units float64) int32 { return int32(math.Round(x * units)) }
	made := &game.Net{Units: n.units, Base: int(round(n.all[len(n.all)-1], game.PointUnits))}
	for at := range n.inputs {
		for u := range n.units {
			made.In = append(made.In, round(n.all[at*n.units+u]*n.scale[at], game.NetUnits))
		}
	}
	bias := n.units * n.inputs
	for u := range n.units {
		made.Bias = append(made.Bias, round(n.all[bias+u], game.NetUnits))
		made.Out = append(made.Out, round(n.all[bias+n.units+u], game.PointUnits))
	}
	return made
}
