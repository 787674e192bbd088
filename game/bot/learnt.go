package bot

import (
	"slices"

	"merlin/game"
)

// worthUnits make 16ths of a point of point units.
const worthUnits = game.PointUnits / 16

// learnt plays by a title's policy and values by its value.
type learnt struct {
	seat   game.Seat
	policy game.Policy
	ahead  game.Value
	ends   game.Ends // nil: points say what an end is worth
	with   *game.Weights
	heat   int                 // of the softmax, in percent
	clock  func(game.Game) int // phases, or the moments of a value that is paced
	until  int                 // what it shows where a playout ends
	notes  game.Features
	logits []int
	order  []game.Action // the buffer of ranked
	now    game.Decision // the buffer of a question that is judged
	tastes *tastes       // nil: none
}

func newLearnt(g game.Game, p Player, advice *game.Advice) *learnt {
	l := &learnt{seat: g.Decision().Seat, policy: advice.Policy, ahead: advice.Ahead, with: advice.Weights, heat: p.Heat}
	if p.Weights != nil {
		l.with = p.Weights
	}
	l.clock, l.until = l.ahead.Phase, l.ahead.Phase(g)+1
	if of, ok := l.ahead.(game.Paced); ok {
		l.clock, l.until = of.Moment, of.Until(g, l.seat)
	}
	l.ends, _ = l.ahead.(game.Ends)
	l.until += p.Further
	l.tastes = newTastes(l.ahead, p.Tastes)
	return l
}

// thinkAs begins to ponder as a player who uses the title's policy.
func thinkAs(g game.Game, p Player, advice game.Advice, chance game.Stream) *Thinker {
	advice.Shortlist = nil // the policy ranks the options
	t := newThinker(g, advice, chance)
	t.learnt, t.doubt, t.prior = newLearnt(g, p, &advice), p.Doubt, advice.Prior
	t.advice.Scale = game.PointUnits / worthUnits * advice.Scale
	stream := game.NewStream(chance.Hi^chance.Lo, 3)
	seen := g.Imagine(t.seat, &stream)
	d := seen.Decision()
	d.Options = sane(seen, d.Options, advice.Folly)
	if p.Playouts == 0 {
		t.learnt.heat = p.Noise
		t.consider([]game.Action{t.learnt.glance(seen, &d, stream.Uint64())}, 0)
		return t
	}
	options := t.learnt.ranked(seen, d.Options)
	options = slices.Clone(options[:min(len(options), max(p.Width, 2))])
	options = t.learnt.planned(seen, &d, options)
	t.consider(options, t.learnt.budget(seen, p, &stream))
	return t
}

// sane are the options without those that nobody takes who plays to win.
func sane(g game.Game, options []game.Action, folly func(game.Game, game.Action) bool) []game.Action {
	if folly == nil || !slices.ContainsFunc(options, func(a game.Action) bool { return folly(g, a) }) {
		return options
	}
	return slices.DeleteFunc(slices.Clone(options), func(a game.Action) bool { return folly(g, a) })
}

// planned adds to options what is to be pondered for the sake of what goes on with it.
func (l *learnt) planned(g game.Game, d *game.Decision, options []game.Action) []game.Action {
	of, ok := l.policy.(game.Planner)
	if !ok {
		return options
	}
	for _, a := range of.Plans(g, d, nil) {
		if !slices.Contains(options, a) {
			options = append(options, a)
		}
	}
	return options
}

// lengths is how many playouts say how long they are.
const lengths = 4

// budget returns how many playouts a player has for a decision.
func (l *learnt) budget(g game.Game, p Player, chance *game.Stream) int {
	if p.Steps == 0 || len(g.Decision().Options) == 1 {
		return p.Playouts
	}
	steps := 0
	for range lengths {
		c := g.Clone()
		for salted := (policy{salt: chance.Uint64()}); !c.Over() && l.clock(c) < l.until; steps++ {
			l.now = c.Decision()
			l.apply(c, l.take(c, &l.now, salted.draw(&l.now)))
		}
	}
	return min(p.Playouts, lengths*p.Steps/max(1, steps))
}

// ThinkAs begins to ponder as a player, if the title has a policy.
func ThinkAs(g game.Game, p Player, chance game.Stream) *Thinker {
	return thinkAs(g, p, adviceOf(g), chance)
}

// judge has the policy judge the options.
func (l *learnt) judge(g game.Game, d *game.Decision) {
	l.policy.Look(g, d, l.with.Policy)
	l.logits = l.logits[:0]
	for _, a := range d.Options {
		l.notes.Clear(l.with.Policy)
		l.policy.Note(a, &l.notes)
		l.logits = append(l.logits, l.notes.Sum)
	}
}

// take draws an option by the softmax of the policy.
func (l *learnt) take(g game.Game, d *game.Decision, draw uint64) game.Action {
	if len(d.Options) == 1 {
		return d.Options[0]
	}
	l.judge(g, d)
	return l.drawn(d, draw)
}

// drawn draws an option of those that were judged.
func (l *learnt) drawn(d *game.Decision, draw uint64) game.Action {
	best, top := 0, 0
	for i, a := range d.Options {
		n := 100*l.logits[i] + l.heat*gumbel[mixed(draw+packed(a))>>56]
		if i == 0 || n > top {
			best, top = i, n
		}
	}
	return d.Options[best]
}

// ranked returns options of the open decision in the order of the policy, the likeliest first, without those
// that it thinks out of the question.
func (l *learnt) ranked(g game.Game, options []game.Action) []game.Action {
	if len(options) == 1 {
		return options
	}
	l.now = g.Decision()
	l.now.Options = options
	l.judge(g, &l.now)
	l.order = append(l.order[:0], l.now.Options...)
	for i := range l.order {
		for j := i; j > 0 && l.logits[j] > l.logits[j-1]; j-- {
			l.logits[j], l.logits[j-1] = l.logits[j-1], l.logits[j]
			l.order[j], l.order[j-1] = l.order[j-1], l.order[j]
		}
	}
	n := 1
	for n < len(l.order) && l.logits[n] > l.logits[0]-outOfQuestion {
		n++
	}
	return l.order[:n]
}

// outOfQuestion is how far below the likeliest option nothing is pondered, in logit units.
const outOfQuestion = 14 * game.LogitUnits

// playOut plays a game on by the policy until the next phase begins, and values what it
// has come to.
func (l *learnt) playOut(g game.Game, p *policy) int {
	for !g.Over() && l.clock(g) < l.until {
		l.now = g.Decision()
		l.apply(g, l.take(g, &l.now, p.draw(&l.now)))
	}
	return l.value(g)
}

// value returns how far the seat is before the best of the others, in 16ths of a point, or
// what the end is worth to it.
func (l *learnt) value(g game.Game) int {
	switch {
	case l.ends == nil:
	case g.Over():
		return l.ends.End(g, l.seat) * (game.PointUnits / worthUnits)
	default:
		return l.expects(g, l.seat) / worthUnits
	}
	scores := g.Scores()
	own := l.final(g, l.seat, scores)
	if l.tastes != nil {
		own += l.liking(g)
	}
	return (own - l.best(g, scores)) / worthUnits
}

// best returns what the best of the others has and will gain, in point units.
func (l *learnt) best(g game.Game, scores []int) int {
	best := -1 << 40
	for s := range scores {
		if game.Seat(s) != l.seat {
			best = max(best, l.final(g, game.Seat(s), scores))
		}
	}
	return best
}

// final returns what a seat has and will gain.
func (l *learnt) final(g game.Game, s game.Seat, scores []int) int {
	n := scores[s] * game.PointUnits
	if !g.Over() {
		n += l.expects(g, s)
	}
	return n
}

// expects returns what a seat will gain from here on, by the value.
func (l *learnt) expects(g game.Game, s game.Seat) int {
	l.notes.Clear(l.with.Value[l.ahead.Phase(g)])
	l.ahead.Note(g, s, &l.notes)
	return l.notes.Sum
}

// PolicyPlayer plays a game by its title's policy alone.
type PolicyPlayer struct{ learnt *learnt }

// NewPolicyPlayer returns a player for a game; his noise says how hot the softmax is.
func NewPolicyPlayer(g game.Game, p Player) PolicyPlayer {
	advice := adviceOf(g)
	l := newLearnt(g, p, &advice)
	l.heat = p.Noise
	return PolicyPlayer{l}
}

// Take draws an option of the open decision.
func (p PolicyPlayer) Take(g game.Game, draw uint64) game.Action {
	p.learnt.now = g.Decision()
	return p.learnt.take(g, &p.learnt.now, draw)
}
