package roundtable

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/table/tabletest"
)

// matchAt is a match between people that begins at a position.
func matchAt(t *testing.T, g *roundtable.Game) *game.Match {
	t.Helper()
	return tabletest.MatchAt(t, standard.Rules, g, playerNames[:g.Seats]...)
}

// pair is what [tabletest.Pair] is for this title.
type pair = tabletest.Pair[roundtable.View, *draw.Frame]

// variantOf returns a game that differs from g only in what the asked seat cannot know: in
// everything, in hands and White cards alone, or in nothing but who is the Traitor.
func variantOf(g *roundtable.Game, chance *game.Stream, kind int) *roundtable.Game {
	seat := g.Decision().Seat
	c := g.Imagine(seat, chance).(*roundtable.Game)
	switch kind % 4 {
	case 0:
		return c
	case 1, 2:
		c.Blacks, c.BlackGone, c.Down, c.Two, c.Comes, c.Chance, c.Felon = g.Blacks, g.BlackGone, g.Down, g.Two, g.Comes, g.Chance, g.Felon
		return c
	}
	other := g.Clone().(*roundtable.Game)
	other.Felon = c.Felon
	return other
}

// position is one of a random game in which a seat is asked, after so many moves.
func position(t *testing.T, seats, moves int, chance *game.Stream, rules ...string) *roundtable.Game {
	t.Helper()
	m := newMatch(t, seats, chance.Uint64(), rules...)
	for range moves {
		if err := m.Apply(wished(m.Game(), chance)); err != nil {
			t.Fatal(err)
		}
		if m.Game().Over() {
			return position(t, seats, moves/2, chance, rules...)
		}
	}
	return m.Game().(*roundtable.Game)
}

func newPair(t *testing.T, g *roundtable.Game, chance game.Stream, kind int) *pair {
	t.Helper()
	w := &pair{
		T: t, Title: standard, Seat: g.Decision().Seat, Chance: chance, Every: 12, Pick: playing, Seen: seen,
		Whose: func(v roundtable.View) game.Seat { return v.Seat },
	}
	w.Begin([2]*game.Match{matchAt(t, g), matchAt(t, variantOf(g, &w.Chance, kind))})
	return w
}

// playing leaves out what ends the difference.
func playing(_ *pair, common []game.Action) []game.Action {
	return slices.DeleteFunc(common, func(a game.Action) bool {
		return a.Kind == roundtable.ActAccuse || a.Kind == roundtable.ActReveal
	})
}

// seen is all that a screen tells, and what flies.
func seen(s *tabletest.Sitting[*roundtable.View, *draw.Frame]) string {
	text := tabletest.Told(s.App)
	top, ok := s.App.Top().(*tableScene)
	if !ok {
		return text
	}
	text += offered(top.Model())
	for _, f := range slices.Concat(top.Motion().Flights(), top.Motion().Landed()) {
		text += fmt.Sprintln(f.Sprite, f.Text, f.Banner, draw.Shows(f.Drawn), f.Path, f.Size, f.Begin, f.End)
	}
	return text
}

// offered is what the choosers of a frame would show, and the buttons.
func offered(f *draw.Frame) string {
	var lines []string
	for _, list := range f.Choices {
		for _, c := range list {
			lines = append(lines, fmt.Sprintln(c.At, c.Label, c.Title, c.Short, c.Icon, c.More, c.Quiet))
		}
	}
	slices.Sort(lines)
	return strings.Join(lines, "") + fmt.Sprintln(len(f.Buttons), f.CannotUndo, f.CanRedo)
}

// Whatever a seat sees of two games that differ only in what it cannot know is the same,
// picture for picture: while others act too, behind curtains and in replays. In a quarter of
// the pairs nothing differs but who is the Traitor.
func TestPairsLookAlike(t *testing.T) {
	asked, looks, veils, secrets := map[string]bool{}, 0, 0, 0
	for mode, rules := range modes {
		for seed := range uint64(pairGames()) {
			chance := game.NewStream(seed, uint64(len(mode)))
			moves := chance.N(160)
			if seed == 0 {
				moves = 0
			}
			w := newPair(t, position(t, 3+int(seed)%5, moves, &chance, rules...), chance, int(seed)+2)
			w.Play(40)
			w.Watch(30)
			looks, veils, secrets = looks+w.Looks, veils+w.Veils, secrets+w.Secrets
			for ask := range w.Asked {
				asked[ask] = true
			}
		}
	}
	t.Logf("%d pictures, %d curtains before %v, %d secrets", looks, veils, asked, secrets)
	if looks < 500 || veils < 40 || secrets < 3 || !asked["gift"] {
		t.Error("the games show little")
	}
}

func pairGames() int {
	if os.Getenv("MERLIN_LONG") != "" {
		return 40
	}
	return 4
}
