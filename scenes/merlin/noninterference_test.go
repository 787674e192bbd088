package merlin

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// noninterference are two games between people that differ only in what one seat cannot know,
// played by the same actions at two tables. As long as the engine tells that seat the
// same of both, whatever it sees must be the same: the table while it sits there, the
// curtain and what lies behind it at any time.
type noninterference struct {
	*testing.T
	seat   game.Seat
	sits   [2]*sitting
	chance game.Stream

	look  func(*sitting) []byte // the pixels that are compared; nil: the words are
	every int                   // ticks from one comparison to the next while things move

	looks, veils, backs int             // what was compared, undone
	secrets             int             // different things that the other seats were told alone
	asked               map[string]bool // questions before which a curtain came
	apart               *game.Event     // what told them apart at last
}

// variantOf returns a game that differs from g only in what the asked seat cannot know.
// So that it does not come out at once, chance and the traitors stay, and of the cards
// either the deck is in another order, or some change places with those in hands, or
// all do.
func variantOf(g *merlin.Game, chance *game.Stream) *merlin.Game {
	seat := g.Decision().Seat
	c := g.Imagine(seat, chance).(*merlin.Game)
	c.Chance, c.Pile = g.Chance, g.Pile
	kind := chance.N(4)
	if kind == 0 {
		return c
	}
	c.Hands, c.Deck = g.Hands, g.Deck
	if kind < 3 {
		game.Shuffle(chance, c.Deck[:c.DeckLeft])
		return c
	}
	for other := range game.Seat(g.Seats) {
		if other == seat || g.DeckLeft == 0 {
			continue
		}
		for _, card := range c.Hands[other].List() {
			i := chance.N(int(c.DeckLeft))
			c.Hands[other] = c.Hands[other]&^(1<<card) | 1<<c.Deck[i]
			c.Deck[i] = card
		}
	}
	return c
}

// randomPosition is a position of a random game in which a seat is asked.
func randomPosition(t *testing.T, seats int, moves int, chance *game.Stream, modules ...string) *merlin.Game {
	t.Helper()
	m := newMatch(t, seats, chance.Uint64(), modules...)
	for range moves {
		o := m.Game().Decision().Options
		if err := m.Apply(o[chance.N(len(o))]); err != nil {
			t.Fatal(err)
		}
		if m.Game().Over() {
			return randomPosition(t, seats, moves/2, chance, modules...)
		}
	}
	return m.Game().(*merlin.Game)
}

func newNoninterference(t *testing.T, g *merlin.Game, chance game.Stream) *noninterference {
	t.Helper()
	w := &noninterference{T: t, seat: g.Decision().Seat, chance: chance, every: 6, asked: map[string]bool{}}
	for i, g := range []*merlin.Game{g, variantOf(g, &w.chance)} {
		w.sits[i] = sit(t, matchAt(t, g), 0, true)
		w.sits[i].app.Context().SetPreferences(ui.Preferences{Tempo: .2, Others: .2, Hints: true, TakeBack: true})
	}
	return w
}

// seen is all that a screen tells: its regions with their words, what is written and
// where, and what flies.
func seen(s *sitting) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%T\n", s.app.Top())
	for _, r := range s.app.Top().Regions() {
		fmt.Fprintln(&b, r.Name, r.Label, r.Tip, r.Why, r.Enabled, r.Glow, r.Bounds)
	}
	rec := &ui.Recorder{}
	s.app.Painter(nil).Record(rec)
	s.app.Context().RequestRedraw()
	s.app.Draw(nil)
	s.app.Painter(nil).Record(nil)
	for _, w := range rec.Texts {
		fmt.Fprintln(&b, w.Where, w.Text, w.Box)
	}
	for _, r := range s.app.Mirror() {
		fmt.Fprintln(&b, r)
	}
	if top, ok := s.app.Top().(*tableScene); ok {
		b.WriteString(offered(top.Model()))
		for _, f := range slices.Concat(top.Motion().Flights(), top.Motion().Landed()) {
			card, _ := f.Drawn.(draw.CardArt)
			fmt.Fprintln(&b, f.Sprite, f.Text, f.Banner, card.Card, f.Faces, f.Path, f.Size, f.Begin, f.End)
		}
	}
	return b.String()
}

// offered is what the choosers of a frame would show, and the buttons.
func offered(f *draw.Frame) string {
	var lines []string
	for _, list := range f.Choices {
		for _, c := range list {
			lines = append(lines, fmt.Sprintln(c.At, c.Label, c.Title, c.Short, c.Brief, c.Icon, c.Void, model.ReachOf(&c), c.Quiet))
		}
	}
	slices.Sort(lines)
	return strings.Join(lines, "") + fmt.Sprintln(len(f.Buttons), f.Landings, f.CannotUndo, f.CanRedo)
}

// sees reports whether the seat may be looking at what is on the screen now.
func (w *noninterference) sees(s *sitting) bool {
	at := s.scene.Session().Seat()
	if top, ok := s.app.Top().(*tableScene); ok {
		at = top.Session().Seat()
	}
	return s.veiled() || at == w.seat || at == game.NoSeat
}

// compare wants both screens to be the same, if the seat may see them.
func (w *noninterference) compare(when string) {
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
		w.Fatalf("%s seat %d sees what it cannot know:\n%s", when, w.seat, difference(one, other))
	}
}

// difference is the first line that differs.
func difference(one, other string) string {
	a, b := strings.Split(one, "\n"), strings.Split(other, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return a[i] + "\n" + b[i]
		}
	}
	return fmt.Sprintf("%d and %d lines", len(a), len(b))
}

// rest lets ticks pass at both tables until they wait for a person, and compares what
// they show in between now and then.
func (w *noninterference) rest(when string) {
	w.Helper()
	for n := range 20000 {
		waits := 0
		for _, s := range w.sits {
			if err := s.app.Update(new(ui.Input)); err != nil {
				w.Fatal(err)
			}
			if s.app.Top() != ui.Scene(s.scene) || !s.scene.Behind() && !s.scene.Session().Hidden() {
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
func (w *noninterference) both(when string, do func(*sitting)) {
	w.Helper()
	for _, s := range w.sits {
		do(s)
	}
	w.rest(when)
}

// lift lifts the curtains; nothing of the next player's may be there before.
func (w *noninterference) lift() {
	w.Helper()
	w.veils++
	for _, s := range w.sits {
		ss := s.scene.Session()
		seat, _ := ss.Asked()
		if f := s.scene.Model(); ss.Seat() == seat || f.View.Seat == seat || s.scene.View().Seat == seat || f.Asked != game.NoSeat || f.Choices != nil || f.Buttons != nil {
			w.Fatalf("behind the curtain there is what only seat %d may see", seat)
		}
		w.asked[gameOf(s.scene).Decision().Ask] = true
		s.app.Context().PressNamed("ready") // too soon
	}
	for range 40 {
		for _, s := range w.sits {
			s.tick(1)
		}
	}
	w.both("behind the curtain", func(s *sitting) {
		if !s.veiled() {
			w.Fatal("the curtain is lifted before one can have read it")
		}
		s.app.Context().PressNamed("ready")
		s.tick(1)
	})
}

// play plays on until something told the seat which of the games it plays, or so many
// actions long.
func (w *noninterference) play(actions int) {
	w.Helper()
	w.rest("at first")
	for range actions {
		ss := w.sits[0].scene.Session()
		top := w.sits[0].app.Top()
		switch {
		case w.sits[0].veiled():
			w.lift()
			continue
		case top == ui.Scene(w.sits[0].scene):
		case ss.Over():
			return
		default:
			w.both(fmt.Sprintf("%T", top), func(s *sitting) { s.app.Context().PressNamed("next") })
			continue
		}
		switch n := w.chance.N(12); {
		case n == 0 && ss.CanUndo() == nil:
			w.backs++
			w.both("taken back", func(s *sitting) { s.scene.Model().Do.Undo() })
			continue
		case n == 1 && ss.Seat() == w.seat:
			w.replay()
		}
		if !w.act() {
			return
		}
	}
}

// replay looks at some moment and comes back.
func (w *noninterference) replay() {
	w.Helper()
	n := w.chance.N(w.sits[0].scene.Session().Moves() + 1)
	w.both("in a replay", func(s *sitting) { s.scene.LookAt(n); s.tick(2) })
	for _, press := range []string{"next", "eyes-0", "before", "leave"} {
		w.both("in a replay", func(s *sitting) { s.app.Context().PressNamed(press); s.tick(2) })
	}
}

// watch shows with the seat's eyes what was played, each move as it happens.
func (w *noninterference) watch() {
	w.Helper()
	for _, s := range w.sits {
		m := s.scene.Session().Match()
		r, err := table.NewReplay(s.app.Context(), s.shell, standard, m, max(0, len(m.Moves())-60), w.seat, nil)
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
			s.leaveAccount()
		}
		if n%w.every == 0 {
			w.compare("watched")
		}
	}
}

// playing reports whether the replays go on.
func (w *noninterference) playing() bool {
	w.Helper()
	var plays [2]bool
	for i, s := range w.sits {
		r, table := s.app.Top().(*tableScene)
		plays[i] = !table || r.Model().Replay.Playing
	}
	if plays[0] != plays[1] {
		w.Fatal("watched, one of the games is shorter")
	}
	return plays[0]
}

// leaveAccount goes on from the account of a scoring.
func (s *sitting) leaveAccount() {
	for _, name := range []string{"skip", "next"} {
		if ui.Find(s.app.Top().Regions(), name) >= 0 && ui.Find(s.app.Top().Regions(), "part-1") >= 0 {
			s.app.Context().PressNamed(name)
			return
		}
	}
}

// act takes an action that both games offer; false when there is none, or when what
// follows tells the seat which game it is.
func (w *noninterference) act() bool {
	w.Helper()
	a, b := gameOf(w.sits[0].scene), gameOf(w.sits[1].scene)
	var common, better []game.Action
	for _, o := range a.Decision().Options {
		if slices.Contains(b.Decision().Options, o) {
			if common = append(common, o); unseen(o) == (a.Decision().Seat != w.seat) {
				better = append(better, o)
			}
		}
	}
	if len(better) > 0 && w.chance.N(4) > 0 {
		common = better
	}
	if len(common) == 0 {
		return false
	}
	do := common[w.chance.N(len(common))]
	if w.apart = w.tellsApart(a, b, do); w.apart != nil {
		return false
	}
	asked := a.Decision().Seat
	w.both(fmt.Sprintf("after %q of seat %d", a.Text(do), asked), func(s *sitting) {
		if asked == w.seat {
			s.scene.Take(moment.Choice{Do: []game.Action{do}})
			return
		}
		if err := s.scene.Session().Match().Apply(do); err != nil { // what leaves another seat no choice is its own secret
			w.Fatal(err)
		}
		s.scene.Refresh()
	})
	return true
}

// unseen reports whether an action leads to cards that only one seat sees: others do it
// gladly, the seat itself would soon know which game it plays.
func unseen(a game.Action) bool {
	switch a.Kind {
	case merlin.ActFulfil, merlin.ActDiscard, merlin.ActBedivere:
		return true
	case merlin.ActDraw:
		return a.A == merlin.FromDeck
	}
	return false
}

// tellsApart returns the event by which an action lets the seat know the two games from
// each other; nil when it does not.
func (w *noninterference) tellsApart(a, b *merlin.Game, do game.Action) *game.Event {
	w.Helper()
	a, b = a.Clone().(*merlin.Game), b.Clone().(*merlin.Game)
	if err := a.Apply(do); err != nil {
		w.Fatal(err)
	}
	if err := b.Apply(do); err != nil {
		w.Fatal(err)
	}
	one, other := a.Events(), b.Events()
	for i := range min(len(one), len(other)) {
		if e := one[i].For(w.seat); e != other[i].For(w.seat) || e.Kind == merlin.EventLooked && e.Seat == w.seat {
			return &e
		}
		if one[i] != other[i] {
			w.secrets++
		}
	}
	if len(one) != len(other) || a.View(w.seat) != b.View(w.seat) || a.Decision().Seat != b.Decision().Seat || a.Decision().Ask != b.Decision().Ask {
		w.Fatalf("%q tells seat %d more than its events do", a.Text(do), w.seat)
	}
	return nil
}

// rightly reports whether it is in the rules that an event brings something hidden to
// light for the seat.
func (w *noninterference) rightly(e *game.Event) bool {
	switch e.Kind {
	case merlin.EventDisplay, merlin.EventDecree, merlin.EventPictOpen:
		return true
	case merlin.EventDrawn, merlin.EventLooked:
		return e.Seat == w.seat
	}
	return false
}

// Whatever a seat sees of two games that differ only in what it cannot know is the
// same, picture for picture: while others act too, behind curtains and in replays.
func TestNoninterference(t *testing.T) {
	asked, looks, veils, backs, secrets := map[string]bool{}, 0, 0, 0, 0
	for i, modules := range [][]string{nil, {"knights", "decrees"}, {"favour", "arthur", "treasures"}, merlin.ModuleNames()} {
		for seed := range uint64(pairGames()) {
			chance := game.NewStream(seed, uint64(i))
			moves := chance.N(200)
			if seed == 0 {
				moves = 0
			}
			w := newNoninterference(t, randomPosition(t, 2+int(seed)%3, moves, &chance, modules...), chance)
			w.play(100)
			w.watch()
			if w.apart != nil && !w.rightly(w.apart) {
				t.Errorf("modules %v, seed %d: seat %d is told what is hidden by %+v", modules, seed, w.seat, *w.apart)
			}
			looks, veils, backs, secrets = looks+w.looks, veils+w.veils, backs+w.backs, secrets+w.secrets
			for ask := range w.asked {
				asked[ask] = true
			}
		}
	}
	t.Logf("%d pictures, %d curtains before %v, %d times taken back, %d secrets", looks, veils, asked, backs, secrets)
	if looks < 500 || veils < 50 || backs < 5 || secrets < 3 || !asked["draft"] {
		t.Error("the games show little")
	}
}

func pairGames() int { return games(3, 60) }

// games is how many games are played: few in the gate, many with MERLIN_LONG.
func games(few, many int) int {
	if os.Getenv("MERLIN_LONG") != "" {
		return many
	}
	return few
}
