package draw

import (
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// OthersPanel shows the other players: how many events they could complete, their points,
// hands, displays and special cards.
type OthersPanel struct{}

func (OthersPanel) Area() ui.Rect {
	return ui.Rect{X: sideRect.X, Y: sideRect.Y, W: sideRect.W, H: pilesRect.Y - sideRect.Y}.Inset(-12)
}

func (OthersPanel) Draw(p *ui.Painter, f *Frame) {
	p = p.Named("others")
	for i, s := range f.Order()[1:] {
		f.drawOther(p, s, f.otherRect(i))
	}
}

func (f *Frame) drawOther(p *ui.Painter, s game.Seat, r ui.Rect) {
	list := f.Choices[game.Target{Kind: legends.TargetSeat, Seat: s}]
	f.shining(p, len(list) > 0 && f.Glows(list), r, 9, func() {
		p.At(r.X, r.Y, .42).Panel(ui.Rect{W: r.W / .42, H: r.H / .42})
	})
	if s == f.View.Turn.Seat {
		p.StrokeRound(r, 6, 3, ui.Solid(ui.GlowEdge))
	}
	p.FillRound(ui.Rect{X: r.X + 10, Y: r.Y + 14, W: 7, H: r.H - 28}, 3, ui.Solid(f.colour(s)))
	head := otherHead(r)
	if f.faced(s) {
		x, y := faceRect(r).Center()
		paint.Crest(p, f.Seats[s], f.Crest(s), x, y, faceSize)
	} else {
		paint.Crest(p, f.Seats[s], f.Crest(s), r.X+40, head, 32)
	}
	name, ready := f.readyRects(s, r)
	p.Name(f.Who(s), name, labelStyle.Sized(21))
	if n := f.Ready(s); n > 0 {
		p.SpriteAt("tick", ready.X, ready.Y+ready.H/2, 20)
		ready.X, ready.W = ready.X+12, ready.W-12
		key := "ready.count"
		if lowOther(r) || f.faced(s) {
			key = "ready.short"
		}
		p.TextIn(f.T(key, "count", n), ready, smallStyle.With(ui.Met))
	}
	star(p, words.Number(f.Table().Points(s)), r.Right()-36, head+2, 46)
	f.drawHolds(p, s, f.holdsRect(s, r))
}

// lowOther reports whether a player's panel has one line only over what he holds.
func lowOther(r ui.Rect) bool { return r.H < 100 }

// faced reports whether a player is an only opponent who is somebody: he has a face to be known by.
func (f *Frame) faced(s game.Seat) bool { return f.roomy() && f.Seats[s].Face != "" }

// lineHigh is how high it is, above what he has won.
const lineHigh = 74.0

// Speaks is where a line of an only opponent who is somebody lies, over his hand, and his face; none: it lies over his
// things.
func (f *Frame) Speaks(s game.Seat) (words, face ui.Rect) {
	if !f.faced(s) {
		return words, face
	}
	r := f.otherRect(0)
	holds := f.holdsRect(s, r)
	return ui.Rect{X: holds.X - 5, Y: holds.Bottom() + 6 - lineHigh, W: r.Right() - holds.X - 5, H: lineHigh}, faceRect(r)
}

// faceRect is where the face is.
func faceRect(r ui.Rect) ui.Rect {
	return ui.Rect{X: r.X + 26, Y: r.Y + 14, W: faceSize, H: faceSize}
}

// faceSize is how large that is, faceRoom what it takes of its panel's width.
const faceSize, faceRoom = 98.0, 120.0

// readyRects are where the name stands, and how many events he could complete: beside it where
// the panel is low, else below it.
func (f *Frame) readyRects(s game.Seat, r ui.Rect) (name, ready ui.Rect) {
	head := otherHead(r)
	if f.faced(s) {
		_, r = r.CutLeft(faceRoom - 30)
	}
	name = ui.Rect{X: r.X + 62, Y: head - 13, W: r.W - 128, H: 26}
	if lowOther(r) {
		name.W = 104
		return name, ui.Rect{X: r.Right() - 164, Y: head - 12, W: 102, H: 24}
	}
	return name, ui.Rect{X: r.X + 66, Y: head + 12, W: r.W - 120, H: 22}
}

// otherHead is the middle of the first line of a player's panel, holdsRect what lies below.
func otherHead(r ui.Rect) float64 {
	if lowOther(r) {
		return r.Y + 22
	}
	return r.Y + 24
}

func (f *Frame) holdsRect(s game.Seat, r ui.Rect) ui.Rect {
	head, most := otherHead(r), 70.0
	if f.roomy() && len(f.Trophies(s)) > 5 {
		most = crowded
	}
	if !lowOther(r) {
		head += 17
	}
	holds := ui.Rect{X: r.X + 26, Y: head + 18, W: r.W - 40, H: min(r.Bottom()-head-26, most)}
	if f.faced(s) {
		_, holds = holds.CutLeft(faceRoom)
	}
	return holds
}

// roomy is the panel of an only opponent: what he has won lies below his hand, as bars.
func (f *Frame) roomy() bool { return len(f.Seats) == 2 }

// crowded is how high a hand is beside which much was won.
const crowded = 44.0

// barsMost is how many cards an only opponent has won have room with their whole names; more are
// pictures, so many in a row.
const barsMost, tileRow = 7, 6

// prizeAt is where card i of n lies that a player has won.
func (f *Frame) prizeAt(r ui.Rect, i, n int) ui.Rect {
	if f.roomy() {
		all := f.otherRect(0)
		in := ui.Rect{X: all.X + 26, Y: r.Bottom() + 8, W: all.W - 42, H: all.Bottom() - r.Bottom() - 20}
		if n <= barsMost {
			return in.Column(i, max(3, n), 1)
		}
		return in.Column(i/tileRow, max(2, (n+tileRow-1)/tileRow), 4).Row(i%tileRow, tileRow, 4)
	}
	side := min(r.H, 54)
	gap := min(side+4, (r.Right()-(r.X+158)-side)/float64(max(1, n-1)))
	return ui.Rect{X: r.Right() - side - gap*float64(n-1-i), Y: r.Y + (r.H-side)/2, W: side, H: side}
}

// heldAt is where card i of n of a player's hand lies.
func heldAt(r ui.Rect, i, n int) ui.Rect {
	w := r.H * .72
	step := min(15, (128-w)/float64(max(1, n-1)))
	return ui.Rect{X: r.X + step*float64(i), Y: r.Y, W: w, H: r.H}
}

// drawHolds are a player's hand, shown as far as one has seen it, and what he has won.
func (f *Frame) drawHolds(p *ui.Painter, s game.Seat, r ui.Rect) {
	n := int(f.View.Held[s])
	trophies := f.Trophies(s)
	seen := f.View.Own.Spied[s].List()
	for i := range n {
		c := heldAt(r, i, n)
		if i < len(seen) {
			f.base(p, seen[i], c, .6)
			f.window(p, seen[i], c.Inset(3), 1.2)
			continue
		}
		p.Sprite("back-character", c.X, c.Y, c.W, c.H)
	}
	if n == 0 {
		p.StrokeRound(heldAt(r, 0, 1), 5, 1.4, ui.Solid(ui.Alpha(ui.FadedInk, .6)))
	}
	x := heldAt(r, max(0, n-1), max(n, 1)).Right()
	p.FillCircle(x, r.Bottom()-11, 12.5, ui.Solid(ui.Ink))
	p.FillCircle(x, r.Bottom()-11, 11.2, ui.Solid(ui.Hex(0x1F3A5E)))
	number(p, words.Number(n), x, r.Bottom()-11, 18, ui.GlowEdge)
	if f.roomy() && len(trophies) == 0 {
		if face, ok := strings.CutPrefix(f.Seats[s].Face, "face-"); ok {
			none, line := f.prizeAt(r, 0, 3), f.prizeAt(r, 1, 3) // where his own lines lie over it
			line.H *= 2
			p.Paragraph(f.T("face."+face+"."+legends.TitleName), line, italicStyle.Placed(ui.Left, ui.Middle))
			p.TextIn(f.T("display.none"), none, italicStyle.Placed(ui.Center, ui.Middle))
			return
		}
		p.TextIn(f.T("display.none"), f.prizeAt(r, 1, 3), italicStyle.Placed(ui.Center, ui.Middle))
	}
	f.drawCharacter(p, s, r, len(trophies))
	for i, c := range trophies {
		at := f.prizeAt(r, i, len(trophies))
		if f.roomy() && len(trophies) <= barsMost {
			f.trophy(p, c, at)
			continue
		}
		f.base(p, c, at, .6)
		f.window(p, c, at.Inset(4), 1)
		if n := f.Face(c).Points; n > 0 {
			star(p, words.Number(int(n)), at.X+12, at.Y+12, 25)
		}
	}
}

// drawCharacter is what is told of an only opponent, below what he has won, as long as that leaves
// room.
func (f *Frame) drawCharacter(p *ui.Painter, s game.Seat, r ui.Rect, won int) {
	face, ok := strings.CutPrefix(f.Seats[s].Face, "face-")
	if !ok || !f.roomy() || won == 0 || won > 2 {
		return
	}
	line := f.prizeAt(r, won, 3)
	line.H = f.prizeAt(r, 2, 3).Bottom() - line.Y
	st := italicStyle.Sized(18).Placed(ui.Left, ui.Middle)
	st.Min = ui.Least
	p.Paragraph(f.T("face."+face+"."+legends.TitleName), line, st)
}

func (OthersPanel) Regions(f *Frame) (list []ui.Region) {
	for i, s := range f.Order()[1:] {
		r := f.holdsRect(s, f.otherRect(i))
		list = append(list, f.seatRegion(s, f.otherRect(i)))
		for k, c := range f.View.Own.Spied[s].List() {
			if f.Pinned || s != f.spiedOn() {
				list = append(list, f.spiedRegion(c, heldAt(r, k, int(f.View.Held[s]))))
			}
		}
		trophies := f.Trophies(s)
		for k, c := range trophies {
			if !c.IsSpecial() {
				list = append(list, f.thing("won-"+f.Face(c).ID, f.Card(c), f.prizeAt(r, k, len(trophies)), f.displayed(c), func() string { return f.CardTip(c, true) }, f.WhyAsked))
			}
		}
	}
	return list
}
