package scenes_test

import (
	"strings"
	"testing"
	"time"

	"merlin/scenes"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// The whole program plays a title that it knows nothing of: the set-up has its seats, the
// table is the shared one, computers play against a person, and what was played is kept,
// goes on, and is among the saved games in the end.
func TestProgramPlaysTheToy(t *testing.T) {
	kept := store.NewMemory()
	h := toyProgram(t, kept)
	do(t, h, "new")
	if s := h.app.Regions(); ui.Find(s, "seat-3-name") < 0 || ui.Find(s, "seat-add") >= 0 || ui.Find(s, "preset-first") >= 0 {
		t.Error("the set-up is not that of the toy")
	}
	do(t, h, "start")
	took := 0
	if take(t, h) {
		took++
	}
	if names, err := store.Games(kept); err != nil || len(names) != 1 || names[0] != "nim-current" {
		t.Errorf("kept are %v, %v", names, err)
	}
	do(t, h, "menu to-title") // what was played last is kept before another program begins
	h = toyProgram(t, kept)   // another day
	do(t, h, "continue")
	for take(t, h) {
		took++
	}
	if took < 2 {
		t.Errorf("the person has played %d times", took)
	}
	do(t, h, "title")
	if names, err := store.Games(kept); err != nil || len(names) != 1 || !strings.HasPrefix(names[0], "nim-aside-") {
		t.Errorf("kept are %v, %v", names, err)
	}
}

// toyProgram is the program with the toy alone, without a window.
func toyProgram(t *testing.T, kept store.Store) *hand {
	t.Helper()
	var g *scenes.Game
	only := toy(kept, func() table.Shell { return g })
	g, err := scenes.New(scenes.Config{Computers: true, Language: "en", Store: kept, Titles: []scenes.Title{only}})
	if err == nil {
		err = teach(g, false)
	}
	if err != nil {
		t.Fatal(err)
	}
	h := newHand(g, ui.Fit(1280, 720, 1), nil)
	if err := h.ticks(2, false); err != nil {
		t.Fatal(err)
	}
	return h
}

func do(t *testing.T, h *hand, steps string) {
	t.Helper()
	if err := h.do(steps); err != nil {
		t.Fatal(err)
	}
}

// take waits until it may take stones, and takes some; false when the game is over.
func take(t *testing.T, h *hand) bool {
	t.Helper()
	for range 2000 {
		for _, r := range h.app.Mirror() {
			switch {
			case r.Name == "again":
				return false
			case r.Name == "draw": // ends the turn before
				do(t, h, "draw")
			case r.Glow && strings.HasPrefix(r.Name, "heap-"):
				do(t, h, r.Name)
				if _, err := h.find("choice-1"); err == nil {
					do(t, h, "choice-1")
				}
				return true
			}
		}
		do(t, h, "+1")
		time.Sleep(time.Millisecond / 4) // the computer players think beside the table
	}
	t.Fatal("nothing can be taken, and the game does not end")
	return false
}
