package draw

import (
	"strings"

	"merlin/game/legends"
	"merlin/scenes/ui"
)

// ZoomPanel shows the card that is looked at in full, with what may be done with it now, or
// why not.
type ZoomPanel struct{}

func (ZoomPanel) Area() ui.Rect              { return ui.Rect{X: zoomRect.X, Y: zoomRect.Y, W: 1, H: 1} }
func (ZoomPanel) Draw(*ui.Painter, *Frame)   {}
func (ZoomPanel) Regions(*Frame) []ui.Region { return nil }

// looked is the card that is pointed at, or where the keyboard is.
func (f *Frame) looked() (c legends.Card, ok bool) {
	name := f.Ctx.Hovered()
	if at := f.Ctx.Focus(); f.Ctx.Focused(at) {
		name = at
	}
	switch name {
	case "heraldry":
		return f.View.Heraldry, f.View.Heraldry != legends.NoCard
	case "place-avalon", "place-maidens", "place-final":
		for _, p := range f.stripPlaces() {
			if name == "place-"+p.String() {
				return f.PlaceCard(p), f.PlaceCard(p) != legends.NoCard
			}
		}
	}
	kind, id, found := strings.Cut(name, "-")
	switch kind {
	case "hand", "char", "event", "won", "spied", "special", "card", "book", "ahead", "bid":
		if kind == "ahead" {
			return f.aheadOf(name)
		}
		c, ok = f.Rules.Deck.Number(id)
		return c, ok && found
	}
	return legends.NoCard, false
}

// aheadOf is the card of the pile whose region it is.
func (f *Frame) aheadOf(name string) (legends.Card, bool) {
	for i, c := range f.Ahead() {
		if name == numbered("ahead", i) {
			return c, true
		}
	}
	return legends.NoCard, false
}

// Over draws the card, and what is dragged.
func (ZoomPanel) Over(p *ui.Painter, f *Frame) {
	f.drawDragged(p.Named("dragged"))
	c, ok := f.looked()
	if !ok || f.dragged() {
		return
	}
	p = p.Named("zoom")
	glass(p)
	r := zoomRect
	f.full(p, f.Table(), c, ui.Rect{X: r.X + 8, Y: r.Y + 8, W: r.W - 16, H: 410}, 1.72)
	foot := ui.Rect{X: r.X + 10, Y: r.Y + 422, W: r.W - 20, H: 72}
	plate(p, foot)
	x := foot.X + 10
	switch icon := f.Face(c).Icon; icon {
	case legends.Threat, legends.Romance:
		p.SpriteAt("helper-"+icon.String(), foot.X+20, foot.Y+foot.H/2, 28)
		x += 28
	}
	text := f.Brief(c)
	if text == "" {
		text = "<i>" + f.KindOf(c) + "</i>"
	}
	st := smallStyle.Sized(ui.Least)
	st.Line = 1.02
	p.Paragraph(cutText(p, text, ui.Rect{W: foot.Right() - x - 8, H: foot.H - 4}, st), ui.Rect{X: x, Y: foot.Y + 2, W: foot.Right() - x - 8, H: foot.H - 4}, st)
}

// glass is the ground of what is looked at.
func glass(p *ui.Painter) {
	r := zoomRect
	p.Shadow(r, 10, 8, 3, 6, .6)
	p.FillRound(r, 10, ui.Solid(ui.Hex(0x1C110A)))
	p.FillRound(r.Inset(2), 9, ui.Down(r, ui.Hex(0x4A301C), ui.Hex(0x2E1C10)))
}

// plate is the ground of a few words below it.
func plate(p *ui.Painter, r ui.Rect) {
	p.FillRound(r, 6, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1.4), 5, ui.Down(r, ui.ParchmentLight, ui.Parchment))
}
