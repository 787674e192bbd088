package merlin

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// What tells choices of the base game from others at the same thing.

func (f *frame) describeMove(c *moment.Choice, a game.Action) {
	c.Icon = [2]string{"arrow-cw", "arrow-ccw"}[a.A]
	c.Label = f.T("action.move." + [2]string{"clockwise", "back"}[a.A])
}

// describeValue shows the number that the die in hand is set to.
func (f *frame) describeValue(c *moment.Choice, a game.Action) {
	c.Icon = f.rows.dieSprite(f.View.Turn.Die, a.A, f.Seats[f.Asked].Colour)
	c.Short = fmt.Sprint(a.A)
}

// describeDie shows what becomes of one's die A: B.
func (f *frame) describeDie(c *moment.Choice, a game.Action) {
	c.Icon = f.rows.dieSprite(a.A, a.B, f.Seats[f.Asked].Colour)
	c.Short = fmt.Sprintf("%d → %d", f.View.Players[f.Asked].Dice[a.A].Value, a.B)
}

func (f *frame) describeEnd(c *moment.Choice, _ game.Action) {
	if f.View.Turn.ToDraw > 0 {
		c.Label = f.T("action.end.draw", "count", int(f.View.Turn.ToDraw))
	}
}

func (f *frame) describePlace(c *moment.Choice, a game.Action) {
	if f.comesFrom(c) {
		to := merlin.Province(a.B)
		c.Icon, c.Short = provinceSprite(to), f.provinceSpace(to)
	} else if f.rows.province.Many { // several may come to one place
		c.Short = f.T("servant." + merlin.Servant(a.A).String())
	}
}

// whereHeStands is where a servant that may be placed is now: at home or in a province.
func (f *frame) whereHeStands(c *moment.Choice) (t game.Target, ok bool) {
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

// comesFrom reports whether a servant is chosen where he stands, not where he comes to.
func (f *frame) comesFrom(c *moment.Choice) bool {
	return c.At.Kind == merlin.TargetCastle || c.At.B != c.Last().B
}

func (f *frame) describeTake(c *moment.Choice, a game.Action) {
	c.Icon = itemSprite(merlin.Item(a.A), merlin.Province(a.B))
}

func (f *frame) describeBuild(c *moment.Choice, a game.Action) {
	c.Icon = itemSprite(merlin.Material, merlin.Province(a.B))
	c.Short = f.T("item.material." + merlin.Province(a.B).String())
}

func (f *frame) describeRepel(c *moment.Choice, a game.Action) {
	colour := merlin.Province(a.A)
	c.Icon = traitorSprite(colour)
	c.Short = f.T("traitor.count."+colour.String(), "count", int(f.View.Players[f.Home].Traitors[colour]))
}

// gainNothing is what an action gives that comes to nothing, gainHere what the action
// of a space gives.
func (f *frame) gainNothing(c *moment.Choice) (gain string, special bool) {
	return f.T("ui.brings-nothing"), c.Void != ""
}

func (f *frame) gainHere(c *moment.Choice) (gain string, special bool) {
	if c.Void != "" || f.rules.Space(c.At.A).Kind != merlin.PointsSpace {
		return f.gainNothing(c)
	}
	return f.T("ui.points", "count", f.pointsAt(c.At.A)), true
}

// gainSaid is a button's text that names what is got itself.
func gainSaid(*frame, *moment.Choice) (gain string, special bool) { return "", true }
