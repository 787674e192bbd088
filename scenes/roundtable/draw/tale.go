package draw

import (
	"strings"

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
	l := layTale(r, t, len(f.Seats))
	st := ui.HintStyle.Sized(30).Placed(ui.Center, ui.Middle)
	st.Min = 20
	if l.narrow {
		p.Paragraph(f.Verdict(), l.why, st.Sized(25))
	} else {
		p.TextIn(f.Verdict(), l.why, st)
	}
	drawTaleSwords(p, t, &l)
	drawBetrayal(p, f, t, &l)
	drawDeeds(p, f, t, &l)
	drawTurned(p, f, t, &l)
}

// drawTaleSwords lays the swords in the order in which they came, with the Quest that
// brought each below it.
func drawTaleSwords(p *ui.Painter, t *model.Tale, l *talePlan) {
	r := l.swords
	p.FillRound(r.Inset(-1.6), 10, ui.Solid(ui.Ink))
	p.FillRound(r, 9, ui.Down(r, ui.Hex(0x5A3A22), ui.Hex(0x3A2415)))
	p.StrokeRound(r.Inset(3), 7, 1.4, ui.Solid(ui.Gold))
	for i := range swordsOf(t) {
		c := l.sword(i)
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
func drawBetrayal(p *ui.Painter, f *Frame, t *model.Tale, l *talePlan) {
	r := l.felon
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
	at := ui.Rect{X: x + 56, Y: r.Y, W: r.Right() - x - 80, H: r.H}
	if l.narrow {
		at = ui.Rect{X: x + 40, Y: r.Y, W: r.Right() - x - 52, H: r.H}
		p.Paragraph(strings.TrimSpace(f.Betrayal(t)+" "+f.Treason(t)), at, st.Sized(24))
		return
	}
	if treason := f.Treason(t); treason != "" {
		st.Min, st.Line = ui.Least, 1.05
		p.Paragraph(f.Betrayal(t)+"\n"+treason, at, st.Sized(22))
		return
	}
	p.TextIn(f.Betrayal(t), at, st)
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
func drawDeeds(p *ui.Painter, f *Frame, t *model.Tale, l *talePlan) {
	for i, q := range taleColumns {
		x := l.column(i)
		if q == roundtable.LancelotQuest {
			p.SpriteAt("badge-lancelot", x-l.badge*.34, l.heads.Y+24, l.pair)
			p.SpriteAt("badge-dragon", x+l.badge*.34, l.heads.Y+24, l.pair)
		} else {
			p.SpriteAt("badge-"+q.String(), x, l.heads.Y+24, l.badge)
		}
		if !l.narrow {
			l.label(p, f.tallied(q), i)
		}
	}
	for i, e := range taleEvils {
		p.SpriteAt(e.sprite, l.column(len(taleColumns)+i), l.heads.Y+24, l.badge*.95)
		l.label(p, f.T(e.key), len(taleColumns)+i)
	}
	if !l.narrow {
		p.TextIn(f.T("end.cards"), ui.Rect{X: l.rows.X + 12, Y: l.heads.Y + 44, W: l.who - 24, H: 28}, italicStyle.Sized(22).Placed(ui.Right, ui.Middle))
	} else { // once for all of them
		p.TextIn(f.T("end.cards"), ui.Rect{X: l.heads.X, Y: l.heads.Y + 48, W: l.column(len(taleColumns)) - l.heads.X - 32, H: 22}, italicStyle.Placed(ui.Center, ui.Middle))
	}
	for s := range f.Seats {
		row := l.rows
		row.Y, row.H = row.Y+l.row*float64(s), l.row-5
		shade := ui.Alpha(ui.White, .34)
		if t.Felon == game.Seat(s) {
			shade = ui.Alpha(ui.Loss, .16)
		}
		p.FillRound(row, 8, ui.Solid(shade))
		who, y := ui.Rect{X: row.X, Y: row.Y, W: l.who, H: row.H}, row.Y+row.H/2+.5
		if l.narrow {
			who.H, y = row.H/2, row.Y+row.H*.74
		}
		drawTaleSeat(p, f, t, game.Seat(s), who)
		drawDeedsOf(p, &t.Seats[s], l.column, y)
	}
}

// tallied is what a column of cards is called.
func (f *Frame) tallied(q roundtable.Place) string {
	if q == roundtable.Camelot {
		return f.T("term.siege")
	}
	return f.T("danger.name." + q.String())
}

// drawTaleSeat draws a Knight at the head of his row, crowned when he has won.
func drawTaleSeat(p *ui.Painter, f *Frame, t *model.Tale, s game.Seat, r ui.Rect) {
	y, size := r.Y+r.H/2, min(60, r.H-4)
	p.SpriteAt("crest-"+f.Coat(s), r.X+46, y, size)
	if int(s) < len(f.Outcomes) && f.Outcomes[s].Won {
		p.SpriteAt("crown", r.X+46, y-size*.42, 30)
	}
	drawTaleName(p, f, s, ui.Rect{X: r.X + 90, Y: r.Y, W: r.W - 262, H: r.H})
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
	p.TextIn(side, ui.Rect{X: r.Right() - 154, Y: r.Y, W: 104, H: r.H}, st)
}

// twoLines is from what height on a row has room for who plays a Knight below his name.
const twoLines = 50.0

// drawTaleName writes a Knight's name, and who plays him below it: all names are of one size.
func drawTaleName(p *ui.Painter, f *Frame, s game.Seat, r ui.Rect) {
	name := ui.BoldStyle.Sized(25).Placed(ui.Left, ui.Middle)
	name.Min = 18
	player := f.Player(s)
	if player == "" || r.H < twoLines {
		p.TextIn(f.Knight(s), r, name)
		return
	}
	above, below := r.Inset(4).CutTop((r.H - 8) * .56)
	above.X, below.X = r.X, r.X
	p.TextIn(f.Knight(s), above, name)
	p.TextIn(player, below, ui.HintStyle.Sized(20).Placed(ui.Left, ui.Middle))
}

// drawTurned says what decided the game, where the rows leave room for it.
func drawTurned(p *ui.Painter, f *Frame, t *model.Tale, l *talePlan) {
	said := f.Turned(t)
	_, free := l.rows.CutTop(l.row * float64(len(f.Seats)))
	if said == "" || l.narrow || free.H < 40 {
		return
	}
	st := ui.BodyStyle.Sized(25).Placed(ui.Center, ui.Middle)
	st.Min = 19
	p.Paragraph(said, free.Inset(8), st)
}

// drawDeedsOf writes the numbers of a row.
func drawDeedsOf(p *ui.Painter, s *model.TaleSeat, at func(i int) float64, y float64) {
	put := func(i, n int, c ui.Color) {
		if n == 0 {
			c = ui.Alpha(ui.FadedInk, .55)
		}
		p.Text(words.Number(n), at(i), y, ui.NumberStyle.Sized(27).With(c))
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
