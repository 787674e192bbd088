package merlin

import (
	"math/bits"
	"slices"
	"testing"

	"merlin/game"
)

func init() {
	lostModules = append(lostModules, lostKnights)
}

// lostKnights: Nobody has a knight of the wrong pile or another's, no tile is made,
// castle tiles lie under their owner's manors and Kay's with his markers. // K1, K1a
func lostKnights(g *Game, l *losses) {
	if !g.rules.Has("knights") && !g.rules.Has("knights-dealt") {
		l.want(int(one(g.Mods.Knights != KnightsState{})), 0, "knights without their module")
		return
	}
	k := &g.Mods.Knights
	var owners [knightsInAll + 1]int
	for s := range game.Seat(g.Seats) {
		for pile, who := range k.Of[s] {
			if who == NoKnight {
				l.want(int(one(g.Turn.Seat != game.NoSeat)), 0, "turns before seat %d has knights", s)
				continue
			}
			owners[who]++
			l.want(int(who.Pile()), pile, "pile of %s", who)
			if all := knightTiles[who]; all > 0 {
				l.want(int(max(all, k.Tiles[s][pile])), int(all), "more than all tiles of %s", who)
			}
		}
		lostCastles(g, s, l)
		if k.Has(s, Kay) {
			l.want(int(k.Left(s, Kay))+sum(k.Kay[:]), int(knightTiles[Kay]), "tiles of Kay")
			for p, n := range k.Kay {
				l.want(int(max(n, g.Players[s].Influence[p])), int(g.Players[s].Influence[p]), "tiles without a marker")
			}
		}
	}
	for who, n := range owners {
		if n == 0 {
			continue
		}
		l.want(n, 1, "owners of %s", Knight(who))
	}
}

func lostCastles(g *Game, s game.Seat, l *losses) {
	k := &g.Mods.Knights
	if !k.Has(s, Gaheris) {
		return
	}
	l.want(bits.OnesCount32(k.Castles)+int(k.Left(s, Gaheris)), int(knightTiles[Gaheris]), "castle tiles")
	for tile := range g.Rows * Columns {
		if k.Castle(tile) {
			l.want(int(g.Domain[tile].Manor), int(s), "castle of seat %d with a manor of", s)
		}
	}
}

func TestRandomKnights(t *testing.T) {
	playModules(t, 20, "knights")
	playModules(t, 8, "knights-dealt")
}

// Every 2-set of modules with the knights in it.
func TestRandomKnightsAndAnother(t *testing.T) {
	for _, name := range ModuleNames() {
		if name != "knights" {
			playModules(t, 6, "knights", name)
		}
	}
}

// K1: a draft leaves every player one knight of each pile, and dealing differs from
// game to game.
func TestKnightsDealt(t *testing.T) {
	r, err := NewRules(StandardBox(), "knights-dealt")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[Knight]bool{}
	for seed := range uint64(60) {
		g, err := New(r, MaxSeats, seed)
		if err != nil {
			t.Fatal(err)
		}
		if d := g.Decision(); d.Ask != "die" {
			t.Fatalf("a dealt game begins with %q", d.Ask)
		}
		for s := range g.Players {
			for _, who := range g.Mods.Knights.Of[s] {
				seen[who] = true
			}
		}
	}
	if len(seen) != knightsInAll || seen[NoKnight] {
		t.Errorf("in 60 games only %d knights were dealt", len(seen))
	}
}

// The knights and their dealing cannot be chosen both.
func TestKnightsVariant(t *testing.T) {
	if _, err := NewRules(StandardBox(), "knights", "knights-dealt"); err == nil {
		t.Error("both were accepted")
	}
}

// K12: what is offered is what trying every condition in every colour finds.
func TestPercivalOffersAll(t *testing.T) {
	chance := game.NewStream(12, 12)
	g := start(t, knights)
	g.Mods.Knights.Of[0][Percival.Pile()], g.Mods.Knights.Tiles[0][Percival.Pile()] = Percival, 1
	found := 0
	for range 3000 {
		dress(&g.Players[0], &chance)
		card := Card(chance.N(len(g.rules.Box.Quests)))
		g.Hands[0] = 1 << card
		conditions := g.rules.Box.Quests[card].Conditions
		want := []game.Action{}
		for i, c := range conditions {
			for p := range Province(Provinces) {
				changed := slices.Clone(conditions)
				changed[i].Province = p
				if c.coloured() && g.Players[0].Meets(changed, 0) && !g.Players[0].Meets(conditions, 0) {
					want = append(want, game.Action{Kind: ActPercival, A: uint8(card), B: uint8(i), C: uint8(p)})
				}
			}
		}
		g.Withdraw(func(game.Action) bool { return true })
		g.offerPercival(step{Kind: AskFulfil, A: uint8(card)})
		if found += len(want); !slices.Equal(g.Offered(), want) {
			t.Fatalf("for %v with %+v there are %v, not %v", conditions, g.Players[0], g.Offered(), want)
		}
	}
	if found < 500 {
		t.Errorf("only %d ways were found", found)
	}
}

// dress gives a player some of everything that quests ask for.
func dress(p *Player, chance *game.Stream) {
	for c := range p.Influence {
		p.Influence[c] = uint8(chance.N(3))
		for i := range p.Items {
			p.Items[i][c] = uint8(chance.N(2))
		}
	}
	for v := range p.Servants {
		p.Servants[v] = Province(chance.N(Provinces))
	}
}

// What all see of the draft says who takes the next knight, as long as one is taken.
func TestDrafts(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		g, err := New(rulesOf(t, "knights"), seats, 1)
		if err != nil {
			t.Fatal(err)
		}
		for n := range knightPiles * seats {
			d := g.Decision()
			if s, pile, ok := g.Drafts(); !ok || s != d.Seat || pile != d.Args[0] {
				t.Errorf("knight %d of %d seats: seat %d drafts from pile %d (%v); asked is %+v", n, seats, s, pile, ok, d)
			}
			do(t, g, texts(g)[0])
		}
		if s, _, ok := g.Drafts(); ok {
			t.Errorf("all have their knights, and seat %d drafts", s)
		}
	}
}
