package merlin

import (
	"slices"
	"testing"

	"merlin/game"
)

func init() {
	lostModules = append(lostModules, lostGold)
}

// lostGold: coins and mistletoes are in the supply or with players, and conditions are
// ignored only while a quest is fulfilled. // G1, G4
func lostGold(g *Game, l *losses) {
	m := &g.Mods.Gold
	if !g.rules.Has("gold") {
		l.want(int(one(*m != GoldState{})), 0, "gold without its module")
		return
	}
	l.want(sum(m.Coins[:])+int(m.CoinsLeft), coinsInAll, "coins")
	l.want(sum(m.Mistletoes[:])+int(m.MistletoesLeft), mistletoesInAll, "mistletoes")
	if !g.rules.Has("market") {
		l.want(sum(m.Either[:]), 0, "apple/mistletoe tokens without the market")
	}
	if g.Decision().Ask != "fulfil" {
		l.want(int(m.Ignored), 0, "conditions ignored without a quest")
	}
}

func TestRandomGold(t *testing.T) { playModules(t, 15, "gold") }

func TestRandomGoldAndAnother(t *testing.T) {
	for _, names := range [][]string{{"gold", "arthur"}, {"gold", "favour"}, {"gold", "knights"}, {"gold", "decrees"}} {
		playModules(t, 4, names...)
	}
}

// G4: what is offered are all the least sets of conditions to be ignored, found by
// trying every one.
func TestMistletoeOffersAll(t *testing.T) {
	chance := game.NewStream(4, 4)
	g := start(t, gold)
	found := 0
	for range 2000 {
		dress(&g.Players[0], &chance)
		card := Card(chance.N(len(g.rules.Box.Quests)))
		g.Mods.Gold.Mistletoes[0] = uint8(chance.N(4))
		conditions := g.rules.Box.Quests[card].Conditions
		met := func(set uint8) bool { return g.Players[0].Meets(conditions, set) }
		var want []game.Action
		for set := uint8(1); set < 1<<len(conditions); set++ {
			least, n := met(set), uint8(0)
			for i := range conditions {
				if set>>i&1 == 1 {
					n++
					least = least && !met(set&^(1<<i))
				}
			}
			if least && n <= g.Mods.Gold.Mistletoes[0] {
				want = append(want, game.Action{Kind: ActMistletoe, A: uint8(card), B: set})
			}
		}
		g.Withdraw(func(game.Action) bool { return true })
		g.offerMistletoe(step{Kind: AskFulfil, A: uint8(card)})
		if found += len(want); !slices.Equal(g.Offered(), want) {
			t.Fatalf("for %v with %+v there are %v, not %v", conditions, g.Players[0], g.Offered(), want)
		}
	}
	if found < 500 {
		t.Errorf("only %d ways were found", found)
	}
}

// A card that mistletoes were paid for has been shown: whoever imagines the hand leaves
// it there. // G4, B14b
func TestShownCardStaysInHand(t *testing.T) {
	g := start(t, knights, gold)
	for g.Decision().Ask == "draft" {
		do(t, g, texts(g)[0])
	}
	s := g.Decision().Seat
	const card = 0
	for other := range game.Seat(g.Seats) {
		if g.Hands[other].Has(card) {
			g.Hands[other].remove(card)
			g.Players[other].HandSize--
		}
	}
	g.Hands[s].add(card)
	g.Players[s].HandSize = uint8(g.Hands[s].Len())
	g.Push(step{Kind: AskFulfil, Seat: s, A: card})
	g.Mods.Gold.Ignored = 1
	chance := game.NewStream(1, 1)
	for range 20 {
		c := g.Imagine(g.seatAfter(s, 1), &chance).(*Game)
		if !c.Hands[s].Has(card) || c.Hands[s].Len() != int(c.Players[s].HandSize) {
			t.Fatalf("the hand imagined is %v", c.Hands[s].List())
		}
	}
}
