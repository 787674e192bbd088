package legends

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// What the sage says a choice serves is so: where a company would be enough for an event then,
// it is, once that is done; and no choice that brings characters somewhere is said to be enough
// that is not.
func TestPlanIsTrue(t *testing.T) {
	meets, nears, both := 0, 0, 0
	m := playedGame(t, 2, 11, "beginner")
	for n := 3; n < len(m.Moves()); n += 7 {
		at, err := m.Fork(n)
		if err != nil {
			t.Fatal(err)
		}
		s := sit(t, at, 0)
		s.ready()
		f := s.scene.Model()
		for _, c := range f.All {
			if k := c.Do[0].Kind; k != legends.ActPlay && k != legends.ActMove {
				continue
			}
			said := f.Plan(&c)
			after, err := m.Fork(n)
			if err == nil {
				err = after.Apply(c.Do[0])
			}
			if err != nil {
				t.Fatal(err)
			}
			now := after.Game().(*legends.Game).Table()
			to := legends.Place(c.Do[0].B)
			if c.Do[0].Kind == legends.ActMove {
				to = legends.Place(c.Do[0].C)
			}
			enough := ""
			for _, event := range f.Quests(to) {
				if now.Completes(event, f.Asked) && !f.Table().Completes(event, f.Asked) && !f.Taken(now, event) {
					enough = f.Card(event)
					break
				}
			}
			if before, rest, wins := strings.Cut(said, "\n"); wins && strings.Contains(before, "ends the game") { // that comes first
				said = rest
			}
			opening, _, _ := strings.Cut(f.T("plan.meets", "card", enough, "at", "", "points", "", "parts", ""), "” ")
			follows(t, after, c.Do[0], said)
			if pairs(t, m, n, f, c.Do[0]) {
				both++
			}
			switch {
			case enough != "" && !strings.HasPrefix(said, opening):
				t.Errorf("after %d moves %s is enough for %s, and is told as: %s", n, c.Label, enough, said)
			case enough != "":
				meets++
			case strings.HasPrefix(said, "Then you have enough"):
				t.Errorf("after %d moves %s is told to be enough: %s", n, c.Label, said)
			case strings.Contains(said, "“"):
				nears++
			}
		}
	}
	if meets < 2 || nears < 10 || both < 2 {
		t.Errorf("%d are enough, %d bring nearer, %d with a second action: the test shows little", meets, nears, both)
	}
}

// pairs wants the two actions of a plan to be enough for all that they are said to be enough for.
func pairs(t *testing.T, m *game.Match, n int, f *draw.Frame, first game.Action) bool {
	t.Helper()
	second, events, ok := f.Pair(first)
	if !ok {
		return false
	}
	after, err := m.Fork(n)
	if err == nil {
		err = after.Apply(first)
	}
	g := after.Game().(*legends.Game)
	if err != nil || g.Decision().Kind != model.AskAction {
		return false // a text asks something first
	}
	if err := after.Apply(second.Do[0]); err != nil {
		t.Errorf("%s cannot follow: %v", second.Label, err)
	}
	for _, c := range events {
		if !g.Table().Completes(c, f.Asked) {
			t.Errorf("after %d moves %s as second action is not enough for %s", n, second.Label, f.Card(c))
		}
	}
	return true
}

// What the two actions of a plan give up that one has enough for is told with them, at moments where
// that is so.
func TestPlanSaysWhatItGivesUp(t *testing.T) {
	for _, at := range []struct {
		seed  uint64
		moves int
	}{{1, 117}, {2, 78}, {9, 46}} {
		m, given := playedGame(t, 2, at.seed, "standard"), 0
		now, err := m.Fork(at.moves)
		if err != nil {
			t.Fatal(err)
		}
		s := sit(t, now, 0)
		s.ready()
		f := s.scene.Model()
		for _, c := range f.All {
			if _, _, ok := f.Pair(c.Do[0]); ok {
				given += givesUp(t, m, at.moves, f, c)
			}
		}
		if given == 0 {
			t.Errorf("seed %d: no plan gives anything up: the test shows nothing", at.seed)
		}
	}
}

// givesUp is how many events the plan that begins with a choice gives up.
func givesUp(t *testing.T, m *game.Match, n int, f *draw.Frame, c moment.Choice) (given int) {
	t.Helper()
	after, err := m.Fork(n)
	if err != nil {
		t.Fatal(err)
	}
	second, _, _ := f.Pair(c.Do[0])
	g := after.Game().(*legends.Game)
	if after.Apply(c.Do[0]) != nil || g.Decision().Kind != model.AskAction || after.Apply(second.Do[0]) != nil || g.Decision().Kind != model.AskAction {
		return 0 // a text asks something first
	}
	for _, event := range f.Reached() {
		if g.Table().Completes(event, f.Asked) {
			continue
		}
		given++
		if said := f.Plan(&c); !strings.Contains(said, "you give up “"+f.Card(event)) {
			t.Errorf("after %d moves it is not told that %s is given up: %s", n, f.Card(event), said)
		}
	}
	return given
}

// follows wants whoever is said to be enough if he follows to be so.
func follows(t *testing.T, m *game.Match, did game.Action, said string) {
	t.Helper()
	_, rest, ok := strings.Cut(said, "If ")
	name, _, told := strings.Cut(rest, " follows, you have enough.")
	if !ok || !told || did.Kind != legends.ActPlay {
		return
	}
	g := m.Game().(*legends.Game)
	d := g.Decision()
	for _, a := range d.Options {
		if a.Kind != legends.ActPlay || a.B != did.B || g.Rules().Deck.Faces[a.A].Name[0] != name {
			continue
		}
		if err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
		now := m.Game().(*legends.Game).Table()
		for i := range now.Event {
			event := legends.Card(legends.Characters + i)
			if now.Event[i].At == legends.Place(did.B) && now.Completes(event, d.Seat) {
				return
			}
		}
		t.Errorf("%s", said)
	}
}
