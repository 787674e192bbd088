package scenes

import (
	"fmt"
	"testing"

	"merlin/i18n"
	"merlin/scenes/ui"
)

// sheetOf is a scoring with a lot of everything, for so many seats.
func sheetOf(seats int) Sheet {
	s := Sheet{Title: "Décompte de la manche 4", Done: "Zurück an den Tisch"}
	for i := range seats {
		s.Seats = append(s.Seats, SheetSeat{"Gwendolyn von Cornwall", "crest-" + colours[i%len(colours)], 10 * i})
	}
	for k := range 5 {
		part := SheetPart{Name: "Gefolgsleute", Icon: "crown", Hint: "Whoever has most markers in a province scores all markers there. Then everyone keeps one at most."}
		for l := range 1 + 3*k {
			line := SheetLine{Label: fmt.Sprintf("{crown} Mountain, %d tiles", l)}
			for i := range seats {
				line.Cells = append(line.Cells, SheetCell{Text: "{crown} 3", Points: l - i, Gets: i != 2, Leads: i == 0})
			}
			part.Lines = append(part.Lines, line)
		}
		s.Parts = append(s.Parts, part)
	}
	return s
}

func resultOf(seats int) Result {
	r := Result{Title: "Gwendolyn von Cornwall und Morgause von Orkney teilen sich den Sieg", Round: "Runde"}
	for i := range seats {
		seat := ResultSeat{Name: "Gwendolyn von Cornwall", Crest: "crest-" + colours[i%len(colours)], Colour: ui.Rubric, Score: 20 - 12*i, Winner: i < 2}
		for round := range 7 {
			seat.After = append(seat.After, round*(20-12*i)/6)
		}
		r.Seats = append(r.Seats, seat)
	}
	for range 18 { // as with every module
		r.Rows = append(r.Rows, ResultRow{"Schilde, Flaggen, Baumaterial", "crown", []int{-9, 0, 12, 3, 5, 7, 11, 100}[:seats]})
	}
	return r
}

// Sheets and results fit in every language, with one seat to eight.
func TestSheetsFit(t *testing.T) {
	for _, lang := range i18n.Languages() {
		for _, seats := range []int{1, 2, 4, 8} {
			for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
				g := newGame(t, lang, Config{})
				g.app.Resize(ui.Fit(size[0], size[1], 1))
				where := fmt.Sprintf("%s, %d seats, %v", lang, seats, size)
				for part := range 10 {
					a := Account{Sheet: func() Sheet { return sheetOf(seats) }, Done: func() {}}
					if part >= 5 {
						a.Place = ui.Rect{X: 824, Y: 592, W: 1084, H: 482}
					}
					s := NewScoring(g.app.Context(), a).(*scoring)
					s.now = part % 5
					app := on(g, s)
					if beside := part >= 5 && seats <= mostBeside; s.Overlay() != beside {
						t.Errorf("%s: the table shows beside it: %v", where, s.Overlay())
					}
					checkTexts(t, where, app)
				}
				end := NewResult(g.app.Context(), func() Result { return resultOf(seats) }, ResultDo{})
				checkTexts(t, where, on(g, end))
			}
		}
	}
}

// The running totals grow by the sums of the categories.
func TestSheetTotals(t *testing.T) {
	s := sheetOf(3)
	for seat := range s.Seats {
		want := s.Seats[seat].Before
		for i := range s.Parts {
			if got := s.after(i, seat); got != want {
				t.Errorf("seat %d before category %d: %d, want %d", seat, i, got, want)
			}
			for _, l := range s.Parts[i].Lines {
				want += l.Cells[seat].Points
			}
		}
	}
}

// The button leads through all categories and then out, with the call at the end.
func TestScoringGoesOn(t *testing.T) {
	g := newGame(t, "en", Config{})
	left := 0
	below := newTitle(g)
	app := on(g, below)
	g.app.Context().Push(NewScoring(g.app.Context(), Account{Sheet: func() Sheet { return sheetOf(2) }, Done: func() { left++ }}))
	idle(t, app, 1)
	for i := range sheetOf(2).Parts {
		if left != 0 {
			t.Fatalf("left after %d categories", i)
		}
		app.Context().PressNamed("next")
		app.Update(&ui.Input{X: -1, Y: -1})
	}
	if left != 1 || app.Top() != ui.Scene(below) {
		t.Errorf("left %d times, on top is %T", left, app.Top())
	}
}

// Every region of a sheet and a result has a name, a label and is reached.
func TestSheetRegions(t *testing.T) {
	g := newGame(t, "de", Config{})
	for name, scene := range map[string]ui.Scene{
		"scoring": NewScoring(g.app.Context(), Account{Sheet: func() Sheet { return sheetOf(4) }, Done: func() {}}),
		"result":  NewResult(g.app.Context(), func() Result { return resultOf(4) }, ResultDo{}),
	} {
		app := on(g, scene)
		if err := ui.CheckRegions(app.Regions()); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for _, missed := range unwalked(app) {
			t.Errorf("%s: Tab never reaches %s", name, missed)
		}
	}
}

// The chart's scale holds every score, also negative ones, in at most ten steps.
func TestChartScale(t *testing.T) {
	for _, scores := range [][]int{{0, 0}, {-13, 4}, {3, 61}, {0, 140}} {
		s := &result{result: Result{Seats: []ResultSeat{{After: scores}}}}
		low, high, step := s.scale()
		if low > min(scores[0], 0) || high < scores[1] || high <= low || (high-low)/step > 12 {
			t.Errorf("%v: from %d to %d by %d", scores, low, high, step)
		}
	}
}
