package scenes

import (
	"merlin/fonts"
	"merlin/scenes/ui"
)

// which asks which title is to be played, or learnt. It is there only where there are several.
type which struct {
	page
	titles []*Title
	learns bool
}

func newWhich(g *Game) *which {
	s := &which{page: newPage(g, setupPanel)}
	for i := range g.config.Titles {
		s.titles = append(s.titles, &g.config.Titles[i])
	}
	return s
}

// newLessons asks for the lesson of which title.
func newLessons(g *Game) *which {
	return &which{page: newPage(g, setupPanel), titles: g.lessons(), learns: true}
}

// On phones the cards are low, so that all are in sight.
const (
	cardLow   = 296.0 // where the window stands
	cardLeast = 270.0 // there if the window is low,
	cardRest  = 58.0  // with what is round each and the question
	cardThin  = 372.0 // where it lies
	cardFoot  = 72.0  // with a button
	cardThumb = 230.0 // the picture where the window stands
	cardSmall = 180.0 // and where it lies
)

// place is the card of title i: side by side, in the middle when there are few; below each other
// where the window stands.
func (s *which) place(i int) ui.Rect {
	if s.small() {
		return s.placeLow(i)
	}
	const gap, widest = 28.0, 700.0
	n := float64(len(s.titles))
	all := setupMain
	w := min(widest, (all.W-gap*(n-1))/n)
	left := all.X + (all.W-n*w-(n-1)*gap)/2
	return ui.Rect{X: left + float64(i)*(w+gap), Y: all.Y, W: w, H: all.H}
}

// Rebuild makes a card for each title, and on it a button that goes on with its game.
func (s *which) Rebuild(*ui.Context) {
	s.begin(s)
	g := s.game
	for i, t := range s.titles {
		r := s.place(i)
		b := s.button("title-"+t.Name, s.told(t), r, ui.PlainLook, func() { s.choose(t) })
		b.Text = ""
		if !s.learns && t.goesOn() {
			foot, _ := r.Inset(22).CutBottom(64)
			c := s.button("continue-"+t.Name, s.ctx.T("title.continue"), foot, ui.DarkLook, func() { g.goOn(t) })
			s.tellKept(c, t)
			c.Icon, c.Text = "icon-play", s.ctx.T("title.continue")
		}
	}
	back, _ := setupFoot.CutLeft(300)
	s.back(back)
}

// placeLow is that card on a phone.
func (s *which) placeLow(i int) ui.Rect {
	all, foot := s.ctx.Room().W-2*edge, 0.0
	if s.goesOn() {
		foot = cardFoot
	}
	n := float64(len(s.titles))
	if s.stands() {
		high := foot + max(cardLeast, min(cardLow, s.ctx.Room().H/n-cardRest))
		return ui.Rect{X: besideAll, Y: (high + 2*edge) * float64(i), W: all, H: high}
	}
	w := min(420, all/n-2*edge)
	return ui.Rect{X: besideAll + (w+2*edge)*float64(i), W: w, H: cardThin + foot}
}

func (s *which) stands() bool { return s.ctx.Shape() == ui.Standing }
func (s *which) small() bool  { return s.stands() || s.ctx.Shape() == ui.Lying }

// goesOn reports whether a card has a button that goes on with a game.
func (s *which) goesOn() bool { return !s.learns && s.game.continued() != nil }

// told is what one hears of a title.
func (s *which) told(t *Title) string {
	return s.game.called(t) + ". " + s.game.seats(t) + ". " + s.game.kind(t) + ". " + s.game.line(t)
}

// choose goes on to the set-up of a title, or to its lesson.
func (s *which) choose(t *Title) {
	if s.learns {
		s.game.learn(t)
		return
	}
	s.game.prepare(t)
}

// asks is what is asked.
func (s *which) asks() string {
	if s.learns {
		return s.ctx.T("title.which_lesson")
	}
	return s.ctx.T("title.which")
}

// Draw draws the cards.
func (s *which) Draw(p *ui.Painter) {
	s.drawGround(p, func(p *ui.Painter) { s.headed(p.Named("which"), s.asks(), setupPanel, headHigh, setupMain.W) })
	s.drawButtons(p)
	draw := s.drawCard
	if s.small() {
		draw = s.drawLow
	}
	for i, t := range s.titles {
		draw(p.Named("title-"+t.Name), t, s.place(i).Inset(22))
	}
}

// nameStyle is that of the names on all cards: as large as the longest word of them allows.
func (s *which) nameStyle(width float64) ui.Style {
	st := ui.Style{Role: fonts.Title, Size: 40, Min: 20, Line: 1.05, Color: ui.Rubric, Spacing: 1.5, Align: ui.Center, VAlign: ui.Middle}
	m := s.ctx.Measure()
	for _, t := range s.titles {
		for st.Size > st.Min && m.ParagraphHeight(s.game.called(t), width, st) > 84 {
			st.Size--
		}
	}
	return st
}

// drawCard writes on a card what the title is.
func (s *which) drawCard(p *ui.Painter, t *Title, in ui.Rect) {
	wide := in.W
	if s.goesOn() {
		wide *= .86 // there is a button at the foot
	}
	picture, rest := in.CutTop(wide * titlePicture.H / titlePicture.W)
	picture.X, picture.W = picture.X+(in.W-wide)/2, wide
	s.drawPicture(p, t, picture)
	_, rest = rest.CutTop(22) // a name of two lines is not jammed under the picture
	at, rest := rest.CutTop(84)
	p.Paragraph(s.game.called(t), at, s.nameStyle(in.W))
	at, rest = rest.CutTop(36)
	p.TextIn(s.game.seats(t), at, cardFact)
	at, rest = rest.CutTop(36)
	p.TextIn(s.game.kind(t), at, cardFact)
	if s.goesOn() {
		_, rest = rest.CutBottom(4 + 64)
	}
	p.Paragraph(s.game.line(t), rest, cardLine)
}

// drawLow writes it on a low one: the picture at the left, the sentence below.
func (s *which) drawLow(p *ui.Painter, t *Title, in ui.Rect) {
	if s.goesOn() {
		in, _ = in.CutTop(in.H - cardFoot)
	}
	facts, line := in.CutTop(in.H - 62)
	const flat = 2. / 3 // how high a cover is to its width
	picture := ui.Rect{X: in.X, Y: in.Y, W: cardThumb, H: cardThumb * flat}
	if s.stands() {
		_, facts = facts.CutLeft(cardThumb + 20)
	} else {
		picture = ui.Rect{X: in.X + (in.W-cardSmall)/2, Y: in.Y - 8, W: cardSmall, H: cardSmall * flat}
		_, facts = facts.CutTop(picture.H - 2)
	}
	s.drawPicture(p, t, picture)
	name, facts := facts.CutTop(s.nameHigh())
	st := s.nameStyle(name.W)
	if !s.stands() { // on two lines
		st.Size = min(st.Size, 26)
	}
	p.Paragraph(s.game.called(t), name, st)
	seats, kind := facts.CutTop(32)
	p.TextIn(s.game.seats(t), seats, cardFact.Sized(24))
	p.Paragraph(s.game.kind(t), kind, cardFact.Sized(24))
	p.Paragraph(s.game.line(t), line, cardLine.Sized(28))
}

// nameHigh is how much room the name has on a low card.
func (s *which) nameHigh() float64 {
	if s.stands() {
		return 84
	}
	return 58
}

// drawPicture draws the cover of a title, or its first letter.
func (s *which) drawPicture(p *ui.Painter, t *Title, picture ui.Rect) {
	p.Well(picture.Inset(-4), 8)
	if t.Picture != "" {
		p.Sprite(t.Picture, picture.X, picture.Y, picture.W, picture.H)
		return
	}
	const size = 72.0
	x, y := picture.Center()
	first := []rune(s.game.called(t))[:1]
	p.Initial(string(first), x-size*.75, y+size*.36, ui.TitleStyle.Sized(size))
}

// What a card says.
var (
	cardFact = leastOf(ui.BoldStyle.Sized(26))
	cardLine = leastOf(ui.HintStyle.Sized(34))
)

func leastOf(st ui.Style) ui.Style {
	st = st.Placed(ui.Center, ui.Middle)
	st.Min = 20
	return st
}
