package draw

import (
	"cmp"
	"slices"
	"strings"

	"merlin/game"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// Addition is what a module brings a player, as his small castle shows it.
type Addition struct {
	Name, Sprite, Words string

	Count int                               // 0 fades it
	Bare  bool                              // the number is not written: pointing at it tells
	Wide  float64                           // with the number
	Draw  func(p *ui.Painter, x, y float64) // in place of the sprite; nil: the sprite
	Apart bool                              // beside the hand where there is room
	Place model.Place
}

// extraAt is where extra i of a small castle stands.
func extraAt(r ui.Rect, f *Frame, list []Addition, i int) (x, y float64) {
	plan := f.otherPlan()
	if plan.wide && list[i].Apart {
		return r.X + 169, r.Y + plan.rows[1] // beside the hand
	}
	x = r.X + 37
	for _, before := range list[:i] {
		x += before.Wide
	}
	return x, r.Y + plan.rows[3]
}

// extraAnchor is where a thing of a module lies in the small castle over r, or would.
func extraAnchor(r ui.Rect, f *Frame, at model.Place) (x, y float64, ok bool) {
	list, inset := otherExtras(f, at.Seat), f.Rows.insetAt(at.Kind)
	gathered := inset >= 0 && f.Rows.Insets[inset].SmallAt != nil
	if gathered {
		at = f.Rows.Insets[inset].SmallAt(at)
	}
	i := slices.IndexFunc(list, func(e Addition) bool { return e.Place == at })
	switch {
	case i >= 0:
		x, y = extraAt(r, f, list, i)
	case inset >= 0 && !gathered:
		x, y = extraAt(r, f, append(list, Addition{}), len(list))
	default:
		return 0, 0, false
	}
	return x, y, true
}

// extrasWide is from the middle of the first thing that modules bring to that of the last.
const extrasWide = 283.0

// otherExtras lists what the modules in play bring a player.
func otherExtras(f *Frame, s game.Seat) (list []Addition) {
	for _, of := range f.Rows.Supplies[baseSupplies:] {
		list = append(list, Addition{
			Name: of.Name, Sprite: of.Picture(f.Seats[s].Colour), Words: Flat(f.CountTip(s, of)),
			Count: of.Count(f.View, s), Wide: cmp.Or(of.Wide, 33), Place: model.At(of.Place, s),
		})
	}
	for _, in := range f.Rows.Small {
		room := extrasWide
		for _, e := range list {
			room -= e.Wide
		}
		list = append(list, in.Small(f, s, room)...)
	}
	return list
}

// Flat puts the paragraphs of a tip in one line.
func Flat(tip string) string { return strings.ReplaceAll(ui.Plain(tip), "\n", ". ") }

// drawExtras draws what modules bring.
func drawExtras(p *ui.Painter, f *Frame, s game.Seat, r ui.Rect) {
	list := otherExtras(f, s)
	for i, e := range slices.Backward(list) {
		x, y := extraAt(r, f, list, i)
		switch {
		case e.Draw != nil:
			e.Draw(p, x, y)
			Badge(p, x+7, y+8, e.Count, 8)
			continue
		case e.Count == 0:
			p.SpriteAt(e.Sprite, x, y, 24, ui.SpriteOptions{Fade: .6})
			continue
		}
		p.SpriteAt(e.Sprite, x, y, 26)
		if !e.Bare {
			DrawCount(p, e.Count, x+12, y, NumberStyle.Sized(19))
		}
	}
}
