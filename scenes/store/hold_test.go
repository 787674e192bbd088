package store

import (
	"errors"
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"merlin/internal/property"
)

// One program holds a game, the other sees it and may take it over.
func TestHold(t *testing.T) {
	for kind, open := range twice {
		t.Run(kind, func(t *testing.T) {
			s, r := open(t)
			one, other := NewHold(s, "auto"), NewHold(r, "auto")
			check := func(when string, mine, elsewhere, others, oelse bool) {
				t.Helper()
				if one.Mine() != mine || one.Elsewhere() != elsewhere || other.Mine() != others || other.Elsewhere() != oelse {
					t.Errorf("%s: one %v %v, other %v %v", when, one.Mine(), one.Elsewhere(), other.Mine(), other.Elsewhere())
				}
			}
			check("nobody has it", false, false, false, false)
			taken(t, one)
			check("one has it", true, false, false, true)
			taken(t, other)
			check("taken over", false, true, true, false)
			if err := one.Leave(); err != nil {
				t.Error(err)
			}
			check("given back by who has it not", false, true, true, false)
			if err := other.Leave(); err != nil {
				t.Error(err)
			}
			check("given back", false, false, false, false)
		})
	}
}

func taken(t *testing.T, h *Hold) {
	t.Helper()
	if err := h.Take(); err != nil {
		t.Fatal(err)
	}
}

// A Saver writes over nothing that it does not know, nor what another program holds.
func TestSaverKnowsWhatItReplaces(t *testing.T) {
	for kind, open := range twice {
		t.Run(kind, func(t *testing.T) {
			s, r := open(t)
			hold := NewHold(s, "auto")
			v := NewSaver(s, hold, "auto")
			saved := func(text string) error { return v.save([]byte(text)) }
			if err := saved("one"); err != nil {
				t.Fatal(err)
			}
			if err := saved("two"); err != nil || v.Moved() {
				t.Errorf("what it wrote itself: %v", err)
			}
			save(t, r, "of another")
			if err := saved("three"); !errors.Is(err, ErrElsewhere) || !v.Moved() {
				t.Errorf("over another's: %v", err)
			}
			v.Know([]byte("of another"))
			if err := saved("three"); err != nil || v.Moved() {
				t.Errorf("over what it knows: %v", err)
			}
			write(t, r, "auto.game", "damaged")
			if err := saved("four"); err != nil {
				t.Errorf("over what is damaged: %v", err)
			}
			write(t, r, "auto.game", "game-record 2 of tomorrow\n")
			if err := saved("five"); !errors.Is(err, ErrElsewhere) {
				t.Errorf("over a newer program's: %v", err)
			}
			if err := r.Delete("auto.game"); err != nil {
				t.Fatal(err)
			}
			taken(t, NewHold(r, "auto"))
			if err := saved("six"); !errors.Is(err, ErrElsewhere) {
				t.Errorf("over what another holds: %v", err)
			}
		})
	}
}

// Whatever two programs save in whatever order, nothing is written over but what its
// writer knew.
func TestSaversInterleaved(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		m := NewMemory()
		stores := []Store{m, m.Beside()}
		var savers []*Saver
		for _, s := range stores {
			savers = append(savers, NewSaver(s, NewHold(s, "auto"), "auto"))
		}
		var there string
		var known [2]string
		for n := range rapid.IntRange(1, 20).Draw(t, "saves") {
			i := rapid.IntRange(0, 1).Draw(t, "who")
			if rapid.Bool().Draw(t, "looks") && there != "" {
				savers[i].Know([]byte(there))
				known[i] = there
			}
			next := fmt.Sprint("move ", n)
			err := savers[i].save([]byte(next))
			if good := known[i] == there; good != (err == nil) {
				t.Fatalf("%d, who knows %q, saves over %q: %v", i, known[i], there, err)
			}
			if err == nil {
				there, known[i] = next, next
			}
		}
	})
}
