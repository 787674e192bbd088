package merlin

import (
	"fmt"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/ui"
)

// What the sheets of all scorings add up to are the scores of the engine.
func TestSheetsAddUp(t *testing.T) {
	for seed := range uint64(6) {
		seats, last := 2+int(seed%3), uint8(1)
		check := func(m *game.Match) {
			_, sc := showing(t, m, "en", ui.Fit(1920, 1080, 1))
			s, ok := draw.LastScoring(sc.frame)
			if !ok {
				t.Fatal("no scoring is found")
			}
			sheet := *draw.ScoringSheet(sc.frame)
			for seat, col := range sheet.Seats {
				sum := col.Before
				for _, part := range sheet.Parts {
					for _, line := range part.Lines {
						if len(line.Cells) > 0 {
							sum += line.Cells[seat].Points
						}
					}
				}
				if want := m.Game().Scores()[seat]; sum != want {
					t.Errorf("seed %d, scoring of round %d, seat %d: the sheet ends with %d, the score is %d", seed, s.Round, seat, sum, want)
				}
			}
		}
		m := randomMatch(t, seats, seed, func(m *game.Match) bool {
			round := m.Game().(*merlin.Game).Round
			if round != last && round%2 == 1 {
				check(m)
			}
			last = round
			return false
		})
		check(m)
	}
}

// The result tells winners, sums and the way there.
func TestResult(t *testing.T) {
	m := randomMatch(t, 4, 2, nil)
	_, sc := showing(t, m, "en", ui.Fit(1920, 1080, 1))
	r := draw.GameResult(sc.frame)
	best, winners := 0, 0
	for i, s := range r.Seats {
		sum := 0
		for _, row := range r.Rows {
			sum += row.Points[i]
		}
		if sum != s.Score || s.After[merlin.Rounds] != s.Score || s.After[0] != 0 {
			t.Errorf("seat %d: rows %d, rounds %v, score %d", i, sum, s.After, s.Score)
		}
		best = max(best, s.Score)
	}
	for _, s := range r.Seats {
		if s.Winner {
			winners++
		}
		if s.Winner != (s.Score == best) {
			t.Errorf("%s with %d points: winner %v", s.Name, s.Score, s.Winner)
		}
	}
	if winners == 0 {
		t.Error("nobody has won")
	}
}

// No text of sheets and results is missing in any language.
func TestReportTexts(t *testing.T) {
	m := randomMatch(t, 3, 6, nil)
	for _, lang := range i18n.Languages() {
		_, sc := showing(t, m, lang, ui.Fit(1920, 1080, 1))
		said := fmt.Sprintf("%v %v", *draw.ScoringSheet(sc.frame), draw.GameResult(sc.frame))
		if i := strings.IndexAny(said, "‹"); i >= 0 || strings.Contains(said, "<no value>") {
			t.Errorf("%s: a text is missing: %s", lang, said[max(i, 0):])
		}
	}
}
