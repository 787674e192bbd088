package merlin

import (
	"strings"

	"merlin/game/merlin"
)

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

func tileSprite(t merlin.Tile) string {
	if t.Tower {
		return "tile-" + t.Terrain.String() + "-tower"
	}
	return "tile-" + t.Terrain.String()
}
