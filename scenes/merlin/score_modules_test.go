package merlin

import (
	"fmt"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/ui"
)

// sheetSum is what a sheet ends with for a seat.
func sheetSum(sheet scenes.Sheet, seat int) int {
	sum := sheet.Seats[seat].Before
	for _, part := range sheet.Parts {
		for _, line := range part.Lines {
			if len(line.Cells) > 0 {
				sum += line.Cells[seat].Points
			}
		}
	}
	return sum
}

// With modules the sheets add up to the scores, and the result's rows are
// those of the base and of what is in play.
func TestSheetsAddUpWithModules(t *testing.T) {
	pruned := false
	shows := map[string]bool{"{horn}": false, "{coin}": false, "{witch-hut}": false, "{token}": false, "{token-plus}": false, "} 1 {Morgana-marker}": false, "· {Morgana-marker}": false}
	for i, set := range someSets(7) {
		last := uint8(1)
		check := func(m *game.Match) {
			_, sc := showing(t, m, i18n.Languages()[i%3], ui.Fit(1920, 1080, 1))
			sheet := *draw.ScoringSheet(sc.frame)
			for seat := range sheet.Seats {
				if got, want := sheetSum(sheet, seat), m.Game().Scores()[seat]; got != want {
					t.Errorf("%v, round %d, seat %d: the sheet ends with %d, the score is %d", set, last, seat, got, want)
				}
			}
			said := fmt.Sprint(sheet)
			if amiss(said) {
				t.Errorf("%v: a text is missing: %s", set, said[strings.Index(said, "‹"):])
			}
			for mark := range shows {
				shows[mark] = shows[mark] || strings.Contains(said, mark)
			}
			pruned = pruned || strings.Contains(said, sc.frame.T("score.pruned"))
		}
		m := byChance(t, 2+i%3, uint64(i), set, func(m *game.Match) {
			round := m.Game().(*merlin.Game).Round
			if round != last && round%2 == 1 {
				check(m)
			}
			last = round
		})
		check(m)
		_, sc := showing(t, m, "en", ui.Fit(1920, 1080, 1))
		if rows, want := len(draw.GameResult(sc.frame).Rows), int(merlin.BaseReasons)+reasonsOf(m); rows != want {
			t.Errorf("%v: the result has %d rows, want %d", set, rows, want)
		}
	}
	if !pruned {
		t.Error("no manor went home")
	}
	for mark, shown := range shows {
		if !shown {
			t.Errorf("no sheet shows %q", mark)
		}
	}
}

// reasonsOf is how many reasons for points the modules of a match bring.
func reasonsOf(m *game.Match) (n int) {
	brings := map[string]int{"favour": 1, "arthur": 1, "knights": 1, "treasures": 1, "decrees": 1, "gold": 1, "morgana": 2}
	for name, reasons := range brings {
		if m.Game().(*merlin.Game).Rules().Has(name) {
			n += reasons
		}
	}
	return n
}
