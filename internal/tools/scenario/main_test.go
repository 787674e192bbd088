package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestRun(t *testing.T) {
	const head = "# B25, the Grail\nturn blue landed grail\ndo act\n"
	for _, c := range []struct {
		text      string
		code      int
		out, errs string
	}{
		{head + "expect grail blue", 0, "1 scenarios in 1 files, 0 expectations or actions failed, 0 could not be read\n", ""},
		{head + "expect grail red", 1, "FILE:4: expect grail red: it is blue\n1 scenarios in 1 files, 1 expect", ""},
		{head + "expect grale red", 2, "", "FILE:4: expect grale red: \"grale\" means nothing here"},
		{"grail red", 2, "", "FILE:1: a scenario begins with a title line"},
	} {
		file := filepath.Join(t.TempDir(), "file.txt")
		if err := os.WriteFile(file, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		var out, errs strings.Builder
		code := run("merlin", "", []string{file}, &out, &errs)
		if code != c.code || !holds(out.String(), c.out, file) || !holds(errs.String(), c.errs, file) {
			t.Errorf("%q gives %d\n%s%s", c.text, code, &out, &errs)
		}
	}
}

func holds(text, want, file string) bool {
	return strings.Contains(text, strings.ReplaceAll(want, "FILE", file))
}

func TestUsage(t *testing.T) {
	for _, args := range [][]string{{"merlin"}, {"chess", "main.go"}, {"merlin", "no such file"}} {
		var out, errs strings.Builder
		if code := run(args[0], "", args[1:], &out, &errs); code != 2 || errs.Len() == 0 {
			t.Errorf("%q gives %d, %q", args, code, errs.String())
		}
	}
}

// Every title has scenarios, which its entry in the list of titles can play.
func TestEveryTitle(t *testing.T) {
	for title, file := range map[string]string{"merlin": "spaces", "roundtable": "camelot", "legends": "actions"} {
		var out, errs strings.Builder
		file := filepath.Join("..", "..", "..", "game", title, "testdata", file+".txt")
		if code := run(title, "", []string{file}, &out, &errs); code != 0 {
			t.Errorf("%s: %d\n%s%s", title, code, &out, &errs)
		}
	}
}

// Scenarios of a title of cards are played with the deck of a file; other titles have none.
func TestDeck(t *testing.T) {
	text, err := os.ReadFile("../../../game/legends/deck.json")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	deck, file := filepath.Join(dir, "deck.json"), filepath.Join(dir, "file.txt")
	other := strings.Replace(string(text), `"scores": [4, 4, 1, 0, 4, 2]`, `"scores": [6, 4, 1, 0, 4, 2]`, 1)
	for name, text := range map[string]string{
		deck: other,
		file: "# L85, Arthur's Combat\nblue camelot arthur\nexpect score arthur combat 6\n",
	} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		title, deck string
		code        int
	}{{"legends", deck, 0}, {"legends", "", 1}, {"legends", file, 2}, {"merlin", deck, 2}} {
		var out, errs strings.Builder
		if code := run(c.title, c.deck, []string{file}, &out, &errs); code != c.code {
			t.Errorf("%s with %q: %d\n%s%s", c.title, c.deck, code, &out, &errs)
		}
	}
}
