package merlin

import "merlin/game/merlin"

// Values that stand for what the engine has no number for, in one place.
const (
	targetPlace   = 255 // place A of province B where any servant but a lady may stand: the engine has the district, the table its two places
	targetPoisons = 254 // one's own poisoned apples: the engine has the die that one is used on

	morganaFigure merlin.Figure   = 255 // Morgana among the figures on the board; no die moves her
	onHerWay      merlin.Province = 254 // Morgana neither in a province nor beside the board: she moves
	inNobodysHand                 = 255 // MorganaState.Taken when no die is taken

	gone       = 255 // the space of a figure that is on its way; the die of a turn that has taken none
	allDecrees = 255 // a whole stack of decrees in place of one
	noSeatArg  = 255 // no seat, in an argument of an action or an event
)
