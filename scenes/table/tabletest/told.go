package tabletest

import (
	"fmt"
	"strconv"
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
	list := app.Top().Regions()
	for i := range list {
		r := &list[i]
		line(&b, r.Bounds, flags(r.Enabled, r.Glow), r.Name, r.Label, r.Tip.String(), r.Why.String())
	}
	rec := Recorded(app)
	for _, w := range rec.Texts {
		line(&b, w.Box, w.Where, w.Text)
	}
	for _, w := range rec.Sprites {
		line(&b, w.Box, w.Where, w.Name)
	}
	for _, r := range app.Mirror() {
		line(&b, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, flags(r.Enabled, r.Glow, r.Press, r.Focus, r.Typing), r.Name, r.Label)
		line(&b, ui.Rect{X: r.AtX, Y: r.AtY})
	}
	if t, ok := app.Top().(interface{ Behind() bool }); !ok || !t.Behind() { // what it says in words stays while things move
		b.WriteString(ui.Print(app.Told()))
	}
	return b.String()
}

// line writes words and a place: there are a thousand on a table, twice for each comparison.
func line(b *strings.Builder, at ui.Rect, words ...string) {
	for _, w := range words {
		b.WriteString(w)
		b.WriteByte(' ')
	}
	var buf [100]byte
	place := buf[:0]
	for _, f := range [...]float64{at.X, at.Y, at.W, at.H} {
		place = append(strconv.AppendFloat(place, f, 'g', -1, 64), ' ')
	}
	b.Write(place)
	b.WriteByte('\n')
}

// flags are a letter each.
func flags(list ...bool) string {
	var b [8]byte
	for i, f := range list {
		if b[i] = '-'; f {
			b[i] = '+'
		}
	}
	return string(b[:len(list)])
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
