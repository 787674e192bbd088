package draw

import (
	"strconv"

	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/ui"
)

// QuestCard is a quest card as it is drawn in the display, the hand and pop-ups.
type QuestCard struct {
	Quest  *merlin.Quest
	Owner  *merlin.Player // whose things tick the conditions; nil: no ticks
	Button string         // words of the gold button of a card that may be fulfilled
	with   []string       // sprites of what that takes beside what it shows; none: it is met
	symbol bool           // shows the servant whose column of the King's Favour it serves
}

// Colours of cards that are nowhere else.
var cardHead = ui.Hex(0xFBE9C0)

// Draw draws the card over r, 138 x 206 or 164 high and 119 wide or less.
func (c *QuestCard) Draw(p *ui.Painter, l *i18n.Locale, r ui.Rect) {
	big := r.W > 130
	face, head := "card-face-small", 30.0
	if big {
		face, head = "card-face", 34
	}
	p.Sprite(face, r.X, r.Y, r.W+2, r.H+2)
	if c.Button != "" && len(c.with) == 0 {
		p.StrokeRound(r.Inset(4.5), 6, 2.6, ui.Solid(ui.Hex(0xFFC93C)))
	}
	c.drawHead(p, l, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: head})
	if r.W < narrowCard {
		c.drawNarrow(p, r, head)
		return
	}
	bottom := c.drawConditions(p, r, head, big)
	said := ui.BodyStyle.Sized(17).Placed(ui.Center, ui.Middle)
	said.Min, said.Line = 12, 1.04
	top := max(bottom, r.Bottom()-58)
	text := bareWords(l, c.Quest)
	if big {
		text = words.CardWords(l, c.Quest)
	}
	box := ui.Rect{X: r.X + 8, Y: top, W: r.W - 16, H: r.Bottom() - 6 - top}
	if c.Button != "" {
		c.drawButton(p, r)
		box = ui.Rect{X: r.X + 4, Y: bottom - 1, W: r.W - 8, H: c.buttonRect(r).Y - bottom}
		said.Line = .92
		if box.H < 12 || p.ParagraphHeight(text, box.W, said.Sized(said.Min)) > box.H {
			return // the tip says it
		}
	}
	p.Paragraph(text, box, said)
}

func (c *QuestCard) drawHead(p *ui.Painter, l *i18n.Locale, r ui.Rect) {
	n := int(c.Quest.Points)
	x, y := r.X+22, r.Y+r.H/2+4
	p.SpriteAt("points-star", x, y, r.H+10)
	p.Text(strconv.Itoa(n), x, y, ui.NumberStyle.Sized(r.H*.68))
	if c.symbol {
		sx, sy := r.Right()-19, r.Y+r.H/2+2.5
		p.FillCircle(sx, sy, r.H*.4, ui.Solid(cardHead))
		p.SpriteAt("servant-symbol-"+model.ServantName(c.Quest.Symbol), sx, sy, r.H*.76)
		r.W -= 28
	}
	if r.W < 44+2*r.H {
		return
	}
	st := ui.BodyStyle.Sized(17).With(cardHead).Placed(ui.Right, ui.Middle)
	st.Min = 14
	p.TextIn(l.T("quest.worth", "count", n), ui.Rect{X: r.X + 44, Y: r.Y + 3, W: r.W - 57, H: r.H}, st)
}

// buttonRect is the place of the button at the foot of a card over r.
func (c *QuestCard) buttonRect(r ui.Rect) ui.Rect {
	return ui.Rect{X: r.X + 6, Y: r.Bottom() - 31, W: r.W - 12, H: 25}
}

func (c *QuestCard) drawButton(p *ui.Painter, r ui.Rect) {
	b := c.buttonRect(r)
	p.Face(b, ui.GoldLook, false, false, true)
	in := b.Inset(2.5)
	for _, sprite := range c.with {
		var at ui.Rect
		at, in = in.CutLeft(20)
		x, y := at.Center()
		p.SpriteAt(sprite, x, y, 21)
	}
	st := ui.BoldStyle.Sized(19).Placed(ui.Center, ui.Middle)
	st.Min = 13
	p.TextIn(c.Button, in, st)
}

// cardPlaces are where the pictograms stand, relative to the card's width and
// from the middle of its upper part: on small and big cards, by their number.
var cardPlaces = [2][4][][2]float64{
	{1: {{0, 0}}, 2: {{-.26, 0}, {.26, 0}}, 3: {{-.31, 0}, {0, 0}, {.31, 0}}},
	{1: {{0, .04}}, 2: {{-.26, 0}, {.26, 0}}, 3: {{-.23, -.02}, {.23, -.02}, {0, .36}}},
}

var cardSizes = [2][4]float64{{1: 50, 2: 43, 3: 35}, {1: 74, 2: 52, 3: 50}}

// drawConditions draws the pictograms with their ticks and returns how far
// down they reach.
func (c *QuestCard) drawConditions(p *ui.Painter, r ui.Rect, head float64, big bool) (bottom float64) {
	n := min(len(c.Quest.Conditions), 3)
	k, y := 0, r.Y+head+33
	if big {
		k, y = 1, r.Y+head+54
		if n == 3 {
			y -= 14
		}
	}
	var met []bool
	if c.Owner != nil {
		met = c.Owner.Met(c.Quest.Conditions)
	}
	size := cardSizes[k][n]
	for i, at := range cardPlaces[k][n] {
		cond := c.Quest.Conditions[i]
		x, yi := r.X+r.W/2+at[0]*r.W, y+at[1]*r.W
		drawCondition(p, cond, x, yi, size)
		bottom = max(bottom, yi+size/2)
		if met != nil {
			tick := y + size/2 + 5
			if n == 1 {
				tick += 4
			}
			drawTicks(p, c.Owner, cond, met[i], x, tick, n == 3)
			bottom = tick + 10
		}
	}
	return bottom
}

// drawTicks marks a condition as met or open; a pair has two marks.
func drawTicks(p *ui.Painter, owner *merlin.Player, c merlin.Condition, met bool, x, y float64, small bool) {
	size := 21.0
	if small {
		size = 18
	}
	if c.Kind != merlin.PairIn {
		p.SpriteAt(tickName(met), x, y, size)
		return
	}
	n := halves(owner, c)
	p.SpriteAt(tickName(met || n > 0), x-size*.52, y, size)
	p.SpriteAt(tickName(met), x+size*.52, y, size)
}

func tickName(met bool) string {
	if met {
		return "tick"
	}
	return "tick-open"
}

// drawCondition draws a condition's pictogram about (x, y).
func drawCondition(p *ui.Painter, c merlin.Condition, x, y, s float64) {
	roundel := words.ProvinceSprite(c.Province)
	switch c.Kind {
	case merlin.GivenItem:
		p.SpriteAt(model.ItemSprite(c.Item, c.Province), x, y, s*1.06)
		Badge(p, x+s*.36, y+s*.38, int(c.N), s*.26)
	case merlin.AnyItem:
		p.SpriteAt(model.AnySprite(c.Item), x, y, s*1.06)
		Badge(p, x+s*.36, y+s*.38, int(c.N), s*.26)
	case merlin.InfluenceIn:
		p.SpriteAt("seal-crown", x-s*.2, y-s*.2, s*.74)
		p.SpriteAt(roundel, x+s*.2, y+s*.2, s*.74)
		Badge(p, x+s*.42, y-s*.3, int(c.N), s*.24)
	case merlin.InfluenceAnywhere:
		p.SpriteAt("seal-crown", x, y, s)
		Badge(p, x+s*.36, y+s*.36, int(c.N), s*.26)
	case merlin.ServantIn:
		p.SpriteAt("servant-symbol-"+model.ServantName(c.Servant), x-s*.1, y-s*.1, s)
		p.SpriteAt(roundel, x+s*.3, y+s*.3, s*.6)
	case merlin.PairIn:
		p.SpriteAt("any-servant", x-s*.27, y-s*.16, s*.82)
		p.SpriteAt("any-servant", x+s*.27, y-s*.16, s*.82)
		p.SpriteAt(roundel, x, y+s*.24, s*.64)
	case merlin.Together:
		drawTogether(p, c, x, y-s*.1, s, .42, 0)
	}
}

// drawTogether draws two servants who stand together: (dx, dy) leads from the middle to
// the second, in sizes.
func drawTogether(p *ui.Painter, c merlin.Condition, x, y, s, dx, dy float64) {
	p.SpriteAt("servant-symbol-"+model.ServantName(c.Servant), x-s*dx, y-s*dy, s*.9)
	p.SpriteAt("servant-symbol-"+model.ServantName(c.Other), x+s*dx, y+s*dy, s*.9)
	k := min(s*.46, 28)
	p.SpriteAt("place-filled", x, y, k)
	p.Text("=", x, y, ui.NumberStyle.Sized(k*.8))
}

// Badge is a small disc with a number; one of a thing has none.
func Badge(p *ui.Painter, x, y float64, n int, radius float64) {
	if n < 2 {
		return
	}
	radius = min(max(radius, 8.5), 13)
	p.FillCircle(x, y, radius+1.5, ui.Solid(ui.Ink))
	p.FillCircle(x, y, radius, ui.Solid(ui.ParchmentLight))
	p.Text(strconv.Itoa(n), x, y, ui.NumberStyle.Sized(radius*1.62))
}

// GlowCard lights a card that may be chosen, so that it shows on parchment, too.
func GlowCard(p *ui.Painter, r ui.Rect, strength float64) {
	for _, s := range [...][2]float64{{13, .18}, {9, .3}, {5.5, .75}} {
		p.StrokeRound(r.Inset(-1), 10, s[0], ui.Solid(ui.Alpha(Amber, s[1]*strength)))
	}
	p.StrokeRound(r.Inset(-1), 10, 2.4, ui.Solid(ui.Alpha(ui.Glow, strength)))
}
