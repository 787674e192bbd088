package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table"
)

// manner is how events of a kind are shown.
func manner(all *draw.Rows, k game.EventKind) table.Manner {
	row := all.Events[k]
	return table.Manner{Sound: row.Sound, Together: row.Together, Ends: row.Ends, Opens: row.Opens, Closes: row.Closes, Rests: row.Opens || k == merlin.EventRound, Proud: k == merlin.EventFulfilled}
}
