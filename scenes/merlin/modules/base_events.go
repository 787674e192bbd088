package modules

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/sound"
	"merlin/scenes/table/paint"
)

// baseEvents are the rows of the base's events.
var baseEvents = []EventRow{
	{Kind: merlin.EventRound, Ends: true, Fly: (*draw.Stage).RoundShows, Sound: sound.Fanfare, Tell: tellRound, AtStart: true},
	{Kind: merlin.EventTurn, Fly: breath, Tell: endSentence, AtStart: true},
	{Kind: merlin.EventTurnOver, Fly: pause, Tell: endSentence},
	{Kind: merlin.EventPassed, Say: words.Plain("log.passed")},
	{Kind: merlin.EventOver, Closes: true, Sound: sound.Bell, Tell: tellOver},

	{Kind: merlin.EventRolled, Ends: true, Moves: paint.Tumbles, Fly: roll, Together: true, Sound: sound.Dice, Barrier: "dice"},
	{Kind: merlin.EventDieTaken, Fly: lift, Say: func(t *words.Teller, _ game.Event) string {
		t.LeaveSpace()
		return ""
	}},
	{
		Kind: merlin.EventDieSet, Moves: paint.Tumbles, Fly: turnDie,
		Say: sayDieSet, By: turnsDie, Victim: ofSeat,
	},
	{Kind: merlin.EventMoved, Moves: paint.Hops, Fly: march, Sound: sound.Wood, Say: sayMoved},
	{Kind: merlin.EventAct, Fly: halo, Say: sayAct},
	{Kind: merlin.EventDeclined, Say: words.Plain("log.declined")},
	{Kind: merlin.EventVoid, Say: sayVoid},
	{Kind: merlin.EventStaff, Moves: paint.Arcs, Fly: draw.Flies("staff", 48, draw.Own(model.AtStaffs), draw.Box(model.AtTableTop)), Say: words.Plain("log.staff")},

	{
		Kind: merlin.EventGained, Sound: sound.Coin,
		Moves: paint.Arcs, Fly: goods(draw.Box(model.AtStock, 0, 1), draw.Own(model.AtGoods, 0, 1)),
		Say: func(t *words.Teller, e game.Event) string { return t.F.T("log.gained", "thing", t.F.TheItem(e)) },
	},
	{
		Kind: merlin.EventGaveBack, Sound: sound.Coin,
		Moves: paint.Arcs, Fly: goods(draw.Own(model.AtGoods, 0, 1), draw.Box(model.AtStock, 0, 1)), Say: sayGaveBack,
	},
	{
		Kind: merlin.EventApple, Sound: sound.Coin,
		Moves: paint.Arcs, Fly: draw.Flies("apple", 44, draw.Box(model.AtBoxApples), draw.Own(model.AtApples)), Say: words.Plain("log.apple"),
	},
	{
		Kind: merlin.EventApplePaid, Sound: sound.Coin,
		Moves: paint.Arcs, Fly: draw.Flies("apple", 44, draw.Own(model.AtApples), draw.Box(model.AtBoxApples)), Say: words.Plain("log.apple-paid"),
	},
	{Kind: merlin.EventFlag, Say: sayFlag},
	{Kind: merlin.EventServant, Moves: paint.Arcs, Fly: servantGoes, Sound: sound.Wood, Say: sayServant},
	{
		Kind: merlin.EventSentHome, Moves: paint.Falls, Fly: servantGoesHome, Sound: sound.Wood,
		Say: saySentHome, By: doer, Victim: ofSeat,
	},
	{
		Kind: merlin.EventInfluence, Sound: sound.Coin,
		Moves: paint.Arcs, Fly: draw.FliesColoured("influence", 40, draw.Own(model.AtMarkerBag), draw.Own(model.AtMarkers, 0)), Say: sayInfluence,
	},
	{
		Kind: merlin.EventInfluenceBack, Together: true, Restore: restoreInfluence,
		Moves: paint.Arcs, Fly: draw.FliesColoured("influence", 40, draw.Own(model.AtMarkers, 0), draw.Own(model.AtMarkerBag)), Say: sayInfluenceBack,
	},
	{
		Kind: merlin.EventManor, Sound: sound.Wood,
		Moves: paint.Strokes, Fly: manorBuilt,
		Say: func(t *words.Teller, e game.Event) string {
			return t.F.T("log.manor", "terrain", t.F.T(words.TerrainKey(t.F.View.Domain[e.Args[0]])))
		},
	},
	{
		Kind: merlin.EventManorBack, Together: true, Sound: sound.Wood, Restore: restoreManor,
		Moves: paint.Arcs, Fly: draw.FliesColoured("manor", 46, draw.Box(model.AtTile, 0), draw.Own(model.AtManors)),
		Say: sayManorBack, By: doer, Victim: ofSeat,
	},
	{
		Kind: merlin.EventExcalibur, Moves: paint.Gleams, Fly: relicTaken(model.AtExcalibur, 1), Sound: sound.Sword,
		Say: words.TookFrom("log.excalibur"), Victim: ownerBefore,
	},
	{
		Kind: merlin.EventGrail, Moves: paint.Gleams, Fly: relicTaken(model.AtGrail, 0), Sound: sound.Harp,
		Say: words.TookFrom("log.grail"), Victim: ownerBefore,
	},
	{Kind: merlin.EventPoints, Moves: paint.Arcs, Fly: star, Together: true, Sound: sound.Coin, Tell: tellPoints},

	{
		Kind: merlin.EventFulfilled, Sound: sound.Fanfare, Moves: paint.Turns, Fly: fulfilled,
		Say: func(t *words.Teller, e game.Event) string {
			return t.F.T("log.fulfilled", "card", t.F.CardShort(e.Args[0]))
		},
	},
	{
		Kind: merlin.EventDiscarded, Sound: sound.Parchment,
		Moves: paint.Turns, Fly: draw.Dealt(draw.Own(model.AtHand, 0), draw.Box(model.AtDiscard)), Say: words.Plain("log.discarded"), Often: words.Counted("log.discarded.many"),
	},
	{Kind: merlin.EventDrawn, Moves: paint.Turns, Fly: drawn, Sound: sound.Parchment, Say: sayDrawn},
	{Kind: merlin.EventDisplay, Moves: paint.Turns, Fly: draw.Dealt(draw.Box(model.AtDeck), draw.Box(model.AtDisplay, 1)), Together: true, Sound: sound.Parchment},

	{
		Kind: merlin.EventTraitor, Together: true, Sound: sound.Parchment, Barrier: "traitor",
		Moves: paint.Storms, Fly: storming, Tell: tellTraitor,
	},
	{
		Kind: merlin.EventTraitorGone, Together: true, Sound: sound.Sword,
		Moves: paint.Topples, Fly: traitorGoes, Say: sayTraitorGone, Often: sayTraitorsGone,
	},

	{Kind: merlin.EventScoring, Ends: true, Opens: true, Fly: scoringBanner, Sound: sound.Bell, Tell: tellScoring},
	{Kind: merlin.EventCategory, Fly: stormed, Tell: tellCategory},
	{Kind: merlin.EventArea},
	{Kind: merlin.EventProvince},
	{Kind: merlin.EventGrailUsed, Say: sayGrailUsed, InScoring: true},
	{Kind: merlin.EventScored, Closes: true, Sound: sound.Horn, Tell: tellScored},
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

func restoreManor(v *merlin.Public, e game.Event) {
	v.Domain[e.Args[0]].Manor = e.Seat
	v.Players[e.Seat].Manors--
}

func restoreInfluence(v *merlin.Public, e game.Event) {
	v.Players[e.Seat].Influence[e.Args[0]] += uint8(e.Args[1])
	v.Players[e.Seat].Markers -= uint8(e.Args[1])
}
