package merlin

import (
	"math/bits"
	"strconv"

	"merlin/game"
	"merlin/game/engine"
)

// Gold and Mistletoe: coins that change dice, mistletoes that ignore conditions of
// quests, and four other spaces on the rondel. Three modules bring it in.

const (
	coinsInAll      = 30
	mistletoesInAll = 11
	coinsEach       = 2 // G1
)

// GoldState is the state of Gold and Mistletoe.
type GoldState struct {
	Coins          [MaxSeats]uint8
	Mistletoes     [MaxSeats]uint8
	Either         [MaxSeats]uint8 // tokens that are used as an apple or as a mistletoe (M4)
	CoinsLeft      uint8
	MistletoesLeft uint8
	Ignored        uint8 // conditions of the quest being fulfilled, a bit each (G4)
}

func (GoldState) modules() []*Module { return []*Module{gold} }

// Where the numbers of the module's kinds begin, and single ones.
const (
	goldActions = moduleActions + 50
	goldSteps   = moduleSteps + 48
	goldEvents  = moduleEvents + 48
	goldSpaces  = moduleSpaces + 9
	goldSide    = 2 // of the rondel
	ForCoins    = BaseReasons + 5

	CoinItem      = moduleThings
	MistletoeItem = moduleThings + 1

	TargetMistletoeSupply = moduleTargets + 7
	TargetCoinSupply      = moduleTargets + 8
	TargetCoins           = moduleTargets + 9  // Seat's
	TargetEither          = moduleTargets + 10 // Seat's apple/mistletoe tokens
)

// Spaces of Gold and Mistletoe.
const (
	GoldSpace SpaceKind = goldSpaces + iota
	AppleMistletoeSpace
)

const (
	ActCoin          = goldActions + iota // change die A to B
	ActMistletoe                          // fulfil quest A ignoring conditions B, with C tokens
	ActEither                             // set the taken die to A by a token
	ActTakeApple                          // take an apple
	ActTakeMistletoe                      // take a mistletoe
)

// ActTakeCoin takes a coin. It once was the City of Caerleon's and has kept its number, on
// which it hangs what computer players try first.
const ActTakeCoin game.Kind = moduleActions + 72

const (
	stepSetGold = goldSteps + iota
	AskOrchard
)

const (
	EventCoin = goldEvents + iota
	EventCoinPaid
	EventMistletoe
	EventMistletoePaid
	EventEitherPaid
)

var gold = &Module{
	Name: "gold",
	Side: goldSide, // G1
	SpaceKinds: []SpaceKindAt{
		{GoldSpace, spaceRow{word: "gold", act: (*Game).goldSpace}},
		{AppleMistletoeSpace, spaceRow{word: "apple-mistletoe", act: ask(AskOrchard)}},
	},
	Tables:  []tableRow{{"rondel with gold", Spaces, readSpace(side(goldSide)), checkSide(goldSide)}},
	Reasons: []ReasonAt{{ForCoins, "coins"}},
	Actions: []actionRow{
		{Kind: ActCoin, Text: "coin", Args: []argument{dieArg, engine.Number}, Target: at(TargetDie), Do: (*Game).coin},
		{Kind: ActMistletoe, Text: "mistletoe", Args: []argument{engine.Number, conditionsArg, tokensArg}, Target: at(TargetCard), Do: (*Game).mistletoe},
		{Kind: ActEither, Text: "either", Args: []argument{engine.Number}, Target: at(TargetEither), Do: (*Game).either},
		{Kind: ActTakeApple, Text: "take-apple", Target: at(TargetAppleSupply), Do: func(g *Game, st step, _ game.Action) { g.Emit(EventApple, st.Seat) }},
		{Kind: ActTakeMistletoe, Text: "take-mistletoe", Target: at(TargetMistletoeSupply), Do: (*Game).takeMistletoe},
		{Kind: ActTakeCoin, Text: "take-coin", Target: at(TargetCoinSupply), Do: func(g *Game, st step, _ game.Action) { g.getCoins(st.Seat, 1) }},
	},
	Steps: []stepRow{
		{Kind: stepSetGold, Run: (*Game).setGold, Void: "coin"},
		{Kind: AskOrchard, Name: "orchard", Ask: (*Game).askOrchard, Doing: true, Auto: true},
	},
	Events: []eventRow{
		{
			Kind: EventCoin, Name: "coin", Args: "number",
			Depart: func(t change, e game.Event) { t.Mods.Gold.CoinsLeft -= uint8(e.Args[0]) },
			Arrive: func(t change, e game.Event) { t.Mods.Gold.Coins[e.Seat] += uint8(e.Args[0]) },
		},
		{
			Kind: EventCoinPaid, Name: "coin-paid", Args: "number",
			Depart: func(t change, e game.Event) { t.Mods.Gold.Coins[e.Seat] -= uint8(e.Args[0]) },
			Arrive: func(t change, e game.Event) { t.Mods.Gold.CoinsLeft += uint8(e.Args[0]) },
		},
		{
			Kind: EventMistletoe, Name: "mistletoe",
			Depart: func(t change, _ game.Event) { t.Mods.Gold.MistletoesLeft-- },
			Arrive: func(t change, e game.Event) { t.Mods.Gold.Mistletoes[e.Seat]++ },
		},
		{
			Kind: EventMistletoePaid, Name: "mistletoe-paid", Args: "number, card, conditions ignored (a bit each)",
			Depart: func(t change, e game.Event) { t.Mods.Gold.Mistletoes[e.Seat] -= uint8(e.Args[0]) },
			Arrive: func(t change, e game.Event) {
				t.Mods.Gold.MistletoesLeft += uint8(e.Args[0])
				t.Mods.Gold.Ignored = uint8(e.Args[2])
			},
		},
		{
			Kind: EventEitherPaid, Name: "either-paid", Args: "number, card and conditions ignored, or for a die -1",
			Depart: func(t change, e game.Event) { t.Mods.Gold.Either[e.Seat] -= uint8(e.Args[0]) },
			Arrive: func(t change, e game.Event) { t.Mods.Gold.Ignored = uint8(e.Args[2]) },
		},
		{Kind: EventFulfilled, Arrive: func(t change, _ game.Event) { t.Mods.Gold.Ignored = 0 }},
	},
	Setup:   []StepAt{{Behind: stepSetBoard, Step: stepSetGold}},
	Options: []OptionsFor{{Step: AskMove, Add: (*Game).offerEither}, {Step: AskFulfil, Add: (*Game).offerMistletoe}},
	Free:    (*Game).offerCoin,
	Signs:   goldSigns, Sign: goldSign, Traits: goldTraits, Trait: goldTrait,
	Waived: func(t Table, _ Card, conditions uint8) uint8 { return conditions | t.Mods.Gold.Ignored }, // G4
	Mends:  goldMends,
	End:    func(t Table, s game.Seat) (int, Reason) { return 3 * int(t.Mods.Gold.Coins[s]/2), ForCoins }, // G2
}

// conditionsArg writes places of conditions, from 1.
func conditionsArg(set uint8) (text string) {
	for i := range 8 {
		if set>>i&1 == 1 {
			text += "+" + strconv.Itoa(1+i)
		}
	}
	return text[min(1, len(text)):]
}

// tokensArg writes how many tokens are among what is paid.
func tokensArg(n uint8) string {
	if n == 0 {
		return ""
	}
	return "tokens-" + engine.Number(n)
}

// setGold deals out the first coins and mistletoes. // G1
func (g *Game) setGold(step) {
	m := &g.Mods.Gold
	m.CoinsLeft, m.MistletoesLeft = coinsInAll-coinsEach*g.Seats, mistletoesInAll-g.Seats
	for s := range g.Seats {
		m.Coins[s], m.Mistletoes[s] = coinsEach, 1
	}
}

// coins reports whether there is a coin to take.
func (t Table) coins() bool { return t.allowed(CoinItem, Castle, t.Mods.Gold.CoinsLeft > 0) }

// takeCoins takes coins, as many as are left; with none the log says so. // B10c
func (g *Game) takeCoins(s game.Seat, n uint8) {
	if !g.Table().coins() {
		g.Emit(EventVoid, s, int16(stepSetGold))
		return
	}
	g.getCoins(s, n)
}

// getCoins takes coins that may be taken, as many as are left.
func (g *Game) getCoins(s game.Seat, n uint8) {
	g.Emit(EventCoin, s, int16(min(n, g.Mods.Gold.CoinsLeft)))
}

// payCoins puts coins back into the supply. // G1
func (g *Game) payCoins(s game.Seat, n uint8) {
	g.Emit(EventCoinPaid, s, int16(n))
}

// goldSpace takes a coin. // G3
func (g *Game) goldSpace(s game.Seat, _ Space) {
	g.Turn.Did = g.Table().coins()
	g.takeCoins(s, 1)
}

// askOrchard: an apple or a mistletoe. // G3
func (g *Game) askOrchard(step) {
	t := g.Table()
	if t.apples() {
		g.Offer(ActTakeApple)
	}
	if t.allowed(MistletoeItem, Castle, g.Mods.Gold.MistletoesLeft > 0) {
		g.Offer(ActTakeMistletoe)
	}
}

func (g *Game) takeMistletoe(st step, _ game.Action) {
	g.Emit(EventMistletoe, st.Seat)
}

// offerCoin: a coin changes a die that has not moved its figure by 1, never from 1 to
// 6 or back. // G2
func (g *Game) offerCoin(s game.Seat) {
	if g.Mods.Gold.Coins[s] > 0 {
		g.offerTurned(s, ActCoin, g.rules.dice, 1)
	}
}

func (g *Game) coin(st step, a game.Action) {
	g.Push(st)
	g.payCoins(st.Seat, 1)
	g.setDie(st.Seat, a.A, a.B)
}

// offerEither: a token is an apple to set the taken die. // M4, B12
func (g *Game) offerEither(st step) {
	if g.Mods.Gold.Either[st.Seat] == 0 || !g.inHand() {
		return
	}
	for v := uint8(1); v <= 6; v++ {
		if v != g.dieValue() {
			g.Offer(ActEither, v)
		}
	}
}

func (g *Game) either(st step, a game.Action) {
	g.Push(st)
	g.Emit(EventEitherPaid, st.Seat, 1, -1)
	g.setDie(st.Seat, g.Turn.Die, a.A)
}

// goldMends: each mistletoe ignores a condition, if none was ignored yet. // G4, M4
func goldMends(t Table, s game.Seat, n uint8) uint8 {
	if m := &t.Mods.Gold; m.Ignored == 0 {
		n += m.Mistletoes[s] + m.Either[s]
	}
	return n
}

// beingTried marks that ways to fulfil a quest are being looked for.
const beingTried = 1 << maxConditions

// offerMistletoe offers the conditions of quest A that mistletoes may ignore: just
// enough to meet it, or to fulfil it in another way. // G4
func (g *Game) offerMistletoe(st step) {
	m := &g.Mods.Gold
	most := int(m.Mistletoes[st.Seat] + m.Either[st.Seat])
	if m.Ignored != 0 || most == 0 {
		return
	}
	player, conditions := g.Table().Counted(st.Seat), g.rules.Box.Quests[st.A].Conditions
	var met, answered [1 << maxConditions]bool
	for set := range uint8(1 << len(conditions)) {
		if bits.OnesCount8(set) > most {
			continue
		}
		m.Ignored = beingTried | set
		met[set] = player.Meets(conditions, set)
		answered[set] = met[set] || g.Answers(st)
		m.Ignored = 0
		if met[set] && !part(met[:], set) || !met[set] && answered[set] && !part(answered[:], set) {
			g.offerIgnored(st, set)
		}
	}
}

// part reports whether a proper part of a set is on a list.
func part(list []bool, set uint8) bool {
	for p := set; p > 0; {
		p = (p - 1) & set
		if list[p] {
			return true
		}
	}
	return false
}

// offerIgnored offers each number of tokens among what is paid. // M4
func (g *Game) offerIgnored(st step, set uint8) {
	if set == 0 {
		return
	}
	m, n := &g.Mods.Gold, uint8(bits.OnesCount8(set))
	for tokens := n - min(n, m.Mistletoes[st.Seat]); tokens <= min(n, m.Either[st.Seat]); tokens++ {
		g.Offer(ActMistletoe, st.A, set, tokens)
	}
}

// mistletoe pays, and goes on to fulfil the quest. // G4
func (g *Game) mistletoe(st step, a game.Action) {
	n := uint8(bits.OnesCount8(a.B)) - a.C
	if n > 0 {
		g.Emit(EventMistletoePaid, st.Seat, int16(n), int16(a.A), int16(a.B))
	}
	if a.C > 0 {
		g.Emit(EventEitherPaid, st.Seat, int16(a.C), int16(a.A), int16(a.B))
	}
	g.Again(st)
	g.Push(step{Kind: AskFulfil, Seat: st.Seat, A: a.A})
}
