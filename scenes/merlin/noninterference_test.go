package merlin

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// noninterference is what [tabletest.Pair] is for this title.
type noninterference = tabletest.Pair[merlin.View, *draw.Frame]

// variantOf returns a game that differs from g only in what the asked seat cannot know.
// So that it does not come out at once, chance and the traitors stay, and of the cards
// either the deck is in another order, or some change places with those in hands, or
// all do.
func variantOf(g *merlin.Game, chance *game.Stream) *merlin.Game {
	seat := g.Decision().Seat
	c := g.Imagine(seat, chance).(*merlin.Game)
	c.Chance, c.Pile = g.Chance, g.Pile
	kind := chance.N(4)
	if kind == 0 {
		return c
	}
	imagined := c.Hands
	c.Hands, c.Deck = g.Hands, g.Deck
	if kind < 3 {
		game.Shuffle(chance, c.Deck[:c.DeckLeft])
		return c
	}
	for other := range game.Seat(g.Seats) {
		if other == seat || g.DeckLeft == 0 {
			continue
		}
		for _, card := range (c.Hands[other] &^ imagined[other]).List() { // what the seat knows of stays
			i := chance.N(int(c.DeckLeft))
			c.Hands[other] = c.Hands[other]&^(1<<card) | 1<<c.Deck[i]
			c.Deck[i] = card
		}
	}
	return c
}

// randomPosition is a position of a random game in which a seat is asked.
func randomPosition(t *testing.T, seats int, moves int, chance *game.Stream, modules ...string) *merlin.Game {
	t.Helper()
	m := newMatch(t, seats, chance.Uint64(), modules...)
	for range moves {
		o := m.Game().Decision().Options
		if err := m.Apply(o[chance.N(len(o))]); err != nil {
			t.Fatal(err)
		}
		if m.Game().Over() {
			return randomPosition(t, seats, moves/2, chance, modules...)
		}
	}
	return m.Game().(*merlin.Game)
}

func newNoninterference(t *testing.T, g *merlin.Game, chance game.Stream) *noninterference {
	t.Helper()
	asked := g.Decision().Seat
	w := &noninterference{
		T: t, Title: standard, Seat: asked, Chance: chance, Every: games(12, 6), Undo: true, Seen: seen, Pick: gladly,
		Tells: func(e game.Event) bool { return e.Kind == merlin.EventLooked && e.Seat == asked },
		Whose: func(v merlin.View) game.Seat { return v.Seat },
		Past:  func(s *seat) { leaveAccount(s.App) },
	}
	w.Begin([2]*game.Match{matchAt(t, g), matchAt(t, variantOf(g, &w.Chance))})
	return w
}

// seat is a table of a pair.
type seat = tabletest.Sitting[*merlin.View, *draw.Frame]

// seen is all that a screen tells, and what flies.
func seen(s *seat) string {
	text := tabletest.Told(s.App)
	top, ok := s.App.Top().(*tableScene)
	if !ok {
		return text
	}
	text += offered(top.Model())
	for _, f := range slices.Concat(top.Motion().Flights(), top.Motion().Landed()) {
		card, _ := f.Drawn.(draw.CardArt)
		text += fmt.Sprintln(f.Sprite, f.Text, f.Banner, card.Card, f.Faces, f.Path, f.Size, f.Begin, f.End)
	}
	return text
}

// offered is what the choosers of a frame would show, and the buttons.
func offered(f *draw.Frame) string {
	var lines []string
	for _, list := range f.Choices {
		for _, c := range list {
			lines = append(lines, fmt.Sprintln(c.At, c.Label, c.Title, c.Short, c.Brief, c.Icon, c.Void, model.ReachOf(&c), c.Quiet))
		}
	}
	slices.Sort(lines)
	return strings.Join(lines, "") + fmt.Sprintln(len(f.Buttons), f.Landings, f.CannotUndo, f.CanRedo)
}

// leaveAccount goes on from the account of a scoring.
func leaveAccount(app *ui.App) {
	for _, name := range []string{"skip", "next"} {
		if list := app.Top().Regions(); ui.Find(list, name) >= 0 && ui.Find(list, "part-1") >= 0 {
			app.Context().PressNamed(name)
			return
		}
	}
}

func (s *sitting) leaveAccount() { leaveAccount(s.app) }

// gladly are mostly the actions that lead to cards which the seat does not see.
func gladly(w *noninterference, common []game.Action) []game.Action {
	others := w.Sits[0].Session().Match().Game().Decision().Seat != w.Seat
	var better []game.Action
	for _, a := range common {
		if unseen(a) == others {
			better = append(better, a)
		}
	}
	if len(better) > 0 && w.Chance.N(4) > 0 {
		return better
	}
	return common
}

// unseen reports whether an action leads to cards that only one seat sees: others do it
// gladly, the seat itself would soon know which game it plays.
func unseen(a game.Action) bool {
	switch a.Kind {
	case merlin.ActFulfil, merlin.ActDiscard, merlin.ActBedivere:
		return true
	case merlin.ActDraw:
		return a.A == merlin.FromDeck
	}
	return false
}

// rightly reports whether it is in the rules that an event brings something hidden to
// light for the seat.
func rightly(seat game.Seat, e *game.Event) bool {
	switch e.Kind {
	case merlin.EventDisplay, merlin.EventDecree, merlin.EventPictOpen:
		return true
	case merlin.EventDrawn, merlin.EventLooked:
		return e.Seat == seat
	}
	return false
}

// Whatever a seat sees of two games that differ only in what it cannot know is the
// same, picture for picture: while others act too, behind curtains and in replays.
func TestNoninterference(t *testing.T) {
	t.Parallel()
	asked, looks, veils, backs, secrets := map[string]bool{}, 0, 0, 0, 0
	for i, modules := range [][]string{nil, {"knights", "decrees"}, {"favour", "arthur", "treasures"}, merlin.ModuleNames()} {
		for seed := range uint64(pairGames() + 1) {
			chance := game.NewStream(seed, uint64(i+4))
			moves := chance.N(200)
			if seed == 0 {
				moves = 0
			}
			w := newNoninterference(t, randomPosition(t, 2+int(seed)%3, moves, &chance, modules...), chance)
			w.Play(100)
			w.Watch(60)
			if w.Apart != nil && !rightly(w.Seat, w.Apart) {
				t.Errorf("modules %v, seed %d: seat %d is told what is hidden by %+v", modules, seed, w.Seat, *w.Apart)
			}
			looks, veils, backs, secrets = looks+w.Looks, veils+w.Veils, backs+w.Backs, secrets+w.Secrets
			for ask := range w.Asked {
				asked[ask] = true
			}
		}
	}
	t.Logf("%d pictures, %d curtains before %v, %d times taken back, %d secrets", looks, veils, asked, backs, secrets)
	if looks < 500 || veils < 50 || backs < 5 || secrets < 3 || !asked["draft"] {
		t.Error("the games show little")
	}
}

func pairGames() int { return games(3, 60) }

// games is how many games are played: few in the gate, many with MERLIN_LONG.
func games(few, many int) int {
	if os.Getenv("MERLIN_LONG") != "" {
		return many
	}
	return few
}
