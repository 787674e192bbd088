package merlin

import (
	"bytes"
	"cmp"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
)

// stroll is a session that is played by chance, back and forth.
type stroll struct {
	*testing.T
	*session
	chance game.Stream
	hashes map[int]uint64 // by the number of moves played: the position there
	longest,
	refused int
}

// TestStrolls plays games over sets of modules, and goes back and forth in them by random
// numbers of choices, over all that computers do in between: each place is the position
// that was there, and done again it is the position that one came from. A session that
// goes on from the record offers the same way back. With MERLIN_LONG over all sets.
func TestStrolls(t *testing.T) {
	every := 5
	if os.Getenv("MERLIN_LONG") != "" {
		every = 1
	}
	longest, refused := 0, 0
	for n, modules := range moduleSets() {
		if n%every > 0 {
			continue
		}
		w := newStroll(t, uint64(n), modules)
		for !w.over() && !t.Failed() {
			w.step()
		}
		if t.Failed() {
			t.Fatalf("with %v", modules)
		}
		longest, refused = max(longest, w.longest), max(refused, w.refused)
	}
	if longest < 8 || refused == 0 {
		t.Errorf("at most %d choices were taken back in a row, and %d times it was refused: the test shows little", longest, refused)
	}
}

func newStroll(t *testing.T, seed uint64, modules []string) *stroll {
	t.Helper()
	title := merlin.Title{Box: merlin.StandardBox()}
	var players []game.Player
	for i := range 2 + seed%3 {
		players = append(players, game.Player{Colour: uint8(i), Level: uint8((seed + i) % 2)})
	}
	m, err := game.NewMatch(title, title.Setup(players, modules, seed))
	if err != nil {
		t.Fatal(err)
	}
	w := &stroll{T: t, session: newSession(m), chance: game.NewStream(seed, 21), hashes: map[int]uint64{}}
	w.others, w.ends = seed%4 == 0, seed%3 > 0
	w.note()
	return w
}

// note keeps the position of the moment, and forgets what lies behind it.
func (w *stroll) note() {
	w.hashes[w.moves()] = w.game().Hash()
	for n := range w.hashes {
		if n > w.moves() {
			delete(w.hashes, n)
		}
	}
}

func (w *stroll) step() {
	w.Helper()
	seat, person := w.asked()
	options := w.game().Decision().Options
	switch {
	case !person:
		if err := w.match.Apply(options[w.chance.N(len(options))]); err != nil {
			w.Fatal(err)
		}
	case seat != w.confirmed:
		w.confirm(seat)
	default:
		if err := w.take(w.choose()); err != nil {
			w.Fatal(err)
		}
	}
	w.note()
	if w.confirmed != game.NoSeat && w.chance.N(6) == 0 {
		w.backAndForth(1 + w.chance.N(12))
		w.goesOn()
	}
}

// choose picks what the screen offers, also what is several actions.
func (w *stroll) choose() []game.Action {
	f := w.frame()
	w.ask(f)
	var all [][]game.Action
	add := func(list []table.Choice) {
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
func (w *stroll) backAndForth(choices int) {
	w.Helper()
	moves, hash := w.moves(), w.game().Hash()
	turn := !w.others && w.chance.N(4) == 0
	n := 0
	for ; n < choices && w.back(turn); n++ {
	}
	w.longest = max(w.longest, n)
	if w.chance.N(4) == 0 {
		w.note()
		return
	}
	again := 0
	for ; w.moves() < moves; again++ {
		if err := w.redo(); err != nil {
			w.Fatal(err)
		}
		w.check()
	}
	if w.moves() != moves || w.game().Hash() != hash {
		w.Errorf("%d choices taken back and done again lead from move %d to %d", n, moves, w.moves())
	}
	if again != n && !turn && !w.others {
		w.Errorf("%d choices were taken back, %d done again", n, again)
	}
}

// back takes one choice back, or what was done in this turn, and tells whether that was so.
func (w *stroll) back(turn bool) bool {
	w.Helper()
	to := w.lastChoice()
	if turn {
		to = w.turnStart()
	}
	moves, hash, refusal := w.moves(), w.game().Hash(), w.canGoBack(to)
	if err := w.goBack(to); err != refusal {
		w.Fatalf("going back: %v, where %v was said", err, refusal)
	}
	if refusal != nil {
		w.refused++
		if w.moves() != moves || w.game().Hash() != hash {
			w.Errorf("refused with %v, it has changed", refusal)
		}
		return false
	}
	if w.moves() != to {
		w.Errorf("back to move %d leads to %d", to, w.moves())
	}
	w.check()
	return true
}

// check wants the position of the moment to be the one that was there.
func (w *stroll) check() {
	w.Helper()
	if was, ok := w.hashes[w.moves()]; !ok || was != w.game().Hash() {
		w.Errorf("after %d moves it is another position, or the screen never stood there (%v)", w.moves(), !ok)
	}
}

// goesOn wants what goes on from the record to stand here, with the same way back.
func (w *stroll) goesOn() {
	w.Helper()
	var b bytes.Buffer
	if err := w.match.WriteRecord(&b); err != nil {
		w.Fatal(err)
	}
	m, err := game.ReadRecord(merlin.Title{Box: merlin.StandardBox()}, strings.NewReader(b.String()))
	if err != nil {
		w.Fatal(err)
	}
	next := newSession(m)
	next.confirm(w.confirmed)
	next.others = w.others
	if next.game().Hash() != w.game().Hash() || next.lastChoice() != w.lastChoice() || next.turnStart() != w.turnStart() ||
		next.cannotUndo() != w.cannotUndo() || !slices.Equal(m.Backs(), w.match.Backs()) {
		w.Errorf("what goes on stands at %d, %d, %q, not %d, %d, %q", next.lastChoice(), next.turnStart(), next.cannotUndo(),
			w.lastChoice(), w.turnStart(), w.cannotUndo())
	}
}
