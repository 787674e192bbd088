// Package toy is a toy title for tests: Nim with hidden hands. Three seats, of which the
// first and the last are a team, play cards of 1 to 3 to take so many stones of a heap.
// Whose team takes the last stone wins. It shows how little a title needs.
package toy

import (
	"merlin/game"
	"merlin/game/engine"
)

const (
	seats = 3
	most  = 3 // on a card
	dealt = 6 // cards to each seat, more than there are turns
)

// State is a position. Rest are the cards that nobody has.
type State struct {
	Public
	Hands  [seats]Hand
	Rest   Hand
	Chance [1]game.Stream
	engine.Stack
}

// Public is what everybody sees. Last is who took stones last.
type Public struct {
	Heaps [3]uint8
	Held  [seats]uint8 // cards in the hands
	Last  game.Seat
}

// Hand is how many cards there are of each number.
type Hand [most + 1]uint8

// View is what a seat may know.
type View struct {
	Public
	Seat game.Seat
	Hand Hand
}

type (
	// Game is a game of Nim.
	Game struct {
		State
		play
	}
	play   = engine.Game[*Game, change]
	step   = engine.Step
	change struct { // hand is that of the event's seat, nil where it is not known
		*Public
		hand *Hand
	}
)

const (
	ActTake               game.Kind       = 1 // play card A at heap B
	TargetHeap                            = 1 // heap A
	stepSetUp, stepTurn   engine.StepKind = 1, 2
	EventDealt, EventTook game.EventKind  = 1, 2
)

var rules = engine.Compile(engine.Hooks[*Game, change]{Changes: (*Game).changes}, engine.Rows[*Game, change]{
	Actions: []engine.ActionRow[*Game]{
		{Kind: ActTake, Text: "take", Args: []engine.Arg{engine.Number, engine.Place}, Target: heap, Do: (*Game).take},
	},
	Steps: []engine.StepRow[*Game]{
		{Kind: stepSetUp, Does: "set-up", Run: (*Game).setUp},
		{Kind: stepTurn, Name: "take", Ask: (*Game).askTake},
	},
	Events: []engine.EventRow[change]{
		{Kind: EventDealt, Name: "dealt", Args: "card (the seat's secret)", Arrive: func(c change, e game.Event) { c.holds(e, 1) }},
		{
			Kind: EventTook, Name: "took", Args: "card, heap, stones",
			Depart: func(c change, e game.Event) { c.holds(e, ^uint8(0)) },
			Arrive: func(c change, e game.Event) { c.Heaps[e.Args[1]] -= uint8(e.Args[2]); c.Last = e.Seat },
		},
	},
})

// holds changes how many cards a seat holds, and of the number that an event tells.
func (c change) holds(e game.Event, n uint8) {
	c.Held[e.Seat] += n
	if c.hand != nil {
		c.hand[e.Args[0]] += n
	}
}

func (g *Game) setUp(step) {
	g.Heaps, g.Rest, g.Last = [3]uint8{3, 5, 7}, Hand{0, 9, 9, 9}, game.NoSeat
	for s := range game.Seat(seats) {
		for range dealt {
			g.EmitSecret(EventDealt, s, int16(g.Rest.draw(&g.Chance[0])))
		}
	}
	g.Push(step{Kind: stepTurn})
}

// draw takes a card by chance.
func (h *Hand) draw(chance *game.Stream) (card uint8) {
	n := chance.N(int(h[1] + h[2] + h[3]))
	for card = 1; n >= int(h[card]); card++ {
		n -= int(h[card])
	}
	h[card]--
	return card
}

func (g *Game) askTake(st step) {
	for card, n := range g.Hands[st.Seat] {
		for at, stones := range g.Heaps {
			if n > 0 && stones > 0 {
				g.Offer(ActTake, uint8(card), uint8(at))
			}
		}
	}
}

func (g *Game) take(st step, a game.Action) {
	g.Emit(EventTook, st.Seat, int16(a.A), int16(a.B), int16(min(a.A, g.Heaps[a.B])))
	if !g.Over() {
		g.Push(step{Kind: stepTurn, Seat: (st.Seat + 1) % seats})
	}
}

func heap(_ *Game, a game.Action) game.Target { return game.Target{Kind: TargetHeap, A: a.B} }

func (g *Game) changes(e game.Event) change { return change{&g.Public, &g.Hands[e.Seat]} }

func (v *View) changes(e game.Event) change {
	if e.Seat != v.Seat {
		return change{Public: &v.Public}
	}
	return change{&v.Public, &v.Hand}
}

// Depart and Arrive do to a view what an event says, as it begins and as it ends.
func (v *View) Depart(e game.Event) { rules.Depart(v.changes(e), e) }
func (v *View) Arrive(e game.Event) { rules.Arrive(v.changes(e), e) }

// Title makes games of Nim.
type Title struct{}

func (Title) Describe() game.Description {
	return game.Description{Name: "nim", MinSeats: seats, MaxSeats: seats, Colours: []string{"blue", "yellow", "red"}}
}

func (t Title) New(s game.Setup) (game.Game, error) {
	if err := engine.Refuse(s, t.Describe(), 1, 0); err != nil {
		return nil, err
	}
	g := &Game{State: State{Chance: [1]game.Stream{game.NewStream(s.Seed, 0)}}}
	g.Bind(g, rules, &g.Stack)
	g.Proceed(step{Kind: stepSetUp})
	return g, nil
}

func (Title) Renew(s game.Setup) (game.Setup, error) { return s, nil }

func (Title) View(of game.Game, s game.Seat) View {
	g := of.(*Game)
	v := View{Public: g.Public, Seat: s}
	if s != game.NoSeat {
		v.Hand = g.Hands[s]
	}
	return v
}

func (g *Game) Over() bool    { return g.Heaps == [3]uint8{} }
func (g *Game) Scores() []int { return make([]int, seats) }

// Outcomes returns who has won: the whole team.
func (g *Game) Outcomes() []game.Outcome {
	points := make([]int, seats)
	for s := range points {
		if g.Over() && s%2 == int(g.Last)%2 {
			points[s] = 1
		}
	}
	return game.Ranking(points, g.Over())
}

func (g *Game) Hash() uint64 { return hasher.Sum(&g.State) }

var hasher = game.NewHasher[State]()

func (g *Game) Clone() game.Game {
	c := &Game{State: g.State}
	c.BindCopy(c, &g.play, &c.Stack)
	return c
}

// Imagine deals the other hands anew.
func (g *Game) Imagine(s game.Seat, chance *game.Stream) game.Game {
	c := g.Clone().(*Game)
	for other := range game.Seat(seats) {
		for card, n := range c.Hands[other] {
			if other != s {
				c.Rest[card] += n
				c.Hands[other][card] = 0
			}
		}
	}
	for other := range game.Seat(seats) {
		for n := c.Held[other]; other != s && n > 0; n-- {
			c.Hands[other][c.Rest.draw(chance)]++
		}
	}
	engine.Reseed(c.Chance[:], chance)
	c.Forget(s)
	return c
}
