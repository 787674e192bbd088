package table

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/scenes"
)

// What the computer players say as the game is over.

// part has all who are somebody say how they take the end, once: the result says it.
func (s *Scene[V, M]) part() {
	won := game.Winners(s.session.match.Game().Outcomes())
	for seat := range s.session.seats {
		key := "lost"
		if slices.Contains(won, game.Seat(seat)) {
			key = "won"
		}
		if s.session.seats[seat].Face == "" || !s.speaks() {
			continue
		}
		if s.screen.Parts != nil {
			key = cmp.Or(s.screen.Parts(s.model, game.Seat(seat), key == "won"), key)
		}
		says := s.way(key, game.Seat(seat), 0) // of all together
		if tied := s.way("tied", game.Seat(seat), 0); len(won) > 1 && key == "won" && s.ctx.Locale().Has(tied) {
			says = tied
		} else if s.title.Rules.Describe().Points {
			says = s.own(game.Seat(seat), key)
		}
		s.voices.partings = append(s.voices.partings, voice{seat: game.Seat(seat), key: says})
	}
}

// partings are the last lines, for the result, which lies over the table.
func (s *Scene[V, M]) partings() (list []scenes.Parting) {
	for _, v := range s.voices.partings {
		p := &s.session.seats[v.seat]
		list = append(list, scenes.Parting{Face: p.Face, Name: p.Name, Says: s.ctx.T(v.key)})
	}
	return list
}
