//go:build !js

package ui

// typist types into the focused field what the window reports.
type typist struct{ field *Field }

func (y *typist) open(*App) {}

// update takes the characters of a tick, and reports whether the keys are used
// up with them.
func (y *typist) update(f *Field, a *App) bool {
	y.field = f
	for _, r := range a.rest.Chars {
		f.insert(string(r))
	}
	return false
}

func (y *typist) leave() { y.field = nil }
