package main

import (
	"fmt"
	"io"
	"math"

	"merlin/game"
	"merlin/game/legends"
	"merlin/game/legends/sparring"
)

// score is how one player fared among others of another kind.
type score struct {
	games        int
	wins         float64 // a shared victory is a part of one
	lead, spread float64 // before the best of the others, and its squares
}

// duel plays games in which one player sits at each seat in turn, the others are of
// another kind, and prints how often he wins.
func duel(o options, d *legends.Deck, w io.Writer) error {
	one, err := sparring.PlayerNamed(o.players)
	if err != nil {
		return err
	}
	other, err := sparring.PlayerNamed(o.against)
	if err != nil {
		return err
	}
	g, err := o.start(d)
	if err != nil {
		return err
	}
	var t score
	for n := range o.games {
		seed, seat := o.seed+uint64(n), game.Seat(n%o.seats)
		o.restart(g, seed)
		if err := sparring.PlayOut(g, seat, one, other, seed); err != nil {
			return err
		}
		t.add(g, seat)
	}
	low, high := interval(t.wins, t.games)
	n := float64(t.games)
	fmt.Fprintf(w, "%s among %s, %s, %d seats, seeds from %d: wins %.1f %% of %d games (95 %%: %.1f to %.1f; even is %.1f)\n",
		o.players, o.against, o.level, o.seats, o.seed, 100*t.wins/n, t.games, 100*low, 100*high, 100/float64(o.seats))
	mean := t.lead / n
	fmt.Fprintf(w, "its lead is %.1f points in the mean, with a standard deviation of %.1f\n", mean, math.Sqrt(max(0, t.spread/n-mean*mean)))
	return nil
}

func (t *score) add(g *legends.Game, seat game.Seat) {
	t.games++
	winners := game.Winners(g.Outcomes())
	for _, s := range winners {
		if s == seat {
			t.wins += 1 / float64(len(winners))
		}
	}
	lead := float64(g.Advice().Value(g, seat))
	t.lead += lead
	t.spread += lead * lead
}

// interval returns Wilson's 95 % interval of a share.
func interval(wins float64, games int) (low, high float64) {
	const z = 1.96
	n := float64(games)
	p, of := wins/n, 1+z*z/n
	middle, half := (p+z*z/2/n)/of, z*math.Sqrt(p*(1-p)/n+z*z/4/n/n)/of
	return middle - half, middle + half
}
