package merlin

import (
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
