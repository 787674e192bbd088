package merlin

import (
	"math/bits"
	"slices"
	"strings"
	"testing"

	"merlin/game"
)

func init() {
	lostModules = append(lostModules, lostPicts)
}

// lostPicts: every Pict lies in one place, and figures stand on rings. // A1, A1a
func lostPicts(g *Game, l *losses) {
	if !g.rules.Has("arthur") {
		return
	}
	a := &g.Mods.Arthur
	var seen [pictsInAll]int
	note := func(picts uint32) {
		for ; picts != 0; picts &= picts - 1 {
			seen[bits.TrailingZeros32(picts)]++
		}
	}
	for _, pict := range a.Picts.Open {
		if pict != NoPict {
			seen[pict]++
		}
	}
	for i, pile := range g.Mods.Arthur.Hidden.Piles {
		for _, pict := range pile[:a.Picts.Left[i]] {
			seen[pict]++
		}
		for _, pict := range pile[a.Picts.Left[i]:] {
			l.want(int(pict), 0, "Picts beyond a pile")
		}
	}
	for _, taken := range a.Picts.Taken {
		note(taken)
	}
	note(a.Picts.Gone)
	for pict, n := range seen {
		l.want(n, 1, "Picts %d", pict)
	}
	inner, outer := a.At, g.Merlin
	if g.rules.Has("morgana") && outer > inner { // W7c
		inner, outer = outer, inner
	}
	l.want(int(min(max(inner, Spaces), Spaces+g.rules.inner-1)), int(inner), "spaces off the inner ring under Arthur")
	l.want(int(min(outer, Spaces-1)), int(outer), "spaces off the outer ring under Merlin")
	l.want(int(min(max(a.Shift, -14), 14)), int(a.Shift), "shift out of a turn")
}

func TestRandomArthur(t *testing.T) { playModules(t, 20, "arthur") }

func TestRandomArthurAndFavour(t *testing.T) { playModules(t, 4, "arthur", "favour") }

func TestRandomArthurAndTreasures(t *testing.T) { playModules(t, 4, "arthur", "treasures") }

// Every game opens four Picts and has the rest in two even piles, by chance. // A1a
func TestPictsAreShuffled(t *testing.T) {
	r, err := NewRules(StandardBox(), "arthur")
	if err != nil {
		t.Fatal(err)
	}
	var opened [pictsInAll]int
	for seed := range uint64(300) {
		g, err := New(r, 4, seed)
		if err != nil {
			t.Fatal(err)
		}
		if g.Mods.Arthur.Picts.Left != [2]uint8{13, 13} {
			t.Fatalf("the piles have %v Picts", g.Mods.Arthur.Picts.Left)
		}
		for _, pict := range g.Mods.Arthur.Picts.Open {
			opened[pict]++
		}
	}
	for pict, n := range opened {
		if n < 15 || n > 70 {
			t.Errorf("Pict %d was open in %d of 300 games", pict, n)
		}
	}
}

// The piles are secret: they are dealt anew, and an opened Pict bars the way back. // A6a, B56
func TestPictPilesAreHidden(t *testing.T) {
	g := start(t, arthur)
	stream := game.NewStream(3, 3)
	c := g.Imagine(0, &stream).(*Game)
	if c.Mods.Arthur.Hidden.Piles == g.Mods.Arthur.Hidden.Piles {
		t.Error("the piles imagined are the true ones")
	}
	if c.View(game.NoSeat).Mods != g.View(game.NoSeat).Mods {
		t.Error("imagining changed what is public")
	}
	s := g.Decision().Seat
	g.Mods.Arthur.At = Spaces + 1
	g.Players[s].Dice[ArthurDie].Value = 1
	do(t, g, "die arthur", "move clockwise", "act")
	before := g.Mods.Arthur.Hidden.Piles
	for !slices.Contains(texts(g), "pile 1") {
		if g.Mods.Arthur.Hidden.Piles != before {
			t.Fatal("a Pict came before a pile was chosen")
		}
		do(t, g, texts(g)[0])
	}
	do(t, g, "pile 2")
	if !g.Revealed() || g.Mods.Arthur.Hidden.Piles[0] != before[0] || g.Mods.Arthur.Hidden.Piles[1] == before[1] {
		t.Error("the Pict is not the next one of the pile chosen")
	}
}

// A roll is repeated for four equal values, not for three. // A1
func TestArthurRolls(t *testing.T) {
	r, err := NewRules(StandardBox(), "arthur")
	if err != nil {
		t.Fatal(err)
	}
	triples := 0
	for seed := range uint64(200) {
		g, err := New(r, 4, seed)
		if err != nil {
			t.Fatal(err)
		}
		for s := range g.Players {
			var shown [7]int
			for _, d := range g.Players[s].Dice[:ArthurDie+1] {
				shown[d.Value]++
			}
			if most := slices.Max(shown[1:]); most >= 4 || shown[0] > 0 {
				t.Fatalf("dice show %v", shown)
			} else if most == 3 {
				triples++
			}
		}
	}
	if triples == 0 {
		t.Error("three equal values are never left")
	}
}

// A manor that a module holds fast is neither replaced nor removed, and one more may
// stay by it. // A7, A10, K10a
func TestManorsHeldFast(t *testing.T) {
	held := &Module{Name: "fast", Leaves: func(_ Table, tile uint8, leaves bool) bool { return leaves && tile != 0 }}
	g := start(t, arthur, held)
	s := g.Decision().Seat
	other := g.seatAfter(s, 1)
	for tile := range g.Domain {
		g.Domain[tile].Terrain = Forest
	}
	for tile, owner := range []game.Seat{other, other, other, s} {
		g.Domain[tile].Manor = owner
		g.Players[owner].Manors--
	}
	g.Push(step{Kind: AskReplace, Seat: s})
	g.Proceed()
	if got := strings.Join(texts(g), ", "); got != "replace 2,1, replace 3,1" {
		t.Errorf("there are %s", got)
	}
	g.Pop()
	g.Start = other
	g.Push(step{Kind: stepPrune})
	g.Proceed()
	if got := strings.Join(texts(g), ", "); got != "keep 2,1, keep 3,1" {
		t.Errorf("there are %s", got)
	}
	do(t, g, "keep 3,1")
	if g.Domain[0].Manor != other || g.Domain[1].Manor != game.NoSeat || g.Domain[2].Manor != other || g.Domain[3].Manor != s {
		t.Errorf("manors are left: %v", g.Domain[:4])
	}
}

// A box with a wrong Pict is refused with the line and what is wrong.
func TestPictErrors(t *testing.T) {
	for row, want := range map[string]string{
		"2 flag":        `a Pict "flag" takes 1 words after it, not 0`,
		"2":             "a Pict is written",
		"10 flag black": `a Pict is worth 0 to 9, not "10"`,
		"2 sheep black": `there is no bonus "sheep"`,
		"2 flag pink":   `there is no province "pink"`,
		"1 manor black": `there is no terrain "black"`,
		"2 apple black": `a Pict "apple" takes 0 words after it, not 1`,
	} {
		text := strings.Replace(boxFile, `"2 flag black"`, `"`+row+`"`, 1)
		_, err := ReadBox("my.json", text)
		if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), `table "picts", row 1`) {
			t.Errorf("%q gives %v", row, err)
		}
	}
}

// What Arthur's actions touch on the table.
func TestArthurTargets(t *testing.T) {
	g := start(t, arthur)
	s := g.Decision().Seat
	g.Mods.Arthur.At, g.Merlin = Spaces, 1
	flag := func(p Province) game.Target {
		return game.Target{Kind: TargetGoods, Seat: s, A: uint8(Flag), B: uint8(p)}
	}
	for _, c := range []struct {
		do   game.Action
		want game.Target
	}{
		{game.Action{Kind: ActPlus}, flag(Grey)},
		{game.Action{Kind: ActExchange, A: uint8(MerlinFigure)}, game.Target{Kind: TargetFigure, Seat: s, A: uint8(MerlinFigure)}},
		{game.Action{Kind: ActWalk, A: uint8(MerlinFigure), B: 3, C: 1}, game.Target{Kind: TargetSpace, Seat: s, A: Spaces - 2}},
		{game.Action{Kind: ActWalk, A: uint8(ArthurFigure), B: 1, C: 1}, game.Target{Kind: TargetSpace, Seat: s, A: Spaces + 12}},
		{game.Action{Kind: ActPict, A: 2}, game.Target{Kind: TargetPict, Seat: s, A: 2}},
		{game.Action{Kind: ActPile, A: 1}, game.Target{Kind: TargetPile, Seat: s, A: 1}},
	} {
		if got := g.Target(c.do); got != c.want {
			t.Errorf("%s touches %+v, want %+v", g.Text(c.do), got, c.want)
		}
	}
}
