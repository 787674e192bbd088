package words

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// What still keeps another from ending the game, or from an event that he has enough for: whoever hears of a danger
// wants to know what to do about it, or that there is nothing.

// How the game stands for who is asked if another ends it in his next turn.
const (
	isLost = iota
	isTied
	isSafe // nobody can, or it is won all the same
)

// saves is what it is worth, in tenths of a point, that another does not win by ending the game.
const saves = 60

// fate is that, once another's points from events are so many fewer.
func (f *Words) fate(fewer int) int {
	s, card := f.closer()
	if s == game.NoSeat {
		return isSafe
	}
	switch theirs, own := f.closes(f.dusk(), card, s)-fewer, f.bySoon(); {
	case theirs > own:
		return isLost
	case theirs == own:
		return isTied
	}
	return isSafe
}

// closer is who may end the game in his next turn, and by what; NoSeat: nobody would, or could be kept from it then.
func (f *Words) closer() (game.Seat, legends.Card) {
	c := f.Ender()
	if c == legends.NoCard {
		return game.NoSeat, c
	}
	if s := f.alsoTakes(c); s != game.NoSeat && !f.losesBy(f.dusk(), c, s) && !f.holdsUp(f.Table(), c, s) {
		return s, c
	}
	return game.NoSeat, legends.NoCard
}

// averts reports whether a choice of the words' moment has the game stand better if another ends it.
func (f *Words) averts(c *moment.Choice) bool {
	now := f.fate(0)
	if now == isSafe {
		return false
	}
	a := c.Do[0]
	if cards, to, ok := brought(a); ok {
		return f.on(f.Would(cards, f.Asked, to)).fate(0) > now
	}
	var top stake
	switch _, e := f.text(); {
	case a.Kind == legends.ActUse:
		top = f.profits(&f.Rules.Deck.Texts[a.A]).top
	case a.Kind == legends.ActTarget && e != nil && legends.Card(a.A).IsCharacter():
		top = f.blow(e, f.here(), legends.Card(a.A)).top
	}
	return top.key == "stops" && (slices.Contains(top.events, f.Ender()) || f.fate(f.Yields(top.events)) > now)
}

// remedy says with which choice of this turn the game would stand better; "" with none.
func (f *Words) remedy() string {
	lists := []*Words{f}
	if !f.Asks(model.AskAction) {
		lists = append(lists, f.acting())
	}
	for _, g := range lists {
		for i := range g.All {
			if g.averts(&g.All[i]) {
				return g.Called(&g.All[i])
			}
		}
	}
	return ""
}

// prevents says what an advice does about it that another may end the game, or what would, or that nothing does.
func (f *Words) prevents(c *moment.Choice) string {
	s, _ := f.closer()
	switch turns := f.Asks(model.AskText) || f.Asks(model.AskComplete) || f.Asks(model.AskAction); {
	case s == game.NoSeat || f.fate(0) == isSafe:
		return ""
	case c != nil && f.averts(c):
		return f.T("plan.averts")
	case !turns:
		return ""
	}
	if how := f.remedy(); how != "" {
		return f.T("plan.averts-by", "how", how)
	}
	return f.T("plan.unaverted", "name", f.Who(s))
}

// Pressed reports whether another may end the game in his next turn, and does not lose by it.
func (f *Words) Pressed() bool {
	return f.Asked != game.NoSeat && f.View.Turn.Seat == f.Asked && !f.wonNow() && f.evening().fate(0) != isSafe
}

// holdsUp reports whether one of one's own who stands by to answer keeps an event from another in his turn.
func (f *Words) holdsUp(t legends.Table, event legends.Card, s game.Seat) bool {
	return f.holder(t, event, s) != legends.NoCard
}

// holder is that one of one's own; NoCard: nobody does.
func (f *Words) holder(t legends.Table, event legends.Card, s game.Seat) legends.Card {
	if f.Asked == game.NoSeat || s == f.Asked {
		return legends.NoCard
	}
	for p := range legends.Bid {
		for _, c := range f.View.Companies[f.Asked][p].List() {
			for _, x := range f.Rules.Deck.TextsOf(c) {
				if x.When == legends.Answer && t.Chars[c].At == p && t.Works(&x) && f.thwarts(&x, event, s) {
					return c
				}
			}
		}
	}
	return legends.NoCard
}

// thwarts reports whether a text keeps an event from a seat.
func (f *Words) thwarts(x *legends.Text, event legends.Card, s game.Seat) bool {
	if x.Cost == legends.PayCard && f.View.Held[f.Asked] == 0 {
		return false
	}
	here := f.usedAt(x)
	for i := range x.Do {
		e := &x.Do[i]
		for _, c := range f.Table().Within(x, e, f.Asked).List() {
			if f.View.Chars[c].Seat != s || e.Ability == legends.AnyAbility || !f.movable(e, here, c) {
				continue
			}
			if would := f.struck(e, e.Ability, here, c); would != nil {
				if t := f.Rules.Table(&would.Public); !t.Completes(event, s) {
					return true
				}
			}
		}
	}
	return false
}

// unstopped says that nothing that one may do now keeps another from any of some events; "" where something does.
func (f *Words) unstopped(events []legends.Card, s game.Seat) string {
	stopped := func(t legends.Table) bool {
		return slices.ContainsFunc(events, func(c legends.Card) bool { return !t.Completes(c, s) || f.holdsUp(t, c, s) })
	}
	g := f
	if !f.Asks(model.AskAction) {
		g = f.acting()
	}
	if stopped(f.Table()) || slices.ContainsFunc(g.All, func(c moment.Choice) bool {
		cards, to, ok := brought(c.Do[0])
		if !ok {
			return false
		}
		would := f.Would(cards, f.Asked, to)
		n, _ := f.guards(would)
		had, _ := f.guards(f.View)
		return n > had || stopped(f.Rules.Table(&would.Public))
	}) {
		return ""
	}
	return f.T("plan.unstopped")
}
