//go:build !js

package scenes

import "testing"

// A game that goes on in a window tells that it is to be seen; before that it does not.
func TestWindowIsShown(t *testing.T) {
	card := &heard{}
	g := newGame(t, "en", Config{Sounds: card})
	if card.shown {
		t.Error("there is music before there is a window")
	}
	if g.lookShown(); !card.shown {
		t.Error("the window is there, and there is no music")
	}
}
