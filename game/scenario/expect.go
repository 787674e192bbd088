package scenario

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"merlin/game"
)

// expectation is a row of what can be expected in every language besides the words of
// its position.
type expectation[P game.Game] struct {
	name  string
	check func(*run[P], string) error
}

func expectations[P game.Game]() []expectation[P] {
	return []expectation[P]{
		{"points", (*run[P]).expectPoints},
		{"asks", (*run[P]).expectAsks},
		{"can", (*run[P]).expectCan},
		{"cannot", (*run[P]).expectCannot},
		{"options", (*run[P]).expectOptions},
		{"only", (*run[P]).expectOnly},
		{"view", (*run[P]).expectView},
		{"event", (*run[P]).expectEvent},
		{"revealed", (*run[P]).expectRevealed},
		{"over", (*run[P]).expectOver},
		{"winners", (*run[P]).expectWinners},
		{"no", (*run[P]).expectNot},
	}
}

// Expectations returns the words that can be expected in every language.
func Expectations() (names []string) {
	for _, e := range expectations[game.Game]() {
		names = append(names, e.name)
	}
	return names
}

func (r *run[P]) expect(phrase string) error {
	word, rest, _ := strings.Cut(phrase, " ")
	for _, e := range expectations[P]() {
		if e.name == word {
			return e.check(r, rest)
		}
	}
	return r.look(Look[P]{Now: r.position, Then: r.then, Viewer: SeesAll}, phrase)
}

// look checks a word of the position: "grail red", "blue shields +1 black", "each
// staffs 3".
func (r *run[P]) look(l Look[P], phrase string) error {
	word, rest, _ := strings.Cut(phrase, " ")
	seats := r.seatsOf(word)
	if seats == nil {
		return r.lookAt(l, game.NoSeat, word, rest)
	}
	word, rest, _ = strings.Cut(rest, " ")
	for _, seat := range seats {
		if err := r.lookAt(l, seat, word, rest); err != nil {
			return err
		}
	}
	return nil
}

func (r *run[P]) lookAt(l Look[P], s game.Seat, word, rest string) error {
	w, err := r.find(s, word)
	if err != nil {
		return err
	}
	if w.Check == nil {
		return fmt.Errorf("%q can be given but not expected", word)
	}
	return r.each(w, rest, func(part string) error { return w.Check(l, s, part) })
}

// expectPoints: "red +2, blue 12".
func (r *run[P]) expectPoints(text string) error {
	for part := range strings.SplitSeq(text, ", ") {
		colour, points, _ := strings.Cut(part, " ")
		seat, err := r.seat(colour)
		if err != nil {
			return err
		}
		a, err := ReadAmount(points)
		if err != nil {
			return err
		}
		if err := a.Compare(r.then.Scores()[seat], r.position.Scores()[seat]); err != nil {
			return Fail("for %s %v", colour, err)
		}
	}
	return nil
}

// expectAsks: "nobody", or "red grail", perhaps with what the question is about: "red
// grail 2".
func (r *run[P]) expectAsks(text string) error {
	d := r.position.Decision()
	is := r.name(d.Seat)
	if d.Seat != game.NoSeat {
		is = fmt.Sprintf("%s %s %d %d %d", is, d.Ask, d.Args[0], d.Args[1], d.Args[2])
	}
	if is != text && (!strings.Contains(text, " ") || !begins(is, text)) {
		return Fail("it is %s", is)
	}
	return nil
}

// begins reports whether an option is an action or begins with its words.
func begins(option, text string) bool {
	return option == text || strings.HasPrefix(option, text+" ")
}

func (r *run[P]) expectCan(text string) error {
	for part := range strings.SplitSeq(text, ", ") {
		part = r.action(part)
		if !slices.ContainsFunc(r.texts(), func(t string) bool { return begins(t, part) }) {
			return Fail("no option is %q; there are: %s", part, strings.Join(r.texts(), ", "))
		}
	}
	return nil
}

func (r *run[P]) expectCannot(text string) error {
	for part := range strings.SplitSeq(text, ", ") {
		part = r.action(part)
		if slices.ContainsFunc(r.texts(), func(t string) bool { return begins(t, part) }) {
			return Fail("%q is an option", part)
		}
	}
	return nil
}

// expectOptions: these and no others, in any order; or how many there are.
func (r *run[P]) expectOptions(text string) error {
	if n, err := strconv.Atoi(text); err == nil {
		return Amount{N: n}.Compare(0, len(r.texts()))
	}
	return r.compareOptions(text, func(string) bool { return true })
}

// expectOnly: of the options with these first words, these and no others.
func (r *run[P]) expectOnly(text string) error {
	var firsts []string
	for part := range strings.SplitSeq(text, ", ") {
		firsts = append(firsts, strings.Fields(part + " ?")[0])
	}
	return r.compareOptions(text, func(t string) bool { return slices.Contains(firsts, strings.Fields(t)[0]) })
}

func (r *run[P]) compareOptions(text string, among func(string) bool) error {
	var want []string
	for part := range strings.SplitSeq(text, ", ") {
		want = append(want, r.action(part))
	}
	is := slices.DeleteFunc(r.texts(), func(t string) bool { return !among(t) })
	slices.Sort(want)
	slices.Sort(is)
	if !slices.Equal(want, is) {
		return Fail("there are: %s", strings.Join(is, ", "))
	}
	return nil
}

// expectView: what a seat sees: "view red hand 12", "view red blue hand hidden",
// "view red event drawn blue -1 3".
func (r *run[P]) expectView(text string) error {
	colour, rest, _ := strings.Cut(text, " ")
	viewer := game.NoSeat
	if colour != "nobody" {
		s, err := r.seat(colour)
		if err != nil {
			return fmt.Errorf("%w (and nobody)", err)
		}
		viewer = s
	}
	if events, ok := strings.CutPrefix(rest, "event "); ok {
		return r.expectEvents(events, viewer)
	}
	if word, _, _ := strings.Cut(rest, " "); viewer != game.NoSeat && r.isSeats(word) {
		rest = colour + " " + rest // his own
	}
	return r.look(Look[P]{Now: r.Seen(r.position, viewer), Then: r.then, Viewer: viewer}, rest)
}

// isSeats reports whether a word is of a seat's things and of none of the table's.
func (r *run[P]) isSeats(word string) bool {
	_, seats := r.find(0, word)
	_, table := r.find(game.NoSeat, word)
	return seats == nil && table != nil
}

// expectEvent: "manor blue, points blue 3": events of the last do line in this order,
// each by its name, perhaps its seat and its first arguments.
func (r *run[P]) expectEvent(text string) error { return r.expectEvents(text, SeesAll) }

func (r *run[P]) expectEvents(text string, viewer game.Seat) error {
	all := r.eventLines(viewer)
	rest := all
	for part := range strings.SplitSeq(text, ", ") {
		if name, _, _ := strings.Cut(part, " "); !r.isEvent(name) {
			return fmt.Errorf("there is no event %q", part)
		}
		want := r.numbered(part)
		at := slices.IndexFunc(rest, func(line string) bool { return begins(line, want) })
		if at < 0 {
			return Fail("%s is not among: %s", part, strings.Join(all, ", "))
		}
		rest = rest[at+1:]
	}
	return nil
}

// numbered writes words among an event's arguments as the numbers that they stand for:
// seats, behind its name and its own seat, and what the title has words for.
func (r *run[P]) numbered(event string) string {
	words := strings.Fields(event)
	for i, w := range words {
		if s, err := r.seat(w); err == nil && i > 1 {
			words[i] = strconv.Itoa(int(s))
		} else if n, ok := r.numberOf(w); ok && i > 0 {
			words[i] = strconv.Itoa(n)
		}
	}
	return strings.Join(words, " ")
}

func (r *run[P]) numberOf(word string) (n int, ok bool) {
	if r.Number == nil {
		return 0, false
	}
	return r.Number(word)
}

func (r *run[P]) isEvent(name string) bool {
	for k := range 1 << 8 {
		if name != "" && name == r.Event(r.position, game.EventKind(k)) {
			return true
		}
	}
	return false
}

// eventLines writes the events of the last do line as a seat may know them: name, seat,
// arguments.
func (r *run[P]) eventLines(viewer game.Seat) []string {
	lines := make([]string, len(r.events))
	for i, e := range r.events {
		if viewer != SeesAll {
			e = e.For(viewer)
		}
		lines[i] = r.Event(r.position, e.Kind)
		if e.Seat != game.NoSeat {
			lines[i] += " " + r.name(e.Seat)
		}
		for _, a := range e.Args {
			lines[i] += " " + strconv.Itoa(int(a))
		}
	}
	return lines
}

// expectNot: "no event points", "no revealed".
func (r *run[P]) expectNot(text string) error {
	err := r.expect(text)
	if err == nil {
		return Fail("it is so")
	}
	var failed *failure
	if errors.As(err, &failed) {
		return nil
	}
	return err
}

// expectRevealed: the last action showed something hidden.
func (r *run[P]) expectRevealed(string) error {
	if !r.position.Revealed() {
		return Fail("nothing was revealed")
	}
	return nil
}

func (r *run[P]) expectOver(string) error {
	if !r.position.Over() {
		return Fail("the game goes on")
	}
	return nil
}

// expectWinners: "red, blue", in any order.
func (r *run[P]) expectWinners(text string) error {
	want := strings.Split(text, ", ")
	slices.Sort(want)
	var are []string
	for _, s := range game.Winners(r.position.Outcomes()) {
		are = append(are, r.name(s))
	}
	slices.Sort(are)
	if !slices.Equal(are, want) {
		return Fail("they are %s", strings.Join(are, ", "))
	}
	return nil
}
