package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Input is what people did since the last tick, as plain data: tests make it
// by hand. Positions are canvas units.
type Input struct {
	X, Y     float64
	Down     bool // a button or finger is held
	JustDown bool
	JustUp   bool
	Touch    bool    // the pointer is a finger
	Wheel    float64 // notches, downwards positive
	Zoom     float64 // notches of the wheel with Ctrl, or of what a touchpad's pinch counts for
	Two      bool    // two fingers are down
	MidX     float64 // the middle between the two, in device pixels
	MidY     float64
	Spread   float64 // and their distance
	Keys     []ebiten.Key
	Shift    bool
	Ctrl     bool // or Cmd
	Alt      bool
	Chars    []rune
	Pad      []Deed // what a gamepad wants
	Made     PadMake
}

// Pressed reports whether the key went down (or repeats) in this tick.
func (in *Input) Pressed(k ebiten.Key) bool { return slices.Contains(in.Keys, k) }

// busy reports whether anything at all was done but moving the pointer.
func (in *Input) busy() bool {
	return in.Down || in.JustDown || in.JustUp || in.Wheel != 0 || in.Zoom != 0 || in.Two || len(in.Keys) > 0 || len(in.Chars) > 0 || len(in.Pad) > 0
}
