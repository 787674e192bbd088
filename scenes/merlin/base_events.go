package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/sound"
)

// baseEvents are the rows of the base's events.
var baseEvents = []EventRow{
	{Kind: merlin.EventRound, Fly: (*stage).roundBanner, Tell: (*teller).tellRound, AtStart: true},
	{Kind: merlin.EventTurn, Fly: (*stage).breath, Tell: (*teller).endSentence, AtStart: true},
	{Kind: merlin.EventTurnOver, Fly: (*stage).pause, Tell: (*teller).endSentence},
	{Kind: merlin.EventPassed, Say: plain("log.passed")},
	{Kind: merlin.EventOver, Sound: sound.Bell, Tell: (*teller).tellOver},

	{Kind: merlin.EventRolled, Fly: (*stage).roll, Together: true, Sound: sound.Dice, Barrier: "dice"},
	{Kind: merlin.EventDieTaken, Fly: (*stage).lift, Say: func(t *teller, _ game.Event) string {
		t.leaveSpace()
		return ""
	}},
	{
		Kind: merlin.EventDieSet, Fly: (*stage).turnDie,
		Say: sayDieSet, By: (*teller).turnsDie, Victim: ofSeat,
	},
	{Kind: merlin.EventMoved, Fly: (*stage).march, Sound: sound.Wood, Say: sayMoved},
	{Kind: merlin.EventAct, Fly: (*stage).halo, Say: sayAct},
	{Kind: merlin.EventDeclined, Say: plain("log.declined")},
	{Kind: merlin.EventVoid, Say: sayVoid},
	{Kind: merlin.EventStaff, Fly: flies("staff", 48, own(atStaffs), box(atTableTop)), Say: plain("log.staff")},

	{
		Kind: merlin.EventGained, Sound: sound.Coin,
		Fly: goods(box(atStock, 0, 1), own(atGoods, 0, 1)),
		Say: func(t *teller, e game.Event) string { return t.f.T("log.gained", "thing", t.f.theItem(e)) },
	},
	{
		Kind: merlin.EventGaveBack, Sound: sound.Coin,
		Fly: goods(own(atGoods, 0, 1), box(atStock, 0, 1)), Say: sayGaveBack,
	},
	{
		Kind: merlin.EventApple, Sound: sound.Coin,
		Fly: flies("apple", 44, box(atBoxApples), own(atApples)), Say: plain("log.apple"),
	},
	{
		Kind: merlin.EventApplePaid, Sound: sound.Coin,
		Fly: flies("apple", 44, own(atApples), box(atBoxApples)), Say: plain("log.apple-paid"),
	},
	{Kind: merlin.EventFlag, Say: sayFlag},
	{Kind: merlin.EventServant, Fly: (*stage).servantGoes, Sound: sound.Wood, Say: sayServant},
	{
		Kind: merlin.EventSentHome, Fly: (*stage).servantGoesHome, Sound: sound.Wood,
		Say: saySentHome, By: (*teller).doer, Victim: ofSeat,
	},
	{
		Kind: merlin.EventInfluence, Sound: sound.Coin,
		Fly: fliesColoured("influence", 40, own(atMarkerBag), own(atMarkers, 0)), Say: sayInfluence,
	},
	{
		Kind: merlin.EventInfluenceBack, Together: true,
		Fly: fliesColoured("influence", 40, own(atMarkers, 0), own(atMarkerBag)), Say: sayInfluenceBack,
	},
	{
		Kind: merlin.EventManor, Sound: sound.Wood,
		Fly: fliesColoured("manor", 46, own(atManors), box(atTile, 0)),
		Say: func(t *teller, e game.Event) string {
			return t.f.T("log.manor", "terrain", t.f.T(terrainKey(t.f.View.Domain[e.Args[0]])))
		},
	},
	{
		Kind: merlin.EventManorBack, Together: true, Sound: sound.Wood, Restore: restoreManor,
		Fly: fliesColoured("manor", 46, box(atTile, 0), own(atManors)),
		Say: sayManorBack, By: (*teller).doer, Victim: ofSeat,
	},
	{
		Kind: merlin.EventExcalibur, Fly: fliesRelic("Excalibur", 52, atExcalibur, 1), Sound: sound.Sword,
		Say: tookFrom("log.excalibur"), Victim: ownerBefore,
	},
	{
		Kind: merlin.EventGrail, Fly: fliesRelic("Grail", 52, atGrail, 0),
		Say: tookFrom("log.grail"), Victim: ownerBefore,
	},
	{Kind: merlin.EventPoints, Fly: (*stage).star, Together: true, Sound: sound.Coin, Tell: (*teller).tellPoints},

	{
		Kind: merlin.EventFulfilled, Sound: sound.Parchment, Fly: dealt(own(atHand, 0), box(atDiscard)),
		Say: func(t *teller, e game.Event) string {
			return t.f.T("log.fulfilled", "card", t.f.cardShort(e.Args[0]))
		},
	},
	{
		Kind: merlin.EventDiscarded, Sound: sound.Parchment,
		Fly: dealt(own(atHand, 0), box(atDiscard)), Say: plain("log.discarded"),
	},
	{Kind: merlin.EventDrawn, Fly: (*stage).drawn, Sound: sound.Parchment, Say: sayDrawn},
	{Kind: merlin.EventDisplay, Fly: dealt(box(atDeck), box(atDisplay, 1)), Together: true, Sound: sound.Parchment},

	{
		Kind: merlin.EventTraitor, Together: true, Sound: sound.Parchment, Barrier: "traitor",
		Fly: traitor(box(atPile), own(atTraitors, 0)), Tell: (*teller).tellTraitor,
	},
	{
		Kind: merlin.EventTraitorGone, Together: true, Sound: sound.Sword,
		Fly: traitor(own(atTraitors, 0), box(atBanished)), Say: sayTraitorGone,
	},

	{Kind: merlin.EventScoring, Opens: true, Fly: (*stage).scoringBanner, Sound: sound.Bell, Tell: (*teller).tellScoring},
	{Kind: merlin.EventCategory, Tell: (*teller).tellCategory},
	{Kind: merlin.EventArea},
	{Kind: merlin.EventProvince},
	{Kind: merlin.EventGrailUsed, Say: sayGrailUsed, InScoring: true},
	{Kind: merlin.EventScored, Closes: true, Tell: (*teller).tellScored},
}

// ofSeat is a victim whose event it is; ownerBefore one who loses what there is only
// one of.
func ofSeat(e game.Event) game.Seat { return e.Seat }

func ownerBefore(e game.Event) game.Seat {
	if s := game.Seat(e.Args[0]); s >= 0 && s != e.Seat {
		return s
	}
	return game.NoSeat
}

func restoreManor(v *merlin.Public, e game.Event) { v.Domain[e.Args[0]].Manor = e.Seat }
