package merlin

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
)

// What rows of targets share: names of regions, words, pictures, reasons.

// called, numbered, coloured and ofItem name the regions of things of which there is
// one, one for each number (from 1), each province and each item of a province.
func called(name string) func(game.Target) string {
	return func(game.Target) string { return name }
}

func numbered(name string) func(game.Target) string {
	return func(t game.Target) string { return fmt.Sprintf("%s%d", name, t.A+1) }
}

func coloured(name string) func(game.Target) string {
	return func(t game.Target) string { return name + merlin.Province(t.A).String() }
}

func ofItem(name string) func(game.Target) string {
	return func(t game.Target) string {
		return fmt.Sprintf("%s%s-%s", name, merlin.Item(t.A), merlin.Province(t.B))
	}
}

func spaceRegion(t game.Target) string { return fmt.Sprintf("space-%d", t.A) }
func cardRegion(t game.Target) string  { return fmt.Sprintf("card-%d", t.A) }
func homeRegion(t game.Target) string  { return "home-" + servantName(merlin.Servant(t.A)) }

func placeRegion(t game.Target) string {
	return fmt.Sprintf("place-%s-%s", servantName(merlin.Servant(t.A)), merlin.Province(t.B))
}

func tileRegion(t game.Target) string {
	return fmt.Sprintf("tile-%d,%d", t.A%merlin.Columns+1, t.A/merlin.Columns+1)
}

// named is a thing with a name that never changes, picture one with such a sprite.
func named(key string) func(*frame, game.Target) string {
	return func(f *frame, _ game.Target) string { return f.T(key) }
}

func picture(sprite string) func(*frame, game.Target) string {
	return func(*frame, game.Target) string { return sprite }
}

// because is a reason that never changes, keyed one of which why has the end of the key.
func because(key string) func(*frame, game.Target) string {
	return func(f *frame, _ game.Target) string { return f.T(key) }
}

func keyed(why func(*frame, game.Target) string) func(*frame, game.Target) string {
	return func(f *frame, t game.Target) string {
		if key := why(f, t); key != "" {
			return f.T("why." + key)
		}
		return ""
	}
}

// thing names a thing of the table.
func (f *frame) thing(t game.Target) string { return f.rows.targets[t.Kind].Name(f, t) }

// targetSprite is the picture of a thing on the table, for choices at it that have no
// other. "" when such choices never stand side by side.
func (f *frame) targetSprite(t game.Target) string {
	if row := f.rows.targets[t.Kind]; row.Sprite != nil {
		return row.Sprite(f, t)
	}
	return ""
}

func (f *frame) dieThing(t game.Target) string   { return f.dieName(t.Seat, t.A) }
func (f *frame) spaceThing(t game.Target) string { return f.spaceName(t.A) }

func (f *frame) placeThing(t game.Target) string {
	return f.T("servant."+merlin.Servant(t.A).String()) + ", " + f.T("province.full."+merlin.Province(t.B).String())
}

func (f *frame) homeThing(t game.Target) string {
	return f.T("servant."+merlin.Servant(t.A).String()) + ", " + f.T("castle.at-home")
}

func (f *frame) markerThing(t game.Target) string {
	return f.T("term.influence") + ", " + f.T("province.full."+merlin.Province(t.A).String())
}

func (f *frame) stockThing(t game.Target) string {
	return f.itemsThing(t, f.View.Stock[t.A][t.B])
}

func (f *frame) goodsThing(t game.Target) string {
	return f.itemsThing(t, f.View.Players[f.Home].Items[t.A][t.B])
}

func (f *frame) itemsThing(t game.Target, n uint8) string {
	return f.T("item.count."+merlin.Item(t.A).String()+"."+merlin.Province(t.B).String(), "count", int(n))
}

func (f *frame) tileThing(t game.Target) string    { return f.tileName(t.A) }
func (f *frame) cardThing(t game.Target) string    { return f.cardSays(merlin.Card(t.A)) }
func (f *frame) displayThing(t game.Target) string { return f.cardSays(f.View.Display[t.A]) }

func (f *frame) traitorThing(t game.Target) string {
	return f.T("traitor.count."+merlin.Province(t.A).String(), "count", int(f.View.Players[f.Home].Traitors[t.A]))
}

func (f *frame) diePicture(t game.Target) string {
	return f.rows.dieSprite(t.A, f.View.Players[t.Seat].Dice[t.A].Value, f.Seats[t.Seat].Colour)
}

func (f *frame) spacePicture(t game.Target) string { return f.spaceSprite(t.A) }

func (f *frame) servantPicture(t game.Target) string {
	return servantSprite(merlin.Servant(t.A), f.Seats[f.Asked].Colour)
}

func (f *frame) markerPicture(game.Target) string { return "influence-" + f.Seats[f.Asked].Colour }
func (f *frame) manorPicture(game.Target) string  { return "manor-" + f.Seats[f.Asked].Colour }

func itemPicture(_ *frame, t game.Target) string {
	return itemSprite(merlin.Item(t.A), merlin.Province(t.B))
}

func traitorPicture(_ *frame, t game.Target) string { return traitorSprite(merlin.Province(t.A)) }

func figureRegion(t game.Target) string {
	switch merlin.Figure(t.A) {
	case merlin.MerlinFigure:
		return "lead-merlin"
	case merlin.ArthurFigure:
		return "lead-arthur"
	}
	return "lead-knight"
}

func (f *frame) figureThing(t game.Target) string { return f.figureTerm(merlin.Figure(t.A)) }
