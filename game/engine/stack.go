package engine

import "merlin/game"

// Step is something still to happen; what A, B and C mean is said by its kind.
type Step struct {
	Kind    StepKind
	Seat    game.Seat
	A, B, C uint8
}

// StepKind names a row in the table of steps. Questions are the steps that ask.
type StepKind = game.AskKind

// MaxSteps is more than any position has put off.
const MaxSteps = 48

// Stack is what is still to happen in a position; the last step happens next. It is
// plain data: places that are free are zero, so that equal positions are equal.
type Stack struct {
	Steps [MaxSteps]Step
	Depth uint8
}

// Push puts a step on the stack; it happens before those pushed earlier.
func (s *Stack) Push(step Step) {
	s.Steps[s.Depth] = step
	s.Depth++
}

// Pop takes the topmost step.
func (s *Stack) Pop() Step {
	s.Depth--
	step := s.Steps[s.Depth]
	s.Steps[s.Depth] = Step{}
	return step
}

// Top returns the topmost step, if there is one.
func (s *Stack) Top() (step Step, ok bool) {
	if s.Depth == 0 {
		return Step{}, false
	}
	return s.Steps[s.Depth-1], true
}
