package merlin

import (
	"strings"
	"testing"

	"merlin/game"
)

// By a house rule the first seat begins; else a lot decides. The record keeps it, and
// nothing else of the game is another one.
func TestFirstSeatBegins(t *testing.T) {
	title := Title{Box: StandardBox()}
	starts := map[game.Seat]bool{}
	for seed := range uint64(30) {
		s := title.Setup([]game.Player{{}, {Colour: 1}, {Colour: 2}}, nil, seed)
		lot, err := title.New(s)
		if err != nil {
			t.Fatal(err)
		}
		starts[lot.(*Game).Start] = true
		s.Options = []game.Option{{Name: optionStart, Value: startFirst}}
		m, err := game.NewMatch(title, s)
		if err != nil {
			t.Fatal(err)
		}
		first := m.Game().(*Game)
		if first.Start != 0 || first.Decision().Seat != 0 {
			t.Errorf("seed %d: seat %d begins", seed, first.Start)
		}
		if first.Domain != lot.(*Game).Domain {
			t.Errorf("seed %d: the domain is another one", seed)
		}
		var b strings.Builder
		if err := m.WriteRecord(&b); err != nil {
			t.Fatal(err)
		}
		if back, err := game.ReadRecord(title, strings.NewReader(b.String())); err != nil || back.Game().(*Game).Start != 0 {
			t.Errorf("seed %d: read again %v", seed, err)
		}
	}
	if len(starts) != 3 {
		t.Errorf("the lot falls on %v", starts)
	}
}
