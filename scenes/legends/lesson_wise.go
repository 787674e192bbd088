package legends

import (
	"slices"

	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
	"merlin/scenes/table"
)

// What the lesson says to who goes his own way: it advises nothing that would undo what he has
// reached, and tells what came of it.

// wise reports whether bringing characters to a place, or nobody anywhere, costs no event that
// one has enough for, and no other actions would be enough for more.
func wise(f *draw.Frame, p legends.Place, ids ...string) bool {
	return f.Asks(model.AskAction) && !f.Squanders(all(f, ids), p)
}

// all are cards of our deck by their ids.
func all(f *draw.Frame, ids []string) (cards []legends.Card) {
	for _, id := range ids {
		cards = append(cards, named(f, id))
	}
	return cards
}

// enoughLater: one's company has all that an event asks for, when it is too late for that.
func enoughLater(f *draw.Frame) (table.Saying, bool) {
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			if f.Asks(model.AskAction) && f.Table().Completes(c, f.Home) {
				return table.Saying{With: []any{"card", f.Card(c), "besides", onlyOne(f)}, At: []string{"event-" + f.Face(c).ID}}, true
			}
		}
	}
	return table.Saying{}, false
}

// enoughTwice: so it is for more than one.
func enoughTwice(f *draw.Frame) (s table.Saying, ok bool) {
	list := f.Reached()
	for _, c := range list {
		s.At = append(s.At, "event-"+f.Face(c).ID)
	}
	s.With = []any{"events", f.Worth(list), "points", f.Points(f.Yields(list)), "besides", onlyOne(f)}
	return s, f.Asks(model.AskAction) && len(list) > 1
}

// onlyOne says, where one's company has enough for two events of a place, that a turn allows one.
func onlyOne(f *draw.Frame) string {
	for p := range legends.Bid {
		n := 0
		for _, c := range f.Quests(p) {
			if f.Table().Completes(c, f.Home) {
				n++
			}
		}
		if n > 1 {
			return " " + f.T("lesson.tick-one", "at", f.InPlace(p))
		}
	}
	return ""
}

// sentHome: since one's last turn a card had one of one's own come back to the hand.
func sentHome(f *draw.Frame) (table.Saying, bool) {
	turns, came := 0, legends.NoCard
	for _, move := range slices.Backward(f.Moves) {
		for _, e := range slices.Backward(move.Events) {
			c := legends.Card(e.Args[0])
			switch {
			case e.Kind == legends.EventTurn:
				turns++
			case e.Kind == legends.EventReturned && e.Seat == f.Home:
				came = c
			case e.Kind == legends.EventWorks && came != legends.NoCard && e.Seat != f.Home && c.IsCharacter():
				with := []any{"by", f.Card(c), "text", f.Text(c), "card", f.Card(came)}
				return table.Saying{With: with, At: []string{"hand-" + f.Face(came).ID}}, f.Asks(model.AskAction) && slices.Contains(f.Hand(), came)
			}
		}
		if turns > 1 {
			break
		}
	}
	return table.Saying{}, false
}
