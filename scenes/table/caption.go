package table

import "merlin/scenes/ui"

// captionStyle is that of the sentence under the board.
var captionStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 24, Color: ui.Ink, Line: 1.15}

// drawCaption says at the lower edge of the board, in the rich text of the log, what
// the computer player of a colour does.
func drawCaption(p *ui.Painter, text, colour string) {
	p = p.Named("caption")
	const w = 640.0
	h := p.ParagraphHeight(text, w, captionStyle)
	r := ui.Rect{X: boardX - w/2 - 50, Y: boardRect.Bottom() + 40 - h, W: w + 80, H: h + 28}
	p.Plate(r)
	p.SpriteAt("crest-"+colour, r.X+32, r.Y+r.H/2, 36)
	p.Paragraph(text, ui.Rect{X: r.X + 64, Y: r.Y + 14, W: w, H: h}, captionStyle)
}
