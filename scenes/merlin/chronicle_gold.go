package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// goldPhrases are the phrases of Gold and Mistletoe and the Market.
var goldPhrases = map[game.EventKind]func(*teller, game.Event) string{
	merlin.EventPassed:    plain("log.passed"),
	merlin.EventCoin:      func(t *teller, e game.Event) string { return t.f.T("log.coin", "count", int(e.Args[0])) },
	merlin.EventCoinPaid:  func(t *teller, e game.Event) string { return t.f.T("log.coin-paid", "count", int(e.Args[0])) },
	merlin.EventMistletoe: plain("log.mistletoe"),
	merlin.EventMistletoePaid: func(t *teller, e game.Event) string {
		return t.f.T("log.mistletoe-paid", "conditions", t.f.conditionsOf(uint8(e.Args[1]), uint8(e.Args[2])))
	},
	merlin.EventEitherPaid: func(t *teller, e game.Event) string {
		if e.Args[1] < 0 {
			return t.f.T("log.either-paid.die")
		}
		return t.f.T("log.either-paid", "conditions", t.f.conditionsOf(uint8(e.Args[1]), uint8(e.Args[2])))
	},
	merlin.EventBought: func(t *teller, e game.Event) string {
		return t.f.T("log.bought", "ware", t.f.aWare(merlin.Ware(e.Args[0]), uint8(e.Args[1])))
	},
	merlin.EventLabourer: func(t *teller, e game.Event) string {
		t.space, t.named = -1, merlin.Castle
		return t.f.T("log.labourer", "number", int(e.Args[0]))
	},
	merlin.EventTokenSpent: func(t *teller, e game.Event) string {
		return t.f.T("log.token-spent", "ware", t.f.aWare(tokenOf(merlin.Item(e.Args[0])), uint8(e.Args[1])))
	},
	merlin.EventPlusLaid: plain("log.plus-laid"),
	merlin.EventPlusBack: plain("log.plus-back"), // in a scoring its category says it
}

// aWare names a token of the market, of a colour or a number, within a sentence.
func (f *frame) aWare(w merlin.Ware, b uint8) string {
	key := "ware.a." + w.String()
	switch w {
	case merlin.ShieldToken, merlin.MaterialToken:
		return f.T(key + "." + merlin.Province(b).String())
	case merlin.Labourer:
		return f.T(key, "number", int(b))
	}
	return f.T(key)
}
