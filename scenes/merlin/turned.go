package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// A die that another player has turned keeps a sign.

// turned is how another player has changed a die: who, and from what to what.
type turned struct {
	by       game.Seat
	from, to uint8
}

// turnedDice are the dice that another player has turned since their owner's last
// turn, as far as it is shown. They keep their signs until he has had a turn.
func (f *frame) turnedDice() map[game.Target]turned {
	out := map[game.Target]turned{}
	turn := game.NoSeat
	for i := f.lastRoll(); i < len(f.Shown); i++ {
		for _, e := range f.EventsOf(i) {
			switch e.Kind {
			case merlin.EventTurn:
				turn = e.Seat
			case merlin.EventTurnOver:
				for t := range out {
					if t.Seat == e.Seat {
						delete(out, t)
					}
				}
			case merlin.EventDieSet:
				t := dieTarget(e.Seat, uint8(e.Args[0]))
				switch {
				case f.rows.dice[t.A].Lies != nil: // nobody's own
				case turn == e.Seat || turn == game.NoSeat:
					delete(out, t)
				default:
					out[t] = turned{by: turn, from: uint8(e.Args[1]), to: uint8(e.Args[2])}
				}
			}
		}
	}
	return out
}

// lastRoll is the last of the moves shown in which dice were rolled, 0 if none was.
func (f *frame) lastRoll() int {
	for i := len(f.Shown) - 1; i > 0; i-- {
		for _, e := range f.Shown[i].Events {
			if e.Kind == merlin.EventRolled {
				return i
			}
		}
	}
	return 0
}

// withTurned adds to what is said of a die who has turned it.
func (f *frame) withTurned(die game.Target, tip string) string {
	t, ok := f.turned[die]
	if !ok {
		return tip
	}
	line := "<b>" + f.T("die.turned", "name", f.who(t.by), "before", int(t.from), "value", int(t.to)) + "</b>"
	if tip == "" {
		return line
	}
	return paragraphs(tip, line)
}

// drawTurned marks a die that another player has turned with that player's crest.
func drawTurned(p *ui.Painter, f *frame, die game.Target, x, y, size float64) {
	t, ok := f.turned[die]
	if !ok {
		return
	}
	p.StrokeRound(ui.Around(x, y, size*.92, size*.92), size*.16, max(2, size*.06), ui.Solid(ui.Rubric))
	p.SpriteAt("score-"+f.Seats[t.by].Colour, x+size*.38, y-size*.36, max(17, size*.44))
}
