package draw

import (
	"math"

	"merlin/game/legends"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// A special event is told large, and while it is, something of it lies over the board: mist drifts by,
// or, for the others, the light changes.

// veilFor is how long it lies there, in seconds.
const veilFor = paint.VignetteTime + 2*prizeStays

var mistColor, gloom = ui.Hex(0xDCE4EA), ui.Hex(0x1A1020)

// veil is what lies over the board.
func veil(mist bool) acts {
	return func(p *ui.Painter, _ ui.Rect, t float64) { drawVeil(p, mist, t) }
}

// lie has a veil lie over the board until then; it is not carried there, as cards are.
func lie(list *[]paint.Flight, over acts, end float64) {
	f := throw(list, over, table, table, 1, 1, 0, end)
	f.Moves, f.Path = paint.Slides, f.Path[:1]
}

func drawVeil(p *ui.Painter, mist bool, t float64) {
	q := p.Faded(min(ui.Part(t, 0, .2), 1-ui.Part(t, .75, 1)))
	all := p.Visible()
	if !mist {
		q.FillRect(all, ui.Solid(ui.Alpha(gloom, .34)))
		return
	}
	q.FillRect(all, ui.Solid(ui.Alpha(mistColor, .3)))
	for i := range 14 {
		at := float64(i)
		y := all.Y + all.H*math.Mod(.13+.618*at, 1)
		x := all.X + all.W*(math.Mod(.41+.382*at, 1)+.22*(t-.5)*(1+math.Mod(at, 3))*math.Pow(-1, at))
		for soft := 1.0; soft <= 5; soft++ {
			q.FillCircle(x, y, (46+9*math.Mod(at, 4))*soft, ui.Solid(ui.Alpha(mistColor, .075)))
		}
	}
}

// tells shows an event that nobody completes, and what it does, whom it befalls.
func (f *Frame) tells(c legends.Card, gain paint.Gain) (list []paint.Flight) {
	v := f.vignette(c, gain)
	v.Says, v.Stays, v.Calm = f.Flavour(c), 2*prizeStays, true
	lie(&list, veil(f.Face(c).ID == "mist"), veilFor)
	return append(list, v.Shows()...)
}
