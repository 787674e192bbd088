package ui

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/i18n"
)

// board is a scene that notes what happens to it.
type board struct {
	list    []Region
	log     []string
	over    bool
	field   *Field
	rebuilt int
}

func (b *board) Update(c *Context) error {
	if b.field != nil {
		b.field.Update(c)
	}
	return nil
}

func (b *board) Draw(*Painter) { b.note("draw") }

func (b *board) Regions() []Region {
	if b.field != nil {
		return append([]Region{b.field.Region}, b.list...)
	}
	return b.list
}
func (b *board) Overlay() bool    { return b.over }
func (b *board) Rebuild(*Context) { b.rebuilt++ }
func (b *board) Escape(*Context)  { b.note("escape") }
func (b *board) Close()           { b.note("close") }
func (b *board) note(s string)    { b.log = append(b.log, s) }

// add puts a region on the board that notes its presses.
func (b *board) add(name string, x, y float64) *Region {
	r := box(name, x, y, 100, 60)
	r.Press = func() { b.note("press " + name) }
	b.list = append(b.list, r)
	return &b.list[len(b.list)-1]
}

func newApp(t *testing.T, s Scene) *App {
	t.Helper()
	l, err := i18n.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	a := NewApp(l)
	a.Start(s)
	tick(t, a, Input{})
	return a
}

func tick(t *testing.T, a *App, ins ...Input) {
	t.Helper()
	for _, in := range ins {
		if err := a.Update(&in); err != nil {
			t.Fatal(err)
		}
	}
}

// click is a click, or a tap, as the ticks see it.
func click(x, y float64, touch bool) []Input {
	return []Input{
		{X: x, Y: y, Touch: touch, Down: true, JustDown: true},
		{X: x, Y: y, Touch: touch, Down: true},
		{X: x, Y: y, Touch: touch, JustUp: true},
	}
}

func typed(keys ...ebiten.Key) Input { return Input{X: -99, Y: -99, Keys: keys} }

func (b *board) want(t *testing.T, what string, log ...string) {
	t.Helper()
	b.log = slices.DeleteFunc(b.log, func(s string) bool { return s == "draw" })
	if !slices.Equal(b.log, log) {
		t.Errorf("%s: %q, want %q", what, b.log, log)
	}
	b.log = nil
}

func TestMouseAndFingerPress(t *testing.T) {
	b := &board{}
	b.add("one", 0, 0)
	b.add("two", 200, 0)
	a := newApp(t, b)
	tick(t, a, click(50, 30, false)...)
	b.want(t, "a click on one", "press one")
	tick(t, a, click(180, 30, false)...)
	b.want(t, "a click 20 beside two")
	tick(t, a, click(180, 30, true)...)
	b.want(t, "a tap 20 beside two", "press two")
	tick(t, a, Input{X: 50, Y: 30, Down: true, JustDown: true}, Input{X: 250, Y: 30, Down: true}, Input{X: 250, Y: 30, JustUp: true})
	b.want(t, "down on one, up on two")
}

func TestRefusalSaysWhy(t *testing.T) {
	b := &board{}
	r := b.add("one", 0, 0)
	r.Enabled, r.Why = false, Say("not now")
	a := newApp(t, b)
	tick(t, a, click(50, 30, false)...)
	b.want(t, "a click on what is refused")
	if a.toast.text != "not now" {
		t.Errorf("the toast says %q", a.toast.text)
	}
}

// A tip and a reason are written when they are shown, and then once.
func TestSentencesAreWrittenWhenShown(t *testing.T) {
	b := &board{}
	var written []string
	write := func(s string) Sentence {
		return func() string { written = append(written, s); return s }
	}
	r := b.add("one", 200, 0)
	r.Enabled, r.Tip, r.Why = false, write("tip"), write("why")
	a := newApp(t, b)
	over := Input{X: 250, Y: 30}
	tick(t, a, over)
	a.Mirror()
	if len(written) > 0 {
		t.Fatalf("before anything is shown: %q", written)
	}
	for range 2 * tipTicks {
		tick(t, a, over)
	}
	tick(t, a, click(250, 30, false)...)
	if want := []string{"tip", "why"}; !slices.Equal(written, want) {
		t.Errorf("written %q, want %q", written, want)
	}
}

// What the screen says by itself, in sight, is not said once more by a tip; held, it is.
func TestNoTipBesideWhatSaysIt(t *testing.T) {
	for _, beside := range []Rect{{}, {X: 600, Y: 20, W: 100, H: 100}, {X: CanvasW - 20, Y: 20, W: 100, H: 100}} {
		b := &board{}
		r := b.add("one", 200, 0)
		r.Tip, r.Beside = Say("explained"), beside
		a := newApp(t, b)
		for range 2 * tipTicks {
			tick(t, a, Input{X: 250, Y: 30})
		}
		if want := beside.W == 0 || beside.Right() > CanvasW; (a.tip.text != "") != want {
			t.Errorf("beside %v the tip says %q", beside, a.tip.text)
		}
		a.tip.now(a)
		if tick(t, a, Input{X: 250, Y: 30}); a.tip.text == "" {
			t.Errorf("beside %v nothing is said to a long press", beside)
		}
	}
}

func TestLongPressHoversAndDoesNotPress(t *testing.T) {
	b := &board{}
	r := b.add("one", 0, 0)
	r.Tip = Say("explained")
	a := newApp(t, b)
	tick(t, a, Input{X: 50, Y: 30, Touch: true, Down: true, JustDown: true})
	for range longPressTicks + 2 {
		tick(t, a, Input{X: 50, Y: 30, Touch: true, Down: true})
	}
	if a.hover != "one" || a.tip.text != "explained" {
		t.Errorf("held: hover %q, tip %q", a.hover, a.tip.text)
	}
	tick(t, a, Input{X: 50, Y: 30, Touch: true, JustUp: true})
	b.want(t, "a long press")
	if a.hover != "" {
		t.Errorf("let go: hover %q", a.hover)
	}
}

func TestFingerScrollsByAButton(t *testing.T) {
	s := &Scroll{Bounds: Rect{0, 0, 400, 300}, Content: 900}
	b := &board{list: []Region{s.Region("area", "area")}}
	b.add("row", 0, 200)
	a := newApp(t, b)
	tick(t, a, Input{X: 50, Y: 230, Touch: true, Down: true, JustDown: true},
		Input{X: 50, Y: 180, Touch: true, Down: true}, Input{X: 50, Y: 130, Touch: true, Down: true},
		Input{X: 50, Y: 130, Touch: true, JustUp: true})
	b.want(t, "a drag over the row")
	if s.At() != 100 {
		t.Errorf("scrolled to %v, want 100", s.At())
	}
	tick(t, a, Input{X: 50, Y: 230, Wheel: 1})
	if s.At() != 100+wheelStep {
		t.Errorf("a notch over the row scrolled to %v", s.At())
	}
	tick(t, a, Input{X: 50, Y: 230, Wheel: 50})
	if s.At() != 600 {
		t.Errorf("the end is at %v, want 600", s.At())
	}
}

// swiped is a board that notes swipes.
type swiped struct{ *board }

func (s swiped) Swipe(_, _ float64, step int) { s.note(fmt.Sprint("swipe ", step)) }

// A swipe turns a page and presses nothing; a short way and one up or down are none, nor is a
// mouse that drags.
func TestSwipes(t *testing.T) {
	for _, c := range []struct {
		dx, dy float64
		mouse  bool
		want   []string
	}{
		{dx: -150, dy: 20, want: []string{"swipe 1"}},
		{dx: 150, dy: -20, want: []string{"swipe -1"}},
		{dx: -40},
		{dx: -150, dy: 120},
		{dx: -150, mouse: true},
	} {
		s := swiped{&board{}}
		s.add("one", 0, 0)
		a := newApp(t, s)
		s.log = nil
		at := func(k float64) Input { return Input{X: 50 + c.dx*k, Y: 30 + c.dy*k, Touch: !c.mouse} }
		for k := 0.0; k <= 4; k++ {
			in := at(k / 4)
			in.Down, in.JustDown = true, k == 0
			tick(t, a, in)
		}
		in := at(1)
		in.JustUp = true
		tick(t, a, in)
		s.want(t, fmt.Sprintf("%+v", c), c.want...)
	}
}

func TestStack(t *testing.T) {
	low, high := &board{}, &board{over: true}
	low.add("low", 0, 0)
	high.add("high", 500, 500)
	a := newApp(t, low)
	a.Context().Push(high)
	tick(t, a, Input{})
	tick(t, a, click(50, 30, false)...)
	low.want(t, "a click under an overlay")
	if a.Draw(nil); !slices.Contains(low.log, "draw") || !slices.Contains(high.log, "draw") {
		t.Error("an overlay is not drawn over the scene below")
	}
	low.log, high.over = nil, false
	a.Context().RequestRedraw()
	if a.Draw(nil); slices.Contains(low.log, "draw") {
		t.Error("something under an opaque scene is drawn")
	}
	a.Context().Pop(high)
	tick(t, a, Input{})
	high.want(t, "popped", "close")
	tick(t, a, click(50, 30, false)...)
	low.want(t, "on top again", "press low")
	a.Context().SetLocale(a.locale)
	if low.rebuilt != 2 {
		t.Errorf("rebuilt %d times, want at the start and for the language", low.rebuilt)
	}
}

func TestNothingIsDrawnWhenNothingChanges(t *testing.T) {
	b := &board{}
	b.add("one", 0, 0)
	a := newApp(t, b)
	tick(t, a, Input{X: 300, Y: 300})
	a.Draw(nil)
	for range 400 {
		tick(t, a, Input{X: 300, Y: 300})
		if a.Draw(nil) {
			t.Fatal("drawn without need")
		}
	}
	tick(t, a, Input{X: 50, Y: 30})
	if !a.Draw(nil) {
		t.Error("a hover is not drawn")
	}
}

func TestGlowBreathesThenRests(t *testing.T) {
	b := &board{}
	b.add("one", 0, 0).Glow = true
	a := newApp(t, b)
	drawn := 0
	for range 2 * breathTicks {
		tick(t, a, Input{X: 300, Y: 300})
		if a.Draw(nil) {
			drawn++
		}
	}
	if drawn < 20 || drawn > breathTicks/3 {
		t.Errorf("drawn %d times in %d ticks", drawn, 2*breathTicks)
	}
	if a.Context().Breath() != 1 {
		t.Errorf("at rest the glow is %v, want 1", a.Context().Breath())
	}
}

func TestMirror(t *testing.T) {
	b := &board{}
	b.add("hidden", 100, 100)
	b.add("over", 100, 100)
	b.add("two", 960, 540).Glow = true
	a := newApp(t, b)
	a.Resize(Fit(844, 390, 3))
	tick(t, a, Input{})
	got := a.Mirror()
	if len(got) != 2 || got[0].Name != "over" || got[1].Name != "two" {
		t.Fatalf("mirrored %+v, want what can be reached", got)
	}
	if m := got[1]; m.X < 421 || m.X > 423 || m.Y != 195 || !m.Glow || !m.Press {
		t.Errorf("the middle of the canvas is mirrored as %+v", m)
	}
	x, y := a.view.ToCanvas(got[1].AtX*3, got[1].AtY*3)
	if name(a.list, At(a.list, x, y, nil)) != "two" {
		t.Errorf("a click at %v, %v misses", got[1].AtX, got[1].AtY)
	}
	a.queue("two")
	tick(t, a, Input{})
	b.want(t, "pressed by name", "press two")
}

func TestWidgets(t *testing.T) {
	on, volume, picked, changes := false, .5, -1, 0
	changed := func() { changes++ }
	toggle := NewToggle("t", "T", Rect{0, 0, 300, 60}, &on, changed)
	slider := NewSlider("s", "S", Rect{0, 100, 1000, 60}, &volume, changed)
	choice := NewChoice("c", "C", Rect{0, 200, 900, 60}, []Option{{Name: "a", Label: "A"}, {Name: "b", Label: "B"}}, 0, func(i int) { picked = i })
	b := &board{list: append([]Region{toggle.Region, slider.Region}, choice.Regions()...)}
	if err := CheckRegions(b.list); err != nil {
		t.Fatal(err)
	}
	a := newApp(t, b)
	tick(t, a, click(50, 30, false)...)
	track := trackOf(slider.Bounds)
	tick(t, a, click(track.Right()+5, 130, false)...)
	r := b.list[Find(b.list, "c-b")].Bounds
	tick(t, a, click(r.X+5, r.Y+5, false)...)
	if !on || volume != 1 || picked != 1 || changes != 2 {
		t.Errorf("on %v, volume %v, picked %d, changes %d", on, volume, picked, changes)
	}
	a.Context().SetFocus("s")
	tick(t, a, typed(ebiten.KeyArrowLeft), typed(ebiten.KeyArrowLeft))
	if volume != .8 {
		t.Errorf("two steps left: %v", volume)
	}
}

func TestDialog(t *testing.T) {
	b := &board{}
	a := newApp(t, b)
	said := ""
	a.Context().Ask("Leave", "Really?", Answer{Name: "yes", Label: "Yes", Do: func() { said = "yes" }}, Answer{Name: "no", Label: "No", Do: func() { said = "no" }})
	tick(t, a, Input{})
	if err := CheckRegions(a.Regions()); err != nil || len(a.Regions()) != 2 {
		t.Fatalf("regions %v: %v", a.Regions(), err)
	}
	tick(t, a, typed(ebiten.KeyEscape))
	if said != "no" || a.Top() != b {
		t.Errorf("Esc said %q, top is %T", said, a.Top())
	}
}

func TestAPressClosesTheExplanation(t *testing.T) {
	b := &board{}
	b.add("one", 0, 0).Tip = Say("first")
	b.add("two", 200, 0).Tip = Say("second")
	a := newApp(t, b)
	rest := func(x, y float64) string {
		for range tipTicks + 3 {
			tick(t, a, Input{X: x, Y: y})
		}
		return a.tip.text
	}
	steps := []struct{ what, got, want string }{
		{"beside them", rest(600, 600), ""},
		{"at rest on one", rest(50, 30), "first"},
		{"pressed", func() string { tick(t, a, click(50, 30, false)...); return rest(50, 30) }(), ""},
		{"what is under the resting pointer changes", func() string { b.list[0].Name = "other"; return rest(51, 30) }(), ""},
		{"moved to two", rest(250, 30), "second"},
		{"moved away", rest(600, 600), ""},
		{"focus by Tab", func() string {
			tick(t, a, Input{X: 600, Y: 600, Keys: []ebiten.Key{ebiten.KeyTab}})
			return rest(600, 600)
		}(), "first"},
		{"the mouse moves away", rest(700, 700), ""},
	}
	for _, s := range steps {
		if s.got != s.want {
			t.Errorf("%s: %q, want %q", s.what, s.got, s.want)
		}
	}
}

func TestRefusalGoesWithTheNextPress(t *testing.T) {
	b := &board{}
	b.add("one", 0, 0)
	a := newApp(t, b)
	a.ctx.Toast("no")
	tick(t, a, click(50, 30, false)...)
	if a.toast.text != "" {
		t.Errorf("the toast still says %q", a.toast.text)
	}
}

func TestMeasuringLeavesThePainterAtItsPicture(t *testing.T) {
	a := newApp(t, &board{})
	img := ebiten.NewImage(8, 8)
	p := a.Painter(img)
	if w := a.ctx.Measure().TextWidth("Merlin", BoldStyle); w <= 0 || a.Atlas() != nil || p.dst != img {
		t.Errorf("a text %g wide; the painter draws on %p, want %p", w, p.dst, img)
	}
}
