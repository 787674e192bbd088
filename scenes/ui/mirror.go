package ui

import (
	"encoding/json"
	"math"
)

// Mirrored is a region as shown to the outside: the browser's buttons, the
// robot, a screen reader. Lengths are window pixels. It holds nothing that
// the screen does not show.
type Mirrored struct {
	Name    string  `json:"name"`
	Label   string  `json:"label"`
	X       float64 `json:"x"`
	Y       float64 `json:"y"`
	W       float64 `json:"w"`
	H       float64 `json:"h"`
	AtX     float64 `json:"atX"` // a point that presses it
	AtY     float64 `json:"atY"`
	Enabled bool    `json:"enabled"`
	Glow    bool    `json:"glow"`
	Press   bool    `json:"press"` // does something when pressed
	Focus   bool    `json:"focus"`
	Typing  bool    `json:"typing"`
}

// Mirror returns the regions that can be reached, in window pixels.
func (a *App) Mirror() []Mirrored {
	out := make([]Mirrored, 0, len(a.list))
	for i := range a.list {
		r := &a.list[i]
		x, y, ok := anchor(a.list, i)
		if !ok {
			continue
		}
		b := a.view.ToWindow(r.Bounds)
		at := a.view.ToWindow(Rect{X: x, Y: y})
		out = append(out, Mirrored{
			Name: r.Name, Label: r.Label, Enabled: r.Enabled, Glow: r.Glow, Press: r.Press != nil,
			Focus: a.focus == r.Name, Typing: r.Typing,
			X: tenth(b.X), Y: tenth(b.Y), W: tenth(b.W), H: tenth(b.H), AtX: tenth(at.X), AtY: tenth(at.Y),
		})
	}
	return out
}

func tenth(x float64) float64 { return math.Round(x*10) / 10 }

// mirror keeps the outside's copy of the region list up to date, and of the toast.
type mirror struct {
	mirrorSink
	sum   uint64 // of the list last shown
	toast string // last said
}

// update shows the list when it has changed, and says a new toast.
func (m *mirror) update(a *App) {
	if !m.wanted() {
		return
	}
	if a.toast.text != m.toast {
		m.toast = a.toast.text
		m.say(unmarked(m.toast))
	}
	if s := a.sum(); s != m.sum {
		m.sum = s
		m.show(a.Mirror())
	}
}

// sum is a hash (FNV-1a) of what the mirror shows.
func (a *App) sum() uint64 {
	h := uint64(14695981039346656037)
	mix := func(x uint64) { h = (h ^ x) * 1099511628211 }
	word := func(s string) {
		for i := range len(s) {
			mix(uint64(s[i]))
		}
		mix(255)
	}
	v := a.view
	mix(uint64(v.W)<<20 ^ uint64(v.H))
	for _, f := range [3]float64{v.Scale, v.OffX, v.OffY} {
		mix(math.Float64bits(f))
	}
	word(a.focus)
	for i := range a.list {
		r := &a.list[i]
		word(r.Name)
		word(r.Label)
		mix(bits(r.Enabled, r.Glow, r.Press != nil))
		for _, f := range [4]float64{r.Bounds.X, r.Bounds.Y, r.Bounds.W, r.Bounds.H} {
			mix(math.Float64bits(f))
		}
	}
	return h
}

func bits(flags ...bool) (b uint64) {
	for i, f := range flags {
		if f {
			b |= 1 << i
		}
	}
	return b
}

func encode(list []Mirrored) []byte {
	b, err := json.Marshal(list)
	if err != nil {
		panic(err) // numbers, strings and flags always encode
	}
	return b
}
