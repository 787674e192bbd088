package draw

import (
	"merlin/game/legends"
	"merlin/scenes/ui"
)

// cardWords are what a card says and what is said of it, and how they are written.
type cardWords struct {
	text, flavour string
	style         ui.Style
	pad           float64 // beside the text
}

// cardWords returns the words of a card; where it is small there is no room for what is
// said of it.
func (f *Frame) cardWords(c legends.Card, k float64) cardWords {
	w := cardWords{text: f.Text(c), style: smallStyle.Sized(max(ui.Least, 15*k*.72)).Placed(ui.Center, ui.Middle), pad: 5}
	w.style.Line = 1.04
	if k > 1.3 {
		w.flavour = f.Flavour(c)
	}
	return w
}

// artShare is what larger letters leave of a card to its picture; largestWords are those.
const artShare, largestWords = .42, 19.0

// grow has the letters be as large as there is room for.
func (w *cardWords) grow(p *ui.Painter, wide, room float64) {
	larger := *w
	for larger.style.Size = largestWords; larger.style.Size > w.style.Size; larger.style.Size-- {
		if larger.high(p, wide) <= room {
			*w = larger
			return
		}
	}
}

// tighten makes room for a long text.
func (w *cardWords) tighten() { w.style.Line, w.pad = 1, 2 }

// high is how much room they want in a width.
func (w *cardWords) high(p *ui.Painter, wide float64) (h float64) {
	if w.text != "" {
		h += p.ParagraphHeight(w.text, wide-2*w.pad, w.style)
	}
	if w.flavour != "" {
		h += p.ParagraphHeight(w.flavour, wide-2*w.pad, italicStyle.Sized(w.style.Size)) + 6
	}
	return h + 2*w.pad
}
