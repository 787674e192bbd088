package legends

import (
	"testing"

	"merlin/game"
	"merlin/game/bot"
)

// No computer player completes the Final Event where another has more points then; who ties or wins
// by it does. // L78, L79
func TestNobodyEndsALostGame(t *testing.T) {
	final, ok := standardRules.Deck.Number("final-war")
	rival, also := standardRules.Deck.Number("questing-beast")
	if !ok || !also {
		t.Fatal("the deck has no such cards")
	}
	for _, c := range []struct {
		ahead int // how many events like that one the other has won
		takes bool
	}{{0, true}, {1, true}, {3, false}} {
		for _, l := range []bot.Level{bot.Page, bot.Squire, bot.Rider, bot.Champion, bot.Wizard} {
			g := Empty(standardRules, 2, Standard)
			for _, id := range []string{"lancelot", "gawain", "kay", "breus", "andret"} {
				who, _ := standardRules.Deck.Number(id)
				g.Stand(who, 0, Final)
			}
			g.Event[final-firstEvent].At = Final
			for i := range c.ahead {
				g.Event[int(rival)-int(firstEvent)+i].At, g.Event[int(rival)-int(firstEvent)+i].Seat = Displayed, 1
			}
			g.Begin(0, PhaseComplete)
			end := game.Action{Kind: ActComplete, A: uint8(final)}
			behind := lead(g, 0)+int(standardRules.Deck.Faces[final].Points) < 0
			if behind == c.takes || len(g.Decision().Options) != 2 {
				t.Fatalf("the position is not the one that is meant: %d, %v", lead(g, 0), g.Decision().Options)
			}
			for seed := range uint64(4) {
				if took := bot.Choose(g, l, game.NewStream(seed, 1)) == end; took && !c.takes || !took && c.takes && l >= bot.Rider {
					t.Errorf("%s, behind by %d: he ends the game: %v", l, -lead(g, 0), took)
				}
			}
		}
	}
}
