package table

import (
	"slices"
	"strings"
	"testing"

	"merlin/game/merlin"
)

// inCastle are the kinds of things that lie in the castle and the domain.
var inCastle = []uint8{
	merlin.TargetSeal, merlin.TargetKnight, merlin.TargetDecrees, merlin.TargetGoods, merlin.TargetTile,
	merlin.TargetCard, merlin.TargetTraitor,
}

// Whatever of an option lies in the castle or the domain can be clicked there, with
// every module; the exchange of a card is chosen at the card (K11).
func TestCastleOptionsAreReachable(t *testing.T) {
	seen := map[string]bool{}
	moduleGames(t, castleSets, func(s *sitting) {
		g := s.scene.session.game()
		for _, a := range slices.Clone(g.Decision().Options) {
			word, _, _ := strings.Cut(g.Text(a), " ")
			if seen[word] || a.Kind == merlin.ActBedivere || !slices.Contains(inCastle, g.Target(a).Kind) {
				continue
			}
			seen[word] = true
			s.reach(a)
		}
	})
	for _, word := range []string{"seal", "build", "fulfil"} {
		if !seen[word] {
			t.Errorf("no game had the option %q: the test shows nothing of it", word)
		}
	}
}
