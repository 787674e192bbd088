package scenario

import (
	"errors"
	"fmt"
	"strings"

	"merlin/game"
)

// Run plays a scenario in a language. It returns what was not as expected, each with
// file and line, or an error if the scenario cannot be read.
func (l *Language[P]) Run(s *Scenario) (failures []string, err error) {
	r := &run[P]{Language: l, scenario: s, line: s.Line, position: l.New()}
	if err = r.read(); err == nil {
		r.then = l.Copy(r.position)
		err = r.play()
	}
	if err != nil {
		return r.failures, fmt.Errorf("%s:%d: %w", s.File, r.line, err)
	}
	return r.failures, nil
}

// play goes through the lines below the position. A failed action ends it, for what
// follows would stand on sand.
func (r *run[P]) play() error {
	for _, l := range r.scenario.lines {
		if l.word != "do" && l.word != "expect" {
			continue
		}
		r.line = l.at
		if l.word == "do" {
			r.events = r.events[:0]
		}
		for _, phrase := range l.phrases {
			err := r.carryOut(l.word, phrase)
			var failed *failure
			switch {
			case err == nil:
			case !errors.As(err, &failed):
				return fmt.Errorf("%s %s: %w", l.word, phrase, err)
			default:
				r.failures = append(r.failures, fmt.Sprintf("%s:%d: %s %s: %s", r.scenario.File, l.at, l.word, phrase, failed.text))
				if l.word == "do" {
					return nil
				}
			}
		}
	}
	return nil
}

// carryOut carries out a phrase of a do or expect line.
func (r *run[P]) carryOut(word, phrase string) error {
	phrase, err := r.phrase(phrase)
	if err != nil {
		return err
	}
	if word == "do" {
		return r.do(phrase)
	}
	return r.expect(phrase)
}

// do takes an action by its stable text, perhaps behind the colour of who is asked, or
// forces something.
func (r *run[P]) do(phrase string) error {
	seat, text := SeesAll, phrase
	if colour, rest, ok := strings.Cut(phrase, ": "); ok {
		s, err := r.seat(colour)
		if err != nil {
			return err
		}
		seat, text = s, rest
	}
	d := r.position.Decision()
	if force := r.forceOf(text); force != nil {
		if r.Free != nil && !r.Free(r.position) {
			return Fail("first %s has to answer: %s", r.name(d.Seat), d.Ask)
		}
		force(r.position)
		r.events = append(r.events, r.position.Events()...)
		return nil
	}
	if seat != SeesAll && d.Seat != seat {
		return Fail("it is %s who is asked: %s", r.name(d.Seat), d.Ask)
	}
	a, err := game.Find(r.position, r.action(text))
	if err != nil {
		return Fail("%v; there are: %s", err, strings.Join(r.texts(), ", "))
	}
	err = r.position.Apply(a)
	r.events = append(r.events, r.position.Events()...)
	return err
}

// forceOf returns what is to happen by a name, nil if that is none.
func (r *run[P]) forceOf(name string) func(P) {
	if r.Forces == nil {
		return nil
	}
	for _, f := range r.Forces(r.position) {
		if f.Name == name {
			return f.Do
		}
	}
	return nil
}

// texts returns the texts of the options.
func (r *run[P]) texts() []string {
	var texts []string
	for _, a := range r.position.Decision().Options {
		texts = append(texts, r.position.Text(a))
	}
	return texts
}

// action writes an action's text in full.
func (r *run[P]) action(text string) string {
	if r.Action == nil {
		return text
	}
	return r.Action(r.position, text)
}

// failure is an expectation that fails or an action that is not open, as against a text
// that cannot be read.
type failure struct{ text string }

func (f *failure) Error() string { return f.text }

// Fail returns the error of a check that says how things are otherwise.
func Fail(format string, args ...any) error { return &failure{fmt.Sprintf(format, args...)} }
