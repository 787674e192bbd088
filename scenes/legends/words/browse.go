package words

import (
	"merlin/game"
	"merlin/game/legends"
)

// Filter is what the card browser shows.
type Filter struct {
	Name string
	Fits func(*Words, legends.Card) bool
}

// Filters are all of them, in their order.
var Filters = []Filter{
	{"all", func(*Words, legends.Card) bool { return true }},
	{"knights", func(f *Words, c legends.Card) bool { return c.IsCharacter() && f.Face(c).Knight }},
	{"others", func(f *Words, c legends.Card) bool { return c.IsCharacter() && !f.Face(c).Knight }},
	{"camelot", at(legends.Camelot)},
	{"cornwall", at(legends.Cornwall)},
	{"forest", at(legends.Forest)},
	{"events", func(f *Words, c legends.Card) bool {
		return !c.IsCharacter() && !c.IsSpecial() && f.Face(c).Kind != legends.LocationEvent
	}},
	{"special", func(_ *Words, c legends.Card) bool { return c.IsSpecial() || c.IsFinal() }},
	{"play", func(f *Words, c legends.Card) bool { return f.where(c) == "open" }},
	{"discarded", func(f *Words, c legends.Card) bool { return f.where(c) == "discarded" }},
	{"unseen", func(f *Words, c legends.Card) bool { return f.where(c) == "unseen" }},
}

func at(p legends.Place) func(*Words, legends.Card) bool {
	return func(f *Words, c legends.Card) bool {
		return f.Face(c).Kind == legends.LocationEvent && f.Face(c).At == p
	}
}

// where is in which of all places a card is, as far as everybody sees, but for one's own
// hand: boxed, open, discarded, hand, unseen.
func (f *Words) where(c legends.Card) string {
	var place legends.Place
	switch {
	case c.IsSpecial():
		if f.View.Level == legends.Beginner {
			return "boxed"
		}
		return "open"
	case c.IsCharacter():
		place = f.View.Chars[c].At
		if f.View.Seat == f.Home && f.View.Own.Hand.Has(c) {
			return "hand"
		}
	default:
		place = f.EventAt(c).At
	}
	switch place {
	case legends.Away:
		return "unseen"
	case legends.Discarded:
		return "discarded"
	case legends.Boxed:
		return "boxed"
	}
	return "open"
}

// Whereabouts says where a card is.
func (f *Words) Whereabouts(c legends.Card) string {
	at := f.where(c)
	if at != "open" {
		return f.T("where." + at)
	}
	switch {
	case c.IsSpecial():
		if bearer := f.View.Special[c-legends.HighKing]; bearer != legends.NoCard {
			return f.Card(bearer)
		}
		return f.T("special.free")
	case c.IsCharacter():
		return f.stands(f.View.Chars[c].Seat, f.View.Chars[c].At)
	}
	switch e := f.EventAt(c); e.At {
	case legends.Displayed:
		return f.Who(e.Seat)
	case legends.Heraldic:
		return f.T("where.heraldic")
	case legends.Covered:
		return f.T("where.covered")
	case legends.Turned, legends.Bid:
		return f.T("where.open")
	default:
		return f.Place(e.At)
	}
}

// StandsAt names the place at which a character is in play; ok is false where it is not.
func (f *Words) StandsAt(c legends.Card) (place string, ok bool) {
	if !c.IsCharacter() || f.where(c) != "open" || f.View.Chars[c].At == legends.Bid {
		return "", false
	}
	at := f.View.Chars[c].At
	if at < legends.Avalon {
		return f.T("filter." + at.String()), true // the short name
	}
	if special := f.PlaceCard(at); special != legends.NoCard {
		return f.Bare(special), true
	}
	return f.Place(at), true
}

// stands says where a character is in play, and whose it is.
func (f *Words) stands(s game.Seat, p legends.Place) string {
	if p == legends.Bid {
		return f.T("bid.title")
	}
	return f.T("where.stands", "name", f.Who(s), "place", f.Place(p))
}
