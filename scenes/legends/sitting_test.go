package legends

import (
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/table"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

type tableScene = table.Scene[*legends.View, *draw.Frame]

var standard = newTitle(legends.StandardDeck())

// sitting is a table without a window.
type sitting struct {
	*tabletest.Sitting[*legends.View, *draw.Frame]
	app   *ui.App
	scene *tableScene
}

// sit puts a match on a table. Nothing moves unless tempo is above 0.
func sit(t *testing.T, m *game.Match, tempo float64) *sitting {
	t.Helper()
	return sitAt(t, standard, m, tempo)
}

// sitAt does so with a title of another deck.
func sitAt(t *testing.T, title *table.Title[*legends.View, *draw.Frame], m *game.Match, tempo float64) *sitting {
	t.Helper()
	return sittingOf(tabletest.Sit(t, title, m, tempo))
}

func sittingOf(s *tabletest.Sitting[*legends.View, *draw.Frame]) *sitting {
	return &sitting{s, s.App, s.Scene}
}

func (s *sitting) game() *legends.Game     { return s.Session().Match().Game().(*legends.Game) }
func (s *sitting) session() *table.Session { return s.Session() }
func (s *sitting) tick(n int)              { s.Helper(); s.Tick(n) }
func (s *sitting) press(name string)       { s.Helper(); s.Press(name) }
