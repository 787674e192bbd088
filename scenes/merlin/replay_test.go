package merlin

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// watched is a replay on top of a table whose match stands after n random moves.
func watched(t *testing.T, n int) (*sitting, *tableScene) {
	t.Helper()
	m := newMatch(t, 3, 5)
	chance := game.NewStream(5, 5)
	for range n {
		o := m.Game().Decision().Options
		if err := m.Apply(o[chance.N(len(o))]); err != nil {
			t.Fatal(err)
		}
	}
	s := sit(t, m, 0)
	if s.scene.Session().Hidden() {
		s.click("ready")
	}
	s.scene.LookAt(n / 2)
	s.tick(2)
	r, ok := s.app.Top().(*tableScene)
	if !ok || r.Model().Replay == nil {
		t.Fatal("no replay is shown")
	}
	return s, r
}

func (s *sitting) tick(n int) {
	s.t.Helper()
	for range n {
		if err := s.app.Update(new(ui.Input)); err != nil {
			s.t.Fatal(err)
		}
	}
}

// A replay steps, jumps and plays through the same positions as the game, and leaves
// the game as it is.
func TestReplay(t *testing.T) {
	const n = 120
	s, r := watched(t, n)
	m := s.scene.Session().Match()
	before := m.Game().Hash()
	at := func(want int) {
		t.Helper()
		g, err := m.At(want)
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Session().Match().Game().Hash(); got != g.Hash() || r.Model().Replay.At != want {
			t.Fatalf("the replay is at %d, want %d, or shows another position", r.Model().Replay.At, want)
		}
	}
	at(n/2 - 1) // what is looked at is still to come
	s.tick(60)
	at(n / 2)
	if r.Model().Replay.Playing {
		t.Error("it plays on beyond what is looked at")
	}
	for _, step := range []struct {
		press string
		want  int
	}{{"first", 0}, {"next", 1}, {"next", 2}, {"before", 1}, {"last", n}, {"before", n - 1}} {
		s.app.Context().PressNamed(step.press)
		s.tick(2)
		at(step.want)
	}
	s.app.Context().PressNamed("play")
	s.tick(60)
	at(n)
	if r.Model().Replay.Playing {
		t.Error("it plays on beyond the end")
	}
	s.app.Context().PressNamed("round-1")
	s.tick(2)
	at(max(0, rounds(m)[0]))
	s.app.Context().PressNamed("leave")
	s.tick(2)
	if s.app.Top() != s.scene || m.Game().Hash() != before {
		t.Error("leaving the replay does not lead back to the same game")
	}
}

// A replay of the game opens playing; its bar has a mark where each round began, which says
// so and leads there, and may be dragged.
func TestReplayPlaysAndHasABar(t *testing.T) {
	s, _ := watched(t, 160)
	s.app.Context().PressNamed("leave")
	s.tick(2)
	s.scene.WatchGame()
	s.tick(2)
	r := s.app.Top().(*tableScene)
	if !r.Model().Replay.Playing {
		t.Error("it does not play")
	}
	if s.tick(40); r.Model().Replay.At == 0 {
		t.Error("nothing happens in it")
	}
	m := s.scene.Session().Match()
	for i, n := range rounds(m) {
		list := r.Regions()
		k := ui.Find(list, fmt.Sprintf("chapter-%d", i+1))
		switch {
		case (k >= 0) != (n >= 0):
			t.Errorf("round %d, which began after %d moves, has a mark: %v", i+1, n, k >= 0)
		case k < 0:
		case !strings.Contains(list[k].Tip.String(), fmt.Sprintf("Round %d", i+1)):
			t.Errorf("the mark of round %d says %q", i+1, list[k].Tip)
		default:
			if s.click(list[k].Name); r.Model().Replay.At != n {
				t.Errorf("the mark of round %d leads to %d, not %d", i+1, r.Model().Replay.At, n)
			}
		}
	}
	list := r.Regions()
	track := list[ui.Find(list, "track-1")]
	track.Drag(track.Bounds.X+track.Bounds.W/2, 0)
	if at, half := r.Model().Replay.At, rounds(m)[1]/2; at < half-1 || at > half+1 {
		t.Errorf("dragged to the middle of a round of %d moves it stands at %d", 2*half, at)
	}
}

// While the game goes on nobody sees more in a replay than he may at the table: it has
// one's own eyes and a spectator's.
func TestReplayKeepsSecrets(t *testing.T) {
	s, r := watched(t, 60)
	mine := s.scene.Session().Seat()
	for _, eyes := range r.Model().Eyes() {
		if eyes != mine && eyes != game.NoSeat {
			t.Errorf("in a running game one may look with the eyes of seat %d", eyes)
		}
	}
	s.app.Context().PressNamed("eyes-0")
	s.tick(2)
	if r.Model().View.Seat != game.NoSeat || r.Model().View.Hand != 0 {
		t.Errorf("a spectator sees with the eyes of seat %d the hand %v", r.Model().View.Seat, r.Model().View.Hand)
	}
	if eyes := r.Model().Eyes(); !slices.Contains(eyes, mine) {
		t.Errorf("there is no way back to one's own eyes: %v", eyes)
	}
	for _, move := range r.Model().Moves {
		for _, e := range move.Events {
			if e.Known[0] != 0 && e.Args[0] != game.Unknown {
				t.Error("a spectator is told a secret")
			}
		}
	}
}

// From a replay one plays on in a match of its own.
func TestPlayOn(t *testing.T) {
	s, _ := watched(t, 60)
	var on *game.Match
	r, err := table.NewReplay(s.app.Context(), s.shell, standard, s.scene.Session().Match(), 30, game.NoSeat, func(m *game.Match) { on = m })
	if err != nil {
		t.Fatal(err)
	}
	s.app.Context().Push(r)
	s.tick(2)
	s.app.Context().PressNamed("play_on")
	s.tick(2)
	s.app.Context().PressNamed("dialog-play-on")
	s.tick(2)
	if on == nil || len(on.Moves()) != 30 || on.Game().(*merlin.Game).State != gameOf(r).State {
		t.Fatalf("it goes on with %v", on)
	}
	if len(s.scene.Session().Match().Moves()) != 60 {
		t.Error("the game watched has changed")
	}
}

// What was taken back stands in the chronicle where it was, until it is done again.
func TestChronicleTellsOfBacks(t *testing.T) {
	m := newMatch(t, 2, 3)
	s := sit(t, m, 0)
	if s.scene.Session().Hidden() {
		s.click("ready")
	}
	ss := s.scene.Session()
	for range 3 {
		if err := ss.Take(m.Game().Decision().Options[:1]); err != nil {
			t.Fatal(err)
		}
	}
	said := func() (n int) {
		s.scene.CatchUp()
		s.scene.Refresh()
		for _, e := range draw.Chronicle(s.scene.Model()) {
			if e.Icon == "icon-undo" {
				n++
			}
		}
		return n
	}
	if said() != 0 {
		t.Error("something was taken back before anything was")
	}
	if err := ss.GoBack(ss.TurnStart()); err != nil || ss.Moves() != 0 {
		t.Fatalf("to the start of the turn: %v, %d moves remain", err, ss.Moves())
	}
	if said() != 1 {
		t.Error("the chronicle does not tell that a turn was taken back")
	}
	for m.CanRedo() {
		if err := ss.Redo(); err != nil {
			t.Fatal(err)
		}
	}
	if said() != 0 {
		t.Error("the chronicle still tells of what was done again")
	}
}

// By the shell rule one takes back what another person did, and only by it.
func TestTakeBackAcrossPersons(t *testing.T) {
	m := newMatch(t, 2, 3)
	first := m.Game().Decision().Seat
	for m.Game().Decision().Seat == first {
		o := m.Game().Decision().Options
		if err := m.Apply(o[len(o)-1]); err != nil {
			t.Fatal(err)
		}
	}
	ss := newSession(m)
	ss.Confirm(1 - first)
	n := ss.Moves()
	if err := ss.CanUndo(); err == nil {
		t.Error("one may take back another person's turn")
	}
	if ss.Others = true; m.Moves()[n-1].Revealed {
		t.Skip("the turn ended with something hidden")
	}
	if err := ss.CanUndo(); err == nil {
		t.Error("by the shell rule one takes back another person's turn without a question")
	}
	if err := ss.GoBack(ss.LastTurn()); err != nil || ss.Moves() >= n || !ss.Hidden() {
		t.Errorf("by the shell rule: %v, %d of %d moves, the other person's curtain %v", err, ss.Moves(), n, ss.Hidden())
	}
}

// Each sentence in the window is a place to look at its moment, before it was ever drawn
// and wherever the window is scrolled to; a click there leads to it.
func TestSentencesAreMoments(t *testing.T) {
	s, r := watched(t, 160)
	before := sentences(r)
	if len(before) < 2 {
		t.Fatalf("the moments in sight are %v", before)
	}
	i := ui.Find(r.Regions(), "log")
	r.Regions()[i].Wheel(2)
	after := sentences(r)
	if slices.Equal(before, after) || len(after) < 2 {
		t.Fatalf("scrolled, the moments in sight are %v, before %v", after, before)
	}
	n := after[len(after)/2]
	want := draw.Chronicle(r.Model())[n].At
	if s.click(fmt.Sprintf("moment-%d", n)); r.Model().Replay.At != want {
		t.Errorf("sentence %d leads to %d, want %d", n, r.Model().Replay.At, want)
	}
}

// sentences are the sentences that are in sight.
func sentences(s *tableScene) (list []int) {
	for _, g := range s.Regions() {
		if n, err := strconv.Atoi(strings.TrimPrefix(g.Name, "moment-")); err == nil {
			list = append(list, n)
		}
	}
	return list
}

// stepBack goes one step back, by the way apart where the person's turn begins, and reports
// whether there was one.
func stepBack(t *testing.T, ss *session) bool {
	t.Helper()
	n := ss.LastChoice()
	if ss.CanUndo() != nil {
		n = ss.LastTurn()
	}
	if ss.CanGoBack(n) != nil {
		return false
	}
	if err := ss.GoBack(n); err != nil {
		t.Fatal(err)
	}
	return true
}

// Doing again goes the same steps as taking back: none leads over another person's.
func TestRedoGoesTheStepsOfUndo(t *testing.T) {
	crossed := 0
	for seed := range uint64(6) {
		m := newMatch(t, 2, seed)
		chance := game.NewStream(seed, 77)
		for range 60 {
			o := m.Game().Decision().Options
			if err := m.Apply(o[chance.N(len(o))]); err != nil {
				t.Fatal(err)
			}
		}
		ss := newSession(m)
		ss.Others = true
		sit := func() game.Seat { seat, _ := ss.Asked(); ss.Confirm(seat); return seat }
		steps, who := []int{ss.Moves()}, []game.Seat{sit()}
		for stepBack(t, ss) {
			steps, who = append(steps, ss.Moves()), append(who, sit())
		}
		for i := len(steps) - 2; i >= 0; i-- {
			if err := ss.Redo(); err != nil {
				t.Fatal(err)
			}
			if seat := sit(); ss.Moves() != steps[i] || seat != who[i] {
				t.Fatalf("seed %d: doing again leads to %d moves and seat %d, taking back began at %d and %d", seed, ss.Moves(), seat, steps[i], who[i])
			}
			if who[i] != who[i+1] {
				crossed++
			}
		}
	}
	if crossed == 0 {
		t.Error("nothing was taken back across persons: the test shows little")
	}
}

// In a replay nothing is taken back: the buttons say so.
func TestReplayTakesNothingBack(t *testing.T) {
	_, r := watched(t, 60)
	list := r.Regions()
	for _, name := range []string{"undo", "redo"} {
		if b := list[ui.Find(list, name)]; b.Enabled || b.Why.String() == "" {
			t.Errorf("%s may be pressed in a replay, or nothing says why not: %q", name, b.Why)
		}
	}
}

// The dice of another player are told with his name once.
func TestDiceNameTheirPlayerOnce(t *testing.T) {
	f := sit(t, newMatch(t, 3, 5), 0).scene.Model()
	for seat := range game.Seat(3) {
		if tip, name := f.DiceTip(seat), f.Called(seat); strings.Count(tip, name) != 1 {
			t.Errorf("%q names %s not once", tip, name)
		}
	}
}
