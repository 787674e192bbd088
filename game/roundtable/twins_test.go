package roundtable

import (
	"slices"
	"testing"

	"merlin/game"
)

// TestTraitorDoesNotShow plays pairs of games that differ in nothing but who has the
// Traitor's card. As long as no card is shown, nobody but the two themselves is told
// anything else: who is asked, what, about what, with which options, which events follow,
// what is seen, and whether there is a way back.
func TestTraitorDoesNotShow(t *testing.T) {
	for seats := MinSeats + 1; seats <= MaxSeats; seats++ {
		r := rulesFor(t, "among-us")
		revealing := 0
		for seed := range uint64(80) {
			if playTwins(t, r, seats, seed) {
				revealing++
			}
			if t.Failed() {
				t.Fatalf("%d seats, seed %d", seats, seed)
			}
		}
		if revealing == 0 {
			t.Error("the Traitor could never reveal himself: the test shows little")
		}
	}
}

// playTwins reports whether a Traitor might have revealed himself.
func playTwins(t *testing.T, r *Rules, seats int, seed uint64) (might bool) {
	one, err := New(r, seats, seed)
	if err != nil {
		t.Fatal(err)
	}
	chance := game.NewStream(seed, 5)
	a, b := game.Seat(chance.N(seats)), game.NoSeat
	for b == game.NoSeat || b == a {
		b = game.Seat(chance.N(seats))
	}
	if seed%2 == 1 {
		one.Felon = game.NoSeat
		enrich(t, one, &chance)
	}
	if !one.Lives(a) || !one.Lives(b) {
		return false
	}
	one.Felon = a
	other := one.Clone().(*Game)
	other.Felon = b
	for !one.Over() {
		might = compareTwins(t, one, other, a, b) || might
		o := one.Decision().Options
		act := o[chance.N(len(o))]
		if act.Kind == ActAccuse || act.Kind == ActReveal || !slices.Contains(other.Decision().Options, act) {
			return might
		}
		if err := one.Apply(act); err != nil {
			t.Fatal(err)
		}
		if err := other.Apply(act); err != nil {
			t.Fatal(err)
		}
		if one.Over() || other.Over() || t.Failed() {
			return might
		}
	}
	return might
}

// compareTwins wants all but the two to be told the same, and those two in all but what
// the Traitor alone may do.
func compareTwins(t *testing.T, one, other *Game, a, b game.Seat) (might bool) {
	d, e := one.Decision(), other.Decision()
	if d.Seat != e.Seat || d.Kind != e.Kind || d.Args != e.Args {
		t.Errorf("asked is seat %d %q, or %d %q", d.Seat, d.Ask, e.Seat, e.Ask)
	}
	if one.Revealed() != other.Revealed() {
		t.Errorf("there is a way back from %q or not", d.Ask)
	}
	same := slices.Equal(d.Options, e.Options)
	if d.Seat != a && d.Seat != b && !same {
		t.Errorf("seat %d has other options at %q", d.Seat, d.Ask)
	}
	for s := range game.Seat(one.Seats) {
		if s == a || s == b {
			continue
		}
		if v, w := one.View(s), other.View(s); v != w {
			t.Errorf("seat %d sees: %s", s, differ(v, w))
		}
		if !slices.Equal(game.Tell(one.Events(), s), game.Tell(other.Events(), s)) {
			t.Errorf("seat %d is told something else", s)
		}
	}
	return !same
}
