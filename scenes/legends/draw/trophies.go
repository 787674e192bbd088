package draw

import (
	"merlin/game/legends"
	"merlin/scenes/legends/words"
	"merlin/scenes/ui"
)

// What the player who sits there has won, and in a game of two the other one, too: bars below
// each other, with whole names as far as can be.

// trophyMost is how many trophies lie below each other, so high that names have two lines.
const trophyMost = 5

// displayRect is where they lie: the more there are the wider, and the hand moves on.
func displayRect(n int) ui.Rect {
	r := trophyRect
	if n > trophyMost {
		r.W = 326
	}
	return r
}

// trophyAt is where trophy i of n lies.
func trophyAt(i, n int) ui.Rect {
	r := displayRect(n)
	in := ui.Rect{X: r.X + 6, Y: r.Y + 36, W: r.W - 12, H: r.H - 42} // a light on the first leaves the heading be
	if n <= trophyMost {
		return in.Column(i, max(n, 4), 2)
	}
	rows := max(trophyMost, (n+1)/2)
	return in.Column(i%rows, rows, 2).Row(i/rows, 2, 2)
}

func (f *Frame) drawTrophies(p *ui.Painter) {
	list := f.Trophies(f.Home)
	r := displayRect(len(list))
	p.NineSlice("panel-inset", r.Inset(-2), 16)
	title := headStyle.With(ui.Rubric)
	title.Spacing = 0 // its letters would stand on whole pixels, with gaps between
	p.TextIn(f.T("score.display"), ui.Rect{X: r.X + 12, Y: r.Y + 3, W: r.W - 24, H: 20}, title)
	if len(list) == 0 {
		p.Paragraph(f.T("display.none"), r.Inset(16), italicStyle.Placed(ui.Center, ui.Middle))
	}
	for i, c := range list {
		f.trophy(p, c, trophyAt(i, len(list)))
	}
}

// twoLines is how close two lines stand on a bar.
const twoLines = .93

// trophy is a card that was won: points, picture where there is room, name, and the sign of
// what goes on working.
func (f *Frame) trophy(p *ui.Painter, c legends.Card, r ui.Rect) {
	f.base(p, c, r, .5)
	in := r.Inset(2.5)
	left, name := in.CutLeft(min(in.H, 22) + 2)
	pictured := in.H > 36 && in.W > 170
	if pictured {
		left, name = in.CutLeft(in.H + 14)
		f.window(p, c, left.Inset(1), 1)
		left = ui.Rect{X: left.X, Y: left.Y, W: 26, H: 26}
	}
	if n := f.Face(c).Points; n > 0 {
		star(p, words.Number(int(n)), left.X+left.W/2, left.Y+left.H/2, min(in.H, 24)+3)
	}
	p.FillRound(name, 3, ui.Solid(ui.Parchment))
	name = ui.Rect{X: name.X + 4, Y: name.Y, W: name.W - 6, H: name.H}
	name.W -= f.lastingSign(p, c, name)
	st := smallStyle.Sized(ui.Least)
	if in.H >= 2*twoLines*ui.Least {
		st.Line = twoLines
		said := f.Card(c)
		if p.ParagraphHeight(said, name.W, st) > name.H {
			said = f.Bare(c)
		}
		p.Paragraph(said, name, st)
	} else {
		whole(p, name, st, f.Card(c), f.Bare(c))
	}
	if f.Hot("won-" + f.Face(c).ID) {
		p.StrokeRound(r, 5, 2.4, ui.Solid(ui.GlowEdge))
	}
}

// lastingSign marks what goes on working at the end of a bar, and returns how wide that is.
func (f *Frame) lastingSign(p *ui.Painter, c legends.Card, bar ui.Rect) float64 {
	for _, x := range f.Rules.Deck.TextsOf(c) {
		if x.When == legends.Trophy || x.When == legends.Always || x.When == legends.Score {
			size := min(bar.H-2, 24)
			mark(p, "effect-"+x.Do[0].Op.String(), bar.Right()-size/2, bar.Y+bar.H/2, size, ui.ParchmentLight)
			return size + 2
		}
	}
	return 0
}
