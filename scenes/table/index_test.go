//go:build !js

package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"merlin/game"
	"merlin/internal/nim"
	"merlin/internal/nim/screen"
	"merlin/scenes"
	"merlin/scenes/store"
)

// counted are the rules, which count the games that are made, and replayed by that.
type counted struct {
	nim.Title
	made *int
}

func (c counted) New(s game.Setup) (game.Game, error) { *c.made++; return c.Title.New(s) }

// reads is a store that counts what is read and written.
type reads struct {
	store.Store
	read, written int
}

func (r *reads) Read(name string) ([]byte, error) { r.read++; return r.Store.Read(name) }
func (r *reads) Write(name string, data []byte) error {
	r.written++
	return r.Store.Write(name, data)
}

// many is a shelf of n saved games in a store that counts, with rules that count.
func many(t testing.TB, n int, in store.Store) (games *screen.Games, shelf scenes.Saves, disk *reads, made *int) {
	t.Helper()
	disk, made = &reads{Store: in}, new(int)
	title := *screen.Title
	title.Rules = counted{made: made}
	s := newWindow("en", store.NewMemory())
	games = &screen.Games{Title: &title, Store: disk, Shell: s.games.Shell}
	m, err := game.NewMatch(nim.Title{}, nim.Title{}.Setup([]game.Player{{Name: "Ada"}, {Colour: 1}, {Colour: 2}}, nil, 1))
	if err != nil {
		t.Fatal(err)
	}
	for i := range n {
		m.Call(fmt.Sprint("game ", i))
		var b bytesWriter
		if err := m.WriteRecord(&b); err != nil {
			t.Fatal(err)
		}
		if err := store.SaveTwice(disk, fmt.Sprintf("nim-save-%d", 1_000_000_000+60*i), b); err != nil {
			t.Fatal(err)
		}
	}
	*made, disk.read, disk.written = 0, 0, 0
	return games, games.Saves(s.app.Context().T), disk, made
}

const indexTexts = 16

// The list of saved games replays none, and reads none when the index knows it; one is
// replayed when it is looked at.
func TestListReadsNoGames(t *testing.T) {
	const n = 300
	_, shelf, disk, made := many(t, n, store.NewMemory())
	if got := len(shelf.List()); got != n || *made > 0 {
		t.Fatalf("%d games are listed, %d replayed", got, *made)
	}
	if disk.written != indexTexts {
		t.Errorf("%d texts are written for the index", disk.written)
	}
	disk.read, disk.written = 0, 0
	list := shelf.List()
	if len(list) != n || *made > 0 || disk.read > indexTexts || disk.written > 0 {
		t.Errorf("the next time %d games are replayed, %d texts read, %d written", *made, disk.read, disk.written)
	}
	if g := list[0]; g.Label != fmt.Sprint("game ", n-1) || g.Seats[0].Name != "Ada" || g.Seats[1].Name == "" || g.When.IsZero() || g.Lost {
		t.Errorf("the newest is %+v", g)
	}
	if g := shelf.Look(list[7].Name); g.Label != list[7].Label || len(g.Lines) == 0 || *made != 1 {
		t.Errorf("looked at it is %+v, %d games replayed", g, *made)
	}
	*made, disk.read = 0, 0
	text, _ := shelf.Export(list[9].Name)
	*made, disk.read = 0, 0
	if name, err := shelf.Import(text); name != list[9].Name || err != nil || *made > 2 || disk.read > indexTexts+2 {
		t.Errorf("one that is there: %q, %v, %d games replayed, %d texts read", name, err, *made, disk.read)
	}
}

// The index says nothing that is not so: a game that was changed, damaged, deleted or added
// behind its back, and an index that is damaged itself or of another store.
func TestIndexNeverLies(t *testing.T) {
	games, shelf, disk, _ := many(t, 40, store.NewMemory())
	labels := func() (all []string) {
		for _, g := range shelf.List() {
			all = append(all, fmt.Sprint(g.Label, g.Lost))
		}
		return all
	}
	write := func(name, text string) {
		t.Helper()
		if err := disk.Store.Write(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	name := func(i int) string { return fmt.Sprintf("nim-save-%d", 1_000_000_000+60*i) }
	text, _ := disk.Store.Read(name(5) + ".game")
	record := strings.Replace(string(text[strings.IndexByte(string(text), '\n')+1:]), "game 5", "changed", 1)
	if err := store.SaveTwice(disk.Store, name(5), []byte(record)); err != nil {
		t.Fatal(err)
	}
	if now := labels(); now[34] != "changedfalse" {
		t.Errorf("a game that was changed is %q", now[34])
	}
	write(name(5)+".game", "damaged")
	write(name(5)+".game.1", "damaged")
	write(name(5)+".game.2", "damaged")
	if now := labels(); now[34] != "true" {
		t.Errorf("a game that was damaged is %q", now[34])
	}
	if err := store.DeleteGame(disk.Store, name(5)); err != nil {
		t.Fatal(err)
	}
	if now := labels(); slices.Contains(now, "true") || len(now) != 39 {
		t.Errorf("without one that was deleted there are %q", now)
	}
	checkHarmedIndex(t, disk.Store, labels)
	if names, err := store.Games(games.Store); err != nil || len(names) != 39 {
		t.Errorf("the index is listed among the games: %d, %v", len(names), err)
	}
}

// checkHarmedIndex damages the index in every way; the list stays the same.
func checkHarmedIndex(t *testing.T, s store.Store, labels func() []string) {
	t.Helper()
	write := func(name, text string) {
		if err := s.Write(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	want := labels()
	for _, harm := range []string{"", "no index\n", "{\"name\":\"nim-save-1\"}\n{}\nnull\n", strings.Repeat("[", 100000)} {
		for i := range indexTexts {
			write(fmt.Sprintf("nim-index-%d", i), harm)
		}
		if now := labels(); !slices.Equal(now, want) {
			t.Errorf("with an index of %.20q there are %q", harm, now)
		}
	}
	first, _ := s.Read("nim-index-0")
	write("nim-index-1", string(first))
	if now := labels(); !slices.Equal(now, want) {
		t.Errorf("with lines in another place there are %q", now)
	}
}

// What the program puts aside by itself is bounded; what players saved is not touched. Of
// one game the longest is kept.
func TestAsidesAreBounded(t *testing.T) {
	w := newWindow("en", store.NewMemory())
	now := time.Unix(2e9, 0)
	w.games.Clock = func() time.Time { now = now.Add(time.Minute); return now }
	for i := range 30 {
		w.begin(fmt.Sprint("game ", i))
		w.act()
		if i < 3 {
			if _, err := w.games.Playing().Save(fmt.Sprint("named ", i)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for range 3 { // the same game again and again
		w.goOn()
		record := w.act()
		list := w.games.Saves(w.app.Context().T).List()
		w.put(w.games.Saves(w.app.Context().T).Open(w.app.Context(), list[len(list)-1].Name))
		w.act()
		if !within(t, w.store, record) {
			t.Error("a game is lost")
		}
	}
	named, aside := 0, 0
	for _, g := range w.games.Saves(w.app.Context().T).List() {
		if g.Aside > 0 {
			aside++
		} else {
			named++
		}
	}
	if named != 3 || aside != 20 {
		t.Errorf("there are %d named games and %d put aside", named, aside)
	}
}
