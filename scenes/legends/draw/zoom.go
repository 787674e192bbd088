package draw

import (
	"slices"
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
	if c, ok = f.cardOf(name); ok || !f.Desk.Browse.Open {
		return c, ok
	}
	return f.Desk.Browse.Kept, f.Desk.Browse.Kept != legends.NoCard
}

// cardOf is the card whose region has that name.
func (f *Frame) cardOf(name string) (c legends.Card, ok bool) {
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
	if strings.HasPrefix(kind, "told") {
		kind = "card"
	}
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

// glassed is where all of a region's card is shown while it is pointed at; nowhere where
// what it says might not find room there.
func (f *Frame) glassed(name string) (at ui.Rect) {
	special := name == "place-avalon" || name == "place-maidens" // whose tips tell of the companies there
	if c, ok := f.cardOf(name); ok && !special && len(f.Text(c)) < glassHolds {
		at = f.glassRect(c)
	}
	return at
}

// glassRect is where a card is shown that is looked at: at the right; where a coach goes along, who
// has his place there, above him, and a card that lies there itself over the table, not over its own column.
func (f *Frame) glassRect(c legends.Card) ui.Rect {
	r := zoomRect
	if !f.Coached || CoachWaits(f) {
		return r
	}
	r = r.Move(0, sideRect.Y-r.Y)
	switch at := f.standsIn(c); {
	case slices.ContainsFunc(f.Pointed, atSide) && at == legends.Cornwall:
		return r.Move(f.PlaceRect(legends.Camelot).X-r.X, 0)
	case slices.ContainsFunc(f.Pointed, atSide):
		return r.Move(f.PlaceRect(legends.Cornwall).X-r.X, 0)
	case at < legends.Bid || slices.Contains(f.Hand(), c) || slices.Contains(f.Trophies(f.Home), c):
		return r
	default:
		return r.Move(f.PlaceRect(legends.Forest).Right()-r.W-r.X, 0)
	}
}

// atSide reports whether a region that a coach tells of lies in the column at the right.
func atSide(name string) bool {
	switch name {
	case "heraldry", "events-pile", "pile-characters", "discards":
		return true
	}
	return strings.HasPrefix(name, "special-") || strings.HasPrefix(name, "seat-")
}

// standsIn is the place of a card on the table.
func (f *Frame) standsIn(c legends.Card) legends.Place {
	switch {
	case c.IsCharacter():
		return f.View.Chars[c].At
	case c.IsSpecial():
		return legends.Bid
	}
	return f.EventAt(c).At
}

// coached reports whether a coach speaks where else a card is looked at.
func (f *Frame) coached() bool { return f.Taught && !CoachWaits(f) }

// CoachPlace is where who teaches has his sheet: where else a card is looked at, or low below it
// while he has nothing to say.
func CoachPlace(f *Frame) ui.Rect {
	if f.Taught {
		return zoomRect
	}
	return helpRect
}

// CoachWaits reports whether something lies over the table that is looked at first.
func CoachWaits(f *Frame) bool { return f.TellsMeanwhile() || f.Desk.Browse.Open }

// glassHolds is how long a text may be, in bytes, that surely has room under the glass.
const glassHolds = 400

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
	r := f.glassRect(c)
	glass(p, r)
	r = r.Inset(8)
	st := smallStyle.Sized(ui.Least)
	st.Line = 1.02
	wide, most := r.W-18, r.H*.4
	fits := func(s string) bool { return p.ParagraphHeight(s, wide, st)+10 <= most }
	if larger := st.Sized(19); p.ParagraphHeight(f.underGlass(c, fits), wide, larger)+10 <= most {
		st = larger
	}
	text := f.underGlass(c, fits)
	card, foot := r.CutTop(r.H - 4 - max(72, min(p.ParagraphHeight(text, wide, st)+10, most)))
	_, foot = foot.CutTop(4)
	f.full(p, f.Table(), c, card, 1.72)
	plate(p, foot)
	x := foot.X + 10
	p.Paragraph(cutText(p, text, ui.Rect{W: foot.Right() - x - 8, H: foot.H - 4}, st), ui.Rect{X: x, Y: foot.Y + 2, W: foot.Right() - x - 8, H: foot.H - 4}, st)
}

// glass is the ground of what is looked at.
func glass(p *ui.Painter, r ui.Rect) {
	p.Shadow(r, 10, 8, 3, 6, .6)
	p.FillRound(r, 10, ui.Solid(ui.Hex(0x1C110A)))
	p.FillRound(r.Inset(2), 9, ui.Down(r, ui.Hex(0x4A301C), ui.Hex(0x2E1C10)))
}

// plate is the ground of a few words below it.
func plate(p *ui.Painter, r ui.Rect) {
	p.FillRound(r, 6, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1.4), 5, ui.Down(r, ui.ParchmentLight, ui.Parchment))
}
