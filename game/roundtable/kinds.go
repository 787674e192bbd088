package roundtable

import "merlin/game"

// Kinds of actions.
const (
	ActGift          game.Kind = iota + 1 // lay card A on the Round Table
	ActPropose                            // propose how to share
	ActPass                               // propose nothing
	ActDeal                               // ask for the deal by chance
	ActShare                              // card A of those to be shared goes to seat B
	ActAccept                             // the proposal
	ActRefuse                             // it
	ActLook                               // look at the top Black card
	ActUnder                              // put the card at place A of those taken under the pile, or play the other
	ActDrawBlack                          // progress of Evil: a Black card
	ActEngine                             // a siege engine
	ActLife                               // a Life
	ActFaceUp                             // lay the card open
	ActFaceDown                           // hide it
	ActWar                                // the War at place A
	ActTry                                // try to cancel the card with three Merlins
	ActLetBe                              // do not
	ActPledge                             // give A Merlins
	ActGiveUp                             // give up Excalibur
	ActKeep                               // keep it
	ActVolunteer                          // pay for all
	ActDecline                            // do not
	ActDiscard                            // discard card A
	ActMove                               // to place A
	ActRide                               // the same, free // R124
	ActLay                                // lay card A on the Quest
	ActOffer                              // discard card A for Excalibur
	ActDrawWhite                          // at Camelot
	ActFight                              // an engine
	ActAdd                                // card A to the fight
	ActRoll                               // the die
	ActLend                               // Kay's card A
	ActNoCard                             // none
	ActPlay                               // Special White A
	ActGrace                              // the same, free // R125
	ActReveal                             // oneself as the Traitor, by Fate
	ActHeal                               // with three cards A
	ActAccuse                             // seat A
	ActSacrifice                          // a Life for a second action
	ActEnd                                // the turn
	ActExchange                           // card B for one of seat A
	ActReturn                             // card A for it
	ActRemoveEngine                       // Merlin's
	ActRemoveBlack                        // the last one on Quest A
	ActRemoveWarrior                      // of War A
	ActHeroism                            // on Quest A
	ActSelf                               // Piety, Reinforcements: for oneself
	ActOthers                             // for the others
	ActMessenger                          // to seat A
	ActSend                               // card A
	ActSent                               // that is all
	ActNext                               // the card at place A comes next
	ActReturnHome                         // by the Convocation
	ActStay                               // where one is
	ActDrink                              // seat A drinks of the Grail
	ActNoDrink                            // nobody does
	ActRob                                // the hand of seat A
	ActDub                                // be for squire A
	ActAdmit                              // the player of seat A joins // R162
	ActLeave                              // the game // R163
	ActSay                                // phrase A about B // R13
)

// Kinds of steps. Those that ask are told to the screen, as Decision.Kind.
const (
	stepKnights stepKind = iota + 1
	stepPiles
	stepHands
	stepLoyalty
	stepFirst
	AskGift
	stepGifts
	stepShare
	AskPropose
	AskShare
	AskAccept
	stepAgreed
	stepDeal
	stepTurn
	AskEvil
	AskPick
	AskUnder
	stepHeroic
	AskHeroic
	stepActed
	stepDoom
	stepCheck
	stepTurnOver
	AskFace
	stepCancel
	AskTry
	AskPledge
	stepPledged
	AskGiveUp
	stepEffect
	AskWar
	AskVolunteer
	stepEachDiscards
	stepDiscard
	AskDiscard
	stepMorgan3
	stepMorgan3Over
	stepBlackOver
	stepEngine
	stepBlackSword
	stepWhiteSword
	stepFalling
	AskDrink
	stepDeaths
	AskFight
	AskSiegeKay
	stepSiege
	stepShow
	AskKay
	stepDecide
	stepClear
	stepSpoils
	stepCards
	stepLosses
	stepLasting
	stepDubbing
	AskDub
	stepDub
	stepQuestOver
	AskHeroism
	AskMerlin
	AskPiety
	AskReinforcements
	AskMessenger
	AskSend
	AskOrder
	AskConvoke
	stepConvoked
	stepPlayed
	AskReturn
	stepRob
	AskRob
	AskTraitor
	stepCount
	stepFinish
)

// Kinds of events; eventRows says what their arguments mean.
const (
	EventKnight game.EventKind = iota + 1
	EventDrawn
	EventLoyalty
	EventFirst
	EventSealed
	EventGift
	EventGiven
	EventPooled
	EventSharing
	EventProposed
	EventAssigned
	EventPassed
	EventAccepted
	EventRefused
	EventDealt
	EventShared
	EventSharingOver
	EventTurn
	EventTurnOver
	EventEvil
	EventLook
	EventSeen
	EventTaken
	EventUnder
	EventBack
	EventCame
	EventFaceUp
	EventFaceDown
	EventTry
	EventLetBe
	EventPledge
	EventNotEnough
	EventMerlins
	EventCancelled
	EventBlackGone
	EventLaid
	EventInstead
	EventEngine
	EventEngineGone
	EventWarrior
	EventWarriorGone
	EventSword
	EventTurned
	EventStep
	EventDespair
	EventGrailCard
	EventRowGone
	EventLasting
	EventLastingGone
	EventMorgan3
	EventMorgan3Over
	EventVolunteer
	EventDeclined
	EventDiscard
	EventMoved
	EventStays
	EventWhitesGone
	EventFightLaid
	EventBlackRemoved
	EventOffered
	EventEnds
	EventShown
	EventKay
	EventStrength
	EventDecided
	EventCleared
	EventRelic
	EventRelicGone
	EventLife
	EventDied
	EventQuestOver
	EventHeroic
	EventSacrifice
	EventDoomed
	EventSiege
	EventAdded
	EventDie
	EventSiegeOver
	EventPlayed
	EventPlayedGone
	EventHeroism
	EventHeroismGone
	EventSent
	EventOrdering
	EventOrdered
	EventExchange
	EventSummoned
	EventAccused
	EventShownLoyalty
	EventUnmasked
	EventRobbed
	EventVote
	EventJoined
	EventSaid
	EventVoid
	EventShuffled
	EventOver
)

// Kinds of Heroic Actions. // R40
const (
	KindMove = iota
	KindPlace
	KindSpecial
	KindHeal
	KindAccuse

	KindsOfAction
)

// KindWords are the stable names of the kinds.
var KindWords = [KindsOfAction]string{"move", "place", "special", "heal", "accuse"}

// What Evil does by the active Knight's choice. // R30
const (
	EvilCard = iota
	EvilEngine
	EvilLife
)

// What came to nothing.
const (
	VoidRob   = iota // all hands are empty // R146
	VoidTurn         // no White Sword is there to be turned // R141
	VoidWhite        // no White card is left to be drawn // R25a
	VoidBlack        // nor a Black one

	Voids
)

// VoidWords are the stable names of what came to nothing.
var VoidWords = [Voids]string{"rob", "turn", "white", "black"}

// How a figure moves.
const (
	ByMove = iota
	ByRide // free // R124
	BySent // by a rule: no move // R51
	ByGone // off the board
)
