package paint

import (
	"strings"

	"merlin/scenes/ui"
)

// Cached is a panel's picture, or a part of it, kept until what it depends on
// changes: the pointer over one panel does not have the others drawn anew.
type Cached[K comparable] struct {
	layer ui.Layer
	key   K
}

// Draw puts the picture on p; paint is called when key is not that of the last time.
func (c *Cached[K]) Draw(p *ui.Painter, bounds ui.Rect, key K, paint func(*ui.Painter)) {
	if c.key != key {
		c.key = key
		c.layer.MarkDirty()
	}
	c.layer.Draw(p, bounds, paint)
}

// CacheKey is what the picture of a panel depends on that can be chosen from.
type CacheKey struct {
	moment any    // a *moment.Moment
	hot    string // the region that is pointed at, if it is the panel's
	focus  string
	breath float64 // 0 when nothing of the table glows
}

// Hovered is the region that is pointed at, if its name begins so; else "".
func (f *Frame[V]) Hovered(names ...string) string { return oneOf(f.Ctx.Hovered(), names) }

// CacheKey is the present one of a panel whose regions have names that begin so.
func (f *Frame[V]) CacheKey(names ...string) CacheKey {
	key := CacheKey{moment: f.Moment, hot: f.Hovered(names...), focus: oneOf(f.Ctx.Focus(), names)}
	if len(f.Choices) > 0 {
		key.breath = f.Breath
	}
	return key
}

// Dark is the key of a panel where nothing glows.
func (k CacheKey) Dark() CacheKey {
	k.breath = 0
	return k
}

// oneOf returns the name if it begins like one of the panel's.
func oneOf(name string, begins []string) string {
	for _, b := range begins {
		if strings.HasPrefix(name, b) {
			return name
		}
	}
	return ""
}
