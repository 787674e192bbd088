package roundtable

import (
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/roundtable"
	"merlin/scenes/table/tabletest"
)

// Who plays on where the lesson ends can win, and can lose: of many games from there Camelot stands in some, however
// the White cards lie and the dice fall.
func TestLessonCanBeWon(t *testing.T) {
	s := tabletest.Taught(t, standard, "en")
	s.Obey(func() bool { return !s.Scene.Taught() })
	from := s.Session().Match().Game().(*roundtable.Game)
	const games = 60
	stands := 0
	for i := range uint64(games) {
		if goneOn(t, from, i) {
			stands++
		}
	}
	if stands < games/5 || stands > games*4/5 {
		t.Errorf("Camelot stands in %d of %d games that go on from the lesson's end", stands, games)
	}
}

// goneOn plays a game to its end, with a page in the first seat and companions that are awake, and reports whether
// Camelot stands.
func goneOn(t *testing.T, from *roundtable.Game, seed uint64) bool {
	t.Helper()
	g := from.Clone().(*roundtable.Game)
	chance := game.NewStream(seed, 1)
	game.Shuffle(&chance, g.Whites[:g.WhiteLeft])
	for i := range g.Chance {
		g.Chance[i] = game.NewStream(chance.Uint64(), uint64(i))
	}
	for !g.Over() {
		level := bot.Rider
		if g.Decision().Seat == 0 {
			level = bot.Page
		}
		if err := g.Apply(bot.Choose(g, level, game.NewStream(chance.Uint64(), 1))); err != nil {
			t.Fatal(err)
		}
	}
	return g.Victory
}
