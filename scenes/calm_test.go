package scenes

import (
	"slices"
	"testing"

	"merlin/scenes/ui"
)

// The page is told once when nothing has moved for a while, and at once when something does or
// a tick computes.
func TestCalm(t *testing.T) {
	var told []bool
	was := tellCalm
	tellCalm = func(now bool) { told = append(told, now) }
	defer func() { tellCalm = was }()
	var c calm
	frames := func(n int, moves bool) {
		for range n {
			c.worked(calmWork)
			c.note(moves)
		}
	}
	for _, step := range []struct {
		name string
		do   func()
		want []bool
	}{
		{"moving", func() { frames(3*calmFrames, true) }, nil},
		{"not yet", func() { frames(calmFrames-1, false) }, nil},
		{"calm, once", func() { frames(3*calmFrames, false) }, []bool{true}},
		{"moves", func() { frames(1, true) }, []bool{false}},
		{"calm again", func() { frames(calmFrames, false) }, []bool{true}},
		{"computes", func() { c.worked(calmWork + 1) }, []bool{false}},
		{"calm once more", func() { frames(calmFrames, false) }, []bool{true}},
		{"the pointer moves", func() { c.read(&ui.Input{X: 1}); c.read(&ui.Input{X: 1}) }, []bool{false}},
	} {
		told = nil
		if step.do(); !slices.Equal(told, step.want) {
			t.Errorf("%s: told %v, want %v", step.name, told, step.want)
		}
	}
}
