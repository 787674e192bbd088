package merlin

import (
	"fmt"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
)

// hornCost says what is paid for the horn.
func (f *frame) hornCost(materials, coins uint8) (text string, art table.Drawing) {
	var list []string
	var row rowArt
	if coins > 0 {
		list = append(list, f.T("coins.count", "count", int(coins)))
		row = append(row, counted{"coin", coins})
	}
	if materials > 0 {
		list = append(list, f.T("item.count.material", "count", int(materials)))
		row = append(row, counted{anySprite(merlin.Material), materials})
	}
	return joinWords(f.Ctx.Locale(), list), row
}

// morganaGoes is where Morgana comes by so many provinces clockwise (0) or back (1).
func (f *frame) morganaGoes(n, back uint8) merlin.Province {
	p, step := f.View.Mods.Morgana.At, merlin.Province.Next
	if back == 1 {
		step = merlin.Province.Prev
	}
	for range n {
		p = step(p)
	}
	return p
}

// describePoisoned shows which dice change their values.
func (f *frame) describePoisoned(c *table.Choice, a game.Action) {
	other := f.View.Players[a.B].Dice[a.C].Value
	own := f.View.Mods.Morgana.Dice[f.View.Mods.Morgana.Taken%uint8(len(f.View.Mods.Morgana.Dice))]
	if a.A != merlin.MorganaDie {
		own = f.View.Players[f.Asked].Dice[a.A].Value
	}
	mine := f.Seats[f.Asked].Colour
	c.Short = fmt.Sprintf("%d → %d", own, other)
	c.Icon = f.rows.dieSprite(a.A, other, mine)
	c.Drawn = swapArt{f.rows.dieSprite(a.A, own, mine), f.rows.dieSprite(a.C, other, f.Seats[a.B].Colour)}
}

// describeSwap names the figures that change places.
func (f *frame) describeSwap(c *table.Choice, a game.Action) {
	if a.A == merlin.Nobody {
		c.Short = f.T("morgana.swap.merlin")
		c.Drawn = swapArt{f.figureSprite(merlin.MerlinFigure, f.Asked), f.figureSprite(merlin.ArthurFigure, f.Asked)}
		return
	}
	seat := game.Seat(a.A)
	c.Short = f.T("morgana.swap.knight", "name", f.who(seat))
	c.Drawn = swapArt{f.figureSprite(merlin.KnightFigure, f.Asked), f.figureSprite(merlin.KnightFigure, seat)}
}

// bought is how many things for witch's gold have been taken already. // W7h
func (f *frame) bought() (n int) {
	for i := range slices.Backward(f.Shown) {
		for _, e := range slices.Backward(f.Shown[i].Events) {
			switch e.Kind {
			case merlin.EventGained, merlin.EventCoin, merlin.EventApple, merlin.EventMistletoe:
				n++
			case merlin.EventCoinPaid, merlin.EventTurn:
				return n
			}
		}
	}
	return n
}
