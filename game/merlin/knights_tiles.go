package merlin

import (
	"math/bits"

	"merlin/game"
)

// Knights whose tiles bring something: Gareth, Galahad, Gaheris; and what tiles
// score at the end.

// gareth: the first time one repels a traitor of a colour brings its tile and a
// point. Excalibur repels none. // K5
func (g *Game) gareth(s game.Seat, colour Province, how int16) {
	if !g.Mods.Knights.Has(s, Gareth) || how == ByExcalibur || how == Unrepelled {
		return
	}
	if g.winTile(s, Gareth, uint8(colour)) {
		g.score(s, 1, ForKnights, int16(Gareth))
	}
}

// What so many tiles score at the end. // K5, K7
var (
	garethPoints  = [...]int{0, 1, 3, 5, 7, 9, 12}
	geraintPoints = [...]int{0, 1, 3, 5, 7, 10}
)

func endKnights(t Table, s game.Seat) (points int, reason Reason) {
	k := &t.Mods.Knights
	points = garethPoints[bits.OnesCount8(k.Left(s, Gareth))] + geraintPoints[bits.OnesCount8(k.Left(s, Geraint))]
	return points, ForKnights
}

// offerGalahad: a tile takes an item of the same kind from any other province than
// those that the rule names, also when these are empty; then it may be left. // K8, C7, W7h
func (g *Game) offerGalahad(st step, i Item, named uint8) {
	if g.Mods.Knights.Left(st.Seat, Galahad) == 0 {
		return
	}
	void := len(g.Offered()) == 0
	for p := range Province(Provinces) {
		if named>>p&1 == 0 && g.Table().Open(i, p) {
			g.Offer(ActGalahad, uint8(i), uint8(p))
		}
	}
	if void && len(g.Offered()) > 0 {
		g.Offer(ActKnightRest)
	}
}

func (g *Game) useGalahad(st step, a game.Action) {
	g.spendKnight(st.Seat, Galahad)
	g.gain(st.Seat, Item(a.A), Province(a.B))
}

// gaheris: a castle tile may be put under a manor as it is built. // K10
func (g *Game) gaheris(s game.Seat, tile uint8) {
	if g.Mods.Knights.Left(s, Gaheris) > 0 {
		g.Push(step{Kind: AskCastle, Seat: s, A: tile})
	}
}

func (g *Game) askCastle(st step) {
	g.Offer(ActCastle, st.A)
	g.Offer(ActKnightRest)
}

// putCastle puts the tile there; on a tower, whose bonus is still to come, a second
// one follows it. // K10
func (g *Game) putCastle(st step, a game.Action) {
	g.spendKnight(st.Seat, Gaheris)
	g.Emit(EventCastle, st.Seat, int16(a.A))
	if g.Domain[a.A].Tower {
		tower := g.Pop()
		g.Push(step{Kind: AskTowerAgain, Seat: st.Seat, A: Nobody})
		g.Push(tower)
	}
}

// noteBonus notes for the second bonus of a tower, which is still to come, which
// province gave the first. // K10
func (g *Game) noteBonus(s game.Seat, p uint8) {
	if g.Depth == 0 {
		return
	}
	if next := &g.Steps[g.Depth-1]; next.Kind == AskTowerAgain && next.Seat == s && next.A == Nobody {
		next.A = p
	}
}

// askTowerAgain offers the tower's bonus in another province than A, unless the
// first was left or no other province can give. // K10
func (g *Game) askTowerAgain(st step) {
	if st.A == Nobody {
		return
	}
	g.Gather(step{Kind: AskTower, Seat: st.Seat})
	g.Withdraw(func(a game.Action) bool {
		return a.Kind == ActTake && a.B == st.A || a.Kind == ActInfluence && a.A == st.A
	})
	if len(g.Offered()) == 1 {
		g.Withdraw(func(game.Action) bool { return true })
	}
}
