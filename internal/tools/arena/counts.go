package main

import (
	"time"

	"merlin/game"
)

// counts are what the seats do in a game, and how long they think.
type counts struct {
	arena  *arena
	turned int
	seats  []map[string]float64
	seat   game.Seat // whose turn it is, as far as is seen
	turn   time.Duration
}

func newCounts(a *arena, turned int) *counts {
	c := &counts{arena: a, turned: turned, seat: game.NoSeat}
	for range a.names {
		c.seats = append(c.seats, map[string]float64{})
	}
	return c
}

// add counts what a seat has done.
func (c *counts) add(s game.Seat, what string, n int) { c.seats[s][what] += float64(n) }

// thought notes how long a seat thought about a decision with so many options, and whether
// another turn begins with it.
func (c *counts) thought(s game.Seat, took time.Duration, options int, turned bool) {
	r := c.arena.resultAt(s, c.turned)
	if options > 1 {
		r.Times = append(r.Times, int64(took))
	}
	if s != c.seat {
		c.turnOver()
		c.seat = s
	}
	c.turn += took
	if turned {
		c.turnOver()
	}
}

// turnOver notes a turn, if there was thought in it.
func (c *counts) turnOver() {
	if c.turn > 0 {
		r := c.arena.resultAt(c.seat, c.turned)
		r.Turns = append(r.Turns, int64(c.turn))
	}
	c.turn = 0
}

// done adds the game to the results of the players.
func (c *counts) done() {
	c.turnOver()
	for s, counted := range c.seats {
		r := c.arena.resultAt(game.Seat(s), c.turned)
		for what, n := range counted {
			r.Counts[what] += n
			if n > 0 {
				r.Games[what]++
			}
		}
	}
}
