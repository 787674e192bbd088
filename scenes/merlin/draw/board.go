package draw

import (
	"fmt"
	"math"
	"slices"

	"merlin/fonts"
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// BoardPanel is the board: the provinces, the ring of spaces with the figures on
// it, the round table with the dice, and the track of points around it all.
type BoardPanel struct {
	ground ui.Layer
}

func (b *BoardPanel) Area() ui.Rect { return BoardRect.Inset(-10) }

func (b *BoardPanel) Draw(p *ui.Painter, f *Frame) {
	b.ground.Draw(p, b.Area(), func(q *ui.Painter) { drawGround(q, f) })
	for i := range merlin.Province(merlin.Provinces) {
		drawUnder(p, f, i)
		f.Rows.Province.Draw(p, f, i)
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

// Over draws what lies open over the neighbours.
func (b *BoardPanel) Over(p *ui.Painter, f *Frame) { drawOpened(p, f) }

// drawGround draws what never changes in a game.
func drawGround(p *ui.Painter, f *Frame) {
	rules := f.Rules
	p.Shadow(BoardRect, 4, 8, 3, 6, .65)
	p.Sprite("board", BoardRect.X, BoardRect.Y, BoardRect.W, BoardRect.H)
	for _, m := range f.Rows.Modules {
		if m.Ring != "" {
			p.SpriteAt(m.Ring, BoardX, BoardY, 520)
		}
	}
	for _, r := range ringsOf(rules) {
		r.each(func(n uint8) { drawSpace(p, f, n) })
	}
	st := ui.Style{Role: fonts.Number, Size: 18, Color: ui.Ink, Align: ui.Center, VAlign: ui.Middle}
	for n := 0; n < 100; n += 5 {
		r := ScoreCell(n)
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

// Lit marks a thing on a plate that may be chosen, or is pointed at.
func Lit(p *ui.Painter, f *Frame, t game.Target, r ui.Rect, radius float64) {
	switch {
	case !f.Open(t):
	case f.IsHot(t):
		p.FillRound(r, radius, ui.Solid(ui.GlowEdge))
		p.StrokeRound(r, radius, 3, ui.Solid(ui.Gold))
	case f.IsGlowing(t):
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

func drawInfluence(p *ui.Painter, f *Frame, province merlin.Province) {
	t := game.Target{Kind: merlin.TargetMarker, A: uint8(province)}
	p.NineSlice("plate", influenceAt[province], 12)
	Lit(p, f, t, influenceAt[province].Inset(2), 7)
	strength, _ := f.Position().Influence(province)
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
func (f *Frame) markersAnchor(province merlin.Province, s game.Seat) (x, y float64) {
	n := f.Markers(province)
	if s == game.NoSeat {
		s, n = game.Seat(len(f.Seats)), len(f.Seats)+1
	}
	return markerCell(province, s, n).Center()
}

func drawMarker(p *ui.Painter, f *Frame, province merlin.Province, s game.Seat, most uint8) {
	r := markerCell(province, s, f.Markers(province))
	n := f.View.Players[s].Influence[province]
	o := ui.SpriteOptions{}
	if n == 0 {
		o.Fade = .68
	}
	x, y, tx, ty := markerSpot(province, r)
	p.SpriteAt("influence-"+f.Seats[s].Colour, x, y, 25, o)
	if n > 0 && f.Position().Strength(province, s) == most {
		p.SpriteAt("crown", x, y-13, 17)
	}
	if n > 0 {
		drawLoads(p, f, s, province, x, y)
	}
	size := 17.0
	if n > 0 { // who has none is not looked for
		size = 21
	}
	DrawCount(p, int(n), tx, ty, NumberStyle.Sized(size).Placed(ui.Center, ui.Middle))
}

const scoreSide = 30.92

// ScoreCell is the cell of a number of points on the track.
func ScoreCell(n int) ui.Rect {
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
	return ui.Rect{X: BoardRect.X + x, Y: BoardRect.Y + y, W: scoreSide, H: scoreSide}
}

// drawScores puts each player's crest on the track; those with equal points are
// stacked a little askew.
func drawScores(p *ui.Painter, f *Frame) {
	for s := range f.Seats {
		if f.Climbing[s] {
			continue
		}
		x, y := CrestAt(f, game.Seat(s))
		p.SpriteAt("score-"+f.Seats[s].Colour, x, y, 32)
		if n := int(f.View.Players[s].Score); n < 0 { // it stands where a great lead would
			DrawBadge(p, n, x+11, y+11)
		}
	}
}

func CrestAt(f *Frame, s game.Seat) (x, y float64) {
	n := f.View.Players[s].Score
	x, y = ScoreCell(int(n)).Center()
	below := 0
	for other := range s {
		if f.View.Players[other].Score == n {
			below++
		}
	}
	shift := [merlin.MaxSeats][2]float64{{0, 0}, {7, 5}, {-6, 7}, {3, 12}}[below]
	return x + shift[0], y + shift[1]
}

func (b *BoardPanel) Regions(f *Frame) []ui.Region {
	list := boardNotes(f)
	if plates := f.Rows.Province.Regions; plates != nil {
		list = append(list, plates(f)...)
	}
	for i := range merlin.Province(merlin.Provinces) {
		for item := range merlin.Item(merlin.Items) {
			t := game.Target{Kind: merlin.TargetStock, A: uint8(item), B: uint8(i)}
			list = append(list, f.ThingRegion(t, f.Rows.Province.Cell(f, item, i), func() string { return f.StockTip(item, i) }))
		}
		t := game.Target{Kind: merlin.TargetMarker, A: uint8(i)}
		list = append(list, f.ThingRegion(t, influenceAt[i], func() string { return f.InfluenceTip(i) }))
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

func (b *BoardPanel) Anchor(f *Frame, at model.Place) (x, y float64, ok bool) {
	switch at.Kind {
	case model.AtSpace:
		r := RingOf(f.Rules, at.A)
		x, y = r.At(at.A, r.stand)
	case model.AtStock:
		x, y = f.Rows.Province.Cell(f, merlin.Item(at.A), merlin.Province(at.B)).Center()
	case model.AtServant:
		x, y = f.servantPlace(merlin.Servant(at.A), merlin.Province(at.B))
	case model.AtMarkers:
		x, y = f.markersAnchor(merlin.Province(at.A), at.Seat)
	case model.AtTableTop:
		x, y = relicPlace(f.Rows.OnBoard()[at.A], f.Rules)
	case model.AtInstead:
		x, y, _ = f.insteadAt()
	case model.AtDie:
		if f.Rules.Inner() == 0 || at.Seat != f.DiceSeat() {
			return 0, 0, false
		}
		x, y, _ = f.DieAt(at.A)
	case model.AtScore:
		x, y = CrestAt(f, at.Seat)
	default:
		return f.laidAnchor(at)
	}
	return x, y, true
}
