package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/internal/nim"
	"merlin/internal/nim/screen"
	"merlin/scenes"
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
				asked, v := s.rules().Decision().Seat, s.scene.Model().View
				if v.Seat == asked || s.scene.View().Seat == asked || v.Hands[asked] != (nim.Hand{}) {
					t.Fatal("behind the curtain there are the cards of the next")
				}
			}
			s.present()
			if s.take(); !s.rules().Over() {
				s.press("draw")
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
		if won := 1 + int(s.rules().Turn)%2; !strings.Contains(s.written("result"), fmt.Sprintf("Team %d wins", won)) {
			t.Errorf("of team %d's victory is said %q", won, s.written("result"))
		}
		s.app.Context().PressNamed("again")
		if s.tick(2); s.shell.setup != 1 {
			t.Error("there is no way to another game")
		}
	}
}

// Moved event by event, what is shown ends where the position is, for whoever looks.
func TestToyMovesToItsPosition(t *testing.T) {
	s := newSitting(t, 1)
	s.start("one", 0, 1, 1)
	m, chance, moved := s.scene.Session().Match(), game.NewStream(1, 1), 0
	for !s.rules().Over() {
		options := s.rules().Decision().Options
		if err := m.Apply(options[chance.N(len(options))]); err != nil {
			t.Fatal(err)
		}
		s.scene.Motion().Begin(s.scene.Session().History()[len(m.Moves())-1].Events)
		for s.scene.Motion().Busy() {
			s.scene.Motion().Step(s.app.Context(), s.scene.View(), s.scene.Flights)
			moved += len(s.scene.Motion().Air())
		}
		if want := (nim.Title{}).View(s.rules(), 0); *s.scene.View() != want {
			t.Fatalf("shown is %+v, true %+v", *s.scene.View(), want)
		}
	}
	if moved == 0 {
		t.Error("nothing was seen to move")
	}
}

// What a person did is taken back and done again, up to the card that he drew.
func TestToyIsTakenBack(t *testing.T) {
	s := newSitting(t, 0)
	s.start("two", 0, 1, 1)
	before := s.rules().Hash()
	s.take()
	after := s.rules().Hash()
	s.press("show")
	s.press("show")
	for n := 0; !s.scene.Advised() && n < 2000; n++ {
		s.tick(1)
	}
	s.press("undo")
	s.tick(1)
	if s.scene.Advised() {
		t.Error("what was advised then is still there")
	}
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
	s.press("ready") // the menu leaves before it does anything
	s.shell.items[0].Do()
	if s.tick(1); s.rules().Hash() != before {
		t.Error("taken back to the start of the turn, it is another position")
	}
	s.take()
	s.press("draw")
	list := s.scene.Regions()
	if undo := list[ui.Find(list, "undo")]; undo.Enabled || undo.Why.String() != s.app.Context().T("why.revealed") {
		t.Errorf("a card that was seen can be given back: %q", undo.Why)
	}
}

// Undo stops where the person's turn begins; his last turn, with what computers did since,
// is taken back apart: it is said whose actions go, and asked. What another person did is
// not taken back.
func TestMovesOfOthersAreTakenBackApart(t *testing.T) {
	s := newSitting(t, 0)
	s.full(0, 1, 1)
	before := s.rules().Hash()
	s.take()
	after, moves := s.rules().Hash(), s.scene.Session().Moves()
	if moves != 3 {
		t.Fatalf("%d moves after a person and two computer players", moves)
	}
	s.cannotUndo("why.turn-begins")
	s.fromMenu("last-turn")
	if said := s.written("dialog"); !strings.Contains(said, "2 actions of Bo and Cy are taken back too") {
		t.Errorf("it says %q", said)
	}
	s.press("dialog-stay")
	if s.rules().Hash() != after {
		t.Error("answered with no, it is taken back")
	}
	s.fromMenu("last-turn")
	s.press("dialog-back")
	if s.rules().Hash() != before {
		t.Error("taken back, it is another position")
	}
	s.cannotUndo("why.at-start")
	s.press("redo")
	if s.rules().Hash() != after || s.scene.Session().Match().CanRedo() {
		t.Error("done again, it is another position")
	}
	s.full(0, 0, 1)
	s.present()
	s.take()
	s.present()
	s.cannotUndo("why.other")
	s.press("menu")
	if i := s.shell.item("last-turn"); i.Why != s.app.Context().T("why.other") {
		t.Errorf("what another person did can be taken back: %q", i.Why)
	}
}

// By the house rule another person's choice is taken back too, and it is asked.
func TestHouseRuleTakesBackAcrossPersons(t *testing.T) {
	s := newSitting(t, 0)
	s.app.Context().SetPreferences(ui.Preferences{TakeBack: true})
	s.full(0, 0, 0)
	s.present()
	before := s.rules().Hash()
	s.take()
	s.present()
	s.cannotUndo("why.turn-begins")
	s.fromMenu("last-turn")
	s.press("dialog-back")
	if s.rules().Hash() != before || !s.veiled() {
		t.Errorf("it is another position, or the other person's curtain is not there: %v", s.veiled())
	}
}

// No way back is lit while another one thinks or moves.
func TestUndoIsDarkWhileOthersPlay(t *testing.T) {
	s := newSitting(t, 1)
	s.full(0, 1, 1)
	list := s.scene.Regions()
	heap := slices.IndexFunc(list, func(r ui.Region) bool { return strings.HasPrefix(r.Name, "heap-") && r.Enabled })
	s.app.Context().PressNamed(list[heap].Name)
	s.app.Context().PressNamed("choice-1")
	others := 0
	for range 600 {
		s.tick(1)
		if moves := s.scene.Session().Match().Moves(); len(moves) == 0 || moves[len(moves)-1].Seat == 0 && s.scene.Behind() {
			continue
		}
		if _, person := s.scene.Session().Asked(); person && !s.scene.Behind() {
			break
		}
		others++
		list := s.scene.Regions()
		for _, name := range []string{"undo", "redo"} {
			if list[ui.Find(list, name)].Enabled {
				t.Fatalf("%s is lit while another one plays", name)
			}
		}
	}
	if others < 10 {
		t.Errorf("others played for %d ticks: the test shows little", others)
	}
}

// A turn in which nothing can be done any more ends by itself where one person plays, if he
// wishes so, and only then.
func TestTurnEndsByItself(t *testing.T) {
	s := newSitting(t, 0)
	s.app.Context().SetPreferences(ui.Preferences{AutoEnd: true})
	s.start("three", 0, 1, 1)
	s.take()
	if m := s.scene.Session().Match(); !m.Moves()[0].Joined || m.Moves()[1].Text != "draw" {
		t.Error("the turn was not ended with its only deed")
	}
	s.app.Context().SetPreferences(ui.Preferences{})
	s.start("three", 0, 1, 1)
	s.take()
	if n := s.scene.Session().Moves(); n != 1 {
		t.Errorf("the turn was ended without a press: %d moves", n)
	}
}

// By Ctrl+S and from the menu one is asked for a name at any moment; the game is called so
// from then on, and the suggestion is the name that it has.
func TestToyIsSavedByName(t *testing.T) {
	s := newSitting(t, 0)
	s.start("four", 0, 1, 1)
	if err := s.app.Update(&ui.Input{X: -1, Y: -1, Ctrl: true, Keys: []ebiten.Key{ebiten.KeyS}}); err != nil {
		t.Fatal(err)
	}
	if s.shell.saved == nil || s.games.Playing().Label() != "" {
		t.Fatal("Ctrl+S asks for no name")
	}
	name, err := s.shell.saved("Sunday")
	if err != nil || s.games.Saves(s.app.Context().T).Look(name).Label != "Sunday" || s.games.Playing().Label() != "Sunday" {
		t.Errorf("saved as %q, %v; it is called %q", name, err, s.games.Playing().Label())
	}
	s.shell.saved = nil
	s.press("menu")
	i := slices.IndexFunc(s.shell.items, func(i scenes.MenuItem) bool { return i.Name == "save" })
	if i < 0 {
		t.Fatal("the menu saves nothing")
	}
	if s.shell.items[i].Do(); s.shell.saved == nil {
		t.Error("the menu asks for no name")
	}
}

// The toy is kept after each move, goes on as it stood, is saved by name and opened
// again; another game puts it aside.
func TestToyIsKept(t *testing.T) {
	s := newSitting(t, 0)
	s.start("four", 0, 0, 0)
	s.present()
	s.take()
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
	if list := shelf.List(); len(list) != 1 || list[0].Name != name || list[0].Label != "Sunday" || shelf.Look(name).Lines[0] != screen.Heaps(s.rules()) {
		t.Errorf("listed is %+v", list)
	}
	s.put(shelf.Open(s.app.Context(), name))
	if s.scene.Session().Moves() != 1 || s.rules().Heaps == [3]uint8{3, 5, 7} {
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
		s.take()
		s.press("draw")
	}
	table, before := s.scene, s.rules().Hash()
	table.LookAt(0)
	s.tick(2)
	r := s.app.Top().(*screen.Scene)
	if eyes := r.Model().Eyes(); len(eyes) != 2 || eyes[1] != 0 {
		t.Errorf("one looks with the eyes of %v", eyes)
	}
	if n := r.Model().Replay.Chapters; len(n) != 3 {
		t.Errorf("rounds have begun at %v", n)
	}
	s.app.Context().PressNamed("last")
	s.tick(2)
	if got := r.Session().Match().Game().Hash(); got != before || *r.Model().View != (nim.Title{}).View(s.rules(), 0) {
		t.Error("the end of the replay is another position")
	}
	s.app.Context().PressNamed("eyes-0")
	if s.tick(2); r.Model().View.Hands != [3]nim.Hand{} {
		t.Error("a spectator sees a hand")
	}
	told := r.Model().Start
	for _, move := range r.Model().Moves {
		told = append(told, move.Events...)
	}
	drawn := 0
	for _, e := range told {
		if e.Kind != nim.EventDrawn {
			continue
		}
		if drawn++; e.Args[0] != game.Unknown {
			t.Error("a spectator is told what was drawn")
		}
	}
	if drawn != 12 {
		t.Errorf("a spectator is told of %d cards drawn, not of 6 dealt and one each turn", drawn)
	}
	s.app.Context().PressNamed("leave")
	if s.tick(2); s.app.Top() != ui.Scene(table) || s.rules().Hash() != before {
		t.Error("leaving the replay does not lead back to the same game")
	}
}

// Two games that differ only in what a seat cannot know look the same to it.
func TestToyTellsNothingHidden(t *testing.T) {
	look := func(g *nim.Game) string {
		s := newSitting(t, 0)
		m, err := game.NewMatch(from{g}, nim.Title{}.Setup([]game.Player{{Name: "Ada"}, {Name: "Bo", Colour: 1}, {Name: "Cy", Colour: 2}}, nil, 1))
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
		g, err := nim.Title{}.New(nim.Title{}.Setup([]game.Player{{}, {Colour: 1}, {Colour: 2}}, nil, seed))
		if err != nil {
			t.Fatal(err)
		}
		other := g.Imagine(0, &chance).(*nim.Game)
		differ = differ || other.Hands != g.(*nim.Game).Hands
		if a, b := look(g.(*nim.Game)), look(other); a != b {
			t.Fatalf("these tell more than they may:\n%s\n%s", a, b)
		}
	}
	if !differ {
		t.Error("nothing hidden differs: the test shows nothing")
	}
}

// from is a title whose games begin at a position.
type from struct{ at *nim.Game }

func (f from) New(game.Setup) (game.Game, error)    { return f.at.Clone(), nil }
func (from) Renew(s game.Setup) (game.Setup, error) { return s, nil }
