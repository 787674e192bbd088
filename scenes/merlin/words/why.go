package words

import (
	"merlin/game"
	"merlin/game/merlin"
)

// Why says why a thing may not be chosen now.
func (f *Words) Why(t game.Target) string {
	switch {
	case f.View.Over:
		return f.T("why.game-over")
	case f.Asked == game.NoSeat && f.Thinking && f.View.Turn.Seat != game.NoSeat:
		return f.T("why.thinking", "name", f.Called(f.View.Turn.Seat))
	case f.Asked == game.NoSeat:
		return f.T("why.moving")
	}
	for _, why := range [...]func(*Words, game.Target) string{f.Rows.Targets[t.Kind].Why, f.Asks().Why} {
		if why == nil {
			continue
		}
		if reason := why(f, t); reason != "" {
			return reason
		}
	}
	return f.T("why.ask." + f.Question().Name)
}

// WhyCard says why a quest cannot be fulfilled now.
func (f *Words) WhyCard(t game.Target) string {
	switch {
	case f.Kind == merlin.AskLayOff:
		return ""
	case f.View.Turn.Seat != f.Home:
		return f.T("why.not-your-turn")
	case !f.Rules.IsFree(f.Kind):
		return f.T("why.quest-moment")
	case f.View.Turn.Quests > 0:
		return f.T("why.quest-once")
	case !f.Position().Completes(): // M1
		return f.T("why.quest-visited")
	}
	return f.whyQuest(merlin.Card(t.A))
}

// whyQuest names what a quest still lacks.
func (f *Words) whyQuest(card merlin.Card) string {
	var missing []string
	me := f.Position().Counted(f.Home)
	for _, lack := range me.Lacks(f.Rules.Box.Quests[card].Conditions, 0) {
		missing = append(missing, LackWords(f.Locale, lack))
	}
	return f.T("why.quest-missing", "conditions", JoinWords(f.Locale, missing))
}
