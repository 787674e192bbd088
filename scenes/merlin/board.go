package merlin

import (
	"fmt"
	"math"
	"slices"

	"merlin/fonts"
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// boardPanel is the board: the provinces, the ring of spaces with the figures on
// it, the round table with the dice, and the track of points around it all.
type boardPanel struct {
	ground ui.Layer
}

func (b *boardPanel) area() ui.Rect { return boardRect.Inset(-10) }

func (b *boardPanel) draw(p *ui.Painter, f *frame) {
	b.ground.Draw(p, b.area(), func(q *ui.Painter) { drawGround(q, f) })
	for i := range merlin.Province(merlin.Provinces) {
		drawUnder(p, f, i)
		f.rows.province.Draw(p, f, i)
		drawOn(p, f, i)
		drawInfluence(p, f, i)
		drawServants(p, f, i)
	}
	drawScores(p, f)
	drawOnBoard(p, f)
	drawRelics(p, f)
	drawRings(p, f)
	drawTray(p, f)
}

// over draws what lies open over the neighbours.
func (b *boardPanel) over(p *ui.Painter, f *frame) { drawOpened(p, f) }

// drawGround draws what never changes in a game.
func drawGround(p *ui.Painter, f *frame) {
	rules := f.rules
	p.Shadow(boardRect, 4, 8, 3, 6, .65)
	p.Sprite("board", boardRect.X, boardRect.Y, boardRect.W, boardRect.H)
	for _, m := range f.rows.modules {
		if m.Ring != "" {
			p.SpriteAt(m.Ring, boardX, boardY, 520)
		}
	}
	for _, r := range ringsOf(rules) {
		r.each(func(n uint8) { drawSpace(p, f, n) })
	}
	st := ui.Style{Role: fonts.Number, Size: 18, Color: ui.Ink, Align: ui.Center, VAlign: ui.Middle}
	for n := 0; n < 100; n += 5 {
		r := scoreCell(n)
		x, y := r.Center()
		p.Text(fmt.Sprint(n), x, y, st)
	}
}

// influenceAt are the plates of influence, clockwise from the top.
var influenceAt = [merlin.Provinces]ui.Rect{
	{X: 454, Y: 106, W: 150, H: 46},
	{X: 732, Y: 254, W: 50, H: 150},
	{X: 732, Y: 528, W: 50, H: 150},
	{X: 454, Y: 780, W: 150, H: 46},
	{X: 54, Y: 528, W: 50, H: 150},
	{X: 54, Y: 254, W: 50, H: 150},
}

// lit marks a thing on a plate that may be chosen, or is pointed at.
func lit(p *ui.Painter, f *frame, t game.Target, r ui.Rect, radius float64) {
	switch {
	case !f.open(t):
	case f.hot(t):
		p.FillRound(r, radius, ui.Solid(ui.GlowEdge))
		p.StrokeRound(r, radius, 3, ui.Solid(ui.Gold))
	case f.glows(t):
		p.GlowRing(r, radius, f.Breath)
		p.FillRound(r, radius, ui.Solid(ui.Alpha(ui.Glow, .5)))
	}
}

// markerCell is where a player's influence in a province is shown.
func markerCell(province merlin.Province, seat game.Seat, seats int) ui.Rect {
	r := influenceAt[province]
	if r.W > r.H {
		return r.Inset(3).Row(int(seat), seats, 0)
	}
	return r.Inset(3).Column(int(seat), seats, 0)
}

func drawInfluence(p *ui.Painter, f *frame, province merlin.Province) {
	t := game.Target{Kind: merlin.TargetMarker, A: uint8(province)}
	p.NineSlice("plate", influenceAt[province], 12)
	lit(p, f, t, influenceAt[province].Inset(2), 7)
	strength, _ := f.position().Influence(province)
	most := slices.Max(strength[:])
	for s := range f.Seats {
		drawMarker(p, f, province, game.Seat(s), most)
	}
	drawAlone(p, f, province, most)
}

// markerSpot is where in its cell a marker lies, and its number stands.
func markerSpot(province merlin.Province, r ui.Rect) (x, y, tx, ty float64) {
	cx, cy := r.Center()
	if influenceAt[province].H > influenceAt[province].W {
		return r.X + 15, cy, r.X + 34, cy + 1
	}
	return cx, r.Y + 14, cx, r.Bottom() - 7
}

// markersAnchor is where a seat's influence in a province lies, or Morgana's lone
// markers, which are nobody's.
func (f *frame) markersAnchor(province merlin.Province, s game.Seat) (x, y float64) {
	n := f.markers(province)
	if s == game.NoSeat {
		s, n = game.Seat(len(f.Seats)), len(f.Seats)+1
	}
	return markerCell(province, s, n).Center()
}

func drawMarker(p *ui.Painter, f *frame, province merlin.Province, s game.Seat, most uint8) {
	r := markerCell(province, s, f.markers(province))
	n := f.View.Players[s].Influence[province]
	o := ui.SpriteOptions{}
	if n == 0 {
		o.Fade = .68
	}
	x, y, tx, ty := markerSpot(province, r)
	p.SpriteAt("influence-"+f.Seats[s].Colour, x, y, 25, o)
	if n > 0 && f.position().Strength(province, s) == most {
		p.SpriteAt("crown", x, y-13, 17)
	}
	if n > 0 {
		drawLoads(p, f, s, province, x, y)
	}
	st := numberStyle.Sized(17).Placed(ui.Center, ui.Middle)
	drawCount(p, int(n), tx, ty, st)
}

const scoreSide = 30.92

// scoreCell is the cell of a number of points on the track.
func scoreCell(n int) ui.Rect {
	n = ((n % 100) + 100) % 100
	i := float64(n % 25)
	far := 25 * scoreSide
	x, y := i*scoreSide, 0.0
	switch n / 25 {
	case 1:
		x, y = far, i*scoreSide
	case 2:
		x, y = far-i*scoreSide, far
	case 3:
		x, y = 0, far-i*scoreSide
	}
	return ui.Rect{X: boardRect.X + x, Y: boardRect.Y + y, W: scoreSide, H: scoreSide}
}

// drawScores puts each player's crest on the track; those with equal points are
// stacked a little askew.
func drawScores(p *ui.Painter, f *frame) {
	for s := range f.Seats {
		if f.climbing[s] {
			continue
		}
		x, y := crestAt(f, game.Seat(s))
		p.SpriteAt("score-"+f.Seats[s].Colour, x, y, 32)
	}
}

func crestAt(f *frame, s game.Seat) (x, y float64) {
	n := f.View.Players[s].Score
	x, y = scoreCell(int(n)).Center()
	below := 0
	for other := range s {
		if f.View.Players[other].Score == n {
			below++
		}
	}
	shift := [merlin.MaxSeats][2]float64{{0, 0}, {7, 5}, {-6, 7}, {3, 12}}[below]
	return x + shift[0], y + shift[1]
}

func (b *boardPanel) regions(f *frame) []ui.Region {
	list := boardNotes(f)
	if plates := f.rows.province.Regions; plates != nil {
		list = append(list, plates(f)...)
	}
	for i := range merlin.Province(merlin.Provinces) {
		for item := range merlin.Item(merlin.Items) {
			t := game.Target{Kind: merlin.TargetStock, A: uint8(item), B: uint8(i)}
			list = append(list, f.region(t, f.rows.province.Cell(f, item, i), func() string { return f.stockTip(item, i) }))
		}
		t := game.Target{Kind: merlin.TargetMarker, A: uint8(i)}
		list = append(list, f.region(t, influenceAt[i], func() string { return f.influenceTip(i) }))
		list = append(list, placeRegions(f, i)...)
	}
	list = append(list, ringRegions(f)...)
	list = append(list, figureRegions(f)...)
	list = append(list, standRegions(f)...)
	list = append(list, laidRegions(f)...)
	list = append(list, trayRegions(f)...)
	return append(list, openedRegions(f)...)
}

// round makes a region a disc.
func round(r ui.Region) ui.Region {
	cx, cy := r.Bounds.Center()
	radius := r.Bounds.W / 2
	r.Hit = func(x, y float64) bool { return math.Hypot(x-cx, y-cy) <= radius }
	return r
}

func (b *boardPanel) anchor(f *frame, at place) (x, y float64, ok bool) {
	switch at.kind {
	case atSpace:
		r := ringOf(f.rules, at.a)
		x, y = r.at(at.a, r.stand)
	case atStock:
		x, y = f.rows.province.Cell(f, merlin.Item(at.a), merlin.Province(at.b)).Center()
	case atServant:
		x, y = f.servantPlace(merlin.Servant(at.a), merlin.Province(at.b))
	case atMarkers:
		x, y = f.markersAnchor(merlin.Province(at.a), at.seat)
	case atTableTop:
		x, y = f.rows.onBoard()[at.a].lies(f.rules)
	case atInstead:
		x, y, _ = f.insteadAt()
	case atDie:
		if f.rules.Inner() == 0 || at.seat != f.diceSeat() {
			return 0, 0, false
		}
		x, y, _ = f.dieAt(at.a)
	case atScore:
		x, y = crestAt(f, at.seat)
	default:
		return f.laidAnchor(at)
	}
	return x, y, true
}
