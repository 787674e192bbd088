package legends

import "merlin/game"

// Table is the public position with the rules in force: what anybody at the table can
// see, and what follows from it. The engine asks it, and so does a screen.
type Table struct {
	*Rules
	*Public
}

// Table returns the table of a public position.
func (r *Rules) Table(p *Public) Table { return Table{r, p} }

// Table returns the table of the position.
func (g *Game) Table() Table { return Table{g.rules, &g.Public} }

// Source is from where a text works: the character whose it is, the player who uses it,
// and where. // L80
type Source struct {
	Self Card      // NoCard: it is no character's
	Seat game.Seat // NoSeat: nobody's, or everybody's
	Here Place     // noPlace: nowhere
}

// source returns where a text works from that works all the time, or reports that its
// card is not in play. // L80a, L81a, L81i
func (t Table) source(x *Text) (s Source, ok bool) {
	switch c := x.Card; {
	case c.IsCharacter():
		ch := &t.Chars[c]
		return Source{c, ch.Seat, ch.At}, ch.At < Places && ch.Silent == 0
	case c.IsSpecial():
		bearer := t.Special[c-firstSpecial]
		if bearer == NoCard {
			return s, false
		}
		return Source{bearer, t.Chars[bearer].Seat, t.Chars[bearer].At}, true
	default:
		e := &t.Event[c-firstEvent]
		switch {
		case e.At == Displayed:
			return Source{NoCard, e.Seat, noPlace}, x.When == Trophy || x.When == Score
		case e.At == Heraldic:
			return Source{NoCard, game.NoSeat, noPlace}, x.When == Always
		}
		return Source{NoCard, game.NoSeat, e.At}, e.At < Places && x.When != Trophy
	}
}

// working returns where a text works from, if it does now.
func (t Table) working(n uint8) (x *Text, s Source, ok bool) {
	x = &t.Deck.Texts[n]
	s, ok = t.source(x)
	return x, s, ok && t.hold(x.If, s)
}

// Works reports whether a text's card is in play and not silent, and its conditions hold.
func (t Table) Works(x *Text) bool {
	s, ok := t.source(x)
	return ok && t.hold(x.If, s)
}

// uses reports whether a text works for a seat: its own, and what is everybody's, at a
// special location for those with a company there. // L80a
func (t Table) uses(s Source, by game.Seat) bool {
	if s.Seat != game.NoSeat {
		return s.Seat == by
	}
	return s.Here == noPlace || t.company(by, s.Here) != 0
}

// hold reports whether all conditions are true. // L82
func (t Table) hold(list []Condition, s Source) bool {
	for i := range list {
		if !t.holds(&list[i], s) {
			return false
		}
	}
	return true
}

func (t Table) holds(c *Condition, s Source) bool {
	switch c.Kind {
	case At:
		return c.Place == s.Here || c.Place == anyMain && s.Here.IsMain()
	case Alone:
		return t.scope(Mates, s) == 0
	case With:
		return t.pass(c.Is, t.scope(Mates, s), s).Len() >= int(c.N)
	case Without:
		return t.pass(c.Is, t.scope(Mates, s), s) == 0
	case Bears:
		return s.Self != NoCard && t.Special[c.Special-firstSpecial] == s.Self
	default:
		return t.scope(Foes, s).Len() >= int(c.N)
	}
}

// scope returns the characters among whom a text works. What is nobody's works on all
// alike. // L84
func (t Table) scope(in Scope, s Source) Cards {
	switch in {
	case Self:
		if s.Self == NoCard || t.Chars[s.Self].At >= Places {
			return 0
		}
		return setOf(s.Self)
	case Company:
		return t.company(s.Seat, s.Here)
	case Mates:
		return t.company(s.Seat, s.Here) &^ selfOf(s)
	case Mine:
		return t.inPlay(s.Seat)
	case Foes:
		return t.here(s.Here) &^ t.company(s.Seat, s.Here)
	case Rivals:
		return t.inPlay(game.NoSeat) &^ t.inPlay(s.Seat)
	default:
		return t.inPlay(game.NoSeat)
	}
}

func selfOf(s Source) Cards {
	if s.Self == NoCard {
		return 0
	}
	return setOf(s.Self)
}

// company returns a seat's characters at a place; NoSeat is everybody's. // L4
func (t Table) company(s game.Seat, p Place) Cards {
	switch {
	case p >= Places:
		return 0
	case s == game.NoSeat:
		return t.here(p)
	}
	return t.Companies[s][p]
}

// here returns all characters at a place.
func (t Table) here(p Place) (all Cards) {
	if p >= Places {
		return 0
	}
	for s := range t.Companies {
		all |= t.Companies[s][p]
	}
	return all
}

// inPlay returns a seat's characters in play; NoSeat is everybody's.
func (t Table) inPlay(s game.Seat) (all Cards) {
	for other := range t.Companies {
		if s == game.NoSeat || int(s) == other {
			for _, c := range t.Companies[other] {
				all |= c
			}
		}
	}
	return all
}

// pass returns those of some characters that fit a filter. // L82a
func (t Table) pass(f Filter, all Cards, s Source) Cards {
	all &= f.Fixed
	if f.Bearer {
		all &= t.bearers()
	}
	if f.Weaker == 0 || all == 0 {
		return all
	}
	return t.weaker(f.Weaker, all, s)
}

// bearers returns the characters that bear a special card.
func (t Table) bearers() (all Cards) {
	for _, c := range t.Special {
		if c != NoCard {
			all.add(c)
		}
	}
	return all
}

// weaker returns those that have less than the source in each of some Abilities.
func (t Table) weaker(abilities uint8, all Cards, s Source) (less Cards) {
	if s.Self == NoCard {
		return 0
	}
	less = all
	for a := range Abilities {
		if abilities>>a&1 == 0 {
			continue
		}
		most := t.ofSource(s, a)
		for rest := less; rest != 0; rest = rest.rest() {
			if c := rest.first(); t.Score(c, a) >= most {
				less.remove(c)
			}
		}
	}
	return less
}

// ofSource returns the source's score; of one that has left, that with which its text was
// used.
func (t Table) ofSource(s Source, a Ability) int {
	if t.Chars[s.Self].At >= Places && t.InUse > 0 {
		return int(t.Uses[t.InUse-1].Scores[a])
	}
	return t.Score(s.Self, a)
}

// self returns an effect that lies on a character by a text of its own or of a card that
// it bears, as it would work at a place; nil if none does.
func (t Table) self(o Op, c Card, s game.Seat, p Place) *Effect {
	if !t.Deck.laid[o].Has(c) {
		return nil
	}
	for _, n := range t.Deck.lasting[o] {
		x := &t.Deck.Texts[n]
		if x.Card.IsSpecial() && t.Special[x.Card-firstSpecial] != c || !x.Card.IsSpecial() && (x.Card != c || t.Chars[c].Silent != 0) {
			continue
		}
		if !t.hold(x.If, Source{c, s, p}) {
			continue
		}
		for i := range x.Do {
			if x.Do[i].Op == o {
				return &x.Do[i]
			}
		}
	}
	return nil
}
