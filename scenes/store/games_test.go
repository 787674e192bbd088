package store

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"merlin/internal/property"
)

func save(t *testing.T, s Store, records ...string) {
	t.Helper()
	for _, record := range records {
		if err := SaveGame(s, "auto", []byte(record)); err != nil {
			t.Fatal(err)
		}
	}
}

func TestGameSurvives(t *testing.T) {
	for kind, open := range kinds {
		t.Run(kind, func(t *testing.T) {
			s := open(t)
			if _, err := LoadGame(s, "auto"); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("no game yet: %v", err)
			}
			save(t, s, "one\n", "two\n", "three\n", "four é\n")
			if g, err := LoadGame(s, "auto"); err != nil || string(g.Record) != "four é\n" || g.Age != 0 || g.Lost != nil {
				t.Errorf("%+v, %v", g, err)
			}
			if names, err := Games(s); err != nil || !slices.Equal(names, []string{"auto"}) {
				t.Errorf("Games: %q, %v", names, err)
			}
			if err := DeleteGame(s, "auto"); err != nil || len(list(t, s)) != 0 {
				t.Errorf("DeleteGame: %v, left %q", err, list(t, s))
			}
		})
	}
}

// TestDamageFallsBack breaks one generation after the other.
func TestDamageFallsBack(t *testing.T) {
	s := NewMemory()
	save(t, s, "one", "two", "three", "four")
	for i, want := range []string{"three", "two"} {
		name := generation("auto", i)
		text := read(t, s, name)
		write(t, s, name, text[:len(text)-1])
		g, err := LoadGame(s, "auto")
		if err != nil || string(g.Record) != want || g.Age != i+1 {
			t.Fatalf("%d broken: %+v, %v, want %q", i+1, g, err, want)
		}
		wants(t, g.Lost, "earlier save", "auto.game:", "bytes")
	}
	write(t, s, generation("auto", 2), "")
	_, err := LoadGame(s, "auto")
	if !errors.Is(err, ErrBroken) {
		t.Errorf("all broken: %v", err)
	}
	wants(t, err, "auto.game")
}

func TestEveryDamageIsSeen(t *testing.T) {
	whole := seal([]byte("turn 1\nturn 2\n"))
	if _, err := unseal(whole); err != nil {
		t.Fatal(err)
	}
	for i := range whole {
		if _, err := unseal(whole[:i]); !errors.Is(err, ErrBroken) {
			t.Errorf("cut at byte %d: %v", i, err)
		}
		for bit := range 8 {
			bad := slices.Clone(whole)
			bad[i] ^= 1 << bit
			if _, err := unseal(bad); !errors.Is(err, ErrBroken) {
				t.Errorf("bit %d of byte %d turned: %v", bit, i, err)
			}
		}
	}
}

func TestGarbageNeverPanics(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		data := []byte(rapid.OneOf(
			rapid.String(),
			rapid.StringMatching(`game-record [0-9-]{0,3} ?[0-9]{0,20} ?[0-9a-f]{0,66}\n?.*`),
		).Draw(t, "data"))
		if record, err := unseal(data); err == nil && !slices.Equal(seal(record), data) {
			t.Fatalf("%q was taken for a saved game", data)
		}
		_, _ = parseSettings(data)
	})
}

func TestABrokenNewestPushesOutNoGoodOne(t *testing.T) {
	s := NewMemory()
	save(t, s, "one", "two", "three")
	write(t, s, "auto.game", "garbage")
	save(t, s, "four")
	if got := read(t, s, "auto.game.broken"); got != "garbage" {
		t.Errorf("the broken one was not kept aside: %q", got)
	}
	for i, want := range []string{"four", "two", "one"} {
		if record, err := unseal([]byte(read(t, s, generation("auto", i)))); err != nil || string(record) != want {
			t.Errorf("generation %d: %q, %v, want %q", i, record, err, want)
		}
	}
}

// damage does something to a sealed game, by its name; what comes is no good any more.
func damage(t *rapid.T, name string, sealed []byte) []byte {
	at := rapid.IntRange(0, len(sealed)-1).Draw(t, "byte")
	bad := slices.Clone(sealed)
	switch name {
	case "cut":
		return bad[:at]
	case "bit":
		bad[at] ^= 1 << rapid.IntRange(0, 6).Draw(t, "bit") // a text stays UTF-8
	case "longer":
		bad = append(bad, "1 end\n"...)
	case "noughts":
		clear(bad[at:])
	case "garbage":
		bad = []byte(rapid.String().Draw(t, "garbage"))
	}
	return bad
}

// TestDamagedGenerations damages all generations in every combination: the newest good
// one is loaded, with a sentence that says so unless it is the newest of all; the next
// save is good and pushes out no good one.
func TestDamagedGenerations(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		s := NewMemory()
		var was [generations]string // what is good, the newest first
		for n := range rapid.IntRange(1, 5).Draw(t, "saves") {
			was = [generations]string{fmt.Sprintf("turn %d\n%s", n, rapid.StringMatching(`[a-z\n]{0,40}`).Draw(t, "record")), was[0], was[1]}
			if err := SaveGame(s, "auto", []byte(was[0])); err != nil {
				t.Fatal(err)
			}
		}
		for i := range was {
			sealed, err := s.Read(generation("auto", i))
			kind := rapid.SampledFrom([]string{"whole", "cut", "bit", "longer", "noughts", "garbage", "gone"}).Draw(t, "damage")
			switch {
			case err != nil || kind == "whole":
				continue
			case kind == "gone":
				err = s.Delete(generation("auto", i))
			default:
				err = s.Write(generation("auto", i), damage(t, kind, sealed))
			}
			if err != nil {
				t.Fatal(err)
			}
			was[i] = ""
		}
		checkNewestGood(t, s, was)
		checkNextSave(t, s, was)
	})
}

func checkNewestGood(t *rapid.T, s Store, was [generations]string) {
	newest := slices.IndexFunc(was[:], func(r string) bool { return r != "" })
	g, err := LoadGame(s, "auto")
	switch {
	case newest < 0 && err == nil:
		t.Fatalf("nothing is good, and there is %q", g.Record)
	case newest < 0 && !errors.Is(err, ErrBroken) && !errors.Is(err, fs.ErrNotExist):
		t.Fatalf("nothing is good: %v", err)
	case newest < 0:
		return
	case err != nil || string(g.Record) != was[newest] || g.Age != newest:
		t.Fatalf("there is %q of age %d, %v; want %q of age %d", g.Record, g.Age, err, was[newest], newest)
	case (g.Lost != nil) != (newest > 0) || newest > 0 && !strings.Contains(g.Lost.Error(), "earlier save: memory: auto.game"):
		t.Fatalf("of age %d, it says %v", newest, g.Lost)
	}
}

func checkNextSave(t *rapid.T, s Store, was [generations]string) {
	if err := SaveGame(s, "auto", []byte("next")); err != nil {
		t.Fatal(err)
	}
	var want []string // at least: the newest, and what was good but the oldest of three
	for _, r := range append([]string{"next"}, was[:]...) {
		if r != "" && len(want) < generations {
			want = append(want, r)
		}
	}
	var got []string
	for i := range generations {
		if record, err := loadGeneration(s, generation("auto", i)); err == nil {
			got = append(got, string(record))
		}
	}
	if !slices.Equal(got, want) {
		t.Fatalf("after the next save there are %q, want %q", got, want)
	}
}

// dying is a store that fails from the given write on, as a disk does that is
// pulled out.
type dying struct {
	Store
	writes int
}

func (d *dying) Write(name string, data []byte) error {
	if d.writes--; d.writes < 0 {
		return fmt.Errorf("%s: %w", d.Path(name), errDisk)
	}
	return d.Store.Write(name, data)
}

func TestAnInterruptedSaveLosesNothing(t *testing.T) {
	for writes := range generations {
		s := NewMemory()
		save(t, s, "one", "two", "three")
		if err := SaveGame(&dying{s, writes}, "auto", []byte("four")); !errors.Is(err, errDisk) {
			t.Errorf("disk gone after %d writes: %v", writes, err)
		}
		if g, err := LoadGame(s, "auto"); err != nil || string(g.Record) != "three" || g.Age != 0 {
			t.Errorf("disk gone after %d writes: %+v, %v", writes, g, err)
		}
	}
}

// fullFor is a store without room for one name.
type fullFor struct {
	Store
	name string
}

func (f fullFor) Write(name string, data []byte) error {
	if name == f.name {
		return ErrFull
	}
	return f.Store.Write(name, data)
}

func TestNoRoomForOlderOnesStillSaves(t *testing.T) {
	s := NewMemory()
	save(t, s, "one", "two")
	err := SaveGame(fullFor{s, "auto.game.2"}, "auto", []byte("three"))
	if !errors.Is(err, ErrFull) {
		t.Errorf("error %v, want ErrFull", err)
	}
	wants(t, err, "the game is saved, but")
	if g, err := LoadGame(s, "auto"); err != nil || string(g.Record) != "three" {
		t.Errorf("%+v, %v", g, err)
	}
}

func TestGameNames(t *testing.T) {
	s := NewMemory()
	for _, name := range []string{"", "../x", "A", strings.Repeat("x", 60)} {
		if err := SaveGame(s, name, nil); !errors.Is(err, ErrName) {
			t.Errorf("SaveGame(%q): %v", name, err)
		}
		if _, err := LoadGame(s, name); err == nil {
			t.Errorf("LoadGame(%q) found a game", name)
		}
	}
	write(t, s, "settings.json", "{}")
	write(t, s, "b.game.1", "")
	write(t, s, "b.game.broken", "")
	write(t, s, "c.game.broken", "")
	if names, err := Games(s); err != nil || !slices.Equal(names, []string{"b"}) {
		t.Errorf("Games: %q, %v", names, err)
	}
}

func TestSaver(t *testing.T) {
	s := NewMemory()
	v := NewSaver(s, NewHold(s, "auto"), "auto")
	for i := range 100 {
		v.Save(fmt.Appendf(nil, "move %d", i))
		if i == 0 {
			continue
		}
		before := fmt.Sprintf("move %d", i-1)
		if g, err := LoadGame(s, "auto"); err != nil || string(g.Record) != before && string(g.Record) != fmt.Sprintf("move %d", i) {
			t.Fatalf("while move %d is on its way there is %q, %v", i, g.Record, err)
		}
	}
	if err := v.Close(); err != nil {
		t.Fatal(err)
	}
	if g, err := LoadGame(s, "auto"); err != nil || string(g.Record) != "move 99" {
		t.Errorf("%q, %v", g.Record, err)
	}

	v = NewSaver(failing{s}, NewHold(s, "auto"), "auto")
	v.Know([]byte("move 99"))
	v.Save([]byte("x"))
	if err := v.Close(); !errors.Is(err, errDisk) {
		t.Errorf("a Saver without a disk: %v", err)
	}
	if err := v.Err(); err != nil {
		t.Errorf("an error is told twice: %v", err)
	}
}

// What a newer program saved is not called damaged, and nothing older goes on in its place.
func TestNewerSeals(t *testing.T) {
	s := NewMemory()
	save(t, s, "one", "two")
	const newer = "game-record 2 zstd 17\nwho knows what"
	write(t, s, "auto.game", newer)
	_, err := LoadGame(s, "auto")
	if !errors.Is(err, ErrNewer) || errors.Is(err, ErrBroken) {
		t.Errorf("it is said to be %v", err)
	}
	if err := SaveGame(s, "auto", []byte("three")); !errors.Is(err, ErrNewer) {
		t.Errorf("saving over it: %v", err)
	}
	if got := read(t, s, "auto.game"); got != newer {
		t.Errorf("in its place is %q", got)
	}
}
