package draw

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes"
	"merlin/scenes/ui"
)

// Result sums up a game that is over: who has won, what for, and how it went. // L79
func Result(f *Frame) scenes.Result {
	r := scenes.Result{Title: f.Winners(), Seats: f.ResultSeats(nil), Round: f.T("term.round")}
	after := f.course()
	t := f.Table()
	for s := range r.Seats {
		seat := &r.Seats[s]
		seat.You, seat.Crest = f.Alone(game.Seat(s)), f.sign(game.Seat(s))
		seat.Score, seat.Colour, seat.After = t.Points(game.Seat(s)), f.colour(game.Seat(s)), after[s]
		for _, c := range f.Display(game.Seat(s)) {
			seat.Won = append(seat.Won, f.medal(c))
		}
	}
	scored := f.lastScored()
	for i, row := range []struct{ key, icon string }{
		{"score.display", "points-star"}, {"score.special", "borne-high-king"}, {"score.texts", "when-score"}, {"score.by-hand", "when-hand"}, {"score.opening", "icon-hint"},
	} {
		line := scenes.ResultRow{Name: f.T(row.key), Icon: row.icon}
		sum := 0
		for s := range r.Seats {
			line.Points = append(line.Points, scored[s][i])
			sum += scored[s][i] * scored[s][i]
		}
		if i == 0 || sum > 0 {
			r.Rows = append(r.Rows, line)
		}
	}
	return r
}

// course are the points of each seat before the first round and after each: the public
// table is laid out once more from its events.
func (f *Frame) course() [][]int {
	after := make([][]int, len(f.Seats))
	v := legends.Empty(f.Rules, len(f.Seats), f.View.Level).View(game.NoSeat)
	v.Even = f.View.Even
	note := func() {
		t := f.Rules.Table(&v.Public)
		for s := range after {
			after[s] = append(after[s], t.Points(game.Seat(s)))
		}
	}
	tell := func(events []game.Event) {
		for _, e := range events {
			if e.Kind == legends.EventTurn && e.Seat == v.First {
				note()
			}
			f.Rules.Depart(&v, e)
			f.Rules.Arrive(&v, e)
		}
	}
	tell(f.Start)
	for i := range f.Moves {
		tell(f.Moves[i].Events)
	}
	note()
	return after
}

// Account is what everybody's points at the end are for, card by card; nil before. // L79
func Account(f *Frame) *scenes.Sheet {
	sheet := &scenes.Sheet{Title: f.T("score.final"), Done: f.T("score.to-feast"), Whole: true, Sage: "card-merlin"}
	if f.Outcomes != nil {
		sheet.Wins = f.Winners()
	}
	for s, who := range f.Seats {
		sheet.Seats = append(sheet.Seats, scenes.SheetSeat{Name: who.Name, Crest: f.sign(game.Seat(s))})
	}
	sheet.Parts = append(sheet.Parts, f.cardsPart("score.display", "points-star", f.Display))
	if part := f.cardsPart("score.special", "borne-high-king", f.bornePoints); len(part.Lines) > 0 {
		sheet.Parts = append(sheet.Parts, part)
	}
	scored := f.lastScored()
	for i, part := range []struct{ key, icon string }{2: {"score.texts", "when-score"}, 3: {"score.by-hand", "when-hand"}, 4: {"score.opening", "icon-hint"}} {
		if part.key == "" {
			continue
		}
		line, any := scenes.SheetLine{}, false
		for s := range f.Seats {
			line.Cells = append(line.Cells, scenes.SheetCell{Text: f.T(part.key), Points: scored[s][i], Gets: true})
			any = any || scored[s][i] != 0
		}
		if any {
			sheet.Parts = append(sheet.Parts, scenes.SheetPart{Name: f.T(part.key), Icon: part.icon, Lines: []scenes.SheetLine{line}})
		}
	}
	return sheet
}

// cardsPart lists the cards of each seat that give points, side by side.
func (f *Frame) cardsPart(key, icon string, of func(game.Seat) []legends.Card) scenes.SheetPart {
	part := scenes.SheetPart{Name: f.T(key), Icon: icon, Said: f.T(key + ".hint")}
	for s := range f.Seats {
		for i, c := range of(game.Seat(s)) {
			if i == len(part.Lines) {
				part.Lines = append(part.Lines, scenes.SheetLine{Cells: make([]scenes.SheetCell, len(f.Seats))})
			}
			part.Lines[i].Cells[s] = f.medal(c)
		}
	}
	return part
}

// medal is a card that gives points, with its picture.
func (f *Frame) medal(c legends.Card) scenes.SheetCell {
	art := func(p *ui.Painter, r ui.Rect) { f.window(p, c, r, 1) }
	return scenes.SheetCell{Text: f.Bare(c), Points: int(f.Face(c).Points), Gets: true, Art: art}
}

// bornePoints are the special cards that a seat's characters bear.
func (f *Frame) bornePoints(s game.Seat) (list []legends.Card) {
	for i, c := range f.View.Special {
		if c != legends.NoCard && f.View.Chars[c].Seat == s {
			list = append(list, legends.HighKing+legends.Card(i))
		}
	}
	return list
}

// lastScored is scored as it is being told, when the move is not over yet.
func (f *Frame) lastScored() (points [legends.MaxSeats][5]int) {
	for i := range f.Shown {
		for _, e := range f.EventsOf(i) {
			if e.Kind == legends.EventScored {
				for k := range points[e.Seat] {
					points[e.Seat][k] = int(e.Args[k])
				}
			}
		}
	}
	return points
}
