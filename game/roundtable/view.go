package roundtable

import "merlin/game"

// View is all that a seat may know of a position: plain data, with counts where things
// are hidden and no way back to them. Cards that it does not know are NoBlack or NoWhite.
// // R173
type View struct {
	Public
	Seat    game.Seat // who looks; NoSeat is a spectator
	Hand    Hand      // his cards
	Loyalty Loyalty   // his Loyalty card, if he has looked at it
	Gift    White     // what he has laid for the opening gift
	Pledge  uint8     // the Merlins he has promised
	Mine    Hand      // White discards that only he has seen
	Comes   Black     // the card that is coming
	Two     [2]Black  // the cards taken
	Pile    [blackCards]Black
	Down    [combats + 1][maxBlack]Black // cards that lie face down, by Place
}

// What nothing is known of.
var (
	unknownCards = [maxBlack]Black{NoBlack, NoBlack, NoBlack, NoBlack, NoBlack}
	unknownPile  = func() (pile [blackCards]Black) {
		for i := range pile {
			pile[i] = NoBlack
		}
		return pile
	}()
)

// View returns what a seat may know: the size of a hand, and of his own all. // R14, R173, R174, R177
func (g *Game) View(s game.Seat) View {
	v := View{Public: g.Public, Seat: s, Gift: NoWhite, Comes: NoBlack, Two: [2]Black{NoBlack, NoBlack}, Pile: unknownPile}
	for q := range v.Down {
		v.Down[q] = unknownCards
	}
	if s == game.NoSeat {
		v.Comes = g.Coming.openFace()
		return v
	}
	v.Hand, v.Loyalty, v.Pledge, v.Mine = g.Hands[s], g.loyaltySeen(s), g.Pledge[s], g.Mine[s]
	if g.Gifts&bit(s) != 0 {
		v.Gift = g.Gift[s]
	}
	if g.Coming.Here {
		v.Comes = g.Coming.openFace()
		if g.Coming.Seen&bit(s) != 0 {
			v.Comes = g.Comes
		}
	}
	g.seen(&v, bit(s))
	return v
}

// openFace returns the face of the card that comes, if everybody may see it.
func (c *Coming) openFace() Black {
	if !c.Here {
		return NoBlack
	}
	return c.Face
}

// seen tells a view the Black cards that its seat has looked at.
func (g *Game) seen(v *View, me uint8) {
	for i := range g.Held {
		if bit(g.Turn.Seat) == me {
			v.Two[i] = g.Two[i]
		}
	}
	for i, who := range g.Known[:g.BlackLeft] {
		if who&me != 0 {
			v.Pile[i] = g.Blacks[i]
		}
	}
	for q := Tournament; q <= DragonQuest; q++ {
		for i, is := range g.Quests[q].Black {
			if is.Down && is.Seen&me != 0 {
				v.Down[q][i] = g.Down[q][i]
			}
		}
	}
}

// loyaltyOf returns what a seat's Loyalty card says.
func (g *Game) loyaltyOf(s game.Seat) Loyalty {
	if g.Felon == s {
		return Traitor
	}
	return Loyal
}

// loyaltySeen returns what a seat knows of its own Loyalty card. // R12
func (g *Game) loyaltySeen(s game.Seat) Loyalty {
	p := &g.Players[s]
	if p.Fate == Absent || g.Sealed && p.Shown == Unseen {
		return Unseen
	}
	return g.loyaltyOf(s)
}
