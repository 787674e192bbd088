package merlin

import (
	"math/bits"
	"runtime"
	"testing"

	"merlin/game"
)

func init() {
	lostModules = append(lostModules, lostMarket)
}

// lostMarket: every token is in one place, +1 tokens lie with markers, and Nobody who
// was at the market fulfils a quest in that turn. // M1, M3
func lostMarket(g *Game, l *losses) {
	m := &g.Mods.Market
	if !g.rules.Has("market") {
		for s := range g.Players[:g.Seats] {
			l.want(int(one(g.Mods.Market.Owned[s] != [Items]uint8{})), 0, "tokens without the market")
		}
		l.want(int(one(*m != MarketState{})), 0, "market without its module")
		return
	}
	plus, either := int(m.PlusLeft), int(m.EitherLeft)
	workers, tokens := bits.OnesCount8(m.Labourers)+bits.OnesCount8(m.Spent), m.Tokens
	placesOfWorkers := m.Labourers | m.Spent
	for s := range g.Players[:g.Seats] {
		plus += int(m.Plus[s]) + sum(m.Laid[s][:])
		either += int(g.Mods.Gold.Either[s])
		workers += bits.OnesCount8(m.Hired[s])
		placesOfWorkers |= m.Hired[s]
		for i := range tokens {
			l.want(int(tokens[i]&g.Mods.Market.Owned[s][i]), 0, "%ss that are twice", Item(i))
			tokens[i] |= g.Mods.Market.Owned[s][i]
		}
		for p, n := range m.Laid[s] {
			l.want(int(max(n, g.Players[s].Influence[p])), int(g.Players[s].Influence[p]), "+1 tokens without a marker")
		}
	}
	l.want(plus, plusTokens, "+1 tokens")
	l.want(either, eitherTokens, "apple/mistletoe tokens")
	l.want(workers, labourers, "labourers")
	l.want(int(placesOfWorkers), allLabourers, "places of labourers")
	l.want(int(tokens[Shield]), allColours, "shield tokens")
	l.want(int(tokens[Material]), allColours, "material tokens")
	l.want(int(tokens[Flag]), 0, "flag tokens")
	l.want(int(one(m.Visited && g.Turn.ToDraw > 0)), 0, "quests fulfilled and a visit")
}

// Random games buy and use every kind of token, and pass; a labourer and a pass are
// turns besides those of the dice. // M1 to M5, X3
func TestRandomMarket(t *testing.T) {
	used, seats := map[game.EventKind]int{}, 0
	r := rulesOf(t, "market")
	playSeats(t, 20, []int{2, 3, 4}, func(p *randomGame) {
		if len(p.actions) == 0 {
			used[EventTurn]++ // the set-up began it
			seats += int(p.Seats)
			return
		}
		for _, e := range p.Events() {
			used[e.Kind]++
		}
	}, "market")
	for _, kind := range []game.EventKind{EventBought, EventLabourer, EventTokenSpent, EventPlusLaid, EventPlusBack, EventEitherPaid, EventPassed} {
		if used[kind] == 0 && runtime.GOARCH != "wasm" {
			t.Errorf("there was no %s", r.EventName(kind))
		}
	}
	if want := seats*Rounds*4 + used[EventLabourer] + used[EventPassed]; used[EventTurn] != want {
		t.Errorf("there were %d turns, not %d", used[EventTurn], want)
	}
}

// Every 2-set of modules with the market in it.
func TestRandomMarketAndAnother(t *testing.T) {
	for _, name := range ModuleNames() {
		if name != "market" && name != "gold" {
			playModules(t, 4, "market", name)
		}
	}
}

// What is bought and given is touched where it lies.
func TestMarketTargets(t *testing.T) {
	g := start(t, gold, market)
	s := g.Decision().Seat
	for a, want := range map[game.Action]game.Target{
		{Kind: ActBuy, A: uint8(Labourer), B: 4}:    {Kind: TargetStall, Seat: s, A: uint8(Labourer), B: 4},
		{Kind: ActLabourer, A: 4}:                   {Kind: TargetLabourer, Seat: s, A: 4},
		{Kind: ActGuardToken, A: uint8(Grey)}:       {Kind: TargetToken, Seat: s, A: uint8(Shield), B: uint8(Grey)},
		{Kind: ActBuildToken, A: 7, B: uint8(Grey)}: {Kind: TargetTile, Seat: s, A: 7, B: uint8(Grey)},
		{Kind: ActLayPlus, A: uint8(Grey)}:          {Kind: TargetPlus, Seat: s, A: uint8(Grey)},
		{Kind: ActCoin, A: 1, B: 3}:                 {Kind: TargetDie, Seat: s, A: 1, B: 3},
		{Kind: ActEither, A: 3}:                     {Kind: TargetEither, Seat: s, A: 3},
		{Kind: ActMistletoe, A: 12, B: 3, C: 1}:     {Kind: TargetCard, Seat: s, A: 12, B: 3},
		{Kind: ActTakeApple}:                        {Kind: TargetAppleSupply, Seat: s},
		{Kind: ActTakeMistletoe}:                    {Kind: TargetMistletoeSupply, Seat: s},
	} {
		if got := g.Target(a); got != want {
			t.Errorf("%s touches %+v, want %+v", g.Text(a), got, want)
		}
	}
}
