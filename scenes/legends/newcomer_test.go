package legends

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// What newcomers stumbled over.

// at seats persons at a position that is laid by hand, its first player on turn.
func at(t *testing.T, seats int, level legends.Level, from legends.Phase, lay func(g *legends.Game, stand func(id string, s game.Seat, p legends.Place))) *sitting {
	t.Helper()
	g := legends.Empty(legends.NewRules(legends.StandardDeck()), seats, level)
	g.Persons = 1<<seats - 1
	lay(g, func(id string, s game.Seat, p legends.Place) { g.Stand(card(t, g, id), s, p) })
	g.Begin(0, from)
	s := sit(t, matchAt(t, g), 0)
	s.ready()
	return s
}

func card(t *testing.T, g *legends.Game, id string) legends.Card {
	t.Helper()
	c, ok := g.Rules().Deck.Number(id)
	if !ok {
		t.Fatalf("there is no card %s", id)
	}
	return c
}

// hold gives a seat a card.
func hold(g *legends.Game, s game.Seat, c legends.Card) {
	g.Own[s].Hand |= 1 << c
	g.Held[s]++
}

// Where there is one opponent only nobody is asked for one; of two one is asked, and the
// card that asks lies under the glass.
func TestOneOpponentGoesWithoutSaying(t *testing.T) {
	for _, seats := range []int{2, 3} {
		s := at(t, seats, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			stand("andret", 0, legends.Camelot)
			for other := range seats - 1 {
				hold(g, game.Seat(other+1), card(t, g, []string{"kay", "bors"}[other]))
			}
		})
		s.press("char-andret")
		asked := s.game().Decision().Kind == game.AskKind(legends.AskOpponent)
		if asked != (seats == 3) {
			t.Errorf("of %d seats one is asked %q", seats, s.game().Decision().Ask)
		}
		if asked && s.scene.Model().Source() != card(t, s.game(), "andret") {
			t.Error("the card that asks does not lie under the glass")
		}
	}
}

// The rules open at what is asked: a card of the hand is the starting character first.
func TestRulesOpenAtWhatIsAsked(t *testing.T) {
	s := sit(t, newMatch(t, 2, 5, "beginner"), 0)
	s.ready()
	f := s.scene.Model()
	hand := "hand-" + f.Face(f.Hand()[0]).ID
	if got := f.Chapter(hand); got != "setup" {
		t.Errorf("at the start the rules of %s are %q", hand, got)
	}
	s.toLastAction()
	f = s.scene.Model()
	if got := f.Chapter("place-camelot"); got != "actions" {
		t.Errorf("among the actions the rules of a place are %q", got)
	}
}

// How the game ends is told from the start, and counted down. // L77, L78, L79a
func TestEndIsTold(t *testing.T) {
	told := func(level legends.Level, quiet, left uint8) string {
		s := at(t, 2, level, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			stand("kay", 0, legends.Camelot)
			g.Quiet, g.DeckLeft = quiet, left
			g.Event[card(t, g, "tournament")-legends.Characters].At = legends.Camelot
		})
		return s.scene.Model().Ending()
	}
	for _, c := range []struct {
		level       legends.Level
		quiet, left uint8
		want        string
	}{
		{legends.Beginner, 0, 9, "9 in the pile, 1 on the table"},
		{legends.Beginner, 0, 2, "2 in the pile"},
		{legends.Beginner, 0, 0, "the last open event"},
		{legends.Standard, 0, 17, "it comes in 17 turns"},
		{legends.Standard, 0, 1, "the next event drawn"},
		{legends.Standard, 0, 0, "Final Event lies open"},
		{legends.Standard, 17, 0, "Final Event lies open"},
		{legends.Standard, 18, 0, "in 3 rounds"},
		{legends.Standard, 22, 0, "with this round"},
	} {
		if got := told(c.level, c.quiet, c.left); !strings.Contains(got, c.want) {
			t.Errorf("%v, %d quiet turns, %d events: %q, want %q", c.level, c.quiet, c.left, got, c.want)
		}
	}
}

// The tip of a place says for whom Requirements are lower there, also while nothing lies
// there. // L91
func TestEaseIsTold(t *testing.T) {
	s := at(t, 2, legends.Beginner, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("kay", 0, legends.Camelot)
		for i := range g.Event {
			for _, x := range g.Rules().Deck.TextsOf(legends.Card(legends.Characters + i)) {
				if x.When == legends.Trophy && x.Do[0].Op == legends.Ease {
					g.Event[i].At, g.Event[i].Seat = legends.Displayed, 1
				}
			}
		}
	})
	n := 0
	for _, r := range s.app.Top().Regions() {
		if strings.HasPrefix(r.Name, "ease-") {
			n++
			if !strings.Contains(r.Tip.String(), "lower") {
				t.Errorf("%s says %q", r.Name, r.Tip.String())
			}
		}
	}
	if n == 0 {
		t.Error("nothing tells of lower Requirements")
	}
}

// A card in the browser stays under the glass once it was clicked, till it is clicked again.
func TestBrowserKeepsACard(t *testing.T) {
	s := sit(t, newMatch(t, 2, 5, "beginner"), 0)
	s.ready()
	s.press("browse")
	for _, want := range []bool{true, false} {
		s.press("book-arthur")
		if kept := s.scene.Model().Desk.Browse.Kept == card(t, s.game(), "arthur"); kept != want {
			t.Errorf("clicked, the card is kept: %v", kept)
		}
	}
	if i := ui.Find(s.app.Top().Regions(), "book-kay"); s.app.Top().Regions()[i].Beside.W == 0 {
		t.Error("the tip repeats what the glass says")
	}
}

// The coach sends nobody for an event that the opponent has enough for, who comes first, nor is
// it named as what one draws for.
func TestCoachLeavesWhatIsTaken(t *testing.T) {
	for _, rivals := range [][]string{nil, {"lancelot", "palomides", "ector-maris", "lynette"}} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			stand("pellinore", 0, legends.Forest)
			stand("percival", 0, legends.Forest)
			for _, id := range rivals {
				stand(id, 1, legends.Forest)
			}
			hold(g, 0, card(t, g, "dagonet"))
			g.Event[card(t, g, "questing-beast")-legends.Characters].At = legends.Forest
		})
		f := s.scene.Model()
		if f.Taken(f.Table(), card(t, s.game(), "questing-beast")) != (rivals != nil) {
			t.Fatalf("%v: the position is not the one that is meant", rivals)
		}
		if _, said := lessonNow(f, "dagonet"); said == (rivals != nil) {
			t.Errorf("with %v there Dagonet is sent: %t", rivals, said)
		}
		draw := moment.Choice{Do: []game.Action{{Kind: legends.ActDraw}}}
		said, name := f.Step(&draw)+f.Plan(&draw), f.Bare(card(t, s.game(), "questing-beast"))
		warning := f.T("plan.threat", "name", f.Who(1), "events", f.Worth([]legends.Card{card(t, s.game(), "questing-beast")}))
		if wants := strings.Contains(strings.ReplaceAll(said, warning, ""), name+"” (3 points)"); wants == (rivals != nil) {
			t.Errorf("with %v there it is said what one draws for: %s", rivals, said)
		}
		if warns := strings.Contains(said, warning); warns != (rivals != nil) {
			t.Errorf("with %v there one is warned so: %s", rivals, said)
		}
	}
}
