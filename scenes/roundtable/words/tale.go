package words

import (
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
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

// SwordsSay are the Swords in the order in which they came, with what brought each.
func (f *Words) SwordsSay(t *model.Tale) string {
	if len(t.Swords) == 0 {
		return ""
	}
	var list []string
	for _, s := range t.Swords {
		from, key := f.T("place."+s.From.String()), "end.swords.white"
		if s.Accused {
			from = f.T("end.swords.accused")
		}
		if s.Black {
			key = "end.swords.black"
		}
		list = append(list, f.T(key, "from", from))
	}
	return f.T("end.swords", "list", strings.Join(list, ", "))
}

// DeedsSay is what a Knight has done for all to see, and how it ended for him.
func (f *Words) DeedsSay(t *model.Tale, s game.Seat) (said []string) {
	if f.View.Players[s].Fate == roundtable.Dead {
		said = append(said, f.T("seat.dead"))
	}
	if t.Seats[s].Wrong {
		said = append(said, f.T("end.wrong"))
	}
	return append(said, strings.Split(f.Recorded(s), "\n")...)
}
