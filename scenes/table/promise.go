package table

import (
	"strings"

	"merlin/game"
	"merlin/scenes/table/moment"
)

// What the sage says that one will do in a later turn of the same chapter he stands by then, or says
// that he has changed his mind.

// promise is a choice with which he has said that a later turn begins.
type promise struct {
	moves   int // of the match when he said so
	chapter int
	seat    game.Seat
	does    game.Action
	serves  int // as the title counts it
	heard   bool
}

// promises notes what the advice says that is done in a later turn. It is told of as long as nothing else
// is promised, or that he says he leaves it.
func (s *Scene[V, M]) promises() {
	a := s.advice
	if s.screen.Promise == nil || len(a.line) == 0 {
		return
	}
	if does, serves, ok := s.screen.Promise(s.model, a.line); ok {
		s.promise = &promise{a.moves, s.begun(), a.line[0].Seat, does, serves, s.screen.Announces == nil}
	} else if s.lapses() != "" {
		s.promise = nil // it is said once
	}
}

// announces notes that what is promised is among what is read of the advice: else nobody knows of it.
func (s *Scene[V, M]) announces(told []string) {
	if p := s.promise; p != nil && p.moves == s.advice.moves && !p.heard {
		p.heard = s.screen.Announces(s.model, s.advice.line, strings.Join(told, "\n"))
	}
}

// begun is how many chapters of the match have begun.
func (s *Scene[V, M]) begun() (n int) {
	if s.title.Chapters == nil {
		return 0
	}
	for _, begun := range s.title.Chapters(s.session.match) {
		if begun >= 0 {
			n++
		}
	}
	return n
}

// keepsPromise has him stand by what he said in an earlier turn, if that can be done now and nothing is
// better by much: a change of mind costs more trust than a point is worth.
func (s *Scene[V, M]) keepsPromise() {
	a, p := s.advice, s.promise
	if p == nil || !p.heard || p.seat != s.session.seat || p.moves >= s.session.turnBegan() || p.chapter != s.begun() || a.thinker == nil || len(a.plan)+len(a.meant) > 0 {
		return
	}
	if s.leaf(func(c *moment.Choice) bool { return c.Do[0] == p.does }) == nil {
		return // it is done
	}
	if s.screen.Kept != nil && s.screen.Kept(s.model, p.serves, s.session.match.Moves()[p.moves:]) {
		return // by another die
	}
	a.promised, a.serving = &p.does, p.serves
	a.thinker.Keep(p.does)
	a.thinker.Insist(muchSeen)
}

// recalls reports whether the runner-up is what he said before, and leaves now.
func (s *Scene[V, M]) recalls() bool {
	a := s.advice
	return a.promised != nil && !a.decided.Alone && a.decided.RunnerUp.Action == *a.promised && s.heading() == "advice.changed"
}

// heading is the key of the words before what is advised.
func (s *Scene[V, M]) heading() string {
	a := s.advice
	switch {
	case a.strays() && s.screen.Afresh != nil && (a.said == 0 && !a.firm || s.screen.Afresh(s.model)): // he said nothing of this
	case a.strays():
		return "advice.changed"
	case a.promised == nil || len(a.plan) == 0:
	case a.plan[0] == *a.promised && s.lapses() == "":
		return "advice.promised"
	case a.plan[0] == *a.promised: // the same die, for something else
		return "advice.changed"
	case !s.stillSays():
		return "advice.changed"
	}
	return "advice.choice"
}

// stillSays reports whether he says of this turn again what he said in an earlier one.
func (s *Scene[V, M]) stillSays() bool {
	a := s.advice
	return s.promise != nil && s.promise.does == *a.promised && s.promise.serves == a.serving && s.promise.moves == a.moves
}

// lapses is why what he said in an earlier turn is not what he advises now; "": it is, or nothing was said.
func (s *Scene[V, M]) lapses() string {
	a := s.advice
	if a.promised == nil || s.screen.Lapsed == nil || len(a.line) == 0 || s.stillSays() {
		return ""
	}
	more := 0
	if d := &a.decided; d.Tried && !d.Alone && d.RunnerUp.Action == *a.promised {
		more = d.Margin
	}
	return s.screen.Lapsed(s.model, a.serving, a.line, more)
}
