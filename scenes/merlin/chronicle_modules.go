package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// modulePhrases are the rows of the modules' events, as phrases.
var modulePhrases = map[game.EventKind]func(*teller, game.Event) string{
	merlin.EventSeal: func(t *teller, e game.Event) string {
		servant := t.f.T("servant." + merlin.Servant(e.Args[0]).String())
		return t.f.T("log.seal", "servant", servant, "number", int(e.Args[1])+1)
	},
	merlin.EventSealTurned: func(t *teller, e game.Event) string {
		return t.f.T("log.seal-turned", "servant", t.f.T("servant."+merlin.Servant(e.Args[0]).String()))
	},
	merlin.EventRing: func(t *teller, e game.Event) string { return t.f.tookFrom("log.ring", e) },
	merlin.EventLed: func(t *teller, e game.Event) string {
		return t.f.T("log.led", "figure", t.f.T("figure.the."+figureWord(merlin.Figure(e.Args[0]))))
	},
	merlin.EventShifted: func(t *teller, e game.Event) string {
		if e.Args[0] < 0 {
			return t.f.T("log.shifted.less")
		}
		return t.f.T("log.shifted.more")
	},
	merlin.EventPict: func(t *teller, e game.Event) string {
		pict := t.f.rules.Box.Mods.Picts[e.Args[0]]
		return t.f.T("log.pict", "value", int(pict.Value), "bonus", t.f.pictBonus(pict))
	},
	merlin.EventKnight:     knightPhrase("log.knight"),
	merlin.EventKnightTile: knightPhrase("log.knight-tile"),
	merlin.EventKnightWon:  knightPhrase("log.knight-won"),
	merlin.EventCastle:     plain("log.castle"),
	merlin.EventKay:        plain("log.kay"),
	merlin.EventSwapped: func(t *teller, e game.Event) string {
		return t.f.T("log.swapped", "card", t.f.cardShort(e.Args[0]), "other", t.f.cardShort(e.Args[2]))
	},
	merlin.EventRecoloured: func(t *teller, e game.Event) string {
		condition := t.f.rules.Box.Quests[e.Args[0]].Conditions[e.Args[1]]
		colour := t.f.T("province." + merlin.Province(e.Args[2]).String())
		return t.f.T("log.recoloured", "condition", conditionWords(t.f.Ctx.Locale(), condition), "colour", colour)
	},
	merlin.EventTreasure: func(t *teller, e game.Event) string {
		return t.f.T("log.treasure", "treasure", t.f.treasureWords(t.f.rules.Box.Mods.Treasures[e.Args[1]]))
	},
	merlin.EventNeutralStaff: plain("log.neutral-staff"),
	merlin.EventInfluenceBack: func(t *teller, e game.Event) string { // in a scoring its category says it
		from := merlin.Province(e.Args[0])
		return t.f.T("log.levied", "from", "{"+provinceSprite(from)+"} "+t.f.T("province.from."+from.String()))
	},
	merlin.EventLooked: func(t *teller, e game.Event) string {
		p := merlin.Province(e.Args[0])
		return t.f.T("log.looked", "in", "{"+provinceSprite(p)+"} "+t.f.T("province.in."+p.String()))
	},
	merlin.EventDecree: func(t *teller, e game.Event) string {
		return t.f.T("log.decree", "decree", t.f.decreeSays(t.f.rules.Box.Mods.Decrees[e.Args[0]]))
	},
	merlin.EventDecreeUsed: plain("log.decree-used"),
}

// knightPhrase tells of an event whose first argument is a knight.
func knightPhrase(key string) func(*teller, game.Event) string {
	return func(t *teller, e game.Event) string {
		return t.f.T(key, "knight", t.f.knightName(merlin.Knight(e.Args[0])))
	}
}

func (f *frame) knightName(k merlin.Knight) string { return f.T("knight." + k.String()) }

// treasureWords says what a treasure gives.
func (f *frame) treasureWords(t merlin.Treasure) string {
	key, things := "treasure."+t.Kind.String(), ""
	switch t.Kind {
	case merlin.PairTreasure:
		things = f.treasureThings("treasure.and", t)
	case merlin.LevyTreasure:
		things = f.treasureThings("treasure.or", t)
	}
	return f.T(key, "things", things)
}

func (f *frame) treasureThings(key string, t merlin.Treasure) string {
	thing := func(i merlin.Item) string {
		if i == merlin.InfluenceItem {
			return f.T("item.a.influence")
		}
		return f.T("item.a." + i.String())
	}
	return f.T(key, "one", thing(t.Things[0]), "other", thing(t.Things[1]))
}
