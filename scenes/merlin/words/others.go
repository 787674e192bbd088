package words

import (
	"merlin/game"
	"merlin/scenes/merlin/model"
)

// HotDie is what the die of another player that is pointed at says; "" when none is, or
// when it may be chosen and says so itself.
func (f *Words) HotDie(s game.Seat) string {
	for i := range f.View.Players[s].Dice {
		if t := model.DieTarget(s, uint8(i)); f.Hot(model.OtherDie(s, i)) && !f.Open(t) {
			return f.withTurned(t, f.DiceTip(s))
		}
	}
	return ""
}

// withTurned adds to what is said of a die who has turned it.
func (f *Words) withTurned(die game.Target, tip string) string {
	t, ok := f.Turned[die]
	if !ok {
		return tip
	}
	line := "<b>" + f.T("die.turned", "name", f.Called(t.By), "before", int(t.From), "value", int(t.To)) + "</b>"
	if tip == "" {
		return line
	}
	return Paragraphs(tip, line)
}

// RetakeWords say what a click on a die does then.
func (f *Words) RetakeWords(die uint8) string {
	if f.View.Turn.Die == die {
		return f.T("hint.die.put-back")
	}
	return f.T("hint.die.instead")
}

// TrayTip says whose a die is when it is not one's own, and who has turned it.
func (f *Words) TrayTip(s game.Seat, die uint8) string {
	whose := ""
	if s != f.Home {
		whose = f.T("hint.die.other", "name", f.Called(s))
	}
	return f.withTurned(model.DieTarget(s, die), whose)
}

// Instead is what is used instead of a die: a number or 0, a sprite, "" when nothing is,
// and its name.
func (f *Words) Instead() (n int, sprite, words string) {
	for _, m := range f.Rows.Modules {
		if m.Instead == nil {
			continue
		}
		if n, sprite, words = m.Instead(f); sprite != "" {
			return n, sprite, words
		}
	}
	return 0, "", ""
}

// MoreTurns is how many turns the seat whose turn it is may still have beside those of
// his dice. // X3
func (f *Words) MoreTurns() (n int) {
	for _, m := range f.Rows.Modules {
		if m.Turns != nil {
			more, _ := m.Turns(f)
			n += more
		}
	}
	return n
}

// moreBy names what gives those turns.
func (f *Words) moreBy() (list []string) {
	for _, m := range f.Rows.Modules {
		if m.Turns == nil {
			continue
		}
		if n, words := m.Turns(f); n > 0 {
			list = append(list, words)
		}
	}
	return list
}

// RoundsHint says when scorings are, or in a replay where it stands.
func (f *Words) RoundsHint() string {
	if f.Replay != nil {
		return f.T("replay.at", "at", f.Replay.At, "of", f.Replay.Of)
	}
	return f.T("hint.scorings")
}
