package robot

import (
	"fmt"
	"os"
	"slices"
	"time"
)

// TakeOver is the region of the answer by which a window takes a game over from another.
const TakeOver = "dialog-take-over"

// Two plays one game in two windows in turn.
type Two struct {
	Windows [2]Hands
	Front   func(Hands) error // brings a window to the front
	Kept    func() error      // is called after each turn
}

// Turns are as many as a test takes: 6, with MERLIN_LONG 20.
func Turns() int {
	if os.Getenv("MERLIN_LONG") != "" {
		return 20
	}
	return 6
}

// Play takes so many turns, the window of the number first in the first one: it plays
// already. In each of the others the window must say first that the game goes on elsewhere.
func (t *Two) Play(turns, first int) error {
	for n := range turns {
		w := t.Windows[(first+n)%2]
		err := t.Front(w)
		if err == nil && n > 0 {
			err = Press(w, TakeOver)
		}
		if err == nil {
			err = Act(w)
		}
		if err == nil {
			err = t.Kept()
		}
		if err != nil {
			return fmt.Errorf("turn %d: %w", n+1, err)
		}
	}
	return nil
}

// Act clicks the first thing that glows, and waits for what comes of it.
func Act(w Hands) error {
	var before List
	return clicked(w, func(l List) int {
		if before == nil {
			before = l
		} else if !slices.Equal(l, before) {
			before = l // what moves is waited for
			return -1
		}
		if slices.ContainsFunc(l, func(g Region) bool { return g.Name == TakeOver }) {
			return -1
		}
		return slices.IndexFunc(l, func(g Region) bool { return g.Glow && g.Enabled && g.Press })
	})
}

// Press clicks the region of a name as soon as it can be pressed, until the screen answers.
func Press(w Hands, name string) error {
	return clicked(w, func(l List) int {
		return slices.IndexFunc(l, func(g Region) bool { return g.Name == name && g.Enabled && g.Press })
	})
}

// Wait waits until the region of a name can be pressed.
func Wait(w Hands, name string) error {
	list, err := w.Look()
	for end := time.Now().Add(patience); err == nil && time.Now().Before(end); list, err = w.Look() {
		if slices.ContainsFunc(list, func(g Region) bool { return g.Name == name && g.Enabled }) {
			return nil
		}
		time.Sleep(glance)
	}
	if err == nil {
		err = fmt.Errorf("%q does not come; %s", name, list)
	}
	return err
}

// clicked clicks what which finds on the screen, until the screen answers.
func clicked(w Hands, which func(List) int) error {
	var before List
	var at time.Time
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(glance) {
		list, err := w.Look()
		if err != nil {
			return err
		}
		if before != nil && !slices.Equal(list, before) {
			return nil
		}
		i := which(list)
		if i < 0 || time.Since(at) < answer {
			continue
		}
		if err := w.Click(list[i].AtX, list[i].AtY); err != nil {
			return err
		}
		before, at = list, time.Now()
	}
	list, _ := w.Look()
	return fmt.Errorf("nothing to be clicked, or no answer; %s", list)
}
