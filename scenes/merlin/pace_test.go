package merlin

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
)

// turnMost is how many ticks a turn of a computer player takes at most: six seconds.
const turnMost = 360

// At its usual speed a turn of a computer player takes no longer than six seconds in a
// game of three, with thinking and with all that it does shown, batch after batch; with
// and without modules.
func TestTurnsOfComputersAreShort(t *testing.T) {
	for _, set := range [][]string{nil, moduleSets()[len(moduleSets())-1]} {
		title := merlin.Title{Box: merlin.StandardBox()}
		players := []game.Player{{Level: 1}, {Colour: 1, Level: 1}, {Colour: 2, Level: 1}}
		m, err := game.NewMatch(title, title.Setup(players, set, 4))
		if err != nil {
			t.Fatal(err)
		}
		turns := turnTicks(t, laid(t, m, 1))
		slices.Sort(turns)
		n := len(turns)
		if n < 40 || turns[n-1] > turnMost {
			t.Errorf("%d turns, the longest takes %d ticks", n, turns[n-1])
		}
		t.Logf("%d turns: half under %d ticks, the longest %d", n, turns[n/2], turns[n-1])
	}
}

// turnTicks plays a game of computer players and counts the ticks of each turn: to the
// next, or to the end of the round.
func turnTicks(t *testing.T, s *sitting) (list []int) {
	t.Helper()
	seat, ticks := game.NoSeat, 0
	for range 200000 {
		if s.ended() {
			return list
		}
		s.leaveAccount()
		s.tick(1)
		now := s.scene.View().Turn.Seat
		if roundEnds(s.scene.Model().Moving) {
			now = game.NoSeat
		}
		if now != seat {
			if seat != game.NoSeat && ticks > 0 {
				list = append(list, ticks)
			}
			seat, ticks = now, 0
		}
		if now != game.NoSeat {
			ticks++
		}
	}
	t.Fatal("the game never ends")
	return nil
}

// roundEnds reports whether what is shown is no longer part of a turn.
func roundEnds(moving []game.Event) bool {
	return slices.ContainsFunc(moving, func(e game.Event) bool {
		return e.Kind == merlin.EventRolled || e.Kind == merlin.EventRound || e.Kind == merlin.EventScoring
	})
}
