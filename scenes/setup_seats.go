package scenes

import (
	"cmp"
	"fmt"

	"merlin/fonts"
	"merlin/scenes/ui"
)

// buildSeat makes the controls on a seat's card.
func (s *setup) buildSeat(i int) {
	if s.plan.low {
		s.buildLow(i, s.plan.seats[i])
		return
	}
	card := s.plan.seats[i]
	in := ui.Rect{X: card.X + 22, Y: card.Y + 100, W: card.W - 44, H: 58}
	s.nameField(i, in)
	s.choices = append(s.choices, s.kinds(i, in.Move(0, 66)))
	if s.seats[i].Level > 0 {
		s.choices = append(s.choices, s.levels(i, in.Move(0, 200)))
	}
	for c := range s.game.title.Colours {
		s.colourButton(i, c, ui.Rect{X: in.X, Y: in.Y + 132, W: in.W, H: 60}.Row(c, len(s.game.title.Colours), 10))
	}
	s.removeButton(i, ui.Rect{X: card.Right() - 66, Y: card.Y + 21, W: 52, H: 52})
}

func (s *setup) nameField(i int, r ui.Rect) {
	seat := &s.seats[i]
	r = s.faceButton(i, r)
	f := ui.NewField(seatID(i)+"name", s.ctx.T("setup.name", "number", i+1), r, seat.Name, func(v string) { seat.Name = v })
	f.Hint = s.defaultName(i)
	s.fields = append(s.fields, f)
}

// colourButton has the seat wear a colour.
func (s *setup) colourButton(i, colour int, r ui.Rect) {
	name := s.game.title.Colours[colour]
	b := s.button(seatID(i)+name, s.colourLabel(i, colour), r, ui.PlainLook, func() {
		s.wear(i, colour)
		if s.plan.low && s.ctx.Focus() == seatID(i)+name {
			s.ctx.SetFocus(seatID(i) + "colour") // the colours are gone
		}
	})
	worn := cmp.Or(s.worn(colour), name)
	b.As(ui.Radio, int(s.seats[i].Colour) == colour)
	b.Text, b.Icon, b.Tip = "", "crest-"+worn, ui.Say(s.ctx.T("ui.colour."+worn))
}

func (s *setup) colourLabel(i, colour int) string {
	name := s.worn(colour)
	if name == "" {
		return s.ctx.T("setup.drawn")
	}
	return s.ctx.T("setup.colour", "number", i+1) + ": " + s.ctx.T("ui.colour."+name)
}

// worn is whose crest a seat of a colour has; "" for one that is drawn first.
func (s *setup) worn(colour int) string {
	name := s.game.title.Colours[colour]
	if wears := s.game.title.Wears; wears != nil {
		return wears(s.options, name)
	}
	return name
}

// removeButton takes the seat away, where fewer may play.
func (s *setup) removeButton(i int, r ui.Rect) {
	if i < s.game.title.MinSeats {
		return
	}
	b := s.button(seatID(i)+"remove", s.ctx.T("setup.remove", "number", i+1), r, ui.DarkLook, func() { s.remove(i) })
	b.Text, b.Icon = "", "icon-close"
}

// lowCard are the parts of a low card: the crest's plate, and three lines, of which the
// last goes below the plate.
func lowCard(card ui.Rect) (plate, name, kind, level ui.Rect) {
	in := card.Inset(12)
	low := in.Column(2, 3, 6)
	plate, right := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: low.Y - 6 - in.Y}.CutLeft(96)
	_, right = right.CutLeft(10)
	return plate, right.Column(0, 2, 6), right.Column(1, 2, 6), low
}

// buildLow makes the controls on a low card. Its crest, pressed, offers the colours in
// the place of name and kind.
func (s *setup) buildLow(i int, card ui.Rect) {
	plate, name, kind, level := lowCard(card)
	b := s.button(seatID(i)+"colour", s.colourLabel(i, int(s.seats[i].Colour)), plate, ui.PlainLook, func() { s.dress(i) })
	b.Text, b.Tip, b.Enabled = "", ui.Say(b.Label), s.worn(int(s.seats[i].Colour)) != ""
	if s.dressed == i && b.Enabled {
		n := len(s.game.title.Colours)
		all := ui.Rect{X: name.X, Y: name.Y, W: name.W, H: kind.Bottom() - name.Y}
		across := (n + 1) / 2
		for c := range n {
			s.colourButton(i, c, all.Column(c/across, 2, 6).Row(c%across, across, 6))
		}
	} else {
		if i >= s.game.title.MinSeats {
			var away ui.Rect
			away, name = name.CutRight(52)
			name.W -= 6
			s.removeButton(i, away)
		}
		s.nameField(i, name)
		s.choices = append(s.choices, s.kinds(i, kind))
	}
	if s.seats[i].Level > 0 {
		s.choices = append(s.choices, s.levels(i, level).Sized(24))
	}
}

// dress offers the colours to a seat, or no longer.
func (s *setup) dress(i int) {
	if s.dressed == i {
		i = nobody
	}
	s.dressed = i
	s.again()
}

// Escape puts the colours away, or goes back.
func (s *setup) Escape(c *ui.Context) {
	if s.dressed == nobody {
		s.page.Escape(c)
		return
	}
	s.dress(nobody)
}

// nobody is no seat.
const nobody = -1

func (s *setup) drawSeat(p *ui.Painter, i int) {
	card := s.plan.seats[i]
	if i >= len(s.seats) {
		if i == len(s.seats) { // of those that are free, the one with the button
			p.Well(card, 10)
		}
		return
	}
	p.Shadow(card, 8, 6, 2, 4, .5)
	p.NineSlice("panel-inset", card, 16)
	if s.plan.low {
		return // its plate is a button
	}
	colour := s.game.title.Colours[s.seats[i].Colour]
	band, _ := card.Inset(8).CutTop(78)
	p.NineSlice("panel-"+colour, band, 14)
	p.SpriteAt("crest-"+colour, band.X+band.W/2, band.Y+band.H/2, 72)
	s.drawNumber(p, fmt.Sprint(i+1), band.X+40, band.Y+band.H/2, 40)
	s.drawTeam(p, i, ui.Rect{X: band.X + 66, Y: band.Y + 20, W: band.W/2 - 66 - 44, H: band.H - 40})
}

// drawPlates draws the crests of the low cards over their buttons.
func (s *setup) drawPlates(p *ui.Painter) {
	if !s.plan.low {
		return
	}
	for i := range s.seats {
		r, _, _, _ := lowCard(s.plan.seats[i])
		q, colour := p.Named(seatID(i)+"colour"), int(s.seats[i].Colour)
		x, y, size := r.X+r.W/2+8, r.Y+r.H*.42, min(60, r.H-40)
		if worn := s.worn(colour); worn != "" {
			q.NineSlice("panel-"+s.game.title.Colours[colour], r.Inset(3), 14)
			q.SpriteAt("crest-"+worn, x, y, size)
		} else {
			q.FillRound(r.Inset(3), 9, ui.Solid(ui.FadedInk))
			s.drawNumber(q, "?", x, y, size)
		}
		s.drawNumber(q, fmt.Sprint(i+1), r.X+20, r.Y+24, 28)
		team, _ := r.Inset(8).CutBottom(24)
		s.drawTeam(q, i, team)
	}
}

func (s *setup) drawNumber(p *ui.Painter, text string, x, y, size float64) {
	number := ui.Style{Role: fonts.Number, Size: size, Color: ui.ParchmentLight, Align: ui.Center, VAlign: ui.Middle, Shadow: ui.ShadowColor}
	p.Text(text, x, y, number)
}

// drawTeam says which team the seat is of, where there are teams.
func (s *setup) drawTeam(p *ui.Painter, i int, r ui.Rect) {
	teams := s.game.title.Teams
	if i >= len(teams) || teams[i] == 0 {
		return
	}
	p.FillRound(r, 7, ui.Solid(ui.Alpha(ui.ShadowColor, .62)))
	st := ui.Style{Role: fonts.TextBold, Size: 24, Min: ui.Least, Color: ui.ParchmentLight, Align: ui.Center, VAlign: ui.Middle}
	p.TextIn(s.ctx.T("setup.team", "number", teams[i]), r, st)
}
