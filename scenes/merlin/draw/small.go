package draw

import (
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// The table in pieces, for windows that are too small for the whole.

// Parts are the pieces of a page.
type Parts = func(*Frame) []ui.Rect

// BoardParts is the board.
func BoardParts(*Frame) []ui.Rect { return []ui.Rect{BoardRect} }

// DomainParts is the domain, or what lies over it for a while.
func DomainParts(f *Frame) []ui.Rect {
	for _, p := range f.Rows.Panels {
		if p.Over == nil {
			continue
		}
		if list := p.Over(f); len(list) > 0 {
			return list
		}
	}
	d := f.domainPlan()
	if field, list := d.sheet.CutLeft(d.list().X - 4 - d.sheet.X); d.rows > 3 && !d.low() {
		return []ui.Rect{field, list}
	}
	return []ui.Rect{d.sheet}
}

// QuestParts are the quests and what modules lay beside and below them.
func QuestParts(f *Frame) (list []ui.Rect) {
	c := f.Column()
	for _, r := range []ui.Rect{c.Quests, c.Beside, c.Under} {
		if r.W > 0 {
			list = append(list, r)
		}
	}
	return list
}

// CastleParts are the cards of the hand and the insets of the castle; the supplies may be in
// two halves.
func CastleParts(f *Frame) []ui.Rect {
	c := f.castle()
	list := append(handParts(f, &c), c.goods, c.people)
	if c.stores == baseSupplies {
		list = append(list, c.supply.Row(0, 2, 6), c.supply.Row(1, 2, 6))
	} else {
		list = append(list, c.supply)
	}
	list = append(append(list, c.insets...), c.seat, c.dice)
	for i := range list {
		list[i] = list[i].Inset(-3)
	}
	return list
}

// handParts are the cards of the hand, each alone unless they lie over each other.
func handParts(f *Frame, c *castlePlan) (list []ui.Rect) {
	n := len(f.View.Hand.List())
	if f.View.Seat != f.Home || n == 0 || n > c.cards {
		return []ui.Rect{c.hand}
	}
	for i := range n {
		list = append(list, c.card(i, n))
	}
	return list
}

// OthersParts are the small castles of the others, and what modules lay below them.
func OthersParts(f *Frame) (list []ui.Rect) {
	bottom := othersRect.Y
	for i := range model.OthersOf(f.Model) {
		r := f.OtherRect(i)
		list, bottom = append(list, r.Inset(-3)), r.Bottom()
	}
	if f.Rows.sizeAt(UnderOthers) > 0 {
		list = append(list, ui.Rect{X: othersRect.X, Y: bottom + 4, W: othersRect.W, H: LogPlace(f).Y - bottom - 8})
	}
	return list
}

// LogParts is the chronicle.
func LogParts(f *Frame) []ui.Rect { return []ui.Rect{LogPlace(f).Inset(-3)} }

// DiceParts are the dice of the castle that is shown.
func DiceParts(f *Frame) (list []ui.Rect) {
	c := f.castle()
	for i, d := range f.View.Players[f.Home].Dice {
		if d.Value > 0 {
			x, y, size := c.die(i)
			list = append(list, ui.Around(x, y, size+2, size+4))
		}
	}
	return list
}

// Progress tells the round and the turn.
func Progress(f *Frame) string {
	said := f.T("ui.round", "number", int(f.View.Round), "of", merlin.Rounds)
	if n := f.TurnsInAll(); n > 0 {
		said += " · " + f.T("ui.turn", "number", min(f.TurnNumber(), n), "of", n)
	}
	return said
}

// Ways are the buttons of the question: those that do what is asked for, that leave it be, and
// that end the turn.
func (f *Frame) Ways() (take, leave, end []ui.Button) {
	for _, b := range f.centerButtons() {
		if b.Bounds == endRect {
			end = append(end, b)
		} else {
			take = append(take, b)
		}
	}
	for i, r := range landingRegions(f) {
		l := f.Landings[i]
		b := ui.NewButton(r.Name, f.Ahead(l, len(f.Landings) == 1), r.Bounds, ui.GoldLook, r.Press)
		b.Region, b.Icon, b.Look = r, f.SpaceSprite(l.To()), ui.PlainLook
		take = append(take, b)
	}
	return take, f.leaveButtons(), end
}
