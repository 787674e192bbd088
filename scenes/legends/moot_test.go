package legends

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/legends"
	"merlin/scenes"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
)

// Who plays alone against the computer is not asked for a power where none can be used; what happened meanwhile is told
// all the same, and the question that follows says why.
func TestNoPowerIsNotAsked(t *testing.T) {
	moot, told, said := 0, 0, 0
	for seed := range uint64(8) {
		players := []game.Player{{Name: "Viviane"}, {Name: "Owen", Colour: 1, Level: 1}}
		setup := standard.Rules.Setup(players, nil, seed)
		setup.Options = []game.Option{{Name: "level", Value: "standard"}}
		m, err := game.NewMatch(standard.Rules, setup)
		if err != nil {
			t.Fatal(err)
		}
		s := sit(t, m, 0)
		for n := 0; n < 40 && !m.Game().Over(); n++ {
			s.Settle()
			g, f := s.game(), s.scene.Model()
			d := g.Decision()
			if d.Kind == game.AskKind(legends.AskText) && len(d.Options) == 1 {
				t.Fatal("it is asked for a power, and none can be used")
			}
			if f.Desk.Moot != 0 && f.Desk.Moot == f.Turns() && d.Kind == game.AskKind(legends.AskAction) {
				moot++
				told += btoi(len(f.Meanwhile()) > 0)
				said += btoi(strings.Contains(f.Prompt(), f.T("ask.action-moot")))
			}
			s.scene.Take(moment.Choice{Do: []game.Action{g.Advice().Rollout(g, &d, 1)}})
		}
	}
	if moot < 5 || told == 0 || said == 0 {
		t.Errorf("nothing could be used in %d moments, in %d of them something was told, in %d that: the test shows little", moot, told, said)
	}
}

// Nobody who is drawn by lot shares his name with a card that is played, as long as there are others.
func TestNamesakesAreDrawnLast(t *testing.T) {
	for _, c := range []struct {
		level  string
		others []string
	}{
		{"beginner", []string{"lynette", "enid", "ragnell", "lot", "mark", "taliesin"}},
		{"standard", []string{"ragnell", "taliesin"}},
		{"advanced", nil},
	} {
		options := []game.Option{{Name: "level", Value: c.level}}
		var names []string
		for _, f := range bot.Faces {
			if !standard.Shuns(options, f.Name) {
				names = append(names, f.Name)
			}
		}
		if slices.Sort(names); !slices.Equal(names, slices.Sorted(slices.Values(c.others))) {
			t.Errorf("%s: %v may be drawn", c.level, names)
		}
		for seed := range 6 {
			s := sit(t, newMatch(t, 2, 5, "standard"), 0)
			n := scenes.NewGame{Seats: []game.Player{{Name: "Viviane"}, {Level: 4, Colour: 1}}, Options: options, Seed: string(rune('a' + seed))}
			of := Games{Title: standard, Shell: func() table.Shell { return s.Shell }, Store: store.NewMemory()}
			of.Start(s.app.Context(), n)
			if face := n.Seats[1].Face; face == "" || len(c.others) > 0 && !slices.Contains(c.others, face) {
				t.Errorf("%s: %q was drawn", c.level, face)
			}
		}
	}
}
