package draw

import (
	"merlin/game/legends"
	"merlin/scenes/legends/words"
	"merlin/scenes/ui"
)

// bookPanel is the card browser in a small window: filters and cards, which flow as it has
// room. Its pages and the way out are among the buttons of the question.
type bookPanel struct{}

func (bookPanel) Area() ui.Rect { return bookApart }

// bookHead is where the filters lie, bookFilter filter i of them.
func (f *Frame) bookHead() ui.Rect {
	across := 5
	if f.Ctx.Shape() == ui.Standing {
		across = 3
	}
	down := (len(words.Filters) + across - 1) / across
	return ui.Rect{X: bookApart.X + 10, Y: bookApart.Y + 10, W: 178 * float64(across), H: 68 * float64(down)}
}

func (f *Frame) bookFilter(i int) ui.Rect {
	r := f.bookHead()
	across := int(r.W / 178)
	return ui.Rect{X: r.X + 178*float64(i%across), Y: r.Y + 68*float64(i/across), W: 172, H: 62}
}

// bookCell is where card i of a page lies, bookCard one that is looked at.
func bookCell(i int) ui.Rect { return browseCell(i).Move(-browseArea.X, bookApart.Y+180) }

var bookCard = ui.Rect{X: bookApart.X + 10, Y: bookApart.Bottom() - 520, W: 344, H: 490}

// bookParts are the filters and the cards; a card that is looked at lies alone.
func (f *Frame) bookParts() (list []ui.Rect) {
	if f.Desk.Browse.Kept != legends.NoCard {
		return []ui.Rect{bookCard.Inset(-3)}
	}
	list = append(list, f.bookHead())
	cards, _ := f.paged()
	for i := range cards {
		list = append(list, bookCell(i).Inset(-3))
	}
	return list
}

// bookFilters are the filters where they lie.
func (f *Frame) bookFilters() []ui.Button {
	list := f.filterButtons()
	for i := range list {
		list[i].Bounds = f.bookFilter(i)
	}
	return list
}

func (bookPanel) Draw(p *ui.Painter, f *Frame) {
	if !f.Desk.Browse.Open {
		return
	}
	p = p.Named("browse")
	if c := f.Desk.Browse.Kept; c != legends.NoCard {
		f.full(p, f.Table(), c, bookCard, 1.72)
		return
	}
	f.drawButtons(p, f.bookFilters())
	cards, _ := f.paged()
	for i, c := range cards {
		f.drawBrowsed(p, c, bookCell(i))
	}
}

// Regions look at a card in full; a press on that has all lie there again.
func (bookPanel) Regions(f *Frame) (list []ui.Region) {
	if !f.Desk.Browse.Open {
		return nil
	}
	if c := f.Desk.Browse.Kept; c != legends.NoCard {
		return []ui.Region{f.book(c, bookCard)}
	}
	list = ui.ButtonRegions(f.bookFilters())
	cards, _ := f.paged()
	for i, c := range cards {
		list = append(list, f.book(c, bookCell(i)))
	}
	return list
}
