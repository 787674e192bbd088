package modules

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// pictsPanel shows the open Picts and their piles; without Arthur it is not there.
type pictsPanel struct {
	cache paint.Cached[paint.CacheKey]
}

// pictsHeight is how high the panel is.
const pictsHeight = 126.0

// pictsPlace is where the Picts lie: below the last of the other players.
func pictsPlace(f *draw.Frame) ui.Rect {
	r := f.OtherRect(int(f.View.Seats) - 1)
	r.H = pictsHeight
	return r
}

func pictRect(f *draw.Frame, i int) ui.Rect {
	r := pictsPlace(f)
	return ui.Rect{X: r.X + 18 + 55*float64(i), Y: r.Y + 43, W: 48, H: 70}
}

func pictPileRect(f *draw.Frame, i int) ui.Rect {
	r := pictsPlace(f)
	return ui.Rect{X: r.X + 240 + 50*float64(i), Y: r.Y + 47, W: 38, H: 56}
}

func pictTarget(i int) game.Target { return game.Target{Kind: merlin.TargetPict, A: uint8(i)} }

func pictPileTarget(i int) game.Target { return game.Target{Kind: merlin.TargetPile, A: uint8(i)} }

// Area is the largest that the places of all numbers of players cover.
func (*pictsPanel) Area() ui.Rect {
	return draw.BelowOthers().Inset(-14)
}

func (t *pictsPanel) Draw(p *ui.Painter, f *draw.Frame) {
	t.cache.Draw(p.Named("picts"), t.Area(), f.CacheKey("pict-"), func(p *ui.Painter) { t.paint(p, f) })
}

func (t *pictsPanel) paint(p *ui.Painter, f *draw.Frame) {
	place := pictsPlace(f)
	draw.Sheet(p, place, draw.SmallSheet)
	draw.PanelTitle(p, f.T("term.picts"), place.X+20, place.Y+32, 18, 150)
	hint := ui.HintStyle.Sized(17).Placed(ui.Right, ui.Middle)
	hint.Min = ui.Least
	p.TextIn(f.T("pict.hint"), ui.Rect{X: place.X + 172, Y: place.Y + 12, W: place.W - 192, H: 22}, hint)
	for i, pict := range f.View.Mods.Arthur.Picts.Open {
		t.drawOpen(p, f, i, pict)
	}
	for i, n := range f.View.Mods.Arthur.Picts.Left {
		t.drawPile(p, f, i, int(n))
	}
}

// drawOpen draws an open Pict with its bonus and value, or its empty place.
func (*pictsPanel) drawOpen(p *ui.Painter, f *draw.Frame, i int, pict uint8) {
	r := pictRect(f, i)
	if pict == merlin.NoPict {
		p.StrokeRound(r, 6, 1.6, ui.Solid(ui.Alpha(ui.FadedInk, .5)))
		return
	}
	t := pictTarget(i)
	if f.IsGlowing(t) {
		draw.GlowCard(p, r, f.Breath)
	}
	if f.IsHot(t) {
		r = r.Move(0, -3)
	}
	drawPict(p, f, pict, r)
	if f.IsHot(t) {
		p.StrokeRound(r.Inset(-1), 7, 2.6, ui.Solid(ui.GlowEdge))
	}
}

// drawPict draws a Pict's card.
func drawPict(p *ui.Painter, f *draw.Frame, pict uint8, r ui.Rect) {
	p.Sprite("Pict-card", r.X, r.Y, r.W, r.H)
	k := r.W / 48
	x, _ := r.Center()
	y := r.Y + r.H*.75
	drawPictBonus(p, f, f.Rules.Box.Mods.Picts[pict], x, y, 27*k)
	draw.DrawPoints(p, int(f.Rules.Box.Mods.Picts[pict].Value), r.Right()-8*k, r.Y+10*k, 25*k)
}

// drawPictBonus draws what a Pict brings.
func drawPictBonus(p *ui.Painter, f *draw.Frame, pict merlin.Pict, x, y, size float64) {
	pair := func(a, b string) {
		p.SpriteAt(a, x-size*.31, y, size*.72)
		p.SpriteAt(b, x+size*.36, y, size*.72)
	}
	switch pict.Bonus {
	case merlin.AppleItem:
		p.SpriteAt("apple", x, y, size)
	case merlin.InfluenceItem:
		pair("seal-crown", words.ProvinceSprite(merlin.Province(pict.Of)))
	case merlin.ManorItem:
		pair("space-build", "tile-"+merlin.Terrain(pict.Of).String())
	default:
		p.SpriteAt(model.ItemSprite(pict.Bonus, merlin.Province(pict.Of)), x, y, size)
	}
}

func (*pictsPanel) drawPile(p *ui.Painter, f *draw.Frame, i, n int) {
	r, t := pictPileRect(f, i), pictPileTarget(i)
	if n == 0 {
		p.StrokeRound(r, 6, 1.6, ui.Solid(ui.Alpha(ui.FadedInk, .5)))
		return
	}
	if f.IsGlowing(t) {
		draw.GlowCard(p, draw.StackBounds(r, n), f.Breath)
	}
	if f.IsHot(t) {
		r = r.Move(0, -3)
	}
	draw.DrawStack(p, "Pict-back", r, n)
	x, _ := r.Center()
	count := draw.NumberStyle.Sized(20).With(ui.White).Placed(ui.Center, ui.Middle)
	count.Shadow = ui.Ink
	p.Text(fmt.Sprint(n), x, r.Bottom()-14, count)
	if f.IsHot(t) {
		p.StrokeRound(r.Inset(-1), 7, 2.6, ui.Solid(ui.GlowEdge))
	}
}

func (*pictsPanel) Regions(f *draw.Frame) []ui.Region {
	var list []ui.Region
	for i, pict := range f.View.Mods.Arthur.Picts.Open {
		var tip ui.Sentence
		if pict != merlin.NoPict {
			tip = func() string {
				return words.Paragraphs("<b>"+pictName(f.Words, pict)+"</b>", f.T("pict.tip"), f.T("pict.scoring"))
			}
		}
		list = append(list, f.ThingRegion(pictTarget(i), pictRect(f, i), tip))
	}
	pile := func() string { return words.Paragraphs(f.T("pict.pile-tip"), f.T("pict.scoring")) }
	for i := range f.View.Mods.Arthur.Picts.Left {
		list = append(list, f.ThingRegion(pictPileTarget(i), pictPileRect(f, i), pile))
	}
	return list
}

// pictName says what a Pict is worth and brings.
func pictName(f *words.Words, pict uint8) string {
	card := f.Rules.Box.Mods.Picts[pict]
	return f.T("pict.name", "value", int(card.Value), "bonus", pictBonus(f, card))
}

// pictBonus names what a Pict brings, as an object.
func pictBonus(f *words.Words, pict merlin.Pict) string {
	switch pict.Bonus {
	case merlin.AppleItem:
		return f.T("pict.apple")
	case merlin.InfluenceItem:
		return f.T("pict.influence", "into", f.T("province.into."+merlin.Province(pict.Of).String()))
	case merlin.ManorItem:
		return f.T("pict.manor", "terrain", f.T("terrain."+merlin.Terrain(pict.Of).String()))
	}
	return f.T("item.a." + pict.Bonus.String() + "." + merlin.Province(pict.Of).String())
}

func (*pictsPanel) Anchor(f *draw.Frame, at model.Place) (x, y float64, ok bool) {
	switch {
	case at.Kind == AtPict:
		x, y = pictRect(f, int(at.A)).Center()
	case at.Kind == AtPictPile:
		x, y = pictPileRect(f, int(at.A)).Center()
	default:
		return 0, 0, false
	}
	return x, y, true
}
