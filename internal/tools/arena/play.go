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
	log     *log
	now     *round
}

// round is what came of the games of one seed, by entry.
type round struct {
	Table string // who plays what
	Seed  int
	Of    []result
}

// result is what came of a player's games of one seed.
type result struct {
	Shares []float64 // of wins
	Points int
	Ahead  int                // of the best other
	Times  []int64            // of decisions with more than one option, in ns
	Turns  []int64            // of turns
	Counts map[string]float64 // what was done how often
	Games  map[string]int     // and in how many games
}

// entry is what came of all games of a player.
type entry struct {
	name   string
	seats  int         // that he has
	shares [][]float64 // of wins, by seed
	points float64
	ahead  float64
	games  int
	times  times
	turns  times
	counts map[string]float64
	in     map[string]int
}

// play plays all games that are not in the log.
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
	if a.log, err = openLog(a.options.log, a.table(g)); err != nil {
		return err
	}
	defer a.log.close()
	for n := a.first; (n-a.first)*len(a.names) < a.games; n++ {
		r := a.log.of(n)
		if r == nil {
			r = a.playSeed(g, n)
			if err := a.log.add(r); err != nil {
				return err
			}
		}
		a.add(r)
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
			e = &entry{name: name, counts: map[string]float64{}, in: map[string]int{}}
			a.entries = append(a.entries, e)
		}
		e.seats++
		a.of = append(a.of, e)
	}
}

// playSeed plays the games of a seed, from every seat.
func (a *arena) playSeed(g game.Game, n int) *round {
	a.now = &round{Table: a.log.table, Seed: n, Of: make([]result, len(a.entries))}
	for i := range a.now.Of {
		a.now.Of[i].Counts, a.now.Of[i].Games = map[string]float64{}, map[string]int{}
	}
	seed := game.SeedOf(fmt.Sprintf("%s/%d", a.seed, n))
	for turned := range a.names {
		a.Again(g, len(a.names), seed)
		a.playOne(g, seed, turned)
		a.note(g, turned)
	}
	return a.now
}

// playOne plays a game in which everybody sits so many seats further than he is named.
func (a *arena) playOne(g game.Game, seed uint64, turned int) {
	chance := game.NewStream(seed, 1<<32)
	c := newCounts(a, turned)
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
		if a.Before != nil && (a.counts || a.patterns) {
			a.Before(g, action, c.add)
		}
		if err := g.Apply(action); err != nil {
			panic(err) // an option that is not legal is an error of the engine
		}
		c.thought(d.Seat, took, n, a.Turned != nil && a.Turned(g))
		if a.Count != nil && (a.counts || a.patterns) {
			a.Count(g, c.add)
		}
	}
	c.done()
}

func (a *arena) playerAt(s game.Seat, turned int) int {
	return (int(s) + len(a.names) - turned) % len(a.names)
}

// resultAt is where the game of a seat is noted.
func (a *arena) resultAt(s game.Seat, turned int) *result {
	of := a.of[a.playerAt(s, turned)]
	for i, e := range a.entries {
		if e == of {
			return &a.now.Of[i]
		}
	}
	panic("a seat without an entry")
}

// note notes how a game ended.
func (a *arena) note(g game.Game, turned int) {
	winners, scores := game.Winners(g.Outcomes()), g.Scores()
	for s := range scores {
		r := a.resultAt(game.Seat(s), turned)
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
		r.Shares = append(r.Shares, won)
		r.Points += scores[s]
		r.Ahead += scores[s] - best
	}
}

// add adds the games of a seed up.
func (a *arena) add(r *round) {
	for i := range r.Of {
		of, e := &r.Of[i], a.entries[i]
		e.shares = append(e.shares, of.Shares)
		e.points += float64(of.Points)
		e.ahead += float64(of.Ahead)
		e.games += len(of.Shares)
		e.times.all = append(e.times.all, of.Times...)
		e.turns.all = append(e.turns.all, of.Turns...)
		for what, n := range of.Counts {
			e.counts[what] += n
		}
		for what, n := range of.Games {
			e.in[what] += n
		}
	}
}
