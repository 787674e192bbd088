package scenes_test

import (
	"slices"
	"testing"

	"merlin/i18n"
	"merlin/scenes"
	"merlin/scenes/ui"
)

// What was won is counted picture by picture, from seat to seat; a press has all of it counted, the next
// goes on.
func TestMedalsComeOneByOne(t *testing.T) {
	l, err := i18n.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	var drawn []string
	won := func(name string, points int) scenes.SheetCell {
		return scenes.SheetCell{Text: name, Points: points, Gets: true, Art: func(*ui.Painter, ui.Rect) {
			if !slices.Contains(drawn, name) {
				drawn = append(drawn, name)
			}
		}}
	}
	left := false
	sheet := scenes.Sheet{
		Title: "Scoring", Done: "Done", Whole: true,
		Seats: []scenes.SheetSeat{{Name: "Ada", Crest: "crest-blue"}, {Name: "Lot", Crest: "crest-red"}},
		Parts: []scenes.SheetPart{{Name: "Won", Icon: "crown", Lines: []scenes.SheetLine{
			{Cells: []scenes.SheetCell{won("Hart", 2), won("Beast", 3)}}, {Cells: []scenes.SheetCell{won("Sail", 4), {}}},
		}}},
	}
	app := ui.NewApp(l)
	app.Context().SetPreferences(ui.Preferences{Tempo: 1})
	app.Start(scenes.NewScoring(app.Context(), scenes.Account{Sheet: func() scenes.Sheet { return sheet }, Done: func() { left = true }}))
	tick := func(n int) {
		for range n {
			if err := app.Update(&ui.Input{X: -1, Y: -1}); err != nil {
				t.Fatal(err)
			}
			drawnTexts(app)
		}
	}
	for _, want := range [][]string{{"Hart"}, {"Hart", "Beast"}, {"Hart", "Beast", "Sail"}} {
		if tick(20); !slices.Equal(drawn, want) {
			t.Errorf("there are %v, not %v", drawn, want)
		}
		tick(6)
	}
	app.Context().PressNamed("next")
	if tick(2); left {
		t.Error("a press leaves before all is counted")
	}
	app.Context().PressNamed("next")
	if tick(2); !left {
		t.Error("the next press does not leave")
	}
}
