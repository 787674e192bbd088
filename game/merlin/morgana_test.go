package merlin

import (
	"math/bits"
	"slices"
	"testing"
)

func init() {
	lostModules = append(lostModules, lostMorgana)
	watchModules = append(watchModules, keepsOut)
}

// lostMorgana: eleven poisoned apples, a pentagram for each die used, a die for each
// slot that is taken, each tile on one cauldron. // W0, W1, W5
func lostMorgana(g *Game, l *losses) {
	if !g.rules.Has("morgana") {
		return
	}
	m := &g.Mods.Morgana
	l.want(int(m.PoisonLeft)+sum(m.Poisons[:]), poisonsInAll, "poisoned apples")
	used := bits.OnesCount8(m.Used)
	l.want(bits.OnesCount8(m.Starred), used, "pentagrams with players")
	l.want(max(bits.OnesCount8(m.Slots), used), used, "dice on cauldrons or elsewhere")
	var rows uint8
	for _, tile := range m.Tiles {
		rows |= 1 << (tile / 2)
	}
	l.want(bits.OnesCount8(rows), cauldrons, "cauldron tiles")
	for _, v := range m.Dice {
		l.want(int(min(max(v, 1), 6)), int(v), "values of a die of Morgana's")
	}
}

func TestRandomMorgana(t *testing.T) {
	playModules(t, 20, "morgana")
	playModules(t, 6, "morgana", "arthur")
	playModules(t, 6, "morgana", "knights", "decrees")
	playModules(t, 6, "morgana", "market", "caerleon")
	playModules(t, 4, "morgana", "arthur", "knights", "treasures", "decrees")
	playModules(t, 4, "morgana", "arthur", "knights", "caerleon-random", "market")
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

// keepsOut: nobody enters Morgana's space or takes what lies in her province, but by
// the cauldron that allows it. // W6, W6a, W6b
func keepsOut(p *randomGame) {
	if !p.rules.Has("morgana") || len(p.actions) == 0 {
		return
	}
	m := &p.Mods.Morgana
	for _, e := range p.Events() {
		switch {
		case e.Kind == EventMoved && e.Args[1] != e.Args[2] && m.blocks(uint8(e.Args[2])):
			p.Errorf("%s brought a figure onto Morgana's space %d", last(p.actions), e.Args[2])
		case e.Kind == EventGained && p.ask != "brew" && p.ask != "buy-goods" && m.closes(p.Table().Lies(Item(e.Args[0]), Province(e.Args[1]))):
			p.Errorf("%s took from Morgana's province %s", last(p.actions), m.At)
		}
	}
}
