package paint

import "merlin/scenes/ui"

// DrawBarLabel writes under the button of a bar that is pointed at, or where the keyboard
// is, what it is called, if neither the button nor its explanation says that. Who has pressed it knows.
func DrawBarLabel(p *ui.Painter, c *ui.Context, buttons []ui.Button) {
	for i := range buttons {
		if b := &buttons[i]; c.Aim() == b.Name && !c.Pressed(b.Name) && c.Explained() != b.Name && b.Text != b.Label {
			drawLabel(p.Named("bar-label"), c, b)
		}
	}
}

const labelSize = 20.0

func drawLabel(p *ui.Painter, c *ui.Context, b *ui.Button) {
	k, sight := c.Legible(labelSize), c.Sight()
	q := p.At(0, 0, k)
	st := ui.BodyStyle.Sized(labelSize).With(ui.ParchmentLight).Placed(ui.Center, ui.Middle)
	w, h := (q.TextWidth(b.Label, st)+24)*k, 30*k
	x, _ := b.Bounds.Center()
	x = max(min(x-w/2, sight.Right()-w-4), sight.X+4)
	q = p.At(x, b.Bounds.Bottom()+2, k) // of what lies below it hides no name
	r := ui.Rect{W: w / k, H: h / k}
	q.FillRound(r.Inset(-1.5), 9, ui.Solid(ui.Gold))
	q.FillRound(r, 8, ui.Solid(ui.Ink))
	q.TextIn(b.Label, r, st)
}
