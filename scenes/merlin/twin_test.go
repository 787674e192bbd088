package merlin

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// twin is a game that two play with one mouse: one who knows what he does, at the pace of
// people, and his careless twin, who clicks once a second where one of the last ten clicks
// was, whatever lies there now.
type twin struct {
	*sitting
	chance game.Stream
	ticks  int
	places [][2]float64 // of the last ten clicks
	seen   int          // moves that were judged

	careless, took, stopped, ended, skipped int // careless clicks, those that took something, that were asked about, turns ended by them, actions skipped by the other one
}

// TestCarelessTwin plays games with the careless twin: no action of worth is skipped by him,
// and no turn ends but by a press of the button that ends it. With MERLIN_LONG 50 games.
func TestCarelessTwin(t *testing.T) {
	t.Parallel()
	games := games(3, 50)
	var all twin
	sets := someSets(40)
	for n := range games {
		w := newTwin(t, uint64(n), sets[n*7%len(sets)])
		for clicks := 0; !w.scene.Session().Over(); clicks++ {
			if clicks > 6000 {
				t.Fatalf("game %d does not end", n)
			}
			if !w.play() {
				clicks-- // computers think meanwhile, in a time of their own
			}
		}
		all.careless, all.took, all.stopped = all.careless+w.careless, all.took+w.took, all.stopped+w.stopped
		all.ended, all.skipped = all.ended+w.ended, all.skipped+w.skipped
	}
	t.Logf("%d games: %d careless clicks, %d took something, %d were asked about, %d pressed the lit end; %d actions skipped on purpose",
		games, all.careless, all.took, all.stopped, all.ended, all.skipped)
	if all.careless < 200*games || all.took == 0 || all.stopped == 0 || all.skipped == 0 {
		t.Error("the test shows little")
	}
}

func newTwin(t *testing.T, seed uint64, modules []string) *twin {
	t.Helper()
	title := merlin.Title{Box: standardBox}
	var players []game.Player
	for i := range 2 + seed%2 {
		players = append(players, game.Player{Colour: uint8(i), Level: uint8(min(1, i*(seed/2%2)))})
	}
	m, err := game.NewMatch(title, title.Setup(players, modules, seed))
	if err != nil {
		t.Fatal(err)
	}
	return &twin{sitting: sit(t, m, []float64{0, .5}[seed%2], true), chance: game.NewStream(seed, 44), seen: len(m.Moves())}
}

// play clicks what one who knows what he does clicks, after a while; false when nothing can be.
func (w *twin) play() bool {
	w.t.Helper()
	for range 5 + w.chance.N(50) {
		w.update(ui.Input{})
		if w.judge("", false); w.ticks%60 == 0 && len(w.places) > 0 {
			at := w.places[w.chance.N(len(w.places))]
			w.careless++
			w.clickAt(at[0], at[1], true)
		}
	}
	list := w.app.Top().Regions()
	i := w.pick(list)
	if i < 0 {
		return false
	}
	x, y, ok := pointOf(list, i)
	if !ok {
		return false
	}
	w.places = append(w.places, [2]float64{x, y})
	w.places = w.places[max(0, len(w.places)-10):]
	w.clickAt(x, y, false)
	return true
}

// pick chooses something that is asked for; now and then what leaves it be, or a way back.
func (w *twin) pick(list []ui.Region) int {
	switch w.chance.N(20) {
	case 0:
		if i := ui.Find(list, "undo"); i >= 0 && list[i].Enabled {
			return i
		}
	case 1, 2:
		for _, c := range w.scene.Model().Buttons {
			if i := ui.Find(list, c.Word); i >= 0 && c.Leaves {
				return i
			}
		}
	}
	names := w.pressable()
	if len(names) == 0 {
		return -1
	}
	return ui.Find(list, names[w.chance.N(len(names))])
}

func (w *twin) clickAt(x, y float64, careless bool) {
	w.t.Helper()
	w.update(ui.Input{X: x, Y: y, Down: true, JustDown: true})
	w.judge("", careless)
	list := w.app.Top().Regions()
	pressed := ""
	if i := ui.At(list, x, y, nil); i >= 0 {
		pressed = list[i].Name
	}
	top := w.app.Top()
	w.update(ui.Input{X: x, Y: y, JustUp: true})
	w.judge(pressed, careless)
	if careless && w.app.Top() != top && ui.Find(w.app.Top().Regions(), "dialog-forgo") >= 0 {
		w.stopped++
	}
}

func (w *twin) update(in ui.Input) {
	w.t.Helper()
	w.ticks++
	if err := w.app.Update(&in); err != nil {
		w.t.Fatal(err)
	}
}

// judge looks at what people did in this tick: nothing without a press, and nothing that
// forgoes something but by its own button.
func (w *twin) judge(pressed string, careless bool) {
	w.t.Helper()
	m := w.scene.Session().Match()
	for ; w.seen < len(m.Moves()); w.seen++ {
		if move := m.Moves()[w.seen]; m.Setup().Seats[move.Seat].Human() {
			w.judgeMove(w.seen, pressed, careless)
		}
	}
	w.seen = len(m.Moves())
}

func (w *twin) judgeMove(n int, pressed string, careless bool) {
	w.t.Helper()
	move := w.scene.Session().Match().Moves()[n]
	row := w.scene.Model().Rows.Actions[move.Action.Kind]
	switch {
	case pressed == "":
		w.t.Errorf("%q was done without a press", move.Text)
	case row.Role == model.End && pressed != "end":
		w.t.Errorf("the turn ended by a press of %q", pressed)
	case row.Role == model.Leave && w.worth(n) && (careless || pressed != "dialog-forgo"):
		w.t.Errorf("%q was done by a press of %q, careless: %v", move.Text, pressed, careless)
	case row.Role == model.Leave && w.worth(n):
		w.skipped++
	case careless && row.Role == model.End:
		w.ended++
	case careless:
		w.took++
	}
}

// worth reports whether something would have come of the other options of move n.
func (w *twin) worth(n int) bool {
	g, err := w.scene.Session().Match().At(n)
	if err != nil {
		w.t.Fatal(err)
	}
	at := g.(*merlin.Game)
	return slices.ContainsFunc(slices.Clone(at.Decision().Options), func(a game.Action) bool {
		return w.scene.Model().Rows.Actions[a.Kind].Role == model.Answer && void(at, a) == "" && !bareAt(w.t, at, a)
	})
}

// bareAt reports whether an action takes the points of a space that has none for him.
func bareAt(t *testing.T, at *merlin.Game, a game.Action) bool {
	t.Helper()
	if a.Kind != merlin.ActAct || at.Rules().Space(at.Turn.Space).Kind != merlin.PointsSpace {
		return false
	}
	seat, then := at.Decision().Seat, at.Clone().(*merlin.Game)
	if err := then.Apply(a); err != nil {
		t.Fatal(err)
	}
	return then.Players[seat].Score == at.Players[seat].Score && then.Rules().IsFree(then.Decision().Kind)
}
