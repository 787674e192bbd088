package merlin

import (
	"bytes"
	"testing"

	"merlin/game"
)

// A game saved and loaded after any of its actions is the same game.
func TestRecordAtEveryStep(t *testing.T) {
	title := Title{Box: StandardBox()}
	for seats := 2; seats <= MaxSeats; seats++ {
		players := make([]game.Player, seats)
		for i := range players {
			players[i] = game.Player{Name: Colours[i], Colour: uint8(i)}
		}
		m, err := game.NewMatch(title, title.Setup(players, nil, uint64(seats)))
		if err != nil {
			t.Fatal(err)
		}
		chance := game.NewStream(uint64(seats), 1)
		for {
			checkReload(t, title, m)
			if m.Game().Over() || t.Failed() {
				break
			}
			options := m.Game().Decision().Options
			if err := m.Apply(options[chance.N(len(options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func checkReload(t *testing.T, title Title, m *game.Match) {
	t.Helper()
	var saved bytes.Buffer
	if err := m.WriteRecord(&saved); err != nil {
		t.Fatal(err)
	}
	loaded, err := game.ReadRecord(title, bytes.NewReader(saved.Bytes()))
	if err != nil {
		t.Fatalf("after %d actions: %v", len(m.Moves()), err)
	}
	if loaded.Game().(*Game).State != m.Game().(*Game).State {
		t.Errorf("after %d actions the position loaded is another", len(m.Moves()))
	}
	var again bytes.Buffer
	if err := loaded.WriteRecord(&again); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(saved.Bytes(), again.Bytes()) {
		t.Errorf("after %d actions the record saved again is another", len(m.Moves()))
	}
}
