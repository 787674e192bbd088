package draw

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// othersPanel shows the other players in small, clockwise from the left of the
// player at the screen. Pointing at one opens his castle in full.
type othersPanel struct {
	cache paint.Cached[paint.CacheKey]
}

// otherPlan is how a small castle is laid out.
type otherPlan struct {
	high  float64
	head  float64    // how much more room its head has than one of a line
	rows  [4]float64 // dice, traitors, supplies, and with modules what these bring
	goods [2]float64 // the first row of the goods, and the step to the next
	cols  [2]float64 // their first column, and the step to the next
	piece float64    // size of one
	count [2]float64 // the step from one supply to the next, and the size of one
	text  float64    // size of numbers
	wide  bool       // what modules bring lies under the goods, too
}

// otherPlans are those for the room that what modules bring needs: where they bring nothing all is
// larger.
var otherPlans = [...]otherPlan{
	noRoom: {
		high: 146, rows: [4]float64{68, 99, 129}, goods: [2]float64{70, 27.4}, cols: [2]float64{200, 25},
		piece: 28.5, count: [2]float64{41, 26}, text: 20,
	},
	ARow: {
		high: 146, rows: [4]float64{58, 85, 109, 131}, goods: [2]float64{70, 27.4}, cols: [2]float64{203, 24.4},
		piece: 26, count: [2]float64{39, 24}, text: 19,
	},
	TwoRows: {
		high: 166, rows: [4]float64{61, 91, 117, 145}, goods: [2]float64{66, 25.4}, cols: [2]float64{203, 24.4},
		piece: 26, count: [2]float64{39, 24}, text: 19, wide: true,
	},
}

// rivalPlan is that of an only rival who is somebody, where modules bring nothing: he has a face to
// be known by, and a line on himself.
var rivalPlan = otherPlan{
	high: 226, head: 58, rows: [4]float64{148, 179, 209}, goods: [2]float64{150, 27.4}, cols: [2]float64{200, 25},
	piece: 28.5, count: [2]float64{41, 26}, text: 20,
}

// face is where the crest or the face lies in the small castle over r.
func (o *otherPlan) face(r ui.Rect) ui.Rect {
	size := 42 + o.head*.8
	return ui.Rect{X: r.X + 19, Y: r.Y + 9, W: size, H: size}
}

// motto is where a line on who it is stands there: below the points, off the coins that fly there.
func (o *otherPlan) motto(r ui.Rect) ui.Rect {
	left := 66 + o.head
	return ui.Rect{X: r.X + left, Y: r.Y + 56, W: r.W - left - 16, H: 70}
}

// Speaks is where a line of another player lies, on what is said of him, and where his face is;
// none where he has no such room.
func (f *Frame) Speaks(s game.Seat) (words, face ui.Rect) {
	plan, i := f.otherPlan(), slices.Index(model.OthersOf(f.Model), s)
	if plan.head == 0 || i < 0 {
		return ui.Rect{}, ui.Rect{}
	}
	r := f.OtherRect(i)
	return plan.motto(r).Inset(-5), plan.face(r)
}

// supply is the middle of one of the supplies of the small castle over r.
func (o *otherPlan) supply(r ui.Rect, i int) (x, y float64) {
	return r.X + 35 + o.count[0]*float64(i), r.Y + o.rows[2]
}

func (f *Frame) otherPlan() *otherPlan {
	others := model.OthersOf(f.Model)
	if f.Rows.Room == noRoom && len(f.Seats) == 2 && len(others) == 1 && f.Seats[others[0]].Face != "" {
		return &rivalPlan
	}
	return &otherPlans[f.Rows.Room]
}

// OtherRect is where small castle i lies.
func (f *Frame) OtherRect(i int) ui.Rect {
	h := f.otherPlan().high
	return ui.Rect{X: 1560, Y: 64 + (h+10)*float64(i), W: 344, H: h}
}

const otherLeast = 156.0 // the step from one small castle to the next, at least

func (*othersPanel) Area() ui.Rect { return othersRect.Inset(-14) }

func (o *othersPanel) Draw(p *ui.Painter, f *Frame) {
	key := f.CacheKey("player-")
	if !f.OthersGlow() {
		key = key.Dark()
	}
	o.cache.Draw(p, o.Area(), key, func(p *ui.Painter) {
		for i, s := range model.OthersOf(f.Model) {
			o.drawOther(p.Named(model.OtherName(s)), f, s, f.OtherRect(i))
		}
	})
}

func (o *othersPanel) drawOther(p *ui.Painter, f *Frame, s game.Seat, r ui.Rect) {
	Sheet(p, r, SmallSheet)
	if f.View.Turn.Seat == s {
		p.StrokeRound(r.Inset(-1), 10, 3, ui.Solid(ui.Glow))
	}
	seat := f.Seats[s]
	head := f.otherPlan().head
	band := ui.Rect{X: r.X + 9, Y: r.Y + 48 + head, W: 8, H: r.H - 78 - head}
	p.FillRound(band.Inset(-1.2), 4, ui.Solid(ui.Ink))
	p.FillRound(band, 3, ui.Solid(f.playerInk(seat.Colour)))
	face := f.otherPlan().face(r)
	x, y := face.Center()
	paint.Crest(p, seat, "crest-"+seat.Colour, x, y, face.H)
	o.drawHead(p, f, s, r)
	o.drawDice(p, f, s, r)
	o.drawTraitors(p, f, s, r)
	o.drawCounts(p, f, s, r)
	drawExtras(p, f, s, r)
	drawSmallGoods(p, f, &f.View.Players[s], r)
}

const signStep = 25.0

// signAt is where sign i stands in the small castle over r, from the points leftwards.
func signAt(r ui.Rect, i int) (x, y float64) { return r.Right() - 72 - signStep*float64(i), r.Y + 29 }

// drawHead writes name and score, and between them what its owner alone has.
func (*othersPanel) drawHead(p *ui.Painter, f *Frame, s game.Seat, r ui.Rect) {
	icons := ownSigns(f, s)
	st := ui.BoldStyle.Sized(21).Placed(ui.Left, ui.Middle)
	st.Min = ui.Least
	left := 66 + f.otherPlan().head
	p.Name(f.Called(s), ui.Rect{X: r.X + left, Y: r.Y + 16, W: 284 - left - signStep*float64(len(icons)), H: 28}, st)
	if face, ok := strings.CutPrefix(f.Seats[s].Face, "face-"); ok && left > 66 && !f.Told { // the coins of a scoring lie there
		st = ui.HintStyle.Sized(17).Placed(ui.Left, ui.Middle)
		st.Min, st.Line = ui.Least, 1.02
		p.Paragraph(f.T("face."+face+".line"), f.otherPlan().motto(r), st)
	}
	for i, icon := range icons {
		x, y := signAt(r, i)
		p.SpriteAt(icon, x, y, 27)
		if icon == beginsSign {
			p.Text("1", x, y, NumberStyle.Sized(17).Placed(ui.Center, ui.Middle).With(ui.Ink))
		}
	}
	DrawPoints(p, int(f.View.Players[s].Score), r.Right()-34, r.Y+31, 50)
}

// beginsSign is a disc with a 1, of who begins the round: a crown is of who leads.
const beginsSign = "bead-now"

// ownSigns are the things that one player alone can have.
func ownSigns(f *Frame, s game.Seat) (icons []string) {
	if f.View.Start == s {
		icons = append(icons, beginsSign)
	}
	for _, r := range f.Rows.Relics {
		if r.Owner(f.View) == s {
			icons = append(icons, r.Sprite)
		}
	}
	return icons
}

func (*othersPanel) drawTraitors(p *ui.Painter, f *Frame, s game.Seat, r ui.Rect) {
	player, plan := &f.View.Players[s], f.otherPlan()
	y, size := r.Y+plan.rows[1], plan.rows[1]-plan.rows[0]+1
	list := f.Besiegers(s)
	step := 31.0
	if len(list) > 3 {
		step = 62 / float64(len(list)-1)
	}
	for i, b := range list {
		x := r.X + 40 + step*float64(i)
		p.SpriteAt(model.TraitorSprite(b.Colour), x, y, size)
		if b.Repelled {
			p.SpriteAt("tick", x+9, y+9, otherTick)
		}
	}
	drawHandBacks(p, int(player.HandSize), r.X+plan.hand(), y, size-3, plan.text)
}

// otherTick is the size of the mark at a traitor who is repelled: 12 pixels in a window of 1280 x 720.
const otherTick = 18.0

// drawHandBacks shows a hand of n cards from behind, each h high, and their number in a size.
func drawHandBacks(p *ui.Painter, n int, x, y, h, size float64) {
	for i := min(n, 3); i > 0; i-- {
		p.Sprite("card-back", x-11+2.5*float64(i), y-1-h/2+1.2*float64(i), h*5/7, h)
	}
	DrawCount(p, n, x+20, y, NumberStyle.Sized(size))
}

func (*othersPanel) drawCounts(p *ui.Painter, f *Frame, s game.Seat, r ui.Rect) {
	plan := f.otherPlan()
	for i, supply := range f.Rows.Supplies[:baseSupplies] {
		n := supply.Count(f.View, s)
		x, y := plan.supply(r, i)
		o := ui.SpriteOptions{}
		if n == 0 {
			o.Fade = .5
		}
		p.SpriteAt(supply.Picture(f.Seats[s].Colour), x, y, plan.count[1], o)
		DrawCount(p, n, x+plan.count[1]/2+1, y, NumberStyle.Sized(plan.text))
	}
}

// good is the middle of an item of a colour.
func (o *otherPlan) good(r ui.Rect, i merlin.Item, c merlin.Province) (x, y float64) {
	return r.X + o.cols[0] + o.cols[1]*float64(c), r.Y + o.goods[0] + o.goods[1]*float64(i)
}

// hand is where the backs of the hand lie: seals beside them need room.
func (o *otherPlan) hand() float64 {
	if o.wide {
		return 128
	}
	return 142
}

// drawSmallGoods draws the goods in a grid, provinces across.
func drawSmallGoods(p *ui.Painter, f *Frame, player *merlin.Player, r ui.Rect) {
	plan := f.otherPlan()
	at := func(i merlin.Item, c merlin.Province) (float64, float64) { return plan.good(r, i, c) }
	for c := range merlin.Province(merlin.Provinces) {
		cx, y := at(0, c)
		p.FillRound(ui.Rect{X: cx - plan.cols[1]/2 + 1, Y: y - 14, W: plan.cols[1] - 2, H: 2*plan.goods[1] + 28}, 4, ui.Solid(ui.Alpha(f.provinceInk(c), .22)))
		for i := range merlin.Item(merlin.Items) {
			if cx, cy := at(i, c); player.Items[i][c] == 0 {
				p.FillCircle(cx, cy, 2, ui.Solid(ui.Alpha(ui.FadedInk, .4)))
			}
		}
	}
	for c := range merlin.Province(merlin.Provinces) {
		for i := range merlin.Item(merlin.Items) {
			cx, cy := at(i, c)
			if n := int(player.Items[i][c]); n > 0 {
				p.SpriteAt(model.ItemSprite(i, c), cx, cy, plan.piece)
				Badge(p, cx+7, cy+7, n, 8)
			}
		}
	}
}

func (o *othersPanel) Regions(f *Frame) []ui.Region {
	var list []ui.Region
	for i, s := range model.OthersOf(f.Model) {
		p := &f.View.Players[s]
		label := f.T("castle.of", "name", f.Seats[s].Name) + ", " + f.T("quest.points", "count", int(p.Score)) + ", " + f.T("castle.hand", "count", int(p.HandSize))
		r := Note(model.OtherName(s), label, nil, f.OtherRect(i))
		r.Adjust = func(step int) { f.Ctx.SetFocus(model.OtherName(o.next(f, i, step))) } // the keyboard stops here, too
		list = append(list, r)
		for _, part := range OtherParts(f, s, f.OtherRect(i)) {
			list = append(list, Note(part.Name, part.Words, nil, part.at))
		}
		list = append(list, otherDice(f, s, f.OtherRect(i))...)
	}
	return list
}

// Visits are the regions of the other players, clockwise.
func Visits(f *Frame) (names []string) {
	for _, s := range model.OthersOf(f.Model) {
		names = append(names, model.OtherName(s))
	}
	return names
}

// next is the seat of the other player that follows the one at a place.
func (*othersPanel) next(f *Frame, i, step int) game.Seat {
	seats := model.OthersOf(f.Model)
	return seats[(i+step+len(seats))%len(seats)]
}

func (*othersPanel) Anchor(f *Frame, at model.Place) (x, y float64, ok bool) {
	for i, s := range model.OthersOf(f.Model) {
		if s == at.Seat {
			return otherAnchor(f.OtherRect(i), f, at)
		}
	}
	return 0, 0, false
}

// signIndex is where a sign stands among those of a player, or the next would.
func signIndex(f *Frame, at model.Place) int {
	icons := ownSigns(f, at.Seat)
	if i := slices.Index(icons, f.Rows.Relics[f.Rows.RelicAt(at.Kind)].Sprite); i >= 0 {
		return i
	}
	return len(icons)
}

// otherAnchor is where a thing of another player lies in his small castle.
func otherAnchor(r ui.Rect, f *Frame, at model.Place) (x, y float64, ok bool) {
	plan := f.otherPlan()
	rows := plan.rows
	switch at.Kind {
	case model.AtScore:
		x, y = r.Right()-34, r.Y+31
	case model.AtDie:
		x, y, _ = plan.die(r, int(at.A))
	case model.AtGoods:
		x, y = plan.good(r, merlin.Item(at.A), merlin.Province(at.B))
	case model.AtHome, model.AtTraitors:
		x, y = r.X+71, r.Y+rows[1]
	case model.AtApples, model.AtStaffs, model.AtMarkerBag, model.AtManors:
		x, y = plan.supply(r, int(at.Kind-model.AtApples))
	case model.AtHand:
		x, y = r.X+plan.hand(), r.Y+rows[1]
	default:
		if f.Rows.RelicAt(at.Kind) >= 0 {
			x, y = signAt(r, signIndex(f, at))
			return x, y, true
		}
		return extraAnchor(r, f, at)
	}
	return x, y, true
}

// Over opens the castle of the player who is pointed at.
func (o *othersPanel) Over(p *ui.Painter, f *Frame) {
	for i, s := range model.OthersOf(f.Model) {
		if f.Hot(model.OtherName(s)) {
			drawVisit(p.Named("visit"), f, s, f.OtherRect(i).Y, f.T("hint.other", "name", f.Called(s)))
			return
		}
		if said := f.HotDie(s); said != "" {
			drawVisit(p.Named("visit"), f, s, f.OtherRect(i).Y, said)
			return
		}
		for _, part := range OtherParts(f, s, f.OtherRect(i)) {
			if f.Hot(part.Name) {
				drawVisit(p.Named("visit"), f, s, f.OtherRect(i).Y, part.Words)
				return
			}
		}
	}
}

// Room is how much room what modules bring needs in small castles.
type Room uint8

const (
	noRoom  Room = iota
	ARow         // a row
	TwoRows      // a row over the whole width
)
