package merlin

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/paint"
)

// pawns are the figures of a game.
func pawns(f *draw.Frame) []model.Pawn {
	list := []model.Pawn{{Figure: merlin.MerlinFigure, Seat: game.NoSeat}}
	if f.Rules.Has("arthur") {
		list = append(list, model.Pawn{Figure: merlin.ArthurFigure, Seat: game.NoSeat})
	}
	for s := range f.Seats {
		list = append(list, model.Pawn{Figure: merlin.KnightFigure, Seat: game.Seat(s)})
	}
	return list
}

// watchFigures plays by chance with a person and computer players, whose deeds take
// longer than the way of a figure, and calls see after every tick.
func watchFigures(t *testing.T, seed uint64, modules []string, see func(s *sitting, text string)) {
	t.Helper()
	title := merlin.Title{Box: standardBox}
	players := []game.Player{{Name: "Viviane"}, {Name: "Lancelot", Colour: 1, Level: 1}, {Name: "Ygraine", Colour: 2, Level: 1}}
	m, err := game.NewMatch(title, title.Setup(players, modules, seed))
	if err != nil {
		t.Fatal(err)
	}
	s := sit(t, m, 1)
	chance := game.NewStream(seed, 41)
	for !m.Game().Over() {
		options := m.Game().Decision().Options
		if err := m.Apply(options[chance.N(len(options))]); err != nil {
			t.Fatal(err)
		}
		move := m.Moves()[len(m.Moves())-1]
		s.scene.Motion().Begin(s.scene.Session().History()[len(m.Moves())-1].Events)
		for s.scene.Motion().Busy() {
			s.scene.Motion().Step(s.app.Context(), s.scene.View(), s.scene.Flights)
			see(s, move.Text)
		}
		*s.scene.View() = viewOf(s.scene)
		s.scene.Draw(s.app.Painter(nil))
		if n := len(s.scene.Motion().Landed()); n > 0 {
			t.Fatalf("after %q %d things stay although all panels are drawn", move.Text, n)
		}
	}
}

// A figure stands on the board or is seen on its way, at every moment: with jumps,
// stairs, deeds of computer players. When it was put down it is drawn there until
// the board shows it.
func TestFiguresAreAlwaysSeen(t *testing.T) {
	moved := 0
	away := map[model.Pawn]bool{}
	for i, set := range [][]string{nil, {"arthur", "favour", "knights-dealt", "decrees"}} {
		watchFigures(t, uint64(i)+3, set, func(s *sitting, text string) {
			f, n := s.scene.Model(), s.scene.Motion()
			for _, g := range pawns(f) {
				is := func(l paint.Flight) bool { return l.Sprite == f.FigureSprite(g.Figure, g.Seat) }
				on := f.Rules.Table(&s.scene.View().Public).StandsOn(g.Seat, g.Figure) != merlin.OnTheWay
				switch {
				case !on && !slices.ContainsFunc(n.Air(), is):
					t.Fatalf("after %q, %v is nowhere", text, g)
				case on && away[g] && !slices.ContainsFunc(n.Landed(), is):
					t.Fatalf("after %q, %v is gone until the board is drawn", text, g)
				case on && away[g]:
					moved++
				}
				away[g] = !on
			}
		})
	}
	if moved < 100 {
		t.Errorf("only %d ways were seen", moved)
	}
}
