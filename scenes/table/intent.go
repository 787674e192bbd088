package table

import "merlin/game"

// intent is a line that was advised, from so many moves of the match on.
type intent struct {
	moves int
	line  []game.Move
}

// after is what is left of it once the match has so many moves: nothing where the position is
// taken back in which it was advised, as others may lead to as many.
func (l intent) after(moves int) intent {
	if moves < l.moves {
		return intent{}
	}
	return l
}

// rest is what is left of the line, if all that was done since is of it.
func (l intent) rest(m *game.Match) []game.Move {
	done := len(m.Moves()) - l.moves
	if done < 0 || done >= len(l.line) {
		return nil
	}
	for i, move := range m.Moves()[l.moves:] {
		if move.Seat != l.line[i].Seat || move.Action != l.line[i].Action {
			return nil
		}
	}
	if l.line[done].Seat != m.Game().Decision().Seat {
		return nil
	}
	return l.line[done:]
}
