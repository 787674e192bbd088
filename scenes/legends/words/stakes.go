package words

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
)

// What a change of the table is worth to who is asked, as anybody sees it: which events a rival has no
// longer enough for, or is farther from, and which one has enough for oneself.

// stake is what a change matters most for.
type stake struct {
	key           string // what is said of it: "plan.KEY"
	worth         int    // in tenths of a point
	who           game.Seat
	at            legends.Place
	events        []legends.Card
	before, after []Need
}

// prize is what an event is worth, in tenths of a point; a reward is worth two points, about.
func (f *Words) prize(event legends.Card) int { return max(10*f.scores(event), 20) }

// weighs is what another table is worth more than this one, in tenths of a point, and what most of that
// comes from; no key: from nothing.
func (f *Words) weighs(would *legends.View) (worth int, top stake) {
	theirs, then := f.on(f.soon()), f.on(would).soon()
	for p := range legends.Bid {
		for _, event := range f.Quests(p) {
			for _, s := range f.Order() {
				var one stake
				switch {
				case s == f.Asked:
					one = f.ownStake(event, would)
				case !f.claims(event):
					one = theirs.stakeOf(event, s, then)
				}
				one.at = p
				worth += one.worth
				switch {
				case one.key != "" && one.key == top.key && one.who == top.who && p == top.at && len(top.events) > 0 && one.key == "stops":
					top.events, top.worth = append(top.events, event), top.worth+one.worth
				case one.worth > top.worth:
					top = one
				}
			}
		}
	}
	return worth, top
}

// ownStake is that of one event for who is asked.
func (f *Words) ownStake(event legends.Card, would *legends.View) stake {
	before, had, _ := f.Needs(f.Table(), event, f.Asked)
	after, has, _ := f.Needs(f.Rules.Table(&would.Public), event, f.Asked)
	one := stake{who: f.Asked, events: []legends.Card{event}, before: before, after: after}
	if !f.late(f.EventAt(event).At) && has || !f.Taken(f.Rules.Table(&would.Public), event) {
		one.key, one.worth = f.gains(event, had, has, lacks(before), lacks(after))
	}
	return one
}

// stakeOf is that of one event for another seat, on tables as they are once that one is on turn.
func (f *Words) stakeOf(event legends.Card, s game.Seat, would *legends.View) stake {
	before, had, empty := f.Needs(f.Table(), event, s)
	after, has, _ := f.Needs(f.Rules.Table(&would.Public), event, s)
	one := stake{who: s, events: []legends.Card{event}, before: before, after: after}
	lacked, lack := lacks(before), lacks(after)
	switch {
	case f.goneBefore(event, s, would), f.losesBy(f.Table(), event, s):
	case empty && !has:
	case had && !has && event == f.Ender():
		one.key, one.worth = "stops", victory+f.prize(event)*min(lack, muchOf)
	case had && !has:
		one.key, one.worth = "stops", f.prize(event)*(2+min(lack, muchOf))/6 // the more is missing the better
	case has && !had:
		one.worth = -f.prize(event)
	case lack > lacked && lacked <= muchOf:
		one.key, one.worth = "hampers", f.prize(event)/4
	case lack > lacked && !had && lacked <= 2*muchOf:
		one.key, one.worth = "sets-back", min(lack-lacked, muchOf)
	case lack < lacked:
		one.worth = lack - lacked
	}
	return one
}

// goneBefore reports whether he who is on turn takes an event that another is after.
func (f *Words) goneBefore(event legends.Card, s game.Seat, would *legends.View) bool {
	turn := f.View.Turn.Seat
	t := f.Rules.Table(&would.Public)
	return turn != f.Asked && turn != s && turn != game.NoSeat && f.View.Turn.Phase <= legends.PhaseComplete && t.Completes(event, turn)
}

// victory is what it is worth to win at once: more than anything else.
const victory = 1000

// gains is what one wins or loses of an event oneself.
func (f *Words) gains(event legends.Card, had, has bool, lacked, lack int) (key string, worth int) {
	at, nearer := f.EventAt(event).At, lacked-lack
	switch {
	case had == has && nearer > 0 && lack <= littleOf:
		return "gains", nearer + f.prize(event)/4
	case had == has && nearer > 0 && lack <= far:
		return "gains", nearer
	case had == has && (nearer > 0 || lacked > far):
		return "", 0
	case had == has, f.Face(event).Kind == legends.FinalEvent && f.behind(event):
		return "", nearer
	case had:
		return "", -f.prize(event)
	case f.completesYet(at) && f.wins(event):
		return "gets", victory
	case f.completesYet(at) && f.dearer(event) == legends.NoCard:
		return "gets", f.prize(event) + 5
	}
	return "gets-later", f.prize(event) / 2
}

// claims reports whether who is asked takes an event himself in this turn: he has enough for it, and
// for none at its place that brings more and might be gone before his next one.
func (f *Words) claims(event legends.Card) bool {
	p := f.EventAt(event).At
	return p < legends.Bid && f.completesYet(p) && f.Table().Completes(event, f.Asked) &&
		!(event.IsFinal() && f.behind(event)) && (f.dearer(event) == legends.NoCard || !f.contested(f.dearer(event)))
}

// dearer is another event of the same place for which one has enough and that brings more; NoCard: none.
func (f *Words) dearer(event legends.Card) legends.Card {
	if c := f.beside(event); c != legends.NoCard && f.prize(c) > f.prize(event) {
		return c
	}
	return legends.NoCard
}

// behind reports whether who is asked would not win by ending the game with an event.
func (f *Words) behind(event legends.Card) bool {
	t := f.Table()
	own := t.Points(f.Asked) + int(f.Face(event).Points)
	for _, s := range f.Order()[1:] {
		if t.Points(s) > own {
			return true
		}
	}
	return false
}

// tells is what is said of a stake, with what is to be done for it.
func (f *Words) tells(s *stake, do string) string {
	if s.key == "" {
		return ""
	}
	key := "plan." + s.key
	if len(s.events) > 1 {
		key += "-all"
	}
	said := f.T(key, "name", f.Who(s.who), "at", f.InPlace(s.at), "events", f.Worth(s.events), "do", do,
		"before", f.lacking(s.before), "after", f.lacking(s.after), "parts", f.parts(s.after))
	if i := slices.IndexFunc(s.events, f.wins); s.key == "gets" && i >= 0 { // who may answer it by a power may keep it from that
		own, others := f.afterwards(s.events[i])
		return sentences(f.T("plan.final-unless", "own", own, "others", others), upper(said))
	}
	return upper(said)
}

// struck is the table once an effect has touched characters of a seat; here is where its text is used.
// nil: it changes nothing that one sees.
func (f *Words) struck(e *legends.Effect, a legends.Ability, here legends.Place, cards ...legends.Card) *legends.View {
	would := *f.View
	for _, c := range cards {
		if !f.strike(&would, e, a, here, c) {
			return nil
		}
	}
	return &would
}

func (f *Words) strike(v *legends.View, e *legends.Effect, a legends.Ability, here legends.Place, c legends.Card) bool {
	from, owner := v.Chars[c].At, v.Chars[c].Seat
	switch e.Op {
	case legends.Discard, legends.Doom, legends.Home:
		f.leave(v, c)
	case legends.Send:
		if e.Place != legends.Here {
			f.leave(v, c)
			return true
		}
		moved := game.Event{Kind: legends.EventMoved, Seat: owner, Args: [5]int16{int16(c), int16(from), int16(here)}}
		f.Rules.Depart(v, moved)
		f.Rules.Arrive(v, moved)
	case legends.Silence:
		f.Rules.Arrive(v, game.Event{Kind: legends.EventSilenced, Seat: f.Asked, Args: [5]int16{int16(c)}})
	case legends.Weaken:
		f.Rules.Arrive(v, game.Event{Kind: legends.EventWeakened, Seat: f.Asked, Args: [5]int16{int16(c), int16(a), int16(e.N)}})
	case legends.Boost:
		f.Rules.Arrive(v, game.Event{Kind: legends.EventBoosted, Seat: f.Asked, Args: [5]int16{int16(c), int16(a), int16(e.N)}})
	case legends.Lend:
		f.Rules.Arrive(v, game.Event{Kind: legends.EventLent, Seat: f.Asked, Args: [5]int16{int16(c), int16(here), lent(e)}})
	default:
		return false
	}
	return true
}

// lent are the Abilities that an effect lends, a bit each.
func lent(e *legends.Effect) int16 {
	if e.Ability == legends.AllAbilities {
		return 1<<legends.Abilities - 1
	}
	return 1 << e.Ability
}

// leave takes a character away from where it stands.
func (f *Words) leave(v *legends.View, c legends.Card) {
	ch := &v.Chars[c]
	f.Rules.Depart(v, game.Event{Kind: legends.EventMoved, Seat: ch.Seat, Args: [5]int16{int16(c), int16(ch.At)}})
	ch.At = legends.Away
}

// moved is the table once a character went to a place.
func (f *Words) moved(c legends.Card, p legends.Place) *legends.View {
	return f.struck(&legends.Effect{Op: legends.Send, Place: legends.Here}, 0, p, c)
}
