package legends

import "merlin/game"

// noteUse notes what a text costs and does.
func (s *scout) noteUse(a game.Action) {
	x := &s.deck().Texts[a.A]
	from, _ := s.Game.from(x, s.seat)
	s.f.Add(signCost+int(x.Cost), 1)
	s.f.Add(signUse, -s.price(x, from)/10)
	for i := range x.Do {
		e := &x.Do[i]
		s.f.Add(signUses+int(e.Op), 1)
		s.f.Add(signUse+1, s.judge.deed(e, x, from)/10)
	}
}

// noteTarget notes whom an effect touches, the seat's own or another's, and what that one
// is worth.
func (s *scout) noteTarget(a game.Action) {
	c, e := Card(a.A), s.effect()
	at := 0
	if s.Game.Chars[c].Seat != s.seat {
		at = int(opCount)
	}
	s.f.Add(signTouch+at+int(e.Op), 1)
	s.f.Add(signTouch+2*int(opCount), s.touching(c)/10)
	if at == 0 && (e.Op == Discard || e.Op == Doom || e.Op == Home || e.Op == Send) {
		s.parts(c)
	}
}

// effect returns the effect that is being carried out.
func (s *scout) effect() *Effect {
	_, e := s.Game.doing()
	return e
}

// noteAbility notes what a score that is raised makes possible.
func (s *scout) noteAbility(a game.Action) {
	var more [Abilities]int
	more[a.A] = int(s.effect().N)
	s.f.Add(signName, s.enabling(s.Game.use().source(), &more)/10)
}

func (s *scout) noteOpponent(a game.Action) {
	s.f.Add(signOpponent, s.Points(game.Seat(a.A)))
	s.f.Add(signOpponent+1, int(s.Game.Held[a.A]))
}

// noteBid notes whether a bid would lead, and what it costs.
func (s *scout) noteBid(a game.Action) {
	b, c := &s.Game.Bidding, Card(a.A)
	f := &s.deck().Faces[b.Card]
	best := 0
	for other := range game.Seat(s.Game.Seats) {
		if other != s.seat && b.Number[other] > 0 {
			best = max(best, s.BidTotal(other))
		}
	}
	over := s.BidTotal(s.seat) + s.bare(c, f.Bid) - best
	switch {
	case s.Leads() == s.seat:
		s.f.Add(signBid, int(f.Points))
	case over > 0:
		s.f.Add(signBid+1, int(f.Points))
		s.f.Add(signBid+2, over)
	default:
		s.f.Add(signBid+3, int(f.Points))
	}
	s.f.Add(signBid+4, int(b.Number[s.seat]))
	s.noteCard(signBidden, c)
	if s.Game.Chars[c].At < Places {
		s.f.Add(signBid+5, 1)
		s.parts(c)
	}
}

// notePass notes whether the seat leads the bid that it leaves.
func (s *scout) notePass(game.Action) {
	at := signPass
	if s.Leads() == s.seat {
		at++
	}
	s.f.Add(at, int(s.deck().Faces[s.Game.Bidding.Card].Points))
}
