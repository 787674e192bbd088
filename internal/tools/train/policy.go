package main

import (
	"math"

	"merlin/game"
	"merlin/game/bot"
)

// decision is what each option has of the features, and which one was chosen.
type decision struct {
	options [][]game.Feature
	chosen  int
}

// learnPolicy fits the policy to what the search chooses, and returns how many decisions
// there were and in which share of them the policy likes the same best.
func (t *training) learnPolicy(generation int) (n int, like float64) {
	var all []decision
	player := bot.Player{Playouts: t.playouts, Width: 12, Heat: 60, Weights: t.weights}
	for n := range t.searches {
		all = t.decisions(t.again("policy", generation, n), player, n, all)
	}
	s := newSoftmax(t.weights.Policy)
	for range epochs {
		for i := range all {
			s.step(&all[i*prime%len(all)])
		}
	}
	for i, name := range t.advice.Policy.Names() {
		t.weights.Policy[i] = int32(math.Round(s.mean(i) * game.LogitUnits))
		if !s.seen[i] && t.of(name) {
			t.weights.Policy[i] = 0 // of a module that is not in play
		}
	}
	for i := range all {
		if s.best(&all[i]) == all[i].chosen {
			like++
		}
	}
	return len(all), like / float64(max(1, len(all)))
}

// How often all decisions are gone through, in an order that does not follow the games.
const (
	epochs = 6
	prime  = 7919
)

// decisions plays a game of the search and appends its decisions.
func (t *training) decisions(g game.Game, player bot.Player, n int, list []decision) []decision {
	policy := g.(game.Adviser).Advice().Policy
	chance := game.NewStream(uint64(n), 8)
	f := game.Features{Keep: true}
	for !g.Over() {
		d := g.Decision()
		a := d.Options[0]
		if len(d.Options) > 1 {
			a = ponder(g, player, chance.Uint64())
			list = append(list, noted(policy, g, &d, a, t.weights.Policy, &f))
		}
		if err := g.Apply(a); err != nil {
			panic(err)
		}
	}
	return list
}

// noted notes the features of a decision's options.
func noted(p game.Policy, g game.Game, d *game.Decision, chosen game.Action, weights []int32, f *game.Features) (made decision) {
	p.Look(g, d, weights)
	for i, a := range d.Options {
		f.Clear(weights)
		p.Note(a, f)
		made.options = append(made.options, append([]game.Feature(nil), f.Kept...))
		if a == chosen {
			made.chosen = i
		}
	}
	return made
}

// softmax is a regression of what is chosen among options, by AdaGrad; the mean of all
// steps is what was learnt.
type softmax struct {
	weights, squares, sums []float64
	seen                   []bool // which came at all
	steps                  float64
	logits                 []float64
}

func newSoftmax(from []int32) *softmax {
	s := &softmax{weights: make([]float64, len(from)), squares: make([]float64, len(from)), sums: make([]float64, len(from)), seen: make([]bool, len(from))}
	for i, w := range from {
		s.weights[i], s.squares[i] = float64(w)/game.LogitUnits, 1
	}
	return s
}

// The rate of learning, and how much the weights are held small.
const (
	rate = 0.1
	hold = 1e-6
)

// step moves the weights towards a choice.
func (s *softmax) step(d *decision) {
	s.best(d)
	total := 0.0
	top := s.logits[0]
	for _, x := range s.logits {
		top = max(top, x)
	}
	for i, x := range s.logits {
		s.logits[i] = math.Exp(x - top)
		total += s.logits[i]
	}
	for i, has := range d.options {
		miss := s.logits[i] / total
		if i == d.chosen {
			miss--
		}
		for _, f := range has {
			s.seen[f.At] = true
			slope := miss*float64(f.N) + hold*s.weights[f.At]
			s.squares[f.At] += slope * slope
			s.weights[f.At] -= rate * slope / math.Sqrt(s.squares[f.At])
		}
	}
	s.steps++
	if s.steps > 0 && int(s.steps)%64 == 0 {
		for i, w := range s.weights {
			s.sums[i] += w
		}
	}
}

// mean returns the mean of a weight over the steps.
func (s *softmax) mean(i int) float64 {
	if n := math.Floor(s.steps / 64); n > 0 {
		return s.sums[i] / n
	}
	return s.weights[i]
}

// best returns the option that is liked best.
func (s *softmax) best(d *decision) (best int) {
	s.logits = s.logits[:0]
	for i, has := range d.options {
		x := 0.0
		for _, f := range has {
			x += s.weights[f.At] * float64(f.N)
		}
		s.logits = append(s.logits, x)
		if x > s.logits[best] {
			best = i
		}
	}
	return best
}

// match plays games against the weights of before, each seed once from every seat, and
// returns the share of wins that would be 1/2 among equals.
func (t *training) match(before *game.Weights, generation int, p bot.Player, games int) float64 {
	won := 0.0
	for n := range games {
		won += t.meet(t.again("match", generation, n/2), before, p, n)
	}
	return won / max(float64(games), 1)
}

// meet plays a game in which new and old weights sit in turn, and returns 1 if the new win.
func (t *training) meet(g game.Game, before *game.Weights, p bot.Player, n int) float64 {
	chance := game.NewStream(uint64(n), 9)
	for !g.Over() {
		d := g.Decision()
		p.Weights = t.weights
		if (int(d.Seat)+n)%2 == 1 {
			p.Weights = before
		}
		if err := g.Apply(ponder(g, p, chance.Uint64())); err != nil {
			panic(err)
		}
	}
	winners, share := game.Winners(g.Outcomes()), 0.0
	for _, s := range winners {
		if (int(s)+n)%2 == 0 {
			share += 1 / float64(len(winners))
		}
	}
	return share
}

// ponder returns what a player chooses.
func ponder(g game.Game, p bot.Player, draw uint64) game.Action {
	if options := g.Decision().Options; len(options) == 1 {
		return options[0]
	}
	t := bot.ThinkAs(g, p, game.NewStream(draw, 1))
	for !t.Step(1000) {
	}
	return t.Choice()
}
