package draw

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// A tick that comes is set down on its event and gleams, one that goes falls off, whatever it is
// that has a company be enough for an event, or no more.

// Seconds that a tick takes, and how large it is where it is set down from.
const (
	tickTime  = .55
	tickLarge = 64.0
)

// tickName is that of the tick of a seat on an event.
func (f *Frame) tickName(c legends.Card, s game.Seat) string {
	return numbered("tick-"+f.Face(c).ID, int(s))
}

// tickRect is where the tick of a seat lies on an event.
func (f *Frame) tickRect(c legends.Card, s game.Seat) ui.Rect {
	at := f.EventAt(c).At
	list := f.Quests(at)
	for i, other := range list {
		if other == c {
			_, rest := f.eventRect(f.PlaceRect(at), i, len(list)).Inset(6).CutTop(questPicture(f.questHigh()))
			rows := f.standHigh() * float64(len(f.Seats))
			y := rest.Bottom() - 3 - rows + f.standHigh()*float64(f.turnOf(s)) + (f.standHigh()-1.5)/2
			side := min(f.standHigh()-3.5, 20)
			return ui.Around(rest.Right()-16, y, side, side)
		}
	}
	return ui.Rect{}
}

// ticks are the ticks that come and go by events, after what moves meanwhile: those of events
// that lie at a place before and after.
func (f *Frame) ticks(now *legends.View, events []game.Event, after float64) (list []paint.Flight) {
	then := *now
	for _, e := range events {
		f.Rules.Depart(&then, e)
		f.Rules.Arrive(&then, e)
	}
	was, will := f.Counting(now), f.Counting(&then)
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			i := c - legends.Card(legends.Characters)
			if !p.IsMain() || now.Event[i].At != p || then.Event[i].At != p {
				continue
			}
			for s := range game.Seat(len(f.Seats)) {
				if had, has := was.Completes(c, s), will.Completes(c, s); had != has {
					list = append(list, f.tick(c, s, has, after))
				}
			}
		}
	}
	return list
}

// tick is one that comes or goes.
func (f *Frame) tick(c legends.Card, s game.Seat, comes bool, after float64) paint.Flight {
	r := f.tickRect(c, s)
	at := paint.Middle(r)
	made := paint.Flight{Sprite: "tick", Path: [][2]float64{at, at}, Begin: after, End: after + tickTime}
	if comes {
		made.Size, made.Becomes, made.Moves = tickLarge, r.H, paint.Gleams
		return made
	}
	made.Name, made.Size, made.Moves = f.tickName(c, s), r.H*1.4, paint.Falls
	made.Path[1] = [2]float64{at[0] + 16, at[1] + 60}
	return made
}
