package merlin

import (
	"math/bits"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/engine"
)

func init() {
	lostModules = append(lostModules, lostDecrees)
}

// lostDecrees: all that the box holds lie on a province, open before a player or in
// the box, each once. // D1
func lostDecrees(g *Game, l *losses) {
	if !g.rules.Has("decrees") {
		return
	}
	d := &g.Mods.Decrees
	var lie, are [allDecrees]int
	for p := range Province(Provinces) {
		on := g.decreesOn(p)
		for _, shows := range on {
			lie[shows]++
		}
		if !slices.IsSorted(on) || slices.Max(append(g.Mods.Decrees.Hidden.On[p][len(on):], 0)) != 0 {
			l.want(2, 1, "orders of the decrees on %s", p)
		}
	}
	open := bits.OnesCount32(d.Boxed)
	for s := range d.Open {
		open += d.Count(game.Seat(s))
	}
	l.want(open, bits.OnesCount32(d.come()), "decrees open and in the box")
	for row, shows := range g.rules.Box.Mods.Decrees {
		are[shows]++
		lie[shows] += int(d.come() >> row & 1)
	}
	for shows := range allDecrees {
		l.want(lie[shows], are[shows], "decrees %s", shows)
	}
}

func TestRandomDecrees(t *testing.T) { playModules(t, 30, "decrees") }

// decreeGame returns a game in which blue has looked and is to choose.
func decreeGame(t *testing.T) *Game {
	t.Helper()
	g := start(t, decrees)
	g.Mods.Decrees = DecreesState{Boxed: 1<<decreesInAll - 1}
	lay := func(p Province, lie ...Decree) {
		for i, d := range lie {
			row := slices.IndexFunc(g.rules.Box.Mods.Decrees[:], func(of Decree) bool { return of == d })
			for g.Mods.Decrees.Boxed>>row&1 == 0 {
				row++ // equal ones lie together in the box
			}
			g.Mods.Decrees.Boxed &^= 1 << row
			g.Mods.Decrees.Hidden.On[p][i] = d
			g.Mods.Decrees.Left[p]++
		}
	}
	lay(Black, 0, pointDecree, pointDecree, pointDecree+2)
	lay(Grey, Decree(Flag)*Provinces+Decree(Brown), Decree(Material)*Provinces+Decree(Brown))
	g.Steps, g.Depth = [engine.MaxSteps]step{}, 0
	g.Turn = Turn{Seat: 0, Die: Nobody}
	g.act(0, SpaceOf(Black), KnightFigure, true)
	g.Proceed()
	do(t, g, "place mason black", "look black")
	return g
}

// What one looked at reaches no other seat: not the view, not the options of what
// the seat imagines, not the events. The decision tells no decree but by its options,
// and of two equal decrees it offers one.
func TestDecreesStaySecret(t *testing.T) {
	g := decreeGame(t)
	if got := strings.Join(texts(g), ", "); got != "decree shield black, decree points 1, decree points 3" {
		t.Errorf("offered are: %s", got)
	}
	if d := g.Decision(); d.Args != [3]uint8{} || !g.Revealed() {
		t.Errorf("the question has arguments %v, revealed: %v", d.Args, g.Revealed())
	}
	if on := g.View(0); len(on.Decrees(Black)) != 4 || on.Decrees(Grey) != nil {
		t.Errorf("who looked sees %v and %v", on.Decrees(Black), on.Decrees(Grey))
	}
	for s := game.NoSeat; s < 4; s++ {
		stream := game.NewStream(uint64(s+9), 1)
		c := g.Imagine(s, &stream).(*Game)
		if same := slices.Equal(texts(c), texts(g)); same != (s == 0) {
			t.Errorf("seat %d imagines the options %q", s, texts(c))
		}
		if seen := g.View(s).Mods.Decrees.Hidden; s != 0 && seen != (DecreesHidden{}) {
			t.Errorf("seat %d sees %v", s, seen)
		}
		for _, e := range g.Events() {
			if e.Kind == EventLooked && (e.Args != [5]int16{} || e.Known != [5]game.Audience{}) {
				t.Errorf("the look tells %v", e.Args)
			}
		}
	}
}

// Of equal decrees the first comes to light, whichever lay there; those used go from
// the first on. So equal positions are equal.
func TestEqualDecreesAreEqual(t *testing.T) {
	g := decreeGame(t)
	do(t, g, "decree points 1")
	other := decreeGame(t)
	do(t, other, "decree points 1")
	if g.Mods.Decrees.Open[0] != 1<<18 || g.State != other.State {
		t.Errorf("open are the rows %b", g.Mods.Decrees.Open[0])
	}
	if got := g.View(0); len(got.Decrees(Black)) != 3 {
		t.Errorf("who looked sees %v", got.Decrees(Black))
	}
}

// A box with other decrees is read; one with too many of a kind is not.
func TestDecreesOfBox(t *testing.T) {
	for from, to := range map[string]string{
		`"points 3",`:  `"points 6",`,
		`"flag brown"`: `"flag grey"`,
	} {
		if _, err := ReadBox("b", strings.Replace(boxFile, from, to, 1)); err != nil {
			t.Error(err)
		}
	}
	for to, want := range map[string]string{
		`"points 7",`:     `a decree is written`,
		`"shield black",`: `7 decrees show shields; there must be 6`,
	} {
		_, err := ReadBox("b", strings.Replace(boxFile, `"points 3",`, to, 1))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s gives %v", to, err)
		}
	}
}
