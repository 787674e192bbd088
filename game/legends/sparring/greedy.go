package sparring

import (
	"merlin/game"
	"merlin/game/legends"
)

// Greedy takes the option after which it stands best at once: with most points before the
// best of the others, then with its companies nearest to what the events at their places
// ask for. Among equals it takes any. It looks at the table only, and plans nothing.
func Greedy(g *legends.Game, chance *game.Stream) game.Action {
	d := g.Decision()
	best, top := d.Options[0], -1<<30
	for _, a := range d.Options {
		after := g.Clone().(*legends.Game)
		if err := after.Apply(a); err != nil {
			panic(err) // an option that is not legal is an error of the engine
		}
		if n := standing(after, d.Seat)*64 + chance.N(64); n > top {
			best, top = a, n
		}
	}
	return best
}

// standing says how a seat stands by what lies on the table: a hundred is a point.
func standing(g *legends.Game, s game.Seat) (n int) {
	t := g.Table()
	for other := range game.Seat(t.Seats) {
		if other != s {
			n = max(n, t.Points(other))
		}
	}
	n = 100 * (t.Points(s) - n)
	if t.Public.Over {
		return n
	}
	for i := range t.Event {
		c := legends.Card(legends.Characters + i)
		if f := &t.Deck.Faces[c]; t.Event[i].At < legends.Bid && (f.Kind == legends.LocationEvent || f.Kind == legends.FinalEvent) {
			n += nearness(t, c, s)
		}
	}
	return n
}

// nearness is up to 60 of 100 for each point that an event is worth, by how much of its
// Requirement a seat's company there has.
func nearness(t legends.Table, event legends.Card, s game.Seat) int {
	total, need := t.Totals(s, t.Event[event-legends.Characters].At), t.Needs(event, s)
	has, all := 0, 0
	for a, n := range need {
		all += n
		has += max(0, min(n, total[a]))
	}
	prize := max(2, int(t.Deck.Faces[event].Points))
	return 60 * prize * has * has / (all * all)
}
