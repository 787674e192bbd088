package merlin

import (
	"fmt"
	"math/bits"
	"testing"

	"merlin/game"
)

func init() {
	lostModules = append(lostModules, lostMarket)
}

// lostMarket: every token is in one place, +1 tokens lie with markers, and Nobody who
// was at the market fulfils a quest in that turn. // M1, M3
func lostMarket(g *Game, want func(string, int, int)) {
	m := &g.Mods.Market
	if !g.rules.Has("market") {
		for s := range g.Players[:g.Seats] {
			want("tokens without the market", int(one(g.Players[s].Tokens != [Items]uint8{})), 0)
		}
		want("market without its module", int(one(*m != MarketState{})), 0)
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
			want(fmt.Sprintf("%ss that are twice", Item(i)), int(tokens[i]&g.Players[s].Tokens[i]), 0)
			tokens[i] |= g.Players[s].Tokens[i]
		}
		for p, n := range m.Laid[s] {
			want("+1 tokens without a marker", int(max(n, g.Players[s].Influence[p])), int(g.Players[s].Influence[p]))
		}
	}
	want("+1 tokens", plus, plusTokens)
	want("apple/mistletoe tokens", either, eitherTokens)
	want("labourers", workers, labourers)
	want("places of labourers", int(placesOfWorkers), allLabourers)
	want("shield tokens", int(tokens[Shield]), allColours)
	want("material tokens", int(tokens[Material]), allColours)
	want("flag tokens", int(tokens[Flag]), 0)
	want("quests fulfilled and a visit", int(one(m.Visited && g.Turn.ToDraw > 0)), 0)
}

func TestRandomMarket(t *testing.T) { playModules(t, 20, "market") }

// Every 2-set of modules with the market in it.
func TestRandomMarketAndAnother(t *testing.T) {
	for _, name := range ModuleNames() {
		if name != "market" && name != "gold" {
			playModules(t, 4, "market", name)
		}
	}
}

// Random games buy and use every kind of token, and pass; a labourer and a pass are
// turns besides those of the dice. // M1 to M5, X3
func TestMarketIsUsed(t *testing.T) {
	r := rulesOf(t, "market")
	used := map[game.EventKind]int{}
	for seed := range uint64(60) {
		g, err := New(r, 3, seed)
		if err != nil {
			t.Fatal(err)
		}
		chance := game.NewStream(seed, 77)
		used[EventTurn]++ // the set-up began it
		playout(t, g, &chance, func() {
			for _, e := range g.Events() {
				used[e.Kind]++
			}
		})
	}
	for _, kind := range []game.EventKind{EventBought, EventLabourer, EventTokenSpent, EventPlusLaid, EventPlusBack, EventEitherPaid, EventPassed} {
		if used[kind] == 0 {
			t.Errorf("in 60 games there was no %s", r.EventName(kind))
		}
	}
	if want := 60*Rounds*3*4 + used[EventLabourer] + used[EventPassed]; used[EventTurn] != want {
		t.Errorf("there were %d turns, not %d", used[EventTurn], want)
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
