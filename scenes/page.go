package scenes

import (
	"strings"

	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// page is what the general scenes have in common: an oak ground with panels,
// kept as a layer, and buttons on it.
type page struct {
	game    *Game
	ctx     *ui.Context
	wood    ui.Backdrop
	ground  ui.Layer
	panels  []ui.Rect
	buttons []ui.Button
	self    ui.Scene // whose page it is, once it has been built
}

func newPage(g *Game, panels ...ui.Rect) page {
	return page{game: g, ctx: g.app.Context(), panels: panels}
}

// begin forgets the buttons, before the scene whose page it is is built anew.
func (s *page) begin(self ui.Scene) {
	s.self, s.buttons = self, s.buttons[:0]
	s.ground.MarkDirty()
}

// button adds a button that clicks when it is pressed; the pointer is good
// until the next is added.
func (s *page) button(name, label string, r ui.Rect, look ui.Look, press func()) *ui.Button {
	b := ui.NewButton(name, label, r, look, s.clicking(press))
	b.Size = 30
	s.buttons = append(s.buttons, b)
	return &s.buttons[len(s.buttons)-1]
}

func (s *page) clicking(press func()) func() {
	return func() {
		s.ctx.Play(sound.Click)
		press()
	}
}

// drawGround draws oak, panels and whatever else stands still.
func (s *page) drawGround(p *ui.Painter, more func(*ui.Painter)) {
	still := func(p *ui.Painter) {
		for _, r := range s.panels {
			p.Panel(r)
		}
		if more != nil {
			more(p)
		}
	}
	if s.ctx.InPieces(s.self) { // each piece in its own size
		still(p)
		return
	}
	s.wood.Draw(p, (*ui.Painter).Wood)
	s.ground.Draw(p, ui.Canvas, still)
}

func (s *page) drawButtons(p *ui.Painter) {
	for i := range s.buttons {
		s.buttons[i].Draw(p, s.ctx)
	}
}

// Update does nothing; most scenes wait.
func (s *page) Update(*ui.Context) error { return nil }

// leave takes the scene off the stack.
func (s *page) leave() { s.ctx.Pop(s.self) }

// leaving takes it off before it goes on.
func (s *page) leaving(then func()) func() {
	return func() {
		s.leave()
		then()
	}
}

// Escape goes back.
func (s *page) Escape(*ui.Context) { s.leave() }

// Close gives the layers back.
func (s *page) Close() {
	s.wood.Release()
	s.ground.Release()
}

// Regions are the buttons.
func (s *page) Regions() []ui.Region { return ui.ButtonRegions(s.buttons) }

// back adds the button that leads back, at the lower left of the screen.
func (s *page) back(r ui.Rect) {
	b := s.button("back", s.ctx.T("ui.back"), r, ui.DarkLook, s.leave)
	b.Icon = "icon-back"
}

// heading is the title of a panel: smaller, and cut, where it is too long.
func heading(p *ui.Painter, text string, panel ui.Rect) { headingIn(p, text, panel, panel.W-112) }

// headingIn is one that has so much room.
func headingIn(p *ui.Painter, text string, panel ui.Rect, room float64) {
	fit, st := fitting(p, text, 44, room)
	if first, second := halved(text); fit != text && second != "" { // as it stands it is too long for a line
		longer := first
		if len(second) > len(first) {
			longer = second
		}
		_, st = fitting(p, longer, 27, room-st.Size)
		p.Initial(first, panel.X+56, panel.Y+66, st)
		p.Text(second, panel.X+56+1.5*st.Size, panel.Y+66+1.5*st.Size, st)
	} else {
		p.Initial(fit, panel.X+56, panel.Y+88, st)
	}
	p.Rule(panel.X+56, panel.Right()-56, panel.Y+124)
}

// halved parts a text in two of nearly the same length; one word has no second part.
func halved(text string) (first, second string) {
	words := strings.Fields(text)
	for n := len(words) - 1; n > 0; n-- {
		a, b := strings.Join(words[:n], " "), strings.Join(words[n:], " ")
		if second == "" || max(len(a), len(b)) < max(len(first), len(second)) {
			first, second = a, b
		}
	}
	return first, second
}

// leastTitle is how large the letters of a heading are at least.
const leastTitle = 20.0

// fitting is a heading with its style, in letters of a size or as much smaller as its room
// wants, and cut off where they would be too small.
func fitting(p *ui.Painter, text string, size, room float64) (string, ui.Style) {
	st, letters := ui.TitleStyle.Sized(size), []rune(text)
	long := func() bool { return p.TextWidth(text, st)+st.Size > room } // its first letter is larger
	for long() && st.Size > leastTitle {
		st.Size--
	}
	for n := len(letters) - 1; long() && n > 0; n-- {
		text = string(letters[:n]) + "…"
	}
	return text, st
}
