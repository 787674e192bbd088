package game_test

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
)

var title = merlin.Title{Box: merlin.StandardBox()}

// newMatch starts a match; levels say who is a computer player.
func newMatch(t testing.TB, levels ...uint8) *game.Match {
	t.Helper()
	players := make([]game.Player, len(levels))
	for i, l := range levels {
		players[i] = game.Player{Name: "Ada «" + string(rune('A'+i)) + "» \"q\"", Colour: uint8(3 - i), Level: l}
	}
	m, err := game.NewMatch(title, title.Setup(players, nil, 42))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// playRandom takes n random actions, or plays to the end.
func playRandom(t testing.TB, m *game.Match, n int, chance *game.Stream) {
	t.Helper()
	for ; n > 0 && !m.Game().Over(); n-- {
		o := m.Game().Decision().Options
		if err := m.Apply(o[chance.N(len(o))]); err != nil {
			t.Fatal(err)
		}
	}
}

func do(t *testing.T, m *game.Match, text string) {
	t.Helper()
	a, err := game.Find(m.Game(), text)
	if err == nil {
		err = m.Apply(a)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func TestUndoAndRedo(t *testing.T) {
	m := newMatch(t, 0, 0)
	seat := m.Game().Decision().Seat
	if err := m.CanUndo(seat); !errors.Is(err, game.ErrAtStart) {
		t.Errorf("undo at the start: %v", err)
	}
	first := m.Game().Hash()
	do(t, m, "die 1")
	do(t, m, "move clockwise")
	moved := m.Game().Hash()
	if err := m.Undo(seat); err != nil {
		t.Fatal(err)
	}
	if err := m.Undo(seat); err != nil {
		t.Fatal(err)
	}
	if m.Game().Hash() != first {
		t.Error("two steps back are not the start")
	}
	for m.CanRedo() {
		if err := m.Redo(); err != nil {
			t.Fatal(err)
		}
	}
	if m.Game().Hash() != moved {
		t.Error("redo does not lead back")
	}
	if err := m.Redo(); !errors.Is(err, game.ErrNoRedo) {
		t.Errorf("redo of nothing: %v", err)
	}
	do(t, m, "decline")
	if err := m.Undo(seat); err != nil {
		t.Fatal(err)
	}
	do(t, m, "act")
	if m.CanRedo() {
		t.Error("a new action did not forget what was undone")
	}
}

func TestUndoStopsAtOtherPerson(t *testing.T) {
	m := newMatch(t, 0, 0)
	one := m.Game().Decision().Seat
	for _, a := range []string{"die 1", "move clockwise", "decline", "end", "die 1"} {
		do(t, m, a)
	}
	if err := m.CanUndo(one); !errors.Is(err, game.ErrOther) {
		t.Errorf("undo across another person: %v", err)
	}
	if err := m.CanUndo(1 - one); err != nil {
		t.Errorf("undo of one's own action: %v", err)
	}
}

func TestUndoTakesComputersAlong(t *testing.T) {
	m := newMatch(t, 0, 1)
	one := m.Game().Decision().Seat
	if !m.Setup().Seats[one].Human() {
		shortTurn(t, m)
		one = m.Game().Decision().Seat
	}
	before := m.Game().Hash()
	shortTurn(t, m)
	shortTurn(t, m)
	for range 4 {
		if err := m.Undo(one); err != nil {
			t.Fatal(err)
		}
	}
	if m.Game().Hash() != before {
		t.Error("four steps back do not undo the person's turn and the computer's")
	}
}

// shortTurn takes the first die and leaves the action.
func shortTurn(t *testing.T, m *game.Match) {
	t.Helper()
	do(t, m, m.Game().Text(m.Game().Decision().Options[0]))
	do(t, m, m.Game().Text(m.Game().Decision().Options[0]))
	do(t, m, "decline")
	do(t, m, "end")
}

// B56: there is no way back across what was hidden.
func TestUndoStopsAtRevealed(t *testing.T) {
	m := newMatch(t, 0, 0)
	chance := game.NewStream(5, 5)
	for {
		playRandom(t, m, 1, &chance)
		last := m.Moves()[len(m.Moves())-1]
		if last.Revealed {
			if err := m.CanUndo(last.Seat); !errors.Is(err, game.ErrRevealed) {
				t.Errorf("undo across %q: %v", last.Text, err)
			}
			return
		}
	}
}

func TestRecordReadsBack(t *testing.T) {
	chance := game.NewStream(1, 1)
	for _, n := range []int{0, 1, 24, 25, 26, 200, 10_000} {
		m := newMatch(t, 0, 1, 0)
		playRandom(t, m, n, &chance)
		text := record(t, m)
		back, err := game.ReadRecord(title, strings.NewReader(text))
		if err != nil {
			t.Fatalf("after %d actions: %v", n, err)
		}
		if back.Game().Hash() != m.Game().Hash() || record(t, back) != text {
			t.Errorf("after %d actions the record reads back as another game", n)
		}
	}
}

func record(t testing.TB, m *game.Match) string {
	t.Helper()
	var b strings.Builder
	if err := m.WriteRecord(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestBrokenRecords(t *testing.T) {
	m := newMatch(t, 0, 0)
	chance := game.NewStream(2, 2)
	playRandom(t, m, 60, &chance)
	good := record(t, m)
	for _, c := range []struct {
		name, old, new string
		want           string
		moves          int // that remain; -1: no match
	}{
		{"empty", good, "", "line 0: the record is empty", -1},
		{"other title", "merlin record", "chess record", `a game of "chess"`, -1},
		{"other version", "record 1", "record 9", "first line of a record of version 1", -1},
		{"later rules", "\nrules ", "\nrules 7", "played by version 7", -1},
		{"other box", "box ", "box 1", "box", -1},
		{"unknown module", "modules ", "modules dragons", `"dragons"`, -1},
		{"bad seed", "seed ", "seed x", "is no number", -1},
		{"bad seat", "seat 3 0", "seat three", "seat", -1},
		{"same colour", "seat 2 0", "seat 3 0", "no colour of its own", -1},
		{"illegal action", m.Moves()[30].Text, "fly away", `"fly away" is not among the options`, -2},
		{"changed hash", "# hash ", "# hash 0", "sum of the position", 25},
		{"changed points", "# scores ", "# scores 9", "the points are", 25},
		{"unknown note", "# scores ", "# weather ", `"weather" is no note`, 25},
		{"joined with nothing", "\n\n", "\n\n# joined\n", "no action that could be joined", 0},
		{"many taken back", "# scores ", "# back 99999\n# scores ", `"99999" is no number`, 25},
		{"taken back twice", "# scores ", "# back 20000\n# back 20000\n# scores ", "taken back here is noted already", 25},
		{"many seats", "seat 3 0", strings.Repeat("seat 0 0 \"x\"\n", 20) + "seat 3 0", "more than 8 seats", -1},
		{"changed end", "end ", "end 0", "sum of the record", 60},
		{"cut off", good[strings.Index(good, "end "):], "", "without its end line", 60},
	} {
		t.Run(c.name, func(t *testing.T) {
			back, err := game.ReadRecord(title, strings.NewReader(strings.Replace(good, c.old, c.new, 1)))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Fatalf("error %v, want one that says %q", err, c.want)
			}
			var at *game.RecordError
			if !errors.As(err, &at) {
				t.Errorf("%v names no line", err)
			}
			if (back == nil) != (c.moves == -1) {
				t.Fatalf("match %v", back)
			}
			if c.moves >= 0 && len(back.Moves()) != c.moves {
				t.Errorf("%d actions remain, want %d", len(back.Moves()), c.moves)
			}
		})
	}
}

// Where actions were taken back is kept, and what is done again is noted no more.
func TestBacksAreNoted(t *testing.T) {
	m := newMatch(t, 0, 0)
	seat := m.Game().Decision().Seat
	do(t, m, "die 1")
	do(t, m, "move clockwise")
	do(t, m, "decline")
	for range 2 {
		if err := m.Undo(seat); err != nil {
			t.Fatal(err)
		}
	}
	if got, want := m.Backs(), []game.Back{{At: 1, Taken: 2}}; !slices.Equal(got, want) {
		t.Fatalf("after two steps back: %v, want %v", got, want)
	}
	if err := m.Redo(); err != nil {
		t.Fatal(err)
	}
	if got, want := m.Backs(), []game.Back{{At: 2, Taken: 1}}; !slices.Equal(got, want) {
		t.Fatalf("one of them done again: %v, want %v", got, want)
	}
	back, err := game.ReadRecord(title, strings.NewReader(record(t, m)))
	if err != nil || !slices.Equal(back.Backs(), m.Backs()) {
		t.Errorf("the record has %v, %v", back.Backs(), err)
	}
	if err := m.Redo(); err != nil || len(m.Backs()) != 0 {
		t.Errorf("both done again: %v, %v", m.Backs(), err)
	}
}

// However often one goes back at a place, the record of it is one that is read.
func TestManyBacksAreRead(t *testing.T) {
	m := newMatch(t, 0, 0)
	good := record(t, m)
	back, err := game.ReadRecord(title, strings.NewReader(strings.Replace(good, "\n\n", "\n\n# back 20000\n", 1)))
	var at *game.RecordError // the sum is another
	if back == nil || !errors.As(err, &at) {
		t.Fatalf("%v, %v", back, err)
	}
	seat := back.Game().Decision().Seat
	do(t, back, "die 1")
	if err := back.Undo(seat); err != nil {
		t.Fatal(err)
	}
	if again, err := game.ReadRecord(title, strings.NewReader(record(t, back))); err != nil || len(again.Backs()) != 1 {
		t.Errorf("what was kept is refused: %v", err)
	}
}

// Actions that were taken in one stay so when they are taken back, done again, forked
// or read from a record; what is done anew in the place of the second is not joined.
func TestJoined(t *testing.T) {
	m := newMatch(t, 0, 0)
	seat := m.Game().Decision().Seat
	do(t, m, "die 1")
	do(t, m, "move clockwise")
	m.Join()
	do(t, m, "decline")
	joined := func(m *game.Match) (list []bool) {
		for _, move := range m.Moves() {
			list = append(list, move.Joined)
		}
		return list
	}
	want := []bool{true, false, false}
	f, err := m.Fork(3)
	if err != nil || !slices.Equal(joined(f), want) {
		t.Errorf("forked: %v, %v", joined(f), err)
	}
	back, err := game.ReadRecord(title, strings.NewReader(record(t, m)))
	if err != nil || !slices.Equal(joined(back), want) || record(t, back) != record(t, m) {
		t.Errorf("read: %v, %v", joined(back), err)
	}
	if err := m.GoBack(seat, 1, false); err != nil {
		t.Fatal(err)
	}
	for m.CanRedo() {
		if err := m.Redo(); err != nil {
			t.Fatal(err)
		}
	}
	if !slices.Equal(joined(m), want) {
		t.Errorf("done again: %v", joined(m))
	}
	if err := m.GoBack(seat, 1, false); err != nil {
		t.Fatal(err)
	}
	do(t, m, "move clockwise")
	if got := joined(m); !slices.Equal(got, []bool{false, false}) {
		t.Errorf("done anew: %v", got)
	}
}

// One goes back to the start of one's turn in one step, and across another person's
// actions only where the house allows it.
func TestGoBack(t *testing.T) {
	m := newMatch(t, 0, 0)
	one := m.Game().Decision().Seat
	for _, a := range []string{"die 1", "move clockwise", "decline", "end", "die 1"} {
		do(t, m, a)
	}
	if err := m.CanGoBack(one, 0, false); !errors.Is(err, game.ErrOther) {
		t.Errorf("across another person: %v", err)
	}
	if err := m.CanGoBack(1-one, 4, false); err != nil {
		t.Errorf("to the start of one's turn: %v", err)
	}
	for _, n := range []int{-1, 5, 6} {
		if err := m.GoBack(one, n, true); !errors.Is(err, game.ErrAtStart) {
			t.Errorf("back to %d of 5: %v", n, err)
		}
	}
	hash := m.Game().Hash()
	if err := m.GoBack(one, 0, true); err != nil || len(m.Moves()) != 0 {
		t.Fatalf("by the house rule: %v, %d moves", err, len(m.Moves()))
	}
	for m.CanRedo() {
		if err := m.Redo(); err != nil {
			t.Fatal(err)
		}
	}
	if m.Game().Hash() != hash || len(m.Backs()) != 0 {
		t.Errorf("done again it is another game, or %v is noted", m.Backs())
	}
}

// A match forked at any moment stands there and leaves the other alone.
func TestFork(t *testing.T) {
	m := newMatch(t, 0, 1, 0)
	chance := game.NewStream(6, 6)
	hashes := []uint64{m.Game().Hash()}
	for range 60 {
		playRandom(t, m, 1, &chance)
		hashes = append(hashes, m.Game().Hash())
	}
	for _, n := range []int{0, 1, 30, 60} {
		f, err := m.Fork(n)
		if err != nil || f.Game().Hash() != hashes[n] {
			t.Fatalf("forked at %d: %v", n, err)
		}
		playRandom(t, f, 5, &chance)
	}
	if m.Game().Hash() != hashes[60] {
		t.Error("a fork has changed its match")
	}
}

// A game of earlier rules is played on as far as its actions and points agree.
func TestEarlierRules(t *testing.T) {
	m := newMatch(t, 0, 0)
	chance := game.NewStream(2, 2)
	playRandom(t, m, 60, &chance)
	rules := "\nrules " + strconv.Itoa(merlin.RulesVersion)
	old := strings.Replace(record(t, m), rules, "\nrules 1", 1)
	old = strings.ReplaceAll(old, "# hash ", "# hash 0")
	old = old[:strings.Index(old, "end ")]
	old += fmt.Sprintf("end %016x\n", game.SeedOf(old))
	back, err := game.ReadRecord(title, strings.NewReader(old))
	if err != nil || back.Game().Hash() != m.Game().Hash() || back.Setup().Rules != merlin.RulesVersion {
		t.Errorf("a game that still agrees: %v", err)
	}
	back, err = game.ReadRecord(title, strings.NewReader(strings.Replace(old, "# scores ", "# scores 7", 1)))
	if !errors.Is(err, game.ErrEarlier) || len(back.Moves()) != 25 {
		t.Errorf("a game that does not: %v", err)
	}
}

// A name that no screen could show is refused, in one short sentence.
func TestNamesOfARecord(t *testing.T) {
	good := record(t, newMatch(t, 0, 0))
	for _, name := range []string{`"` + strings.Repeat("x", 61) + `"`, `"a\nb"`, `"\xff"`, `"\u202egnp.exe"`, `"\x00"`} {
		for _, line := range []string{"seat 0 0 " + name, "name " + name} {
			text := strings.Replace(good, "seat 3 0 ", line+"\nseat 3 0 ", 1)
			if _, err := game.ReadRecord(title, strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), "the name") {
				t.Errorf("%s: %v", line, err)
			}
		}
	}
}

// Who of the computer players sits at a seat is kept in a record; one that says nothing of
// it, as all did before, is read, too.
func TestFacesOfARecord(t *testing.T) {
	m := newMatch(t, 0, 6)
	before := record(t, m)
	setup := m.Setup()
	setup.Seats[1].Face = "pellinore"
	m, err := game.NewMatch(title, setup)
	if err != nil {
		t.Fatal(err)
	}
	faced := record(t, m)
	for text, want := range map[string]string{before: "", faced: "pellinore"} {
		read, err := game.ReadRecord(title, strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		if got := read.Setup().Seats[1].Face; got != want || record(t, read) != text {
			t.Errorf("the face is %q, want %q", got, want)
		}
	}
	two := strings.Replace(faced, " pellinore", " pellinore lot", 1)
	if _, err := game.ReadRecord(title, strings.NewReader(two)); err == nil || !strings.Contains(err.Error(), "face") {
		t.Errorf("two faces: %v", err)
	}
}

// FuzzReadRecord wants of any text: a match that is whole and can be kept again, or
// one short sentence.
func FuzzReadRecord(f *testing.F) {
	chance := game.NewStream(3, 3)
	for _, modules := range [][]string{nil, merlin.ModuleNames()} {
		m, err := game.NewMatch(title, title.Setup([]game.Player{{Name: "Ada"}, {Colour: 1, Level: 1}}, modules, 7))
		if err != nil {
			f.Fatal(err)
		}
		playRandom(f, m, 40, &chance)
		f.Add(record(f, m))
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := game.ReadRecord(title, strings.NewReader(text))
		if err != nil && (strings.Contains(err.Error(), "\n") || len(err.Error()) > 700) {
			t.Errorf("this is no short sentence: %q", err)
		}
		if m == nil {
			if err == nil {
				t.Error("neither a match nor a reason")
			}
			return
		}
		again, err := game.ReadRecord(title, strings.NewReader(record(t, m)))
		if err != nil || again.Game().Hash() != m.Game().Hash() {
			t.Errorf("what was read and kept is another game: %v", err)
		}
	})
}

// Moves that are dropped leave no trace: the match is as if they had never been taken.
func TestDropLeavesNoTrace(t *testing.T) {
	m, plain := newMatch(t, 0, 0), newMatch(t, 0, 0)
	seat := m.Game().Decision().Seat
	do(t, m, "die 1")
	if err := m.Undo(seat); err != nil { // is noted
		t.Fatal(err)
	}
	do(t, plain, "die 1")
	if err := plain.Undo(seat); err != nil {
		t.Fatal(err)
	}
	do(t, m, "die 2")
	do(t, m, "apple 6")
	if err := m.Undo(seat); err != nil { // is noted behind a move that goes
		t.Fatal(err)
	}
	if err := m.Drop(seat, 0, false); err != nil {
		t.Fatal(err)
	}
	if m.CanRedo() {
		t.Error("what was dropped can be done again")
	}
	do(t, m, "die 3")
	do(t, plain, "die 3")
	var got, want strings.Builder
	if err := errors.Join(m.WriteRecord(&got), plain.WriteRecord(&want)); err != nil {
		t.Fatal(err)
	}
	if got, want := got.String(), want.String(); got != want {
		t.Errorf("the record is\n%s\nand not\n%s", got, want)
	}
	if m.Game().Hash() != plain.Game().Hash() {
		t.Error("the position is another one")
	}
	if err := m.Drop(1-seat, 0, false); !errors.Is(err, game.ErrOther) {
		t.Errorf("another person's move is dropped: %v", err)
	}
	if err := m.Drop(seat, 1, false); !errors.Is(err, game.ErrAtStart) {
		t.Errorf("nothing is dropped: %v", err)
	}
}
