package roundtable

import (
	"slices"
	"testing"

	"merlin/game"
)

// dealt sets up games and calls look for each.
func dealt(t *testing.T, mode string, seats, games int, look func(*Game)) {
	t.Helper()
	g, err := New(rulesFor(t, mode), seats, 0)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(games) {
		g.Reset(seats, seed)
		look(g)
	}
}

// R6: each has a Merlin among his six cards, and the others are in the piles.
func TestEachHasAMerlin(t *testing.T) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		dealt(t, "standard", seats, 50, func(g *Game) {
			for s := range game.Seat(seats) {
				if g.Hands[s][Merlin] == 0 || g.Players[s].Hand != 6 {
					t.Errorf("seat %d has %v", s, g.Hands[s])
				}
			}
			if want := uint8(whiteCards - 6*seats); g.WhiteLeft != want || g.BlackLeft != blackCards {
				t.Errorf("%d seats: %d White cards, %d Black", seats, g.WhiteLeft, g.BlackLeft)
			}
		})
	}
}

// R10, EX1, R160: how often there is a Traitor. R11: without one never.
func TestHowOftenATraitor(t *testing.T) {
	const games = 4000
	for _, c := range []struct {
		mode        string
		seats       int
		from, cards int
	}{
		{"standard", 3, 3, 8},
		{"standard", 5, 5, 8},
		{"standard", 7, 7, 8},
		{"among-us", 3, 3, 4},
		{"among-us", 6, 6, 7},
		{"first", 5, 0, 1},
	} {
		n, bySeat := 0, [MaxSeats]int{}
		dealt(t, c.mode, c.seats, games, func(g *Game) {
			if g.Felon != game.NoSeat {
				n++
				bySeat[g.Felon]++
			}
		})
		if want := games * c.from / c.cards; n < want-150 || n > want+150 {
			t.Errorf("%s with %d: %d of %d games have a Traitor, not about %d", c.mode, c.seats, n, games, want)
		}
		for s := range bySeat[:c.seats] {
			if want := games / c.cards; c.from > 0 && (bySeat[s] < want-120 || bySeat[s] > want+120) {
				t.Errorf("%s with %d: seat %d is it in %d games, not about %d", c.mode, c.seats, s, bySeat[s], want)
			}
		}
	}
}

// R5: Coats of Arms are dealt at random, each once, and announced. R20: Arthur begins, or
// the youngest.
func TestCoatsOfArms(t *testing.T) {
	first := map[Knight]int{}
	dealt(t, "standard", 5, 300, func(g *Game) {
		var seen [Knights]bool
		for s := range g.Seats {
			k := g.Players[s].Knight
			if k >= Knights || seen[k] {
				t.Fatalf("seat %d is %v", s, k)
			}
			seen[k] = true
		}
		first[g.Players[0].Knight]++
		if !seen[Arthur] && g.First != 0 || seen[Arthur] && g.Players[g.First].Knight != Arthur {
			t.Errorf("%v begins", g.Players[g.First].Knight)
		}
	})
	for k := range Knight(Knights) {
		if first[k] < 20 {
			t.Errorf("%v is the first seat's %d times of 300", k, first[k])
		}
	}
}

// Under the cards that the lesson comes to its Black pile has those deepest that move Excalibur; what lies
// in it, and on top, is as in any game of the seed. // R6
func TestLessonPile(t *testing.T) {
	piles := [2][]Black{}
	for i := range piles {
		o := StandardOptions()
		o.Lesson = i == 1
		r, err := NewRules(StandardBox(), o)
		if err != nil {
			t.Fatal(err)
		}
		g, err := New(r, 4, 1)
		if err != nil {
			t.Fatal(err)
		}
		piles[i] = slices.Clone(g.Blacks[:g.BlackLeft])
	}
	usual, lesson := piles[0], piles[1]
	under := len(lesson) - lessonBlacks
	if !slices.Equal(usual[under:], lesson[under:]) || slices.Equal(usual[:under], lesson[:under]) {
		t.Errorf("on top lies %v, usually %v", lesson[under:], usual[under:])
	}
	moves := 0
	for i, b := range lesson[:under] {
		if b == Icebound {
			if moves++; moves != i+1 {
				t.Errorf("card %d from below moves Excalibur, and lies over others", i+1)
			}
		}
	}
	slices.Sort(usual)
	slices.Sort(lesson)
	if moves == 0 || !slices.Equal(usual, lesson) {
		t.Errorf("%d cards move Excalibur; the pile has %v, not %v", moves, lesson, usual)
	}
}

// R3: Knights that are chosen are those of the seats' colours; squires have none; a house
// rule may lessen Life, hands, Merlins, and put engines out.
func TestHouseRules(t *testing.T) {
	dealt(t, "chosen", 4, 3, func(g *Game) {
		for s := range g.Seats {
			if want := Knight(modeOptions("chosen").Colours[s]); g.Players[s].Knight != want || g.Players[s].Hand != 5 {
				t.Errorf("seat %d is %v with %d cards, not %v", s, g.Players[s].Knight, g.Players[s].Hand, want)
			}
		}
		if g.Engines != 2 {
			t.Errorf("%d engines", g.Engines)
		}
	})
	dealt(t, "squires", 4, 3, func(g *Game) {
		p := g.Players[0]
		if p.Knight != Squire || p.Life != 3 || p.Hand != 5 || g.First != 1 {
			t.Errorf("%+v; seat %d begins", p, g.First)
		}
	})
}

// R7: what is dealt, in which order.
func TestOrderOfTheSetup(t *testing.T) {
	g, err := New(rulesFor(t, "standard"), 4, 1)
	if err != nil {
		t.Fatal(err)
	}
	var kinds []game.EventKind
	for _, e := range g.Events() {
		if len(kinds) == 0 || kinds[len(kinds)-1] != e.Kind {
			kinds = append(kinds, e.Kind)
		}
	}
	want := []game.EventKind{EventKnight, EventDrawn, EventLoyalty, EventFirst}
	if len(kinds) != len(want) {
		t.Fatalf("%v, not %v", kinds, want)
	}
	for i := range want {
		if kinds[i] != want[i] {
			t.Errorf("%v, not %v", kinds, want)
		}
	}
}

// R1: fewer than 3 or more than 7 seats are refused, and a youngest who does not sit here.
func TestRefusedSeats(t *testing.T) {
	for _, seats := range []int{0, 1, 2, 8} {
		if _, err := New(rulesFor(t, "standard"), seats, 1); err == nil {
			t.Errorf("%d seats were accepted", seats)
		}
	}
	o := StandardOptions()
	o.Youngest = 4
	r, err := NewRules(StandardBox(), o)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := New(r, 4, 1); err == nil {
		t.Error("the fifth of four is the youngest")
	}
	o.Life = 0
	if _, err := NewRules(StandardBox(), o); err == nil {
		t.Error("a game without Life was accepted")
	}
}

// R3: each option has its limits, the last value within is accepted and the first beyond is
// not, whatever the others are; who comes late must leave a Loyalty card for each.
func TestLimitsOfOptions(t *testing.T) {
	for _, c := range []struct {
		name string
		set  func(*Options)
		ok   bool
	}{
		{"by the book", func(*Options) {}, true},
		{"the last mode", func(o *Options) { o.Loyalty = AmongUs }, true},
		{"no such mode", func(o *Options) { o.Loyalty = AmongUs + 1 }, false},
		{"Life 1", func(o *Options) { o.Life = 1 }, true},
		{"Life 0", func(o *Options) { o.Life = 0 }, false},
		{"all Life", func(o *Options) { o.Life = MaxLife }, true},
		{"more than all Life", func(o *Options) { o.Life = MaxLife + 1 }, false},
		{"6 cards", func(o *Options) { o.Dealt = 6 }, true},
		{"7 cards", func(o *Options) { o.Dealt = 7 }, false},
		{"no card", func(o *Options) { o.Dealt = 0 }, true},
		{"no Merlin", func(o *Options) { o.Merlins = 0 }, true},
		{"2 Merlins", func(o *Options) { o.Merlins = 2 }, false},
		{"11 engines", func(o *Options) { o.Engines = SiegeFull - 1 }, true},
		{"12 engines", func(o *Options) { o.Engines = SiegeFull }, false},
		{"the seventh is the youngest", func(o *Options) { o.Youngest = MaxSeats - 1 }, true},
		{"the eighth is", func(o *Options) { o.Youngest = MaxSeats }, false},
		{"4 come late", func(o *Options) { o.Late = MaxSeats - MinSeats }, true},
		{"5 come late", func(o *Options) { o.Late = MaxSeats - MinSeats + 1 }, false},
		{"1 comes late among us", func(o *Options) { o.Loyalty, o.Late = AmongUs, 1 }, true},
		{"2 come late among us", func(o *Options) { o.Loyalty, o.Late = AmongUs, 2 }, false},
		{"2 come late without a Traitor", func(o *Options) { o.Loyalty, o.Late = NoTraitor, 2 }, true},
	} {
		o := StandardOptions()
		c.set(&o)
		r, err := NewRules(StandardBox(), o)
		if (err == nil) != c.ok {
			t.Errorf("%s: %v", c.name, err)
		}
		if err == nil && r.Options != o {
			t.Errorf("%s: the rules have %+v, not %+v", c.name, r.Options, o)
		}
	}
}

// What is hidden is dealt anew, not copied, and the Traitor is somebody now and then.
func TestImaginingsDiffer(t *testing.T) {
	g, err := New(rulesFor(t, "among-us"), 5, 5)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[game.Seat]bool{}
	viewer := (g.Felon + 1) % 5
	for seed := range uint64(60) {
		stream := game.NewStream(seed, 5)
		c := g.Imagine(viewer, &stream).(*Game)
		if c.Hands[viewer] != g.Hands[viewer] {
			t.Error("the seat's own hand has changed")
		}
		if c.Hands == g.Hands || c.Whites == g.Whites || c.Blacks == g.Blacks || c.Chance == g.Chance {
			t.Error("hands, piles or chance are the true ones")
		}
		seen[c.Felon] = true
	}
	if len(seen) != 5 || seen[viewer] || !seen[game.NoSeat] {
		t.Errorf("the Traitor was imagined to be %v by seat %d", seen, viewer)
	}
}

// R67, R155: on how many sides of the die a sum destroys an engine.
func TestBeats(t *testing.T) {
	for sum, want := range map[int]int{0: 0, 1: 0, 2: 1, 8: 7, 9: 8, 20: 8} {
		if is := Beats(sum); is != want {
			t.Errorf("%d beats %d sides, not %d", sum, is, want)
		}
	}
}
