package table

import (
	"merlin/game"
	"merlin/scenes/ui"
)

// Who presses the bulb once has all lit up that may be done; where a title has words for it, the sage
// says how things lie, as anybody sees it. What he would do he says when he is asked once more.

// surveys notes what he says of that; "": he says nothing. Who teaches is not interrupted.
func (s *Scene[V, M]) surveys(asked bool) {
	s.survey = ""
	quiet := s.coach == nil || s.silent()
	if asked && s.all && s.advice == nil && quiet && s.screen.Surveys != nil && s.model.Now().Asked != game.NoSeat {
		s.survey = s.screen.Surveys(s.model)
	}
}

// surveyed is what he says then, with the way to his advice.
func (s *Scene[V, M]) surveyed() *speech {
	return &speech{
		name: "survey", figure: s.title.Sage, text: s.survey, home: s.coachHome(),
		on:   &way{"survey-on", s.ctx.T("survey.on"), ui.PlainLook, ui.Light, s.bulb},
		away: way{"survey-end", s.ctx.T("advice.end"), ui.PlainLook, ui.Light, s.unlight},
	}
}

// unlight puts the bulb out.
func (s *Scene[V, M]) unlight() {
	s.all = false
	s.Refresh()
}
