package legends

import (
	"fmt"

	"merlin/game"
)

const dealt = 5 // L12

// New sets up a game for 2 to 4 seats. // L1, L10
func New(r *Rules, seats int, level Level, seed uint64) (*Game, error) {
	if seats < 2 || seats > MaxSeats {
		return nil, fmt.Errorf("the game is for 2 to %d players, not %d", MaxSeats, seats)
	}
	g := &Game{rules: r}
	g.Bind(g, &r.rows, &g.Stack)
	g.Reset(seats, level, seed)
	return g, nil
}

// Reset sets the game up anew and keeps its buffers.
func (g *Game) Reset(seats int, level Level, seed uint64) {
	g.clear(seats, level, seed)
	g.Proceed(step{Kind: stepDeal})
}

// clear puts all cards of the game beside the board.
func (g *Game) clear(seats int, level Level, seed uint64) {
	g.State = State{}
	g.Seats, g.Level = uint8(seats), level
	g.Turn.Seat, g.Foreseer = game.NoSeat, game.NoSeat
	g.Heraldry, g.Bidding.Card = NoCard, NoCard
	for i := range g.Chance {
		g.Chance[i] = game.NewStream(seed, uint64(i))
	}
	g.box()
}

// box takes the cards that are not played with out of the game. // L10, L14
func (g *Game) box() {
	for c := range Card(Characters) {
		g.Chars[c].At = Boxed
		if g.rules.Deck.plays(c, g.Level) {
			g.Chars[c].At = Away
		}
	}
	for i := range g.Event {
		g.Event[i] = EventCard{At: Boxed, Under: NoCard}
		if g.rules.Deck.plays(firstEvent+Card(i), g.Level) {
			g.Event[i].At = Away
		}
	}
	for i := range g.Special {
		g.Special[i] = NoCard
	}
}

// deal draws the first player, shuffles and deals, in this order. // L11 to L13, L15a
func (g *Game) deal(step) {
	g.Emit(EventFirst, game.Seat(g.Chance[chanceSeats].N(int(g.Seats))))
	for c := range Card(Characters) {
		if g.Chars[c].At == Away {
			g.Pile[g.PileLeft] = c
			g.PileLeft++
		}
	}
	game.Shuffle(&g.Chance[chanceCharacters], g.Pile[:g.PileLeft])
	for n := range g.Seats {
		for range dealt {
			g.drawCard(g.after(g.First, n))
		}
	}
	g.stackEvents()
	g.Push(step{Kind: stepTurn, Seat: g.First})
	for n := range g.Seats {
		g.Push(step{Kind: AskStart, Seat: g.after(g.First, g.Seats-1-n)})
	}
}

// pileOf is how many events lie over the Final Event, by seats. // L13
var pileOf = [MaxSeats + 1]uint8{2: 17, 3: 20, 4: 23}

// stackEvents makes the pile of events.
func (g *Game) stackEvents() {
	var events [Events]Card
	n := uint8(0)
	for i := range Card(Events) {
		if g.Event[i].At == Away {
			events[n] = firstEvent + i
			n++
		}
	}
	if g.Level > Beginner {
		final := firstFinal + Card(g.Chance[chanceFinal].N(Finals))
		g.DeckLeft = uint8(copy(g.Deck[:], []Card{final}))
	}
	game.Shuffle(&g.Chance[chanceEvents], events[:n])
	if g.Level > Beginner {
		n = pileOf[g.Seats]
	}
	g.DeckLeft += uint8(copy(g.Deck[g.DeckLeft:], events[:n]))
}

// after returns the seat that comes n seats after s.
func (t *Public) after(s game.Seat, n uint8) game.Seat {
	return (s + game.Seat(n)) % game.Seat(t.Seats)
}

// askStart: each places a character of his hand at a main location. It is placed, not
// played. // L15, L100
func (g *Game) askStart(st step) {
	for rest := g.Own[st.Seat].Hand; rest != 0; rest = rest.rest() {
		for p := range mainPlaces {
			if g.Table().Fits(rest.first(), st.Seat, p) {
				g.Offer(ActStart, uint8(rest.first()), uint8(p))
			}
		}
	}
}

func (g *Game) start(st step, a game.Action) {
	g.Emit(EventStarted, st.Seat, int16(a.A), int16(a.B))
}
