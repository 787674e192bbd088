package merlin

import (
	"slices"
	"strconv"

	"merlin/game"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// A poisoned apple of one's own is clicked first: then one chooses whose die it is used
// on, and for which of one's own. // W3

// victims puts the choices at one's poisoned apples together by the other player's die.
func (f *frame) victims(list []table.Choice) []table.Choice {
	var dice []table.Choice
	for _, c := range list {
		a := c.Do[0]
		i := slices.IndexFunc(dice, func(one table.Choice) bool { return one.Do[0].B == a.B && one.Do[0].C == a.C })
		if i < 0 {
			i = len(dice)
			dice = append(dice, f.victim(c, a))
		}
		dice[i].Then = append(dice[i].Then, c)
	}
	return dice
}

// victim is the choice of another player's die.
func (f *frame) victim(c table.Choice, a game.Action) table.Choice {
	s := game.Seat(a.B)
	value := f.View.Players[s].Dice[a.C].Value
	c.Short = f.pair(f.who(s), strconv.Itoa(int(value)))
	c.Label = f.pair(c.Title, f.dieName(s, a.C))
	c.Drawn = ownedDie{f.rows.dieSprite(a.C, value, f.Seats[s].Colour), "crest-" + f.Seats[s].Colour}
	c.Leads, c.Own = nil, nil
	return c
}

// ownedDie is a die with the crest of its owner.
type ownedDie struct{ die, crest string }

func (d ownedDie) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	p.SpriteAt(d.crest, x-30, y, 38)
	p.SpriteAt(d.die, x+18, y, 50)
}
