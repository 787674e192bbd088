package table

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
)

// newMatch returns a match between people with a seed.
func newMatch(t *testing.T, seats int, seed uint64) *game.Match {
	t.Helper()
	title := merlin.Title{Box: merlin.StandardBox()}
	var players []game.Player
	for i := range seats {
		players = append(players, game.Player{Name: merlin.Colours[i], Colour: uint8(i)})
	}
	m, err := game.NewMatch(title, title.Setup(players, nil, seed))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// sameShown tells whether two views are equal in all that the table shows.
func sameShown(a, b merlin.View) bool {
	hide := func(v *merlin.View) {
		v.Next = 0
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

// The shown view, led by the events that its seat may know, ends where the true
// view is, after every action of random games, for every seat and a spectator.
func TestReduceFollowsTheView(t *testing.T) {
	for seed := range uint64(24) {
		m := newMatch(t, 2+int(seed%3), seed)
		chance := game.NewStream(seed, 99)
		for !m.Game().Over() {
			g := m.Game().(*merlin.Game)
			var before [merlin.MaxSeats + 1]merlin.View
			for s := range before {
				before[s] = g.View(game.Seat(s - 1))
				if s > int(g.Seats) {
					break
				}
			}
			options := g.Decision().Options
			a := options[chance.N(len(options))]
			text := g.Text(a)
			if err := m.Apply(a); err != nil {
				t.Fatal(err)
			}
			for s := range int(g.Seats) + 1 {
				v := before[s]
				for _, e := range g.Events() {
					reduce(g.Rules(), &v, e.For(v.Seat))
				}
				if want := g.View(v.Seat); !sameShown(v, want) {
					t.Fatalf("seed %d, %d moves, %q, seat %d:\n shown %+v\n true  %+v", seed, len(m.Moves()), text, v.Seat, v, want)
				}
			}
		}
	}
}
