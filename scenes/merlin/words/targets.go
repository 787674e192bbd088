package words

import (
	"merlin/game"
	"merlin/game/merlin"
)

// Named is a thing with a name that never changes, picture one with such a sprite.
func Named(key string) func(*Words, game.Target) string {
	return func(f *Words, _ game.Target) string { return f.T(key) }
}

// Because is a reason that never changes, keyed one of which why has the end of the key.
func Because(key string) func(*Words, game.Target) string {
	return func(f *Words, _ game.Target) string { return f.T(key) }
}

func Keyed(why func(*Words, game.Target) string) func(*Words, game.Target) string {
	return func(f *Words, t game.Target) string {
		if key := why(f, t); key != "" {
			return f.T("why." + key)
		}
		return ""
	}
}

// Thing names a thing of the table.
func (f *Words) Thing(t game.Target) string { return f.Rows.Targets[t.Kind].Name(f, t) }

func (f *Words) DieThing(t game.Target) string { return f.DieName(t.Seat, t.A) }

func (f *Words) SpaceThing(t game.Target) string { return f.spaceName(t.A) }

func (f *Words) PlaceThing(t game.Target) string {
	return f.T("servant."+merlin.Servant(t.A).String()) + ", " + f.T("province.full."+merlin.Province(t.B).String())
}

func (f *Words) HomeThing(t game.Target) string {
	return f.T("servant."+merlin.Servant(t.A).String()) + ", " + f.T("castle.at-home")
}

func (f *Words) MarkerThing(t game.Target) string {
	return f.T("term.influence") + ", " + f.T("province.full."+merlin.Province(t.A).String())
}

func (f *Words) StockThing(t game.Target) string {
	return f.itemsThing(t, f.View.Stock[t.A][t.B])
}

func (f *Words) GoodsThing(t game.Target) string {
	return f.itemsThing(t, f.View.Players[f.Home].Items[t.A][t.B])
}

func (f *Words) itemsThing(t game.Target, n uint8) string {
	return f.T("item.count."+merlin.Item(t.A).String()+"."+merlin.Province(t.B).String(), "count", int(n))
}

func (f *Words) TileThing(t game.Target) string { return f.tileName(t.A) }

func (f *Words) CardThing(t game.Target) string { return f.cardSays(merlin.Card(t.A)) }

func (f *Words) DisplayThing(t game.Target) string { return f.cardSays(f.View.Display[t.A]) }

func (f *Words) TraitorThing(t game.Target) string {
	return f.T("traitor.count."+merlin.Province(t.A).String(), "count", int(f.View.Players[f.Home].Traitors[t.A]))
}

func (f *Words) FigureThing(t game.Target) string { return f.FigureTerm(merlin.Figure(t.A)) }

// PoolThing names a thing of a pool by how many there are.
func PoolThing(i merlin.Item) func(*Words, game.Target) string {
	return func(f *Words, _ game.Target) string {
		pool := f.Rows.Pool(i)
		return f.T(pool.Words, "count", pool.Left(f.View))
	}
}

// ShutOr is the reason why nothing is taken of what nobody has.
func ShutOr(i merlin.Item) func(*Words, game.Target) string {
	return Keyed(func(f *Words, _ game.Target) string {
		if f.Position().Closed(i, merlin.Castle) {
			return "shut"
		}
		return "supply.moment"
	})
}
