package roundtable

import (
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table"
)

// newsSteps tell whoever plays, also who does as he is told, what is new at the table when it is:
// what a Quest wants where Evil begins, what the die wants and what came of it. As the lesson is told they may not come up before its farewell.
var newsSteps = []table.Step{
	unless("farewell", table.Step{Turn: 1, Say: "own-sum", Do: "*", Core: true}),
	unless("farewell", table.Step{Turn: 1, Say: "own-lost", Do: "*", At: []string{"act-sacrifice", "end-turn"}, Core: true}),
	{Turn: 2, Say: "own-wars", Core: true, Else: true}, // who does as he is told hears it in the fourth turn
	unless("farewell", table.Step{Turn: 2, Say: "own-dragon", Core: true}),
}

// newsOf are the Quests of which such a text speaks.
var newsOf = map[string][]roundtable.Place{
	"own-wars":     {roundtable.SaxonWar, roundtable.PictWar},
	"own-lancelot": {roundtable.LancelotQuest},
	"own-dragon":   {roundtable.DragonQuest},
}

// isNews is whether one of the Quests that a text is about is to be spoken of: one stands there,
// or Evil has begun there and one's turn begins.
func isNews(say string) func(*draw.Frame) bool {
	return func(f *draw.Frame) bool { return standsAt(newsOf[say]...)(f) || len(begun(f, say)) > 0 }
}

// begun are the regions of the Quests of a text where Evil has begun, at the beginning of a turn.
func begun(f *draw.Frame, say string) (regions []string) {
	if f.Kind != model.AskEvil {
		return nil
	}
	for _, q := range newsOf[say] {
		if d, ok := f.Danger(q); ok && d.Begun {
			regions = append(regions, "place-"+q.String())
		}
	}
	return regions
}
