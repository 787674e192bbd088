package scenes_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"merlin/game/bot"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// A game of the Round Table is set up, kept after each action, and goes on another day as it
// stood.
func TestRoundTableGoesOn(t *testing.T) {
	kept := store.NewMemory()
	h := begun(t, kept, "en", window(), knights...)
	do(t, h, "options speed-off speed-others-off back new title-roundtable seat-2-human seat-3-human \"seed=tea start ready")
	for _, seat := range []string{"first", "second"} {
		gift := ""
		for _, r := range h.app.Mirror() {
			if r.Glow && strings.HasPrefix(r.Name, "card-") {
				gift = r.Name
			}
		}
		if gift == "" {
			t.Fatalf("the %s is not asked for a gift", seat)
		}
		do(t, h, gift+" ready")
	}
	do(t, h, "menu to-title dialog-leave") // what is kept is written by then
	before, err := store.LoadGame(kept, "roundtable-current")
	if err != nil || bytes.Count(before.Record, []byte(" gift ")) != 2 {
		t.Fatalf("%v: kept is\n%s", err, before.Record)
	}
	h = begun(t, kept, "de", window(), knights...)
	do(t, h, "continue ready")
	after, err := store.LoadGame(kept, "roundtable-current")
	if err != nil || !bytes.Equal(before.Record, after.Record) {
		t.Errorf("%v: gone on with is\n%s", err, after.Record)
	}
	if !has(h, "loyalty") {
		t.Error("the table is not there")
	}
}

// House rules that do not go together are refused with a sentence, and the set-up stays.
func TestRoundTableRefusesSetups(t *testing.T) {
	for _, steps := range []string{"option-late-1", "option-youngest-5"} {
		h := begun(t, store.NewMemory(), "en", window(), knights...)
		do(t, h, "new title-roundtable preset-standard more-options "+steps)
		h.app.Context().PressNamed("start")
		if err := h.ticks(40, false); err != nil {
			t.Fatal(err)
		}
		if ui.Find(h.app.Regions(), "start") < 0 {
			t.Errorf("%s: the set-up is left", steps)
		}
	}
}

// Who has not played yet begins with a first game, and sees what it is before all house rules;
// afterwards it is what he played last.
func TestRoundTableBeginsWithAFirstGame(t *testing.T) {
	kept := store.NewMemory()
	h := begun(t, kept, "en", window(), knights...)
	do(t, h, "new title-roundtable")
	if has(h, "option-loyalty-none") || !has(h, "preset-first") {
		t.Fatal("the house rules lie open")
	}
	do(t, h, "more-options")
	if !has(h, "option-loyalty-none") {
		t.Fatal("the house rules cannot be seen")
	}
	do(t, h, "more-options seat-2-human seat-3-human \"seed=tea start ready menu to-title dialog-leave")
	first, err := store.LoadGame(kept, "roundtable-current")
	if err != nil || !bytes.Contains(first.Record, []byte("loyalty none")) {
		t.Fatalf("%v: begun is\n%.400s", err, first.Record)
	}
	do(t, h, "new title-roundtable preset-standard start ready menu to-title dialog-leave")
	second, err := store.LoadGame(kept, "roundtable-current")
	if err != nil || bytes.Contains(second.Record, []byte("loyalty")) {
		t.Fatalf("%v: begun is\n%.400s", err, second.Record)
	}
}

// Those who play along in a first game are no burden, and opponents are gentle.
func TestCompanyOfAFirstGame(t *testing.T) {
	for title, want := range map[string]bot.Level{"roundtable": bot.Champion, "legends": bot.Squire} {
		kept := store.NewMemory()
		h := begun(t, kept, "en", window(), registered...)
		do(t, h, "new title-"+title+" start menu to-title dialog-leave")
		begun, err := store.LoadGame(kept, title+"-current")
		if err != nil || !bytes.Contains(begun.Record, fmt.Appendf(nil, "\nseat 1 %d ", want)) {
			t.Errorf("%v: no %s in\n%.300s", err, want, begun.Record)
		}
	}
}
