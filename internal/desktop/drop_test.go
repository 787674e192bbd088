package desktop

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/internal/robot"
	"merlin/scenes/store"
)

// noRecord is said of what is no record of any title.
const noRecord = "Das ist keine gespeicherte Partie eines der Titel in diesem Programm."

// TestDrop drops files on the window as a file manager does. A record is saved and can be
// gone on with, also while a game is played, which is not lost; what is none is refused in
// a sentence. A game that was handed out is the same one in another home.
func TestDrop(t *testing.T) {
	t.Parallel()
	s := &drops{crashTest{T: t, display: coarse(t)}, t.TempDir()}
	record := s.file("Fräuleins 100% Spiel #1.record", s.read("../../game/merlin/testdata/records/rules-3/base-3-named.record"))
	dropped := s.record(s.read(record)).Game().Hash()

	s.enter()
	s.drop(record)
	if list := s.await("saved-1"); !strings.HasPrefix(list[find(list, "saved-1")].Label, `Sonntag «é» "1"`) || find(list, "saved-2") >= 0 {
		t.Errorf("the list of saved games: %v", list)
	}
	s.refuse()
	s.press(s.w, "open")
	s.beside(record) // while the curtain hides the game
	s.screens(s.w)
	s.wants("the dropped game goes on", func() bool { return s.kept() == dropped })
	for s.kept() == dropped {
		s.press(s.w, choices(s.rests())[0])
	}
	s.beside(record)
	played := len(s.match().Moves()) // or more: computers may still move, and what is kept follows
	s.drop(record)
	handed := s.handOut()
	s.press(s.w, "open")
	s.wants("the dropped game is open, the played one put aside", func() bool {
		return s.kept() == dropped && slices.ContainsFunc(s.saved(), func(m *game.Match) bool { return len(m.Moves()) >= played })
	})
	s.w.Close()

	s.enter()
	s.drop(handed)
	s.press(s.w, "open")
	s.wants("the game that was handed out goes on", func() bool { return s.kept() == dropped })
}

// drops is a game on whose window things are dropped.
type drops struct {
	crashTest
	folder string // with those things
}

// enter opens the game in a home of its own, in German and with animation off.
func (s *drops) enter() {
	s.Helper()
	s.home = s.TempDir()
	s.write(filepath.Join(s.home, gameFolder, "settings.json"), []byte(`{"version":1,"speed":"off"}`))
	s.w = s.open(s.display, s.home, "-lang", "de")
	s.Cleanup(s.w.Close)
	s.await("new")
}

// file makes a file to drop.
func (s *drops) file(name string, data []byte) (path string) {
	s.Helper()
	path = filepath.Join(s.folder, name)
	s.write(path, data)
	return path
}

func (s *drops) read(path string) []byte {
	s.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		s.Fatal(err)
	}
	return data
}

func (s *drops) drop(path string) {
	s.Helper()
	if err := s.w.Drop(3, 700, path); err != nil {
		s.Fatal(err)
	}
}

// refuse drops what is no record on the list of one saved game, which stays as it is.
func (s *drops) refuse() {
	s.Helper()
	before := s.await("open")
	for path, why := range map[string]string{
		s.file("hello.txt", []byte("hello")):      noRecord,
		s.file("big.record", make([]byte, 5<<20)): "Das ist zu lang für eine gespeicherte Partie.",
		s.TempDir(): "In dem, was du abgelegt hast, ist keine Datei.",
	} {
		s.refused(path, why)
		if list := s.await("open"); !slices.Equal(list, before) || len(s.saved()) != 1 {
			s.Errorf("%s was dropped, and this is shown: %v", path, list)
		}
	}
}

// refused drops what is no record, and waits until it is said why it is none.
func (s *drops) refused(path, why string) {
	s.Helper()
	before := len(s.w.Told())
	s.drop(path)
	s.wants("something is said of "+path, func() bool { return len(s.w.Told()) > before })
	if said := s.w.Told()[before:]; len(said) != 1 || said[0] != why {
		s.Errorf("of %s is said %q", path, said)
	}
}

// beside drops a text and a record that is saved already while a game is played, which
// then stands as it stood.
func (s *drops) beside(record string) {
	s.Helper()
	before, many := s.rests(), len(s.saved())
	s.refused(s.file("hello.txt", []byte("hello")), noRecord)
	if list := s.rests(); !same(list, before) || len(s.saved()) != many {
		s.Errorf("a text was dropped, and this is shown: %v", list)
	}
	s.drop(record)
	s.press(s.w, "back")
	if list := s.rests(); !same(list, before) || len(s.saved()) != many {
		s.Errorf("a record was dropped, and the game stands elsewhere: %v", list)
	}
}

// handOut has the game shown handed out, to the home and to the folder for downloads that
// is made there then, and returns the second file.
func (s *drops) handOut() string {
	s.Helper()
	var files []string
	for _, dir := range []string{s.home, filepath.Join(s.home, "Downloads")} {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			s.Fatal(err)
		}
		s.click("export")
		s.wants("a file lies in "+dir, func() bool {
			files, _ = filepath.Glob(filepath.Join(dir, "*-20??-??-??.txt"))
			return len(files) > 0 && slices.Contains(s.w.Told(), "Die Partie liegt jetzt als Datei hier: "+files[0])
		})
	}
	return files[0]
}

// record reads a record.
func (s *drops) record(record []byte) *game.Match {
	s.Helper()
	m, err := game.ReadRecord(merlin.Title{Box: merlin.StandardBox()}, bytes.NewReader(record))
	if err != nil {
		s.Fatal(err)
	}
	return m
}

// match is the game being played as the home keeps it; nil when it does not.
func (s *drops) match() *game.Match {
	s.Helper()
	kept, err := store.LoadGame(s.files(), "merlin-current")
	if err != nil {
		return nil
	}
	return s.record(kept.Record)
}

// kept is the hash of its position; 0 when there is none.
func (s *drops) kept() uint64 {
	s.Helper()
	if m := s.match(); m != nil {
		return m.Game().Hash()
	}
	return 0
}

// saved are the saved games.
func (s *drops) saved() (all []*game.Match) {
	s.Helper()
	names, err := store.Games(s.files())
	for _, name := range names {
		kept, lost := store.LoadGame(s.files(), name)
		if err = errors.Join(err, lost); err == nil && name != "merlin-current" {
			all = append(all, s.record(kept.Record))
		}
	}
	if err != nil {
		s.Fatal(err)
	}
	return all
}

func (s *drops) files() store.Store {
	s.Helper()
	files, err := store.OpenDir(filepath.Join(s.home, gameFolder))
	if err != nil {
		s.Fatal(err)
	}
	return files
}

// rests waits for a screen of a game that asks something.
func (s *drops) rests() robot.List {
	s.Helper()
	list := s.settled(s.w, patience)
	if list == nil {
		s.stuck(s.w, "nothing can be chosen")
	}
	return list
}

// await waits for a screen that stays as it is and has the region.
func (s *drops) await(name string) (list robot.List) {
	s.Helper()
	s.wants(name+" is shown", func() bool {
		before := list
		list = s.look(s.w)
		return find(list, name) >= 0 && slices.Equal(list, before)
	})
	return list
}

// click presses a region after which the same regions are there.
func (s *drops) click(name string) {
	s.Helper()
	list := s.await(name)
	at := list[find(list, name)]
	if err := s.w.Click(at.AtX, at.AtY); err != nil {
		s.Fatal(err)
	}
}

// wants waits until something has come about.
func (s *drops) wants(what string, so func() bool) {
	s.Helper()
	for end := time.Now().Add(patience); !so(); time.Sleep(glance) {
		if time.Now().After(end) {
			s.stuck(s.w, "not so: %s", what)
		}
	}
}
