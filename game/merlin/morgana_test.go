package merlin

import (
	"math/bits"
	"slices"
	"testing"

	"merlin/game"
)

func init() {
	lostModules = append(lostModules, lostMorgana)
}

// lostMorgana: eleven poisoned apples, a pentagram for each die used, a die for each
// slot that is taken, each tile on one cauldron. // W0, W1, W5
func lostMorgana(g *Game, want func(string, int, int)) {
	if !g.rules.Has("morgana") {
		return
	}
	m := &g.Mods.Morgana
	want("poisoned apples", int(m.PoisonLeft)+sum(m.Poisons[:]), poisonsInAll)
	used := bits.OnesCount8(m.Used)
	want("pentagrams with players", bits.OnesCount8(m.Starred), used)
	want("dice on cauldrons or elsewhere", max(bits.OnesCount8(m.Slots), used), used)
	var rows uint8
	for _, tile := range m.Tiles {
		rows |= 1 << (tile / 2)
	}
	want("cauldron tiles", bits.OnesCount8(rows), cauldrons)
	for _, v := range m.Dice {
		want("values of a die of Morgana's", int(min(max(v, 1), 6)), int(v))
	}
}

func TestRandomMorgana(t *testing.T) {
	playModules(t, 20, "morgana")
	playModules(t, 6, "morgana", "arthur")
	playModules(t, 6, "morgana", "knights", "decrees")
	playModules(t, 6, "morgana", "market", "caerleon")
	playModules(t, 6, ModuleNames()...)
}

// W0, W1: each set-up rolls four values of which no three are equal, and every face of
// every tile comes up on every cauldron.
func TestMorganaSetUp(t *testing.T) {
	r, err := NewRules(StandardBox(), "morgana")
	if err != nil {
		t.Fatal(err)
	}
	var lay [cauldrons][2 * cauldrons]bool
	pairs := 0
	g, err := New(r, 2, 0)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(300) {
		g.Reset(2, seed)
		m := g.Mods.Morgana
		for cauldron, tile := range m.Tiles {
			lay[cauldron][tile] = true
		}
		dice := m.Dice[:]
		slices.Sort(dice)
		if dice[0] == dice[2] || dice[1] == dice[3] {
			t.Fatalf("seed %d: three of %v are equal", seed, dice)
		}
		if dice[0] == dice[1] && dice[2] == dice[3] {
			pairs++
		}
	}
	if pairs == 0 {
		t.Error("there were never two pairs, which may stay")
	}
	for cauldron := range lay {
		if slices.Contains(lay[cauldron][:], false) {
			t.Errorf("on cauldron %d never lay one of the faces: %v", cauldron+1, lay[cauldron])
		}
	}
}

// W6, W6a, W6b: in random games Nobody enters Morgana's space or takes what lies in
// her province, but by the cauldron that allows it.
func TestMorganaCloses(t *testing.T) {
	for _, names := range [][]string{
		{"morgana", "arthur", "knights", "treasures", "decrees"},
		{"morgana", "arthur", "knights", "caerleon-random", "market"},
	} {
		r, err := NewRules(StandardBox(), names...)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(10) {
			g, err := New(r, 4, seed)
			if err != nil {
				t.Fatal(err)
			}
			keepOut(t, g, game.NewStream(seed, 77))
		}
	}
}

// keepOut plays a game to its end and looks at every move and every taking.
func keepOut(t *testing.T, g *Game, chance game.Stream) {
	m := &g.Mods.Morgana
	for !g.Over() {
		d := g.Decision()
		action := d.Options[chance.N(len(d.Options))]
		if err := g.Apply(action); err != nil {
			t.Fatal(err)
		}
		for _, e := range g.Events() {
			switch {
			case e.Kind == EventMoved && e.Args[1] != e.Args[2] && m.blocks(uint8(e.Args[2])):
				t.Errorf("%s brought a figure onto Morgana's space %d", g.Text(action), e.Args[2])
			case e.Kind == EventGained && d.Ask != "brew" && d.Ask != "buy-goods" && m.closes(g.Table().Lies(Item(e.Args[0]), Province(e.Args[1]))):
				t.Errorf("%s took from Morgana's province %s", g.Text(action), m.At)
			}
		}
	}
}
