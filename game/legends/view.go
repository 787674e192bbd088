package legends

import (
	"merlin/game"
	"merlin/game/engine"
)

// View is all that a seat may know of a position: plain data, with counts where things
// are hidden and no way back to them. // L6, L113
type View struct {
	Public
	Own  Own       // what the viewer alone knows
	Seat game.Seat // who looks; NoSeat is a spectator
}

// View returns what a seat may know.
func (g *Game) View(s game.Seat) View {
	v := View{Public: g.Public, Seat: s}
	if s != game.NoSeat {
		v.Own = g.Own[s]
	}
	return v
}

// Depart does to a view what is seen when an event begins: things leave their places.
// The event is as the viewer may know it.
func (r *Rules) Depart(v *View, e game.Event) { r.rows.Depart(r.in(v), e) }

// Arrive does to a view what is seen when an event ends: things lie where they belong.
func (r *Rules) Arrive(v *View, e game.Event) { r.rows.Arrive(r.in(v), e) }

// in returns where an event changes a view.
func (r *Rules) in(v *View) change { return change{Table: r.Table(&v.Public), view: v} }

// Imagine returns a copy in which all that a seat cannot know is dealt anew: other hands,
// both piles, the events set aside, and what chance will bring. Positions that differ
// only in these give equal imaginings for equal streams.
func (g *Game) Imagine(s game.Seat, chance *game.Stream) game.Game {
	return g.ImagineInto(nil, s, chance)
}

// ImagineInto imagines into an old game, whose buffers it uses; nil is none.
func (g *Game) ImagineInto(old game.Game, s game.Seat, chance *game.Stream) game.Game {
	c, ok := old.(*Game)
	if !ok {
		c = new(Game)
	}
	c.CopyFrom(g)
	c.imagine(s, chance)
	return c
}

func (g *Game) imagine(s game.Seat, chance *game.Stream) {
	var own Own
	if s != game.NoSeat {
		own = g.Own[s]
	}
	g.Own = [MaxSeats]Own{}
	if s != game.NoSeat {
		g.Own[s] = own
	}
	for range deals {
		g.dealOthers(s, own, chance)
		g.Forget(s)
		if g.Depth == 0 || len(g.Decision().Options) > 0 {
			break
		}
	}
	g.stackOthers(own, chance)
	engine.Reseed(g.Chance[:], chance)
}

// deals is how often hands are dealt at most until the one who is asked has anything to
// answer: who is asked for a Knight of his hand holds one, which may be the only one of forty.
const deals = 5000

// dealOthers deals the characters that a seat cannot place.
func (g *Game) dealOthers(s game.Seat, own Own, chance *game.Stream) {
	known := own.Hand
	for _, cards := range own.Spied {
		known |= cards
	}
	var unseen [Characters]Card
	n := uint8(0)
	for c := range Card(Characters) {
		if g.Chars[c].At == Away && !known.Has(c) {
			unseen[n] = c
			n++
		}
	}
	game.Shuffle(chance, unseen[:n])
	for other := range game.Seat(g.Seats) {
		if other == s {
			continue
		}
		g.Own[other] = Own{Hand: own.Spied[other]}
		for g.Own[other].Hand.Len() < int(g.Held[other]) {
			n--
			g.Own[other].Hand.add(unseen[n])
		}
	}
	g.Pile = [Characters]Card{}
	copy(g.Pile[:], unseen[:n])
}

// stackOthers stacks the events that a seat cannot place: any of them may be in the pile.
func (g *Game) stackOthers(own Own, chance *game.Stream) {
	var events [Events]Card
	var finals [Finals]Card
	n, f := 0, 0
	for i := range Card(Events + Finals) {
		switch c := firstEvent + i; {
		case g.Event[i].At != Away || own.foresees(c):
		case c.IsFinal():
			finals[f] = c
			f++
		default:
			events[n] = c
			n++
		}
	}
	game.Shuffle(chance, events[:n])
	game.Shuffle(chance, finals[:f])
	g.Deck = [Events + 1]Card{}
	for at := range g.Deck[:g.DeckLeft] {
		switch {
		case own.Ahead[at] != 0:
			g.Deck[at] = own.Ahead[at]
		case at == 0 && g.Level > Beginner:
			g.Deck[at] = finals[0]
		default:
			n--
			g.Deck[at] = events[n]
		}
	}
}

// foresees reports whether a seat knows where in the pile an event lies.
func (o *Own) foresees(c Card) bool {
	for _, known := range o.Ahead {
		if known == c {
			return true
		}
	}
	return false
}
