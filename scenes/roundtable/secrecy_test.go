package roundtable

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// given is a title whose games begin at a position.
type given struct {
	roundtable.Title
	at *roundtable.Game
}

func (g given) New(game.Setup) (game.Game, error) { return g.at.Clone(), nil }

// matchAt is a match between people that begins at a position.
func matchAt(t *testing.T, g *roundtable.Game) *game.Match {
	t.Helper()
	var setup game.Setup
	for i := range g.Seats {
		setup.Seats = append(setup.Seats, game.Player{Name: playerNames[i], Colour: i})
	}
	m, err := game.NewMatch(given{at: g}, setup)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// pair are two games between people that differ only in what one seat cannot know, played by
// the same actions at two tables. As long as the engine tells that seat the same of both,
// whatever it sees must be the same: the table while it sits there, the curtain and what
// lies behind it at any time.
type pair struct {
	*testing.T
	seat   game.Seat
	sits   [2]*sitting
	chance game.Stream

	look  func(*sitting) []byte // the pixels that are compared; nil: the words are
	every int                   // ticks from one comparison to the next while things move

	looks, veils, secrets int
	asked                 map[string]bool // questions before which a curtain came
}

// variantOf returns a game that differs from g only in what the asked seat cannot know: in
// everything, in hands and White cards alone, or in nothing but who is the Traitor.
func variantOf(g *roundtable.Game, chance *game.Stream, kind int) *roundtable.Game {
	seat := g.Decision().Seat
	c := g.Imagine(seat, chance).(*roundtable.Game)
	switch kind % 4 {
	case 0:
		return c
	case 1, 2:
		c.Blacks, c.BlackGone, c.Down, c.Two, c.Comes, c.Chance, c.Felon = g.Blacks, g.BlackGone, g.Down, g.Two, g.Comes, g.Chance, g.Felon
		return c
	}
	other := g.Clone().(*roundtable.Game)
	other.Felon = c.Felon
	return other
}

// position is one of a random game in which a seat is asked, after so many moves.
func position(t *testing.T, seats, moves int, chance *game.Stream, rules ...string) *roundtable.Game {
	t.Helper()
	m := newMatch(t, seats, chance.Uint64(), rules...)
	for range moves {
		if err := m.Apply(wished(m.Game(), chance)); err != nil {
			t.Fatal(err)
		}
		if m.Game().Over() {
			return position(t, seats, moves/2, chance, rules...)
		}
	}
	return m.Game().(*roundtable.Game)
}

func newPair(t *testing.T, g *roundtable.Game, chance game.Stream, kind int) *pair {
	t.Helper()
	w := &pair{T: t, seat: g.Decision().Seat, chance: chance, every: 12, asked: map[string]bool{}}
	for i, g := range []*roundtable.Game{g, variantOf(g, &w.chance, kind)} {
		w.sits[i] = sit(t, matchAt(t, g), 0, true)
		w.sits[i].app.Context().SetPreferences(ui.Preferences{Tempo: .2, Others: .2, Hints: true, TakeBack: true})
	}
	return w
}

// seen is all that a screen tells, and what flies.
func seen(s *sitting) string {
	text := tabletest.Told(s.app)
	top, ok := s.app.Top().(*tableScene)
	if !ok {
		return text
	}
	text += offered(top.Model())
	for _, f := range slices.Concat(top.Motion().Flights(), top.Motion().Landed()) {
		text += fmt.Sprintln(f.Sprite, f.Text, f.Banner, draw.Shows(f.Drawn), f.Path, f.Size, f.Begin, f.End)
	}
	return text
}

// offered is what the choosers of a frame would show, and the buttons.
func offered(f *draw.Frame) string {
	var lines []string
	for _, list := range f.Choices {
		for _, c := range list {
			lines = append(lines, fmt.Sprintln(c.At, c.Label, c.Title, c.Short, c.Icon, c.More, c.Quiet))
		}
	}
	slices.Sort(lines)
	return strings.Join(lines, "") + fmt.Sprintln(len(f.Buttons), f.CannotUndo, f.CanRedo)
}

// sees reports whether the seat may be looking at what is on the screen now.
func (w *pair) sees(s *sitting) bool {
	at := s.session().Seat()
	if top, ok := s.app.Top().(*tableScene); ok {
		at = top.Session().Seat()
	}
	return s.Veiled() || at == w.seat || at == game.NoSeat
}

// compare wants both screens to be the same, if the seat may see them.
func (w *pair) compare(when string) {
	w.Helper()
	a, b := w.sits[0], w.sits[1]
	if w.sees(a) != w.sees(b) {
		w.Fatalf("%s: only one of the tables is seat %d's", when, w.seat)
	}
	if !w.sees(a) {
		return
	}
	w.looks++
	if w.look != nil {
		if one, other := w.look(a), w.look(b); !tabletest.SamePicture(one, other) {
			w.Fatalf("%s seat %d sees pictures that differ: %s", when, w.seat, tabletest.KeepPictures(w.T, one, other))
		}
		return
	}
	if one, other := seen(a), seen(b); one != other {
		w.Fatalf("%s seat %d sees what it cannot know:\n%s", when, w.seat, tabletest.Difference(one, other))
	}
}

// rest lets ticks pass at both tables until they wait for a person, and compares what they
// show in between now and then.
func (w *pair) rest(when string) {
	w.Helper()
	for n := range 20000 {
		waits := 0
		for _, s := range w.sits {
			s.tick(1)
			if s.app.Top() != ui.Scene(s.scene) || !s.scene.Behind() && !s.session().Hidden() {
				waits++
			}
		}
		if waits == 1 {
			w.Fatalf("%s: only one of the tables comes to rest", when)
		}
		if waits == 2 || n%w.every == 0 {
			w.compare(when)
		}
		if waits == 2 {
			return
		}
	}
	w.Fatalf("%s: the tables never come to rest", when)
}

// both does something at both tables.
func (w *pair) both(when string, do func(*sitting)) {
	w.Helper()
	for _, s := range w.sits {
		do(s)
	}
	w.rest(when)
}

// lift lifts the curtains; nothing of the next player's may be there before.
func (w *pair) lift() {
	w.Helper()
	w.veils++
	for _, s := range w.sits {
		seat, _ := s.session().Asked()
		if f := s.scene.Model(); s.session().Seat() == seat || f.View.Seat == seat || s.scene.View().Seat == seat || f.Asked != game.NoSeat || f.All != nil || f.Buttons != nil {
			w.Fatalf("behind the curtain there is what only seat %d may see", seat)
		}
		w.asked[s.game().Decision().Ask] = true
	}
	for range 40 {
		for _, s := range w.sits {
			s.tick(1)
		}
	}
	w.both("behind the curtain", func(s *sitting) {
		s.app.Context().PressNamed("ready")
		s.tick(1)
	})
}

// play plays on until something told the seat which of the games it plays, or so many
// actions long.
func (w *pair) play(actions int) {
	w.Helper()
	w.rest("at first")
	for range actions {
		switch top := w.sits[0].app.Top(); {
		case w.sits[0].Veiled():
			w.lift()
			continue
		case top != ui.Scene(w.sits[0].scene) || w.sits[0].session().Over():
			return
		}
		if w.chance.N(12) == 0 && w.sits[0].session().Seat() == w.seat {
			w.replay()
		}
		if !w.act() {
			return
		}
	}
}

// replay looks at some moment and comes back.
func (w *pair) replay() {
	w.Helper()
	n := w.chance.N(w.sits[0].session().Moves() + 1)
	w.both("in a replay", func(s *sitting) { s.scene.LookAt(n); s.tick(2) })
	for _, press := range []string{"next", "eyes-0", "before", "leave"} {
		w.both("in a replay", func(s *sitting) { s.app.Context().PressNamed(press); s.tick(2) })
	}
}

// act takes an action that both games offer; false when there is none, or when what follows
// tells the seat which game it is.
func (w *pair) act() bool {
	w.Helper()
	a, b := w.sits[0].game(), w.sits[1].game()
	if a.Decision().Seat == w.seat && !slices.Equal(a.Decision().Options, b.Decision().Options) {
		w.Fatalf("%q: seat %d has other options", a.Decision().Ask, w.seat)
	}
	var common []game.Action
	for _, o := range a.Decision().Options {
		if slices.Contains(b.Decision().Options, o) && o.Kind != roundtable.ActAccuse && o.Kind != roundtable.ActReveal {
			common = append(common, o)
		}
	}
	if len(common) == 0 {
		return false
	}
	do := common[w.chance.N(len(common))]
	if w.tellsApart(a, b, do) {
		return false
	}
	asked := a.Decision().Seat
	w.both(fmt.Sprintf("after %q of seat %d", a.Text(do), asked), func(s *sitting) {
		if asked == w.seat {
			s.scene.Take(moment.Choice{Do: []game.Action{do}})
			return
		}
		if err := s.session().Match().Apply(do); err != nil {
			w.Fatal(err)
		}
		s.scene.Refresh()
	})
	return true
}

// tellsApart reports whether an action lets the seat know the two games from each other.
func (w *pair) tellsApart(a, b *roundtable.Game, do game.Action) bool {
	w.Helper()
	a, b = a.Clone().(*roundtable.Game), b.Clone().(*roundtable.Game)
	if err := a.Apply(do); err != nil {
		w.Fatal(err)
	}
	if err := b.Apply(do); err != nil {
		w.Fatal(err)
	}
	one, other := a.Events(), b.Events()
	for i := range min(len(one), len(other)) {
		if one[i].For(w.seat) != other[i].For(w.seat) {
			return true
		}
		if one[i] != other[i] {
			w.secrets++
		}
	}
	if len(one) != len(other) || a.View(w.seat) != b.View(w.seat) || a.Decision().Seat != b.Decision().Seat || a.Decision().Ask != b.Decision().Ask {
		w.Fatalf("%q tells seat %d more than its events do", a.Text(do), w.seat)
	}
	return false
}

// watch shows with the seat's eyes what was played, each move as it happens.
func (w *pair) watch() {
	w.Helper()
	for _, s := range w.sits {
		m := s.session().Match()
		r, err := table.NewReplay(s.app.Context(), s.Shell, standard, m, max(0, len(m.Moves())-30), w.seat, nil)
		if err != nil {
			w.Fatal(err)
		}
		s.app.Context().Push(r)
		s.tick(1)
		s.app.Context().PressNamed("play")
		s.tick(1)
	}
	for n := 0; w.playing(); n++ {
		for _, s := range w.sits {
			s.tick(1)
		}
		if n%w.every == 0 {
			w.compare("watched")
		}
	}
}

// playing reports whether the replays go on.
func (w *pair) playing() bool {
	w.Helper()
	var plays [2]bool
	for i, s := range w.sits {
		r, ok := s.app.Top().(*tableScene)
		plays[i] = !ok || r.Model().Replay.Playing
	}
	if plays[0] != plays[1] {
		w.Fatal("watched, one of the games is shorter")
	}
	return plays[0]
}

// Whatever a seat sees of two games that differ only in what it cannot know is the same,
// picture for picture: while others act too, behind curtains and in replays. In a quarter of
// the pairs nothing differs but who is the Traitor.
func TestPairsLookAlike(t *testing.T) {
	asked, looks, veils, secrets := map[string]bool{}, 0, 0, 0
	for mode, rules := range modes {
		for seed := range uint64(pairGames()) {
			chance := game.NewStream(seed, uint64(len(mode)))
			moves := chance.N(160)
			if seed == 0 {
				moves = 0
			}
			w := newPair(t, position(t, 3+int(seed)%5, moves, &chance, rules...), chance, int(seed)+2)
			w.play(40)
			w.watch()
			looks, veils, secrets = looks+w.looks, veils+w.veils, secrets+w.secrets
			for ask := range w.asked {
				asked[ask] = true
			}
		}
	}
	t.Logf("%d pictures, %d curtains before %v, %d secrets", looks, veils, asked, secrets)
	if looks < 500 || veils < 40 || secrets < 3 || !asked["gift"] {
		t.Error("the games show little")
	}
}

func pairGames() int {
	if os.Getenv("MERLIN_LONG") != "" {
		return 40
	}
	return 4
}
