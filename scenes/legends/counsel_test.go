package legends

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Whatever the sage may advise has a reason that a player understands: over the decisions of 20 games
// no choice is without one, and hardly any power is told by the words of its card.
func TestEveryChoiceHasAReason(t *testing.T) {
	looked, copied, powers := 0, 0, 0
	for seed := range uint64(20) {
		m := playedGame(t, 2+int(seed%3), seed, []string{"beginner", "standard", "advanced"}[seed%3])
		for n := int(seed % 7); n < len(m.Moves()); n += 7 {
			at, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			if len(at.Game().Decision().Options) < 2 {
				continue
			}
			s := sit(t, at, 0)
			s.ready()
			f := s.scene.Model()
			for _, c := range f.All {
				said := f.Plan(&c)
				looked++
				if said == "" {
					t.Errorf("seed %d, after %d moves: nothing is said of %s", seed, n, c.Label)
				}
				if c.Do[0].Kind == legends.ActUse {
					powers++
					if strings.Contains(said, f.Text(f.Rules.Deck.Texts[c.Do[0].A].Card)) {
						copied++
					}
				}
			}
		}
	}
	if looked < 5000 || powers < 100 || 10*copied > powers {
		t.Errorf("of %d choices %d are powers, %d of them told by their cards", looked, powers, copied)
	}
}

// advice is what the sage says, with all that he has to say.
func (s *sitting) advice() []string {
	s.Helper()
	s.press("show")
	s.press("show")
	for !s.scene.Advised() {
		s.tick(1)
	}
	if ui.Find(s.scene.Regions(), "advice-more") >= 0 {
		s.press("advice-more")
	}
	list := s.scene.Regions()
	return strings.Split(list[ui.Find(list, "advice")].Label, "\n")
}

// What the sage advises in a game he says why, and never by the parts that a search adds up.
func TestAdviceHasAReason(t *testing.T) {
	m, asked := playedGame(t, 2, 31, "standard"), 0
	for n := 0; n < len(m.Moves()); n += 3 {
		at, err := m.Fork(n)
		if err != nil {
			t.Fatal(err)
		}
		if len(at.Game().Decision().Options) < 2 {
			continue
		}
		asked++
		s := sit(t, at, 0)
		s.ready()
		said := s.advice()
		if strings.Contains(strings.Join(said, "\n"), "less over the game)") {
			t.Errorf("after %d moves nobody says where the runner-up is worth less: %v", n, said)
		}
		if s.scene.Model().Pressed() { // that another may end the game comes before what speaks for it
			said = said[1:]
		}
		if len(said) < 2 || !strings.HasPrefix(said[1], "• ") {
			t.Errorf("after %d moves: %v", n, said)
		}
	}
	if asked < 15 {
		t.Errorf("he was asked %d times: the test shows little", asked)
	}
}

// A power is told by whom it should touch and by what that keeps from whom; whom the sage would choose
// for it has the same reason.
func TestPowerSaysWhomAndWhy(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("meleagant", 0, legends.Forest)
		for _, id := range []string{"lynette", "palomides", "andret", "kay"} {
			stand(id, 1, legends.Cornwall)
		}
		stand("enid", 1, legends.Camelot)
		g.Event[card(t, g, "chapel-leap")-legends.Characters].At = legends.Cornwall
	})
	f := s.scene.Model()
	wants := func(c *moment.Choice) {
		t.Helper()
		for _, part := range []string{f.Card(card(t, s.game(), "lynette")), f.Card(card(t, s.game(), "chapel-leap")), f.Who(1), f.T("plan.lack", "ability", f.Ability(legends.Cunning), "count", 2)} {
			if said := f.Called(c) + ": " + f.Plan(c); !strings.Contains(said, part) {
				t.Errorf("%s is not told: %s", part, said)
			}
		}
	}
	use := advises(t, s)
	if use.Do[0].Kind != legends.ActUse {
		t.Fatalf("he advises %s", use.Label)
	}
	wants(use)
	if err := s.session().Match().Apply(use.Do[0]); err != nil {
		t.Fatal(err)
	}
	s = sit(t, s.session().Match(), 0)
	s.ready()
	f = s.scene.Model()
	if c := advises(t, s); legends.Card(c.Do[0].A) != card(t, s.game(), "lynette") {
		t.Errorf("he aims at %s", c.Label)
	} else {
		wants(c)
	}
}

// Nobody is given up for what no event asks for: the sage neither advises it nor calls it about as
// good, and goes on to advise it where an event wants it.
func TestNobodyIsGivenUpForNothing(t *testing.T) {
	for _, c := range []struct {
		event string
		never bool
	}{{"boon", true}, {"tournament", false}} {
		s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			for _, id := range []string{"lamorak", "dagonet", "gaheris"} {
				stand(id, 0, legends.Camelot)
			}
			stand("lancelot", 1, legends.Cornwall)
			g.Event[card(t, g, c.event)-legends.Characters].At = legends.Camelot
		})
		f := s.scene.Model()
		for i := range f.All {
			if one := &f.All[i]; one.Do[0].Kind == legends.ActUse && (f.Shows(one) == moment.Never) != c.never {
				t.Errorf("%s shows %d where %s lies there", one.Label, f.Shows(one), c.event)
			}
		}
		said := strings.Join(slices.DeleteFunc(s.advice(), func(line string) bool { return strings.HasPrefix(line, "• ") }), "\n")
		if name := f.Card(card(t, s.game(), "lamorak")); c.never && strings.Contains(said, name) {
			t.Errorf("with %s there he says: %s", c.event, said)
		}
	}
}

// What is told of an event that a rival would lose by a power is so: on the table after it he has not
// enough for it any more.
func TestPowersDoWhatIsSaid(t *testing.T) {
	stops := 0
	whenAsked(t, model.AskTarget, func(at *game.Match, f *draw.Frame) {
		for _, c := range f.All {
			if stopped(t, at, len(at.Moves()), c.Do[0], f.Plan(&c), f.Who(1-f.Asked)) {
				stops++
			}
		}
	})
	if stops < 3 {
		t.Errorf("%d choices stop a rival: the test shows little", stops)
	}
}

// stopped reports whether it is told that a rival has enough for an event and then has not, and wants
// that to be so.
func stopped(t *testing.T, at *game.Match, n int, a game.Action, said, rival string) bool {
	t.Helper()
	if !strings.HasPrefix(said, rival+" has enough ") || !strings.Contains(said, "hen "+rival+" still needs ") {
		return false
	}
	g := at.Game().(*legends.Game)
	me := g.Decision().Seat
	before := completable(g, 1-me)
	after, err := at.Fork(n)
	if err == nil {
		err = after.Apply(a)
	}
	if err != nil {
		t.Fatal(err)
	}
	then := after.Game().(*legends.Game)
	if then.Decision().Kind == model.AskSend { // where to is asked next
		return false
	}
	if completable(then, 1-me) >= before {
		t.Errorf("after %d moves: %s", n, said)
	}
	return true
}

// completable counts the events that a seat has enough for.
func completable(g *legends.Game, s game.Seat) (n int) {
	for i := range g.Event {
		if c := legends.Card(legends.Characters + i); g.Event[i].At < legends.Bid && g.Table().Completes(c, s) {
			n++
		}
	}
	return n
}

// Who asks the sage while a card is taken up has it put back: what it would come to is not to stand beside the advice.
func TestSageFreesWhatIsTakenUp(t *testing.T) {
	m := playedGame(t, 2, 31, "standard")
	for n := range m.Moves() {
		at, err := m.Fork(n)
		if err != nil {
			t.Fatal(err)
		}
		if at.Game().Decision().Kind != model.AskAction {
			continue
		}
		s := sit(t, at, 0)
		s.ready()
		f := s.scene.Model()
		if len(f.Hand()) == 0 {
			continue
		}
		f.Pick(f.Hand()[0])
		s.scene.Refresh()
		if len(s.scene.Model().Desk.Picked) == 0 {
			continue
		}
		s.advice()
		if picked := s.scene.Model().Desk.Picked; len(picked) > 0 {
			t.Errorf("after %d moves %v is still taken up beside the advice", n, picked)
		}
		return
	}
	t.Fatal("no card could be taken up")
}
