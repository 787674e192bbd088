package merlin

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
)

// An action of which nothing would come is left without asking: to do it would lead to the same points and the
// same question, with any modules. // B10, B10c
func TestNothingIsLeftUnasked(t *testing.T) {
	title := merlin.Title{Box: standardBox}
	for _, modules := range [][]string{nil, {"favour"}, {"arthur", "knights"}, {"gold", "market", "caerleon", "morgana"}, {"treasures", "decrees"}, {"favour", "arthur", "knights", "gold", "market", "caerleon", "morgana", "treasures", "decrees"}} {
		spared := 0
		for seed := range uint64(30) {
			m, err := game.NewMatch(title, title.Setup([]game.Player{{Name: "a"}, {Name: "b", Colour: 1}, {Name: "c", Colour: 2}}, modules, seed))
			if err != nil {
				t.Fatal(err)
			}
			chance := game.NewStream(seed, 78)
			for !m.Game().Over() {
				g := m.Game().(*merlin.Game)
				if leave, ok := sparesVoid(g); ok {
					spared++
					left, done := g.Clone().(*merlin.Game), g.Clone().(*merlin.Game)
					if left.Apply(leave) != nil || done.Apply(game.Action{Kind: merlin.ActAct}) != nil {
						t.Fatalf("%v: it cannot be left, or done", modules)
					}
					for s := range left.Players[:3] {
						if left.Players[s].Score != done.Players[s].Score {
							t.Errorf("%v, seed %d: left it is worth %d, done %d", modules, seed, left.Players[s].Score, done.Players[s].Score)
						}
					}
					if a, b := left.Decision(), done.Decision(); a.Kind != b.Kind || a.Seat != b.Seat || len(a.Options) != len(b.Options) {
						t.Errorf("%v, seed %d: left %s is asked, done %s", modules, seed, a.Ask, b.Ask)
					}
				}
				options := g.Decision().Options
				if err := m.Apply(options[chance.N(len(options))]); err != nil {
					t.Fatal(err)
				}
			}
		}
		if spared < 5 {
			t.Errorf("%v: only %d are spared", modules, spared)
		}
	}
}
