package ui

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/i18n"
	"merlin/sprites"
)

// App is the stack of scenes with what they share. It touches no window: a
// shell hands it input and an image, tests do the same without either.
type App struct {
	Sound func(fmt.Stringer) // plays a sound, named by its package; nil is silence

	typist typist
	prefs  Preferences
	ctx    Context
	locale *i18n.Locale
	view   Viewport // of the top scene
	whole  Viewport // view without zoom
	window Viewport // of scenes that have no layouts for shapes
	zoom   zoom
	cut    cut
	stack  []Scene
	todo   []func(*App)
	quit   bool
	dirty  bool
	shown  bool // something has been drawn
	tick   int
	came   int // tick in which the scene on top came there

	painter *Painter
	list    []Region // of the top scene
	rest    Input

	pointer point // where the mouse is
	asleep  point // where it was when the scene came; x is infinite once it has been moved
	hover   string
	focus   string
	keyed   bool             // the keyboard was used last: focus shows
	last    Rect             // where the focus was
	foci    map[Scene]string // the focus of scenes that others lie over
	padded  bool             // a gamepad is in the hand
	made    PadMake          // what is written on it
	held    string
	waiting []ebiten.Key // for the next tick: keys that came together with what was typed before them
	press   press
	taps    taps // of the pointer
	keysHit taps
	presses []ask // of regions by name, from outside
	changed int   // tick of the last change, for the breathing

	tip    tooltip
	toast  toast
	mirror mirror
}

// NewApp returns an empty stack that speaks the given language.
func NewApp(l *i18n.Locale) *App {
	a := &App{locale: l, prefs: Preferences{Tempo: 1, Others: 1, Hints: true}, window: Fit(CanvasW, CanvasH, 1), foci: map[Scene]string{}}
	a.unzoom()
	a.ctx.app = a
	a.mirror.open(a)
	a.typist.open(a)
	return a
}

// Context is what the scenes are given.
func (a *App) Context() *Context { return &a.ctx }

// Done reports whether a scene has asked to quit.
func (a *App) Done() bool { return a.quit }

// Resize tells the size of the window.
func (a *App) Resize(v Viewport) {
	if v == a.window {
		return
	}
	shaped := v.Shape != Wide || a.window.Shape != Wide
	a.window = v
	if a.painter != nil {
		a.painter.sh.epoch++
	}
	a.unzoom()
	if shaped {
		a.rebuild()
	}
}

// SetAtlas hands over the sprites; partial means that pages are still to
// come, so that what is missing is left out for now.
func (a *App) SetAtlas(at *sprites.Atlas, partial bool) {
	a.Painter(nil).setAtlas(at, partial)
	a.dirty = true
}

// Atlas returns the sprites that are drawn with; nil before there are any.
func (a *App) Atlas() *sprites.Atlas { return a.measurer().sh.atlas }

// Regions is the list of the top scene as last asked for.
func (a *App) Regions() []Region { return a.list }

func (a *App) queue(name string) { a.presses = append(a.presses, ask{name: name, kind: Press}) }

func (a *App) rebuild() {
	for _, s := range a.stack {
		if r, ok := s.(Rebuilder); ok {
			r.Rebuild(&a.ctx)
		}
	}
	if a.painter != nil {
		a.painter.sh.epoch++
	}
	a.dirty = true
}

// refresh asks the top scene for its regions.
func (a *App) refresh() {
	a.list = nil
	if s := a.Top(); s != nil {
		a.list = a.grown(a.cutRegions(s.Regions()))
	}
}

// Update is one tick, 60 a second.
func (a *App) Update(in *Input) error {
	a.tick++
	a.rest = *in
	if in.busy() || len(a.presses) > 0 || a.dirty {
		a.refresh()
	}
	a.dispatch(in)
	if err := a.updateScenes(); err != nil {
		return err
	}
	a.turn()
	a.settle()
	return nil
}

// updateScenes gives the top scene its tick, and those below it that work on.
func (a *App) updateScenes() error {
	for i, s := range a.stack {
		do := s.Update
		if i == len(a.stack)-1 && a.came == a.tick {
			continue // it came there in this tick
		}
		if i < len(a.stack)-1 {
			w, ok := s.(Worker)
			if !ok {
				continue
			}
			do = w.Work
		}
		if err := do(&a.ctx); err != nil {
			return err
		}
	}
	return nil
}

// settle ends a tick: timers and the glow.
func (a *App) settle() {
	if f := a.typist.field; f != nil && f.Name != a.focus {
		a.typist.leave()
	}
	a.tip.update(a)
	a.toast.update(a)
	if a.prefs.Tempo > 0 && a.tick-a.changed < breathTicks && a.tick%4 == 0 && a.glows() {
		a.dirty = true
	}
	if a.dirty {
		a.refresh()
	}
}

// Publish keeps the copy of the regions for robots and screen readers up to date; it is
// called after Update.
func (a *App) Publish() {
	if a.shown && !a.zoom.fingers && !a.zoom.scaling {
		a.mirror.update(a)
	}
}

func (a *App) glows() bool {
	for i := range a.list {
		if a.list[i].Glow {
			return true
		}
	}
	return false
}

// Painter is the window's painter, aimed at dst.
func (a *App) Painter(dst *ebiten.Image) *Painter { return a.painterAt(dst, a.view, a.whole) }

// measurer is a painter of its own without an image: the window's may be drawing.
func (a *App) measurer() *Painter {
	if a.painter == nil {
		a.Painter(nil)
	}
	q := *a.painter
	q.dst, q.scale, q.ox, q.oy, q.entire = nil, a.view.Scale, a.view.OffX, a.view.OffY, a.whole
	return &q
}

// painterAt is aimed at dst as v shows it, of which entire is all.
func (a *App) painterAt(dst *ebiten.Image, v, entire Viewport) *Painter {
	if a.painter == nil {
		a.painter = &Painter{alpha: 1, sh: &shared{}}
	}
	if dst != nil && a.painter.sh.white == nil {
		a.painter.sh.white = newWhite()
	}
	a.painter.sh.contrast, a.painter.sh.made = a.prefs.Contrast, a.made
	a.painter.retarget(dst, v, entire)
	return a.painter
}

// Draw draws the scenes on dst when something has changed, and reports whether
// it did; dst keeps its picture otherwise.
func (a *App) Draw(dst *ebiten.Image) bool {
	if !a.dirty {
		return false
	}
	a.dirty, a.shown = false, true
	if a.zoom.scaling {
		a.drawStretched(dst)
		return true
	}
	a.drawScenes(dst, a.view)
	p := a.Painter(dst)
	a.drawFocus(p)
	a.tip.draw(p, a)
	a.toast.draw(p.whole(), a)
	return true
}

// drawScenes draws what is seen of the stack, the top scene and those laid out like it as v
// shows them.
func (a *App) drawScenes(dst *ebiten.Image, v Viewport) {
	for i := a.lowest(); i < len(a.stack); i++ {
		s := a.stack[i]
		if len(a.window.pieces(s)) > 0 {
			a.drawCut(dst, s)
			continue
		}
		below := a.window.lookedAt(s)
		if below == a.whole {
			s.Draw(a.painterAt(dst, v, a.whole))
			continue
		}
		s.Draw(a.painterAt(dst, below, below))
	}
}

// toastRect is where the top scene wants toasts, or the lower edge.
func (a *App) toastRect() Rect {
	if s, ok := a.Top().(Toaster); ok {
		return s.ToastRect()
	}
	return Rect{CanvasW/2 - 580, CanvasH - 110, 1160, 70}
}

// questions are where the top scene asks something.
func (a *App) questions() []Rect {
	if s, ok := a.Top().(Asker); ok {
		return s.Questions()
	}
	return nil
}

// lowest is the index of the lowest scene that shows.
func (a *App) lowest() int {
	i := len(a.stack) - 1
	for i > 0 && isOverlay(a.stack[i]) {
		i--
	}
	return max(i, 0)
}
