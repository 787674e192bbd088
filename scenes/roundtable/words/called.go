package words

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
)

// Called is a choice as one says it, with what it touches; "" where its label is that already.
func (f *Words) Called(c *moment.Choice) string {
	a := c.Last()
	said := func(what string) string { return f.T("called."+c.Word, "what", what) }
	switch a.Kind {
	case roundtable.ActShare:
		return f.T("called.share", "what", f.White(f.View.Pool.Cards[a.A]), "name", f.Knight(game.Seat(a.B)))
	case roundtable.ActExchange:
		return f.T("called.exchange", "what", f.White(roundtable.White(a.B)), "name", f.Knight(game.Seat(a.A)))
	case roundtable.ActMove, roundtable.ActRide:
		return said(to(f, int16(a.A)))
	case roundtable.ActRemoveBlack, roundtable.ActRemoveWarrior, roundtable.ActHeroism:
		return said(at(f, int16(a.A)))
	case roundtable.ActWar:
		if f.View.Coming.Name == roundtable.Mordred.Name() {
			return f.T("called.war.mordred", "what", to(f, int16(a.A)))
		}
		return said(to(f, int16(a.A)))
	case roundtable.ActAdmit:
		return ""
	}
	switch abouts[a.Kind] {
	case whiteCard:
		return said(f.White(roundtable.White(a.A)))
	case knight:
		return said(f.Knight(game.Seat(a.A)))
	}
	return ""
}
