package merlin

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
)

// describeMorgana says what tells a choice of Morgana's from others at the same thing.
func (f *frame) describeMorgana(c *choice, a game.Action) {
	switch a.Kind {
	case merlin.ActHorn:
		c.short, c.drawn = f.hornCost(a.A-a.B, a.B)
	case merlin.ActSummon:
		p := merlin.Province(a.B)
		c.icon, c.short, c.more = provinceSprite(p), f.provinceShort(p), f.closes(p)
	case merlin.ActCauldron:
		p := f.morganaGoes(a.B, a.C)
		c.icon, c.more = provinceSprite(p), f.closes(p)
		c.short = f.T([...]string{"morgana.forward", "morgana.back"}[a.C], "province", f.provinceShort(p), "count", int(a.B))
	case merlin.ActPoisoned:
		f.describePoisoned(c, a)
	case merlin.ActBewitch:
		c.icon = dieSprite(a.B, a.C, f.seats[a.A].colour)
		c.short = fmt.Sprintf("%d → %d", f.view.Players[a.A].Dice[a.B].Value, a.C)
	case merlin.ActSwap:
		f.describeSwap(c, a)
	}
}

// morganaThing names a thing of Morgana's.
func (f *frame) morganaThing(t game.Target) string {
	m := &f.view.Mods.Morgana
	switch t.Kind {
	case merlin.TargetMorganaDie:
		return f.T("die.morgana", "value", int(m.Dice[t.A]))
	case merlin.TargetPoison, targetPoisons:
		return f.T("term.poisons")
	case merlin.TargetHorn:
		return f.T("term.horn")
	case merlin.TargetCauldron:
		brew := f.T("brew." + m.Brew(f.rules.Box, t.A).String())
		return f.pair(f.T("morgana.cauldron", "number", int(t.A)+1), brew)
	}
	return regionName(t)
}

// hornCost says what is paid for the horn.
func (f *frame) hornCost(materials, coins uint8) (text string, art drawing) {
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
	return joinWords(f.ctx.Locale(), list), row
}

// morganaGoes is where Morgana comes by so many provinces clockwise (0) or back (1).
func (f *frame) morganaGoes(n, back uint8) merlin.Province {
	p, step := f.view.Mods.Morgana.At, merlin.Province.Next
	if back == 1 {
		step = merlin.Province.Prev
	}
	for range n {
		p = step(p)
	}
	return p
}

// describePoisoned shows which dice change their values.
func (f *frame) describePoisoned(c *choice, a game.Action) {
	other := f.view.Players[a.B].Dice[a.C].Value
	own := f.view.Mods.Morgana.Dice[f.view.Mods.Morgana.Taken%uint8(len(f.view.Mods.Morgana.Dice))]
	if a.A != merlin.MorganaDie {
		own = f.view.Players[f.asked].Dice[a.A].Value
	}
	mine := f.seats[f.asked].colour
	c.short = fmt.Sprintf("%d → %d", own, other)
	c.icon = dieSprite(a.A, other, mine)
	c.drawn = swapArt{dieSprite(a.A, own, mine), dieSprite(a.C, other, f.seats[a.B].colour)}
}

// describeSwap names the figures that change places.
func (f *frame) describeSwap(c *choice, a game.Action) {
	if a.A == noSeatArg {
		c.short = f.T("morgana.swap.merlin")
		c.drawn = swapArt{f.figureSprite(merlin.MerlinFigure, f.asked), f.figureSprite(merlin.ArthurFigure, f.asked)}
		return
	}
	seat := game.Seat(a.A)
	c.short = f.T("morgana.swap.knight", "name", f.who(seat))
	c.drawn = swapArt{f.figureSprite(merlin.KnightFigure, f.asked), f.figureSprite(merlin.KnightFigure, seat)}
}

// noSeatArg is no seat in an action's argument.
const noSeatArg = 255
