package merlin

import (
	"strings"
	"testing"

	"merlin/game"
)

func init() {
	lostModules = append(lostModules, lostTreasures)
}

// neutralTaken returns how many neutral staffs players have taken. // T1a
func neutralTaken(g *Game) int {
	if !g.rules.Has("treasures") {
		return 0
	}
	return neutralStaffs - int(g.Mods.Treasures.Staffs)
}

// lostTreasures: each lies once, on a plain tile of its terrain, one of each terrain
// fewer with 2 or 3 players. // T1
func lostTreasures(g *Game, l *losses) {
	if !g.rules.Has("treasures") {
		return
	}
	var seen [treasureTiles + 1]int
	var laid [Terrains]int
	for tile, n := range g.Mods.Treasures.On {
		if n == 0 {
			continue
		}
		seen[n]++
		l.want(seen[n], 1, "treasures %d", n)
		t := g.Domain[tile].Terrain
		laid[t]++
		l.want(int(g.rules.Box.Mods.Treasures[n-1].Terrain), int(t), "terrain under the treasure on tile %d", tile)
		l.want(int(one(g.Domain[tile].Tower)), 0, "towers on the treasure on tile %d", tile)
	}
	for t, n := range laid {
		l.want(n, plainTiles-int(one(g.Seats < MaxSeats)), "treasures on %s", Terrain(t))
	}
	l.want(int(min(g.Mods.Treasures.Staffs, neutralStaffs)), int(g.Mods.Treasures.Staffs), "neutral staffs")
}

func TestRandomTreasures(t *testing.T) { playModules(t, 15, "treasures") }

// With 2 or 3 players a treasure of each terrain is left out by chance, and towers
// lie anywhere. // T1
func TestTreasuresLeftOut(t *testing.T) {
	r, err := NewRules(StandardBox(), "treasures")
	if err != nil {
		t.Fatal(err)
	}
	var out [treasureTiles]int
	for seed := range uint64(200) {
		g, err := New(r, 3, seed)
		if err != nil {
			t.Fatal(err)
		}
		for row := range out {
			out[row]++
			for _, n := range g.Mods.Treasures.On {
				if int(n) == row+1 {
					out[row]--
				}
			}
		}
	}
	for row, n := range out {
		if n < 15 || n > 70 { // 40 of 200 on average
			t.Errorf("treasure %d was left out %d times of 200", row, n)
		}
	}
}

// A treasure is given at every building, also after an earlier manor has left. // T1
func TestTreasureAtEveryBuilding(t *testing.T) {
	r, err := NewRules(StandardBox(), "treasures")
	if err != nil {
		t.Fatal(err)
	}
	g, err := New(r, 4, 1)
	if err != nil {
		t.Fatal(err)
	}
	g.layTile(0, 0)
	for n := range int16(2) {
		if got := g.Players[1].Score; got != n {
			t.Errorf("after %d buildings there are %d points", n, got)
		}
		g.Domain[0].Manor = game.NoSeat
		g.placeManor(1, 0)
		g.Proceed()
	}
}

func TestLevyTargets(t *testing.T) {
	g := start(t, treasures)
	s := g.Decision().Seat
	for a, want := range map[game.Action]game.Target{
		{Kind: ActLevy, A: uint8(Flag), B: 4}:          {Kind: TargetGoods, Seat: s, A: uint8(Flag), B: 4},
		{Kind: ActLevy, A: uint8(InfluenceItem), B: 4}: {Kind: TargetMarker, Seat: s, A: 4},
		{Kind: ActTreasure, A: 4}:                      {Kind: TargetMarker, Seat: s, A: 4},
	} {
		if got := g.Target(a); got != want {
			t.Errorf("%s touches %+v, want %+v", g.Text(a), got, want)
		}
	}
}

func TestBrokenTreasures(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"mountain apple", "mountain", "terrain kind"},
		{"mountain apple", "hill apple", `no terrain "hill"`},
		{"mountain apple", "mountain gold", `no treasure "gold"`},
		{"mountain apple", "mountain apple flag", "shows 0 things, not 1"},
		{"lake levy shield material", "lake levy shield shield", "must differ"},
		{"lake influence flag shield", "lake influence flag influence", `no thing "influence"`},
		{"mountain apple", "lake apple", "there are 4 treasures on a mountain; there must be 5"},
	} {
		_, err := ReadBox("box.json", strings.Replace(boxFile, c.from, c.to, 1))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q for %q gave %v", c.to, c.from, err)
		}
	}
}
