package table

import (
	"errors"
	"math/rand/v2"
	"slices"
	"time"

	"merlin/game"
	"merlin/game/bot"
	"merlin/scenes"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// Games makes the scenes of a title's new and kept games for the screens around the
// table.
type Games[V any, M Model[V]] struct {
	Title *Title[V, M]
	Shell func() Shell // asked for when a scene is made
	Store store.Store
	Clock func() time.Time // nil: the computer's
	Apart bool             // computer players think beside the table, on another core

	playing *scenes.Playing // the game at the table; nil when there is none
	unsaved []*game.Match   // games whose last actions could not be kept; they can be continued as long as the program runs
}

// Offered is the title as the screens around the table have it.
func (g *Games[V, M]) Offered() scenes.Title {
	t := g.Title
	d := t.Rules.Describe()
	d.Options = slices.DeleteFunc(d.Options, func(o game.OptionChoice) bool { return o.Lesson })
	of := scenes.Title{
		Description: d, Set: t.Set, Late: t.Late, Picture: t.Picture, Art: t.Art, Pictures: t.Pictures, Wears: t.Wears,
		Start: g.Start, Continue: g.Continue, Saved: g.Saves, Kept: g.Kept, KeptTip: g.KeptTip,
		Unsaved: g.Unsaved, Playing: g.Playing, Take: t.Take, Stock: t.Stock, Plates: g.Plates,
	}
	if t.Lesson != nil {
		of.Learn = g.Learn
	}
	return of
}

// Start makes the scene of a new game; it is what [scenes.Title] wants as Start. It is nil,
// after a sentence to the player, when what was chosen cannot be played together.
func (g *Games[V, M]) Start(c *ui.Context, n scenes.NewGame) ui.Scene {
	seed := seedOf(n.Seed)
	g.Title.seatFaces(&n, seed)
	setup := g.Title.Rules.Setup(n.Seats, n.Modules, seed)
	setup.Options = n.Options
	m, err := game.NewMatch(g.Title.Rules, setup)
	if refused := new(game.Refusal); errors.As(err, &refused) {
		c.Toast(fault(c.T, err))
		return nil
	} else if err != nil {
		panic(err) // the setup gives as many seats as the title has, each a colour of its own, its modules and house rules
	}
	s := g.fresh(c, m)
	s.fresh = true
	s.Refresh()
	return s
}

// seatFaces draws who the computer players are, of those first whom the title does not shun.
func (p *Play) seatFaces(n *scenes.NewGame, seed uint64) {
	if p.Shuns != nil {
		seats := slices.Clone(n.Seats)
		for _, f := range bot.Faces {
			if p.Shuns(n.Options, f.Name) {
				seats = append(seats, game.Player{Face: f.Name})
			}
		}
		bot.SeatFaces(seats, seed)
		copy(n.Seats, seats)
	}
	bot.SeatFaces(n.Seats, seed)
}

// Continue makes the scene that goes on with the kept game; nil, after a sentence to
// the player, when it cannot be read. A record with a fault is taken up at the last
// good action.
func (g *Games[V, M]) Continue(c *ui.Context) ui.Scene {
	if s := g.takeUp(c); s != nil {
		return s
	}
	m, known, err := g.load(g.kept())
	if m == nil {
		c.Toast(fault(c.T, err))
		return nil
	}
	var line *game.RecordError
	if errors.As(err, &line) {
		known = nil // what follows the fault is kept too
	}
	s := g.scene(c, m, known)
	if err != nil {
		s.notice = fault(c.T, err)
		return s
	}
	s.reopen()
	return s
}

// playOn returns what goes on with a match in the place of all that is shown.
func (g *Games[V, M]) playOn(c *ui.Context) func(*game.Match) {
	return func(m *game.Match) { c.Reset(g.fresh(c, m)) }
}

// fresh makes the scene of a game that another one makes room for, and keeps it at once.
func (g *Games[V, M]) fresh(c *ui.Context, m *game.Match) *Scene[V, M] {
	s := g.scene(c, m, nil)
	s.keeper.due = true
	return s
}

// scene makes the scene of a match that goes on from the record that is kept; nil is none:
// another game is kept in its place.
func (g *Games[V, M]) scene(c *ui.Context, m *game.Match, known []byte) *Scene[V, M] {
	s := New(c, g.Shell(), g.Title, m)
	auto := g.autosave(known)
	s.session.store, s.session.apart = auto.keep, g.Apart
	if s.coach = g.taught(c, m); s.coach != nil {
		s.Refresh()
	}
	s.keeper.fault, s.keeper.playOn = auto.fault, g.playOn(c)
	s.keeper.save = func(label string) (string, error) {
		m, err := s.session.match.Fork(s.session.Moves())
		if err != nil {
			return "", err
		}
		name, err := g.keep(m, label)
		if err == nil {
			s.session.match.Call(label)
		}
		return name, unkept(c.T, err)
	}
	s.keeper.held = func() string { return g.heldElsewhere(c.T, s, auto) }
	s.keeper.takeOver = func() { g.takeOver(c, s, auto) }
	playing := g.play(s, auto)
	s.keeper.close = func() {
		err := auto.close(s.session.Over())
		g.leave(playing, s, auto)
		if err := unkept(c.T, err); err != nil {
			c.Toast(err.Error())
		}
	}
	return s
}

// seedOf turns what was typed into a seed; nothing typed is one by chance.
func seedOf(text string) uint64 {
	if text == "" {
		return rand.Uint64()
	}
	return game.SeedOf(text)
}
