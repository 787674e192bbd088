package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/game/legends/sparring"
)

// tally is what came of the games played.
type tally struct {
	games, turns, actions int
	early                 int // that ended because nothing happened any more
	wins, points          [legends.MaxSeats]float64
	lead                  float64
	held                  [legends.AllCards]held
	completed, drawn      [legends.AllCards]int
}

// held is how those fared who had a card: how many had it in play at any time, and which
// share of the victories was theirs. An even share is one by the number of seats.
type held struct {
	n    int
	wins float64
}

// start returns a game of the kind that is asked for.
func (o options) start(d *legends.Deck) (*legends.Game, error) {
	level := slices.Index([]string{"beginner", "standard", "advanced"}, o.level)
	if level < 0 {
		return nil, fmt.Errorf("there is no level %q", o.level)
	}
	return legends.New(legends.NewRules(d), o.seats, legends.Level(level), o.seed)
}

// restart starts the game of another seed.
func (o options) restart(g *legends.Game, seed uint64) {
	g.Reset(o.seats, g.Level, seed)
	g.Even = o.even
}

// measure plays games and prints how seats and cards fared.
func measure(o options, d *legends.Deck, w io.Writer) error {
	play, err := sparring.PlayerNamed(o.players)
	if err != nil {
		return err
	}
	g, err := o.start(d)
	if err != nil {
		return err
	}
	var t tally
	for n := range uint64(o.games) {
		o.restart(g, o.seed+n)
		if err := t.play(g, play, game.NewStream(o.seed+n, 77)); err != nil {
			return err
		}
	}
	t.write(w, o, d)
	return nil
}

// play plays a game to its end.
func (t *tally) play(g *legends.Game, play sparring.Player, chance game.Stream) error {
	var had [legends.AllCards][legends.MaxSeats]bool
	for !g.Over() {
		if err := g.Apply(play(g, &chance)); err != nil {
			return err
		}
		t.actions++
		note(g, &had)
	}
	t.end(g, &had)
	return nil
}

// note notes who has which card in play, or bears it.
func note(g *legends.Game, had *[legends.AllCards][legends.MaxSeats]bool) {
	for _, e := range g.Events() {
		switch e.Kind {
		case legends.EventStarted, legends.EventPlayed, legends.EventBid, legends.EventGained, legends.EventCompleted, legends.EventBidWon:
			had[e.Args[0]][e.Seat] = true
		}
	}
}

func (t *tally) end(g *legends.Game, had *[legends.AllCards][legends.MaxSeats]bool) {
	t.games++
	t.turns += int(g.Turn.Number)
	if g.Level > legends.Beginner && g.InPlay(legends.Final) && !completedFinal(g) {
		t.early++
	}
	winners := game.Winners(g.Outcomes())
	share := 1 / float64(len(winners))
	for _, s := range winners {
		seat := (s - g.First + game.Seat(g.Seats)) % game.Seat(g.Seats)
		t.wins[seat] += share
		for c := range had {
			if had[c][s] {
				t.held[c].wins += share
			}
		}
	}
	for c := range had {
		for s := range g.Seats {
			if had[c][s] {
				t.held[c].n++
			}
		}
	}
	t.score(g)
}

// completedFinal reports whether somebody has completed the Final Event.
func completedFinal(g *legends.Game) bool {
	for _, e := range g.Event[legends.Events:] {
		if e.At == legends.Displayed {
			return true
		}
	}
	return false
}

// score adds the points, and the lead of the first before the second.
func (t *tally) score(g *legends.Game) {
	points := g.Scores()
	for s, n := range points {
		t.points[(game.Seat(s)-g.First+game.Seat(g.Seats))%game.Seat(g.Seats)] += float64(n)
	}
	slices.Sort(points)
	t.lead += float64(points[len(points)-1] - points[len(points)-2])
	for i, e := range g.Event {
		if e.At != legends.Away && e.At != legends.Boxed {
			t.drawn[legends.Characters+i]++
		}
		if e.At == legends.Displayed {
			t.completed[legends.Characters+i]++
		}
	}
}

func (t *tally) write(w io.Writer, o options, d *legends.Deck) {
	games := float64(t.games)
	fmt.Fprintf(w, "%d games, %s, %d seats, %s players: %.1f rounds, %.0f actions, lead %.1f; %.0f %% without their Final Event\n",
		t.games, o.level, o.seats, o.players, float64(t.turns)/games/float64(o.seats), float64(t.actions)/games, t.lead/games, 100*float64(t.early)/games)
	for s := range o.seats {
		fmt.Fprintf(w, "seat %d from the first player: wins %.1f %%, points %.1f\n", s+1, 100*t.wins[s]/games, t.points[s]/games)
	}
	fmt.Fprintln(w, "win index (1 is an even share), times held, by card:")
	var cards []int
	for c := range t.held {
		if t.held[c].n > 0 {
			cards = append(cards, c)
		}
	}
	index := func(c int) float64 { return t.held[c].wins / float64(t.held[c].n) * float64(o.seats) }
	slices.SortFunc(cards, func(a, b int) int { return cmp.Compare(index(b), index(a)) })
	for _, c := range cards {
		fmt.Fprintf(w, "%-20s %5.2f %6d", d.Faces[c].ID, index(c), t.held[c].n)
		if t.drawn[c] > 0 {
			fmt.Fprintf(w, "  in the end displayed in %.0f %% of the games where it was drawn", 100*float64(t.completed[c])/float64(t.drawn[c]))
		}
		fmt.Fprintln(w)
	}
}
