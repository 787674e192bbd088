package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// stage is the table as flights are made from it.
type stage struct {
	ctx    *ui.Context
	frame  *frame
	view   *merlin.View // as shown, newer than the frame
	panels []panel
}

// flightsOf are what moves for events that happen together.
func flightsOf(f *frame, now *merlin.View, panels []panel, events []game.Event) []paint.Flight {
	s := &stage{ctx: f.Ctx, frame: f, view: now, panels: panels}
	return s.flights(events)
}

// anchor is where a thing lies on the table; what a panel has no place for lies with
// the other things of its player.
func (s *stage) anchor(at place) (x, y float64, ok bool) {
	for _, p := range s.panels {
		if x, y, ok = p.anchor(s.frame, at); ok {
			return x, y, true
		}
	}
	if at.seat != game.NoSeat && at.kind != atApples {
		x, y, _ = s.anchor(place{kind: atApples, seat: at.seat})
		return x, y, false
	}
	return boardX, boardY, false
}
