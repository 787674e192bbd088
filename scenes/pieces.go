package scenes

import (
	"merlin/game/bot"
	"merlin/scenes/ui"
)

// How the screens round a game are cut up for small windows.

// edge is what is drawn round a panel.
const edge = 14.0

// alone is a panel that is shown alone: in a window that lies no larger than it is high.
func alone(panel ui.Rect, most float64) []ui.Piece {
	return []ui.Piece{{Rect: panel.Inset(-edge), Zoom: most}}
}

// larger is how much larger on tablets what is as wide as the window is shown.
func larger(c *ui.Context) float64 {
	if c.Shape() == ui.Tablet {
		return 1.25
	}
	return 1
}

// Pieces are the name with the picture, and the buttons; where the window stands the picture is
// as large as lets all be in sight.
func (s *title) Pieces(shape ui.Shape) []ui.Piece {
	name := titlePicture.Inset(-24)
	name.Y, name.H = 50, titlePicture.Bottom()+24-50
	buttons := ui.Piece{Rect: s.panels[0].Inset(-edge), Zoom: 1}
	if shape != ui.Standing {
		return []ui.Piece{{Rect: name, Zoom: .5}, buttons}
	}
	const words, gaps, least, most = .48, 40, .15, .5
	picture := titlePicture.Inset(-14)
	name.H = picture.Y - name.Y
	rest := s.ctx.Room().H - name.H*words - buttons.H - gaps
	return []ui.Piece{{Rect: name, Zoom: words, Row: true}, {Rect: picture, Zoom: max(least, min(most, rest/picture.H)), Row: true}, buttons}
}

// Pieces are the menu.
func (s *menu) Pieces(ui.Shape) []ui.Piece { return alone(s.panel, 1) }

// Pieces are the panel.
func (s *curtain) Pieces(shape ui.Shape) []ui.Piece {
	if shape == ui.Lying {
		return alone(curtainPanel, .78)
	}
	return alone(curtainPanel, 1)
}

// Pieces are the panel.
func (s *saving) Pieces(ui.Shape) []ui.Piece { return alone(s.panel, 1) }

// Pieces are the columns of the card.
func (s *goalCard) Pieces(ui.Shape) (list []ui.Piece) {
	wins, spaces := s.halves()
	cut := func(r ui.Rect) {
		list = append(list, ui.Piece{Rect: ui.Rect{X: r.X - 24, Y: s.panel.Y - edge, W: r.W + 48, H: s.panel.H + 2*edge}, Zoom: 1})
	}
	cut(wins)
	if n := columns(s.Spaces); len(s.Spaces) > 0 {
		for i := range n {
			cut(spaces.Row(i, n, 40))
		}
	}
	return list
}

// Pieces are the heading, the seats, what lies on the shelf, and the foot.
func (s *setup) Pieces(ui.Shape) (list []ui.Piece) {
	add := func(r ui.Rect, zoom float64, grid int) {
		if r.W > 0 && r.H > 0 {
			list = append(list, ui.Piece{Rect: r.Inset(-6), Zoom: zoom, Grid: grid})
		}
	}
	const seats, presets, cards = 1, 2, 3
	list = append(list, head(s.ctx))
	for i := range min(len(s.seats)+1, len(s.plan.seats)) {
		add(s.plan.seats[i], 1.2, seats)
	}
	top, _ := s.plan.shelf.Inset(shelfGap).CutTop(presetHeight)
	if s.folds() {
		shown, more := s.foldedParts()
		for i := range s.game.title.Presets {
			add(shown.Row(i, len(s.game.title.Presets), shelfGap), 1, presets)
		}
		add(more, 1, 0)
	} else {
		for i := range s.game.title.Presets {
			add(top.Row(i, len(s.game.title.Presets), shelfGap), 1.25, presets)
		}
	}
	for i := range len(s.modules) + len(s.house) {
		add(s.plan.cells[i], 1.2, cards)
	}
	back, rest := setupFoot.CutLeft(setupBack)
	start, rest := rest.CutRight(setupStart)
	house, name, seed := footParts(rest)
	if len(s.over) > 0 {
		add(house, 1, 0)
	}
	name.W = seed.Right() - name.X
	add(name, 1, 0)
	for _, r := range []ui.Rect{back, start} {
		list = append(list, ui.Piece{Rect: r.Inset(-6), Zoom: footZoom(s.ctx), Foot: true})
	}
	return list
}

// Pieces are the question with its note, the choices and the way back.
func (s *faces) Pieces(ui.Shape) []ui.Piece {
	list := []ui.Piece{{Rect: ui.Rect{X: facesPanel.X, Y: facesPanel.Y, W: headWide, H: facesHead}, Zoom: 1, Row: true}}
	list = append(list, ui.Piece{Rect: s.cell(-1).Inset(-6), Zoom: 1.1, Row: true})
	for i := range bot.Faces {
		list = append(list, ui.Piece{Rect: s.cell(i).Inset(-6), Zoom: 1.1, Grid: 1})
	}
	return append(list, ui.Piece{Rect: s.buttons[len(s.buttons)-1].Bounds.Inset(-6), Zoom: 1, Row: true})
}

// Pieces are the panel.
func (s *names) Pieces(ui.Shape) []ui.Piece { return alone(namesPanel, 1) }

// Pieces are the picture, and what is seen there with the button; a stage that stands has all.
func (s *drama) Pieces(ui.Shape) []ui.Piece {
	if s.drama.Stage.W > 0 {
		return []ui.Piece{{Rect: s.drama.Stage}}
	}
	if s.reads() {
		return []ui.Piece{{Rect: ui.Canvas, Zoom: s.whole()}}
	}
	return []ui.Piece{{Rect: ui.Canvas, Zoom: s.whole()}, {Rect: s.told(), Zoom: 1}}
}

// zoom is how large the cards are: all in sight, if they can be read then.
func (s *which) zoom() float64 {
	const least, step, rest = .8, .05, headHigh + 120 // with the question, and the way back
	room, n, card := s.ctx.Room(), len(s.titles), s.place(0).Inset(-12)
	for zoom := 1.0; zoom >= least && !s.small(); zoom -= step {
		across := max(1, int(room.W/(card.W*zoom)))
		if rows := (n + across - 1) / across; float64(rows)*card.H*zoom+rest <= room.H {
			return zoom
		}
	}
	return 1
}

// Pieces are the question, the cards and the way back.
func (s *which) Pieces(ui.Shape) []ui.Piece {
	list := []ui.Piece{head(s.ctx)}
	for i := range s.titles {
		list = append(list, ui.Piece{Rect: s.place(i).Inset(-6), Zoom: s.zoom(), Grid: 1})
	}
	back, _ := setupFoot.CutLeft(setupBack)
	return append(list, ui.Piece{Rect: back.Inset(-6), Zoom: 1, Row: true})
}

// Pieces are the list, and of the game that is shown its name, its picture, who plays, what is
// told and what can be done.
func (s *saves) Pieces(ui.Shape) []ui.Piece {
	in := savesShow.Inset(56)
	picture, seats := ui.Rect{X: in.X, Y: in.Y + 96, W: 440, H: 440}, ui.Rect{X: in.X + 470, Y: in.Y + 96, W: in.W - 470, H: 440}
	list := []ui.Piece{{Rect: savesList.Inset(-edge), Zoom: 1}}
	if s.ctx.Grown() {
		return append(list, ui.Piece{Rect: savesShow.Inset(-edge), Zoom: 1})
	}
	for _, r := range []ui.Rect{{X: savesShow.X, Y: savesShow.Y - edge, W: savesShow.W, H: 136 + edge}, picture.Inset(-14), seats, {X: in.X - 20, Y: picture.Bottom() + 20, W: in.W + 40, H: in.Bottom() - 100 - picture.Bottom()}} {
		list = append(list, ui.Piece{Rect: r, Zoom: 1})
	}
	for i := range s.buttons {
		if b := s.buttons[i].Bounds; b.X > savesShow.X && b != savesKeep {
			list = append(list, ui.Piece{Rect: b.Inset(-6), Zoom: 1.2})
		}
	}
	return list
}

// The heading of a panel, as a piece.
const (
	headWide  = 1060.0
	headHigh  = 136.0
	facesHead = 190.0 // with a note
)

// headed is the panel of a scene with its heading, alone where the scene is shown in pieces.
func (s *page) headed(p *ui.Painter, text string, panel ui.Rect, high, room float64) {
	if s.ctx.InPieces(s.self) {
		panel.W, panel.H, room = headWide, high, headWide-120
		p.Panel(panel)
	}
	headingIn(p, text, panel, room)
}

// footZoom is how large the buttons at the foot are shown: on phones no larger than a finger needs.
func footZoom(c *ui.Context) float64 {
	if c.Grown() || c.Shape() == ui.Tablet {
		return 1
	}
	return .72
}

// head is that piece: low where the window is.
func head(c *ui.Context) ui.Piece {
	zoom := 1.0
	if c.Shape() == ui.Lying {
		zoom = .56
	}
	return ui.Piece{Rect: ui.Rect{X: setupPanel.X, Y: setupPanel.Y, W: headWide, H: headHigh}, Zoom: zoom, Row: true}
}

// Pieces are the table, the chart, and the buttons one by one.
func (s *result) Pieces(ui.Shape) (list []ui.Piece) {
	for _, r := range s.panels {
		list = append(list, ui.Piece{Rect: r.Inset(-edge), Zoom: 1})
	}
	for i := range s.buttons {
		list = append(list, ui.Piece{Rect: s.buttons[i].Bounds.Inset(-6), Zoom: 1.2})
	}
	return list
}
