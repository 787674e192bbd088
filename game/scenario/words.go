package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"merlin/game"
)

// Number reads a number from low to high.
func Number(text string, low, high int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("%q is no number from %d to %d", text, low, high)
	}
	return n, nil
}

// Place returns the place of a word among others; what says what they are.
func Place(what, word string, words []string) (int, error) {
	if i := slices.Index(words, word); i >= 0 {
		return i, nil
	}
	return 0, fmt.Errorf("there is no %s %q; there are %s", what, word, strings.Join(words, ", "))
}

// Amount is a number to be given or expected; with a sign it is a difference to the
// beginning, unless a = goes before it.
type Amount struct {
	N      int
	Change bool
}

// ReadAmount reads "2", "+1", "-1" or "=-5".
func ReadAmount(text string) (a Amount, err error) {
	a.Change = strings.HasPrefix(text, "+") || strings.HasPrefix(text, "-")
	text = strings.TrimPrefix(text, "=")
	if a.N, err = strconv.Atoi(text); err != nil || max(a.N, -a.N) > 9999 {
		return a, fmt.Errorf("%q is no number", text)
	}
	return a, nil
}

// ReadEntry reads "2 black", "+1 black" or "black", which is 1.
func ReadEntry(text string) (a Amount, what string, err error) {
	first, rest, two := strings.Cut(text, " ")
	if !two {
		return Amount{N: 1}, text, nil
	}
	a, err = ReadAmount(first)
	return a, rest, err
}

// Compare says how a number differs from the one expected.
func (a Amount) Compare(then, now int) error {
	switch {
	case a.Change && now-then != a.N:
		return Fail("it is %+d (from %d to %d)", now-then, then, now)
	case !a.Change && now != a.N:
		return Fail("it is %d", now)
	}
	return nil
}

// CheckCount returns the check of a word whose thing is counted.
func CheckCount[P any](of func(P, game.Seat) int) func(Look[P], game.Seat, string) error {
	return func(l Look[P], s game.Seat, text string) error {
		a, err := ReadAmount(text)
		if err != nil {
			return err
		}
		return a.Compare(of(l.Then, s), of(l.Now, s))
	}
}
