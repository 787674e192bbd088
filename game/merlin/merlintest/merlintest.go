// Package merlintest is Merlin in the scenario language: how a position is written in
// words, what may be forced, what can be expected. The files lie in ../testdata, whose
// README documents the form. Tests and tools use it; the program that ships does not.
package merlintest

import (
	"slices"
	"strconv"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// Run plays a scenario with the components of a box. It returns what was not as
// expected, each with file and line, or an error if the scenario cannot be read.
func Run(s *scenario.Scenario, box *merlin.Box) (failures []string, err error) {
	return language(box, 0).Run(s)
}

// RunTurned does the same while everybody sits some seats further clockwise: no rule
// hangs on where blue sits. What is dealt by the rules (set-up) is dealt to seats, and
// stays as it is. No other game may be played meanwhile, for the colours of all sit so.
func RunTurned(s *scenario.Scenario, box *merlin.Box, by int) (failures []string, err error) {
	defer func(colours [merlin.MaxSeats]string) { merlin.Colours = colours }(merlin.Colours)
	return language(box, by).Run(s)
}

type (
	word  = scenario.Word[*position]
	look  = scenario.Look[*position]
	force = scenario.Force[*position]
)

// module is what a module adds to the language. Any field may be nil.
type module struct {
	names  []string // of the module and of those that are read alike
	words  []word   // they go before the base's
	forces []force
	begin  func(*position)        // puts the module's things out, so that nobody has any
	die    string                 // the name of the die that players have by it
	figure func(*position) *uint8 // where the module's figure stands
	finish func(*position) error  // deals out what was not mentioned
}

// language is Merlin's, with the components of a box and everybody some seats further.
func language(box *merlin.Box, turned int) *scenario.Language[*position] {
	return &scenario.Language[*position]{
		New:    func() *position { return newPosition(box, turned) },
		Heads:  heads,
		Begin:  (*position).begin,
		Seats:  func(p *position) []string { return merlin.Colours[:p.Seats] },
		Words:  (*position).allWords,
		Finish: (*position).finish,
		Forces: (*position).allForces,
		Free:   func(p *position) bool { return p.Depth == 0 || p.Rules().IsFree(p.Decision().Kind) },
		Copy:   (*position).copy,
		Seen:   (*position).seen,
		Event:  func(p *position, k game.EventKind) string { return p.Rules().EventName(k) },
		Number: reasonNumber,
		Phrase: (*position).cardNumbers,
		Action: (*position).action,
	}
}

// copy returns a position that stays as it is now.
func (p *position) copy() *position {
	return &position{Game: p.Clone().(*merlin.Game), modules: p.modules}
}

// seen returns a position in which hands that the viewer cannot see are empty, and all
// else that is hidden.
func (p *position) seen(viewer game.Seat) *position {
	c, v := p.copy(), p.View(viewer)
	c.State = merlin.State{Public: v.Public}
	if viewer != game.NoSeat {
		c.Hands[viewer] = v.Hand
	}
	return c
}

// action writes spaces as black+3 in an action by their numbers.
func (p *position) action(text string) string {
	words := strings.Fields(text)
	for i, w := range words {
		if !strings.Contains(w, "+") {
			continue
		}
		if n, err := p.space(w); err == nil {
			words[i] = strconv.Itoa(int(n))
		}
	}
	return strings.Join(words, " ")
}

// allWords returns the words of the modules in play and of the base.
func (p *position) allWords() (words []word) {
	for _, m := range p.modules {
		words = append(words, m.words...)
	}
	return slices.Concat(words, playerWords(), tableWords())
}

// allForces returns what the modules in play and the base may have happen.
func (p *position) allForces() (all []force) {
	for _, m := range p.modules {
		all = append(all, m.forces...)
	}
	return append(all, forces...)
}
