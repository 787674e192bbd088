package merlin

import (
	"fmt"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// Whole tables are looked at where a kind of question comes up, with every set of
// modules: at rest, with the pointer on things of each kind and with each chooser open
// every text fits and is large enough, and no explanation covers what it explains nor
// the question.
func TestTablesFit(t *testing.T) {
	n := 0
	eachQuestion(t, games(1, 2)*len(windows), func(_ int, set []string, m *game.Match) {
		n++
		look := tableLook{t: t, n: n, set: set, lang: i18n.Languages()[n%3], window: windows[n%len(windows)]}
		look.at(m)
	})
}

// eachQuestion plays by chance with every set of modules and calls do at the first moment of
// each kind of question in a game, most times a kind in all: time counts those of the kind.
func eachQuestion(t *testing.T, most int, do func(time int, set []string, m *game.Match)) {
	t.Helper()
	often := map[string]int{}
	for i, set := range append([][]string{nil}, castleSets...) {
		m := newMatch(t, 2+i%3, uint64(60+i), set...)
		chance, seen := game.NewStream(uint64(i), 35), map[string]bool{}
		for !m.Game().Over() {
			d := m.Game().Decision()
			if !seen[d.Ask] && often[d.Ask] < most && len(m.Moves()) > 20+3*i {
				seen[d.Ask] = true
				do(often[d.Ask], set, m)
				often[d.Ask]++
			}
			if err := m.Apply(d.Options[chance.N(len(d.Options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// windows are the sizes of windows and their device pixels.
var windows = [][3]float64{{1280, 720, 1}, {1920, 1080, 1}, {1024, 768, 1}, {1280, 720, 1}, {844, 390, 3}}

// tableLook is how a table is looked at.
type tableLook struct {
	t      *testing.T
	n      int // which of the looks it is
	set    []string
	lang   string
	window [3]float64
}

func (l *tableLook) at(m *game.Match) {
	s := sit(l.t, replayed(l.t, m), 0)
	s.app.Context().SetPreferences(ui.Preferences{Hints: true})
	s.app.Context().SetLocale(localeOf(l.t, l.lang))
	s.app.Resize(ui.Fit(l.window[0], l.window[1], l.window[2]))
	if s.veiled() {
		s.click("ready")
	}
	where := fmt.Sprintf("%s with %s at %v, at %q", l.lang, strings.Join(l.set, ", "), l.window, s.scene.Model().Ask)
	checkDrawn(l.t, where, s.app, false)
	for _, r := range tabletest.Some(s.scene.Regions(), l.n) {
		l.point(s, where+", over "+r.Name, r)
		if r.Enabled && r.Glow {
			l.open(s, where+", chosen from "+r.Name, r)
		}
	}
}

// point has the pointer rest on a region until it is explained.
func (l *tableLook) point(s *sitting, where string, r ui.Region) {
	list := s.app.Regions()
	i := ui.Find(list, r.Name)
	x, y, ok := pointOf(list, i)
	if i < 0 || !ok {
		return
	}
	for range 30 {
		if err := s.app.Update(&ui.Input{X: x, Y: y}); err != nil {
			l.t.Fatal(err)
		}
	}
	checkTip(l.t, where, s, checkDrawn(l.t, where, s.app, false))
}

// open opens the chooser at a region, if it has several choices, and points at these.
func (l *tableLook) open(s *sitting, where string, r ui.Region) {
	several := false
	for target, list := range s.scene.Model().Choices {
		several = several || regionName(target) == r.Name && len(list) > 1
	}
	if !several {
		return
	}
	s.app.Context().PressNamed(r.Name)
	s.app.Update(&ui.Input{X: -1, Y: -1})
	if s.scene.Chooser() == nil {
		return
	}
	for _, choice := range s.scene.Regions()[1:] {
		l.point(s, where, choice)
	}
	s.scene.Escape(s.app.Context())
	s.app.Update(&ui.Input{X: -1, Y: -1})
}

// checkTip reports an explanation that covers what it is about, or the question.
func checkTip(t *testing.T, where string, s *sitting, rec *ui.Recorder) {
	t.Helper()
	list := s.app.Regions()
	i := ui.Find(list, s.app.Context().Hovered())
	for _, plate := range rec.Sprites {
		if plate.Where != "tooltip" || i < 0 {
			continue
		}
		for _, asks := range s.scene.Questions() {
			if plate.Box.Inset(1).Overlaps(asks) {
				t.Errorf("%s: the explanation lies on the question at %v", where, asks)
			}
		}
		if plate.Box.Inset(1).Overlaps(list[i].Bounds) {
			t.Errorf("%s: the explanation at %v lies on what it is about, %v", where, plate.Box, list[i].Bounds)
		}
	}
}

// Wherever a figure may come to, and both ways at once, the pills on the tray and the
// ribbon hold what they say of it, in every language and in windows of both sizes.
func TestEveryWayFits(t *testing.T) {
	for _, set := range [][]string{nil, {"arthur", "gold"}, {"caerleon-random"}} {
		m := newMatch(t, 3, 11, set...)
		for _, lang := range i18n.Languages() {
			for _, v := range canvases {
				app, sc := showing(t, m, lang, v)
				sc.panels = []draw.Panel{new(draw.BoardPanel), new(draw.TopPanel)}
				f := sc.frame
				f.Kind = merlin.AskMove
				for n := range merlin.Spaces + f.Rules.Inner() {
					one := model.Landing{Value: 3, Path: []uint8{n, n}}
					for _, list := range [][]model.Landing{{one}, {one, {Value: 3, Back: true, Path: []uint8{n, n}}}} {
						f.Landings = list
						checkDrawn(t, fmt.Sprintf("%s with %v at %d, to space %d", lang, set, v.W, n), app, false)
					}
				}
			}
		}
	}
}
