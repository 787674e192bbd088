package merlin

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// frame is all that drawing may know at one moment.
type frame struct {
	*paint.Frame[merlin.View]
	rules *merlin.Rules
	rows  *rows

	next     question  // that follows when the space's action is done; of kind 0 when none does
	landings []landing // at AskDie and AskMove: where each die would lead

	through map[game.Target][]moment.Choice // at ask "placed": what the servant's action would do with a thing that is not chosen now
	retakes map[uint8][]landing             // dice that may be taken instead of the one in hand: where each would lead; and that one

	climbing [merlin.MaxSeats]bool // whose crest is on its way along the track of points

	turned map[game.Target]turned // dice that another player has turned

	retake func(die uint8) // takes another die instead of the one in hand, or puts that back
}

// clone returns a copy that can be changed.
func (f *frame) clone() *frame {
	g, frame, now := *f, *f.Frame, *f.Moment
	g.Frame, frame.Moment = &frame, &now
	return &g
}

// reach is what a choice leads a figure to: the table keeps it with the choice.
type reach struct {
	leads []uint8   // spaces where the figure could land afterwards, or whose action is done; nil when it changes nothing there
	ways  []landing // where it would lead a figure: at once, or by the die that it changes
}

// reachOf returns what a choice leads to.
func reachOf(c *moment.Choice) reach {
	r, _ := c.Own.(reach)
	return r
}

// landing is where a figure would come to by a die.
type landing struct {
	die    uint8
	value  uint8
	figure merlin.Figure
	back   bool
	jump   bool    // it does not walk there
	path   []uint8 // spaces from where it stands, that one included, to where it lands
}

func (l landing) from() uint8 { return l.path[0] }
func (l landing) to() uint8   { return l.path[len(l.path)-1] }

// panel is one area of the table. It is drawn into a layer of the size of its
// area, anew only when the frame has changed.
type panel interface {
	// area is the canvas rectangle of the panel with its shadow; nothing outside is drawn.
	area() ui.Rect
	// draw draws the panel as the frame has it.
	draw(p *ui.Painter, f *frame)
	// regions are what can be pointed at, later ones over earlier ones. Whatever
	// an action may touch is made by frame.region, so that it is a region also when
	// it may not be chosen.
	regions(f *frame) []ui.Region
	// anchor is the middle of where a thing lies; ok is false when it is not here.
	anchor(f *frame, at place) (x, y float64, ok bool)
}

// overPanel is a panel that also draws over its neighbours, such as what a hover opens.
type overPanel interface {
	over(p *ui.Painter, f *frame)
}

// place is where a thing lies that may fly from or to it.
type place struct {
	kind placeKind
	seat game.Seat // where a thing is a player's; else NoSeat
	a, b uint8
}

type placeKind uint8

// Places of the base game; each module has its own.
const (
	atSpace     placeKind = iota // space a of the ring, where figures stand
	atStock                      // item a of province b
	atServant                    // servant a's place in province b
	atMarkers                    // the seat's influence in province a
	atTile                       // tile a of the domain
	atDisplay                    // place a of the display
	atDeck                       // quests face down
	atDiscard                    // quests laid off
	atPile                       // traitors face down
	atBanished                   // traitors discarded
	atBoxApples                  // apples nobody has
	atTableTop                   // where a relic lies: 0 the Grail, 1 Excalibur, 2 the signet ring
	atInstead                    // among the dice: what is used instead of one

	atScore     // the seat's points
	atDie       // the seat's die a
	atGoods     // the seat's item a of colour b
	atHome      // the seat's servant a in his castle
	atApples    // the seat's
	atStaffs    // the seat's
	atMarkerBag // the seat's influence markers that lie in his castle
	atManors    // the seat's manors in the supply
	atTraitors  // the seat's traitors of colour a
	atHand      // the seat's quest a (NoCard: any)
	atGrail     // the seat's niche of the Grail
	atExcalibur

	modulePlaces = 64 // modules begin 16 apart from here on, as their steps do
)

// position is what the engine says of the view that is shown.
func (f *frame) position() merlin.Table { return f.rules.Table(&f.View.Public) }

// at returns what may be done with a thing.
func (f *frame) at(t game.Target) []moment.Choice { return f.Choices[f.rows.key(t)] }

// open reports whether a thing may be chosen, glows whether it is asked for.
func (f *frame) open(t game.Target) bool { return len(f.at(t)) > 0 }

func (f *frame) glows(t game.Target) bool { return f.Glows(f.at(t)) }

// hot reports whether a thing is hovered or focused.
func (f *frame) hot(t game.Target) bool {
	switch t.Kind {
	case merlin.TargetDie:
		return slices.ContainsFunc(f.dieNames(t), f.Hot)
	case merlin.TargetSpace:
		return f.Hot(f.rows.region(t)) || f.pointed(t.A)
	}
	return f.Hot(f.rows.region(t))
}

// dieNames are the regions of a die: on the board, in the castle, at another player's.
func (f *frame) dieNames(t game.Target) (names []string) {
	if t.Seat == f.diceSeat() {
		names = append(names, f.rows.region(t))
	}
	if t.Seat == f.Home {
		return append(names, castleDie(int(t.A)))
	}
	return append(names, otherDie(t.Seat, int(t.A)))
}

// region returns the region of a thing: enabled when it may be chosen, else with
// the reason why not. tip may be nil.
func (f *frame) region(t game.Target, r ui.Rect, tip ui.Sentence) ui.Region {
	list := f.at(t)
	if len(list) == 0 {
		list = f.through[f.rows.key(t)]
	}
	reg := ui.Region{Name: f.rows.region(t), Label: f.label(t), Bounds: r, Tip: tip}
	if len(list) == 0 {
		reg.Why = func() string { return f.why(t) }
		return reg
	}
	reg.Enabled, reg.Glow = true, f.glows(t)
	reg.Press = func() { f.Press(list, r) }
	return reg
}

// note returns a region that cannot be chosen and only explains itself.
func note(name, label string, tip ui.Sentence, r ui.Rect) ui.Region {
	return ui.Region{Name: name, Label: label, Tip: tip, Bounds: r}
}
