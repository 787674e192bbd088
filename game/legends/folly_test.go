package legends

import (
	"slices"
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

// No computer player brings anybody of his hand where no event lies nor may come, as long as he may go where one lies.
func TestNobodyPlaysWhereNothingComes(t *testing.T) {
	played, idle := 0, 0
	for seed := range uint64(12) {
		g := newGame(t, standardRules, 2, Standard, seed)
		chance := game.NewStream(seed, 9)
		for !g.Over() {
			a := bot.Choose(g, bot.Squire, game.NewStream(chance.Uint64(), 1))
			for _, b := range g.Decision().Options {
				if b.Kind != ActPlay || g.DeckLeft > 0 || quests(g, Place(b.B)) || !Place(b.B).IsMain() || greets(g, Card(b.A)) {
					continue
				}
				idle++
				better := game.Action{Kind: ActPlay, A: b.A, B: uint8(Final)}
				if b == a && slices.Contains(g.Decision().Options, better) {
					t.Errorf("seed %d: %v, and not %v", seed, g.Text(a), g.Text(better))
				}
			}
			if a.Kind == ActPlay && g.DeckLeft == 0 {
				played++
			}
			if err := g.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	if played < 20 || idle < 20 {
		t.Errorf("%d characters were played, %d might have been in vain: the test shows little", played, idle)
	}
}

// quests reports whether an event lies at a place.
func quests(g *Game, at Place) bool {
	for i := range g.Event {
		if g.Event[i].At == at {
			return true
		}
	}
	return false
}

// greets reports whether a character does something as he is played.
func greets(g *Game, c Card) bool {
	for _, x := range g.rules.Deck.TextsOf(c) {
		if x.When == Played {
			return true
		}
	}
	return false
}
