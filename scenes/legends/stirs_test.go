package legends

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/legends"
	"merlin/i18n"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
)

// Everybody who plays for the computer has a line for each of what stirs him, in every language.
func TestEveryFaceIsStirred(t *testing.T) {
	for _, lang := range i18n.Languages() {
		l := tabletest.Locale(t, lang, legends.TitleName)
		for _, face := range bot.Faces {
			for _, of := range []string{"harmed", "outbid", "looms", "passed"} {
				if !l.Has("face." + face.Name + "." + of) {
					t.Errorf("%s: %s says nothing where he is %s", lang, face.Name, of)
				}
			}
		}
	}
}

// Who loses somebody by another's text is harmed, and not by what happens to all; who bid for what
// another wins is outbid; who has five points fewer is passed.
func TestStirs(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("kay", 0, legends.Camelot)
	})
	f, kay, oath := s.scene.Model(), int16(card(t, s.game(), "kay")), int16(card(t, s.game(), "oath"))
	use := game.Move{Seat: 1, Events: []game.Event{{Kind: legends.EventUsed, Seat: 1, Args: [5]int16{int16(card(t, s.game(), "meleagant"))}}}}
	moved := game.Move{Seat: 1, Events: []game.Event{{Kind: legends.EventMoved, Seat: 0, Args: [5]int16{kay, int16(legends.Camelot), int16(legends.Forest)}}}}
	bids := game.Move{Seat: 0, Events: []game.Event{{Kind: legends.EventBidding, Seat: 1}, {Kind: legends.EventBid, Seat: 0, Args: [5]int16{kay}}}}
	won := game.Move{Seat: 1, Events: []game.Event{{Kind: legends.EventBidWon, Seat: 1, Args: [5]int16{oath, 4}}}}
	for _, c := range []struct {
		name  string
		moves []game.Move
		want  []moment.Stir
	}{
		{"carried off", []game.Move{use, moved}, []moment.Stir{{Seat: 0, Of: "harmed"}}},
		{"moved by no text", []game.Move{moved}, nil},
		{"outbid", []game.Move{bids, won}, []moment.Stir{{Seat: 0, Of: "outbid"}}},
	} {
		same := func(a, b moment.Stir) bool { return a.Seat == b.Seat && a.Of == b.Of && a.Say == b.Say }
		if got := stirs(f, c.moves); !slices.EqualFunc(got, c.want, same) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// Of events in the pile that one has arranged the sage says what one has for them, and to who plays
// that they come.
func TestAdviceKnowsWhatIsSeen(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("kay", 0, legends.Camelot)
		hold(g, 0, card(t, g, "lancelot"))
		g.DeckLeft = 5
		g.Own[0].Ahead[g.DeckLeft-1] = card(t, g, "oath")
	})
	f, g := s.scene.Model(), s.game()
	play := moment.Choice{Do: []game.Action{{Kind: legends.ActPlay, A: uint8(card(t, g, "lancelot")), B: uint8(g.Rules().Deck.Faces[card(t, g, "oath")].At)}}}
	if !f.Asks(model.AskAction) {
		t.Fatal("no action is asked for")
	}
	if said := f.Plan(&play); !strings.Contains(said, f.Card(card(t, g, "oath"))) {
		t.Errorf("what was seen is not told: %s", said)
	}
}
