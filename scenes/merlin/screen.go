package merlin

import (
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/boxfile"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/modules"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Games makes the scenes of new and kept games.
type Games = table.Games[*merlin.View, *draw.Frame]

// NewGames returns the games played with the components of a box file; "" is the box
// that comes with the program. A wrong box is one sentence with the file, line and table.
func NewGames(shell func() table.Shell, s store.Store, boxName string) (*Games, error) {
	box, err := boxfile.Open(boxName)
	if err != nil {
		return nil, err
	}
	t := newTitle(box)
	if boxName == "" { // the lesson speaks of what is printed in ours
		t.Lesson = lesson(merlin.Title{Box: box})
	}
	return &Games{Shell: shell, Store: s, Title: t}, nil
}

func newTitle(box *merlin.Box) *table.Title[*merlin.View, *draw.Frame] {
	return &table.Title[*merlin.View, *draw.Frame]{Open: open, Play: table.Play{
		Rules: merlin.Title{Box: box}, First: true,
		Set: merlin.TitleName, Late: "hall", Picture: "title-art", Pictures: modules.ModulePictures(), Sage: "Merlin-figure",
		Ends:   []game.AskKind{merlin.AskEnd},
		Spares: spares,
		Wakes:  wakes, Awake: keepsUp,
		Samples: samples, Turn: turnOf, Turns: merlin.EventTurn,
		Chapters: rounds, Describe: describeSaved,
	}}
}

// turnOf is whose turn it is.
func turnOf(g game.Game) game.Seat { return g.(*merlin.Game).Turn.Seat }

// open returns how a game is shown.
func open(g game.Game) table.Screen[*merlin.View, *draw.Frame] {
	rules := g.(*merlin.Game).Rules()
	all := modules.RowsOf(rules)
	panels := draw.NewPanels(all)
	return table.Screen[*merlin.View, *draw.Frame]{
		View: table.Seen(merlin.Title{}.View), Copy: table.Copy[merlin.View],
		Depart: rules.Depart,
		Arrive: rules.Arrive,
		Model:  func(m *paint.Frame[*merlin.View]) *draw.Frame { return draw.NewFrame(all, rules, m) },
		Offer:  offer,
		Panels: func(all func() []ui.Region) []paint.Panel[*draw.Frame] { return sharedPanels(panels, all) },
		Flights: func(f *draw.Frame, now *merlin.View, events []game.Event) []paint.Flight {
			return draw.FlightsOf(f, now, panels, events)
		},
		Manner:    func(k game.EventKind) table.Manner { return manner(all, k) },
		Regret:    (*draw.Frame).Regret,
		Gather:    (*draw.Frame).Gather,
		Art:       (*draw.Frame).ChoiceArt,
		Thing:     (*draw.Frame).Thing,
		Tip:       (*draw.Frame).ChoiceTip,
		Called:    (*draw.Frame).ChoiceSaid,
		Leads:     (*draw.Frame).Leads,
		Plan:      func(f *draw.Frame, c *moment.Choice, line []game.Move) (on, serves string) { return f.Plan(c, line) },
		Reasons:   func(f *draw.Frame, c *moment.Choice, line []game.Move) []string { return f.Reasons(c, line) },
		Worth:     func(f *draw.Frame, line []game.Move) int { return f.PlainWorth(line) },
		Completes: func(f *draw.Frame, line []game.Move) (worth int, brings string) { return f.Completes(line) },
		Waits:     func(f *draw.Frame, line, other []game.Move) (string, bool) { return f.Waits(line, other) },
		Heed:      func(f *draw.Frame, tried []moment.Tried) []string { return f.Heed(tried) },
		Promise:   func(f *draw.Frame, line []game.Move) (does game.Action, serves int, ok bool) { return f.Promise(line) },
		Announces: func(f *draw.Frame, line []game.Move, told string) bool { return f.Announces(line, told) },
		Lapsed:    (*draw.Frame).Lapsed,
		Kept:      func(f *draw.Frame, serves int, moves []game.Move) bool { return f.KeepsTo(serves, moves) },
		Keeps:     func(f *draw.Frame, line, other []game.Move) string { return f.Keeps(line, other) },
		Through:   true, Glance: 7, Brief: 3, Aims: aims,
		Spends:  func(f *draw.Frame, line []game.Move) bool { return f.Spends(line) },
		Cheap:   func(f *draw.Frame, line []game.Move) bool { return f.Cheap(line) },
		Besides: (*draw.Frame).Besides,
		Carries: (*draw.Frame).Carries,
		Leave:   (*draw.Frame).PutsBack,
		Chapter: (*draw.Frame).Chapter,
		Visits:  draw.Visits,
		Seat:    model.OtherName,
		Points:  points,
		Stirs:   stirs,
		Speaks:  (*draw.Frame).Speaks,
		Still:   still,
		Entries: draw.Chronicle, Summary: draw.SummaryRect,
		Aside:   draw.LogPlace,
		Account: draw.ScoringSheet, Sheet: draw.SheetRect,
		Lights:  func(f *draw.Frame, part int) []paint.Flight { return draw.ScoringLights(f, panels, part) },
		Result:  draw.GameResult,
		Topics:  modules.TopicsOf(rules),
		Outside: inDomain, EventOutside: buildsThere,
		Goal:    draw.Goal,
		Drama:   draw.Coronation,
		Bar:     draw.TopBar,
		Prompt:  draw.RibbonRect,
		Toast:   ui.Rect{X: draw.RibbonRect.X, Y: 4, W: draw.RibbonRect.W, H: draw.BoardRect.H},
		Caption: draw.CaptionRect,
		Track:   draw.TrackRect,
		Small:   smallTable(rules),
		Tell:    draw.Tell,
	}
}

// aims are the quests that an advice works towards.
func aims(f *draw.Frame, c *moment.Choice, line []game.Move) (list []int) {
	for _, card := range f.Serves(c, line) {
		list = append(list, int(card))
	}
	return list
}

// inDomain reports whether a region is of the domain, buildsThere whether an event is.
func inDomain(region string) bool {
	return strings.HasPrefix(region, "tile-") || strings.HasPrefix(region, "area-")
}

func buildsThere(k game.EventKind) bool {
	return k == merlin.EventManor || k == merlin.EventManorBack
}

// points are everybody's, who can be seen on the score track.
func points(v *merlin.View) (list []int) {
	for s := range game.Seat(v.Seats) {
		list = append(list, int(v.Players[s].Score))
	}
	return list
}

// session is the match where what may be chosen is made of it.
type session struct {
	*table.Session
	rows *draw.Rows
}

func (s *session) game() *merlin.Game { return s.Match().Game().(*merlin.Game) }

// view is what the person at the screen may know.
func (s *session) view() *merlin.View {
	v := s.game().View(s.Seat())
	return &v
}

// offer adds to a frame what its person may choose.
func offer(of *table.Session, f *draw.Frame) error {
	s := &session{of, f.Rows}
	s.ask(f)
	err := s.askRetake(f)
	f.Describe()
	f.Guard()
	return err
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
func describeSaved(said table.Words, m *game.Match, g *scenes.Saved) {
	now := m.Game().(*merlin.Game)
	for i := range g.Seats {
		g.Seats[i].Score = int(now.Players[i].Score)
	}
	g.Lines = []string{said("ui.round", "number", int(now.Round), "of", merlin.Rounds), modulesOf(said, now.Rules())}
	if now.Over() {
		g.Lines[0] = said("saves.over")
	}
	g.Draw = draw.SmallBoard(now.View(game.NoSeat).Public, m.Setup().Seats)
}

// modulesOf lists the modules in play.
func modulesOf(said table.Words, r *merlin.Rules) string {
	var names []string
	for _, m := range merlin.ModuleNames() {
		if r.Has(m) {
			names = append(names, said("setup.module."+m))
		}
	}
	if len(names) == 0 {
		return said("setup.preset.first")
	}
	return strings.Join(names, ", ")
}
