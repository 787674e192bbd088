package merlin

import (
	"fmt"
	"math/bits"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
)

// scoredModules is what the events of a scoring tell of the modules.
type scoredModules struct {
	manors []pruned // that went home after the domain was scored, A10
	kay    [merlin.MaxSeats][merlin.Provinces]int
	values [merlin.MaxSeats]int // of Picts, with the signet ring
	most   [merlin.MaxSeats]int // points for the Picts
	least  [merlin.MaxSeats]int
	gareth [merlin.MaxSeats]int // points for traitors
	end    [merlin.MaxSeats]int // points for knights at the end
	gold   scoredGold
}

// pruned is a manor that has left its tile.
type pruned struct {
	tile uint8
	seat game.Seat
}

func (s *scoredModules) add(e game.Event) {
	switch e.Kind {
	case merlin.EventManorBack:
		s.manors = append(s.manors, pruned{uint8(e.Args[0]), e.Seat})
	case merlin.EventKayBack:
		s.kay[e.Seat][e.Args[0]] += int(e.Args[1])
	case merlin.EventPictsScored:
		s.values[e.Seat] = int(e.Args[0])
	case merlin.EventPoints:
		s.addPoints(e)
	}
	s.gold.add(e)
}

func (s *scoredModules) addPoints(e game.Event) {
	n := int(e.Args[0])
	switch why := merlin.Reason(e.Args[1]); {
	case why == merlin.ForPicts && n < 0:
		s.least[e.Seat] += n
	case why == merlin.ForPicts:
		s.most[e.Seat] += n
	case why == merlin.ForKnights && merlin.Knight(e.Args[2]) == merlin.Gareth:
		s.gareth[e.Seat] += n
	case why == merlin.ForKnights:
		s.end[e.Seat] += n
	}
}

// before is the table as it was when the domain was scored.
func (s *scoredModules) before(after *merlin.Public) *merlin.Public {
	v := *after
	for _, m := range s.manors {
		v.Domain[m.tile].Manor = m.seat
	}
	v.Mods.Morgana.Huts |= s.gold.huts
	return &v
}

// castles is how many castle tiles lie under a seat's manors in an area. // K10
func castles(f *frame, a *domainArea, s game.Seat) (n int) {
	for _, tile := range a.tiles {
		if f.View.Domain[tile].Manor == s && f.View.Mods.Knights.Castle(tile) {
			n++
		}
	}
	return n
}

// pointsLine is a line of points, if any seat has some.
func pointsLine(f *frame, label, text string, points *[merlin.MaxSeats]int) []scenes.SheetLine {
	if *points == [merlin.MaxSeats]int{} {
		return nil
	}
	row := cells(f, func(seat game.Seat) scenes.SheetCell {
		if points[seat] == 0 {
			return scenes.SheetCell{}
		}
		return scenes.SheetCell{Text: text, Points: points[seat], Gets: true}
	})
	return []scenes.SheetLine{{Label: label, Cells: row}}
}

// prunedLine tells how many manors went home. // A10
func (s *scoredModules) prunedLine(f *frame) []scenes.SheetLine {
	if len(s.manors) == 0 {
		return nil
	}
	row := cells(f, func(seat game.Seat) scenes.SheetCell {
		n := 0
		for _, m := range s.manors {
			if m.seat == seat {
				n++
			}
		}
		return scenes.SheetCell{Text: strings.Repeat("{manor-"+f.Seats[seat].Colour+"}", n)}
	})
	return []scenes.SheetLine{{Label: f.T("score.pruned"), Cells: row}}
}

// pictLines tell what everybody's Picts were worth. // A11
func (s *scoredModules) pictLines(f *frame) []scenes.SheetLine {
	row := cells(f, func(seat game.Seat) scenes.SheetCell {
		text := fmt.Sprintf("{Pict} %d", s.values[seat])
		if f.View.Mods.Arthur.Ring == seat {
			text += " {signet-ring}"
		}
		return scenes.SheetCell{Text: text}
	})
	lines := []scenes.SheetLine{{Label: f.T("score.picts.values"), Cells: row}}
	lines = append(lines, pointsLine(f, f.T("score.picts.most"), "{Pict}", &s.most)...)
	return append(lines, pointsLine(f, f.T("score.picts.least"), "{Pict}", &s.least)...)
}

// garethLine tells of the points for the first traitors of a colour. // K5
func (s *scoredModules) garethLine(f *frame) []scenes.SheetLine {
	return pointsLine(f, f.knightName(merlin.Gareth), "{knight-portrait}", &s.gareth)
}

// knightLine tells of the tiles that score at the end, when somebody has a knight
// with such. // K5, K7
func (s *scoredModules) knightLine(f *frame) []scenes.SheetLine {
	if f.holder(merlin.Gareth) == game.NoSeat && f.holder(merlin.Geraint) == game.NoSeat {
		return nil
	}
	row := cells(f, func(seat game.Seat) scenes.SheetCell {
		var texts []string
		for _, who := range [...]merlin.Knight{merlin.Gareth, merlin.Geraint} {
			if f.View.Mods.Knights.Has(seat, who) {
				n := bits.OnesCount8(f.View.Mods.Knights.Left(seat, who))
				texts = append(texts, fmt.Sprintf("%s %d", f.knightName(who), n))
			}
		}
		return scenes.SheetCell{Text: strings.Join(texts, ", "), Points: s.end[seat], Gets: len(texts) > 0}
	})
	return []scenes.SheetLine{{Label: f.T("score.knights.line"), Cells: row}}
}
