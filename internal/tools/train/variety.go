package main

import (
	"slices"

	"merlin/game"
	"merlin/internal/tools/titles"
)

// variety is a prize for what games should have more of: each kind of feat in so many games.
// A kind's prize, in victories, grows as long as it happens in fewer games and falls where it
// does in more, so that it costs no more victories than it must. (Lagrange multipliers.)
type variety struct {
	feat   func(game.Event) (kind int, part float64)
	target float64

	prizes []float64 // by kind
	games  int       // since the prizes changed
	had    []int     // of these, by kind
	total  []int     // since they were told, by kind
	all    int       // games since then

	now   []float64 // of each moment of the game that is played
	done  uint      // kinds that this game has had, a bit each
	usual []float64 // by moment, what was still to come of prizes in games so far
}

// How fast prizes change, by how far a share is off; the most that one is; how fast what is
// usual follows the last game.
const (
	dearer    = 0.01
	dearest   = 3
	following = 0.01
)

// newVariety knows the feats of a title; without a share of games to be reached it has no
// prizes.
func newVariety(t *titles.Title, target, first float64) *variety {
	v := &variety{feat: t.Feat, target: target, prizes: make([]float64, t.Feats), had: make([]int, t.Feats), total: make([]int, t.Feats)}
	if target > 0 {
		v.prizes = slices.Repeat([]float64{first}, t.Feats)
	}
	return v
}

// begin begins a game.
func (v *variety) begin() { v.now, v.done = v.now[:0], 0 }

// see sees what an action has brought about at a moment: a part of a feat earns its share of
// the prize, the whole of it the rest, once a game.
func (v *variety) see(events []game.Event, moment int) {
	for len(v.now) <= moment {
		v.now = append(v.now, 0)
	}
	if v.feat == nil {
		return
	}
	for _, e := range events {
		kind, part := v.feat(e)
		if part == 0 || v.done>>kind&1 != 0 {
			continue
		}
		v.now[moment] += part * v.prizes[kind]
		if part == 1 {
			v.done |= 1 << kind
			v.had[kind]++
		}
	}
}

// gain returns what of prizes came at each moment, and later with less weight, beyond what is
// usual.
func (v *variety) gain(moments int) []float64 {
	gain, later := make([]float64, moments), 0.0
	for len(v.usual) < moments {
		v.usual = append(v.usual, 0)
	}
	for m := moments - 1; m >= 0; m-- {
		if m < len(v.now) {
			later += v.now[m]
		}
		gain[m] = later - v.usual[m]
		v.usual[m] += following * gain[m]
		later *= fade
	}
	v.games++
	v.all++
	return gain
}

// price sets the prizes anew.
func (v *variety) price() {
	for kind, n := range v.had {
		off := v.target - float64(n)/float64(max(v.games, 1))
		v.prizes[kind] = min(max(0, v.prizes[kind]+dearer*off), dearest)
		v.total[kind] += n
		v.had[kind] = 0
	}
	v.games = 0
}

// shares returns in how many of 100 games each kind has happened since they were told last.
func (v *variety) shares() (percent []float64) {
	for kind, n := range v.total {
		percent = append(percent, 100*float64(n)/float64(max(v.all, 1)))
		v.total[kind] = 0
	}
	v.all = 0
	return percent
}
