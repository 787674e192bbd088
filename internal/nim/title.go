package nim

import (
	"slices"
	"strconv"

	"merlin/game"
	"merlin/game/engine"
)

// Title makes games of Nim.
type Title struct{}

// Describe returns what may be chosen before a game.
func (Title) Describe() game.Description {
	return game.Description{
		Name: "nim", MinSeats: seats, MaxSeats: seats,
		Colours: []string{"blue", "yellow", "red"}, Teams: []uint8{1, 2, 1}, Modules: []game.ModuleChoice{{Name: "allies"}},
		Options: []game.OptionChoice{{Name: "hand", Values: []string{"2", "6"}}}, // cards dealt
	}
}

// Setup returns the set-up of a new game.
func (Title) Setup(players []game.Player, modules []string, seed uint64) game.Setup {
	return game.Setup{Title: "nim", Rules: 1, Seats: players, Modules: modules, Seed: seed}
}

// New starts a game.
func (t Title) New(s game.Setup) (game.Game, error) {
	d := t.Describe()
	if err := engine.Refuse(s, d, 1, 0); err != nil {
		return nil, err
	}
	g := &Game{State: State{Rest: Hand{0, 9, 9, 9}, Chance: [1]game.Stream{game.NewStream(s.Seed, 0)}}}
	g.Heaps, g.Allies = [3]uint8{3, 5, 7}, slices.Contains(s.Modules, "allies")
	cards, err := strconv.Atoi(d.Option(s, "hand"))
	g.Bind(g, rules, &g.Stack)
	g.Proceed(step{Kind: stepSetUp, A: uint8(cards)})
	return g, err
}

// Renew returns a set-up as it is: there are no earlier rules.
func (Title) Renew(s game.Setup) (game.Setup, error) { return s, nil }

// View is what a seat may know.
type View struct {
	Table
	Seat game.Seat
}

// View returns what a seat may know.
func (Title) View(of game.Game, s game.Seat) View {
	v := View{of.(*Game).Table, s}
	for other := range game.Seat(seats) {
		if !v.see(other).Has(s) {
			v.Hands[other] = Hand{}
		}
	}
	return v
}

// Depart and Arrive do to a view what an event says, as it begins and as it ends.
func (v *View) Depart(e game.Event) { rules.Depart(&v.Table, e) }
func (v *View) Arrive(e game.Event) { rules.Arrive(&v.Table, e) }
