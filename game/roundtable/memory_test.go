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
	g.memory.suspicion[since] = [MaxSeats]int16{2: 300, 3: -300}
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

// A Traitor of whom much speaks already does not shirk: what he does in his turn is what a
// Loyal Knight might do; one who is above suspicion does now and then.
func TestSuspectedTraitorDoesNotShirk(t *testing.T) {
	g, err := New(rulesFor(t, "among-us"), 5, 1)
	if err != nil {
		t.Fatal(err)
	}
	chance := game.NewStream(3, 3)
	for g.Decision().Kind != AskHeroic || g.Decision().Seat != g.Felon {
		d := g.Decision()
		if err := g.Apply(rollout(g, &d, chance.Uint64())); err != nil || g.Over() {
			t.Fatal(err, "the game is over")
		}
	}
	d := g.Decision()
	for _, suspected := range []bool{false, true} {
		g.memory.suspicion[before] = [MaxSeats]int16{}
		if suspected {
			g.memory.suspicion[before][g.Felon] = 100
		}
		shirks := 0
		for range 1000 {
			j := newJudge(g, &d, chance.Uint64())
			j.hide(&d)
			shirks += int(one(j.within > weight[wBold]))
		}
		if suspected && shirks > 0 || !suspected && (shirks < 50 || shirks > 150) {
			t.Errorf("suspected %t: he shirks %d times of 1000", suspected, shirks)
		}
	}
}

// Where one rides with what, and whether something was done before, makes different deeds.
func TestDeedsBySituation(t *testing.T) {
	g, err := New(rulesFor(t, "first"), 5, 1)
	if err != nil {
		t.Fatal(err)
	}
	at := func(from, to Place, hand uint8, worked bool) deed {
		g.Players[0].Hand, g.memory.worked = hand, one(worked)
		return g.deedOf(game.Event{Kind: EventMoved, Args: [5]int16{int16(from), int16(to), ByMove}})
	}
	seen := map[deed]bool{}
	for _, d := range []deed{
		at(GrailQuest, Camelot, 2, false), at(GrailQuest, Camelot, 9, false), at(GrailQuest, Camelot, 2, true), at(GrailQuest, Camelot, 9, true),
		at(GrailQuest, PictWar, 4, false), at(GrailQuest, PictWar, 4, true),
		at(Camelot, Tournament, 2, false), at(Camelot, Tournament, 9, false), at(Camelot, SaxonWar, 2, false), at(Camelot, SaxonWar, 9, false),
	} {
		if d == noDeed || seen[d] {
			t.Errorf("deed %d is noted for two things, or for nothing", d)
		}
		seen[d] = true
	}
	if last := at(Camelot, SaxonWar, 9, false); last != deedSpecial-1 {
		t.Errorf("the last ride out is deed %d of %d", last, deedSpecial-1)
	}
	if d := g.deedOf(game.Event{Kind: EventMoved, Args: [5]int16{int16(GrailQuest), int16(Camelot), BySent}}); d != noDeed {
		t.Errorf("being sent home is deed %d", d)
	}
}

// What is told of a Knight is what he has done for all to see, the worst first.
func TestTestimonies(t *testing.T) {
	g, err := New(rulesFor(t, "among-us"), 5, 1)
	if err != nil {
		t.Fatal(err)
	}
	g.memory.took[2] = 4
	for _, d := range []deed{deedEngine, deedEngine + 1, deedWon, deedDraw} { // in the fourth round
		g.memory.testify(2, d)
	}
	list := g.Testimonies(2)
	if len(list) != 2 || list[0] != (Testimony{DidEngine, 2, 384, 4}) || list[1].Doing != DidWin || list[1].Weight >= 0 {
		t.Errorf("told of him is %v", list)
	}
	if c := g.Clone().(*Game); len(c.Testimonies(2)) != 2 {
		t.Error("a game that is copied forgets it")
	}
	if n := g.Doubt(2, 1); n < 10 || n > 30 {
		t.Errorf("of whom nothing speaks for or against he is the Traitor with %d %%", n)
	}
}
