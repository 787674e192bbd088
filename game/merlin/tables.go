package merlin

import (
	"merlin/game"
	"merlin/game/engine"
)

// baseActions are the rows of the base's actions: stable text, what it touches,
// what it does.
func baseActions() []actionRow {
	number, province := []argument{engine.Number}, []argument{provinceArg}
	thing := []argument{itemArg, provinceArg}
	return []actionRow{
		{Kind: ActDie, Text: "die", Args: []argument{dieArg}, Target: at(TargetDie), Do: (*Game).takeDie},
		{Kind: ActMove, Text: "move", Args: []argument{directionArg}, Target: moveTarget, Do: (*Game).move},
		{Kind: ActApple, Text: "apple", Args: number, Target: at(TargetApples), Do: (*Game).apple},
		{Kind: ActAct, Text: "act", Target: actTarget, Do: (*Game).actHere},
		{Kind: ActDecline, Text: "decline", Do: (*Game).decline},
		{Kind: ActStaff, Text: "staff", Target: at(TargetStaffs), Do: (*Game).staff},
		{Kind: ActNoStaff, Text: "no-staff", Do: nothing},
		{Kind: ActEnd, Text: "end", Do: (*Game).endTurn},
		{Kind: ActFulfil, Text: "fulfil", Args: number, Target: at(TargetCard), Do: (*Game).fulfil},
		{Kind: ActDraw, Text: "draw", Args: []argument{sourceArg}, Target: drawTarget, Do: (*Game).draw},
		{Kind: ActDiscard, Text: "discard", Args: number, Target: at(TargetCard), Do: (*Game).discard},
		{Kind: ActEnough, Text: "enough", Do: (*Game).enough},
		{Kind: ActPlace, Text: "place", Args: []argument{servantArg, provinceArg}, Target: at(TargetPlace), Do: (*Game).placeServant},
		{Kind: ActTake, Text: "take", Args: thing, Target: at(TargetStock), Do: (*Game).take},
		{Kind: ActGive, Text: "give", Args: thing, Target: at(TargetGoods), Do: (*Game).give},
		{Kind: ActInfluence, Text: "influence", Args: province, Target: at(TargetMarker), Do: (*Game).putInfluence},
		{Kind: ActBuild, Text: "build", Args: []argument{tileArg, provinceArg}, Target: at(TargetTile), Do: (*Game).build},
		{Kind: ActNoBonus, Text: "no-bonus", Do: nothing},
		{Kind: ActBanish, Text: "banish", Args: province, Target: at(TargetTraitor), Do: (*Game).banish},
		{Kind: ActPay, Text: "pay", Do: (*Game).pay},
		{Kind: ActGuard, Text: "guard", Args: province, Target: at(TargetTraitor), Do: (*Game).guard},
		{Kind: ActGrail, Text: "grail", Target: at(TargetGrail), Do: (*Game).useGrail},
		{Kind: ActNoGrail, Text: "no-grail", Do: nothing},
		{Kind: ActRepel, Text: "repel", Args: province, Target: at(TargetTraitor), Do: (*Game).repel},
		{Kind: ActSecondQuest, Text: "second-quest", Target: flagTarget("quests"), Do: (*Game).secondQuest},
		{Kind: ActBackwards, Text: "backwards", Target: flagTarget("backwards"), Do: (*Game).backwards},
		{Kind: ActFlip, Text: "flip", Target: flagTarget("flip"), Do: (*Game).flip},
		{Kind: ActForeign, Text: "foreign", Args: number, Target: at(TargetSpace), Do: (*Game).foreign},
		{Kind: ActMirror, Text: "mirror", Target: flagTarget("mirror"), Do: (*Game).mirror},
		{Kind: ActPass, Text: "pass", Do: (*Game).pass},
	}
}

// moveTarget is the space where the figure would land.
func moveTarget(g *Game, a game.Action) game.Target {
	t := g.Table()
	return game.Target{Kind: TargetSpace, Seat: g.Turn.Seat, A: t.Walk(t.Turn.From, t.Pace(), a.A)}
}

// actTarget is the space where the figure stands.
func actTarget(g *Game, _ game.Action) game.Target {
	return game.Target{Kind: TargetSpace, Seat: g.Turn.Seat, A: g.Turn.Space}
}

func drawTarget(g *Game, a game.Action) game.Target {
	if a.A == FromDeck {
		return game.Target{Kind: TargetDeck, Seat: g.Decision().Seat}
	}
	return at(TargetDisplay)(g, a)
}

// flagTarget is the player's own flag with a power.
func flagTarget(power string) func(*Game, game.Action) game.Target {
	return func(g *Game, _ game.Action) game.Target {
		for p := range g.rules.flags {
			if g.rules.flags[p].name == power {
				return game.Target{Kind: TargetGoods, Seat: g.Decision().Seat, A: uint8(Flag), B: uint8(p)}
			}
		}
		return game.Target{}
	}
}

// baseSteps are the rows of the base's steps: those that work, then those that ask.
func baseSteps() []stepRow {
	return []stepRow{
		{Kind: stepSetBoard, Does: "set-board", Run: (*Game).setBoard},
		{Kind: stepSetDisplay, Run: (*Game).setDisplay},
		{Kind: stepSetTraitors, Run: (*Game).setTraitors},
		{Kind: stepSetDomain, Run: (*Game).setDomain},
		{Kind: stepSetStart, Run: (*Game).setStart},
		{Kind: stepDealTiles, Run: (*Game).dealTiles},
		{Kind: stepDealTraitors, Run: (*Game).dealTraitors},
		{Kind: stepDealQuests, Run: (*Game).dealQuests},
		{Kind: stepRollAll, Does: "roll", Run: (*Game).rollAll},
		{Kind: stepRound, Run: (*Game).beginRound},
		{Kind: stepNextTurn, Does: "next-turn", Run: (*Game).nextTurn},
		{Kind: stepAction, Run: (*Game).doAction, Void: "apple"},
		{Kind: AskPlaced, Run: (*Game).placed},
		{Kind: AskReward, Run: (*Game).reward},
		{Kind: stepSecondPoints, Run: (*Game).secondPoints},
		{Kind: stepBackAt, Run: (*Game).backAt},
		{Kind: stepServantActs, Run: (*Game).servantActs, Void: "influence"},
		{Kind: stepReplenish, Does: "replenish", Run: (*Game).replenish},
		{Kind: stepRoundOver, Run: (*Game).roundOver},
		{Kind: stepScore, Does: "score", Run: (*Game).beginScoring},
		{Kind: stepScoreTraitors, Does: "score-traitors", Run: (*Game).scoreTraitors},
		{Kind: stepUnrepelled, Run: (*Game).unrepelled},
		{Kind: stepNewTraitors, Does: "new-traitors", Run: (*Game).newTraitors},
		{Kind: stepScoreDomain, Does: "score-domain", Run: (*Game).scoreDomain},
		{Kind: stepScoreInfluence, Does: "score-influence", Run: (*Game).scoreInfluence},
		{Kind: stepScoreProvince, Run: (*Game).scoreProvince},
		{Kind: stepAward, Run: (*Game).award},
		{Kind: stepClear, Run: (*Game).clear},
		{Kind: stepScoreServants, Does: "score-servants", Run: (*Game).scoreServants},
		{Kind: stepEndOfScoring, Run: (*Game).endOfScoring},
		{Kind: stepNextRound, Run: (*Game).nextRound},
		{Kind: stepFinal, Does: "final", Run: (*Game).final},

		{Kind: AskDie, Name: "die", Ask: (*Game).askDie, Free: true},
		{Kind: AskMove, Name: "move", Ask: (*Game).askMove, Free: true},
		{Kind: AskLanded, Name: "landed", Ask: (*Game).askLanded, Free: true},
		{Kind: AskStaff, Name: "staff", Ask: (*Game).askStaff, Free: true},
		{Kind: AskEnd, Name: "end", Ask: (*Game).askEnd, Free: true},
		{Kind: AskFulfil, Name: "fulfil", Ask: (*Game).askFulfil, Auto: true},
		{Kind: AskDraw, Name: "draw", Ask: (*Game).askDraw},
		{Kind: AskLayOff, Name: "discard", Ask: (*Game).askLayOff, Doing: true},
		{Kind: AskPlace, Name: "place", Ask: (*Game).askPlace, Doing: true},
		{Kind: AskPlaceFree, Name: "place-influence", Ask: (*Game).askPlaceFree, Doing: true},
		{Kind: AskMoveServant, Name: "move-servant", Ask: (*Game).askMoveServant, Doing: true},
		{Kind: AskTake, Name: "take-influence", Ask: (*Game).askTake, Doing: true},
		{Kind: AskTakeHere, Name: "take-here", Ask: (*Game).askTakeHere, Doing: true, Auto: true},
		{Kind: AskGive, Name: "give", Ask: (*Game).askGive, Doing: true, Then: (*Game).takeForIt},
		{Kind: AskTakeAny, Name: "take-any", Ask: (*Game).askTakeAny, Doing: true},
		{Kind: AskBuild, Name: "build", Ask: (*Game).askBuild, Doing: true},
		{Kind: AskTower, Name: "tower", Ask: (*Game).askTower, Doing: true},
		{Kind: AskBanish, Name: "banish", Ask: (*Game).askBanish, Doing: true, Auto: true},
		{Kind: AskRepel, Name: "repel", Ask: (*Game).askRepel, Auto: true},
		{Kind: AskGuard, Name: "guard", Ask: (*Game).askGuard, Auto: true},
		{Kind: AskGrail, Name: "grail", Ask: (*Game).askGrail},
	}
}
