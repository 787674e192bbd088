package main

import (
	"fmt"
	"io"
	"math"
	"time"

	"merlin/game"
)

// tally is what came of games.
type tally struct {
	games, actions int
	points         bool // one gathers them
	sum, won       []int
	notes          []count
	hash           uint64
}

// count is how often something happened that the title has noted, and of what it is a part.
type count struct {
	what, of string
	n        int
}

func (t *tally) note(what, of string) {
	for i := range t.notes {
		if t.notes[i].what == what {
			t.notes[i].n++
			return
		}
	}
	t.notes = append(t.notes, count{what, of, 1})
}

// hashed is a game whose positions have a hash.
type hashed interface{ Hash() uint64 }

func (t *tally) add(g game.Game, actions int) {
	t.games++
	t.actions += actions
	for s, n := range g.Scores() {
		t.sum[s] += n
	}
	for _, s := range game.Winners(g.Outcomes()) {
		t.won[s]++
	}
	if h, ok := g.(hashed); ok {
		t.hash = t.hash*1099511628211 ^ h.Hash()
	}
}

func (t *tally) print(w io.Writer, o options, took time.Duration) {
	fmt.Fprintf(w, "%d games, %d seats, seed %s, modules %s\n", t.games, o.seats, o.seed, orNone(o.modules))
	fmt.Fprintf(w, "%d actions, %.1f a game\n", t.actions, float64(t.actions)/float64(max(t.games, 1)))
	fmt.Fprintf(w, "%.0f games a second\n", float64(t.games)/took.Seconds())
	for s := range t.sum {
		if t.points {
			fmt.Fprintf(w, "seat %d: %.2f points\n", s+1, float64(t.sum[s])/float64(max(t.games, 1)))
			continue
		}
		fmt.Fprintf(w, "seat %d: won %s\n", s+1, share(t.won[s], t.games))
	}
	for _, c := range t.notes {
		fmt.Fprintf(w, "%s: %s\n", c.what, t.shareOf(c))
	}
	fmt.Fprintf(w, "hash %016x\n", t.hash)
}

// shareOf writes how often something happened; what may happen more than once a game has
// no share of them.
func (t *tally) shareOf(c count) string {
	all := t.games
	for _, of := range t.notes {
		if of.what == c.of {
			all = of.n
		}
	}
	if c.n > all {
		return fmt.Sprintf("%d, %.2f a game", c.n, float64(c.n)/float64(all))
	}
	return share(c.n, all)
}

// share writes a share of a whole with its interval of 95 %, by Wilson.
func share(n, of int) string {
	const z = 1.96
	all := float64(max(of, 1))
	p := float64(n) / all
	middle := (p + z*z/2/all) / (1 + z*z/all)
	half := z / (1 + z*z/all) * math.Sqrt(p*(1-p)/all+z*z/4/all/all)
	return fmt.Sprintf("%d of %d, %.1f %% (%.1f to %.1f)", n, of, 100*p, 100*(middle-half), 100*(middle+half))
}

func orNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}
