package merlin

import (
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/boxfile"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Games makes the scenes of new and kept games.
type Games = table.Games[merlin.View, *frame]

// NewGames returns the games played with the components of a box file; "" is the box
// that comes with the program. A wrong box is one sentence with the file, line and table.
func NewGames(shell func() table.Shell, s store.Store, boxName string) (*Games, error) {
	box, err := boxfile.Open(boxName)
	if err != nil {
		return nil, err
	}
	return &Games{Shell: shell, Store: s, Title: newTitle(box)}, nil
}

func newTitle(box *merlin.Box) *table.Title[merlin.View, *frame] {
	return &table.Title[merlin.View, *frame]{Open: open, Play: table.Play{
		Rules: merlin.Title{Box: box}, First: true,
		Set: merlin.TitleName, Picture: "title-art", Pictures: modulePictures(),
		Forced: []game.AskKind{merlin.AskMove}, Ends: []game.AskKind{merlin.AskEnd},
		Turn: turnOf, Turns: merlin.EventTurn,
		Chapters: rounds, Describe: describeSaved,
	}}
}

// turnOf is whose turn it is.
func turnOf(g game.Game) game.Seat { return g.(*merlin.Game).Turn.Seat }

// open returns how a game is shown.
func open(g game.Game) table.Screen[merlin.View, *frame] {
	rules := g.(*merlin.Game).Rules()
	all := rowsOf(rules)
	panels := newPanels(all)
	return table.Screen[merlin.View, *frame]{
		View:   merlin.Title{}.View,
		Depart: rules.Depart,
		Arrive: rules.Arrive,
		Model:  func(m *paint.Frame[merlin.View]) *frame { return newFrame(all, rules, m) },
		Offer:  offer,
		Panels: func(all func() []ui.Region) []paint.Panel[*frame] { return sharedPanels(panels, all) },
		Flights: func(f *frame, now *merlin.View, events []game.Event) []paint.Flight {
			return flightsOf(f, now, panels, events)
		},
		Manner:  all.manner,
		Regret:  (*frame).regret,
		Gather:  (*frame).gather,
		Art:     (*frame).choiceArt,
		Thing:   (*frame).thing,
		Tip:     (*frame).choiceTip,
		Leave:   (*frame).putsBack,
		Chapter: (*frame).chapter,
		Account: scoringScene,
		Result:  gameResult,
		Bar:     topBar,
		Toast:   ui.Rect{X: ribbonRect.X, Y: 4, W: ribbonRect.W, H: boardRect.H},
		Caption: captionRect,
	}
}

// newFrame makes of a moment what the table is drawn by.
func newFrame(all *rows, rules *merlin.Rules, m *paint.Frame[merlin.View]) *frame {
	f := &frame{Frame: m, rules: rules, rows: all}
	f.Said, f.turned = f.caption(), f.turnedDice()
	for _, e := range f.Moving {
		if e.Kind == merlin.EventPoints {
			f.climbing[e.Seat] = true
		}
	}
	return f
}

// session is the match where what may be chosen is made of it.
type session struct {
	*table.Session
	rows *rows
}

func (s *session) game() *merlin.Game { return s.Match().Game().(*merlin.Game) }

// view is what the person at the screen may know.
func (s *session) view() merlin.View { return s.game().View(s.Seat()) }

// offer adds to a frame what its person may choose.
func offer(of *table.Session, f *frame) error {
	s := &session{of, f.rows}
	s.ask(f)
	err := s.askRetake(f)
	f.describe()
	f.guard()
	return err
}

// guard says which choices a click on what they touch takes at once, and which it never
// takes alone.
func (f *frame) guard() {
	mark := func(list []moment.Choice) {
		for i := range list {
			list[i].AtOnce = list[i].Do[0].Kind == merlin.ActDie
			list[i].Careful = f.careful(&list[i])
		}
	}
	for _, list := range f.Choices {
		mark(list)
	}
	for _, list := range f.through {
		mark(list)
	}
	mark(f.Buttons)
}

// careful reports whether a choice spends something for good: it is never made by a click
// on what it touches alone.
func (f *frame) careful(c *moment.Choice) bool {
	row := f.rows.action(c)
	return row.Flag != "" || row.Careful || f.rows.targets[c.At.Kind].First != nil
}

// gather has what is asked first of a thing be chosen first.
func (f *frame) gather(list []moment.Choice) []moment.Choice {
	if first := f.rows.targets[list[0].At.Kind].First; first != nil && len(list[0].Then) == 0 {
		return first(f, list)
	}
	return list
}

// regret says that nothing came of a deed.
func (f *frame) regret(e game.Event) string {
	if e.Kind != merlin.EventVoid {
		return ""
	}
	return f.voidWords(e.Seat, f.rules.VoidName(e.Args[0]))
}

// rounds returns after how many moves each round has begun, -1 for one that has not.
func rounds(m *game.Match) (begun []int) {
	begun = make([]int, merlin.Rounds)
	for i := range begun {
		begun[i] = -1
	}
	note := func(events []game.Event, n int) {
		for _, e := range events {
			if e.Kind == merlin.EventRound {
				begun[e.Args[0]-1] = n
			}
		}
	}
	note(m.Start(), 0)
	for i := range m.Moves() {
		note(m.Moves()[i].Events, i+1)
	}
	return begun
}

// describeSaved adds to what is told of a saved game its points, round, modules and board.
func describeSaved(words table.Words, m *game.Match, g *scenes.Saved) {
	now := m.Game().(*merlin.Game)
	for i := range g.Seats {
		g.Seats[i].Score = int(now.Players[i].Score)
	}
	g.Lines = []string{words("ui.round", "number", int(now.Round), "of", merlin.Rounds), modulesOf(words, now.Rules())}
	if now.Over() {
		g.Lines[0] = words("saves.over")
	}
	g.Draw = smallBoard(now.View(game.NoSeat).Public, m.Setup().Seats)
}

// modulesOf lists the modules in play.
func modulesOf(words table.Words, r *merlin.Rules) string {
	var names []string
	for _, m := range merlin.ModuleNames() {
		if r.Has(m) {
			names = append(names, words("setup.module."+m))
		}
	}
	if len(names) == 0 {
		return words("setup.preset.first")
	}
	return strings.Join(names, ", ")
}
