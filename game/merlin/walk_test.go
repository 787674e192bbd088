package merlin

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"

	"merlin/game"
)

// walk is a match that is played by chance, and taken back and done again by chance,
// with what is remembered of it.
type walk struct {
	*testing.T
	title  Title
	m      *game.Match
	chance game.Stream
	states []State // at the start and after each move
	future []State // what can be done again leads there, the next one last
	backs  int
}

func newWalk(t *testing.T, seats int, seed uint64, modules ...string) *walk {
	t.Helper()
	w := &walk{T: t, title: Title{Box: StandardBox()}, chance: game.NewStream(seed, 99)}
	players := make([]game.Player, seats)
	for i := range players {
		players[i] = game.Player{Name: fmt.Sprintf("“%c” \\ \"%s\"", 'Ä'+i, Colours[i]), Colour: uint8(i), Level: uint8(w.chance.N(3))}
	}
	var err error
	if w.m, err = game.NewMatch(w.title, w.title.Setup(players, modules, seed)); err != nil {
		t.Fatal(err)
	}
	w.states = []State{w.state()}
	return w
}

func (w *walk) state() State { return w.m.Game().(*Game).State }

// step takes an action, or some steps back or forth.
func (w *walk) step() {
	w.Helper()
	switch w.chance.N(8) {
	case 0:
		w.back()
	case 1:
		for range 1 + w.chance.N(4) {
			w.again()
		}
	default:
		w.act()
	}
	if got := w.state(); got != w.states[len(w.states)-1] || len(w.m.Moves()) != len(w.states)-1 {
		w.Fatalf("after %d moves (%d remembered) the position is another", len(w.m.Moves()), len(w.states)-1)
	}
}

// act takes an action, now and then as one with the one before.
func (w *walk) act() {
	w.Helper()
	o := w.m.Game().Decision().Options
	if err := w.m.Apply(o[w.chance.N(len(o))]); err != nil {
		w.Fatal(err)
	}
	if len(w.m.Moves()) > 1 && w.chance.N(5) == 0 {
		w.m.Join()
	}
	w.states, w.future = append(w.states, w.state()), nil
}

// back goes back to a place not far away, if that may be; else nothing changes.
func (w *walk) back() {
	w.Helper()
	n := len(w.m.Moves()) - w.chance.N(9)
	seat, others := game.Seat(w.chance.N(len(w.m.Setup().Seats))), w.chance.N(3) == 0
	want := w.refusal(seat, n, others)
	if can := w.m.CanGoBack(seat, n, others); !errors.Is(can, want) {
		w.Errorf("seat %d back to %d of %d: %v, want %v", seat, n, len(w.m.Moves()), can, want)
	}
	if want != nil {
		w.refused(seat, n, others, want)
		return
	}
	if err := w.m.GoBack(seat, n, others); err != nil {
		w.Errorf("seat %d went back to %d: %v", seat, n, err)
	}
	for len(w.states)-1 > n {
		w.future = append(w.future, w.states[len(w.states)-1])
		w.states = w.states[:len(w.states)-1]
	}
	w.backs++
}

// refused wants the way back to be refused for that reason, and nothing to change.
func (w *walk) refused(seat game.Seat, n int, others bool, want error) {
	w.Helper()
	before := w.record()
	if err := w.m.GoBack(seat, n, others); !errors.Is(err, want) {
		w.Errorf("seat %d went back to %d: %v, want %v", seat, n, err, want)
	}
	if w.record() != before {
		w.Errorf("refused with %v, it has changed", want)
	}
}

// refusal is why there is no way back for the seat, by the words of the rule.
func (w *walk) refusal(seat game.Seat, n int, others bool) error {
	moves := w.m.Moves()
	for i := len(moves) - 1; i >= max(n, 0); i-- {
		if moves[i].Revealed {
			return game.ErrRevealed
		}
		if moves[i].Seat != seat && !others && w.m.Setup().Seats[moves[i].Seat].Level == 0 {
			return game.ErrOther
		}
	}
	if n < 0 || n >= len(moves) {
		return game.ErrAtStart
	}
	return nil
}

// again does again what was taken back last.
func (w *walk) again() {
	w.Helper()
	if len(w.future) == 0 {
		if err := w.m.Redo(); w.m.CanRedo() || !errors.Is(err, game.ErrNoRedo) {
			w.Errorf("there is nothing to be done again: %v, %v", w.m.CanRedo(), err)
		}
		return
	}
	if err := w.m.Redo(); err != nil {
		w.Fatal(err)
	}
	w.states = append(w.states, w.future[len(w.future)-1])
	w.future = w.future[:len(w.future)-1]
}

func (w *walk) record() string {
	w.Helper()
	var b strings.Builder
	if err := w.m.WriteRecord(&b); err != nil {
		w.Fatal(err)
	}
	return b.String()
}

// reload saves and loads the match and wants all of it back.
func (w *walk) reload() {
	w.Helper()
	saved := w.record()
	loaded, err := game.ReadRecord(w.title, strings.NewReader(saved))
	if err != nil {
		w.Fatalf("after %d moves: %v", len(w.m.Moves()), err)
	}
	was, is := w.m.Setup(), loaded.Setup()
	switch {
	case loaded.Game().(*Game).State != w.state() || loaded.Game().Hash() != w.m.Game().Hash():
		w.Error("the position loaded is another")
	case !slices.Equal(was.Seats, is.Seats) || !slices.Equal(was.Modules, is.Modules) || was.Name != is.Name || was.Seed != is.Seed:
		w.Errorf("the set-up loaded is %+v, not %+v", is, was)
	case !slices.Equal(loaded.Backs(), w.m.Backs()):
		w.Errorf("taken back was %v, not %v", loaded.Backs(), w.m.Backs())
	case !slices.Equal(loaded.Start(), w.m.Start()) || !slices.EqualFunc(loaded.Moves(), w.m.Moves(), sameMove):
		w.Error("the moves loaded are others")
	}
	var again bytes.Buffer
	if err := loaded.WriteRecord(&again); err != nil || again.String() != saved {
		w.Errorf("saved again, the record is another: %v", err)
	}
}

func sameMove(a, b game.Move) bool {
	return a.Seat == b.Seat && a.Action == b.Action && a.Text == b.Text && a.Revealed == b.Revealed && a.Joined == b.Joined &&
		slices.Equal(a.Events, b.Events)
}

// TestWalks plays random games with every set of modules, back and forth: every place
// that is come back to is the position that was there, with its hash; what may not be
// taken back is refused and changes nothing; and saved and loaded it is the same match,
// with names, notes and what was taken back. A third of the sets now and then, and with
// MERLIN_LONG all of them after every action.
func TestWalks(t *testing.T) {
	sets, every := 3, 60
	switch {
	case os.Getenv("MERLIN_LONG") != "":
		sets, every = 1, 1
	case runtime.GOARCH == "wasm":
		sets = 31
	}
	for n, names := range moduleSets() {
		if n%sets > 0 {
			continue
		}
		t.Run(strings.Join(names, ","), func(t *testing.T) {
			t.Parallel()
			w := newWalk(t, 2+n%3, uint64(n), names...)
			for step := n; !w.m.Game().Over() && !t.Failed(); step++ {
				w.step()
				if step%every == 0 {
					w.m.Call(fmt.Sprintf("after step %d «é»", step))
					w.reload()
				}
			}
			w.reload()
			if w.backs == 0 {
				t.Error("nothing was ever taken back: the test shows little")
			}
		})
	}
}
