package roundtable

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"merlin/game"
)

// TestNames keeps the stable names of everything that a record, a screen or a text file may
// name. A name that changes makes records unreadable and texts dead.
func TestNames(t *testing.T) {
	file := filepath.Join("testdata", "names.golden")
	got := allNames(t)
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("the names are other ones; if they should be, go test -run Names -update. They are\n%s", got)
	}
}

// The title is one whose seats have views.
var _ game.TitleOf[View] = Title{}

func allNames(t *testing.T) string {
	var w strings.Builder
	list := func(what string, names []string) { fmt.Fprintf(&w, "%s: %s\n\n", what, strings.Join(names, ", ")) }
	list("asks", Questions())
	list("actions", ActionWords())
	list("white cards", whiteWords[:])
	list("black cards", blackWords[:])
	var named []string
	for n := range Name(Names) {
		named = append(named, n.String())
	}
	list("names of black cards", named)
	list("places", placeWords[:])
	list("knights", append(slices.Clone(knightWords[:]), Squire.String()))
	list("colours", Colours[:])
	list("relics", relicWords[:])
	list("loyalty", loyaltyWords[:])
	list("kinds of heroic actions", KindWords[:])
	list("reasons of the end", reasonWords[1:])
	list("what comes to nothing", VoidWords[:])
	list("phrases", phraseWords[:])
	list("strengths", strengthWords[:])
	list("refusals of its own", []string{"seats", "youngest", "options"})
	d := Title{Box: StandardBox()}.Describe()
	for _, p := range d.Presets {
		fmt.Fprintf(&w, "preset %s: %v\n", p.Name, p.Options)
	}
	for _, o := range d.Options {
		fmt.Fprintf(&w, "option %s: %s\n", o.Name, strings.Join(o.Values, ", "))
	}
	fmt.Fprintln(&w)
	seen := map[string]bool{}
	for k, row := range eventRows() {
		if row.Name == "" || seen[row.Name] || row.Kind == 0 {
			t.Errorf("event %d has no name of its own: %q", k, row.Name)
		}
		seen[row.Name] = true
		fmt.Fprintf(&w, "event %s: %s\n", row.Name, row.Args)
	}
	return w.String()
}

// Every kind of action, step and event has one row, and no name stands twice.
func TestRowsAreWhole(t *testing.T) {
	actions, steps, events := map[game.Kind]bool{}, map[stepKind]bool{}, map[game.EventKind]bool{}
	texts, names := map[string]bool{}, map[string]bool{}
	for _, row := range actionRows() {
		if actions[row.Kind] || texts[row.Text] || row.Do == nil {
			t.Errorf("action %d %q is not whole or there twice", row.Kind, row.Text)
		}
		actions[row.Kind], texts[row.Text] = true, true
	}
	for _, row := range stepRows() {
		name := row.Name + row.Does
		if steps[row.Kind] || names[name] || name == "" || (row.Run == nil) == (row.Ask == nil) {
			t.Errorf("step %d %q is not whole or there twice", row.Kind, name)
		}
		steps[row.Kind], names[name] = true, true
	}
	for _, row := range eventRows() {
		events[row.Kind] = true
	}
	if len(actions) != int(ActSay) || len(steps) != int(stepFinish) || len(events) != int(EventOver) {
		t.Errorf("%d actions of %d, %d steps of %d, %d events of %d", len(actions), ActSay, len(steps), stepFinish, len(events), EventOver)
	}
}
