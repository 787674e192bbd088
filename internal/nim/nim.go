// Package nim is a small title for tests of what all titles share. Three seats, the
// outer two a team against the one between them, take stones from a heap by cards of a
// hidden hand; the team of whoever takes the last stone wins. A turn is a card and a new
// one.
package nim

import (
	"fmt"
	"slices"
	"strconv"

	"merlin/game"
)

// Title makes games of nim.
type Title struct{}

// Describe returns what may be chosen before a game.
func (Title) Describe() game.Description {
	return game.Description{
		Name: TitleName, MinSeats: seats, MaxSeats: seats, Colours: []string{"red", "blue", "green"},
		Modules: []game.ModuleChoice{{Name: "allies"}},
		Options: []game.OptionChoice{{Name: "heap", Values: []string{"12", "21"}}},
	}
}

// New starts a game.
func (t Title) New(s game.Setup) (game.Game, error) {
	d := t.Describe()
	if err := d.Check(s); err != nil {
		return nil, err
	}
	g := &Game{}
	g.Allies = slices.Contains(s.Modules, "allies")
	g.Heap, g.Chance = map[string]uint8{"12": 12, "21": 21}[d.Option(s, "heap")], game.NewStream(s.Seed, 0)
	for n := range seats * handSize {
		g.draw(game.Seat(n % seats))
	}
	return g, nil
}

// Renew returns a set-up as it is: there are no earlier rules.
func (Title) Renew(s game.Setup) (game.Setup, error) { return s, nil }

// View returns what a seat may know.
func (Title) View(g game.Game, s game.Seat) View {
	v := View{Public: g.(*Game).Public, Seat: s}
	for other, hand := range g.(*Game).Hands {
		if g.(*Game).sees(game.Seat(other)).Has(s) {
			v.Hands[other] = hand
		}
	}
	return v
}

const (
	TitleName = "nim"
	seats     = 3
	handSize  = 2
	highest   = 3 // card
)

// Hands are how many a seat has of each card.
type Hands [seats][highest + 1]uint8

// State is a position.
type State struct {
	Public
	Hands  Hands
	Chance game.Stream
}

// Public is what everybody may see.
type Public struct {
	Heap    uint8
	Turn    game.Seat
	Drawing bool // he has played and is to draw
	Allies  bool // partners see each other's cards
}

// View is what a seat may know: hands that it does not see are empty.
type View struct {
	Public
	Seat  game.Seat
	Hands Hands
}

// Game is a game in progress.
type Game struct {
	State
	events []game.Event
}

// Kinds of actions, of events and of targets.
const (
	ActPlay, ActDraw        game.Kind      = 0, 1 // card A
	EventPlayed, EventDrawn game.EventKind = 1, 2 // card
	TargetCard                             = 1    // Seat's card A
)

// Decision returns the open question.
func (g *Game) Decision() game.Decision {
	switch {
	case g.Over():
		return game.Decision{Seat: game.NoSeat}
	case g.Drawing:
		return game.Decision{Seat: g.Turn, Ask: "draw", Options: []game.Action{{Kind: ActDraw}}}
	}
	d := game.Decision{Seat: g.Turn, Ask: "card"}
	for card := uint8(1); card <= highest; card++ {
		if g.Hands[g.Turn][card] > 0 {
			d.Options = append(d.Options, game.Action{Kind: ActPlay, A: card})
		}
	}
	return d
}

// Apply carries out an option.
func (g *Game) Apply(a game.Action) error {
	if d := g.Decision(); !slices.Contains(d.Options, a) {
		return fmt.Errorf("%s is %w of %q", g.Text(a), game.ErrIllegal, d.Ask)
	}
	g.events = nil
	if a.Kind == ActDraw {
		g.draw(g.Turn)
		g.Turn, g.Drawing = (g.Turn+1)%seats, false
		return nil
	}
	g.Hands[g.Turn][a.A]--
	g.Heap -= min(a.A, g.Heap)
	g.Drawing = !g.Over()
	g.events = append(g.events, game.Event{Kind: EventPlayed, Seat: g.Turn, Args: [5]int16{int16(a.A)}})
	return nil
}

// draw gives a seat a card by chance.
func (g *Game) draw(s game.Seat) {
	card := uint8(1 + g.Chance.N(highest))
	g.Hands[s][card]++
	known := [5]game.Audience{g.sees(s)}
	g.events = append(g.events, game.Event{Kind: EventDrawn, Seat: s, Known: known, Args: [5]int16{int16(card)}})
}

// sees returns who sees a seat's hand.
func (g *Game) sees(s game.Seat) game.Audience {
	if g.Allies && s != 1 {
		return game.Only(0, 2)
	}
	return game.Only(s)
}

// What every game has; a drawn card is revealed, and there are no points.

func (g *Game) Events() []game.Event { return g.events }
func (g *Game) Revealed() bool       { return !g.Drawing && !g.Over() }
func (g *Game) Over() bool           { return g.Heap == 0 }
func (g *Game) Scores() []int        { return make([]int, seats) }
func (g *Game) Hash() uint64         { return game.SeedOf(fmt.Sprint(g.State)) }
func (g *Game) Clone() game.Game     { return &Game{State: g.State, events: g.events} }

// Outcomes returns who has won, by team.
func (g *Game) Outcomes() []game.Outcome {
	out := make([]game.Outcome, seats)
	for s := range out {
		out[s].Place, out[s].Won = 1, g.Over() && (s == 1) == (g.Turn == 1)
		if g.Over() && !out[s].Won {
			out[s].Place = 2
		}
	}
	return out
}

// Text returns an action's stable text.
func (g *Game) Text(a game.Action) string {
	return [...]string{"play " + strconv.Itoa(int(a.A)), "draw"}[a.Kind]
}

// Target returns the card that is played.
func (g *Game) Target(a game.Action) game.Target {
	return [...]game.Target{{Kind: TargetCard, Seat: g.Turn, A: a.A}, {}}[a.Kind]
}

// Imagine returns a copy with the hands that a seat does not see dealt anew.
func (g *Game) Imagine(s game.Seat, chance *game.Stream) game.Game {
	c := &Game{State: g.State}
	c.Chance = game.NewStream(chance.Uint64(), 0)
	for other, hand := range g.Hands {
		if g.sees(game.Seat(other)).Has(s) {
			continue
		}
		c.Hands[other] = [highest + 1]uint8{}
		for _, n := range hand {
			for range n {
				c.draw(game.Seat(other))
			}
		}
	}
	c.events = game.Tell(g.events, s)
	return c
}
