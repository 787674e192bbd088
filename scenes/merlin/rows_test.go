package merlin

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/modules"
)

// everything are the rules with all modules, and the rows for them.
func everything(t *testing.T) (*merlin.Rules, *draw.Rows) {
	t.Helper()
	r, err := merlin.NewRules(standardBox, merlin.ModuleNames()...)
	if err != nil {
		t.Fatal(err)
	}
	return r, modules.RowsOf(r)
}

// Every kind of event that the engine declares has one row, in one module, and every
// row's kind is declared.
func TestEveryEventHasOneRow(t *testing.T) {
	r, _ := everything(t)
	found := map[game.EventKind]int{}
	for _, m := range modules.Modules {
		for _, row := range m.Events {
			found[row.Kind]++
		}
	}
	for k := range game.EventKind(255) {
		want := 0
		if r.EventName(k) != "" {
			want = 1
		}
		if found[k] != want {
			t.Errorf("event %d %q has %d rows, want %d", k, r.EventName(k), found[k], want)
		}
	}
}

// A row is of the module that declares its event: the kinds of a module are in play
// only with it.
func TestEventRowsAreOfTheirModule(t *testing.T) {
	for _, m := range modules.Modules {
		var with []string
		if m.Name != "" {
			with = []string{m.Name}
		}
		r, err := merlin.NewRules(standardBox, with...)
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range m.Events {
			if r.EventName(row.Kind) == "" {
				t.Errorf("%q has a row for event %d, which is not declared with it", m.Name, row.Kind)
			}
		}
	}
}

// Every reason for points has one row.
func TestEveryReasonHasOneRow(t *testing.T) {
	_, all := everything(t)
	for why := range merlin.Reason(merlin.MaxReasons) {
		row := all.Reasons[why]
		if why.String() == "" {
			if row != nil {
				t.Errorf("there is a row for reason %d, which nobody has", why)
			}
		} else if row == nil || row.Reason != why {
			t.Errorf("points for %s have no row", why)
		}
	}
}

// Every space of every side of the board has a row: its kind is one of the base or of
// the module that brings it.
func TestEverySpaceHasARow(t *testing.T) {
	for _, set := range [][]string{nil, {"arthur"}, {"gold"}, {"arthur", "gold"}} {
		r, err := merlin.NewRules(standardBox, set...)
		if err != nil {
			t.Fatal(err)
		}
		all := modules.RowsOf(r)
		none := all.Spaces[255]
		for n := range merlin.Spaces + r.Inner() {
			if k := r.Space(n).Kind; all.Spaces[k] == none {
				t.Errorf("%v: space %d is %v, which has no row", set, n, k)
			}
		}
	}
}
