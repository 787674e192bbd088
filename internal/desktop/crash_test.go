package desktop

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/internal/robot"
	"merlin/scenes/store"
)

// TestCrashAlone kills the game of one person against computers, TestKillTwo that of two
// people and a computer, again and again at moments of chance. Whoever starts it then
// and presses continue must stand exactly where the game stood, with at most the one
// action in flight missing; the record must read whole. With MERLIN_LONG it is killed a
// hundred times each.
func TestCrashAlone(t *testing.T) { crash(t, "seat-add") }

func TestCrashTwo(t *testing.T) { crash(t, "seat-add", "seat-2-human") }

// crash plays games whose seats are made by the clicks, with no module and with all
// of them in turn.
func crash(t *testing.T, clicks ...string) {
	t.Helper()
	t.Parallel()
	kills := 3
	if os.Getenv("MERLIN_LONG") != "" {
		kills = 100
	}
	s := &crashTest{T: t, display: coarse(t), beside: coarse(t), clicks: clicks, tally: map[string]int{}, chance: rand.New(rand.NewPCG(uint64(len(clicks)), 9))}
	for n := range kills {
		if s.w == nil {
			s.begin(n)
		}
		s.play()
		s.kill()
		s.checkStore()
		s.checkScreen()
		if s.on("again") {
			s.w.Close()
			s.w = nil
		}
	}
	if s.w != nil {
		s.w.Close()
	}
	t.Logf("killed %d times in %d games; then it stood %v", kills, s.games, s.tally)
}

// crashTest is a game that is killed again and again.
type crashTest struct {
	*testing.T
	display *Display
	beside  *Display // for another program at the same time
	clicks  []string
	chance  *rand.Rand
	games   int
	answer  time.Duration  // how long the screen took to answer the last click
	tally   map[string]int // where the game was killed, and stood then: how often

	home string
	w    *Window  // nil: no game is going on
	seen []moment // where it stood since it was last started, at the end the newest
}

// moment is a screen that waits for somebody, what was pressed then, and a folder with
// what the store held.
type moment struct {
	list  robot.List
	press string
	kept  string
}

const gameFolder = "merlin"

// begin starts another game in a folder of its own, with animation off.
func (s *crashTest) begin(seed int) {
	s.Helper()
	s.home = s.TempDir()
	s.write(filepath.Join(s.home, gameFolder, "settings.json"), []byte(`{"version":1,"speed":"off"}`))
	modules := [...]string{"", "all", "favour,arthur", "knights,treasures,decrees"}[s.games%4]
	s.games++
	s.w = s.open(s.display, s.home, "-seed", fmt.Sprint(seed), "-modules", modules)
	for _, name := range append(append([]string{"new", "title-merlin"}, s.clicks...), "start") {
		s.press(s.w, name)
	}
	s.seen = nil
	s.note(s.settled(s.w, patience))
}

func (s *crashTest) write(path string, data []byte) {
	s.Helper()
	err := os.MkdirAll(filepath.Dir(path), 0o700)
	if err == nil {
		err = os.WriteFile(path, data, 0o600)
	}
	if err != nil {
		s.Fatal(err)
	}
}

// open starts the program and waits for its title.
func (s *crashTest) open(d *Display, home string, args ...string) *Window {
	s.Helper()
	_ = os.Remove(filepath.Join(home, "regions.json")) // of the program that was killed
	w, err := d.Open(built(s.T), home, pictures(s.T), args...)
	if err != nil {
		s.Fatal(err)
	}
	return w
}

func (s *crashTest) newest() *moment { return &s.seen[len(s.seen)-1] }

// flight reports whether something was pressed there of which nothing was seen.
func (m *moment) flight() string {
	if m.press == "" {
		return ""
	}
	return " before the click in flight"
}

// on reports whether the newest screen has the region.
func (s *crashTest) on(name string) bool { return find(s.newest().list, name) >= 0 }

// note keeps a settled screen with what the store holds.
func (s *crashTest) note(list robot.List) {
	s.Helper()
	if list == nil {
		s.stuck(s.w, "nothing can be chosen")
	}
	kept := s.TempDir()
	if err := os.CopyFS(kept, os.DirFS(s.home)); err != nil {
		kept = "" // a file that was going away
	}
	s.seen = append(s.seen, moment{list: list, kept: kept})
}

// play makes some clicks, and one more in the midst of which the game will be killed.
func (s *crashTest) play() {
	for range s.chance.IntN(4) {
		if s.on("again") {
			return
		}
		s.press(s.w, s.choose())
		s.note(s.settled(s.w, patience))
	}
}

// choose picks what glows, or now and then the way back.
func (s *crashTest) choose() string {
	now := s.newest()
	list := choices(now.list)
	now.press = list[s.chance.IntN(len(list))]
	if i := find(now.list, "undo"); i >= 0 && now.list[i].Enabled && s.chance.IntN(8) == 0 {
		now.press = "undo"
	}
	return now.press
}

// kill ends the game with no notice at some moment of a click and what follows.
func (s *crashTest) kill() {
	clicked := make(chan error, 1)
	if s.on("again") {
		clicked <- nil
	} else {
		g := s.newest().list
		at := g[find(g, s.choose())]
		go func() { clicked <- s.w.Click(at.AtX, at.AtY) }()
	}
	if s.chance.IntN(4) > 0 { // not in the midst of the click
		clicked <- <-clicked
	}
	for end := time.Now().Add(s.moment()); time.Now().Before(end); {
		if list := s.settled(s.w, time.Until(end)); list != nil && !same(list, s.newest().list) {
			s.note(list)
		}
	}
	s.w.Close()
	<-clicked // an error is of the window that is gone
}

// moment is how long after a click the game is killed: about when the screen answers it
// is saved, computers think longer.
func (s *crashTest) moment() time.Duration {
	longest := 3*s.answer + glance
	if s.chance.IntN(4) == 0 {
		longest += 2 * time.Second
	}
	return time.Duration(s.chance.Int64N(int64(longest)))
}

// checkStore wants the record that the store holds to read whole.
func (s *crashTest) checkStore() {
	s.Helper()
	files, err := store.OpenDir(filepath.Join(s.home, gameFolder))
	if err != nil {
		s.Fatal(err)
	}
	kept, err := store.LoadGame(files, "merlin-current")
	if err != nil || kept.Age > 0 {
		s.Fatalf("the store holds a game of age %d, %v, %v", kept.Age, kept.Lost, err)
	}
	if half, _ := filepath.Glob(filepath.Join(s.home, gameFolder, ".merlin-current*")); len(half) > 0 {
		s.tally["in the midst of a save"]++
		for _, file := range half {
			_ = os.Remove(file)
		}
	}
	if _, err := game.ReadRecord(merlin.Title{Box: merlin.StandardBox()}, bytes.NewReader(kept.Record)); err != nil {
		s.Fatalf("the record does not read whole: %v", err)
	}
}
