package scenes_test

import (
	"image"
	"image/draw"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/ui"
)

// strip is a film strip: ten frames of a motion side by side, cut to what changes in them.
// Strips are drawn only when their names are asked for (make pictures ONLY=^strip), to be
// looked at; they have no prints.
type strip struct {
	wait, every int // ticks until the first frame, and from one to the next
}

const stripFrames = 10

// stripOf is the film of the move after the first at of a record, ticks after it began.
func stripOf(name, record string, at int, wait, every int) picture {
	p := picture{
		name: "strip-" + name, lang: "en", record: record, at: at, set: moving, film: strip{wait, every},
		steps: "continue ready menu watch last before",
	}
	switch {
	case strings.HasPrefix(record, "roundtable"):
		p.titles = knights
	case strings.HasPrefix(record, "legends"):
		p.titles = companies
	}
	return p
}

// strips are motions of each kind and title.
var strips = []picture{
	stripOf("merlin-figure", "base", 7, 0, 8),
	stripOf("merlin-die-set", "base", 26, 0, 4),
	stripOf("merlin-grail", "base", 75, 0, 7),
	stripOf("merlin-apple", "all", 71, 0, 6),
	stripOf("merlin-excalibur", "base", 70, 70, 10),
	stripOf("merlin-manor", "base", 29, 64, 3),
	stripOf("merlin-gained", "base", 40, 0, 4),
	stripOf("merlin-servant", "base", 35, 0, 6),
	stripOf("merlin-sent-home", "base", 112, 0, 6),
	stripOf("merlin-influence", "base", 52, 0, 5),
	stripOf("merlin-dice", "base", 93, 0, 3),
	stripOf("merlin-round", "base", 93, 0, 12),
	stripOf("merlin-quest", "base", 11, 0, 4),
	stripOf("merlin-fulfilled", "base", 165, 4, 8),
	stripOf("merlin-points", "base", 16, 0, 8),
	stripOf("merlin-traitor", "base", 185, 0, 8),
	stripOf("merlin-traitor-falls", "base", 66, 90, 9),
	stripOf("merlin-storm", "base", 185, 150, 16),
	stripOf("merlin-held", "base", 354, 50, 18),
	stripOf("merlin-coins", "all", 59, 0, 5),
	stripOf("roundtable-rides", "roundtable-5", 28, 0, 5),
	stripOf("roundtable-draws", "roundtable-5", 56, 0, 4),
	stripOf("roundtable-comes", "roundtable-5", 54, 0, 6),
	stripOf("roundtable-engine", "roundtable-5", 59, 0, 7),
	stripOf("roundtable-warrior", "roundtable-5", 86, 0, 7),
	stripOf("roundtable-sword", "roundtable-5", 127, 0, 12),
	stripOf("roundtable-excalibur", "roundtable-5", 19, 0, 6),
	stripOf("roundtable-wreck", "roundtable-5", 142, 0, 9),
	stripOf("roundtable-wizard", "roundtable-5", 141, 0, 14),
	stripOf("roundtable-bolt", "roundtable-5", 115, 0, 7),
	stripOf("roundtable-relic", "roundtable-5", 40, 20, 40),
	stripOf("roundtable-robbed", "roundtable-5", 336, 0, 14),
	stripOf("roundtable-gives-up", "roundtable-5", 333, 0, 14),
	stripOf("roundtable-duel", "roundtable-5", 244, 270, 7),
	{
		name: "strip-roundtable-blow", lang: "de", titles: knights, record: "roundtable-5", at: 361, set: moving, film: strip{0, 45},
		steps: "continue watch last before",
	},
	stripOf("roundtable-war-won", "roundtable-5", 155, 60, 30),
	stripOf("roundtable-called", "roundtable-5", 297, 0, 24),
	{
		name: "strip-roundtable-die", lang: "de", titles: knights, record: "roundtable-5", at: 307, set: moving, film: strip{0, 24},
		steps: "continue ready act-fight card-fight-2-1 card-fight-3-1 answer-roll-0",
	},
	{
		name: "strip-roundtable-falls", lang: "de", titles: knights, record: "roundtable-5", at: 361, set: moving, film: strip{400, 27},
		steps: "continue drama",
	},
	stripOf("legends-turned", "legends-3", 11, 0, 7),
	stripOf("legends-played", "legends-3", 9, 0, 5),
	stripOf("legends-lost", "legends-3", 13, 0, 14),
	stripOf("legends-gained", "legends-3", 53, 0, 28),
	stripOf("legends-drew", "legends-3", 31, 0, 5),
	stripOf("legends-boosted", "legends-3", 255, 0, 7),
	stripOf("legends-completed", "legends-3", 128, 0, 12),
	stripOf("legends-trophy", "legends-3", 128, 210, 9),
	stripOf("legends-moved", "legends-3", 109, 0, 6),
	stripOf("legends-bidding", "legends-3", 66, 60, 16),
	stripOf("legends-bid-won", "legends-3", 74, 0, 20),
	{
		name: "strip-legends-feast", lang: "en", titles: companies, record: "legends-3", at: 305, set: moving, film: strip{330, 30},
		steps: "continue drama",
	},
	{
		name: "strip-legends-final", lang: "en", titles: companies, record: "legends-3", at: 305, set: moving, film: strip{20, 24},
		steps: "continue watch last before",
	},
	stripOf("legends-mist", "legends-3", 43, 40, 20),
	stripOf("legends-laid", "legends-3", 57, 0, 8),
	stripOf("legends-tick", "legends-3", 38, 20, 6),
}

// film takes the frames of a strip and lays them side by side.
func (h *hand) film(v ui.Viewport, s strip) (*image.RGBA, error) {
	img := ebiten.NewImage(v.W, v.H)
	defer img.Deallocate()
	h.app.Context().PressNamed("play")
	if err := h.ticks(1+s.wait, false); err != nil {
		return nil, err
	}
	var frames []*image.RGBA
	for range stripFrames {
		h.app.Context().RequestRedraw()
		for h.app.Draw(img) {
		}
		f := image.NewRGBA(img.Bounds())
		img.ReadPixels(f.Pix)
		frames = append(frames, f)
		if err := h.ticks(s.every, false); err != nil {
			return nil, err
		}
	}
	return sideBySide(frames, changing(frames)), nil
}

// changing is the part of the table in which something passes: what changes more than once.
func changing(frames []*image.RGBA) (part image.Rectangle) {
	bounds := frames[0].Rect
	for i := range bounds.Dx() * bounds.Dy() {
		times := 0
		for n := range frames[1:] {
			a, b := frames[n].Pix[4*i:4*i+3], frames[n+1].Pix[4*i:4*i+3]
			if far(a[0], b[0]) || far(a[1], b[1]) || far(a[2], b[2]) {
				times++
			}
		}
		if x, y := i%bounds.Dx(), i/bounds.Dx(); times > 1 {
			part = part.Union(image.Rect(x, y, x+1, y+1))
		}
	}
	return part.Inset(-8).Intersect(bounds)
}

// sideBySide lays a part of pictures in a row, a wide one in two.
func sideBySide(frames []*image.RGBA, part image.Rectangle) *image.RGBA {
	rows := 1 + part.Dx()/240
	var lines [][]*image.RGBA
	for line := range slices.Chunk(frames, (len(frames)+rows-1)/rows) {
		lines = append(lines, line)
	}
	w, h := part.Dx()+4, part.Dy()+4
	out := image.NewRGBA(image.Rect(0, 0, w*len(lines[0]), h*len(lines)))
	for y, line := range lines {
		for x, f := range line {
			draw.Draw(out, image.Rect(x*w, y*h, x*w+part.Dx(), y*h+part.Dy()), f, part.Min, draw.Src)
		}
	}
	return out
}
