package words

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/table/moment"
)

// Caption is what a computer player, or in a replay anybody, does at the moment.
func (f *Words) Caption() (said moment.Said) {
	last := len(f.Shown) - 1
	if last < 0 || f.Asked != game.NoSeat || !f.Seats[f.Shown[last].Seat].Computer && f.Replay == nil {
		return said
	}
	said.Seat = f.Shown[last].Seat
	if slices.ContainsFunc(f.EventsOf(last), func(e game.Event) bool { return e.Kind == legends.EventTurn && e.Seat != said.Seat }) {
		return moment.Said{} // the next turn has begun: what he did is over
	}
	says := f.sentence()
	for i := f.turnOf(last); i <= last; i++ {
		for _, e := range f.EventsOf(i) {
			if e.Kind == legends.EventSpent {
				says.spent()
			}
			if say := f.Clause(e); say != "" && e.Seat == said.Seat {
				says.add(e, say)
			}
		}
	}
	for i := max(0, len(says.list)-mostSaid); i < len(says.list); i++ {
		said.Text = append(said.Text, f.T("log.sentence", "name", "<b>"+f.Who(said.Seat)+"</b>", "clauses", says.text(f.Who(said.Seat), i)))
	}
	return said
}

// mostSaid is how many clauses are read at once, of what is done last.
const mostSaid = 2

// turnOf is the move with which the last stretch of one player's moves began, in the turn
// that goes on.
func (f *Words) turnOf(last int) int {
	for i := last; i > 0; i-- {
		if f.Shown[i-1].Seat != f.Shown[last].Seat || begins(f.Shown[i-1].Events) {
			return i
		}
	}
	return 0
}

func begins(events []game.Event) bool {
	for _, e := range events {
		if e.Kind == legends.EventTurn {
			return true
		}
	}
	return false
}

// doings are the ends of keys of what is done with a card, which is shown with it.
var doings = map[game.EventKind]string{
	legends.EventTurned: "turned", legends.EventUsed: "used", legends.EventWorks: "works", legends.EventPlayed: "played",
	legends.EventCompleted: "completed", legends.EventBidWon: "bid-won", legends.EventBid: "bid",
}

// Doing is the card with which another player does something at the moment, and what; NoCard
// where somebody is asked here.
func (f *Words) Doing() (c legends.Card, what string) {
	c = legends.NoCard
	last := len(f.Shown) - 1
	if last < 0 || f.Asked != game.NoSeat || f.Outcomes != nil || f.Shown[last].Seat == f.Viewer {
		return legends.NoCard, ""
	}
	for i := f.turnOf(last); i <= last; i++ {
		for _, e := range f.EventsOf(i) {
			if e.Kind == legends.EventTurn && e.Seat != f.Shown[last].Seat {
				break // what the next turn brings is not there yet
			}
			if doings[e.Kind] != "" {
				c, what = legends.Card(e.Args[0]), f.T("doing."+doings[e.Kind])
			}
		}
	}
	return c, what
}
