package main

import (
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/bot"
)

// player chooses an option of the open decision.
type player func(g game.Game, d *game.Decision, chance *game.Stream) game.Action

// playersNamed returns the players of the seats, of whom names are given with commas
// between them; the last one sits on all further seats.
func playersNamed(names string, seats int) (players []player, err error) {
	list := strings.Split(names, ",")
	for s := range seats {
		p, err := playerNamed(list[min(s, len(list)-1)])
		if err != nil {
			return nil, err
		}
		players = append(players, p)
	}
	return players, nil
}

func playerNamed(name string) (player, error) {
	switch name {
	case "random":
		return random, nil
	case "policy":
		return policy, nil
	}
	for l := bot.Novice; l <= bot.Levels; l++ {
		if l.String() == name {
			return func(g game.Game, _ *game.Decision, chance *game.Stream) game.Action {
				return bot.Choose(g, l, game.NewStream(chance.Uint64(), 1))
			}, nil
		}
	}
	return nil, fmt.Errorf("there is no player %q", name)
}

func random(_ game.Game, d *game.Decision, chance *game.Stream) game.Action {
	return d.Options[chance.N(len(d.Options))]
}

// policy plays by a title's advice and ponders nothing: by its shortlist, or else by its
// rollout policy, or else by chance.
func policy(g game.Game, d *game.Decision, chance *game.Stream) game.Action {
	of, ok := g.(game.Adviser)
	if !ok {
		return random(g, d, chance)
	}
	advice, seen := of.Advice(), g.Imagine(d.Seat, chance)
	own := seen.Decision()
	switch {
	case advice.Shortlist != nil:
		return advice.Shortlist(seen, &own, false, chance.Uint64(), nil)[0]
	case advice.Rollout != nil:
		return advice.Rollout(seen, &own, chance.Uint64())
	}
	return random(g, d, chance)
}
