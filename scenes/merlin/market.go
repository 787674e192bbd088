package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

var market = Module{
	Name: "market",

	Events: []EventRow{
		{Kind: merlin.EventBought, Fly: boughtFlies, Sound: sound.Coin, Say: func(t *teller, e game.Event) string {
			return t.f.T("log.bought", "ware", t.f.aWare(merlin.Ware(e.Args[0]), uint8(e.Args[1])))
		}},
		{Kind: merlin.EventLabourer, Fly: labourerFlies, Sound: sound.Wood, Say: func(t *teller, e game.Event) string {
			t.leaveSpace()
			return t.f.T("log.labourer", "number", int(e.Args[0]))
		}},
		{Kind: merlin.EventTokenSpent, Fly: tokenFlies, Say: func(t *teller, e game.Event) string {
			return t.f.T("log.token-spent", "ware", t.f.aWare(tokenOf(merlin.Item(e.Args[0])), uint8(e.Args[1])))
		}},
		{
			Kind: merlin.EventPlusLaid, Fly: flies("token-plus", 36, own(atPlus), own(atMarkers, 0)), Sound: sound.Wood,
			Say: plain("log.plus-laid"),
		},
		{Kind: merlin.EventPlusBack, Fly: plusFlies, Together: true, Say: plain("log.plus-back")}, // in a scoring its category says it
	},
	Score: []Part{
		{Of: ofTraitors, Counts: tokensSpent, Sprite: "token", Among: true},
		{Of: ofInfluence, Label: "score.province.worth", Counts: plusBack, Sprite: "token-plus"},
	},
	Voids: []VoidRow{{Name: "ring", Told: toldRing, Now: ringNow}},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}

// toldRing and ringNow say why the ring brings nothing to who has visited the market. // M1
func toldRing(t *teller) string {
	if t.after(merlin.EventBought, merlin.EventTurn) {
		return "ring-market"
	}
	return "ring"
}

func ringNow(f *frame, _ game.Seat) string {
	if f.View.Mods.Market.Visited {
		return "ring-market"
	}
	return "ring"
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

// ware is a token of the market on its way.
func (s *Scene) ware(w merlin.Ware, b uint8, from, to place) []flight {
	return s.flyPainted(42, from, to, func(p *ui.Painter, x, y, size float64) { drawWare(p, w, b, x, y, size) })
}

// stall is where the market's wares of a kind lie, of a colour or a number.
func stall(w merlin.Ware, b uint8) place { return at(atStall, game.NoSeat, uint8(w), b) }

func boughtFlies(s *Scene, e game.Event) []flight {
	w, b := merlin.Ware(e.Args[0]), uint8(e.Args[1])
	return s.ware(w, b, stall(w, b), token{w, b, 1}.place(e.Seat))
}

func labourerFlies(s *Scene, e game.Event) []flight {
	return s.ware(merlin.Labourer, uint8(e.Args[0]), own(atLabourer, 0)(e), at(atInstead, game.NoSeat))
}

func tokenFlies(s *Scene, e game.Event) []flight {
	w, b := tokenOf(merlin.Item(e.Args[0])), uint8(e.Args[1])
	return s.ware(w, b, own(atToken, 0, 1)(e), stall(w, b))
}

func plusFlies(s *Scene, e game.Event) []flight {
	return s.several(uint8(e.Args[1]), "token-plus", own(atMarkers, 0)(e), stall(merlin.PlusToken, 0))
}

// tokensSpent is how many tokens of a colour repelled traitors as shields. // M2
func tokensSpent(s *scored, seat game.Seat, of []uint8) int {
	return s.sum(merlin.EventTokenSpent, func(e game.Event) int {
		if e.Seat != seat || uint8(e.Args[1]) != of[0] {
			return 0
		}
		return 1
	})
}

// plusBack is how many +1 tokens lay on a seat's markers in a province. // M3
func plusBack(s *scored, seat game.Seat, of []uint8) int {
	return s.left(merlin.EventPlusBack, seat, of[0])
}
