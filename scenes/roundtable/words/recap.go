package words

import (
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
)

// Recap tells at the beginning of one's turn what has become of Camelot since the last one:
// Evil, the Quests, the Swords, the Knights; nothing at other times.
func (f *Words) Recap() (list []moment.Entry) {
	if f.Asked != f.Home || f.Kind != model.AskEvil || f.View.Turn.Seat != f.Home || f.Replay != nil || !f.TurnBegins() {
		return nil
	}
	r := f.Since()
	add := func(icon, key, text string, at int) {
		if text != "" {
			list = append(list, moment.Entry{Icon: icon, Text: f.T("recap."+key, "text", text), At: at})
		}
	}
	list = append(list, f.recapTold(&r, f.befell)...)
	list = append(list, f.recapTold(&r, func(e *model.Told) bool { return !f.befell(e) && e.Great() })...)
	add("crest-"+f.Coat(f.Home), "own", f.recapOwn(&r.Own), r.When.Own)
	add("dagger", "evil", f.recapEvil(&r), r.When.Evil)
	add("siege-engine", "siege", f.recapSiege(&r), r.When.Evil)
	add("dagger", "lasting", f.lasting(r.Marks.Lasting), r.When.Lasting)
	add("sword-white", "lifted", f.blacks(r.Marks.Lifted), r.When.Lifted)
	add("white-merlin", "cancelled", f.blacks(r.Marks.Cancelled), r.When.Cancelled)
	list = append(list, f.recapQuests(&r)...)
	add("sword-white", "won", f.names(r.Won), r.When.Won)
	add("sword-black", "lost", f.names(r.Lost), r.When.Lost)
	add("crown", "swords", f.recapSwords(&r), r.When.Swords)
	add("heart", "life", f.recapLife(&r), r.When.Life)
	return append(list, f.recapTold(&r, func(e *model.Told) bool { return !f.befell(e) && !e.Great() })...)
}

// befell reports whether an event befell who looks.
func (f *Words) befell(e *model.Told) bool { return f.Befalls(e.Event) }

// recapTold are some of the events that are told for themselves.
func (f *Words) recapTold(r *model.Recap, some func(*model.Told) bool) (list []moment.Entry) {
	for _, e := range r.Told {
		if !some(&e) {
			continue
		}
		text := f.Does(e.Event)
		if e.Kind == roundtable.EventAccused {
			text = f.saysAccused(e)
		}
		list = append(list, moment.Entry{Icon: "crest-" + f.Coat(e.Seat), Text: text, At: e.At})
	}
	return list
}

// saysAccused says who was accused by whom, and what came of it.
func (f *Words) saysAccused(e model.Told) string {
	who, key := game.Seat(e.Args[0]), "recap.accused"
	if who == f.Home {
		key += ".you"
	}
	if e.Right {
		key += ".right"
	} else {
		key += ".wrong"
	}
	said := f.T(key, "name", "<b>"+f.Knight(e.Seat)+"</b>", "other", f.Knight(who))
	if e.Turned {
		said += " " + f.T("verdict.turned")
	}
	return said
}

// First reports whether this turn is the first of the person at the table.
func (f *Words) First() bool { return f.TurnsOf(f.Home) <= 1 }

// recapEvil counts Black cards; Life that was chosen in their place is told with all other Life.
func (f *Words) recapEvil(r *model.Recap) string {
	if r.Cards == 0 {
		return ""
	}
	return f.T("recap.cards", "count", r.Cards)
}

// recapSiege says how many engines have come or gone.
func (f *Words) recapSiege(r *model.Recap) string {
	switch came := r.Engines + r.Fallen; {
	case came > 0 && r.Fallen > 0:
		return f.T("recap.engines-both", "up", came, "count", r.Fallen, "sum", int(f.View.Engines), "of", roundtable.SiegeFull)
	case r.Engines > 0:
		return f.T("recap.engines", "count", r.Engines, "sum", int(f.View.Engines), "of", roundtable.SiegeFull)
	case r.Engines < 0:
		return f.T("recap.engines-gone", "count", -r.Engines, "sum", int(f.View.Engines), "of", roundtable.SiegeFull)
	}
	return ""
}

// recapQuests says of each Quest how far either side has come.
func (f *Words) recapQuests(r *model.Recap) (list []moment.Entry) {
	for i := range roundtable.Places {
		var sides []string
		q := roundtable.Place(i)
		for _, text := range [...]string{f.recapSide(r, q, r.Knights[i], false), f.recapSide(r, q, r.Evil[i], true)} {
			if len(sides) > 0 {
				text = capital(text)
			}
			if text != "" {
				sides = append(sides, text)
			}
		}
		if len(sides) > 0 {
			text := f.T("word.pair", "name", "<b>"+f.PlaceHead(q)+"</b>", "text", strings.Join(sides, ". "))
			list = append(list, moment.Entry{Icon: "badge-" + q.String(), Text: text, At: r.When.Quests[q], From: r.When.Begun[q]})
		}
	}
	return list
}

// recapSide says how far a side has come at a Quest, and how far it was thrown back there by what.
func (f *Words) recapSide(r *model.Recap, q roundtable.Place, net int, evil bool) string {
	var causes []string
	lost := 0
	for _, u := range r.Undone {
		if u.At == q && u.Evil == evil {
			lost += u.N
			causes = append(causes, f.cause(u.By))
		}
	}
	key := "recap.knights"
	if evil {
		key = "recap.dark"
	}
	switch up, list := net+lost, strings.Join(causes, ", "); {
	case lost == 0 && up <= 0:
		return ""
	case lost == 0:
		return f.T(key+".up", "count", up)
	case up == 0:
		return f.T(key+".back", "count", lost, "list", list)
	default:
		return f.T(key+".both", "up", up, "count", lost, "list", list)
	}
}

// names lists places.
func (f *Words) names(list []roundtable.Place) string {
	var said []string
	for _, q := range list {
		said = append(said, "{badge-"+q.String()+"} "+f.Place(q))
	}
	return strings.Join(said, ", ")
}

func (f *Words) recapSwords(r *model.Recap) string {
	if r.WhiteSwords == 0 && r.BlackSwords == 0 {
		return ""
	}
	return f.T("recap.count", "white", int(f.View.White), "black", int(f.View.Black))
}

// recapLife says who has gained or lost Life, by what it came of.
func (f *Words) recapLife(r *model.Recap) string {
	var causes []string
	who := map[string][]string{}
	for _, l := range r.Lives {
		name := f.Knight(l.Seat)
		if l.Seat == f.Home {
			name = f.T("recap.you")
		}
		of := f.cause(l.By)
		if who[of] == nil {
			causes = append(causes, of)
		}
		who[of] = append(who[of], name+" "+Signed(l.N))
	}
	said := ""
	for _, of := range causes {
		text := strings.Join(who[of], ", ")
		if of != "" {
			text += " (" + of + ")"
		}
		if said != "" {
			text = f.T("recap.and", "text", said, "more", text)
		}
		said = text
	}
	return said
}
