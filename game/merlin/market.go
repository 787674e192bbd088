package merlin

import (
	"merlin/game"
	"merlin/game/engine"
)

// The Market: a visit in a turn without a quest buys a token for a coin.

const (
	plusTokens   = 6
	eitherTokens = 4
	labourers    = 6
)

// Ware is what the market sells. // M1
type Ware uint8

const (
	ShieldToken Ware = iota
	MaterialToken
	PlusToken
	EitherToken // an apple/mistletoe token
	Labourer

	wares
)

var wareWords = [wares]string{"shield", "material", "plus", "either", "labourer"}

func (w Ware) String() string { return engine.Word(wareWords[:], uint8(w)) }

// MarketState is the state of the Market. A player's apple/mistletoe tokens are in
// [GoldState.Either].
type MarketState struct {
	Tokens     [Items]uint8               // shield and material tokens for sale: colours, a bit each
	Owned      [MaxSeats][Items]uint8     // and before a player
	PlusLeft   uint8                      // +1 tokens for sale
	EitherLeft uint8                      // apple/mistletoe tokens for sale
	Labourers  uint8                      // for sale: the numbers 1 to 6, a bit each from bit 1 on
	Plus       [MaxSeats]uint8            // +1 tokens before a player
	Laid       [MaxSeats][Provinces]uint8 // and with his markers (M3)
	Hired      [MaxSeats]uint8            // labourers before a player, a bit each
	Spent      uint8                      // laid aside until the round's end (M5)
	Fresh      uint8                      // hired in this turn
	Moving     uint8                      // the number of the one who moves the knight in this turn
	Visited    bool                       // in this turn (M1)
}

func (MarketState) modules() []*Module { return []*Module{market} }

// Where the numbers of the module's kinds begin, and single ones.
const (
	marketActions  = moduleActions + 60
	marketSteps    = moduleSteps + 64
	marketEvents   = moduleEvents + 64
	LoadPlus       = 1                  // a +1 token that leaves with its marker
	TargetStall    = moduleTargets + 11 // what the market sells, A: kind, B: colour or number
	TargetPlus     = moduleTargets + 12 // Seat's +1 tokens
	TargetToken    = moduleTargets + 13 // Seat's token of item A, colour B
	TargetLabourer = moduleTargets + 14 // Seat's labourer A
)

const (
	ActBuy        = marketActions + iota // buy ware A, of colour or number B
	ActLabourer                          // have labourer A move the knight
	ActGuardToken                        // give the shield token of colour A for a traitor
	ActBuildToken                        // build on tile A, pay with the material token of colour B
	ActLayPlus                           // put a +1 token under the marker in province A
	ActNoPlus                            // leave it
)

const (
	stepSetMarket = marketSteps + iota
	AskPlus
)

const (
	EventBought     = marketEvents + iota // ware, colour or number
	EventLabourer                         // number
	EventTokenSpent                       // item, colour: a shield or material token goes back to the market
	EventPlusLaid                         // province
	EventPlusBack                         // province, number
)

var market = &Module{
	Name: "market", Brings: "gold", // X1
	Actions: []actionRow{
		{Kind: ActBuy, Text: "buy", Write: wareText, Target: at(TargetStall), Do: (*Game).buy},
		{Kind: ActLabourer, Text: "labourer", Args: []argument{engine.Number}, Target: at(TargetLabourer), Do: (*Game).labour},
		{Kind: ActGuardToken, Text: "guard-token", Args: []argument{provinceArg}, Target: tokenTarget, Do: (*Game).guardByToken},
		{Kind: ActBuildToken, Text: "build-token", Args: []argument{tileArg, provinceArg}, Target: at(TargetTile), Do: (*Game).buildByToken},
		{Kind: ActLayPlus, Text: "lay-plus", Args: []argument{provinceArg}, Target: at(TargetPlus), Do: (*Game).layPlus},
		{Kind: ActNoPlus, Text: "no-plus", Do: nothing},
	},
	Steps: []stepRow{
		{Kind: stepSetMarket, Run: (*Game).setMarket},
		{Kind: AskPlus, Name: "plus", Ask: (*Game).askPlus},
	},
	Events: []eventRow{
		{
			Kind: EventBought, Name: "bought", Args: "ware, colour or number; the coin goes before as coin-paid",
			Depart: leavesStall, Arrive: bought,
		},
		{
			Kind: EventLabourer, Name: "labourer", Args: "number; the knight's move follows",
			Depart: func(t change, e game.Event) { t.Mods.Market.Hired[e.Seat] &^= 1 << e.Args[0] },
			Arrive: labours,
		},
		{
			Kind: EventTokenSpent, Name: "token-spent", Args: "item, colour; it goes back to the market",
			Depart: func(t change, e game.Event) { t.Mods.Market.Owned[e.Seat][e.Args[0]] &^= 1 << e.Args[1] },
			Arrive: func(t change, e game.Event) { t.Mods.Market.Tokens[e.Args[0]] |= 1 << e.Args[1] },
		},
		{
			Kind: EventPlusLaid, Name: "plus-laid", Args: "province",
			Depart: func(t change, e game.Event) { t.Mods.Market.Plus[e.Seat]-- },
			Arrive: func(t change, e game.Event) { t.Mods.Market.Laid[e.Seat][e.Args[0]]++ },
		},
		{
			Kind: EventPlusBack, Name: "plus-back", Args: "province, number",
			Depart: func(t change, e game.Event) { t.Mods.Market.Laid[e.Seat][e.Args[0]] -= uint8(e.Args[1]) },
			Arrive: func(t change, e game.Event) { t.Mods.Market.PlusLeft += uint8(e.Args[1]) },
		},
		{Kind: EventTurn, Arrive: marketTurn},
		{Kind: EventRound, Arrive: labourersBack},
		{Kind: EventEitherPaid, Arrive: func(t change, e game.Event) { t.Mods.Market.EitherLeft += uint8(e.Args[0]) }}, // M4
	},
	Setup: []StepAt{{Behind: stepSetBoard, Step: stepSetMarket}}, // X2
	Options: []OptionsFor{
		{Step: AskDie, Add: (*Game).offerLabourers},
		{Step: AskGuard, Add: (*Game).offerGuardToken},
		{Step: AskBuild, Add: (*Game).offerBuildToken},
	},
	Free:      (*Game).offerWares,
	Turns:     func(t Table, s game.Seat, has bool) bool { return has || t.Mods.Market.Hired[s] > 0 }, // X3
	Completes: func(t Table, may bool) bool { return may && !t.Mods.Market.Visited },                  // M1
	Pace:      labourPace,
	Counts:    tokensCount, // M2
	Strength:  plusCounts,
	Worth:     plusCounts,
	Load:      LoadAt{LoadPlus, "plus"},
	Laden:     func(t Table, s game.Seat, p Province) uint8 { return t.Mods.Market.Laid[s][p] },
	After:     (*Game).afterMarket,
	Cleared:   (*Game).clearPlus,
	Signs:     marketSigns, Sign: marketSign, Traits: marketTraits, Trait: marketTrait,
}

// countsAs are the items that tokens count as. // M2
var countsAs = [...]Item{ShieldToken: Shield, MaterialToken: Material}

// Item returns the item that a shield or material token counts as. // M2
func (w Ware) Item() Item { return countsAs[w] }

// wareText writes what is bought: "shield black", "plus", "labourer 3".
func wareText(a game.Action) string {
	switch ware := Ware(a.A); ware {
	case ShieldToken, MaterialToken:
		return ware.String() + " " + provinceArg(a.B)
	case Labourer:
		return ware.String() + " " + engine.Number(a.B)
	default:
		return ware.String()
	}
}

// tokenTarget is the shield token given.
func tokenTarget(g *Game, a game.Action) game.Target {
	return game.Target{Kind: TargetToken, Seat: g.Decision().Seat, A: uint8(Shield), B: a.A}
}

const (
	allColours   = 1<<Provinces - 1
	allLabourers = (1<<labourers - 1) << 1
)

// setMarket puts all tokens on the market. // M1
func (g *Game) setMarket(step) {
	g.Mods.Market = MarketState{
		Tokens:   [Items]uint8{Shield: allColours, Material: allColours},
		PlusLeft: plusTokens, EitherLeft: eitherTokens, Labourers: allLabourers,
	}
}

// marketTurn: nothing of it was done in the turn that begins.
func marketTurn(t change, _ game.Event) {
	m := &t.Mods.Market
	m.Visited, m.Fresh, m.Moving = false, 0, 0
}

// tokensCount: a shield or material token is one more item of its colour. // M2
func tokensCount(t Table, s game.Seat, i Item) uint8 { return t.Mods.Market.Owned[s][i] }

// labourersBack takes all labourers back to the market when a round begins. // M5, B40
func labourersBack(t change, _ game.Event) {
	m := &t.Mods.Market
	m.Labourers, m.Spent, m.Hired = allLabourers, 0, [MaxSeats]uint8{}
}

// afterMarket asks for a +1 token where a marker is placed, and takes tokens back.
func (g *Game) afterMarket(e game.Event) {
	switch e.Kind {
	case EventInfluence: // M3
		if g.Mods.Market.Plus[e.Seat] > 0 {
			g.Push(step{Kind: AskPlus, Seat: e.Seat, A: uint8(e.Args[0])})
		}
	case EventInfluenceBack: // T1d
		if e.Args[2]&LoadPlus != 0 {
			g.returnPlus(e.Seat, Province(e.Args[0]), 1)
		}
	}
}

// offerWares: once a turn, in which no quest is fulfilled by any rule, a coin buys a
// token that is there. // M1
func (g *Game) offerWares(s game.Seat) {
	m := &g.Mods.Market
	if m.Visited || g.Turn.ToDraw > 0 || g.Mods.Gold.Coins[s] == 0 {
		return
	}
	for ware, item := range countsAs {
		for c := range uint8(Provinces) {
			if m.Tokens[item]>>c&1 == 1 {
				g.Offer(ActBuy, uint8(ware), c)
			}
		}
	}
	if m.PlusLeft > 0 {
		g.Offer(ActBuy, uint8(PlusToken))
	}
	if m.EitherLeft > 0 {
		g.Offer(ActBuy, uint8(EitherToken))
	}
	for n := uint8(1); n <= labourers; n++ {
		if m.Labourers>>n&1 == 1 {
			g.Offer(ActBuy, uint8(Labourer), n)
		}
	}
}

// buy pays the coin and takes the token. // M1
func (g *Game) buy(st step, a game.Action) {
	g.Push(st)
	g.payCoins(st.Seat, 1)
	g.Emit(EventBought, st.Seat, int16(a.A), int16(a.B))
}

// leavesStall takes a ware, of a colour or number, off the market.
func leavesStall(t change, e game.Event) {
	m, ware := &t.Mods.Market, Ware(e.Args[0])
	switch ware {
	case ShieldToken, MaterialToken:
		m.Tokens[countsAs[ware]] &^= 1 << e.Args[1]
	case PlusToken:
		m.PlusLeft--
	case EitherToken:
		m.EitherLeft--
	case Labourer:
		m.Labourers &^= 1 << e.Args[1]
	}
}

// bought gives a ware to who bought it.
func bought(t change, e game.Event) {
	m, ware := &t.Mods.Market, Ware(e.Args[0])
	m.Visited = true
	switch ware {
	case ShieldToken, MaterialToken:
		m.Owned[e.Seat][countsAs[ware]] |= 1 << e.Args[1]
	case PlusToken:
		m.Plus[e.Seat]++
	case EitherToken:
		t.Mods.Gold.Either[e.Seat]++
	case Labourer:
		m.Hired[e.Seat] |= 1 << e.Args[1]
		m.Fresh = 1 << e.Args[1]
	}
}
