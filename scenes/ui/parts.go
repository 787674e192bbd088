package ui

// toPart leads the keyboard to the next part of the screen where it stops at something, or
// back to the one before.
func (a *App) toPart(at int, back bool) {
	if s, ok := a.Top().(Parter); ok {
		a.focusOn(NextPart(a.list, s.Parts(), at, back))
	}
}

// NextPart returns the region where the keyboard begins in the next of some parts, or in the
// one before; -1 when it stops in none.
func NextPart(list []Region, parts [][]Rect, at int, back bool) int {
	n, now, step := len(parts), -1, 1
	if back {
		now, step = n, -1
	}
	for i := range parts {
		if at >= 0 && holds(parts[i], list[at].Bounds) {
			now = i
			break
		}
	}
	for k := 1; k <= n; k++ {
		if i := In(list, parts[((now+step*k)%n+n)%n]); i >= 0 {
			return i
		}
	}
	return -1
}
