package words

import (
	"cmp"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// PromptSeat is whom the prompt is about.
func (f *Words) PromptSeat() game.Seat {
	switch {
	case f.Outcomes != nil:
		return game.NoSeat
	case f.Asked != game.NoSeat:
		return f.Asked
	}
	return f.View.Turn.Seat
}

// Prompt is the one sentence that says what is asked, or whose turn it is.
func (f *Words) Prompt() string {
	switch {
	case f.Outcomes != nil:
		return f.T("prompt.over")
	case f.Asked != game.NoSeat && f.Listens && len(f.Desk.Picked) == 0: // else it says where to
		return f.T("coach.listen")
	case f.Asked != game.NoSeat:
		return f.asks()
	case f.View.Turn.Seat == game.NoSeat:
		return f.T("prompt.setup")
	case f.Replay == nil && f.View.Turn.Seat == f.Home && f.Desk.Prompted != "" && f.Desk.PromptedIn == f.View.Turn.Number:
		return f.Desk.Prompted // until the next question it would only flash up whose turn it is
	}
	return f.T("prompt.turn", "name", f.Who(f.View.Turn.Seat))
}

// Keep lays the prompt by for the moments between this question and the next of the turn.
func (f *Words) Keep() { f.Desk.Prompted, f.Desk.PromptedIn = f.asks(), f.View.Turn.Number }

// asks is who is asked what.
func (f *Words) asks() string { return f.T("ui.asks", "name", f.Who(f.Asked), "text", f.question()) }

// question is what is asked; a choice half made asks where to.
func (f *Words) question() string {
	switch len(f.Desk.Picked) {
	case 0:
	case 2:
		return f.T("ask.whither-both", "name", f.cite(f.Desk.Picked[0]), "other", f.cite(f.Desk.Picked[1]))
	default:
		return f.T("ask.whither", "name", f.cite(f.Desk.Picked[0]))
	}
	if f.ending() {
		return f.T("ask.end")
	}
	if f.Asks(model.AskAction) && !f.HandIsFull() && f.moot() && !f.chosenSinceTurn() {
		return f.T("ask.action-moot")
	}
	text := f.AsksFor()
	if c := f.Source(); c != legends.NoCard && f.Kind != model.AskBid {
		return f.T("ask.of", "card", f.Card(c), "text", text)
	}
	return text
}

// AsksFor is what is asked, without who asks: of an order, which place in it is to be
// filled, and whose event that will be.
func (f *Words) AsksFor() string {
	if f.Kind == model.AskOrder {
		n := int(f.Args[1]) + 1 // who is on turn has drawn his event: the next player draws the first
		drawer := (int(f.View.Turn.Seat) + n) % len(f.Seats)
		return f.T("order.nth", "number", n, "of", int(f.Args[2]), "name", f.Who(game.Seat(drawer)))
	}
	if f.HandIsFull() {
		return f.T("ask.action-full")
	}
	if key := "ask.target." + f.aims(); f.Locale.Has(key) {
		return f.T(key)
	}
	return f.T("ask." + f.Ask)
}

// aims is what is to be done with whom one chooses; "" where nobody is chosen.
func (f *Words) aims() string {
	if !f.Asks(model.AskTarget) || int(f.Args[1]) >= len(f.Rules.Deck.Texts) {
		return ""
	}
	do := f.Rules.Deck.Texts[f.Args[1]].Do
	if int(f.Args[2]) >= len(do) {
		return ""
	}
	return do[f.Args[2]].Op.String()
}

// Hint is the limit of what is asked, shown beside it.
func (f *Words) Hint() string {
	switch {
	case f.ending():
		before, _, _ := strings.Cut(f.BeforeEnd(), "\n")
		return before
	case f.Asks(model.AskAction):
		return f.Left()
	case f.Asks(model.AskComplete):
		return f.T("hint.complete")
	}
	return ""
}

// about says what an action's first argument is, for its words and its picture.
type about uint8

const (
	nothing about = iota
	aCard
	aText
	aPlace
	aSeat
	anAbility
	anAhead
)

var abouts = map[game.Kind]about{
	legends.ActStart: aCard, legends.ActOver: aCard, legends.ActBid: aCard, legends.ActTarget: aCard, legends.ActPay: aCard,
	legends.ActMate: aCard, legends.ActEnter: aCard, legends.ActRecall: aCard, legends.ActBanish: aCard, legends.ActComplete: aCard,
	legends.ActPlay: aCard, legends.ActMove: aCard, legends.ActEscort: aCard, legends.ActByHand: aCard, legends.ActHandMove: aCard,
	legends.ActHandHome: aCard, legends.ActHandDiscard: aCard, legends.ActHandDrop: aCard,
	legends.ActUse: aText, legends.ActSend: aPlace, legends.ActOpponent: aSeat, legends.ActHandDraw: aSeat, legends.ActHandPoint: aSeat,
	legends.ActHandLose: aSeat, legends.ActAbility: anAbility, legends.ActNext: anAhead,
}

// icons are the signs of what is done with a card, where that is not simply to choose it.
var icons = map[game.Kind]string{
	legends.ActBid: "points-star", legends.ActComplete: "when-won", legends.ActByHand: "when-hand", legends.ActBanish: "effect-banish",
	legends.ActPlay: "effect-enter", legends.ActEnter: "effect-enter", legends.ActStart: "effect-enter",
	legends.ActMove: "effect-send", legends.ActEscort: "effect-send", legends.ActHandMove: "effect-send",
	legends.ActHandHome: "effect-home", legends.ActRecall: "effect-recall",
	legends.ActPay: "effect-discard", legends.ActMate: "effect-discard", legends.ActHandDiscard: "effect-discard", legends.ActHandDrop: "effect-discard",
}

// Describe says what a choice does: its verb, and what tells it from others of its kind.
func (f *Words) Describe(c *moment.Choice) {
	a := c.Last()
	c.Title = f.T("action." + c.Word)
	c.Icon = "icon-check"
	switch abouts[a.Kind] {
	case aCard:
		f.describeCard(c, legends.Card(a.A))
	case aText:
		x := &f.Rules.Deck.Texts[a.A]
		c.Short, c.Icon, c.More = f.Card(x.Card), "when-"+x.When.String(), f.Text(x.Card)
	case aPlace:
		p := legends.Place(a.A)
		c.Short, c.Icon = f.Place(p), "icon-pin"
	case aSeat:
		s := game.Seat(a.A)
		c.Short, c.Icon = f.Who(s), f.Crest(s)
	case anAbility:
		c.Short, c.Icon = f.Ability(legends.Ability(a.A)), "ability-"+legends.Ability(a.A).String()
		c.Brief = c.Short
	case anAhead:
		if list := f.Ahead(); int(a.A) < len(list) {
			c.Short, c.Icon = f.Card(list[a.A]), "back-event"
		}
	}
	c.Label = c.Title
	if c.Short != "" {
		c.Label = f.T("word.pair", "name", c.Title, "text", c.Short)
	}
	f.rank(c, a.Kind)
}

// describeCard says of which card, and where to where it goes somewhere.
func (f *Words) describeCard(c *moment.Choice, card legends.Card) {
	a := c.Last()
	c.Short, c.Icon, c.More = f.Card(card), cmp.Or(icons[a.Kind], "icon-check"), f.Text(card)
	to := legends.Places
	switch a.Kind {
	case legends.ActStart, legends.ActPlay, legends.ActEnter, legends.ActHandMove:
		to = legends.Place(a.B)
	case legends.ActMove:
		if second := legends.Card(a.B); second != legends.NoCard {
			c.Short = f.T("word.both", "one", c.Short, "two", f.Card(second))
		}
		to = legends.Place(a.C)
	}
	switch {
	case a.Kind == legends.ActHandMove: // whom one has clicked
		c.Short = f.Place(to)
	case to < legends.Places:
		c.Short = f.T("choice.to", "card", c.Short, "place", f.Place(to))
	}
}

// rank says whether a choice is what is asked for, leaves it be, or lets it go for good.
func (f *Words) rank(c *moment.Choice, k game.Kind) {
	switch k {
	case legends.ActGoOn, legends.ActPass, legends.ActDecline, legends.ActLeave, legends.ActEnd:
		c.Leaves = true
		c.Forgoes = k == legends.ActEnd && !f.ending() || k == legends.ActPass || k == legends.ActLeave || k == legends.ActDecline
	case legends.ActByHand:
		c.Quiet = true
	case legends.ActBid, legends.ActPay, legends.ActMate:
		c.Spends = true
	}
	if k == legends.ActEnd && f.Table().Left() > 0 {
		key := "forgone.end"
		if f.HandIsFull() {
			key = "forgone.end-full"
		}
		c.Forgone = f.T(key, "count", f.Table().Left())
	}
	if k == legends.ActUse {
		f.asksFirst(c, &f.Rules.Deck.Texts[c.Last().A])
	}
	if k == legends.ActLeave {
		c.Forgone = f.T("forgone.leave")
	}
	if k == legends.ActGoOn && f.Asks(model.AskComplete) { // the events come before it
		c.Forgone = f.T("forgone.complete", "cards", f.couldComplete())
	}
	c.Brief = cmp.Or(c.Brief, f.brief(k))
}

// asksFirst has it asked first whether a text is meant that costs an action or a card.
func (f *Words) asksFirst(c *moment.Choice, x *legends.Text) {
	switch {
	case x.Cost == legends.Spend:
		c.Forgone = f.T("forgone.use", "card", f.Card(x.Card), "text", f.Text(x.Card), "count", f.Table().Left()-1)
	case Sacrifices(x):
		c.Forgone = f.T("forgone.give", "card", f.Card(x.Card), "text", f.Text(x.Card), "price", f.price(x))
	default:
		return
	}
	c.Spends = true
}

// brief is what a button says; go-on says of what question it makes an end.
func (f *Words) brief(k game.Kind) string {
	if k != legends.ActGoOn {
		return ""
	}
	return f.T("action.go-on")
}

// Alone reports whether a seat is that of the only person, whom all is told.
func (f *Words) Alone(s game.Seat) bool { return s == f.Home && f.View.Persons == 1<<s }

// Winners says who has won.
func (f *Words) Winners() string {
	var names []string
	for _, s := range game.Winners(f.Outcomes) {
		names = append(names, f.Who(s))
	}
	switch len(names) {
	case 1:
		if f.Alone(game.Winners(f.Outcomes)[0]) {
			return f.T("end.you")
		}
		return f.T("end.winner", "name", names[0])
	case 2:
		return f.T("end.shared", "names", f.T("word.both", "one", names[0], "two", names[1]))
	}
	return f.T("end.shared", "names", strings.Join(names, ", "))
}
