package legends

import (
	"slices"

	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
	"merlin/scenes/table"
)

// How the lesson ends: what is left to tell comes bit by bit between what is done.

// lateTurn is the turn in which the lesson ends even for who has completed nothing.
const lateTurn = 5

// since is how many turns of one's own have begun after the one in which one completed the first
// event, or from the late one on; done is whether one has completed any.
func since(f *draw.Frame) (turns int, done bool) {
	for _, move := range f.Moves {
		for _, e := range move.Events {
			switch {
			case e.Kind == legends.EventCompleted && e.Seat == f.Home && e.Args[2] > 0:
				done = true
			case e.Kind == legends.EventTurn && e.Seat == f.Home && done:
				turns++
			}
		}
	}
	return max(turns, f.Rounds()-lateTurn+1), done
}

// What is told at the end comes where the turn of the first event is played, then with each action
// of the next turn, or a turn later each for who does nothing.
func atOnce(turns, left int, done bool) bool { return turns > 0 || done && left <= 0 }
func actedOnce(turns, left int, _ bool) bool { return turns > 1 || turns > 0 && left <= 1 }
func acted(turns, left int, _ bool) bool     { return turns > 2 || turns > 0 && left <= 0 }

func nearEnd(now func(turns, left int, done bool) bool) func(*draw.Frame) (table.Saying, bool) {
	return func(f *draw.Frame) (table.Saying, bool) {
		turns, done := since(f)
		return table.Saying{With: []any{"count", int(f.View.DeckLeft)}}, f.Asks(model.AskAction) && now(turns, f.Table().Left(), done)
	}
}

// mistRises: a special event has one choose, and nothing is lost without Dagonet.
func mistRises(f *draw.Frame) (table.Saying, bool) {
	s, ok := specialAsks(f)
	fool := named(f, "dagonet")
	if !ok || !f.Leaves(fool) || f.Loses(fool) {
		return s, false
	}
	return s, true
}

// beastCaught: one has enough for it, and may take it.
func beastCaught(f *draw.Frame) (table.Saying, bool) {
	c := named(f, "questing-beast")
	with := []any{"card", f.Card(c), "points", f.Points(int(f.Face(c).Points))}
	return table.Saying{With: with}, f.Asks(model.AskComplete) && slices.Contains(f.Reached(), c)
}

// playsFreely: who has played few yet, or has won, may play whom he likes.
func playsFreely(f *draw.Frame) (table.Saying, bool) {
	turns, done := since(f)
	s, ok := playsYet(f)
	return s, ok || done && turns > 0 && f.Asks(model.AskAction)
}

// drawsLast: one action is left, and nothing better is to be done with it.
func drawsLast(f *draw.Frame) (table.Saying, bool) {
	s, ok := drawsNow(f)
	return s, ok && f.Table().Left() == 1
}
