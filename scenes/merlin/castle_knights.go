package merlin

import (
	"fmt"
	"math/bits"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// The player's Knights of the Round Table with the tiles on their cards. // K1a

// knight is the place of the knight of pile A (0) or B (1).
func knightAt(r ui.Rect, pile int) ui.Rect {
	return ui.Rect{X: r.X + 6, Y: r.Y + 6 + 77*float64(pile), W: r.W - 12, H: 75}
}

func drawKnights(p *ui.Painter, f *frame, inset ui.Rect) {
	drawInset(p, inset)
	for pile, who := range f.View.Mods.Knights.Of[f.Home] {
		r := knightAt(inset, pile)
		if pile > 0 {
			p.Line(r.X+8, r.Y-1, r.Right()-8, r.Y-1, 1.2, ui.Solid(ui.Alpha(ui.GoldDark, .7)))
		}
		if who == merlin.NoKnight {
			p.SpriteAt("knight-portrait", r.X+28, r.Y+37, 46, ui.SpriteOptions{Fade: .75})
			continue
		}
		drawOwnKnight(p, f, who, r)
	}
}

// drawOwnKnight draws a knight's card: picture, name, tiles.
func drawOwnKnight(p *ui.Painter, f *frame, who merlin.Knight, r ui.Rect) {
	t := knightTarget(who)
	if f.open(t) && !f.glows(t) {
		p.NineSlice("plate-lit", r.Inset(-2), 14)
	}
	drawLit(p, "knight-portrait-"+who.String(), r.X+28, r.Y+37, 50, f.glows(t), f.hot(t), f.Breath)
	st := ui.BoldStyle.Sized(19).Placed(ui.Left, ui.Middle)
	st.Min = 13
	p.TextIn(f.knightName(who), ui.Rect{X: r.X + 58, Y: r.Y + 6, W: r.W - 64, H: 20}, st)
	drawKnightTiles(p, f, who, r)
}

// drawKnightTiles draws the tiles left, or won, below a knight's name.
func drawKnightTiles(p *ui.Painter, f *frame, who merlin.Knight, r ui.Rect) {
	left := f.View.Mods.Knights.Left(f.Home, who)
	x, y := r.X+66, r.Y+46
	switch who {
	case merlin.Gareth:
		for c := range merlin.Province(merlin.Provinces) {
			at := wonAt(r, int(c))
			drawWon(p, provinceSprite(c), left>>c&1 == 1, at[0], at[1], 24)
		}
	case merlin.Geraint:
		for i, thing := range f.countedThings() {
			at := wonAt(r, i)
			drawWon(p, f.thingSprite(thing, f.Home), left>>thing&1 == 1, at[0], at[1], 25)
		}
	default:
		step := min(13, (r.W-78)/float64(max(who.Tiles(), 2)-1))
		for i := range who.Tiles() {
			drawPip(p, i < left, x+step*float64(i), y)
		}
	}
}

// wonAt is the place of the tile i that is won one by one: three in a row.
func wonAt(r ui.Rect, i int) [2]float64 {
	return [2]float64{r.X + 72 + 34*float64(i%3), r.Y + 38 + 25*float64(i/3)}
}

// countedThings are the things that points spaces count.
func (f *frame) countedThings() (list []merlin.Item) {
	for i := range merlin.ManorItem + 1 {
		if f.rules.Counts(i) {
			list = append(list, i)
		}
	}
	return list
}

// thingSprite is the picture of a kind of thing, markers and manors in a player's colour.
func (f *frame) thingSprite(i merlin.Item, s game.Seat) string {
	switch i {
	case merlin.InfluenceItem:
		return "influence-" + f.Seats[s].Colour
	case merlin.ManorItem:
		return "manor-" + f.Seats[s].Colour
	}
	return anySprite(i)
}

func drawWon(p *ui.Painter, sprite string, won bool, x, y, size float64) {
	o := ui.SpriteOptions{}
	if !won {
		o.Fade = .72
		p.StrokeCircle(x, y, size/2, 1.2, ui.Solid(ui.Alpha(ui.FadedInk, .6)))
	}
	p.SpriteAt(sprite, x, y, size, o)
}

// drawPip draws a tile of a knight that is still there, or its empty place.
func drawPip(p *ui.Painter, there bool, x, y float64) {
	xy := []float64{x, y - 10, x + 6, y, x, y + 10, x - 6, y}
	if there {
		p.FillPolygon(ui.Solid(ui.GoldDark), xy...)
	}
	p.StrokePolygon(1.4, ui.Solid(ui.Alpha(ui.Ink, .75)), xy...)
}

func knightRegions(f *frame, inset ui.Rect) []ui.Region {
	var list []ui.Region
	for pile, who := range f.View.Mods.Knights.Of[f.Home] {
		if who == merlin.NoKnight {
			continue
		}
		tip := f.ownKnightTip(f.Home, who)
		r := f.power(knightTarget(who), knightAt(inset, pile), tip)
		if !r.Enabled {
			r.Label = lead(tip)
		}
		list = append(list, r)
	}
	return list
}

// ownKnightTip says what a knight does and how many tiles he has.
func (f *frame) ownKnightTip(s game.Seat, who merlin.Knight) string {
	head := "<b>" + f.knightName(who) + "</b>"
	if left := f.knightLeft(s, who); left != "" {
		head += " – " + left
	}
	return paragraphs(head, f.T("knight."+who.String()+".text"))
}

// knightCount is how many tiles a knight has left or won.
func (f *frame) knightCount(s game.Seat, who merlin.Knight) int {
	left := f.View.Mods.Knights.Left(s, who)
	if who == merlin.Gareth || who == merlin.Geraint {
		return bits.OnesCount8(left)
	}
	return int(left)
}

// knightLeft words it, with the names of what is won one by one; "" of a knight without
// tiles.
func (f *frame) knightLeft(s game.Seat, who merlin.Knight) string {
	left := f.View.Mods.Knights.Left(s, who)
	var won []string
	switch who {
	case merlin.Gareth:
		for c := range merlin.Province(merlin.Provinces) {
			if left>>c&1 == 1 {
				won = append(won, f.T("colour."+c.String()))
			}
		}
	case merlin.Lamorak, merlin.Lancelot:
		return ""
	case merlin.Geraint:
		for _, thing := range f.countedThings() {
			if left>>thing&1 == 1 {
				won = append(won, f.T(countedKeys[thing]))
			}
		}
	}
	count := f.T("knight.tiles", "count", f.knightCount(s, who))
	if len(won) == 0 {
		return count
	}
	return f.pair(count, joinWords(f.Ctx.Locale(), won))
}

func knightAnchor(_ *frame, r ui.Rect, at place) (x, y float64) {
	return knightAt(r, int(merlin.Knight(at.a).Pile())).Center()
}

// smallKnights are a player's knights, or the places of those that he has not yet.
func smallKnights(f *frame, s game.Seat, _ float64) (list []extra) {
	for pile, who := range f.View.Mods.Knights.Of[s] {
		list = append(list, f.smallKnight(s, pile, who))
	}
	return list
}

func (f *frame) smallKnight(s game.Seat, pile int, who merlin.Knight) extra {
	e := extra{name: knightPart(pile), sprite: "knight-portrait", words: f.T("term.knights"), bare: true, wide: 26, place: at(atKnight, s, uint8(pile))}
	if who != merlin.NoKnight {
		e.sprite, e.words, e.count = "knight-portrait-"+who.String(), flat(f.ownKnightTip(s, who)), 1
	}
	return e
}

// knightPart names the knight of a pile in a small castle.
func knightPart(pile int) string { return fmt.Sprintf("knight-%d", pile+1) }

// pileOfKnight has a knight lie where a small castle shows the one of his pile.
func pileOfKnight(of place) place {
	return at(atKnight, of.seat, merlin.Knight(of.a).Pile())
}
