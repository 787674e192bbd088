package words

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
)

// What a text is good for now: whom it should touch and what for, as anybody sees it.

// profit is what one use of a text brings.
type profit struct {
	worth int    // in tenths of a point, without what it costs
	said  string // "": nobody sees what for

	top    stake         // what most of that comes from
	slight bool          // no event hangs on it
	halts  bool          // it ends that somebody comes to another without an action
	aimed  bool          // one is chosen whom it touches
	whom   legends.Card  // that one
	effect int           // of a text, from 1; 0: not of one of several
	would  *legends.View // the table then; nil: it changes none
}

// beats reports whether one use is better than another: what an event hangs on comes before what is worth more otherwise.
func (p *profit) beats(other *profit) bool {
	switch {
	case p.said == "" || other.said == "":
		return other.said == ""
	case p.slight != other.slight:
		return other.slight
	}
	return p.worth > other.worth
}

// uses says what a text is for now, and what it costs; where nobody sees what for, what it does.
func (f *Words) uses(x *legends.Text, line []game.Move) string {
	best := f.profits(x)
	if to, ok := bound(line); ok && !(best.aimed && best.top.key == "stops") { // else he chooses that one then
		return sentences(f.rides(x, aim(line), to), f.price(x))
	}
	if best.said == "" {
		return sentences(f.idles(x), f.price(x))
	}
	if !touching(x) {
		return sentences(best.said, f.price(x))
	}
	return sentences(best.said, f.turnWins(x, &best), f.price(x), f.onlyATurn(x, nil, &best))
}

// touching reports whether a text does anything to characters in play or to events.
func touching(x *legends.Text) bool {
	return slices.ContainsFunc(x.Do, func(e legends.Effect) bool {
		switch e.Op {
		case legends.Draw, legends.Recall, legends.Foresee, legends.Spy, legends.Rob:
			return false
		}
		return true
	})
}

// rides says who goes where by a text, and what for.
func (f *Words) rides(x *legends.Text, c legends.Card, to legends.Place) string {
	if c == legends.NoCard {
		c = x.Card
	}
	if !c.IsCharacter() || f.View.Chars[c].At >= legends.Bid {
		return f.idles(x)
	}
	if said := f.goesTo(c, to).said; said != "" {
		return said
	}
	return sentences(f.T("plan.do.go", "card", f.object(c), "to", f.to(to))+".", f.sentTo(c, to))
}

// idles says that a text is for nothing now that one sees, or else what it does.
func (f *Words) idles(x *legends.Text) string {
	for i := range x.Do {
		switch e := &x.Do[i]; {
		case e.Op == legends.Enter && !f.more() && f.PlaceCard(legends.Final) != legends.NoCard:
			return f.T("plan.to-final")
		case e.Op == legends.Boost || e.Op == legends.Lend:
			return f.T("plan.boost-idle")
		case e.Op == legends.Weaken:
			return f.T("plan.weaken-idle")
		case e.Op == legends.Send && e.Who.In == legends.Self:
			return f.T("plan.no-place", "name", f.Card(x.Card))
		}
	}
	return f.Text(x.Card)
}

// profits is the best use of a text.
func (f *Words) profits(x *legends.Text) (best profit) {
	for i := range x.Do {
		one := f.effect(x, &x.Do[i])
		if one.beats(&best) {
			best = one
			best.aimed = one.aimed && i == 0 // else another is chosen before that
			best.effect = i + 1
		}
	}
	return best
}

// aimsAt is whom a text is to be aimed at, as it is said where its use is advised; false where something else is asked
// before that, or nobody sees whom it should touch.
func (f *Words) aimsAt(x *legends.Text) (whom game.Action, ok bool) {
	best := f.profits(x)
	ok = best.said != "" && best.aimed && x.Cost != legends.PayCard && x.Cost != legends.PayMate
	return game.Action{Kind: legends.ActTarget, A: uint8(best.whom)}, ok
}

// effect is that of one effect.
func (f *Words) effect(x *legends.Text, e *legends.Effect) profit {
	here := f.usedAt(x)
	switch e.Op {
	case legends.Draw:
		return f.grows(int(e.N), btoi(x.Cost == legends.HomeSelf))
	case legends.Enter:
		if here < legends.Bid {
			return profit{worth: 3, said: f.enters(*e, here)}
		}
	case legends.Recall:
		return f.recalling(e)
	case legends.Foresee:
		return profit{worth: 2, said: f.T("plan.foresees", "count", int(e.N))}
	case legends.Spy, legends.Rob:
		return f.prying(e)
	case legends.Act:
		return profit{worth: 3, said: f.T("plan.acts", "count", max(0, f.Table().Left())+int(e.N))}
	case legends.Gain:
		return profit{worth: 10, said: f.T("plan.gains-special", "card", f.Card(e.Special), "points", f.Points(int(f.Face(e.Special).Points)))}
	case legends.Banish:
		return f.banishing(e, here)
	}
	return f.strikes(x, e, here)
}

// usedAt is where a text is used; beyond the places where that is nowhere.
func (f *Words) usedAt(x *legends.Text) legends.Place {
	c := x.Card
	if c.IsSpecial() {
		c = f.View.Special[c-model.FirstSpecial]
	}
	switch {
	case c == legends.NoCard:
		return legends.Places
	case c.IsCharacter():
		return f.View.Chars[c].At
	}
	return f.EventAt(c).At
}

// strikes is the best that an effect on characters does.
func (f *Words) strikes(x *legends.Text, e *legends.Effect, here legends.Place) (best profit) {
	list := f.Table().Within(x, e, f.Asked).List()
	if e.Who.In == legends.Self || int(e.Who.Pick) > len(list) {
		return f.strikeAll(e, here, list)
	}
	for _, c := range list {
		if !f.movable(e, here, c) {
			continue
		}
		if one := f.blow(e, here, c); one.beats(&best) {
			best, best.aimed, best.whom = one, true, c
		}
	}
	return best
}

// movable reports whether an effect that sends somebody to a place could do so.
func (f *Words) movable(e *legends.Effect, here legends.Place, c legends.Card) bool {
	if e.Op != legends.Send || e.Place != legends.Here {
		return true
	}
	ch := &f.View.Chars[c]
	return here < legends.Bid && ch.At != here && f.Table().Fits(c, ch.Seat, here)
}

// strikeAll is that of an effect on all of some.
func (f *Words) strikeAll(e *legends.Effect, here legends.Place, list []legends.Card) profit {
	if len(list) == 1 {
		return f.blow(e, here, list[0])
	}
	would := f.struck(e, e.Ability, here, list...)
	if would == nil || e.Ability >= legends.Abilities {
		return profit{}
	}
	return f.effects(e, would, func() string {
		return f.T("plan.do.all", "ability", f.Ability(e.Ability), "amount", Signed(int(e.N)))
	})
}

// hit is what it does to the events.
func (f *Words) hit(e *legends.Effect, here legends.Place, c legends.Card) profit {
	if e.Op == legends.Send && e.Place == legends.Any && f.View.Chars[c].Seat == f.Asked {
		return f.goes(c)
	}
	if (e.Op == legends.Boost || e.Op == legends.Weaken) && e.Ability == legends.AnyAbility {
		return f.bestAbility(e, here, c)
	}
	would := f.struck(e, e.Ability, here, c)
	if would == nil {
		return profit{}
	}
	if one := f.effects(e, would, func() string { return f.bid(e, e.Ability, here, c) }); one.said != "" {
		return one
	}
	return f.slight(e, here, c)
}

// effects is what an effect brings that makes another table of this one: what is only for this turn
// must be enough for an event in it.
func (f *Words) effects(e *legends.Effect, would *legends.View, do func() string) profit {
	worth, top := f.weighs(would)
	if top.worth <= 0 || (e.Op == legends.Boost || e.Op == legends.Lend) && top.key != "gets" {
		return profit{}
	}
	return profit{worth: worth, said: f.tells(&top, do()), top: top, would: would}
}

// bestAbility is the best that an effect does to a character whose user names the Ability.
func (f *Words) bestAbility(e *legends.Effect, here legends.Place, c legends.Card) (best profit) {
	for a := range legends.Abilities {
		if one := f.effects(e, f.struck(e, a, here, c), func() string { return f.bid(e, a, here, c) }); one.worth > best.worth {
			best = one
		}
	}
	return best
}

// bid is what is to be done to a character, as an order.
func (f *Words) bid(e *legends.Effect, a legends.Ability, here legends.Place, c legends.Card) string {
	if f.ordered {
		return ordered
	}
	key := "plan.do." + e.Op.String()
	switch {
	case e.Op == legends.Send && e.Place != legends.Here:
		key = "plan.do.send-away"
	case (e.Op == legends.Doom || e.Op == legends.Discard) && f.View.Chars[c].Seat == f.Asked:
		key = "plan.do.give"
	}
	ability := ""
	if a < legends.Abilities {
		ability = f.Ability(a)
	}
	to := ""
	if here < legends.Bid {
		to = f.to(here)
	}
	n := int(e.N)
	if e.Op == legends.Weaken {
		n = -n
	}
	return f.T(key, "card", f.object(c), "to", to, "ability", ability, "amount", Signed(n))
}

// slight is what an effect does to an opponent's character where no event hangs on that.
func (f *Words) slight(e *legends.Effect, here legends.Place, c legends.Card) profit {
	ch := &f.View.Chars[c]
	if ch.Seat == f.Asked || ch.At >= legends.Bid {
		return profit{}
	}
	do := f.bid(e, e.Ability, here, c)
	switch e.Op {
	case legends.Silence:
		if !slices.ContainsFunc(f.Rules.Deck.TextsOf(c), speaks) {
			return profit{}
		}
		return profit{worth: 1, said: f.T("plan.mutes", "do", do, "name", f.Who(ch.Seat), "text", strings.TrimSuffix(f.Text(c), "."))}
	case legends.Discard, legends.Doom, legends.Home, legends.Send:
		best := legends.Combat
		for a := range legends.Abilities {
			if f.Table().Score(c, a) > f.Table().Score(c, best) {
				best = a
			}
		}
		n, key := f.Table().Score(c, best), "plan.rids"
		if a, far := f.finalWants(c); far {
			return profit{worth: 1 + f.Table().Score(c, a)/2, slight: true, said: upper(f.T("plan.rids-final", "do", do, "name", f.Who(ch.Seat), "card", f.Card(f.PlaceCard(legends.Final)), "ability", f.Ability(a), "count", f.Table().Score(c, a)))}
		}
		if e.Op == legends.Home {
			key = "plan.rids-home"
		}
		if !slices.ContainsFunc(f.Quests(ch.At), func(c legends.Card) bool { return !f.claims(c) }) {
			return profit{worth: 1, slight: true, said: upper(f.T(key, "do", do, "name", f.Who(ch.Seat), "at", f.InPlace(ch.At), "ability", f.Ability(best), "count", n))}
		}
		return profit{worth: 2 + n/2, slight: true, said: upper(f.T(key, "do", do, "name", f.Who(ch.Seat), "at", f.InPlace(ch.At), "ability", f.Ability(best), "count", n))}
	}
	return profit{}
}

// speaks reports whether a text is silent while who has it is to be so.
func speaks(x legends.Text) bool {
	return x.When == legends.Always || x.When == legends.May || x.When == legends.Answer
}

// goes is the best place for one of one's own that a text sends anywhere.
func (f *Words) goes(c legends.Card) (best profit) {
	for p := range legends.Bid {
		if one := f.goesTo(c, p); one.said != "" && one.worth > best.worth {
			best = one
		}
	}
	return best
}

func (f *Words) goesTo(c legends.Card, p legends.Place) profit {
	if p == f.View.Chars[c].At || !f.View.InPlay(p) || !f.Table().Fits(c, f.View.Chars[c].Seat, p) {
		return profit{}
	}
	would := f.moved(c, p)
	worth, top := f.weighs(would)
	back := f.comesBack(c, would)
	for _, event := range back {
		worth += f.prize(event) * 3 / 4
	}
	if top.worth <= 0 || worth <= 0 { // what is won there is lost where it comes from
		return profit{}
	}
	do := ordered
	if !f.ordered {
		do = f.T("plan.do.go", "card", f.object(c), "to", f.to(p))
	}
	said := f.tells(&top, do)
	if top.key == "gets" && len(back) > 0 {
		said = sentences(said, f.T("plan.comes-back", "card", f.object(c), "events", f.Worth(back)))
	}
	return profit{worth: worth, said: said, top: top}
}

// comesBack are the events that one has no longer enough for when one of one's own goes, as long as he is away: before
// the actions of a turn, one of these brings him back. // L20
func (f *Words) comesBack(c legends.Card, would *legends.View) []legends.Card {
	turn := f.View.Turn
	if turn.Seat != f.Asked || f.View.Chars[c].Seat != f.Asked || turn.Phase > legends.PhaseComplete || f.Table().Left() < 1 {
		return nil
	}
	then := f.Rules.Table(&would.Public)
	return slices.DeleteFunc(f.ready(f.View), func(event legends.Card) bool {
		return then.Completes(event, f.Asked) || f.completesYet(f.EventAt(event).At)
	})
}

// upper writes the first letter large.
func upper(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}
