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
	white, black := f.count("swords.white", int(f.View.White)), f.count("end.black", int(f.View.Black))
	return f.T(key, "why", f.T("over."+f.View.Why.String()), "white", white, "black", black)
}

// Ending is that with who was the Traitor, in few words.
func (f *Words) Ending(t *model.Tale) string {
	switch {
	case t.Felon == game.NoSeat:
		return f.Verdict()
	case t.Betray == 0:
		return f.Verdict() + " " + f.T("end.brief.hidden", "name", f.Knight(t.Felon))
	case t.By == game.NoSeat:
		return f.Verdict() + " " + f.T("end.brief.showed", "name", f.Knight(t.Felon))
	}
	return f.Verdict() + " " + f.T("end.brief.accused", "name", f.Knight(t.Felon), "by", f.Knight(t.By))
}

// Betrayal says who was the Traitor and how he was found out, or that there was none.
func (f *Words) Betrayal(t *model.Tale) string {
	switch {
	case t.Felon == game.NoSeat:
		return f.T("end.no-traitor")
	case t.Betray == 0:
		return f.T("end.hidden", "name", f.Knight(t.Felon))
	case t.By == game.NoSeat:
		return f.T("end.showed", "name", f.Knight(t.Felon), "number", t.Betray, "card", f.White(roundtable.Fate))
	}
	return f.T("end.accused", "name", f.Knight(t.Felon), "number", t.Betray, "by", f.Knight(t.By))
}

// Treason is what the Traitor has done against the others, now that all lies open; "" where there was
// none, or he has done nothing that can be counted.
func (f *Words) Treason(t *model.Tale) string {
	var list []string
	for _, one := range [...]struct {
		key string
		n   int
	}{{"hid", t.Hid}, {"raised", t.Raised}, {"turned", t.Turned}} {
		if one.n > 0 {
			list = append(list, f.count("end.treason."+one.key, one.n))
		}
	}
	if t.Felon != game.NoSeat && t.Seats[t.Felon].Wrong {
		list = append(list, f.T("end.treason.wrong"))
	}
	if len(list) == 0 {
		return ""
	}
	return f.T("end.treason", "list", f.Listed(list))
}

// Turned is what decided the game: what was accused wrongly, what engines the Knights set up
// themselves, and what brought the last Sword.
func (f *Words) Turned(t *model.Tale) string {
	var list []string
	wrong, others, raised := 0, false, 0
	for s := range f.Seats {
		felon := game.Seat(s) == t.Felon // of his deeds it is told already
		if !felon {
			raised += t.Seats[s].Engines
		}
		if t.Seats[s].Wrong {
			wrong++
			others = others || !felon
		}
	}
	if f.View.Engines >= roundtable.SiegeFull && raised > 0 {
		list = append(list, f.count("end.turned.engines", raised))
	}
	if others { // all of them: it must not seem that there were fewer
		list = append(list, f.count("end.turned.wrong", wrong))
	}
	if n := len(t.Swords); (n >= roundtable.TableFull || int(f.View.Black) >= roundtable.BlackFull) && !t.Swords[n-1].Accused && !t.Swords[n-1].Late && t.Swords[n-1].From != roundtable.Camelot {
		key := "end.turned.white"
		switch black := t.Swords[n-1].Black; {
		case black && f.View.Victory:
			key = "end.turned.black.won"
		case black:
			key = "end.turned.black"
		}
		list = append(list, f.T(key, "from", f.Place(t.Swords[n-1].From)))
	}
	return strings.Join(list, " ")
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
