package legends

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/ui"
)

// toLastAction takes rollouts until one action is left of a person's turn, then plays a
// card, which everybody may take back.
func (s *sitting) toLastAction() {
	s.Helper()
	for range 400 {
		s.ready()
		g := s.game()
		f := s.scene.Model()
		if g.Decision().Kind == game.AskKind(legends.AskAction) && g.Table().Left() == 1 && len(f.Hand()) > 0 {
			s.press("hand-" + f.Face(f.Hand()[0]).ID)
			for _, place := range []string{"put-camelot", "put-cornwall", "put-forest"} {
				list := s.app.Top().Regions()
				if i := ui.Find(list, place); i >= 0 && list[i].Enabled {
					s.press(place)
					return
				}
			}
		}
		d := g.Decision()
		if err := s.session().Take([]game.Action{g.Advice().Rollout(g, &d, 1)}); err != nil {
			s.Fatal(err)
		}
		s.scene.CatchUp()
		s.scene.Refresh()
		s.Settle()
	}
	s.Fatal("nobody comes to his last action with a card to play")
}

// Where one person plays he is told that he wins, and that he led; a page of the last scoring on which
// nobody has anything is left out.
func TestOnlyPersonIsSpokenTo(t *testing.T) {
	for _, persons := range []uint8{1, 3} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, _ func(string, game.Seat, legends.Place)) {
			c := card(t, g, "tournament") - legends.Characters
			g.Event[c].At, g.Event[c].Seat = legends.Displayed, 0
		})
		f := s.scene.Model()
		f.View.Persons = persons
		f.Outcomes = []game.Outcome{{Won: true}, {}}
		if said, you := f.Winners(), f.T("end.you"); (said == you) != (persons == 1) {
			t.Errorf("with persons %b it is told: %s", persons, said)
		}
		if r := draw.Result(f); r.Seats[0].You != (persons == 1) || r.Seats[1].You {
			t.Errorf("with persons %b: %+v", persons, r.Seats)
		}
		for _, part := range draw.Account(f).Parts {
			if len(part.Lines) == 0 {
				t.Errorf("%s is an empty page", part.Name)
			}
		}
	}
}

// ready lifts the curtain where there is one.
func (s *sitting) ready() {
	s.Helper()
	if s.app.Top() != ui.Scene(s.scene) {
		s.press("ready")
	}
}

// After the last action the turn waits for its end to be pressed: till then the action can
// be taken back, and nobody else has seen or drawn anything. // L60a
func TestTurnEndIsPressed(t *testing.T) {
	s := sit(t, newMatch(t, 2, 5, "beginner"), 0)
	s.toLastAction()
	seat, left := s.game().Turn.Seat, s.game().DeckLeft
	if d := s.game().Decision(); d.Seat != seat || len(d.Options) != 1 || s.app.Top() != ui.Scene(s.scene) {
		t.Fatalf("after the last action seat %d is asked %q among %d", d.Seat, d.Ask, len(d.Options))
	}
	if text := s.scene.Model().Prompt(); !strings.Contains(text, s.app.Context().T("ask.end")) {
		t.Errorf("the ribbon says %q", text)
	}
	s.press("undo")
	if n := s.game().Table().Left(); n != 1 {
		t.Errorf("taken back there are %d actions left", n)
	}
	s.press("redo")
	s.press("end")
	if s.game().Turn.Seat == seat || s.game().DeckLeft == left {
		t.Error("the turn did not end when its end was pressed")
	}
}

// Whoever wishes so has turns end by themselves, where he plays alone.
func TestTurnsEndByThemselves(t *testing.T) {
	players := []game.Player{{Name: "Viviane"}, {Name: "Owen", Colour: 1, Level: 1}}
	m, err := game.NewMatch(standard.Rules, standard.Rules.Setup(players, nil, 5))
	if err != nil {
		t.Fatal(err)
	}
	s := sit(t, m, 0)
	s.app.Context().SetPreferences(ui.Preferences{AutoEnd: true})
	s.toLastAction()
	if last := m.Moves()[len(m.Moves())-1]; s.game().Decision().Kind == game.AskKind(legends.AskAction) {
		t.Errorf("the turn did not end after %s", last.Text)
	}
}

// Whoever leaves events be that he could complete is asked first, and which they are.
func TestCompletingIsNotSkippedUnasked(t *testing.T) {
	s := sit(t, newMatch(t, 2, 5, "beginner"), 0)
	for s.game().Decision().Kind != game.AskKind(legends.AskComplete) {
		s.ready()
		g := s.game()
		d := g.Decision()
		if err := s.session().Take([]game.Action{g.Advice().Rollout(g, &d, 1)}); err != nil {
			t.Fatal(err)
		}
	}
	s.scene.CatchUp()
	s.scene.Refresh()
	s.Settle()
	s.ready()
	event := legends.Card(s.game().Decision().Options[0].A)
	s.press("go-on")
	s.press("dialog-stay")
	if d := s.game().Decision(); legends.Card(d.Options[0].A) != event {
		t.Errorf("asked %q after it was stayed", d.Ask)
	}
	s.press("go-on")
	s.press("dialog-forgo")
	if s.game().Decision().Kind == game.AskKind(legends.AskComplete) {
		t.Error("it is not gone on")
	}
}
