package scenes

import (
	"fmt"
	"strings"

	"merlin/fonts"
	"merlin/scenes/ui"
)

// leaf is the open chapter as it is laid out: its paragraphs, which make room for the
// pictures at the right, and the pictures.
type leaf struct {
	paras  []para
	plates []plate
	links  []ui.Link
}

// para is a paragraph where it lies below the chapter's top.
type para struct {
	text string
	at   ui.Rect
}

// plate is a picture where it lies below the chapter's top, kept as it was drawn.
type plate struct {
	Plate
	at    ui.Rect
	layer ui.Layer
}

var (
	rulesBody    = ui.Style{Role: ui.BodyStyle.Role, Size: 30, Color: ui.Ink, Line: 1.3}
	plateCaption = ui.Style{Role: fonts.TextItalic, Size: 23, Color: ui.FadedInk, Line: 1.15, Align: ui.Center}
)

const (
	plateGap  = 36.0 // from a picture to what stands beside or below it
	plateEdge = 5.0  // of its frame

	leastBeside = 320.0 // room for text beside a picture; where there is less it stands below
)

func (l *leaf) release() {
	for i := range l.plates {
		l.plates[i].layer.Release()
	}
}

// layLeaf lays the open chapter out.
func (s *rules) layLeaf() {
	s.leaf.release()
	s.leaf = leaf{}
	text, list := s.ctx.T("rules.none", "text", s.search.Value), []Plate(nil)
	if i := s.open(); i >= 0 {
		text = s.chapters[i].text
		if s.of.Plates != nil {
			list = s.of.Plates(s.ctx.Speaking(s.game.locale(s.of)), strings.TrimPrefix(s.now, "rules."))
		}
	}
	m, wide := s.ctx.Measure(), s.text.Bounds.W-40
	y, line, free := 0.0, 0, 0.0 // free: where nothing stands at the right any more
	narrow := wide
	for _, words := range strings.Split(text, "\n") {
		if words == "" {
			y += rulesBody.Size * rulesBody.Line * .6
			continue
		}
		for _, p := range list {
			if p.Line == line {
				if free = max(free, y); free == y {
					narrow = wide
				}
				beside := wide - p.W - plateGap
				if beside < leastBeside {
					y = s.place(m, p, min((wide+p.W)/2, wide), free)
					free, narrow = y, wide
					continue
				}
				free = s.place(m, p, wide, free)
				narrow = min(narrow, beside)
			}
		}
		line++
		w := wide
		if y < free {
			w = narrow
		}
		h := m.ParagraphHeight(words, w, rulesBody)
		s.leaf.paras = append(s.leaf.paras, para{words, ui.Rect{Y: y, W: w, H: h}})
		y += h
	}
	s.text.Content = max(y, free-plateGap/2)
	s.ctx.RequestRedraw()
}

// place lays a picture up to a right edge and returns where it ends with its caption.
func (s *rules) place(m *ui.Painter, p Plate, right, y float64) float64 {
	at := ui.Rect{X: right - p.W, Y: y + plateEdge + 3, W: p.W, H: p.H}
	if most := right - plateEdge; at.W > most { // it is wider than the window
		at = ui.Rect{X: plateEdge, Y: at.Y, W: most - plateEdge, H: p.H * (most - plateEdge) / p.W}
	}
	s.leaf.plates = append(s.leaf.plates, plate{Plate: p, at: at})
	return at.Bottom() + 12 + m.ParagraphHeight(p.Says, at.W, plateCaption) + plateGap/2
}

// drawLeaf draws the open chapter in its window.
func (s *rules) drawLeaf(p *ui.Painter) {
	s.text.Draw(p, func(p *ui.Painter) {
		b := s.text.Bounds
		for i, l := range s.links() {
			l.Draw(p, s.ctx, linkName(i))
		}
		for _, t := range s.leaf.paras {
			if at := t.at.Move(b.X, s.text.Top()); at.Overlaps(b) {
				p.Paragraph(t.text, at, rulesBody)
			}
		}
		for i := range s.leaf.plates {
			s.leaf.plates[i].draw(p, b.X, s.text.Top(), b)
		}
	})
}

// draw draws a picture in its frame, and its caption, where they are seen.
func (l *plate) draw(p *ui.Painter, x, y float64, window ui.Rect) {
	at := l.at.Move(x, y)
	if at.Inset(-plateEdge).Overlaps(window) {
		p.Shadow(at.Inset(-plateEdge), 8, 5, 2, 4, .45)
		p.FillRound(at.Inset(-plateEdge), 8, ui.Down(at, ui.GoldLight, ui.GoldDark))
		p.FillRound(at.Inset(-1.5), 4, ui.Solid(ui.Ink))
		here := p.Pictured().At(at.X, at.Y, at.W/l.W) // so the layer lies where it did however far one has scrolled
		l.layer.Draw(here, ui.Rect{W: l.W, H: l.H}, l.Plate.Draw)
	}
	p.Paragraph(l.Says, ui.Rect{X: at.X, Y: at.Bottom() + 12, W: at.W, H: 1e4}, plateCaption)
}

// links are those of the chapter, where they lie on the canvas.
func (s *rules) links() []ui.Link {
	s.leaf.links = s.leaf.links[:0]
	for _, t := range s.leaf.paras {
		at := t.at.Move(s.text.Bounds.X, s.text.Top())
		s.leaf.links = append(s.leaf.links, s.ctx.Measure().Links(t.text, at, rulesBody)...)
	}
	return s.leaf.links
}

func linkName(i int) string { return fmt.Sprintf("link-%d", i+1) }

// linkRegions are those of the links, which lead to other chapters.
func (s *rules) linkRegions() (list []ui.Region) {
	for i, l := range s.links() {
		list = append(list, l.Region(linkName(i), s.text.Bounds, s.clicking(func() { s.follow("rules." + l.To) })))
	}
	return list
}

// follow opens the chapter that a link leads to, also where the search has not found it.
func (s *rules) follow(key string) {
	s.search.Value, s.now = "", key
	s.find()
	s.text.To(0)
	s.reveal(s.lineOf(s.open()))
	s.layList()
}
