package words

import (
	"strings"

	"merlin/game"
	"merlin/game/legends"
)

// clauses are by kind of event.
var clauses = [256]func(*Words, game.Event) string{
	legends.EventFirst:       plain("first"),
	legends.EventStarted:     card("started"),
	legends.EventTurned:      card("turned"),
	legends.EventLaid:        nil,
	legends.EventCovers:      covers,
	legends.EventRaised:      nil,
	legends.EventOpened:      card("opened"),
	legends.EventBanished:    card("banished"),
	legends.EventBidding:     nil,
	legends.EventBid:         card("bid"),
	legends.EventPassed:      passed,
	legends.EventBidWon:      won,
	legends.EventUsed:        card("used"),
	legends.EventWorks:       card("works"),
	legends.EventVoid:        func(f *Words, e game.Event) string { return f.Void(e) },
	legends.EventDeclined:    card("declined"),
	legends.EventSpent:       nil,
	legends.EventActions:     func(f *Words, e game.Event) string { return f.T("log.actions", "count", int(e.Args[0])) },
	legends.EventPaid:        card("paid"),
	legends.EventRobbed:      card("robbed"),
	legends.EventDrew:        drew,
	legends.EventShuffled:    plain("shuffled"),
	legends.EventPlayed:      card("played"),
	legends.EventMoved:       moved,
	legends.EventLost:        card("lost"),
	legends.EventReturned:    card("returned"),
	legends.EventRecalled:    card("recalled"),
	legends.EventDoomed:      card("doomed"),
	legends.EventBoosted:     changed("boosted", 1),
	legends.EventWeakened:    changed("weakened", -1),
	legends.EventSilenced:    card("silenced"),
	legends.EventLent:        card("lent"),
	legends.EventGained:      gained,
	legends.EventSpecialBack: card("special-back"),
	legends.EventCompleted:   completed,
	legends.EventLooked:      func(f *Words, e game.Event) string { return f.T("log.looks", "count", int(e.Args[0])) },
	legends.EventOrdered:     nil,
	legends.EventSpied:       spied,
	legends.EventScored:      scored,
	legends.EventHandled:     card("by-hand"),
	legends.EventPoint:       func(f *Words, e game.Event) string { return f.T("log.point", "points", Signed(int(e.Args[0]))) },
	legends.EventOver:        plain("over"),
}

func plain(key string) func(*Words, game.Event) string {
	return func(f *Words, _ game.Event) string { return f.T("log." + key) }
}

// card tells of a card, and of the place that the event names besides.
func card(key string) func(*Words, game.Event) string {
	return func(f *Words, e game.Event) string {
		if e.Args[0] == game.Unknown {
			return ""
		}
		name := f.cite
		if objects[e.Kind] {
			name = f.object
		}
		args := []any{"card", name(legends.Card(e.Args[0]))}
		switch e.Kind {
		case legends.EventStarted, legends.EventPlayed:
			args = append(args, "place", f.Place(legends.Place(e.Args[1])))
		}
		return f.T("log."+key, args...)
	}
}

// cite is a card's name in a sentence: those of events begin with an article as a rule, so
// they stand in quotes.
func (f *Words) cite(c legends.Card) string {
	if c.IsCharacter() {
		return inner(f.Card(c))
	}
	return f.T("log.cited", "card", f.Card(c))
}

// objects are the kinds of event whose clause has the card as its object.
var objects = [256]bool{
	legends.EventStarted: true, legends.EventBid: true, legends.EventUsed: true, legends.EventDeclined: true, legends.EventPaid: true,
	legends.EventRobbed: true, legends.EventPlayed: true, legends.EventRecalled: true, legends.EventHandled: true,
}

// object is a card's name as the object of a sentence: "object.ID" for those of our deck that
// are declined.
func (f *Words) object(c legends.Card) string {
	if key := "object." + f.Face(c).ID; !f.Rules.Deck.Printed && f.Locale.Has(key) {
		return f.T(key)
	}
	return f.cite(c)
}

// inner is a name inside a sentence: its article is written small there.
func inner(name string) string {
	for _, article := range []string{"Le ", "La ", "L’", "Der ", "Die ", "Das ", "The "} {
		if strings.HasPrefix(name, article) {
			return strings.ToLower(article[:1]) + name[1:]
		}
	}
	return name
}

// owned says in a clause whose a character is that is told of in it.
func (f *Words) owned(say string, c legends.Card, s game.Seat) string {
	name := f.cite(c)
	return strings.Replace(say, name, f.T("log.of", "card", name, "name", f.Who(s)), 1)
}

func covers(f *Words, e game.Event) string {
	return f.T("log.covers", "card", f.cite(legends.Card(e.Args[0])), "other", f.cite(legends.Card(e.Args[1])))
}

func passed(f *Words, e game.Event) string {
	if e.Args[0] == 1 {
		return ""
	}
	return f.T("log.passed")
}

func won(f *Words, e game.Event) string {
	return f.T("log.bid-won", "card", f.cite(legends.Card(e.Args[0])), "total", int(e.Args[1]))
}

// drew names a card that the viewer has drawn himself.
func drew(f *Words, e game.Event) string {
	if e.Args[0] == game.Unknown {
		return f.T("log.drew")
	}
	return f.T("log.drew-card", "card", f.object(legends.Card(e.Args[0])))
}

func moved(f *Words, e game.Event) string {
	return f.T("log.goes", "card", f.cite(legends.Card(e.Args[0])), "place", f.to(legends.Place(e.Args[2])))
}

// to says to where somebody goes.
func (f *Words) to(p legends.Place) string {
	if p < legends.Avalon {
		return f.T("to." + p.String())
	}
	return f.special("to.", p)
}

// special says in or to which place that a card makes, in its own words where it is one of our deck.
func (f *Words) special(way string, p legends.Place) string {
	c := f.PlaceCard(p)
	if c != legends.NoCard && !f.Rules.Deck.Printed && f.Locale.Has(way+f.Face(c).ID) {
		return f.T(way + f.Face(c).ID)
	}
	return f.T(way+"special", "place", f.Place(p))
}

func changed(key string, sign int) func(*Words, game.Event) string {
	return func(f *Words, e game.Event) string {
		ability := f.T("ability.every")
		if a := legends.Ability(e.Args[1]); a < legends.Abilities {
			ability = f.Ability(a)
		}
		return f.T("log."+key, "card", f.cite(legends.Card(e.Args[0])), "ability", ability, "amount", Signed(sign*int(e.Args[2])))
	}
}

func gained(f *Words, e game.Event) string {
	return f.T("log.gains-special", "card", f.cite(legends.Card(e.Args[0])), "other", f.cite(legends.Card(e.Args[1])))
}

func completed(f *Words, e game.Event) string {
	if e.Args[2] == 0 { // its reward is told by itself
		return f.T("log.completed-plain", "card", f.cite(legends.Card(e.Args[0])))
	}
	return f.T("log.completed", "card", f.cite(legends.Card(e.Args[0])), "points", f.Points(int(e.Args[2])))
}

func spied(f *Words, e game.Event) string {
	if e.Args[0] == game.Unknown {
		return f.T("log.spied", "name", f.Who(game.Seat(e.Args[1])))
	}
	return f.T("log.spied-card", "name", f.Who(game.Seat(e.Args[1])), "card", f.object(legends.Card(e.Args[0])))
}

// scoring are the parts of the final points, as EventScored has them.
var scoring = [...]string{"display", "special", "texts", "by-hand", "opening"}

// scored tells what a seat's points at the end are for.
func scored(f *Words, e game.Event) string {
	var parts []string
	sum := 0
	for i, part := range scoring {
		if n := int(e.Args[i]); n != 0 {
			parts = append(parts, f.T("log.score."+part, "count", n))
		}
		sum += int(e.Args[i])
	}
	return f.T("log.scored", "points", f.Points(sum), "parts", strings.Join(parts, " + "))
}
