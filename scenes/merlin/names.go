package merlin

import (
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
)

// regionName is the stable name of the region of a thing on the table.
func regionName(t game.Target) string {
	switch t.Kind {
	case merlin.TargetDie:
		return fmt.Sprintf("die-%d", t.A+1)
	case merlin.TargetSpace:
		return fmt.Sprintf("space-%d", t.A)
	case merlin.TargetPlace:
		return fmt.Sprintf("place-%s-%s", servantName(merlin.Servant(t.A)), merlin.Province(t.B))
	case merlin.TargetCastle:
		return "home-" + servantName(merlin.Servant(t.A))
	case merlin.TargetMarker:
		return "marker-" + merlin.Province(t.A).String()
	case merlin.TargetStock:
		return fmt.Sprintf("stock-%s-%s", merlin.Item(t.A), merlin.Province(t.B))
	case merlin.TargetGoods:
		return fmt.Sprintf("goods-%s-%s", merlin.Item(t.A), merlin.Province(t.B))
	case merlin.TargetTile:
		return fmt.Sprintf("tile-%d,%d", t.A%merlin.Columns+1, t.A/merlin.Columns+1)
	case merlin.TargetCard:
		return fmt.Sprintf("card-%d", t.A)
	case merlin.TargetDisplay:
		return fmt.Sprintf("display-%d", t.A+1)
	case merlin.TargetDeck:
		return "deck"
	case merlin.TargetTraitor:
		return "traitor-" + merlin.Province(t.A).String()
	case merlin.TargetApples:
		return "apples"
	case merlin.TargetStaffs:
		return "staffs"
	case merlin.TargetGrail:
		return "grail"
	case merlin.TargetFigure:
		return "lead-" + figureWord(merlin.Figure(t.A))
	case merlin.TargetPict:
		return fmt.Sprintf("pict-%d", t.A+1)
	case merlin.TargetPile:
		return fmt.Sprintf("pict-pile-%d", t.A+1)
	case merlin.TargetSeal:
		return fmt.Sprintf("seal-%s-%d", servantName(merlin.Servant(t.A)), t.B+1)
	case merlin.TargetDecrees:
		return "decrees-own"
	case merlin.TargetKnight:
		return "card-" + merlin.Knight(t.A).String()
	case merlin.TargetDecree:
		return decreeRegion(t)
	case targetPlace:
		return fmt.Sprintf("place-%d-%s", t.A+1, merlin.Province(t.B))
	case merlin.TargetAppleSupply:
		return "box-apples"
	case merlin.TargetMistletoeSupply:
		return "box-mistletoes"
	case merlin.TargetCoinSupply:
		return "box-coins"
	case merlin.TargetCoins:
		return "coins"
	case merlin.TargetEither:
		return "either-tokens"
	case merlin.TargetPlus:
		return "plus-tokens"
	case merlin.TargetStall:
		return stallName(merlin.Ware(t.A), t.B)
	case merlin.TargetToken:
		return fmt.Sprintf("token-%s-%s", merlin.Item(t.A), merlin.Province(t.B))
	case merlin.TargetLabourer:
		return fmt.Sprintf("labourer-%d", t.A)
	case merlin.TargetMorganaDie:
		return fmt.Sprintf("morgana-die-%d", t.A+1)
	case merlin.TargetPoison:
		return "poison"
	case targetPoisons:
		return "own-poisons"
	case merlin.TargetHorn:
		return "horn"
	case merlin.TargetCauldron:
		return fmt.Sprintf("cauldron-%d", t.A+1)
	case merlin.TargetRider:
		return fmt.Sprintf("rider-%d", t.Seat+1)
	}
	return fmt.Sprintf("thing-%d-%d-%d", t.Kind, t.A, t.B)
}

// stallName is the region of a ware of the market, of a colour or a number.
func stallName(w merlin.Ware, b uint8) string {
	switch w {
	case merlin.ShieldToken, merlin.MaterialToken:
		return fmt.Sprintf("stall-%s-%s", w, merlin.Province(b))
	case merlin.Labourer:
		return fmt.Sprintf("stall-%s-%d", w, b)
	}
	return "stall-" + w.String()
}

// The sprites of things, by the engine's enums; colour is a player's.

func itemSprite(i merlin.Item, p merlin.Province) string { return i.String() + "-" + p.String() }
func anySprite(i merlin.Item) string                     { return "any-" + i.String() }
func emptySprite(i merlin.Item) string                   { return "empty-" + i.String() }
func emblemSprite(p merlin.Province) string              { return "emblem-" + p.String() }
func provinceSprite(p merlin.Province) string            { return "province-" + p.String() }
func traitorSprite(p merlin.Province) string             { return "traitor-" + p.String() }

// servantName is a servant's name as sprites and regions have it.
func servantName(s merlin.Servant) string { return strings.ReplaceAll(s.String(), "-", "") }

func servantSprite(s merlin.Servant, colour string) string { return servantName(s) + "-" + colour }

// dieSprite is a die's face; die is its place in a player's row.
func dieSprite(die, value uint8, colour string) string {
	switch die {
	case merlin.MerlinDie:
		colour = "merlin"
	case merlin.ArthurDie:
		colour = "arthur"
	case merlin.MorganaDie:
		colour = "morgana"
	}
	return fmt.Sprintf("die-%s-%d", colour, value)
}

func tileSprite(t merlin.Tile) string {
	if t.Tower {
		return "tile-" + t.Terrain.String() + "-tower"
	}
	return "tile-" + t.Terrain.String()
}
