package bot

import (
	"math/bits"
	"slices"

	"merlin/game"
)

// node is a position in what remains of the player's own turn, as far as nothing hidden
// is revealed, with what is known of the options there.
type node struct {
	tries    int
	sum      int // of the values it came to
	children []edge
}

// edge is an option that was tried, and where it leads.
type edge struct {
	action game.Action
	to     *node
}

// descend plays on in the player's turn by UCT until it comes to a position that was
// not tried, another seat is asked or something is revealed. It returns the nodes that
// it passed.
func (t *Thinker) descend(at *node, g game.Game) []*node {
	t.path = append(t.path[:0], at)
	for at.tries > 0 && !g.Over() && !g.Revealed() {
		d := g.Decision()
		if d.Seat != t.seat {
			break
		}
		e := t.choose(at, g, t.worthwhile(g, d.Options, false))
		t.apply(g, e.action)
		at = e.to
		t.path = append(t.path, at)
	}
	return t.path
}

// choose returns the edge to follow: a new one while few are known for so many tries
// (progressive widening), by the policy's order or else the first option before all; else
// that with the highest upper confidence bound. Not every option of one determinization is
// there in another.
func (t *Thinker) choose(n *node, g game.Game, options []game.Action) edge {
	var best *edge
	known, top := 0, 0
	for i := range n.children {
		e := &n.children[i]
		if !slices.Contains(options, e.action) {
			continue
		}
		known++
		if bound := e.to.bound(n, t.prior, t.advice.Scale); best == nil || bound > top {
			best, top = e, bound
		}
	}
	if best != nil && (known == len(options) || known*known > wideness*n.tries) {
		return *best
	}
	a, found := t.unknown(n, g, options)
	if !found {
		return *best
	}
	n.children = append(n.children, edge{a, new(node)})
	return n.children[len(n.children)-1]
}

// unknown returns an option that the node does not know yet. There may be none that the
// policy lets be pondered.
func (t *Thinker) unknown(n *node, g game.Game, options []game.Action) (a game.Action, found bool) {
	if t.learnt != nil {
		for _, a := range t.learnt.ranked(g, options) {
			if !n.knows(a) {
				return a, true
			}
		}
		return a, false
	}
	i := 0
	for n.knows(options[i]) {
		i = t.widening.N(len(options))
	}
	return options[i], true
}

// wideness says how a node widens: the square of the number of its edges grows with
// wideness times its tries.
const wideness = 2

func (n *node) knows(a game.Action) bool {
	return slices.ContainsFunc(n.children, func(e edge) bool { return e.action == a })
}

// The exploration constant of UCT, as a fraction, for values of scale 1 and a binary
// logarithm.
const (
	explorationOf = 2
	explorationBy = 5
)

// bound is the upper confidence bound of a node among those after another one, in 1024ths: its mean
// value, with so many tries of that one, and what may be hidden behind few tries.
func (n *node) bound(of *node, prior, scale int) int {
	spread := root(1 << 16 * bits.Len(uint(of.tries)) / n.tries) // in 256ths
	mean := 1024 * (n.sum + prior*of.mean()) / (n.tries + prior)
	return mean + 1024/256*explorationOf*scale*spread/explorationBy
}

// root is the whole part of a square root, about.
func root(n int) int {
	r := 1 << (bits.Len(uint(n)) / 2)
	for range 5 {
		r = (r + n/r) / 2
	}
	return r
}

// favourite returns the edge among options that was tried most often; nil: none was.
func (n *node) favourite(options []game.Action) (best *edge) {
	for i := range n.children {
		e := &n.children[i]
		if (best == nil || e.to.tries > best.to.tries) && slices.Contains(options, e.action) {
			best = e
		}
	}
	return best
}
