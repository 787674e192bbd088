package merlin

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
)

// describeModule says what tells a module's choice from others at the same thing.
func (f *frame) describeModule(c *table.Choice, a game.Action) {
	switch a.Kind {
	case merlin.ActExpel:
		c.Icon, c.Short = "seal-favour", f.T("term.favour")
		if c.At.Kind == merlin.TargetSeal {
			p := merlin.Province(a.A)
			c.Icon, c.Short = traitorSprite(p), f.T("province."+p.String())
		}
	case merlin.ActCount:
		i := merlin.Item(a.A)
		c.Icon, c.Short = f.countedSprite(i), fmt.Sprintf("%d\u00a0× %s", f.position().Count(f.Asked, i), f.counted(i))
	case merlin.ActBuildTwice, merlin.ActPlaceTwice:
		c.Icon = "seal-favour"
	case merlin.ActBors:
		p := merlin.Province(a.A)
		c.Icon, c.Short, c.More = provinceSprite(p), f.provinceShort(p), f.spaceTip(merlin.SpaceOf(p))
	case merlin.ActGalahad:
		p := merlin.Province(a.B)
		c.Icon, c.Short = itemSprite(merlin.Item(a.A), p), f.T("province."+p.String())
	case merlin.ActBedivere:
		q := &f.rules.Box.Quests[f.View.Display[a.B]]
		c.Icon, c.Short = "quest-scroll", cardWords(f.Ctx.Locale(), q)
		c.Drawn = &quest{q.Points, q.Conditions, nil}
	case merlin.ActPercival:
		p := merlin.Province(a.C)
		q := &f.rules.Box.Quests[a.A]
		condition := conditionWords(f.Ctx.Locale(), q.Conditions[a.B])
		c.Icon, c.Short = provinceSprite(p), condition+" → "+f.T("province."+p.String())
		c.Drawn = &quest{q.Points, q.Conditions[a.B : a.B+1], []string{provinceSprite(p)}}
	case merlin.ActDecreeAny:
		c.Icon, c.Short = "any-shield", f.T("decree.any")
	case merlin.ActDecreePoints:
		c.Icon, c.Short = "points-star", f.T("ui.points", "count", 5)
	case merlin.ActKnight:
		c.Short = f.knightName(merlin.Knight(a.A))
	default:
		f.describeGold(c, a)
	}
}

// countedKeys are what a points space may count.
var countedKeys = [...]string{
	merlin.Shield: "term.shields", merlin.Flag: "term.flags", merlin.Material: "term.materials",
	merlin.InfluenceItem: "term.markers", merlin.ManorItem: "term.manors",
}

// countedSprite is the picture of what a points space may count.
func (f *frame) countedSprite(i merlin.Item) string {
	switch i {
	case merlin.InfluenceItem:
		return "influence-" + f.Seats[f.Asked].Colour
	case merlin.ManorItem:
		return "manor-" + f.Seats[f.Asked].Colour
	}
	return anySprite(i)
}

// targetSprite is the picture of a thing on the table, for choices at it that have no
// other. "" when such choices never stand side by side.
func (f *frame) targetSprite(t game.Target) string {
	switch t.Kind {
	case merlin.TargetGoods, merlin.TargetStock:
		return itemSprite(merlin.Item(t.A), merlin.Province(t.B))
	case merlin.TargetTraitor:
		return traitorSprite(merlin.Province(t.A))
	case merlin.TargetSpace:
		return spaceSprite(f.rules.Space(t.A))
	case merlin.TargetDie:
		return dieSprite(t.A, f.View.Players[t.Seat].Dice[t.A].Value, f.Seats[t.Seat].Colour)
	case merlin.TargetCard:
		return "quest-scroll"
	case merlin.TargetCoins, merlin.TargetCoinSupply:
		return "coin"
	case merlin.TargetAppleSupply:
		return "apple"
	case merlin.TargetMistletoeSupply:
		return "mistletoe"
	case merlin.TargetHorn:
		return "horn"
	case merlin.TargetCauldron:
		return "cauldron"
	case merlin.TargetPoison:
		return "poisoned-apple"
	case merlin.TargetMarker:
		return "influence-" + f.Seats[f.Asked].Colour
	case merlin.TargetTile:
		return "manor-" + f.Seats[f.Asked].Colour
	case merlin.TargetPlace:
		return servantSprite(merlin.Servant(t.A), f.Seats[f.Asked].Colour)
	}
	return ""
}
