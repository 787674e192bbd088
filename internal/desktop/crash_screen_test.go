package desktop

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"merlin/internal/robot"
)

// press waits until the region can be pressed, and presses it until the screen answers:
// a machine at its limits may miss a click.
func (s *crashTest) press(w *Window, name string) {
	s.Helper()
	var clicked time.Time
	var before robot.List
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(glance) {
		list := s.look(w)
		if before != nil && !slices.Equal(list, before) {
			s.answer = time.Since(clicked)
			return
		}
		i := find(list, name)
		if i < 0 || !list[i].Enabled || time.Since(clicked) < missed {
			continue
		}
		if err := w.Click(list[i].AtX, list[i].AtY); err != nil {
			s.Fatal(err)
		}
		clicked, before = time.Now(), list
	}
	s.stuck(w, "%q cannot be pressed", name)
}

// stuck ends the test with a picture of what is on the screen.
func (s *crashTest) stuck(w *Window, format string, args ...any) {
	s.Helper()
	if err := w.Picture("fault"); err != nil {
		s.Log(err)
	}
	s.Fatalf("%s; %s", fmt.Sprintf(format, args...), s.look(w))
}

func (s *crashTest) look(w *Window) robot.List {
	s.Helper()
	list, err := w.Look()
	if err != nil {
		s.Fatal(err)
	}
	return list
}

func find(l robot.List, name string) int {
	return slices.IndexFunc(l, func(g robot.Region) bool { return g.Name == name })
}

const (
	patience = 3 * time.Minute // for a screen that waits for somebody
	missed   = 5 * time.Second
	glance   = 25 * time.Millisecond
	calm     = 4 // equal glances
)

// settled waits until the screen waits for somebody and stays as it is; nil when it does
// not within the time. A summary of what happened meanwhile is put away: it is not kept.
func (s *crashTest) settled(w *Window, within time.Duration) robot.List {
	s.Helper()
	var last robot.List
	same := 0
	for end := time.Now().Add(within); time.Now().Before(end); time.Sleep(glance) {
		list := s.look(w)
		if same++; !slices.Equal(list, last) {
			last, same = list, 0
		}
		if same < calm {
			continue
		}
		if i := slices.IndexFunc(list, aside); i >= 0 {
			_ = w.Click(list[i].AtX, list[i].AtY) // a window that is gone says so at the next look
		} else if len(choices(list)) > 0 {
			return list
		}
	}
	return nil
}

// aside reports whether a region leads back to the game: from a summary, or from a replay
// that a click for a summary which has gone has opened.
func aside(g robot.Region) bool { return g.Name == "summary-close" || g.Name == "leave" }

// idle are what is pressed where nothing is asked: it changes nothing of the game.
var idle = []string{"ready", "next", "again"}

// choices are what the robot may press.
func choices(l robot.List) (names []string) {
	for _, g := range l {
		if g.Enabled && g.Press && (g.Glow || slices.Contains(idle, g.Name)) {
			names = append(names, g.Name)
		}
	}
	return names
}

// checkScreen starts the program again and wants it to stand where it stood.
func (s *crashTest) checkScreen() {
	s.Helper()
	s.w = s.open(s.display, s.home)
	if s.chance.IntN(8) == 0 { // killed again while it begins to go on
		s.press(s.w, "continue")
		time.Sleep(time.Duration(s.chance.Int64N(int64(200 * time.Millisecond))))
		s.w.Close()
		s.w = s.open(s.display, s.home)
	}
	is := s.goOn(s.w)
	where := s.where(is)
	if where == "" {
		s.Errorf("it stands elsewhere than\n%s\n%s", s.differs(2, is[len(is)-1]), s.differs(1, is[len(is)-1]))
	}
	s.tally[where]++
	s.Logf("killed in game %d: %s", s.games, where)
	s.seen = nil
	s.note(is[len(is)-1])
}

// goOn presses continue, and what changes nothing, and returns the screens met.
func (s *crashTest) goOn(w *Window) []robot.List {
	s.Helper()
	s.press(w, "continue")
	return s.screens(w)
}

func (s *crashTest) screens(w *Window) (met []robot.List) {
	s.Helper()
	for {
		list := s.settled(w, patience)
		if list == nil {
			s.stuck(w, "nothing can be chosen")
		}
		met = append(met, list)
		names := choices(list)
		if !slices.Contains(idle, names[0]) || names[0] == "again" {
			return met
		}
		s.press(w, names[0])
	}
}

// where says which of the newest screens the ones met are; "" when they are none.
func (s *crashTest) where(met []robot.List) string {
	for i := range min(2, len(s.seen)) {
		if meet(met, []robot.List{s.seen[len(s.seen)-1-i].list}) {
			return [...]string{"at the last screen" + s.newest().flight(), "one screen before"}[i]
		}
	}
	if s.follows(met) {
		return "behind the click in flight"
	}
	return ""
}

// follows has another program go on from the newest moment, with the click that was in
// flight, and reports whether it comes to the screens met.
func (s *crashTest) follows(met []robot.List) bool {
	last := s.newest()
	if last.kept == "" {
		s.Log("what was kept could not be copied")
		return false
	}
	w := s.open(s.beside, last.kept)
	defer w.Close()
	moved := slices.ContainsFunc(choices(last.list), func(name string) bool { return slices.Contains(idle, name) })
	for now := s.goOn(w); ; now = s.screens(w) {
		if moved && meet(now, met) {
			return true
		}
		name := s.pressed(now)
		if name == "" {
			return false
		}
		s.press(w, name)
		moved = true
	}
}

// pressed returns what was pressed when the game stood there last, once; else "".
func (s *crashTest) pressed(now []robot.List) (name string) {
	for i := len(s.seen) - 1; i >= 0 && name == ""; i-- {
		if m := &s.seen[i]; meet(now, []robot.List{m.list}) {
			name, m.press = m.press, ""
		}
	}
	return name
}

// meet reports whether two rows of screens have one in common.
func meet(a, b []robot.List) bool {
	return slices.ContainsFunc(a, func(l robot.List) bool {
		return slices.ContainsFunc(b, func(m robot.List) bool { return same(l, m) })
	})
}

// same reports whether two screens are equal but for what can be done again: what was
// undone is not kept.
func same(a, b robot.List) bool { return describe(a) == describe(b) }

func describe(l robot.List) string {
	var b strings.Builder
	for _, g := range l {
		if g.Name != "redo" {
			fmt.Fprintf(&b, "%s %q enabled %v glows %v\n", g.Name, g.Label, g.Enabled, g.Glow)
		}
	}
	return b.String()
}

// differs says where a screen differs from the nth newest moment.
func (s *crashTest) differs(n int, is robot.List) string {
	if n > len(s.seen) {
		return ""
	}
	m := s.seen[len(s.seen)-n]
	had, has := strings.Split(describe(m.list), "\n"), strings.Split(describe(is), "\n")
	var b strings.Builder
	for _, line := range had {
		if !slices.Contains(has, line) {
			b.WriteString("- " + line + "\n")
		}
	}
	for _, line := range has {
		if !slices.Contains(had, line) {
			b.WriteString("+ " + line + "\n")
		}
	}
	return b.String() + "where was pressed: " + m.press
}
