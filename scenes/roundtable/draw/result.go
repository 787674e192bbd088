package draw

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes"
	"merlin/scenes/ui"
)

// Result sums up a game that is over: who has won, and why.
func Result(f *Frame) scenes.Result {
	key := "end.camelot-falls"
	if f.View.Victory {
		key = "end.camelot-stands"
	}
	tale := f.Tell()
	r := scenes.Result{Title: f.T(key), Text: f.Verdict(), Tale: func(p *ui.Painter, r ui.Rect) { drawTale(p, f, &tale, r) }}
	r.TaleHigh = func(wide float64) float64 { return taleHigh(wide, len(f.Seats)) }
	r.Told = []string{f.Betrayal(&tale), f.SwordsSay(&tale)}
	if treason := f.Treason(&tale); treason != "" {
		r.Told[0] += " " + treason
	}
	if turned := f.Turned(&tale); turned != "" {
		r.Told = append(r.Told, turned)
	}
	for s := range f.Seats {
		who := f.View.Players[s]
		seat := scenes.ResultSeat{Name: f.Named(game.Seat(s)), Crest: "crest-" + f.Coat(game.Seat(s)), Winner: f.Outcomes[s].Won}
		switch {
		case who.Shown == roundtable.Traitor:
			seat.Team = f.T("term.traitor")
		default:
			seat.Team = f.T("term.loyal")
		}
		seat.Told = f.DeedsSay(&tale, game.Seat(s))
		r.Seats = append(r.Seats, seat)
	}
	return r
}
