package roundtable

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table"
)

// newsSteps tell whoever plays, also who does as he is told, what is new at the table when it is:
// what a Quest wants where Evil begins, what the die wants and what came of it, what a special Black card leaves
// time for. As the lesson is told they may not come up before its farewell.
var newsSteps = []table.Step{
	unless("own-lend", table.Step{Turn: 1, Say: "own-sum", Do: "*", Core: true, Else: true}),
	unless("farewell", table.Step{Turn: 1, Say: "own-lost", Do: "*", At: []string{"act-sacrifice", "end-turn"}, Core: true}),
	unless("farewell", table.Step{Turn: 1, Say: "own-try", Do: "*", Core: true}),
	{Turn: 2, Say: "own-wars", Core: true, Else: true}, // who does as he is told hears it in the fifth turn
	{Turn: 2, Say: "own-lancelot", Core: true, Else: true},
	unless("farewell", table.Step{Turn: 2, Say: "own-dragon", Core: true}),
	unless("farewell", table.Step{Turn: 2, Say: "news-called", Core: true}),
	unless("farewell", table.Step{Turn: 2, Say: "news-lost", Core: true}),
	unless("farewell", table.Step{Turn: 2, Say: "news-won", Core: true}),
}

// newsFacts are when what has befallen since one's last turn is told: where the next one begins.
var newsFacts = map[string]func(*draw.Frame) bool{
	"news-called": func(f *draw.Frame) bool { return f.Kind == model.AskEvil && calledFrom(f) > 0 },
	"news-lost":   func(f *draw.Frame) bool { _, ok := decidedLately(f, false); return ok },
	"news-won":    func(f *draw.Frame) bool { _, ok := decidedLately(f, true); return ok },
}

// lately are the events from the beginning of the last turn of the Knight here to that of this one.
func lately(f *draw.Frame) (list []game.Event) {
	var now []game.Event
	for _, m := range f.Moves {
		for _, e := range m.Events {
			if e.Kind == roundtable.EventTurn && e.Seat == f.Home {
				list, now = now, nil
			}
			now = append(now, e)
		}
	}
	return list
}

// calledFrom is how many cards Guinevere has cost the Knight here lately.
func calledFrom(f *draw.Frame) (cards int) {
	events := lately(f)
	if !slices.ContainsFunc(events, func(e game.Event) bool { return e.Kind == roundtable.EventSummoned }) {
		return 0
	}
	for _, e := range events {
		if e.Kind == roundtable.EventWhitesGone && e.Seat == f.Home {
			cards = laidBefore(f, roundtable.Place(e.Args[0]))
		}
	}
	return cards
}

// laidBefore is how many cards the Knight here had laid at a Quest when they were lost.
func laidBefore(f *draw.Frame, at roundtable.Place) (lost int) {
	laid := 0
	for _, m := range f.Moves {
		for _, e := range m.Events {
			switch {
			case e.Kind == roundtable.EventFightLaid && roundtable.Place(e.Args[1]) == at:
				laid++
			case e.Kind == roundtable.EventCleared && roundtable.Place(e.Args[0]) == at:
				laid = 0
			case e.Kind == roundtable.EventWhitesGone && roundtable.Place(e.Args[0]) == at:
				lost, laid = laid, 0
			}
		}
	}
	return lost
}

// decidedLately is the Quest that was won or lost last since one's last turn, where a turn begins;
// Excalibur's victory and one's own at the Tournament have texts of their own.
func decidedLately(f *draw.Frame, won bool) (at roundtable.Place, ok bool) {
	if f.Kind != model.AskEvil {
		return at, false
	}
	for _, e := range lately(f) {
		q := roundtable.Place(e.Args[0])
		own := q == roundtable.ExcaliburQuest || q == roundtable.Tournament && e.Seat == f.Home
		if e.Kind == roundtable.EventDecided && (e.Args[1] == 1) == won && !(won && own) {
			at, ok = q, true
		}
	}
	return at, ok
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
