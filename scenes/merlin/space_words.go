package merlin

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
)

// spaceSprite is the pictogram of a space.
func (f *frame) spaceSprite(n uint8) string {
	sp := f.rules.Space(n)
	if sprite := f.rows.spaces[sp.Kind].Sprite; sprite != nil {
		return sprite(sp)
	}
	return "space-" + sp.Kind.String()
}

// onSpace is a pictogram that is always the same.
func onSpace(sprite string) func(merlin.Space) string {
	return func(merlin.Space) string { return sprite }
}

// itemOn is the word of the item that a space is about, provinceOn of its province.
func itemOn(s merlin.Space) string     { return thingWord(s.Item) }
func provinceOn(s merlin.Space) string { return s.Province.String() }

// thingWord names an item, or what else a space may show.
func thingWord(i merlin.Item) string {
	switch i {
	case merlin.InfluenceItem:
		return "influence"
	case merlin.ManorItem:
		return "manor"
	}
	return i.String()
}

// spaceKey is the middle of the locale keys of what is printed on a space.
func (f *frame) spaceKey(n uint8) string {
	sp := f.rules.Space(n)
	key := "space." + sp.Kind.String()
	if word := f.rows.spaces[sp.Kind].Word; word != nil {
		key += "." + word(sp)
	}
	return key
}

// spaceName is what a space of a ring is called, spaceTip what one does there.
func (f *frame) spaceName(n uint8) string { return f.T(f.spaceKey(n) + ".name") }

func (f *frame) spaceTip(n uint8) string {
	lines := []string{"<b>" + f.spaceName(n) + "</b>"}
	sp := f.rules.Space(n)
	if sp.Kind == merlin.ProvinceSpace {
		lines = append(lines, f.warnings(sp.Province)...)
	}
	lines = append(lines, f.T(f.spaceKey(n)+".text"))
	if sp.Kind == merlin.ProvinceSpace && f.rows.province.Name != nil {
		lines = append(lines, f.rows.province.Words(f, sp.Province))
	}
	if relic := f.relicTip(f.rules.Space(n).Kind); relic != "" {
		lines = append(lines, relic)
	}
	return paragraphs(lines...)
}

// outcome says in few words what a space would bring the player at the bottom.
func (f *frame) outcome(n uint8) string {
	sp := f.rules.Space(n)
	if sp.Kind != merlin.PointsSpace {
		return f.spaceName(n)
	}
	points := f.pointsAt(n)
	return fmt.Sprintf("%s (%d\u00a0×\u00a0%s)", f.T("ui.points", "count", points), points, f.counted(sp.Item))
}

// counted names a thing that a space of points counts.
func (f *frame) counted(i merlin.Item) string {
	switch i {
	case merlin.InfluenceItem:
		return f.T("term.influence")
	case merlin.ManorItem:
		return f.T("term.manor")
	}
	return f.T("item." + i.String())
}

// ahead says what a die's goal would bring, and on which side it lies if there are two.
func (f *frame) ahead(l landing, alone bool) string {
	if alone || l.jump {
		return f.outcome(l.to())
	}
	way := "landing.forward"
	if l.back {
		way = "landing.back"
	}
	return f.pair(f.T(way), f.outcome(l.to()))
}

// pointsAt is what a space of points would bring the player at the bottom.
func (f *frame) pointsAt(n uint8) int { return f.position().Count(f.Home, f.rules.Space(n).Item) }

// figureTerm is what a figure is called.
func (f *frame) figureTerm(g merlin.Figure) string { return f.T("term." + figureWord(g)) }

func figureTarget(g merlin.Figure) game.Target {
	return game.Target{Kind: merlin.TargetFigure, A: uint8(g)}
}

// countedThings are the things that points spaces count.
func (f *frame) countedThings() (list []merlin.Item) {
	for i := range merlin.ManorItem + 1 {
		if f.rules.Counts(i) {
			list = append(list, i)
		}
	}
	return list
}

// thingSprite is the picture of a kind of thing, markers and manors in a player's colour.
func (f *frame) thingSprite(i merlin.Item, s game.Seat) string {
	switch i {
	case merlin.InfluenceItem:
		return "influence-" + f.Seats[s].Colour
	case merlin.ManorItem:
		return "manor-" + f.Seats[s].Colour
	}
	return anySprite(i)
}

// countedKeys are what a points space may count.
var countedKeys = [...]string{
	merlin.Shield: "term.shields", merlin.Flag: "term.flags", merlin.Material: "term.materials",
	merlin.InfluenceItem: "term.markers", merlin.ManorItem: "term.manors",
}
