package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
)

// What stands on the banner over Camelot.

// BannerText is what is told under the title of the banner, and what stands over it; "" for
// nothing.
func (f *Words) BannerText() (head, text string) {
	if _, w, ok := f.Letter(); ok {
		return f.White(w), f.T("banner.letter.text")
	}
	if f.View.Coming.Here {
		return f.Black(f.View.Coming.Name), f.comes()
	}
	if f.Hints && !f.Coached && f.Kind == game.AskKind(roundtable.AskGift) && f.Interrupts() {
		return f.T("welcome.title"), f.T("welcome.you", "name", f.Knight(f.Asked)) + " " + f.T("welcome")
	}
	return "", ""
}

// comes says of the card that comes who has drawn it and what it does, and what it takes to
// cancel it where that is asked.
func (f *Words) comes() string {
	if f.cancelled() {
		return f.T("banner.cancelled") + f.gave()
	}
	c := f.View.Coming
	merlins := ""
	if f.Asked != game.NoSeat && (f.Kind == game.AskKind(roundtable.AskTry) || f.Kind == game.AskKind(roundtable.AskPledge)) {
		merlins = f.T("banner.merlins") + " " + f.ownMerlins()
	}
	if f.Kind == game.AskKind(roundtable.AskPledge) && f.Asked != game.NoSeat && f.TriedBy() == f.Asked { // he has read all that a moment ago
		return f.T("banner.pledge") + " " + f.ownMerlins()
	}
	drawn, down, text := "", "", f.BlackText(c.Name)
	if f.Interrupts() {
		drawn = "<i>" + f.drawnBy() + "</i>"
	}
	if f.View.Comes == roundtable.NoBlack { // no values are seen
		down, text = f.T("banner.down"), capital(f.BlackBrief(c.Name))+"."
	}
	return strings.Join(slices.DeleteFunc([]string{drawn, text, down, merlins}, func(s string) bool { return s == "" }), "\n")
}

// cancelled reports whether the card that lies there has no effect, or is just told to have none.
func (f *Words) cancelled() bool {
	return f.View.Coming.Cancelled || slices.ContainsFunc(f.Moving, func(e game.Event) bool { return e.Kind == roundtable.EventCancelled })
}

// Giver is who has given Merlins against the card that comes, and how many.
type Giver struct {
	Seat    game.Seat
	Merlins int
}

// Givers are those, as everybody has seen.
func (f *Words) Givers() (list []Giver) {
	for i := range f.Shown {
		for _, e := range f.Shown[i].Events {
			switch e.Kind {
			case roundtable.EventCame:
				list = nil
			case roundtable.EventMerlins:
				list = append(list, Giver{e.Seat, int(e.Args[0])})
			}
		}
	}
	return list
}

// gave says who has given how many Merlins against it, as everybody has seen; "" for nobody.
func (f *Words) gave() string {
	var list []string
	for _, g := range f.Givers() {
		list = append(list, f.Knight(g.Seat)+" "+Number(g.Merlins))
	}
	if len(list) == 0 {
		return ""
	}
	said := "\n" + f.T("banner.gave", "list", strings.Join(list, ", "))
	if n := f.Spared(); n > 0 {
		said += " " + f.T("told.spared", "count", n)
	}
	return said
}

// drawnBy says who has drawn the card that comes.
func (f *Words) drawnBy() string { return f.T("banner.drawn", "name", f.Knight(f.Active())) }

// ownMerlins tells who looks into his hand how many Merlins he holds.
func (f *Words) ownMerlins() string {
	switch n := int(f.View.Hand[roundtable.Merlin]); {
	case f.View.Seat != f.Asked:
		return ""
	case n == 0:
		return f.T("merlins.none")
	default:
		return f.T("merlins.yours", "count", n)
	}
}

// BannerTitle heads what lies over Camelot.
func (f *Words) BannerTitle() string {
	if from, w, ok := f.Letter(); ok {
		return f.T("banner.letter", "name", f.Knight(from), "what", f.White(w))
	}
	if f.Interrupts() {
		return f.question() // who is asked is seen beside it
	}
	switch {
	case f.View.Pool.N > 0 && f.View.Pool.Named == 0 && f.HandedOut() == 0 && f.lastBy(roundtable.EventRefused) != game.NoSeat:
		return f.T("banner.refused", "name", f.Knight(f.lastBy(roundtable.EventRefused)))
	case f.View.Coming.Here:
		return f.drawnBy()
	case f.Fighting():
		return f.T("log.sentence", "name", f.Knight(f.Active()), "clauses", f.T("log.siege"))
	}
	return f.T("banner.cards")
}
