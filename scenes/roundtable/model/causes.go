package model

import (
	"merlin/game"
	"merlin/game/roundtable"
)

// Cause is what something comes of: a kind of event, and which card or Quest it is about.
type Cause struct {
	Kind game.EventKind // EventEvil: a Life that was chosen as the evil of a turn; 0: not known
	Of   int16          // Name of EventCame, White of EventPlayed, Place of EventDecided
}

// follow returns what comes of an event, or what was the cause before.
func (c Cause) follow(e game.Event) Cause {
	switch {
	case e.Kind == roundtable.EventSacrifice, e.Kind == roundtable.EventEvil && e.Args[0] == roundtable.EvilLife:
		return Cause{Kind: e.Kind}
	case e.Kind == roundtable.EventTurn:
		return Cause{}
	}
	switch e.Kind {
	case roundtable.EventCame, roundtable.EventPlayed, roundtable.EventDecided:
		return Cause{e.Kind, e.Args[0]}
	case roundtable.EventGrailCard:
		return Cause{roundtable.EventPlayed, int16(roundtable.GrailCard)}
	case roundtable.EventSiege:
		return Cause{Kind: e.Kind}
	case roundtable.EventHeroic:
		if e.Args[0] == roundtable.KindHeal {
			return Cause{Kind: e.Kind}
		}
		return Cause{}
	case roundtable.EventRowGone:
		if e.Seat != game.NoSeat && c.Kind == 0 { // a Grail card that was laid has taken a Despair away // R94
			return Cause{roundtable.EventPlayed, int16(roundtable.GrailCard)}
		}
	case roundtable.EventRelicGone:
		if roundtable.Relic(e.Args[0]) == roundtable.Grail {
			return Cause{Kind: e.Kind}
		}
	}
	return c
}

// LifeChange is what the Life of a seat has gained or lost by a cause.
type LifeChange struct {
	Seat game.Seat
	By   Cause
	N    int
}

// changeLife adds to what a seat has gained or lost by a cause.
func (r *Recap) changeLife(s game.Seat, n int) {
	for i := range r.Lives {
		if l := &r.Lives[i]; l.Seat == s && l.By == r.cause && l.N < 0 == (n < 0) {
			l.N += n
			return
		}
	}
	r.Lives = append(r.Lives, LifeChange{s, r.cause, n})
}

// Undone is what a side has lost again at a Quest by a cause.
type Undone struct {
	At   roundtable.Place
	Evil bool // it was Evil's
	By   Cause
	N    int
}

// undo counts one that a side has lost again.
func (r *Recap) undo(q roundtable.Place, evil bool) {
	for i := range r.Undone {
		if u := &r.Undone[i]; u.At == q && u.Evil == evil && u.By == r.cause {
			u.N++
			return
		}
	}
	r.Undone = append(r.Undone, Undone{q, evil, r.cause, 1})
}
