package merlintest

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

const (
	coloursForm = "2 black, grey"
	countForm   = "2"
	spaceForm   = "black+3"
)

// readColours reads "2 black" or "black", which is 1.
func readColours(text string) (a scenario.Amount, c merlin.Province, err error) {
	a, what, err := scenario.ReadEntry(text)
	if err == nil {
		c, err = provinceOf(what)
	}
	return a, c, err
}

// giveColours gives things of a colour out of a supply.
func giveColours(text, things string, have, supply *[merlin.Provinces]uint8) error {
	a, c, err := readColours(text)
	if err != nil {
		return err
	}
	if a.Change || a.N < 1 || a.N > int(supply[c]) {
		return fmt.Errorf("of the %s %s %d can be given, not %d", c, things, supply[c], a.N)
	}
	supply[c] -= uint8(a.N)
	have[c] += uint8(a.N)
	return nil
}

// checkColours checks "2 black", "+1 black", "3 any" or "none".
func checkColours(of func(*position, game.Seat) []uint8) func(look, game.Seat, string) error {
	return func(l look, s game.Seat, text string) error {
		then, now := of(l.Then, s), of(l.Now, s)
		a, what, err := scenario.ReadEntry(text)
		switch {
		case text == "none":
			a, what = scenario.Amount{}, "any"
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
		if err := a.Compare(was, is); err != nil {
			return scenario.Fail("of %s %v; there are: %s", what, err, coloursText(now))
		}
		return nil
	}
}

// coloursText writes how many there are of each colour.
func coloursText(counts []uint8) string {
	var all []string
	for c, n := range counts {
		if n > 0 {
			all = append(all, fmt.Sprintf("%d %s", n, merlin.Province(c)))
		}
	}
	if all == nil {
		return "none"
	}
	return strings.Join(all, ", ")
}

// provinceOf reads a colour.
func provinceOf(text string) (merlin.Province, error) {
	i, err := scenario.Place("province", text, names[merlin.Province](merlin.Provinces))
	return merlin.Province(i), err
}

// servantOf reads a servant.
func servantOf(text string) (merlin.Servant, error) {
	i, err := scenario.Place("servant", text, names[merlin.Servant](merlin.Servants))
	return merlin.Servant(i), err
}

// names returns the words of the first n values of a type.
func names[T interface {
	~uint8
	fmt.Stringer
}](n uint8,
) (all []string) {
	for i := range n {
		all = append(all, T(i).String())
	}
	return all
}

// thingWords are what players have, by merlin.Item.
var thingWords = []string{"shield", "flag", "material", "influence", "manor"}

func sum(counts []uint8) (n int) {
	for _, c := range counts {
		n += int(c)
	}
	return n
}

// space reads a space of a ring: 7, black+3, or what is printed on it if no other
// space is the like.
func (p *position) space(text string) (uint8, error) {
	if n, err := scenario.Number(text, 0, int(merlin.Spaces+p.Rules().Inner())-1); err == nil {
		return uint8(n), nil
	}
	name, behind, _ := strings.Cut(text, "+")
	n, err := scenario.Number("0"+behind, 0, 3)
	if c, wrong := provinceOf(name); wrong == nil && err == nil {
		return 4*uint8(c) + uint8(n), nil
	}
	var found []uint8
	for at := range merlin.Spaces + p.Rules().Inner() {
		if p.Rules().Space(at).Kind.String() == text {
			found = append(found, at)
		}
	}
	if len(found) != 1 {
		return 0, fmt.Errorf("there is no single space %q; count from a province space clockwise: black, black+1, black+2, black+3, grey", text)
	}
	return found[0], nil
}

// spaceText writes a space as it is read, one of an inner ring with what it is.
func (p *position) spaceText(at uint8) string {
	if at >= merlin.Spaces {
		return fmt.Sprintf("%d (%s)", at, p.Rules().Space(at).Kind)
	}
	return fmt.Sprintf("%s+%d", merlin.Province(at/4), at%4)
}

func checkSpace(of func(*position, game.Seat) uint8) func(look, game.Seat, string) error {
	return func(l look, s game.Seat, text string) error {
		want, err := l.Now.space(text)
		if err != nil {
			return err
		}
		if at := of(l.Now, s); at != want {
			return scenario.Fail("it stands on %s", l.Now.spaceText(at))
		}
		return nil
	}
}

func bitWords(set uint8, word func(uint8) string) (words []string) {
	for bit := range uint8(8) {
		if set>>bit&1 == 1 {
			words = append(words, word(bit))
		}
	}
	return words
}

// compareWords checks "black", "no black" or "none" against what there is.
func compareWords(text string, is []string) error {
	word, gone := strings.CutPrefix(text, "no ")
	if text == "none" && is == nil || text != "none" && slices.Contains(is, word) != gone {
		return nil
	}
	return scenario.Fail("there are: %s", strings.Join(is, ", "))
}

// reasonNumber returns the number of a reason for points by its word.
func reasonNumber(word string) (n int, ok bool) {
	for r := range merlin.Reason(merlin.MaxReasons) {
		if word != "" && word == r.String() {
			return int(r), true
		}
	}
	return 0, false
}
