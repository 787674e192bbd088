package merlin

import (
	"math/bits"
	"testing"

	"merlin/game"
)

func init() {
	lostModules = append(lostModules, lostBrews)
}

// lostBrews: Morgana's markers are six, those on top lie on markers, one each; her huts
// are seven, those that stand stand on manors. // W0, W7d, W7f
func lostBrews(g *Game, l *losses) {
	if !g.rules.Has("morgana") {
		return
	}
	m := &g.Mods.Morgana
	dark := int(m.DarkLeft) + sum(m.Lone[:])
	for s := range game.Seat(g.Seats) {
		dark += sum(m.Dark[s][:])
		for p, n := range m.Dark[s] {
			markers := int(g.Players[s].Influence[p])
			l.want(max(int(n), markers), markers, "markers under Morgana's")
		}
	}
	l.want(dark, darkMarkers, "markers of Morgana")
	l.want(int(m.HutsLeft)+bits.OnesCount32(m.Huts), hutsInAll, "huts")
	for tile, t := range g.Domain {
		l.want(int(one(m.Hut(uint8(tile)) && t.Manor == game.NoSeat)), 0, "huts without a manor")
	}
}

// Every face with each set of modules that it meets.
func TestRandomBrews(t *testing.T) {
	playModules(t, 6, "morgana", "arthur", "knights", "treasures")
	playModules(t, 4, "morgana", "market", "knights", "treasures", "decrees")
	playModules(t, 4, "morgana", "caerleon-random", "arthur", "knights")
	playModules(t, 4, "morgana", "caerleon", "market", "treasures", "favour")
}
