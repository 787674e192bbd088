package legends

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/table/paint"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// matchAt is a match between people that begins at a position.
func matchAt(t *testing.T, g *legends.Game) *game.Match {
	t.Helper()
	return tabletest.MatchAt(t, standard.Rules, g, playerNames[:g.Seats]...)
}

// twins are two games between people that differ only in what one seat cannot know, at two
// tables, played by the same actions.
type twins struct {
	*testing.T
	seat  game.Seat
	sits  [2]*sitting
	looks int
}

// newTwins deals all that a seat cannot know anew; chance stays, so that it does not come
// out at once.
func newTwins(t *testing.T, g *legends.Game, chance *game.Stream) *twins {
	t.Helper()
	w := &twins{T: t, seat: g.Decision().Seat}
	other := g.Imagine(w.seat, chance).(*legends.Game)
	other.State.Chance = g.State.Chance
	for i, at := range []*legends.Game{g, other} {
		w.sits[i] = sit(t, matchAt(t, at), 0)
	}
	return w
}

// seen is all that a screen tells, and what may be chosen.
func seen(s *sitting) string {
	var offered []string
	for _, c := range s.scene.Model().All {
		offered = append(offered, fmt.Sprintln(c.Do, c.Label, c.More, c.Icon))
	}
	slices.Sort(offered)
	return tabletest.Told(s.app) + strings.Join(offered, "")
}

// flown is what moves for a seat when events happen.
func flown(list []paint.Flight) string {
	var b strings.Builder
	for _, f := range list {
		card, _ := f.Drawn.(draw.Flying)
		fmt.Fprintln(&b, f.Sprite, f.Text, f.Banner, card.Card, card.Back, f.Path, f.Size, f.Begin, f.End)
	}
	return b.String()
}

// alike compares what both tables tell the seat.
func (w *twins) alike(where string) {
	w.Helper()
	for _, s := range w.sits {
		if s.app.Top() != ui.Scene(s.scene) {
			s.press("ready")
		}
	}
	a, b := seen(w.sits[0]), seen(w.sits[1])
	if w.looks++; a != b {
		w.Fatalf("%s: these tell more than they may: %s", where, tabletest.Difference(a, b))
	}
}

// play has both games go on by the same actions, as long as the seat is told the same.
func (w *twins) play(chance *game.Stream) {
	w.Helper()
	for n := range 40 {
		at := [2]game.Game{w.sits[0].game(), w.sits[1].game()}
		d := at[0].Decision()
		if d.Seat == game.NoSeat {
			return
		}
		if d.Seat == w.seat {
			w.alike(fmt.Sprintf("step %d, %q", n, d.Ask))
		}
		both := slices.DeleteFunc(slices.Clone(d.Options), func(a game.Action) bool { return !slices.Contains(at[1].Decision().Options, a) })
		if len(both) == 0 || at[1].Decision().Seat != d.Seat {
			return // somebody else's hand has told them apart
		}
		if !w.step(both[chance.N(len(both))]) {
			return
		}
	}
}

// step takes an action in both games and compares what flies; false when the seat was told
// different things: chance has told them apart.
func (w *twins) step(a game.Action) bool {
	w.Helper()
	var events [2][]game.Event
	var flies [2]string
	for i, s := range w.sits {
		before, view := s.scene.Model(), s.game().View(w.seat)
		if err := s.session().Take([]game.Action{a}); err != nil {
			w.Fatal(err)
		}
		moves := s.session().Match().Moves()
		events[i] = game.Tell(moves[len(moves)-1].Events, w.seat)
		flies[i] = flown(draw.Flights(before, &view, events[i]))
	}
	if !slices.Equal(events[0], events[1]) {
		return false
	}
	if flies[0] != flies[1] {
		w.Fatalf("what flies tells more than it may: %s", tabletest.Difference(flies[0], flies[1]))
	}
	for _, s := range w.sits {
		s.tick(2)
	}
	return true
}

// Games that differ only in what a seat cannot know look the same to it, wherever it sits,
// and go on looking so: regions, tips, reasons, choices, words, pictures, the log, motion.
func TestTwinsLookAlike(t *testing.T) {
	games := uint64(3)
	if os.Getenv("MERLIN_LONG") != "" {
		games = 60
	}
	looks, words := 0, map[string]bool{}
	for seed := range games {
		m := newMatch(t, 2+int(seed)%3, seed, []string{"advanced", "standard", "beginner"}[seed%3])
		chance := game.NewStream(seed, 21)
		for n := 0; !m.Game().Over(); n++ {
			g := m.Game().(*legends.Game)
			if n%23 == 3 {
				w := newTwins(t, g, &chance)
				w.play(&chance)
				looks += w.looks
				words[g.Decision().Ask] = true
			}
			d := g.Decision()
			advice := g.Advice()
			if err := m.Apply(advice.Rollout(g, &d, uint64(chance.N(1<<30)))); err != nil {
				t.Fatal(err)
			}
		}
	}
	if looks < 20*int(games) || len(words) < 4 {
		t.Errorf("only %d looks at %v: the test shows little", looks, words)
	}
}

// whole is what sees more than a seat may.
var whole = regexp.MustCompile(`legends\.(Game|State|Hidden)\b|game\.(Match|Game)\b|\b[sS]ession\b`)

// What speaks and draws is given the model of a moment: it knows no whole position.
func TestDrawingSeesTheFrameOnly(t *testing.T) {
	tabletest.NoFileMentions(t, whole, 20, "model/*.go", "words/*.go", "draw/*.go")
}
