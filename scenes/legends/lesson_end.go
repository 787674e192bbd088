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
// of the next turn and the first of that after it, or a turn later each for who does nothing.
func atOnce(turns, left int, done bool) bool  { return turns > 0 || done && left <= 0 }
func actedOnce(turns, left int, _ bool) bool  { return turns > 1 || turns > 0 && left <= 1 }
func acted(turns, left int, _ bool) bool      { return turns > 1 || turns > 0 && left <= 0 }
func actedAgain(turns, left int, _ bool) bool { return turns > 2 || turns > 1 && left <= 1 }

func nearEnd(now func(turns, left int, done bool) bool) func(*draw.Frame) (table.Saying, bool) {
	return func(f *draw.Frame) (table.Saying, bool) {
		turns, done := since(f)
		return table.Saying{With: []any{"count", int(f.View.DeckLeft)}}, f.Asks(model.AskAction) && now(turns, f.Table().Left(), done)
	}
}

// drawsLast: one action is left, and nothing better is to be done with it.
func drawsLast(f *draw.Frame) (s table.Saying, ok bool) {
	return s, wise(f, legends.Bid) && f.Table().Left() == 1
}

// merlinComes: he who teaches is in one's own hand.
func merlinComes(f *draw.Frame) (s table.Saying, ok bool) {
	return s, f.Asks(model.AskAction) && slices.Contains(f.Hand(), named(f, "merlin"))
}
