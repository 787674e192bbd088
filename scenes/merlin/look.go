package merlin

import (
	"slices"

	"merlin/fonts"
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// The decrees of a province, open on a parchment beside it while one of them is
// taken. Only who looks sees them: they come from his view. // D2, D2b

const (
	decreeW   = 84.0
	decreeH   = 96.0
	lookHead  = 34.0
	lookInset = 14.0
)

// looking is the province whose decrees are being looked at here.
func (f *frame) looking() (p merlin.Province, ok bool) {
	return merlin.Province(f.Args[0]), f.Ask == askDecree
}

// looked are the decrees that are open, each kind once.
func (f *frame) looked() []merlin.Decree {
	p, ok := f.looking()
	if !ok {
		return nil
	}
	return slices.Compact(slices.Clone(f.View.Decrees(p)))
}

// lookRect is the parchment for n decrees: beside the stack, within the board.
func lookRect(p merlin.Province, n int) ui.Rect {
	w, h := max(float64(n)*(decreeW+8)+2*lookInset-8, 280), decreeH+lookHead+2*lookInset
	x, y := decreesAt[p][0], decreesAt[p][1]
	in := boardRect.Inset(34)
	r := ui.Rect{X: x - w/2, Y: y + 30, W: w, H: h}
	if y > boardY {
		r.Y = y - 30 - h
	}
	r.X = min(max(r.X, in.X), in.Right()-w)
	return r
}

func lookCell(r ui.Rect, i, n int) ui.Rect {
	cx, _ := r.Center()
	w := float64(n)*(decreeW+8) - 8
	return ui.Rect{X: cx - w/2 + float64(i)*(decreeW+8), Y: r.Y + lookInset + lookHead, W: decreeW, H: decreeH}
}

func decreeTarget(d merlin.Decree, p merlin.Province) game.Target {
	return game.Target{Kind: merlin.TargetDecree, A: uint8(d), B: uint8(p)}
}

func drawLook(p *ui.Painter, f *frame) {
	at, _ := f.looking()
	list := f.looked()
	if len(list) == 0 {
		return
	}
	r := lookRect(at, len(list))
	q := p.Named("decrees")
	q.Shadow(r, 10, 10, 4, 8, .6)
	q.NineSlice("panel-inset", r, 16)
	head, _ := r.Inset(lookInset).CutTop(lookHead - 6)
	st := ui.BoldStyle.Sized(21).Placed(ui.Center, ui.Middle)
	st.Min = 14
	q.TextIn(f.decreeName(pileTarget(at)), head, st)
	for i, d := range list {
		drawDecree(q, f, d, at, lookCell(r, i, len(list)))
	}
}

// drawDecree draws an open decree: what it shows, and how many there are of it.
func drawDecree(p *ui.Painter, f *frame, d merlin.Decree, at merlin.Province, r ui.Rect) {
	t := decreeTarget(d, at)
	p.Face(r, ui.PlainLook, f.open(t) && f.hot(t), false, true)
	if f.glows(t) {
		p.GlowRing(r, 8, f.Breath)
	}
	x, y := r.Center()
	drawDecreeSign(p, d, x, y-12, 54)
	st := ui.BodyStyle.Sized(15).Placed(ui.Center, ui.Middle)
	st.Min, st.Line = 11, 1
	p.Paragraph(f.decreeSays(d), ui.Rect{X: r.X + 4, Y: r.Bottom() - 36, W: r.W - 8, H: 34}, st)
	n := 0
	for _, same := range f.View.Decrees(at) {
		if same == d {
			n++
		}
	}
	if n > 1 {
		drawBadge(p, n, r.Right()-14, r.Y+14)
	}
}

// drawDecreeSign draws what a decree shows.
func drawDecreeSign(p *ui.Painter, d merlin.Decree, x, y, size float64) {
	if i, colour, ok := d.Thing(); ok {
		p.SpriteAt(itemSprite(i, colour), x, y, size)
		return
	}
	p.SpriteAt("points-star", x, y, size)
	st := ui.Style{Role: fonts.Number, Size: size * .42, Color: ui.Ink, Align: ui.Center, VAlign: ui.Middle}
	p.Text(signed(d.Points()), x, y, st)
}

// lookRegions are the decrees that are looked at; the parchment covers what lies
// under it.
func lookRegions(f *frame) []ui.Region {
	list := f.looked()
	if len(list) == 0 {
		return nil
	}
	at, _ := f.looking()
	r := lookRect(at, len(list))
	name := f.decreeName(pileTarget(at))
	regions := []ui.Region{note("decrees-open", name, name+"\n"+f.T("hint.decrees.take"), r)}
	for i, d := range list {
		regions = append(regions, f.region(decreeTarget(d, at), lookCell(r, i, len(list)), f.decreeTip(d)))
	}
	return regions
}

// decreeTip says what taking a decree gives.
func (f *frame) decreeTip(d merlin.Decree) string {
	i, colour, ok := d.Thing()
	lines := []string{"<b>" + f.decreeSays(d) + "</b>"}
	switch {
	case !ok:
		lines = append(lines, f.T("hint.decree.points", "count", d.Points()))
	case f.View.Stock[i][colour] == 0:
		lines = append(lines, f.T("hint.decree.none"))
	default:
		lines = append(lines, f.T("hint.decree.item"))
	}
	return paragraphs(append(lines, f.T("hint.decrees.keep"))...)
}
