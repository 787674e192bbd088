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

// Draw draws the card over r, 138 x 206 or 164 high and 119 wide or less. Words say the
// whole quest or are left out: the pictograms say it, too, and so does the tip.
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
	body := ui.Rect{X: r.X + 5, Y: r.Y + head + 3, W: r.W - 10, H: r.H - head - 9}
	least := 0.0
	if c.Button != "" {
		b := c.buttonRect(p, r, head)
		c.drawButton(p, b)
		if b.Y > r.Y+head { // it takes the room of words
			least, _, _ = c.layOut(p, l, body, big, 0)
			body.H = b.Y - 2 - body.Y
		}
	}
	c.drawBody(p, l, body, big, least)
}

// captionStyle is that of the words on a card, as small as words may be.
var captionStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 18, Min: ui.Least, Line: .97, Color: ui.Ink, Align: ui.Center, VAlign: ui.Middle}

// sizes are how large pictograms may be beside words, the best first.
var sizes = [...]float64{1.3, 1.15, 1, .78, .62}

// drawBody draws the pictograms, and the words under them if there is room with pictograms no
// smaller than that.
func (c *QuestCard) drawBody(p *ui.Painter, l *i18n.Locale, r ui.Rect, big bool, least float64) {
	k, text, in := c.layOut(p, l, r, big, least)
	if text != "" {
		r, _ = r.CutTop(c.artHeight(big) * k)
		p.Paragraph(text, in, captionStyle)
	}
	c.drawConditions(p, r, big, k)
}

// layOut is how large the pictograms are, and what words stand where under them: rather large ones under
// smaller pictograms than small ones; rather shorter ones, or up to the card's edges, than under smaller
// pictograms; "" where none have room.
func (c *QuestCard) layOut(p *ui.Painter, l *i18n.Locale, r ui.Rect, big bool, least float64) (k float64, text string, in ui.Rect) {
	large, whole := captionStyle, words.CardWords(l, c.Quest)
	large.Min = large.Size
	if k, text, in = c.layOutIn(p, r, big, least, large, whole); text == "" {
		k, text, in = c.layOutIn(p, r, big, least, captionStyle, whole, words.BriefWords(l, c.Quest))
	}
	return k, text, in
}

// layOutIn is that for the first of some words that have room in a style; large ones keep off the edges.
func (c *QuestCard) layOutIn(p *ui.Painter, r ui.Rect, big bool, least float64, st ui.Style, said ...string) (k float64, text string, in ui.Rect) {
	for _, k := range sizes {
		_, under := r.CutTop(c.artHeight(big) * k)
		for _, edge := range [...]float64{min(5, max(0, (r.W-96)/2)), 0} {
			in = ui.Rect{X: under.X + edge, Y: under.Y, W: under.W - 2*edge, H: under.H}
			for _, text := range said {
				if k >= least && (edge > 0 || st.Min < st.Size) && p.Fits(text, in, st) {
					return k, text, in
				}
			}
		}
	}
	return 1, "", r
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
	if r.W < 44+2*r.H || c.Button != "" {
		return
	}
	st := ui.BodyStyle.Sized(18).With(cardHead).Placed(ui.Right, ui.Middle)
	st.Min = ui.Least
	p.TextIn(l.T("quest.worth", "count", n), ui.Rect{X: r.X + 44, Y: r.Y + 3, W: r.W - 57, H: r.H}, st)
}

// buttonStyle is that of the words on a card's button.
var buttonStyle = ui.Style{Role: ui.BoldStyle.Role, Size: 19, Min: ui.Least, Color: ui.BoldStyle.Color, Align: ui.Center, VAlign: ui.Middle}

// buttonRect is the place of the button of a card over r: beside its points, so that its words
// can still be read, or at its foot where there is no room for that.
func (c *QuestCard) buttonRect(p *ui.Painter, r ui.Rect, head float64) ui.Rect {
	b := ui.Rect{X: r.X + 40, Y: r.Y + 5, W: r.W - 45, H: head - 4}
	if !c.symbol && len(c.with) == 0 && p.Fits(c.Button, b.Inset(2.5), buttonStyle) {
		return b
	}
	return ui.Rect{X: r.X + 6, Y: r.Bottom() - 31, W: r.W - 12, H: 25}
}

func (c *QuestCard) drawButton(p *ui.Painter, b ui.Rect) {
	p.Face(b, ui.GoldLook, false, false, true)
	st := buttonStyle
	signs, said := b.Inset(2.5).CutLeft(20 * float64(len(c.with)))
	if !p.Fits(c.Button, said, st) {
		c.drawSigns(p, b)
		return
	}
	for i, sprite := range c.with {
		x, y := signs.Row(i, len(c.with), 0).Center()
		p.SpriteAt(sprite, x, y, 21)
	}
	p.TextIn(c.Button, said, st)
}

// drawSigns draws a button that has no room for words: what it takes, or a tick.
func (c *QuestCard) drawSigns(p *ui.Painter, b ui.Rect) {
	signs := c.with
	if len(signs) == 0 {
		signs = []string{"tick"}
	}
	for i, sign := range signs {
		x, y := b.Row(i, len(signs), 0).Center()
		p.SpriteAt(sign, x, y, 21)
	}
}

// cardPlaces are where the pictograms stand, in widths from the middle of their field:
// on small and big cards, by their number.
var cardPlaces = [2][4][][2]float64{
	{1: {{0, 0}}, 2: {{-.26, 0}, {.26, 0}}, 3: {{-.32, 0}, {0, 0}, {.32, 0}}},
	{1: {{0, 0}}, 2: {{-.26, 0}, {.26, 0}}, 3: {{-.33, 0}, {0, 0}, {.33, 0}}},
}

var cardSizes = [2][4]float64{{1: 50, 2: 43, 3: 35}, {1: 74, 2: 52, 3: 41}}

// row is which of these tables is for the card, and for how many pictograms.
func (c *QuestCard) row(big bool) (k, n int) {
	if big {
		k = 1
	}
	return k, min(len(c.Quest.Conditions), 3)
}

// artHeight is how much of a card's height the pictograms take with their ticks.
func (c *QuestCard) artHeight(big bool) float64 {
	k, n := c.row(big)
	return cardSizes[k][n] + 10 + 12*float64(k)
}

// drawConditions draws the pictograms with their ticks in the middle of r, so much smaller.
func (c *QuestCard) drawConditions(p *ui.Painter, r ui.Rect, big bool, smaller float64) {
	k, n := c.row(big)
	var met []bool
	if c.Owner != nil {
		met = c.Owner.Met(c.Quest.Conditions)
	}
	mx, my := r.Center()
	size := cardSizes[k][n] * smaller
	if n > 1 { // none covers the number of the next
		wide := 0.0
		for _, cond := range c.Quest.Conditions[:n] {
			wide += conditionWide(cond)
		}
		size = min(size, (r.W-2)/wide)
	}
	if my -= 3; !big { // the bar is close
		my += 2.5
	}
	for i, at := range cardPlaces[k][n] {
		cond := c.Quest.Conditions[i]
		x, y := mx+at[0]*r.W, my+at[1]*r.W
		drawCondition(p, cond, x, y, size)
		if met != nil {
			drawTicks(p, c.Owner, cond, met[i], x, y, size)
		}
	}
}

// leastTick is how small the mark of a condition may be: 12 pixels in a window of 1280 x 720.
const leastTick = 18.5

// drawTicks marks a condition whose pictogram of that size is about (x, y) as met or
// open, at its lower left, where no number is; a pair has two marks.
func drawTicks(p *ui.Painter, owner *merlin.Player, c merlin.Condition, met bool, x, y, s float64) {
	size := min(max(s*.42, leastTick), 23)
	switch c.Kind {
	case merlin.PairIn:
		n := halves(owner, c)
		p.SpriteAt(tickName(met || n > 0), x-s*.48, y+s*.36, size)
		p.SpriteAt(tickName(met), x+s*.48, y+s*.36, size)
	case merlin.Together:
		p.SpriteAt(tickName(met), x, y+s*.46, size)
	default:
		p.SpriteAt(tickName(met), x-s*.26, y+s*.46, size)
	}
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
	p.Text("=", x, y, ui.NumberStyle.Sized(max(k*.8, ui.Least)))
}

// Badge is a small disc with a number; one of a thing has none.
func Badge(p *ui.Painter, x, y float64, n int, radius float64) {
	if n < 2 {
		return
	}
	radius = min(max(radius, 10.2), 13)
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
