package draw

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/merlin/words"
)

// GameResult sums up a game that is over.
func GameResult(f *Frame) scenes.Result {
	var t Tally
	t.Add(f.Start)
	for i := range f.Moves {
		t.Add(f.Moves[i].Events)
	}
	r := scenes.Result{Title: words.WinnersText(f.Words), Round: f.T("term.round")}
	winners := f.View.Winners()
	for s := range game.Seat(f.View.Seats) {
		who := f.Seats[s]
		seat := scenes.ResultSeat{
			Name: who.Name, Crest: "crest-" + who.Colour, Colour: f.playerInk(who.Colour), Score: int(f.View.Players[s].Score), You: f.Alone(s),
		}
		for _, w := range winners {
			seat.Winner = seat.Winner || w == s
		}
		for round := range merlin.Rounds + 1 {
			seat.After = append(seat.After, t.After(round, s))
		}
		r.Seats = append(r.Seats, seat)
	}
	for why, reason := range f.Rows.Reasons {
		if reason == nil {
			continue
		}
		row := scenes.ResultRow{Name: f.T("reason." + reason.Reason.String()), Icon: reason.Icon}
		for s := range f.View.Seats {
			row.Points = append(row.Points, t.reasons[why][s])
		}
		r.Rows = append(r.Rows, row)
	}
	return r
}
