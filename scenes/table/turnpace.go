package table

import (
	"cmp"
	"math"
	"slices"

	"merlin/game"
	"merlin/scenes/table/paint"
)

// A turn of another player takes no longer than so many ticks in all, at the usual tempo:
// where what happens in it would take longer, all of it goes a little faster. A title may give scenes
// in it a time of their own, which is no part of that.

// turnTicks are the ticks of such a turn where the title says nothing else, with some left
// for what cannot be made faster.
const turnTicks = 336.0

// usualLength is how long a batch of a kind takes that has not been seen yet, in seconds,
// and unknownRest what is still to come of a turn that is not played to its end yet.
const (
	usualLength = .5
	unknownRest = 1.5
)

// sceneShare is the part of what is left of a turn that a scene in it may have which has no time of its own.
const sceneShare = .8

// turnPace is the clock of a turn of another player.
type turnPace struct {
	runs    bool
	spent   float64      // ticks since it began, but for scenes that have a time of their own
	whole   float64      // with them
	coming  []game.Event // of the moves that are played already and shown after this one
	lengths [math.MaxUint8 + 1]float64
	rush    float64 // how many times faster the batch passes; 0 is 1
	weighs  bool    // the batch has such a scene
}

// wait counts a tick in which the turn goes on but nothing moves.
func (p *turnPace) wait() {
	if !p.runs {
		return
	}
	if p.whole++; !p.weighs {
		p.spent++
	}
}

// note starts and stops the clock at the events that begin and end a turn.
func (t *Timeline[V]) note(e game.Event) {
	switch {
	case t.Turns != 0 && e.Kind == t.Turns:
		t.turn.runs, t.turn.spent, t.turn.whole = true, 0, 0
	case t.Manner(e.Kind).Ends:
		t.turn.runs = false
	}
}

// haste says how much faster the batch passes that has been taken up, so that there is
// time for the rest of the turn.
func (t *Timeline[V]) haste(tempo float64) {
	p := &t.turn
	p.rush = 1
	scene := slices.ContainsFunc(t.flights, func(f paint.Flight) bool { return f.Scene != nil })
	p.weighs = t.Scenes > 0 && scene
	if t.others && !p.weighs {
		p.learn(t.batch[0].Kind, t.length)
	}
	takes := slices.ContainsFunc(t.flights, func(f paint.Flight) bool { return f.Scene != nil && f.Scene.Takes })
	if !p.runs || !t.others || t.length == 0 || takes {
		return
	}
	left := math.Max(1, cmp.Or(t.Longest, turnTicks)*tempo-p.spent)
	if p.weighs {
		left = math.Max(1, t.Scenes*tempo-p.whole)
	}
	want := t.length * tempo / tick
	all := (t.length + t.rest()) * tempo / tick
	most := math.Min(want*math.Min(1, left/all), left/2)
	if scene && !p.weighs { // it is read
		most = math.Max(most, math.Min(want, sceneShare*left))
	}
	p.rush = math.Max(1, want/math.Max(1, most))
}

// rest is how long the rest of the turn would take, in seconds: of what is known of it
// as long as batches of its kinds took last.
func (t *Timeline[V]) rest() (seconds float64) {
	for _, list := range [...][]game.Event{t.queue, t.turn.coming} {
		for i, e := range list {
			if e.Kind == t.Turns || t.Manner(e.Kind).Ends {
				return seconds
			}
			if i > 0 && t.Manner(e.Kind).Together && list[i-1].Kind == e.Kind {
				continue
			}
			seconds += t.turn.usual(e.Kind)
		}
	}
	return seconds + unknownRest
}

// atOnce is the length of a batch in which nothing moves, to tell it from one that was not seen yet.
const atOnce = 1e-3

// learn takes in how long a batch of a kind has taken: the middle of that and of what was known.
func (p *turnPace) learn(k game.EventKind, length float64) {
	length = math.Max(length, atOnce)
	if was := p.lengths[k]; was > 0 {
		length = (was + length) / 2
	}
	p.lengths[k] = length
}

// usual is how long a batch of a kind takes.
func (p *turnPace) usual(k game.EventKind) float64 {
	if length := p.lengths[k]; length > 0 {
		return length
	}
	return usualLength
}
