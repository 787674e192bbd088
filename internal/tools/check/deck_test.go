package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"merlin/game"
)

// A record of a game with a deck of one's own is checked with its file, and not without it.
func TestDeck(t *testing.T) {
	text, err := os.ReadFile("../../../game/legends/deck.json")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	deck, record := filepath.Join(dir, "deck.json"), filepath.Join(dir, "game.record")
	other := strings.Replace(string(text), `"scores": [4, 4, 1, 0, 4, 2]`, `"scores": [6, 4, 1, 0, 4, 2]`, 1)
	if err := os.WriteFile(deck, []byte(other), 0o600); err != nil {
		t.Fatal(err)
	}
	title, err := open("legends", deck)
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.NewMatch(title, title.Setup([]game.Player{{}, {Colour: 1}}, nil, 1))
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := m.WriteRecord(&b); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(record, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if !checkAll(title, []string{record}, &out) {
		t.Errorf("with its deck: %s", &out)
	}
	own, err := open("legends", "")
	if err != nil || checkAll(own, []string{record}, &out) {
		t.Errorf("with our own deck it is good: %v, %s", err, &out)
	}
}
