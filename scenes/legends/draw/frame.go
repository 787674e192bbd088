// Package draw is the table of Camelot Legends on the screen: each part one plan of
// rectangles made from the model, then drawn and made into regions from that plan. It sees
// what the model shows, and has no way to the match.
package draw

import (
	"fmt"

	"merlin/fonts"
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/legends/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Frame is the model with its words, to draw by.
type Frame struct {
	*words.Words
	*paint.Frame[*legends.View]

	would map[legends.Place]*legends.View // as it would be with what is picked, once it was asked for
	told  bool                            // what happened meanwhile was asked for
	lines []words.Told                    // and is this

	coming  []legends.Card // cards that are on their way to one's own hand
	joining []joining      // those on their way to a company
}

// NewFrame makes of a moment what the table is drawn by. desk and book are the table's.
func NewFrame(rules *legends.Rules, desk *model.Desk, book *words.Book, now *paint.Frame[*legends.View]) *Frame {
	m := &model.Model{Moment: now.Moment, Rules: rules, Desk: desk}
	f := &Frame{Words: &words.Words{Model: m, Book: book}, Frame: now}
	f.Said = f.Caption()
	if f.Asked == game.NoSeat { // nobody's hand may be in another's
		desk.Picked, desk.Drag = nil, dragFrom("", 0, 0)
	}
	return f
}

// Handed says what Escape does on the table: it puts away what happened meanwhile, closes the cards that are looked through, or
// puts back what is picked.
func (f *Frame) Handed() {
	if len(f.meanwhile()) > 0 {
		f.PutBack = func() error { f.Desk.Away = f.Turns(); return nil }
		return
	}
	if f.Desk.Browse.Open {
		f.PutBack = func() error { f.Desk.Browse.Open = false; return nil }
		return
	}
	if len(f.Desk.Picked) > 0 {
		f.PutBack = func() error { f.Desk.Picked = nil; return nil }
	}
}

// pick takes a character up, or puts it back; who does has read what happened meanwhile.
func (f *Frame) pick(c legends.Card) {
	f.Do.StepBack(func() error { f.Pick(c); f.Desk.Away = f.Turns(); return nil })
}

// Open are the choices at a thing.
func (f *Frame) Open(kind uint8, n uint8) []moment.Choice {
	return f.Choices[game.Target{Kind: kind, Seat: game.NoSeat, A: n}]
}

// ofCard are the choices at a card, wherever it lies.
func (f *Frame) ofCard(c legends.Card) []moment.Choice {
	for _, kind := range []uint8{legends.TargetHand, legends.TargetCharacter, legends.TargetEvent, legends.TargetDiscard} {
		if list := f.Open(kind, uint8(c)); len(list) > 0 {
			return list
		}
	}
	return nil
}

// note is a region that only explains.
func note(name, label string, tip ui.Sentence, r ui.Rect) ui.Region {
	return ui.Region{Name: name, Label: label, Tip: tip, Bounds: r}
}

// thing is a region of what may be chosen, with a tip; why says why it may not be chosen.
func (f *Frame) thing(name, label string, r ui.Rect, list []moment.Choice, tip, why ui.Sentence) ui.Region {
	reg := f.Region(name, label, r, list)
	reg.Tip, reg.Called, reg.Beside = tip, label, f.glassed(name)
	if !reg.Enabled {
		reg.Why = why
	}
	return reg
}

// person is the region of a character: it is picked to be brought somewhere, or chosen.
func (f *Frame) person(name string, c legends.Card, r ui.Rect) ui.Region {
	list := f.ofCard(c)
	open := len(list) > 0 || f.Movable(c)
	reg := f.thing(name, f.Card(c), r, list, func() string { return f.CardTip(c, open) }, func() string { return f.WhyNotCard(c) })
	if f.Movable(c) && (len(list) == 0 || f.onlyByHand(list)) {
		reg.Enabled, reg.Why, reg.Glow = true, nil, len(f.Desk.Picked) == 0 || f.IsPicked(c) && !f.Pinned // whose camera goes to where it may be put
		reg.Weight = ui.Light
		reg.Own, reg.Press = f.Ways(c), func() { f.pick(c) }
		f.drags(&reg, c)
	}
	return reg
}

// onlyByHand reports whether all that may be done with a card besides is to carry it out
// by hand: that has a button of its own then.
func (f *Frame) onlyByHand(list []moment.Choice) bool {
	for _, c := range list {
		if c.Do[0].Kind != legends.ActByHand {
			return false
		}
	}
	return true
}

// shining draws a thing, and where it may be chosen a halo round it and a bright edge over it.
func (f *Frame) shining(p *ui.Painter, may bool, r ui.Rect, radius float64, draw func()) {
	if !may {
		draw()
		return
	}
	p.GlowRing(r, radius, f.Breath)
	draw()
	p.StrokeRound(r.Inset(1), radius, 3.6, ui.Solid(ui.Alpha(ui.Glow, f.Breath)))
}

// lit reports whether a card is asked for.
func (f *Frame) lit(c legends.Card) bool {
	list := f.ofCard(c)
	return len(list) > 0 && f.Glows(list) || f.Movable(c) && len(f.Desk.Picked) == 0
}

// The colours of the places, the abilities and the houses.
var (
	placeColours   = [...]ui.Color{ui.Hex(0x7A2434), ui.Hex(0x2A6288), ui.Hex(0x39643A)}
	abilityColours = [...]ui.Color{ui.Hex(0x9C2A22), ui.Hex(0x7D5A10), ui.Hex(0x2F6B3A), ui.Hex(0x6A3A8E), ui.Hex(0x23588F), ui.Hex(0x1C6E70)}
	seatColours    = map[string]ui.Color{"blue": ui.Hex(0x1F4E9E), "yellow": ui.Hex(0xE3B51C), "red": ui.Hex(0xA81A2B), "green": ui.Hex(0x2B8A4B)}
	seatLights     = map[string]ui.Color{"blue": ui.Hex(0x5E8BD8), "yellow": ui.Hex(0xF8DC74), "red": ui.Hex(0xE2606A), "green": ui.Hex(0x6DB878)}
	houseColours   = map[string]ui.Color{
		"pendragon": ui.Hex(0xB5301E), "orkney": ui.Hex(0x5F2F8A), "benwick": ui.Hex(0xEDE6D6), "listenois": ui.Hex(0x17706F), "tintagel": ui.Hex(0x2E2A33),
	}
	greyKnight = ui.Hex(0x8D939B)
	noKnight   = ui.Hex(0xB98F52)
	ivory      = ui.Hex(0xFFF6E0)
	violet     = ui.Hex(0x6A4A8E)
)

// Styles of the table. Nothing is smaller than ui.Least.
var (
	numberStyle = ui.Style{Role: fonts.Number, Size: 17, Color: ui.Ink, Align: ui.Center, VAlign: ui.Middle}
	labelStyle  = ui.Style{Role: fonts.TextBold, Size: 17, Color: ui.Ink, VAlign: ui.Middle, Min: ui.Least}
	smallStyle  = ui.Style{Role: fonts.Text, Size: 17, Color: ui.Ink, VAlign: ui.Middle, Min: ui.Least}
	italicStyle = ui.Style{Role: fonts.TextItalic, Size: 17, Color: ui.FadedInk, VAlign: ui.Middle, Min: ui.Least}
	headStyle   = ui.Style{Role: fonts.Title, Size: 17, Color: ui.GoldLight, Spacing: 1, VAlign: ui.Middle, Min: ui.Least}
)

// number writes one in the middle of a spot.
func number(p *ui.Painter, s string, x, y, size float64, c ui.Color) {
	p.Text(s, x, y, numberStyle.Sized(max(size, ui.Least)).With(c))
}

// colour is that of a seat, with the player's palette.
func (f *Frame) colour(s game.Seat) ui.Color {
	name := f.Seats[s].Colour
	return f.Ctx.Coloured(name, seatColours[name])
}

func (f *Frame) light(s game.Seat) ui.Color {
	name := f.Seats[s].Colour
	return f.Ctx.Coloured(name, seatLights[name])
}

func numbered(name string, i int) string { return fmt.Sprintf("%s-%d", name, i+1) }

// Entries are the paragraphs of the log.
func (f *Frame) Entries() []moment.Entry { return f.Chronicle() }

// Thing is what that is called which choices touch.
func (f *Frame) Thing(t game.Target) string {
	switch t.Kind {
	case legends.TargetHand, legends.TargetCharacter, legends.TargetEvent, legends.TargetDiscard:
		return f.Card(legends.Card(t.A))
	case legends.TargetPlace:
		return f.Place(legends.Place(t.A))
	case legends.TargetSeat:
		return f.Who(t.Seat)
	}
	return ""
}

// Regret is said to the one whose text came to nothing; "" for other events.
func (f *Frame) Regret(e game.Event) string {
	if e.Kind != legends.EventVoid {
		return ""
	}
	return f.Void(e)
}

// Visits are the regions that tell of the other players, in turn.
func Visits(f *Frame) (names []string) {
	for _, s := range f.Order()[1:] {
		names = append(names, numbered("seat", int(s)))
	}
	return names
}
