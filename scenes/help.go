package scenes

import (
	"slices"

	"merlin/scenes/ui"
)

// help lists the keys and gestures.
type help struct {
	page
	panel ui.Rect
	above bool
}

var helpPanel = ui.Rect{X: 260, Y: 40, W: 1400, H: 1000}

func newHelp(g *Game) *help { return &help{page: newPage(g)} }

// lay lays the panel out: in a window that stands what a key does stands below it.
func (s *help) lay() {
	s.panel, s.above = helpPanel, s.ctx.Shape() == ui.Standing
	if s.above {
		s.panel = ui.Rect{W: s.ctx.Room().W - 2*edge - 12, H: helpPanel.H - helpHigh + helpAbove*float64(len(s.lines()))}
	}
	s.panels = []ui.Rect{s.panel}
}

const (
	helpHigh  = 676.0 // of all lines
	helpAbove = 104.0 // of one whose key stands above
)

// Pieces are the panel.
func (s *help) Pieces(ui.Shape) []ui.Piece { return alone(s.panel, 1) }

// helpLines are the keys as they are written on them, by locale key. What numbers do, and
// how the other players are looked at, is a title's to say.
var helpLines = []string{"mouse", "touch", "zoom", "tab", "parts", "enter", "escape", "numbers", "others", "undo", "save", "space", "skip", "goal", "fullscreen", "rules", "words", "help"}

// padLines are the buttons of a gamepad, for one who has it in the hand.
var padLines = []string{"pad.walk", "pad.take", "pad.cancel", "pad.explain", "pad.undo", "pad.hurry", "pad.menu", "pad.next", "pad.parts"}

// lines are those for what is in the hand: where a window is as small as that of a phone, fingers
// come before the mouse.
func (s *help) lines() []string {
	if s.ctx.PadInHand() {
		return padLines
	}
	if s.ctx.Shape() != ui.Wide || s.ctx.Grown() {
		return slices.Concat(helpLines[1:3], helpLines[:1], helpLines[3:])
	}
	return helpLines
}

// Rebuild makes the way back.
func (s *help) Rebuild(*ui.Context) {
	s.begin(s)
	s.lay()
	s.back(ui.Rect{X: s.panel.X + s.panel.W/2 - 170, Y: s.panel.Bottom() - 132, W: 340, H: 76})
}

// Draw draws the list.
func (s *help) Draw(p *ui.Painter) {
	step, in := min(58, helpHigh/float64(len(s.lines()))), 64.0
	if s.above {
		step, in = helpAbove, 30
	}
	s.drawGround(p, func(p *ui.Painter) {
		p = p.Named("help")
		heading(p, s.ctx.T("ui.help"), s.panel)
		at := ui.Rect{X: s.panel.X + in, Y: s.panel.Y + 152, W: s.panel.W - 2*in, H: step - 4}
		for _, l := range s.lines() {
			if !s.ctx.Locale().Has("ui.keys." + l) {
				continue
			}
			key, text := at.CutLeft(360)
			if s.above {
				key, text = at.CutTop(36)
			}
			bold := ui.BoldStyle.Placed(ui.Left, ui.Middle).With(ui.Rubric)
			bold.Min = 21
			p.Paragraph(s.ctx.T("ui.keys."+l), key, bold)
			plain := ui.BodyStyle.Placed(ui.Left, ui.Middle)
			plain.Min = 21
			p.Paragraph(s.ctx.T("ui.does."+l), text, plain)
			at.Y += step
		}
	})
	s.drawButtons(p)
}
