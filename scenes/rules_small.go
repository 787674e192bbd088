package scenes

import "merlin/scenes/ui"

// In a small window the rules show either the list or the chapter that was chosen there.

func (s *rules) small() bool { return s.ctx.Shape() != ui.Wide }

// lay places the panels: in a small window each is as large as the window.
func (s *rules) lay() {
	s.listAt, s.textAt = rulesList, rulesText
	if s.small() {
		room := s.ctx.Room().Inset(6)
		k := larger(s.ctx)
		s.listAt = ui.Rect{W: room.W/k - 2*edge, H: room.H/k - 2*edge}
		s.textAt = s.listAt.Move(2*s.listAt.W, 0)
	}
	s.panels = []ui.Rect{s.listAt, s.textAt}
}

// footAt is where the buttons below the list lie: side by side in a window that lies, where the
// list has the height.
func (s *rules) footAt(in ui.Rect) (keys, back ui.Rect) {
	foot, _ := in.CutBottom(76)
	if s.ctx.Shape() == ui.Lying {
		return foot.Row(1, 2, 12), foot.Row(0, 2, 12)
	}
	return foot.Move(0, -88), foot
}

// heading is the open chapter, and of which title it is where there is room to say so.
func (s *rules) heading() string {
	if s.small() {
		return s.title()
	}
	return s.game.entitled(s.of, s.title())
}

// layText leaves room below the chapter for the way back to the list.
func (s *rules) layText() {
	in := s.textAt.Inset(30)
	foot, _ := in.CutBottom(ui.Target + 6)
	s.text.Bounds = ui.Rect{X: in.X, Y: in.Y + 106, W: in.W, H: in.H - 106 - foot.H - 12}
	b := s.button("chapters", s.ctx.T("title.rules"), foot, ui.DarkLook, func() { s.reads = false; s.ctx.RequestRedraw() })
	b.Icon = "icon-back"
}

// Pieces are what is shown.
func (s *rules) Pieces(ui.Shape) []ui.Piece {
	if s.reads {
		return alone(s.textAt, larger(s.ctx))
	}
	return alone(s.listAt, larger(s.ctx))
}
