package tabletest

import (
	"fmt"
	"strings"

	"merlin/scenes/ui"
)

// Names lists regions, those that glow with a star.
func Names(list []ui.Region) string {
	var names []string
	for _, r := range list {
		if r.Glow {
			r.Name += "*"
		}
		names = append(names, r.Name)
	}
	return strings.Join(names, " ")
}

// Recorded draws what is shown without a window and returns what was written and drawn.
func Recorded(app *ui.App) *ui.Recorder {
	rec := &ui.Recorder{}
	app.Painter(nil).Record(rec)
	app.Context().RequestRedraw()
	app.Draw(nil)
	app.Painter(nil).Record(nil)
	return rec
}

// Told is all that a screen tells: its regions with their words, what is written and drawn
// and where, and what screen readers are told.
func Told(app *ui.App) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%T\n", app.Top())
	for _, r := range app.Top().Regions() {
		fmt.Fprintln(&b, r.Name, r.Label, r.Tip, r.Why, r.Enabled, r.Glow, r.Bounds)
	}
	rec := Recorded(app)
	for _, w := range rec.Texts {
		fmt.Fprintln(&b, w.Where, w.Text, w.Box)
	}
	for _, w := range rec.Sprites {
		fmt.Fprintln(&b, w.Where, w.Name, w.Box)
	}
	for _, r := range app.Mirror() {
		fmt.Fprintln(&b, r)
	}
	if t, ok := app.Top().(interface{ Behind() bool }); !ok || !t.Behind() { // what it says in words stays while things move
		b.WriteString(ui.Print(app.Told()))
	}
	return b.String()
}

// Difference is the first line in which two texts differ, of both.
func Difference(one, other string) string {
	a, b := strings.Split(one, "\n"), strings.Split(other, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return a[i] + "\n" + b[i]
		}
	}
	return fmt.Sprintf("%d and %d lines", len(a), len(b))
}
