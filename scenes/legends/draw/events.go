package draw

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/legends/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

func (f *Frame) eventName(c legends.Card) string { return "event-" + f.Face(c).ID }

// drawEvents draws what lies at a main place, the one that is looked at last.
func (f *Frame) drawEvents(p *ui.Painter, at legends.Place, r ui.Rect) {
	list := f.Quests(at)
	for i := len(list); i < 3; i++ {
		e := f.eventRect(r, i, 3).Inset(3)
		p.FillRound(e, 8, ui.Solid(ui.Alpha(ui.Ink, .2)))
		p.StrokeRound(e, 8, 2, ui.Solid(ui.Alpha(ui.ParchmentLight, .6)))
	}
	front := -1
	for i, c := range list {
		if f.Hot(f.eventName(c)) {
			front = i
			continue
		}
		f.drawEvent(p, c, f.eventRect(r, i, len(list)))
	}
	if front >= 0 {
		f.drawEvent(p, list[front], f.eventRect(r, front, len(list)))
	}
}

// drawEvent is an event that lies open: its picture, points, reward and Requirement, its
// name, and how everybody stands with it.
func (f *Frame) drawEvent(p *ui.Painter, c legends.Card, r ui.Rect) {
	p = p.Named("event")
	if f.Aloft(f.eventName(c)) { // it is won
		return
	}
	if under := f.EventAt(c).Under; under != legends.NoCard {
		f.drawUnder(p, under, r)
	}
	list := f.ofCard(c)
	var rest ui.Rect
	f.shining(p, len(list) > 0 && f.Glows(list) || f.mayComplete(c), r, 9, func() { rest = f.questFace(p, c, r) })
	if f.Hot(f.eventName(c)) {
		p.StrokeRound(r, 8, 3, ui.Solid(ui.GlowEdge))
	}
	for i, s := range f.Order() {
		f.drawStands(p, c, s, ui.Rect{X: rest.X + 3, Y: rest.Y + f.standHigh()*float64(i), W: rest.W - 6, H: f.standHigh() - 1.5})
	}
}

// questFace is what is printed on an event; rest is where it says how everybody stands with it.
func (f *Frame) questFace(p *ui.Painter, c legends.Card, r ui.Rect) (rest ui.Rect) {
	f.base(p, c, r, 1)
	picture, rest := r.Inset(6).CutTop(questPicture(r.H))
	f.window(p, c, picture, 1)
	f.eventSigns(p, c, picture)
	p.FillRound(rest, 4, ui.Solid(ui.Ink))
	p.FillRound(rest.Inset(1.2), 3, ui.Down(rest, ui.ParchmentLight, ui.Parchment))
	name, rest := rest.CutTop(rest.H - f.standHigh()*float64(len(f.Seats)) - 3)
	st := labelStyle.Placed(ui.Center, ui.Middle)
	st.Line = .98
	p.Paragraph(f.Card(c), ui.Rect{X: name.X + 3, Y: name.Y + 1, W: name.W - 6, H: name.H - 1}, st)
	return rest
}

// questPicture is how much of an event's height its picture has.
func questPicture(high float64) float64 { return high - 125 }

// standHigh is how high the row of a seat is on an event.
func (f *Frame) standHigh() float64 { return [...]float64{2: 30, 3: 23, 4: 18.5}[len(f.Seats)] }

// mayComplete reports whether the event may be completed by who is asked, now.
func (f *Frame) mayComplete(c legends.Card) bool {
	return f.Asks(model.AskComplete) && len(f.ofCard(c)) > 0
}

// drawUnder is the strip of a covered event's name above the one that covers it. // L23a
func (f *Frame) drawUnder(p *ui.Painter, c legends.Card, r ui.Rect) {
	strip := ui.Rect{X: r.X, Y: r.Y - 20, W: r.W, H: 30}
	f.base(p, c, strip, 1)
	plate := ui.Rect{X: strip.X + 5, Y: strip.Y + 3, W: strip.W - 10, H: 18}
	p.FillRound(plate, 3, ui.Solid(ui.Parchment))
	whole(p, plate, italicStyle.With(ui.Ink).Placed(ui.Center, ui.Middle), f.Card(c), f.Bare(c))
}

// eventSigns are points, reward and Requirement on an event's picture.
func (f *Frame) eventSigns(p *ui.Painter, c legends.Card, r ui.Rect) {
	if n := f.Face(c).Points; n > 0 {
		star(p, words.Number(int(n)), r.X+17, r.Y+17, 36)
	} else {
		p.FillCircle(r.X+15, r.Y+15, 11, ui.Solid(ui.Ink))
		p.FillCircle(r.X+15, r.Y+15, 9.6, ui.Solid(ui.ParchmentDark))
	}
	x := r.Right() - 13
	for _, text := range f.Rules.Deck.TextsOf(c) {
		for _, e := range text.Do {
			if !text.Inner && x > r.X+50 {
				mark(p, "effect-"+e.Op.String(), x, r.Y+12, 22, ui.ParchmentLight)
				x -= 24
			}
		}
	}
	x = r.Right() - 1
	for a := int(legends.Abilities) - 1; a >= 0; a-- {
		if n := f.Face(c).Needs[a]; n > 0 {
			x -= 46
			chip(p, legends.Ability(a), words.Number(int(n)), ui.Rect{X: x, Y: r.Bottom() - 25, W: 45, H: 24}, 19)
		}
	}
}

// drawStands is how a seat stands with an event: its totals and of what, and whether that is met.
func (f *Frame) drawStands(p *ui.Painter, c legends.Card, s game.Seat, r ui.Rect) {
	p.FillRound(r, 5, ui.Solid(ui.Alpha(f.light(s), .3)))
	y := r.Y + r.H/2
	p.SpriteAt(f.Crest(s), r.X+12, y, min(r.H-2, 20))
	v, _ := f.viewAt(f.EventAt(c).At)
	t := f.Rules.Table(&v.Public)
	list, met, empty := f.Counted(v, c, s)
	if empty {
		p.TextIn(f.T("company.none"), ui.Rect{X: r.X + 26, Y: r.Y, W: r.W - 30, H: r.H}, italicStyle)
		return
	}
	f.gilds(p, c, s, list, r)
	f.drawNeeds(p, list, r)
	x := r.Right() - 13
	if f.Aloft(f.tickName(c, s)) { // it falls off
		return
	}
	if met && t.Turn.Completed>>f.EventAt(c).At&1 == 1 && s == t.Turn.Seat {
		p.SpriteAt("tick", x, y, min(r.H-2, 20), ui.SpriteOptions{Fade: .6})
	} else if met {
		p.SpriteAt("tick", x, y, min(r.H-2, 20))
	} else if len(list) < 2 {
		p.StrokeCircle(x, y, min(r.H*.36, 8), 1.6, ui.Solid(ui.Alpha(ui.FadedInk, .8)))
	}
}

// gilds lays gold under how the seat that is asked would stand with an event, where that is not how it stands.
func (f *Frame) gilds(p *ui.Painter, c legends.Card, s game.Seat, list []words.Need, r ui.Rect) {
	_, would := f.at(f.EventAt(c).At)
	was, _, _ := f.Counted(f.View, c, s)
	if !would || s != f.Asked || slices.EqualFunc(list, was, func(a, b words.Need) bool { return a.Has == b.Has }) {
		return
	}
	p.FillRound(ui.Rect{X: r.X + 24, Y: r.Y + 1, W: r.W - 50, H: r.H - 2}, 4, ui.Solid(ui.GoldLight))
}

// drawNeeds writes how a company stands: of each Ability its total and of what, larger where there
// is but one.
func (f *Frame) drawNeeds(p *ui.Painter, list []words.Need, r ui.Rect) {
	y, x := r.Y+r.H/2, r.X+34
	side, st := min(r.H*.66, 15), numberStyle.Placed(ui.Left, ui.Middle).Sized(18)
	if len(list) > 1 {
		x, side, st = x-4, side-2, st.Sized(ui.Least)
	}
	for _, n := range list {
		p.SpriteAt("ability-"+n.Ability.String(), x, y, side, ui.SpriteOptions{Tint: abilityColours[n.Ability]})
		x += side/2 + 8 + p.Text(of(n), x+side/2+2, y, st.With(verdict(n))) + 6
	}
}

// of is what a company has of what is asked for; enough goes without the latter.
func of(n words.Need) string {
	if n.Over >= 0 {
		return words.Number(n.Has)
	}
	return words.Number(n.Has) + "/" + words.Number(n.Needs)
}

func verdict(n words.Need) ui.Color {
	if n.Over < 0 {
		return ui.Loss
	}
	return ui.Met
}

// eventRegions are those of the events at a place.
func (f *Frame) eventRegions(at legends.Place, r ui.Rect) (list []ui.Region) {
	quests := f.Quests(at)
	for i, c := range quests {
		open := f.ofCard(c)
		tip := func() string { return f.EventTip(c, len(open) > 0) }
		on := f.onTo(c)
		reg := f.thing(f.eventName(c), f.Card(c), f.eventRect(r, i, len(quests)), append(on, open...), tip, func() string { return f.WhyNotComplete(c) })
		reg.Glow = reg.Glow && len(on) == 0
		list = append(list, reg)
	}
	return list
}

// onTo is to go on without powers to where an event can be completed for which one has enough: it is asked first whether
// that is meant. Not in a small window, where events lie too close for that.
func (f *Frame) onTo(c legends.Card) []moment.Choice {
	if !f.Asks(model.AskText) || f.Asked != f.View.Turn.Seat || f.Coached || f.Pinned || !f.Table().Completes(c, f.Asked) {
		return nil
	}
	for _, choice := range f.All {
		if choice.Do[0].Kind == legends.ActGoOn {
			choice.Forgone, choice.Void = f.T("forgone.to-complete", "card", f.Card(c)), ""
			return []moment.Choice{choice}
		}
	}
	return nil
}
