package scenes

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/bot"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// faceButton leads from a seat to who of the computer players sits there, or to the names
// that people had before. It returns what it leaves of the line r.
func (s *setup) faceButton(i int, r ui.Rect) (rest ui.Rect) {
	seat, at := &s.seats[i], ui.Rect{X: r.X, Y: r.Y, W: r.H, H: r.H}
	_, rest = r.CutLeft(r.H + 8)
	t := s.ctx.T
	if !seat.Human() {
		b := s.button(seatID(i)+"face", t("setup.face", "number", i+1), at, ui.PlainLook, func() { s.ctx.Push(newFaces(s.game, seat)) })
		b.Text, b.Tip = "", ui.Say(s.faceTip(seat.Face))
		return rest
	}
	if len(s.game.settings.Names) == 0 {
		return r
	}
	b := s.button(seatID(i)+"names", t("setup.names_tip"), at, ui.PlainLook, func() { s.ctx.Push(newNames(s.game, seat)) })
	b.Text, b.Icon, b.Tip = "", "icon-human", ui.Say(b.Label)
	return rest
}

// faceTip says of a face who it is.
func (s *page) faceTip(face string) string {
	t := s.ctx.T
	if bot.FaceNamed(face) < 0 {
		return "<b>" + t("setup.face_drawn") + "</b> – " + t("setup.face_drawn_tip")
	}
	return "<b>" + t("face."+face) + "</b> – " + s.faceLine(face)
}

// faceLine says how a face plays: at the table of the title, where that has words for it.
func (s *page) faceLine(face string) string {
	if key := "face." + face + "." + s.game.title.Name; s.ctx.Locale().Has(key) {
		return s.ctx.T(key)
	}
	return s.ctx.T("face." + face + ".line")
}

// drawFaces draws the portraits over their buttons.
func (s *setup) drawFaces(p *ui.Painter) {
	for i := range s.seats {
		name := seatID(i) + "face"
		if at := ui.Find(ui.ButtonRegions(s.buttons), name); at >= 0 {
			drawFace(p.Named(name), s.seats[i].Face, s.buttons[at].Bounds.Inset(4))
		}
	}
}

// drawFace draws a portrait, or that it is still drawn by lot.
func drawFace(p *ui.Painter, face string, r ui.Rect) {
	if sprite := FaceSprite(face); sprite != "" {
		p.SpriteIn(sprite, r)
		return
	}
	x, y := r.Center()
	p.FillRound(r, 7, ui.Solid(ui.FadedInk))
	p.Text("?", x, y, ui.BoldStyle.Sized(r.H*.7).With(ui.ParchmentLight).Placed(ui.Center, ui.Middle))
}

// faces has one choose who of the computer players sits at a seat.
type faces struct {
	page
	seat *game.Player
}

var facesPanel = ui.Rect{X: 160, Y: 36, W: 1600, H: 1008}

func newFaces(g *Game, seat *game.Player) *faces {
	return &faces{page: newPage(g, facesPanel), seat: seat}
}

const (
	facesAcross = 3
	facesGap    = 14.0
	faceSide    = 104.0
)

// cell is where choice i lies; that which is drawn comes first, in a line of its own, which a
// small window has no longer than the others.
func (s *faces) cell(i int) ui.Rect {
	in := ui.Rect{X: facesPanel.X + 56, Y: facesPanel.Y + 190, W: facesPanel.W - 112, H: 690}
	top, rest := in.CutTop(72)
	switch {
	case i < 0 && s.ctx.Shape() != ui.Wide:
		return top.Row(0, facesAcross, facesGap)
	case i < 0:
		return top
	}
	_, rest = rest.CutTop(facesGap)
	down := (len(bot.Faces) + facesAcross - 1) / facesAcross
	return rest.Column(i/facesAcross, down, facesGap).Row(i%facesAcross, facesAcross, facesGap)
}

// Rebuild makes a button for each.
func (s *faces) Rebuild(*ui.Context) {
	s.begin(s)
	t := s.ctx.T
	b := s.button("face-drawn", t("setup.face_drawn"), s.cell(-1), ui.PlainLook, func() { s.choose("") })
	b.As(ui.Radio, s.seat.Face == "")
	b.Tip = ui.Say(s.faceTip(""))
	for i, f := range bot.Faces {
		b := s.button("face-"+f.Name, t("face."+f.Name), s.cell(i), ui.PlainLook, func() { s.choose(f.Name) })
		b.As(ui.Radio, s.seat.Face == f.Name)
		b.Text, b.Tip = "", ui.Say(s.faceTip(f.Name))
	}
	s.back(ui.Rect{X: facesPanel.X + facesPanel.W/2 - 170, Y: facesPanel.Bottom() - 112, W: 340, H: 76})
}

func (s *faces) choose(face string) {
	s.seat.Face = face
	s.leave()
	s.ctx.Rebuild()
}

// Draw draws portraits, names and words on the buttons.
func (s *faces) Draw(p *ui.Painter) {
	s.drawGround(p, func(p *ui.Painter) {
		s.headed(p.Named("faces"), s.ctx.T("setup.faces"), facesPanel, facesHead, facesPanel.W-112)
		note := ui.Rect{X: facesPanel.X + 56, Y: facesPanel.Y + 134, W: facesPanel.W - 112, H: 44}
		size := 26.0
		if s.ctx.Shape() != ui.Wide {
			size = 32 // the heading is as wide as the window
		}
		p.TextIn(s.ctx.T("setup.faces_note"), note, ui.HintStyle.Sized(size).Placed(ui.Left, ui.Middle))
	})
	s.drawButtons(p)
	for i, f := range bot.Faces {
		r, q := s.cell(i).Inset(14), p.Named("face-"+f.Name)
		at, words := r.CutLeft(faceSide)
		drawFace(q, f.Name, ui.Around(at.X+faceSide/2, at.Y+at.H/2, faceSide, faceSide))
		_, words = words.CutLeft(16)
		head, line := words.CutTop(38)
		q.TextIn(s.ctx.T("face."+f.Name), head, ui.BoldStyle.Sized(28).Placed(ui.Left, ui.Middle))
		st := ui.BodyStyle.Sized(23).Placed(ui.Left, ui.Top)
		st.Min, st.Line = ui.Least, 1.1
		q.Paragraph(s.faceLine(f.Name), line, st)
	}
}

// names has one choose a name that somebody had before.
type names struct {
	page
	seat *game.Player
}

var namesPanel = ui.Rect{X: 560, Y: 36, W: 800, H: 1008}

func newNames(g *Game, seat *game.Player) *names {
	return &names{page: newPage(g, namesPanel), seat: seat}
}

// Rebuild makes two buttons for each: one takes the name, the other forgets it.
func (s *names) Rebuild(*ui.Context) {
	s.begin(s)
	in := ui.Rect{X: namesPanel.X + 56, Y: namesPanel.Y + 160, W: namesPanel.W - 112, H: 700}
	for i, name := range s.game.settings.Names {
		row := in.Column(i, store.MaxNames, 12)
		at, away := row.CutLeft(row.W - row.H - 12)
		said := ui.Literal(name)
		b := s.button("name-"+string(rune('1'+i)), said, at, ui.PlainLook, func() { s.choose(name) })
		b.As(ui.Radio, s.seat.Name == name)
		_, away = away.CutLeft(12)
		b = s.button("forget-"+string(rune('1'+i)), s.ctx.T("setup.names_forget", "name", said), away, ui.DarkLook, func() { s.forget(name) })
		b.Text, b.Icon, b.Tip = "", "icon-close", ui.Say(b.Label)
	}
	s.back(ui.Rect{X: namesPanel.X + namesPanel.W/2 - 170, Y: namesPanel.Bottom() - 112, W: 340, H: 76})
}

func (s *names) choose(name string) {
	s.seat.Name = name
	s.leave()
	s.ctx.Rebuild()
}

// forget takes a name away; with the last one the page goes.
func (s *names) forget(name string) {
	g := s.game
	g.settings.Names = slices.DeleteFunc(slices.Clone(g.settings.Names), func(n string) bool { return n == name })
	g.changed()
	if len(g.settings.Names) == 0 {
		s.leave()
	}
	s.ctx.Rebuild()
}

// Draw draws the names.
func (s *names) Draw(p *ui.Painter) {
	s.drawGround(p, func(p *ui.Painter) { heading(p.Named("names"), s.ctx.T("setup.names"), namesPanel) })
	s.drawButtons(p)
}

// rememberNames keeps the names of people for the next set-up, the latest first.
func (g *Game) rememberNames(seats []game.Player) {
	var list []string
	add := func(name string) {
		if name = strings.TrimSpace(name); name != "" && !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	for _, p := range seats {
		if p.Human() {
			add(p.Name)
		}
	}
	for _, name := range g.settings.Names {
		add(name)
	}
	g.settings.Names = list[:min(len(list), store.MaxNames)]
}
