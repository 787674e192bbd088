package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
)

// What who presses the bulb once is told of himself: what he can do now, and who or what may be chosen.

// surveyMost is how many events are named that one is near to.
const surveyMost = 2

// anyhow is more than is ever missing.
const anyhow = 1000

// mine says that one can end the game, which events one has enough for, what the actions of the turn may be enough for,
// and what is missing for those one is nearest to.
func (f *Words) mine() string {
	ends, list := f.surveyEnd(), f.takeable(f.Asked)
	if f.wonNow() {
		return ends
	}
	if ends != "" {
		list = slices.DeleteFunc(list, func(c legends.Card) bool { return c == f.Ender() })
	}
	var said []string
	if len(list) > 0 {
		key := "survey.mine"
		if f.Asks(model.AskAction) { // nothing is completed in this turn any more
			key = "survey.mine.later"
		}
		said = append(said, f.T(key, "events", f.oneAPlace(list)))
	}
	event, n := f.inActions()
	if event != legends.NoCard {
		said = append(said, f.T("survey.actions", "count", n, "event", f.Worth([]legends.Card{event})))
	}
	also, reached := f.reached(event)
	said = append(said, also...)
	most := surveyMost + len(also)
	if f.PlaceCard(legends.Final) != legends.NoCard { // the score comes too
		most--
	}
	for _, near := range f.nearby(f.Asked, f.reckons(len(list) > 0 && event == legends.NoCard)) {
		if len(said) < most && near.event != event && !slices.Contains(reached, near.event) {
			said = append(said, f.shortOf(near))
		}
	}
	if len(said) == 0 && ends == "" {
		return f.outOfReach()
	}
	return sentences(ends, sentences(said...))
}

// reached says which other events the actions of the turn may be enough for, and for which: those that one action is
// enough for first.
func (f *Words) reached(but legends.Card) (said []string, all []legends.Card) {
	if f.View.Turn.Seat != f.Asked || but == legends.NoCard {
		return nil, nil
	}
	g := f
	if !f.Asks(model.AskAction) {
		g = f.acting()
	}
	for n := 1; n <= 2; n++ {
		var names []string
		for _, c := range f.openEvents() {
			if c == but || c == f.Ender() || f.scores(c) == 0 || f.Table().Completes(c, f.Asked) || f.Taken(f.Table(), c) || g.actionsFor(c) != n {
				continue
			}
			all, names = append(all, c), append(names, f.Worth([]legends.Card{c}))
		}
		if len(names) > 0 {
			said = append(said, f.T("survey.actions-also", "count", n, "event", f.oneOf(names)))
		}
	}
	return said, all
}

// reckons is how much may be missing for an event that is named: anything for what one's actions may be for, where these
// are free and nothing is near.
func (f *Words) reckons(free bool) int {
	if free && f.Asks(model.AskAction) && len(f.nearby(f.Asked, far)) == 0 {
		return anyhow
	}
	return far
}

// outOfReach says that nothing is near, and what is least far, or for what the actions of the turn are enough though
// another may take it first.
func (f *Words) outOfReach() string {
	open := f.openEvents()
	if len(open) == 0 {
		return f.T("survey.bare")
	}
	near := f.nearby(f.Asked, anyhow)
	if len(near) == 0 {
		return f.T("survey.far")
	}
	if event, n := f.barely(open); event != legends.NoCard {
		return f.T("survey.actions", "count", n, "event", f.Worth([]legends.Card{event}))
	}
	n, key := near[0], "survey.farthest"
	if len(open) == 1 {
		key = "survey.only"
	}
	return f.there(key, n.event, f.EventAt(n.event).At, "event", f.Worth([]legends.Card{n.event}), "parts", f.lacking(n.lack))
}

// barely is the event of some, whoever takes it first, that fewest actions of the turn are enough for, and how many;
// NoCard: they are enough for none.
func (f *Words) barely(events []legends.Card) (best legends.Card, actions int) {
	best = legends.NoCard
	if f.View.Turn.Seat != f.Asked {
		return best, 0
	}
	g := f
	if !f.Asks(model.AskAction) {
		g = f.acting()
	}
	for _, event := range events {
		n := g.actionsFor(event)
		if n > 0 && (best == legends.NoCard || n < actions || n == actions && f.prize(event) > f.prize(best)) {
			best, actions = event, n
		}
	}
	return best, actions
}

// surveyEnd says that one can end the game in this turn, and how it would end; "" where one cannot.
func (f *Words) surveyEnd() string {
	c := f.Ender()
	if c == legends.NoCard || !f.completesYet(f.EventAt(c).At) || !f.Table().Completes(c, f.Asked) {
		return ""
	}
	own, others := f.afterwards(c)
	key := "survey.end-behind"
	switch {
	case own > others:
		key = "survey.end"
	case own == others:
		key = "survey.end-tie"
	}
	return f.T(key, "card", f.Card(c), "own", own, "others", others)
}

// shortOf says what one lacks for an event.
func (f *Words) shortOf(n nearEvent) string {
	return f.there("survey.short", n.event, f.EventAt(n.event).At, "event", upper(f.Worth([]legends.Card{n.event})), "parts", f.lacking(n.lack))
}

// inActions is the best event that one may have enough for after this turn's actions, and how many of them
// that takes; NoCard: none is so near.
func (f *Words) inActions() (best legends.Card, actions int) {
	best = legends.NoCard
	if f.Asks(model.AskText) {
		return f.inLater()
	}
	if !f.Asks(model.AskAction) {
		return best, 0
	}
	for _, c := range f.All {
		cards, to, ok := brought(c.Do[0])
		if !ok {
			continue
		}
		for i, list := range [][]legends.Card{f.ready(f.Would(cards, f.Asked, to)), f.afterBoth(c.Do[0])} {
			for _, event := range list {
				if f.Table().Completes(event, f.Asked) {
					continue
				}
				if best == legends.NoCard || i+1 < actions || i+1 == actions && f.prize(event) > f.prize(best) {
					best, actions = event, i+1
				}
			}
		}
	}
	return best, actions
}

// inLater is that before the actions of the turn.
func (f *Words) inLater() (best legends.Card, actions int) {
	best = legends.NoCard
	_, events, actions := f.wantsActions()
	for _, c := range events {
		if !f.Table().Completes(c, f.Asked) && (best == legends.NoCard || f.prize(c) > f.prize(best)) {
			best = c
		}
	}
	return best, actions
}

// afterBoth are the events that one has enough for after an action and the one that goes best with it.
func (f *Words) afterBoth(first game.Action) []legends.Card {
	_, list, _ := f.Pair(first)
	return list
}

// surveyAim says who or what may be chosen, and of a special card what it brings and with whom it is safe.
func (f *Words) surveyAim() string {
	var names, safe []string
	for _, c := range f.All {
		a := c.Do[0]
		switch {
		case a.Kind == legends.ActSend:
			names = append(names, f.Place(legends.Place(a.A)))
		case a.Kind == legends.ActTarget:
			names = append(names, f.object(legends.Card(a.A)))
			if legends.Card(a.A).IsCharacter() && f.Table().GuardedFrom(legends.Card(a.A)) {
				safe = append(safe, f.object(legends.Card(a.A)))
			}
		}
	}
	said := f.asked() + " " + f.T("survey.among", "list", f.oneOf(names))
	_, e := f.text()
	if e == nil || e.Op != legends.Gain {
		return strings.TrimSpace(said + " " + f.wayOut())
	}
	if len(safe) < len(names) {
		said += " " + f.named("survey.gain-safe", safe)
	}
	gain := f.T("survey.gain", "card", f.Card(e.Special), "points", f.Points(int(f.Face(e.Special).Points)))
	return sentences(gain, strings.TrimSpace(strings.TrimSpace(said)+" "+f.wayOut()))
}

// oneOf names things of which one is chosen.
func (f *Words) oneOf(names []string) string {
	n := len(names)
	if n < 2 {
		return strings.Join(names, "")
	}
	return f.T("word.either", "one", strings.Join(names[:n-1], ", "), "two", names[n-1])
}
