package modules

import (
	"math"
	"strconv"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// marketPanel shows the wares of the market; without it the panel is not there. // M1
type marketPanel struct {
	cache paint.Cached[paint.CacheKey]
}

// stallRows are the rows of the stall: what is of each colour, what is alike, and the
// labourers by their numbers.
var stallRows = [...][]merlin.Ware{{merlin.ShieldToken}, {merlin.MaterialToken}, {merlin.PlusToken, merlin.EitherToken}, {merlin.Labourer}}

// marketWide is how wide the panel is. It is as high as the quests.
const marketWide = 234.0

// besideRect is the largest that it can be.
var besideRect = ui.Rect{X: draw.QuestsRect.Right() - marketWide, Y: draw.HighestQuests, W: marketWide, H: draw.QuestsRect.Bottom() - draw.HighestQuests}

// stallColumns is how many wares lie in a row.
const stallColumns = 6

// wares lists all that the market can have, row by row, with how many of each are there.
func wares(f *model.Model) (rows [len(stallRows)][]Token) {
	m := &f.View.Mods.Market
	for i, kinds := range stallRows {
		for _, w := range kinds {
			switch w {
			case merlin.PlusToken:
				rows[i] = append(rows[i], Token{w, 0, int(m.PlusLeft)})
			case merlin.EitherToken:
				rows[i] = append(rows[i], Token{w, 0, int(m.EitherLeft)})
			case merlin.Labourer:
				rows[i] = severally(w, m.Labourers>>1, 1)
			default:
				rows[i] = severally(w, m.Tokens[w.Item()], 0)
			}
		}
	}
	return rows
}

// severally lists wares of which there is one of each colour or number from first on;
// bits are those there are.
func severally(w merlin.Ware, bits, first uint8) (list []Token) {
	for b := range uint8(stallColumns) {
		list = append(list, Token{w, b + first, int(bits >> b & 1)})
	}
	return list
}

func StallTarget(t Token) game.Target {
	return game.Target{Kind: merlin.TargetStall, A: uint8(t.Ware), B: t.b}
}

// stallRect is the place of ware i of a row: those that are alike lie beside their number.
func stallRect(f *draw.Frame, row, i int) ui.Rect {
	r := stallRow(f, row)
	if len(stallRows[row]) > 1 {
		return ui.Rect{X: r.X + alikeWide*float64(i), Y: r.Y, W: alikeWide, H: r.H}
	}
	return r.Row(i, stallColumns, 0)
}

const alikeWide = 62.0

func stallRow(f *draw.Frame, row int) ui.Rect {
	r := f.Column().Beside
	return ui.Rect{X: r.X + 12, Y: r.Y + 56, W: r.W - 24, H: r.H - 70}.Column(row, len(stallRows), 0)
}

// stallPlace is the place of a ware.
func stallPlace(f *draw.Frame, w merlin.Ware, b uint8) (r ui.Rect, ok bool) {
	for row, list := range wares(f.Model) {
		for i, t := range list {
			if t.Ware == w && t.b == b {
				return stallRect(f, row, i), true
			}
		}
	}
	return ui.Rect{}, false
}

// Area is all that lies at the right of the quests.
func (*marketPanel) Area() ui.Rect { return besideRect.Inset(-14) }

func (m *marketPanel) Draw(p *ui.Painter, f *draw.Frame) {
	m.cache.Draw(p.Named("market"), m.Area(), f.CacheKey("stall-"), func(p *ui.Painter) { m.paint(p, f) })
}

func (*marketPanel) paint(p *ui.Painter, f *draw.Frame) {
	r := f.Column().Beside
	draw.Sheet(p, r, draw.LargeSheet)
	draw.PanelTitle(p, f.T("term.market"), r.X+16, r.Y+33, 18, 104)
	each := ui.HintStyle.Sized(17).Placed(ui.Right, ui.Middle)
	p.TextIn(f.T("market.each"), ui.Rect{X: r.Right() - 116, Y: r.Y + 14, W: 64, H: 24}, each)
	p.SpriteAt("coin", r.Right()-34, r.Y+26, 27)
	drawAwning(p, r.X+12, r.Y+42, r.W-24)
	for row, list := range wares(f.Model) {
		for i, t := range list {
			drawStalled(p, f, t, stallRect(f, row, i))
		}
	}
	hint := ui.HintStyle.Sized(ui.Least).Placed(ui.Center, ui.Middle)
	hint.Min, hint.Line = 12, 1
	_, free := stallRow(f, 2).CutLeft(2 * alikeWide)
	p.Paragraph(f.T("market.hint"), free, hint)
}

// drawAwning draws the stall's striped roof.
func drawAwning(p *ui.Painter, x, y, w float64) {
	const strips = 14
	step := w / strips
	for i := range strips {
		c := ui.ParchmentLight
		if i%2 == 1 {
			c = ui.Hex(0xA3202A)
		}
		r := ui.Rect{X: x + step*float64(i), Y: y, W: step, H: 9}
		p.FillCircle(r.X+step/2, r.Bottom(), step/2, ui.Solid(ui.Ink))
		p.FillRect(r, ui.Solid(ui.Ink))
		p.FillCircle(r.X+step/2, r.Bottom(), step/2-1, ui.Solid(c))
		p.FillRect(ui.Rect{X: r.X + 1, Y: r.Y + 1, W: step - 2, H: r.H - 1}, ui.Solid(c))
	}
}

// drawStalled draws a ware, or faintly what is not there.
func drawStalled(p *ui.Painter, f *draw.Frame, t Token, r ui.Rect) {
	x, y := r.Center()
	size := min(r.W, r.H+1, 40) - 1
	if t.alike() {
		x = r.X + 19
		draw.DrawCount(p, t.count, x+22, y+1, draw.NumberStyle.Sized(20))
	}
	target := StallTarget(t)
	if t.count == 0 {
		drawWare(p, t.Ware, t.b, x, y, size, ui.SpriteOptions{Fade: .8})
		return
	}
	switch {
	case f.IsGlowing(target):
		p.FillCircle(x, y, size*.56, ui.Solid(ui.Alpha(draw.Amber, .75*f.Breath)))
		p.StrokeCircle(x, y, size*.56, 2, ui.Solid(ui.Alpha(ui.Glow, f.Breath)))
	case f.Open(target):
		p.FillCircle(x, y, size*.55, ui.Solid(ui.GoldDark))
		p.FillCircle(x, y, size*.55-2, ui.Solid(ui.Hex(0xFFF6DA)))
	}
	if f.Open(target) && f.IsHot(target) {
		p.SpriteAt("halo", x, y, size*1.6)
		size *= 1.12
	}
	drawWare(p, t.Ware, t.b, x, y, size)
}

// alike reports whether all tokens of the kind are the same.
func (t Token) alike() bool { return t.Ware == merlin.PlusToken || t.Ware == merlin.EitherToken }

func (*marketPanel) Regions(f *draw.Frame) (regions []ui.Region) {
	for row, list := range wares(f.Model) {
		for i, t := range list {
			tip := func() string {
				return words.Paragraphs(wareTip(f.Words, t.Ware, t.b), wareLeft(f.Words, t), f.T("market.price"))
			}
			regions = append(regions, f.ThingRegion(StallTarget(t), stallRect(f, row, i), tip))
		}
	}
	return regions
}

// wareLeft says how many of a ware are on the market, or where it is instead.
func wareLeft(f *words.Words, t Token) string {
	m := &f.View.Mods.Market
	if t.count > 0 || t.alike() {
		return f.T("market.left", "count", t.count)
	}
	for s := range f.Seats {
		held := m.Hired[s]
		if t.Ware != merlin.Labourer {
			held = m.Owned[s][t.Ware.Item()]
		}
		if held>>t.b&1 == 1 {
			return f.T("market.owned", "name", f.Called(game.Seat(s)))
		}
	}
	return f.T("market.aside")
}

func (*marketPanel) Anchor(f *draw.Frame, at model.Place) (x, y float64, ok bool) {
	if at.Kind != AtStall {
		return 0, 0, false
	}
	r, ok := stallPlace(f, merlin.Ware(at.A), at.B)
	x, y = r.Center()
	return x, y, ok
}

// The tokens of the Market that lie before a player. // M1

// drawWare draws a token of the market, of a colour or a number.
func drawWare(p *ui.Painter, w merlin.Ware, b uint8, x, y, size float64, o ...ui.SpriteOptions) {
	switch w {
	case merlin.PlusToken:
		p.SpriteAt("token-plus", x, y, size, o...)
	case merlin.EitherToken:
		p.SpriteAt("token-apple-mistletoe", x, y, size, o...)
	case merlin.Labourer:
		p.SpriteAt("labourer", x, y, size, o...)
		p.SpriteAt("count", x+size*.33, y+size*.33, size*.58, o...)
		p.Text(strconv.Itoa(int(b)), x+size*.33, y+size*.33, draw.NumberStyle.Sized(max(size*.42, ui.Least)).Placed(ui.Center, ui.Middle))
	default:
		p.SpriteAt("token", x, y, size, o...)
		p.SpriteAt(model.ItemSprite(w.Item(), merlin.Province(b)), x, y, size*.6, o...)
	}
}

// token is the middle of the place of token i of n, and its size: as large as all fit.
func tokenAt(inset ui.Rect, i, n int) (x, y, size float64) {
	r := inset.Inset(5)
	across := 2
	for rows := func() int { return (n + across - 1) / across }; r.W/float64(across)*float64(rows()) > r.H; {
		across++
	}
	step := r.W / float64(across)
	high := min(step*1.1, r.H/math.Ceil(float64(n)/float64(across)))
	return r.X + step*(float64(i%across)+.5), r.Y + high*(float64(i/across)+.5), min(step, high) - 2
}

// drawTokens draws the tokens.
func drawTokens(p *ui.Painter, f *draw.Frame, r ui.Rect) {
	draw.DrawInset(p, r)
	list := tokensOf(f.Model, f.Home)
	if len(list) == 0 {
		x, y := r.Center()
		p.SpriteAt("token", x, y, 40, ui.SpriteOptions{Fade: .7})
	}
	for i, t := range list {
		x, y, size := tokenAt(r, i, len(list))
		drawToken(p, f, t, x, y, size)
	}
}

// drawToken draws one of one's own tokens as it may be chosen.
func drawToken(p *ui.Painter, f *draw.Frame, t Token, x, y, size float64) {
	of := t.target()
	if f.Open(of) {
		p.NineSlice("plate-lit", ui.Around(x, y, size, size).Inset(-3), 14)
	}
	if f.IsGlowing(of) {
		draw.LitDisc(p, x, y, size*.53, f.Breath)
	}
	if f.IsHot(of) {
		p.SpriteAt("halo", x, y, size*1.6)
		size *= 1.1
	}
	drawWare(p, t.Ware, t.b, x, y, size)
	draw.Badge(p, x+size*.32, y+size*.34, t.count, 9)
}

// tokenRegions are the tokens, or the place where they would lie.
func tokenRegions(f *draw.Frame, r ui.Rect) []ui.Region {
	own := tokensOf(f.Model, f.Home)
	if len(own) == 0 {
		none := f.T("castle.no-tokens")
		return []ui.Region{draw.Note("own-tokens", none, ui.Say(none), r)}
	}
	var list []ui.Region
	for i, t := range own {
		x, y, size := tokenAt(r, i, len(own))
		reg := f.Power(t.target(), ui.Around(x, y, size+2, size+2), func() string { return wareTip(f.Words, t.Ware, t.b) })
		if !reg.Enabled {
			reg.Label = tokenName(f.Words, t)
		}
		list = append(list, reg)
	}
	return list
}

// tokenAnchor is where a token lies in the castle, or would.
func tokenAnchor(f *draw.Frame, r ui.Rect, at model.Place) (x, y float64) {
	own := tokensOf(f.Model, f.Home)
	for i, t := range own {
		if t.place(f.Home) == at {
			x, y, _ = tokenAt(r, i, len(own))
			return x, y
		}
	}
	x, y, _ = tokenAt(r, len(own), len(own)+1)
	return x, y
}

// tokenWide is how wide a token is in a small castle.
const tokenWide = 25.0

// smallTokens are a player's tokens: over each other when there are many. Another one
// would lie behind them.
func smallTokens(f *draw.Frame, s game.Seat, room float64) (list []draw.Addition) {
	own := tokensOf(f.Model, s)
	wide := min(tokenWide, room/float64(max(len(own)-1, 1)))
	for _, t := range own {
		list = append(list, draw.Addition{
			Name: f.Rows.Region(t.target()), Words: draw.Flat(words.Paragraphs(tokenName(f.Words, t), f.T("ware."+t.Ware.String()+".text"))),
			Count: t.count, Bare: true, Wide: wide, Place: t.place(s),
			Draw: func(p *ui.Painter, x, y float64) { drawWare(p, t.Ware, t.b, x, y, 25) },
		})
	}
	return list
}

// wareArt is a token of the market.
type wareArt struct {
	ware   merlin.Ware
	colour uint8
}

func (a wareArt) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	drawWare(p, a.ware, a.colour, x, y, r.H)
}
