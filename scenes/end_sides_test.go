package scenes

import (
	"fmt"
	"strings"
	"testing"

	"merlin/i18n"
	"merlin/scenes/ui"
)

// sidesOf is the end of a game without points: of so many seats, each of the teams named
// in turn; the first team has won.
func sidesOf(seats int, teams ...string) Result {
	r := Result{Title: "Die Ritter der Tafelrunde haben Camelot gehalten", Text: "Sieben weiße Schwerter liegen auf der Tafel, fünf schwarze; der Verräter blieb unerkannt bis zuletzt."}
	for i := range seats {
		seat := ResultSeat{Name: "Gwendolyn von Cornwall", Crest: "crest-" + colours[i%len(colours)], Team: teams[i%len(teams)], Winner: i%len(teams) == 0}
		if i == 1 {
			seat.Note = "der Verräter, nie entlarvt"
		}
		r.Seats = append(r.Seats, seat)
	}
	return r
}

// sided are ends of games of so many seats: all together, two teams, as many against one,
// and each for himself.
func sided(seats int) []Result {
	one := sidesOf(seats, "Die treuen Ritter")
	one.Seats[seats-1].Team, one.Seats[seats-1].Winner = "Der Verräter", false
	return []Result{sidesOf(seats, "Die Ritter der Tafelrunde"), sidesOf(seats, "Team 1", "Team 2"), one, sidesOf(seats, "")}
}

// The end of a game without points fits for one to eight seats, whoever plays with whom,
// and says of each side how it went.
func TestSidesFit(t *testing.T) {
	for _, lang := range i18n.Languages() {
		g := newGame(t, lang, Config{})
		for _, size := range [][3]float64{{1280, 720, 1}, {1920, 1080, 1}, {844, 390, 3}} {
			g.app.Resize(ui.Fit(size[0], size[1], size[2]))
			for seats := 1; seats <= 8; seats++ {
				for k, r := range sided(seats) {
					app := on(g, NewResult(g.app.Context(), func() Result { return r }, ResultDo{}))
					checkTexts(t, fmt.Sprintf("%s, %d seats, %d, %v", lang, seats, k, size), app)
				}
			}
		}
	}
}

// Sides win and lose as a whole and keep the order of their seats; no number is written.
func TestSidesAreTold(t *testing.T) {
	r := sidesOf(5, "Knights", "Traitor")
	all := r.sides()
	if len(all) != 2 || len(all[0].seats) != 3 || len(all[1].seats) != 2 || !all[0].won() || all[1].won() || all[0].name != "Knights" {
		t.Fatalf("the sides are %+v", all)
	}
	if alone := sidesOf(4, ""); len(alone.sides()) != 4 {
		t.Errorf("of four who play each for himself %d sides are made", len(alone.sides()))
	}
	g := newGame(t, "en", Config{})
	app := on(g, NewResult(g.app.Context(), func() Result { return r }, ResultDo{}))
	rec := &ui.Recorder{}
	app.Painter(nil).Record(rec)
	app.Draw(nil)
	said := map[string]int{}
	for _, w := range rec.Texts {
		said[w.Text]++
		if strings.Trim(w.Text, "−0123456789") == "" {
			t.Errorf("a number is written where there are no points: %q", w.Text)
		}
	}
	if said["Won"] != 1 || said["Lost"] != 1 || said["Knights"] != 1 || said["Traitor"] != 1 {
		t.Errorf("written is %v", said)
	}
}

// Where there are points the end is a table of them, with teams or without.
func TestPointsAreATable(t *testing.T) {
	r := resultOf(2)
	if r.pointless() {
		t.Error("a game with points is shown without")
	}
	r.Rows, r.Seats[0].After, r.Seats[1].After = nil, nil, nil
	if !r.pointless() {
		t.Error("a game without points is shown with some")
	}
}
