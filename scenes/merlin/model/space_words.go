package model

import (
	"merlin/game"
	"merlin/game/merlin"
)

// SpaceSprite is the pictogram of a space.
func (f *Model) SpaceSprite(n uint8) string {
	sp := f.Rules.Space(n)
	if sprite := f.Rows.Spaces[sp.Kind].Sprite; sprite != nil {
		return sprite(sp)
	}
	return "space-" + sp.Kind.String()
}

// OnSpace is a pictogram that is always the same.
func OnSpace(sprite string) func(merlin.Space) string {
	return func(merlin.Space) string { return sprite }
}

// ItemOn is the word of the item that a space is about, ProvinceOn of its province.
func ItemOn(s merlin.Space) string { return ThingWord(s.Item) }

func ProvinceOn(s merlin.Space) string { return s.Province.String() }

// ThingWord names an item, or what else a space may show.
func ThingWord(i merlin.Item) string {
	switch i {
	case merlin.InfluenceItem:
		return "influence"
	case merlin.ManorItem:
		return "manor"
	}
	return i.String()
}

// SpaceKey is the middle of the locale keys of what is printed on a space.
func (f *Model) SpaceKey(n uint8) string {
	sp := f.Rules.Space(n)
	key := "space." + sp.Kind.String()
	if word := f.Rows.Spaces[sp.Kind].Word; word != nil {
		key += "." + word(sp)
	}
	return key
}

// PointsAt is what a space of points would bring the player at the bottom.
func (f *Model) PointsAt(n uint8) int { return f.Position().Count(f.Home, f.Rules.Space(n).Item) }

func FigureTarget(g merlin.Figure) game.Target {
	return game.Target{Kind: merlin.TargetFigure, A: uint8(g)}
}

// CountedThings are the things that points spaces count.
func (f *Model) CountedThings() (list []merlin.Item) {
	for i := range merlin.ManorItem + 1 {
		if f.Rules.Counts(i) {
			list = append(list, i)
		}
	}
	return list
}

// ThingSprite is the picture of a kind of thing, markers and manors in a player's colour.
func (f *Model) ThingSprite(i merlin.Item, s game.Seat) string {
	switch i {
	case merlin.InfluenceItem:
		return "influence-" + f.Seats[s].Colour
	case merlin.ManorItem:
		return "manor-" + f.Seats[s].Colour
	}
	return AnySprite(i)
}
