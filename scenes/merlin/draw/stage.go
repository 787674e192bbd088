package draw

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Stage is the table as flights are made from it.
type Stage struct {
	Ctx    *ui.Context
	Frame  *Frame
	View   *merlin.View // as shown, newer than the frame
	Panels []Panel
}

// FlightsOf are what moves for events that happen together.
func FlightsOf(f *Frame, now *merlin.View, panels []Panel, events []game.Event) []paint.Flight {
	s := &Stage{Ctx: f.Ctx, Frame: f, View: now, Panels: panels}
	return s.Flights(events)
}

// Anchor is where a thing lies on the table; what a panel has no place for lies with
// the other things of its player.
func (s *Stage) Anchor(at model.Place) (x, y float64, ok bool) {
	for _, p := range s.Panels {
		if x, y, ok = p.Anchor(s.Frame, at); ok {
			return x, y, true
		}
	}
	if at.Seat != game.NoSeat && at.Kind != model.AtApples {
		x, y, _ = s.Anchor(model.Place{Kind: model.AtApples, Seat: at.Seat})
		return x, y, false
	}
	return BoardX, BoardY, false
}
