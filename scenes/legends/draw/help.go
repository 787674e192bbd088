package draw

import "merlin/scenes/ui"

// HelpPanel is a word of advice below the log, for those who wish for it.
type HelpPanel struct{}

func (HelpPanel) Area() ui.Rect { return helpRect.Inset(-6) }

func (HelpPanel) Draw(p *ui.Painter, f *Frame) {
	text := f.Advice()
	if text == "" {
		return
	}
	p = p.Named("help")
	p.NineSlice("panel-inset", helpRect, 16)
	p.SpriteAt("icon-hint", helpRect.X+26, helpRect.Y+helpRect.H/2, 30, ui.SpriteOptions{Tint: ui.GoldDark})
	st := smallStyle.Sized(18)
	st.Line = 1.05
	p.Paragraph(text, ui.Rect{X: helpRect.X + 48, Y: helpRect.Y + 8, W: helpRect.W - 62, H: helpRect.H - 16}, st)
}

func (HelpPanel) Regions(f *Frame) []ui.Region {
	text := f.Advice()
	if text == "" {
		return nil
	}
	return []ui.Region{note("advice", text, nil, helpRect)}
}
