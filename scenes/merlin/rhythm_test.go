package merlin

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/modules"
	"merlin/scenes/ui"
)

// A turn has always the same steps: the die, the move, the action, the end; each is pressed,
// and the move also where there is only one.
func TestTurnHasItsSteps(t *testing.T) {
	s := alone(t, 2)
	var asked []string
	for range 4 {
		f := s.scene.Model()
		asked = append(asked, f.Ask)
		switch f.Ask {
		case "die":
			s.click("die-1")
		case "move":
			if n := len(f.Landings); n != 1 {
				t.Fatalf("a knight has %d ways", n)
			}
			s.click("landing-1")
		case "landed":
			s.click("decline")
			s.confirm()
		case "end":
			s.click("end")
		}
	}
	if got := strings.Join(asked, " "); got != "die move landed end" {
		t.Errorf("a turn has the steps %q", got)
	}
}

// confirm answers yes where it is asked whether something is to be forgone.
func (s *sitting) confirm() {
	s.t.Helper()
	if ui.Find(s.app.Top().Regions(), "dialog-forgo") >= 0 {
		s.click("dialog-forgo")
	}
}

// What would have given something is skipped after a question alone, which names what is
// forgone; what would come to nothing, and what is only kept for later, at once.
func TestSkippingAsks(t *testing.T) {
	seen := map[string]int{}
	for n, set := range append(someSets(60), nil, nil) {
		byChance(t, 2+n%3, uint64(n), set, func(m *game.Match) {
			ss := newSession(m)
			seat, _ := ss.Asked()
			ss.Confirm(seat)
			f := ss.frame()
			ss.fill(f)
			for _, c := range f.Buttons {
				worth := f.Worth && f.Rows.Action(&c).Role == model.Leave
				if key := fmt.Sprint(c.Word, worth); c.Leaves && seen[key] < 2 {
					seen[key]++
					checkSkip(t, m, c.Word, worth)
				}
			}
		})
	}
	for _, key := range []string{"declinetrue", "declinefalse", "no-stafffalse", "no-bonustrue"} {
		if seen[key] == 0 {
			t.Errorf("seen were %v, not %s: the test shows little", seen, key)
		}
	}
}

// checkSkip presses what leaves be what is asked for, on a table of its own.
func checkSkip(t *testing.T, m *game.Match, word string, worth bool) {
	t.Helper()
	s := sit(t, replayed(t, m), 0)
	if s.veiled() {
		s.click("ready")
	}
	for _, c := range s.scene.Model().Buttons {
		if c.Word == word && (c.Forgone != "") != worth || strings.Contains(c.Forgone, "‹") {
			t.Errorf("%q says %q", word, c.Forgone)
		}
	}
	moves := s.scene.Session().Moves()
	s.click(word)
	asks := ui.Find(s.app.Top().Regions(), "dialog-forgo") >= 0
	if done := s.scene.Session().Moves() > moves; asks != worth || done == worth {
		t.Errorf("%q with worth %v: asked %v, done %v", word, worth, asks, done)
	}
	if !asks {
		return
	}
	if s.click("dialog-stay"); s.scene.Session().Moves() > moves {
		t.Errorf("%q was done although the answer was no", word)
	}
}

// The button that ends the turn names what is left to do, in every language.
func TestEndNamesWhatIsLeft(t *testing.T) {
	want := map[string]string{"en": "Still possible: ", "de": "Noch möglich: ", "fr": "Encore possible\u00a0: "}
	seen := 0
	m := newMatch(t, 3, 4)
	chance := game.NewStream(4, 12)
	for !m.Game().Over() {
		d := m.Game().Decision()
		left := false
		for _, a := range d.Options {
			left = left || a.Kind == merlin.ActFulfil || a.Kind == merlin.ActRepel || a.Kind == merlin.ActSecondQuest && fulfilsAfter(t, m, a)
		}
		if d.Kind == merlin.AskEnd && seen < 6 {
			s := sit(t, replayed(t, m), 0)
			if s.veiled() {
				s.click("ready")
			}
			for lang, says := range want {
				s.app.Context().SetLocale(localeOf(t, lang))
				list := s.scene.Regions()
				if label := list[ui.Find(list, "end")].Label; strings.Contains(label, says) != left {
					t.Errorf("something left: %v, the button is %q", left, label)
				}
			}
			if left {
				seen++
			}
		}
		if err := m.Apply(d.Options[chance.N(len(d.Options))]); err != nil {
			t.Fatal(err)
		}
	}
	if seen == 0 {
		t.Error("nothing was ever left: the test shows little")
	}
}

// A click while things move ends that at once and counts for what was seen there; what
// newly lies there is not pressed.
func TestClickWhileThingsMoveCounts(t *testing.T) {
	s := alone(t, 2)
	s.app.Context().SetPreferences(ui.Preferences{Tempo: 1})
	s.click("die-1")
	goal := regionName(model.SpaceTarget(s.scene.Model().Landings[0].To()))
	x, y, _ := s.point(goal)
	s.press("landing-1")
	moves := s.scene.Session().Moves()
	if !s.scene.Behind() {
		t.Fatal("nothing moves")
	}
	if s.pressAt(x, y); s.scene.Session().Moves() != moves+1 {
		t.Errorf("a click on the goal while the knight rides there does not count: %d moves, %d before", s.scene.Session().Moves(), moves)
	}

	s = alone(t, 2)
	s.app.Context().SetPreferences(ui.Preferences{Tempo: 1})
	s.click("die-1")
	x, y, _ = s.point("landing-1")
	s.press("landing-1")
	if s.pressAt(x, y); s.scene.Behind() || s.scene.Session().Moves() != moves {
		t.Error("a click where the button of the action will stand presses it unseen, or does not end the motion")
	}
}

// press clicks a region and waits for nothing.
func (s *sitting) press(name string) {
	s.t.Helper()
	x, y, ok := s.point(name)
	if !ok {
		s.t.Fatalf("nothing can be hit of %q", name)
	}
	s.pressAt(x, y)
}

func (s *sitting) pressAt(x, y float64) {
	s.t.Helper()
	for _, in := range []ui.Input{{X: x, Y: y}, {X: x, Y: y, Down: true, JustDown: true}, {X: x, Y: y, JustUp: true}} {
		if err := s.app.Update(&in); err != nil {
			s.t.Fatal(err)
		}
	}
}

// What forgoes something says what, and what may be left to do at the end of a turn has a
// name, in every language.
func TestForgoneAndLeftHaveTexts(t *testing.T) {
	g := newMatch(t, 2, 1, merlin.ModuleNames()...).Game()
	for _, m := range modules.Modules {
		for _, row := range m.Actions {
			word, _, _ := strings.Cut(g.Text(game.Action{Kind: row.Kind}), " ")
			for _, lang := range i18n.Languages() {
				l := localeOf(t, lang)
				if row.Role == model.Leave && !l.Has("forgo."+word) || row.Left && !l.Has("left."+word) {
					t.Errorf("%s: %q of module %q has no text for what is forgone or left", lang, word, m.Name)
				}
			}
		}
	}
}

// A second quest is said to be left to do only where one could be fulfilled once the flag for it is given up. // B31
func TestSecondQuestIsLeftWhereOneIsReady(t *testing.T) {
	app, left := appIn(t, "en"), map[bool]int{}
	want := app.Context().T("left.second-quest")
	for seed := range uint64(60) {
		byChance(t, 2, seed, nil, func(m *game.Match) {
			d := m.Game().(*merlin.Game).Decision()
			i := slices.IndexFunc(d.Options, func(a game.Action) bool { return a.Kind == merlin.ActSecondQuest })
			if i < 0 || d.Kind != merlin.AskEnd {
				return
			}
			s := newSession(m)
			s.Confirm(d.Seat)
			f := s.frame()
			f.On(app.Context())
			s.fill(f)
			ready := fulfilsAfter(t, m, d.Options[i])
			if left[ready]++; slices.Contains(f.Left(), want) != ready {
				t.Errorf("seed %d, move %d: a quest is ready: %v, and of what is left to do it says %v", seed, len(m.Moves()), ready, f.Left())
			}
		})
	}
	if left[true] == 0 || left[false] == 0 {
		t.Errorf("a quest is ready in %d games, none in %d", left[true], left[false])
	}
}

// fulfilsAfter reports whether a quest may be fulfilled once an action is done.
func fulfilsAfter(t *testing.T, m *game.Match, a game.Action) bool {
	t.Helper()
	then := m.Game().(*merlin.Game).Clone().(*merlin.Game)
	if err := then.Apply(a); err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(then.Decision().Options, func(a game.Action) bool { return a.Kind == merlin.ActFulfil })
}
