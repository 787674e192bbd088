package table

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
)

// newMatch returns a match between people with a seed and modules.
func newMatch(t *testing.T, seats int, seed uint64, modules ...string) *game.Match {
	t.Helper()
	title := merlin.Title{Box: merlin.StandardBox()}
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

// sameShown tells whether two views are equal in all that the table shows.
func sameShown(a, b merlin.View) bool {
	hide := func(v *merlin.View) {
		v.Next = 0
		v.Mods.Favour.Counted, v.Mods.Favour.Repeat = false, false
		t := v.Turn
		v.Turn = merlin.Turn{Seat: t.Seat, Die: t.Die, Figure: t.Figure, Space: t.Space}
		if t.Seat == game.NoSeat {
			v.Turn = merlin.Turn{}
		}
	}
	hide(&a)
	hide(&b)
	return a == b
}

// moduleSets are all sets of modules; the variant deals the knights.
func moduleSets() [][]string {
	names := merlin.ModuleNames()
	var sets [][]string
	for bits := range 1 << len(names) {
		var set []string
		for i, name := range names {
			switch {
			case bits>>i&1 == 0:
			case name == "knights" && bits%2 == 1:
				set = append(set, "knights-dealt")
			default:
				set = append(set, name)
			}
		}
		sets = append(sets, set)
	}
	return sets
}

// The shown view, led by the events that its seat may know, ends where the true
// view is, after every action of random games with every set of modules, for every
// seat and a spectator.
func TestReduceFollowsTheView(t *testing.T) {
	seen := map[string]bool{}
	for i, set := range moduleSets() {
		seed := uint64(i)
		m := newMatch(t, 2+i%3, seed, set...)
		chance := game.NewStream(seed, 99)
		for !m.Game().Over() {
			g := m.Game().(*merlin.Game)
			before := views(g)
			text := reduceMove(t, m, &chance)
			for _, e := range g.Events() {
				seen[g.Rules().EventName(e.Kind)] = true
			}
			for seat, v := range before {
				want := g.View(v.Seat)
				for _, e := range g.Events() {
					reduce(g.Rules(), &v, e.For(v.Seat))
					if e.Kind == merlin.EventLooked && e.Seat == v.Seat { // comes with the true view
						v.Mods.Decrees.Looked[v.Seat], v.Seen = want.Mods.Decrees.Looked[v.Seat], want.Seen
					}
				}
				if !sameShown(v, want) {
					t.Fatalf("%v, seed %d, %d moves, %q, seat %d:\n shown %+v\n true  %+v", set, seed, len(m.Moves()), text, seat-1, v, want)
				}
			}
		}
	}
	for _, name := range []string{"seal", "seal-turned", "ring", "replaced", "led", "shifted", "pict", "castle", "swapped", "kay", "kay-back", "knight-won", "neutral-staff", "looked", "decree", "decree-used"} {
		if !seen[name] {
			t.Errorf("no game had the event %q: the test shows nothing of it", name)
		}
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

// reduceMove plays by chance.
func reduceMove(t *testing.T, m *game.Match, chance *game.Stream) string {
	t.Helper()
	options := m.Game().Decision().Options
	a := options[chance.N(len(options))]
	text := m.Game().Text(a)
	if err := m.Apply(a); err != nil {
		t.Fatal(err)
	}
	return text
}
