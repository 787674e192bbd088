package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// scored is what the events tell of the last scoring, with what followed it at
// the end of the game.
type scored struct {
	round   int
	final   bool
	before  [merlin.MaxSeats]int
	lead    []game.Event // between the last turn and the scoring
	events  []game.Event // from the scoring on
	points  [maxReasons][merlin.MaxSeats]int
	counted [maxReasons][merlin.MaxSeats]bool

	gone     [merlin.MaxSeats][merlin.Provinces]ways // of traitors
	lost     [merlin.MaxSeats][merlin.Provinces]int  // points for those not repelled
	areas    []scoredPart
	counties []scoredPart
	back     [merlin.MaxSeats][merlin.Provinces]int // markers that went home
	table    merlin.Public                          // as it was when the domain was scored
}

// ways counts traitors by how they went; there is room for what modules bring.
type ways = [8]int

// scoredPart is an area (by its first tile) or a province that was scored.
type scoredPart struct {
	what, size int
	got        [merlin.MaxSeats]int
	shares     [merlin.MaxSeats]bool
	grail      game.Seat
}

// lastScoring gathers the last scoring of what is shown; ok is false when there has
// been none.
func lastScoring(f *frame) (s scored, ok bool) {
	var all tally
	var lead []game.Event // since the last turn
	open := false         // from the scoring on to the next round
	for i := range f.Moves {
		for _, e := range f.Moves[i].Events {
			switch e.Kind {
			case merlin.EventTurnOver, merlin.EventPassed:
				lead = nil
			case merlin.EventScoring:
				s, ok, open = scored{round: int(e.Args[0]), before: all.scores(), lead: lead}, true, true
				s.leave(f)
			case merlin.EventRound:
				open = false
			}
			if open {
				s.add(f, e)
			}
			lead = append(lead, e)
			all.add([]game.Event{e})
		}
	}
	s.table = s.restored(f)
	return s, ok
}

// leave leaves to the sheet what was scored at the round's end.
func (s *scored) leave(f *frame) {
	for _, e := range s.lead {
		if e.Kind == merlin.EventPoints && f.rows.reasons[e.Args[1]].AtRoundEnd {
			s.before[e.Seat] -= int(e.Args[0])
		}
	}
}

// restored is the table as it was when the domain was scored.
func (s *scored) restored(f *frame) merlin.Public {
	v := f.View.Public
	for _, e := range s.events {
		if restore := f.rows.events[e.Kind].Restore; restore != nil {
			restore(&v, e)
		}
	}
	return v
}

// add takes an event of the scoring or of the end of the game.
func (s *scored) add(f *frame, e game.Event) {
	s.events = append(s.events, e)
	switch e.Kind {
	case merlin.EventOver:
		s.final = true
	case merlin.EventTraitorGone:
		s.gone[e.Seat][e.Args[0]][e.Args[1]]++
	case merlin.EventArea:
		s.areas = append(s.areas, scoredPart{what: int(e.Args[0]), size: int(e.Args[1]), grail: game.NoSeat})
	case merlin.EventProvince:
		s.counties = append(s.counties, scoredPart{what: int(e.Args[0]), size: int(e.Args[1]), grail: game.NoSeat})
	case merlin.EventGrailUsed:
		s.counties[len(s.counties)-1].grail = e.Seat
	case merlin.EventInfluenceBack:
		s.back[e.Seat][e.Args[0]] += int(e.Args[1])
	case merlin.EventPoints:
		s.addPoints(f, e)
	}
}

func (s *scored) addPoints(f *frame, e game.Event) {
	n, why := int(e.Args[0]), e.Args[1]
	s.points[why][e.Seat] += n
	s.counted[why][e.Seat] = true
	of := f.rows.reasons[why].Of
	switch {
	case of == ofTraitors:
		s.lost[e.Seat][e.Args[2]] += n
	case of == ofDomain && len(s.areas) > 0:
		s.areas[len(s.areas)-1].take(e.Seat, n)
	case of == ofInfluence && len(s.counties) > 0:
		s.counties[len(s.counties)-1].take(e.Seat, n)
	}
}

func (p *scoredPart) take(s game.Seat, n int) { p.got[s], p.shares[s] = p.got[s]+n, true }

// sum adds up what events of a kind count in the scoring.
func (s *scored) sum(k game.EventKind, count func(game.Event) int) (n int) {
	for _, e := range s.events {
		if e.Kind == k {
			n += count(e)
		}
	}
	return n
}

// sums adds up by seat what events of a kind count in the scoring.
func (s *scored) sums(k game.EventKind, count func(game.Event) int) (n [merlin.MaxSeats]int) {
	for _, e := range s.events {
		if e.Kind == k {
			n[e.Seat] += count(e)
		}
	}
	return n
}

// left is how many things have left a seat's province, by events of a kind that tell
// province and number.
func (s *scored) left(k game.EventKind, seat game.Seat, province uint8) int {
	return s.sum(k, func(e game.Event) int {
		if e.Seat != seat || uint8(e.Args[0]) != province {
			return 0
		}
		return int(e.Args[1])
	})
}

// scoredFor counts the points for a reason that an event tells of.
func scoredFor(why merlin.Reason) func(game.Event) int {
	return func(e game.Event) int {
		if merlin.Reason(e.Args[1]) != why {
			return 0
		}
		return int(e.Args[0])
	}
}
