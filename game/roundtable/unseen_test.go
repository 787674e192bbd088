package roundtable

import (
	"slices"
	"testing"

	"merlin/game"
)

// unseen are actions of which others learn that they were taken, but not with which card
// or number: what they are about stands in A, or in B for an exchange.
var unseen = []game.Kind{ActGift, ActDiscard, ActReturn, ActNext, ActSend, ActOffer, ActHeal, ActPledge, ActExchange}

// TestUnseenChoicesTellNothing takes every unseen choice of random games in every way, and
// wants those who do not learn it to be told the same, to see the same, and to be asked
// the same. // R15, R92, R116, R118, R126, R134, R171
func TestUnseenChoicesTellNothing(t *testing.T) {
	compared := map[game.Kind]int{}
	for _, mode := range modeNames {
		r := rulesFor(t, mode)
		for seed := range uint64(25) {
			g, err := New(r, 5, seed)
			if err != nil {
				t.Fatal(err)
			}
			chance := game.NewStream(seed, 3)
			if seed%2 == 1 {
				enrich(t, g, &chance)
			}
			for !g.Over() && !t.Failed() {
				for _, k := range unseen {
					compared[k] += compareUnseen(t, g, k)
				}
				o := g.Decision().Options
				if err := g.Apply(o[chance.N(len(o))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for _, k := range unseen {
		if compared[k] < 20 {
			t.Errorf("of kind %d only %d choices were compared", k, compared[k])
		}
	}
}

// compareUnseen compares what follows from two options of a kind.
func compareUnseen(t *testing.T, g *Game, k game.Kind) int {
	t.Helper()
	d := g.Decision()
	var same []game.Action
	for _, a := range d.Options {
		if a.Kind == k && (k != ActExchange || len(same) == 0 || a.A == same[0].A) {
			same = append(same, a)
		}
	}
	if len(same) < 2 {
		return 0
	}
	one, other := g.Clone().(*Game), g.Clone().(*Game)
	if one.Apply(same[0]) != nil || other.Apply(same[len(same)-1]) != nil {
		t.Fatal("options are refused")
	}
	last := one.Decision().Ask != d.Ask && (k == ActGift || k == ActPledge) // then it is shown
	if last || has(one.Events(), EventShuffled) {
		return 0
	}
	for s := range game.Seat(g.Seats) {
		if s == d.Seat || s == learns(g, same[0]) {
			continue
		}
		text := g.Text(same[0]) + " and " + g.Text(same[len(same)-1])
		if !slices.Equal(game.Tell(one.Events(), s), game.Tell(other.Events(), s)) {
			t.Errorf("seat %d is told %s apart", s, text)
		}
		if v, w := one.View(s), other.View(s); v != w {
			t.Errorf("seat %d sees %s apart: %s", s, text, differ(v, w))
		}
		if a, b := one.Decision(), other.Decision(); a.Seat != b.Seat || a.Kind != b.Kind || a.Args != b.Args || one.Revealed() != other.Revealed() {
			t.Errorf("by what is asked %s are told apart", text)
		}
	}
	return 1
}

// learns is the seat that learns what an action is about, besides him who takes it.
func learns(g *Game, a game.Action) game.Seat {
	switch a.Kind {
	case ActExchange:
		return game.Seat(a.A)
	case ActSend, ActReturn:
		return game.Seat(g.Decision().Args[0])
	}
	return game.NoSeat
}

func has(events []game.Event, k game.EventKind) bool {
	return slices.ContainsFunc(events, func(e game.Event) bool { return e.Kind == k })
}
