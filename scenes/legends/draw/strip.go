package draw

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/words"
	"merlin/scenes/ui"
)

// StripPanel shows the special places, and the Final Event once it lies open. // L26, L27
type StripPanel struct{}

func (StripPanel) Area() ui.Rect { return lastStrip.Inset(-10) }

func (StripPanel) Draw(p *ui.Painter, f *Frame) {
	if !f.strip() {
		return
	}
	p = p.Named("strip")
	for _, at := range f.stripPlaces() {
		if c := f.PlaceCard(at); c != legends.NoCard {
			f.drawSpecialPlace(p, at, c)
		} else {
			f.drawUnopened(p, at)
		}
	}
}

// drawUnopened is where a special place will lie.
func (f *Frame) drawUnopened(p *ui.Painter, at legends.Place) {
	r := f.specialRect(at)
	p.FillRound(r, 9, ui.Solid(ui.Alpha(ui.ShadowColor, .45)))
	p.StrokeRound(r, 9, 2, ui.Solid(ui.Alpha(ui.Gold, .6)))
	key := "strip.special"
	if at == legends.Final {
		key = "strip.final"
		p.SpriteAt("back-event", r.X+56, r.Y+r.H/2, 84)
	} else {
		p.SpriteAt("icon-pin", r.X+56, r.Y+r.H/2, 44)
	}
	p.TextIn(f.T(key), ui.Rect{X: r.X + 112, Y: r.Y + 10, W: r.W - 124, H: 26}, headStyle)
	st := smallStyle.With(ui.Parchment).Placed(ui.Left, ui.Top)
	st.Line = 1.1
	p.Paragraph(f.T(key+"-text"), ui.Rect{X: r.X + 112, Y: r.Y + 38, W: r.W - 124, H: 54}, st)
}

// drawSpecialPlace is a special place: picture, name, a company a player.
func (f *Frame) drawSpecialPlace(p *ui.Painter, at legends.Place, c legends.Card) {
	r := f.specialRect(at)
	ground := violet
	if at == legends.Final {
		ground = ui.Hex(0x2B2118)
	}
	p.Shadow(r, 9, 6, 2, 4, .5)
	p.FillRound(r, 9, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(2), 8, ui.Down(r, ui.Mix(ground, ui.White, .1), ui.Mix(ground, ui.Ink, .3)))
	f.window(p.Clipped(r.Inset(5)), c, r.Inset(5), 1) // the land that it lies in
	p.FillRect(r.Inset(5), ui.Down(r, ui.Alpha(ground, .5), ui.Alpha(ground, .8)))
	p.StrokeRound(r.Inset(4), 7, 1.6, ui.Solid(ui.Gold))
	if at == legends.Final { // all of the game leads there
		p.StrokeRound(r.Inset(2), 8, 4, ui.Down(r, ui.GoldLight, ui.GoldDark))
	}
	if list := f.goals(at); len(list) > 0 || f.mayComplete(c) || len(f.ofCard(c)) > 0 {
		p.GlowRing(r, 9, f.Breath)
	}
	f.drawSpecialHead(p, at, c)
	for i := range f.Seats {
		f.drawSpecialCompany(p, at, i)
	}
}

// drawSpecialHead is what a special place is: picture, points, Requirement and name; where
// there is room, its rule.
func (f *Frame) drawSpecialHead(p *ui.Painter, at legends.Place, c legends.Card) {
	r := f.specialHead(at)
	high := r.H - 18 // of the picture, where it stands beside its name
	picture := ui.Rect{X: r.X + 9, Y: r.Y + 8, W: 106, H: r.H - 57}
	name := ui.Rect{X: r.X + 8, Y: r.Bottom() - 48, W: 108, H: 38}
	st := labelStyle.With(ui.GoldLight).Placed(ui.Center, ui.Middle)
	if r.W > 200 {
		picture.W, picture.H = min(138*high/80, r.W*.4), high
		name = ui.Rect{X: picture.Right() + 10, Y: r.Y + 8, W: r.Right() - picture.Right() - 18, H: 24}
		st = st.Placed(ui.Left, ui.Middle)
		if at == legends.Final && high > 100 {
			name = f.crowned(p, name)
			st = st.Sized(21)
		}
		f.drawSpecialRule(p, c, ui.Rect{X: picture.Right() + 10, Y: name.Bottom(), W: r.Right() - picture.Right() - 18, H: r.Bottom() - name.Bottom() - 6})
	}
	f.window(p, c, picture, 1)
	if r.W > 200 {
		whole(p, name, st, f.Card(c), f.Bare(c))
	} else {
		p.Name(f.Bare(c), name, st)
	}
	if n := f.Face(c).Points; n > 0 {
		side := max(32, picture.H*.34)
		star(p, words.Number(int(n)), picture.X+side*.47, picture.Y+side*.44, side)
	}
	x := picture.Right() - 1
	for a := int(legends.Abilities) - 1; a >= 0; a-- {
		if n := f.Face(c).Needs[a]; n > 0 {
			x -= 44
			chip(p, legends.Ability(a), words.Number(int(n)), ui.Rect{X: x, Y: picture.Bottom() - 23, W: 43, H: 22}, 18)
		}
	}
}

// crowned sets a crown over the name of the event that ends the game, and gold below it.
func (f *Frame) crowned(p *ui.Painter, name ui.Rect) ui.Rect {
	p.SpriteAt("crown", name.X+20, name.Y+18, 40)
	name = ui.Rect{X: name.X + 46, Y: name.Y + 2, W: name.W - 46, H: 30}
	p.FillRect(ui.Rect{X: name.X, Y: name.Bottom() + 1, W: name.W, H: 2}, ui.Solid(ui.Gold))
	name.H += 6
	return name
}

// largestRule are the letters of the event that ends the game, where there is room.
const largestRule = 24.0

// drawSpecialRule says what a special place does.
func (f *Frame) drawSpecialRule(p *ui.Painter, c legends.Card, r ui.Rect) {
	st := smallStyle.Sized(ui.Least).With(ui.Parchment).Placed(ui.Left, ui.Top)
	st.Line = 1
	text := f.Text(c)
	if f.Face(c).Kind == legends.FinalEvent {
		text = words.Paragraphs(f.T("strip.final-rule"), text)
		st = st.Placed(ui.Left, ui.Middle) // it is alone there, often
		for st.Size = largestRule; st.Size > ui.Least && p.ParagraphHeight(text, r.W, st) > r.H; {
			st.Size--
		}
	}
	p.Paragraph(cutText(p, text, r, st), r, st)
}

// drawSpecialCompany are a seat's characters at a special place.
func (f *Frame) drawSpecialCompany(p *ui.Painter, at legends.Place, i int) {
	s, box := f.Order()[i], f.specialBox(at, i)
	p.FillRound(box, 6, ui.Solid(ui.Ink))
	p.FillRound(box.Inset(1.4), 5, f.ground(s, box))
	p.FillRect(ui.Rect{X: box.X + 1.4, Y: box.Y + 1.4, W: 5, H: box.H - 2.8}, ui.Solid(f.colour(s)))
	p.SpriteAt(f.Crest(s), box.X+20, box.Y+17, 20)
	t, _ := f.at(at)
	list := f.shownAt(s, at)
	number(p, words.Number(t.Taken(s, at))+"/6", box.X+20, box.Y+42, ui.Least, ui.Ink)
	switch c := f.PlaceCard(at); {
	case f.Requirement(c) != "":
		f.drawAnswers(p, t, c, s, box)
	case f.scores(c):
		star(p, words.Number(t.PointsOf(c, s)), box.X+20, box.Y+65, 26)
	}
	for k, c := range list {
		f.drawSmall(p, t, c, at, f.specialSeat(at, i, k, len(list)))
	}
	for k := len(list); k < 6; k++ {
		if at := f.specialSeat(at, i, k, len(list)); at.Right() <= box.Right()-3 {
			emptySeat(p, at)
		}
	}
}

// scores reports whether a place gives points at the end.
func (f *Frame) scores(place legends.Card) bool {
	return slices.ContainsFunc(f.Rules.Deck.TextsOf(place), func(x legends.Text) bool { return x.When == legends.Score })
}

// drawAnswers is how a company stands with what a special place asks for.
func (f *Frame) drawAnswers(p *ui.Painter, t legends.Table, c legends.Card, s game.Seat, box ui.Rect) {
	list, met, empty := f.Needs(t, c, s)
	if met {
		p.SpriteAt("tick", box.X+20, box.Y+64, 20)
	} else {
		p.StrokeCircle(box.X+20, box.Y+64, 8, 1.6, ui.Solid(ui.FadedInk))
	}
	if !empty && f.toldHere(f.EventAt(c).At, box) {
		at := f.EventAt(c).At
		if f.largeSeat(at, box, len(f.shownAt(s, at))) == 0 {
			r := ui.Rect{X: box.X + 3, Y: box.Y + 4, W: box.W - 6, H: 20}
			f.gilds(p, c, s, list, r)
			f.drawNeeds(p, list, r)
			return
		}
		r := ui.Rect{X: box.X + 2, Y: box.Y + 14, W: largeFrom - 4, H: 28*float64(len(list)) - 4}
		f.gilds(p, c, s, list, r)
		for i, n := range list { // one under the other, before the characters
			f.drawNeeds(p, []words.Need{n}, ui.Rect{X: r.X, Y: r.Y + 28*float64(i), W: r.W, H: 24})
		}
	}
}

// asksFor are the Abilities that an event asks for.
func (f *Frame) asksFor(c legends.Card) (list []legends.Ability) {
	for a, n := range f.Face(c).Needs {
		if n > 0 {
			list = append(list, legends.Ability(a))
		}
	}
	return list
}

// drawSmall is a character at a special place: its portrait with its signs.
func (f *Frame) drawSmall(p *ui.Painter, t legends.Table, c legends.Card, at legends.Place, r ui.Rect) {
	if f.lit(c) || f.IsPicked(c) {
		p.GlowRing(r, 6, f.Breath)
	}
	if r.W >= leastLarge-4 && !f.Pinned { // with its name, and what counts there
		f.miniWith(p, t, c, r, f.asksFor(f.PlaceCard(at)), lowScore)
		if f.Hot("char-"+f.Face(c).ID) || f.IsPicked(c) {
			p.StrokeRound(r, 5, 2.6, ui.Solid(ui.GlowEdge))
		}
		return
	}
	f.base(p, c, r, .6)
	f.window(p, c, r.Inset(3), 1.2)
	f.arms(p, c, r.X+11, r.Y+12, 19)
	if t.Chars[c].Doomed {
		p.StrokeRound(r.Inset(3), 4, 2.2, ui.Solid(ui.Hex(0xD8353F)))
	}
	for _, special := range f.Borne(c) {
		p.SpriteAt("borne-"+f.Face(special).ID, r.Right()-11, r.Y+12, 22)
	}
	if f.Hot("char-"+f.Face(c).ID) || f.IsPicked(c) {
		p.StrokeRound(r, 5, 2.6, ui.Solid(ui.GlowEdge))
	}
}

func (StripPanel) Regions(f *Frame) (list []ui.Region) {
	if !f.strip() {
		return nil
	}
	for _, at := range f.stripPlaces() {
		r := f.specialRect(at)
		c := f.PlaceCard(at)
		if c == legends.NoCard {
			key := "strip.special"
			if at == legends.Final {
				key = "strip.final"
			}
			list = append(list, note("place-"+at.String(), f.T(key), func() string { return f.T(key + "-text") }, r))
			continue
		}
		open := append(f.Open(legends.TargetPlace, uint8(at)), f.ofCard(c)...)
		tip := func() string { return f.EventTip(c, len(open) > 0) }
		if at != legends.Final {
			tip = func() string { return f.PlaceTip(at) }
		}
		list = append(list, f.thing("place-"+at.String(), f.Card(c), r, open, tip, func() string { return f.WhyNotUse(c) }))
		for i, s := range f.Order() {
			company := f.Company(s, at)
			for k, who := range company {
				list = append(list, f.person("char-"+f.Face(who).ID, who, f.specialSeat(at, i, k, len(company))))
			}
		}
		list = append(list, f.putRegions(at, r)...)
	}
	return list
}
