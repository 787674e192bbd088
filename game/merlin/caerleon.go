package merlin

import (
	"fmt"
	"slices"

	"merlin/game"
	"merlin/game/engine"
)

// The City of Caerleon: six districts lie over the provinces, each with a place for
// a lady and two places for other servants, whose actions it decides. All that can be
// taken lies on a district of its kind; other rules take it by its colour as ever. // C6

// District is a district of the city.
type District uint8

const (
	Bank District = iota
	MarketDistrict
	Orchard
	Forge
	Quarry
	Tailor
)

var districtWords = [Provinces]string{
	Bank: "bank", MarketDistrict: "market", Orchard: "orchard", Forge: "forge", Quarry: "quarry", Tailor: "tailor",
}

func (d District) String() string { return engine.Word(districtWords[:], uint8(d)) }

// districtStocks is what lies on each district, and is taken from there and returned
// there. // C3
var districtStocks = [Provinces][]Item{
	Bank:    {CoinItem},
	Orchard: {AppleItem, MistletoeItem},
	Forge:   {Shield},
	Quarry:  {Material},
	Tailor:  {Flag},
}

// Stock returns what lies on the district: on the market, nothing. // C3
func (d District) Stock() []Item { return districtStocks[d] }

// CaerleonState is the state of the City of Caerleon.
type CaerleonState struct {
	Districts [Provinces]District // over each province
}

func (CaerleonState) modules() []*Module { return []*Module{caerleon, caerleonRandom} }

// Where the numbers of the module's kinds begin, and single ones.
const (
	caerleonActions = moduleActions + 70
	caerleonSteps   = moduleSteps + 80
	caerleonEvents  = moduleEvents + 80
	chanceCaerleon  = chanceModules + 3
	TargetServant   = moduleTargets + 15 // Seat's servant A in province B
)

const (
	ActSendHome = caerleonActions + iota // send home seat A's servant B
	ActGiveCoin                          // trade: give a coin
	_                                    // ActTakeCoin
	ActNoTrade                           // trade no more
)

const (
	stepSetCity = caerleonSteps + iota
	AskCrowd
	AskTakeKind
	AskCityGive
	AskCityTake
)

const EventDistrict = caerleonEvents // district, province: in the set-up

const (
	cityPlaces = 2 // C2: for servants who are no ladies
	cityTrades = 4 // C4
)

// caerleon lays the districts on the provinces of their colours, caerleonRandom by
// chance. // C1
var (
	caerleon       = city("caerleon", "", (*Game).layDistricts)
	caerleonRandom = city("caerleon-random", "caerleon", (*Game).dealDistricts)
)

func city(name, variant string, lay func(*Game, step)) *Module {
	return &Module{
		Name: name, Variant: variant,
		Brings: "gold",
		Chance: chanceCaerleon,
		Tables: []tableRow{{"districts", Provinces, (*Box).readDistrict, (*Box).checkDistricts}},
		Servants: []ServantAt{ // C4; the lady acts as ever (C5)
			{ShieldBearer, cityServant(ShieldBearer)},
			{Mason, cityServant(Mason)},
			{FlagBearer, cityServant(FlagBearer)},
		},
		Actions: []actionRow{
			{Kind: ActSendHome, Text: "send-home", Args: []argument{seatArg, servantArg}, Target: crowdTarget, Do: (*Game).leaveCity},
			{Kind: ActGiveCoin, Text: "give-coin", Target: at(TargetCoins), Do: (*Game).giveCoin},
			{Kind: ActNoTrade, Text: "no-trade", Do: nothing},
		},
		Steps: []stepRow{
			{Kind: stepSetCity, Run: lay},
			{Kind: AskCrowd, Name: "crowd", Ask: (*Game).askCrowd},
			{Kind: AskTakeKind, Name: "take-kind", Ask: (*Game).askTakeKind, Doing: true, Auto: true},
			{Kind: AskCityGive, Name: "city-give", Ask: (*Game).askCityGive, Doing: true, Then: (*Game).trade},
			{Kind: AskCityTake, Name: "city-take", Ask: (*Game).askCityTake, Doing: true},
		},
		Events: []eventRow{{
			Kind: EventDistrict, Name: "district", Args: "district, province",
			Arrive: func(t change, e game.Event) { t.Mods.Caerleon.Districts[e.Args[1]] = District(e.Args[0]) },
		}},
		Setup: []StepAt{{Behind: stepSetBoard, Step: stepSetCity}}, // X2
		Lies:  cityLies,
		Signs: caerleonSigns, Sign: caerleonSign, Traits: caerleonTraits, Trait: caerleonTrait, Serves: cityServes,
		After: func(g *Game, e game.Event) {
			if e.Kind == EventServant {
				g.crowd(e.Seat, Servant(e.Args[0]), Province(e.Args[1]))
			}
		},
	}
}

// layDistricts lays them as the box says. // C1
func (g *Game) layDistricts(step) { g.setDistricts(g.rules.Box.Mods.Districts) }

// dealDistricts lays them by chance; each takes the colour of its province. // C1
func (g *Game) dealDistricts(step) {
	g.Reveal()
	d := g.rules.Box.Mods.Districts
	game.Shuffle(&g.Chance[chanceCaerleon], d[:])
	g.setDistricts(d)
}

func (g *Game) setDistricts(over [Provinces]District) {
	for p, d := range over {
		g.Emit(EventDistrict, game.NoSeat, int16(d), int16(p))
	}
}

// cityLies returns the province under the district where something lies. // C3
func cityLies(t Table, i Item, p Province) Province {
	for under, d := range t.Mods.Caerleon.Districts {
		if slices.Contains(d.Stock(), i) {
			return Province(under)
		}
	}
	return p
}

// crowd sees to the two places of servants who are no ladies: one of them has to leave
// for a third. Who was there already has left the place to his like. // C2
func (g *Game) crowd(s game.Seat, v Servant, p Province) {
	others := 0
	g.others(v, p, func(game.Seat, Servant) { others++ })
	if v != Lady && others == cityPlaces {
		g.Push(step{Kind: AskCrowd, Seat: s, A: uint8(v), B: uint8(p)})
	}
}

// others calls do for each servant who stands in a province besides ladies and the
// type just placed.
func (g *Game) others(placed Servant, p Province, do func(game.Seat, Servant)) {
	for s := range game.Seat(g.Seats) {
		for v, at := range g.Players[s].Servants {
			if at == p && Servant(v) != Lady && Servant(v) != placed {
				do(s, Servant(v))
			}
		}
	}
}

// askCrowd: who placed servant A in province B chooses which of the two others leaves,
// perhaps one of his own. // C2, C2a
func (g *Game) askCrowd(st step) {
	g.others(Servant(st.A), Province(st.B), func(s game.Seat, v Servant) { g.Offer(ActSendHome, uint8(s), uint8(v)) })
}

func (g *Game) leaveCity(_ step, a game.Action) { g.sendHome(game.Seat(a.A), Servant(a.B)) }

// crowdTarget is the servant who would leave.
func crowdTarget(g *Game, a game.Action) game.Target {
	return game.Target{Kind: TargetServant, Seat: game.Seat(a.A), A: a.B, B: uint8(g.Players[a.A].Servants[a.B])}
}

// cityServant returns what a servant who is no lady does in the districts. // C4
func cityServant(v Servant) func(*Game, game.Seat, Province) {
	return func(g *Game, s game.Seat, p Province) {
		switch g.Mods.Caerleon.Districts[p] {
		case Bank:
			g.takeCoins(s, 2)
		case MarketDistrict:
			g.Push(step{Kind: AskCityGive, Seat: s, A: cityTrades})
		case Orchard:
			g.Push(step{Kind: AskOrchard, Seat: s})
			g.Push(step{Kind: AskOrchard, Seat: s})
		case Forge:
			g.takeKind(s, Shield, v == ShieldBearer)
		case Quarry:
			g.takeKind(s, Material, v == Mason)
		case Tailor:
			g.takeKind(s, Flag, v == FlagBearer)
		}
	}
}

// takeKind takes an item of a kind, two if the servant is at home with it. // C4
func (g *Game) takeKind(s game.Seat, i Item, two bool) {
	for range 1 + one(two) {
		g.Push(step{Kind: AskTakeKind, Seat: s, A: uint8(i)})
	}
}

// askTakeKind offers item A in every colour; no rule names one, so no knight can name
// another. // C4a, C7
func (g *Game) askTakeKind(st step) {
	for p := range Province(Provinces) {
		if g.Table().Open(Item(st.A), p) {
			g.Offer(ActTake, st.A, uint8(p))
		}
	}
}

// askCityGive begins one of A trades that are left: an item is given, or a coin; or
// nothing more. Without anything to give there is none. // C4, C4a
func (g *Game) askCityGive(st step) {
	g.askGive(st)
	if g.Mods.Gold.Coins[st.Seat] > 0 {
		g.Offer(ActGiveCoin)
	}
	if len(g.Offered()) > 0 {
		g.Offer(ActNoTrade)
	}
}

func (g *Game) giveCoin(st step, _ game.Action) {
	st.B = 1
	g.trade(st)
	g.payCoins(st.Seat, 1)
}

// trade goes on when something was given, a coin if B is 1: something is taken for it,
// then comes the next trade. // C4a
func (g *Game) trade(st step) {
	if st.A > 1 {
		g.Push(step{Kind: AskCityGive, Seat: st.Seat, A: st.A - 1})
	}
	g.Push(step{Kind: AskCityTake, Seat: st.Seat, A: st.A, B: st.B})
}

// askCityTake offers any item, also the one just given, and a coin for what was none. // C4, C4a
func (g *Game) askCityTake(st step) {
	g.askTakeAny(st)
	if st.B == 0 && g.Table().coins() {
		g.Offer(ActTakeCoin)
	}
}

// readDistrict reads the district over a province.
func (b *Box) readDistrict(n int, words []string) error {
	if len(words) != 1 {
		return fmt.Errorf("one district is needed, not %d", len(words))
	}
	d, err := lookUp("district", words[0], districtWords[:])
	b.Mods.Districts[n] = District(d)
	return err
}

// checkDistricts wants each district once. // C1
func (b *Box) checkDistricts() error {
	var seen [Provinces]bool
	for _, d := range b.Mods.Districts {
		if seen[d] {
			return fmt.Errorf("the %s is there twice", d)
		}
		seen[d] = true
	}
	return nil
}
