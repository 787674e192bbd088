package words

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
)

// BidState says of a seat that it leads, is to bid, has passed, or has bid too little; ""
// before it has done anything.
func (f *Words) BidState(s game.Seat) string {
	switch {
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
	case f.View.Bidding.Number[s] > 0:
		return f.T("bid.behind")
	}
	return ""
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
	v := f.View
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
			return f.T("plan.leads", "count", t.BidTotal(f.Asked))
		}
		return f.T("plan.leads-by", "count", t.BidTotal(f.Asked), "best", best)
	case game.NoSeat:
		return f.T("plan.passes")
	default:
		prize := f.Points(int(f.Face(f.View.Bidding.Card).Points))
		return f.T("plan.behind", "name", f.Who(who), "best", t.BidTotal(who), "points", prize)
	}
}

// bids says what a bid comes to with a character more, against the best of the others.
func (f *Words) bids(c legends.Card) string {
	n := f.BidWith(c, f.Asked)
	best, some := f.rivals()
	prize := f.Points(int(f.Face(f.View.Bidding.Card).Points))
	switch {
	case !some:
		return f.T("plan.opens", "count", n, "points", prize)
	case n > best:
		said := f.T("plan.outbids", "count", n, "best", best, "points", prize)
		if f.spent() {
			said += " " + f.T("plan.sure")
		}
		return said
	}
	if n == best {
		return f.T("plan.ties", "count", n)
	}
	return f.T("plan.follows", "count", n, "best", best, "points", prize)
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

// spent reports whether no other may bid any more.
func (f *Words) spent() bool {
	b := &f.View.Bidding
	for s := range game.Seat(len(f.Seats)) {
		if s != f.Asked && b.Number[s] < f.Face(b.Card).Most {
			return false
		}
	}
	return true
}
