package scenes

import (
	"fmt"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// Sheet is a scoring as it is shown: category after category, in each a line
// for whatever is scored, with a cell for each seat. All texts are in the
// language spoken now and may be rich.
type Sheet struct {
	Title string
	Seats []SheetSeat
	Parts []SheetPart
	Done  string  // what the last button says
	Whole bool    // it counts everything: nothing was counted before
	Wins  string  // says who has won, once all is counted; "": the game goes on
	Sage  string  // sprite of who says something of each category; "": nobody does
	Dusk  float64 // how dark the table is beside it, 0 to 1: much is at stake
}

// SheetSeat is a column. Before is the score that the scoring began with.
type SheetSeat struct {
	Name, Crest string
	Before      int
}

// SheetPart is a category.
type SheetPart struct {
	Name, Icon string
	Hint       string // the rule in a sentence
	Said       string // what is said of it by the sheet's sage
	Lines      []SheetLine
	Voice      *SheetVoice // how one of the seats takes it; nil: nobody says anything
}

// SheetVoice is a line that somebody says where his column is headed.
type SheetVoice struct {
	Seat       int
	Face, Says string // a sprite; the line
	Mood       string // in which the face is
}

// SheetLine is one thing that is scored. Cells are by seat; a seat without a
// cell has no part in it.
type SheetLine struct {
	Label string
	Says  string // the label in words, where its pictures say something; "": Label has them
	Cells []SheetCell
}

// SheetCell is what a seat has there and what it gets.
type SheetCell struct {
	Text   string
	Says   string // the text in words, where it is all pictures; "": Text has them
	Points int
	Gets   bool                           // points are written, also when they are 0
	Leads  bool                           // it has most, alone or tied
	Art    func(p *ui.Painter, r ui.Rect) // a picture of what is counted, which comes by itself; nil: none
}

// Points is what a seat gets in a category.
func (p *SheetPart) Points(seat int) (n int) {
	for _, l := range p.Lines {
		if seat < len(l.Cells) {
			n += l.Cells[seat].Points
		}
	}
	return n
}

// after is a seat's score when the first n categories are counted.
func (s *Sheet) after(n, seat int) int {
	score := s.Seats[seat].Before
	for i := range s.Parts[:n] {
		score += s.Parts[i].Points(seat)
	}
	return score
}

// Leader is who leads alone when the first n categories are counted; -1 is nobody.
func (s *Sheet) Leader(n int) int {
	leader, most := -1, -1<<30
	for seat := range s.Seats {
		switch score := s.after(n, seat); {
		case score > most:
			leader, most = seat, score
		case score == most:
			leader = -1
		}
	}
	return leader
}

// Account is how a sheet is shown.
type Account struct {
	Sheet func() Sheet   // is asked for again when the language changes
	Place ui.Rect        // on the table, which shows beside it; the zero value is the whole screen
	Turns int            // ticks after which it turns to the next category by itself; 0 is never
	Shows func(part int) // is told which category is open; nil is nobody
	Done  func()         // is called when the scene has been left
}

// scoring shows a sheet.
type scoring struct {
	page
	account Account
	sheet   Sheet
	plan    sheetPlan
	now     int
	shown   int // ticks since it turned to this category
}

// NewScoring returns the scene that shows a scoring, category after category.
func NewScoring(c *ui.Context, a Account) ui.Scene {
	return &scoring{page: page{ctx: c}, account: a}
}

// Overlay reports whether the table shows beside it.
func (s *scoring) Overlay() bool { return s.plan.beside }

// restTicks is how long a click beside the buttons turns nothing: it was still meant for
// what moved on the table.
const restTicks = 24

// A category holds its breath before it is added up, and once more before it shows what became
// of the lead.
const (
	sumTicks  = 42
	leadTicks = 80
)

// stage is how much of a category is shown.
type stage uint8

const (
	counted stage = iota // what counts
	summed               // and what it comes to
	settled              // and who leads then, and how the seats take it
)

// stage is that of the moment. At once where nothing shall move.
func (s *scoring) stage() stage {
	tempo := s.ctx.Preferences().Tempo
	switch ticks := float64(s.shown - s.counts()); {
	case ticks < sumTicks*tempo:
		return counted
	case ticks < leadTicks*tempo:
		return summed
	}
	return settled
}

// Update turns to the next category when it is time.
func (s *scoring) Update(*ui.Context) error {
	before := s.stage()
	s.shown++
	s.count()
	if s.stage() != before {
		s.ground.MarkDirty()
		s.ctx.RequestRedraw()
		if s.stage() == summed {
			s.ctx.Play(sound.Coin)
		}
	}
	if s.account.Turns > 0 && s.shown >= s.account.Turns {
		s.next()
	}
	return nil
}

// narrowTab is how wide a tab is at least that shows a picture beside its word.
const narrowTab = 140.0

// Rebuild makes texts and buttons.
func (s *scoring) Rebuild(*ui.Context) {
	s.begin(s)
	if s.account.Shows != nil { // before the sheet is made, which tells of what is open
		s.account.Shows(s.now)
	}
	s.sheet = s.account.Sheet()
	s.plan = s.planned()
	s.panels = []ui.Rect{s.plan.panel}
	for i := range s.sheet.Parts {
		part := &s.sheet.Parts[i]
		r := s.plan.tabAt(i, len(s.sheet.Parts))
		b := s.button(fmt.Sprintf("part-%d", i+1), part.Name, r, ui.PlainLook, func() { s.show(i) })
		if b.On, b.Size = i == s.now, s.plan.tab; r.W > iconTab {
			b.Icon = part.Icon
		}
		if r.W < narrowTab {
			b.Icon = "" // the word needs its room
		}
	}
	text := s.ctx.T("score.next")
	if s.last() {
		text = s.sheet.Done
	}
	b := s.button("next", text, s.plan.next, ui.GoldLook, s.next)
	b.Size, b.Glow = s.plan.tab+5, true
	b.Key, b.HasKey = ebiten.KeySpace, true
	if !s.last() {
		s.button("skip", s.sheet.Done, s.plan.skip, ui.DarkLook, s.finish).Size = s.plan.tab
	}
}

// iconTab is how wide a tab is at least that has an icon beside its name.
const iconTab = 148.0

// Regions are the buttons, over all that is none of them: a click there goes on, too.
func (s *scoring) Regions() []ui.Region {
	on := ui.Region{Name: "on", Label: s.ctx.T("score.next"), Bounds: ui.Canvas, Enabled: true}
	on.Press = func() {
		if s.shown >= restTicks {
			s.next()
		}
	}
	return append([]ui.Region{on}, s.page.Regions()...)
}

func (s *scoring) last() bool { return s.now+1 >= len(s.sheet.Parts) }

// next turns to the next category, and leaves the last one.
func (s *scoring) next() {
	if s.counts() > 0 && s.stage() < settled { // first all is counted
		s.shown = s.counts() + leadTicks*int(math.Ceil(s.ctx.Preferences().Tempo))
		s.ground.MarkDirty()
		s.ctx.RequestRedraw()
		return
	}
	if s.last() {
		s.finish()
		return
	}
	s.show(s.now + 1)
}

// show turns to a category.
func (s *scoring) show(i int) {
	s.now, s.shown = i, 0
	s.Rebuild(s.ctx)
	s.ctx.RequestRedraw()
}

func (s *scoring) finish() {
	s.leave()
	s.account.Done()
}

// Escape leaves the sheet.
func (s *scoring) Escape(*ui.Context) { s.finish() }
