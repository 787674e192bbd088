package merlin

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"merlin/game"
)

// expectations are what can be expected besides the words of the position.
var expectations = map[string]func(*scenarioRun, string) error{
	"points":   (*scenarioRun).expectPoints,
	"asks":     (*scenarioRun).expectAsks,
	"can":      (*scenarioRun).expectCan,
	"cannot":   (*scenarioRun).expectCannot,
	"options":  (*scenarioRun).expectOptions,
	"only":     (*scenarioRun).expectOnly,
	"view":     (*scenarioRun).expectView,
	"event":    (*scenarioRun).expectEvent,
	"revealed": (*scenarioRun).expectRevealed,
	"over":     (*scenarioRun).expectOver,
	"winners":  (*scenarioRun).expectWinners,
}

func (r *scenarioRun) expect(phrase string) error {
	word, rest, _ := strings.Cut(phrase, " ")
	if word == "no" {
		return r.expectNot(rest)
	}
	if check, ok := expectations[word]; ok {
		return check(r, rest)
	}
	look := &scenarioLook{position: r.position, now: &r.State, then: &r.then, viewer: seesAll}
	return look.expect(phrase)
}

// expect checks a word of the position: "grail red", "blue shields +1 black",
// "each staffs 3".
func (l *scenarioLook) expect(phrase string) error {
	word, rest, _ := strings.Cut(phrase, " ")
	seats := l.seatsOf(word)
	if seats == nil {
		return l.expectWord(game.NoSeat, word, rest)
	}
	word, rest, _ = strings.Cut(rest, " ")
	for _, seat := range seats {
		if err := l.expectWord(seat, word, rest); err != nil {
			return err
		}
	}
	return nil
}

func (l *scenarioLook) expectWord(s game.Seat, word, rest string) error {
	w, err := l.find(s, word)
	if err != nil {
		return err
	}
	if w.check == nil {
		return fmt.Errorf("%q can be given but not expected", word)
	}
	return l.each(w, rest, func(part string) error { return w.check(l, s, part) })
}

// expectPoints: "red +2, blue 12".
func (r *scenarioRun) expectPoints(text string) error {
	for part := range strings.SplitSeq(text, ", ") {
		colour, points, _ := strings.Cut(part, " ")
		seat, err := r.player(colour)
		if err != nil {
			return err
		}
		a, err := readAmount(points)
		if err != nil {
			return err
		}
		if err := a.compare(int(r.then.Players[seat].Score), int(r.Players[seat].Score)); err != nil {
			return failed("for %s %v", colour, err)
		}
	}
	return nil
}

// expectAsks: "red grail", or "nobody".
func (r *scenarioRun) expectAsks(text string) error {
	d := r.Decision()
	is := colourOf(d.Seat)
	if d.Seat != game.NoSeat {
		is += " " + d.Ask
	}
	if is != text {
		return failed("it is %s", is)
	}
	return nil
}

// begins tells whether an option is an action or begins with its words.
func begins(option, text string) bool {
	return option == text || strings.HasPrefix(option, text+" ")
}

func (r *scenarioRun) expectCan(text string) error {
	for part := range strings.SplitSeq(text, ", ") {
		part = r.normal(part)
		if !slices.ContainsFunc(r.texts(), func(t string) bool { return begins(t, part) }) {
			return failed("no option is %q; there are: %s", part, strings.Join(r.texts(), ", "))
		}
	}
	return nil
}

func (r *scenarioRun) expectCannot(text string) error {
	for part := range strings.SplitSeq(text, ", ") {
		part = r.normal(part)
		if slices.ContainsFunc(r.texts(), func(t string) bool { return begins(t, part) }) {
			return failed("%q is an option", part)
		}
	}
	return nil
}

// expectOptions: these and no others, in any order; or how many there are.
func (r *scenarioRun) expectOptions(text string) error {
	if n, err := strconv.Atoi(text); err == nil {
		return amount{n: n}.compare(0, len(r.texts()))
	}
	return r.compareOptions(text, func(string) bool { return true })
}

// expectOnly: of the options with these first words, these and no others.
func (r *scenarioRun) expectOnly(text string) error {
	var firsts []string
	for part := range strings.SplitSeq(text, ", ") {
		firsts = append(firsts, strings.Fields(part + " ?")[0])
	}
	return r.compareOptions(text, func(t string) bool { return slices.Contains(firsts, strings.Fields(t)[0]) })
}

func (r *scenarioRun) compareOptions(text string, among func(string) bool) error {
	var want []string
	for part := range strings.SplitSeq(text, ", ") {
		want = append(want, r.normal(part))
	}
	is := slices.DeleteFunc(r.texts(), func(t string) bool { return !among(t) })
	slices.Sort(want)
	slices.Sort(is)
	if !slices.Equal(want, is) {
		return failed("there are: %s", strings.Join(is, ", "))
	}
	return nil
}

// expectView: what a seat sees: "view red hand 12", "view red blue hand hidden",
// "view red event drawn blue -1 3".
func (r *scenarioRun) expectView(text string) error {
	colour, rest, _ := strings.Cut(text, " ")
	viewer, err := r.seatOrNobody(colour, "nobody")
	if err != nil {
		return err
	}
	if events, ok := strings.CutPrefix(rest, "event "); ok {
		return r.expectEvents(events, viewer)
	}
	v := r.View(viewer)
	seen := State{Public: v.Public}
	if viewer != game.NoSeat {
		seen.Hands[viewer] = v.Hand
		if word, _, _ := strings.Cut(rest, " "); word == "hand" {
			rest = colour + " " + rest
		}
	}
	for _, m := range r.modules {
		if m.seen != nil {
			m.seen(&seen, &v)
		}
	}
	look := &scenarioLook{position: r.position, now: &seen, then: &r.then, viewer: viewer}
	return look.expect(rest)
}

// expectEvent: "manor blue, points blue 3": events of the last do line in this
// order, each by its name, perhaps its seat and its first arguments.
func (r *scenarioRun) expectEvent(text string) error { return r.expectEvents(text, seesAll) }

func (r *scenarioRun) expectEvents(text string, viewer game.Seat) error {
	all := r.eventLines(viewer)
	rest := all
	for part := range strings.SplitSeq(text, ", ") {
		name, _, _ := strings.Cut(part, " ")
		if name == "" || !slices.ContainsFunc(r.rules.events[:], func(e effects) bool { return e.name == name }) {
			return fmt.Errorf("there is no event %q", part)
		}
		at := slices.IndexFunc(rest, func(line string) bool { return begins(line, part) })
		if at < 0 {
			return failed("%s is not among: %s", part, strings.Join(all, ", "))
		}
		rest = rest[at+1:]
	}
	return nil
}

// eventLines writes the events of the last do line as a seat may know them: name,
// seat, arguments.
func (r *scenarioRun) eventLines(viewer game.Seat) []string {
	lines := make([]string, len(r.events))
	for i, e := range r.events {
		if viewer != seesAll {
			e = e.For(viewer)
		}
		lines[i] = r.rules.EventName(e.Kind)
		if e.Seat != game.NoSeat {
			lines[i] += " " + Colours[e.Seat]
		}
		for _, a := range e.Args {
			lines[i] += " " + strconv.Itoa(int(a))
		}
	}
	return lines
}

// expectNot: "no event points", "no revealed".
func (r *scenarioRun) expectNot(text string) error {
	err := r.expect(text)
	if err == nil {
		return failed("it is so")
	}
	if _, ok := err.(*scenarioFailure); ok {
		return nil
	}
	return err
}

// expectRevealed: the last action showed something hidden. // B56
func (r *scenarioRun) expectRevealed(string) error {
	if !r.Revealed() {
		return failed("nothing was revealed")
	}
	return nil
}

func (r *scenarioRun) expectOver(string) error {
	if !r.Over() {
		return failed("the game goes on")
	}
	return nil
}

// expectWinners: "red, blue". // B54
func (r *scenarioRun) expectWinners(text string) error {
	var is []string
	for _, s := range r.Winners() {
		is = append(is, Colours[s])
	}
	if got := strings.Join(is, ", "); got != text {
		return failed("they are %s", got)
	}
	return nil
}
