package roundtable

import (
	"merlin/game"
	"merlin/game/engine"
)

// Targets: what on the table an action touches.
const (
	TargetNone   = iota
	TargetCard   // card A of the seat's hand
	TargetPool   // the card at place A of those to be shared
	TargetPlace  // place A
	TargetSeat   // Seat
	TargetEngine // the siege
	TargetBlack  // the Black side of Quest A, or warriors of War A
	TargetPile   // the Black pile
	TargetWhite  // the White pile
	TargetTaken  // the card at place A of those taken
	TargetSeen   // the card at place A of the Black pile, from the top, of those put in order
	TargetLife   // Seat's Life
	TargetRelic  // relic A
	TargetCome   // the card that comes
)

func at(kind uint8) func(*Game, game.Action) game.Target { return engine.At[*Game](kind) }

// thing returns a target function for a thing of the table that A names.
func thing(kind uint8) func(*Game, game.Action) game.Target {
	return func(_ *Game, a game.Action) game.Target {
		return game.Target{Kind: kind, Seat: game.NoSeat, A: a.A}
	}
}

// single is a target function for the only thing of its kind.
func single(kind, of uint8) func(*Game, game.Action) game.Target {
	return func(*Game, game.Action) game.Target { return game.Target{Kind: kind, Seat: game.NoSeat, A: of} }
}

// seat is a target function for the seat that A names.
func seat(_ *Game, a game.Action) game.Target {
	return game.Target{Kind: TargetSeat, Seat: game.Seat(a.A)}
}

// exchanged is that of Arthur's power: the card, which goes to a seat.
func exchanged(g *Game, a game.Action) game.Target {
	return game.Target{Kind: TargetCard, Seat: g.Decision().Seat, A: a.B, B: a.A + 1}
}

func whiteArg(v uint8) string { return White(v).String() }
func placeArg(v uint8) string { return Place(v).String() }

// actionRows are the rows of the actions.
func actionRows() []actionRow {
	card, place := []engine.Arg{whiteArg}, []engine.Arg{placeArg}
	seats, number := []engine.Arg{engine.Place}, []engine.Arg{engine.Number}
	return []actionRow{
		{Kind: ActGift, Text: "gift", Args: card, Target: at(TargetCard), Do: (*Game).gift},
		{Kind: ActPropose, Text: "propose", Do: (*Game).propose},
		{Kind: ActPass, Text: "pass", Do: (*Game).pass},
		{Kind: ActDeal, Text: "deal", Do: (*Game).askForDeal},
		{Kind: ActShare, Text: "share", Args: []engine.Arg{engine.Place, engine.Place}, Target: shared, Do: (*Game).assign},
		{Kind: ActAccept, Text: "accept", Do: (*Game).accept},
		{Kind: ActRefuse, Text: "refuse", Do: (*Game).refuse},
		{Kind: ActLook, Text: "look", Target: single(TargetPile, 1), Do: (*Game).look},
		{Kind: ActUnder, Text: "under", Args: []engine.Arg{engine.Place}, Target: thing(TargetTaken), Do: (*Game).putOrPick},
		{Kind: ActDrawBlack, Text: "draw-black", Target: single(TargetPile, 0), Do: (*Game).drawBlack},
		{Kind: ActEngine, Text: "engine", Target: single(TargetEngine, 0), Do: (*Game).addEngine},
		{Kind: ActLife, Text: "life", Target: at(TargetLife), Do: (*Game).giveLife},
		{Kind: ActFaceUp, Text: "face-up", Target: single(TargetCome, 0), Do: (*Game).faceUp},
		{Kind: ActFaceDown, Text: "face-down", Target: single(TargetCome, 1), Do: (*Game).faceDown},
		{Kind: ActWar, Text: "war", Args: place, Target: thing(TargetPlace), Do: (*Game).war},
		{Kind: ActTry, Text: "try", Do: (*Game).try},
		{Kind: ActLetBe, Text: "let-be", Do: (*Game).letBe},
		{Kind: ActPledge, Text: "pledge", Args: number, Do: (*Game).pledge},
		{Kind: ActGiveUp, Text: "give-up", Target: single(TargetRelic, uint8(Excalibur)), Do: (*Game).giveUp},
		{Kind: ActKeep, Text: "keep", Do: nothing},
		{Kind: ActVolunteer, Text: "volunteer", Do: (*Game).volunteer},
		{Kind: ActDecline, Text: "decline", Do: (*Game).declines},
		{Kind: ActDiscard, Text: "discard", Args: card, Target: at(TargetCard), Do: (*Game).discard},
		{Kind: ActMove, Text: "move", Args: place, Target: thing(TargetPlace), Do: (*Game).move},
		{Kind: ActRide, Text: "ride", Args: place, Target: thing(TargetPlace), Do: (*Game).ride},
		{Kind: ActLay, Text: "lay", Args: card, Target: at(TargetCard), Do: (*Game).lay},
		{Kind: ActOffer, Text: "offer", Args: card, Target: at(TargetCard), Do: (*Game).offer},
		{Kind: ActDrawWhite, Text: "draw-white", Target: single(TargetWhite, 0), Do: (*Game).drawWhite},
		{Kind: ActFight, Text: "fight", Target: single(TargetEngine, 0), Do: (*Game).fight},
		{Kind: ActAdd, Text: "add", Args: card, Target: at(TargetCard), Do: (*Game).add},
		{Kind: ActRoll, Text: "roll", Do: (*Game).roll},
		{Kind: ActLend, Text: "lend", Args: card, Target: at(TargetCard), Do: (*Game).lend},
		{Kind: ActNoCard, Text: "no-card", Do: nothing},
		{Kind: ActPlay, Text: "play", Args: card, Target: at(TargetCard), Do: (*Game).playSpecial},
		{Kind: ActGrace, Text: "grace", Args: card, Target: at(TargetCard), Do: (*Game).playSpecial},
		{Kind: ActReveal, Text: "reveal", Target: single(TargetCard, uint8(Fate)), Do: (*Game).reveal},
		{Kind: ActHeal, Text: "heal", Args: card, Target: at(TargetCard), Do: (*Game).heal},
		{Kind: ActAccuse, Text: "accuse", Args: seats, Target: seat, Do: (*Game).accuse},
		{Kind: ActSacrifice, Text: "sacrifice", Target: at(TargetLife), Do: (*Game).sacrifice},
		{Kind: ActEnd, Text: "end", Do: (*Game).endTurn},
		{Kind: ActExchange, Text: "exchange", Args: []engine.Arg{engine.Place, whiteArg}, Target: exchanged, Do: (*Game).exchange},
		{Kind: ActReturn, Text: "return", Args: card, Target: at(TargetCard), Do: (*Game).giveBack},
		{Kind: ActRemoveEngine, Text: "remove-engine", Target: single(TargetEngine, 0), Do: (*Game).removeEngine},
		{Kind: ActRemoveBlack, Text: "remove-black", Args: place, Target: thing(TargetBlack), Do: (*Game).removeBlack},
		{Kind: ActRemoveWarrior, Text: "remove-warrior", Args: place, Target: thing(TargetBlack), Do: (*Game).removeWarrior},
		{Kind: ActHeroism, Text: "heroism", Args: place, Target: thing(TargetPlace), Do: (*Game).heroism},
		{Kind: ActSelf, Text: "self", Do: (*Game).self},
		{Kind: ActOthers, Text: "others", Do: (*Game).others},
		{Kind: ActMessenger, Text: "to", Args: seats, Target: seat, Do: (*Game).messenger},
		{Kind: ActSend, Text: "send", Args: card, Target: at(TargetCard), Do: (*Game).sendCard},
		{Kind: ActSent, Text: "sent", Do: nothing},
		{Kind: ActNext, Text: "next", Args: []engine.Arg{engine.Place}, Target: thing(TargetSeen), Do: (*Game).next},
		{Kind: ActReturnHome, Text: "return-home", Target: single(TargetPlace, uint8(Camelot)), Do: (*Game).returnHome},
		{Kind: ActStay, Text: "stay", Do: (*Game).stay},
		{Kind: ActDrink, Text: "drink", Args: seats, Target: seat, Do: (*Game).drink},
		{Kind: ActNoDrink, Text: "no-drink", Do: nothing},
		{Kind: ActRob, Text: "rob", Args: seats, Target: seat, Do: (*Game).rob},
		{Kind: ActAdmit, Text: "admit", Args: seats, Target: seat, Do: (*Game).admit},
		{Kind: ActLeave, Text: "leave", Do: (*Game).leaveGame},
		{Kind: ActSay, Text: "say", Write: writePhrase, Do: (*Game).say},
		{Kind: ActDub, Text: "dub", Args: seats, Target: seat, Do: (*Game).voteFor},
	}
}

// shared is the seat that a card of the pool would go to.
func shared(_ *Game, a game.Action) game.Target {
	return game.Target{Kind: TargetSeat, Seat: game.Seat(a.B), A: a.A + 1}
}

// putOrPick is one action of two questions: what goes under the Black pile. The other
// card is played, or is put back. // R104, R121
func (g *Game) putOrPick(st step, a game.Action) {
	if st.Kind == AskPick {
		g.pick(st, a)
		return
	}
	g.putUnder(st, a)
}

// stepRows are the rows of the steps. A question whose single option everybody can see is
// answered by the engine; elsewhere that would tell something.
func stepRows() []stepRow {
	return []stepRow{
		{Kind: stepKnights, Does: "knights", Run: (*Game).setKnights},
		{Kind: stepPiles, Does: "piles", Run: (*Game).setPiles},
		{Kind: stepHands, Does: "hands", Run: (*Game).setHands},
		{Kind: stepLoyalty, Does: "deal-loyalty", Run: (*Game).setLoyalty},
		{Kind: stepFirst, Does: "first", Run: (*Game).setFirst},
		{Kind: AskGift, Name: "gift", Ask: (*Game).askGift},
		{Kind: stepGifts, Does: "gifts", Run: (*Game).setGifts},
		{Kind: stepShare, Does: "begin-sharing", Run: (*Game).share},
		{Kind: AskPropose, Name: "propose", Ask: (*Game).askPropose},
		{Kind: AskShare, Name: "share", Ask: (*Game).askShare},
		{Kind: AskAccept, Name: "accept", Ask: (*Game).askAccept},
		{Kind: stepAgreed, Does: "agreed", Run: (*Game).agreed},
		{Kind: stepDeal, Does: "deal", Run: (*Game).deal},
		{Kind: stepTurn, Does: "turn", Run: (*Game).beginTurn},
		{Kind: AskEvil, Name: "evil", Ask: (*Game).askEvil},
		{Kind: AskPick, Name: "pick", Ask: (*Game).askPick},
		{Kind: AskUnder, Name: "under", Ask: (*Game).askPick},
		{Kind: stepHeroic, Does: "begin-heroic", Run: (*Game).heroic},
		{Kind: AskHeroic, Name: "heroic", Ask: (*Game).askHeroic},
		{Kind: stepActed, Does: "acted", Run: (*Game).acted},
		{Kind: stepDoom, Does: "doom", Run: (*Game).doom},
		{Kind: stepCheck, Does: "check", Run: (*Game).check},
		{Kind: stepTurnOver, Does: "turn-over", Run: (*Game).turnOver},
		{Kind: AskFace, Name: "face", Ask: (*Game).askFace},
		{Kind: stepCancel, Does: "cancel", Run: (*Game).cancel},
		{Kind: AskTry, Name: "try", Ask: (*Game).askTry},
		{Kind: AskPledge, Name: "pledge", Ask: (*Game).askPledge},
		{Kind: stepPledged, Does: "pledged", Run: (*Game).pledged},
		{Kind: AskGiveUp, Name: "give-up", Ask: (*Game).askGiveUp},
		{Kind: stepEffect, Does: "effect", Run: (*Game).effect},
		{Kind: AskWar, Name: "war", Ask: (*Game).askWar},
		{Kind: AskVolunteer, Name: "volunteer", Ask: (*Game).askVolunteer},
		{Kind: stepEachDiscards, Does: "each-discards", Run: (*Game).eachDiscards},
		{Kind: stepDiscard, Does: "begin-discard", Run: (*Game).discards},
		{Kind: AskDiscard, Name: "discard", Ask: (*Game).askDiscard},
		{Kind: stepMorgan3, Does: "next-of-three", Run: (*Game).nextOfThree},
		{Kind: stepMorgan3Over, Does: "three-over", Run: (*Game).morgan3Over},
		{Kind: stepBlackOver, Does: "black-over", Run: (*Game).blackOver},
		{Kind: stepEngine, Does: "engine", Run: (*Game).engine},
		{Kind: stepBlackSword, Does: "black-sword", Run: (*Game).blackSword},
		{Kind: stepWhiteSword, Does: "white-sword", Run: (*Game).whiteSword},
		{Kind: stepFalling, Does: "falling", Run: (*Game).falling},
		{Kind: AskDrink, Name: "drink", Ask: (*Game).askDrink},
		{Kind: stepDeaths, Does: "deaths", Run: (*Game).deaths},
		{Kind: AskFight, Name: "fight", Ask: (*Game).askFight},
		{Kind: AskSiegeKay, Name: "siege-kay", Ask: (*Game).askKay},
		{Kind: stepSiege, Does: "siege", Run: (*Game).siege},
		{Kind: stepShow, Does: "show", Run: (*Game).show},
		{Kind: AskKay, Name: "kay", Ask: (*Game).askKay},
		{Kind: stepDecide, Does: "decide", Run: (*Game).decide},
		{Kind: stepClear, Does: "clear", Run: (*Game).clear},
		{Kind: stepSpoils, Does: "spoils", Run: (*Game).spoils},
		{Kind: stepCards, Does: "cards", Run: (*Game).cards},
		{Kind: stepLosses, Does: "losses", Run: (*Game).losses},
		{Kind: stepLasting, Does: "lasting", Run: (*Game).lasting},
		{Kind: stepDubbing, Does: "dubbing", Run: (*Game).dubbing},
		{Kind: AskDub, Name: "dub", Ask: (*Game).askDub},
		{Kind: stepDub, Does: "begin-dub", Run: (*Game).dub},
		{Kind: stepQuestOver, Does: "quest-over", Run: (*Game).questOver},
		{Kind: AskHeroism, Name: "heroism", Ask: (*Game).askHeroism},
		{Kind: AskMerlin, Name: "merlin", Ask: (*Game).askMerlin, Auto: true},
		{Kind: AskPiety, Name: "piety", Ask: (*Game).askWhom},
		{Kind: AskReinforcements, Name: "reinforcements", Ask: (*Game).askWhom},
		{Kind: AskMessenger, Name: "messenger", Ask: (*Game).askMessenger, Auto: true},
		{Kind: AskSend, Name: "send", Ask: (*Game).askSend},
		{Kind: AskOrder, Name: "order", Ask: (*Game).askOrder},
		{Kind: AskConvoke, Name: "convoke", Ask: (*Game).askConvoke},
		{Kind: stepConvoked, Does: "convoked", Run: (*Game).convoked},
		{Kind: stepPlayed, Does: "played", Run: (*Game).played},
		{Kind: AskReturn, Name: "return", Ask: (*Game).askReturn},
		{Kind: stepRob, Does: "begin-rob", Run: (*Game).beginRob},
		{Kind: AskRob, Name: "rob", Ask: (*Game).askRob, Auto: true},
		{Kind: AskTraitor, Name: "traitor", Ask: (*Game).askTraitor},
		{Kind: stepCount, Does: "count", Run: (*Game).count},
		{Kind: stepFinish, Does: "finish", Run: (*Game).finish},
	}
}
