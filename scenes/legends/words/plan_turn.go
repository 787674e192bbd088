package words

import (
	"slices"

	"merlin/game/legends"
)

// What it is good for that another is kept from an event for a turn: nothing where he has enough again at once, much where
// one has enough oneself by then.

// onlyATurn says what else a power could keep from another that he would have enough for again with one card more, where
// it is advised for something else, instead or, by another of its effects, besides; "" where there is nothing of that
// kind, or he has enough again at once, or the turn is what one needs. Of an effect only that one is looked at.
func (f *Words) onlyATurn(x *legends.Text, of *legends.Effect, best *profit) string {
	if best.top.key == "stops" || best.top.key == "gets" {
		return ""
	}
	for i := range x.Do {
		if of != nil && of != &x.Do[i] {
			continue
		}
		key := "plan.only-a-turn"
		if best.effect > 0 && best.effect != i+1 {
			key = "plan.also-a-turn"
		}
		for _, c := range f.Table().Within(x, &x.Do[i], f.Asked).List() {
			if !f.movable(&x.Do[i], f.usedAt(x), c) {
				continue
			}
			one := f.blow(&x.Do[i], f.usedAt(x), c)
			if one.top.key == "stops" && lacks(one.top.after) <= muchOf && f.undone(&one) == "" && (key == "plan.also-a-turn" || f.turnWins(x, &one) == "") {
				return f.T(key, "card", upper(f.Card(c)), "name", f.Who(one.top.who), "events", f.Worth(one.top.events))
			}
		}
	}
	return ""
}

// undone says how another has enough again, before he completes anything, for an event from which a use of a text keeps
// him; "" where he has not.
func (f *Words) undone(one *profit) string {
	if one.would == nil {
		return ""
	}
	for _, event := range one.top.events {
		if by, ok := f.powerFor(event, one.top.who, one.would); ok {
			return f.how(by)
		}
	}
	return ""
}

// usesTurn is by which actions of this turn one has enough oneself for an event from which a use of a text keeps another
// until one's next turn; "" where one has not.
func (f *Words) usesTurn(x *legends.Text, one *profit) (how string, event legends.Card) {
	if one.would == nil || one.top.key != "stops" || f.undone(one) != "" || x.Cost == legends.PayCard {
		return "", legends.NoCard
	}
	v := *one.would
	f.pay(&v, x)
	how, events, _ := f.on(&v).wantsActions()
	for _, event := range one.top.events {
		if slices.Contains(events, event) && !f.Table().Completes(event, f.Asked) {
			return how, event
		}
	}
	return "", legends.NoCard
}

// pay has a text's cost paid on a table.
func (f *Words) pay(v *legends.View, x *legends.Text) {
	switch {
	case x.Cost == legends.Spend:
		v.Turn.Spent++
	case x.Cost == legends.PayMate && f.mate(x) != legends.NoCard:
		f.leave(v, f.mate(x))
	case !x.Card.IsCharacter() || v.Chars[x.Card].At >= legends.Bid:
	case x.Cost == legends.DoomSelf:
		v.Chars[x.Card].Doomed = true
	case x.Cost == legends.DiscardSelf || x.Cost == legends.HomeSelf:
		f.leave(v, x.Card)
	}
}

// turnWins says that the turn which a use of a text wins is what one needs; "" where it is not.
func (f *Words) turnWins(x *legends.Text, one *profit) string {
	how, _ := f.usesTurn(x, one)
	if how == "" {
		return ""
	}
	return f.T("plan.turn-wins", "how", how)
}
