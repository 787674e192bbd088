package main

import (
	"encoding/json"
	"math"
	"strings"
)

// What a card is worth, as the project's description of the deck defines it: one point is
// one point of score at average strength. See summary for what a deck is held to.

// card is what of a card in the file the formula looks at. The file has been checked.
type card struct {
	ID, Kind, Level, Type string
	Scores                []int
	Allegiance            []string
	Text                  []entry
	Needs                 map[string]int
	Points, Most          int
	Bid                   string
	OwnWords              bool
}

type entry struct {
	When string
	If   [][]json.RawMessage
	Cost []string
	Do   []effect
}

type effect struct {
	Op, Ability, At, From, Special string
	N, Each                        *int
	Is                             []string
	Who                            *who
	Do                             []effect
}

type who struct {
	In   string
	Is   []string
	Pick json.RawMessage
}

// n returns the effect's number.
func (e *effect) n() float64 {
	if e.N == nil {
		return 1
	}
	return float64(*e.N)
}

// whom returns whom the effect touches.
func (e *effect) whom() who {
	if e.Who == nil {
		return who{In: "self"}
	}
	return *e.Who
}

const (
	budget, slack = 18.0, 2.0 // of a character
	perPoint      = 5.0       // effect points that are worth one victory point
	perEffort     = 4.0       // effort for one victory point
	eventSlack    = 0.75
	levelSlack    = 0.6
	abilitySlack  = 0.15
)

var (
	scoreCost  = map[int]float64{-1: -1, 0: 0, 1: 1, 2: 2, 3: 3, 4: 4.5, 5: 6, 6: 8}
	scopeCount = map[string]float64{"self": 1, "mates": 2.5, "company": 3.5, "mine": 6, "foes": 3, "rivals": 9, "everyone": 12}
	shares     = map[string]float64{"knight": .7, "commoner": .3, "male": .75, "female": .25, "bearer": .15}
	chances    = map[string]float64{"knight": .9, "commoner": .5, "male": .9, "female": .5, "bearer": .35}
	costFactor = map[string]float64{"": 1.6, "spend": 1.2, "card": .9, "home": .9, "mate": .6, "doom": .6, "discard": .6}
	whenFactor = map[string]float64{"always": 1, "may": 1, "answer": .7, "hand": .6, "played": .8, "lost": .4, "won": .7, "drawn": 1, "trophy": 1.5, "score": 1}
	guardWorth = map[string]float64{"threat": .75, "romance": .5, "all": 1.25}
	perN       = map[string]float64{
		"hold": 1, "fixed": -1, "escort": 1, "unbid": -.5, "edge": .5, "third": 4, "draw": 1.5, "foresee": .4, "spy": .5, "rob": 2, "act": 2,
	}
)

// share is which part of all characters fits a filter.
func share(filter string, table map[string]float64, house, weaker, named float64) float64 {
	switch n, ok := table[filter]; {
	case ok:
		return n
	case strings.HasPrefix(filter, "weaker:"):
		return weaker
	case strings.HasPrefix(filter, "card:"):
		return named
	}
	return house
}

// many is how many characters an effect on all of them touches.
func (w who) many() float64 {
	n := scopeCount[w.In]
	for _, f := range w.Is {
		n *= share(f, shares, .3, .5, .1)
	}
	return n
}

// odds is how often a target is there.
func odds(filters []string) float64 {
	n := 1.0
	for _, f := range filters {
		n *= share(f, chances, .5, .8, .25)
	}
	return n
}

// hit is how many characters an effect touches.
func (w who) hit() float64 {
	pick := 1.0
	switch string(w.Pick) {
	case `"all"`:
		return w.many()
	case "2":
		pick = 2
	}
	if w.In == "self" {
		return w.many()
	}
	return pick * odds(w.Is)
}

func (w who) hostile() bool { return w.In == "foes" || w.In == "rivals" }

// likely is how often conditions are true.
func likely(conditions [][]json.RawMessage) float64 {
	p := 1.0
	for _, c := range conditions {
		p *= condition(c)
	}
	return p
}

func condition(c []json.RawMessage) float64 {
	var kind, word string
	var filters []string
	var n int
	_ = json.Unmarshal(c[0], &kind) // the reader has read it
	if len(c) > 1 {
		_ = json.Unmarshal(c[1], &word)
		_ = json.Unmarshal(c[1], &filters)
		_ = json.Unmarshal(c[len(c)-1], &n)
	}
	switch kind {
	case "at":
		return lookUp(map[string]float64{"main": .9, "final": .2, "bid": .15}, word, .5)
	case "alone":
		return .4
	case "with":
		if len(filters) > 0 {
			return max(.1, odds(filters)-.2*float64(n-1))
		}
		return lookUp(map[int]float64{1: .9, 2: .75}, n, .5)
	case "without":
		return 1 - .6*odds(filters)
	case "bears":
		return .25
	}
	return lookUp(map[int]float64{1: .8, 2: .6}, n, .4)
}

func lookUp[K comparable](table map[K]float64, key K, other float64) float64 {
	if n, ok := table[key]; ok {
		return n
	}
	return other
}

// value is what an effect is worth.
func (b *balance) value(e *effect) float64 {
	n, w := e.n(), e.whom()
	switch e.Op {
	case "add":
		if e.Ability == "all" {
			n *= 4
		}
		return n * w.many()
	case "ease":
		if e.At != "" {
			n *= .5
		}
		if e.Ability != "" {
			n *= .4
		}
		return 1.5 * n
	case "guard":
		return guardWorth[e.From] * min(2, w.many())
	case "size":
		return map[float64]float64{0: 2.5, 2: -2}[n]
	case "bar":
		if strings.HasPrefix(e.Is[0], "card:") {
			return -.5
		}
		return -1.5
	case "each":
		sum := 0.0
		for i := range e.Do {
			sum += b.value(&e.Do[i])
		}
		return .2 * sum
	case "points":
		if e.Who == nil {
			return perPoint * n
		}
		each := 1.0
		if e.Each != nil {
			each = float64(*e.Each)
		}
		return perPoint * n * w.many() / each
	}
	return b.onOne(e, n, w)
}

// onOne is what an effect is worth that touches chosen characters or cards.
func (b *balance) onOne(e *effect, n float64, w who) float64 {
	own := func(hostile, friendly float64) float64 {
		if w.hostile() {
			return hostile * w.hit()
		}
		return friendly * w.hit()
	}
	switch e.Op {
	case "boost":
		if e.Ability == "choice" {
			n *= 1.3
		}
		return .75 * n * w.hit()
	case "weaken":
		return .6 * n * w.hit()
	case "discard", "doom":
		return own(5, -3)
	case "home":
		return own(3, .6)
	case "send":
		return own(2.5, 1.5)
	case "lend":
		if e.Ability == "all" {
			return 3 * w.hit()
		}
		return 1.8 * w.hit()
	case "silence":
		return 1.5 * w.hit()
	case "enter":
		return 1.5 * odds(e.Is)
	case "recall":
		return 2.5 * odds(e.Is)
	case "gain":
		if e.From == "here" {
			return .12 * b.specials[e.Special]
		}
		return b.specials[e.Special]
	case "banish":
		return n
	}
	return n * perN[e.Op]
}

// text is what a text is worth; of an event its reward counts in full.
func (b *balance) text(t *entry, event bool) float64 {
	v := 0.0
	for i := range t.Do {
		v += b.value(&t.Do[i])
	}
	v *= likely(t.If)
	if t.When == "may" || t.When == "answer" || t.When == "hand" {
		cost := ""
		if len(t.Cost) > 0 {
			cost = t.Cost[0]
		}
		v *= costFactor[cost]
	}
	if event && t.When == "won" {
		return v
	}
	return v * whenFactor[t.When]
}

// texts is what a card's texts are worth.
func (b *balance) texts(c *card) (v float64) {
	for i := range c.Text {
		v += b.text(&c.Text[i], false)
	}
	return v
}

// character is what a character costs.
func (b *balance) character(c *card) float64 {
	v := b.texts(c)
	for _, s := range c.Scores {
		v += scoreCost[s]
	}
	return v
}

// event is what an event is worth in victory points.
func (b *balance) event(c *card) float64 {
	v := 0.0
	for i := range c.Text {
		if t := &c.Text[i]; t.When == "won" || t.When == "trophy" {
			v += b.text(t, true)
		}
	}
	return float64(c.Points) + v/perPoint
}

// effort is what a Requirement asks for, by the scarcity of the Abilities: of two the
// greater and half the lesser.
func (b *balance) effort(c *card) float64 {
	greater, lesser := 0.0, 0.0
	for a, need := range c.Needs {
		n := float64(need) * b.scarcity[a]
		greater, lesser = max(greater, n), lesser+n
	}
	return greater + .5*(lesser-greater)
}

func near(a, b, by float64) bool { return math.Abs(a-b) <= by }
