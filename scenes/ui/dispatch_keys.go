package ui

import (
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
)

// What is typed: the walk from choice to choice, shortcuts, letters.

// keys gives each key to the focus, a shortcut or the walk; what nobody
// takes stays in the rest of the input for the scene.
func (a *App) keys(in *Input) {
	a.rest.Keys = nil
	keys := in.Keys
	if a.waiting != nil {
		keys = append(a.waiting, keys...)
		a.waiting = nil
	}
	for _, k := range keys {
		if !a.key(k, in) {
			a.keysHit.add(a.tapOf(nil, tap{key: k}))
			a.rest.Keys = append(a.rest.Keys, k)
		}
		a.follow()
	}
}

func (a *App) key(k ebiten.Key, in *Input) bool {
	at := Find(a.list, a.focus)
	typing := at >= 0 && a.list[at].Typing
	switch {
	case (k == ebiten.KeyTab || enters(k)) && typing && len(in.Chars) > 0:
		a.waiting = append(a.waiting, k)
		return true
	case k == ebiten.KeyTab:
		a.focusOn(Tab(a.list, at, in.Shift))
		return true
	case k == ebiten.KeyF6:
		a.toPart(at, in.Shift)
		return true
	case k == ebiten.KeyEscape:
		return a.escape(typing)
	case enters(k) && typing && a.list[at].Submit != nil:
		a.list[at].Submit()
		return true
	case (enters(k) || k == ebiten.KeySpace && !typing) && at >= 0 && (a.keyed || typing):
		a.pressBy(k, &a.list[at])
		return true
	case enters(k) && (at < 0 || !a.keyed):
		return a.pressOnly(k) || a.shortcut(ebiten.KeyEnter)
	}
	if dx, dy := arrow(k); (dx != 0 && !typing) || dy != 0 {
		return a.arrow(at, dx, dy)
	}
	return !typing && !in.Ctrl && !in.Alt && a.shortcut(k)
}

func enters(k ebiten.Key) bool { return k == ebiten.KeyEnter || k == ebiten.KeyNumpadEnter }

// pressOnly presses what glows when it is one thing alone.
func (a *App) pressOnly(k ebiten.Key) bool {
	only := -1
	for i := range a.list {
		switch r := &a.list[i]; {
		case !r.Glow || !r.Enabled || r.Press == nil:
		case only >= 0:
			return false
		default:
			only = i
		}
	}
	if only >= 0 {
		a.pressBy(k, &a.list[only])
	}
	return only >= 0
}

func arrow(k ebiten.Key) (dx, dy float64) {
	switch k {
	case ebiten.KeyArrowLeft:
		return -1, 0
	case ebiten.KeyArrowRight:
		return 1, 0
	case ebiten.KeyArrowUp:
		return 0, -1
	case ebiten.KeyArrowDown:
		return 0, 1
	}
	return 0, 0
}

func (a *App) arrow(at int, dx, dy float64) bool {
	switch {
	case at < 0:
		a.focusOn(Nearest(a.list, a.last))
	case dx != 0 && a.list[at].Adjust != nil:
		a.list[at].Adjust(int(dx))
		a.keyed, a.dirty = true, true
	default:
		a.focusOn(Walk(a.list, at, dx, dy))
	}
	return true
}

func (a *App) focusOn(i int) {
	if i < 0 {
		return
	}
	a.focus, a.keyed, a.last = a.list[i].Name, true, a.list[i].Bounds
	a.dirty, a.changed = true, a.tick
	a.tip.keyed = true
	a.tip.restart(a)
	a.reveal(a.list[i].Bounds)
}

func (a *App) escape(typing bool) bool {
	a.dirty = true
	if typing {
		a.focus = ""
		return true
	}
	if e, ok := a.Top().(Escaper); ok {
		e.Escape(&a.ctx)
		return true
	}
	return false
}

// letters presses what has a letter that was typed, and was there when it was.
func (a *App) letters(in *Input) {
	if len(in.Chars) != 1 || in.Ctrl || in.Alt || a.came == a.tick {
		return
	}
	if at := Find(a.list, a.focus); at >= 0 && a.list[at].Typing {
		return
	}
	c := unicode.ToUpper(in.Chars[0])
	for i := range a.list {
		if r := &a.list[i]; r.Letter == c && c != 0 {
			a.activate(r)
			a.follow()
			return
		}
	}
}

func (a *App) shortcut(k ebiten.Key) bool {
	for i := len(a.list) - 1; i >= 0; i-- {
		if r := &a.list[i]; r.HasKey && r.Key == k {
			a.pressBy(k, r)
			return true
		}
	}
	return false
}
