// Package bot holds the computer players. They play any title: they know the options of
// the open decision and what their seat may know, nothing else.
//
// A player searches determinizations: imagined positions in which all that is hidden
// from his seat is dealt anew ([game.Game.Imagine]). The options of the decision are
// compared by sequential halving: each is tried equally often, then the worse half is
// dropped. A try goes on with the player's own turn by UCT with progressive widening,
// then by a rollout policy to the end of the game, which is valued. All options meet the
// same determinizations and the same draws (common random numbers), so that they
// differ by what they are worth and not by luck. The search plans no further than its own
// turn and takes no account of what the others intend.
//
// A title may give a policy and a value that were learnt from games ([game.Policy],
// [game.Value]). The options are then ordered by the policy, which is their prior and
// widens the tree; playouts follow its softmax and are cut short where the next phase
// begins, for the value to judge. The levels differ in how far they go with that ([Level]).
//
// A title may also give a value of its own to the end of a game, a rollout policy, and a
// shortlist of what is worth a thought ([game.Advice]); nothing here is tuned to one.
package bot

import (
	"slices"

	"merlin/game"
)

// Thinker ponders one decision, a slice at a time, so that a screen can go on
// drawing. Thinking is counted in playouts, never in time: equal streams, equal choices.
type Thinker struct {
	game   game.Game
	seat   game.Seat
	advice game.Advice
	chance game.Stream // of the determinization that all candidates are tried in now
	world  game.Game   // the buffer of a determinization

	candidates []candidate // still in the running, the first option in front
	dropped    []candidate // those that came to less, before the last two; the last ones last
	second     *candidate  // the one that the choice was settled against; nil: not yet, or none
	next       int         // the candidate to try next
	tries      int         // left for each candidate in this round
	round      int         // playouts of a round

	widening game.Stream   // which options are added to the tree
	policy   policy        // of the determinization of now
	doubt    int           // standard errors that leaving the first option asks for
	learnt   *learnt       // nil: the title has no policy, or the level does without
	path     []*node       // of the last try
	list     []game.Action // the buffer of worthwhile

	shows func(game.Action) int  // what everybody sees of an option; nil: nobody looks
	likes func([]game.Move) bool // what one would rather do; nil: all is the same
	prior int                    // tries of a position that count for each option there
	least int                    // hundredths of a point that leaving the first option asks for besides; 0: nothing
	keeps bool                   // the first option is what was meant
	meant game.Action
}

// candidate is an option of the decision and how it did.
type candidate struct {
	action game.Action
	tree   node  // how the turn goes on after it
	values []int // of the ends it came to, by determinization
}

// Think begins to ponder the open decision of a game.
func Think(g game.Game, l Level, chance game.Stream) *Thinker { return ThinkLiking(g, l, nil, chance) }

// ThinkLiking begins to ponder as somebody who likes something besides winning. Where the
// title has no policy, tastes count for nothing.
func ThinkLiking(g game.Game, l Level, tastes []Taste, chance game.Stream) *Thinker {
	advice := adviceOf(g)
	if l >= Page && advice.Policy != nil {
		p := l.playerOf(&advice)
		p.Tastes = tastes
		return thinkAs(g, p, advice, chance)
	}
	advice.Policy = nil
	t := newThinker(g, advice, chance)
	d := g.Decision()
	options, budget := d.Options, l.playouts()
	if t.advice.Shortlist != nil {
		stream := game.NewStream(chance.Hi^chance.Lo, 3)
		budget = l.playoutsOfShortlist()
		options = t.worthwhile(g.Imagine(t.seat, &stream), d.Options, budget == 0)
		if budget == 0 {
			options = anyOf(options, &stream)
		}
	}
	t.consider(options, budget)
	return t
}

func newThinker(g game.Game, advice game.Advice, chance game.Stream) *Thinker {
	return &Thinker{
		game: g.Clone(), seat: g.Decision().Seat, advice: advice,
		chance: chance, widening: game.NewStream(chance.Hi^chance.Lo, 2), doubt: 2,
	}
}

// consider has options tried for so many playouts in all.
func (t *Thinker) consider(options []game.Action, budget int) {
	t.round = budget / rounds(len(options))
	for _, a := range options {
		t.candidates = append(t.candidates, candidate{action: a})
	}
	t.share()
}

// Step goes on for a number of playouts and reports whether the choice is made. It counts
// playouts to the end of a game; of those that are cut short three stand for one.
func (t *Thinker) Step(playouts int) (done bool) {
	if t.learnt != nil {
		playouts *= 3
	}
	for ; playouts > 0 && len(t.candidates) > 1; playouts-- {
		t.try(&t.candidates[t.next])
		t.next++
		if t.next < len(t.candidates) {
			continue
		}
		t.next = 0
		t.chance = game.NewStream(t.chance.Uint64(), 1)
		t.tries--
		if t.tries == 0 {
			t.halve()
		}
	}
	return len(t.candidates) <= 1
}

// Choice returns the best option so far.
func (t *Thinker) Choice() game.Action { return t.candidates[0].action }

// keepDoubt is how many standard errors settle whether something is as good as what was meant, or
// what one would rather do.
const keepDoubt = 2

// Keep has the seat stand by what it meant to do: it leaves that only for what is better by
// more than chance explains, and by a point at least where the title has a value. To be called
// before the first Step; nothing that the decision does not offer is kept.
func (t *Thinker) Keep(meant game.Action) {
	if !slices.Contains(t.game.Decision().Options, meant) {
		return
	}
	if t.glances() { // a few tries would settle it by chance
		t.candidates = []candidate{{action: meant}}
		return
	}
	t.candidates = slices.DeleteFunc(t.candidates, func(c candidate) bool { return c.action == meant })
	t.candidates = slices.Insert(t.candidates, 0, candidate{action: meant})
	t.doubt, t.keeps, t.meant = max(t.doubt, keepDoubt), true, meant
	if t.learnt != nil {
		t.least = max(t.least, aPoint)
	}
	t.share()
}

// Insist has it leave what it meant to do only for what is better by so many hundredths of a point.
func (t *Thinker) Insist(least int) {
	if t.keeps && t.learnt != nil {
		t.least = max(t.least, least)
	}
}

// Hold has the seat do what it has said that it would do, whatever else may be better, if the decision offers it.
// To be called before the first Step.
func (t *Thinker) Hold(said game.Action) {
	if slices.Contains(t.game.Decision().Options, said) {
		t.candidates = []candidate{{action: said}}
	}
}

// Choose ponders a decision to its end.
func Choose(g game.Game, l Level, chance game.Stream) game.Action {
	t := Think(g, l, chance)
	for !t.Step(1000) {
	}
	return t.Choice()
}

// try plays a candidate out once in the determinization of now: the own turn by the
// tree, then all by the rollout policy to the end, or by a learnt policy to where the
// value judges.
func (t *Thinker) try(c *candidate) {
	chance := t.chance
	g := t.imagine(&chance)
	t.policy = policy{salt: chance.Uint64(), rollout: t.advice.Rollout}
	t.apply(g, c.action)
	path := t.descend(&c.tree, g)
	value := t.playOut(g)
	for _, n := range path {
		n.tries++
		n.sum += value
	}
	c.values = append(c.values, value)
}

// apply carries out an action of a try.
func (t *Thinker) apply(g game.Game, a game.Action) {
	if t.learnt != nil {
		t.learnt.apply(g, a)
		return
	}
	must(g.Apply(a))
}

// imagine returns a determinization, which is there until the next one.
func (t *Thinker) imagine(chance *game.Stream) game.Game {
	of, ok := t.game.(game.Imaginer)
	if !ok {
		return t.game.Imagine(t.seat, chance)
	}
	t.world = of.ImagineInto(t.world, t.seat, chance)
	return t.world
}

// playOut plays a game on and returns what the position that it comes to is worth.
func (t *Thinker) playOut(g game.Game) int {
	if t.learnt != nil {
		return t.learnt.playOut(g, &t.policy)
	}
	t.policy.finish(g)
	return t.advice.Value(g, t.seat)
}
