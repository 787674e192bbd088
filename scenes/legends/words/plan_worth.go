package words

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// What anybody sees that a choice is worth, or forgoes: the sage advises no less without telling why.

// PlainWorth is what anybody sees that a line of actions, or of events that are completed, begins with, in
// hundredths of a point: whoever would forgo an event that he can have must know what for. Of a bid it is what
// it forgoes.
func (f *Words) PlainWorth(line []game.Move) int {
	switch {
	case len(line) == 0:
		return 0
	case line[0].Action.Kind == legends.ActBid && f.passWins():
		return -forgoes
	case line[0].Action.Kind == legends.ActBid:
		c := legends.Card(line[0].Action.A)
		return -100*f.Yields(f.forgoneBid(c)) - outdone*btoi(f.dearBid(c))
	case f.Asks(model.AskText) && slices.ContainsFunc(f.All, func(c moment.Choice) bool { return c.Do[0] == line[0].Action && f.gives(c) }):
		return freely
	case line[0].Action.Kind == legends.ActUse && f.averts(&moment.Choice{Do: []game.Action{line[0].Action}}):
		return forgoes
	case line[0].Action.Kind == legends.ActUse:
		return f.powerWorth(&f.Rules.Deck.Texts[line[0].Action.A])
	case !f.Asks(model.AskAction) && !f.Asks(model.AskComplete) && !f.Asks(model.AskSend) && !f.Asks(model.AskTarget) && !f.Asks(model.AskEnter):
		return 0
	}
	for i := range f.All {
		if a := line[0].Action; f.All[i].Do[0] == a {
			return max(10*f.Shows(&f.All[i])-forgoes*btoi(f.postpones(a))-outdone*btoi(f.evening().isOutdone(a)), -forgoes)
		}
	}
	return 0
}

// What it is worth, likewise, that another is kept from an event: he has enough again with one card more, or needs more
// than that; and what an action costs, and who is given up. A power that is enough for an event at once is worth that.
const (
	aTurn, forLong     = 150, 300
	anAction, somebody = 60, 150
)

// powerWorth is what anybody sees that a power brings, likewise, that costs something: nothing where nobody could say
// what for, less than that where the action that it costs is wanted.
func (f *Words) powerWorth(x *legends.Text) (n int) {
	best := f.profits(x)
	wanted := x.Cost == legends.Spend && best.top.key != "gets" && best.top.worth < victory && f.wantsAll()
	switch {
	case wanted && f.endsBy():
		return -forgoes
	case wanted:
		return -aTurn
	case best.said == "" || best.slight:
		return 0
	case best.top.key == "gets":
		n = 10 * best.worth
	case best.top.key == "stops" && best.top.worth >= victory:
		return forgoes
	case f.turnWins(x, &best) != "": // one has it oneself then
		_, event := f.usesTurn(x, &best)
		n = max(forLong, 10*f.prize(event))
	case best.top.key == "stops" && lacks(best.top.after) <= muchOf:
		n = aTurn * btoi(f.undone(&best) == "")
	case best.top.key == "stops":
		n = forLong
	case best.halts:
		n = 10 * recruit
	default:
		return 0
	}
	switch {
	case Sacrifices(x):
		n -= somebody
	case x.Cost == legends.Spend:
		n -= anAction
	}
	return max(0, n)
}

// outdone is what speaks against an action that brings one less near to an event than another which costs as much.
const outdone = 150

// isOutdone reports whether an action is for an event that it is not enough for, though another brings one nearer to it
// and gives nothing up.
func (f *Words) isOutdone(a game.Action) bool {
	cards, to, ok := brought(a)
	if !ok || len(cards) > 1 {
		return false
	}
	event, lack := f.aimedAt(cards, to)
	return event != legends.NoCard && slices.ContainsFunc(f.All, func(c moment.Choice) bool {
		more, there, ok := brought(c.Do[0])
		if !ok || there != to || len(more) > 1 {
			return false
		}
		other, less := f.aimedAt(more, to)
		return other == event && less < lack && len(f.forgone(f.Would(more, f.Asked, to))) == 0
	})
}

// aimedAt is the event that characters bring one nearest to at a place, and how much is missing then; NoCard: none, or
// they are enough.
func (f *Words) aimedAt(cards []legends.Card, to legends.Place) (event legends.Card, lack int) {
	event, met := f.nearer(cards, to)
	if met || event == legends.NoCard {
		return legends.NoCard, 0
	}
	return event, f.lacksOn(f.Would(cards, f.Asked, to), event)
}

// postpones reports whether an action completes the smaller event of a place, though the larger is no safer.
func (f *Words) postpones(a game.Action) bool {
	if a.Kind != legends.ActComplete {
		return false
	}
	event := legends.Card(a.A)
	other := f.dearer(event)
	return other != legends.NoCard && (f.contested(other) || !f.contested(event))
}

// forgoneBid are the events that one has no longer enough for once a character is bid, or that one of the hand would
// be enough for, and nobody else of it.
func (f *Words) forgoneBid(c legends.Card) (list []legends.Card) {
	if f.View.Chars[c].At < legends.Bid {
		return f.forgone(f.Without(c))
	}
	for _, event := range f.openEvents() {
		enough := func(c legends.Card) bool { return f.enoughWith(c, event) }
		if enough(c) && !slices.ContainsFunc(f.Hand(), func(other legends.Card) bool { return other != c && enough(other) }) {
			list = append(list, event)
		}
	}
	return list
}

// enoughWith reports whether one has enough for an event with a character, and not without, that nobody else takes
// first.
func (f *Words) enoughWith(c, event legends.Card) bool {
	at := f.EventAt(event).At
	if f.scores(event) == 0 || f.Table().Completes(event, f.Asked) || f.Taken(f.Table(), event) || !f.Table().Fits(c, f.Asked, at) {
		return false
	}
	return f.enoughOn(f.Would([]legends.Card{c}, f.Asked, at), event)
}

// forgoes is how little is seen of what is out of the question, likewise, and freely how much of a power that costs
// nothing and brings something.
const forgoes, freely = 500, 250

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
