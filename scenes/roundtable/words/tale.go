package words

import (
	"merlin/game"
	"merlin/scenes/roundtable/model"
)

// Verdict says how it came to the end.
func (f *Words) Verdict() string {
	key := "end.why-lost"
	if f.View.Victory {
		key = "end.why-won"
	}
	return f.T(key, "why", f.T("over."+f.View.Why.String()), "white", int(f.View.White), "black", int(f.View.Black))
}

// Betrayal says who was the Traitor and how he was found out, or that there was none.
func (f *Words) Betrayal(t *model.Tale) string {
	switch {
	case t.Felon == game.NoSeat:
		return f.T("end.no-traitor")
	case t.Betray == 0:
		return f.T("end.hidden", "name", f.Knight(t.Felon))
	case t.By == game.NoSeat:
		return f.T("end.showed", "name", f.Knight(t.Felon), "number", t.Betray)
	}
	return f.T("end.accused", "name", f.Knight(t.Felon), "number", t.Betray, "by", f.Knight(t.By))
}

// Side is what a seat was: loyal or the Traitor.
func (f *Words) Side(t *model.Tale, s game.Seat) string {
	if t.Felon == s {
		return f.T("term.traitor")
	}
	return f.T("term.loyal")
}
