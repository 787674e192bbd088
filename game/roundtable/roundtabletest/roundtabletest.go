// Package roundtabletest is The Knights of the Round Table in the scenario language: how a
// position is written in words, and what can be expected. The files lie in ../testdata,
// whose README documents the form. Tests and tools use it; the program that ships does
// not.
package roundtabletest

import (
	"slices"
	"strconv"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/game/scenario"
)

// Run plays a scenario with the components of a box. It returns what was not as expected,
// each with file and line, or an error if the scenario cannot be read.
func Run(s *scenario.Scenario, box *roundtable.Box) (failures []string, err error) {
	return RunTurned(s, box, 0)
}

// RunTurned does the same while everybody sits some seats further clockwise: no rule hangs
// on who sits where. What is dealt by the rules (set-up) is dealt to seats, and stays as
// it is.
func RunTurned(s *scenario.Scenario, box *roundtable.Box, by int) (failures []string, err error) {
	return language(box, by).Run(s)
}

type (
	word = scenario.Word[*position]
	look = scenario.Look[*position]
)

func language(box *roundtable.Box, turned int) *scenario.Language[*position] {
	return &scenario.Language[*position]{
		New:    func() *position { return newPosition(box, turned) },
		Heads:  heads,
		Begin:  (*position).begin,
		Seats:  func(p *position) []string { return p.names },
		Words:  func(*position) []word { return slices.Concat(playerWords, tableWords, questWords, seenWords) },
		Finish: (*position).finish,
		Copy:   (*position).copy,
		Seen:   (*position).seen,
		Event:  func(p *position, k game.EventKind) string { return p.Rules().EventName(k) },
		Number: numberOf,
		Action: (*position).action,
	}
}

// copy returns a position that stays as it is now.
func (p *position) copy() *position {
	return &position{Game: p.Clone().(*roundtable.Game), names: p.names, turned: p.turned}
}

// seen returns a position of which only that is there which a viewer sees.
func (p *position) seen(viewer game.Seat) *position {
	c, v := p.copy(), p.View(viewer)
	c.State = roundtable.State{Public: v.Public}
	if viewer != game.NoSeat {
		c.Hands[viewer] = v.Hand
	}
	c.Blacks, c.Down, c.Comes, c.Two = v.Pile, v.Down, v.Comes, v.Two
	c.view = &v
	return c
}

// action writes seats in an action by their numbers.
func (p *position) action(text string) string {
	words := strings.Fields(text)
	for i, w := range words {
		if at := slices.Index(p.names, w); at >= 0 {
			words[i] = strconv.Itoa(at + 1)
		}
	}
	return strings.Join(words, " ")
}

// numberOf returns what a word stands for among the arguments of events: a place, or else
// a White or a Black card.
func numberOf(word string) (n int, ok bool) {
	for _, list := range [][]string{placeNames, whiteNames, blackNames} {
		if n = slices.Index(list, word); n >= 0 {
			return n, true
		}
	}
	return 0, false
}

var (
	placeNames  = names[roundtable.Place](roundtable.Places)
	whiteNames  = names[roundtable.White](roundtable.Whites)
	blackNames  = names[roundtable.Black](roundtable.Blacks)
	knightNames = names[roundtable.Knight](roundtable.Knights)
	relicNames  = names[roundtable.Relic](roundtable.Relics)
	fateNames   = []string{"alive", "dead", "unmasked", "absent"}
	statusNames = []string{"closed", "open", "won", "lost"}
	rowNames    = []string{"-", "grail", "despair", "desolation"}
)

// names returns the words of the first n values of a type.
func names[T interface {
	~uint8
	String() string
}](n uint8,
) (all []string) {
	for i := range n {
		all = append(all, T(i).String())
	}
	return all
}
