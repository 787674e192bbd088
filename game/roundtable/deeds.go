package roundtable

import "merlin/game"

// deed is something done for all to see, by which a Traitor may be told from others: what
// is done, and where it matters how things stood then.
type deed uint8

// Each begins where the one before it ends, which may be several deeds in a row, told apart by
// what its comment names.
const (
	noDeed        deed = 0
	deedCard           = noDeed + 1     // chosen of the three evils
	deedEngine         = deedCard + 1   // few, some, many stand there then
	deedLife           = deedEngine + 3 // little is left, much
	deedFaceDown       = deedLife + 2
	deedFaceUp         = deedFaceDown + 1
	deedLay            = deedFaceUp + 1 // by Quest, also at Excalibur’s and the Grail’s
	deedSiege          = deedLay + 6
	deedDraw           = deedSiege + 1  // few cards then, some, many
	deedHome           = deedDraw + 3   // with few cards or many, from where nothing was done, or something
	deedAcross         = deedHome + 4   // from one Quest to another, where nothing was done, or something
	deedOut            = deedAcross + 2 // to each Quest, with few cards or many
	deedSpecial        = deedOut + 12   // by card, from Merlin on
	deedHeal           = deedSpecial + 9
	deedSacrifice      = deedHeal + 1
	deedWrong          = deedSacrifice + 1 // has accused a Loyal Knight
	deedLost           = deedWrong + 1     // a Quest by a card of his
	deedWon            = deedLost + 1
	deedVolunteer      = deedWon + 1
	deedDecline        = deedVolunteer + 1
	deedTry            = deedDecline + 1
	deedLetBe          = deedTry + 1
	deedMerlins        = deedLetBe + 1   // given
	deedGift           = deedMerlins + 1 // a low Fight card, a high one, a Grail, a Special
	deedRefuse         = deedGift + 4

	deeds = deedRefuse + 1
)

// level returns how many of the bounds a number has reached, as a deed's place in its row.
func level(n uint8, bounds ...uint8) (at deed) {
	for _, b := range bounds {
		at += deed(one(n >= b))
	}
	return at
}

// manyCards are those of a hand with which one could do something on most Quests.
const manyCards = 6

// deedOf returns what an event shows of him who has caused it.
func (g *Game) deedOf(e game.Event) deed {
	who := &g.Players[e.Seat]
	switch e.Kind {
	case EventEvil:
		switch e.Args[0] {
		case EvilEngine:
			return deedEngine + level(g.Engines, 4, 9)
		case EvilLife:
			return deedLife + level(who.Life, 3)
		}
		return deedCard
	case EventFightLaid:
		return deedLay + deed(kindOf(Place(e.Args[1])))
	case EventGrailCard:
		return deedLay + deed(kindOf(GrailQuest))
	case EventOffered:
		return deedLay + deed(kindOf(ExcaliburQuest))
	case EventMoved:
		return g.movement(e)
	case EventHeroic:
		return g.heroicDeed(e)
	case EventGiven:
		return deedGift + level(uint8(e.Args[0]), uint8(Fight4), uint8(GrailCard), uint8(Merlin))
	case EventPlayed:
		return deedSpecial + deed(White(e.Args[0])-Merlin)
	case EventAccused:
		if g.Players[e.Args[0]].Shown == Loyal {
			return deedWrong
		}
		return noDeed
	case EventDecided:
		return deedLost + deed(e.Args[1])
	}
	return plainDeeds[e.Kind]
}

// plainDeeds are those of which it does not matter how things stood.
var plainDeeds = [256]deed{
	EventFaceDown: deedFaceDown, EventFaceUp: deedFaceUp, EventSiege: deedSiege, EventSacrifice: deedSacrifice,
	EventVolunteer: deedVolunteer, EventDeclined: deedDecline, EventTry: deedTry, EventLetBe: deedLetBe,
	EventMerlins: deedMerlins, EventRefused: deedRefuse,
}

// movement tells where one rides by oneself.
func (g *Game) movement(e game.Event) deed {
	from, to := Place(e.Args[0]), Place(e.Args[1])
	worked := deed(one(g.memory.worked&bit(e.Seat) != 0))
	many := level(g.Players[e.Seat].Hand, manyCards)
	switch {
	case e.Args[2] != ByMove && e.Args[2] != ByRide:
		return noDeed
	case to == Camelot:
		return deedHome + 2*worked + many
	case from != Camelot:
		return deedAcross + worked
	}
	return deedOut + 2*deed(kindOf(to)) + many
}

// heroicDeed tells drawing cards, which is the action of the place in Camelot but for the
// siege, and actions that no other event tells of.
func (g *Game) heroicDeed(e game.Event) deed {
	switch {
	case e.Args[0] == KindHeal:
		return deedHeal
	case e.Args[0] != KindPlace:
		return noDeed
	}
	for _, other := range g.Events() {
		switch other.Kind {
		case EventSiege, EventFightLaid, EventGrailCard, EventOffered:
			return noDeed
		case EventRowGone:
			return deedLay + deed(kindOf(GrailQuest))
		}
	}
	return deedDraw + level(g.Players[e.Seat].Hand, 6, 9)
}

// oddity says how much oftener a Traitor does a thing than others, in hundredths of a
// doubling: fitted to games of computer players of before and of now (TestFitSuspicion).
var oddity = [eyes][deeds]int16{before: {
	deedCard: 10, deedEngine: -180, 23, -6, deedLife: -25, 6, deedFaceDown: -13, deedFaceUp: 0,
	deedLay: 46, 63, 17, -5, -6, 6, deedSiege: -4, deedDraw: -47, -38, -17, deedHome: 19, 111, 43, 175, deedAcross: 14, 10,
	deedOut: 77, 200, 28, 109, 4, -2, -42, 43, -77, -42, -31, -11, deedSpecial: -200, -37, -49, -11, -56, 8, -5, -23, -51,
	deedHeal: 51, deedSacrifice: -4, deedWrong: 200, deedLost: -16, deedWon: -7, deedVolunteer: 18, deedDecline: 3,
	deedTry: -24, deedLetBe: 11, deedMerlins: -200, deedGift: 125, 78, 156, 0, deedRefuse: -1,
}, since: {
	0, -2, 184, 200, 42, -71, -37, -16, 0, -35, 200, -200, 161, 21, 114, 0, 15, -159, -179, -2, 187, 200, 200, 97, 85, 44, -72, 25, 160, -146, -188, 74, -21, -63, -128, 163, -16, -121, -101, -54, -90, -61, 78, -123, -28, -131, 0, -40, 200, 0, -86, 10, 27, -10, 6, -200, 99, 117, 173, 143, -75,
}}
