package draw

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/table/paint"
)

// Part is a part of a scoring's sheet, or what a module adds to one.
type Part struct {
	Of   PartOf
	Rank int // among what is of the same part; equals in rulebook order

	Name   string                                   // locale key; "" for an addition
	Icon   func(*Frame) string                      // sprite
	Hint   string                                   // locale key of a sentence; "" for none
	Lines  func(*Scored, *Frame) []scenes.SheetLine // nil: none
	Lights func(*Stage, *Scored) []paint.Flight     // what the table marks while the part is told, beside points; nil: nothing

	Counts func(s *Scored, seat game.Seat, of []uint8) int // what else counts for a seat (NoSeat: for nobody) in a line of the part: of a colour, on the tiles of an area, in a province; nil: nothing
	Sprite string                                          // how that is shown; "" for its number alone
	Among  bool                                            // the part's own number has it already
	Label  string                                          // locale key of the lines' labels in place of the part's; "" leaves it
}

// PartOf is a place in a sheet, in the order in which things are scored.
type PartOf uint8

const (
	OfRoundEnd PartOf = iota
	OfTraitors
	OfDomain
	OfInfluence
	OfServants
	OfModules
	OfEnd // of the game
)

// ScoringSheet writes the last scoring down; nil when there was none. The view must be
// the one that followed it.
func ScoringSheet(f *Frame) *scenes.Sheet {
	s, ok := LastScoring(f)
	if !ok {
		return nil
	}
	sheet := &scenes.Sheet{Done: f.T("score.to-table"), Parts: s.parts(f)}
	sheet.Dusk = dusks[min(max(0, s.Round/2-1), len(dusks)-1)]
	if s.final {
		sheet.Done = f.T("score.to-end")
	}
	for seat := range game.Seat(f.View.Seats) {
		who := f.Seats[seat]
		sheet.Seats = append(sheet.Seats, scenes.SheetSeat{Name: who.Name, Crest: "crest-" + who.Colour, Before: s.before[seat]})
	}
	points := s.stood
	if f.Told {
		points = counted(sheet, f.Part)
	}
	sheet.Title = f.scoringTitle(s.Round, slices.Clone(points[:f.View.Seats]))
	return sheet
}

// counted are the points once the parts of a sheet up to one are counted.
func counted(sheet *scenes.Sheet, part int) (points [merlin.MaxSeats]int) {
	for seat := range sheet.Seats {
		points[seat] = sheet.Seats[seat].Before
		for i := range sheet.Parts[:min(part+1, len(sheet.Parts))] {
			points[seat] += sheet.Parts[i].Points(seat)
		}
	}
	return points
}

// has reports whether a part is of this scoring: some only the last one has.
func (s *Scored) has(row *Part) bool { return row.Of != OfEnd || s.final }

// shown are the rows of the parts, without what modules add to them.
func (s *Scored) shown(f *Frame) (list []*Part) {
	for _, row := range f.Rows.Parts {
		if s.has(row) && row.Name != "" {
			list = append(list, row)
		}
	}
	return list
}

// parts writes the parts with what modules add to each.
func (s *Scored) parts(f *Frame) (list []scenes.SheetPart) {
	for _, row := range f.Rows.Parts {
		if !s.has(row) {
			continue
		}
		if row.Name != "" {
			list = append(list, scenes.SheetPart{Name: f.T(row.Name), Icon: row.Icon(f)})
		}
		part := &list[len(list)-1]
		switch {
		case row.Hint == "":
		case part.Hint == "":
			part.Hint = f.T(row.Hint)
		default:
			part.Hint += " " + f.T(row.Hint)
		}
		if row.Lines != nil {
			part.Lines = append(part.Lines, row.Lines(s, f)...)
		}
	}
	return list
}

// counting is a number of things that count in a line of a part beside its own.
type counting struct {
	N      int
	Sprite string
}

// Extras are what modules count for a seat in a line of a part: among the part's own
// things, or beside them.
func (s *Scored) Extras(f *Frame, part PartOf, among bool, seat game.Seat, of ...uint8) (list []counting) {
	for _, row := range f.Rows.Parts {
		if row.Of != part || row.Among != among || row.Counts == nil {
			continue
		}
		if n := row.Counts(s, seat, of); n > 0 {
			list = append(list, counting{n, row.Sprite})
		}
	}
	return list
}

// Cells makes a cell for each seat.
func Cells(f *Frame, cell func(game.Seat) scenes.SheetCell) []scenes.SheetCell {
	list := make([]scenes.SheetCell, f.View.Seats)
	for s := range list {
		list[s] = cell(game.Seat(s))
	}
	return list
}

// ReasonLine is the line of a reason that has points only, if it has any.
func (s *Scored) ReasonLine(f *Frame, why merlin.Reason, label, text string) []scenes.SheetLine {
	any := false
	row := Cells(f, func(seat game.Seat) scenes.SheetCell {
		if !s.counted[why][seat] {
			return scenes.SheetCell{}
		}
		any = true
		return scenes.SheetCell{Text: text, Points: s.Points[why][seat], Gets: true}
	})
	if !any {
		return nil
	}
	return []scenes.SheetLine{{Label: label, Cells: row}}
}

// PointsLine is a line of points, if any seat has some.
func PointsLine(f *Frame, label, text string, points *[merlin.MaxSeats]int) []scenes.SheetLine {
	if *points == [merlin.MaxSeats]int{} {
		return nil
	}
	row := Cells(f, func(seat game.Seat) scenes.SheetCell {
		if points[seat] == 0 {
			return scenes.SheetCell{}
		}
		return scenes.SheetCell{Text: text, Points: points[seat], Gets: true}
	})
	return []scenes.SheetLine{{Label: label, Cells: row}}
}

// Icon is a sprite that is always the same.
func Icon(sprite string) func(*Frame) string { return func(*Frame) string { return sprite } }
