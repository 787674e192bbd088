package roundtable

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"merlin/game"
)

var update = flag.Bool("update", false, "write the playthroughs and records in testdata anew")

// newMatch starts a match of a mode as the program does.
func newMatch(t *testing.T, mode string, seats int, seed uint64) *game.Match {
	t.Helper()
	title := Title{Box: StandardBox()}
	players := make([]game.Player, seats)
	for i := range players {
		players[i] = game.Player{Name: fmt.Sprintf("seat %d", i+1), Colour: uint8(MaxSeats - 1 - i)}
	}
	s := title.Setup(players, nil, seed)
	s.Options = setupOptions(mode)
	m, err := game.NewMatch(title, s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// setupOptions are those of a mode in a set-up.
func setupOptions(mode string) []game.Option {
	switch mode {
	case "first":
		return []game.Option{{Name: OptionLoyalty, Value: "none"}}
	case "among-us":
		return []game.Option{{Name: OptionLoyalty, Value: "among-us"}}
	case "squires":
		return []game.Option{{Name: OptionSquires, Value: "yes"}, {Name: OptionLife, Value: "3"}, {Name: OptionHand, Value: "4"}, {Name: OptionYoungest, Value: "2"}}
	case "talk":
		return []game.Option{{Name: OptionLoyalty, Value: "among-us"}, {Name: OptionLeaving, Value: "yes"}, {Name: OptionTalk, Value: "yes"}}
	case "late":
		return []game.Option{{Name: OptionLate, Value: "1"}, {Name: OptionLeaving, Value: "yes"}, {Name: OptionTalk, Value: "yes"}}
	case "chosen":
		return []game.Option{{Name: OptionKnights, Value: "chosen"}, {Name: OptionEngines, Value: "2"}, {Name: OptionMerlins, Value: "0"}}
	}
	return nil
}

// What a set-up says is what the rules are made of.
func TestOptionsOfASetup(t *testing.T) {
	for _, mode := range modeNames {
		is := newMatch(t, mode, 5, 1).Game().(*Game).rules.Options
		want := modeOptions(mode)
		if want.Colours = is.Colours; is != want {
			t.Errorf("%s: %+v, not %+v", mode, is, want)
		}
	}
}

// A game goes back and forth, is saved and loaded, and is the same game; what may not be
// taken back is refused. // R175
func TestWalks(t *testing.T) {
	for n, mode := range modeNames {
		t.Run(mode, func(t *testing.T) {
			t.Parallel()
			seats := MinSeats + (n+1)%5
			m := newMatch(t, mode, seats, uint64(n))
			chance := game.NewStream(uint64(n), 7)
			states := []State{m.Game().(*Game).State}
			backs := 0
			for i := 0; !m.Game().Over() && !t.Failed(); i++ {
				if chance.N(4) == 0 {
					to := len(m.Moves()) - 1 - chance.N(3)
					if goBack(t, m, to, &chance) {
						states, backs = states[:to+1], backs+1
					}
				} else {
					o := m.Game().Decision().Options
					if err := m.Apply(o[chance.N(len(o))]); err != nil {
						t.Fatal(err)
					}
					states = append(states, m.Game().(*Game).State)
				}
				if m.Game().(*Game).State != states[len(m.Moves())] {
					t.Fatalf("after %d moves it is another position", len(m.Moves()))
				}
				if i%20 == 0 {
					checkReload(t, m)
				}
			}
			checkReload(t, m)
			if backs == 0 {
				t.Error("nothing was ever taken back: the test shows little")
			}
		})
	}
}

// goBack tries to go back, and wants it to be refused across what was revealed.
func goBack(t *testing.T, m *game.Match, to int, chance *game.Stream) bool {
	t.Helper()
	if to < 0 {
		return false
	}
	revealed := false
	for _, move := range m.Moves()[to:] {
		revealed = revealed || move.Revealed
	}
	seat := m.Moves()[len(m.Moves())-1].Seat
	err := m.GoBack(seat, to, chance.N(2) == 0)
	if revealed != errors.Is(err, game.ErrRevealed) && !errors.Is(err, game.ErrOther) {
		t.Errorf("back to %d of %d: %v; revealed: %t", to, len(m.Moves()), err, revealed)
	}
	return err == nil
}

func checkReload(t *testing.T, m *game.Match) {
	t.Helper()
	var saved, again bytes.Buffer
	if err := m.WriteRecord(&saved); err != nil {
		t.Fatal(err)
	}
	loaded, err := game.ReadRecord(Title{Box: StandardBox()}, bytes.NewReader(saved.Bytes()))
	if err != nil {
		t.Fatalf("after %d actions: %v", len(m.Moves()), err)
	}
	if loaded.Game().(*Game).State != m.Game().(*Game).State {
		t.Errorf("after %d actions the position loaded is another", len(m.Moves()))
	}
	if err := loaded.WriteRecord(&again); err != nil || !bytes.Equal(saved.Bytes(), again.Bytes()) {
		t.Errorf("after %d actions the record saved again is another: %v", len(m.Moves()), err)
	}
}

// goldenGames are hashes over games of 3 to 7 seats, by mode. The same seeds give the same
// games on every platform and for ever: records depend on it. A change here needs a higher
// RulesVersion once games of this title have been kept.
func TestGoldenGames(t *testing.T) {
	file := filepath.Join("testdata", "golden.hashes")
	var got bytes.Buffer
	for _, mode := range modeNames {
		r := rulesFor(t, mode)
		for seats := MinSeats + int(r.Options.Late); seats <= MaxSeats; seats++ {
			fmt.Fprintf(&got, "%s %d %016x\n", mode, seats, hashGames(t, r, seats))
		}
	}
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, got.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("these are\n%snot\n%s", &got, want)
	}
}

// hashGames plays some games and hashes every position of theirs.
func hashGames(t *testing.T, r *Rules, seats int) (sum uint64) {
	g, err := New(r, seats, 0)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(3) {
		g.Reset(seats, seed)
		chance := game.NewStream(seed, 1)
		for !g.Over() {
			o := g.Decision().Options
			if err := g.Apply(o[chance.N(len(o))]); err != nil {
				t.Fatal(err)
			}
			sum = sum*31 + g.Hash()
		}
	}
	return sum
}
