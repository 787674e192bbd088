package draw

import (
	"math"

	"merlin/game/legends"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// A special event is told large, and while it is, something of it lies over the board: mist drifts by,
// or, for the others, the light changes.

// veil is what lies over the board.
type veil struct{ mist bool }

// veilFor is how long it lies there, in seconds.
const veilFor = paint.VignetteTime + 2*prizeStays

var mistColor, gloom = ui.Hex(0xDCE4EA), ui.Hex(0x1A1020)

func (v veil) Draw(p *ui.Painter, r ui.Rect) { v.Act(p, r, .5) }

// Act draws it at the part t of its time.
func (v veil) Act(p *ui.Painter, _ ui.Rect, t float64) {
	q := p.Faded(min(ui.Part(t, 0, .2), 1-ui.Part(t, .75, 1)))
	all := p.Visible()
	if !v.mist {
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

// tells shows a special event and what it does, whom it befalls.
func (f *Frame) tells(c legends.Card) []paint.Flight {
	v := &paint.Vignette{Art: cardArt{f: f, card: c}, W: 420, H: 315, Title: f.Card(c), Says: f.Flavour(c), Stays: 2 * prizeStays, Calm: true}
	v.Gains = []paint.Gain{{Sprite: "when-drawn", Text: f.Text(c)}}
	over := paint.Flight{Drawn: veil{mist: f.Face(c).ID == "mist"}, Path: [][2]float64{table, table}, Size: 1, End: veilFor}
	return append([]paint.Flight{over}, v.Shows()...)
}
