package legends

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
	"merlin/scenes/table"
)

// What the lesson says of a bid.

func bidBegins(f *draw.Frame) (table.Saying, bool) {
	if !f.Asks(model.AskBid) {
		return table.Saying{}, false
	}
	face := f.Face(f.View.Bidding.Card)
	with := []any{"card", f.Card(f.View.Bidding.Card), "points", f.Points(int(face.Points)), "ability", f.Ability(face.Bid)}
	return table.Saying{With: with, At: []string{"card-" + face.ID}}, true
}

// bidGoesOn tells how a bid goes on once one has bid.
func bidGoesOn(f *draw.Frame) (s table.Saying, ok bool) {
	if !f.Asks(model.AskBid) {
		return s, false
	}
	s.With = []any{"count", int(f.Face(f.View.Bidding.Card).Most)}
	return s, f.View.Bidding.Number[f.Home] > 0
}

// The turns, of all seats', in which the opponent does what the lesson tells of.
const (
	bidTurn  = 3 // he bids a little once the pupil leads, and no more: a bid has a rival
	ladyTurn = 4 // his lady joins those at Camelot, where she is missed later
)

// plays is what the opponent does there.
func plays(m *game.Match) (a game.Action, ok bool) {
	turn := lessonTurn(m)
	if turn != bidTurn && turn != ladyTurn {
		return a, false
	}
	g, text := m.Game().(*legends.Game), "pass"
	d := g.Decision()
	switch {
	case turn == ladyTurn:
		text = "play elaine-astolat camelot"
	case g.Bidding.Number[d.Seat] == 0 && g.Table().Leads() == 1-d.Seat:
		text = "bid sagramore"
	}
	for _, a := range d.Options {
		if g.Text(a) == text {
			return a, true
		}
	}
	return a, false
}

// bidLeads: one leads; who has just bid or passed is named.
func bidLeads(f *draw.Frame) (table.Saying, bool) {
	key, passed := "lesson.bid-rival", ""
	best, some := rivals(f)
	if f.View.Bidding.Passes > 0 {
		key, some = "lesson.pass-rival", true
	}
	if some {
		last := f.Order()[len(f.Order())-1]
		passed = f.T(key, "name", f.Who(last), "count", best, "own", f.Table().BidTotal(f.Home)) + " "
	}
	return table.Saying{With: []any{"passed", passed}}, f.Asks(model.AskBid) && f.Table().Leads() == f.Home
}

// rivals are what a bid has at most of the others; none of those who have bid nothing.
func rivals(f *draw.Frame) (best int, some bool) {
	t := f.Table()
	for s := range game.Seat(t.Seats) {
		if n := t.Bidding.Number[s]; s != f.Home && n > 0 && (!some || t.BidTotal(s) > best) {
			best, some = t.BidTotal(s), true
		}
	}
	return best, some
}

// hectorWins: he is in no company yet, and would lead.
func hectorWins(f *draw.Frame) (table.Saying, bool) {
	c := named(f, "ector-maris")
	if !f.Asks(model.AskBid) || !slices.Contains(f.Hand(), c) {
		return table.Saying{}, false
	}
	n, t := f.BidWith(c, f.Home), f.Table()
	best, some := rivals(f)
	counts, printed, how := n-t.BidTotal(f.Home), int(f.Face(c).Scores[f.Face(f.View.Bidding.Card).Bid]), ""
	if t.Bidding.Number[f.Home] == 0 && f.View.Heraldry != legends.NoCard && counts > printed {
		how = " (" + f.T("lesson.bid-arms", "base", printed, "more", counts-printed) + ")"
	}
	return table.Saying{With: []any{"count", counts, "how", how}}, !some || n > best
}

// bidBehind: others have bid, and one does not lead.
func bidBehind(f *draw.Frame) (table.Saying, bool) {
	best, some := rivals(f)
	if !f.Asks(model.AskBid) || f.Table().Leads() == f.Home {
		return table.Saying{}, false
	}
	t := f.Table()
	key, own := "lesson.behind-less", t.BidTotal(f.Home)
	if own == best && t.Leads() == game.NoSeat {
		key = "lesson.behind-tied"
	}
	return table.Saying{With: []any{"stand", f.T(key, "own", own, "best", best)}}, some
}

// hasOutbid tells of a prize that one has won in this turn by a bid.
func hasOutbid(f *draw.Frame) (table.Saying, bool) {
	for _, e := range eventsOf(f, legends.EventBidWon) {
		c := legends.Card(e.Args[0])
		if at := f.EventAt(c); e.Seat == f.Home && at.At == legends.Displayed && f.Face(c).Points > 0 {
			return table.Saying{With: []any{"points", f.Points(int(f.Face(c).Points))}, At: []string{"won-" + f.Face(c).ID}}, f.Asks(model.AskAction)
		}
	}
	return table.Saying{}, false
}
