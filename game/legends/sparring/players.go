// Package sparring has players of Camelot Legends of several kinds, and plays them against
// each other, so that tests and tools can say how good each is. The program that ships
// does not use it.
package sparring

import (
	"fmt"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/legends"
)

// Player chooses an option of the open decision.
type Player func(g *legends.Game, chance *game.Stream) game.Action

// PlayerNamed returns a kind of player: random, greedy, policy (the title's rollout
// policy), novice, adept or master; with "-open" after one of the last three it sees all
// hands and piles and knows what chance will bring.
func PlayerNamed(name string) (Player, error) {
	switch name {
	case "random":
		return Random, nil
	case "greedy":
		return Greedy, nil
	case "policy":
		return Policy, nil
	}
	for l := bot.Novice; l <= bot.Levels; l++ {
		switch name {
		case l.String():
			return Search(l), nil
		case l.String() + "-open":
			return searchOpen(l), nil
		}
	}
	return nil, fmt.Errorf("there are no players %q", name)
}

// Random takes any option, each with equal chance.
func Random(g *legends.Game, chance *game.Stream) game.Action {
	options := g.Decision().Options
	return options[chance.N(len(options))]
}

// Policy plays by the title's rollout policy.
func Policy(g *legends.Game, chance *game.Stream) game.Action {
	d := g.Decision()
	return rollout(g, &d, chance.Uint64())
}

var rollout = new(legends.Game).Advice().Rollout

// Search is a computer player of a level.
func Search(l bot.Level) Player {
	return func(g *legends.Game, chance *game.Stream) game.Action {
		return bot.Choose(g, l, game.NewStream(chance.Uint64(), 1))
	}
}

// searchOpen is a computer player who imagines nothing: he sees the game as it is.
func searchOpen(l bot.Level) Player {
	return func(g *legends.Game, chance *game.Stream) game.Action {
		return bot.Choose(open{g}, l, game.NewStream(chance.Uint64(), 1))
	}
}

type open struct{ *legends.Game }

func (g open) Clone() game.Game                                         { return open{g.Game.Clone().(*legends.Game)} }
func (g open) Imagine(game.Seat, *game.Stream) game.Game                { return g.Game.Clone() }
func (g open) ImagineInto(game.Game, game.Seat, *game.Stream) game.Game { return g.Game.Clone() }

// PlayOut plays a game to its end: one player at a seat, the other kind at all others.
func PlayOut(g *legends.Game, seat game.Seat, one, other Player, seed uint64) error {
	mine, theirs := game.NewStream(seed, 4), game.NewStream(seed, 5)
	for !g.Over() {
		var a game.Action
		if g.Decision().Seat == seat {
			a = one(g, &mine)
		} else {
			a = other(g, &theirs)
		}
		if err := g.Apply(a); err != nil {
			return err
		}
	}
	return nil
}
