package main

import (
	"fmt"
	"strings"
	"time"

	"merlin/game"
	"merlin/internal/tools/titles"
)

// arena is a table of players who play against each other.
type arena struct {
	options
	*titles.Title
	title   game.Title
	names   []string // of the players, as they sit at first
	players []choose
	entries []*entry // of each player; he may have several seats
	of      []*entry // by player
}

// entry is what came of a player's games.
type entry struct {
	name   string
	seats  int         // that he has
	shares [][]float64 // of wins, by seed
	points float64
	ahead  float64 // of the best other
	games  int
	times  times
	counts map[string]float64
	words  []string
}

// play plays all games.
func (a *arena) play() error {
	a.names = strings.Split(a.options.players, ",")
	seats := make([]game.Player, len(a.names))
	for s := range seats {
		seats[s] = game.Player{Name: a.names[s], Colour: uint8(s), Level: 1}
	}
	setup, err := titles.Setup(a.title, seats, a.modules, a.options.options, 0)
	if err != nil {
		return err
	}
	g, err := a.title.New(setup)
	if err != nil {
		return err
	}
	if a.players, err = playersNamed(a.options.players, g); err != nil {
		return err
	}
	a.enter()
	for n := 0; n*len(a.names) < a.games; n++ {
		seed := game.SeedOf(fmt.Sprintf("%s/%d", a.seed, n))
		for turned := range a.names {
			a.Again(g, len(a.names), seed)
			a.playOne(g, seed, turned)
			a.add(g, n, turned)
		}
	}
	return nil
}

// enter makes an entry for each name.
func (a *arena) enter() {
	for _, name := range a.names {
		var e *entry
		for _, known := range a.entries {
			if known.name == name {
				e = known
			}
		}
		if e == nil {
			e = &entry{name: name, counts: map[string]float64{}}
			a.entries = append(a.entries, e)
		}
		e.seats++
		a.of = append(a.of, e)
	}
}

// playOne plays a game in which everybody sits so many seats further than he is named.
func (a *arena) playOne(g game.Game, seed uint64, turned int) {
	chance := game.NewStream(seed, 1<<32)
	for !g.Over() {
		d := g.Decision()
		player := a.playerAt(d.Seat, turned)
		own, n := game.NewStream(chance.Uint64(), 1), len(d.Options)
		var took time.Duration
		action := d.Options[0]
		if n > 1 {
			start := cpu()
			action = a.players[player](g, own)
			took = cpu() - start
		}
		if a.Before != nil && a.counts {
			a.Before(g, action, a.counter(turned))
		}
		if err := g.Apply(action); err != nil {
			panic(err) // an option that is not legal is an error of the engine
		}
		a.of[player].times.add(took, n)
		if a.Count != nil && a.counts {
			a.Count(g, a.counter(turned))
		}
	}
}

func (a *arena) playerAt(s game.Seat, turned int) int {
	return (int(s) + len(a.names) - turned) % len(a.names)
}

// counter adds up what a seat has done.
func (a *arena) counter(turned int) func(game.Seat, string, int) {
	return func(s game.Seat, what string, n int) {
		e := a.of[a.playerAt(s, turned)]
		if _, known := e.counts[what]; !known {
			e.words = append(e.words, what)
		}
		e.counts[what] += float64(n)
	}
}

// add notes how a game ended.
func (a *arena) add(g game.Game, n, turned int) {
	winners, scores := game.Winners(g.Outcomes()), g.Scores()
	for s := range scores {
		e := a.of[a.playerAt(game.Seat(s), turned)]
		if len(e.shares) <= n {
			e.shares = append(e.shares, nil)
		}
		won, best := 0.0, -1<<30
		for _, w := range winners {
			if w == game.Seat(s) {
				won = 1 / float64(len(winners))
			}
		}
		for other, points := range scores {
			if other != s {
				best = max(best, points)
			}
		}
		e.shares[n] = append(e.shares[n], won)
		e.points += float64(scores[s])
		e.ahead += float64(scores[s] - best)
		e.games++
	}
}
