package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
)

// gameResult sums up a game that is over.
func gameResult(f *frame) scenes.Result {
	var t tally
	t.add(f.Start)
	for i := range f.Moves {
		t.add(f.Moves[i].Events)
	}
	r := scenes.Result{Title: winnersText(f), Round: f.T("term.round")}
	winners := f.View.Winners()
	for s := range game.Seat(f.View.Seats) {
		who := f.Seats[s]
		seat := scenes.ResultSeat{
			Name: who.Name, Crest: "crest-" + who.Colour, Colour: f.playerInk(who.Colour), Score: int(f.View.Players[s].Score),
		}
		for _, w := range winners {
			seat.Winner = seat.Winner || w == s
		}
		for round := range merlin.Rounds + 1 {
			seat.After = append(seat.After, t.after(round, s))
		}
		r.Seats = append(r.Seats, seat)
	}
	for why, reason := range f.rows.reasons {
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

// winnersText says who has won.
func winnersText(f *frame) string {
	var names []string
	points := 0
	for _, s := range f.View.Winners() {
		names, points = append(names, f.Seats[s].Name), int(f.View.Players[s].Score)
	}
	with := " " + f.T("end.points", "count", points)
	if len(names) == 1 {
		return f.T("end.winner", "name", names[0]) + with
	}
	return f.T("end.shared", "names", joinWords(f.Locale, names)) + with
}
