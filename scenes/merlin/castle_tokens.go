package merlin

import (
	"math"
	"strconv"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// The tokens of the Market that lie before a player. // M1

// token is one of them, or several that are alike.
type token struct {
	ware  merlin.Ware
	b     uint8 // colour, or number of a labourer
	count int
}

// tokensOf lists a player's tokens.
func (f *frame) tokensOf(s game.Seat) (list []token) {
	market := &f.View.Mods.Market
	several := func(w merlin.Ware, bits uint8) {
		for b := range uint8(8) {
			if bits>>b&1 == 1 {
				list = append(list, token{w, b, 1})
			}
		}
	}
	alike := func(w merlin.Ware, n uint8) {
		if n > 0 {
			list = append(list, token{w, 0, int(n)})
		}
	}
	for _, w := range [...]merlin.Ware{merlin.ShieldToken, merlin.MaterialToken} {
		several(w, market.Owned[s][w.Item()])
	}
	alike(merlin.PlusToken, market.Plus[s])
	alike(merlin.EitherToken, f.View.Mods.Gold.Either[s])
	several(merlin.Labourer, market.Hired[s])
	return list
}

// target is what choosing a token of one's own touches.
func (t token) target() game.Target {
	switch t.ware {
	case merlin.PlusToken:
		return game.Target{Kind: merlin.TargetPlus}
	case merlin.EitherToken:
		return game.Target{Kind: merlin.TargetEither}
	case merlin.Labourer:
		return game.Target{Kind: merlin.TargetLabourer, A: t.b}
	}
	return game.Target{Kind: merlin.TargetToken, A: uint8(t.ware.Item()), B: t.b}
}

// place is where a player's token lies.
func (t token) place(s game.Seat) place {
	switch t.ware {
	case merlin.PlusToken:
		return at(atPlus, s)
	case merlin.EitherToken:
		return at(atEither, s)
	case merlin.Labourer:
		return at(atLabourer, s, t.b)
	}
	return at(atToken, s, uint8(t.ware.Item()), t.b)
}

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
		p.Text(strconv.Itoa(int(b)), x+size*.33, y+size*.33, numberStyle.Sized(size*.42).Placed(ui.Center, ui.Middle))
	default:
		p.SpriteAt("token", x, y, size, o...)
		p.SpriteAt(itemSprite(w.Item(), merlin.Province(b)), x, y, size*.6, o...)
	}
}

// wareName names a token of the market.
func (f *frame) wareName(w merlin.Ware, b uint8) string {
	switch w {
	case merlin.ShieldToken, merlin.MaterialToken:
		return f.pair(f.T("ware."+w.String()), f.T("colour."+merlin.Province(b).String()))
	case merlin.Labourer:
		return f.T("ware.labourer.number", "number", int(b))
	}
	return f.T("ware." + w.String())
}

// wareTip says what a token is good for.
func (f *frame) wareTip(w merlin.Ware, b uint8) string {
	return paragraphs("<b>"+f.wareName(w, b)+"</b>", f.T("ware."+w.String()+".text"))
}

// tokenName names tokens that are alike, with their number.
func (f *frame) tokenName(t token) string {
	if t.count == 1 {
		return f.wareName(t.ware, t.b)
	}
	return f.pair(f.wareName(t.ware, t.b), strconv.Itoa(t.count))
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
func drawTokens(p *ui.Painter, f *frame, r ui.Rect) {
	drawInset(p, r)
	list := f.tokensOf(f.Home)
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
func drawToken(p *ui.Painter, f *frame, t token, x, y, size float64) {
	of := t.target()
	if f.open(of) {
		p.NineSlice("plate-lit", ui.Around(x, y, size, size).Inset(-3), 14)
	}
	if f.glows(of) {
		litDisc(p, x, y, size*.53, f.Breath)
	}
	if f.hot(of) {
		p.SpriteAt("halo", x, y, size*1.6)
		size *= 1.1
	}
	drawWare(p, t.ware, t.b, x, y, size)
	badge(p, x+size*.32, y+size*.34, t.count, 9)
}

// tokenRegions are the tokens, or the place where they would lie.
func tokenRegions(f *frame, r ui.Rect) []ui.Region {
	own := f.tokensOf(f.Home)
	if len(own) == 0 {
		return []ui.Region{note("own-tokens", f.T("castle.no-tokens"), f.T("castle.no-tokens"), r)}
	}
	var list []ui.Region
	for i, t := range own {
		x, y, size := tokenAt(r, i, len(own))
		reg := f.power(t.target(), ui.Around(x, y, size+2, size+2), f.wareTip(t.ware, t.b))
		if !reg.Enabled {
			reg.Label = f.tokenName(t)
		}
		list = append(list, reg)
	}
	return list
}

// tokenAnchor is where a token lies in the castle, or would.
func tokenAnchor(f *frame, r ui.Rect, at place) (x, y float64) {
	own := f.tokensOf(f.Home)
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
func smallTokens(f *frame, s game.Seat, room float64) (list []extra) {
	own := f.tokensOf(s)
	wide := min(tokenWide, room/float64(max(len(own)-1, 1)))
	for _, t := range own {
		list = append(list, extra{
			name: f.rows.region(t.target()), words: flat(paragraphs(f.tokenName(t), f.T("ware."+t.ware.String()+".text"))),
			count: t.count, bare: true, wide: wide, token: &t, place: t.place(s),
		})
	}
	return list
}
