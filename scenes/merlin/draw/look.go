// Package draw is Merlin's table on the screen: each part one plan of rectangles made from
// the model, then drawn and made into regions from that plan. It sees what the model
// shows, and has no way to the match.
package draw

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/sound"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Frame is the model with its words, to draw by.
type Frame struct {
	*words.Words
	*paint.Frame[*merlin.View]
	Rows *Rows

	left     *merlin.Public        // as a scoring left the table, of which the view shows things that are counted yet; nil: the view is that
	Climbing [merlin.MaxSeats]bool // whose crest is on its way along the track of points

	Retake func(die uint8) // takes another die instead of the one in hand, or puts that back
}

// New makes of a moment what the table is drawn by, without what is told of it.
func New(all *Rows, rules *merlin.Rules, now *paint.Frame[*merlin.View]) *Frame {
	m := &model.Model{Moment: now.Moment, Rules: rules, Rows: all.Rows.Rows}
	return &Frame{Words: &words.Words{Model: m, Rows: all.Rows}, Frame: now, Rows: all}
}

// NewFrame makes of a moment what the table is drawn by.
func NewFrame(all *Rows, rules *merlin.Rules, now *paint.Frame[*merlin.View]) *Frame {
	f := New(all, rules, now)
	f.Said, f.Turned = f.Caption(), f.TurnedDice()
	if f.Counting() {
		f.holdBack()
		return f
	}
	for _, e := range f.Moving {
		if e.Kind == merlin.EventPoints {
			f.Climbing[e.Seat] = true
		}
	}
	return f
}

// Clone returns a copy that can be changed.
func (f *Frame) Clone() *Frame {
	g, w, m, frame, now := *f, *f.Words, *f.Model, *f.Frame, *f.Frame.Moment
	m.Moment, frame.Moment = &now, &now
	w.Model = &m
	g.Words, g.Frame = &w, &frame
	return &g
}

// Rows are what is drawn, over what is said.
type Rows struct {
	*words.Rows
	Actions [256]*ActionRow
	Events  [256]*EventRow
	Reasons [words.MaxReasons]*ReasonRow
	Spaces  [256]*SpaceRow
	Parts   []*Part // in the order of a sheet
	Symbols bool    // on quests

	Insets     []*Inset // from the left
	Small      []*Inset // as small castles have them
	Room       Room
	Panels     []*PanelRow
	Board      []*BoardRow
	Tiles      []*TileRow
	LoadsDrawn []*LoadRow

	Province    *ProvinceRow
	CastleNames []string // how the names of the regions of the castle begin
}

// ActionRow is how an action is drawn.
type ActionRow struct {
	*words.ActionRow
	Art func(*Frame, *moment.Choice, game.Action) paint.Drawing
}

// EventRow is how an event is shown.
type EventRow struct {
	*words.EventRow
	Fly      func(*Stage, game.Event) []paint.Flight
	Moves    paint.Motion
	Together bool
	Sound    sound.Sound
	Ends     bool
	Opens    bool
	Closes   bool
	Restore  func(*merlin.Public, game.Event)
}

// ReasonRow is how points for a reason are shown.
type ReasonRow struct {
	*words.ReasonRow
	From       func(*Stage, game.Event) model.Place
	Of         PartOf
	AtRoundEnd bool
}

// SpaceRow is how a kind of space is drawn.
type SpaceRow struct {
	*model.SpaceRow
	Tint ui.Color
}

// BoardRow is how what lies on the board is drawn.
type BoardRow struct {
	*words.BoardRow
	Draw    func(*ui.Painter, *Frame)
	Regions func(*Frame) []ui.Region
	Under   func(*ui.Painter, *Frame, merlin.Province)
	On      func(*ui.Painter, *Frame, merlin.Province)
	Bars    func(p *ui.Painter, r Rondel, space uint8)
	Anchor  func(*Frame, model.Place) (x, y float64, ok bool)
	Open    func(*ui.Painter, *Frame)
	Opened  func(*Frame) []ui.Region
}

// TileRow is how what lies on tiles is drawn.
type TileRow struct {
	*words.TileRow
	Under func(p *ui.Painter, f *Frame, tile uint8, x, y float64) float64
	On    func(p *ui.Painter, f *Frame, tile uint8, x, y, up float64)
}

// LoadRow is how what lies with influence is drawn.
type LoadRow struct {
	*words.LoadRow
	DrawRank int
	Draw     func(p *ui.Painter, n uint8, x, y float64)
}

// Panel is one area of the table, with where things lie on it.
type Panel interface {
	paint.Panel[*Frame]
	// Anchor is the middle of where a thing lies; ok is false when it is not here.
	Anchor(f *Frame, at model.Place) (x, y float64, ok bool)
}

// Action is the row of what a choice does in the end.
func (all *Rows) Action(c *moment.Choice) *ActionRow { return all.Actions[c.Last().Kind] }

// ProvinceRow is how what the provinces are is drawn.
type ProvinceRow struct {
	*words.ProvinceRow
	Plate   func(merlin.Province) ui.Rect
	Cell    func(*Frame, merlin.Item, merlin.Province) ui.Rect
	Draw    func(*ui.Painter, *Frame, merlin.Province)
	Regions func(*Frame) []ui.Region
}
