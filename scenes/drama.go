package scenes

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// Drama is how a game ends, played on the whole screen before anything is counted up: a
// ground that stands still, and on it one beat after the other. Once all are over it stays
// as it is until the player goes on; he may do so at any time.
type Drama struct {
	Says   string            // what is seen, for who does not see it
	Ground func(*ui.Painter) // paints all that the window shows
	Beats  []Beat
	Stage  ui.Rect // what of the canvas a window that stands shows, all written there

	Partings []Parting // what is said at last, one after the other, and where; without width it is not
	Parts    ui.Rect
}

// Beat is something that happens. It is drawn over those before it in the list, from its
// beginning on; when it is over it stays as it ended, but for what goes on.
type Beat struct {
	At, For float64                        // seconds at the usual tempo
	Sound   sound.Sound                    // when it begins; 0: none
	Draw    func(p *ui.Painter, t float64) // t: how much of it is over, 0 to 1; nil: it only sounds
	Goes    bool                           // on when it is over: t grows on, until the player goes on
}

// drama plays a Drama.
type drama struct {
	page
	make  func() Drama
	drama Drama
	done  func()
	now   float64 // seconds since it began, at the usual tempo
	last  float64 // when it stands still
	ticks int
	spoke int // ticks since the last beat began
}

// NewDrama returns the scene that plays a drama, and calls done when it has left the stack.
// make is asked again when the language changes.
func NewDrama(c *ui.Context, make func() Drama, done func()) ui.Scene {
	return &drama{page: page{ctx: c}, make: make, done: done}
}

// dramaOn is where the button lies that leads on.
var dramaOn = ui.Rect{X: 1500, Y: 976, W: 380, H: 72}

// told is where it is said what is seen, over the button, beside a picture that is too small for
// its letters: off the canvas.
func (s *drama) told() ui.Rect {
	if s.ctx.Shape() == ui.Lying {
		return ui.Rect{Y: 1200, W: 222, H: 540}
	}
	return ui.Rect{Y: 1200, W: 560, H: 230}
}

// whole is how large the whole picture is shown in a window that is no stage.
func (s *drama) whole() float64 {
	room := s.ctx.Room()
	return min(room.W/ui.CanvasW, (room.H-12)/ui.CanvasH)
}

// reads reports whether its letters can be read there.
func (s *drama) reads() bool { return s.whole() >= 1 }

// on is where the button lies.
func (s *drama) on() ui.Rect {
	switch {
	case s.ctx.Shape() == ui.Wide:
		return dramaOn
	case s.drama.Stage.W > 0:
		return stageOn(s.drama.Stage)
	case s.reads():
		return dramaOn
	}
	r, _ := s.told().Inset(6).CutBottom(ui.Target)
	return r
}

// drawTold says what is seen.
func (s *drama) drawTold(p *ui.Painter) {
	r := s.told()
	p.FillRect(r, ui.Solid(ui.OakBar))
	_, r = r.Inset(6).CutBottom(ui.Target + 10)
	p.Plate(r)
	st := ui.BoldStyle.Sized(25).Placed(ui.Center, ui.Middle)
	st.Min = ui.Least
	p.Paragraph(s.drama.Says, r.Inset(14), st)
}

// parting is who says his last word now; nil is nobody.
func (s *drama) parting() *Parting {
	n := s.spoke / (partingTicks + partingPause)
	if s.spoke == 0 || s.drama.Parts.W == 0 || n >= len(s.drama.Partings) || s.spoke%(partingTicks+partingPause) >= partingTicks {
		return nil
	}
	return &s.drama.Partings[n]
}

const (
	lastBeat  = 1.1 // seconds before the end from which on somebody speaks
	dramaTick = 1.0 / 60
	dramaDawn = .6 // seconds in which the picture comes out of the dark
)

// Rebuild makes texts and button.
func (s *drama) Rebuild(*ui.Context) {
	s.begin(s)
	s.wood.MarkDirty()
	s.drama, s.last = s.make(), dramaDawn
	for _, b := range s.drama.Beats {
		s.last = max(s.last, b.At+b.For)
	}
	look := ui.DarkLook
	if s.over() {
		look = ui.GoldLook
	}
	b := s.button("next", s.ctx.T("score.to-end"), s.on(), look, s.finish)
	b.Icon, b.Glow = "icon-next", true
	b.Keyed(ebiten.KeySpace)
}

func (s *drama) over() bool { return s.now >= s.last }

// Update has a tick go by.
func (s *drama) Update(c *ui.Context) error {
	s.ticks++
	if was := s.parting(); s.now >= s.last-lastBeat {
		if s.spoke++; s.parting() != was {
			c.RequestRedraw()
		}
	}
	if slices.Contains(c.Input().Keys, ebiten.KeyEnter) {
		s.finish()
	}
	if s.over() {
		s.goesOn(c)
		return nil
	}
	was := s.now
	if tempo := c.Preferences().Tempo; tempo > 0 {
		s.now += dramaTick / tempo
	} else {
		s.now = s.last
	}
	for _, b := range s.drama.Beats {
		if b.Sound != 0 && was <= b.At && b.At < s.now {
			c.Play(b.Sound)
		}
	}
	if s.over() {
		s.Rebuild(c)
	}
	c.RequestRedraw()
	return nil
}

// goesTicks are after how many ticks what goes on is drawn again, and goesFor for how many seconds it does.
const (
	goesTicks = 2
	goesFor   = 60
)

// goesOn has time go by for what goes on once all is over.
func (s *drama) goesOn(c *ui.Context) {
	tempo := c.Preferences().Tempo
	goes := slices.ContainsFunc(s.drama.Beats, func(b Beat) bool { return b.Goes })
	if !goes || tempo <= 0 || s.now > s.last+goesFor {
		return
	}
	if s.now += dramaTick; s.ticks%goesTicks == 0 {
		c.RequestRedraw()
	}
}

// Draw draws the ground, and what has begun.
func (s *drama) Draw(p *ui.Painter) {
	small, stands := s.ctx.InPieces(s), s.drama.Stage.W > 0
	if stands = stands || s.reads(); small && !stands {
		p = p.Unlettered()
	}
	if small {
		s.drama.Ground(p)
	} else {
		s.wood.Draw(p, s.drama.Ground)
	}
	q := p.Named("drama")
	for _, b := range s.drama.Beats {
		if b.Draw != nil && b.At <= s.now {
			t := ui.Part(s.now, b.At, b.At+b.For)
			if b.Goes {
				t = (s.now - b.At) / b.For
			}
			b.Draw(q, t)
		}
	}
	if says := s.parting(); says != nil && !small {
		r := s.drama.Parts
		says.draw(p.Named("parting").At(r.X, r.Y, r.W/partingWide))
	}
	if s.now < dramaDawn {
		p.FillRect(p.Visible(), ui.Solid(ui.Alpha(ui.Ink, 1-s.now/dramaDawn)))
	}
	if small && !stands && s.over() {
		s.drawTold(p)
	}
	s.drawButtons(p)
}

// Regions are the button, over all that is none: a click there goes on, too.
func (s *drama) Regions() []ui.Region {
	on := ui.Region{Name: "on", Label: s.drama.Says, Bounds: ui.Canvas, Enabled: true, Press: s.finish}
	return append([]ui.Region{on}, s.page.Regions()...)
}

// Escape goes on.
func (s *drama) Escape(*ui.Context) { s.finish() }

// finish goes on, unless that was still meant for what moved on the table.
func (s *drama) finish() {
	if s.ticks >= restTicks {
		s.leave()
		s.done()
	}
}
