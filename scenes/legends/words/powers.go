package words

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
)

// What others may do before they complete events in their next turn: powers that everybody sees come
// first then, actions only after that. // L20

// power is one that is enough for an event: whose it is, what it does, and who of a hand comes by it;
// NoCard: nobody whom one knows.
type power struct {
	by, whom legends.Card
	does     legends.Op
}

// how says what is done with a power.
func (f *Words) how(by power) string {
	if by.whom == legends.NoCard {
		return f.T("power."+by.does.String(), "by", f.object(by.by))
	}
	return f.T("power.brings", "by", f.object(by.by), "card", f.object(by.whom))
}

// of are the words for another seat and another table.
func (f *Words) of(s game.Seat, v *legends.View) *Words {
	now, m := *f.Moment, *f.Model
	now.View, now.Asked = v, s
	m.Moment = &now
	return &Words{Model: &m, Book: f.Book}
}

// powerFor is a power with which another seat would have enough for an event in its next turn on a table,
// as anybody sees it; false where it has enough without, or none would do.
func (f *Words) powerFor(event legends.Card, s game.Seat, v *legends.View) (found power, ok bool) {
	g := f.of(s, v)
	if g.EventAt(event).At >= legends.Bid || g.Table().Completes(event, s) {
		return found, false
	}
	for n := range f.Rules.Deck.Texts {
		x := &f.Rules.Deck.Texts[n]
		if !g.wields(x, s) {
			continue
		}
		for i := range x.Do {
			if whom, ok := g.enables(x, &x.Do[i], event); ok {
				return power{x.Card, whom, x.Do[i].Op}, true
			}
		}
	}
	return found, false
}

// wields reports whether a seat may use a character's text in its turn, without giving anybody up for it.
func (f *Words) wields(x *legends.Text, s game.Seat) bool {
	c := x.Card
	return x.When == legends.May && c.IsCharacter() && f.View.Chars[c].Seat == s && f.View.Chars[c].At < legends.Bid &&
		!Sacrifices(x) && f.Table().Works(x)
}

// enables reports whether an effect is enough for an event for whose words these are, with whom of his
// hand.
func (f *Words) enables(x *legends.Text, e *legends.Effect, event legends.Card) (whom legends.Card, ok bool) {
	here, at := f.usedAt(x), f.EventAt(event).At
	switch e.Op {
	case legends.Enter:
		return f.enterFor(e, event, here)
	case legends.Send:
		return legends.NoCard, e.Who.In == legends.Self && e.Place == legends.Any && f.Table().Fits(x.Card, f.Asked, at) && f.enoughOn(f.moved(x.Card, at), event)
	case legends.Boost, legends.Lend:
		return legends.NoCard, here == at && f.raises(x, e, event)
	}
	return legends.NoCard, false
}

// enoughOn reports whether a table has enough for an event; nil has not.
func (f *Words) enoughOn(would *legends.View, event legends.Card) bool {
	return would != nil && f.Rules.Table(&would.Public).Completes(event, f.Asked)
}

// raises reports whether a higher score, or one that is lent, is enough.
func (f *Words) raises(x *legends.Text, e *legends.Effect, event legends.Card) bool {
	return slices.ContainsFunc(f.Table().Within(x, e, f.Asked).List(), func(c legends.Card) bool {
		for a := range legends.Abilities {
			if (e.Ability == a || e.Ability >= legends.Abilities) && f.enoughOn(f.struckBy(e, a, f.usedAt(x), c), event) {
				return true
			}
		}
		return false
	})
}

// struckBy is struck, of an effect whose user may name the Ability.
func (f *Words) struckBy(e *legends.Effect, a legends.Ability, here legends.Place, c legends.Card) *legends.View {
	if e.Op == legends.Lend {
		a = e.Ability
	}
	return f.struck(e, a, here, c)
}

// unknown is how much of what is missing somebody of a hand may bring whom nobody has seen.
const unknown = 4

// enterFor reports whether somebody of the hand who comes without an action is enough for an event:
// one who was seen there, or, where not all were seen, one whom anybody may hold.
func (f *Words) enterFor(e *legends.Effect, event legends.Card, here legends.Place) (whom legends.Card, ok bool) {
	to := e.Place
	if to == legends.Here {
		to = here
	}
	if to != f.EventAt(event).At && to != legends.Any || f.View.Held[f.Asked] == 0 || f.Table().Taken(f.Asked, f.EventAt(event).At) >= roomAt {
		return legends.NoCard, false
	}
	seen := f.seen(f.Asked)
	for _, c := range seen {
		if e.Is.Fixed.Has(c) && f.enoughOn(f.Would([]legends.Card{c}, f.Asked, f.EventAt(event).At), event) {
			return c, true
		}
	}
	return legends.NoCard, len(seen) < int(f.View.Held[f.Asked]) && f.lacksOf(event) <= unknown
}

// seen are those whom one has seen in another's hand.
func (f *Words) seen(s game.Seat) []legends.Card {
	if f.Home == game.NoSeat || s == f.Home || f.View.Seat != f.Home {
		return nil
	}
	return f.View.Own.Spied[s].List()
}

// quick is the first of the others who has enough for an event in his next turn by a power of his.
func (f *Words) quick(event legends.Card, v *legends.View) (who game.Seat, by power) {
	for _, s := range f.Order()[1:] {
		if by, ok := f.powerFor(event, s, v); ok {
			return s, by
		}
	}
	return game.NoSeat, by
}

// contested reports whether another may take an event in his next turn, with his powers or without.
func (f *Words) contested(event legends.Card) bool {
	if f.Taken(f.Table(), event) {
		return true
	}
	s, _ := f.quick(event, f.View)
	return s != game.NoSeat
}

// playsBack is who of another's brings a character back without an action whom one sends to his hand, and
// the table then; NoCard: nobody does.
func (f *Words) playsBack(c legends.Card) (by legends.Card, then *legends.View) {
	s := f.View.Chars[c].Seat
	would := *f.View
	f.leave(&would, c)
	g := f.of(s, &would)
	for n := range f.Rules.Deck.Texts {
		x := &f.Rules.Deck.Texts[n]
		if x.Card == c || x.Cost != legends.NoCost || !g.wields(x, s) {
			continue
		}
		for i := range x.Do {
			e := &x.Do[i]
			to := f.View.Chars[x.Card].At
			if e.Op == legends.Enter && e.Place == legends.Here && e.Is.Fixed.Has(c) && g.Table().Fits(c, s, to) {
				f.Bring(&would, []legends.Card{c}, s, to)
				return x.Card, &would
			}
		}
	}
	return legends.NoCard, nil
}

// blow is what an effect does to a character, with what that one brings its player each turn; nothing
// where he plays it straight back.
func (f *Words) blow(e *legends.Effect, here legends.Place, c legends.Card) profit {
	if e.Op == legends.Home && f.View.Chars[c].Seat != f.Asked {
		if by, then := f.playsBack(c); by != legends.NoCard {
			if worth, _ := f.weighs(then); worth <= 0 {
				return profit{}
			}
		}
	}
	one := f.hit(e, here, c)
	if !f.stopsRecruits(e, c) {
		return one
	}
	named := []any{"card", f.Card(c), "name", f.Who(f.View.Chars[c].Seat)}
	if one.top.key == "stops" || one.top.key == "hampers" {
		one.worth, one.said, one.halts = one.worth+recruit, sentences(one.said, f.T("plan.recruits", named...)), true
		return one
	}
	return profit{worth: one.worth + recruit, halts: true, said: upper(f.T("plan.recruits-do", append(named, "do", f.bid(e, e.Ability, here, c))...))}
}

// recruit is what it is worth, in tenths of a point, that nobody comes without an action for a turn: that is an action.
const recruit = 20

// recruits reports whether a character brings its player somebody of the hand each turn without an action, to where an
// event lies or may yet come.
func (f *Words) recruits(c legends.Card) bool {
	ch := &f.View.Chars[c]
	return f.View.Held[ch.Seat] > 0 && (f.more() || ch.At < legends.Bid && len(f.Quests(ch.At)) > 0) && slices.ContainsFunc(f.Rules.Deck.TextsOf(c), func(x legends.Text) bool {
		return x.Cost == legends.NoCost && f.wields(&x, ch.Seat) && slices.ContainsFunc(x.Do, func(e legends.Effect) bool { return e.Op == legends.Enter })
	})
}

// stopsRecruits reports whether an effect ends that a character brings others, until one's next turn at least.
func (f *Words) stopsRecruits(e *legends.Effect, c legends.Card) bool {
	switch e.Op {
	case legends.Discard, legends.Doom, legends.Home, legends.Silence:
	case legends.Send:
		if !f.silencesThen(e) {
			return false
		}
	default:
		return false
	}
	return f.View.Chars[c].Seat != f.Asked && f.recruits(c)
}

// silencesThen reports whether the text of an effect goes on to silence somebody.
func (f *Words) silencesThen(e *legends.Effect) bool {
	for n := range f.Rules.Deck.Texts {
		x := &f.Rules.Deck.Texts[n]
		for i := range x.Do {
			if &x.Do[i] == e {
				return slices.ContainsFunc(x.Do[i+1:], func(next legends.Effect) bool { return next.Op == legends.Silence })
			}
		}
	}
	return false
}

// brake is the most that one's own powers could keep from others at a table in one's next turn: what that
// is worth, and whose power it is. An event counts for which somebody lacks little now: his actions come
// before that.
func (f *Words) brake(v *legends.View) (worth int, by legends.Card, of legends.Card) {
	g := f.on(v)
	by, of = legends.NoCard, legends.NoCard
	for n := range f.Rules.Deck.Texts {
		x := &f.Rules.Deck.Texts[n]
		if !g.wields(x, f.Asked) {
			continue
		}
		for i := range x.Do {
			if n, event := g.brakes(x, &x.Do[i]); n > worth {
				worth, by, of = n, x.Card, event
			}
		}
	}
	return worth, by, of
}

// brakes is the event that an effect holds up most.
func (f *Words) brakes(x *legends.Text, e *legends.Effect) (worth int, event legends.Card) {
	here := f.usedAt(x)
	event = legends.NoCard
	if e.Op != legends.Send && e.Op != legends.Home && e.Op != legends.Discard && e.Op != legends.Doom {
		return 0, event
	}
	for _, c := range f.Table().Within(x, e, f.Asked).List() {
		if f.View.Chars[c].Seat == f.Asked || f.View.Chars[c].At == here && e.Op == legends.Send || !f.movable(e, here, c) {
			continue
		}
		would := f.struck(e, e.Ability, here, c)
		if would == nil || f.View.Chars[c].At >= legends.Bid {
			continue
		}
		for _, q := range f.Quests(f.View.Chars[c].At) {
			if n := f.hold(q, f.View.Chars[c].Seat, would); n > worth {
				worth, event = n, q
			}
		}
	}
	return worth, event
}

// hold is what it is worth that an event is farther off for a rival who lacks little for it.
func (f *Words) hold(event legends.Card, s game.Seat, would *legends.View) int {
	before, met, empty := f.Needs(f.Table(), event, s)
	if met || empty || lacks(before) > muchOf {
		return 0
	}
	after, _, _ := f.Needs(f.Rules.Table(&would.Public), event, s)
	if lacks(after)-lacks(before) < littleOf {
		return 0
	}
	return f.prize(event) / 3
}
