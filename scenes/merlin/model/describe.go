package model

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// DescribeValue shows the number that the die in hand is set to.
func (f *Model) DescribeValue(c *moment.Choice, a game.Action) {
	c.Icon = f.Rows.DieSprite(f.View.Turn.Die, a.A, f.Seats[f.Asked].Colour)
	c.Short = fmt.Sprint(a.A)
}

// DescribeDie shows what becomes of one's die A: B.
func (f *Model) DescribeDie(c *moment.Choice, a game.Action) {
	c.Icon = f.Rows.DieSprite(a.A, a.B, f.Seats[f.Asked].Colour)
	c.Short = fmt.Sprintf("%d → %d", f.View.Players[f.Asked].Dice[a.A].Value, a.B)
}

// WhereHeStands is where a servant that may be placed is now: at home or in a province.
func (f *Model) WhereHeStands(c *moment.Choice) (t game.Target, ok bool) {
	v := c.At.A
	where := f.View.Players[f.Asked].Servants[v]
	if uint8(where) == c.At.B {
		return t, false // he is chosen there already (K3)
	}
	c.Word = "place-from"
	if where == merlin.Castle {
		return game.Target{Kind: merlin.TargetCastle, Seat: c.At.Seat, A: v}, true
	}
	return game.Target{Kind: merlin.TargetPlace, Seat: c.At.Seat, A: v, B: uint8(where)}, true
}

// ComesFrom reports whether a servant is chosen where he stands, not where he comes to.
func (f *Model) ComesFrom(c *moment.Choice) bool {
	return c.At.Kind == merlin.TargetCastle || c.At.B != c.Last().B
}

func (f *Model) DescribeTake(c *moment.Choice, a game.Action) {
	c.Icon = ItemSprite(merlin.Item(a.A), merlin.Province(a.B))
}
