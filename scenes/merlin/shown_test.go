package merlin

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
)

// newMatch returns a match between people with a seed and modules.
func newMatch(t *testing.T, seats int, seed uint64, modules ...string) *game.Match {
	t.Helper()
	title := merlin.Title{Box: standardBox}
	var players []game.Player
	for i := range seats {
		players = append(players, game.Player{Name: merlin.Colours[i], Colour: uint8(i)})
	}
	m, err := game.NewMatch(title, title.Setup(players, modules, seed))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// sameShown reports whether two views are equal but for what no event tells: the
// turn's bookkeeping, and that a die of Morgana's was put on the horn that is being
// paid for.
func sameShown(a, b merlin.View, ask string) bool {
	hide := func(v *merlin.View) {
		if t := &v.Turn; t.Seat == game.NoSeat {
			*t = merlin.Turn{Seat: game.NoSeat}
		} else {
			t.Begun, t.Back, t.Acting, t.By, t.Onto, t.Did = false, false, 0, 0, false, false
			t.Placed, t.Quests, t.Second, t.ToDraw, t.Changed = 0, 0, false, 0, 0
		}
		if ask == "horn-pay" {
			v.Mods.Morgana.Taken = merlin.Nobody
		}
	}
	hide(&a)
	hide(&b)
	return a == b
}

// moduleSets are all sets of modules; a variant stands for its module in every other
// one that has it. Which are sets of their own takes rules of half of them to know.
var moduleSets = sync.OnceValue(func() [][]string {
	names := merlin.ModuleNames()
	variants := map[string]string{"knights": "knights-dealt", "caerleon": "caerleon-random"}
	var sets [][]string
	for bits := range 1 << len(names) {
		var set []string
		for i, name := range names {
			if bits>>i&1 == 0 {
				continue
			}
			if v := variants[name]; v != "" && len(sets)%2 == 1 {
				name = v
			}
			set = append(set, name)
		}
		if !bringsGold(set) {
			sets = append(sets, slices.Clip(set))
		}
	}
	return sets
})

// someSets is every nth of them, and that of all modules.
func someSets(n int) (list [][]string) {
	sets := moduleSets()
	for i := n - 1; i < len(sets)-1; i += n {
		list = append(list, sets[i])
	}
	return append(list, sets[len(sets)-1])
}

// bringsGold reports whether a set names Gold and Mistletoe beside a module that brings
// it in, so that it is no set of its own.
func bringsGold(set []string) bool {
	rest := slices.DeleteFunc(slices.Clone(set), func(name string) bool { return name == "gold" })
	if len(rest) == len(set) {
		return false
	}
	r, err := merlin.NewRules(standardBox, rest...)
	return err == nil && r.Has("gold")
}

// The shown view, led by the events that its seat may know, ends where the true
// view is, after every action of random games with every set of modules, for every
// seat and a spectator.
func TestEventsLeadTheView(t *testing.T) {
	seen := map[string]bool{}
	for i, set := range moduleSets() {
		seed := uint64(i)
		m := newMatch(t, 2+i%3, seed, set...)
		chance := game.NewStream(seed, 99)
		for !m.Game().Over() {
			g := m.Game().(*merlin.Game)
			before := views(g)
			text := moveByChance(t, m, &chance)
			for _, e := range g.Events() {
				seen[g.Rules().EventName(e.Kind)] = true
			}
			for seat, v := range before {
				want := g.View(v.Seat)
				for _, e := range g.Events() {
					g.Rules().Follow(&v, e.For(v.Seat))
					comesLater(&v, &want, e)
				}
				if !sameShown(v, want, g.Decision().Ask) {
					t.Fatalf("%v, seed %d, %d moves, %q, seat %d:\n shown %+v\n true  %+v", set, seed, len(m.Moves()), text, seat-1, v, want)
				}
			}
		}
	}
	for _, name := range strings.Fields(`seal seal-turned ring replaced led shifted pict castle swapped kay kay-back knight-won
		neutral-staff looked decree decree-used passed coin coin-paid mistletoe mistletoe-paid either-paid bought labourer
		token-spent plus-laid plus-back morgana-rolled morgana-die poison poison-paid horn morgana-moved cauldron
		swapped-figures dark dark-gone hut hut-gone`) {
		if !seen[name] {
			t.Errorf("no game had the event %q: the test shows nothing of it", name)
		}
	}
}

// comesLater sets what the true view alone tells.
func comesLater(v, want *merlin.View, e game.Event) {
	switch {
	case e.Kind == merlin.EventLooked && e.Seat == v.Seat:
		v.Mods.Decrees.Looked[v.Seat], v.Mods.Decrees.Hidden = want.Mods.Decrees.Looked[v.Seat], want.Mods.Decrees.Hidden
	case e.Kind == merlin.EventRound && e.Args[0] == 1: // the cauldrons are laid out after the knights are chosen
		v.Mods.Morgana.Tiles = want.Mods.Morgana.Tiles
	}
}

// views are what a spectator and each seat may know.
func views(g *merlin.Game) []merlin.View {
	list := []merlin.View{g.View(game.NoSeat)}
	for s := range game.Seat(g.Seats) {
		list = append(list, g.View(s))
	}
	return list
}

// moveByChance plays by chance.
func moveByChance(t *testing.T, m *game.Match, chance *game.Stream) string {
	t.Helper()
	options := m.Game().Decision().Options
	a := options[chance.N(len(options))]
	text := m.Game().Text(a)
	if err := m.Apply(a); err != nil {
		t.Fatal(err)
	}
	return text
}
