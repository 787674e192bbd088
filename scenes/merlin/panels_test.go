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
	"merlin/scenes/merlin/modules"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// lone shows some panels of a table and nothing else.
type lone struct {
	ctx    *ui.Context
	frame  *draw.Frame
	panels []draw.Panel
}

func (l *lone) Update(*ui.Context) error { return nil }

func (l *lone) Draw(p *ui.Painter) {
	for _, n := range l.panels {
		n.Draw(p, l.frame)
	}
	for _, n := range l.panels {
		if o, ok := n.(paint.Over[*draw.Frame]); ok {
			o.Over(p, l.frame)
		}
	}
}

func (l *lone) Regions() (list []ui.Region) {
	for _, n := range l.panels {
		list = append(list, n.Regions(l.frame)...)
	}
	return list
}

// loneLog is the log as a panel of this test.
type loneLog struct {
	*table.Log[*merlin.View, *draw.Frame]
}

func (loneLog) Anchor(*draw.Frame, model.Place) (x, y float64, ok bool) { return 0, 0, false }

// mine are the panels of this test: all but the board, the top and what lies over others.
func mine(all *draw.Rows) (list []draw.Panel) {
	for _, p := range draw.NewPanels(all)[2:] {
		switch p.(type) {
		case *modules.DraftPanel:
			continue
		case *draw.CastlePanel:
			list = append(list, loneLog{newLog()})
		}
		list = append(list, p)
	}
	return list
}

// showing puts the panels of a match at its present state on a canvas.
func showing(t testing.TB, m *game.Match, lang string, v ui.Viewport) (*ui.App, *lone) {
	t.Helper()
	l := localeOf(t, lang)
	app := ui.NewApp(l)
	app.Resize(v)
	s := newSession(m)
	if seat, _ := s.Asked(); seat != game.NoSeat {
		s.Confirm(seat)
	}
	f := s.frame()
	f.On(app.Context())
	f.View, f.Breath = s.view(), 1
	f.Press = func([]moment.Choice, ui.Rect) {}
	s.fill(f)
	f.Describe()
	sc := &lone{app.Context(), f, mine(f.Rows)}
	app.Start(sc)
	return app, sc
}

// moments plays a game and calls look now and then, at every kind of question.
func moments(t testing.TB, seats int, seed uint64, look func(*game.Match)) {
	t.Helper()
	seen, n := map[string]int{}, 0
	m := randomMatch(t, seats, seed, func(m *game.Match) bool {
		d := m.Game().Decision()
		n++
		if seen[d.Ask]++; seen[d.Ask] <= 2 || n%60 == 0 {
			look(m)
		}
		return false
	})
	look(m)
}

var canvases = []ui.Viewport{ui.Fit(1920, 1080, 1), ui.Fit(1280, 720, 1)}

// Every text fits its box in every language, none is missing and none lies on
// another, at rest and with the pointer on this or that.
func TestPanelTextsFit(t *testing.T) {
	for i, lang := range i18n.Languages() {
		moments(t, 2+i, uint64(20+i), func(m *game.Match) {
			v := canvases[len(m.Moves())%2]
			app, sc := showing(t, m, lang, v)
			for k := range m.Setup().Seats {
				sc.frame.Seats[k].Name = [2]string{"Gwendolyn von Cornwall", "Lancelot"}[k%2]
			}
			where := fmt.Sprintf("%s at %.2f", lang, v.Scale)
			checkDrawn(t, where, app, true)
			list := sc.Regions()
			for k := range list {
				if k%9 != len(m.Moves())%9 && !strings.HasPrefix(list[k].Name, "player-") {
					continue
				}
				x, y := list[k].Bounds.Center()
				app.Update(&ui.Input{X: x, Y: y})
				checkDrawn(t, where+", over "+list[k].Name, app, false)
			}
		})
	}
}

var told = map[string]bool{}

// checkDrawn draws and reports each fault of a text once.
func checkDrawn(t *testing.T, where string, app *ui.App, alone bool) *ui.Recorder {
	t.Helper()
	rec := &ui.Recorder{}
	app.Painter(nil).Record(rec)
	app.Context().RequestRedraw()
	app.Draw(nil)
	for _, o := range rec.Overflows {
		if !told[o.Text] {
			told[o.Text] = true
			t.Errorf("%s: %v", where, o)
		}
	}
	for _, c := range rec.Collisions() {
		if alone && !told[c] {
			told[c] = true
			t.Errorf("%s: %s", where, c)
		}
	}
	for _, small := range rec.Under(least(app)) {
		if !told[small] {
			told[small] = true
			t.Errorf("%s: %s", where, small)
		}
	}
	for _, w := range rec.Texts {
		if strings.Contains(w.Text, "‹") || strings.Contains(w.Text, "<no value>") {
			if !told[w.Text] {
				told[w.Text] = true
				t.Errorf("%s: %s: missing text %s", where, w.Where, w.Text)
			}
		}
	}
	return rec
}

// least is how small letters may be, in window pixels: in windows of 1280 and more.
func least(app *ui.App) float64 {
	if v := app.Context().Viewport(); float64(v.W) >= 1280*v.Device {
		return 11
	}
	return 0
}

// The regions of the panels have names of their own and labels, none of which
// misses a text, and those of things are enabled exactly for options.
func TestPanelRegions(t *testing.T) {
	for seed := range uint64(3) {
		moments(t, 2+int(seed), seed, func(m *game.Match) {
			_, sc := showing(t, m, i18n.Languages()[seed], canvases[0])
			checkEnabled(t, sc)
		})
	}
}

// checkEnabled reports regions that are enabled without an option, or the reverse.
func checkEnabled(t *testing.T, sc *lone) {
	t.Helper()
	list := sc.Regions()
	if err := ui.CheckRegions(list); err != nil {
		t.Fatal(err)
	}
	checkRegionTexts(t, list)
	open := map[string]bool{}
	for _, things := range []map[game.Target][]moment.Choice{sc.frame.Choices, sc.frame.Through} {
		for target := range things {
			for _, name := range clickable(sc.frame, target) {
				open[name] = true
			}
		}
	}
	for die := range sc.frame.Retakes {
		for _, name := range clickable(sc.frame, model.DieTarget(sc.frame.Asked, die)) {
			open[name] = true
		}
	}
	for _, r := range list {
		if r.Enabled != open[r.Name] && !r.Scroll {
			t.Errorf("at %q the region %q is enabled: %v, there is an option: %v", sc.frame.Ask, r.Name, r.Enabled, open[r.Name])
		}
	}
}

func checkRegionTexts(t *testing.T, list []ui.Region) {
	t.Helper()
	for _, r := range list {
		for _, s := range []string{r.Label, r.Tip.String(), r.Why.String()} {
			if strings.Contains(s, "‹") || strings.Contains(s, "<no value>") {
				t.Errorf("region %q says %q", r.Name, s)
			}
		}
	}
}

// Whatever may fly to or from a panel has a place there.
func TestAnchors(t *testing.T) {
	m := randomMatch(t, 4, 3, func(m *game.Match) bool { return len(m.Moves()) > 120 })
	_, sc := showing(t, m, "en", canvases[0])
	found := func(at model.Place) (n int) {
		for _, p := range sc.panels {
			if x, y, ok := p.Anchor(sc.frame, at); ok {
				n++
				if !p.Area().Contains(x, y) {
					t.Errorf("%+v lies at %.0f, %.0f, outside of its panel", at, x, y)
				}
			}
		}
		return n
	}
	for _, k := range []model.PlaceKind{model.AtTile, model.AtDisplay, model.AtDeck, model.AtDiscard, model.AtPile, model.AtBanished, model.AtBoxApples} {
		if n := found(model.Place{Kind: k, Seat: game.NoSeat}); n != 1 {
			t.Errorf("the common place %d is in %d panels", k, n)
		}
	}
	for k := model.AtScore; k <= model.AtExcalibur; k++ {
		for s := range game.Seat(4) {
			if n := found(model.Place{Kind: k, Seat: s, A: 1, B: 2}); n != 1 {
				t.Errorf("the place %d of seat %d is in %d panels", k, s, n)
			}
		}
	}
}

// A hand is drawn for the eyes of its owner only.
func TestHandIsHidden(t *testing.T) {
	m := randomMatch(t, 3, 9, func(m *game.Match) bool { return len(m.Moves()) > 30 })
	_, sc := showing(t, m, "en", canvases[0])
	sc.frame.Home = (sc.frame.View.Seat + 1) % 3
	for _, r := range sc.Regions() {
		if strings.HasPrefix(r.Name, "card-") {
			t.Errorf("the hand of another player has the region %q", r.Name)
		}
	}
	*sc.frame.View = m.Game().(*merlin.Game).View(game.NoSeat)
	for _, r := range sc.Regions() {
		if strings.HasPrefix(r.Name, "card-") {
			t.Errorf("a spectator has the region %q", r.Name)
		}
	}
}
