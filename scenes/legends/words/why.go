package words

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
)

// reasons are the ends of keys of why something cannot be done, by the engine's reason.
var reasons = [...]string{
	legends.NoReason: "asked", legends.NoAction: "no-action", legends.HandFull: "hand-full", legends.NoCards: "no-cards", legends.NotThere: "not-there",
	legends.Full: "full", legends.BarredFrom: "barred", legends.IsFixed: "fixed", legends.UsedUp: "used-up", legends.Unmet: "unmet",
	legends.TooDear: "too-dear", legends.NoTarget: "no-target", legends.Guarded: "guarded", legends.PlaceDone: "place-done", legends.Short: "short",
}

// Reason says why not.
func (f *Words) Reason(r legends.Reason) string { return f.T("why." + reasons[r]) }

// WhyNotPut says why what is picked cannot come to a place.
func (f *Words) WhyNotPut(p legends.Place) string {
	for _, c := range f.Desk.Picked {
		switch r, who := f.Table().WhyNotCome(c, f.Asked, p); r {
		case legends.NoReason:
		case legends.BarredFrom:
			return f.T("why.barred-from", "name", f.Card(c), "other", f.Card(who))
		default:
			return f.Reason(r)
		}
	}
	if len(f.Desk.Picked) > 1 {
		return f.Reason(legends.Full)
	}
	if said := f.entersAt(); said != "" {
		return said
	}
	return f.WhyAsked()
}

// entersAt says where a text lets what is picked come in, which is somewhere else; "" where none
// does.
func (f *Words) entersAt() string {
	if !f.Asks(model.AskEnter) || len(f.Desk.Picked) == 0 {
		return ""
	}
	goals, by, said := f.Goals(f.Desk.Picked), f.Source(), ""
	for p := range legends.Bid {
		if _, ok := goals[p]; !ok {
			continue
		}
		if said != "" {
			said = f.T("word.both", "one", said, "two", f.InPlace(p))
			continue
		}
		said = f.InPlace(p)
	}
	if by.IsCharacter() && len(goals) == 1 && said == f.InPlace(f.View.Chars[by].At) {
		return f.T("why.enter-here", "card", f.cite(by), "at", said)
	}
	return f.T("why.enter-at", "at", said)
}

// WhyAsked is the reason where nothing more exact is known: something else is asked.
func (f *Words) WhyAsked() string {
	switch {
	case f.Outcomes != nil:
		return f.T("prompt.over")
	case f.Replay != nil:
		return f.T("why.replay")
	case f.Asked == game.NoSeat:
		return f.T("why.others-turn")
	}
	if f.ending() {
		return f.Reason(legends.NoAction)
	}
	return f.T("why.ask." + f.Ask)
}

// WhyNotComplete says why an event cannot be completed now by who is asked.
func (f *Words) WhyNotComplete(event legends.Card) string {
	if !f.Asks(model.AskComplete) {
		switch {
		case f.Asked != f.View.Turn.Seat || f.Asked == game.NoSeat || f.Asks(model.AskBid):
			return f.WhyAsked()
		case f.View.Turn.Phase > legends.PhaseComplete:
			return f.T("why.phase-complete")
		case f.Asks(model.AskText):
			return f.T("why.phase-texts", "on", f.T("action.go-on"))
		}
		return f.WhyAsked()
	}
	switch r, _ := f.Table().WhyNotComplete(event, f.Asked); r {
	case legends.Short:
		return f.Stands(event, f.Asked)
	default:
		return f.Reason(r)
	}
}

// WhyNotDraw says why nothing can be drawn now.
func (f *Words) WhyNotDraw() string {
	if !f.Asks(model.AskAction) {
		if f.Asked == f.View.Turn.Seat && f.Asked != game.NoSeat && f.View.Turn.Phase < legends.PhaseActions {
			return f.T("why.phase-actions")
		}
		return f.WhyAsked()
	}
	switch {
	case f.HandIsFull():
		return f.Reason(legends.HandFull)
	case f.View.PileLeft+f.View.Discard == 0:
		return f.Reason(legends.NoCards)
	}
	return f.WhyAsked()
}

// HandIsFull reports whether an action is asked for, and none can be to draw for want of
// room in the hand. // L61
func (f *Words) HandIsFull() bool {
	return f.Asks(model.AskAction) && int(f.View.Held[f.Asked]) >= f.Table().Limit(f.Asked)
}

// WhyNotCard says why a character in play or in hand cannot be chosen now.
func (f *Words) WhyNotCard(c legends.Card) string {
	if _, ok := f.Unused[c]; ok && f.Asks(model.AskText) {
		return f.WhyNotUse(c)
	}
	if f.Asks(model.AskTarget) && f.View.Chars[c].At < legends.Places {
		return f.T("why.untouched")
	}
	if f.Asks(model.AskAction) && f.View.Chars[c].At < legends.Places && f.View.Chars[c].Seat != f.Asked {
		return f.T("why.not-yours")
	}
	return f.WhyAsked()
}

// WhyNotUse says why the text of a card cannot be used now.
func (f *Words) WhyNotUse(c legends.Card) string {
	switch r, ok := f.Unused[c]; {
	case !ok || !f.Asks(model.AskText):
		return f.WhyAsked()
	case r == legends.Unmet:
		return f.unmet(c)
	default:
		return f.T("why.text", "reason", f.Reason(r))
	}
}

// unmet says what a card's text asks for, and, where it wants somebody at hand, who of one's own would do.
func (f *Words) unmet(c legends.Card) string {
	said, names := f.T("why.unmet-text", "text", f.Text(c)), ""
	mine := f.View.Own.Hand
	for p := range legends.Bid {
		mine |= f.View.Companies[f.Asked][p]
	}
	list := f.Rules.Deck.TextsOf(c)
	if len(list) == 0 || len(list[0].If) == 0 || list[0].If[0].Kind != legends.With {
		return said
	}
	for _, c := range (list[0].If[0].Is.Fixed & mine).List() {
		names += ", " + f.Card(c)
	}
	if names == "" {
		return said + " " + f.T("why.unmet-none")
	}
	return said + " " + f.T("why.unmet-whom", "names", names[2:])
}
