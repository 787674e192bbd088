// Package nim is a toy title for tests of what all titles share, and shows how little one
// needs: Nim with hidden hands. Each of three seats, of which the first and the last are a
// team, plays a card to take so many stones off a heap, and then has at least two cards
// again. Whose team takes the last stone wins.
package nim

import (
	"merlin/game"
	"merlin/game/engine"
)

const (
	seats   = 3
	highest = 3 // card
	fewest  = 2 // cards of a hand at the end of a turn
)

// Table is what lies on it, and the hands: those that one does not see are empty. When
// the game is over, it is still the turn of the seat that took the last stone.
type Table struct {
	Heaps  [3]uint8
	Held   [seats]uint8 // cards in the hands
	Hands  [seats]Hand
	Turn   game.Seat
	Allies bool // partners see each other's hands
}

// Hand is how many cards there are of each number.
type Hand [highest + 1]uint8

// State is a position. Rest are the cards that nobody has.
type State struct {
	Table
	Rest   Hand
	Chance [1]game.Stream
	engine.Stack
}

// Game is a game of Nim.
type Game struct {
	State
	play
}

type play = engine.Game[*Game, *Table]

type step = engine.Step

// Kinds of actions, targets, steps and events.
const (
	ActTake, ActDraw                 game.Kind       = 1, 2 // by card A off heap B
	TargetHeap                                       = 1    // heap A
	stepSetUp, AskTake, AskDraw      engine.StepKind = 1, 2, 3
	EventDrawn, EventTook, EventTurn game.EventKind  = 1, 2, 3
)

var rules = engine.Compile(engine.Hooks[*Game, *Table]{Changes: (*Game).changes}, engine.Rows[*Game, *Table]{
	Actions: []engine.ActionRow[*Game]{
		{Kind: ActTake, Text: "take", Args: []engine.Arg{engine.Number, engine.Place}, Target: heap, Do: (*Game).take},
		{Kind: ActDraw, Text: "draw", Do: (*Game).drawAnother},
	},
	Steps: []engine.StepRow[*Game]{
		{Kind: stepSetUp, Does: "set-up", Run: (*Game).setUp},
		{Kind: AskTake, Name: "take", Ask: (*Game).askTake},
		{Kind: AskDraw, Name: "draw", Ask: func(g *Game, _ step) { g.Offer(ActDraw) }},
	},
	Events: []engine.EventRow[*Table]{
		{Kind: EventDrawn, Name: "drawn", Args: "card (known to who sees the hand)", Arrive: (*Table).drawn},
		{Kind: EventTook, Name: "took", Args: "card, heap, stones", Depart: (*Table).played, Arrive: (*Table).taken},
		{Kind: EventTurn, Name: "turn", Arrive: func(t *Table, e game.Event) { t.Turn = e.Seat }},
	},
})

func (g *Game) changes(game.Event) *Table { return &g.Table }

func (t *Table) drawn(e game.Event) {
	t.Held[e.Seat]++
	if card := e.Args[0]; card != game.Unknown {
		t.Hands[e.Seat][card]++
	}
}

func (t *Table) played(e game.Event) {
	t.Held[e.Seat]--
	n := &t.Hands[e.Seat][e.Args[0]]
	*n -= min(*n, 1) // none lies in a hand that is not seen
}

func (t *Table) taken(e game.Event) { t.Heaps[e.Args[1]] -= uint8(e.Args[2]) }

// setUp deals A cards to each seat.
func (g *Game) setUp(st step) {
	for n := range seats * st.A {
		g.draw(game.Seat(n % seats))
	}
	g.begin(0)
}

func (g *Game) begin(s game.Seat) {
	g.Emit(EventTurn, s)
	g.Push(step{Kind: AskTake, Seat: s})
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
	switch {
	case g.Over():
	case g.Held[st.Seat] < fewest:
		g.Push(step{Kind: AskDraw, Seat: st.Seat})
	default:
		g.begin((st.Seat + 1) % seats)
	}
}

func heap(_ *Game, a game.Action) game.Target { return game.Target{Kind: TargetHeap, A: a.B} }

func (g *Game) drawAnother(st step, _ game.Action) {
	g.draw(st.Seat)
	g.Reveal()
	g.begin((st.Seat + 1) % seats)
}

func (g *Game) draw(s game.Seat) {
	card := int16(g.Rest.draw(&g.Chance[0]))
	g.Note(game.Event{Kind: EventDrawn, Seat: s, Known: [5]game.Audience{g.see(s)}, Args: [5]int16{card}})
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

// see returns who sees a seat's hand.
func (t *Table) see(s game.Seat) game.Audience {
	if t.Allies && s != 1 {
		return game.Only(0, 2)
	}
	return game.Only(s)
}

// Over reports whether no stone is left; there are no points.
func (g *Game) Over() bool    { return g.Heaps == [3]uint8{} }
func (g *Game) Scores() []int { return make([]int, seats) }

// Outcomes returns who has won: the whole team.
func (g *Game) Outcomes() []game.Outcome {
	won := make([]int, seats)
	for s := range won {
		if g.Over() && s%2 == int(g.Turn)%2 {
			won[s] = 1
		}
	}
	return game.Ranking(won, g.Over())
}

var hasher = game.NewHasher[State]()

func (g *Game) Hash() uint64 { return hasher.Sum(&g.State) }

func (g *Game) Clone() game.Game {
	c := &Game{State: g.State}
	c.BindCopy(c, &g.play, &c.Stack)
	return c
}

// Imagine deals the hands anew that a seat does not see.
func (g *Game) Imagine(s game.Seat, chance *game.Stream) game.Game {
	c := g.Clone().(*Game)
	c.Table = Title{}.View(g, s).Table
	for card := range c.Rest {
		for other := range seats {
			c.Rest[card] += g.Hands[other][card] - c.Hands[other][card]
		}
	}
	for other := range game.Seat(seats) {
		for n := c.Held[other]; n > 0 && !c.see(other).Has(s); n-- {
			c.Hands[other][c.Rest.draw(chance)]++
		}
	}
	engine.Reseed(c.Chance[:], chance)
	c.Forget(s)
	return c
}
