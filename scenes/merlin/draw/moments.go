package draw

import (
	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/table/paint"
)

// QuestShows tells who has fulfilled a quest.
func (s *Stage) QuestShows(seat game.Seat, card int16) []paint.Flight {
	f, quest := s.Frame, &s.Frame.Rules.Box.Quests[card]
	v := &paint.Vignette{Art: CardArt{QuestCard{Quest: quest, symbol: f.Rows.Symbols}, s.Ctx.Locale()}, W: 190, H: 250, Title: f.T("quest.fulfilled")}
	v.Gains = []paint.Gain{{Sprite: "crest-" + f.Seats[seat].Colour, Text: f.Seats[seat].Name, Points: scenes.Signed(int(quest.Points))}}
	return v.Shows()
}
