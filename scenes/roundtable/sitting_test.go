package roundtable

import (
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/table"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

type tableScene = table.Scene[*roundtable.View, *draw.Frame]

var standard = newTitle(roundtable.StandardBox())

// sitting is a table without a window.
type sitting struct {
	*tabletest.Sitting[*roundtable.View, *draw.Frame]
	app   *ui.App
	scene *tableScene
}

// sit puts a match on a table, behind true curtains if that is said. Nothing moves unless
// tempo is above 0.
func sit(t *testing.T, m *game.Match, tempo float64, curtain ...bool) *sitting {
	t.Helper()
	s := tabletest.Lay(t, standard, m, tempo)
	s.Shell.Real = len(curtain) > 0
	s.Settle()
	return &sitting{s, s.App, s.Scene}
}

func (s *sitting) game() *roundtable.Game  { return s.Session().Match().Game().(*roundtable.Game) }
func (s *sitting) session() *table.Session { return s.Session() }
func (s *sitting) tick(n int)              { s.Helper(); s.Tick(n) }
func (s *sitting) press(name string)       { s.Helper(); s.Press(name) }

// newMatch is a new game between people, with house rules by name and value in turn.
func newMatch(t testing.TB, seats int, seed uint64, rules ...string) *game.Match {
	t.Helper()
	var players []game.Player
	for i := range seats {
		players = append(players, game.Player{Name: playerNames[i], Colour: uint8(i)})
	}
	setup := standard.Rules.Setup(players, nil, seed)
	for i := 0; i < len(rules); i += 2 {
		setup.Options = append(setup.Options, game.Option{Name: rules[i], Value: rules[i+1]})
	}
	m, err := game.NewMatch(standard.Rules, setup)
	if err != nil {
		t.Fatal(err)
	}
	return m
}
