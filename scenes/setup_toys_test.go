package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"merlin/scenes"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// A house rule chosen in the set-up is that of the game and of the next set-up of the
// title; a preset brings its own.
func TestHouseRulesAreChosen(t *testing.T) {
	kept := store.NewMemory()
	var got scenes.NewGame
	listening := func(s store.Store, shell func() table.Shell) scenes.Title {
		c := crowd(s, shell)
		c.Start = func(_ *ui.Context, n scenes.NewGame) ui.Scene { got = n; return nil }
		return c
	}
	chosen := func(h *hand, steps string) string {
		t.Helper()
		do(t, h, steps+" start")
		return fmt.Sprint(got.Options)
	}
	h := begun(t, kept, "en", window(), listening)
	for _, c := range []struct{ steps, want string }{
		{"new title-crowd", "[]"},
		{"option-squires-yes", "[{squires yes}]"},
		{"preset-dark", "[{traitor certainly} {squires yes}]"},
		{"option-traitor-none", "[{traitor none} {squires yes}]"},
		{"preset-plain", "[]"},
		{"option-traitor-none", "[{traitor none}]"},
	} {
		if got := chosen(h, c.steps); got != c.want {
			t.Errorf("after %s the house rules are %s, want %s", c.steps, got, c.want)
		}
	}
	h = begun(t, kept, "en", window(), listening)
	if got := chosen(h, "new title-crowd"); got != "[{traitor none}]" {
		t.Errorf("the next set-up begins with %s", got)
	}
}

// What a title is played with is shown and chosen on its set-up; other titles have no such
// choice.
func TestStockIsChosen(t *testing.T) {
	now := 0
	stocked := func(s store.Store, shell func() table.Shell) scenes.Title {
		c := crowd(s, shell)
		c.Stock = func(scenes.Words) scenes.Stock {
			kinds := []ui.Option{{Name: "ours", Label: "Ours"}, {Name: "theirs", Label: "Theirs"}}
			return scenes.Stock{Name: "stock", Label: "Stock", Tells: "A hundred.", Kinds: kinds, Now: now, Choose: func(i int) { now = i }}
		}
		return c
	}
	h := begun(t, store.NewMemory(), "en", window(), stocked)
	do(t, h, "new title-crowd stock-theirs")
	if now != 1 {
		t.Errorf("%d is in force", now)
	}
	do(t, h, "stock-ours")
	if now != 0 {
		t.Errorf("%d is in force", now)
	}
	h = begun(t, store.NewMemory(), "en", window(), crowd)
	do(t, h, "new title-crowd")
	if ui.Find(h.app.Regions(), "stock-ours") >= 0 {
		t.Error("a title without a choice offers it")
	}
}

// The toy is played by the house rule that its set-up was told.
func TestToyHasItsHouseRule(t *testing.T) {
	kept := store.NewMemory()
	h := begun(t, kept, "en", window(), toy)
	do(t, h, "new title-nim")
	if got := label(t, h, "option-hand-6"); got != "Cards dealt: 6" {
		t.Errorf("the house rule is offered as %q", got)
	}
	do(t, h, "option-hand-6 start")
	take(t, h)
	game, err := store.LoadGame(kept, "nim-current")
	if err != nil || !strings.Contains(string(game.Record), "option hand 6") {
		t.Errorf("%v: the record is\n%s", err, game.Record)
	}
	settings, err := store.LoadSettings(kept)
	if err != nil || settings.HouseRules["nim"]["hand"] != "6" || settings.Title != "nim" {
		t.Errorf("kept are %v of %q: %v", settings.HouseRules, settings.Title, err)
	}
}

// A seat of a crowd takes its colour from all that there are; who has it takes the old one.
func TestCrowdIsDressed(t *testing.T) {
	h := begun(t, store.NewMemory(), "en", window(), crowd)
	do(t, h, "new title-crowd"+strings.Repeat(" seat-add", 7))
	if has(h, "seat-add") || !has(h, "seat-8-name") {
		t.Error("there are not eight seats")
	}
	do(t, h, "seat-1-colour")
	if has(h, "seat-1-name") || !has(h, "seat-2-name") {
		t.Error("the colours are not offered in the place of the name")
	}
	do(t, h, "=ESCAPE +1")
	if !has(h, "seat-1-name") {
		t.Fatal("Esc does not put the colours away")
	}
	do(t, h, "seat-1-colour")
	h.app.Context().SetFocus("seat-1-purple")
	do(t, h, "seat-1-purple")
	if got := h.app.Context().Focus(); got != "seat-1-colour" {
		t.Errorf("the keyboard is at %q then", got)
	}
	if got := label(t, h, "seat-1-colour") + label(t, h, "seat-7-colour"); got != "Colour of player 1: Purple"+"Colour of player 7: Blue" {
		t.Errorf("the colours are %q", got)
	}
	do(t, h, strings.TrimSpace(strings.Repeat(" seat-2-remove", 7)))
	if names := fields(h); !slices.Equal(names, []string{"seat-1-name", "seed"}) || has(h, "seat-1-remove") {
		t.Errorf("left are %v", names)
	}
}

// fields are the names of the fields that can be typed in.
func fields(h *hand) (names []string) {
	for _, r := range h.app.Regions() {
		if r.Typing {
			names = append(names, r.Name)
		}
	}
	return names
}
