package bot

import (
	"slices"

	"merlin/game"
)

// Taste is what a player likes besides winning: points for a thing count so many percent
// more to him, or less. It is apart from strength: who has a taste searches as far as
// others do.
type Taste struct {
	// Of names what points are for, or a feature of the value ([game.Parts]); what nothing
	// is called is ignored, so that one taste does for several titles.
	Of      string
	Percent int
}

// tastes are a player's tastes by the places of parts and of features.
type tastes struct {
	of       game.Parts
	parts    []int // percents
	features []int
	liked    int // what came in the playout of now, in point units
}

// newTastes returns nil where there is nothing to like.
func newTastes(v game.Value, list []Taste) *tastes {
	of, ok := v.(game.Parts)
	if !ok || len(list) == 0 {
		return nil
	}
	t := &tastes{of: of, parts: make([]int, len(of.Parts())), features: make([]int, len(of.Names()))}
	for _, taste := range list {
		if i := slices.Index(of.Parts(), taste.Of); i >= 0 {
			t.parts[i] += taste.Percent
		}
	}
	for i, name := range of.Names() {
		t.features[i] = t.parts[of.Part(i)]
		for _, taste := range list {
			if taste.Of == name {
				t.features[i] += taste.Percent
			}
		}
	}
	return t
}

// apply carries out an action of a playout and notes what the seat likes of it.
func (l *learnt) apply(g game.Game, a game.Action) {
	must(g.Apply(a))
	if l.tastes == nil {
		return
	}
	for _, e := range g.Events() {
		if e.Seat == l.seat {
			part, points := l.tastes.of.Came(e)
			l.tastes.liked += points * l.tastes.parts[part] * game.PointUnits / 100
		}
	}
}

// liking returns what the seat likes of what came and of what is to come, in point units.
func (l *learnt) liking(g game.Game) int {
	n := l.tastes.liked
	l.tastes.liked = 0
	if g.Over() {
		return n
	}
	l.notes.Keep = true
	l.expects(g, l.seat)
	l.notes.Keep = false
	for _, f := range l.notes.Kept {
		n += int(f.N*l.notes.Weights[f.At]) * l.tastes.features[f.At] / 100
	}
	return n
}

// What somebody who ponders nothing likes of an option he sees in so many ways in which his
// turn may go on, of so many options; a point of it counts some three fifths of a logit.
const (
	glances     = 3
	glanceWidth = 6
	glanceLogit = 160 * game.LogitUnits / 256
)

// glance draws an option as the policy does. Who has a taste looks how his turn may go on
// after those that the policy likes best, and leans to what he likes.
func (l *learnt) glance(g game.Game, d *game.Decision, draw uint64) game.Action {
	if l.tastes == nil || len(d.Options) == 1 {
		return l.take(g, d, draw)
	}
	first := l.ranked(g, d.Options)
	first = slices.Clone(first[:min(len(first), glanceWidth)])
	likings := make([]int, len(first))
	for n := range glances {
		for i, a := range first {
			likings[i] += l.turnOut(g, a, draw+uint64(n)+1)
		}
	}
	l.judge(g, d)
	for i, a := range first {
		at := slices.Index(d.Options, a)
		l.logits[at] += likings[i] * glanceLogit / (glances * game.PointUnits)
	}
	return l.drawn(d, draw)
}

// turnOut plays the turn of now on by the policy after an option and returns what the seat
// likes of it.
func (l *learnt) turnOut(g game.Game, a game.Action, salt uint64) int {
	g, p := g.Clone(), policy{salt: salt}
	for {
		l.apply(g, a)
		if l.now = g.Decision(); l.now.Seat != l.seat || l.clock(g) >= l.until {
			return l.liking(g)
		}
		a = l.take(g, &l.now, p.draw(&l.now))
	}
}
