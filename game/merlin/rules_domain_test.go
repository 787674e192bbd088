package merlin

import (
	"strings"
	"testing"

	"merlin/game"
)

// The materials that pay for each tile, worked out by hand from the frames of the
// standard box: K black, G grey, B blue, P purple, O orange, W brown. // B29
var fitting = map[uint8][]string{
	4: {
		"KGO GPW KGBP GPW BPOW PW",
		"KPO GW KBW GP GBO GPOW",
		"KBOW GBW KB GPO BO KPW",
		"KO KGOW KBO KGBP KBO BPW",
	},
	3: {
		"KGO GPW KGBP GPW BPOW POW",
		"KBPO GBW KBW GPO GBO KGPW",
		"KOW KGOW KBO KGBP KBO BPW",
	},
}

func TestFrames(t *testing.T) {
	b := StandardBox()
	for rows, table := range fitting {
		for r, row := range table {
			for c, want := range strings.Fields(row) {
				tile := uint8(r*Columns + c)
				var got strings.Builder
				for p, letter := range "KGBPOW" {
					if b.Fits(tile, rows)>>p&1 == 1 {
						got.WriteRune(letter)
					}
				}
				if got.String() != want {
					t.Errorf("%d rows, tile %s: %s pay, want %s", rows, tileArg(tile), got.String(), want)
				}
			}
		}
	}
}

// Every colour serves as many tiles as the others. // B29
func TestFramesAreFair(t *testing.T) {
	b := StandardBox()
	for rows, want := range map[uint8]int{4: 12, 3: 10} {
		var served [Provinces]int
		for tile := range rows * Columns {
			for p := range served {
				served[p] += int(b.Fits(tile, rows) >> p & 1)
			}
		}
		for p, n := range served {
			if n != want {
				t.Errorf("%d rows: %s pays for %d tiles, want %d", rows, Province(p), n, want)
			}
		}
	}
}

// cube returns cube coordinates of a tile, in which neighbours differ by 1 in two
// of the three: another way to say which tiles touch.
func cube(tile int) (x, y, z int) {
	column, row := tile%Columns, tile/Columns
	x = column
	z = row - (column-column&1)/2
	return x, -x - z, z
}

func touch(a, b int) bool {
	ax, ay, az := cube(a)
	bx, by, bz := cube(b)
	return max(ax-bx, bx-ax, ay-by, by-ay, az-bz, bz-az) == 1
}

// slowAreas merges tiles that touch until nothing changes.
func slowAreas(p *Public) (area [Tiles]uint8) {
	n := int(p.Rows) * Columns
	for i := range area {
		area[i] = Nobody
		if i < n {
			area[i] = uint8(i)
		}
	}
	for changed := true; changed; {
		changed = false
		for a := range n {
			for b := range n {
				if touch(a, b) && p.Domain[a].Terrain == p.Domain[b].Terrain && area[a] < area[b] {
					area[b], changed = area[a], true
				}
			}
		}
	}
	return area
}

// An area is a maximal set of adjacent tiles of one terrain. // B51
func TestAreas(t *testing.T) {
	chance := game.NewStream(51, 0)
	for range 500 {
		p := Public{Rows: uint8(3 + chance.N(2))}
		for i := range p.Domain {
			p.Domain[i].Terrain = Terrain(chance.N(Terrains))
		}
		if got, want := p.Areas(), slowAreas(&p); got != want {
			t.Fatalf("%v have areas %v, want %v", p.Domain, got, want)
		}
	}
}

// Most manors take an area's points, a tie shares them. // B51
func TestDomainScores(t *testing.T) {
	chance := game.NewStream(51, 1)
	r := rulesOfBase(t)
	for seed := range uint64(200) {
		g, err := New(r, 2+chance.N(3), seed)
		if err != nil {
			t.Fatal(err)
		}
		for tile := range g.Rows * Columns {
			g.Domain[tile].Manor = game.Seat(chance.N(int(g.Seats)+2)) - 2
			if g.Domain[tile].Manor < 0 {
				g.Domain[tile].Manor = game.NoSeat
			}
		}
		want := slowScores(g)
		g.scoreDomain(step{})
		for s := range want {
			if int(g.Players[s].Score) != want[s] {
				t.Errorf("seed %d: seat %d scores %d, want %d", seed, s, g.Players[s].Score, want[s])
			}
		}
	}
}

func slowScores(g *Game) (scores [MaxSeats]int) {
	area := slowAreas(&g.Public)
	for first := range uint8(Tiles) {
		var manors [MaxSeats]int
		size, most, tied := 0, 0, 0
		for tile, a := range area {
			if a == first {
				size++
				if s := g.Domain[tile].Manor; s >= 0 {
					manors[s]++
				}
			}
		}
		for _, n := range manors {
			most = max(most, n)
		}
		for _, n := range manors {
			if n == most {
				tied++
			}
		}
		for s, n := range manors {
			if n == most && most > 0 {
				scores[s] += size / tied
			}
		}
	}
	return scores
}
