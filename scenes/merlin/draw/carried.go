package draw

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
)

// Carries is what may be carried from a region: a die to the space that it leads to, the figure there, a servant from
// where he is to his place, a marker or a manor from the supply to where it is set, what is taken to the castle.
func (f *Frame) Carries(region string, own, open []moment.Choice) paint.Load {
	if len(own) == 0 {
		return f.carriesStock(region, open)
	}
	last := own[0].Last()
	load := paint.Load{Choices: own, Sprite: own[0].Icon}
	switch {
	case last.Kind == merlin.ActDie && strings.Contains(region, "die-"):
		load.Size = 60
	case last.Kind == merlin.ActMove && strings.HasPrefix(region, "figure-"):
		load.Sprite, load.Size = f.FigureSprite(f.View.Turn.Figure, f.Asked), 66
	case last.Kind == merlin.ActPlace && f.ComesFrom(&own[0]):
		load.Sprite, load.Size = model.ServantSprite(merlin.Servant(last.A), f.Seats[f.Asked].Colour), 52
	case last.Kind == merlin.ActTake && strings.HasPrefix(region, "stock-"):
		load.Size, load.Ends = 46, CastleRect
	default:
		return paint.Load{}
	}
	return load
}

// carriesStock is what may be carried from one's own supply: that stands for no choice by itself.
func (f *Frame) carriesStock(region string, open []moment.Choice) paint.Load {
	kind, sprite := game.Kind(0), ""
	switch region {
	case "own-markers":
		kind, sprite = merlin.ActInfluence, "influence-"
	case "own-manors":
		kind, sprite = merlin.ActBuild, "manor-"
	}
	list := slices.DeleteFunc(slices.Clone(open), func(c moment.Choice) bool { return c.Last().Kind != kind })
	if len(list) == 0 {
		return paint.Load{}
	}
	return paint.Load{Choices: list, Sprite: sprite + f.Seats[f.Asked].Colour, Size: 52}
}
