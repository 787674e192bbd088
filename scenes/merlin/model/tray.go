package model

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// DiceSeat is whose dice lie in the tray.
func (f *Model) DiceSeat() game.Seat {
	if s := f.View.Turn.Seat; s != game.NoSeat {
		return s
	}
	return f.Home
}

// Uses are the choices that answer a yes-or-no question about a thing on the table:
// it can be clicked, and so can its button beside the one that leaves it be.
func (f *Model) Uses() []moment.Choice {
	switch {
	case f.Rows.Asks[f.Kind].Acts:
		return f.acts()
	case f.Kind == merlin.AskRepel:
		return f.saves()
	}
	yes := f.Rows.Asks[f.Kind].Yes
	for _, list := range f.Choices {
		for _, c := range list {
			if yes != 0 && c.Last().Kind == yes {
				c.Word = "use-" + c.Word
				return []moment.Choice{c}
			}
		}
	}
	return nil
}

// acts is the action of the space, unless what it asks next is open already.
func (f *Model) acts() []moment.Choice {
	for _, list := range f.Choices {
		for _, c := range list {
			if c.Last().Kind == merlin.ActAct && f.Next.Kind == 0 {
				return []moment.Choice{c}
			}
		}
	}
	return nil
}

// saves is the flag that drives off the most traitors for whom there is no shield, none where
// shields are enough.
func (f *Model) saves() (best []moment.Choice) {
	most := 0
	for p, open := range f.Unguarded(f.Asked) {
		list := f.At(game.Target{Kind: merlin.TargetTraitor, Seat: f.Asked, A: uint8(p)})
		if open > most && len(list) > 0 {
			c := list[0]
			c.Word, most = "use-"+c.Word, open
			c.Quiet = false
			best = []moment.Choice{c}
		}
	}
	return best
}
