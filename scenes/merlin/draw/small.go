package draw

import (
	"merlin/game"
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
	if field, list := d.sheet.CutLeft(d.list().X - 9 - d.sheet.X); d.rows > 3 && !d.low() {
		if f.Ctx.Shape() == ui.Standing {
			return append([]ui.Rect{field}, d.abreast(list)...)
		}
		return []ui.Rect{field, list}
	}
	return []ui.Rect{d.sheet}
}

// abreast parts the list of areas into three that have room side by side below the field: its
// title and first areas, the others, and what pays for a tile.
func (d domainPlan) abreast(list ui.Rect) []ui.Rect {
	first, rest := list.CutTop(d.area(3).Y - 2 - list.Y)
	second, third := rest.CutTop(d.area(d.areas()).Y - 2 - rest.Y)
	return []ui.Rect{first, second, third}
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
// two halves. CastleHeads are the keys of what stands over each.
func CastleParts(f *Frame) []ui.Rect {
	list, _ := castleParts(f)
	return list
}

func CastleHeads(f *Frame) []string {
	_, heads := castleParts(f)
	return heads
}

func castleParts(f *Frame) (list []ui.Rect, heads []string) {
	c := f.castle()
	add := func(head string, parts ...ui.Rect) {
		for _, r := range parts {
			list, heads = append(list, r.Inset(-3)), append(heads, "small.castle."+head)
		}
	}
	add("hand", handParts(f, &c)...)
	add("goods", c.goods)
	add("people", c.people)
	if c.stores == baseSupplies {
		add("supply", c.supply.Row(0, 2, 6), c.supply.Row(1, 2, 6))
	} else {
		add("supply", c.supply)
	}
	add("more", c.insets...)
	add("seat", c.seat, c.dice)
	return list, heads
}

// handParts are the cards of the hand, each alone unless they lie over each other.
func handParts(f *Frame, c *castlePlan) (list []ui.Rect) {
	n := len(f.handPlaces())
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
func LogParts(f *Frame) []ui.Rect { return f.LogParts(LogPlace(f)) }

// DiceParts are the dice of the castle that is shown.
func DiceParts(f *Frame) (list []ui.Rect) {
	c := f.castle()
	for i, d := range f.View.Players[f.Home].Dice {
		if d.Value > 0 {
			x, y, size := c.die(i)
			if c.fiveDice { // the tray ends beside them
				size -= 4
			}
			list = append(list, ui.Around(x, y, size+2, size+4))
		}
	}
	return list
}

// Asks is the question: in a small window one that is answered by a tap on a space says so.
func Asks(f *Frame) string {
	if !f.Pinned || f.Asked == game.NoSeat || f.Question().Name != "move" {
		return f.Prompt()
	}
	return f.T("ui.asks", "name", f.Called(f.Asked), "text", f.T("small."+f.AskMove()))
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
		if b.Bounds == endRect || b.Bounds == bowlEnd {
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
