package draw

import (
	"cmp"
	"fmt"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/words"
	"merlin/scenes/ui"
)

// DomainArea is an area of the domain with who leads in it.
type DomainArea struct {
	merlin.Area
	First   uint8
	Terrain merlin.Terrain
	Tiles   []uint8
	Leaders []game.Seat
}

// AreasOf lists the areas, the largest first.
func AreasOf(t merlin.Table) (areas []DomainArea) {
	of := t.Areas()
	for first := range t.Rows * merlin.Columns {
		if of[first] == first {
			areas = append(areas, areaOf(t, &of, first))
		}
	}
	slices.SortStableFunc(areas, func(a, b DomainArea) int {
		return cmp.Or(cmp.Compare(len(b.Tiles), len(a.Tiles)), cmp.Compare(len(b.Leaders), len(a.Leaders)))
	})
	return areas
}

// listed are the areas that the list has room for, where those come first in which somebody leads;
// each keeps its place when a manor is built.
func listed(areas []DomainArea, room int) []DomainArea {
	list := slices.Clone(areas[:min(len(areas), room)])
	slices.SortFunc(list, func(a, b DomainArea) int {
		return cmp.Or(cmp.Compare(len(b.Tiles), len(a.Tiles)), cmp.Compare(a.First, b.First))
	})
	return list
}

// areaOf is the area that begins with a tile.
func areaOf(t merlin.Table, of *[merlin.Tiles]uint8, first uint8) DomainArea {
	a := DomainArea{Area: t.Area(of, first), First: first, Terrain: t.Domain[first].Terrain}
	for tile := range t.Rows * merlin.Columns {
		if of[tile] == first {
			a.Tiles = append(a.Tiles, tile)
		}
	}
	for s := range game.Seat(t.Seats) {
		if a.Wins(s) {
			a.Leaders = append(a.Leaders, s)
		}
	}
	return a
}

func (a *DomainArea) has(tile uint8) bool { return slices.Contains(a.Tiles, tile) }

func areaName(first uint8) string { return fmt.Sprintf("area-%d", first) }

// wins returns how many things of a row its winner has on an area that he wins alone: a
// point for each.
func (a *DomainArea) wins(f *Frame, row *TileRow) (n int) {
	if row.Wins == "" || len(a.Leaders) != 1 {
		return 0
	}
	for _, tile := range a.Tiles {
		if f.View.Domain[tile].Manor == a.Leaders[0] && row.State(f.Model, tile) != 0 {
			n++
		}
	}
	return n
}

// each is what the area brings each of its leaders.
func (a *DomainArea) each(f *Frame) int {
	n := a.Each()
	for _, row := range f.Rows.Tiles {
		n += a.wins(f, row)
	}
	return n
}

// drawAreas draws the list of areas at the right.
func (*domainPanel) drawAreas(p *ui.Painter, f *Frame, areas []DomainArea, hovered uint8, isTile bool) {
	plan := f.domainPlan()
	r := plan.list()
	PanelTitle(p, f.T("term.domain"), r.X-2, 99, 20, r.W)
	hint := ui.HintStyle.Sized(17).Placed(ui.Left, ui.Middle)
	hint.Min = ui.Least
	p.TextIn(f.T("domain.areas"), ui.Rect{X: r.X, Y: r.Y - 30, W: r.W, H: 26}, hint)
	list := listed(areas, plan.areas())
	for i := range list {
		a := &list[i]
		lit := f.Hot(areaName(a.First)) || isTile && a.has(hovered)
		drawArea(p, f, a, plan.area(i), lit)
	}
}

var terrainColours = [merlin.Terrains]ui.Color{
	merlin.Mountain: ui.Hex(0x9A8F86), merlin.Forest: ui.Hex(0x2F5A2E), merlin.Lake: ui.Hex(0x2F6E97),
}

// drawArea draws a row of the list: size, leaders, points for each.
func drawArea(p *ui.Painter, f *Frame, a *DomainArea, r ui.Rect, lit bool) {
	if lit {
		p.FillRound(r.Inset(-2), 9, ui.Solid(ui.GoldDark))
		p.FillRound(r, 7, ui.Solid(ui.Hex(0xFFF3CF)))
	} else {
		p.FillRound(r, 7, ui.Solid(ui.Alpha(ui.White, .28)))
		p.StrokeRound(r, 7, 1.1, ui.Solid(ui.Alpha(ui.GoldDark, .7)))
	}
	x, y := r.X+20, r.Y+r.H/2
	p.FillPolygon(ui.Solid(ui.Ink), hexagon(x, y, 16.6)...)
	p.FillPolygon(ui.Solid(terrainColours[a.Terrain]), hexagon(x, y, 14.8)...)
	white := NumberStyle.Sized(20).With(ui.White).Placed(ui.Center, ui.Middle)
	if a.Terrain == merlin.Mountain {
		white.Color = ui.Ink
	}
	p.Text(fmt.Sprint(len(a.Tiles)), x, y, white)
	right := ui.Rect{X: r.X + 40, Y: r.Y, W: r.W - 48, H: r.H}
	if len(a.Leaders) == 0 {
		free := ui.HintStyle.Sized(17).Placed(ui.Right, ui.Middle)
		p.TextIn(f.T("domain.free"), right, free)
		return
	}
	if r.W > 200 {
		drawManors(p, f, a, r.X+52, y)
	} else {
		drawLeaders(p, f, a, r.X+54, y)
	}
	p.Text(fmt.Sprint(a.each(f)), right.Right(), y, NumberStyle.Sized(21).Placed(ui.Right, ui.Middle))
}

// drawLeaders draws who leads in an area.
func drawLeaders(p *ui.Painter, f *Frame, a *DomainArea, x, y float64) {
	step, size := 29.0, 32.0
	if len(a.Leaders) > 2 {
		step, size = 18, 26
	}
	for i, s := range a.Leaders {
		p.SpriteAt("manor-"+f.Seats[s].Colour, x+step*float64(i), y-1, size)
	}
}

// drawManors draws what the manors of all count in an area: those of its leaders first.
func drawManors(p *ui.Painter, f *Frame, a *DomainArea, x, y float64) {
	list := slices.Clone(a.Leaders)
	for s := range game.Seat(f.View.Seats) {
		if a.Strength[s] > 0 && !slices.Contains(list, s) {
			list = append(list, s)
		}
	}
	for i, s := range list {
		st := NumberStyle.Sized(18)
		if i >= len(a.Leaders) {
			st.Color = ui.FadedInk
		}
		p.SpriteAt("manor-"+f.Seats[s].Colour, x+39*float64(i), y-1, 27)
		p.Text(fmt.Sprint(a.Strength[s]), x+14+39*float64(i), y, st)
	}
}

// areaWords tells an area's size and who leads.
func areaWords(f *Frame, a *DomainArea) string {
	what := f.T("domain.area", "terrain", f.T("terrain."+a.Terrain.String()), "count", len(a.Tiles))
	if len(a.Leaders) == 0 {
		return what + " " + f.T("domain.nobody", "count", len(a.Tiles))
	}
	names := make([]string, len(a.Leaders))
	for i, s := range a.Leaders {
		names[i] = f.Seats[s].Name
	}
	key := "domain.led"
	switch {
	case len(names) > 1 && len(a.Tiles)%len(names) == 0:
		key = "domain.tied-even"
	case len(names) > 1:
		key = "domain.tied"
	}
	what += " " + f.T(key, "names", words.JoinWords(f.Locale, names), "size", len(a.Tiles), "of", len(names), "count", a.Each())
	for _, row := range f.Rows.Tiles {
		if n := a.wins(f, row); n > 0 {
			what += " " + f.T(row.Wins, "count", n)
		}
	}
	return what
}
