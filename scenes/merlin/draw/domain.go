package draw

import (
	"math"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// domainPanel shows the domain between its two frames, the list of areas with
// who leads them, and how the tile that is pointed at can be paid.
type domainPanel struct {
	field paint.Cached[domainKey]
	cache paint.Cached[paint.CacheKey]
}

// domainKey is what the field shows while nothing is pointed at.
type domainKey struct {
	tiles [merlin.Tiles]merlin.Tile
	plan  domainPlan
	laid  [merlin.Tiles]uint32
}

// hexagon returns the corners of a hexagon as x, y, x, y, ...
func hexagon(x, y, radius float64) []float64 {
	xy := make([]float64, 0, 12)
	for i := range 6 {
		a := float64(i) * math.Pi / 3
		xy = append(xy, x+radius*math.Cos(a), y+radius*math.Sin(a))
	}
	return xy
}

// InHexagon reports whether (x, y) lies in a hexagon about (cx, cy).
func InHexagon(x, y, cx, cy, radius float64) bool {
	dx, dy := math.Abs(x-cx), math.Abs(y-cy)
	h := radius * math.Sqrt(3) / 2
	return dy <= h && dx*math.Sqrt(3)+dy <= 2*h
}

func (*domainPanel) Area() ui.Rect { return domainRect.Inset(-16) }

func (d *domainPanel) Draw(p *ui.Painter, f *Frame) {
	p = p.Named("domain")
	key := domainKey{f.View.Domain, f.domainPlan(), f.laidOn()}
	d.field.Draw(p, d.Area(), key, func(p *ui.Painter) { d.drawField(p, f) })
	d.cache.Draw(p, d.Area(), f.CacheKey("tile-", "area-"), func(p *ui.Painter) { d.drawChoices(p, f) })
}

// drawField draws panel, frames, tiles and manors.
func (d *domainPanel) drawField(p *ui.Painter, f *Frame) {
	plan := f.domainPlan()
	Sheet(p, plan.sheet, LargeSheet)
	p = plan.field(p)
	p.NineSlice("domain-bed", Bed(f.View.Rows), 14)
	d.drawPennants(p, f.Rules.Box, f.View.Rows)
	d.drawTiles(p, f)
}

// drawChoices draws what may be chosen and what the pointer lights up.
func (d *domainPanel) drawChoices(p *ui.Painter, f *Frame) {
	areas := AreasOf(f.Position())
	hovered, isTile := d.hovered(f)
	if !isTile { // fingers point at nothing, and nobody points yet
		hovered, isTile = spokenTile(f)
	}
	field := f.domainPlan().field(p)
	dimTiles(field, f)
	for tile := range f.View.Rows * merlin.Columns {
		if f.IsGlowing(TileTarget(tile)) {
			x, y := TileAt(tile, f.View.Rows)
			glowHexagon(field, x, y, f.Breath)
		}
	}
	d.drawLit(field, f, areas, hovered, isTile)
	if isTile {
		d.drawLines(field, f, hovered)
	}
	for tile := range f.View.Rows * merlin.Columns {
		if f.Pinned && f.IsGlowing(TileTarget(tile)) {
			drawPayers(field, f, tile)
		}
	}
	d.drawAreas(p, f, areas, hovered, isTile)
	d.drawPaying(p, f, hovered, isTile)
}

// hovered is the tile that is pointed at, or that a chooser asks about.
func (*domainPanel) hovered(f *Frame) (uint8, bool) {
	for tile := range f.View.Rows * merlin.Columns {
		if f.IsHot(TileTarget(tile)) || len(f.Choosing) > 0 && f.Rows.Key(f.Choosing[0].At) == TileTarget(tile) {
			return tile, true
		}
	}
	return 0, false
}

// spokenTile is where a coach or the sage would build now, or the only tile where one can.
func spokenTile(f *Frame) (at uint8, is bool) {
	open := 0
	for tile := range f.View.Rows * merlin.Columns {
		list := f.Choices[TileTarget(tile)]
		if len(list) == 0 || !f.Glows(list) || f.ShowAll {
			continue
		}
		if open++; f.Coaxed != nil {
			return tile, true
		}
		at = tile
	}
	return at, open == 1
}

// drawPayers draws, where the lines leave a tile that may be built on, the colours of what one
// has to pay there.
func drawPayers(p *ui.Painter, f *Frame, tile uint8) {
	x, y := TileAt(tile, f.View.Rows)
	for dir := range merlin.Directions {
		colour, ok := f.Rules.Box.Line(tile, dir, f.View.Rows)
		pays := func(c moment.Choice) bool {
			do := c.Last()
			return do.Kind == merlin.ActBuild && do.B == uint8(colour)
		}
		if !ok || !slices.ContainsFunc(f.Choices[TileTarget(tile)], pays) {
			continue
		}
		a := float64(dir)*math.Pi/3 - math.Pi/2
		p.SpriteAt("halo", x+payerAt*math.Cos(a), y+payerAt*math.Sin(a), 44)
		p.SpriteAt(words.ProvinceSprite(colour), x+payerAt*math.Cos(a), y+payerAt*math.Sin(a), 30)
	}
}

// payerAt is how far from the middle of its tile that is.
const payerAt = 38.0

func TileTarget(tile uint8) game.Target { return game.Target{Kind: merlin.TargetTile, A: tile} }

// drawPennants hangs the frames' colours over the columns and plants them under
// them; where a column comes close to the frame its pennant is short.
func (*domainPanel) drawPennants(p *ui.Painter, box *merlin.Box, rows uint8) {
	for c := range uint8(merlin.Columns) {
		x, top := TileAt(c, rows)
		_, bottom := TileAt((rows-1)*merlin.Columns+c, rows)
		upper, lower := "pennant-"+box.Upper[c].String(), "pennant-"+box.Lower[c].String()+"-up"
		up, low := 84.0, 84.0
		if c%2 == 0 {
			upper, up = upper+"-short", 38
		} else {
			lower, low = lower+"-short", 36
		}
		p.Sprite(upper, x-27, top-stepY/2+4-up, 54, up)
		p.Sprite(lower, x-27, bottom+stepY/2-1, 54, low)
	}
}

// drawTiles draws row by row downward, the lower columns of a row after the
// higher ones, since a tile's side shows below it.
func (*domainPanel) drawTiles(p *ui.Painter, f *Frame) {
	for _, tile := range tileOrder(f.View.Rows) {
		x, y := TileAt(tile, f.View.Rows)
		t := f.View.Domain[tile]
		p.Sprite(TileSprite(t), x-57.5, y-55.75, 115, 111.5)
	}
	for _, tile := range tileOrder(f.View.Rows) {
		x, y := TileAt(tile, f.View.Rows)
		up := 0.0
		if t := f.View.Domain[tile]; t.Manor != game.NoSeat {
			up = drawManor(p, f, tile, x, y)
		}
		drawOnTile(p, f, tile, x, y, up)
	}
}

// tileOrder lists the tiles from the back to the front.
func tileOrder(rows uint8) (order []uint8) {
	for row := range rows {
		for _, first := range [2]uint8{0, 1} {
			for c := first; c < merlin.Columns; c += 2 {
				order = append(order, row*merlin.Columns+c)
			}
		}
	}
	return order
}

// dimTiles darkens the tiles that may not be chosen, while others may.
func dimTiles(p *ui.Painter, f *Frame) {
	glows := func(tile uint8) bool { return f.IsGlowing(TileTarget(tile)) }
	tiles := f.View.Rows * merlin.Columns
	for any := range tiles {
		if !glows(any) {
			continue
		}
		for tile := range tiles {
			if x, y := TileAt(tile, f.View.Rows); !glows(tile) {
				p.FillPolygon(ui.Solid(ui.Alpha(ui.Ink, .5)), hexagon(x, y, HexR-1)...)
			}
		}
		return
	}
}

// glowHexagon is the breathing outline of a tile that may be chosen.
func glowHexagon(p *ui.Painter, x, y, strength float64) {
	xy := hexagon(x, y, HexR-4)
	for _, s := range [...][2]float64{{13, .14}, {9, .26}, {5.5, .6}, {2.6, 1}} {
		p.StrokePolygon(s[0], ui.Solid(ui.Alpha(ui.Glow, s[1]*strength)), xy...)
	}
}

// drawLit outlines the area that is pointed at, in the list or by a tile.
func (*domainPanel) drawLit(p *ui.Painter, f *Frame, areas []DomainArea, hovered uint8, isTile bool) {
	for i := range areas {
		a := &areas[i]
		if !f.Hot(areaName(a.First)) && !(isTile && a.has(hovered)) {
			continue
		}
		for _, tile := range a.Tiles {
			x, y := TileAt(tile, f.View.Rows)
			p.FillPolygon(ui.Solid(ui.Alpha(ui.Glow, .2)), hexagon(x, y, HexR-1)...)
		}
		drawOutline(p, a, f.View.Rows)
	}
}

// drawOutline draws the sides of an area's tiles that border on something else.
func drawOutline(p *ui.Painter, a *DomainArea, rows uint8) {
	for _, line := range [...]struct {
		w float64
		c ui.Color
	}{{8, ui.Ink}, {4.6, ui.GlowEdge}} {
		for _, tile := range a.Tiles {
			x, y := TileAt(tile, rows)
			xy := hexagon(x, y, HexR-1)
			for side, d := range merlin.Directions {
				if next, ok := merlin.Neighbour(tile, d, rows); ok && a.has(next) {
					continue
				}
				i, j := 2*((side+4)%6), 2*((side+5)%6)
				p.Line(xy[i], xy[i+1], xy[j], xy[j+1], line.w, ui.Solid(line.c))
			}
		}
	}
}

// drawLines draws the straight lines from a tile to the frames, each with the
// colour that it ends at.
func (*domainPanel) drawLines(p *ui.Painter, f *Frame, tile uint8) {
	for dir := range merlin.Directions {
		colour, ok := f.Rules.Box.Line(tile, dir, f.View.Rows)
		if !ok {
			continue
		}
		x0, y0 := TileAt(tile, f.View.Rows)
		x1, y1 := LineEnd(tile, dir, f.View.Rows)
		p.Dots(x0+(x1-x0)*.12, y0+(y1-y0)*.12, x1, y1, 5, 17, ui.Solid(ui.Ink))
		p.Dots(x0+(x1-x0)*.12, y0+(y1-y0)*.12, x1, y1, 3.4, 17, ui.Solid(ui.Glow))
		p.SpriteAt("halo", x1, y1, 64)
		p.SpriteAt(words.ProvinceSprite(colour), x1, y1, 42)
	}
	x, y := TileAt(tile, f.View.Rows)
	p.StrokePolygon(6.5, ui.Solid(ui.Ink), hexagon(x, y, HexR-1)...)
	p.StrokePolygon(3.4, ui.Solid(ui.GlowEdge), hexagon(x, y, HexR-1)...)
}

// LineEnd is where a straight line from a tile meets the frame: the middle of
// a pennant.
func LineEnd(tile uint8, dir int, rows uint8) (x, y float64) {
	d := merlin.Directions[dir]
	for {
		next, ok := merlin.Neighbour(tile, d, rows)
		if !ok {
			break
		}
		tile = next
	}
	x, y = TileAt(tile, rows)
	k := 1.0
	if up, odd := dir == 0, tile%2 == 1; dir%3 == 0 && up != odd {
		k = .68 // the pennant is a short one
	}
	return x + k*StepX*float64(d.Column), y + k*stepY/2*float64(d.Half)
}

// drawPaying shows what the tile pointed at can be paid with, or, by the
// example of no tile, how paying works.
func (*domainPanel) drawPaying(p *ui.Painter, f *Frame, tile uint8, isTile bool) {
	plan := f.domainPlan()
	x, y, k, text := plan.paying()
	said := f.T("domain.pay")
	hint := ui.HintStyle.Sized(17).Placed(ui.Center, ui.Middle)
	if text.H > 50 {
		hint = ui.HintStyle.Sized(19).Placed(ui.Left, ui.Middle)
	}
	hint.Min, hint.Line = ui.Least, 1.04
	if plan.rows < 4 && isTile {
		if said = tileWords(f, tile, AreasOf(f.Position())); !p.Fits(said, text, hint) {
			said = words.PayWords(f.Words, tile) // the list says the rest
		}
	}
	p.Paragraph(said, text, hint)
	if !isTile {
		tile = merlin.Columns + 2
	}
	p, x, y = p.At(x, y, k), 0, 0
	drawSpokes(p, f, tile, x, y)
	t := f.View.Domain[tile]
	p.FillPolygon(ui.Solid(ui.Ink), hexagon(x, y, 17.5)...)
	p.FillPolygon(ui.Solid(terrainColours[t.Terrain]), hexagon(x, y, 15.5)...)
	if t.Manor != game.NoSeat {
		p.SpriteAt("manor-"+f.Seats[t.Manor].Colour, x, y-1, 25)
	}
}

// drawSpokes draws the six directions from a tile in small, with the colours
// that they end at.
func drawSpokes(p *ui.Painter, f *Frame, tile uint8, x, y float64) {
	for dir := range merlin.Directions {
		a := float64(dir)*math.Pi/3 - math.Pi/2
		cos, sin := math.Cos(a), math.Sin(a)
		colour, ok := f.Rules.Box.Line(tile, dir, f.View.Rows)
		if !ok {
			p.Dots(x+18*cos, y+18*sin, x+33*cos, y+33*sin, 1.4, 6, ui.Solid(ui.Alpha(ui.FadedInk, .6)))
			continue
		}
		p.Line(x+14*cos, y+14*sin, x+28*cos, y+28*sin, 2.6, ui.Solid(ui.Ink))
		p.SpriteAt(words.ProvinceSprite(colour), x+37*cos, y+37*sin, 26)
	}
}

func (d *domainPanel) Regions(f *Frame) []ui.Region {
	plan := f.domainPlan()
	areas := AreasOf(f.Position())
	var list []ui.Region
	for i, a := range listed(areas, plan.areas()) {
		tip := areaWords(f, &a)
		list = append(list, Note(areaName(a.First), tip, ui.Say(tip), plan.area(i)))
	}
	for tile := range plan.rows * merlin.Columns {
		x, y := plan.tile(tile)
		r := f.ThingRegion(TileTarget(tile), ui.Around(x, y, 2*HexR*plan.k, stepY*plan.k), func() string { return f.TileTip(tile) })
		if !r.Enabled {
			r.Label = strings.TrimSuffix(r.Label, ".") + ". " + tileWords(f, tile, areas)
		}
		if list, ok := r.Own.([]moment.Choice); ok && !f.Pinned { // what is asked leaves the ends of the lines in sight
			at := r.Bounds
			at.H = plan.sheet.Bottom() - at.Y
			r.Apart = plan.sheet
			r.Press = func() { f.Press(list, at) }
		}
		r.Hit = func(px, py float64) bool { return InHexagon(px, py, x, y, HexR*plan.k) }
		r.Outline = hexagon(x, y, HexR*plan.k)
		list = append(list, r)
	}
	return list
}

// tileWords tells of the area of a tile and what pays for a manor there.
func tileWords(f *Frame, tile uint8, areas []DomainArea) string {
	var s string
	for i := range areas {
		if areas[i].has(tile) {
			s = areaWords(f, &areas[i])
		}
	}
	if f.View.Domain[tile].Manor != game.NoSeat {
		return s
	}
	return s + " " + words.PayWords(f.Words, tile)
}

func (*domainPanel) Anchor(f *Frame, at model.Place) (x, y float64, ok bool) {
	if at.Kind != model.AtTile {
		return 0, 0, false
	}
	plan := f.domainPlan()
	x, y = plan.tile(at.A)
	return x, y + 13*plan.k, true
}
