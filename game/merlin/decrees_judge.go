package merlin

import "merlin/game"

// What computer players look at in the King's Decree.

var (
	decreesSigns  = []string{"points", "third", "look-left", "any-late"}
	decreesTraits = []string{"one", "two", "threes"}
)

func decreesSign(j *judge, a game.Action, at int) {
	switch n := j.Mods.Decrees.Count(j.s); a.Kind {
	case ActServe:
		j.acts(Servant(a.A), Province(a.B))
	case ActLook:
		j.f.Add(at+1, int(one(n%decreesForFive == decreesForFive-1)))
		j.f.Add(at+2, int(j.Mods.Decrees.Left[a.A]))
	case ActDecree:
		d := Decree(a.A)
		j.f.Add(at, d.Points())
		if i, c, ok := d.Thing(); ok && j.Open(i, c) {
			j.gains(i, c)
		}
	case ActDecreeDie:
		j.noteTurned(a.A, a.B)
	case ActDecreeAny:
		j.f.Add(at+3, int(one(j.Round == Rounds)))
		j.noteAhead(j.anything())
	case ActDecreePoints:
		j.f.Add(at+3, int(one(j.Round == Rounds)))
	}
}

func decreesTrait(g *Game, s game.Seat, f note, at int) {
	n := g.Mods.Decrees.Count(s)
	f.Add(at, int(one(n%decreesForFive > 0)))
	f.Add(at+1, int(one(n%decreesForFive > 1)))
	f.Add(at+2, n/decreesForFive)
}
