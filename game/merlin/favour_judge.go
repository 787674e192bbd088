package merlin

import "merlin/game"

// What computer players look at in the King's Favour.

var (
	favourSigns  = []string{"seal-0", "seal-1", "seal-2", "seal-rounds", "count", "expel"}
	favourTraits = []string{"seals-0", "seals-1", "seals-2"}
)

func favourSign(j *judge, a game.Action, at int) {
	switch a.Kind {
	case ActPoints:
		j.f.Add(signPoints, int(j.Box.Quests[j.about[0]].Points))
	case ActSeal:
		j.f.Add(at+int(a.B), 1)
		j.f.Add(at+3, int(Rounds-j.Round))
	case ActCount:
		j.f.Add(at+4, j.Count(j.s, Item(a.A)))
	case ActBuildTwice:
		j.noteAhead(j.bestBuild(Space{}))
	case ActPlaceTwice:
		j.noteAhead(j.bestPlace(func(Province) bool { return true }))
	case ActExpel:
		j.noteTraitors(Province(a.A), 1)
		j.f.Add(at+5, j.now())
	}
}

// favourTrait notes the seals by row.
func favourTrait(g *Game, s game.Seat, f note, at int) {
	for row := range FavourRows {
		for column := range Servant(Servants) {
			f.Add(at+row, int(one(g.Mods.Favour.Has(s, column, uint8(row)))))
		}
	}
}
