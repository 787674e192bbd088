package game_test

import (
	"testing"

	"merlin/game"
)

// Of two records of a game the one that goes on from the other has all of it, until one
// goes back and does something else; a name makes no difference.
func TestRecordsCompared(t *testing.T) {
	m := newMatch(t, 0, 0)
	chance := game.NewStream(5, 5)
	now := func() []byte { return []byte(record(t, m)) }
	start := now()
	playRandom(t, m, 30, &chance)
	half := now()
	playRandom(t, m, 30, &chance)
	m.Call("Sunday")
	whole := now()
	other := elsewhere(t, m, 40)
	for _, c := range []struct {
		name         string
		a, b         []byte
		within, same bool
	}{
		{"itself", whole, whole, true, true},
		{"the start in the whole", start, whole, true, true},
		{"half in the whole", half, whole, true, true},
		{"the whole in half", whole, half, false, true},
		{"half in what goes elsewhere later", half, other, true, true},
		{"the whole in what goes elsewhere", whole, other, false, true},
		{"what goes elsewhere in the whole", other, whole, false, true},
		{"another game", []byte(record(t, newMatch(t, 0, 0, 0))), whole, false, false},
	} {
		if within, same := game.Within(c.a, c.b), game.SameGame(c.a, c.b); within != c.within || same != c.same {
			t.Errorf("%s: within %v, same game %v", c.name, within, same)
		}
	}
	if !game.Adds(other, whole) || game.Adds(half, whole) || !game.Adds(whole, half) {
		t.Error("it is not known what one record adds to another")
	}
	if game.Played(start) || !game.Played(half) {
		t.Error("it is not known whether something was done")
	}
}

// What a computer player did adds nothing to a record, what a person did does.
func TestComputersAddNothing(t *testing.T) {
	for n, levels := range [][]uint8{{0, 0}, {1, 1}, {1, 0}} {
		m := newMatch(t, levels...)
		start := []byte(record(t, m))
		d := m.Game().Decision()
		if err := m.Apply(d.Options[0]); err != nil {
			t.Fatal(err)
		}
		if adds := game.Adds([]byte(record(t, m)), start); adds != (levels[d.Seat] == 0) || game.Adds(start, []byte(record(t, m))) {
			t.Errorf("game %d: seat %d adds something: %v", n, d.Seat, adds)
		}
	}
}

// elsewhere is the record of a game that goes another way after n moves.
func elsewhere(t *testing.T, m *game.Match, n int) []byte {
	t.Helper()
	fork, err := m.Fork(n)
	if err != nil {
		t.Fatal(err)
	}
	d := fork.Game().Decision()
	for _, a := range d.Options {
		if fork.Game().Text(a) != m.Moves()[n].Text {
			if err := fork.Apply(a); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	return []byte(record(t, fork))
}
