package words

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// What nobody would do instead of what is advised, and what is out of the question whatever a search finds.

// Spends reports whether a line of one who is asked gives up a character for what a text does.
func (f *Words) Spends(line []game.Move) bool {
	return slices.ContainsFunc(line, func(m game.Move) bool {
		return m.Action.Kind == legends.ActUse && Sacrifices(&f.Rules.Deck.Texts[m.Action.A])
	})
}

// Vain reports whether a line begins with what is no equal of anything: a text that costs something for
// nothing, or to leave an event that one has enough for.
func (f *Words) Vain(line []game.Move) bool {
	if len(line) == 0 {
		return false
	}
	if f.idle(&moment.Choice{Do: []game.Action{line[0].Action}}) {
		return true
	}
	switch a := line[0].Action; a.Kind {
	case legends.ActPlay, legends.ActMove:
		return f.leavesTonight(a) || f.evening().Aimless(a)
	case legends.ActUse:
		x := &f.Rules.Deck.Texts[a.A]
		return f.offers(x) == moment.Never || f.powerWorth(x) <= -forgoes || !f.useful(x)
	case legends.ActComplete:
		return f.takenToo(legends.Card(a.A)) || f.postpones(a)
	case legends.ActGoOn:
		return f.Asks(model.AskComplete) || f.Asks(model.AskText) && slices.ContainsFunc(f.All, f.gives)
	case legends.ActDecline:
		return true
	case legends.ActTarget:
		return !f.lands(legends.Card(a.A), line)
	}
	return false
}

// lands reports whether anybody sees what for a text touches a character.
func (f *Words) lands(c legends.Card, line []game.Move) bool {
	_, e := f.text()
	at := f.View.Chars[c].At
	if _, goes := bound(line); goes || e == nil || at >= legends.Bid || e.Op == legends.Gain || f.removes() && f.View.Chars[c].Seat == f.Asked {
		return true
	}
	return f.blow(e, f.here(), c).said != ""
}

// takenToo reports whether an event is the best of its place where others may be completed at another place too: it is
// no alternative to these, one at each place may be completed. // L51
func (f *Words) takenToo(event legends.Card) bool {
	at := f.EventAt(event).At
	return f.dearer(event) == legends.NoCard && slices.ContainsFunc(f.All, func(c moment.Choice) bool {
		a := c.Do[0]
		return a.Kind == legends.ActComplete && f.EventAt(legends.Card(a.A)).At != at
	})
}

// wastes reports whether a choice leaves undone what costs nothing: to decline where one of the others may be touched
// on whom something hangs, to touch one on whom nothing does, or to end the turn with an action left.
func (f *Words) wastes(c *moment.Choice) bool {
	switch a := c.Do[0]; a.Kind {
	case legends.ActDecline:
		return slices.ContainsFunc(f.All, f.hurts)
	case legends.ActTarget:
		return f.hurtless(a) && slices.ContainsFunc(f.All, f.hurts)
	case legends.ActEnd:
		return f.Table().Left() > 0 && slices.ContainsFunc(f.All, func(c moment.Choice) bool {
			cards, to, _ := brought(c.Do[0])
			return c.Do[0].Kind == legends.ActDraw || c.Do[0].Kind == legends.ActPlay && f.HandIsFull() && f.signs(cards, to) > 0
		})
	}
	return false
}

// hurts reports whether a choice touches one of the others, and anybody sees what for; who comes back to a hand may be
// played for what that brings. hurtless: it touches one, and nobody does.
func (f *Words) hurts(c moment.Choice) bool {
	a := c.Do[0]
	_, e := f.text()
	if e == nil || !f.theirOwn(a) || f.harms(e, legends.Card(a.A)) <= 0 {
		return false
	}
	return e.Op != legends.Home || !slices.ContainsFunc(f.Rules.Deck.TextsOf(legends.Card(a.A)), func(x legends.Text) bool { return x.When == legends.Played })
}

func (f *Words) hurtless(a game.Action) bool {
	_, e := f.text()
	return e != nil && e.Op != legends.Gain && f.theirOwn(a) && f.blow(e, f.here(), legends.Card(a.A)).said == ""
}

// theirOwn reports whether an action chooses one of the others' characters in play.
func (f *Words) theirOwn(a game.Action) bool {
	c := legends.Card(a.A)
	return a.Kind == legends.ActTarget && c.IsCharacter() && f.View.Chars[c].At < legends.Bid && f.View.Chars[c].Seat != f.Asked
}
