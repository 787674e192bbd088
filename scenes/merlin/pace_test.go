package merlin

import (
	"runtime"
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/ui"
)

// turnMost is how many ticks a turn of a computer player takes at most: six seconds.
const turnMost = 360

// At its usual speed a turn of a computer player takes no longer than six seconds in a
// game of three, with thinking and with all that it does shown, batch after batch; with
// and without modules.
func TestTurnsOfComputersAreShort(t *testing.T) {
	t.Parallel()
	for _, set := range [][]string{moduleSets()[len(moduleSets())-1], nil}[:games(1, 2)] {
		title := merlin.Title{Box: standardBox}
		players := []game.Player{{Level: 1}, {Colour: 1, Level: 1}, {Colour: 2, Level: 1}}
		m, err := game.NewMatch(title, title.Setup(players, set, 4))
		if err != nil {
			t.Fatal(err)
		}
		turns := turnTicks(t, laid(t, m, 1), games(40, 1000))
		slices.Sort(turns)
		n := len(turns)
		if n < 40 || turns[n-1] > turnMost {
			t.Errorf("%d turns, the longest takes %d ticks", n, turns[n-1])
		}
		t.Logf("%d turns: half under %d ticks, the longest %d", n, turns[n/2], turns[n-1])
	}
}

// turnTicks plays a game of computer players, or so many turns of it, and counts the ticks
// of each turn: to the next, which may be of the same seat, or to the end of the round.
func turnTicks(t *testing.T, s *sitting, most int) (list []int) {
	t.Helper()
	runs, begun, ticks, seat := false, false, 0, game.NoSeat
	for range 200000 {
		if s.ended() || len(list) == most {
			return list
		}
		s.leaveAccount()
		s.tick(1)
		moving := s.scene.Model().Moving
		now := s.scene.View().Turn.Seat
		begins, ends := has(moving, merlin.EventTurn) || now != seat, has(moving, merlin.EventRolled, merlin.EventRound, merlin.EventScoring)
		if runs && (ends || begins && !begun) {
			list = append(list, ticks)
		}
		if runs, ticks = runs && !ends || begins, ticks+1; begins && !begun {
			ticks = 0
		}
		begun, seat = begins, now // an event that passes within a tick is seen by what it has changed
	}
	t.Fatal("the game never ends")
	return nil
}

// has reports whether an event of some kinds is among those shown.
func has(moving []game.Event, kinds ...game.EventKind) bool {
	return slices.ContainsFunc(moving, func(e game.Event) bool { return slices.Contains(kinds, e.Kind) })
}

// Where nobody is a person the table runs only a few turns ahead of what it shows.
func TestTableRunsNotFarAhead(t *testing.T) {
	title := merlin.Title{Box: standardBox}
	players := []game.Player{{Level: 1}, {Colour: 1, Level: 1}}
	m, err := game.NewMatch(title, title.Setup(players, nil, 4))
	if err != nil {
		t.Fatal(err)
	}
	s := laid(t, m, 1)
	s.app.Context().Push(&veil{ctx: s.app.Context()})
	s.tick(3000)
	if n := len(m.Moves()); n < 10 || n > 40 {
		t.Errorf("%d moves are played that nobody has seen", n)
	}
}

// Beside the table the same is chosen as in its ticks: nothing is shared with the game
// that goes on (go test -race).
func TestThinkingApartPlaysTheSame(t *testing.T) {
	play := func(apart bool) string {
		title, app := keeping(t, "en")
		title.Apart = apart
		n := scenes.NewGame{Seed: "apart"}
		for i := range 3 {
			n.Seats = append(n.Seats, game.Player{Colour: uint8(i), Level: 1})
		}
		s := title.Start(app.Context(), n).(*tableScene)
		app.Start(s)
		for s.Session().Moves() < 25 {
			tick(t, app)
			s.CatchUp()
			s.Refresh()
			runtime.Gosched()
		}
		m, err := s.Session().Match().Fork(25)
		if err != nil {
			t.Fatal(err)
		}
		return recordOf(t, m)
	}
	if play(true) != play(false) {
		t.Error("another game is played")
	}
}

func tick(t *testing.T, app *ui.App) {
	t.Helper()
	if err := app.Update(new(ui.Input)); err != nil {
		t.Fatal(err)
	}
}
