package merlin

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// undoWalk is a session that is played by chance, back and forth.
type undoWalk struct {
	*testing.T
	*session
	chance game.Stream
	hashes map[int]uint64 // by the number of moves played: the position there
	longest,
	refused,
	turns int // steps over others' actions or into an earlier turn
}

// TestUndoWalks plays games over sets of modules, and goes back and forth in them by random
// numbers of choices. Undo stops where the turn began, and at another's action; the way apart
// leads on, over all that computers do in between. Each place is the position that was
// there, and done again it is the position that one came from. A session that goes on from
// the record offers the same way back. With MERLIN_LONG over all sets.
func TestUndoWalks(t *testing.T) {
	every := games(10, 1)
	longest, refused, turns := 0, 0, 0
	for n, modules := range moduleSets() {
		if n%every > 0 {
			continue
		}
		w := newUndoWalk(t, uint64(n), modules)
		for !w.Over() && !t.Failed() {
			w.step()
		}
		if t.Failed() {
			t.Fatalf("with %v", modules)
		}
		longest, refused, turns = max(longest, w.longest), max(refused, w.refused), max(turns, w.turns)
	}
	if longest < 8 || refused == 0 || turns < 8 {
		t.Errorf("at most %d choices were taken back in a row, %d times into another turn, and %d times it was refused: the test shows little", longest, turns, refused)
	}
}

func newUndoWalk(t *testing.T, seed uint64, modules []string) *undoWalk {
	t.Helper()
	title := merlin.Title{Box: standardBox}
	var players []game.Player
	for i := range 2 + seed%3 {
		players = append(players, game.Player{Colour: uint8(i), Level: uint8((seed + i) % 2)})
	}
	m, err := game.NewMatch(title, title.Setup(players, modules, seed))
	if err != nil {
		t.Fatal(err)
	}
	w := &undoWalk{T: t, session: newSession(m), chance: game.NewStream(seed, 21), hashes: map[int]uint64{}}
	w.Others, w.Ends = seed%4 == 0, seed%3 > 0
	w.note()
	return w
}

// note keeps the position of the moment, and forgets what lies behind it.
func (w *undoWalk) note() {
	w.hashes[w.Moves()] = w.game().Hash()
	for n := range w.hashes {
		if n > w.Moves() {
			delete(w.hashes, n)
		}
	}
}

func (w *undoWalk) step() {
	w.Helper()
	seat, person := w.Asked()
	options := w.game().Decision().Options
	switch {
	case !person:
		if err := w.Match().Apply(options[w.chance.N(len(options))]); err != nil {
			w.Fatal(err)
		}
	case seat != w.Seat():
		w.Confirm(seat)
	default:
		if err := w.Take(w.choose()); err != nil {
			w.Fatal(err)
		}
	}
	w.note()
	if w.Seat() != game.NoSeat && w.chance.N(6) == 0 {
		w.backAndForth(1 + w.chance.N(12))
		w.goesOn()
	}
}

// choose picks what the screen offers, also what is several actions.
func (w *undoWalk) choose() []game.Action {
	f := w.frame()
	w.fill(f)
	var all [][]game.Action
	add := func(list []moment.Choice) {
		for _, c := range list {
			all = append(all, c.Do)
		}
	}
	add(f.Buttons)
	for _, list := range f.Choices {
		add(list)
	}
	slices.SortFunc(all, func(a, b []game.Action) int { return cmp.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
	return all[w.chance.N(len(all))]
}

// backAndForth takes some choices back and does them again; now and then it stays there.
func (w *undoWalk) backAndForth(choices int) {
	w.Helper()
	moves, hash := w.Moves(), w.game().Hash()
	turn := !w.Others && w.chance.N(4) == 0
	n := 0
	for ; n < choices && w.back(turn); n++ {
	}
	w.longest = max(w.longest, n)
	if w.chance.N(4) == 0 {
		w.note()
		return
	}
	again := 0
	for ; w.Moves() < moves; again++ {
		if err := w.Redo(); err != nil {
			w.Fatal(err)
		}
		w.check()
	}
	if w.Moves() != moves || w.game().Hash() != hash {
		w.Errorf("%d choices taken back and done again lead from move %d to %d", n, moves, w.Moves())
	}
	if again != n && !turn && !w.Others {
		w.Errorf("%d choices were taken back, %d done again", n, again)
	}
}

// back takes one choice back, or what was done in this turn, and reports whether that was
// so. Where the turn begins it goes on by the way apart.
func (w *undoWalk) back(turn bool) bool {
	w.Helper()
	to, refusal := w.LastChoice(), w.CanUndo()
	switch {
	case turn:
		to = w.TurnStart()
		refusal = w.CanGoBack(to)
	case refusal == nil:
		w.stays(to)
	default:
		if err := w.Undo(); err != refusal {
			w.Fatalf("going back: %v, where %v was said", err, refusal)
		}
		to = w.LastTurn()
		if refusal = w.CanGoBack(to); refusal == nil {
			w.turns++
		}
	}
	return w.goTo(to, refusal)
}

// stays wants all from the first n moves on to be of the person's turn, and his own.
func (w *undoWalk) stays(n int) {
	w.Helper()
	for _, m := range w.Match().Moves()[n:] {
		begins := func(e game.Event) bool { return e.Kind == merlin.EventTurn }
		if m.Seat != w.Seat() || slices.ContainsFunc(m.Events, begins) {
			w.Errorf("one press takes back %q of seat %d, too", m.Text, m.Seat)
		}
	}
}

// goTo goes back to the first n moves, or wants that to be refused.
func (w *undoWalk) goTo(to int, refusal error) bool {
	w.Helper()
	moves, hash := w.Moves(), w.game().Hash()
	if err := w.GoBack(to); err != refusal {
		w.Fatalf("going back: %v, where %v was said", err, refusal)
	}
	if refusal != nil {
		w.refused++
		if w.Moves() != moves || w.game().Hash() != hash {
			w.Errorf("refused with %v, it has changed", refusal)
		}
		return false
	}
	if w.Moves() != to {
		w.Errorf("back to move %d leads to %d", to, w.Moves())
	}
	w.check()
	return true
}

// check wants the position of the moment to be the one that was there.
func (w *undoWalk) check() {
	w.Helper()
	if was, ok := w.hashes[w.Moves()]; !ok || was != w.game().Hash() {
		w.Errorf("after %d moves it is another position, or the screen never stood there (%v)", w.Moves(), !ok)
	}
}

// goesOn wants what goes on from the record to stand here, with the same way back.
func (w *undoWalk) goesOn() {
	w.Helper()
	var b bytes.Buffer
	if err := w.Match().WriteRecord(&b); err != nil {
		w.Fatal(err)
	}
	m, err := game.ReadRecord(merlin.Title{Box: standardBox}, strings.NewReader(b.String()))
	if err != nil {
		w.Fatal(err)
	}
	next := newSession(m)
	next.Confirm(w.Seat())
	next.Others = w.Others
	if next.game().Hash() != w.game().Hash() || next.LastChoice() != w.LastChoice() || next.LastTurn() != w.LastTurn() || next.TurnStart() != w.TurnStart() ||
		next.CannotUndo() != w.CannotUndo() || !slices.Equal(m.Backs(), w.Match().Backs()) {
		w.Errorf("what goes on stands at %d, %d, %q, not %d, %d, %q", next.LastChoice(), next.TurnStart(), next.CannotUndo(),
			w.LastChoice(), w.TurnStart(), w.CannotUndo())
	}
}
