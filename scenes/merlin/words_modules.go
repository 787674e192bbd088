package merlin

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
)

// describeModule says what tells a module's choice from others at the same thing.
func (f *frame) describeModule(c *choice, a game.Action) {
	switch a.Kind {
	case merlin.ActExpel:
		c.icon, c.short = "seal-favour", f.T("term.favour")
		if c.at.Kind == merlin.TargetSeal {
			p := merlin.Province(a.A)
			c.icon, c.short = traitorSprite(p), f.T("province."+p.String())
		}
	case merlin.ActCount:
		i := merlin.Item(a.A)
		c.icon, c.short = f.countedSprite(i), fmt.Sprintf("%d\u00a0× %s", f.view.Count(f.asked, i), f.counted(i))
	case merlin.ActBuildTwice, merlin.ActPlaceTwice:
		c.icon = "seal-favour"
	case merlin.ActBors:
		p := merlin.Province(a.A)
		c.icon, c.short, c.more = provinceSprite(p), f.provinceShort(p), f.spaceTip(spaceIn(p))
	case merlin.ActGalahad:
		p := merlin.Province(a.B)
		c.icon, c.short = itemSprite(merlin.Item(a.A), p), f.T("province."+p.String())
	case merlin.ActBedivere:
		q := &f.rules.Box.Quests[f.view.Display[a.B]]
		c.icon, c.short = "quest-scroll", cardWords(f.ctx.Locale(), q)
		c.drawn = &quest{q.Points, q.Conditions, nil}
	case merlin.ActPercival:
		p := merlin.Province(a.C)
		q := &f.rules.Box.Quests[a.A]
		condition := conditionWords(f.ctx.Locale(), q.Conditions[a.B])
		c.icon, c.short = provinceSprite(p), condition+" → "+f.T("province."+p.String())
		c.drawn = &quest{q.Points, q.Conditions[a.B : a.B+1], []string{provinceSprite(p)}}
	case merlin.ActDecreeAny:
		c.icon, c.short = "any-shield", f.T("decree.any")
	case merlin.ActDecreePoints:
		c.icon, c.short = "points-star", f.T("ui.points", "count", 5)
	case merlin.ActKnight:
		c.short = f.knightName(merlin.Knight(a.A))
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
		return "influence-" + f.seats[f.asked].colour
	case merlin.ManorItem:
		return "manor-" + f.seats[f.asked].colour
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
		return dieSprite(t.A, f.view.Players[t.Seat].Dice[t.A].Value, f.seats[t.Seat].colour)
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
		return "influence-" + f.seats[f.asked].colour
	case merlin.TargetTile:
		return "manor-" + f.seats[f.asked].colour
	case merlin.TargetPlace:
		return servantSprite(merlin.Servant(t.A), f.seats[f.asked].colour)
	}
	return ""
}
