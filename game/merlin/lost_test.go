package merlin

import (
	"fmt"

	"merlin/game"
)

// lostModules are what the modules' tests add to lost; each says only of games with
// its module what is wrong.
var lostModules []func(g *Game, l *losses)

// losses collects what is wrong with a position.
type losses struct{ list []string }

// want notes a number that is another than it should be. Millions are right: only
// what is wrong is put into words.
func (l *losses) want(is, should int, what string, args ...any) {
	if is != should {
		l.list = append(l.list, fmt.Sprintf("there are %d %s, not %d", is, fmt.Sprintf(what, args...), should))
	}
}

// lost says which components of a position are missing, doubled or where they
// cannot be. // B2, B3
func lost(g *Game) []string {
	var l losses
	lostOfBase(g, &l)
	if g.Players[0].Dice[0].Value == 0 {
		return l.list // modules are still putting out their things
	}
	for _, check := range lostModules {
		check(g, &l)
	}
	return l.list
}

func lostOfBase(g *Game, l *losses) {
	players := g.Players[:g.Seats]
	for i := range Item(Items) {
		for c := range Province(Provinces) {
			n := int(g.Stock[i][c])
			for s := range players {
				n += int(players[s].Items[i][c])
			}
			l.want(n, itemsEach, "%s %ss", c, i)
		}
	}
	lostTraitors(g, l)
	apples := int(g.Apples)
	for s := range players {
		apples += int(players[s].Apples)
	}
	l.want(apples, applesInAll, "apples")
	neutral := neutralTaken(g)
	for s := range game.Seat(g.Seats) {
		p := &players[s]
		l.want(int(p.Markers)+sum(p.Influence[:]), markersEach, "markers of seat %d", s)
		standing := 0
		for _, tile := range g.Domain[:g.Rows*Columns] {
			if tile.Manor == s {
				standing++
			}
		}
		l.want(int(p.Manors)+standing, manorsEach, "manors of seat %d", s)
		l.want(max(int(p.Staffs), staffsEach+neutral), staffsEach+neutral, "staffs of seat %d", s)
		lostServants(g, s, l)
	}
	lostCards(g, l)
}

func lostTraitors(g *Game, l *losses) {
	for c := range Province(Provinces) {
		n := int(g.Banished[c])
		for s := range g.Players[:g.Seats] {
			n += int(g.Players[s].Traitors[c])
		}
		for _, t := range g.Pile[:g.PileLeft] {
			if t == c {
				n++
			}
		}
		l.want(n, traitorsEach, "%s traitors", c)
	}
	for _, t := range g.Pile[g.PileLeft:] {
		l.want(int(t), 0, "traitors beyond the pile")
	}
}

// lostServants: no two of a type stand in one province. // B20a
func lostServants(g *Game, s game.Seat, l *losses) {
	for v, at := range g.Players[s].Servants {
		if at == Castle {
			continue
		}
		l.want(int(max(at, Provinces-1)), Provinces-1, "places outside the provinces")
		for other := range s {
			if g.Players[other].Servants[v] == at {
				l.want(2, 1, "%ss in %s", Servant(v), at)
			}
		}
	}
}

// lostCards: every quest card lies in one place. // B5, B14a
func lostCards(g *Game, l *losses) {
	var seen [MaxCards]int
	for _, card := range g.Deck[:g.DeckLeft] {
		seen[card]++
	}
	for _, card := range g.Deck[g.DeckLeft:] {
		l.want(int(card), 0, "cards beyond the deck")
	}
	for _, card := range g.Display {
		if card != NoCard {
			seen[card]++
		}
	}
	for card := range Card(len(g.rules.Box.Quests)) {
		for s := range g.Players[:g.Seats] {
			if g.Hands[s].Has(card) {
				seen[card]++
			}
		}
		if g.Discards.Has(card) {
			seen[card]++
		}
		l.want(seen[card], 1, "cards %d", card)
	}
	for s := range g.Players[:g.Seats] {
		l.want(g.Hands[s].Len(), int(g.Players[s].HandSize), "cards in hand %d", s)
	}
}
