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
	foot := Find(a.list, footRegion)
	for i := range a.list {
		r := &a.list[i]
		x, y, ok := anchor(a.list, i)
		if !ok && i >= foot { // what is scrolled lies below the foot and comes out
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

// mirror keeps the outside's copy of the region list up to date.
type mirror struct {
	mirrorSink
	sum  uint64 // of the list last shown
	told toldAt // of what was told last
}

// toldAt is what the screen in words was made of.
type toldAt struct {
	scene Scene
	lang  string
	at    any // as the scene has it; else the sum of its regions
}

// update shows the list when it has changed.
func (m *mirror) update(a *App) {
	if !m.wanted() {
		return
	}
	if s := a.sum(); s != m.sum {
		m.sum = s
		m.show(a.Mirror())
	}
	if at := a.toldAt(m.sum); at != m.told {
		m.told = at
		m.say(a.Told(), at.lang)
	}
}

// toldAt is what Told is made of now.
func (a *App) toldAt(sum uint64) toldAt {
	at := toldAt{a.Top(), a.locale.Lang(), nil}
	if t, ok := at.scene.(Teller); ok {
		at.at = t.ToldAt()
	}
	if at.at == nil {
		at.at = sum
	}
	return at
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
		if r.State != nil {
			s := r.State()
			word(s.Typed)
			word(s.Hint)
			mix(bits(s.On))
			mix(math.Float64bits(s.Value))
		}
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
