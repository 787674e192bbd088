package merlin

import (
	"fmt"
	"testing"

	"merlin/game"
)

func init() { lostModules = append(lostModules, lostSeals) }

// lostSeals: four for each player, and only those of the last row are turned. // F1, F4
func lostSeals(g *Game, want func(string, int, int)) {
	if !g.rules.Has("favour") {
		return
	}
	for s := range g.Players[:g.Seats] {
		f := &g.Mods.Favour
		want(fmt.Sprintf("seals left of seat %d", s), max(0, f.Left(game.Seat(s))), f.Left(game.Seat(s)))
		for column := range Servant(Servants) {
			if f.Turned[s]>>column&1 == 1 && !f.Has(game.Seat(s), column, DeedRow) {
				want(fmt.Sprintf("turned seals of seat %d that are not there", s), 1, 0)
			}
		}
	}
}

func TestRandomFavour(t *testing.T) { playModules(t, 30, "favour") }

func TestRandomFavourAndTreasures(t *testing.T) { playModules(t, 10, "favour", "treasures") }
