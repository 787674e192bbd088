package words

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// BidState says of a seat that it leads, is to bid, has passed, or has bid too little; ""
// before it has done anything. Once the bid is decided it says who has won, until the last of what
// was bid has gone.
func (f *Words) BidState(s game.Seat) string {
	at := f.EventAt(f.View.Bidding.Card)
	switch {
	case at.At == legends.Displayed && at.Seat == s:
		return f.T("bid.won")
	case f.BidDecided():
		return ""
	case f.Asks(model.AskBid) && f.Asked == s && s == f.Home:
		return f.T("bid.turn-own")
	case f.Asks(model.AskBid) && f.Asked == s:
		return f.T("bid.turn")
	case f.Table().Leads() == s:
		return f.T("bid.leads")
	case f.View.Bidding.Number[s] > 0 && f.ties(s):
		return f.T("bid.tied")
	case f.View.Bidding.Number[s] == f.Face(f.View.Bidding.Card).Most:
		return f.T("bid.done")
	case f.passed(s):
		return f.T("bid.passed")
	case f.View.Bidding.Number[s] > 0:
		return f.T("bid.behind")
	}
	return ""
}

// passed reports whether a seat is one of those that have passed in a row before who is asked.
func (f *Words) passed(s game.Seat) bool {
	n := len(f.Seats)
	before := (int(f.Asked) - int(s) + n) % n
	return f.Asks(model.AskBid) && before > 0 && before <= int(f.View.Bidding.Passes)
}

// BidDecided reports whether the card of a bid has gone to somebody, or nobody.
func (f *Words) BidDecided() bool { return f.EventAt(f.View.Bidding.Card).At != legends.Bid }

// BidTotal is what a seat has bid, as it was when the bid was decided.
func (f *Words) BidTotal(s game.Seat) int {
	if !f.BidDecided() {
		return f.Table().BidTotal(s)
	}
	v, b := *f.View, f.View.Bidding
	v.Bidding.Number[s] = 0
	for _, c := range b.Order[s][:b.Number[s]] {
		from := v.Chars[c].At
		if from != legends.Bid {
			from = legends.Away // it is discarded already
		}
		f.Rules.Arrive(&v, game.Event{Kind: legends.EventBid, Seat: s, Args: [5]int16{int16(c), int16(from)}})
	}
	return f.Rules.Table(&v.Public).BidTotal(s)
}

// ties reports whether nobody leads for a seat that has bid as much as any other.
func (f *Words) ties(s game.Seat) bool {
	t := f.Table()
	for other := range game.Seat(t.Seats) {
		if t.Bidding.Number[other] > 0 && t.BidTotal(other) > t.BidTotal(s) {
			return false
		}
	}
	return t.Leads() == game.NoSeat
}

// BidWith is the total that a seat would have with one character more. // L32
func (f *Words) BidWith(c legends.Card, s game.Seat) int {
	v := *f.View
	e := game.Event{Kind: legends.EventBid, Seat: s, Args: [5]int16{int16(c), int16(v.Chars[c].At)}}
	f.Rules.Depart(&v, e)
	f.Rules.Arrive(&v, e)
	return f.Rules.Table(&v.Public).BidTotal(s)
}

// BidTip says how the bid goes.
func (f *Words) BidTip() string {
	face := f.Face(f.View.Bidding.Card)
	rule := f.T("bid.rule", "ability", f.Ability(face.Bid), "count", int(face.Most))
	return Paragraphs("<b>"+f.Card(f.View.Bidding.Card)+"</b> · "+f.Points(int(face.Points)), rule)
}

// passes says who leads, and what for one does not bid more.
func (f *Words) passes() string {
	t := f.Table()
	switch who := t.Leads(); who {
	case f.Asked:
		best, some := f.rivals()
		if !some {
			return sentences(f.T("plan.leads", "count", t.BidTotal(f.Asked)), f.thenPass())
		}
		return sentences(f.T("plan.leads-by", "count", t.BidTotal(f.Asked), "best", best), f.thenPass())
	case game.NoSeat:
		return sentences(cmp.Or(f.toLead(), f.T("plan.passes")), f.answers(false))
	default:
		prize := f.Points(int(f.Face(f.View.Bidding.Card).Points))
		return sentences(f.T("plan.behind", "name", f.Who(who), "best", t.BidTotal(who), "points", prize), f.toLead(), f.answers(false))
	}
}

// toLead says whom one would have to give up at least to lead the bid, and what that one is wanted for.
func (f *Words) toLead() string {
	c := f.cheapestLead(1)
	if c == legends.NoCard {
		return f.T("plan.lead-none")
	}
	said := f.wanting(c)
	if said == "" {
		return ""
	}
	return f.T("plan.lead-costs", "card", f.object(c), "said", said)
}

// cheapestLead is who is missed least of those with whom one would have so much more than the others; NoCard:
// there is none.
func (f *Words) cheapestLead(by int) (best legends.Card) {
	best = legends.NoCard
	rival, _ := f.rivals()
	for _, x := range f.All {
		c := legends.Card(x.Do[0].A)
		if x.Do[0].Kind != legends.ActBid || f.BidWith(c, f.Asked) < rival+by {
			continue
		}
		if best == legends.NoCard || f.missed(c) < f.missed(best) {
			best = c
		}
	}
	return best
}

// missed is how much one would miss a character, as anybody sees it: for the events that one has enough for, or would
// be nearer to, then for what it can do.
func (f *Words) missed(c legends.Card) int {
	strength := 0
	for _, n := range f.Face(c).Scores {
		strength += int(n)
	}
	if f.View.Chars[c].At >= legends.Bid {
		return much*f.recalls(c).worth + strength
	}
	would := f.Without(c)
	_, _, back := f.setBack(would)
	return much*(10*f.Yields(f.forgone(would))+back) + strength
}

// much is how much more the events count than how strong somebody is.
const much = 100

// wanting says what a character is wanted for; "" where for nothing.
func (f *Words) wanting(c legends.Card) string {
	if f.View.Chars[c].At < legends.Bid {
		return f.loses(f.Without(c))
	}
	if one := f.recalls(c); one.worth > littleOf {
		return one.said
	}
	return ""
}

// bids says what a bid comes to with a character more, against the best of the others, who may
// answer it, and what it costs.
func (f *Words) bids(c legends.Card) string {
	n := f.BidWith(c, f.Asked)
	best, some := f.rivals()
	with := []any{"count", n, "best", best, "points", f.Points(int(f.Face(f.View.Bidding.Card).Points))}
	key := "plan.follows"
	switch {
	case !some:
		key = "plan.opens"
	case n > best:
		key = "plan.outbids"
	case n == best:
		key = "plan.ties"
	}
	spoils := ""
	if who := f.Table().Leads(); key == "plan.ties" && who != game.NoSeat {
		spoils = f.T("plan.ties-for", "name", f.Who(who), "points", with[len(with)-1])
	}
	return sentences(f.T(key, with...), spoils, f.costs(c), f.answers(n > best))
}

// carries is what a bid in place of that with a character has to come to: as much, or just more than the others have bid
// where nobody may bid any more.
func (f *Words) carries(c legends.Card) int {
	n := f.BidWith(c, f.Asked)
	answered := slices.ContainsFunc(f.Order()[1:], func(s game.Seat) bool { return f.bidsYet(s) > 0 })
	if best, _ := f.rivals(); n > best && !answered {
		return best + 1
	}
	return n
}

// dearBid reports whether somebody whom one would miss less would bid as much.
func (f *Words) dearBid(c legends.Card) bool {
	n := f.carries(c)
	return slices.ContainsFunc(f.All, func(x moment.Choice) bool {
		other := legends.Card(x.Do[0].A)
		return x.Do[0].Kind == legends.ActBid && other != c && f.BidWith(other, f.Asked) >= n && f.missed(other) < f.missed(c)
	})
}

// least says that of all who would bid as much one misses a character least; "" where that is not so, or nobody else
// would.
func (f *Words) least(c legends.Card) string {
	n := f.carries(c)
	others := slices.ContainsFunc(f.All, func(x moment.Choice) bool {
		return x.Do[0].Kind == legends.ActBid && legends.Card(x.Do[0].A) != c && f.BidWith(legends.Card(x.Do[0].A), f.Asked) >= n
	})
	if !others || f.dearBid(c) {
		return ""
	}
	return f.T("plan.bid-least", "name", f.Card(c), "count", n)
}

// thenPass says what comes of it that who leads passes.
func (f *Words) thenPass() string {
	if f.passWins() {
		return f.T("plan.pass-wins")
	}
	return f.answers(true)
}

// passWins reports whether who is asked leads, and has what is bid for by passing: to bid more is a waste.
func (f *Words) passWins() bool {
	return f.Table().Leads() == f.Asked && int(f.View.Bidding.Passes)+1 >= len(f.Seats)
}

// answers says which other may bid yet, or that nobody may.
func (f *Words) answers(leads bool) string {
	who, most := game.NoSeat, 0
	for _, s := range f.Order()[1:] {
		n := f.bidsYet(s)
		switch {
		case n > 0 && who != game.NoSeat:
			return f.T("plan.others-bid")
		case n > 0:
			who, most = s, n
		}
	}
	switch {
	case who != game.NoSeat:
		return f.T("plan.other-bids", "name", f.Who(who), "count", most)
	case leads:
		return f.T("plan.sure")
	}
	return ""
}

// bidsYet is how many characters a seat may bid yet, as far as everybody sees.
func (f *Words) bidsYet(s game.Seat) int {
	b, has := &f.View.Bidding, int(f.View.Held[s])
	for p, list := range f.View.Companies[s] {
		if legends.Place(p) != legends.Bid {
			has += list.Len()
		}
	}
	return min(int(f.Face(b.Card).Most)-int(b.Number[s]), has)
}

// costs says that a character is lost by a bid, and what one has no longer enough for, or that no
// company misses it.
func (f *Words) costs(c legends.Card) string {
	name := f.Card(c)
	if f.View.Chars[c].At >= legends.Bid {
		return cmp.Or(f.bidWanted(c), f.least(c), f.T("plan.bid-hand", "name", name))
	}
	if lost := f.loses(f.Without(c)); lost != "" {
		return sentences(f.T("plan.bid-costs", "name", name), lost)
	}
	if event, most, _ := f.setBack(f.Without(c)); event != legends.NoCard && f.lacksOf(event) <= far {
		said := f.T("plan.spares-back", "card", f.object(c), "events", f.Worth([]legends.Card{event}), "count", most, "parts", f.lacking(f.has(f.Without(c), event)))
		return sentences(f.T("plan.bid-costs", "name", name)+" "+said, f.least(c))
	}
	return sentences(f.T("plan.bid-spares", "name", name), f.least(c))
}

// bidWanted says what a character of the hand would be enough for that is bid; "" for nothing.
func (f *Words) bidWanted(c legends.Card) string {
	if len(f.forgoneBid(c)) == 0 {
		return ""
	}
	return f.T("plan.bid-wanted", "name", f.Card(c), "events", f.Worth(f.forgoneBid(c)))
}

// rivals are what has been bid at most by others; false where they have bid nothing.
func (f *Words) rivals() (best int, some bool) {
	t := f.Table()
	for s := range game.Seat(t.Seats) {
		if s != f.Asked && t.Bidding.Number[s] > 0 {
			best, some = max(best, t.BidTotal(s)), true
		}
	}
	return best, some
}
