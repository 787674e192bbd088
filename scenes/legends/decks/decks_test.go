package decks

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/i18n"
	"merlin/scenes/store"
)

// own is our own deck as a file.
func own(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../../game/legends/deck.json")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// another is a deck with a card of another make-up.
func another(t *testing.T) string {
	t.Helper()
	text := strings.Replace(own(t), `"scores": [4, 4, 1, 0, 4, 2]`, `"scores": [6, 4, 1, 0, 4, 2]`, 1)
	return strings.Replace(text, `"deck": "`, `"deck": "New `, 1)
}

func said(key string, args ...any) string { return key + fmt.Sprint(args...) }

func open(t *testing.T, s store.Store, file string) *Decks {
	t.Helper()
	d, err := Open(s, file)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// A deck that is dropped is that of new games; in the next start our own is again, but the
// other is there for games that name it.
func TestTake(t *testing.T) {
	s := store.NewMemory()
	d := open(t, s, "")
	if d.Shelf.Top().Sum != legends.StandardDeck().Sum {
		t.Fatal("our own deck is not on top")
	}
	told, ok := d.Take(said, another(t))
	sum := d.Shelf.Top().Sum
	if !ok || !strings.HasPrefix(told, "deck.taken") || sum == legends.StandardDeck().Sum {
		t.Fatalf("it says %q, and on top is %x", told, sum)
	}
	next := open(t, s, "")
	title := legends.Title{Shelf: next.Shelf}
	setup := title.Setup(nil, nil, 1)
	if setup.Box != legends.StandardDeck().Sum {
		t.Error("after the next start new games are not of our own deck")
	}
	setup.Box, setup.Seats = sum, []game.Player{{}, {Colour: 1}}
	if _, err := title.New(setup); err != nil {
		t.Errorf("after the next start the deck is not found: %v", err)
	}
}

// The set-up says which deck is in force, its name, how many cards it has and whence they
// are, and offers to go back to our own and again to the other.
func TestStock(t *testing.T) {
	s := store.NewMemory()
	d := open(t, s, "")
	stock := d.Stock(said)
	if len(stock.Kinds) != 1 || stock.Now != 0 || stock.Tells != "setup.deck.own_tipnumber100" {
		t.Errorf("with our own deck alone: %+v", stock)
	}
	d.Take(said, another(t))
	stock = d.Stock(said)
	if len(stock.Kinds) != 2 || stock.Now != 1 || !strings.HasPrefix(stock.Tells, "setup.deck.file_tipdeckNew ") {
		t.Fatalf("with another deck: %+v", stock)
	}
	for _, i := range []int{0, 1, 0} {
		stock.Choose(i)
		if stock = d.Stock(said); stock.Now != i || (d.Shelf.Top().Sum == legends.StandardDeck().Sum) != (i == 0) {
			t.Errorf("after %d was chosen: %+v", i, stock)
		}
	}
	if stock = open(t, s, "").Stock(said); len(stock.Kinds) != 2 || stock.Now != 0 {
		t.Errorf("after the next start: %+v", stock)
	}
	for i := range 3 {
		text := strings.Replace(own(t), `"deck": "`, fmt.Sprintf(`"deck": "%d of a long name `, i), 1)
		d.Take(said, strings.Replace(text, `"scores": [4, 4, 1, 0, 4, 2]`, fmt.Sprintf(`"scores": [%d, 4, 1, 0, 4, 2]`, i), 1))
	}
	if stock = d.Stock(said); len(stock.Kinds) != mostOffered || stock.Kinds[stock.Now].Label != "2 of a long nam…" {
		t.Errorf("of five decks are offered %+v", stock)
	}
}

// What is no deck is left to others, what is meant as one is told with line and card.
func TestTakeFaults(t *testing.T) {
	long := `{"cards": "` + strings.Repeat("x", 1<<20) + `"}`
	for _, c := range []struct{ text, told string }{
		{"", ""},
		{"merlin 1\nseed 4", ""},
		{`{"tables": {}}`, ""},
		{`["cards"]`, ""},
		{`{"cards": [`, "deck.faultytextline 1: this is no deck file"},
		{"\ufeff\n" + `{"cards": []}`, "deck.faultytextline "},
		{strings.Replace(own(t), `"sex": "m"`, `"sex": "x"`, 1), `: card "arthur": sex is "x", not m or f`},
		{long, "deck.faultytextline 1: the file is larger than"},
	} {
		d := open(t, store.NewMemory(), "")
		told, ok := d.Take(said, c.text)
		if ok != (c.told != "") || !strings.Contains(told, c.told) {
			t.Errorf("%.40q: %t, %q", c.text, ok, told)
		}
		if d.Shelf.Top().Sum != legends.StandardDeck().Sum {
			t.Errorf("%.40q is played with", c.text)
		}
	}
}

// full is a store that takes nothing.
type full struct{ store.Store }

func (full) Write(string, []byte) error { return store.ErrFull }
func (full) List() ([]string, error)    { return nil, store.ErrUnavailable }

// A deck that cannot be kept is played with, and the player is told.
func TestUnkept(t *testing.T) {
	d := open(t, full{store.NewMemory()}, "")
	if told, ok := d.Take(said, another(t)); !ok || !strings.HasPrefix(told, "deck.unkept") || d.Shelf.Top().Sum == legends.StandardDeck().Sum {
		t.Errorf("it says %q", told)
	}
}

// What is kept and damaged is left alone.
func TestDamaged(t *testing.T) {
	s := store.NewMemory()
	if err := s.Write("deck-0123456789abcdef.json", []byte(`{"cards": 1}`)); err != nil {
		t.Fatal(err)
	}
	if d := open(t, s, ""); d.Shelf.Top().Sum != legends.StandardDeck().Sum {
		t.Error("our own deck is not on top")
	}
}

// The file of -deck is that of new games, a wrong one a sentence.
func TestFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "mine.json")
	if _, err := Open(store.NewMemory(), file); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("without a file: %v", err)
	}
	for text, want := range map[string]string{
		another(t): "",
		strings.Replace(own(t), `"sex": "m"`, `"sex": "x"`, 1): `: card "arthur": sex is "x", not m or f`,
		strings.Repeat("x", 1<<20+1):                           "it is larger than",
	} {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		d, err := Open(store.NewMemory(), file)
		switch {
		case want == "" && (err != nil || d.Shelf.Top().Sum == legends.StandardDeck().Sum):
			t.Errorf("it is not played with: %v", err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "mine.json")):
			t.Errorf("want %q: %v", want, err)
		}
	}
}

// What is told is there in every language.
func TestTexts(t *testing.T) {
	for _, lang := range i18n.Languages() {
		l, err := i18n.Load(lang, legends.TitleName)
		if err != nil {
			t.Fatal(err)
		}
		d := open(t, store.NewMemory(), "")
		if told, _ := d.Take(l.T, another(t)); !strings.Contains(told, "New ") {
			t.Errorf("%s: %q", lang, told)
		}
		if own, file := tells(l.T, legends.StandardDeck(), true), d.Stock(l.T).Tells; !strings.Contains(own, "100") || !strings.Contains(file, "New ") || !strings.Contains(file, "100") {
			t.Errorf("%s: %q, %q", lang, own, file)
		}
		if told, _ := d.Take(l.T, `{"cards": 1}`); !strings.Contains(told, "line 1") {
			t.Errorf("%s: %q", lang, told)
		}
	}
}
