package merlin

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// alone is a session of one person against a computer player.
func alone(t *testing.T, seed uint64) *sitting {
	t.Helper()
	title := merlin.Title{Box: standardBox}
	m, err := game.NewMatch(title, title.Setup([]game.Player{{Name: "A"}, {Name: "B", Colour: 1, Level: 1}}, nil, seed))
	if err != nil {
		t.Fatal(err)
	}
	return sit(t, m, 0)
}

// Taking back leads to where the choice was made, doing again to where it led; so
// it is with choices that are several actions.
func TestUndoAndRedo(t *testing.T) {
	chains := 0
	for seed := range uint64(8) {
		s := alone(t, seed)
		chance := game.NewStream(seed, 11)
		for range 150 {
			if s.app.Top() != ui.Scene(s.scene) {
				break
			}
			before, moves := gameOf(s.scene).Hash(), s.scene.Session().Moves()
			list := s.pressable()
			s.click(list[chance.N(len(list))])
			if s.app.Top() != ui.Scene(s.scene) || s.scene.Chooser() != nil || s.scene.Model().CannotUndo != "" || s.scene.Session().Moves() == moves {
				continue
			}
			after := gameOf(s.scene).Hash()
			if s.scene.Session().Moves() > moves+1 {
				chains++
			}
			s.click("undo")
			if got := gameOf(s.scene).Hash(); got != before {
				t.Fatalf("seed %d: taking back leads elsewhere, to %+v", seed, gameOf(s.scene).Decision())
			}
			s.click("redo")
			if got := gameOf(s.scene).Hash(); got != after {
				t.Fatalf("seed %d: doing again leads elsewhere, to %+v", seed, gameOf(s.scene).Decision())
			}
		}
	}
	if chains == 0 {
		t.Error("no choice was several actions: the test shows little")
	}
}

// What the next question offers is open at once, beside what the first one does,
// and leads where the two actions lead.
func TestLookAhead(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(12) {
		m := newMatch(t, 4, seed)
		chance := game.NewStream(seed, 12)
		for !m.Game().Over() {
			s := newSession(m)
			seat, _ := s.Asked()
			s.Confirm(seat)
			f := s.frame()
			s.fill(f)
			if f.Next.Kind != 0 {
				seen[f.Next.Name] = true
				checkLookAhead(t, m.Game(), f)
			}
			options := m.Game().Decision().Options
			if err := m.Apply(options[chance.N(len(options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, ask := range []string{"place", "take-influence", "build", "give", "discard", "move-servant"} {
		if !seen[ask] {
			t.Errorf("the options of %q were never seen ahead", ask)
		}
	}
}

func checkLookAhead(t *testing.T, g game.Game, f *draw.Frame) {
	t.Helper()
	ahead := 0
	for _, list := range f.Choices {
		for _, c := range list {
			if len(c.Do) < 2 {
				continue
			}
			ahead++
			c2 := g.Clone()
			if err := c2.Apply(c.Do[0]); err != nil {
				t.Fatal(err)
			}
			if d := c2.Decision(); d.Seat != f.Asked || d.Kind != f.Next.Kind || d.Ask != f.Next.Name || !slices.Contains(d.Options, c.Do[1]) || c2.Revealed() {
				t.Fatalf("%v is not what %q asks next", c.Do, f.Ask)
			}
		}
	}
	if ahead == 0 {
		t.Fatalf("nothing of %q is open", f.Next.Name)
	}
}

// Landings end where the figure would.
func TestLandings(t *testing.T) {
	m := newMatch(t, 3, 1)
	g := m.Game().(*merlin.Game)
	d := g.Decision()
	list := model.Landings(g, d)
	if len(list) != 5 {
		t.Fatalf("%d landings of three dice and Merlin's, which goes both ways", len(list))
	}
	for _, l := range list {
		c := g.Clone().(*merlin.Game)
		for _, a := range []game.Action{{Kind: merlin.ActDie, A: l.Die}, {Kind: merlin.ActMove, A: map[bool]uint8{true: 1}[l.Back]}} {
			if err := c.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
		if c.Turn.Space != l.To() || len(l.Path) != int(l.Value)+1 {
			t.Errorf("die %d is said to lead over %v, and leads to %d", l.Die, l.Path, c.Turn.Space)
		}
	}
}

// Moved batch by batch, the shown view ends where the true one is.
func TestMotionEndsAtTheView(t *testing.T) {
	for seed := range uint64(3) {
		s := sit(t, newMatch(t, 4, seed), 1)
		s.click("ready")
		m := s.scene.Session().Match()
		chance := game.NewStream(seed, 13)
		for !m.Game().Over() {
			options := m.Game().Decision().Options
			if err := m.Apply(options[chance.N(len(options))]); err != nil {
				t.Fatal(err)
			}
			s.scene.Motion().Begin(s.scene.Session().History()[len(m.Moves())-1].Events)
			for s.scene.Motion().Busy() {
				s.scene.Motion().Step(s.app.Context(), s.scene.View(), s.scene.Flights)
			}
			if want := viewOf(s.scene); !sameShown(*s.scene.View(), want, gameOf(s.scene).Decision().Ask) {
				t.Fatalf("seed %d, after %q:\n shown %+v\n true  %+v", seed, m.Moves()[len(m.Moves())-1].Text, s.scene.View(), want)
			}
		}
	}
}

// Every refusal of the engine has a sentence in the player's language.
func TestRefusalsHaveTexts(t *testing.T) {
	s := sit(t, newMatch(t, 2, 1), 0)
	f := s.scene.Model()
	seen := map[string]bool{}
	for _, err := range []error{game.ErrRevealed, game.ErrOther, game.ErrAtStart, game.ErrNoRedo, game.ErrIllegal} {
		text := table.Refusal(f.T, fmt.Errorf("at a place: %w", err))
		if seen[text] || strings.Contains(text, err.Error()) || strings.Contains(text, "‹") {
			t.Errorf("%v: %q", err, text)
		}
		seen[text] = true
	}
	if text := table.Refusal(f.T, errors.New("disk on fire")); text != f.T("error.unknown") {
		t.Errorf("%q", text)
	}
}

// The strength of computer players survives keeping and going on, and with it what
// they do next.
func TestLevelSurvivesContinue(t *testing.T) {
	l := localeOf(t, "en")
	app := ui.NewApp(l)
	title := &Games{
		Shell: func() table.Shell { return &shell{app: app} },
		Store: store.NewMemory(), Title: newTitle(standardBox),
	}
	levels := []bot.Level{bot.Master, bot.Novice, bot.Adept}
	var n scenes.NewGame
	for i, level := range levels {
		n.Seats = append(n.Seats, game.Player{Colour: uint8(i), Level: uint8(level)})
	}
	n.Seed = "kept"
	first := title.Start(app.Context(), n).(*tableScene)
	for range 9 {
		if err := first.Session().Take(first.Session().Match().Game().Decision().Options[:1]); err != nil {
			t.Fatal(err)
		}
	}
	first.Close()
	next := title.Continue(app.Context()).(*tableScene)
	for seat, p := range next.Session().Match().Setup().Seats {
		if p.Level != uint8(levels[seat]) {
			t.Errorf("seat %d goes on with level %d, not %d", seat, p.Level, levels[seat])
		}
	}
	for _, s := range []*session{newSession(first.Session().Match()), newSession(next.Session().Match())} {
		for done := false; !done; {
			var err error
			if done, err = s.Think(40); err != nil {
				t.Fatal(err)
			}
		}
	}
	if gameOf(first).Hash() != gameOf(next).Hash() {
		t.Error("after going on another move is made")
	}
}
