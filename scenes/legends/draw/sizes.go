package draw

import (
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/legends/words"
	"merlin/scenes/ui"
)

// asked says of each ability whether an event at a place asks for it.
func (f *Frame) asked(at legends.Place) (list [legends.Abilities]bool) {
	for _, e := range f.Quests(at) {
		for a, n := range f.Face(e).Needs {
			list[a] = list[a] || n > 0
		}
	}
	return list
}

// mini is a character as it stands in a company, in the table as it is or would be.
func (f *Frame) mini(p *ui.Painter, t legends.Table, c legends.Card, r ui.Rect) {
	high := lowScore
	switch {
	case r.H > 155:
		high = highCell
	case r.H > 112:
		high = overCell
	}
	f.miniWith(p, t, c, r, everyAbility, high)
}

var everyAbility = []legends.Ability{legends.Combat, legends.Diplomacy, legends.Adventure, legends.Cunning, legends.Chivalry, legends.Psyche}

// miniWith is that with some scores alone, each so high.
func (f *Frame) miniWith(p *ui.Painter, t legends.Table, c legends.Card, r ui.Rect, list []legends.Ability, each float64) {
	f.base(p, c, r, .8)
	rows, _ := inRows(len(list))
	scores := each*float64(rows) + float64(2*rows-1)
	if rows == 0 {
		scores = 2
	}
	name, high := f.miniName(p, c, r)
	portrait := ui.Rect{X: r.X + 3, Y: r.Y + 3, W: r.W - 6, H: r.H - scores - 5 - high}
	picture, zoom := portrait, 1.16
	if most := portrait.H * fieldW / fieldH; portrait.W > most*crops { // whose head would be cut off
		picture, zoom = ui.Around(portrait.X+portrait.W/2, portrait.Y+portrait.H/2, most*crops, portrait.H), 1
	} else if portrait.W > most {
		zoom = 1
	}
	f.window(p, c, picture, zoom)
	if name != "" {
		plate := ui.Rect{X: r.X + 1, Y: portrait.Bottom(), W: r.W - 2, H: high}
		p.FillRect(plate, ui.Solid(ui.Alpha(ui.Ink, .86)))
		plate.X, plate.W = plate.X+2, plate.W-4
		whole(p, plate, miniStyle, name)
	}
	f.cells(p, t, c, ui.Rect{X: r.X + 3, Y: r.Bottom() - scores - 1, W: r.W - 6, H: scores - 2}, list)
	f.signs(p, t, c, r, portrait)
}

// crops is how much wider than the field a portrait may be before its head is cut off.
const crops = 1.4

var miniStyle = smallStyle.Sized(ui.Least).With(ivory).Placed(ui.Center, ui.Middle)

// miniName is the name of a character as it stands in a company, and how high that is: two
// lines for a long one, none where there is no room.
func (f *Frame) miniName(p *ui.Painter, c legends.Card, r ui.Rect) (name string, high float64) {
	name = f.Short(c)
	switch over := p.TextWidth(name, miniStyle) - (r.W - 6); {
	case r.H < 60:
		return "", 0
	case over > 8:
		return parted(name), 36
	}
	return name, 17
}

// inRows are the rows of so many scores, and how many each has: three at most, but for four.
func inRows(n int) (rows, each int) {
	if n <= 4 {
		return min(n, 1), n
	}
	return (n + 2) / 3, 3
}

// cells are scores in rows; what is raised or lowered has a corner.
func (f *Frame) cells(p *ui.Painter, t legends.Table, c legends.Card, r ui.Rect, list []legends.Ability) {
	rows, each := inRows(len(list))
	for i, a := range list {
		at := r.Column(i/each, rows, 1).Row(i%each, each, 1)
		n := t.Score(c, a)
		cell(p, a, words.Number(n), at)
		corner(p, at, n-int(f.Face(c).Scores[a]))
	}
}

// corner marks a score that is not as printed.
func corner(p *ui.Painter, r ui.Rect, by int) {
	if by == 0 {
		return
	}
	col := ui.Hex(0x7FE08A)
	if by < 0 {
		col = ui.Hex(0xFF8E7A)
	}
	p.FillPolygon(ui.Solid(col), r.Right()-8, r.Y+1, r.Right()-1, r.Y+1, r.Right()-1, r.Y+8)
}

// signs are shield, special card, text that may be used, and what befalls a character.
func (f *Frame) signs(p *ui.Painter, t legends.Table, c legends.Card, r, portrait ui.Rect) {
	ch := &t.Chars[c]
	if ch.Silent != 0 {
		p.FillRect(portrait, ui.Solid(ui.Alpha(ui.Hex(0xC9C2B4), .35)))
		mark(p, "effect-silence", r.X+r.W/2, portrait.Bottom()-min(24, portrait.H/2), min(44, portrait.H), ui.ParchmentLight)
	}
	f.arms(p, c, r.X+13, r.Y+14, 23)
	for i, special := range f.Borne(c) {
		p.SpriteAt("borne-"+f.Face(special).ID, r.Right()-13-4*float64(i), r.Y+14+4*float64(i), 27)
	}
	if t.GuardedFrom(c) {
		mark(p, "effect-guard", r.X+12, portrait.Bottom()-11, 20, ui.ParchmentLight)
	}
	if when, usable := f.usable(c); when != "" {
		x, y := r.Right()-12, portrait.Bottom()-11
		if usable {
			p.GlowCircle(x, y, 11, 1)
		}
		p.SpriteAt("when-"+when, x, y, 22)
	}
	if ch.Doomed {
		p.StrokeRound(r.Inset(4), 5, 2.4, ui.Solid(ui.Hex(0xD8353F)))
		mark(p, "effect-doom", r.Right()-13, r.Y+38, 22, ui.ParchmentLight)
	}
	if f.Face(c).ByHand {
		mark(p, "when-hand", r.X+12, portrait.Y+34, 20, violet)
	}
}

// usable is the moment of a character's text that is used, and whether it may be now.
func (f *Frame) usable(c legends.Card) (when string, now bool) {
	for _, x := range f.Rules.Deck.TextsOf(c) {
		if x.When == legends.May || x.When == legends.Answer {
			when = x.When.String()
		}
	}
	for _, choice := range f.ofCard(c) {
		now = now || choice.Do[0].Kind == legends.ActUse
	}
	return when, now
}

// full is a card in the hand, or under the glass where k is larger.
func (f *Frame) full(p *ui.Painter, t legends.Table, c legends.Card, r ui.Rect, k float64) {
	f.base(p, c, r, min(k, 1.4))
	in := r.Inset(7 * k)
	head, rest := in.CutTop(f.headHigh(p, c, in.W, k))
	f.head(p, c, head, k)
	_, rest = rest.CutTop(2 * k)
	say := f.cardWords(c, k)
	scores, need := 0.0, 0.0
	if c.IsCharacter() {
		scores = max(27*min(k, 1.5), highCell)
	}
	if f.Requirement(c) != "" || f.Face(c).Kind == legends.BiddingEvent {
		need = 30 * min(k, 1.4)
	}
	room := rest.H - scores - need - 4
	least := rest.H * .3
	say.grow(p, rest.W, room-rest.H*artShare)
	if say.high(p, rest.W) > room-least {
		say.flavour = ""
	}
	if say.high(p, rest.W) > room-least {
		say.tighten()
		least = leastPicture
	}
	if scores == highCell && say.high(p, rest.W) > room-least {
		scores, room = lowCell, room+highCell-lowCell
	}
	picture, rest := rest.CutTop(max(room-say.high(p, rest.W), least))
	seen := picture
	if most := widest * picture.H; c.IsCharacter() && picture.W > most { // whose head would be cut off
		seen = ui.Around(picture.X+picture.W/2, picture.Y+picture.H/2, most, picture.H)
	}
	f.window(p, c, seen, 1)
	f.pictureSigns(p, c, picture, k)
	if k > 1.3 && !c.IsCharacter() && picture.H > 90 {
		f.kindBand(p, c, picture)
	}
	if scores > 0 {
		var cells ui.Rect
		cells, rest = rest.CutTop(scores)
		f.scoreRow(p, t, c, cells)
	}
	_, rest = rest.CutTop(2)
	f.words(p, c, say, rest, need)
}

// kindBand says at the foot of a card's picture what kind of card it is, where there is room.
func (f *Frame) kindBand(p *ui.Painter, c legends.Card, picture ui.Rect) {
	_, band := picture.CutTop(picture.H - 24)
	in := ui.Rect{X: band.X + 8, Y: band.Y, W: band.W - 52, H: band.H}
	if kind := f.KindOf(c); p.TextWidth(kind, italicStyle) <= in.W {
		p.FillRect(band, ui.Solid(ui.Alpha(ui.Ink, .62)))
		p.TextIn(kind, in, italicStyle.With(ivory))
	}
}

// leastPicture is what a long text leaves of a card's picture; highCell is how high a score is with
// its sign over the number, overCell where there is less room, lowCell and, in a company, lowScore beside it; widest is a portrait beside its height.
const leastPicture, highCell, overCell, lowCell, lowScore, widest = 18.0, 39.0, 33.0, 27.0, 20.0, 2.4

// headName is the shortest name that a card has on its plate.
func (f *Frame) headName(c legends.Card) string {
	if c.IsCharacter() {
		return f.Short(c)
	}
	return f.Bare(c)
}

// headHigh is how high a card's name plate is: a long name has two lines.
func (f *Frame) headHigh(p *ui.Painter, c legends.Card, w, k float64) float64 {
	room, name := w-12-20*k, f.headName(c)
	if over := p.TextWidth(name, labelStyle.Sized(ui.Least)) - room; over > 0 && tight(name, over) && halved(name) != name {
		return max(25*k, highTwo+4)
	}
	return 25 * k
}

// head is a card's name plate with its level.
func (f *Frame) head(p *ui.Painter, c legends.Card, r ui.Rect, k float64) {
	p.FillRound(r, 4, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1.2), 3, ui.Down(r, ui.ParchmentLight, ui.Parchment))
	st := labelStyle.Sized(17*min(k, 1.5)).Placed(ui.Left, ui.Middle)
	in := ui.Rect{X: r.X + 7, Y: r.Y + 1, W: r.W - 12 - 20*k, H: r.H - 2}
	whole(p, in, st, f.Card(c), f.headName(c))
	p.SpriteAt("level-"+levels[f.Face(c).Level], r.Right()-12*k, r.Y+r.H/2, 20*min(k, 1.5))
}

var levels = [...]string{legends.Beginner: "white", legends.Standard: "blue", legends.Advanced: "red"}

// pictureSigns lie on a card's picture: shield or star, the window of its text, the helper.
func (f *Frame) pictureSigns(p *ui.Painter, c legends.Card, r ui.Rect, k float64) {
	k = min(k, 1.5, r.H/42)
	face := f.Face(c)
	switch {
	case face.Knight:
		f.arms(p, c, r.X+20*k, r.Y+20*k, 36*k)
	case c.IsCharacter():
		f.unarmed(p, c, r.X+20*k, r.Y+20*k, 36*k)
	case face.Points > 0:
		star(p, words.Number(int(face.Points)), r.X+20*k, r.Y+20*k, 38*k)
	}
	y := r.Bottom() - 14*k
	for _, x := range f.Rules.Deck.TextsOf(c) {
		if !x.Inner {
			p.SpriteAt("when-"+x.When.String(), r.Right()-14*k, y, 24*k)
			break
		}
	}
	switch face.Icon {
	case legends.Threat, legends.Romance:
		p.SpriteAt("helper-"+face.Icon.String(), r.Right()-15*k, r.Y+18*k, 28*k)
	}
	if face.ByHand {
		mark(p, "when-hand", r.X+15*k, y, 24*k, violet)
	}
}

// scoreRow are a character's scores side by side, as they are at present.
func (f *Frame) scoreRow(p *ui.Painter, t legends.Table, c legends.Card, r ui.Rect) {
	for a := range legends.Abilities {
		at := r.Inset(1).Row(int(a), int(legends.Abilities), 1)
		n := int(f.Face(c).Scores[a])
		switch {
		case f.bidsBy(c, a):
			n = f.BidWith(c, f.Asked) - t.BidTotal(f.Asked)
		case t.Chars[c].At < legends.Places:
			n = t.Score(c, a)
		}
		if at.W < 40 {
			cell(p, a, words.Number(n), at)
		} else {
			chip(p, a, words.Number(n), at, 22)
		}
		corner(p, at, n-int(f.Face(c).Scores[a]))
	}
}

// bidsBy reports whether a character may be bid now, by an Ability: what it counts there is shown.
func (f *Frame) bidsBy(c legends.Card, a legends.Ability) bool {
	return f.Asks(model.AskBid) && f.Face(f.View.Bidding.Card).Bid == a && len(f.ofCard(c)) > 0
}

// words are what a card says, what is said of it, and what it asks for.
func (f *Frame) words(p *ui.Painter, c legends.Card, say cardWords, r ui.Rect, need float64) {
	p.FillRound(r, 4, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1.2), 3, ui.Down(r, ui.ParchmentLight, ui.Parchment))
	if need > 0 {
		var foot ui.Rect
		foot, r = r.CutBottom(need)
		f.needChips(p, c, foot)
	}
	in := ui.Rect{X: r.X + say.pad, Y: r.Y + say.pad/2, W: r.W - 2*say.pad, H: r.H - say.pad}
	if say.flavour != "" {
		it := italicStyle.Sized(say.style.Size).Placed(ui.Center, ui.Middle)
		h := p.ParagraphHeight(say.flavour, in.W, it)
		var foot ui.Rect
		if say.text == "" {
			foot = in
		} else {
			foot, in = in.CutBottom(min(h+4, in.H-p.ParagraphHeight(say.text, in.W, say.style)))
		}
		p.Paragraph(say.flavour, foot, it)
	}
	if say.text != "" {
		p.Paragraph(cutText(p, say.text, in, say.style), in, say.style)
	}
}

// cutText is what of a text has room, the rest is said by the tip and under the glass.
func cutText(p *ui.Painter, text string, r ui.Rect, st ui.Style) string {
	if p.ParagraphHeight(text, r.W, st) <= r.H+.5 {
		return text
	}
	list := []rune(text)
	for n := len(list) - 1; n > 0; n-- {
		if list[n] != ' ' {
			continue
		}
		if short := string(list[:n]) + " …"; p.ParagraphHeight(short, r.W, st) <= r.H+.5 {
			return short
		}
	}
	return "…"
}

// needChips are what an event asks for, or what is bid for it.
func (f *Frame) needChips(p *ui.Painter, c legends.Card, r ui.Rect) {
	face := f.Face(c)
	x := r.Right() - 4
	add := func(a legends.Ability, text string) {
		x -= 58
		chip(p, a, text, ui.Rect{X: x, Y: r.Y + 2, W: 54, H: r.H - 6}, 20)
	}
	if face.Kind == legends.BiddingEvent {
		f.bidChip(p, c, ui.Rect{X: r.Right() - 134, Y: r.Y + 2, W: 128, H: r.H - 6})
		return
	}
	for a := int(legends.Abilities) - 1; a >= 0; a-- {
		if n := face.Needs[a]; n > 0 {
			add(legends.Ability(a), words.Number(int(n)))
		}
	}
}
