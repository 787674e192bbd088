package ui

import (
	"testing"

	"pgregory.net/rapid"

	"merlin/internal/property"
)

func TestExplanationsHideNoChoice(t *testing.T) {
	list := grid(1, 2)
	list[1].Glow = true
	near := list[0].Bounds.Move(500, 500)
	list[1].Bounds = near.Move(0, near.H+10)
	s := spot{list: list, near: near, within: Canvas.Inset(8)}
	if box := s.place(200, 80); box.Overlaps(list[1].Bounds) || box.Overlaps(near) {
		t.Errorf("the box %v lies on %v or %v", box, list[1].Bounds, near)
	}
}

// An explanation covers neither what it is about nor a question, wherever these lie, as
// long as there is room.
func TestExplanationsCoverNoQuestion(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		rect := func(name string, most float64) Rect {
			w, h := rapid.Float64Range(10, most).Draw(t, name), rapid.Float64Range(10, most/2).Draw(t, name)
			return Rect{rapid.Float64Range(0, CanvasW-w).Draw(t, name), rapid.Float64Range(0, CanvasH-h).Draw(t, name), w, h}
		}
		s := spot{near: rect("near", 600), asks: []Rect{rect("question", 500), rect("prompt", 800)}, within: Canvas.Inset(8)}
		box := s.place(rapid.Float64Range(60, 500).Draw(t, "w"), rapid.Float64Range(40, 300).Draw(t, "h"))
		switch {
		case box.Overlaps(s.near) || overlapsAny(box, s.asks):
			t.Errorf("%v covers one of %v, %v", box, s.near, s.asks)
		case box.X < 8 || box.Y < 8 || box.Right() > CanvasW-8 || box.Bottom() > CanvasH-8:
			t.Errorf("%v is not wholly seen", box)
		}
	})
}
