// Package bot holds the computer players. They play any title: they know the
// options of the open decision and what their seat may know, nothing else.
//
// A player tries each option in imagined positions, in which all that is hidden is
// dealt anew, goes on with his turn as far as he can see by what did best so far, then
// lets everybody play by chance to the end, and compares the points. Every option
// meets the same positions and the same chance, so that they differ by what they
// are worth and not by luck. Those that do badly are dropped by halves, so that the
// last ones are tried most often. It plans no further than its own turn and takes no
// account of what the others intend.
package bot

import (
	"slices"

	"merlin/game"
)

// Level is the strength of a player: how long each decision is pondered.
type Level uint8

const (
	Novice Level = iota + 1
	Adept
	Master

	Levels = Master
)

// String is the level's name in locales and regions.
func (l Level) String() string { return [...]string{"", "novice", "adept", "master"}[min(l, Levels)] }

// playouts is the number of playouts that a level spends on a decision, about: they
// are shared out evenly to the rounds of halving. A playout takes 80 µs at the beginning
// of a game of four, and three times as long in a browser.
func (l Level) playouts() int { return [...]int{1, 100, 500, 2000}[min(l, Master)] }

// Thinker ponders one decision, a slice at a time, so that a screen can go on
// drawing. Thinking is counted in playouts, never in time: equal streams, equal choices.
type Thinker struct {
	game   game.Game
	seat   game.Seat
	chance game.Stream // of the world that all rivals are tried in now
	rivals []rival     // options still in the running, the first of the list in front; the next one to try at next
	next   int
	tries  int // left for each rival in this round
	round  int // playouts of a round

	whim  game.Stream // which options of the plan are tried anew
	habit habit       // of the world of now
	path  []*node     // of the last try
}

// rival is an option and how it did.
type rival struct {
	action game.Action
	plan   node  // how the turn goes on after it
	leads  []int // over the best other seat, by world
}

// Think begins to ponder the open decision of a game.
func Think(g game.Game, l Level, chance game.Stream) *Thinker {
	d := g.Decision()
	t := &Thinker{game: g.Clone(), seat: d.Seat, chance: chance, whim: game.NewStream(chance.Hi^chance.Lo, 2)}
	rounds := 1
	for n := len(d.Options); n > 2; n = (n + 1) / 2 {
		rounds++
	}
	t.round = l.playouts() / rounds
	for _, a := range d.Options {
		t.rivals = append(t.rivals, rival{action: a})
	}
	t.share()
	return t
}

// share gives each rival its tries of the round.
func (t *Thinker) share() { t.tries = max(2, t.round/max(1, len(t.rivals))) }

// Step goes on for a number of playouts and tells whether the choice is made.
func (t *Thinker) Step(playouts int) (done bool) {
	for ; playouts > 0 && len(t.rivals) > 1; playouts-- {
		t.try(&t.rivals[t.next])
		t.next++
		if t.next < len(t.rivals) {
			continue
		}
		t.next = 0
		t.chance = game.NewStream(t.chance.Uint64(), 1)
		t.tries--
		if t.tries == 0 {
			t.halve()
		}
	}
	return len(t.rivals) <= 1
}

// Choice returns the best option so far.
func (t *Thinker) Choice() game.Action { return t.rivals[0].action }

// Choose ponders a decision to its end.
func Choose(g game.Game, l Level, chance game.Stream) game.Action {
	t := Think(g, l, chance)
	for !t.Step(1000) {
	}
	return t.Choice()
}

// try plays an option out once in the world of now: the own turn by plan, then all by
// habit.
func (t *Thinker) try(r *rival) {
	chance := t.chance
	g := t.game.Imagine(t.seat, &chance)
	t.habit = habit{world: chance.Uint64()}
	must(g.Apply(r.action))
	path := t.descend(&r.plan, g)
	lead := t.habit.finish(g, t.seat)
	for _, n := range path {
		n.tries++
		n.sum += lead
	}
	r.leads = append(r.leads, lead)
}

// halve drops the worse half of the rivals. The first of the list stays to the end: it
// is the plain course of things, before what costs or forgoes something.
func (t *Thinker) halve() {
	if len(t.rivals) == 2 {
		t.decide()
		return
	}
	others := t.rivals[1:]
	ranked := slices.Clone(others)
	slices.SortStableFunc(ranked, func(a, b rival) int { return b.sum() - a.sum() })
	ranked = ranked[:(len(t.rivals)+1)/2-1]
	t.rivals = append(t.rivals[:1], ranked...)
	t.share()
}

func (r *rival) sum() (n int) {
	for _, lead := range r.leads {
		n += lead
	}
	return n
}

// decide settles between the last two: the one that is not the first must be better by
// more than chance explains, two standard errors of the difference.
func (t *Thinker) decide() {
	a, b := &t.rivals[0], &t.rivals[1]
	sum, squares := 0, 0
	for i := range a.leads {
		d := b.leads[i] - a.leads[i]
		sum += d
		squares += d * d
	}
	n := len(a.leads)
	if n*sum*abs(sum) > 4*(n*squares-sum*sum) {
		t.rivals[0] = *b
	}
	t.rivals = t.rivals[:1]
}

func abs(n int) int { return max(n, -n) }
