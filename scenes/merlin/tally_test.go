package merlin

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
)

// randomMatch plays a game with actions chosen by chance, up to its end or to
// the moment that stop names.
func randomMatch(t testing.TB, seats int, seed uint64, stop func(*game.Match) bool) *game.Match {
	t.Helper()
	title := merlin.Title{Box: standardBox}
	players := make([]game.Player, seats)
	for i := range players {
		players[i] = game.Player{Name: []string{"Viviane", "Morgause", "Gawain", "Ygraine"}[i], Colour: uint8(i)}
	}
	m, err := game.NewMatch(title, title.Setup(players, nil, seed))
	if err != nil {
		t.Fatal(err)
	}
	chance := game.NewStream(seed, 77)
	for !m.Game().Over() && (stop == nil || !stop(m)) {
		options := m.Game().Decision().Options
		if err := m.Apply(options[chance.N(len(options))]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// tallyOf sums up a whole match.
func tallyOf(m *game.Match) draw.Tally {
	var t draw.Tally
	t.Add(m.Start())
	for _, move := range m.Moves() {
		t.Add(move.Events)
	}
	return t
}

func TestTallyEqualsScores(t *testing.T) {
	for seed := range uint64(12) {
		seats := 2 + int(seed%3)
		m := randomMatch(t, seats, seed, nil)
		sum := tallyOf(m)
		for s, want := range m.Game().Scores() {
			seat := game.Seat(s)
			if got := sum.Total(seat); got != want {
				t.Errorf("seed %d, seat %d: the reasons add up to %d, the score is %d", seed, s, got, want)
			}
			if got := sum.After(merlin.Rounds, seat); got != want {
				t.Errorf("seed %d, seat %d: the rounds add up to %d, the score is %d", seed, s, got, want)
			}
		}
		if sum.Round != merlin.Rounds {
			t.Errorf("seed %d: the last round is %d", seed, sum.Round)
		}
	}
}

func TestTallyByRoundFollowsTheScore(t *testing.T) {
	var before []int
	m := randomMatch(t, 3, 5, func(m *game.Match) bool {
		if p := m.Game().(*merlin.Game).Public; p.Round == 3 {
			return true
		}
		return false
	})
	before = m.Game().Scores()
	sum := tallyOf(m)
	for s, want := range before {
		if got := sum.After(2, game.Seat(s)); got != want {
			t.Errorf("seat %d had %d points when round 3 began, the tally says %d", s, want, got)
		}
	}
}
