package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// One's own Knight is carried to where he rides, a card of the hand to the Quest where he is, and White cards from
// their pile to the hand; what is let go beside all that stays.
func TestKnightsAndCardsAreCarried(t *testing.T) {
	done := map[game.Kind]int{}
	for seed := range uint64(12) {
		m := newMatch(t, 3, seed)
		chance := game.NewStream(seed, 3)
		for n := 0; n < 90 && !m.Game().Over(); n++ {
			d := m.Game().Decision()
			s := sit(t, m, 0)
			if ui.Find(s.app.Top().Regions(), "ready") >= 0 {
				s.press("ready")
			}
			for _, r := range s.app.Regions() {
				own, _ := r.Own.([]moment.Choice)
				load := s.scene.Model().Carries(r.Name, own, all(s))
				if load.Empty() || done[load.Choices[0].Last().Kind] > 2 || r.Drag == nil {
					continue
				}
				before := len(m.Moves())
				x, y := load.Ends.Center()
				kind := load.Choices[0].Last().Kind
				if load.Ends.H == 0 {
					place := s.app.Regions()[ui.Find(s.app.Regions(), "place-"+roundtable.Place(load.Choices[0].Last().A).String())].Bounds
					x, y = place.X+place.W*.3, place.Y+place.H*.7
				}
				tabletest.Carry(t, s.app, r.Name, 1000, 4, 6)
				s.Settle()
				if len(m.Moves()) > before {
					t.Fatalf("%s let go above the table does %v", r.Name, m.Moves()[before:])
				}
				tabletest.Carry(t, s.app, r.Name, x, y, 6)
				s.Settle()
				if strings.HasPrefix(r.Name, "card-") && len(m.Moves()) == before {
					continue // what spends a card for good is asked once more
				}
				if len(m.Moves()) == before || m.Moves()[before].Action.Kind != kind {
					t.Fatalf("%s let go where it goes does %v, not %v", r.Name, m.Moves()[before:], load.Choices[0].Do)
				}
				done[kind]++
				break
			}
			if m.Game().Over() {
				break
			}
			if d = m.Game().Decision(); len(d.Options) > 0 {
				if err := m.Apply(d.Options[chance.N(len(d.Options))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for _, k := range []game.Kind{roundtable.ActMove, roundtable.ActDrawWhite, roundtable.ActLay} {
		if done[k] == 0 {
			t.Errorf("%v: nothing was carried for %d", done, k)
		}
	}
}

// all are the choices that are open on the table.
func all(s *sitting) (list []moment.Choice) {
	for _, r := range s.app.Regions() {
		if own, _ := r.Own.([]moment.Choice); r.Enabled {
			list = append(list, own...)
		}
	}
	return list
}
