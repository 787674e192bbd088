package draw

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/legends/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// InsetPanel is what lies over the table for a while: cards of the pile that are looked
// at, discards that may come back, an Ability to be named, an event drawn that finds no
// place, a card that is carried out by hand, a bid.
type InsetPanel struct{}

var (
	wideInset  = ui.Rect{X: 120, Y: 322, W: 1320, H: 318} // for cards side by side
	orderInset = ui.Rect{X: 396, Y: 812, W: 1152, H: 262} // for those that are compared with what lies at the places: over the hand
)

// smallInset lies over the events in the middle.
func (f *Frame) smallInset() ui.Rect {
	if f.Pinned {
		r := insetApart
		if !f.Asks(model.AskByHand) {
			r.H = 290
		}
		return r
	}
	at := f.PlaceRect(f.emptiest())
	return ui.Rect{X: at.X, Y: 62, W: placeWide, H: 240}
}

// emptiest is the main place with fewest events: what lies over it hides least. In doubt it is
// the middle one.
func (f *Frame) emptiest() legends.Place {
	best := legends.Cornwall
	for _, p := range []legends.Place{legends.Forest, legends.Camelot} {
		if len(f.Quests(p)) < len(f.Quests(best)) {
			best = p
		}
	}
	return best
}

func (InsetPanel) Area() ui.Rect { return ui.Rect{X: 2, Y: 56, W: 1560, H: 1022} }

// inset is where it lies now; ok is false when there is none.
func (f *Frame) inset() (r ui.Rect, ok bool) {
	switch {
	case len(f.fanned()) > 0:
		return f.fanRect(len(f.fanned())), true
	case f.Asks(model.AskAbility), f.Asks(model.AskByHand):
		return f.smallInset(), true
	case f.turnsUp():
		return f.BidRect(), true
	case f.spiedOn() != game.NoSeat:
		return f.LogPlace(), true // beside the hand
	}
	return r, false
}

// carriedOut is the event that was turned up and is being carried out; NoCard for none.
func (f *Frame) carriedOut() legends.Card {
	for i := range f.View.Event {
		if f.View.Event[i].At == legends.Turned && f.Asked != game.NoSeat {
			return model.FirstEvent + legends.Card(i)
		}
	}
	return legends.NoCard
}

// BidRect is where a bid lies, or an event that was turned up: as neither belongs to a place it
// hides none, nor any event; it lies over the log.
func (f *Frame) BidRect() ui.Rect {
	if f.Pinned {
		return f.smallInset()
	}
	return LogRect
}

// turnsUp reports whether something lies there.
func (f *Frame) turnsUp() bool {
	return f.View.Bidding.Card != legends.NoCard || f.Asks(model.AskOverlay) || f.carriedOut() != legends.NoCard
}

func (InsetPanel) Draw(p *ui.Painter, f *Frame) {
	r, ok := f.inset()
	if !ok {
		return
	}
	p = p.Named("inset")
	p.Shadow(r, 10, 10, 4, 8, .7)
	p.FillRound(r, 10, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(2), 9, ui.Down(r, ui.Hex(0x6A3A24), ui.Hex(0x3A2016)))
	p.StrokeRound(r.Inset(6), 6, 1.6, ui.Solid(ui.GoldLight))
	switch {
	case len(f.fanned()) > 0:
		f.drawFan(p)
	case f.Asks(model.AskByHand):
		f.drawByHand(p, r)
	case f.Asks(model.AskAbility):
		f.insetHead(p, r, f.T("ask.ability"))
		f.drawButtons(p, f.abilityButtons())
	case f.Asks(model.AskOverlay):
		f.drawTurned(p, r, legends.Card(f.Args[0]), f.T("overlay.text"))
	case f.View.Bidding.Card != legends.NoCard:
		f.drawBid(p, r)
	case !f.turnsUp():
		f.drawSpied(p, r)
	default:
		f.drawTurned(p, r, f.carriedOut(), f.Text(f.carriedOut()))
	}
}

func (f *Frame) insetHead(p *ui.Painter, r ui.Rect, text string) {
	p.TextIn(text, ui.Rect{X: r.X + 20, Y: r.Y + 14, W: r.W - 40, H: 26}, headStyle.Sized(20).Placed(ui.Center, ui.Middle))
}

func (f *Frame) drawButtons(p *ui.Painter, list []ui.Button) {
	for i := range list {
		list[i].Draw(p, f.Ctx)
	}
}

// drawTurned shows an event that was turned up, and what is to be said of it.
func (f *Frame) drawTurned(p *ui.Painter, r ui.Rect, c legends.Card, text string) {
	f.insetHead(p, r, f.Card(c))
	wide := r.W * .44
	picture := ui.Around(r.X+14+wide/2, r.Y+r.H/2+16, wide, wide*fieldH/fieldW)
	f.window(p, c, picture, 1)
	st := smallStyle.Sized(19).With(ui.Parchment)
	st.Line = 1.1
	p.Paragraph(text, ui.Rect{X: picture.Right() + 10, Y: r.Y + 48, W: r.Right() - picture.Right() - 22, H: r.H - 62}, st)
}

// abilityButtons are the Abilities that may be named.
func (f *Frame) abilityButtons() (list []ui.Button) {
	i, in := 0, f.smallInset()
	for _, c := range f.Buttons {
		if c.Do[0].Kind != legends.ActAbility {
			continue
		}
		r := ui.Rect{X: in.X + 20, Y: in.Y + 50, W: in.W - 40, H: in.H - 70}.Column(i/2, 3, 8).Row(i%2, 2, 10)
		b := ui.NewButton("name-"+legends.Ability(c.Do[0].A).String(), c.Label, r, ui.DarkLook, nil)
		f.Opens(&b.Region, []moment.Choice{c})
		b.Text, b.Icon, b.Size, b.Glow = c.Short, c.Icon, 21, true
		list = append(list, b)
		i++
	}
	return list
}

// drawByHand is the card that is carried out by hand, what it says, and what may be done
// by buttons; characters and cards of the hand are clicked.
func (f *Frame) drawByHand(p *ui.Painter, r ui.Rect) {
	c := legends.Card(f.Args[0])
	f.insetHead(p, r, f.T("byhand.title", "card", f.Card(c)))
	text := ui.Rect{X: r.X + 16, Y: r.Y + 42, W: r.W - 32, H: 84}
	p.FillRound(text, 5, ui.Solid(ui.Parchment))
	st := smallStyle.Placed(ui.Center, ui.Middle)
	st.Line = 1.04
	in := text.Inset(5)
	p.Paragraph(cutText(p, words.Paragraphs(f.Text(c), "<i>"+f.T("byhand.how")+"</i>"), in, st), in, st)
	f.drawButtons(p, f.handButtons())
}

// handButtons are draw, a point more and a point less for each player.
func (f *Frame) handButtons() (list []ui.Button) {
	kinds := []game.Kind{legends.ActHandDraw, legends.ActHandPoint, legends.ActHandLose}
	in := f.smallInset()
	rows := ui.Rect{X: in.X + 16, Y: in.Y + 132, W: in.W - 32, H: in.H - 142}
	for _, c := range f.All {
		for k, kind := range kinds {
			if c.Do[0].Kind != kind {
				continue
			}
			s := int(c.Do[0].A)
			r := rows.Column(s, len(f.Seats), 3).Row(k, 3, 8)
			b := ui.NewButton(numbered(c.Word, s), c.Label, r, ui.DarkLook, nil)
			f.Opens(&b.Region, []moment.Choice{c})
			b.Text, b.Icon, b.Size = f.T("byhand."+c.Word), f.Crest(game.Seat(s)), 18
			list = append(list, b)
		}
	}
	return list
}

func (InsetPanel) Regions(f *Frame) (list []ui.Region) {
	r, ok := f.inset()
	if !ok {
		return nil
	}
	list = append(list, ui.Region{Name: "inset", Label: f.Prompt(), Bounds: r})
	switch {
	case len(f.fanned()) > 0:
		cards := f.fanned()
		for i, c := range cards {
			list = append(list, f.thing(c.name, f.Card(c.card), f.fanAt(i, len(cards)), c.open, func() string { return f.CardTip(c.card, true) }, f.WhyAsked))
		}
	case f.Asks(model.AskByHand):
		list = append(list, ui.ButtonRegions(f.handButtons())...)
	case f.Asks(model.AskAbility):
		list = append(list, ui.ButtonRegions(f.abilityButtons())...)
	case f.View.Bidding.Card != legends.NoCard && !f.Asks(model.AskOverlay):
		list = append(list, f.bidRegions(r)...)
	case !f.turnsUp():
		list[0].Label = f.spiedTitle()
		list = append(list, f.spiedRegions(r)...)
	}
	return list
}
