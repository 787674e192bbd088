package scenes_test

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/ui"
)

// lessons are walks through each title's lesson as told, a picture of each word of the coach. Like
// strips they are drawn only when their names are asked for (make pictures ONLY=^walk IN="fr tablet"),
// to be looked at.
var lessons = []picture{
	{name: "walk-merlin", lang: "de", steps: "learn", walk: true},
	{name: "walk-roundtable", lang: "de", titles: registered, steps: "learn title-roundtable", walk: true},
	{name: "walk-legends", lang: "de", titles: registered, steps: "learn title-legends", walk: true},
}

// coached is a table in a lesson.
type coached interface {
	Coach() (say string, points []string)
}

// walk goes through the lesson and returns a picture of each thing that the coach says, in order, with
// what it is called among the steps.
func (h *hand) walk(v ui.Viewport) (said []string, pictures []*image.RGBA, err error) {
	img := ebiten.NewImage(v.W, v.H)
	defer img.Deallocate()
	label := ""
	for range 600 {
		var say string
		var points []string
		if table, ok := h.app.Top().(coached); ok {
			say, points = table.Coach()
			if now, err := h.find("coach"); err == nil && now.Label != label {
				label = now.Label
				said = append(said, fmt.Sprintf("%02d-%s", len(said)+1, say))
				pictures = append(pictures, h.look(img))
			}
		}
		if say == "farewell" {
			return said, pictures, nil
		}
		if err := h.heed(points); err != nil {
			return said, pictures, err
		}
	}
	return said, pictures, fmt.Errorf("it does not end")
}

// heed does the next thing: what goes on, what the coach points at, or the first that glows.
func (h *hand) heed(points []string) error {
	on := []string{"summary-close", "meanwhile-close", "dialog-forgo", "coach-on", "ready"}
	for _, name := range append(append(on, points...), "end-turn", "end", "choice-1") {
		if r, err := h.find(name); err == nil && r.Enabled {
			return h.press(name, true)
		}
	}
	for _, r := range h.app.Mirror() {
		if r.Glow && r.Enabled {
			return h.press(r.Name, true)
		}
	}
	return h.ticks(pressTicks, false)
}
