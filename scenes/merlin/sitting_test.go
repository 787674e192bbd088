package merlin

import (
	"fmt"
	"sync"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/modules"
	"merlin/scenes/table"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// tableScene is the shared table with Merlin on it.
type tableScene = table.Scene[*merlin.View, *draw.Frame]

func gameOf(s *tableScene) *merlin.Game { return s.Session().Match().Game().(*merlin.Game) }

// viewOf is what the person at the screen may know.
func viewOf(s *tableScene) merlin.View { return gameOf(s).View(s.Session().Seat()) }

// standardBox is the box that comes with the program; nobody changes it.
var standardBox = merlin.StandardBox()

// standard is the title with it.
var standard = newTitle(standardBox)

// New puts a match on a table.
func New(c *ui.Context, h table.Shell, m *game.Match) *tableScene {
	return table.New(c, h, standard, m)
}

func newSession(m *game.Match) *session {
	s := &session{Session: table.NewSession(&standard.Play, m)}
	s.rows = rowsFor(s.game().Rules())
	return s
}

// lastRows are the rows that were compiled last: tests make many sessions of one game.
var lastRows struct {
	sync.Mutex
	rules *merlin.Rules
	rows  *draw.Rows
}

func rowsFor(r *merlin.Rules) *draw.Rows {
	lastRows.Lock()
	defer lastRows.Unlock()
	if lastRows.rules != r {
		lastRows.rules, lastRows.rows = r, modules.RowsOf(r)
	}
	return lastRows.rows
}

// frame is what drawing may know, without pointer and language.
func (s *session) frame() *draw.Frame {
	return draw.New(s.rows, s.game().Rules(), &paint.Frame[*merlin.View]{Moment: table.NewMoment(s.Session, s.view())})
}

// fill adds the open question to a frame, if the person at the screen is asked.
func (s *session) fill(f *draw.Frame) {
	if table.Ask(s.Session, f.Moment) {
		s.ask(f)
	}
}

// keptName is the name of the game that can be continued.
const keptName = "merlin-current"

// stageOf is a table as flights are made from it.
func stageOf(s *tableScene) *draw.Stage {
	return &draw.Stage{Ctx: s.Model().Ctx, Frame: s.Model(), View: s.View(), Panels: draw.NewPanels(s.Model().Rows)}
}

// ended reports whether the end of the game was shown.
func (s *sitting) ended() bool { return s.scene.Session().Over() && !s.scene.Model().Thinking }

func choiceName(i int) string { return fmt.Sprintf("choice-%d", i+1) }

// session is the match where what may be chosen is made of it.
func (s *sitting) session() *session { return &session{s.scene.Session(), s.scene.Model().Rows} }
