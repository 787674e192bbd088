package scenes

import (
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/ui"
)

// inWords is the scene below in words, as a page to be read and to be handed out as a text. It
// says what a browser's page says to those who cannot see the canvas.
type inWords struct {
	page
	of    ui.Scene // which is said
	said  []ui.Node
	lines []para
	heads []bool // which of the lines are headings
	text  ui.Scroll
}

var inWordsPanel = ui.Rect{X: 160, Y: 36, W: 1600, H: 1008}

// turnWords opens what the scene on top says in words, or puts it away.
func (g *Game) turnWords(in *ui.Input) {
	if !in.Pressed(ebiten.KeyF2) {
		return
	}
	if s, open := g.app.Top().(*inWords); open {
		s.leave()
		return
	}
	g.app.Context().Push(&inWords{page: newPage(g, inWordsPanel), of: g.app.Top()})
}

// Rebuild has the scene below say itself, and lays the lines out.
func (s *inWords) Rebuild(*ui.Context) {
	s.begin(s)
	s.said = s.ctx.Told(s.of)
	back, out := s.place()
	s.lines, s.heads, s.text.Content = s.lines[:0], s.heads[:0], 0
	s.lay(s.said)
	s.back(back)
	s.button("hand-out", s.ctx.T("told.hand_out"), out, ui.GoldLook, s.handOut).Icon = "icon-save"
}

// place places the panel and the text, and returns where the buttons lie: in a small window the
// panel is as large as that.
func (s *inWords) place() (back, out ui.Rect) {
	panel := inWordsPanel
	s.text.Bounds = ui.Rect{X: panel.X + 56, Y: panel.Y + 140, W: panel.W - 112, H: panel.H - 270}
	foot, n := ui.Rect{X: s.text.Bounds.X, Y: panel.Bottom() - 110, W: s.text.Bounds.W, H: 76}, 3
	if s.ctx.Shape() != ui.Wide {
		room := s.ctx.Room()
		panel = ui.Rect{W: room.W - 2*edge - 12, H: room.H - 2*edge - 12}
		in := panel.Inset(30)
		foot, _ = in.CutBottom(ui.Target + 6)
		n = 2
		s.text.Bounds = ui.Rect{X: in.X, Y: in.Y + 106, W: in.W, H: in.H - 106 - foot.H - 12}
	}
	s.panels = []ui.Rect{panel}
	return foot.Row(0, n, 24), foot.Row(n-1, n, 24)
}

// Pieces are the panel.
func (s *inWords) Pieces(ui.Shape) []ui.Piece { return alone(s.panels[0], 1) }

// lay puts a line for each node below those that are there.
func (s *inWords) lay(list []ui.Node) {
	m := s.ctx.Measure()
	for i := range list {
		n := &list[i]
		st, gap := inWordsStyle(n.Heads()), 4.0
		if n.Heads() {
			gap = 22
		}
		text := ui.Literal(n.Line())
		at := ui.Rect{Y: s.text.Content + gap, W: s.text.Bounds.W - 40}
		at.H = m.ParagraphHeight(text, at.W, st)
		s.lines, s.heads = append(s.lines, para{text, at}), append(s.heads, n.Heads())
		s.text.Content = at.Bottom()
		s.lay(n.Kids)
	}
}

// inWordsStyle is that of a line.
func inWordsStyle(heading bool) ui.Style {
	st := ui.Style{Role: ui.BodyStyle.Role, Size: 25, Color: ui.Ink, Line: 1.25}
	if heading {
		st.Role, st.Size, st.Color = ui.BoldStyle.Role, 30, ui.Rubric
	}
	return st
}

// handOut writes all of it into a file; in a browser it comes to the clipboard, too.
func (s *inWords) handOut() {
	where, _, err := handOut(fileName(s.ctx.T("told.title"), time.Now(), ".txt"), ui.Print(s.said))
	if err != nil {
		s.ctx.Toast(Trouble(s.ctx.T, err))
		return
	}
	s.ctx.Ask(s.ctx.T("told.hand_out"), s.ctx.T("told.handed_out", "path", ui.Literal(where)), ui.Answer{Name: "ok", Label: s.ctx.T("ui.ok")})
}

// Update turns pages.
func (s *inWords) Update(c *ui.Context) error {
	for i, k := range [...]ebiten.Key{ebiten.KeyPageUp, ebiten.KeyPageDown} {
		if c.Input().Pressed(k) {
			s.text.By([...]float64{-.9, .9}[i] * s.text.Bounds.H)
			c.RequestRedraw()
		}
	}
	return nil
}

// Regions are the text and the buttons.
func (s *inWords) Regions() []ui.Region {
	return append([]ui.Region{s.text.Region("text", s.ctx.T("told.title"))}, s.page.Regions()...)
}

// Told is what the scene below says, with the ways out.
func (s *inWords) Told() []ui.Node {
	return append(slices.Clone(s.said), ui.Controls(s.page.Regions())...)
}

// ToldAt leaves it to the regions.
func (s *inWords) ToldAt() any { return nil }

// Draw draws the lines that are in sight.
func (s *inWords) Draw(p *ui.Painter) {
	s.drawGround(p, func(p *ui.Painter) { heading(p.Named("told"), s.ctx.T("told.title"), s.panels[0]) })
	b := s.text.Bounds
	s.text.Draw(p.Named("told"), func(p *ui.Painter) {
		for i, l := range s.lines {
			if at := l.at.Move(b.X, s.text.Top()); at.Overlaps(b) {
				p.Paragraph(l.text, at, inWordsStyle(s.heads[i]))
			}
		}
	})
	s.drawButtons(p)
}
