package roundtable

import (
	"testing"

	"merlin/game"
)

// byHand makes a position with nothing in it but what set puts there, and has a seat's
// steps happen.
func byHand(t *testing.T, seed uint64, set func(*Game), s game.Seat, steps ...string) *Game {
	t.Helper()
	g, err := New(rulesFor(t, "standard"), 4, seed)
	if err != nil {
		t.Fatal(err)
	}
	g.Clear()
	for k := range g.Seats {
		g.Players[k].Knight = Knight(k)
	}
	g.Turn.Seat = s
	set(g)
	if err := g.Happen(s, steps...); err != nil {
		t.Fatal(err)
	}
	return g
}

func give(g *Game, s game.Seat, w White, n uint8) {
	g.Hands[s][w] += n
	g.Players[s].Hand += n
}

func apply(t *testing.T, g *Game, actions ...string) {
	t.Helper()
	for _, text := range actions {
		a, err := game.Find(g, text)
		if err != nil {
			t.Fatal(err)
		}
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
}

// R146: the card that an unmasked Traitor takes is any of the hand's, by their numbers.
func TestTheftByChance(t *testing.T) {
	stolen := map[int16]int{}
	for seed := range uint64(400) {
		g := byHand(t, seed, func(g *Game) {
			g.Felon, g.Players[1].Fate, g.Players[1].At = 1, Unmasked, NoPlace
			give(g, 0, Fight1, 1)
			give(g, 0, Merlin, 2)
			give(g, 0, Piety, 1)
		}, 1, "turn")
		for _, e := range g.Events() {
			if e.Kind == EventDiscard {
				stolen[e.Args[0]]++
			}
		}
	}
	if n := stolen[int16(Merlin)]; n < 150 || n > 250 || stolen[int16(Fight1)] < 60 || stolen[int16(Piety)] < 60 || len(stolen) != 3 {
		t.Errorf("stolen were %v", stolen)
	}
}

// R24: what is dealt is dealt by chance.
func TestDealByChance(t *testing.T) {
	first := map[White]int{}
	for seed := range uint64(300) {
		g := byHand(t, seed, func(g *Game) {
			for s := range game.Seat(4) {
				give(g, s, White(s), 1)
			}
		}, 0, "gifts")
		apply(t, g, "gift fight-1", "gift fight-2", "gift fight-3", "gift fight-4", "deal")
		for w := range White(4) {
			first[w] += int(g.Hands[0][w])
		}
	}
	for w := range White(4) {
		if first[w] < 45 {
			t.Errorf("the first seat got %v", first)
		}
	}
}

// R75: the Black cards of a Quest that ends are shown in an order by chance.
func TestShownInAnOrderByChance(t *testing.T) {
	seen := map[[5]int16]int{}
	for seed := range uint64(200) {
		g := byHand(t, seed, func(g *Game) {
			q := &g.Quests[Tournament]
			q.White, q.Blacks = [Fights]uint8{2, 1}, 3
			for i := range q.Black[:3] {
				q.Black[i] = Laid{Face: Black(i)}
			}
			g.Players[1].At = Tournament
			give(g, 1, Fight2, 1)
		}, 1, "begin-heroic")
		apply(t, g, "lay fight-2")
		for _, e := range g.Events() {
			if e.Kind == EventShown {
				seen[e.Args]++
			}
		}
	}
	if len(seen) != 6 {
		t.Errorf("the orders were %v", seen)
	}
}

// R67: the die has eight sides, each as likely.
func TestDie(t *testing.T) {
	rolled := [DieSides + 1]int{}
	for seed := range uint64(800) {
		g := byHand(t, seed, func(g *Game) {
			g.Engines = 1
			give(g, 1, Fight1, 1)
		}, 1, "begin-heroic")
		apply(t, g, "fight", "add fight-1", "roll")
		for _, e := range g.Events() {
			if e.Kind == EventDie {
				rolled[e.Args[0]]++
			}
		}
	}
	for n := 1; n <= DieSides; n++ {
		if rolled[n] < 65 {
			t.Errorf("rolled were %v", rolled[1:])
		}
	}
}

// R104, R121: with a single Black card left, the Armour takes that one.
func TestOneBlackCard(t *testing.T) {
	for _, c := range []struct {
		knight  Knight
		actions []string
	}{
		{Kay, []string{"draw-black"}},
		{Percival, []string{"draw-black"}},
		{Percival, []string{"look", "draw-black"}},
	} {
		g := byHand(t, 1, func(g *Game) {
			g.Players[1].Knight = c.knight
			g.Relics[Armour], g.Quests[LancelotQuest].Status, g.Quests[DragonQuest].Status = 1, Won, Open
			g.Blacks[0], g.BlackLeft = Despair, 1
		}, 1, "turn")
		apply(t, g, c.actions...)
		if g.Row[RowPlaces-1] != RowDespair || g.BlackLeft != 0 || g.Held != 0 {
			t.Errorf("%v: the row is %v, %d cards are left, taken are %v", c.knight, g.Row, g.BlackLeft, g.Held)
		}
	}
}

// R25a: if there is no Black card at all, none is drawn, and the turn goes on.
func TestNoBlackCard(t *testing.T) {
	g := byHand(t, 1, func(g *Game) {
		g.Relics[Armour] = 1
		give(g, 1, Clairvoyance, 1)
	}, 1, "turn")
	apply(t, g, "draw-black")
	if d := g.Decision(); d.Ask != "heroic" {
		t.Errorf("asked is %q", d.Ask)
	}
	if _, err := game.Find(g, "play clairvoyance"); err == nil {
		t.Error("there is nothing to look at")
	}
}

// R76: a screen may ask of any card whether it fits.
func TestFits(t *testing.T) {
	g := byHand(t, 1, func(g *Game) { g.Quests[Tournament].White = [Fights]uint8{2, 2} }, 1, "begin-heroic")
	for _, c := range []struct {
		at   Place
		card White
		want bool
	}{
		{Tournament, Fight1, false},
		{Tournament, Fight3, false},
		{LancelotQuest, Fight3, true},
		{LancelotQuest, GrailCard, false},
		{DragonQuest, Fight1, false},
		{ExcaliburQuest, Fight1, false},
		{GrailQuest, Fight1, false},
		{PictWar, Fight1, true},
		{PictWar, Fight2, false},
		{Camelot, Fight1, false},
	} {
		if is := g.Table().Fits(c.at, c.card); is != c.want {
			t.Errorf("%v fits %v: %t", c.card, c.at, is)
		}
	}
}

// R81, R84, R85: what Black cards count.
func TestValues(t *testing.T) {
	for b, want := range map[Black][2]uint8{
		BlackKnight1: {1, 1}, BlackKnight3: {3, 3}, BlackKnight5: {5, 5}, BlackKnight7: {7, 7},
		Lancelot1Dragon5: {1, 5}, Lancelot3Dragon7: {3, 7}, Lancelot5Dragon9: {5, 9}, Lancelot7Dragon11: {7, 11},
	} {
		if is := [2]uint8{b.Value(LancelotQuest), b.Value(DragonQuest)}; is != want {
			t.Errorf("%v counts %v", b, is)
		}
	}
}

// R76, R80, R83, R86: a card may be laid if and only if some complete side has it: every
// such side is made here, and what lies there is compared with all of them.
func TestPatternsByCompletion(t *testing.T) {
	for q, sets := range map[Place][]uint8{Tournament: {2, 2}, LancelotQuest: {3, 2}, DragonQuest: {3, 3, 3}} {
		whole := sidesOf(sets, [Fights]uint8{})
		g := byHand(t, 1, func(g *Game) { g.Quests[DragonQuest].Status = Open }, 1, "begin-heroic")
		n := 0
		for _, side := range whole {
			for _, part := range partsOf(side) {
				g.Quests[q].White = part
				for w := range White(Fights) {
					more := part
					more[w]++
					if is, want := g.Table().Fits(q, w), within(more, whole); is != want {
						t.Errorf("on %v with %v a %v fits: %t", q, part, w, is)
					}
					n++
				}
			}
		}
		if n < 500 {
			t.Errorf("%v: only %d were tried", q, n)
		}
	}
}

// sidesOf returns all sides with sets of different values.
func sidesOf(sets []uint8, begun [Fights]uint8) (all [][Fights]uint8) {
	if len(sets) == 0 {
		return [][Fights]uint8{begun}
	}
	for w, n := range begun {
		if n == 0 {
			next := begun
			next[w] = sets[0]
			all = append(all, sidesOf(sets[1:], next)...)
		}
	}
	return all
}

// partsOf returns all that may lie there on the way to a side.
func partsOf(side [Fights]uint8) (all [][Fights]uint8) {
	all = [][Fights]uint8{{}}
	for w, most := range side {
		for _, part := range all {
			for n := uint8(1); n <= most; n++ {
				part[w] = n
				all = append(all, part)
			}
		}
	}
	return all
}

// within reports whether cards are part of one of the sides.
func within(cards [Fights]uint8, sides [][Fights]uint8) bool {
	for _, side := range sides {
		fits := true
		for w := range cards {
			fits = fits && cards[w] <= side[w]
		}
		if fits {
			return true
		}
	}
	return false
}

// R162: who joins may be the Traitor, as likely as the cards left in the box say; without
// a Traitor he is loyal for all to see.
func TestJoiningLoyalty(t *testing.T) {
	const games = 3000
	for mode, want := range map[string]int{"standard": games / 8, "among-us": games / 5, "first": 0} {
		o := modeOptions(mode)
		o.Late = 1
		r, err := NewRules(StandardBox(), o)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for seed := range uint64(games) {
			g, err := New(r, 5, seed)
			if err != nil {
				t.Fatal(err)
			}
			if err := g.Happen(0, "turn"); err != nil {
				t.Fatal(err)
			}
			left := g.Undealt
			apply(t, g, "admit 5")
			if g.Felon == 4 {
				n++
			}
			if mode != "first" && g.Undealt != left-1 || mode == "first" && g.Players[4].Shown != Loyal {
				t.Fatalf("%s: %d cards are left of %d; his is %v", mode, g.Undealt, left, g.Players[4].Shown)
			}
		}
		if n < want-100 || n > want+100 {
			t.Errorf("%s: he is the Traitor in %d of %d games, not about %d", mode, n, games, want)
		}
	}
}
