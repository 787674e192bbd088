package words

import (
	"cmp"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
)

// What the sage says to who presses the bulb once: how things lie, as anybody sees it who looks at
// every event. What would be best he does not say, nor does he search for it.

// Survey is how things lie for who is asked, as lines; none while nobody is.
func (f *Words) Survey() []string {
	if f.Asked == game.NoSeat {
		return nil
	}
	without := f.uncounted(legends.Camelot, legends.Cornwall, legends.Forest, legends.Final)
	f = f.evening()
	said := []string{f.surveyed()}
	switch f.Kind {
	case model.AskText, model.AskComplete, model.AskAction:
		own, more := split(f.mine(), ownFirst)
		threat, others := split(f.theirs(), 1) // before what else one could do
		said = []string{own, f.lastStand(), threat, more, f.surveyed(), others, without, f.surveyIdle()}
		if f.wonNow() { // nobody comes after that
			said = []string{f.mine(), f.surveyed()}
		}
	case model.AskStart:
		said = append(said, f.mine())
	case model.AskTarget, model.AskSend:
		said = append(said, first(f.mine()), f.lastStand(), first(f.theirs()))
	case model.AskAnswer:
		said = append(said, f.lastStand(), f.theirs(), first(f.mine())) // what he on turn is about
	}
	lines := strings.Split(sentences(said...), "\n")
	for i, line := range lines {
		if len(lines) > 1 {
			lines[i] = "• " + line
		}
	}
	return lines
}

// ownFirst is how much of oneself is said before the first thing that another may do.
const ownFirst = 2

// first is the first sentence of what is said.
func first(said string) string {
	line, _ := split(said, 1)
	return line
}

// split parts the first n sentences of what is said from the others.
func split(said string, n int) (head, rest string) {
	lines := strings.Split(said, "\n")
	n = min(n, len(lines))
	return strings.Join(lines[:n], "\n"), strings.Join(lines[n:], "\n")
}

// surveyed is what the question is about.
func (f *Words) surveyed() string {
	switch {
	case f.Asks(model.AskText) || f.Asks(model.AskAnswer):
		return f.surveyTexts()
	case f.Asks(model.AskBid):
		return f.surveyBid()
	case f.Asks(model.AskTarget), f.Asks(model.AskSend):
		return f.surveyAim()
	case f.HandIsFull():
		return f.T("survey.full")
	case f.Asks(model.AskAction) && len(f.Hand()) == 0:
		return f.T("survey.empty")
	case f.Asks(model.AskAction), f.Asks(model.AskComplete):
		return ""
	case advised[f.Kind] != "":
		return f.T("help." + advised[f.Kind])
	}
	return f.asksOrNot()
}

// asksOrNot says what is asked, and how one leaves it be.
func (f *Words) asksOrNot() string { return strings.TrimSpace(f.asked() + " " + f.wayOut()) }

func (f *Words) asked() string {
	said := upper(f.AsksFor())
	if !strings.HasSuffix(said, "?") {
		said += "."
	}
	return said
}

// wayOut says that one need not do what is asked for, and how that is called.
func (f *Words) wayOut() string {
	for _, c := range f.All {
		if c.Do[0].Kind == legends.ActDecline {
			return f.T("survey.decline", "choice", c.Label)
		}
	}
	return ""
}

// surveyTexts names those whose texts bring something now, with what that costs.
func (f *Words) surveyTexts() string {
	useful, idle := f.usable()
	switch {
	case f.Asks(model.AskAnswer):
		return f.T("survey.answer", "list", f.listed(append(useful, idle...)))
	case len(useful) > 0:
		return f.T("survey.text", "list", f.listed(useful))
	case len(idle) > 0:
		return ""
	}
	return f.T("survey.no-text")
}

// surveyIdle names those whose texts bring nothing now.
func (f *Words) surveyIdle() string {
	if _, idle := f.usable(); len(idle) > 0 {
		return f.T("survey.text-idle", "list", f.listed(idle))
	}
	return ""
}

// usable are those whose texts may be used: who bring something now, and who do not.
func (f *Words) usable() (useful, idle []string) {
	for _, c := range f.All {
		if c.Do[0].Kind != legends.ActUse {
			continue
		}
		list, x := &idle, &f.Rules.Deck.Texts[c.Do[0].A]
		if f.useful(x) {
			list = &useful
		}
		if name := f.priced(x); !slices.Contains(*list, name) {
			*list = append(*list, name)
		}
	}
	return useful, idle
}

// priced is whose text it is, with what it costs.
func (f *Words) priced(x *legends.Text) string {
	if x.Cost == legends.NoCost {
		return f.Card(x.Card)
	}
	return f.T("survey.priced", "card", f.Card(x.Card), "price", f.T("survey.price."+x.Cost.String()))
}

func (f *Words) surveyBid() string {
	face := f.Face(f.View.Bidding.Card)
	said := f.T("survey.bid", "points", f.Points(int(face.Points)), "ability", f.Ability(face.Bid))
	if s := f.Table().Leads(); s != game.NoSeat {
		said += " " + f.T("survey.bid-leads", "name", f.Who(s), "count", f.Table().BidTotal(s))
	}
	return sentences(said, f.T("help.bid"))
}

// nearEvent is an event that somebody has not enough for, and what is missing.
type nearEvent struct {
	event legends.Card
	lack  []Need
	n     int
}

// nearby are the events for which a seat lacks no more than so much, the nearest first.
func (f *Words) nearby(s game.Seat, most int) (list []nearEvent) {
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			lack, met, none := f.Needs(f.Table(), c, s)
			for i := range lack {
				if none {
					lack[i].Over = -lack[i].Needs
				}
			}
			if n := lacks(lack); !met && n > 0 && n <= most {
				list = append(list, nearEvent{c, lack, n})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b nearEvent) int { return cmp.Compare(a.n, b.n) })
	return list
}

// takeable are the events that a seat has enough for.
func (f *Words) takeable(s game.Seat) (list []legends.Card) {
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			if f.Table().Completes(c, s) {
				list = append(list, c)
			}
		}
	}
	return list
}

// oneAPlace names events of which one may be taken at each place in a turn, with what each brings. // L51
func (f *Words) oneAPlace(events []legends.Card) (said string) {
	for i := range events {
		one, key := f.Worth(events[i:i+1]), "word.both"
		if i == 0 {
			said = one
			continue
		}
		if f.EventAt(events[i]).At == f.EventAt(events[i-1]).At {
			key = "word.either"
		}
		said = f.T(key, "one", said, "two", one)
	}
	return said
}

// theirs says which events others have enough for, or all but.
func (f *Words) theirs() string {
	var said []string
	now := f
	for _, s := range f.Order()[1:] {
		f := now
		if s != now.View.Turn.Seat { // those who go at the end of this turn are gone by then, and what one takes in it
			f = now.on(now.left())
		}
		list, near := f.takeable(s), f.nearby(s, muchOf)
		none := len(list) == 0
		if power := f.surveyPower(s); power != "" && !slices.ContainsFunc(list, legends.Card.IsFinal) {
			said = append(said, power)
			near = nil
		}
		if c := f.Ender(); c != legends.NoCard && s != f.View.Turn.Seat && s == now.alsoTakes(c) { // of that is told already
			list = slices.DeleteFunc(list, func(event legends.Card) bool { return event == c })
		}
		switch {
		case len(list) > 0 && s == f.View.Turn.Seat:
			said = append(said, f.T("survey.theirs-now", "name", f.Who(s), "events", f.oneAPlace(list)))
		case len(list) > 0:
			said = append(said, f.T("survey.theirs", "name", f.Who(s), "events", f.oneAPlace(list)))
		}
		if len(near) > 0 && (none || near[0].n <= littleOf) {
			said = append(said, f.T("survey.near", "name", f.Who(s), "event", f.Worth([]legends.Card{near[0].event}), "parts", f.lacking(near[0].lack)))
		}
		if none {
			said = append(said, f.surveyHand(s))
		}
	}
	return sentences(said...)
}

// surveyHand says whom one has seen in another's hand who would be enough for an event once he is played;
// "" where there is none.
func (f *Words) surveyHand(s game.Seat) string {
	for _, c := range f.seen(s) {
		for _, event := range f.openEvents() {
			at := f.EventAt(event).At
			if f.Table().Fits(c, s, at) && f.Rules.Table(&f.Would([]legends.Card{c}, s, at).Public).Completes(event, s) {
				return f.T("survey.holds", "name", f.Who(s), "card", f.object(c), "event", f.Worth([]legends.Card{event}))
			}
		}
	}
	return ""
}

// surveyPower says that another may have enough for an event in his next turn by a power: for the one that
// ends the game before all, else for the best.
func (f *Words) surveyPower(s game.Seat) string {
	best, with := legends.NoCard, power{}
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			if by, ok := f.powerFor(c, s, f.View); ok && (best == legends.NoCard || c.IsFinal() || !best.IsFinal() && f.prize(c) > f.prize(best)) {
				best, with = c, by
			}
		}
	}
	switch {
	case best == legends.NoCard:
		return ""
	case best.IsFinal():
		return f.T("survey.power-final", "name", f.Who(s), "how", f.how(with), "card", f.Card(best))
	}
	return f.T("survey.power", "name", f.Who(s), "how", f.how(with), "event", f.Worth([]legends.Card{best}))
}

// lastStand says what the score is once the event that ends the game lies open, or comes soon.
func (f *Words) lastStand() string {
	c, best := f.Ender(), 0
	if c == legends.NoCard {
		return f.finalNears()
	}
	for _, s := range f.Order()[1:] {
		best = max(best, f.Table().Points(s))
	}
	said := f.T("survey.final", "card", f.Card(c), "own", f.Table().Points(f.Asked), "others", best)
	s := f.alsoTakes(c)
	if s == game.NoSeat {
		return said
	}
	if call := f.lastCall(); call != "" {
		return said + " " + call
	}
	return said + " " + f.T("survey.final-next", "name", f.Who(s))
}
