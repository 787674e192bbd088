package merlin

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// shell is what surrounds the table in a test: the curtain is a scene with one button.
type shell struct {
	app   *ui.App
	setup func()
	real  bool // the curtain is the true one

	unknown bool     // nothing was explained yet
	known   []string // what is known since

	chapter string // of the rules that was opened last
}

func (h *shell) Menu(...scenes.MenuItem) {}

func (h *shell) Rules(chapter string) { h.chapter = chapter }

func (h *shell) Help() {}

func (h *shell) Mute() {}

func (h *shell) Muted() bool { return false }

func (h *shell) Ends() bool { return true }

func (h *shell) Knows(topic string) bool { return !h.unknown || slices.Contains(h.known, topic) }
func (h *shell) Learnt(topics ...string) { h.known = append(h.known, topics...) }

func (h *shell) Again([]game.Player) { h.setup() }

func (h *shell) Title() {}

func (h *shell) Saves(func(string) (string, error)) {}
func (h *shell) Save(func(string) (string, error))  {}

func (h *shell) Curtain(name, crest string, ready func()) {
	if c := h.app.Context(); h.real {
		c.Push(scenes.NewCurtain(c, name, crest, ready, func() {}))
		return
	}
	h.app.Context().Push(&veil{name: name, ctx: h.app.Context(), ready: ready})
}

// veil is the curtain of a test.
type veil struct {
	name  string
	ctx   *ui.Context
	ready func()
}

func (v *veil) Update(*ui.Context) error { return nil }

func (v *veil) Draw(*ui.Painter) {}

func (v *veil) Regions() []ui.Region {
	return []ui.Region{{
		Name: "ready", Label: v.name, Bounds: ui.Rect{W: 9, H: 9}, Enabled: true,
		Press: func() { v.ctx.Pop(v); v.ready() },
	}}
}

// sitting is a table without a window.
type sitting struct {
	t      *testing.T
	app    *ui.App
	shell  *shell
	scene  *tableScene
	list   []ui.Region // those at the question that watchers look at
	summed bool        // the card that sums a lesson up was seen
}

// veiled reports whether the curtain is down.
func (s *sitting) veiled() bool { return ui.Find(s.app.Top().Regions(), "ready") >= 0 }

// sit puts a match on a table. Nothing moves unless tempo is above 0.
func sit(t *testing.T, m *game.Match, tempo float64, curtain ...bool) *sitting {
	t.Helper()
	s := laid(t, m, tempo, curtain...)
	s.settle()
	return s
}

// laid is a table before its first tick.
func laid(t *testing.T, m *game.Match, tempo float64, curtain ...bool) *sitting {
	t.Helper()
	return laidIn(t, "en", m, tempo, curtain...)
}

// laidIn is one in a language.
func laidIn(t *testing.T, lang string, m *game.Match, tempo float64, curtain ...bool) *sitting {
	t.Helper()
	app := appIn(t, lang)
	app.Context().SetPreferences(ui.Preferences{Tempo: tempo, Others: tempo})
	h := &shell{app: app, real: len(curtain) > 0}
	s := &sitting{t: t, app: app, shell: h, scene: New(app.Context(), h, m)}
	app.Start(s.scene)
	return s
}

// settle lets ticks pass until the table waits for a person.
func (s *sitting) settle() {
	s.t.Helper()
	for range 20000 {
		if err := s.app.Update(new(ui.Input)); err != nil {
			s.t.Fatal(err)
		}
		_, person := s.scene.Session().Asked()
		over := s.scene.Session().Match().Game().Over()
		if s.app.Top() != ui.Scene(s.scene) {
			return
		}
		still := !s.scene.Behind() && ui.Find(s.scene.Regions(), "hurry") < 0
		if still && !s.scene.Session().Hidden() && (person || over) {
			return
		}
	}
	s.t.Fatal("the table never comes to rest")
}

// click presses a region as the pointer would: the topmost that its point hits. A second
// has passed since the last press, so that what newly lies there is meant.
func (s *sitting) click(name string) {
	s.t.Helper()
	s.tick(60)
	x, y, ok := s.point(name)
	if !ok {
		s.t.Fatalf("nothing can be hit of %q", name)
	}
	for _, in := range []ui.Input{{X: x, Y: y}, {X: x, Y: y, Down: true, JustDown: true}, {X: x, Y: y, JustUp: true}} {
		if err := s.app.Update(&in); err != nil {
			s.t.Fatal(err)
		}
	}
	s.settle()
}

// point is a point of the canvas where a click means the region.
func (s *sitting) point(name string) (x, y float64, ok bool) {
	list := s.app.Top().Regions()
	i := ui.Find(list, name)
	if i < 0 {
		return 0, 0, false
	}
	return pointOf(list, i)
}

// pointOf is a point where a click means the i-th region of a list.
func pointOf(list []ui.Region, i int) (x, y float64, ok bool) {
	const n = 21
	b := list[i].Bounds
	for k := range n * n {
		// from the middle outwards, so that the usual place is tried first
		kx, ky := (k%n+n/2)%n, (k/n+n/2)%n
		x, y = b.X+b.W*(float64(kx)+.5)/n, b.Y+b.H*(float64(ky)+.5)/n
		if ui.At(list, x, y, nil) == i {
			return x, y, true
		}
	}
	return 0, 0, false
}

// pressable lists what can be clicked, glowing things only if there are any.
func (s *sitting) pressable() []string {
	var glowing, others []string
	for _, r := range s.app.Top().Regions() {
		switch {
		case !r.Enabled || r.Press == nil || slices.Contains(away, r.Name) || strings.HasPrefix(r.Name, "moment-"), strings.HasPrefix(r.Name, "summary-"):
		case r.Glow:
			glowing = append(glowing, r.Name)
		default:
			others = append(others, r.Name)
		}
	}
	if len(glowing) > 0 {
		return glowing
	}
	return others
}

// away are the regions that do not play.
var away = []string{"undo", "redo", "show", "sound", "help", "menu", "choice-none", "on", "to-my-turn"}

// A robot that knows the list of regions only plays whole games to the end.
func TestRobotPlaysWholeGames(t *testing.T) {
	for seats := 2; seats <= merlin.MaxSeats; seats++ {
		for seed := range uint64(2) {
			t.Run(fmt.Sprintf("%d seats, seed %d", seats, seed), func(t *testing.T) {
				s := sit(t, newMatch(t, seats, seed), 0)
				chance := game.NewStream(seed, 7)
				for clicks := 0; !s.scene.Session().Match().Game().Over(); clicks++ {
					if err := ui.CheckRegions(s.app.Top().Regions()); err != nil {
						t.Fatalf("click %d: %v", clicks, err)
					}
					list := s.pressable()
					if len(list) == 0 || clicks > 4000 {
						t.Fatalf("click %d: nothing can be chosen at %+v", clicks, s.scene.Session().Match().Game().Decision())
					}
					s.click(list[chance.N(len(list))])
				}
			})
		}
	}
}

// Whatever is legal can be reached by a click, or by two with the chooser.
func TestEveryOptionIsReachable(t *testing.T) {
	for seed := range uint64(3) {
		m := newMatch(t, 2+int(seed), seed)
		s := sit(t, m, 0)
		chance := game.NewStream(seed, 8)
		for !m.Game().Over() {
			if s.app.Top() != ui.Scene(s.scene) {
				s.click(s.pressable()[0])
				continue
			}
			d, list := m.Game().Decision(), s.scene.Regions()
			for _, a := range d.Options {
				s.reach(a, list)
			}
			do := d.Options[chance.N(len(d.Options))]
			s.scene.Take(moment.Choice{Do: []game.Action{do}})
			if s.settle(); do.Kind == merlin.ActDiscard {
				s.stay(list)
			}
		}
	}
}

// stay wants the quests of which a second one may be laid off to lie where they lay before the first.
func (s *sitting) stay(before []ui.Region) {
	s.t.Helper()
	g, list := gameOf(s.scene), s.scene.Regions()
	for _, a := range g.Decision().Options {
		if a.Kind != merlin.ActDiscard {
			continue
		}
		if name := regionName(g.Target(a)); list[ui.Find(list, name)].Bounds != before[ui.Find(before, name)].Bounds {
			s.t.Errorf("%s has moved", name)
		}
	}
}

// reach fails unless the option is behind an enabled region of the table that can be hit.
func (s *sitting) reach(a game.Action, list []ui.Region) {
	s.t.Helper()
	g := gameOf(s.scene)
	t := s.scene.Model().Spots(g.Target(a))[0]
	if a.Kind == merlin.ActExchange && !s.scene.Model().Open(t) { // the figure stands where the die leads
		t = words.GoodsTarget(merlin.Flag, model.FlagColour(g.Rules(), "exchange"))
	}
	var name string
	switch t.Kind {
	case merlin.TargetNone:
		name, _, _ = strings.Cut(g.Text(a), " ")
	case merlin.TargetDie:
		name = s.scene.Model().DieNames(t)[0]
	default:
		name = regionName(t)
	}
	i := ui.Find(list, name)
	switch {
	case i < 0:
		s.t.Fatalf("%q: there is no region %q", g.Text(a), name)
	case !list[i].Enabled:
		s.t.Fatalf("%q: the region %q is not enabled: %s", g.Text(a), name, list[i].Why)
	}
	if _, _, ok := pointOf(list, i); !ok {
		s.t.Fatalf("%q: the region %q lies under others", g.Text(a), name)
	}
	if t.Kind == merlin.TargetNone {
		return
	}
	choices := s.scene.Model().At(t)
	for _, c := range choices {
		if len(choices) > 1 && c.Icon == "" {
			s.t.Fatalf("%q has no picture beside the other choices at %q", g.Text(c.Do[0]), name)
		}
	}
	found := slices.ContainsFunc(choices, func(c moment.Choice) bool { return c.Do[0] == a })
	if !found {
		s.t.Fatalf("%q is not behind %q", g.Text(a), name)
	}
}

// The way from the result to another game leaves this table, so that what was kept
// of it is cleared before the next game is kept.
func TestAnotherGameLeavesTheTable(t *testing.T) {
	title, app := keeping(t, "en")
	s := &sitting{t: t, app: app, shell: title.Shell().(*shell), scene: title.Start(app.Context(), alone2).(*tableScene)}
	app.Start(s.scene)
	s.settle()
	s.shell.setup = func() { s.app.Context().Reset(&veil{ctx: s.app.Context(), ready: func() {}}) }
	chance := game.NewStream(1, 14)
	for !s.scene.Session().Over() {
		list := s.pressable()
		s.click(list[chance.N(len(list))])
	}
	for s.app.Top() != nil && title.Playing() != nil {
		list := s.app.Top().Regions()
		if ui.Find(list, "again") >= 0 {
			s.app.Context().PressNamed("again")
		} else if ui.Find(list, "next") >= 0 {
			s.app.Context().PressNamed("next")
		} else {
			t.Fatalf("no way on to another game from %T", s.app.Top())
		}
		for range 5 {
			if err := s.app.Update(new(ui.Input)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if _, ok := s.app.Top().(*veil); !ok {
		t.Fatalf("another game begins at %T", s.app.Top())
	}
}
