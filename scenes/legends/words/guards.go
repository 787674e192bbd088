package words

import (
	"merlin/game/legends"
)

// Who stands by to answer in another's turn may keep an event from him that he has enough for.

// on are the words for another table.
func (f *Words) on(v *legends.View) *Words {
	now, m := *f.Moment, *f.Model
	now.View = v
	m.Moment = &now
	return &Words{Model: &m, Book: f.Book}
}

// guards is the best that one's own could answer on a table in another's turn, so that he has no longer
// enough for an event: what that is worth, in tenths of a point, and how it is said.
func (f *Words) guards(v *legends.View) (worth int, said string) {
	g := f.on(v)
	for n := range f.Rules.Deck.Texts {
		x := &f.Rules.Deck.Texts[n]
		if x.When != legends.Answer || !x.Card.IsCharacter() || v.Chars[x.Card].At >= legends.Bid || v.Chars[x.Card].Seat != f.Asked {
			continue
		}
		for i := range x.Do {
			if n, how := g.denies(x, &x.Do[i]); n > worth {
				worth, said = n, f.T("plan.guards", "card", f.object(x.Card), "said", how)
			}
		}
	}
	return worth, said
}

// denies is the event that an effect would keep from another who has enough for it.
func (f *Words) denies(x *legends.Text, e *legends.Effect) (worth int, said string) {
	here := f.usedAt(x)
	for _, c := range f.Table().Within(x, e, f.Asked).List() {
		if f.View.Chars[c].Seat == f.Asked || e.Ability == legends.AnyAbility || !f.movable(e, here, c) {
			continue
		}
		would := f.struck(e, e.Ability, here, c)
		if would == nil {
			continue
		}
		if _, top := f.weighs(would); top.key == "stops" && top.worth/2 > worth { // he loses who answers, perhaps
			worth, said = top.worth/2, f.tells(&top, f.bid(e, e.Ability, here, c))
		}
	}
	return worth, said
}

// unbraked says that an action gives away by what one could hold another up in one's next turn.
func (f *Words) unbraked(would *legends.View) string {
	had, by, event := f.brake(f.View)
	if kept, _, _ := f.brake(would); kept >= had {
		return ""
	}
	return f.T("plan.unbraked", "card", f.Card(by), "event", f.Card(event))
}

// guarding says what an action is for that brings somebody where he may answer; "" where it is not.
func (f *Words) guarding(would *legends.View) string {
	worth, said := f.guards(would)
	if had, _ := f.guards(f.View); worth <= had {
		return ""
	}
	return said
}
