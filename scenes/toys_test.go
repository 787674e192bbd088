package scenes_test

import (
	"os"
	"path/filepath"
	"time"

	"merlin/game"
	"merlin/i18n"
	"merlin/internal/nim/screen"
	"merlin/scenes"
	"merlin/scenes/merlin"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// toysDir has the texts of the titles that are for tests only.
const toysDir = "testdata/toy"

// title makes a title over a store.
type title func(store.Store, func() table.Shell) scenes.Title

// toy is Nim, without pictures of its own.
func toy(s store.Store, shell func() table.Shell) scenes.Title {
	clock := func() time.Time { return time.Unix(1_780_050_000, 0) }
	games := &screen.Games{Title: screen.Title, Store: s, Shell: shell, Clock: clock}
	return games.Offered()
}

// crowd is a title for one to eight, with teams, presets and house rules, of which only
// the set-up is there.
func crowd(store.Store, func() table.Shell) scenes.Title {
	return scenes.Title{
		Description: game.Description{
			Name: "crowd", MinSeats: 1, MaxSeats: 8,
			Colours: []string{"blue", "yellow", "red", "green", "black", "white", "purple", "silver"},
			Teams:   []uint8{1, 2, 1, 2, 1, 2, 1, 2},
			Options: []game.OptionChoice{
				{Name: "traitor", Values: []string{"perhaps", "certainly", "none"}}, {Name: "squires", Values: []string{"no", "yes"}},
			},
			Presets: []game.Preset{
				{Name: "plain"}, {Name: "dark", Options: []game.Option{{Name: "traitor", Value: "certainly"}, {Name: "squires", Value: "yes"}}},
			},
		},
		Start: func(*ui.Context, scenes.NewGame) ui.Scene { return nil },
	}
}

// rainbow is the crowd in colours of which there are crests, so that it may be drawn.
func rainbow(s store.Store, shell func() table.Shell) scenes.Title {
	t := crowd(s, shell)
	copy(t.Colours[4:], t.Colours)
	return t
}

// offered is Merlin as main has it.
func offered(s store.Store, shell func() table.Shell) (scenes.Title, error) {
	games, err := merlin.NewGames(shell, s, "")
	if err != nil {
		return scenes.Title{}, err
	}
	return games.Offered(), nil
}

// openWith wires the program up over a store with Merlin and more titles, of which the
// texts of the toys tell.
func openWith(s store.Store, lang string, more ...title) (*scenes.Game, error) {
	var g *scenes.Game
	shell := func() table.Shell { return g }
	first, err := offered(s, shell)
	if err != nil {
		return nil, err
	}
	titles := []scenes.Title{first}
	for _, t := range more {
		titles = append(titles, t(s, shell))
	}
	g, err = scenes.New(scenes.Config{Version: "0.1", Computers: true, Language: lang, Store: s, Titles: titles})
	if err != nil || len(more) == 0 {
		return g, err
	}
	return g, teach(g, false)
}

// teach gives the program the texts of the toys.
func teach(g *scenes.Game, fingers bool) error {
	texts := map[string][]byte{}
	for _, l := range i18n.Languages() {
		text, err := os.ReadFile(filepath.Join(toysDir, l+".json"))
		if err != nil {
			return err
		}
		texts[l] = text
	}
	g.Teach(fingers, func(lang string) []byte { return texts[lang] })
	return nil
}
