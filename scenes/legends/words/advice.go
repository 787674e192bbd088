package words

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// advised are the questions with a word of advice.
var advised = map[game.AskKind]string{
	model.AskStart: "start", model.AskText: "text", model.AskAnswer: "answer", model.AskComplete: "complete", model.AskAction: "action",
	model.AskBid: "bid", model.AskTarget: "target", model.AskOverlay: "overlay", model.AskByHand: "by-hand", model.AskOrder: "order",
}

// Advice is a word on what is asked, for those who wish for it; "" for none. // L115
func (f *Words) Advice() string {
	if !f.Hints || f.Coached || f.Asked == game.NoSeat || f.Replay != nil {
		return ""
	}
	if len(f.Desk.Picked) > 0 {
		return f.T("help.picked")
	}
	key := advised[f.Kind]
	switch {
	case key == "":
		return ""
	case f.ending() && f.CannotUndo != "":
		return Paragraphs(f.T("help.end-fixed"), f.BeforeEnd())
	case f.ending():
		return Paragraphs(f.T("help.end"), f.BeforeEnd())
	case key == "action" && len(f.Hand()) == 0 && f.View.PileLeft+f.View.Discard > 0:
		return f.T("help.draw")
	case key == "action" && f.HandIsFull():
		return f.T("help.action-full")
	case (key == "text" || key == "answer") && !f.mayUse():
		if f.handles() {
			return f.T("help.open-hand")
		}
		if f.Alone(f.Asked) {
			return f.T("help.nothing")
		}
		return f.T("help.nothing") + " " + f.T("help.nothing-secret")
	case key == "complete":
		if c := f.Ender(); c != legends.NoCard && f.Table().Completes(c, f.Asked) {
			own, others := f.afterwards(c)
			return f.T("help.complete-final", "card", f.Card(c), "own", own, "others", others)
		}
		if p, n := f.crowded(); n > 1 {
			if event, s := f.urgent(p); s != game.NoSeat {
				return f.T("help.several-rival", "place", f.Place(p), "count", n, "card", f.Card(event), "name", f.Who(s))
			}
			return f.T("help.several", "place", f.Place(p), "count", n)
		}
	}
	return f.T("help." + key)
}

// mayUse reports whether the one who is asked may use any text now.
func (f *Words) mayUse() bool {
	return slices.ContainsFunc(f.All, func(c moment.Choice) bool { return c.Do[0].Kind == legends.ActUse })
}

// handles reports whether any card may be carried out by hand now.
func (f *Words) handles() bool {
	return slices.ContainsFunc(f.All, func(c moment.Choice) bool { return c.Do[0].Kind == legends.ActByHand })
}

// crowded is a place where the one who is asked may complete several events, of which one
// turn allows one.
func (f *Words) crowded() (at legends.Place, most int) {
	for p := range legends.Bid {
		n := 0
		for _, c := range f.Quests(p) {
			if f.now(c) != "" {
				n++
			}
		}
		if n > most {
			at, most = p, n
		}
	}
	return at, most
}

// urgent is the event of a place to take first for the sake of another who may take it otherwise, and who
// that is; NoSeat: the best will do.
func (f *Words) urgent(p legends.Place) (event legends.Card, who game.Seat) {
	event = legends.NoCard
	for _, c := range f.Quests(p) {
		if f.now(c) != "" && (event == legends.NoCard || f.firstWorth(c) > f.firstWorth(event)) {
			event = c
		}
	}
	if event == legends.NoCard || f.dearer(event) == legends.NoCard {
		return event, game.NoSeat
	}
	if who = f.alsoTakes(event); who == game.NoSeat {
		who, _ = f.quick(event, f.View)
	}
	return event, who
}
