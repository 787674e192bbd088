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
	return table.Manner{Sound: row.Sound, Together: row.Together, Ends: row.Ends, Opens: row.Opens, Closes: row.Closes, Rests: row.Opens || rests[k], Proud: k == merlin.EventFulfilled}
}

// rests are events of which the scene is seen by who has pressed on while a figure was still on its way.
var rests = map[game.EventKind]bool{merlin.EventRound: true, merlin.EventExcalibur: true, merlin.EventGrail: true}
