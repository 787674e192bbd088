package draw

import (
	"merlin/game/legends"
	"merlin/scenes/ui"
)

// HelpPanel is what lies under the glass while no card is looked at: the event with which
// the turn began, and a word of advice for those who wish for it.
type HelpPanel struct{}

func (HelpPanel) Area() ui.Rect { return zoomRect.Inset(-14) }

func (HelpPanel) Draw(p *ui.Painter, f *Frame) {
	p = p.Named("help")
	glass(p)
	text, c, title := f.Advice(), f.Newest(), f.T("zoom.newest")
	if c == legends.NoCard {
		c, title = f.PlaceCard(legends.Final), f.T("term.final")
	}
	r := ui.Rect{X: zoomRect.X + 8, Y: zoomRect.Y + 8, W: zoomRect.W - 16, H: zoomRect.H - 16}
	if text != "" {
		r.H = helpRect.Y - 8 - r.Y
		f.drawAdvice(p, text)
	}
	if c == legends.NoCard {
		p.SpriteAt("back-event", r.X+r.W/2, r.Y+r.H/2, 120, ui.SpriteOptions{Fade: .6})
		return
	}
	head, card := r.CutTop(30)
	p.TextIn(title, head, headStyle.Placed(ui.Center, ui.Middle))
	f.full(p, f.Table(), c, ui.Around(card.X+card.W/2, card.Y+card.H/2, min(card.W, card.H*.84), card.H), 1.4)
}

func (f *Frame) drawAdvice(p *ui.Painter, text string) {
	plate(p, helpRect)
	p.SpriteAt("icon-hint", helpRect.X+20, helpRect.Y+helpRect.H/2, 28, ui.SpriteOptions{Tint: ui.GoldDark})
	st := smallStyle.Sized(18)
	st.Line = 1.05
	p.Paragraph(text, ui.Rect{X: helpRect.X + 40, Y: helpRect.Y + 4, W: helpRect.W - 48, H: helpRect.H - 8}, st)
}

func (HelpPanel) Regions(f *Frame) []ui.Region {
	text := f.Advice()
	if text == "" {
		return nil
	}
	return []ui.Region{note("advice", text, nil, helpRect)}
}
