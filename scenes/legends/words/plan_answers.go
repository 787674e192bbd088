package words

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// Why one answers the small questions so: whom a text touches, who goes where, what of the hand is paid.

// text is the text that asks, and the effect of it; nil: none does.
func (f *Words) text() (x *legends.Text, e *legends.Effect) {
	if f.Asked == game.NoSeat || f.View.InUse == 0 || f.View.InUse > uint8(len(f.View.Uses)) {
		return nil, nil
	}
	u := &f.View.Uses[f.View.InUse-1]
	if x = &f.Rules.Deck.Texts[u.Text]; u.Next == 0 || int(u.Next) > len(x.Do) {
		return nil, nil
	}
	return x, &x.Do[u.Next-1]
}

// here is where the text that asks is used.
func (f *Words) here() legends.Place { return f.View.Uses[f.View.InUse-1].Here }

// touches says what comes of choosing a character for what a text does.
func (f *Words) touches(c legends.Card) string {
	_, e := f.text()
	if at := f.View.Chars[c].At; at < legends.Bid && f.View.Chars[c].Seat == f.Asked && f.removes() {
		return f.spares(c)
	} else if at >= legends.Bid || e == nil {
		return ""
	}
	if e.Op == legends.Gain {
		return f.bears(c, e.Special)
	}
	if one := f.blow(e, f.here(), c); one.said != "" {
		x, e := f.text()
		return sentences(one.said, f.onlyATurn(x, e, &one))
	}
	if said := f.comesStraight(e, c); said != "" {
		return said
	}
	if e.Op == legends.Send && f.View.Chars[c].Seat == f.Asked {
		return f.T("plan.no-place", "name", f.Card(c))
	}
	return f.T("plan.slight", "name", f.Card(c))
}

// comesStraight says that another plays one straight back whom an effect sends to his hand; "" where he does not.
func (f *Words) comesStraight(e *legends.Effect, c legends.Card) string {
	if e.Op != legends.Home || f.View.Chars[c].Seat == f.Asked {
		return ""
	}
	by, _ := f.playsBack(c)
	if by == legends.NoCard {
		return ""
	}
	return f.T("plan.plays-back", "name", f.Who(f.View.Chars[c].Seat), "by", f.object(by), "card", f.object(c))
}

// bears says why a character is to bear a special card: it counts as long as who bears it stays.
func (f *Words) bears(c, special legends.Card) string {
	if f.Table().GuardedFrom(c) {
		return f.T("plan.bears-safe", "name", f.Card(c), "card", f.Card(special))
	}
	return sentences(f.T("plan.bears", "name", f.Card(c), "points", f.Points(int(f.Face(special).Points))), f.Text(special))
}

// sends says what comes of it that whom a text sends goes to a place.
func (f *Words) sends(p legends.Place) string { return f.sentTo(legends.Card(f.Args[2]), p) }

// sentTo says what comes of it that one goes to a place.
func (f *Words) sentTo(c legends.Card, p legends.Place) string {
	if !c.IsCharacter() || f.View.Chars[c].At >= legends.Bid {
		return ""
	}
	if said := f.goesTo(c, p).said; said != "" {
		return said
	}
	if f.View.Chars[c].Seat != f.Asked {
		return f.T("plan.sent-off", "name", f.Who(f.View.Chars[c].Seat), "card", f.Card(c), "at", f.InPlace(p))
	}
	return cmp.Or(f.hints([]legends.Card{c}, p), f.little([]legends.Card{c}, p))
}

// aimed is whom a text touches, with what it does to him.
func (f *Words) aimed(c legends.Card) string {
	_, e := f.text()
	if e == nil || f.View.Chars[c].At >= legends.Bid {
		return f.Card(c)
	}
	switch e.Op {
	case legends.Discard, legends.Doom, legends.Home, legends.Silence, legends.Lend:
	case legends.Send:
		if e.Place != legends.Here {
			return f.Card(c)
		}
	case legends.Boost, legends.Weaken:
		if e.Ability >= legends.Abilities {
			return f.Card(c)
		}
	default:
		return f.Card(c)
	}
	return f.bid(e, e.Ability, f.here(), c)
}

// pays says what of the hand one misses least.
func (f *Words) pays(c legends.Card) string {
	worth := f.recalls(c)
	if worth.worth <= 1 {
		return f.T("plan.pays", "name", f.Card(c))
	}
	if !slices.ContainsFunc(f.Hand(), func(other legends.Card) bool { return f.recalls(other).worth < worth.worth }) {
		return f.T("plan.pays-least", "name", f.Card(c))
	}
	best := slices.MaxFunc(f.Hand(), func(a, b legends.Card) int { return cmp.Compare(f.recalls(a).worth, f.recalls(b).worth) })
	return f.T("plan.pays-keeps", "card", f.object(best), "said", f.recalls(best).said)
}

// opponent says why it is worth to choose one.
func (f *Words) opponent(s game.Seat) string {
	return f.T("plan.opponent", "name", f.Who(s), "count", int(f.View.Held[s]), "points", f.Points(f.Table().Points(s)))
}

// names says what the Ability that one names is for.
func (f *Words) names(a legends.Ability) string {
	_, e := f.text()
	if e == nil || e.Op != legends.Boost && e.Op != legends.Weaken {
		return ""
	}
	would := f.struck(e, a, f.here(), f.View.Uses[f.View.InUse-1].Picked.List()...)
	if _, top := f.weighs(would); top.worth > 0 {
		return f.tells(&top, f.T("plan.do.name", "ability", f.Ability(a)))
	}
	return f.T("plan.names-nothing", "ability", f.Ability(a))
}

// escorts says what one who goes along is for where the others go.
func (f *Words) escorts(c legends.Card) string {
	p := legends.Place(f.Args[1])
	if p >= legends.Bid {
		return ""
	}
	if said := f.goesTo(c, p).said; said != "" {
		return said
	}
	return cmp.Or(f.hints([]legends.Card{c}, p), f.little([]legends.Card{c}, p))
}

// leaves says why one does nothing of what is offered.
func (f *Words) leaves() string {
	switch {
	case f.Asks(model.AskText):
		return f.rests()
	case f.Asks(model.AskComplete):
		return f.passesBy()
	case f.Asks(model.AskAnswer):
		return f.keeps()
	}
	for _, c := range f.All {
		if _, e := f.text(); e != nil && f.theirOwn(c.Do[0]) {
			if said := f.comesStraight(e, legends.Card(c.Do[0].A)); said != "" {
				return said
			}
		}
	}
	return f.T("plan.declines")
}

// keeps says why one does not step in: it stops nobody, or what it costs is wanted for an event.
func (f *Words) keeps() string {
	for _, c := range f.All {
		if c.Do[0].Kind != legends.ActUse {
			continue
		}
		x, turn := &f.Rules.Deck.Texts[c.Do[0].A], f.View.Turn.Seat
		list := f.takeable(turn)
		one := f.profits(x)
		switch lost := f.spentOn(x); {
		case one.worth < 10 && len(list) > 0:
			return f.T("plan.keeps-vain", "card", f.priced(x), "name", f.Who(turn), "events", f.Worth(list))
		case one.worth < 10:
			return f.T("plan.keeps-idle", "card", f.priced(x), "name", f.Who(turn))
		case lost != "":
			return f.T("plan.keeps-needs", "card", f.priced(x), "said", lost)
		}
	}
	return f.T("plan.keeps")
}

// spentOn says what one has no longer enough for once a text has cost who has it; "" for nothing.
func (f *Words) spentOn(x *legends.Text) string {
	if !x.Card.IsCharacter() || f.View.Chars[x.Card].At >= legends.Bid || x.Cost != legends.HomeSelf && !Sacrifices(x) {
		return ""
	}
	return f.loses(f.Without(x.Card))
}

// passesBy says what comes of leaving an event that one has enough for.
func (f *Words) passesBy() string {
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			if f.Face(c).Kind == legends.FinalEvent && f.Table().Completes(c, f.Asked) && f.behind(c) {
				return f.T("plan.not-yet")
			}
		}
	}
	return f.T("plan.passes-by")
}

// overlays says what comes of laying an event over another, or of discarding it.
func (f *Words) overlays(event legends.Card) string {
	if s, least := f.foremost(f.Table(), event); s != game.NoSeat && least < f.lacksOf(event) {
		return f.T("plan.covers-theirs", "name", f.Who(s), "events", f.Worth([]legends.Card{event}))
	}
	if f.Table().Completes(event, f.Asked) {
		return f.T("plan.covers-own", "events", f.Worth([]legends.Card{event}))
	}
	return f.T("plan.covers", "events", f.Worth([]legends.Card{event}))
}

// showsAnswer is what anybody sees that a small question's answer brings, in tenths of a point.
func (f *Words) showsAnswer(a game.Action) int {
	_, e := f.text()
	switch {
	case a.Kind == legends.ActRecall:
		return f.recalls(legends.Card(a.A)).worth
	case a.Kind == legends.ActSend && legends.Card(f.Args[2]).IsCharacter():
		return f.wanders(legends.Card(f.Args[2]), f.goesTo(legends.Card(f.Args[2]), legends.Place(a.A)))
	case a.Kind == legends.ActTarget && e != nil && e.Op == legends.Gain && legends.Card(a.A).IsCharacter():
		return safest * btoi(f.Table().GuardedFrom(legends.Card(a.A)))
	case a.Kind == legends.ActTarget && e != nil && e.Op == legends.Send && e.Place == legends.Any:
		return f.wanders(legends.Card(a.A), f.blow(e, f.here(), legends.Card(a.A)))
	case a.Kind == legends.ActTarget && e != nil && e.Op != legends.Gain && f.View.Chars[a.A].At < legends.Bid:
		return f.harms(e, legends.Card(a.A))
	}
	return 0
}

// safest is what it is worth, likewise, that who bears a special card is safe from the others.
const safest = 10

// harms is what anybody sees, likewise, that an effect brings on a character: whom another plays straight back
// one leaves be.
func (f *Words) harms(e *legends.Effect, c legends.Card) int {
	one := f.blow(e, f.here(), c)
	if one.said == "" && f.comesStraight(e, c) != "" {
		return moment.Never
	}
	return one.worth
}

// wanders is what anybody sees, likewise, that it brings to send somebody anywhere: one's own stays where he is
// if it is nothing.
func (f *Words) wanders(c legends.Card, one profit) int {
	if one.said == "" && f.View.Chars[c].Seat == f.Asked && f.View.Chars[c].At < legends.Bid {
		return moment.Never
	}
	return one.worth
}
