package merlin

import (
	"cmp"
	"slices"
	"strings"

	"merlin/game"
	"merlin/scenes/ui"
)

// extra is what a module brings a player, as his small castle shows it.
type extra struct {
	name, sprite, words string

	count int     // 0 fades it
	bare  bool    // the number is not written: pointing at it tells
	wide  float64 // with the number
	token *token  // drawn in place of the sprite
	apart bool    // beside the hand where there is room
	place place
}

// extraAt is where extra i of a small castle stands.
func extraAt(r ui.Rect, f *frame, list []extra, i int) (x, y float64) {
	plan := f.otherPlan()
	if plan.wide && list[i].apart {
		return r.X + 169, r.Y + plan.rows[1] // beside the hand
	}
	x = r.X + 37
	for _, before := range list[:i] {
		x += before.wide
	}
	return x, r.Y + plan.rows[3]
}

// extraAnchor is where a thing of a module lies in the small castle over r, or would.
func extraAnchor(r ui.Rect, f *frame, at place) (x, y float64, ok bool) {
	list, inset := otherExtras(f, at.seat), f.rows.insetAt(at.kind)
	gathered := inset >= 0 && f.rows.insets[inset].SmallAt != nil
	if gathered {
		at = f.rows.insets[inset].SmallAt(at)
	}
	i := slices.IndexFunc(list, func(e extra) bool { return e.place == at })
	switch {
	case i >= 0:
		x, y = extraAt(r, f, list, i)
	case inset >= 0 && !gathered:
		x, y = extraAt(r, f, append(list, extra{}), len(list))
	default:
		return 0, 0, false
	}
	return x, y, true
}

// extrasWide is from the middle of the first thing that modules bring to that of the last.
const extrasWide = 283.0

// otherExtras lists what the modules in play bring a player.
func otherExtras(f *frame, s game.Seat) (list []extra) {
	for _, of := range f.rows.supplies[baseSupplies:] {
		list = append(list, extra{
			name: of.Name, sprite: of.picture(f.Seats[s].Colour), words: flat(f.countTip(s, of)),
			count: of.Count(&f.View, s), wide: cmp.Or(of.Wide, 33), place: at(of.Place, s),
		})
	}
	for _, in := range f.rows.small {
		room := extrasWide
		for _, e := range list {
			room -= e.wide
		}
		list = append(list, in.Small(f, s, room)...)
	}
	return list
}

// flat puts the paragraphs of a tip in one line.
func flat(tip string) string { return strings.ReplaceAll(ui.Plain(tip), "\n", ". ") }

// drawExtras draws what modules bring.
func drawExtras(p *ui.Painter, f *frame, s game.Seat, r ui.Rect) {
	list := otherExtras(f, s)
	for i, e := range slices.Backward(list) {
		x, y := extraAt(r, f, list, i)
		switch {
		case e.token != nil:
			drawWare(p, e.token.ware, e.token.b, x, y, 25)
			badge(p, x+7, y+8, e.count, 8)
			continue
		case e.count == 0:
			p.SpriteAt(e.sprite, x, y, 24, ui.SpriteOptions{Fade: .6})
			continue
		}
		p.SpriteAt(e.sprite, x, y, 26)
		if !e.bare {
			drawCount(p, e.count, x+12, y, numberStyle.Sized(19))
		}
	}
}
