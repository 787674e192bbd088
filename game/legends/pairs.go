package legends

import (
	"slices"

	"merlin/game"
)

// A turn has two actions, and what they come to together may be more than either alone: neither looks
// like anything then, and the policy, which judges action by action, would have neither pondered. So
// all pairs are looked through once before a player ponders.

// stride is an action that brings characters somewhere: what that place has more then, and the one
// that they leave less.
type stride struct {
	do       game.Action
	who      Cards
	to, from Place // from may be none
	comes    sums
	goes     sums
}

// pair is two of them, by number, and what they are enough for.
type pair struct{ first, second, worth int }

const (
	mostStrides = 120 // that are paired
	mostPlayed  = 4   // pairs that are played, to see whether they are what they look like
)

// Plans appends the actions of a pair that together are enough for more than any one alone, the one
// that comes to most; nothing where there is none.
func (s *scout) Plans(of game.Game, d *game.Decision, list []game.Action) []game.Action {
	if d.Kind != game.AskKind(AskAction) || of.(*Game).Table().Left() < 2 {
		return list
	}
	s.Look(of, d, nil)
	s.look()
	strides := s.strides(d.Options)
	for _, p := range s.pairs(strides) {
		a, b := &strides[p.first], &strides[p.second]
		if plays(of, a.do, b.do, p.worth) {
			return append(list, a.do, b.do)
		}
	}
	return list
}

// strides are those of the options.
func (s *scout) strides(options []game.Action) (list []stride) {
	for _, a := range options {
		x := stride{do: a, from: noPlace}
		switch a.Kind {
		case ActPlay:
			x.who, x.to, x.comes = setOf(Card(a.A)), Place(a.B), *s.gives(Card(a.A), Place(a.B))
		case ActMove:
			x.who, x.to, x.from = setOf(Card(a.A)), Place(a.C), s.Game.Chars[a.A].At
			if b := Card(a.B); b != NoCard {
				x.who.add(b)
			}
			for rest := x.who; rest != 0; rest = rest.rest() {
				x.comes.add(s.gives(rest.first(), x.to))
				x.goes.add(s.gives(rest.first(), x.from))
			}
		default:
			continue
		}
		if list = append(list, x); len(list) == mostStrides {
			break
		}
	}
	return list
}

// pairs are the best that look like more than any one alone, the best one first.
func (s *scout) pairs(strides []stride) (list []pair) {
	alone := s.enough(nil, nil)
	for i := range strides {
		alone = max(alone, s.enough(&strides[i], nil))
	}
	for i := range strides {
		for j := range i {
			if strides[i].who&strides[j].who != 0 {
				continue
			}
			if n := s.enough(&strides[i], &strides[j]); n > alone {
				list = ranked(list, pair{j, i, n})
			}
		}
	}
	return list
}

// ranked puts a pair behind those that are worth as much, and keeps so many as are played.
func ranked(list []pair, p pair) []pair {
	i := slices.IndexFunc(list, func(other pair) bool { return other.worth < p.worth })
	if i < 0 {
		i = len(list)
	}
	list = slices.Insert(list, i, p)
	return list[:min(len(list), mostPlayed)]
}

// enough is the worth of what the seat is enough for after actions, one event a place, of what nobody
// takes before its next turn.
func (s *scout) enough(a, b *stride) (all int) {
	for p := range Bid {
		total := s.sites[p].total
		a.shift(p, &total)
		b.shift(p, &total)
		best := 0
		for i := range s.sites[p].aims[:s.sites[p].n] {
			m := &s.sites[p].aims[i]
			if (m.kind == aimFree || m.kind == aimFinal) && m.lack(&total) == 0 {
				best = max(best, int(m.worth))
			}
		}
		all += best
	}
	return all
}

// shift changes what a place has by an action; nil is none.
func (x *stride) shift(p Place, total *sums) {
	switch {
	case x == nil:
	case x.to == p:
		total.add(&x.comes)
	case x.from == p:
		for a, n := range x.goes {
			total[a] -= n
		}
	}
}

// plays reports whether two actions can be taken one after the other and are enough for so much then.
func plays(of game.Game, a, b game.Action, worth int) bool {
	g := of.Clone().(*Game)
	if g.Apply(a) != nil || !slices.Contains(g.Decision().Options, b) || g.Apply(b) != nil {
		return false
	}
	var after scout
	d := game.Decision{Seat: of.Decision().Seat}
	after.Look(g, &d, nil)
	after.look()
	return after.enough(nil, nil) >= worth
}
