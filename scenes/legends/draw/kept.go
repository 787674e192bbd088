package draw

import (
	"slices"
	"strings"

	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// kept is a panel whose picture is kept until something of its own changes: the pointer
// over one panel does not have the others drawn anew.
type kept struct {
	paint.Panel[*Frame]
	cache paint.Cached[keptKey]
}

// keptKey is what the picture of a kept panel depends on.
type keptKey struct {
	moment     any // a *Moment
	hot, focus string
	breath     float64 // 0 when nothing there glows
}

// Draw draws the panel anew if its key is not that of the last time.
func (k *kept) Draw(p *ui.Painter, f *Frame) {
	regions := k.Regions(f)
	key := keptKey{moment: f.Moment, hot: own(regions, f.Ctx.Hovered())}
	if at := f.Ctx.Focus(); f.Ctx.Focused(at) {
		key.focus = own(regions, at)
	}
	if slices.ContainsFunc(regions, func(r ui.Region) bool { return r.Glow }) {
		key.breath = f.Breath
	}
	k.cache.Draw(p, k.Area(), key, func(q *ui.Painter) { k.Panel.Draw(q, f) })
}

// own is a name that is one of the regions, or the goal of what is picked, which changes
// every place; else "".
func own(regions []ui.Region, name string) string {
	if strings.HasPrefix(name, "put-") || ui.Find(regions, name) >= 0 {
		return name
	}
	return ""
}
