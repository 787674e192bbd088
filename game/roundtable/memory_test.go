package roundtable

import (
	"testing"

	"merlin/game"
)

// imaginedFelons counts whom a seat imagines as the Traitor; the last number is nobody.
func imaginedFelons(g *Game, by game.Seat, times int) (n [MaxSeats + 1]int) {
	chance := game.NewStream(9, 9)
	for range times {
		f := g.Imagine(by, &chance).(*Game).Felon
		if f == game.NoSeat {
			f = MaxSeats
		}
		n[f]++
	}
	return n
}

// Of whom nothing is remembered each is as likely the Traitor as a card that was not dealt;
// who has played oddly is likelier, who has helped is less likely, and who has shown a Loyal
// card is not.
func TestSuspicionSwaysWhatIsImagined(t *testing.T) {
	g, err := New(rulesFor(t, "among-us"), 5, 1)
	if err != nil {
		t.Fatal(err)
	}
	by := game.Seat(0)
	if g.Felon == by {
		by = 1
	}
	const times = 3000
	for s, n := range imaginedFelons(g, by, times) {
		if game.Seat(s) != by && s != 5 && s != 6 && (n < times/5-120 || n > times/5+120) {
			t.Errorf("seat %d is imagined as the Traitor %d times of %d", s, n, times)
		}
	}
	g.memory.suspicion = [MaxSeats]int16{2: 300, 3: -300}
	g.Players[4].Shown = Loyal
	n := imaginedFelons(g, by, times)
	if n[2] < times/2 || n[3] > times/10 || n[4] > 0 || n[by] > 0 {
		t.Errorf("imagined as the Traitor are %v", n)
	}
}

// What was done and said is remembered, by games that are copied too, and forgotten when a
// game is set up anew.
func TestMemory(t *testing.T) {
	g, err := New(rulesFor(t, "talk"), 5, 1)
	if err != nil {
		t.Fatal(err)
	}
	chance := game.NewStream(1, 1)
	for said := false; !said; {
		d := g.Decision()
		a := shortlist(g, &d, false, chance.Uint64(), nil)[0]
		for _, o := range d.Options {
			if o == (game.Action{Kind: ActSay, A: SayGoing, B: uint8(GrailQuest)}) {
				a, said = o, true
			}
		}
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	c := g.Clone().(*Game)
	if at := c.memory.going[c.Turn.Seat]; at != GrailQuest {
		t.Errorf("who said that he goes to the Grail is awaited at %v", at)
	}
	if err := c.Apply(game.Action{Kind: ActDrawBlack}); err != nil {
		t.Fatal(err)
	}
	if c.memory.suspicion == g.memory.suspicion {
		t.Error("a Black card drawn is not remembered")
	}
	if c.Reset(5, 1); c.memory != newMemory() {
		t.Error("a new game remembers an old one")
	}
}
