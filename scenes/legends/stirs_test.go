package legends

import (
	"fmt"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/legends"
	"merlin/i18n"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// Everybody who plays for the computer has a line for each of what stirs him, in every language.
func TestEveryFaceIsStirred(t *testing.T) {
	for _, lang := range i18n.Languages() {
		l := tabletest.Locale(t, lang, legends.TitleName)
		for _, face := range bot.Faces {
			for _, of := range []string{"harmed", "outbid", "looms", "passed", "late", "took", "prize", "raids", "decides", "joy", "leads", "envy"} {
				if !l.Has("face." + face.Name + "." + of) {
					t.Errorf("%s: %s says nothing where he is %s", lang, face.Name, of)
				}
			}
		}
	}
}

// Who loses somebody by another's text is harmed, and that one speaks of it too; nobody does of what
// moves for other reasons; who bid for what another wins is outbid; who was near to what another
// completes is late.
func TestStirs(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		for _, id := range []string{"kay", "lancelot", "percival", "gawain"} {
			stand(id, 0, legends.Camelot)
		}
	})
	f, kay, oath := s.scene.Model(), int16(card(t, s.game(), "kay")), int16(card(t, s.game(), "oath"))
	use := game.Move{Seat: 1, Events: []game.Event{{Kind: legends.EventUsed, Seat: 1, Args: [5]int16{int16(card(t, s.game(), "meleagant"))}}}}
	moved := game.Move{Seat: 1, Events: []game.Event{{Kind: legends.EventMoved, Seat: 0, Args: [5]int16{kay, int16(legends.Camelot), int16(legends.Forest)}}}}
	bids := game.Move{Seat: 0, Events: []game.Event{{Kind: legends.EventBidding, Seat: 1}, {Kind: legends.EventBid, Seat: 0, Args: [5]int16{kay}}}}
	won := game.Move{Seat: 1, Events: []game.Event{{Kind: legends.EventBidWon, Seat: 1, Args: [5]int16{oath, 4}}}}
	done := game.Move{Seat: 1, Events: []game.Event{{Kind: legends.EventCompleted, Seat: 1, Args: [5]int16{oath, int16(legends.Camelot), 3}}}}
	drawn := game.Move{Seat: 1, Events: []game.Event{{Kind: legends.EventTurned, Seat: 1, Args: [5]int16{oath}}}}
	over := game.Move{Seat: 0, Events: []game.Event{{Kind: legends.EventTurnOver, Seat: 0}}}
	for _, c := range []struct {
		name  string
		moves []game.Move
		want  string
	}{
		{"carried off", []game.Move{use, moved}, "0 harmed, 1 raids"},
		{"moved by no text", []game.Move{moved}, ""},
		{"outbid", []game.Move{bids, won}, "0 outbid, 1 prize"},
		{"late", []game.Move{drawn, over, done}, "0 late, 1 took"},
		{"no turn since", []game.Move{over, drawn, done}, "0 late, 1 joy"},
	} {
		var got []string
		for _, st := range stirs(f, c.moves) {
			got = append(got, fmt.Sprint(st.Seat, " ", st.Of))
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s: %v, want %s", c.name, got, c.want)
		}
	}
}

// What moves somebody to speak does not depend on what one cannot know.
func TestStirsDoNotTell(t *testing.T) {
	told := 0
	for seed := range uint64(3) {
		m := playedGame(t, 3, seed, "standard")
		for n := 20; n < len(m.Moves()); n += 9 {
			at, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			chance := game.NewStream(seed, uint64(n))
			w := newTwins(t, at.Game().(*legends.Game), &chance)
			var said [2]string
			for i, s := range w.sits {
				s.ready()
				f := s.scene.Model()
				for seat := range f.Seats {
					f.Seats[seat].Face = "lot"
				}
				said[i] = fmt.Sprint(stirs(f, at.Moves()), turnOver(f, at.Moves()[n-1].Seat))
			}
			if said[0] != said[1] {
				t.Fatalf("seed %d, %d moves: %s or %s", seed, n, said[0], said[1])
			}
			told += strings.Count(said[0], "{")
		}
	}
	if told == 0 {
		t.Error("nobody said anything")
	}
}

// Everybody who plays for the computer speaks again and again, and nobody says a line twice.
func TestNobodyIsSilent(t *testing.T) {
	setup := standard.Rules.Setup([]game.Player{{Name: "Owen"}, {Colour: 1, Face: "lot"}, {Colour: 2, Face: "enid"}}, nil, 4)
	m, err := game.NewMatch(standard.Rules, setup)
	if err != nil {
		t.Fatal(err)
	}
	s := sit(t, m, 0)
	s.app.Context().SetPreferences(ui.Preferences{Speak: true})
	heard, last, rounds := map[string]bool{}, "", map[game.Seat][]int{}
	chance := game.NewStream(4, 22)
	for !s.game().Over() {
		if s.Veiled() {
			s.press("ready")
		}
		d := s.game().Decision()
		s.scene.Take(moment.Choice{Do: []game.Action{s.game().Advice().Rollout(s.game(), &d, uint64(chance.N(1<<30)))}})
		s.Settle()
		for range 20 {
			s.tick(10)
			seat, key := s.scene.Saying()
			if line := fmt.Sprint(seat, key); key != "" && line != last {
				if heard[key] {
					t.Errorf("%s is said twice", key)
				}
				last, heard[key] = line, true
				rounds[seat] = append(rounds[seat], s.scene.Model().Rounds())
			}
		}
	}
	all := s.scene.Model().Rounds()
	for _, seat := range []game.Seat{1, 2} {
		before := 1
		for _, r := range append(rounds[seat], all) {
			if r-before > 3 {
				t.Errorf("seat %d speaks in rounds %v of %d", seat, rounds[seat], all)
				break
			}
			before = r
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
