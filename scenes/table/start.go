package table

import (
	"math/rand/v2"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/ui"
)

// Start returns what [scenes.Config] wants as Start: it makes the scene of a new
// game. house is asked for when the first scene is made.
func Start(house func() House) func(*ui.Context, scenes.NewGame) ui.Scene {
	title := merlin.Title{Box: merlin.StandardBox()}
	return func(c *ui.Context, n scenes.NewGame) ui.Scene {
		m, err := game.NewMatch(title, title.Setup(players(n), nil, seedOf(n.Seed)))
		if err != nil {
			panic(err) // the setup gives two to four seats, each a colour of its own
		}
		return New(c, house(), m)
	}
}

func players(n scenes.NewGame) []game.Player {
	var list []game.Player
	for _, s := range n.Seats {
		p := game.Player{Name: s.Name, Colour: uint8(s.Colour)}
		if !s.Human {
			p.Level = uint8(bot.Adept)
		}
		list = append(list, p)
	}
	return list
}

// seedOf turns what was typed into a seed; nothing typed is one by chance.
func seedOf(text string) uint64 {
	if text == "" {
		return rand.Uint64()
	}
	return game.SeedOf(text)
}
