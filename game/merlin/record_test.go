package merlin

import (
	"bytes"
	"testing"

	"merlin/game"
)

// A game saved and loaded after any of its actions is the same game; with all modules
// it is tried after every seventh.
func TestRecordAtEveryStep(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		checkReloads(t, seats, 1)
		checkReloads(t, seats, 7, ModuleNames()...)
	}
}

// checkReloads plays a game and reloads it after every so many actions.
func checkReloads(t *testing.T, seats, every int, modules ...string) {
	title := Title{Box: StandardBox()}
	players := make([]game.Player, seats)
	for i := range players {
		players[i] = game.Player{Name: Colours[i], Colour: uint8(i)}
	}
	m, err := game.NewMatch(title, title.Setup(players, modules, uint64(seats)))
	if err != nil {
		t.Fatal(err)
	}
	chance := game.NewStream(uint64(seats), 1)
	for n := 0; ; n++ {
		over := m.Game().Over()
		if over || n%every == 0 {
			checkReload(t, title, m)
		}
		if over || t.Failed() {
			return
		}
		options := m.Game().Decision().Options
		if err := m.Apply(options[chance.N(len(options))]); err != nil {
			t.Fatal(err)
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
