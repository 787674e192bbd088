package draw

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/words"
)

// Scored is what the events tell of the last scoring, with what followed it at
// the end of the game.
type Scored struct {
	Round   int
	final   bool
	before  [merlin.MaxSeats]int
	stood   [merlin.MaxSeats]int // the points when it began, those of the round's end among them
	Lead    []game.Event         // between the last turn and the scoring
	events  []game.Event         // from the scoring on
	Points  [words.MaxReasons][merlin.MaxSeats]int
	counted [words.MaxReasons][merlin.MaxSeats]bool

	Gone     [merlin.MaxSeats][merlin.Provinces]Ways // of traitors
	Lost     [merlin.MaxSeats][merlin.Provinces]int  // points for those not repelled
	Areas    []ScoredPart
	Counties []ScoredPart
	Table    merlin.Public // with all that left it after it was scored
}

// Ways counts traitors by how they went; there is room for what modules bring.
type Ways = [8]int

// ScoredPart is an area (by its first tile) or a province that was scored.
type ScoredPart struct {
	What, Size int
	Got        [merlin.MaxSeats]int
	Shares     [merlin.MaxSeats]bool
	Grail      game.Seat
}

// LastScoring gathers the last scoring of what is shown; ok is false when there has
// been none.
func LastScoring(f *Frame) (s Scored, ok bool) { return scoringIn(f, f.Moves) }

// scoringIn is the last one of some moves.
func scoringIn(f *Frame, moves []game.Move) (s Scored, ok bool) {
	var all Tally
	var lead []game.Event // since the last turn
	open := false         // from the scoring on to the next round
	for i := range moves {
		for _, e := range moves[i].Events {
			switch e.Kind {
			case merlin.EventTurnOver, merlin.EventPassed:
				lead = nil
			case merlin.EventScoring:
				s, ok, open = Scored{Round: int(e.Args[0]), before: all.scores(), stood: all.scores(), Lead: lead}, true, true
				s.leave(f)
			case merlin.EventRound:
				open = false
			}
			if open {
				s.add(f, e)
			}
			lead = append(lead, e)
			all.Add([]game.Event{e})
		}
	}
	s.Table = s.restored(f)
	return s, ok
}

// leave leaves to the sheet what was scored at the round's end.
func (s *Scored) leave(f *Frame) {
	for _, e := range s.Lead {
		if e.Kind == merlin.EventPoints && f.Rows.Reasons[e.Args[1]].AtRoundEnd {
			s.before[e.Seat] -= int(e.Args[0])
		}
	}
}

// restored is the table with all that left it after it was scored.
func (s *Scored) restored(f *Frame) merlin.Public {
	v := f.View.Public
	if f.left != nil {
		v = *f.left
	}
	s.restore(f, &v, 0)
	return v
}

// restore puts back what left the table after it was scored on a page of the sheet, or on a later
// one.
func (s *Scored) restore(f *Frame, v *merlin.Public, from int) {
	page := 0
	for _, e := range s.events {
		if e.Kind == merlin.EventCategory {
			page = s.page(f, f.Rows.Reasons[e.Args[0]].Of)
		}
		if back := f.Rows.Events[e.Kind].Restore; back != nil && page >= from {
			back(v, e)
		}
	}
}

// page is the page of the sheet that tells of a part, -1 for none.
func (s *Scored) page(f *Frame, of PartOf) int {
	return slices.IndexFunc(s.shown(f), func(p *Part) bool { return p.Of == of })
}

// add takes an event of the scoring or of the end of the game.
func (s *Scored) add(f *Frame, e game.Event) {
	s.events = append(s.events, e)
	switch e.Kind {
	case merlin.EventOver:
		s.final = true
	case merlin.EventTraitorGone:
		s.Gone[e.Seat][e.Args[0]][e.Args[1]]++
	case merlin.EventArea:
		s.Areas = append(s.Areas, ScoredPart{What: int(e.Args[0]), Size: int(e.Args[1]), Grail: game.NoSeat})
	case merlin.EventProvince:
		s.Counties = append(s.Counties, ScoredPart{What: int(e.Args[0]), Size: int(e.Args[1]), Grail: game.NoSeat})
	case merlin.EventGrailUsed:
		s.Counties[len(s.Counties)-1].Grail = e.Seat
	case merlin.EventPoints:
		s.addPoints(f, e)
	}
}

func (s *Scored) addPoints(f *Frame, e game.Event) {
	n, why := int(e.Args[0]), e.Args[1]
	s.Points[why][e.Seat] += n
	s.counted[why][e.Seat] = true
	of := f.Rows.Reasons[why].Of
	switch {
	case of == OfTraitors:
		s.Lost[e.Seat][e.Args[2]] += n
	case of == OfDomain && len(s.Areas) > 0:
		s.Areas[len(s.Areas)-1].take(e.Seat, n)
	case of == OfInfluence && len(s.Counties) > 0:
		s.Counties[len(s.Counties)-1].take(e.Seat, n)
	}
}

func (p *ScoredPart) take(s game.Seat, n int) { p.Got[s], p.Shares[s] = p.Got[s]+n, true }

// Sum adds up what events of a kind count in the scoring.
func (s *Scored) Sum(k game.EventKind, count func(game.Event) int) (n int) {
	for _, e := range s.events {
		if e.Kind == k {
			n += count(e)
		}
	}
	return n
}

// Sums adds up by seat what events of a kind count in the scoring.
func (s *Scored) Sums(k game.EventKind, count func(game.Event) int) (n [merlin.MaxSeats]int) {
	for _, e := range s.events {
		if e.Kind == k {
			n[e.Seat] += count(e)
		}
	}
	return n
}

// Left is how many things have left a seat's province, by events of a kind that tell
// province and number.
func (s *Scored) Left(k game.EventKind, seat game.Seat, province uint8) int {
	return s.Sum(k, func(e game.Event) int {
		if e.Seat != seat || uint8(e.Args[0]) != province {
			return 0
		}
		return int(e.Args[1])
	})
}

// ScoredFor counts the points for a reason that an event tells of.
func ScoredFor(why merlin.Reason) func(game.Event) int {
	return func(e game.Event) int {
		if merlin.Reason(e.Args[1]) != why {
			return 0
		}
		return int(e.Args[0])
	}
}
