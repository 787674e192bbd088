package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// What the sage says of an event that another is about to take, where his advice does nothing about it and nothing would:
// who was told of it wants an answer.

// Told is [Words.Plan] with that after the first reason.
func (f *Words) Told(c *moment.Choice, line ...game.Move) string {
	said := f.Plan(c, line...)
	if said == "" {
		return ""
	}
	head, rest := split(said, 1)
	return sentences(head, f.denied(c, said), rest)
}

// denied says that an event cannot be kept from another, of which an advice, for which so much speaks, says nothing; ""
// where none is in danger, or something keeps it from him.
func (f *Words) denied(c *moment.Choice, said string) string {
	turns := f.Asks(model.AskText) || f.Asks(model.AskComplete) || f.Asks(model.AskAction)
	if !turns || f.View.Turn.Seat != f.Asked || f.Warning(c) != "" {
		return ""
	}
	g := f.evening()
	event, s := g.looming()
	if event == legends.NoCard || strings.Contains(said, f.Card(event)) || slices.Contains(f.Aims(c), int(event)) || g.hinders(event, s) {
		return ""
	}
	return f.T("plan.denied", "card", f.Card(event), "name", f.Who(s))
}

// looming is the event, of those that others have enough for or one card away, that brings most, as the first press on
// the bulb tells of it; NoCard: there is none that one does not take or has enough for oneself.
func (f *Words) looming() (event legends.Card, who game.Seat) {
	event = legends.NoCard
	g := f.on(f.left())
	for _, s := range f.Order()[1:] {
		list := g.takeable(s)
		if near := g.nearby(s, muchOf); len(list) == 0 && len(near) > 0 && !g.none(near[0].event, s) {
			list = append(list, near[0].event)
		}
		for _, c := range list {
			own := f.Table().Completes(c, f.Asked)
			if !own && c != f.Ender() && !f.losesBy(f.Table(), c, s) && (event == legends.NoCard || f.prize(c) > f.prize(event)) {
				event, who = c, s
			}
		}
	}
	return event, who
}

// none reports whether a seat has nobody where an event lies.
func (f *Words) none(event legends.Card, s game.Seat) bool {
	_, _, empty := f.Needs(f.Table(), event, s)
	return empty
}

// hinders reports whether anything that one may do in this turn keeps an event from another or has him lack more for it,
// or might.
func (f *Words) hinders(event legends.Card, s game.Seat) bool {
	if f.holdsUp(f.Table(), event, s) || f.rewardsStrike() || f.handStrikes() {
		return true
	}
	g := f
	if !f.Asks(model.AskAction) {
		g = f.acting()
	}
	had, _ := f.guards(f.View)
	return slices.ContainsFunc(f.All, func(c moment.Choice) bool {
		return c.Do[0].Kind == legends.ActUse && f.worsens(&f.Rules.Deck.Texts[c.Do[0].A], event, s)
	}) || slices.ContainsFunc(g.All, func(c moment.Choice) bool {
		cards, to, ok := brought(c.Do[0])
		if !ok {
			return false
		}
		would := f.Would(cards, f.Asked, to)
		n, _ := f.guards(would)
		return n > had || f.lacksMore(would, event, s)
	})
}

// lacksMore reports whether a seat lacks more for an event on another table.
func (f *Words) lacksMore(would *legends.View, event legends.Card, s game.Seat) bool {
	now, _, _ := f.Needs(f.Table(), event, s)
	then, _, _ := f.Needs(f.Rules.Table(&would.Public), event, s)
	return lacks(then) > lacks(now)
}

// worsens reports whether a text has a seat lack more for an event, or might.
func (f *Words) worsens(x *legends.Text, event legends.Card, s game.Seat) bool {
	here := f.usedAt(x)
	return slices.ContainsFunc(x.Do, func(e legends.Effect) bool {
		if e.Op == legends.Banish || e.Op == legends.Rob || e.Op == legends.Gain || strikes(&e) && e.Ability == legends.AnyAbility {
			return true
		}
		return slices.ContainsFunc(f.Table().Within(x, &e, f.Asked).List(), func(c legends.Card) bool {
			would := f.struck(&e, e.Ability, here, c)
			return f.View.Chars[c].Seat == s && would != nil && f.lacksMore(would, event, s)
		})
	})
}

// strikes reports whether an effect is against others.
func strikes(e *legends.Effect) bool {
	switch e.Op {
	case legends.Banish, legends.Rob, legends.Gain:
		return true
	case legends.Discard, legends.Doom, legends.Home, legends.Send, legends.Silence, legends.Weaken:
		return e.Who.In == legends.Foes || e.Who.In == legends.Rivals || e.Who.In == legends.Everyone
	}
	return false
}

// striking reports whether a card has a text, of some moment, that is against others.
func (f *Words) striking(c legends.Card, when ...legends.When) bool {
	return slices.ContainsFunc(f.Rules.Deck.TextsOf(c), func(x legends.Text) bool {
		return slices.Contains(when, x.When) && slices.ContainsFunc(x.Do, func(e legends.Effect) bool { return strikes(&e) })
	})
}

// handStrikes reports whether that holds for one of the hand who may yet be played.
func (f *Words) handStrikes() bool {
	return slices.ContainsFunc(f.Hand(), func(c legends.Card) bool { return f.striking(c, legends.Played, legends.FromHand) })
}

// rewardsStrike reports whether what one completes in this turn brings something against others.
func (f *Words) rewardsStrike() bool {
	for p := range legends.Bid {
		event := f.first(p)
		if event == legends.NoCard {
			continue
		}
		if f.striking(event, legends.Won) || slices.ContainsFunc(f.Company(f.Asked, p), func(c legends.Card) bool { return f.striking(c, legends.Won) }) {
			return true
		}
	}
	return false
}
