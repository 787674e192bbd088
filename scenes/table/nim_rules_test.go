package table_test

import (
	"fmt"

	"merlin/game"
)

// The toy: Nim with hidden hands. In turn each of three seats plays one of his two cards
// and takes so many stones off the heap, and then draws a card. The first and the third
// seat are a team; who takes the last stone wins, with his team.

const (
	nimStones = 30
	nimSeats  = 3
	nimSlots  = 2

	nimPlay game.Kind = 1 // A: slot
	nimEnd  game.Kind = 2

	nimPlayed game.EventKind = 1 // slot, stones
	nimDrawn  game.EventKind = 2 // card, known to who draws; slot
	nimTurn   game.EventKind = 3

	nimCard = 1 // target: slot A
)

type nimHand [nimSlots]uint8 // 0: played

type nimState struct {
	heap   int
	hands  [nimSeats]nimHand
	turn   game.Seat
	played bool
	last   game.Seat // who took the last stone
	chance game.Stream
}

type nim struct {
	nimState
	events []game.Event
}

// nimView is what a seat may know: its own hand, and how many cards the others have.
type nimView struct {
	Heap   int
	Hand   nimHand
	Counts [nimSeats]int
	Turn   game.Seat
}

type nimRules struct{}

func (nimRules) Describe() game.Description {
	return game.Description{Name: "nim", MinSeats: nimSeats, MaxSeats: nimSeats, Colours: []string{"blue", "yellow", "red"}}
}

func (nimRules) Setup(players []game.Player, _ []string, seed uint64) game.Setup {
	return game.Setup{Title: "nim", Rules: 1, Seats: players, Seed: seed}
}

func (nimRules) Renew(s game.Setup) (game.Setup, error) { return s, nil }

func (r nimRules) New(s game.Setup) (game.Game, error) {
	if _, err := (game.Titles{r}).Named(s.Title); err != nil {
		return nil, err
	}
	d := r.Describe()
	if err := d.Check(s); err != nil {
		return nil, err
	}
	g := &nim{nimState: nimState{heap: nimStones, last: game.NoSeat, chance: game.NewStream(s.Seed, 1)}}
	for seat := range g.hands {
		for slot := range g.hands[seat] {
			g.draw(game.Seat(seat), slot)
		}
	}
	g.emit(game.Event{Kind: nimTurn})
	return g, nil
}

func (nimRules) View(g game.Game, seat game.Seat) nimView {
	n := g.(*nim)
	v := nimView{Heap: n.heap, Turn: n.turn}
	for s, hand := range n.hands {
		for _, card := range hand {
			if card > 0 {
				v.Counts[s]++
			}
		}
	}
	if seat != game.NoSeat {
		v.Hand = n.hands[seat]
	}
	return v
}

func (g *nim) emit(e game.Event) { g.events = append(g.events, e) }

func (g *nim) draw(seat game.Seat, slot int) {
	card := uint8(1 + g.chance.N(3))
	g.hands[seat][slot] = card
	g.emit(game.Event{Kind: nimDrawn, Seat: seat, Args: [5]int16{int16(card), int16(slot)}, Known: [5]game.Audience{game.Only(seat)}})
}

func (g *nim) Decision() game.Decision {
	switch {
	case g.Over():
		return game.Decision{Seat: game.NoSeat}
	case g.played:
		return game.Decision{Seat: g.turn, Ask: "end", Options: []game.Action{{Kind: nimEnd}}}
	}
	d := game.Decision{Seat: g.turn, Ask: "card"}
	for slot := range g.hands[g.turn] {
		d.Options = append(d.Options, game.Action{Kind: nimPlay, A: uint8(slot)})
	}
	return d
}

func (g *nim) Apply(a game.Action) error {
	if _, err := game.Find(g, g.Text(a)); err != nil {
		return err
	}
	g.events = nil
	if a.Kind == nimEnd {
		for slot, card := range g.hands[g.turn] {
			if card == 0 {
				g.draw(g.turn, slot)
			}
		}
		g.turn, g.played = (g.turn+1)%nimSeats, false
		g.emit(game.Event{Kind: nimTurn, Seat: g.turn})
		return nil
	}
	n := min(int(g.hands[g.turn][a.A]), g.heap)
	g.heap, g.hands[g.turn][a.A], g.played = g.heap-n, 0, true
	g.emit(game.Event{Kind: nimPlayed, Seat: g.turn, Args: [5]int16{int16(a.A), int16(n)}})
	if g.heap == 0 {
		g.last = g.turn
	}
	return nil
}

func (g *nim) Events() []game.Event { return g.events }
func (g *nim) Revealed() bool       { return len(g.events) > 0 && g.events[0].Kind == nimDrawn }
func (g *nim) Over() bool           { return g.heap == 0 }
func (g *nim) Scores() []int        { return make([]int, nimSeats) }

func (g *nim) Outcomes() []game.Outcome {
	out := make([]game.Outcome, nimSeats)
	for s := range out {
		won := g.Over() && s%2 == int(g.last)%2
		out[s] = game.Outcome{Place: map[bool]uint8{true: 1, false: 2}[won], Won: won}
	}
	return out
}

func (g *nim) Text(a game.Action) string {
	if a.Kind == nimEnd {
		return "end"
	}
	return fmt.Sprintf("play %d", a.A+1)
}

func (g *nim) Target(a game.Action) game.Target {
	if a.Kind == nimEnd {
		return game.Target{}
	}
	return game.Target{Kind: nimCard, A: a.A}
}

func (g *nim) Hash() uint64     { return game.SeedOf(fmt.Sprint(g.nimState)) }
func (g *nim) Clone() game.Game { return &nim{nimState: g.nimState} }

func (g *nim) Imagine(seat game.Seat, chance *game.Stream) game.Game {
	c := &nim{nimState: g.nimState}
	c.chance = game.NewStream(chance.Uint64(), 1)
	for s := range c.hands {
		for slot, card := range c.hands[s] {
			if game.Seat(s) != seat && card > 0 {
				c.hands[s][slot] = uint8(1 + chance.N(3))
			}
		}
	}
	return c
}
