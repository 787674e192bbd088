package ui

import (
	"fmt"
	"math"

	"merlin/i18n"
	"merlin/sprites"
)

// Context is what a scene may use: language, settings, sound, the stack of
// scenes, and where pointer and focus are.
type Context struct {
	app *App
	own *i18n.Locale // nil: the window's
}

// Speaking is the context of the same window with other texts, such as those of a title
// that is not played.
func (c *Context) Speaking(l *i18n.Locale) *Context { return &Context{c.app, l} }

// T is the text of key in the chosen language; see [i18n.Locale.T].
func (c *Context) T(key string, args ...any) string { return c.Locale().T(key, args...) }

// Locale is the chosen language.
func (c *Context) Locale() *i18n.Locale {
	if c.own != nil {
		return c.own
	}
	return c.app.locale
}

// SetLocale changes the language; every scene of the stack is rebuilt.
func (c *Context) SetLocale(l *i18n.Locale) {
	c.app.locale = l
	c.app.rebuild()
}

// Preferences are what the player has chosen that shows on every screen.
type Preferences struct {
	Tempo       float64 // how long movements take: 1 as usual, less is faster, 0 none at all
	Others      float64 // the same of what others do
	Contrast    bool    // flat grounds, strong outlines
	ColourBlind bool    // a palette for colour-blind eyes
	Hints       bool    // explain what may be chosen
	AutoEnd     bool    // a turn in which nothing can be done any more ends by itself
	Speak       bool    // computer players say a word now and then
	TakeBack    bool    // a house rule: one may take back what another person did
}

// Palette is the one for the eyes that look on.
func (p Preferences) Palette() sprites.Palette {
	if p.ColourBlind {
		return sprites.ColourBlind
	}
	return sprites.Plain
}

// Coloured is c, which stands for the named colour, as the sprites of that
// name are shown.
func (c *Context) Coloured(name string, col Color) Color {
	return c.app.prefs.Palette().Recoloured(name, col)
}

// Preferences returns what the player has chosen.
func (c *Context) Preferences() Preferences { return c.app.prefs }

// SetPreferences changes them and has the scenes rebuilt.
func (c *Context) SetPreferences(p Preferences) {
	if p != c.app.prefs {
		c.app.prefs = p
		c.app.rebuild()
	}
}

// Rebuild has every scene of the stack build itself anew, as after a change
// of settings.
func (c *Context) Rebuild() { c.app.rebuild() }

// The stack changes as soon as what is being done is done: a press, a key, an Update.
// What else was done in the same tick goes to the scene that is on top then.

// Push puts a scene on top of the stack.
func (c *Context) Push(s Scene) { c.app.later(func(a *App) { a.push(s) }) }

// Pop takes s off the stack, wherever it lies. Nothing happens when it is not there,
// so that it may be asked for twice, and the last scene stays.
func (c *Context) Pop(s Scene) { c.app.later(func(a *App) { a.pop(s) }) }

// Replace puts s in the place of the scene old; nothing happens when that is not there.
func (c *Context) Replace(old, s Scene) { c.app.later(func(a *App) { a.replace(old, s) }) }

// Reset empties the stack and starts it anew with s.
func (c *Context) Reset(s Scene) { c.app.later(func(a *App) { a.reset(s) }) }

// Quit ends the program after this tick.
func (c *Context) Quit() { c.app.quit = true }

// RequestRedraw has the next frame drawn. A scene that moves calls it in
// every Update until it rests.
func (c *Context) RequestRedraw() { c.app.dirty = true }

// Input is what was done in this tick and not used up by the regions.
func (c *Context) Input() *Input { return &c.app.rest }

// Measure is a painter that measures texts, and draws nothing. What is being drawn while
// it is asked for goes on.
func (c *Context) Measure() *Painter { return c.app.measurer() }

// Viewport is how the canvas lies in the window.
func (c *Context) Viewport() Viewport { return c.app.view }

// Sight is the part of the canvas that the window shows.
func (c *Context) Sight() Rect {
	a := c.app
	r := a.view.fromWhole(a.whole, a.whole.Visible())
	if a.shaped() {
		return r
	}
	x, y := max(r.X, 0), max(r.Y, 0)
	return Rect{x, y, min(r.Right(), CanvasW) - x, min(r.Bottom(), CanvasH) - y}
}

// Legible is what something that opens over the scene, with texts of this
// size, is to be enlarged by: more than once only where the window is so small
// that they could not be read, less where the scene itself is enlarged.
func (c *Context) Legible(size float64) float64 { return c.app.view.legible(c.app.whole, size) }

// Hovered is the name of the region under the pointer, or "".
func (c *Context) Hovered() string { return c.app.hover }

// HoveredAt is where that region is; empty where none is.
func (c *Context) HoveredAt() Rect {
	if i := Find(c.app.list, c.app.hover); i >= 0 {
		return c.app.list[i].Bounds
	}
	return Rect{}
}

// Beside is where the screen says by itself what is pointed at, or where the keyboard is; empty where it
// does not.
func (c *Context) Beside() Rect {
	name := c.app.hover
	if c.Focused(c.app.focus) {
		name = c.app.focus
	}
	if i := Find(c.app.list, name); i >= 0 {
		return c.app.list[i].Beside
	}
	return Rect{}
}

// Focus is the name of the region the keyboard is at, or "".
func (c *Context) Focus() string { return c.app.focus }

// SetFocus moves the keyboard to the named region.
func (c *Context) SetFocus(name string) {
	c.app.focus = name
	c.app.dirty = true
}

// WalkTo moves the keyboard to the named region as Tab does, or away from all for "".
func (c *Context) WalkTo(name string) {
	if i := Find(c.app.list, name); i >= 0 {
		c.app.focusOn(i)
		return
	}
	c.SetFocus("")
}

// Focused reports whether the keyboard is at the region and this should show.
func (c *Context) Focused(name string) bool { return c.app.keyed && c.app.focus == name }

// Hot reports whether the region should look chosen: pointer over it, or focused.
func (c *Context) Hot(name string) bool { return c.app.hover == name || c.Focused(name) }

// Aim is the name of the region that pointer or keyboard is at, whichever was moved last.
func (c *Context) Aim() string { return c.app.tip.aim(c.app) }

// Pressed reports whether a region was pressed last, and the pointer or the focus has not left it since.
func (c *Context) Pressed(name string) bool { return c.app.tip.quiet && c.app.tip.name == name }

// Explained is the name of the region whose explanation shows, or "".
func (c *Context) Explained() string {
	if c.app.tip.text == "" {
		return ""
	}
	return c.app.tip.name
}

// Held reports whether the pointer went down on the region and is still down.
func (c *Context) Held(name string) bool { return c.app.held == name }

// Toast shows a sentence at the lower edge for a few seconds.
func (c *Context) Toast(text string) { c.app.toast.show(text, c.app) }

// Play plays a sound by the value that names it, such as sound.Dice.
func (c *Context) Play(s fmt.Stringer) {
	if c.app.Sound != nil {
		c.app.Sound(s)
	}
}

// PressNamed presses the region with that name, as a click would.
func (c *Context) PressNamed(name string) { c.app.queue(name) }

// Breath is the strength of the glow round legal choices, .6 to 1: it
// breathes a few times after each change, then rests at 1, so that a waiting
// table costs nothing.
func (c *Context) Breath() float64 {
	t := c.app.tick - c.app.changed
	if c.app.prefs.Tempo == 0 || t >= breathTicks {
		return 1
	}
	return .8 + .2*math.Cos(2*math.Pi*float64(t)/96)
}

// breathTicks is three breaths of 1.6 s.
const breathTicks = 3 * 96
