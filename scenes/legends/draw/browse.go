package draw

import (
	"merlin/game/legends"
	"merlin/scenes/legends/words"
	"merlin/scenes/ui"
)

// BrowsePanel is the card browser: all cards of the deck by kind, each with where it is as
// far as everybody sees.
type BrowsePanel struct{}

var browseArea = ui.Rect{X: 16, Y: 62, W: 1536, H: 1010}

func (BrowsePanel) Area() ui.Rect { return browseArea.Inset(-14) }

const (
	browseAcross, browseDown = 9, 5
	browsePage               = browseAcross * browseDown
)

// browsed are the cards that the filter lets by.
func (f *Frame) browsed() (list []legends.Card) {
	fits := words.Filters[f.Desk.Browse.Filter].Fits
	for c := range legends.Card(legends.AllCards) {
		if fits(f.Words, c) {
			list = append(list, c)
		}
	}
	return list
}

// paged are those on the page that is open, and how many pages there are.
func (f *Frame) paged() (list []legends.Card, pages int) {
	list = f.browsed()
	pages = max(1, (len(list)+browsePage-1)/browsePage)
	at := min(f.Desk.Browse.Page, pages-1)
	return list[min(at*browsePage, len(list)):min((at+1)*browsePage, len(list))], pages
}

// browseCell is where card i of a page lies.
func browseCell(i int) ui.Rect {
	in := ui.Rect{X: browseArea.X + 20, Y: browseArea.Y + 118, W: browseArea.W - 40, H: browseArea.H - 134}
	return in.Column(i/browseAcross, browseDown, 8).Row(i%browseAcross, browseAcross, 10)
}

// browseButtons are the filters, the pages and the way out.
func (f *Frame) browseButtons() []ui.Button { return append(f.filterButtons(), f.leafButtons()...) }

// browses is a press that changes what is browsed.
func (f *Frame) browses(do func()) func() {
	return func() { f.Do.StepBack(func() error { do(); return nil }) }
}

// filterButtons are the filters.
func (f *Frame) filterButtons() (list []ui.Button) {
	head := ui.Rect{X: browseArea.X + 20, Y: browseArea.Y + 62, W: browseArea.W - 40, H: 44}
	for i, filter := range words.Filters {
		b := ui.NewButton("filter-"+filter.Name, f.T("filter."+filter.Name), head.Row(i, len(words.Filters), 6), ui.PlainLook,
			f.browses(func() { f.Desk.Browse.Filter, f.Desk.Browse.Page = i, 0 }))
		b.Size, b.On = 18, i == f.Desk.Browse.Filter
		list = append(list, b)
	}
	return list
}

// leafButtons are those of the pages, and the way out.
func (f *Frame) leafButtons() (list []ui.Button) {
	_, pages := f.paged()
	at := min(f.Desk.Browse.Page, pages-1)
	top := ui.Rect{X: browseArea.Right() - 320, Y: browseArea.Y + 14, W: 300, H: 40}
	turn := func(name, icon string, i, to int) {
		b := ui.NewButton(name, f.T("browse."+name), top.Row(i, 4, 8), ui.DarkLook, f.browses(func() { f.Desk.Browse.Page = to }))
		b.Text, b.Icon, b.Enabled = "", icon, to >= 0 && to < pages
		b.Why = ui.Say(f.T("browse.pages", "page", at+1, "of", pages))
		list = append(list, b)
	}
	turn("earlier", "icon-back", 0, at-1)
	turn("later", "icon-next", 1, at+1)
	last := top.Row(2, 4, 8)
	last.W = top.Right() - last.X
	b := ui.NewButton("browse-close", f.T("browse.close"), last, ui.GoldLook, f.browses(func() { f.Desk.Browse.Open = false }))
	b.Size, b.Weight = 20, ui.Returns
	return append(list, b)
}

func (BrowsePanel) Draw(p *ui.Painter, f *Frame) {
	if !f.Desk.Browse.Open {
		return
	}
	p = p.Named("browse")
	p.At(browseArea.X, browseArea.Y, .66).Panel(ui.Rect{W: browseArea.W / .66, H: browseArea.H / .66})
	list, pages := f.paged()
	title := headStyle.Sized(26).With(ui.Rubric)
	p.TextIn(f.T("browse.title", "count", len(f.browsed())), ui.Rect{X: browseArea.X + 30, Y: browseArea.Y + 14, W: 800, H: 40}, title)
	page := f.T("browse.pages", "page", min(f.Desk.Browse.Page, pages-1)+1, "of", pages)
	p.TextIn(page, ui.Rect{X: browseArea.Right() - 560, Y: browseArea.Y + 14, W: 226, H: 40}, italicStyle.Sized(20).Placed(ui.Right, ui.Middle))
	f.drawButtons(p, f.browseButtons())
	for i, c := range list {
		f.drawBrowsed(p, c, browseCell(i))
	}
}

// keep has a card stay under the glass, or lets it go.
func (f *Frame) keep(c legends.Card) {
	f.Do.StepBack(func() error {
		if f.Desk.Browse.Kept == c {
			c = legends.NoCard
		}
		f.Desk.Browse.Kept = c
		return nil
	})
}

// drawBrowsed is a card in the browser: its picture, its name, its level or points.
func (f *Frame) drawBrowsed(p *ui.Painter, c legends.Card, r ui.Rect) {
	f.base(p, c, r, .8)
	picture, foot := r.Inset(5).CutTop(r.H - 10 - 46)
	f.window(p, c, picture, 1)
	if n := f.Face(c).Points; n > 0 {
		star(p, words.Number(int(n)), picture.X+16, picture.Y+16, 32)
	}
	f.arms(p, c, picture.X+16, picture.Y+18, 28)
	p.SpriteAt("level-"+levels[f.Face(c).Level], picture.Right()-13, picture.Y+13, 20)
	p.FillRound(foot, 3, ui.Solid(ui.Parchment))
	name, where := foot.CutTop(24)
	whole(p, ui.Rect{X: name.X + 3, Y: name.Y, W: name.W - 6, H: 23}, labelStyle.Placed(ui.Center, ui.Middle), f.Card(c), f.Bare(c))
	f.drawWhere(p, c, ui.Rect{X: where.X + 3, Y: where.Y - 1, W: where.W - 6, H: 21})
	if name := "book-" + f.Face(c).ID; f.Hot(name) || f.Ctx.Focused(name) || f.Desk.Browse.Kept == c {
		p.StrokeRound(r, 7, 3, ui.Solid(ui.GlowEdge))
	}
}

// drawWhere says where a card is: of a character in play the crest says whose it is.
func (f *Frame) drawWhere(p *ui.Painter, c legends.Card, r ui.Rect) {
	text, st := f.Whereabouts(c), italicStyle.Sized(ui.Least).Placed(ui.Center, ui.Middle)
	if place, ok := f.StandsAt(c); ok {
		text = place
		left := r.X + (r.W-p.TextWidth(text, st))/2 - 11
		p.SpriteAt(f.Crest(f.View.Chars[c].Seat), max(r.X+8, left), r.Y+r.H/2, 18)
		r.X, r.W = r.X+18, r.W-18
	}
	p.Name(text, r, st)
}

func (BrowsePanel) Regions(f *Frame) (list []ui.Region) {
	if !f.Desk.Browse.Open {
		return nil
	}
	list = append(list, ui.Region{Name: "browse-ground", Label: f.T("browse.open"), Bounds: browseArea})
	cards, _ := f.paged()
	for i, c := range cards {
		list = append(list, f.book(c, browseCell(i)))
	}
	return append(list, ui.ButtonRegions(f.browseButtons())...)
}

// book is the region of a card in the browser.
func (f *Frame) book(c legends.Card, r ui.Rect) ui.Region {
	tip := func() string { return f.CardTip(c, true) + "\n<i>" + f.Whereabouts(c) + "</i>" }
	reg := note("book-"+f.Face(c).ID, f.Card(c)+", "+f.Whereabouts(c), tip, r)
	reg.Beside = f.glassed(reg.Name)
	reg.Enabled, reg.Press = true, func() { f.keep(c) }
	return reg
}
