package draw

import (
	"merlin/game/legends"
	"merlin/scenes/ui"
)

// HelpPanel is what lies under the glass while no card is looked at: the card that is to be
// put somewhere, the one whose text asks, or the event with which the turn began; how the game
// ends; and a word of advice for those who wish for it.
type HelpPanel struct{}

func (HelpPanel) Area() ui.Rect { return zoomRect.Inset(-14) }

func (HelpPanel) Draw(p *ui.Painter, f *Frame) {
	p = p.Named("help")
	glass(p, zoomRect)
	r := zoomRect.Inset(8)
	if f.coached() { // who says all that; above his sheet the card has what room that leaves
		if f.Aside.H > 0 {
			r.H = f.Aside.Y - 6 - r.Y
		}
		if r.H >= leastLies {
			f.drawLies(p, r)
		}
		return
	}
	text := f.Advice()
	if text != "" || f.Coached { // whose low sheet lies there while he waits
		r.H = helpRect.Y - 8 - r.Y
	}
	if text != "" {
		f.drawAdvice(p, text)
	}
	if f.Ending() != "" {
		_, r = r.CutTop(endRect.H + 4)
		f.drawEnding(p)
	}
	f.drawLies(p, r)
}

// leastLies is how high the card wants to be with what is said over it.
const leastLies = 230.0

// drawLies shows the card that lies under the glass.
func (f *Frame) drawLies(p *ui.Painter, r ui.Rect) {
	c, title := f.lies()
	if c == legends.NoCard {
		p.SpriteAt("back-event", r.X+r.W/2, r.Y+r.H/2, 120, ui.SpriteOptions{Fade: .6})
		return
	}
	head, card := r.CutTop(30)
	st := headStyle.Placed(ui.Center, ui.Middle)
	st.Min = ui.Least
	p.TextIn(title, head, st)
	high := ui.Around(card.X+card.W/2, card.Y+card.H/2, min(card.W, card.H*.84), card.H)
	if c.IsCharacter() && f.Text(c) != "" && f.crowds(p, c, high, 1.4) {
		f.drawBroad(p, c, card)
		return
	}
	f.full(p, f.Table(), c, high, 1.4)
}

// crowds reports whether all that a character's card says leaves little of its picture.
func (f *Frame) crowds(p *ui.Painter, c legends.Card, r ui.Rect, k float64) bool {
	in, say := r.Inset(7*k), f.cardWords(c, k)
	say.flavour = ""
	return f.headHigh(p, c, in.W, k)+2*k+highCell+say.high(p, in.W)+6 > in.H-leastSeen
}

// leastSeen is how high a picture is that still shows who it is.
const leastSeen = 56.0

// drawBroad draws a character's card that must be low: its text beside its picture, as much of which is
// shown as that leaves, and its scores below.
func (f *Frame) drawBroad(p *ui.Painter, c legends.Card, r ui.Rect) {
	f.base(p, c, r, 1)
	in := r.Inset(8)
	head, in := in.CutTop(f.headHigh(p, c, in.W, 1))
	f.head(p, c, head, 1)
	cells, in := in.CutBottom(lowCell + 2)
	f.scoreRow(p, f.Table(), c, cells)
	say := f.cardWords(c, 1)
	_, in = in.CutTop(3)
	picture, text := in.CutLeft(in.W * .32)
	for picture.W > 20 && say.high(p, text.W) > text.H {
		picture, text = in.CutLeft(picture.W - 12)
	}
	say.grow(p, text.W, text.H)
	f.window(p, c, picture, 1)
	f.pictureSigns(p, c, picture, .8)
	f.words(p, c, say, text, 0)
}

// lies is the card that lies under the glass, and why.
func (f *Frame) lies() (c legends.Card, title string) {
	if len(f.Desk.Picked) > 0 {
		return f.Desk.Picked[0], f.T("zoom.goes")
	}
	if c = f.Source(); c != legends.NoCard {
		return c, f.T("zoom.asks")
	}
	if c, title = f.Doing(); c != legends.NoCard {
		return c, title
	}
	if c = f.Newest(); c != legends.NoCard {
		return c, f.T("zoom.newest")
	}
	return f.PlaceCard(legends.Final), f.T("term.final")
}

// endRect is where it is said how the game ends.
var endRect = ui.Rect{X: zoomRect.X + 8, Y: zoomRect.Y + 8, W: zoomRect.W - 16, H: 66}

func (f *Frame) drawEnding(p *ui.Painter) {
	plate(p, endRect)
	p.SpriteAt("back-event", endRect.X+22, endRect.Y+endRect.H/2, 44)
	st := smallStyle.Sized(18)
	if f.EndIsNear() {
		st = st.With(ui.Rubric)
	}
	st.Line = 1.02
	p.Paragraph(f.Ending(), ui.Rect{X: endRect.X + 46, Y: endRect.Y + 3, W: endRect.W - 54, H: endRect.H - 6}, st)
}

func (f *Frame) drawAdvice(p *ui.Painter, text string) {
	plate(p, helpRect)
	p.SpriteAt("icon-hint", helpRect.X+20, helpRect.Y+helpRect.H/2, 28, ui.SpriteOptions{Tint: ui.GoldDark})
	st := smallStyle.Sized(18)
	st.Line = 1.05
	p.Paragraph(text, ui.Rect{X: helpRect.X + 40, Y: helpRect.Y + 4, W: helpRect.W - 48, H: helpRect.H - 8}, st)
}

func (HelpPanel) Regions(f *Frame) []ui.Region {
	var list []ui.Region
	if f.coached() {
		return nil
	}
	if text := f.Ending(); text != "" {
		list = append(list, note("ending", text, f.EventsTip, endRect))
	}
	if text := f.Advice(); text != "" {
		list = append(list, note("advice", text, nil, helpRect))
	}
	return list
}
