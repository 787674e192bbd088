// Package draw is the table of the Knights of the Round Table on the screen: each part one
// plan of rectangles made from the model, then drawn and made into regions from that
// plan. It sees what the model shows, and has no way to the match.
package draw

import (
	"fmt"

	"merlin/fonts"
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Frame is the model with its words, to draw by.
type Frame struct {
	All []moment.Choice // that may be made now, by the person who is asked
	*words.Words
	*paint.Frame[*roundtable.View]
}

// NewFrame makes of a moment what the table is drawn by.
func NewFrame(rules *roundtable.Rules, now *paint.Frame[*roundtable.View]) *Frame {
	f := &Frame{Words: &words.Words{Model: &model.Model{Moment: now.Moment, Rules: rules}}, Frame: now}
	if f.Said = f.Caption(); f.plated() {
		f.Said = moment.Said{}
	}
	return f
}

// plated reports whether in a replay the plate of a deed tells what the caption would tell below it.
func (f *Frame) plated() bool {
	return f.Replay != nil && (f.Replay.Playing || len(f.Moving) > 0) && f.anothers(f.View.Turn.Seat)
}

// since is the frame as the table has become while it was shown.
func (f *Frame) since(now *roundtable.View) *Frame {
	view, m, of, shared := *now, *f.Moment, *f.Model, *f.Frame
	m.View = &view
	of.Moment, shared.Moment = &m, &m
	return &Frame{f.All, &words.Words{Model: &of}, &shared}
}

// Open are the choices at a thing.
func (f *Frame) Open(t game.Target) []moment.Choice { return f.Choices[t] }

// Lit reports whether a thing is asked for.
func (f *Frame) Lit(t game.Target) bool { return len(f.Choices[t]) > 0 && f.Glows(f.Choices[t]) }

// note is a region that only explains.
func note(name, label string, tip ui.Sentence, r ui.Rect) ui.Region {
	return ui.Region{Name: name, Label: label, Tip: tip, Bounds: r}
}

// thing is a region of what may be chosen, with a tip.
func (f *Frame) thing(name, label string, tip ui.Sentence, r ui.Rect, t game.Target) ui.Region {
	reg := f.Region(name, label, r, f.Open(t))
	reg.Tip = tip
	return reg
}

// place is the region of a place, which says why one cannot choose it.
func (f *Frame) place(at roundtable.Place, r ui.Rect) ui.Region {
	reg := f.thing("place-"+at.String(), f.PlaceLabel(at), func() string { return f.PlaceTip(at) }, r, placeTarget(at))
	if !reg.Enabled {
		reg.Why = func() string { return f.PlaceWhy(at) }
	}
	return reg
}

// PlacesOf are the regions of the places where a choice comes about.
func (f *Frame) PlacesOf(c *moment.Choice, _ []game.Move) []string {
	switch a := c.Last(); a.Kind {
	case roundtable.ActMove, roundtable.ActRide, roundtable.ActWar, roundtable.ActHeroism:
		return []string{"place-" + roundtable.Place(a.A).String()}
	case roundtable.ActLay:
		return []string{"place-" + f.View.Players[f.Asked].At.String()}
	}
	return nil
}

// within has a press on a region that tells of something at a place be one on that place; the
// keyboard stops at the place alone.
func (f *Frame) within(at roundtable.Place, reg ui.Region) ui.Region {
	place := f.place(at, reg.Bounds)
	reg.Enabled, reg.Own, reg.Press, reg.Weight, reg.Why = place.Enabled, place.Own, place.Press, place.Weight, place.Why
	reg.Scroll = reg.Enabled
	return reg
}

// Ghost is the card of the hand that is pointed at, if it may be laid at a place; NoWhite
// for none. At Excalibur's it is any card.
func (f *Frame) Ghost(at roundtable.Place) roundtable.White {
	if f.Asked == game.NoSeat || f.View.Seat != f.Home || f.View.Players[f.Home].At != at {
		return roundtable.NoWhite
	}
	return f.pointed(roundtable.ActLay, roundtable.ActOffer)
}

// pointed is the card of the hand that is pointed at, if some kind of action may be done with
// it; NoWhite for none.
func (f *Frame) pointed(kinds ...game.Kind) roundtable.White {
	for _, c := range f.only(kinds...) {
		w := roundtable.White(c.Last().A)
		for i := range f.View.Hand[w] {
			if f.Hot(CardName(model.Held{Face: w, Of: i})) {
				return w
			}
		}
	}
	return roundtable.NoWhite
}

// hint is what the thing that is pointed at would do, at the end of the ribbon.
func (f *Frame) hint() string {
	at := f.View.Players[f.Home].At
	w := f.Ghost(at)
	if w == roundtable.NoWhite || at == roundtable.NoPlace {
		return ""
	}
	return f.LayHint(at, w)
}

// The colours of the two sides.
var (
	ivory     = ui.Hex(0xFBF3DE)
	whiteTray = ui.Hex(0x573A22)
	blackTray = ui.Hex(0x1B1522)
	iron      = ui.Hex(0x9A8CAC)
	onBlack   = ui.Hex(0xF2E6FF)
	night     = ui.Hex(0x0A0612)
	asked     = ui.Hex(0xF7B416) // the frame of what is asked for
	danger    = ui.Hex(0x8E1F2B)
	dangerInk = ui.Hex(0xFFD9D6)
)

// Styles of the table.
var (
	numberStyle = paint.NumberStyle
	labelStyle  = ui.Style{Role: fonts.TextBold, Size: 17, Color: ui.Ink, VAlign: ui.Middle, Min: ui.Least}
	smallStyle  = ui.Style{Role: fonts.Text, Size: 16.5, Color: ui.Ink, VAlign: ui.Middle, Min: 16.5}
	italicStyle = ui.Style{Role: fonts.TextItalic, Size: 19, Color: ui.Ink, VAlign: ui.Middle, Min: 16.5}
)

// centred is a number in the middle of a spot.
func centred(p *ui.Painter, n any, x, y, size float64, c ui.Color) {
	p.Text(fmt.Sprint(n), x, y, numberStyle.Sized(size).Placed(ui.Center, ui.Middle).With(c))
}

// outlined writes a line that is read on any ground.
func outlined(p *ui.Painter, s string, r ui.Rect, st ui.Style) {
	st.Shadow = ui.Hex(0x1C1420)
	p.TextIn(s, r, st)
}

// slots of cards laid on a Quest.
const (
	cardW = 44.0
	cardH = 62.0
)
