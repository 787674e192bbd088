package merlin

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"merlin/game"
)

const (
	questCards    = 55
	maxConditions = 7 // of a card; printed ones have at most three
)

// Quest is a quest card. Symbol is the servant printed beside its points.
type Quest struct {
	Points     uint8
	Symbol     Servant
	Conditions []Condition
}

// ConditionKind is a kind of condition.
type ConditionKind uint8

const (
	GivenItem         ConditionKind = iota // N of Item in the colour of Province
	AnyItem                                // N of Item, any colour
	InfluenceIn                            // N markers in Province
	InfluenceAnywhere                      // N markers in provinces
	ServantIn                              // Servant in Province
	PairIn                                 // any two servants in Province
	Together                               // Servant and Other in one province
)

// Condition is one term of a card with its number. // B15a
type Condition struct {
	Kind     ConditionKind
	N        uint8
	Item     Item
	Province Province
	Servant  Servant
	Other    Servant
}

// readQuest reads "points servant: condition, condition, …".
func (b *Box) readQuest(n int, words []string) error {
	head, tail, ok := strings.Cut(strings.Join(words, " "), ":")
	value, servant, _ := strings.Cut(head, " ")
	if !ok || servant == "" {
		return errors.New(`a quest is written "points servant: condition, condition"`)
	}
	points, err := strconv.Atoi(value)
	if err != nil || points < 1 || points > 3 {
		return fmt.Errorf("a quest is worth 1 to 3 points, not %q", value)
	}
	v, err := lookUp("servant", servant, servantWords[:])
	if err != nil {
		return err
	}
	q := Quest{Points: uint8(points), Symbol: Servant(v)}
	for term := range strings.SplitSeq(tail, ",") {
		c, err := readCondition(strings.Fields(term))
		if err != nil {
			return fmt.Errorf("%q: %w", strings.TrimSpace(term), err)
		}
		q.Conditions = append(q.Conditions, c)
	}
	if len(q.Conditions) > maxConditions {
		return fmt.Errorf("a quest has at most %d conditions, not %d", maxConditions, len(q.Conditions))
	}
	if n < len(b.Quests) { // in place of another
		b.Quests[n] = q
		return nil
	}
	b.Quests = append(b.Quests, q)
	return nil
}

// readCondition reads one of: [n] flag black · [n] any flag · [n] influence black ·
// [n] influence anywhere · mason black · pair black · together mason lady.
func readCondition(words []string) (c Condition, err error) {
	c.N = 1
	if len(words) == 3 && words[0] != "together" {
		n, err := strconv.Atoi(words[0])
		if err != nil || n < 1 || n > 9 {
			return c, fmt.Errorf("%q is no number from 1 to 9", words[0])
		}
		c.N, words = uint8(n), words[1:]
	}
	switch len(words) {
	case 2:
		err = c.readThing(words)
	case 3:
		err = c.readTogether(words)
	default:
		err = errors.New("this is no condition")
	}
	return c, err
}

// readThing reads what a condition shows, and where.
func (c *Condition) readThing(words []string) (err error) {
	switch {
	case words[0] == "any":
		c.Kind = AnyItem
		i, err := lookUp("item", words[1], itemWords[:])
		c.Item = Item(i)
		return err
	case words[0] == "influence" && words[1] == "anywhere":
		c.Kind = InfluenceAnywhere
		return nil
	case words[0] == "influence":
		c.Kind = InfluenceIn
	case words[0] == "pair":
		c.Kind = PairIn
	case slices.Contains(itemWords[:], words[0]):
		c.Kind, c.Item = GivenItem, Item(slices.Index(itemWords[:], words[0]))
	default:
		v, err := lookUp("thing", words[0], servantWords[:])
		if err != nil {
			return err
		}
		c.Kind, c.Servant = ServantIn, Servant(v)
	}
	c.Province, err = provinceOf(words[1])
	return err
}

func (c *Condition) readTogether(words []string) error {
	c.Kind = Together
	one, err := lookUp("servant", words[1], servantWords[:])
	if err != nil {
		return err
	}
	other, err := lookUp("servant", words[2], servantWords[:])
	if err == nil && one == other {
		err = errors.New("a player has only one of these")
	}
	c.Servant, c.Other = Servant(one), Servant(other)
	return err
}

// mayFulfil: one quest a turn, on one's own turn, and a second one after B31's
// flag. // B14, B31
func (g *Game) mayFulfil() bool {
	return (g.Turn.Quests == 0 || g.Turn.Second && g.Turn.Quests == 1) && g.Table().Completes()
}

// offerQuests offers all ways to fulfil a quest of the hand. // B14
func (g *Game) offerQuests(s game.Seat) {
	if !g.mayFulfil() {
		return
	}
	t := g.Table()
	player, mends := t.Counted(s), t.mends(s)
	for hand := g.Hands[s]; hand != 0; hand = hand.rest() {
		card := hand.first()
		if bits.OnesCount8(player.lacking(t.Box.Quests[card].Conditions)&^t.Waived(card)) <= mends {
			g.Gather(step{Kind: AskFulfil, Seat: s, A: uint8(card)})
		}
	}
}

// askFulfil offers quest A if it is met. // B14
func (g *Game) askFulfil(st step) {
	t, card := g.Table(), Card(st.A)
	player := t.Counted(st.Seat)
	if player.Meets(t.Box.Quests[card].Conditions, t.Waived(card)) {
		g.Offer(ActFulfil, st.A)
	}
}

// fulfil scores a quest and lays it off at once; the card for it is drawn at the
// end of the turn. // B14, B14a
func (g *Game) fulfil(st step, a game.Action) {
	g.Again(st)
	g.Turn.Quests++
	if g.Turn.Second {
		g.Push(step{Kind: stepSecondPoints, Seat: st.Seat, A: a.A})
	}
	g.complete(st.Seat, Card(a.A))
}

// secondPoints scores 2 points more for a second quest. // B31
func (g *Game) secondPoints(st step) { g.score(st.Seat, 2, ForQuests, int16(st.A), 1) }

// complete lays a quest off and rewards it by any rule. // B14, B14a
func (g *Game) complete(s game.Seat, card Card) {
	g.Push(step{Kind: AskReward, Seat: s, A: uint8(card)})
	g.Turn.ToDraw++
	g.Emit(EventFulfilled, s, int16(card))
}

// reward scores the points of a quest. // B14
func (g *Game) reward(st step) {
	g.score(st.Seat, int(g.rules.Box.Quests[st.A].Points), ForQuests, int16(st.A))
}

// replenish draws a card for each one fulfilled, but nothing after the last turn
// of round 6. // B14a
func (g *Game) replenish(st step) {
	if g.Round == Rounds && !g.Table().anyTurnLeft() {
		g.Turn.ToDraw = 0
	}
	for ; g.Turn.ToDraw > 0; g.Turn.ToDraw-- {
		g.Push(step{Kind: AskDraw, Seat: st.Seat})
	}
}

// FromDeck is the place, behind those of the display, of a card drawn unseen.
const FromDeck = 3

// askDraw offers the cards of the display and the deck. // B14a
func (g *Game) askDraw(_ step) {
	for i, card := range g.Display {
		if card != NoCard {
			g.Offer(ActDraw, uint8(i))
		}
	}
	if g.DeckLeft > 0 || g.Discards != 0 {
		g.Offer(ActDraw, FromDeck)
	}
}

func (g *Game) draw(st step, a game.Action) {
	if a.A == FromDeck {
		g.deal(st.Seat)
		return
	}
	g.Emit(EventDrawn, st.Seat, int16(g.Display[a.A]), int16(a.A))
	g.refill(a.A)
}

// deal gives a seat the top card of the deck, unseen by the others. // B14b
func (g *Game) deal(s game.Seat) {
	card := g.topCard()
	if card == NoCard {
		return
	}
	g.EmitSecret(EventDrawn, s, int16(card), FromDeck)
}

// refill reveals the deck's top card on a place of the display.
func (g *Game) refill(place uint8) {
	g.Emit(EventDisplay, game.NoSeat, int16(g.topCard()), int16(place))
}

// topCard turns up the card on top of the deck, which is rebuilt from the discards
// when it is empty; with both empty it returns NoCard. The event takes it off. // B14a
func (g *Game) topCard() Card {
	g.Reveal()
	if g.DeckLeft == 0 {
		g.rebuildDeck()
	}
	if g.DeckLeft == 0 {
		return NoCard
	}
	top := &g.Deck[g.DeckLeft-1]
	card := *top
	*top = 0
	return card
}

// rebuildDeck shuffles the discards face down.
func (g *Game) rebuildDeck() {
	deck := g.Deck[:0]
	for cards := g.Discards; cards != 0; cards = cards.rest() {
		deck = append(deck, cards.first())
	}
	g.renewDeck()
	game.Shuffle(&g.Chance[chanceQuests], g.Deck[:g.DeckLeft])
}

// askLayOff offers the hand, up to two cards, both before any draw. Argument A
// counts those laid off. // B28
func (g *Game) askLayOff(st step) {
	for hand := g.Hands[st.Seat]; hand != 0; hand = hand.rest() {
		card := hand.first()
		g.Offer(ActDiscard, uint8(card))
	}
	if st.A > 0 {
		g.Offer(ActEnough)
	}
}

func (g *Game) discard(st step, a game.Action) {
	g.Emit(EventDiscarded, st.Seat, int16(a.A))
	g.Turn.Changed++
	if g.Turn.Changed < 2 && g.Hands[st.Seat] != 0 {
		g.Push(step{Kind: AskLayOff, Seat: st.Seat, A: 1})
		return
	}
	g.enough(st, a)
}

// enough draws for the cards laid off. // B28
func (g *Game) enough(st step, _ game.Action) {
	for ; g.Turn.Changed > 0; g.Turn.Changed-- {
		g.Push(step{Kind: AskDraw, Seat: st.Seat})
	}
}
