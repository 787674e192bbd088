package scenario

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"merlin/game"
)

// setUp is the head word of a position that the rules deal.
const setUp = "set-up"

// run is a scenario while it is read and played.
type run[P game.Game] struct {
	*Language[P]
	scenario *Scenario
	line     int // that is read
	position P
	words    []Word[P]
	then     P
	events   []game.Event // of the last do line
	failures []string
}

// read reads the scenario's position.
func (r *run[P]) read() error {
	dealt, err := r.begin()
	if err != nil {
		return err
	}
	started := false
	for _, l := range r.scenario.lines {
		r.line = l.at
		switch {
		case l.word == "do" || l.word == "expect":
			started = true
			continue
		case r.isHead(l.word):
			continue
		case started:
			return fmt.Errorf("%q belongs above the first do or expect", l.word)
		case dealt:
			return errors.New("set-up deals everything; nothing can be given besides")
		}
		if err := r.give(l); err != nil {
			return err
		}
	}
	r.line = r.scenario.Line
	if dealt || r.Finish == nil {
		return nil
	}
	return r.Finish(r.position)
}

// begin reads the head words and makes the position to begin from.
func (r *run[P]) begin() (dealt bool, err error) {
	for _, l := range r.scenario.lines {
		r.line = l.at
		dealt = dealt || l.word == setUp
		i := slices.IndexFunc(r.Heads, func(w Word[P]) bool { return w.Name == l.word })
		if i < 0 {
			continue
		}
		rest := strings.Join(l.phrases, " ")
		if err := r.Heads[i].Give(r.position, game.NoSeat, rest); err != nil {
			return dealt, fmt.Errorf("%s %s: %w", l.word, rest, err)
		}
	}
	r.line = r.scenario.Line
	if err := r.Begin(r.position, dealt); err != nil {
		return dealt, err
	}
	r.words = r.Words(r.position)
	return dealt, nil
}

func (r *run[P]) isHead(word string) bool {
	return word == setUp || slices.ContainsFunc(r.Heads, func(w Word[P]) bool { return w.Name == word })
}

// give reads a line of the position: a seat's things, or a thing of the table.
func (r *run[P]) give(l line) error {
	seats := r.seatsOf(l.word)
	if seats == nil {
		return r.giveWord(game.NoSeat, l.word, strings.Join(l.phrases, ", "))
	}
	for _, seat := range seats {
		for _, phrase := range l.phrases {
			word, rest, _ := strings.Cut(phrase, " ")
			if err := r.giveWord(seat, word, rest); err != nil {
				return err
			}
		}
	}
	return nil
}

func (r *run[P]) giveWord(s game.Seat, word, rest string) error {
	w, err := r.find(s, word)
	if err != nil {
		return err
	}
	if w.Give == nil {
		return fmt.Errorf("%q can be expected but not given", word)
	}
	if err := r.each(w, rest, func(part string) error { return w.Give(r.position, s, part) }); err != nil {
		return fmt.Errorf("%s %s: %w", word, rest, err)
	}
	return nil
}

// each calls do for each part of what stands behind a word; a word that is not a list
// gets all at once.
func (r *run[P]) each(w *Word[P], rest string, do func(string) error) error {
	rest, err := r.phrase(rest)
	if err != nil {
		return err
	}
	if !w.List {
		return do(rest)
	}
	if rest == "" {
		return fmt.Errorf("something is missing; the form is: %s", w.Form)
	}
	for part := range strings.SplitSeq(rest, ", ") {
		if err := do(strings.TrimSpace(part)); err != nil {
			return err
		}
	}
	return nil
}

func (r *run[P]) phrase(text string) (string, error) {
	if r.Phrase == nil {
		return text, nil
	}
	return r.Phrase(r.position, text)
}

// find returns the row of a word for a seat's things, or for the table's.
func (r *run[P]) find(s game.Seat, word string) (*Word[P], error) {
	var names []string
	for i := range r.words {
		w := &r.words[i]
		if w.Table != (s == game.NoSeat) {
			continue
		}
		if w.Name == word {
			return w, nil
		}
		names = append(names, w.Name)
	}
	whose := "a line begins with do, expect, a player's colour, each, or one of"
	if s != game.NoSeat {
		whose = "of a player's things there are"
	}
	return nil, fmt.Errorf("%q means nothing here; %s %s", word, whose, strings.Join(names, ", "))
}

// seatsOf returns the seat that a word names, all seats for "each", none for another.
func (r *run[P]) seatsOf(word string) (seats []game.Seat) {
	for s, name := range r.Seats(r.position) {
		if word == "each" || word == name {
			seats = append(seats, game.Seat(s))
		}
	}
	return seats
}

// seat returns the seat that a word names.
func (r *run[P]) seat(word string) (game.Seat, error) {
	names := r.Seats(r.position)
	i := slices.Index(names, word)
	if i < 0 {
		return 0, fmt.Errorf("there is no player %q; there are %s", word, strings.Join(names, ", "))
	}
	return game.Seat(i), nil
}

// name is what a seat is called.
func (r *run[P]) name(s game.Seat) string {
	if s == game.NoSeat {
		return "nobody"
	}
	return r.Seats(r.position)[s]
}
