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
	fork, err := m.Fork(40)
	if err != nil {
		t.Fatal(err)
	}
	d := fork.Game().Decision()
	for _, a := range d.Options {
		if fork.Game().Text(a) != m.Moves()[40].Text {
			if err := fork.Apply(a); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	other := []byte(record(t, fork))
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
	if game.Played(start) || !game.Played(half) {
		t.Error("it is not known whether something was done")
	}
}
