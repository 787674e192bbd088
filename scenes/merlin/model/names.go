package model

import (
	"strings"

	"merlin/game"
	"merlin/game/merlin"
)

// The sprites of things, by the engine's enums; colour is a player's.

func ItemSprite(i merlin.Item, p merlin.Province) string { return i.String() + "-" + p.String() }

func AnySprite(i merlin.Item) string { return "any-" + i.String() }

func EmblemSprite(p merlin.Province) string { return "emblem-" + p.String() }

func TraitorSprite(p merlin.Province) string { return "traitor-" + p.String() }

// ServantName is a servant's name as sprites and regions have it.
func ServantName(s merlin.Servant) string { return strings.ReplaceAll(s.String(), "-", "") }

func ServantSprite(s merlin.Servant, colour string) string { return ServantName(s) + "-" + colour }

// Called is what a player is called: his colour, and his name if that is another word.
func (f *Model) Called(s game.Seat) string { return f.Who(s) }

// PromptSeat is whose crest stands before the sentence in the ribbon.
func (f *Model) PromptSeat() game.Seat {
	if f.Asked != game.NoSeat {
		return f.Asked
	}
	return f.View.Turn.Seat
}

// Boxed are the things without a colour that lie here and not on a province. // C3
func (f *Model) Boxed() []*Pool {
	if f.Rows.Province.Pools {
		return nil
	}
	return f.Rows.Pools
}

// Values that stand for what the engine has no number for, in one place.
const (
	TargetSpot    = 255 // place A of province B where any servant but a lady may stand: the engine has the district, the table its two places
	TargetPoisons = 254 // one's own poisoned apples: the engine has the die that one is used on

	MorganaFigure merlin.Figure = 255 // Morgana among the figures on the board; no die moves her
)
