package legends

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
)

// Where a rival may take an event first that is said before all that speaks for a choice but what it
// comes to; and of two actions each event and the sum are said once.
func TestDangerIsSaidFirst(t *testing.T) {
	dangers, pairs := 0, 0
	for _, seed := range []uint64{11, 23} {
		m := playedGame(t, 2, seed, "beginner")
		for n := 3; n < len(m.Moves()); n += 4 {
			again, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			s := sit(t, again, 0)
			s.ready()
			f := s.scene.Model()
			for i := range f.All {
				if k := f.All[i].Do[0].Kind; k != legends.ActPlay && k != legends.ActMove {
					continue
				}
				said := f.Plan(&f.All[i])
				lines := strings.Split(said, "\n")
				for k, line := range lines {
					switch {
					case strings.HasPrefix(line, "Beware:") && k != 1:
						t.Errorf("after %d moves the danger is line %d of: %s", n, k+1, said)
					case strings.HasPrefix(line, "Beware:"):
						dangers++
					}
				}
				second, events, ok := f.Pair(f.All[i].Do[0])
				if !ok || !strings.Contains(said, f.Called(&second)) || !strings.HasPrefix(said, "Then you have enough") {
					continue
				}
				for _, c := range events {
					if strings.Count(said, "“"+f.Card(c)+"”") != 1 {
						t.Errorf("after %d moves %s is not said once: %s", n, f.Card(c), said)
					}
				}
				if sum := f.Points(f.Yields(events)); strings.Contains(said, " too: ") && strings.Count(said, sum+" together") != 1 {
					t.Errorf("after %d moves %s are not said once: %s", n, sum, said)
				}
				pairs++
			}
		}
	}
	if dangers < 5 || pairs < 2 {
		t.Errorf("%d dangers, %d plans of two actions: the test shows little", dangers, pairs)
	}
}

// What another one gains by a card is said to be his; who sits alone reads what his own card says.
func TestPrizeSaysWhose(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		g.Persons = 1
		stand("kay", 0, legends.Camelot)
	})
	f, boon := s.scene.Model(), card(t, s.game(), "boon")
	for winner := range game.Seat(2) {
		e := game.Event{Kind: legends.EventCompleted, Seat: winner, Args: [5]int16{int16(boon)}}
		found := false
		for _, flight := range draw.Flights(f, f.View, []game.Event{e}) {
			if flight.Scene == nil {
				continue
			}
			for _, gain := range flight.Scene.Gains[1:] {
				found = true
				if named, card := strings.Contains(gain.Text, f.Who(winner)), strings.Contains(gain.Text, f.Text(boon)); named == (winner == 0) || card == named {
					t.Errorf("seat %d reads: %s", winner, gain.Text)
				}
			}
		}
		if !found {
			t.Errorf("nothing tells what seat %d gains", winner)
		}
	}
}

// What another may do is among the first that the bulb says, before one's own powers.
func TestThreatComesBeforePowers(t *testing.T) {
	const first = 4 // two of one's own chances, the last event, and the threat
	threats := 0
	whenAsked(t, model.AskText, func(_ *game.Match, f *draw.Frame) {
		for i, line := range f.Survey() {
			if !strings.Contains(line, f.Who(1-f.Asked)) {
				continue
			}
			if threats++; i >= first {
				t.Errorf("%q comes after %q", line, f.Survey()[:i])
			}
			return
		}
	})
	if threats < 50 {
		t.Errorf("only %d threats are told", threats)
	}
}
