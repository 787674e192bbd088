package ui

import "slices"

// The stack of scenes. It is changed between two things that are done, never during one.

// Start puts the first scene on the stack.
func (a *App) Start(s Scene) { a.push(s) }

// Top is the scene that is worked with.
func (a *App) Top() Scene {
	if len(a.stack) == 0 {
		return nil
	}
	return a.stack[len(a.stack)-1]
}

// Scenes are all, the lowest first.
func (a *App) Scenes() []Scene { return slices.Clone(a.stack) }

func (a *App) later(f func(*App)) { a.todo = append(a.todo, f) }

// turn makes the changes of the stack that were asked for.
func (a *App) turn() {
	for len(a.todo) > 0 {
		f := a.todo[0]
		a.todo = a.todo[1:]
		f(a)
	}
}

func (a *App) push(s Scene) {
	if top := a.Top(); top != nil && a.keyed && a.focus != "" {
		a.foci[top] = a.focus
	}
	a.stack = append(a.stack, s)
	a.enter(s)
}

func (a *App) pop(s Scene) {
	i := slices.Index(a.stack, s)
	if i < 0 || len(a.stack) == 1 {
		return
	}
	a.leave(s)
	a.stack = slices.Delete(a.stack, i, i+1)
	if i == len(a.stack) {
		a.turned()
		a.focus = a.foci[a.Top()] // where the keyboard was before
		delete(a.foci, a.Top())
	}
	a.dirty = true
}

func (a *App) replace(old, s Scene) {
	if i := slices.Index(a.stack, old); i >= 0 {
		a.leave(old)
		a.stack[i] = s
		a.enter(s)
	}
}

func (a *App) reset(s Scene) {
	for _, old := range slices.Backward(a.stack) {
		a.leave(old)
	}
	a.stack = nil
	a.push(s)
}

// enter has a scene that has come build itself.
func (a *App) enter(s Scene) {
	if r, ok := s.(Rebuilder); ok {
		r.Rebuild(&a.ctx)
	}
	a.turned()
}

// leave tells a scene that it goes.
func (a *App) leave(s Scene) {
	delete(a.foci, s)
	if c, ok := s.(Closer); ok {
		c.Close()
	}
}

// turned starts afresh with what is now on top. What was done before and used by nobody
// was meant for the scene that was on top then.
func (a *App) turned() {
	a.rest, a.came = Input{X: a.rest.X, Y: a.rest.Y}, a.tick
	a.hover, a.focus, a.held, a.press = "", "", "", press{}
	a.asleep = a.pointer
	a.tip.dismiss(a)
	a.unzoom()
	a.cut.at = 0
	a.refresh()
	a.dirty, a.changed = true, a.tick
}
