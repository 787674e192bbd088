package draw

import (
	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/table/paint"
)

// The small scenes over the table: a scoring that is over, a quest that is fulfilled.

// ScoredShows tells who gained what in the scoring that has just been shown.
func (s *Stage) ScoredShows() []paint.Flight {
	f := s.Frame
	told, ok := scoringIn(f, f.Shown)
	if !ok {
		return nil
	}
	v := &paint.Vignette{Sprite: "title-art", W: 390, H: 260, Title: f.T("score.title", "number", told.Round)}
	for seat := range game.Seat(f.View.Seats) {
		gained := int(s.View.Players[seat].Score) - told.before[seat]
		v.Gains = append(v.Gains, paint.Gain{Sprite: "crest-" + f.Seats[seat].Colour, Text: f.Seats[seat].Name, Points: scenes.Signed(gained)})
	}
	return v.Shows()
}

// QuestShows tells who has fulfilled a quest.
func (s *Stage) QuestShows(seat game.Seat, card int16) []paint.Flight {
	f, quest := s.Frame, &s.Frame.Rules.Box.Quests[card]
	v := &paint.Vignette{Art: CardArt{QuestCard{Quest: quest, symbol: f.Rows.Symbols}, s.Ctx.Locale()}, W: 190, H: 250, Title: f.T("quest.fulfilled")}
	v.Gains = []paint.Gain{{Sprite: "crest-" + f.Seats[seat].Colour, Text: f.Seats[seat].Name, Points: scenes.Signed(int(quest.Points))}}
	return v.Shows()
}
