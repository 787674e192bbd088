package words

import (
	"merlin/game"
	"merlin/game/legends"
)

// Clauses of what one player does become a sentence: those that come of a card follow it, and
// who does something is named again where somebody else was spoken of between.

// clause is one of them.
type clause struct {
	text string
	kind game.EventKind
	own  bool // it has a subject of its own
	lead bool // what follows comes of it
	new  bool // it begins something else

	card  int16
	at    int16          // where somebody was sent
	cards []legends.Card // sent there
	count int            // of cards drawn
	drawn []legends.Card // those of them that are known
}

// names reports whether it ends with a card that was turned up or completed.
func (c *clause) names(card int16) bool {
	return c.card == card && (c.kind == legends.EventTurned || c.kind == legends.EventCompleted)
}

// sentence gathers the clauses of one player.
type sentence struct {
	f     *Words
	list  []clause
	apart bool         // something new begins
	acts  bool         // an action was spent, and nothing has come of it yet
	by    legends.Card // of which all comes that follows; NoCard: of none
}

func (f *Words) sentence() sentence { return sentence{f: f, by: legends.NoCard} }

// beginning are the kinds of event with which something new begins.
var beginning = [256]bool{
	legends.EventTurned: true, legends.EventUsed: true, legends.EventWorks: true, legends.EventHandled: true,
	legends.EventPlayed: true, legends.EventCompleted: true, legends.EventBid: true, legends.EventBidWon: true,
}

// subjects are the kinds of event whose clause has a subject of its own.
var subjects = [256]bool{
	legends.EventCovers: true, legends.EventOpened: true, legends.EventShuffled: true, legends.EventMoved: true,
	legends.EventLost: true, legends.EventReturned: true, legends.EventDoomed: true, legends.EventBoosted: true, legends.EventWeakened: true,
	legends.EventSilenced: true, legends.EventLent: true, legends.EventGained: true, legends.EventSpecialBack: true, legends.EventVoid: true, legends.EventOver: true,
}

// spent notes that an action was spent: what comes now is done with it, unless it was the price
// of what a card does.
func (s *sentence) spent() {
	if n := len(s.list); n == 0 || s.list[n-1].kind != legends.EventUsed {
		s.apart, s.acts = true, true
	}
}

// add adds what is told of an event, unless the clause before says it.
func (s *sentence) add(e game.Event, say string) {
	if n := len(s.list); e.Kind == legends.EventWorks && n > 0 && s.list[n-1].names(e.Args[0]) {
		s.list[n-1].lead, s.by, s.apart = true, legends.Card(e.Args[0]), false // it is named already
		return
	}
	c := clause{text: say, kind: e.Kind, card: e.Args[0], own: subjects[e.Kind], new: s.apart || beginning[e.Kind]}
	if c.new {
		s.by = legends.NoCard
	}
	switch {
	case e.Kind == legends.EventUsed || e.Kind == legends.EventWorks || e.Kind == legends.EventHandled:
		c.lead, s.by = true, legends.Card(e.Args[0])
	case e.Kind == legends.EventMoved && s.acts:
		s.send(&c, e)
	case e.Kind == legends.EventDrew && e.Args[0] == game.Unknown:
		s.draw(&c)
	case e.Kind == legends.EventDrew:
		s.drawNamed(&c)
	case s.by != legends.NoCard && c.own && legends.Card(e.Args[0]) == s.by:
		c.text = s.f.ofItself(e, say)
	}
	s.acts = s.acts && e.Kind == legends.EventMoved // a second may go along
	s.apart = false
	if n := len(s.list); c.text == "" || n > 0 && s.list[n-1].text == c.text && c.count == 0 {
		return
	}
	s.list = append(s.list, c)
}

// send has the player send somebody; who goes along is named with him.
func (s *sentence) send(c *clause, e game.Event) {
	c.own, c.at, c.cards = false, e.Args[2], []legends.Card{legends.Card(e.Args[0])}
	if n := len(s.list); n > 0 && s.list[n-1].cards != nil && s.list[n-1].at == c.at && !c.new {
		c.cards, c.new = append(s.list[n-1].cards, c.cards...), s.list[n-1].new
		s.list = s.list[:n-1]
	}
	name := s.f.object(c.cards[0])
	for _, other := range c.cards[1:] {
		name = s.f.T("word.both", "one", name, "two", s.f.object(other))
	}
	c.text = s.f.T("log.sends", "card", name, "place", s.f.to(legends.Place(c.at)))
}

// draw counts cards that are drawn one after the other, by one action or by several.
func (s *sentence) draw(c *clause) {
	c.count = 1
	if n := len(s.list); n > 0 && s.list[n-1].count > 0 && (!c.new || s.list[n-1].new) {
		c.count, c.new = s.list[n-1].count+1, s.list[n-1].new
		s.list = s.list[:n-1]
		c.text = s.f.T("log.drew-many", "count", c.count)
	}
}

// drawNamed names cards together that are drawn one after the other.
func (s *sentence) drawNamed(c *clause) {
	c.drawn = []legends.Card{legends.Card(c.card)}
	if n := len(s.list); n > 0 && s.list[n-1].drawn != nil && (!c.new || s.list[n-1].new) {
		c.drawn, c.new = append(s.list[n-1].drawn, c.drawn...), s.list[n-1].new
		s.list = s.list[:n-1]
	}
	var names []string
	for _, card := range c.drawn {
		names = append(names, s.f.object(card))
	}
	key := "log.drew-card"
	if len(names) > 2 {
		key = "log.drew-named"
	}
	c.text = s.f.T(key, "card", s.f.listed(names), "cards", s.f.listed(names), "count", len(names))
}

// listed is a list in words.
func (f *Words) listed(names []string) string {
	if len(names) == 0 {
		return ""
	}
	said := names[0]
	for i, name := range names[1:] {
		name = inner(name)
		if i < len(names)-2 {
			said += ", " + name
			continue
		}
		said = f.T("word.both", "one", said, "two", name)
	}
	return said
}

// ofItself is what befell the card of which it comes: that is named already.
func (f *Words) ofItself(e game.Event, say string) string {
	switch e.Kind {
	case legends.EventDoomed:
		return f.T("log.self.doomed")
	case legends.EventLost:
		return f.T("log.self.lost")
	case legends.EventReturned:
		return f.T("log.self.returned")
	case legends.EventMoved:
		return f.T("log.self.goes", "place", f.to(legends.Place(e.Args[2])))
	case legends.EventBoosted:
		return changed("self.changed", 1)(f, e)
	}
	return say
}

// hangs takes away what a card is about to do, where nothing has come of it yet.
func (s *sentence) hangs() (c clause, ok bool) {
	if n := len(s.list); n > 0 && s.list[n-1].kind == legends.EventWorks {
		c, ok, s.list = s.list[n-1], true, s.list[:n-1]
	}
	return c, ok
}

// turns reports whether what begins now would have to name again who does it, as somebody else was
// spoken of last: that is a sentence of its own.
func (s *sentence) turns(e game.Event) bool {
	n := len(s.list)
	own := subjects[e.Kind] && !(e.Kind == legends.EventMoved && s.acts)
	return n > 0 && s.list[n-1].own && !own && e.Kind != legends.EventWorks && (s.apart || beginning[e.Kind])
}

// text is the sentence from a clause on.
func (s *sentence) text(who string, from int) string {
	list := s.list[from:]
	said, within := list[0].text, list[0].lead
	for i, c := range list[1:] {
		before, key, next := &list[i], "log.next", c.text
		if before.own && !c.own && c.kind != legends.EventWorks {
			next = s.f.T("log.subject", "name", who, "clause", next)
		}
		switch {
		case c.new:
			within = false
		case before.lead:
			key = "log.lead"
		case within:
			key = "log.more"
		}
		within = within || c.lead
		said = s.f.T(key, "clauses", said, "next", next)
	}
	return said
}
