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
