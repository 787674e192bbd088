package legends

import (
	"strconv"

	"merlin/game"
	"merlin/game/engine"
)

// Kinds of actions.
const (
	ActStart       game.Kind = iota + 1 // place the starting character A at B // L15
	ActOver                             // lay the event drawn over event A // L23a
	ActLeave                            // discard the event drawn
	ActBid                              // bid character A // L30
	ActPass                             // pass in a bid
	ActUse                              // use text A // L40
	ActGoOn                             // on to the next phase, or no more texts
	ActTarget                           // choose character A // L84b
	ActDecline                          // choose nothing
	ActPay                              // discard character A from hand // L83
	ActMate                             // discard character A of the company
	ActAbility                          // name Ability A
	ActSend                             // to place A
	ActEnter                            // play character A at place B by a text
	ActRecall                           // take character A from the discards
	ActOpponent                         // choose seat A
	ActNext                             // the event A of those looked at comes next // L107
	ActBanish                           // discard event A
	ActComplete                         // complete event A // L50
	ActDraw                             // draw a character // L61
	ActPlay                             // play character A at place B // L62
	ActMove                             // move characters A and B to place C // L63
	ActEscort                           // character A goes along // L93a
	ActEnd                              // end the turn
	ActByHand                           // carry out card A by hand
	ActHandMove                         // move character A to place B
	ActHandHome                         // return character A to its player's hand
	ActHandDiscard                      // discard character A
	ActHandDrop                         // discard character A from one's hand
	ActHandDraw                         // seat A draws a character
	ActHandPoint                        // seat A gains a point
	ActHandLose                         // seat A loses a point
)

// Kinds of steps. Those that ask are told to the screen, as Decision.Kind; the first
// argument of a question that a text asks is the card whose text it is.
const (
	stepDeal stepKind = iota + 1
	AskStart
	stepTurn
	stepEvent
	AskOverlay
	stepEventDone
	stepBid
	AskBid
	stepBidOver
	stepBidDiscards
	AskText
	AskAnswer
	AskComplete
	stepWon
	stepCompleted
	AskAction
	AskEscort
	stepEndTurn
	stepDoomed
	stepTurnOver
	stepOver
	stepUse
	stepText
	stepEach
	AskTarget
	AskPay
	AskMate
	AskAbility
	AskSend
	AskEnter
	AskRecall
	AskOpponent
	AskRob
	AskOrder
	AskBanish
	AskByHand
)

// Kinds of events; eventRows says what their arguments mean.
const (
	EventDealt game.EventKind = iota + 1
	EventFirst
	EventStarted
	EventTurn
	EventPhase
	EventTurned
	EventLaid
	EventCovers
	EventRaised
	EventOpened
	EventBanished
	EventBidding
	EventBid
	EventPassed
	EventBidWon
	EventBidOver
	EventUsed
	EventWorks
	EventVoid
	EventDeclined
	EventSpent
	EventActions
	EventPaid
	EventRobbed
	EventDrew
	EventShuffled
	EventPlayed
	EventMoved
	EventLost
	EventReturned
	EventRecalled
	EventDoomed
	EventBoosted
	EventWeakened
	EventSilenced
	EventLent
	EventGained
	EventSpecialBack
	EventCompleted
	EventLooked
	EventForesaw
	EventOrdered
	EventSpied
	EventTurnOver
	EventOver
	EventScored
	EventHandled
	EventPoint
)

// Targets: what on the table an action touches.
const (
	TargetNone      = iota
	TargetHand      // character A of the asked seat's hand
	TargetCharacter // character A in play
	TargetPlace     // location A
	TargetEvent     // event A
	TargetDiscard   // character A among the discards
	TargetPile      // the pile of characters
	TargetSeat      // the player Seat
	TargetAhead     // the event A of those looked at
)

// words writes arguments of actions in the stable text form.
type writer struct{ *Deck }

func (w writer) card(v uint8) string {
	if v >= AllCards {
		return ""
	}
	return w.Faces[v].ID
}

// text writes a text as its card, with a number if the card has several.
func (w writer) text(v uint8) string {
	if int(v) >= len(w.Texts) || w.Texts[v].Card == NoCard {
		return "-"
	}
	x := &w.Texts[v]
	if x.Place == 0 {
		return w.Faces[x.Card].ID
	}
	return w.Faces[x.Card].ID + " " + strconv.Itoa(int(x.Place)+1)
}

func place(v uint8) string   { return Place(v).String() }
func toPlace(v uint8) string { return "to " + Place(v).String() }
func ability(v uint8) string { return Ability(v).String() }

// Colours are the seats' colours. // L11
var Colours = [MaxSeats]string{"blue", "red", "yellow", "green"}

func seat(v uint8) string { return engine.Place(v) }

// at returns a target function for what A names.
func at(kind uint8) func(*Game, game.Action) game.Target {
	return func(g *Game, a game.Action) game.Target {
		return game.Target{Kind: kind, Seat: game.NoSeat, A: a.A}
	}
}

// actionRows are the rows of the actions.
func actionRows(d *Deck) []actionRow {
	w := writer{d}
	card := []engine.Arg{w.card}
	return []actionRow{
		{Kind: ActStart, Text: "start", Args: []engine.Arg{w.card, place}, Target: at(TargetHand), Do: (*Game).start},
		{Kind: ActOver, Text: "over", Args: card, Target: at(TargetEvent), Do: (*Game).layOver},
		{Kind: ActLeave, Text: "leave", Do: nothing},
		{Kind: ActBid, Text: "bid", Args: card, Target: holder, Do: (*Game).bid},
		{Kind: ActPass, Text: "pass", Do: (*Game).passBid},
		{Kind: ActUse, Text: "use", Args: []engine.Arg{w.text}, Target: user, Do: (*Game).useText},
		{Kind: ActGoOn, Text: "go-on", Do: nothing},
		{Kind: ActTarget, Text: "target", Args: card, Target: at(TargetCharacter), Do: (*Game).pick},
		{Kind: ActDecline, Text: "decline", Do: (*Game).decline},
		{Kind: ActPay, Text: "pay", Args: card, Target: at(TargetHand), Do: (*Game).pay},
		{Kind: ActMate, Text: "give-up", Args: card, Target: at(TargetCharacter), Do: func(g *Game, _ step, a game.Action) { g.discard(Card(a.A)) }},
		{Kind: ActAbility, Text: "name", Args: []engine.Arg{ability}, Do: (*Game).nameAbility},
		{Kind: ActSend, Text: "to", Args: []engine.Arg{place}, Target: at(TargetPlace), Do: (*Game).sendTo},
		{Kind: ActEnter, Text: "enter", Args: []engine.Arg{w.card, place}, Target: at(TargetHand), Do: (*Game).enter},
		{Kind: ActRecall, Text: "recall", Args: card, Target: at(TargetDiscard), Do: (*Game).recall},
		{Kind: ActOpponent, Text: "opponent", Args: []engine.Arg{seat}, Target: opponent, Do: (*Game).chooseOpponent},
		{Kind: ActNext, Text: "next", Args: []engine.Arg{engine.Place}, Target: at(TargetAhead), Do: (*Game).orderNext},
		{Kind: ActBanish, Text: "banish", Args: card, Target: at(TargetEvent), Do: func(g *Game, _ step, a game.Action) { g.banish(Card(a.A)) }},
		{Kind: ActComplete, Text: "complete", Args: card, Target: at(TargetEvent), Do: (*Game).complete},
		{Kind: ActDraw, Text: "draw", Target: func(*Game, game.Action) game.Target { return game.Target{Kind: TargetPile, Seat: game.NoSeat} }, Do: (*Game).actDraw},
		{Kind: ActPlay, Text: "play", Args: []engine.Arg{w.card, place}, Target: at(TargetHand), Do: (*Game).actPlay},
		{Kind: ActMove, Text: "move", Args: []engine.Arg{w.card, w.card, toPlace}, Target: at(TargetCharacter), Do: (*Game).actMove},
		{Kind: ActEscort, Text: "escort", Args: card, Target: at(TargetCharacter), Do: (*Game).goAlong},
		{Kind: ActEnd, Text: "end", Do: nothing},
		{Kind: ActByHand, Text: "by-hand", Args: card, Target: holder, Do: (*Game).handle},
		{Kind: ActHandMove, Text: "hand-move", Args: []engine.Arg{w.card, place}, Target: at(TargetCharacter), Do: (*Game).handDo},
		{Kind: ActHandHome, Text: "hand-home", Args: card, Target: at(TargetCharacter), Do: (*Game).handDo},
		{Kind: ActHandDiscard, Text: "hand-discard", Args: card, Target: at(TargetCharacter), Do: (*Game).handDo},
		{Kind: ActHandDrop, Text: "hand-drop", Args: card, Target: at(TargetHand), Do: (*Game).handDo},
		{Kind: ActHandDraw, Text: "hand-draw", Args: []engine.Arg{seat}, Target: opponent, Do: (*Game).handDo},
		{Kind: ActHandPoint, Text: "hand-point", Args: []engine.Arg{seat}, Target: opponent, Do: (*Game).handDo},
		{Kind: ActHandLose, Text: "hand-lose", Args: []engine.Arg{seat}, Target: opponent, Do: (*Game).handDo},
	}
}

// stepRows are the rows of the steps.
func stepRows() []stepRow {
	return []stepRow{
		{Kind: stepDeal, Does: "deal", Run: (*Game).deal},
		{Kind: AskStart, Name: "start", Ask: (*Game).askStart},
		{Kind: stepTurn, Does: "turn", Run: (*Game).beginTurn},
		{Kind: stepEvent, Does: "event", Run: (*Game).drawEvent},
		{Kind: AskOverlay, Name: "overlay", Ask: (*Game).askOverlay},
		{Kind: stepEventDone, Does: "event-done", Run: (*Game).eventDone},
		{Kind: stepBid, Does: "bid-next", Run: (*Game).bidNext},
		{Kind: AskBid, Name: "bid", Ask: (*Game).askBid},
		{Kind: stepBidOver, Does: "bid-over", Run: (*Game).bidOver},
		{Kind: stepBidDiscards, Does: "bid-discards", Run: (*Game).bidDiscards},
		{Kind: AskText, Name: "text", Ask: (*Game).askText, Free: true},
		{Kind: AskAnswer, Name: "answer", Ask: (*Game).askAnswer},
		{Kind: AskComplete, Name: "complete", Ask: (*Game).askComplete, Free: true},
		{Kind: stepWon, Does: "won", Run: (*Game).wonTexts},
		{Kind: stepCompleted, Does: "completed", Run: (*Game).completed},
		{Kind: AskAction, Name: "action", Ask: (*Game).askAction, Free: true},
		{Kind: AskEscort, Name: "escort", Ask: (*Game).askEscort},
		{Kind: stepEndTurn, Does: "end-turn", Run: (*Game).endTurn},
		{Kind: stepDoomed, Does: "doomed", Run: (*Game).discardDoomed},
		{Kind: stepTurnOver, Does: "turn-over", Run: (*Game).turnOver},
		{Kind: stepOver, Does: "over", Run: (*Game).over},
		{Kind: stepUse, Does: "use", Run: (*Game).carryOn},
		{Kind: stepText, Does: "text-works", Run: (*Game).textWorks},
		{Kind: stepEach, Does: "each", Run: (*Game).eachInTurn},
		{Kind: AskTarget, Name: "target", Ask: (*Game).askTarget},
		{Kind: AskPay, Name: "pay", Ask: (*Game).askPay},
		{Kind: AskMate, Name: "mate", Ask: (*Game).askMate},
		{Kind: AskAbility, Name: "ability", Ask: (*Game).askAbility},
		{Kind: AskSend, Name: "send", Ask: (*Game).askSend},
		{Kind: AskEnter, Name: "enter", Ask: (*Game).askEnter},
		{Kind: AskRecall, Name: "recall", Ask: (*Game).askRecall},
		{Kind: AskOpponent, Name: "opponent", Ask: (*Game).askOpponent},
		{Kind: AskRob, Name: "rob", Ask: (*Game).askRob},
		{Kind: AskOrder, Name: "order", Ask: (*Game).askOrder},
		{Kind: AskBanish, Name: "banish", Ask: (*Game).askBanish},
		{Kind: AskByHand, Name: "by-hand", Ask: (*Game).askByHand},
	}
}

// nothing is what an action does that only leaves a question.
func nothing(*Game, step, game.Action) {}

// holder is the character that A names, in hand or in play, or another card.
func holder(g *Game, a game.Action) game.Target {
	if !Card(a.A).IsCharacter() {
		return game.Target{Kind: TargetEvent, Seat: game.NoSeat, A: a.A}
	}
	if g.Chars[a.A].At == Away {
		return game.Target{Kind: TargetHand, Seat: game.NoSeat, A: a.A}
	}
	return game.Target{Kind: TargetCharacter, Seat: game.NoSeat, A: a.A}
}

// user is what carries the text that is used.
func user(g *Game, a game.Action) game.Target {
	c := g.rules.Deck.Texts[a.A].Card
	switch {
	case c.IsSpecial():
		return game.Target{Kind: TargetCharacter, Seat: game.NoSeat, A: uint8(g.Special[c-firstSpecial])}
	case c.IsCharacter():
		return holder(g, game.Action{A: uint8(c)})
	}
	return game.Target{Kind: TargetPlace, Seat: game.NoSeat, A: uint8(g.Event[c-firstEvent].At)}
}

func opponent(_ *Game, a game.Action) game.Target {
	return game.Target{Kind: TargetSeat, Seat: game.Seat(a.A)}
}
