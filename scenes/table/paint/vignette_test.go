package paint

import (
	"testing"

	"merlin/scenes/ui"
)

// Small scenes and sentences find room in windows of every shape: nothing of them lies outside,
// and their letters are as large as all others.
func TestVignettesFindRoom(t *testing.T) {
	rooms := []ui.Rect{{X: 8, Y: 190, W: 569, H: 738}, {X: 80, Y: 80, W: 920, H: 497}, vignetteRoom(vignetteX, vignetteY)}
	for _, room := range rooms {
		for _, size := range [][2]float64{{480, 194}, {320, 240}, {390, 260}, {190, 250}} {
			for n := range 5 {
				v := &Vignette{W: size[0], H: size[1], Title: "Die Belagerung von Camelot – gescheitert"}
				for range n {
					v.Gains = append(v.Gains, Gain{Text: "Morgause von Orkney", Points: "12"})
				}
				all, picture, text := v.plan(room)
				for _, r := range []ui.Rect{all, picture, text} {
					if !within(r, room) || !within(r, all) || r.H < 60 {
						t.Errorf("%v with %d lines: %v lies out of %v in %v", size, n, r, all, room)
					}
				}
				rec := &ui.Recorder{}
				p := ui.NewPainter(nil, ui.Fit(1280, 720, 1), nil)
				p.Record(rec)
				v.draw(p, room, .8)
				drawBanner(p, "Camelot wird belagert, und niemand ist mehr da", room, .5)
				if len(rec.Texts) < 2+2*n || len(rec.Under(11)) > 0 || len(rec.Overflows) > 0 {
					t.Errorf("%v with %d lines in %v: %v %v", size, n, room, rec.Under(11), rec.Overflows)
				}
			}
		}
	}
}

// within reports whether a rectangle lies in another.
func within(r, o ui.Rect) bool {
	o = o.Inset(-.01)
	return r.X >= o.X && r.Y >= o.Y && r.Right() <= o.Right() && r.Bottom() <= o.Bottom()
}
