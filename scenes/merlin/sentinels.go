package merlin

import "merlin/game/merlin"

// Values that stand for what the engine has no number for, in one place.
const (
	targetPlace   = 255 // place A of province B where any servant but a lady may stand: the engine has the district, the table its two places
	targetPoisons = 254 // one's own poisoned apples: the engine has the die that one is used on

	morganaFigure merlin.Figure = 255 // Morgana among the figures on the board; no die moves her
)
