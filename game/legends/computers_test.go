package legends

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
)

// computerGames is how many games computer players play for each number of seats and level.
func computerGames() int {
	switch {
	case runtime.GOARCH == "wasm":
		return 1
	case os.Getenv("MERLIN_LONG") != "":
		return 10_000
	}
	return 4
}

// TestComputerGames is TestRandomGames with computer players: Pages, Squires and Knights in
// turn, who ponder nothing. Every tenth game is written down, read again, and ends as it did.
func TestComputerGames(t *testing.T) {
	for level := range Advanced + 1 {
		for seats := 2; seats <= MaxSeats; seats++ {
			t.Run(fmt.Sprintf("%s, %d seats", level, seats), func(t *testing.T) {
				actions := 0
				for seed := range uint64(computerGames()) {
					actions += playComputers(t, seats, level, seed)
					if t.Failed() {
						t.Fatalf("seed %d", seed)
					}
				}
				t.Logf("%d games, %d actions", computerGames(), actions)
			})
		}
	}
}

// playComputers returns how many actions the game had.
func playComputers(t *testing.T, seats int, level Level, seed uint64) int {
	t.Helper()
	p := &randomGame{TB: t, Game: newGame(t, standardRules, seats, level, seed), chance: game.NewStream(seed, 3000)}
	noise := (bot.Page + bot.Level(seed%3)).Player().Noise
	player := bot.NewPolicyPlayer(p.Game, bot.Player{Noise: noise})
	chance := game.NewStream(seed, 3001)
	p.choose = func() game.Action { return player.Take(p.Game, chance.Uint64()) }
	p.playOut(seats, level, seed)
	if seed%10 == 0 && !t.Failed() {
		reloaded(t, p, seats, level, seed)
	}
	return len(p.actions)
}

// reloaded plays the game as a match, writes it down, reads it again, and wants the same end.
func reloaded(t *testing.T, p *randomGame, seats int, level Level, seed uint64) {
	t.Helper()
	title := Title{Deck: standardRules.Deck}
	s := title.Setup(players(seats), nil, seed)
	for i := range s.Seats {
		s.Seats[i].Level = uint8(bot.Page)
	}
	if level != Standard {
		s.Options = []game.Option{{Name: "level", Value: levelWords[level]}}
	}
	m, err := game.NewMatch(title, s)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range p.actions {
		a, err := game.Find(m.Game(), text)
		if err == nil {
			err = m.Apply(a)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	var text strings.Builder
	if err := m.WriteRecord(&text); err != nil {
		t.Fatal(err)
	}
	again, err := game.ReadRecord(title, strings.NewReader(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	if again.Game().Hash() != p.Hash() || !again.Game().Over() {
		t.Error("read again, the game ends otherwise")
	}
}

// In these games somebody is asked for one of few cards, which most hands that are dealt in
// imagination do not have.
func TestRareHandsAreImagined(t *testing.T) {
	playComputers(t, 3, Standard, 9244)
	playComputers(t, 3, Advanced, 278)
}
