package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/ui"
)

// crowning is what a coronation shows in the order in which it is begun: figures and crowns.
func (s *sitting) crowning(d scenes.Drama) (figures []string, crowns int) {
	begins := map[string]float64{}
	for _, b := range d.Beats {
		if b.Draw == nil {
			continue
		}
		rec := &ui.Recorder{}
		s.app.Painter(nil).Record(rec)
		b.Draw(s.app.Context().Measure(), 1)
		for _, p := range rec.Sprites {
			if p.Name == "great-crown" {
				crowns++
			}
			if colour, ok := strings.CutPrefix(p.Name, "on-foot-"); ok {
				if len(figures) > 0 && b.At <= begins[figures[len(figures)-1]] {
					s.t.Errorf("%s comes at %v, before or with %s", colour, b.At, figures[len(figures)-1])
				}
				begins[colour] = b.At
				figures = append(figures, colour)
			}
		}
	}
	s.app.Painter(nil).Record(nil)
	return figures, crowns
}

// The knights come from the last to the first, and who has won is crowned: all who share the
// victory. Petals fall on where a person has won, not over a computer player's throne.
func TestCoronation(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		m := newMatch(t, seats, 7)
		chance := game.NewStream(7, 0)
		for !m.Game().Over() {
			o := m.Game().Decision().Options
			if err := m.Apply(o[chance.N(len(o))]); err != nil {
				t.Fatal(err)
			}
		}
		s := sit(t, m, 0, false)
		s.settle()
		f := s.scene.Model()
		for winners := 1; winners <= seats; winners++ {
			for i := range seats { // the seats are the worse the later they sit, but for the winners
				f.View.Players[i].Score = int16(30 - 5*max(0, i-winners+1))
			}
			figures, crowns := s.crowning(draw.Coronation(f))
			if crowns != winners {
				t.Errorf("of %d winners %d are crowned", winners, crowns)
			}
			for _, computer := range []bool{false, true} {
				for i := range seats {
					f.Seats[i].Computer = computer
				}
				if falls := slices.ContainsFunc(draw.Coronation(f).Beats, func(b scenes.Beat) bool { return b.Goes }); falls == computer {
					t.Errorf("a computer player has won: %v, petals fall: %v", computer, falls)
				}
			}
			if len(figures) != seats {
				t.Fatalf("%d of %d come", len(figures), seats)
			}
			for i, c := range figures[:seats-winners] {
				if c != f.Seats[seats-1-i].Colour {
					t.Errorf("%d winners of %d: %s comes as number %d", winners, seats, c, i+1)
				}
			}
		}
	}
}
