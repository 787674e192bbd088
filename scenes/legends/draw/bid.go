package draw

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/legends/words"
	"merlin/scenes/ui"
)

// drawBid is a bid: its card over a row a seat with what it has bid, its total, and whether it
// leads, is to bid, or has passed. // L30 to L33
func (f *Frame) drawBid(p *ui.Painter, r ui.Rect) {
	c := f.View.Bidding.Card
	face := f.Face(c)
	p.TextIn(f.T("bid.title"), ui.Rect{X: r.X + 14, Y: r.Y + 9, W: 92, H: 24}, headStyle)
	whole(p, ui.Rect{X: r.X + 108, Y: r.Y + 9, W: r.W - 122, H: 24}, italicStyle.Sized(19).With(ui.Parchment).Placed(ui.Right, ui.Middle), f.Card(c), f.Bare(c))
	picture := bidPicture(r, len(f.Seats))
	f.window(p, c, picture, 1)
	star(p, words.Number(int(face.Points)), picture.X+24, picture.Y+picture.H/2, 40)
	f.bidChip(p, c, ui.Rect{X: picture.Right() - 128, Y: picture.Bottom() - 29, W: 124, H: 25})
	for i, s := range f.Order() {
		f.drawBidder(p, s, bidRow(r, i, len(f.Seats)))
	}
}

// bidChip says what is bid for a card, and how many characters at most.
func (f *Frame) bidChip(p *ui.Painter, c legends.Card, r ui.Rect) {
	face := f.Face(c)
	p.FillRound(r, 4, ui.Solid(ui.Ink))
	in := r.Inset(1.2)
	p.FillRound(in, 3.2, ui.Down(in, ui.Mix(abilityColours[face.Bid], ui.White, .12), abilityColours[face.Bid]))
	p.SpriteAt("ability-"+face.Bid.String(), r.X+14, r.Y+r.H/2, r.H*.72)
	_, text := r.CutLeft(26)
	p.TextIn(f.T("bid.most", "count", int(face.Most)), text.Inset(1), labelStyle.With(ui.White).Placed(ui.Center, ui.Middle))
}

// bidPicture is where the card of a bid of n seats lies.
func bidPicture(r ui.Rect, n int) ui.Rect {
	high := 62.0
	if n == 2 {
		high = 96
	}
	return ui.Rect{X: r.X + 12, Y: r.Y + 36, W: r.W - 24, H: high}
}

// bidRow is the row of the seat that is i-th of n on the table.
func bidRow(r ui.Rect, i, n int) ui.Rect {
	_, all := r.Inset(12).CutTop(bidPicture(r, n).Bottom() - r.Y - 7)
	return all.Column(i, n, 5)
}

// bidCard is where a character lies that was bid.
func bidCard(row ui.Rect, i int) ui.Rect {
	h := row.H - 6
	w := min(h*.8, 40)
	return ui.Rect{X: row.X + 34 + (w+4)*float64(i), Y: row.Y + 3, W: w, H: h}
}

func (f *Frame) drawBidder(p *ui.Painter, s game.Seat, r ui.Rect) {
	p.FillRound(r, 5, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1.2), 4, ui.Solid(ui.Mix(ui.Parchment, f.light(s), .35)))
	y := r.Y + r.H/2
	p.SpriteAt(f.Crest(s), r.X+18, y, min(r.H-6, 26))
	b := &f.View.Bidding
	most := int(f.Face(b.Card).Most)
	for i := range most {
		at := bidCard(r, i)
		if i < int(b.Number[s]) && f.View.Companies[s][legends.Bid].Has(b.Order[s][i]) {
			f.bidLook(p, b.Order[s][i], at)
			continue
		}
		p.StrokeRound(at, 4, 1.3, ui.Solid(ui.Alpha(ui.FadedInk, .6)))
	}
	x := bidCard(r, most).X + 16
	p.SpriteAt("ability-"+f.Face(b.Card).Bid.String(), x, y, 20, ui.SpriteOptions{Tint: abilityColours[f.Face(b.Card).Bid]})
	number(p, words.Number(f.BidTotal(s)), x+26, y, 20, ui.Ink)
	state := ui.Rect{X: x + 42, Y: r.Y, W: r.Right() - x - 50, H: r.H}
	would := ui.Around(state.X+state.W/2, y, state.W, min(r.H-6, 36))
	if c, ok := f.wouldBid(s); ok && int(b.Number[s]) < most {
		f.drawWouldBid(p, c, bidCard(r, int(b.Number[s])), would)
		return
	}
	p.TextIn(f.BidState(s), state, italicStyle.Placed(ui.Right, ui.Middle))
}

// drawWouldBid is what a character would make of a bid who is only pointed at: a shade of him
// where he would lie, and in words the total; what is bid stays as it is.
func (f *Frame) drawWouldBid(p *ui.Painter, c legends.Card, at, state ui.Rect) {
	f.window(p, c, at.Inset(2.4), 1.3)
	p.FillRound(at, 4, ui.Solid(ui.Alpha(ui.Parchment, .55)))
	p.StrokeRound(at, 4, 2, ui.Solid(ui.GoldDark))
	p.FillRound(state, 5, ui.Solid(ui.GoldLight))
	p.StrokeRound(state, 5, 1.4, ui.Solid(ui.GoldDark))
	p.TextIn(f.T("bid.would", "count", f.BidWith(c, f.Asked)), state.Inset(2), italicStyle.With(ui.Ink).Placed(ui.Center, ui.Middle))
}

// wouldBid is the character that is pointed at, where a seat may bid him now.
func (f *Frame) wouldBid(s game.Seat) (c legends.Card, ok bool) {
	if !f.Asks(model.AskBid) || s != f.Asked {
		return c, false
	}
	c, ok = f.looked()
	return c, ok && c.IsCharacter() && len(f.ofCard(c)) > 0
}

// bidRegions are those of a bid: its rows, and what was bid.
func (f *Frame) bidRegions(r ui.Rect) (list []ui.Region) {
	b := &f.View.Bidding
	list = append(list, note("card-"+f.Face(b.Card).ID, f.Card(b.Card), f.BidTip, bidPicture(r, len(f.Seats))))
	for i, s := range f.Order() {
		row := bidRow(r, i, len(f.Seats))
		label := f.T("word.pair", "name", f.Who(s), "text", words.Number(f.BidTotal(s))+" "+f.BidState(s))
		list = append(list, note(numbered("bidder", int(s)), label, ui.Say(label), row))
		for k, c := range b.Order[s][:b.Number[s]] {
			list = append(list, f.person("bid-"+f.Face(c).ID, c, bidCard(row, k)))
		}
	}
	return list
}
