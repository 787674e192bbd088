package merlin

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// What leaves something be, what ends the turn, and what takes something have places of
// their own: over whole games, with all sets of modules, no button of one kind ever lies
// where one of another kind has lain. Dialogs and choosers, which are asked for, are not
// looked at.
func TestButtonsOfWeightHaveTheirPlaces(t *testing.T) {
	t.Parallel()
	asked := map[string]int{}
	for n, modules := range someSets(60) {
		s := sit(t, newMatch(t, 2+n%3, uint64(n), modules...), 0)
		chance := game.NewStream(uint64(n), 61)
		lain := map[string][]ui.Region{}
		for !s.scene.Session().Over() {
			if s.app.Top() != ui.Scene(s.scene) {
				s.click(s.pressable()[0])
				continue
			}
			for _, r := range s.scene.Regions() {
				if kind := s.kindOf(r); kind != "" {
					asked[kind]++
					s.liesApart(lain, kind, r)
				}
			}
			options := gameOf(s.scene).Decision().Options
			s.scene.Take(moment.Choice{Do: []game.Action{options[chance.N(len(options))]}})
			s.settle()
		}
	}
	if asked["end"] == 0 || asked["leave"] == 0 || asked["take"] == 0 {
		t.Errorf("seen were %v: the test shows little", asked)
	}
}

// kindOf is the kind of a button or thing that takes a choice: take, leave or end; "" for
// what takes none.
func (s *sitting) kindOf(r ui.Region) string {
	f := s.scene.Model()
	for _, c := range f.Buttons {
		if c.Word == r.Name && c.Leaves {
			return "leave"
		}
		if c.Word == r.Name && c.Last().Kind == merlin.ActEnd {
			return "end"
		}
	}
	if r.Enabled && r.Press != nil && (r.Weight == ui.Takes || r.Weight == ui.Spends) {
		return "take"
	}
	return ""
}

// liesApart wants a region to lie where nothing of another kind has lain, and notes it.
func (s *sitting) liesApart(lain map[string][]ui.Region, kind string, r ui.Region) {
	s.t.Helper()
	for other, list := range lain {
		for _, b := range list {
			if other != kind && b.Bounds.Overlaps(r.Bounds) && meet(b, r) {
				s.t.Errorf("with %v, %q (%s) at %v lies where %q (%s) lay at %v", s.scene.Session().Match().Setup().Modules, r.Name, kind, r.Bounds, b.Name, other, b.Bounds)
			}
		}
	}
	if !slices.ContainsFunc(lain[kind], func(b ui.Region) bool { return b.Name == r.Name && b.Bounds == r.Bounds }) {
		lain[kind] = append(lain[kind], r)
	}
}

// meet reports whether a click at some spot would mean either of two regions.
func meet(a, b ui.Region) bool {
	for x := a.Bounds.X + 1; x < a.Bounds.Right(); x += 4 {
		for y := a.Bounds.Y + 1; y < a.Bounds.Bottom(); y += 4 {
			if a.Contains(x, y) && b.Contains(x, y) {
				return true
			}
		}
	}
	return false
}
