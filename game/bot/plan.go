package bot

import (
	"math/bits"
	"slices"

	"merlin/game"
)

// node is a position in what remains of the player's own turn, as far as nothing
// hidden is revealed, with what is known of the options there.
type node struct {
	tries int
	sum   int // of the leads it came to
	next  []branch
}

// branch is an option that was tried, and where it leads.
type branch struct {
	action game.Action
	to     *node
}

// descend plays on in the player's turn by the options that did best, now and then
// by another, until it comes to a position that was not tried, another seat is asked or
// something is revealed. It returns the nodes that it passed.
func (t *Thinker) descend(at *node, g game.Game) []*node {
	t.path = append(t.path[:0], at)
	for at.tries > 0 && !g.Over() && !g.Revealed() {
		d := g.Decision()
		if d.Seat != t.seat {
			break
		}
		b := at.choose(d.Options, &t.whim)
		must(g.Apply(b.action))
		at = b.to
		t.path = append(t.path, at)
	}
	return t.path
}

// choose returns the branch to try: a new one while few are known for so many tries,
// the first option before all; else the most promising one. Not every option of
// one world is there in another.
func (n *node) choose(options []game.Action, whim *game.Stream) branch {
	var best *branch
	known := 0
	for i := range n.next {
		b := &n.next[i]
		if !slices.Contains(options, b.action) {
			continue
		}
		known++
		if best == nil || b.to.promise(n.tries) > best.to.promise(n.tries) {
			best = b
		}
	}
	if best != nil && (known == len(options) || known*known > 2*n.tries) {
		return *best
	}
	i := 0
	for n.knows(options[i]) {
		i = whim.N(len(options))
	}
	n.next = append(n.next, branch{options[i], new(node)})
	return n.next[len(n.next)-1]
}

func (n *node) knows(a game.Action) bool {
	return slices.ContainsFunc(n.next, func(b branch) bool { return b.action == a })
}

// promise is the mean lead of a node and what may be hidden behind few of so many
// tries, in 1024ths of a point.
func (n *node) promise(of int) int {
	return 1024*n.sum/n.tries + curiosity*root(1<<16*bits.Len(uint(of))/n.tries)
}

// curiosity weighs what is little known: a lead varies by some ten points.
const curiosity = 16

// root is the whole part of a square root, about.
func root(n int) int {
	r := 1 << (bits.Len(uint(n)) / 2)
	for range 5 {
		r = (r + n/r) / 2
	}
	return r
}
