// Package roundtable is the table of the Knights of the Round Table: its title for the
// shared table, and what is made of the session.
package roundtable

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
)

// Games makes the scenes of new and kept games.
type Games = table.Games[*roundtable.View, *draw.Frame]

// NewGames returns the games of the title.
func NewGames(shell func() table.Shell, s store.Store) *Games {
	return &Games{Shell: shell, Store: s, Title: newTitle(roundtable.StandardBox())}
}

func newTitle(box *roundtable.Box) *table.Title[*roundtable.View, *draw.Frame] {
	return &table.Title[*roundtable.View, *draw.Frame]{Open: open, Lesson: lesson(box), Play: table.Play{
		Rules: roundtable.Title{Box: box}, Set: roundtable.TitleName, Picture: "cover-roundtable", Art: "roundtable-art", Sage: "white-merlin",
		Samples: samples, Turn: turnOf, Turns: roundtable.EventTurn, Longest: turnTicks, Scenes: sceneTicks, Coat: coat, Wears: wears, Wakes: wakes, Awake: asBest, Chapters: rounds, Describe: describe,
	}}
}

// turnTicks are what a turn of another takes at most, but for scenes: time for the evil, the deed and
// what comes of them to be read one after the other. With scenes in it it takes sceneTicks at most:
// somebody who has not played before should be able to follow them.
const (
	turnTicks  = 530.0
	sceneTicks = 680.0
)

// turnOf is whose turn it is.
func turnOf(g game.Game) game.Seat { return g.(*roundtable.Game).Turn.Seat }

// coat is the end of the names of a seat's crests: his Knight's, once he has one.
func coat(g game.Game, s game.Seat) string {
	if k := g.(*roundtable.Game).Players[s].Knight; k != roundtable.Squire {
		return k.String()
	}
	return roundtable.Knight(s).String()
}

// wears is the Knight whose Coat of Arms has a colour, where Knights are chosen so; "" where
// they are drawn or earned.
func wears(options []game.Option, colour string) string {
	chosen := game.Option{Name: roundtable.OptionKnights, Value: "chosen"}
	squires := game.Option{Name: roundtable.OptionSquires, Value: "yes"}
	if !slices.Contains(options, chosen) || slices.Contains(options, squires) {
		return ""
	}
	return roundtable.Knight(slices.Index(roundtable.Colours[:], colour)).String()
}

// open returns how a game is shown.
func open(g game.Game) table.Screen[*roundtable.View, *draw.Frame] {
	rules := g.(*roundtable.Game).Rules()
	return table.Screen[*roundtable.View, *draw.Frame]{
		View: table.Seen(roundtable.Title{}.View), Copy: table.Copy[roundtable.View], Depart: rules.Depart, Arrive: rules.Arrive,
		Model:   func(now *paint.Frame[*roundtable.View]) *draw.Frame { return draw.NewFrame(rules, now) },
		Offer:   offer,
		Carries: (*draw.Frame).Carries,
		Panels:  draw.Panels(newLog),
		Flights: draw.Flights,
		Manner:  manner,
		Seat:    draw.SeatName,
		Remark:  func(f *draw.Frame, moves []game.Move) moment.Remark { return f.Remark(moves) },
		Stirs:   func(f *draw.Frame, moves []game.Move) []moment.Stir { return f.Stirs(moves) },
		Parts:   func(f *draw.Frame, s game.Seat, won bool) string { return f.Parts(s, won) },
		Speaker: func(f *draw.Frame, s game.Seat) string { return f.Knight(s) },
		Line:    draw.LineRect,
		Leaf:    leafRounds * int(g.(*roundtable.Game).Seats),
		Result:  draw.Result,
		Moot:    []game.AskKind{game.AskKind(roundtable.AskPledge)},
		Goal:    draw.Goal,
		Drama:   draw.Fate,
		Mood:    draw.Dusk,
		Tip:     func(_ *draw.Frame, c *moment.Choice) string { return c.More },
		Called:  func(f *draw.Frame, c *moment.Choice, _ []game.Move) string { return f.Called(c) },
		Plan: func(f *draw.Frame, c *moment.Choice, line []game.Move) (on, serves string) {
			return "", f.Plan(c, line)
		},
		Reasons: func(f *draw.Frame, c *moment.Choice, line []game.Move) []string { return f.Reasons(c, line) },
		Heed:    func(f *draw.Frame, _ []moment.Tried) []string { return f.Heed() }, Brief: briefHeed,
		Afresh:   func(*draw.Frame) bool { return false }, // of a deed he says nothing before its turn: he changes no mind
		Vain:     func(f *draw.Frame, line []game.Move) bool { return f.Unnamed(line) },
		Spends:   func(f *draw.Frame, line []game.Move) bool { return f.Spends(line) },
		Shows:    func(f *draw.Frame, c *moment.Choice) int { return f.Shows(c) },
		Warns:    func(f *draw.Frame, c *moment.Choice, line []game.Move) string { return f.Warns(c, line) },
		Thing:    func(f *draw.Frame, t game.Target) string { return f.Thing(t) },
		Gather:   func(f *draw.Frame, list []moment.Choice) []moment.Choice { return f.Gather(list) },
		Leads:    (*draw.Frame).PlacesOf,
		Chapter:  (*draw.Frame).Chapter,
		Concerns: func(f *draw.Frame, e game.Event) bool { return f.Concerns(e) },
		Entries:  func(f *draw.Frame) []moment.Entry { return f.Chronicle() }, Summary: draw.SummaryRect,
		Recap: func(f *draw.Frame) []moment.Entry { return f.Recap() }, RecapRect: draw.RecapRect,
		First: func(f *draw.Frame) bool { return f.First() },
		Track: draw.TrackRect, Prompt: draw.RibbonRect,
		Tell:  draw.Tell,
		Small: smallTable(), Aside: (*draw.Frame).CoachRect, Grows: (*draw.Frame).BelowSeats,
		Bar: draw.Bar, Toast: draw.ToastRect, Caption: draw.CaptionRect,
	}
}

// briefHeed is how much is said of what there is to look at before more is asked for.
const briefHeed = 4

// leafRounds are the rounds after which all may speak of the like once more.
const leafRounds = 2

// manner is how an event is shown. Where a turn is over nothing more is kept room for in it; what has ended
// the game is read by who hurried there, too; beside a death or an accusation nobody jokes, and
// nobody speaks of a Quest as open that is decided.
func manner(k game.EventKind) table.Manner {
	row, over := draw.Events[k], k == roundtable.EventOver
	return table.Manner{
		Sound: row.Sound, Together: row.Together, Ends: over || k == roundtable.EventTurnOver, Rests: over,
		Hushes: k == roundtable.EventDied || k == roundtable.EventAccused || k == roundtable.EventDecided,
	}
}

// offer adds what may be chosen to the model of the person who is asked.
func offer(s *table.Session, f *draw.Frame) error {
	g := s.Match().Game()
	doubt(g.(*roundtable.Game), f)
	for _, a := range g.Decision().Options {
		c := moment.Choice{Do: []game.Action{a}, Word: word(g.Text(a)), At: g.Target(a)}
		f.Describe(&c)
		f.All = append(f.All, c)
	}
	urge(f.All)
	f.Put(unpaid(f.All), func(t game.Target) []game.Target { return []game.Target{model.Spot(t)} })
	return nil
}

// doubt tells the model what all have seen the Knights do, where there may be a Traitor.
func doubt(g *roundtable.Game, f *draw.Frame) {
	if f.Rules.Options.Loyalty == roundtable.NoTraitor {
		return
	}
	for s := range game.Seat(len(f.Seats)) {
		f.Doubts[s] = model.Doubt{Percent: g.Doubt(s, f.Asked), Deeds: g.Testimonies(s)}
	}
}

// urge has what may be done glow where nothing else is asked for: a second Heroic Action may be
// an accusation alone.
func urge(all []moment.Choice) {
	aside := func(k game.Kind) bool { return k == roundtable.ActSay || k == roundtable.ActLeave }
	for _, c := range all {
		if !c.Quiet && !aside(c.Do[0].Kind) {
			return
		}
	}
	for i := range all {
		if !aside(all[i].Do[0].Kind) {
			all[i].Quiet = false
		}
	}
}

// unpaid leaves out moves to where one may ride for nothing: a press on the place takes that
// way; the button of the moves has both.
func unpaid(all []moment.Choice) (list []moment.Choice) {
	free := map[uint8]bool{}
	for _, c := range all {
		if c.Do[0].Kind == roundtable.ActRide {
			free[c.Do[0].A] = true
		}
	}
	for _, c := range all {
		switch kind := c.Do[0].Kind; {
		case kind == roundtable.ActMove && free[c.Do[0].A]:
			continue
		case kind == roundtable.ActRide:
			c.Quiet = false
		}
		list = append(list, c)
	}
	return list
}

// word is the first word of an action's stable text.
func word(text string) string {
	for i, r := range text {
		if r == ' ' {
			return text[:i]
		}
	}
	return text
}

// newLog is the chronicle.
func newLog() paint.Panel[*draw.Frame] {
	return &table.Log[*roundtable.View, *draw.Frame]{
		Whole:   draw.SeatsArea.Inset(-14),
		Place:   (*draw.Frame).LogRect,
		Head:    logHead,
		Entries: func(f *draw.Frame) []moment.Entry { return f.Deeds() },
	}
}

// logHead is the round; before the first one there is none.
func logHead(f *draw.Frame) string {
	n := f.Round()
	if n == 0 {
		return ""
	}
	return f.T("log.turn", "number", n)
}

// rounds are the moves after which each round has begun: the first player's turns.
func rounds(m *game.Match) []int {
	begun := []int{0}
	first := m.Game().(*roundtable.Game).First
	for i, move := range m.Moves() {
		for _, e := range move.Events {
			if e.Kind == roundtable.EventTurn && e.Seat == first {
				begun = append(begun, i+1)
			}
		}
	}
	return begun
}

// describe adds to what is told of a saved game how it stands.
func describe(said table.Words, m *game.Match, g *scenes.Saved) {
	now := m.Game().(*roundtable.Game)
	g.Lines = []string{
		said("saves.swords", "white", int(now.White), "black", int(now.Black)),
		said("saves.engines", "count", int(now.Engines)),
	}
	if now.Over() {
		g.Lines[0] = said("saves.over")
	}
}
