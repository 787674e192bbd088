package scenes_test

import (
	"merlin/scenes"
	"merlin/scenes/ui"
)

// The ends of games that only tests play.

// eightSeats are seats with nothing but their names and crests.
func eightSeats() (seats []scenes.ResultSeat) {
	for i, name := range []string{"Kay", "Gawain", "Percival", "Galahad", "Tristan", "Palamedes", "Bedivere", "Lancelot"} {
		crest := "crest-" + []string{"blue", "yellow", "red", "green"}[i%4]
		seats = append(seats, scenes.ResultSeat{Name: name, Crest: crest, Winner: i == 1})
	}
	return seats
}

func ended(r scenes.Result) func(*ui.Context) ui.Scene {
	return func(c *ui.Context) ui.Scene {
		return scenes.NewResult(c, func() scenes.Result { return r }, scenes.ResultDo{})
	}
}

// alone is an end in which everybody played for himself, and nobody for points.
func alone() scenes.Result { return scenes.Result{Title: "Gawain gewinnt", Seats: eightSeats()} }

// oneAgainstSeven is one that seven have won.
func oneAgainstSeven() scenes.Result {
	r := scenes.Result{
		Title: "Camelot steht", Seats: eightSeats(),
		Text: "Sieben weiße Schwerter liegen auf der Tafel und fünf schwarze. Der Verräter blieb unerkannt, doch es half ihm nichts.",
	}
	for i := range r.Seats {
		r.Seats[i].Team, r.Seats[i].Winner = "Die treuen Ritter", true
	}
	r.Seats[2].Team, r.Seats[2].Winner, r.Seats[2].Note = "Der Verräter", false, "nie entlarvt"
	return r
}

// pointsOfEight is one with points.
func pointsOfEight() scenes.Result {
	r := scenes.Result{Title: "Gawain gewinnt mit 36 Punkten", Round: "Runde", Seats: eightSeats(), Rows: make([]scenes.ResultRow, 6)}
	r.Partings = []scenes.Parting{{Face: "face-lot", Name: "König Lot von Orkney", Says: "Gut gespielt. Noch einmal?"}}
	for i := range r.Seats {
		r.Seats[i].Score, r.Seats[i].After, r.Seats[i].Colour = 36-3*i, []int{0, 6 + i, 20 - i, 36 - 3*i}, ui.Rubric
	}
	for k := range r.Rows {
		r.Rows[k] = scenes.ResultRow{Name: "Aufträge", Icon: "crown", Points: []int{6, 9, 4, 0, k, 2, -1, 3}}
	}
	return r
}

// scoringOfEight is a scoring of as many.
func scoringOfEight(c *ui.Context) ui.Scene {
	s := scenes.Sheet{Title: "Wertung", Done: "Zurück an den Tisch"}
	for i, seat := range eightSeats() {
		s.Seats = append(s.Seats, scenes.SheetSeat{Name: seat.Name, Crest: seat.Crest, Before: 3 * i})
	}
	part := scenes.SheetPart{Name: "Aufträge", Icon: "crown", Hint: "Wer am meisten hat, bekommt die Punkte."}
	for k := range 4 {
		line := scenes.SheetLine{Label: "Ein Ort"}
		for i := range s.Seats {
			line.Cells = append(line.Cells, scenes.SheetCell{Text: "{crown} 3", Points: i - k, Gets: true, Leads: i == k})
		}
		part.Lines = append(part.Lines, line)
	}
	s.Parts = []scenes.SheetPart{part, part}
	return scenes.NewScoring(c, scenes.Account{Sheet: func() scenes.Sheet { return s }, Done: func() {}})
}
