package scenes

import (
	"fmt"

	"merlin/fonts"
	"merlin/scenes/ui"
)

// Draw draws the list and the game shown.
func (s *saves) Draw(p *ui.Painter) {
	s.drawGround(p, func(p *ui.Painter) {
		p.Named("saves").Initial(s.ctx.T("saves.title"), savesList.X+48, savesList.Y+92, ui.TitleStyle.Sized(40))
		in := savesList.Inset(48)
		hint := ui.Rect{X: in.X, Y: in.Bottom() - 90 - savesHint, W: in.W, H: savesHint}
		p.Paragraph(s.ctx.T(s.takenIn()), hint, ui.HintStyle.Sized(23).Placed(ui.Left, ui.Middle))
	})
	if s.label != nil {
		s.label.Draw(p, s.ctx)
	}
	s.list.Draw(p, func(p *ui.Painter) {
		for i := range s.lines {
			s.lines[i].Draw(p, s.ctx)
		}
	})
	s.drawShown(p.Named("saves"))
	s.drawButtons(p)
}

// takenIn is the key of how a game handed out is taken in.
func (s *saves) takenIn() string {
	if s.game.paged {
		return "saves.hint_page"
	}
	return "saves.hint"
}

// drawTitle writes what the game at the right is called. That may come from outside and
// be long: then it is smaller, and cut where need be.
func (s *saves) drawTitle(p *ui.Painter, title string) {
	in, st := savesShow.Inset(56), ui.TitleStyle.Sized(44).Placed(ui.Left, ui.Middle)
	if p.TextWidth(title, st)+st.Size*1.5 < in.W {
		heading(p, title, savesShow)
		return
	}
	heading(p, "", savesShow)
	st.Min = 26
	p.Name(title, ui.Rect{X: in.X, Y: savesShow.Y + 36, W: in.W, H: 76}, st)
}

// drawShown draws the game at the right: a picture, who plays, how far it is.
func (s *saves) drawShown(p *ui.Painter) {
	in := savesShow.Inset(56)
	g := s.shown()
	if g == nil {
		hint := ui.HintStyle.Sized(30).Placed(ui.Center, ui.Middle)
		p.Paragraph(s.ctx.T("saves.none"), in.Inset(60), hint)
		return
	}
	s.drawTitle(p, s.title(g))
	picture := ui.Rect{X: in.X, Y: in.Y + 96, W: 440, H: 440}
	p.Well(picture.Inset(-6), 8)
	if g.Draw != nil {
		g.Draw(p, picture)
	}
	seats := ui.Rect{X: picture.Right() + 44, Y: picture.Y, W: in.Right() - picture.Right() - 44, H: picture.H}
	if g.Aside > 0 || s.game.paged {
		seats.H = savesKeep.Y - 16 - seats.Y
	}
	s.drawSeats(p, g, seats)
	y := picture.Bottom() + 40
	for _, line := range s.told(g) {
		h := p.ParagraphHeight(line, in.W, ui.BodyStyle.Sized(26))
		p.Paragraph(line, ui.Rect{X: in.X, Y: y, W: in.W, H: h}, ui.BodyStyle.Sized(26))
		y += h + 10
	}
	s.drawHanded(p, g, in)
}

// drawSeats lists who plays, with their points if there are any.
func (s *saves) drawSeats(p *ui.Painter, g *Saved, r ui.Rect) {
	step := min(84, r.H/float64(max(len(g.Seats), 1)))
	k := min(1, step/64)
	for i, seat := range g.Seats {
		y := r.Y + 36 + step*float64(i)
		p.SpriteAt(seat.Crest, r.X+30, y, 60*k)
		name := ui.BoldStyle.Sized(30*k).Placed(ui.Left, ui.Middle)
		name.Min = 20
		p.Name(seat.Name, ui.Rect{X: r.X + 76, Y: y - 24*k, W: r.W - 176, H: 48 * k}, name)
		if g.title.Points {
			score := ui.Style{Role: fonts.Number, Size: 32 * k, Color: ui.Ink, Align: ui.Right, VAlign: ui.Middle}
			p.Text(fmt.Sprint(seat.Score), r.Right()-8, y, score)
		}
	}
}

// told are the lines below: which title, when, and what the title tells of it.
func (s *saves) told(g *Saved) (lines []string) {
	if s.game.several() {
		lines = append(lines, s.game.called(g.title))
	}
	lines = append(append(lines, s.when(g)), g.Lines...)
	if g.Aside > 0 {
		lines = append(lines, s.ctx.T("saves.aside", "number", g.Aside))
	}
	if g.Fault != "" {
		lines = append(lines, g.Fault)
	}
	return lines
}

// drawHanded tells over the buttons where the game shown was handed out to.
func (s *saves) drawHanded(p *ui.Painter, g *Saved, in ui.Rect) {
	if s.handed != g.Name || s.handedOut == "" {
		return
	}
	st := ui.HintStyle.Sized(24)
	h := p.ParagraphHeight(s.handedOut, in.W, st)
	p.Paragraph(s.handedOut, ui.Rect{X: in.X, Y: in.Bottom() - 92 - h, W: in.W, H: h}, st)
}
