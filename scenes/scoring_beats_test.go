package scenes_test

import (
	"strings"
	"testing"

	"merlin/i18n"
	"merlin/scenes"
	"merlin/scenes/ui"
)

// A category of a scoring is counted first, then added up, and then it says who leads and how that
// is taken; at once where nothing shall move.
func TestScoringHoldsItsBreath(t *testing.T) {
	l, err := i18n.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	cells := func(a, b int) []scenes.SheetCell {
		return []scenes.SheetCell{{Text: "x", Points: a, Gets: true}, {Text: "y", Points: b, Gets: true}}
	}
	sheet := scenes.Sheet{
		Title: "Scoring", Done: "Done",
		Seats: []scenes.SheetSeat{{Name: "Ada", Crest: "crest-blue", Before: 5}, {Name: "Lot", Crest: "crest-red", Before: 9}},
		Parts: []scenes.SheetPart{{
			Name: "Traitors", Icon: "traitor-black", Lines: []scenes.SheetLine{{Label: "black", Cells: cells(0, -6)}},
			Voice: &scenes.SheetVoice{Seat: 1, Face: "face-lot", Says: "Traitors!!"},
		}, {Name: "Domain", Icon: "tile-forest", Lines: []scenes.SheetLine{{Label: "forest", Cells: cells(0, 2)}}}},
	}
	if a, b, c := sheet.Leader(0), sheet.Leader(1), sheet.Leader(2); a != 1 || b != 0 || c != -1 {
		t.Errorf("the leaders are %d, %d and %d", a, b, c)
	}
	for _, tempo := range []float64{0, 1} {
		app := ui.NewApp(l)
		app.Context().SetPreferences(ui.Preferences{Tempo: tempo})
		app.Start(scenes.NewScoring(app.Context(), scenes.Account{
			Sheet: func() scenes.Sheet { return sheet }, Place: ui.Rect{X: 824, Y: 592, W: 1084, H: 482}, Done: func() {},
		}))
		for _, c := range []struct {
			ticks       int
			sums, leads bool
		}{{1, tempo == 0, tempo == 0}, {50, true, tempo == 0}, {50, true, true}} {
			for range c.ticks {
				if err := app.Update(&ui.Input{X: -1, Y: -1}); err != nil {
					t.Fatal(err)
				}
			}
			said := drawnTexts(app)
			if got := strings.Contains(said, "|3|"); got != c.sums {
				t.Errorf("tempo %v: the new score is shown: %v in %q", tempo, got, said)
			}
			if got := strings.Contains(said, "Ada takes the lead!") && strings.Contains(said, "Traitors!!"); got != c.leads {
				t.Errorf("tempo %v: who leads is told: %v in %q", tempo, got, said)
			}
		}
	}
}

// drawnTexts are the texts of a picture of a window.
func drawnTexts(app *ui.App) string {
	rec := &ui.Recorder{}
	app.Painter(nil).Record(rec)
	app.Context().RequestRedraw()
	app.Draw(nil)
	said := "|"
	for _, w := range rec.Texts {
		said += w.Text + "|"
	}
	return said
}
