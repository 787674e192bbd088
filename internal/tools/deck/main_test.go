package main

import (
	"errors"
	"os"
	"os/exec"
	"strings"
	"testing"
)

const ownDeck = "../../../game/legends/deck.json"

func readOwn(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(ownDeck)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Our own deck is without a finding, is printed in each language, and plays.
func TestOwnDeck(t *testing.T) {
	for _, language := range []string{"en", "fr", "de"} {
		var out strings.Builder
		o := options{sheet: true, cost: true, language: language, games: 2, seats: 3, level: "standard", players: "random"}
		if err := run(o, readOwn(t), &out); err != nil {
			t.Fatalf("%v\n%s", err, out.String())
		}
		for _, want := range []string{"ok: 100 cards; characters 17.3 to 19.9, mean 18.53", "arthur", "seat 3", "(excalibur, blue): special card, 4 points"} {
			if !strings.Contains(out.String(), want) {
				t.Errorf("in %s %q is missing", language, want)
			}
		}
	}
}

// What the cost formula, the means and the words are held to.
func TestFindings(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{`"scores": [4, 4, 1, 0, 4, 2]`, `"scores": [6, 4, 1, 0, 4, 2]`, `card "arthur": it costs`},
		{`"scores": [4, 4, 1, 0, 4, 2]`, `"scores": [0, 0, 1, 0, 4, 2]`, `card "arthur": it costs`},
		{`"needs": {"chivalry": 16}, "points": 4`, `"needs": {"chivalry": 16}, "points": 5`, `card "siege-perilous": it is worth 5.00`},
		{`"most": 2, "points": 3`, `"most": 2, "points": 4`, `card "sparrowhawk": it has 4 points`},
		{`["pendragon"]}, "ability": "diplomacy", "n": 1`, `["pendragon"]}, "ability": "diplomacy", "n": 2`, `card "banner-pendragon": bonus times Knights is 14`},
		{`"en": "Your hand limit is 1 higher."`, `"en": "Your hand limit is 2 higher."`, `card "ector": says in en is not what its texts say`},
		{`{"op": "edge"}`, `{"op": "unbid"}`, "no card has the operation edge"},
	} {
		text := strings.Replace(readOwn(t), c.from, c.to, 1)
		if text == readOwn(t) {
			t.Fatalf("%s is not in the deck", c.from)
		}
		var out strings.Builder
		if err := run(options{}, text, &out); !errors.Is(err, errFaults) || !strings.Contains(out.String(), c.want) {
			t.Errorf("%s: %v\n%s", c.to, err, out.String())
		}
	}
}

// What the reader refuses is printed whole, each fault on a line.
func TestFaults(t *testing.T) {
	text := strings.Replace(readOwn(t), `"sex": "m"`, `"sex": "x"`, 2)
	var out strings.Builder
	if err := run(options{}, text, &out); !errors.Is(err, errFaults) || strings.Count(out.String(), "\n") != 2 {
		t.Errorf("%v\n%s", err, out.String())
	}
}

// An owner's deck is not held to the formula.
func TestPrinted(t *testing.T) {
	text := strings.Replace(readOwn(t), `"printed": false`, `"printed": true`, 1)
	text = strings.Replace(text, `"scores": [4, 4, 1, 0, 4, 2]`, `"scores": [6, 6, 6, 6, 6, 6]`, 1)
	var out strings.Builder
	if err := run(options{}, text, &out); err != nil || !strings.Contains(out.String(), "printed deck") {
		t.Errorf("%v\n%s", err, out.String())
	}
}

// The tool says how it is used.
func TestUsage(t *testing.T) {
	if err := run(options{games: 1, players: "nobody", level: "standard", seats: 2}, readOwn(t), &strings.Builder{}); err == nil {
		t.Error("there are no such players")
	}
	if err := run(options{games: 1, players: "random", level: "hard", seats: 2}, readOwn(t), &strings.Builder{}); err == nil {
		t.Error("there is no such level")
	}
	if err := run(options{sheet: true, language: "it"}, readOwn(t), &strings.Builder{}); err == nil {
		t.Error("there is no such language")
	}
	if err := exec.Command("go", "run", ".").Run(); err == nil {
		t.Error("without a file there is nothing to do")
	}
}
