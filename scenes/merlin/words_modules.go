package merlin

import (
	"merlin/game/merlin"
)

// countedKeys are what a points space may count.
var countedKeys = [...]string{
	merlin.Shield: "term.shields", merlin.Flag: "term.flags", merlin.Material: "term.materials",
	merlin.InfluenceItem: "term.markers", merlin.ManorItem: "term.manors",
}
