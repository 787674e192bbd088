package merlin

import (
	"fmt"

	"merlin/game"
)

// lostModules are what the modules' tests add to lost; each says only of games with
// its module what is wrong.
var lostModules []func(g *Game, want func(what string, is, want int))

// lost says which components of a position are missing, doubled or where they
// cannot be. // B2, B3
func lost(g *Game) (wrong []string) {
	want := func(what string, is, want int) {
		if is != want {
			wrong = append(wrong, fmt.Sprintf("there are %d %s, not %d", is, what, want))
		}
	}
	players := g.Players[:g.Seats]
	for i := range Item(Items) {
		for c := range Province(Provinces) {
			n := int(g.Stock[i][c])
			for s := range players {
				n += int(players[s].Items[i][c])
			}
			want(fmt.Sprintf("%s %ss", c, i), n, itemsEach)
		}
	}
	lostTraitors(g, want)
	apples := int(g.Apples)
	for s := range players {
		apples += int(players[s].Apples)
	}
	want("apples", apples, applesInAll)
	neutral := neutralTaken(g)
	for s := range game.Seat(g.Seats) {
		p := &players[s]
		want(fmt.Sprintf("markers of seat %d", s), int(p.Markers)+sum(p.Influence[:]), markersEach)
		standing := 0
		for _, tile := range g.Domain[:g.Rows*Columns] {
			if tile.Manor == s {
				standing++
			}
		}
		want(fmt.Sprintf("manors of seat %d", s), int(p.Manors)+standing, manorsEach)
		want(fmt.Sprintf("staffs of seat %d", s), max(int(p.Staffs), staffsEach+neutral), staffsEach+neutral)
		lostServants(g, s, want)
	}
	lostCards(g, want)
	if g.Players[0].Dice[0].Value == 0 {
		return wrong // modules are still putting out their things
	}
	for _, check := range lostModules {
		check(g, want)
	}
	return wrong
}

func lostTraitors(g *Game, want func(string, int, int)) {
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
		want(c.String()+" traitors", n, traitorsEach)
	}
	for _, t := range g.Pile[g.PileLeft:] {
		want("traitors beyond the pile", int(t), 0)
	}
}

// lostServants: no two of a type stand in one province. // B20a
func lostServants(g *Game, s game.Seat, want func(string, int, int)) {
	for v, at := range g.Players[s].Servants {
		if at == Castle {
			continue
		}
		want("places outside the provinces", int(max(at, Provinces-1)), Provinces-1)
		for other := range s {
			if g.Players[other].Servants[v] == at {
				want(fmt.Sprintf("%ss in %s", Servant(v), at), 2, 1)
			}
		}
	}
}

// lostCards: every quest card lies in one place. // B5, B14a
func lostCards(g *Game, want func(string, int, int)) {
	var seen [MaxCards]int
	for _, card := range g.Deck[:g.DeckLeft] {
		seen[card]++
	}
	for _, card := range g.Deck[g.DeckLeft:] {
		want("cards beyond the deck", int(card), 0)
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
		want(fmt.Sprintf("cards %d", card), seen[card], 1)
	}
	for s := range g.Players[:g.Seats] {
		want(fmt.Sprintf("cards in hand %d", s), g.Hands[s].Len(), int(g.Players[s].HandSize))
	}
}
