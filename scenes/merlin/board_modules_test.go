package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/modules"
	"merlin/scenes/ui"
)

// onBoard are the kinds of things that lie on the board.
var onBoard = []uint8{
	merlin.TargetDie, merlin.TargetSpace, merlin.TargetPlace, merlin.TargetMarker, merlin.TargetStock,
	merlin.TargetFigure, merlin.TargetDecree, merlin.TargetServant, merlin.TargetRider,
}

// boardSets are sets in which the board differs.
var boardSets = [][]string{
	{"arthur"},
	{"decrees"},
	{"knights-dealt"},
	{"favour", "arthur", "knights-dealt", "treasures", "decrees"},
	{"caerleon", "decrees"},
	{"market", "morgana"},
	{"arthur", "caerleon-random", "morgana", "treasures"},
	{"favour", "arthur", "knights", "gold", "market", "caerleon", "morgana", "treasures", "decrees"},
}

// Whatever of an option lies on the board can be clicked there, with every module.
func boardOptionsAreReachable(t *testing.T) watcher {
	seen := map[string]bool{}
	look := func(s *sitting) {
		g := gameOf(s.scene)
		for _, a := range slices.Clone(g.Decision().Options) {
			if !slices.Contains(onBoard, g.Target(a).Kind) {
				continue
			}
			word, _, _ := strings.Cut(g.Text(a), " ")
			seen[word] = true
			s.reach(a, s.list)
		}
	}
	return watcher{look, func() {
		for _, word := range []string{"walk", "exchange", "activate", "look", "decree", "serve", "decree-die", "foreign", "coin", "send-home", "dark", "swap"} {
			if !seen[word] {
				t.Errorf("no game had the option %q on the board: the test shows nothing of it", word)
			}
		}
	}}
}

// The board explains itself with every module, in every language: no region of it
// misses a text, and none lies twice under one name.
func boardExplainsModules(t *testing.T) watcher {
	n := 0
	look := func(s *sitting) {
		if n++; n%17 != 0 {
			return
		}
		l := localeOf(t, i18n.Languages()[n%3])
		defer s.app.Context().SetLocale(s.app.Context().Locale())
		s.app.Context().SetLocale(l)
		list := new(draw.BoardPanel).Regions(s.scene.Model())
		if err := ui.CheckRegions(list); err != nil {
			t.Fatal(err)
		}
		for _, r := range list {
			if strings.Contains(r.Tip.String(), "‹") && !told[r.Name] {
				told[r.Name] = true
				t.Errorf("%s says %q", r.Name, r.Tip)
			}
		}
	}
	return watcher{look, func() {}}
}

// The ways shown for an action end where the figure does.
func waysEndWhereTheFigureDoes(t *testing.T) watcher {
	seen := map[game.Kind]bool{}
	look := func(s *sitting) {
		g := gameOf(s.scene)
		for _, list := range s.scene.Model().Choices {
			for _, c := range list {
				last := c.Do[len(c.Do)-1].Kind
				if len(model.ReachOf(&c).Ways) != 1 || last == merlin.ActMove {
					continue
				}
				after := g.Clone().(*merlin.Game)
				for _, a := range c.Do {
					if err := after.Apply(a); err != nil {
						t.Fatal(err)
					}
				}
				if d := after.Decision(); d.Ask == "die" && c.Do[0].Kind != merlin.ActMove { // a changed die is taken
					if err := after.Apply(game.Action{Kind: merlin.ActDie, A: model.ReachOf(&c).Ways[0].Die}); err != nil {
						t.Fatal(err)
					}
				}
				if d := after.Decision(); d.Ask == "move" { // a changed die: the figure goes on by itself
					if err := after.Apply(d.Options[0]); err != nil {
						t.Fatal(err)
					}
				}
				seen[last] = true
				seat := g.Decision().Seat
				v := after.View(seat)
				if at := g.Rules().Table(&v.Public).StandsOn(seat, model.ReachOf(&c).Ways[0].Figure); at != model.ReachOf(&c).Ways[0].To() {
					t.Errorf("%v is said to lead to %d, and leads to %d", c.Do, model.ReachOf(&c).Ways[0].To(), at)
				}
			}
		}
		for _, l := range s.scene.Model().Landings {
			if ring := draw.RingOf(g.Rules(), l.From()); l.To() < ring.First || l.To() >= ring.First+ring.Spaces {
				t.Errorf("%v leaves its ring", l)
			}
		}
	}
	return watcher{look, func() {
		for _, k := range []game.Kind{merlin.ActWalk, merlin.ActAct, merlin.ActMirror, merlin.ActBors, merlin.ActExchange, merlin.ActPlus, merlin.ActBackwards} {
			if !seen[k] {
				t.Errorf("no way of action %d was seen", k)
			}
		}
	}}
}

// Decrees that are looked at are open to him who looks, and to nobody else.
func decreesAreOpenToOneAlone(t *testing.T) watcher {
	looks := 0
	look := func(s *sitting) {
		g := gameOf(s.scene)
		d := g.Decision()
		if d.Ask != "decree" {
			return
		}
		looks++
		if len(modules.Looked(s.scene.Model().Model)) == 0 {
			t.Fatalf("seat %d sees nothing of what it looks at", d.Seat)
		}
		for _, v := range views(g) {
			if v.Seat == d.Seat {
				continue
			}
			f := s.scene.Model().Clone()
			f.View, f.Asked, f.Kind, f.Ask, f.Args = &v, game.NoSeat, 0, "", [3]uint8{}
			if list := modules.Looked(f.Model); len(list) > 0 {
				t.Fatalf("seat %d sees %v, which seat %d looks at", v.Seat, list, d.Seat)
			}
		}
	}
	return watcher{look, func() {
		if looks == 0 {
			t.Error("nobody looked at decrees")
		}
	}}
}

// Moved batch by batch, the shown view ends where the true one is with modules, and
// every event of theirs that is seen can be drawn on its way.
func TestModulesMoveToTheView(t *testing.T) {
	for i, set := range boardSets {
		s := sit(t, newMatch(t, 3, uint64(i), set...), 1)
		s.click("ready")
		m := s.scene.Session().Match()
		chance := game.NewStream(uint64(i), 33)
		p := s.app.Painter(nil)
		for !m.Game().Over() {
			options := m.Game().Decision().Options
			if err := m.Apply(options[chance.N(len(options))]); err != nil {
				t.Fatal(err)
			}
			events := s.scene.Session().History()[len(m.Moves())-1].Events
			s.scene.Motion().Begin(events)
			for s.scene.Motion().Busy() {
				s.scene.Motion().Step(s.app.Context(), s.scene.View(), s.scene.Flights)
				s.scene.Motion().Draw(p)
			}
			want := viewOf(s.scene)
			for _, e := range events {
				comesLater(s.scene.View(), &want, e)
			}
			if !sameShown(*s.scene.View(), want, gameOf(s.scene).Decision().Ask) {
				t.Fatalf("%v, after %q:\n shown %+v\n true  %+v", set, m.Moves()[len(m.Moves())-1].Text, s.scene.View(), want)
			}
		}
	}
}

// Every text of the board and of the ribbon fits its box with modules, in every
// language, at rest and with the pointer on this or that.
func boardTextsFit(t *testing.T) watcher {
	n := 0
	look := func(s *sitting) {
		f := s.scene.Model()
		if n++; n%23 != 0 && f.Ask != "decree" && (f.Ask != "move" || n%5 != 0) {
			return
		}
		lang := i18n.Languages()[n%3]
		v := canvases[n%2]
		app, sc := showing(t, s.scene.Session().Match(), lang, v)
		sc.panels = []draw.Panel{new(draw.BoardPanel), new(draw.TopPanel)}
		where := lang + " at " + f.Ask
		checkDrawn(t, where, app, false)
		for i, r := range sc.panels[0].Regions(sc.frame) {
			if i%11 != n%11 && !r.Enabled {
				continue
			}
			x, y := r.Bounds.Center()
			app.Update(&ui.Input{X: x, Y: y})
			checkDrawn(t, where+", over "+r.Name, app, false)
		}
	}
	return watcher{look, func() {}}
}

// A robot that knows the list of regions only plays whole games with modules.
func TestRobotPlaysModules(t *testing.T) {
	t.Parallel()
	for i, set := range [][]string{
		{"arthur"},
		{"decrees"},
		{"favour", "treasures"},
		{"favour", "arthur", "knights-dealt", "treasures", "decrees"},
		{"knights"}, // with the draft
		{"gold"},
		{"market", "arthur"},
		{"caerleon-random", "knights-dealt"},
		{"morgana", "decrees"},
		{"favour", "arthur", "knights", "gold", "market", "caerleon", "morgana", "treasures", "decrees"},
	} {
		m := newMatch(t, 2+i%3, uint64(i), set...)
		s := sit(t, m, 0)
		chance := game.NewStream(uint64(i), 34)
		for clicks := 0; !m.Game().Over(); clicks++ {
			list := s.pressable()
			if len(list) == 0 || clicks > 6000 {
				t.Fatalf("%v, click %d: nothing can be chosen at %+v", set, clicks, m.Game().Decision())
			}
			s.click(list[chance.N(len(list))])
		}
	}
}
