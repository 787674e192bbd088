package merlin

import (
	"slices"
	"testing"

	"merlin/game"
)

// thing is one thing of a player that can meet a condition: an item, a marker in a
// province, a servant in a province.
type thing struct {
	item    Item // or influence, or servant
	colour  Province
	servant Servant
}

const (
	aMarker  Item = 10
	aServant Item = 11
)

func thingsOf(p *Player) (all []thing) {
	for i := range p.Items {
		for c, n := range p.Items[i] {
			for range n {
				all = append(all, thing{item: Item(i), colour: Province(c)})
			}
		}
	}
	for c, n := range p.Influence {
		for range n {
			all = append(all, thing{item: aMarker, colour: Province(c)})
		}
	}
	for v, at := range p.Servants {
		if at != Castle {
			all = append(all, thing{item: aServant, colour: at, servant: Servant(v)})
		}
	}
	return all
}

// need reports whether a thing serves one place of a condition.
type need func(thing) bool

// needs lists the places of conditions, each to be filled by another thing. In
// together is the province where a pair of given servants is to be.
func needs(conditions []Condition, together Province) (all []need) {
	for _, c := range conditions {
		n := int(c.N)
		var fits need
		switch c.Kind {
		case GivenItem:
			fits = func(t thing) bool { return t.item == c.Item && t.colour == c.Province }
		case AnyItem:
			fits = func(t thing) bool { return t.item == c.Item }
		case InfluenceIn:
			fits = func(t thing) bool { return t.item == aMarker && t.colour == c.Province }
		case InfluenceAnywhere:
			fits = func(t thing) bool { return t.item == aMarker }
		case ServantIn:
			fits = func(t thing) bool { return t.item == aServant && t.servant == c.Servant && t.colour == c.Province }
		case PairIn:
			n, fits = 2, func(t thing) bool { return t.item == aServant && t.colour == c.Province }
		case Together:
			n = 0
			for _, v := range []Servant{c.Servant, c.Other} {
				all = append(all, func(t thing) bool { return t.item == aServant && t.servant == v && t.colour == together })
			}
		}
		for range n {
			all = append(all, fits)
		}
	}
	return all
}

// canFill tries every way to fill the places with different things.
func canFill(places []need, things []thing, used uint64) bool {
	if len(places) == 0 {
		return true
	}
	for i, t := range things {
		if used>>i&1 == 0 && places[0](t) && canFill(places[1:], things, used|1<<i) {
			return true
		}
	}
	return false
}

func slowMeets(p *Player, conditions []Condition) bool {
	for together := range Province(Provinces) {
		if canFill(needs(conditions, together), thingsOf(p), 0) {
			return true
		}
	}
	return false
}

// A card is met if and only if each place of its conditions can be filled by a
// thing of its own. // B14, B15, B15a
func TestMeets(t *testing.T) {
	chance := game.NewStream(15, 0)
	quests := StandardBox().Quests
	met := 0
	for range 20_000 {
		p := randomPlayer(&chance)
		conditions := randomConditions(&chance, quests)
		want := slowMeets(&p, conditions)
		if got := p.Meets(conditions, 0); got != want {
			t.Fatalf("%+v meets %+v: %t, want %t", p, conditions, got, want)
		}
		if want {
			met++
		}
	}
	if met < 1000 {
		t.Errorf("only %d were met: the test shows little", met)
	}
}

// randomPlayer has few things of few colours, so that they are scarce.
func randomPlayer(chance *game.Stream) (p Player) {
	for i := range p.Items {
		for range chance.N(4) {
			p.Items[i][chance.N(2)]++
		}
	}
	for range chance.N(6) {
		p.Influence[chance.N(2)]++
	}
	for v := range p.Servants {
		p.Servants[v] = Province(chance.N(2))
		if chance.N(4) == 0 {
			p.Servants[v] = Castle
		}
	}
	return p
}

// randomConditions mixes terms of the box's cards, brought to the same few colours.
// A pair of given servants stands alone: two of them may be in two provinces.
func randomConditions(chance *game.Stream, quests []Quest) (all []Condition) {
	together := false
	for range 1 + chance.N(4) {
		terms := quests[chance.N(len(quests))].Conditions
		c := terms[chance.N(len(terms))]
		c.Province %= 2
		if c.Kind == Together && together {
			continue
		}
		together = together || c.Kind == Together
		all = append(all, c)
	}
	return all
}

// With deck and discards empty nothing is drawn, and a gap in the display stays.
// No base game comes to it, but the rule holds. // B14a
func TestNothingToDraw(t *testing.T) {
	g, err := New(rulesOfBase(t), 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	g.Hands[1] |= g.Discards
	for ; g.DeckLeft > 0; g.DeckLeft-- {
		g.Hands[1].add(g.Deck[g.DeckLeft-1])
		g.Deck[g.DeckLeft-1] = 0
	}
	g.Discards = 0
	g.Display[2] = NoCard
	hand, told := g.Hands[0], len(g.Events())
	if g.deal(0); g.Hands[0] != hand || len(g.Events()) > told {
		t.Errorf("the hand was %v and is %v", hand.List(), g.Hands[0].List())
	}
	if g.refill(2); g.Display[2] != NoCard {
		t.Errorf("the display has %v", g.Display)
	}
	g.Push(step{Kind: AskDraw, Seat: 0})
	if g.Proceed(); !slices.Equal(texts(g), []string{"draw 1", "draw 2"}) {
		t.Errorf("from a display with a gap and no deck: %q", texts(g))
	}
	g.Display = [3]Card{NoCard, NoCard, NoCard}
	if g.Proceed(); g.Decision().Ask != "die" {
		t.Errorf("with nothing to draw %q is asked", g.Decision().Ask)
	}
}
