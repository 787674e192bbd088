package scenes

import "merlin/scenes/ui"

// help lists the keys and gestures.
type help struct{ page }

var helpPanel = ui.Rect{X: 260, Y: 40, W: 1400, H: 1000}

func newHelp(g *Game) *help { return &help{newPage(g, helpPanel)} }

// helpLines are the keys as they are written on them, by locale key. What numbers do, and
// how the other players are looked at, is a title's to say.
var helpLines = []string{"mouse", "touch", "zoom", "tab", "enter", "escape", "numbers", "others", "undo", "save", "space", "skip", "goal", "fullscreen", "rules", "help"}

// Rebuild makes the way back.
func (s *help) Rebuild(*ui.Context) {
	s.begin(s)
	s.back(ui.Rect{X: ui.CanvasW/2 - 170, Y: helpPanel.Bottom() - 132, W: 340, H: 76})
}

// Draw draws the list.
func (s *help) Draw(p *ui.Painter) {
	const high = 676.0 // of all lines
	step := min(58, high/float64(len(helpLines)))
	s.drawGround(p, func(p *ui.Painter) {
		p = p.Named("help")
		heading(p, s.ctx.T("ui.help"), helpPanel)
		at := ui.Rect{X: helpPanel.X + 64, Y: helpPanel.Y + 152, W: helpPanel.W - 128, H: step - 4}
		for _, l := range helpLines {
			if !s.ctx.Locale().Has("ui.keys." + l) {
				continue
			}
			key, text := at.CutLeft(360)
			bold := ui.BoldStyle.Placed(ui.Left, ui.Middle).With(ui.Rubric)
			bold.Min = 21
			p.TextIn(s.ctx.T("ui.keys."+l), key, bold)
			plain := ui.BodyStyle.Placed(ui.Left, ui.Middle)
			plain.Min = 21
			p.Paragraph(s.ctx.T("ui.does."+l), text, plain)
			at.Y += step
		}
	})
	s.drawButtons(p)
}
