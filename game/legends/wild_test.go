package legends

import (
	"fmt"
	"testing"

	"merlin/game"
)

// wild returns a deck in which the texts of all characters, of the rewards and of the
// special cards are any that the reader takes; some cards are carried out by hand.
func wild(t testing.TB, seed uint64) *Deck {
	t.Helper()
	chance, texts := game.NewStream(seed, 5), everyText()
	var changes []string
	for c := range standardRules.Deck.Faces {
		f := &standardRules.Deck.Faces[c]
		for try := 0; try < 20; try++ {
			change := fmt.Sprintf(`%s {"text": [%s, %s]}`, f.ID, texts[chance.N(len(texts))], texts[chance.N(len(texts))])
			if chance.N(12) == 0 {
				change = f.ID + ` {"text": [], "says": {"en": "Whatever you like."}}`
			}
			if _, err := Alter([]string{change}); err == nil {
				changes = append(changes, change)
				break
			}
		}
	}
	d, err := Alter(changes)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestWildDecks plays random games with such decks, by persons, and wants of them what
// TestRandomGames wants.
func TestWildDecks(t *testing.T) {
	decks := 4
	if testing.Short() {
		decks = 1
	}
	for seed := range uint64(decks) {
		r := NewRules(wild(t, seed))
		for seats := 2; seats <= MaxSeats; seats++ {
			for level := range Advanced + 1 {
				playRandomBy(t, r, seats, level, seed, 1<<seats-1)
				if t.Failed() {
					t.Fatalf("deck %d, %d seats, %s", seed, seats, level)
				}
			}
		}
	}
}
