package merlin

import (
	"path"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// use is a way to do something with a module by clicking: the word of the action and
// the region that is clicked first, as path.Match has it. when is nil for always.
type use struct {
	word, at string
	when     func(*merlin.Game, game.Decision) bool
}

// asking is the moment of a question, outOfTurn that of one to him whose turn it is not.
func asking(ask string) func(*merlin.Game, game.Decision) bool {
	return func(_ *merlin.Game, d game.Decision) bool { return d.Ask == ask }
}

func outOfTurn(g *merlin.Game, d game.Decision) bool { return d.Seat != g.Turn.Seat }

// uses are all that modules bring: no other action of theirs may come up.
var uses = []use{
	{"points", "points", nil},
	{"seal", "seal-*", nil},
	{"expel", "traitor-*", asking("die")},
	{"expel", "seal-shieldbearer-3", asking("die")},
	{"expel", "seal-shieldbearer-3", asking("repel")},
	{"count", "seal-flagbearer-3", nil},
	{"build-twice", "seal-mason-3", nil},
	{"place-twice", "seal-lady-3", nil},
	{"no-favour", "no-favour", nil},

	{"ring", "card-[0-9]*", nil},
	{"walk", "space-*", nil},
	{"activate", "place-*", nil},
	{"replace", "tile-*", nil},
	{"keep", "tile-*", nil},
	{"keep", "tile-*", outOfTurn},
	{"exchange", "lead-*", nil},
	{"exchange", "goods-flag-*", nil},
	{"plus", "goods-flag-*", nil},
	{"minus", "goods-flag-*", nil},
	{"pict", "pict-[0-9]*", nil},
	{"pile", "pict-pile-*", nil},
	{"free-manor", "tile-*", nil},

	{"knight", "card-[a-z]*", asking("draft")},
	{"tristan", "card-tristan", nil},
	{"gawain", "card-gawain", nil},
	{"bors", "card-bors", nil},
	{"galahad", "stock-*", nil},
	{"galahad", "card-galahad", nil},
	{"castle", "tile-*", nil},
	{"castle", "card-gaheris", nil},
	{"bedivere", "card-[0-9]*", nil},
	{"percival", "card-[0-9]*", nil},
	{"percival", "card-percival", nil},
	{"kay", "marker-*", nil},
	{"kay", "card-kay", nil},
	{"no-knight", "no-knight", nil},

	{"treasure", "marker-*", nil},
	{"levy", "goods-*", outOfTurn},
	{"levy", "marker-*", outOfTurn},

	{"serve", "place-*", nil},
	{"look", "decrees-[a-z]*", nil},
	{"decree", "decrees-*-*", nil},
	{"decree-die", "decrees-own", nil},
	{"decree-any", "decrees-own", nil},
	{"take", "stock-*", asking("decree-any")},
	{"influence", "marker-*", asking("decree-any")},
	{"decree-points", "decrees-own", nil},

	{"pass", "pass", nil},

	{"coin", "coins", asking("die")},
	{"coin", "coins", asking("move")},
	{"coin", "castle-die-*", asking("move")},
	{"mistletoe", "card-[0-9]*", nil},
	{"either", "either-tokens", nil},
	{"take-apple", "box-apples", nil},
	{"take-mistletoe", "box-mistletoes", nil},

	{"buy", "stall-*", nil},
	{"labourer", "labourer-*", nil},
	{"guard-token", "token-shield-*", nil},
	{"build-token", "tile-*", nil},
	{"lay-plus", "plus-tokens", nil},
	{"no-plus", "no-plus", nil},

	{"take", "stock-*", asking("take-kind")},
	{"send-home", "place-*", nil},
	{"give-coin", "coins", nil},
	{"take-coin", "box-coins", nil},
	{"no-trade", "no-trade", nil},

	{"morgana-die", "morgana-die-*", nil},
	{"poison", "poison", nil},
	{"horn", "horn", nil},
	{"horn-pay", "goods-material-*", nil},
	{"cauldron", "cauldron-*", nil},
	{"summon", "cauldron-*", nil},
	{"poisoned", "player-*-die-*", nil},
	{"poisoned", "own-poisons", nil},
	{"bewitch", "castle-die-*", nil},
	{"bewitch", "player-*-die-*", nil},
	{"swap", "rider-*", nil},
	{"swap", "lead-merlin", nil},
	{"dark", "marker-*", nil},
	{"hut", "tile-*", nil},
	{"sell", "goods-*", nil},
	{"buy-goods", "coins", nil},
	{"no-brew", "no-brew", nil},
}

// useSets are sets with which all of it comes up; without Arthur the base's flags stay.
var useSets = [][]string{
	{"favour", "arthur", "knights", "treasures", "decrees"},
	{"favour", "knights-dealt", "treasures", "decrees"},
	{"arthur", "knights-dealt", "treasures"},
	{"favour"},
	{"gold", "market", "morgana"},
	{"gold"},
	{"favour", "arthur", "knights", "treasures", "decrees", "market", "caerleon", "morgana"},
	{"arthur", "knights-dealt", "market", "caerleon-random", "morgana"},
}

// Everything that a module brings is done by clicking what it lies on, and then
// which of the choices there is meant.
func TestModulesAreUsedByClicks(t *testing.T) {
	open := slices.Clone(uses)
	known := map[string]bool{}
	for _, u := range uses {
		known[u.word] = true
	}
	for seed := uint64(0); seed < 900 && (len(open) > 0 || seed < 9); seed++ {
		byChance(t, 2+int(seed/3%3), seed, useSets[seed%uint64(len(useSets))], func(m *game.Match) {
			g := m.Game().(*merlin.Game)
			for _, a := range slices.Clone(g.Decision().Options) {
				word, _, _ := strings.Cut(g.Text(a), " ")
				if a.Kind > merlin.ActMirror && !known[word] {
					t.Errorf("no use of %q is tested", word)
					known[word] = true
				}
				open = slices.DeleteFunc(open, func(u use) bool {
					return u.word == word && (u.when == nil || u.when(g, g.Decision())) && used(t, m, a, u.at)
				})
			}
		})
	}
	for _, u := range open {
		t.Errorf("%q was never done at %q", u.word, u.at)
	}
}

// used does an action by clicks at a region that fits, on a table of its own; false
// when it is not offered at such a region.
func used(t *testing.T, m *game.Match, a game.Action, at string) bool {
	t.Helper()
	name, ok := offeredAt(t, m, a, at)
	if !ok {
		return false
	}
	s := sit(t, replayed(t, m), 0)
	if s.app.Top() != ui.Scene(s.scene) {
		s.click("ready")
	}
	s.do(name, a)
	return true
}

// offeredAt is the region that fits and where an action is offered, be it a button.
func offeredAt(t *testing.T, m *game.Match, a game.Action, at string) (name string, ok bool) {
	t.Helper()
	s := newSession(m)
	seat, _ := s.Asked()
	s.Confirm(seat)
	f := s.frame()
	f.View = s.view()
	s.fill(f)
	if err := s.askRetake(f); err != nil {
		t.Fatal(err)
	}
	is := func(c moment.Choice) bool { return slices.Equal(c.Do, []game.Action{a}) }
	if slices.ContainsFunc(f.Buttons, is) {
		return at, true
	}
	for target, list := range f.Choices {
		if f.IsRetake(target) {
			continue // a click takes the die
		}
		for _, region := range clickable(f, target) {
			fits, err := path.Match(at, region)
			if err != nil {
				t.Fatal(err)
			}
			if fits && slices.ContainsFunc(list, is) {
				return region, true
			}
		}
	}
	return "", false
}

// clickable are the names of the regions of a thing.
func clickable(f *draw.Frame, t game.Target) []string {
	if t.Kind == merlin.TargetDie {
		return f.DieNames(t)
	}
	if t.Kind == merlin.TargetPlace && f.View.Players[f.Home].Servants[t.A] == merlin.Province(t.B) { // he is chosen by his empty place, too
		return []string{regionName(t), model.HomeRegion(nil, t)}
	}
	return []string{regionName(t)}
}

// do clicks a region, and in the chooser the choice of an action, which must then
// have been played.
func (s *sitting) do(region string, a game.Action) {
	s.t.Helper()
	m := s.scene.Session().Match()
	text, n := m.Game().Text(a), len(m.Moves())
	s.click(region)
	is := func(c moment.Choice) bool { return c.Do[0] == a }
	for s.scene.Chooser() != nil {
		i := slices.IndexFunc(s.scene.Chooser(), func(c moment.Choice) bool {
			return len(c.Then) == 0 && is(c) || slices.ContainsFunc(c.Then, is)
		})
		if i < 0 {
			s.t.Fatalf("%q is not among the choices at %q", text, region)
		}
		s.click(choiceName(i))
	}
	if ui.Find(s.app.Top().Regions(), "dialog-forgo") >= 0 {
		s.click("dialog-forgo")
	}
	if len(m.Moves()) == n || m.Moves()[n].Action != a {
		s.t.Fatalf("clicking %q does not do %q", region, text)
	}
}

// replayed is a match of its own at the same position.
func replayed(t *testing.T, m *game.Match) *game.Match {
	t.Helper()
	again, err := game.NewMatch(merlin.Title{Box: standardBox}, m.Setup())
	if err != nil {
		t.Fatal(err)
	}
	for _, move := range m.Moves() {
		if err := again.Apply(move.Action); err != nil {
			t.Fatal(err)
		}
	}
	return again
}
