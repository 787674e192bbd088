package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
)

// Caption tells what has happened so far in the turn that is shown, whoever did it: what moves
// now is in it. Where there is no room for all it begins later; the log has the rest.
func (f *Words) Caption() moment.Said {
	s := f.View.Turn.Seat
	if s == game.NoSeat || f.View.Over {
		return moment.Said{}
	}
	return moment.Said{Seat: s, Text: f.turnSaid(beforeReveal(f.turnEvents()))}
}

// TurnSaid are the same once some events more have happened, for which something moves from now on.
func (f *Words) TurnSaid(more []game.Event) []string {
	events := f.turnEvents()
	for _, e := range more {
		if !slices.Contains(f.Moving, e) {
			events = append(events, e)
		}
	}
	return f.turnSaid(beforeReveal(events))
}

// beforeReveal are events without the Loyalty cards that all show at the end; one that an accusation turned over is
// its outcome.
func beforeReveal(events []game.Event) []game.Event {
	n := len(events)
	for n > 0 && events[n-1].Kind == roundtable.EventShownLoyalty {
		n--
	}
	if n > 0 && events[n-1].Kind == roundtable.EventAccused {
		n = min(n+1, len(events))
	}
	return events[:n]
}

// turnSaid are the sentences of the turn, all of them first, and at the end the newest deed
// alone.
func (f *Words) turnSaid(events []game.Event) (said []string) {
	whole, newest := f.turnTold(events, false), f.turnTold(events, true)
	for i := range whole {
		said = append(said, strings.Join(whole[i:], " "))
	}
	if n := len(newest); n > 0 && newest[n-1] != said[len(said)-1] {
		said = append(said, newest[n-1])
	}
	return said
}

// turnTold tells the turn as far as it is shown; parted in a sentence for each deed.
func (f *Words) turnTold(events []game.Event, parted bool) (said []string) {
	t := teller{f: f, seat: game.NoSeat, parted: parted, came: f.View.Coming.Name}
	for _, e := range events {
		if e.Kind != roundtable.EventCame || !slices.Contains(f.Moving, e) { // it is named once it lies there
			t.tell(e)
		}
	}
	t.flush()
	for i := range t.entries {
		said = append(said, t.entries[i].Text)
	}
	return said
}

// turnEvents are those since the turn began, as far as they are shown.
func (f *Words) turnEvents() (events []game.Event) {
	for i := len(f.Shown) - 1; i >= 0; i-- {
		shown := f.EventsOf(i)
		for at := len(shown) - 1; at >= 0; at-- {
			if shown[at].Kind == roundtable.EventTurn {
				return append(shown[at:len(shown):len(shown)], events...)
			}
		}
		events = append(shown[:len(shown):len(shown)], events...)
	}
	return events
}

// Blow is what has brought a defeat, as its end is told: the Black card of which it came, if of one, and the
// turn, all of it first and the last deed alone at the end, without the Loyalty cards that are shown thereafter.
func (f *Words) Blow(e game.Event) (title string, card roundtable.Name, said []string) {
	events := beforeReveal(f.turnEvents())
	card = roundtable.NoName
	for _, was := range events {
		switch was.Kind {
		case roundtable.EventCame:
			card = roundtable.Name(was.Args[0])
		case roundtable.EventHeroic, roundtable.EventAccused: // what comes now is a Knight's doing
			card = roundtable.NoName
		}
	}
	return over(f, e), card, f.turnSaid(events)
}
