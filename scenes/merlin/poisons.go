package merlin

import (
	"slices"
	"strconv"

	"merlin/game"
	"merlin/scenes/ui"
)

// A poisoned apple of one's own is clicked first: then one chooses whose die it is used
// on, and for which of one's own. // W3

// victims puts the choices at one's poisoned apples together by the other player's die.
func (f *frame) victims(list []choice) []choice {
	var dice []choice
	for _, c := range list {
		a := c.do[0]
		i := slices.IndexFunc(dice, func(one choice) bool { return one.do[0].B == a.B && one.do[0].C == a.C })
		if i < 0 {
			i = len(dice)
			dice = append(dice, f.victim(c, a))
		}
		dice[i].then = append(dice[i].then, c)
	}
	return dice
}

// victim is the choice of another player's die.
func (f *frame) victim(c choice, a game.Action) choice {
	s := game.Seat(a.B)
	value := f.view.Players[s].Dice[a.C].Value
	c.short = f.pair(f.who(s), strconv.Itoa(int(value)))
	c.label = f.pair(c.title, f.dieName(s, a.C))
	c.drawn = ownedDie{dieSprite(a.C, value, f.seats[s].colour), "crest-" + f.seats[s].colour}
	c.leads, c.ways = nil, nil
	return c
}

// ownedDie is a die with the crest of its owner.
type ownedDie struct{ die, crest string }

func (d ownedDie) draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	p.SpriteAt(d.crest, x-30, y, 38)
	p.SpriteAt(d.die, x+18, y, 50)
}

// poisons tells whether choices are those at one's poisoned apples.
func poisons(list []choice) bool { return key(list[0].at) == game.Target{Kind: targetPoisons} }
