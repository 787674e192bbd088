package merlin

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// endOf is the middle of another thing that stands for the first choice of a region, and that choice.
func (s *sitting) endOf(region string) (x, y float64, do []game.Action) {
	s.t.Helper()
	list := s.scene.Regions()
	own := list[ui.Find(list, region)].Own.([]moment.Choice)
	for _, r := range list {
		if r.Name == region || !r.Enabled || strings.HasPrefix(r.Name, "castle-") {
			continue
		}
		there, _ := r.Own.([]moment.Choice)
		for _, c := range there {
			if fmtDo(c) == fmtDo(own[0]) {
				x, y = r.Bounds.Center()
				return x, y, c.Do
			}
		}
	}
	s.t.Fatalf("nothing beside %s stands for %v", region, own[0].Do)
	return 0, 0, nil
}

func fmtDo(c moment.Choice) (text string) {
	for _, a := range c.Do {
		text += string([]byte{byte(a.Kind), a.A, a.B})
	}
	return text
}

// Die, figure and servant are carried to where they go, slowly or flung there; let go elsewhere they stay, and a
// press that trembles is a press.
func TestPiecesAreCarried(t *testing.T) {
	for _, steps := range []int{0, 8} {
		s := advisedGame(t, 2, 3, nil)
		s.goesNowhere(steps)
		s.goesTo("die-1", steps)
		for _, r := range s.scene.Regions() {
			if own, _ := r.Own.([]moment.Choice); strings.HasPrefix(r.Name, "figure-") && r.Enabled && len(own) > 0 {
				s.goesTo(r.Name, steps)
				break
			}
		}
		if d := gameOf(s.scene).Decision(); d.Kind != merlin.AskLanded {
			t.Fatalf("the figure came to a space that asks %v", d.Kind)
		}
		s.goesTo("home-mason", steps)
	}
	s := advisedGame(t, 2, 3, nil)
	before := len(s.scene.Session().Match().Moves())
	x, y := s.app.Regions()[ui.Find(s.app.Regions(), "die-1")].Bounds.Center()
	for _, in := range []ui.Input{{X: x, Y: y}, {X: x, Y: y, Down: true, JustDown: true}, {X: x + 5, Y: y + 3, Down: true}, {X: x + 5, Y: y + 3, JustUp: true}} {
		if err := s.app.Update(&in); err != nil {
			t.Fatal(err)
		}
	}
	if s.settle(); len(s.scene.Session().Match().Moves()) != before+1 {
		t.Error("a press that trembles takes no die")
	}
}

// goesNowhere lets a die go over the domain: nothing comes of it.
func (s *sitting) goesNowhere(steps int) {
	s.t.Helper()
	before := len(s.scene.Session().Match().Moves())
	tabletest.Carry(s.t, s.app, "die-1", 1500, 200, steps)
	s.settle()
	if moves := s.scene.Session().Match().Moves()[before:]; len(moves) > 0 {
		s.t.Fatalf("in %d steps: let go over the domain the die does %v", steps, moves)
	}
}

// goesTo carries a thing to another that stands for its first choice, a little beside its middle: that is done.
func (s *sitting) goesTo(region string, steps int) {
	s.t.Helper()
	before := len(s.scene.Session().Match().Moves())
	x, y, do := s.endOf(region)
	tabletest.Carry(s.t, s.app, region, x+7, y-6, steps)
	s.settle()
	moves := s.scene.Session().Match().Moves()[before:]
	if len(moves) < len(do) || moves[len(do)-1].Action != do[len(do)-1] {
		s.t.Fatalf("in %d steps: %s let go where it stands for %v does %v", steps, region, do, moves)
	}
}

// What is let go that was never taken, or pressed anew after a press that never ended, is no carrying.
func TestLettingGoAlone(t *testing.T) {
	s := advisedGame(t, 2, 3, nil)
	before := len(s.scene.Session().Match().Moves())
	die := s.scene.Regions()[ui.Find(s.scene.Regions(), "die-1")]
	die.Release(1500, 200)
	x, y := die.Bounds.Center()
	fx, fy, _ := s.endOf("die-1")
	for _, in := range []ui.Input{
		{X: x, Y: y}, {X: x, Y: y, Down: true, JustDown: true}, {X: fx, Y: fy, Down: true}, // never let go
		{X: x, Y: y, Down: true, JustDown: true}, {X: x, Y: y, JustUp: true},
	} {
		if err := s.app.Update(&in); err != nil {
			t.Fatal(err)
		}
	}
	s.settle()
	if moves := s.scene.Session().Match().Moves()[before:]; len(moves) != 1 {
		t.Errorf("a press on a die does %v", moves)
	}
}

// Where a servant in a province may be chosen, his empty place in the castle means him as well, and he can be carried
// from there.
func TestEmptyPlaceMeansWhoLeftIt(t *testing.T) {
	app, seen := appIn(t, "en"), 0
	for seed := range uint64(6) {
		byChance(t, 2, seed, nil, func(m *game.Match) {
			g := m.Game().(*merlin.Game)
			d := g.Decision()
			if d.Kind != merlin.AskPlace {
				return
			}
			s := newSession(m)
			s.Confirm(d.Seat)
			f := s.frame()
			f.On(app.Context())
			s.fill(f)
			list := (&draw.CastlePanel{}).Regions(f)
			for _, a := range d.Options {
				if a.Kind != merlin.ActPlace || g.Players[d.Seat].Servants[a.A] == merlin.Castle {
					continue
				}
				seen++
				r := list[ui.Find(list, model.HomeRegion(nil, game.Target{A: a.A}))]
				own, _ := r.Own.([]moment.Choice)
				if !r.Enabled || len(own) == 0 || own[0].Last().A != a.A {
					t.Errorf("seed %d: %s may be chosen, and his empty place stands for %v", seed, merlin.Servant(a.A), own)
				}
				if load := f.Carries(r.Name, own, own); load.Sprite == "" {
					t.Errorf("seed %d: %s cannot be carried from there", seed, merlin.Servant(a.A))
				}
			}
		})
	}
	if seen < 20 {
		t.Errorf("%d servants in provinces may be chosen: the test shows little", seen)
	}
}
