package draw

import (
	"merlin/game/legends"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// The table in pieces, for windows that are too small for the whole.

// shaped is a panel of tables of some shapes, as of the whole one, or of one in pieces: what lies
// over the one, or is smaller there than a finger, lies beside the other, off the canvas.
type shaped struct {
	paint.Panel[*Frame]
	shown func(*Frame) bool
	area  ui.Rect
}

func entire(f *Frame) bool { return !f.Pinned }
func pinned(f *Frame) bool { return f.Pinned }

// lying reports whether the table is in pieces in a window that lies, columns whether the places
// are that.
func (f *Frame) lying() bool   { return f.Pinned && f.Ctx.Shape() == ui.Lying }
func (f *Frame) columns() bool { return !f.lying() }

func (s shaped) Area() ui.Rect { return s.area }

func (s shaped) Draw(p *ui.Painter, f *Frame) {
	if s.shown(f) {
		s.Panel.Draw(p, f)
	}
}

func (s shaped) Regions(f *Frame) []ui.Region {
	if !s.shown(f) {
		return nil
	}
	return s.Panel.Regions(f)
}

// AllParts are the main places side by side, where there is room.
func AllParts(f *Frame) []ui.Rect {
	if !f.broad() {
		return nil
	}
	first := f.PlaceRect(legends.Camelot)
	return []ui.Rect{{X: first.X + 6, Y: first.Y, W: f.PlaceRect(legends.Forest).Right() - first.X - 12, H: first.H}}
}

func (f *Frame) broad() bool { return f.Ctx.Shape() == ui.Tablet }

// PlaceParts are a main place, where it has a page of its own.
func PlaceParts(at legends.Place) func(*Frame) []ui.Rect {
	return func(f *Frame) []ui.Rect {
		if f.broad() {
			return nil
		}
		return []ui.Rect{f.PlaceRect(at)}
	}
}

// StripParts are the special places.
func StripParts(f *Frame) (list []ui.Rect) {
	if !f.strip() {
		return nil
	}
	for _, p := range f.stripPlaces() {
		list = append(list, f.specialRect(p).Inset(-3))
	}
	return list
}

// OwnParts are what lies open for a while: what happened meanwhile, all cards, what is asked;
// else the cards of the hand, each alone, and what one has.
func OwnParts(f *Frame) (list []ui.Rect) {
	switch {
	case len(f.meanwhile()) > 0:
		box, _ := f.meanwhilePlan(f.Ctx.Measure())
		return []ui.Rect{box}
	case f.Desk.Browse.Open:
		return f.bookParts()
	}
	if r, ok := f.inset(); ok {
		if n := len(f.fanned()); n == 0 {
			list = append(list, r.Inset(-3))
		} else {
			for i := range n {
				list = append(list, f.fanAt(i, n).Inset(-3))
			}
		}
	}
	for i := range f.Hand() {
		list = append(list, readRect(i).Inset(-3))
	}
	mine := ui.Rect{X: meRect.X, Y: meRect.Y, W: meRect.W, H: actionsRect.Bottom() - meRect.Y}
	return append(list, zoomRect.Inset(-3), displayRect(len(f.Trophies(f.Home))).Inset(-3), mine.Inset(-3))
}

// OthersParts are the other players, and the piles.
func OthersParts(f *Frame) (list []ui.Rect) {
	for i := range f.Order()[1:] {
		list = append(list, f.otherRect(i).Inset(-3))
	}
	return append(list, pilesRect.Inset(-3))
}

// LogParts is the chronicle.
func LogParts(f *Frame) []ui.Rect { return f.LogParts(f.LogPlace()) }

// HeldParts are the cards of the hand, as they are always in sight.
func HeldParts(f *Frame) (list []ui.Rect) {
	for i := range max(int(f.View.Held[f.Home]), len(f.Hand())) {
		list = append(list, heldRect(i))
	}
	return list
}

// Opened is the page that something lies open on for a while, "" for none; first: it comes before
// what is asked.
func Opened(f *Frame) (page string, first bool) {
	first = f.TellsMeanwhile() || f.Desk.Browse.Open
	if _, ok := f.inset(); ok || first {
		page = "own"
	}
	return page, first
}

// Asks is what is asked in a small window.
func Asks(f *Frame) string {
	switch {
	case f.TellsMeanwhile():
		return f.MeanwhileTitle()
	case f.Desk.Browse.Open:
		return f.T("browse.title", "count", len(f.browsed()))
	}
	return f.Prompt()
}

// Progress tells the phase, and what is left in it.
func Progress(f *Frame) string {
	i := int(f.View.Turn.Phase) - 1
	if i < 0 || i >= len(phases) {
		return f.Level()
	}
	said := f.T("phase.nth", "number", i+1, "name", f.T(phases[i].key))
	if hint := f.Hint(); hint != "" {
		said += " · " + hint
	}
	return said
}

// Ways are the buttons of the question: where what is picked may be put, or that a card may be
// drawn; what may be looked up; and what goes on.
func Ways(f *Frame) (take, leave, end []ui.Button) {
	switch {
	case f.TellsMeanwhile():
		return nil, nil, []ui.Button{f.meanwhileClose(ui.Rect{})}
	case f.Desk.Browse.Open:
		list := f.leafButtons()
		return nil, list[:2], list[2:]
	}
	if f.View.Over {
		if b := f.ResultButton(true, ui.Rect{}); b != nil {
			take = append(take, *b)
		}
	}
	return append(take, f.putButtons()...), f.asides(), f.endButtons()
}

// putButtons are the main places where what is picked may be put; while nothing is, the pile
// may be drawn from.
func (f *Frame) putButtons() (list []ui.Button) {
	add := func(name, text, icon string, c []moment.Choice) {
		b := ui.NewButton(name, text, ui.Rect{}, ui.GoldLook, nil)
		f.Opens(&b.Region, c)
		b.Icon, b.Glow, b.Weight, b.Tip = icon, f.Glows(c), paint.Weight(c), ui.Say(c[0].Label)
		if f.Coached && name == "draw" && (f.Coaxed == nil || !f.Coaxed(&c[0])) {
			b.Look = ui.DarkLook // who teaches says how to go on
		}
		list = append(list, b)
	}
	if len(f.Desk.Picked) == 0 {
		if draw := f.Open(legends.TargetPile, 0); len(draw) > 0 {
			add("draw", draw[0].Title, "", draw)
		}
		return list
	}
	goals := f.Goals(f.Desk.Picked)
	for at := range legends.Avalon {
		if c, ok := goals[at]; ok {
			add("to-"+at.String(), f.Place(at), "", []moment.Choice{c})
		}
	}
	return list
}

// mayPut reports whether what is picked may be put at a place.
func (f *Frame) mayPut(at legends.Place) bool {
	_, ok := f.Goals(f.Desk.Picked)[at]
	return ok && len(f.Desk.Picked) > 0 && f.View.Chars[f.Desk.Picked[0]].At != at
}

// asides are the cards that are carried out by hand, and all cards.
func (f *Frame) asides() (list []ui.Button) {
	if b, ok := f.byHandButton(); ok {
		list = append(list, b)
	}
	return append(list, f.browseButton())
}

// heldRect is card i of the hand as it is always in sight.
func heldRect(i int) ui.Rect {
	return ui.Rect{X: heldApart.X + 10 + 90*float64(i%10), Y: heldApart.Y + 10 + 120*float64(i/10), W: 76, H: 104}
}

// readRect is card i of the hand as it is read.
func readRect(i int) ui.Rect {
	return ui.Rect{X: readApart.X + 10 + 192*float64(i%6), Y: readApart.Y + 10 + 262*float64(i/6), W: 178, H: 248}
}

// fanApart is card i of n that are looked at side by side: many are as small as in a company.
func fanApart(i, n int) ui.Rect {
	x, y := insetsApart.X+10, insetApart.Bottom()+20
	if n <= fanMost {
		return ui.Rect{X: x + 192*float64(i), Y: y, W: 178, H: 236}
	}
	return ui.Rect{X: x + 94*float64(i%rowMost), Y: y + 152*float64(i/rowMost), W: 86, H: 144}
}

// stripApart is where a special place lies, over the companies there.
func (f *Frame) stripApart(p legends.Place) ui.Rect {
	i := 0
	for k, other := range f.stripPlaces() {
		if other == p {
			i = k
		}
	}
	high := stripRect.H + 16 + 104*float64(len(f.Seats))
	return ui.Rect{X: stripsApart.X + 10 + placeStep*float64(i), Y: stripsApart.Y + 10, W: placeWide, H: high}
}

// placeApart is a main place as wide as a window that lies: on the left its picture with the events,
// on the right who stands there. What is too much for its height is scrolled to.
func (f *Frame) placeApart(p legends.Place) ui.Rect {
	r := lyingArea(p).Inset(12)
	if len(f.Seats) < 4 {
		r.H = 484
	}
	return r
}

// lyingArea is where it lies for any number of players.
func lyingArea(p legends.Place) ui.Rect {
	return ui.Rect{X: 10 + 900*float64(p), Y: 7310, W: 872, H: 572}.Inset(-12)
}

// questTall is how high an event lies there.
const questTall = 250.0

// Where all this lies.
var (
	heldApart      = ui.Rect{Y: 1200, W: 920, H: 380}
	readApart      = ui.Rect{Y: 1600, W: 1170, H: 810}
	stripsApart    = ui.Rect{Y: 2500, W: 1570, H: 560}
	insetApart     = ui.Rect{X: 10, Y: 3110, W: 504, H: 420}
	fanWide        = 192.0 * fanMost
	insetsApart    = ui.Rect{Y: 3100, W: fanWide + 20, H: 1300}
	meanwhileApart = ui.Rect{X: 20, Y: 4500, W: 560, H: 900}
	bookApart      = ui.Rect{Y: 5500, W: 1570, H: 1700}
)

// heldPanel are the cards of the hand, as large as in a company.
type heldPanel struct{}

func (heldPanel) Area() ui.Rect { return heldApart }

func (heldPanel) Draw(p *ui.Painter, f *Frame) {
	p = p.Named("held")
	cards := f.Hand()
	for i := range HeldParts(f) {
		r := heldRect(i)
		if i >= len(cards) {
			p.Sprite("back-character", r.X, r.Y, r.W, r.H)
			continue
		}
		c := cards[i]
		f.shining(p, f.lit(c) || f.IsPicked(c), r, 7, func() { f.mini(p, f.Table(), c, r) })
		if f.IsPicked(c) || f.Hot("hand-"+f.Face(c).ID) {
			p.StrokeRound(r, 7, 2.8, ui.Solid(ui.GlowEdge))
		}
	}
}

func (heldPanel) Regions(f *Frame) (list []ui.Region) {
	for i, c := range f.Hand() {
		list = append(list, f.person("hand-"+f.Face(c).ID, c, heldRect(i)))
	}
	return list
}

// readPanel are the cards of the hand as they are read.
type readPanel struct{}

func (readPanel) Area() ui.Rect { return readApart }

func (readPanel) Draw(p *ui.Painter, f *Frame) {
	p = p.Named("read")
	for i, c := range f.Hand() {
		r := readRect(i)
		f.shining(p, f.lit(c) || f.IsPicked(c), r, 9, func() { f.full(p, f.Table(), c, r, 1) })
	}
}

// Regions do what those do that are always in sight.
func (readPanel) Regions(f *Frame) (list []ui.Region) {
	for i, c := range f.Hand() {
		r := f.person("hand-"+f.Face(c).ID, c, readRect(i))
		r.Name = "read-" + f.Face(c).ID
		list = append(list, r)
	}
	return list
}
