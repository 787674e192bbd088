package merlin

import (
	"merlin/game"
	"merlin/game/engine"
)

// Kinds of actions of the base game. Modules count theirs from moduleActions on,
// a block of blockSize for each.
const (
	ActDie         game.Kind = iota + 1 // take die A
	ActMove                             // move the figure, A: 0 clockwise, 1 back
	ActApple                            // set the taken die to A
	ActAct                              // do the space's action
	ActDecline                          // leave it
	ActStaff                            // do it once more
	ActNoStaff                          // leave it at once
	ActEnd                              // end the turn
	ActFulfil                           // fulfil quest A
	ActDraw                             // draw a quest from place A of the display or the deck
	ActDiscard                          // lay off quest A
	ActEnough                           // lay off no more
	ActPlace                            // place servant A in province B
	ActTake                             // take item A from province B
	ActGive                             // give item A back to province B
	ActInfluence                        // put an influence marker into province A
	ActBuild                            // build on tile A, pay with material B
	ActNoBonus                          // take no tower bonus
	ActBanish                           // discard a traitor of colour A
	ActPay                              // pay shields against traitors
	ActGuard                            // give a shield of colour A for a traitor
	ActGrail                            // use the Grail
	ActNoGrail                          // keep it for later
	ActRepel                            // black flag: repel traitors of colour A
	ActSecondQuest                      // grey flag
	ActBackwards                        // blue flag
	ActFlip                             // purple flag
	ActForeign                          // orange flag: do the action of space A
	ActMirror                           // brown flag
	ActPass                             // take no turn any more in this round

	moduleActions = 40
)

// Kinds of steps of the base game. Those that ask are told to the screen, as Decision.Kind.
const (
	stepSetBoard stepKind = iota + 1
	stepSetDisplay
	stepSetTraitors
	stepSetDomain
	stepSetStart
	stepDealTiles
	stepDealTraitors
	stepDealQuests
	stepRollAll
	stepRound
	stepNextTurn
	AskDie
	AskMove
	AskLanded
	stepAction
	stepBackAt
	AskStaff
	AskEnd
	stepReplenish
	AskDraw
	AskLayOff
	AskFulfil
	AskReward
	stepSecondPoints
	AskPlace
	AskPlaceFree
	AskMoveServant
	stepServantActs
	AskPlaced
	AskTake
	AskTakeHere
	AskGive
	AskTakeAny
	AskBuild
	AskTower
	AskBanish
	stepRoundOver
	stepScore
	stepScoreTraitors
	AskRepel
	AskGuard
	stepUnrepelled
	stepNewTraitors
	stepScoreDomain
	stepScoreInfluence
	stepScoreProvince
	AskGrail
	stepAward
	stepClear
	stepScoreServants
	stepEndOfScoring
	stepNextRound
	stepFinal

	moduleSteps = 64
)

// Kinds of events of the base game; eventRows says what their arguments mean.
const (
	EventRound game.EventKind = iota + 1
	EventTurn
	EventRolled
	EventDieTaken
	EventDieSet
	EventMoved
	EventAct
	EventDeclined
	EventVoid
	EventStaff
	EventTurnOver
	EventGained
	EventGaveBack
	EventApple
	EventApplePaid
	EventFlag
	EventServant
	EventSentHome
	EventInfluence
	EventInfluenceBack
	EventManor
	EventExcalibur
	EventGrail
	EventPoints
	EventFulfilled
	EventDiscarded
	EventDrawn
	EventDisplay
	EventTraitor
	EventTraitorGone
	EventScoring
	EventCategory
	EventArea
	EventProvince
	EventGrailUsed
	EventScored
	EventOver
	EventManorBack
	EventPassed

	moduleEvents = 64
)

// Reason says what points are for.
type Reason uint8

const (
	ForSpaces Reason = iota
	ForQuests
	ForTraitors
	ForExcalibur
	ForDomain
	ForInfluence
	ForServants
	ForApples
	ForStaffs
	ForThrees

	BaseReasons // the first of the modules' own

	MaxReasons = 32 // with the modules'
)

var reasonNames = [MaxReasons]string{
	"spaces", "quests", "traitors", "excalibur", "domain", "influence", "servants", "apples", "staffs", "threes",
}

// String returns the stable name, "" of a reason that there is not.
func (r Reason) String() string { return engine.Word(reasonNames[:], uint8(r)) }
