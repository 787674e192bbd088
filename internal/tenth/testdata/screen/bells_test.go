package merlin

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// bellsSets are the bells alone and with all other modules.
func bellsSets() [][]string { return [][]string{{"bells"}, merlin.ModuleNames()} }

// A robot that knows the list of regions only plays games with bells to the end, and
// rings them.
func TestBellsByTheRobot(t *testing.T) {
	for i, modules := range bellsSets() {
		m := newMatch(t, 2+i, uint64(i), modules...)
		s := sit(t, m, 0)
		chance := game.NewStream(uint64(i), 7)
		for clicks := 0; !m.Game().Over(); clicks++ {
			if err := ui.CheckRegions(s.app.Top().Regions()); err != nil {
				t.Fatalf("click %d: %v", clicks, err)
			}
			list := s.pressable()
			if len(list) == 0 || clicks > 4000 {
				t.Fatalf("click %d: nothing can be chosen at %+v", clicks, m.Game().Decision())
			}
			s.click(list[chance.N(len(list))])
		}
		played := func(kind game.Kind) bool {
			return slices.ContainsFunc(m.Moves(), func(move game.Move) bool { return move.Action.Kind == kind })
		}
		if !played(merlin.ActRingBell) {
			t.Errorf("with %v the robot never rang a bell", modules)
		}
	}
}

// Whatever is legal with bells can be reached by a click, or by two with the chooser; and
// the castle has the tune, which is its owner's. Games are played until bells could be
// rung over several provinces, and a tune was.
func TestBellsAreReachable(t *testing.T) {
	asked, several := map[string]bool{}, 0
	for seed := uint64(0); seed < 8 && (!asked["tune"] || several == 0); seed++ {
		s := sit(t, newMatch(t, 2, seed, "bells"), 0)
		chance := game.NewStream(seed, 8)
		for g := gameOf(s.scene); !g.Over(); {
			if s.app.Top() != ui.Scene(s.scene) {
				s.click(s.pressable()[0])
				continue
			}
			asked[g.Decision().Ask] = true
			several += max(0, len(s.offers(merlin.ActRingBell))-1)
			s.reachBells()
			options := g.Decision().Options
			s.scene.Take(moment.Choice{Do: []game.Action{options[chance.N(len(options))]}})
			s.settle()
		}
	}
	if !asked["tune"] || several == 0 {
		t.Errorf("a tune was rung: %v; bells could be rung over several provinces %d times", asked["tune"], several)
	}
}

// reachBells wants all options to be reached, and the tune of who is asked to be told.
func (s *sitting) reachBells() {
	s.t.Helper()
	list := s.scene.Regions()
	for _, a := range gameOf(s.scene).Decision().Options {
		s.reach(a, list)
	}
	i := ui.Find(list, "bells-tune")
	v := viewOf(s.scene)
	own := s.scene.Model().T("province.full." + v.Mods.Bells.Hidden.Tune[v.Seat].String())
	if i < 0 || !strings.Contains(list[i].Label, own) {
		s.t.Fatalf("the tune %q is not told", own)
	}
}

// Choices with bells are taken back and done again, and go on from the record.
func TestBellsUndone(t *testing.T) {
	for i, modules := range bellsSets() {
		w := newUndoWalk(t, uint64(2+i), modules)
		for !w.Over() && !t.Failed() {
			w.step()
		}
	}
}

// Views follow the events of bells, so that what flies and what stands agree.
func TestBellsShown(t *testing.T) {
	m := newMatch(t, 4, 5, "bells")
	chance := game.NewStream(5, 99)
	for !m.Game().Over() {
		g := m.Game().(*merlin.Game)
		before := views(g)
		text := moveByChance(t, m, &chance)
		for _, v := range before {
			for _, e := range g.Events() {
				g.Rules().Follow(&v, e.For(v.Seat))
			}
			if !sameShown(v, g.View(v.Seat), g.Decision().Ask) {
				t.Fatalf("%q is shown as %+v to %d", text, v.Mods.Bells, v.Seat)
			}
		}
	}
}

// A game with bells is saved from the shelf and read again.
func TestBellsOnTheShelf(t *testing.T) {
	title, s, _ := shelf(t)
	m := newMatch(t, 3, 9, "bells")
	chance := game.NewStream(9, 9)
	for range 200 {
		moveByChance(t, m, &chance)
	}
	again := read(t, title, keepAs(t, s, m, "bells"))
	if again.Game().Hash() != m.Game().Hash() || fmt.Sprint(again.Setup().Modules) != "[bells]" {
		t.Errorf("read again, it is another game with %v", again.Setup().Modules)
	}
}

// What a game with bells tells: its log in every language, its sheets, and what flies.
func TestBellsAreTold(t *testing.T) {
	told := toldGame(t, 11, []string{"bells"})
	for part, want := range map[int][]string{
		0: {"rings a bell", "takes down a bell", "draws another tune", "Bell rung"},
		1: {"sonne une cloche", "reprend une cloche", "tire un autre air", "Cloche sonnée"},
		2: {"läutet eine Glocke", "nimmt eine Glocke ab", "zieht eine andere Weise", "Glocke geläutet"},
		3: {"Name:Bells Icon:horn", "Name:Cloches", "Name:Glocken"},
	} {
		for _, text := range want {
			if !strings.Contains(told[part], text) {
				t.Errorf("the %s have no %q", toldParts[part], text)
			}
		}
		if strings.Contains(told[part], "log.") || strings.Contains(told[part], "term.") {
			t.Errorf("the %s have a bare key", toldParts[part])
		}
	}
	for _, event := range []string{"rang", "bell-back"} {
		if flies := regexp.MustCompile(`(?m)^` + event + ` [^,]*, \n\thorn .*`); !flies.MatchString(told[5]) {
			t.Errorf("nothing flies at %q", event)
		}
	}
}
