// Package legends is Camelot Legends on the screen, as the shared table
// ([merlin/scenes/table]) asks for it: what may be done now is gathered here from the
// position, nobody else sees that.
//
// What is shown goes one way through packages of its own, as Merlin's does: model, words,
// draw. None of them can reach the match.
package legends

import (
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes"
	"merlin/scenes/legends/decks"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
	"merlin/scenes/legends/words"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
)

// Games makes the scenes of new and kept games.
type Games = table.Games[*legends.View, *draw.Frame]

// NewGames returns the games played with the cards of a deck file, of one that is dropped
// on the program, or of our own; "" is no file. A wrong file is one sentence with its name,
// line and card.
func NewGames(shell func() table.Shell, s store.Store, deckName string) (*Games, error) {
	d, err := decks.Open(s, deckName)
	if err != nil {
		return nil, err
	}
	title := newTitle(d.Shelf.Top())
	title.Rules, title.Take = legends.Title{Shelf: d.Shelf}, d.Take
	title.Stock = d.Stock
	return &Games{Shell: shell, Store: s, Title: title}, nil
}

func newTitle(deck *legends.Deck) *table.Title[*legends.View, *draw.Frame] {
	return &table.Title[*legends.View, *draw.Frame]{Open: open, Lesson: lesson(), Play: table.Play{
		Rules: legends.Title{Deck: deck}, Set: legends.TitleName, Picture: "cover-legends", Art: "legends-art", Sage: "card-merlin",
		Ends: []game.AskKind{model.AskAction}, Plain: []game.AskKind{model.AskOpponent}, Wakes: wakes, Awake: keepsUp, Plays: plays,
		Samples: samples, Turn: turnOf, Turns: legends.EventTurn, Longest: 600, Chapters: rounds, Describe: describe, Extras: strangers, Shuns: legends.Title{Deck: deck}.Plays,
	}}
}

// turnOf is whose turn it is.
func turnOf(g game.Game) game.Seat { return g.(*legends.Game).Turn.Seat }

// strangers reports whether the deck of a game has cards without pictures of their own.
func strangers(g game.Game) bool { return draw.Foreign(g.(*legends.Game).Rules().Deck) }

// open returns how a game is shown.
func open(g game.Game) table.Screen[*legends.View, *draw.Frame] {
	rules := g.(*legends.Game).Rules()
	desk, book := model.NewDesk(), words.NewBook(rules.Deck)
	return table.Screen[*legends.View, *draw.Frame]{
		View: table.Seen(legends.Title{}.View), Copy: table.Copy[legends.View], Depart: rules.Depart, Arrive: rules.Arrive,
		Model:   func(now *paint.Frame[*legends.View]) *draw.Frame { return draw.NewFrame(rules, desk, book, now) },
		Offer:   offer,
		Panels:  draw.Panels(newLog),
		Flights: draw.Flights,
		Manner:  manner,
		Result:  draw.Result,
		Goal:    draw.Goal,
		Drama:   draw.Feast,
		Account: draw.Account,
		Tip:     tip,
		Thing:   (*draw.Frame).Thing,
		Called:  func(f *draw.Frame, c *moment.Choice, line []game.Move) string { return f.Called(c, line...) },
		Plan: func(f *draw.Frame, c *moment.Choice, line []game.Move) (on, serves string) {
			return f.Step(c), f.Told(c, line...)
		},
		Reasons: func(f *draw.Frame, c *moment.Choice, line []game.Move) []string { return f.Reasons(c, line...) },
		Spends:  func(f *draw.Frame, line []game.Move) bool { return f.Spends(line) },
		Terse:   true,
		Vain:    func(f *draw.Frame, line []game.Move) bool { return f.Vain(line) },
		Next:    func(f *draw.Frame, c *moment.Choice) []game.Action { return f.Steps(c) },
		Leads:   func(_ *draw.Frame, c *moment.Choice, _ []game.Move) []string { return words.Leads(c) },
		Shows:   func(f *draw.Frame, c *moment.Choice) int { return f.Shows(c) },
		Warns:   func(f *draw.Frame, c *moment.Choice, _ []game.Move) string { return f.Warning(c) },
		Presses: func(f *draw.Frame) bool { return f.Pressed() },
		Aims:    func(f *draw.Frame, c *moment.Choice, _ []game.Move) []int { return f.Aims(c) },
		Worth:   func(f *draw.Frame, line []game.Move) int { return f.PlainWorth(line) },
		Afresh:  func(f *draw.Frame) bool { return f.Asks(model.AskComplete) || f.Asks(model.AskEscort) },
		Brief:   3,
		Heed:    func(f *draw.Frame, _ []moment.Tried) []string { return f.Survey() },
		Regret:  (*draw.Frame).Regret,
		Visits:  draw.Visits,
		Seat:    draw.SeatName,
		Stirs:   stirs,
		Leaf:    leafTurns * int(g.(*legends.Game).Seats),
		Speaks:  (*draw.Frame).Speaks,
		Moot:    []game.AskKind{model.AskText},
		Beside:  (*draw.Frame).PressedBeside,
		Frees:   func(f *draw.Frame) { f.Desk.Picked = nil },
		Tells:   draw.CoachWaits,
		Aside:   draw.CoachPlace,
		Chapter: (*draw.Frame).Chapter,
		Small:   smallTable(),
		Says:    (*draw.Frame).Prompt,
		Tell:    draw.Tell,
		Bar:     draw.Bar, Prompt: draw.RibbonRect, Toast: draw.ToastRect, Caption: draw.CaptionRect, Track: draw.TrackRect,
	}
}

// tip is what is said of a choice beside its label.
func tip(_ *draw.Frame, c *moment.Choice) string {
	if c.More == "" {
		return c.Label
	}
	return "<b>" + c.Label + "</b>\n" + c.More
}

// manner is how an event is shown.
func manner(k game.EventKind) table.Manner {
	row := draw.Events[k]
	return table.Manner{Sound: row.Sound, Together: row.Together, Closes: row.Closes, Ends: k == legends.EventOver}
}

// offer adds what may be chosen to the model of the person who is asked.
func offer(s *table.Session, f *draw.Frame) error {
	g := s.Match().Game().(*legends.Game)
	for _, a := range g.Decision().Options {
		word, _, _ := strings.Cut(g.Text(a), " ")
		c := moment.Choice{Do: []game.Action{a}, Word: word, At: g.Target(a)}
		f.Describe(&c)
		f.All = append(f.All, c)
	}
	f.Unused = unused(g, f)
	if f.Asks(model.AskText) && len(f.All) == 1 {
		f.Desk.Moot = f.Turns()
	}
	if f.ShowAll { // who asks the sage has read what happened
		f.Desk.Away = f.Turns()
	}
	f.Lay()
	f.Handed()
	f.Keep()
	return nil
}

// unused are the reasons why texts of the asked one's own characters, and of special locations, may not be
// used now.
func unused(g *legends.Game, f *draw.Frame) map[legends.Card]legends.Reason {
	if !f.Asks(model.AskText) {
		return nil
	}
	why := map[legends.Card]legends.Reason{}
	for n := range g.Rules().Deck.Texts {
		x := &g.Rules().Deck.Texts[n]
		mine := x.Card.IsCharacter() && g.Chars[x.Card].At < legends.Places && g.Chars[x.Card].Seat == f.Asked
		if f.Face(x.Card).Kind == legends.PlaceEvent {
			at := g.Event[x.Card-legends.Card(legends.Characters)].At
			mine = at >= legends.Avalon && at < legends.Bid
		}
		if !mine || x.Inner || x.When != legends.May {
			continue
		}
		if r := g.WhyNotUse(uint8(n), f.Asked); r != legends.NoReason {
			why[x.Card] = r
		}
	}
	return why
}

// newLog is the chronicle.
func newLog() paint.Panel[*draw.Frame] {
	return &table.Log[*legends.View, *draw.Frame]{
		Whole:   draw.LogWhole.Inset(-14),
		Place:   (*draw.Frame).LogPlace,
		Head:    logHead,
		Entries: (*draw.Frame).Entries,
	}
}

// logHead is the round; there is none yet while starting characters are placed.
func logHead(f *draw.Frame) string {
	if f.Rounds() == 0 {
		return f.T("log.begins")
	}
	return f.T("log.round", "number", f.Rounds())
}

// rounds are the moves after which each round has begun: the first player's turns.
func rounds(m *game.Match) (begun []int) {
	first := m.Game().(*legends.Game).First
	for i, move := range m.Moves() {
		for _, e := range move.Events {
			if e.Kind == legends.EventTurn && e.Seat == first {
				begun = append(begun, i+1)
			}
		}
	}
	if len(begun) == 0 {
		return []int{0}
	}
	return begun
}

// describe adds to what is told of a saved game its points and how it stands.
func describe(said table.Words, m *game.Match, g *scenes.Saved) {
	now := m.Game().(*legends.Game)
	for i, n := range now.Scores() {
		g.Seats[i].Score = n
	}
	g.Lines = []string{said("level." + now.Level.String()), said("saves.left", "count", int(now.DeckLeft))}
	if now.Over() {
		g.Lines[1] = said("saves.over")
	}
}
