package draw

import (
	"merlin/fonts"
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/ui"
)

// The end of the game told in one picture: how it came to it, the swords as they came, the
// Traitor, and what each Knight has done.

func drawTale(p *ui.Painter, f *Frame, t *model.Tale, r ui.Rect) {
	why, r := r.CutTop(44)
	st := ui.HintStyle.Sized(30).Placed(ui.Center, ui.Middle)
	st.Min = 20
	p.TextIn(f.Verdict(), why, st)
	swords, r := r.CutTop(148)
	drawTaleSwords(p, f, t, ui.Rect{X: swords.X, Y: swords.Y + 8, W: swords.W, H: 132})
	felon, r := r.CutTop(72)
	drawBetrayal(p, f, t, ui.Rect{X: felon.X, Y: felon.Y, W: felon.W, H: 62})
	drawDeeds(p, f, t, r)
}

// drawTaleSwords lays the swords in the order in which they came, with the Quest that
// brought each below it.
func drawTaleSwords(p *ui.Painter, f *Frame, t *model.Tale, r ui.Rect) {
	p.FillRound(r.Inset(-1.6), 10, ui.Solid(ui.Ink))
	p.FillRound(r, 9, ui.Down(r, ui.Hex(0x5A3A22), ui.Hex(0x3A2415)))
	p.StrokeRound(r.Inset(3), 7, 1.4, ui.Solid(ui.Gold))
	n := max(roundtable.TableFull, len(t.Swords))
	for i := range n {
		c := r.Inset(10).Row(i, n, 8)
		ground := ui.Alpha(night, .35)
		if i < len(t.Swords) {
			ground = ui.Hex(0xCFA468)
			if t.Swords[i].Black {
				ground = ui.Hex(0xB3A5BC)
			}
		}
		p.FillRound(c, 8, ui.Solid(ground))
		x := c.X + c.W/2
		if i >= len(t.Swords) {
			centred(p, i+1, x, c.Y+c.H/2, 22, ui.Alpha(ui.Parchment, .6))
			continue
		}
		s := t.Swords[i]
		sprite := "sword-white"
		if s.Black {
			sprite = "sword-black"
		}
		p.SpriteAt(sprite, x, c.Y+38, 72)
		switch {
		case s.Accused:
			p.SpriteAt("accusation", x, c.Bottom()-22, 38)
		default:
			p.SpriteAt("badge-"+s.From.String(), x, c.Bottom()-22, 38)
		}
	}
}

// drawBetrayal says who was the Traitor, with his card.
func drawBetrayal(p *ui.Painter, f *Frame, t *model.Tale, r ui.Rect) {
	ground, ink := ui.Hex(0xFFF6DA), ui.Ink
	if t.Felon != game.NoSeat {
		ground, ink = blackTray, onBlack
	}
	p.FillRound(r.Inset(-1.4), 9, ui.Solid(ui.Ink))
	p.FillRound(r, 8, ui.Solid(ground))
	x := r.X + 44
	if t.Felon != game.NoSeat {
		p.SpriteAt("traitor", x, r.Y+r.H/2, 56)
		p.SpriteAt("traitor-"+f.Coat(t.Felon), x+56, r.Y+r.H/2, 54)
		x += 44
	} else {
		p.SpriteAt("loyal", x, r.Y+r.H/2, 56)
	}
	st := ui.BoldStyle.Sized(27).With(ink).Placed(ui.Left, ui.Middle)
	st.Min = 19
	p.TextIn(f.Betrayal(t), ui.Rect{X: x + 56, Y: r.Y, W: r.Right() - x - 80, H: r.H}, st)
}

// taleColumns are the Quests of the table of deeds in their order; Lancelot's and the
// Dragon's are one, as they share a board.
var taleColumns = [...]roundtable.Place{
	roundtable.Tournament, roundtable.LancelotQuest, roundtable.ExcaliburQuest, roundtable.GrailQuest, roundtable.PictWar, roundtable.SaxonWar, roundtable.Camelot,
}

// deeds of the right half of the table.
var taleEvils = [...]struct{ sprite, key string }{
	{"heart", "end.lives"}, {"back-black", "end.blacks"}, {"siege-engine", "end.engines"},
}

// drawDeeds lists what each Knight has done: cards by Quest, Lives given, evil drawn.
func drawDeeds(p *ui.Painter, f *Frame, t *model.Tale, r ui.Rect) {
	const head = 74.0
	n := len(f.Seats)
	high := min(74, (r.H-head)/float64(n))
	who, cols := r.CutLeft(520)
	across := len(taleColumns) + len(taleEvils)
	column := func(i int) ui.Rect { return cols.Row(i, across, 6) }
	small := italicStyle.Placed(ui.Center, ui.Middle)
	for i, q := range taleColumns {
		c := column(i)
		x := c.X + c.W/2
		if q == roundtable.LancelotQuest {
			p.SpriteAt("badge-lancelot", x-15, r.Y+24, 40)
			p.SpriteAt("badge-dragon", x+15, r.Y+24, 40)
		} else {
			p.SpriteAt("badge-"+q.String(), x, r.Y+24, 44)
		}
		p.TextIn(f.T("end.cards"), ui.Rect{X: c.X - 2, Y: r.Y + 48, W: c.W + 4, H: 22}, small)
	}
	for i, e := range taleEvils {
		c := column(len(taleColumns) + i)
		p.SpriteAt(e.sprite, c.X+c.W/2, r.Y+24, 42)
		p.TextIn(f.T(e.key), ui.Rect{X: c.X - 2, Y: r.Y + 48, W: c.W + 4, H: 22}, small)
	}
	for s := range n {
		y := r.Y + head + high*float64(s)
		row := ui.Rect{X: r.X, Y: y, W: r.W, H: high - 5}
		shade := ui.Alpha(ui.White, .34)
		if t.Felon == game.Seat(s) {
			shade = ui.Alpha(ui.Loss, .16)
		}
		p.FillRound(row, 8, ui.Solid(shade))
		drawTaleSeat(p, f, t, game.Seat(s), ui.Rect{X: who.X, Y: y, W: who.W, H: high - 5})
		drawDeedsOf(p, &t.Seats[s], func(i int) (x, y float64) { return column(i).Center() }, y+high/2-2)
	}
}

// drawTaleSeat draws a Knight at the head of his row, crowned when he has won.
func drawTaleSeat(p *ui.Painter, f *Frame, t *model.Tale, s game.Seat, r ui.Rect) {
	y, size := r.Y+r.H/2, min(60, r.H-4)
	p.SpriteAt("crest-"+f.Coat(s), r.X+46, y, size)
	if int(s) < len(f.Outcomes) && f.Outcomes[s].Won {
		p.SpriteAt("crown", r.X+46, y-size*.42, 30)
	}
	name := ui.BoldStyle.Sized(25).Placed(ui.Left, ui.Middle)
	name.Min = 18
	p.TextIn(f.Named(s), ui.Rect{X: r.X + 90, Y: r.Y, W: 270, H: r.H}, name)
	side, colour := f.Side(t, s), ui.Met
	if t.Felon == s {
		colour = ui.Loss
	}
	switch {
	case f.View.Players[s].Fate == roundtable.Dead:
		p.SpriteAt("skull", r.Right()-30, y, 34)
	case t.Seats[s].Wrong:
		p.SpriteAt("accusation-used", r.Right()-30, y, 36)
	}
	st := ui.Style{Role: fonts.TextItalic, Size: 23, Min: ui.Least, Color: colour, Align: ui.Left, VAlign: ui.Middle}
	p.TextIn(side, ui.Rect{X: r.X + 366, Y: r.Y, W: 104, H: r.H}, st)
}

// drawDeedsOf writes the numbers of a row.
func drawDeedsOf(p *ui.Painter, s *model.TaleSeat, at func(i int) (x, y float64), y float64) {
	put := func(i, n int, c ui.Color) {
		x, _ := at(i)
		if n == 0 {
			c = ui.Alpha(ui.FadedInk, .55)
		}
		p.Text(words.Number(n), x, y, ui.NumberStyle.Sized(27).With(c))
	}
	for i, q := range taleColumns {
		n := s.Cards[q]
		if q == roundtable.LancelotQuest {
			n += s.Cards[roundtable.DragonQuest]
		}
		put(i, n, ui.Met)
	}
	for i, n := range []int{s.Lives, s.Blacks, s.Engines} {
		put(len(taleColumns)+i, n, ui.Loss)
	}
}
