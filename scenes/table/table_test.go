package table_test

import (
	"fmt"
	"strings"
	"testing"

	"merlin/game"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// Two people and a computer player play the toy to its end at the shared table: the
// curtain comes before each person's cards, the computer plays by itself, the team that
// took the last stone has won, and the way from there leads to another game.
func TestToyIsPlayedToItsEnd(t *testing.T) {
	for _, tempo := range []float64{0, .1} {
		s := newSitting(t, tempo)
		s.start("one", 0, 1, 0)
		veils := 0
		for !s.rules().Over() {
			if s.veiled() {
				veils++
				if v := s.scene.Model().View; v.Hand != (nimHand{}) && s.rules().hands[s.rules().turn] == v.Hand {
					t.Fatal("behind the curtain there are the cards of the next")
				}
			}
			s.present()
			if s.press("card-1"); !s.rules().Over() {
				s.press("end")
			}
		}
		if veils < 3 {
			t.Errorf("the curtain came %d times", veils)
		}
		if computer := s.scene.Session().Match().Moves()[2].Seat; computer != 1 {
			t.Errorf("after the first person seat %d plays", computer)
		}
		s.tick(2)
		if s.app.Top() == ui.Scene(s.scene) {
			t.Fatal("no end is shown")
		}
		s.app.Context().PressNamed("again")
		if s.tick(2); s.shell.setup != 1 {
			t.Error("there is no way to another game")
		}
	}
}

// What a person did is taken back and done again, up to the card that he drew.
func TestToyIsTakenBack(t *testing.T) {
	s := newSitting(t, 0)
	s.start("two", 0, 1, 1)
	before := s.rules().Hash()
	s.press("card-2")
	after := s.rules().Hash()
	s.press("undo")
	if s.rules().Hash() != before || s.scene.Model().Home != 0 {
		t.Error("taken back, it is another position")
	}
	s.press("redo")
	if s.rules().Hash() != after {
		t.Error("done again, it is another position")
	}
	s.press("menu")
	if i := s.shell.items[0]; i.Name != "turn-start" || i.Why != "" {
		t.Fatalf("the menu begins with %+v", i)
	}
	s.shell.items[0].Do()
	if s.tick(1); s.rules().Hash() != before {
		t.Error("taken back to the start of the turn, it is another position")
	}
	s.press("card-2")
	s.press("end")
	list := s.scene.Regions()
	if undo := list[ui.Find(list, "undo")]; undo.Enabled || undo.Why != s.app.Context().T("why.revealed") {
		t.Errorf("a card that was seen can be given back: %q", undo.Why)
	}
}

// A turn in which nothing can be done any more ends by itself where one person plays.
func TestTurnEndsByItself(t *testing.T) {
	s := newSitting(t, 0)
	s.app.Context().SetPreferences(ui.Preferences{})
	s.start("three", 0, 1, 1)
	s.press("card-1")
	if m := s.scene.Session().Match(); !m.Moves()[0].Joined || m.Moves()[1].Text != "end" {
		t.Error("the turn was not ended with its only deed")
	}
}

// The toy is kept after each move, goes on as it stood, is saved by name and opened
// again; another game puts it aside.
func TestToyIsKept(t *testing.T) {
	s := newSitting(t, 0)
	s.start("four", 0, 0, 0)
	s.present()
	s.press("card-1")
	record := s.record()
	name, err := s.games.Playing().Save("Sunday")
	if err != nil {
		t.Fatal(err)
	}
	s.leave()
	if g, err := store.LoadGame(s.games.Store, "nim-current"); err != nil || string(g.Record) != record {
		t.Fatalf("kept is %.40q, %v", g.Record, err)
	}
	s.put(s.games.Continue(s.app.Context()))
	if s.record() != record || !s.veiled() {
		t.Error("it does not go on as it stood, behind the curtain")
	}
	s.leave()
	shelf := s.games.Saves(s.app.Context().T)
	if list := shelf.List(); len(list) != 1 || list[0].Name != name || list[0].Label != "Sunday" || list[0].Lines[0] != fmt.Sprintf("%d stones", s.rules().heap) {
		t.Errorf("listed is %+v", list)
	}
	s.put(shelf.Open(s.app.Context(), name))
	if s.rules().heap == nimStones {
		t.Error("another game is opened")
	}
	s.leave()
	if n := len(shelf.List()); n != 2 {
		t.Errorf("%d games are saved, not the named one and the one put aside", n)
	}
}

// In a replay of a running game one has one's own eyes and a spectator's; it steps through
// the positions of the game, knows its rounds, and leaves the game alone.
func TestToyIsWatched(t *testing.T) {
	s := newSitting(t, 0)
	s.start("five", 0, 1, 1)
	for range 2 {
		s.press("card-1")
		s.press("end")
	}
	table, before := s.scene, s.rules().Hash()
	table.LookAt(0)
	s.tick(2)
	r := s.app.Top().(*nimScene)
	if eyes := r.Model().Eyes(); len(eyes) != 2 || eyes[1] != 0 {
		t.Errorf("one looks with the eyes of %v", eyes)
	}
	if n := r.Model().Replay.Chapters; len(n) != 3 {
		t.Errorf("rounds have begun at %v", n)
	}
	s.app.Context().PressNamed("last")
	s.tick(2)
	if got := r.Session().Match().Game().Hash(); got != before || r.Model().View.Hand != s.rules().hands[0] {
		t.Error("the end of the replay is another position")
	}
	s.app.Context().PressNamed("eyes-0")
	if s.tick(2); r.Model().View.Hand != (nimHand{}) {
		t.Error("a spectator sees a hand")
	}
	for _, move := range r.Model().Moves {
		for _, e := range move.Events {
			if e.Kind == nimDrawn && e.Args[0] != game.Unknown {
				t.Error("a spectator is told what was drawn")
			}
		}
	}
	s.app.Context().PressNamed("leave")
	if s.tick(2); s.app.Top() != ui.Scene(table) || s.rules().Hash() != before {
		t.Error("leaving the replay does not lead back to the same game")
	}
}

// Two games that differ only in what a seat cannot know look the same to it.
func TestToyTellsNothingHidden(t *testing.T) {
	look := func(g *nim) string {
		s := newSitting(t, 0)
		m, err := game.NewMatch(from{g}, nimRules{}.Setup([]game.Player{{Name: "Ada"}, {Name: "Bo", Colour: 1}, {Name: "Cy", Colour: 2}}, nil, 1))
		if err != nil {
			t.Fatal(err)
		}
		s.put(newScene(s, m))
		s.present()
		var b strings.Builder
		for _, r := range s.scene.Regions() {
			fmt.Fprintln(&b, r.Name, r.Label, r.Tip, r.Why, r.Enabled, r.Glow, r.Bounds)
		}
		rec := &ui.Recorder{}
		s.app.Painter(nil).Record(rec)
		s.app.Context().RequestRedraw()
		s.app.Draw(nil)
		for _, w := range rec.Texts {
			fmt.Fprintln(&b, w.Text, w.Box)
		}
		return b.String()
	}
	chance := game.NewStream(3, 3)
	differ := false
	for seed := range uint64(20) {
		g, err := nimRules{}.New(nimRules{}.Setup([]game.Player{{}, {Colour: 1}, {Colour: 2}}, nil, seed))
		if err != nil {
			t.Fatal(err)
		}
		other := g.Imagine(0, &chance).(*nim)
		differ = differ || other.hands != g.(*nim).hands
		if a, b := look(g.(*nim)), look(other); a != b {
			t.Fatalf("these tell more than they may:\n%s\n%s", a, b)
		}
	}
	if !differ {
		t.Error("nothing hidden differs: the test shows nothing")
	}
}

// from is a title whose games begin at a position.
type from struct{ at *nim }

func (f from) New(game.Setup) (game.Game, error)    { return f.at.Clone(), nil }
func (from) Renew(s game.Setup) (game.Setup, error) { return s, nil }
