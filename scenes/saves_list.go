package scenes

import (
	"fmt"
	"strings"

	"merlin/scenes/ui"
)

// title is what a saved game is called.
func (s *saves) title(g *Saved) string {
	if g.Label != "" {
		return g.Label
	}
	var names []string
	for _, p := range g.Seats {
		names = append(names, p.Name)
	}
	if len(names) == 0 {
		return s.ctx.T("saves.damaged")
	}
	return strings.Join(names, ", ")
}

// labelled is what a line of the list says of a game.
func (s *saves) labelled(g *Saved) string {
	text := brief(s.title(g)) + "  ·  " + s.when(g)
	if s.game.several() {
		text += "  ·  " + s.game.called(g.title)
	}
	return text
}

// brief is a title as long as a line of the list has room for.
func brief(title string) string {
	const most = 40
	if letters := []rune(title); len(letters) > most {
		return string(letters[:most]) + "…"
	}
	return title
}

// when is the moment it was saved, in the form of the language.
func (s *saves) when(g *Saved) string {
	if g.When.IsZero() {
		return ""
	}
	return g.When.Format(s.ctx.T("saves.when"))
}

const (
	savesLine = 84.0
	savesGap  = 8.0
	savesHint = 72.0 // of the hint below the list
	maxLabel  = 40   // letters
)

// layList makes a button for each game in view, and for the next one above and below, to
// which the keyboard walks on.
func (s *saves) layList() {
	s.lines = s.lines[:0]
	const step = savesLine + savesGap
	b := s.list.Bounds
	s.list.Content = float64(len(s.all)) * step
	s.list.By(0)
	s.first = max(0, int(s.list.At()/step)-1)
	for i := s.first; i < min(len(s.all), int((s.list.At()+b.H)/step)+2); i++ {
		g := &s.all[i]
		r := ui.Rect{X: b.X + 4, Y: s.list.Top() + float64(i)*step + 4, W: b.W - 28, H: savesLine}
		line := ui.NewButton(fmt.Sprintf("saved-%d", i+1), s.labelled(g), r, ui.PlainLook, s.clicking(func() {
			s.now = g.Name
			s.build()
		}))
		line.Size, line.On = 26, g.Name == s.now
		line.Hit = func(x, y float64) bool { return r.Contains(x, y) && b.Contains(x, y) }
		s.lines = append(s.lines, line)
	}
	s.ctx.RequestRedraw()
}

// reveal has the game shown be in view.
func (s *saves) reveal() { s.show(s.place()) }

// show scrolls until a game is in view.
func (s *saves) show(i int) {
	at, top := s.list.At(), float64(i)*(savesLine+savesGap)
	if i >= 0 {
		s.list.Show(top, top+savesLine+savesGap)
	}
	if s.list.At() != at {
		s.layList()
	}
}

// Update types into the name and keeps the focused line in view.
func (s *saves) Update(c *ui.Context) error {
	if s.label != nil {
		s.label.Update(c)
	}
	for i := range s.lines {
		if c.Focused(s.lines[i].Name) {
			s.show(s.first + i)
			break
		}
	}
	return nil
}

// Regions are the name, the list and the buttons.
func (s *saves) Regions() []ui.Region {
	list := s.list.Region("list", s.ctx.T("saves.title"))
	wheel, drag := list.Wheel, list.Drag
	list.Wheel = func(dy float64) { wheel(dy); s.layList() }
	list.Drag = func(x, y float64) { drag(x, y); s.layList() }
	var out []ui.Region
	if s.label != nil {
		out = append(out, s.label.Region)
	}
	out = append(out, list)
	out = append(out, ui.ButtonRegions(s.lines)...)
	return append(out, s.page.Regions()...)
}
