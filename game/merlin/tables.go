package merlin

import "merlin/game"

// baseActions are the rows of the base's actions: stable text, what it touches,
// what it does.
func baseActions() []actionRow {
	number, province := []argument{numberArg}, []argument{provinceArg}
	thing := []argument{itemArg, provinceArg}
	return []actionRow{
		{ActDie, "die", []argument{dieArg}, at(TargetDie), (*Game).takeDie},
		{ActMove, "move", []argument{directionArg}, moveTarget, (*Game).move},
		{ActApple, "apple", number, at(TargetApples), (*Game).apple},
		{ActAct, "act", nil, actTarget, (*Game).actHere},
		{ActDecline, "decline", nil, nil, (*Game).decline},
		{ActStaff, "staff", nil, at(TargetStaffs), (*Game).staff},
		{ActNoStaff, "no-staff", nil, nil, nothing},
		{ActEnd, "end", nil, nil, (*Game).endTurn},
		{ActFulfil, "fulfil", number, at(TargetCard), (*Game).fulfil},
		{ActDraw, "draw", []argument{sourceArg}, drawTarget, (*Game).draw},
		{ActDiscard, "discard", number, at(TargetCard), (*Game).discard},
		{ActEnough, "enough", nil, nil, (*Game).enough},
		{ActPlace, "place", []argument{servantArg, provinceArg}, at(TargetPlace), (*Game).placeServant},
		{ActTake, "take", thing, at(TargetStock), (*Game).take},
		{ActGive, "give", thing, at(TargetGoods), (*Game).give},
		{ActInfluence, "influence", province, at(TargetMarker), (*Game).putInfluence},
		{ActBuild, "build", []argument{tileArg, provinceArg}, at(TargetTile), (*Game).build},
		{ActNoBonus, "no-bonus", nil, nil, nothing},
		{ActBanish, "banish", province, at(TargetTraitor), (*Game).banish},
		{ActPay, "pay", nil, nil, (*Game).pay},
		{ActGuard, "guard", province, at(TargetTraitor), (*Game).guard},
		{ActGrail, "grail", nil, at(TargetGrail), (*Game).useGrail},
		{ActNoGrail, "no-grail", nil, nil, nothing},
		{ActRepel, "repel", province, at(TargetTraitor), (*Game).repel},
		{ActSecondQuest, "second-quest", nil, flagTarget("quests"), (*Game).secondQuest},
		{ActBackwards, "backwards", nil, flagTarget("backwards"), (*Game).backwards},
		{ActFlip, "flip", nil, flagTarget("flip"), (*Game).flip},
		{ActForeign, "foreign", number, at(TargetSpace), (*Game).foreign},
		{ActMirror, "mirror", nil, flagTarget("mirror"), (*Game).mirror},
		{ActPass, "pass", nil, nil, (*Game).pass},
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
		{kind: stepSetBoard, does: "set-board", run: (*Game).setBoard},
		{kind: stepSetDisplay, run: (*Game).setDisplay},
		{kind: stepSetTraitors, run: (*Game).setTraitors},
		{kind: stepSetDomain, run: (*Game).setDomain},
		{kind: stepSetStart, run: (*Game).setStart},
		{kind: stepDealTiles, run: (*Game).dealTiles},
		{kind: stepDealTraitors, run: (*Game).dealTraitors},
		{kind: stepDealQuests, run: (*Game).dealQuests},
		{kind: stepRollAll, does: "roll", run: (*Game).rollAll},
		{kind: stepRound, run: (*Game).beginRound},
		{kind: stepNextTurn, does: "next-turn", run: (*Game).nextTurn},
		{kind: stepAction, run: (*Game).doAction, void: "apple"},
		{kind: stepPlaced, run: (*Game).placed},
		{kind: stepReward, run: (*Game).reward},
		{kind: stepSecondPoints, run: (*Game).secondPoints},
		{kind: stepBackAt, run: (*Game).backAt},
		{kind: stepServantActs, run: (*Game).servantActs, void: "influence"},
		{kind: stepReplenish, does: "replenish", run: (*Game).replenish},
		{kind: stepRoundOver, run: (*Game).roundOver},
		{kind: stepScore, does: "score", run: (*Game).beginScoring},
		{kind: stepScoreTraitors, does: "score-traitors", run: (*Game).scoreTraitors},
		{kind: stepUnrepelled, run: (*Game).unrepelled},
		{kind: stepNewTraitors, does: "new-traitors", run: (*Game).newTraitors},
		{kind: stepScoreDomain, does: "score-domain", run: (*Game).scoreDomain},
		{kind: stepScoreInfluence, does: "score-influence", run: (*Game).scoreInfluence},
		{kind: stepScoreProvince, run: (*Game).scoreProvince},
		{kind: stepAward, run: (*Game).award},
		{kind: stepClear, run: (*Game).clear},
		{kind: stepScoreServants, does: "score-servants", run: (*Game).scoreServants},
		{kind: stepEndOfScoring, run: (*Game).endOfScoring},
		{kind: stepNextRound, run: (*Game).nextRound},
		{kind: stepFinal, does: "final", run: (*Game).final},

		{kind: stepDie, name: "die", ask: (*Game).askDie, free: true},
		{kind: stepMove, name: "move", ask: (*Game).askMove, free: true},
		{kind: stepLanded, name: "landed", ask: (*Game).askLanded, free: true},
		{kind: stepStaff, name: "staff", ask: (*Game).askStaff, free: true},
		{kind: stepEnd, name: "end", ask: (*Game).askEnd, free: true},
		{kind: stepFulfil, name: "fulfil", ask: (*Game).askFulfil, auto: true},
		{kind: stepDraw, name: "draw", ask: (*Game).askDraw},
		{kind: stepLayOff, name: "discard", ask: (*Game).askLayOff, doing: true},
		{kind: stepPlace, name: "place", ask: (*Game).askPlace, doing: true},
		{kind: stepPlaceFree, name: "place-influence", ask: (*Game).askPlaceFree, doing: true},
		{kind: stepMoveServant, name: "move-servant", ask: (*Game).askMoveServant, doing: true},
		{kind: stepTake, name: "take-influence", ask: (*Game).askTake, doing: true},
		{kind: stepTakeHere, name: "take-here", ask: (*Game).askTakeHere, doing: true, auto: true},
		{kind: stepGive, name: "give", ask: (*Game).askGive, doing: true, then: (*Game).takeForIt},
		{kind: stepTakeAny, name: "take-any", ask: (*Game).askTakeAny, doing: true},
		{kind: stepBuild, name: "build", ask: (*Game).askBuild, doing: true},
		{kind: stepTower, name: "tower", ask: (*Game).askTower, doing: true},
		{kind: stepBanish, name: "banish", ask: (*Game).askBanish, doing: true, auto: true},
		{kind: stepRepel, name: "repel", ask: (*Game).askRepel, auto: true},
		{kind: stepGuard, name: "guard", ask: (*Game).askGuard, auto: true},
		{kind: stepGrail, name: "grail", ask: (*Game).askGrail},
	}
}
