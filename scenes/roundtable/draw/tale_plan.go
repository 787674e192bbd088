package draw

import (
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/ui"
)

// talePlan is where the parts of the tale lie. In a window that stands it is narrow: the swords
// in two rows, the numbers of a Knight below his name.
type talePlan struct {
	narrow             bool
	why, swords, felon ui.Rect
	across, down       int // swords
	heads, rows        ui.Rect
	who, row           float64 // how wide the names, how high a row
	badge, pair        float64 // how large the pictures over the columns, and two over one
}

const (
	taleNarrow = 1000.0 // what is narrower has it all below each other
	taleHead   = 74.0
	taleRow    = 74.0 // at most
	taleLow    = 56.0 // a row where the window is small
	taleTwo    = 92.0 // one of two lines
	evilWide   = 1.5  // times a column: their words are longer
)

// taleTops are how high what tells why, the swords, and the Traitor are.
func taleTops(narrow bool) (why, swords, felon float64) {
	if narrow {
		return 72, 244, 132
	}
	return 44, 148, 72
}

// taleHigh is how high the tale of so many Knights must be in a small window.
func taleHigh(wide float64, seats int) float64 {
	why, swords, felon := taleTops(wide < taleNarrow)
	row := taleLow
	if wide < taleNarrow {
		row = taleTwo
	}
	return why + swords + felon + taleHead + row*float64(seats)
}

// swordsOf are how many places for swords are shown.
func swordsOf(t *model.Tale) int { return max(roundtable.TableFull, len(t.Swords)) }

// layTale lays the tale out.
func layTale(r ui.Rect, t *model.Tale, seats int) talePlan {
	l := talePlan{narrow: r.W < taleNarrow, across: swordsOf(t), down: 1, who: min(520, r.W*.42), badge: 44, pair: 40}
	why, swords, felon := taleTops(l.narrow)
	l.why, r = r.CutTop(why)
	l.swords, r = r.CutTop(swords)
	l.swords.Y, l.swords.H = l.swords.Y+8, swords-16
	l.felon, r = r.CutTop(felon)
	l.felon.H = felon - 10
	l.heads, l.rows = r.CutTop(taleHead)
	l.row = min(taleRow, l.rows.H/float64(seats))
	if l.narrow {
		l.across, l.down, l.who = (l.across+1)/2, 2, r.W
		l.badge, l.pair = 32, 22
		l.row = l.rows.H / float64(seats)
	} else {
		_, l.heads = l.heads.CutLeft(l.who)
	}
	return l
}

// sword is the place of sword i.
func (l *talePlan) sword(i int) ui.Rect {
	return l.swords.Inset(10).Column(i/l.across, l.down, 8).Row(i%l.across, l.across, 8)
}

// column is the middle of column i: where it is narrow those of the cards leave more to the others.
func (l *talePlan) column(i int) float64 {
	cards, evils := float64(len(taleColumns)), float64(len(taleEvils))
	wide := l.heads.W / (cards + evils)
	if !l.narrow {
		return l.heads.X + wide*(float64(i)+.5)
	}
	more := evilWide * wide
	less := (l.heads.W - evils*more) / cards
	if n := float64(i); n >= cards {
		return l.heads.X + cards*less + more*(n-cards+.5)
	}
	return l.heads.X + less*(float64(i)+.5)
}

// label writes what column i counts.
func (l *talePlan) label(p *ui.Painter, text string, i int) {
	x, w := l.column(i), l.heads.W/float64(len(taleColumns)+len(taleEvils))
	if l.narrow {
		w *= evilWide
	}
	p.TextIn(text, ui.Rect{X: x - w/2, Y: l.heads.Y + 48, W: w, H: 22}, italicStyle.Placed(ui.Center, ui.Middle))
}
