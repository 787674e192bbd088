package merlin

import (
	"fmt"
	"strconv"
	"strings"

	"merlin/game"
)

// scenarioWord is a row of the scenario language: a word, what stands behind it,
// how a position is given it and how it is checked. Either may be nil.
type scenarioWord struct {
	name  string
	form  string // of what stands behind it
	table bool   // a thing of the table; otherwise a player's
	list  bool   // what stands behind it is a list; give and check get its parts
	give  func(*position, game.Seat, string) error
	check func(*scenarioLook, game.Seat, string) error
}

// scenarioModule is what a module adds to the language. Any field may be nil.
type scenarioModule struct {
	words  []scenarioWord // they go before the base's
	forces map[string]func(*scenarioRun)
	begin  func(*position)       // puts the module's things out, so that nobody has any
	seen   func(*State, *View)   // puts what a viewer alone knows into a position to look at
	finish func(*position) error // deals out what was not mentioned
}

// scenarioModules has an entry for each module with things of its own, by its
// name. The module's file puts it in before any scenario is read.
var scenarioModules = map[string]scenarioModule{}

// scenarioLook is a position to be checked against the one that a scenario began with.
type scenarioLook struct {
	*position        // for its words
	now, then *State // Hands that the viewer cannot see are empty in now
	viewer    game.Seat
}

const seesAll game.Seat = -2

const (
	coloursForm = "2 black, grey"
	countForm   = "2"
	spaceForm   = "black+3"
)

// number reads a number from low to high.
func number(text string, low, high int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("%q is no number from %d to %d", text, low, high)
	}
	return n, nil
}

// amount is a number to be given or expected; with a sign it is a difference to
// the beginning, unless a = goes before it.
type amount struct {
	n      int
	change bool
}

func readAmount(text string) (a amount, err error) {
	a.change = strings.HasPrefix(text, "+") || strings.HasPrefix(text, "-")
	text = strings.TrimPrefix(text, "=")
	if a.n, err = strconv.Atoi(text); err != nil || max(a.n, -a.n) > 9999 {
		return a, fmt.Errorf("%q is no number", text)
	}
	return a, nil
}

// compare says how a number differs from the one expected.
func (a amount) compare(then, now int) error {
	switch {
	case a.change && now-then != a.n:
		return failed("it is %+d (from %d to %d)", now-then, then, now)
	case !a.change && now != a.n:
		return failed("it is %d", now)
	}
	return nil
}

// readEntry reads "2 black", "+1 black" or "black", which is 1.
func readEntry(text string) (a amount, what string, err error) {
	first, rest, two := strings.Cut(text, " ")
	if !two {
		return amount{n: 1}, text, nil
	}
	a, err = readAmount(first)
	return a, rest, err
}

// readColours reads "2 black" or "black", which is 1.
func readColours(text string) (a amount, c Province, err error) {
	a, what, err := readEntry(text)
	if err == nil {
		c, err = provinceOf(what)
	}
	return a, c, err
}

// giveColours gives things of a colour out of a supply.
func giveColours(text, things string, have, supply *[Provinces]uint8) error {
	a, c, err := readColours(text)
	if err != nil {
		return err
	}
	if a.change || a.n < 1 || a.n > int(supply[c]) {
		return fmt.Errorf("of the %s %s %d can be given, not %d", c, things, supply[c], a.n)
	}
	supply[c] -= uint8(a.n)
	have[c] += uint8(a.n)
	return nil
}

// checkColours checks "2 black", "+1 black", "3 any" or "none".
func checkColours(of func(*Public, game.Seat) []uint8) func(*scenarioLook, game.Seat, string) error {
	return func(l *scenarioLook, s game.Seat, text string) error {
		then, now := of(&l.then.Public, s), of(&l.now.Public, s)
		a, what, err := readEntry(text)
		switch {
		case text == "none":
			a, what = amount{}, "any"
		case err != nil:
			return err
		}
		was, is := sum(then), sum(now)
		if what != "any" {
			c, err := provinceOf(what)
			if err != nil {
				return err
			}
			was, is = int(then[c]), int(now[c])
		}
		if err := a.compare(was, is); err != nil {
			return failed("of %s %v; there are: %s", what, err, coloursText(now))
		}
		return nil
	}
}

// coloursText writes how many there are of each colour.
func coloursText(counts []uint8) string {
	var all []string
	for c, n := range counts {
		if n > 0 {
			all = append(all, fmt.Sprintf("%d %s", n, Province(c)))
		}
	}
	if all == nil {
		return "none"
	}
	return strings.Join(all, ", ")
}

// checkCount checks a number.
func checkCount(of func(*Public, game.Seat) int) func(*scenarioLook, game.Seat, string) error {
	return func(l *scenarioLook, s game.Seat, text string) error {
		a, err := readAmount(text)
		if err != nil {
			return err
		}
		return a.compare(of(&l.then.Public, s), of(&l.now.Public, s))
	}
}

// space reads a space of a ring: 7, black+3, or what is printed on it if no other
// space is the like.
func (p *position) space(text string) (uint8, error) {
	if n, err := number(text, 0, int(Spaces+p.rules.inner)-1); err == nil {
		return uint8(n), nil
	}
	name, behind, _ := strings.Cut(text, "+")
	n, err := number("0"+behind, 0, 3)
	if c, wrong := provinceOf(name); wrong == nil && err == nil {
		return SpaceOf(c) + uint8(n), nil
	}
	var found []uint8
	for at, space := range p.rules.spaces {
		if space.Kind.String() == text {
			found = append(found, uint8(at))
		}
	}
	if len(found) != 1 {
		return 0, fmt.Errorf("there is no single space %q; count from a province space clockwise: black, black+1, black+2, black+3, grey", text)
	}
	return found[0], nil
}

// spaceText writes a space as it is read, one of an inner ring with what it is.
func (p *position) spaceText(at uint8) string {
	if at >= Spaces {
		return fmt.Sprintf("%d (%s)", at, p.rules.spaces[at].Kind)
	}
	return fmt.Sprintf("%s+%d", Province(at/4), at%4)
}

func checkSpace(of func(*Public, game.Seat) uint8) func(*scenarioLook, game.Seat, string) error {
	return func(l *scenarioLook, s game.Seat, text string) error {
		want, err := l.space(text)
		if err != nil {
			return err
		}
		if at := of(&l.now.Public, s); at != want {
			return failed("it stands on %s", l.spaceText(at))
		}
		return nil
	}
}
