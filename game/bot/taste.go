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
