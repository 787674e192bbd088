package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"

	"merlin/game"
	"merlin/game/bot"
)

// choose is how a player chooses; chance is his own for the decision.
type choose func(g game.Game, chance game.Stream) game.Action

// playersNamed returns the players of names with commas between them.
func playersNamed(names string, g game.Game) (players []choose, err error) {
	for name := range strings.SplitSeq(names, ",") {
		c, err := playerNamed(name, g)
		if err != nil {
			return nil, err
		}
		players = append(players, c)
	}
	return players, nil
}

func playerNamed(name string, g game.Game) (choose, error) {
	if name == "random" {
		return func(g game.Game, chance game.Stream) game.Action {
			options := g.Decision().Options
			return options[chance.N(len(options))]
		}, nil
	}
	level, face, _ := strings.Cut(name, "@")
	if l, ok := bot.Named(level); ok {
		if face != "" && bot.FaceNamed(face) < 0 {
			return nil, fmt.Errorf("nobody is called %q", face)
		}
		return func(g game.Game, chance game.Stream) game.Action {
			return decided(bot.ThinkLiking(g, l, bot.TastesOf(face), chance))
		}, nil
	}
	p, err := playerOf(name, g)
	if err != nil {
		return nil, err
	}
	return func(g game.Game, chance game.Stream) game.Action { return decided(bot.ThinkAs(g, p, chance)) }, nil
}

// decided lets a thinker think to the end.
func decided(t *bot.Thinker) game.Action {
	for !t.Step(1000) {
	}
	return t.Choice()
}

// playerOf reads a player of his own: names and values.
func playerOf(text string, g game.Game) (p bot.Player, err error) {
	advised, ok := g.(game.Adviser)
	if !ok || advised.Advice().Policy == nil {
		return p, fmt.Errorf("this title has no policy: there is no player %q", text)
	}
	p = bot.Player{Width: 16, Heat: 60}
	numbers := map[string]*int{"playouts": &p.Playouts, "width": &p.Width, "heat": &p.Heat, "noise": &p.Noise, "doubt": &p.Doubt, "steps": &p.Steps, "further": &p.Further}
	for part := range strings.SplitSeq(text, ":") {
		name, value, _ := strings.Cut(part, "=")
		switch into := numbers[name]; {
		case into != nil:
			if *into, err = strconv.Atoi(value); err != nil {
				return p, err
			}
		case name == "weights":
			if p.Weights, err = weightsOf(value, g, advised.Advice()); err != nil {
				return p, err
			}
		case name == "taste":
			if p.Tastes, err = tastesOf(value); err != nil {
				return p, err
			}
		default:
			return p, fmt.Errorf("there is no player %q", text)
		}
	}
	return p, nil
}

// tastesOf reads tastes: quests/50+domain/-20.
func tastesOf(text string) (list []bot.Taste, err error) {
	for one := range strings.SplitSeq(text, "+") {
		of, percent, _ := strings.Cut(one, "/")
		n, err := strconv.Atoi(percent)
		if err != nil {
			return nil, err
		}
		list = append(list, bot.Taste{Of: of, Percent: n})
	}
	return list, nil
}

// sectioned is a game that says which section of a file of weights is for it.
type sectioned interface{ Section() string }

func weightsOf(file string, g game.Game, a game.Advice) (*game.Weights, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	all, err := game.ReadWeights(string(text), a.Policy.Names(), a.Ahead.Names(), a.Ahead.Phases())
	if err != nil {
		return nil, err
	}
	of, ok := g.(sectioned)
	if ok {
		if w := all.Named(of.Section()); w != nil {
			return w, nil
		}
	}
	return nil, fmt.Errorf("%s has no weights for this game", file)
}
