package merlin

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"merlin/game"
)

// Merlin is a title with views of its own.
var _ game.TitleOf[View] = Title{}

// All that may be chosen can be played: each preset, each variant, alone.
func TestChoicesArePlayable(t *testing.T) {
	title := Title{Box: StandardBox()}
	d := title.Describe()
	sets := [][]string{}
	for _, m := range d.Modules {
		sets = append(sets, []string{m.Name})
		for _, v := range m.Variants {
			sets = append(sets, []string{v})
		}
		if m.Brings != "" {
			r, err := NewRules(title.Box, m.Name)
			if err != nil || !slices.Contains(r.Modules(), m.Brings) {
				t.Errorf("%s does not bring %s: %v", m.Name, m.Brings, err)
			}
		}
	}
	for _, p := range d.Presets {
		sets = append(sets, p.Modules)
	}
	for _, set := range sets {
		for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
			players := make([]game.Player, seats)
			for i := range players {
				players[i].Colour = uint8(i)
			}
			if _, err := title.New(title.Setup(players, set, 1)); err != nil {
				t.Errorf("%v with %d seats: %v", set, seats, err)
			}
		}
	}
	if len(d.Modules) != 9 || !slices.Equal(d.Modules[2].Variants, []string{"knights", "knights-dealt"}) {
		t.Errorf("the modules are %+v", d.Modules)
	}
}

// A title says whether its games have a policy and a value for computer players.
func TestDescriptionSaysWhatWasLearnt(t *testing.T) {
	title := Title{Box: StandardBox()}
	g, err := New(rulesOfBase(t), 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	if a := g.Advice(); title.Describe().Learnt != (a.Policy != nil && a.Ahead != nil && a.Weights != nil) {
		t.Error("it says otherwise than its games do")
	}
}

// Each section of the weights that come with the program is for some seats, and names what
// there is; no feature has two names.
func TestWeights(t *testing.T) {
	for seats := uint8(2); seats <= MaxSeats; seats++ {
		for _, section := range []string{"base", "modules"} {
			if learnt.Named(fmt.Sprint(seats, " ", section)) == nil {
				t.Errorf("there is no section for %d seats, %s", seats, section)
			}
		}
	}
	for _, names := range [][]string{signNames, traitNames} {
		for i, name := range names {
			if slices.Contains(names[:i], name) {
				t.Errorf("two features are called %s", name)
			}
		}
	}
	text := game.WriteWeights(learnt, signNames, traitNames)
	again, err := game.ReadWeights(text, signNames, traitNames, Rounds)
	if err != nil || game.WriteWeights(again, signNames, traitNames) != text {
		t.Errorf("what is written is not what is read: %v", err)
	}
	rows, err := game.ReadWeights("weights 1\norder policy landing-0\norder value shields grail\nsection a\nall policy 16\nall value 1 7 2 8 3 9 4 10 5 11 6 12", signNames, traitNames, Rounds)
	if err != nil {
		t.Fatal(err)
	}
	named, err := game.ReadWeights("weights 1\nsection a\npolicy landing-0 16\nvalue shields 1 2 3 4 5 6\nvalue grail 7 8 9 10 11 12", signNames, traitNames, Rounds)
	if err != nil || !reflect.DeepEqual(named, rows) {
		t.Errorf("features by their names are read as %v, %v", named, err)
	}
	for _, wrong := range []string{
		"", "weights 2", "weights 1\npolicy landing-0 3", "weights 1\nsection a\npolicy nothing 3", "weights 1\nsection a\npolicy landing-0 1 2", "weights 1\nsection a\nvalue shields 1",
		"weights 1\norder policy nothing", "weights 1\norder policy landing-0\nall policy 3", "weights 1\norder policy landing-0\nsection a\nall policy 1 2", "weights 1\nsection a\nall policy x",
	} {
		if _, err := game.ReadWeights(wrong, signNames, traitNames, Rounds); err == nil {
			t.Errorf("%q is read", wrong)
		}
	}
}
