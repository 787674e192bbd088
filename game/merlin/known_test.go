package merlin

import (
	"testing"

	"merlin/game"
)

// A quest that everybody saw come into a hand is there in all imaginings, until it leaves.
func TestOpenQuestsStayKnown(t *testing.T) {
	g, err := New(rulesOf(t, ModuleNames()...), 3, 6)
	if err != nil {
		t.Fatal(err)
	}
	chance := game.NewStream(6, 6)
	open := [MaxSeats]Cards{}
	kept := 0
	for !g.Over() {
		options := g.Decision().Options
		if err := g.Apply(options[chance.N(len(options))]); err != nil {
			t.Fatal(err)
		}
		follow(g, &open)
		for s := range game.Seat(g.Seats) {
			c := g.Imagine(g.seatAfter(s, 1), &chance).(*Game)
			if c.Hands[s]&open[s] != open[s] {
				t.Fatalf("seat %d is imagined with %v, though all saw %v", s, c.Hands[s].List(), open[s].List())
			}
			kept += open[s].Len()
		}
	}
	if kept == 0 {
		t.Error("no quest was drawn from the display")
	}
}

// follow notes by the events which quests lay open when they came.
func follow(g *Game, open *[MaxSeats]Cards) {
	for _, e := range g.Events() {
		switch e.Kind {
		case EventDrawn:
			if e.Args[1] != FromDeck {
				open[e.Seat].add(Card(e.Args[0]))
			}
		case EventSwapped:
			open[e.Seat].remove(Card(e.Args[0]))
			open[e.Seat].add(Card(e.Args[2]))
		case EventFulfilled, EventDiscarded:
			open[e.Seat].remove(Card(e.Args[0]))
		}
	}
}
