package model

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// FlagOf is the power of the flag that a choice costs; "" for none.
func (f *Model) FlagOf(c *moment.Choice) string { return f.Rows.Action(c).Flag }

// AlsoAt returns choices once more where else they are made: what is done for a flag at
// the flag, and what the row of the action says.
func (f *Model) AlsoAt(list []moment.Choice) (more []moment.Choice) {
	for _, c := range list {
		row := f.Rows.Action(&c)
		if row.Also != nil {
			also := c
			if at, ok := row.Also(f, &also); ok {
				also.At = at
				more = append(more, also)
			}
		}
		if row.Flag != "" && c.At.Kind != merlin.TargetGoods {
			c.At = game.Target{Kind: merlin.TargetGoods, Seat: c.At.Seat, A: uint8(merlin.Flag), B: uint8(FlagColour(f.Rules, row.Flag))}
			more = append(more, c)
		}
	}
	return more
}

// PaidWith has what is paid with something of one's own chosen at that, too.
func PaidWith(kind uint8) func(*Model, *moment.Choice) (game.Target, bool) {
	return func(_ *Model, c *moment.Choice) (game.Target, bool) {
		return game.Target{Kind: kind, Seat: c.At.Seat}, true
	}
}

// FiguresYield leaves to the flag alone what it does with a figure that stands where the
// die leads: a click there is for the die.
func (f *Model) FiguresYield(list []moment.Choice) []moment.Choice {
	on := f.Position()
	led := func(at game.Target) bool {
		space := on.StandsOn(f.Asked, merlin.Figure(at.A))
		return slices.ContainsFunc(list, func(c moment.Choice) bool {
			return c.Do[0].Kind == merlin.ActMove && c.At.Kind == merlin.TargetSpace && c.At.A == space
		})
	}
	return slices.DeleteFunc(list, func(c moment.Choice) bool {
		return f.FlagOf(&c) != "" && c.At.Kind == merlin.TargetFigure && led(c.At)
	})
}

// FlagColour is the colour of the flags with a power.
func FlagColour(r *merlin.Rules, power string) merlin.Province {
	for p := range merlin.Province(merlin.Provinces) {
		if r.FlagName(p) == power {
			return p
		}
	}
	return 0
}
