package tabletest

import (
	"fmt"
	"slices"
	"testing"

	"merlin/game"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Pair are two games between people that differ only in what one seat cannot know, played by
// the same actions at two tables behind true curtains. As long as the engine tells that seat
// the same of both, whatever it sees must be the same: the table while it sits there, the
// curtain and what lies behind it at any time. Functions may be nil, but for Whose and Seen.
type Pair[V comparable, M table.Model[*V]] struct {
	*testing.T
	Title  *table.Title[*V, M]
	Seat   game.Seat
	Sits   [2]*Sitting[*V, M]
	Chance game.Stream

	Whose func(V) game.Seat                              // whose view it is
	Seen  func(*Sitting[*V, M]) string                   // all that a screen tells
	Look  func(app *ui.App) []byte                       // the pixels that are compared in its place; nil: none are
	Every int                                            // ticks from one comparison to the next while things move
	Undo  bool                                           // actions are taken back, too
	Pick  func(*Pair[V, M], []game.Action) []game.Action // those of the common actions that are drawn from
	Tells func(game.Event) bool                          // the event tells the seat more than it says
	Past  func(*Sitting[*V, M])                          // goes on from what a replay stops at

	Looks, Veils, Backs int             // what was compared, taken back
	Advised             int             // how often advice was asked for
	Secrets             int             // different things that the other seats were told alone
	Asked               map[string]bool // questions before which a curtain came
	Apart               *game.Event     // what told them apart at last
}

// Begin puts two matches on tables and lets things move slowly, with hints.
func (w *Pair[V, M]) Begin(matches [2]*game.Match) {
	w.Helper()
	w.Asked = map[string]bool{}
	for i, m := range matches {
		s := Lay(w.T, w.Title, m, 0)
		s.Shell.Real = true
		s.Settle()
		s.App.Context().SetPreferences(ui.Preferences{Tempo: .2, Others: .2, Hints: true, TakeBack: true})
		w.Sits[i] = s
	}
}

// game is the position at a table.
func (w *Pair[V, M]) game(i int) game.Game { return w.Sits[i].Session().Match().Game() }

// sees reports whether the seat may be looking at what is on the screen now.
func (w *Pair[V, M]) sees(s *Sitting[*V, M]) bool {
	at := s.Session().Seat()
	if top, ok := s.App.Top().(*table.Scene[*V, M]); ok {
		at = top.Session().Seat()
	}
	return s.Veiled() || at == w.Seat || at == game.NoSeat
}

// compare wants both screens to be the same, if the seat may see them.
func (w *Pair[V, M]) compare(when string) {
	w.Helper()
	a, b := w.Sits[0], w.Sits[1]
	if w.sees(a) != w.sees(b) {
		w.Fatalf("%s: only one of the tables is seat %d's", when, w.Seat)
	}
	if !w.sees(a) {
		return
	}
	w.Looks++
	if w.Look != nil {
		if one, other := w.Look(a.App), w.Look(b.App); !SamePicture(one, other) {
			w.Fatalf("%s seat %d sees pictures that differ: %s", when, w.Seat, KeepPictures(w.T, one, other))
		}
		return
	}
	if one, other := w.Seen(a), w.Seen(b); one != other {
		w.Fatalf("%s seat %d sees what it cannot know:\n%s", when, w.Seat, Difference(one, other))
	}
}

// rest lets ticks pass at both tables until they wait for a person, and compares what they
// show in between now and then.
func (w *Pair[V, M]) rest(when string) {
	w.Helper()
	for n := range 20000 {
		waits := 0
		for _, s := range w.Sits {
			if s.Tick(1); s.Rests() {
				waits++
			}
		}
		if waits == 1 {
			w.Fatalf("%s: only one of the tables comes to rest", when)
		}
		if waits == 2 || n%w.Every == 0 {
			w.compare(when)
		}
		if waits == 2 {
			return
		}
	}
	w.Fatalf("%s: the tables never come to rest", when)
}

// both does something at both tables.
func (w *Pair[V, M]) both(when string, do func(*Sitting[*V, M])) {
	w.Helper()
	for _, s := range w.Sits {
		do(s)
	}
	w.rest(when)
}

// press presses a region at both tables.
func (w *Pair[V, M]) press(when, name string) {
	w.Helper()
	w.both(when, func(s *Sitting[*V, M]) { s.App.Context().PressNamed(name); s.Tick(2) })
}

// lift lifts the curtains; nothing of the next player's may be there before.
func (w *Pair[V, M]) lift() {
	w.Helper()
	w.Veils++
	for _, s := range w.Sits {
		seat, _ := s.Session().Asked()
		if f := s.Scene.Model().Now(); s.Session().Seat() == seat || w.Whose(*f.View) == seat || w.Whose(*s.Scene.View()) == seat ||
			f.Asked != game.NoSeat || f.Choices != nil || f.Buttons != nil {
			w.Fatalf("behind the curtain there is what only seat %d may see", seat)
		}
		w.Asked[s.Session().Match().Game().Decision().Ask] = true
		s.App.Context().PressNamed("ready") // too soon
		s.Tick(40)
		if !s.Veiled() {
			w.Fatal("the curtain is lifted before one can have read it")
		}
	}
	w.press("behind the curtain", "ready")
}

// Play plays on until something told the seat which of the games it plays, or so many
// actions long. Now and then the seat looks at some moment.
func (w *Pair[V, M]) Play(actions int) {
	w.Helper()
	w.rest("at first")
	for range actions {
		s := w.Sits[0]
		switch {
		case s.Veiled():
			w.lift()
			continue
		case s.Session().Over():
			return
		case !s.AtTable():
			w.press(fmt.Sprintf("%T", s.App.Top()), "next")
			continue
		}
		switch n := w.Chance.N(12); {
		case n == 0 && w.Undo && s.Session().CanUndo() == nil:
			w.Backs++
			w.press("taken back", "undo")
			continue
		case n == 1 && s.Session().Seat() == w.Seat:
			w.replay()
		case n == 2 && s.Scene.Model().Now().Asked == w.Seat && w.Advised < mostAdvised:
			w.advise()
		}
		if !w.act() {
			return
		}
	}
}

// replay looks at some moment and comes back.
func (w *Pair[V, M]) replay() {
	w.Helper()
	n := w.Chance.N(w.Sits[0].Session().Moves() + 1)
	w.both("in a replay", func(s *Sitting[*V, M]) { s.Scene.LookAt(n); s.Tick(2) })
	for _, name := range []string{"next", "eyes-0", "before", "leave"} {
		w.press("in a replay", name)
	}
}

// mostAdvised is how often advice is asked for at most, which is thought about for long.
const mostAdvised = 1

// advise asks what should be done.
func (w *Pair[V, M]) advise() {
	w.Helper()
	w.Advised++
	w.press("lit up", "show")
	w.both("advised", func(s *Sitting[*V, M]) {
		s.App.Context().PressNamed("show")
		for n := 0; !s.Scene.Advised(); n++ {
			if s.Tick(1); n > 2000 {
				w.Fatal("the sage never comes to an end")
			}
		}
	})
	list := w.Sits[0].App.Top().Regions()
	w.free(list)
	if brief := list[ui.Find(list, "advice")].Label; ui.Find(list, "advice-more") >= 0 {
		w.press("told more", "advice-more")
		list = w.Sits[0].App.Top().Regions()
		w.free(list)
		if ui.Find(list, "advice-more") >= 0 || len(list[ui.Find(list, "advice")].Label) <= len(brief) {
			w.Error("who asks for more hears no more")
		}
	}
	w.press("thanked", "advice-end")
}

// free wants the sheet of the sage to hide nothing that may be chosen.
func (w *Pair[V, M]) free(list []ui.Region) {
	w.Helper()
	sheet := ui.Find(list, "advice")
	if sheet < 0 {
		w.Fatal("the sage says nothing")
	}
	for _, r := range list {
		if r.Glow && r.Bounds.Overlaps(list[sheet].Bounds) {
			w.Errorf("what the sage says hides %s", r.Name)
		}
	}
}

// act takes an action that both games offer; false when there is none, or when what follows
// tells the seat which game it is.
func (w *Pair[V, M]) act() bool {
	w.Helper()
	one, other := w.game(0).Decision(), w.game(1).Decision()
	if one.Seat == w.Seat && !slices.Equal(one.Options, other.Options) {
		w.Fatalf("%q: seat %d has other options", one.Ask, w.Seat)
	}
	common := slices.DeleteFunc(slices.Clone(one.Options), func(a game.Action) bool { return !slices.Contains(other.Options, a) })
	if w.Pick != nil {
		common = w.Pick(w, common)
	}
	if len(common) == 0 {
		return false
	}
	do := common[w.Chance.N(len(common))]
	if w.Apart = w.tellsApart(do); w.Apart != nil {
		return false
	}
	w.both(fmt.Sprintf("after %q of seat %d", w.game(0).Text(do), one.Seat), func(s *Sitting[*V, M]) {
		if one.Seat == w.Seat {
			s.Scene.Take(moment.Choice{Do: []game.Action{do}})
			return
		}
		if err := s.Session().Match().Apply(do); err != nil { // what leaves another seat no choice is its own secret
			w.Fatal(err)
		}
		s.Scene.Refresh()
	})
	return true
}

// tellsApart returns the event by which an action lets the seat know the two games from
// each other; nil when it does not.
func (w *Pair[V, M]) tellsApart(do game.Action) *game.Event {
	w.Helper()
	a, b := w.game(0).Clone(), w.game(1).Clone()
	for _, g := range []game.Game{a, b} {
		if err := g.Apply(do); err != nil {
			w.Fatal(err)
		}
	}
	one, other := a.Events(), b.Events()
	for i := range min(len(one), len(other)) {
		if e := one[i].For(w.Seat); e != other[i].For(w.Seat) || w.Tells != nil && w.Tells(e) {
			return &e
		}
		if one[i] != other[i] {
			w.Secrets++
		}
	}
	view := w.Title.Rules.(game.TitleOf[V]).View
	if len(one) != len(other) || view(a, w.Seat) != view(b, w.Seat) || a.Decision().Seat != b.Decision().Seat || a.Decision().Ask != b.Decision().Ask {
		w.Fatalf("%q tells seat %d more than its events do", a.Text(do), w.Seat)
	}
	return nil
}

// Watch shows with the seat's eyes the last moves that were played, each as it happens.
func (w *Pair[V, M]) Watch(moves int) {
	w.Helper()
	for _, s := range w.Sits {
		s.replayed(w.Title, max(0, len(s.Session().Match().Moves())-moves), w.Seat)
		s.App.Context().PressNamed("play")
		s.Tick(1)
	}
	for n := 0; w.playing(); n++ {
		for _, s := range w.Sits {
			if s.Tick(1); w.Past != nil {
				w.Past(s)
			}
		}
		if n%w.Every == 0 {
			w.compare("watched")
		}
	}
}

// replayed shows a moment of the match with a seat's eyes.
func (s *Sitting[V, M]) replayed(title *table.Title[V, M], at int, eyes game.Seat) {
	s.Helper()
	r, err := table.NewReplay(s.App.Context(), s.Shell, title, s.Session().Match(), at, eyes, nil)
	if err != nil {
		s.Fatal(err)
	}
	s.App.Context().Push(r)
	s.Tick(1)
}

// playing reports whether the replays go on.
func (w *Pair[V, M]) playing() bool {
	w.Helper()
	var plays [2]bool
	for i, s := range w.Sits {
		r, atTable := s.App.Top().(*table.Scene[*V, M])
		plays[i] = !atTable || r.Model().Now().Replay.Playing
	}
	if plays[0] != plays[1] {
		w.Fatal("watched, one of the games is shorter")
	}
	return plays[0]
}

// OthersDiffer reports whether some other seat sees the two games differ on a display.
func (w *Pair[V, M]) OthersDiffer(d *Screens) bool {
	w.Helper()
	for seat := range game.Seat(len(w.Sits[0].Session().Match().Setup().Seats)) {
		var pictures [2][]byte
		for i, s := range w.Sits {
			s.replayed(w.Title, 0, seat)
			pictures[i] = d.Look(s.App)
		}
		if !SamePicture(pictures[0], pictures[1]) {
			if seat == w.Seat {
				w.Fatal("the seat itself sees its games differ")
			}
			return true
		}
	}
	return false
}
