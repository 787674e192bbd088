package words

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// Where a die is to lead comes before how it gets there.

// goal is what a figure goes to a space for, Merlin himself or another: what somebody else has there,
// or the space.
func (f *Words) goal(space uint8, me bool) string {
	t := f.Position()
	others := func(s game.Seat) bool { return s != game.NoSeat && s != f.Asked }
	switch kind := f.Rules.Space(space).Kind; {
	case kind == merlin.ExcaliburSpace && others(t.Excalibur):
		return f.T("action.goal.excalibur", "name", f.Called(t.Excalibur))
	case kind == merlin.GrailSpace && others(t.Grail):
		return f.T("action.goal.grail", "name", f.Called(t.Grail))
	case me:
		return f.T("action.goal.me", "space", f.spaceThe(space))
	}
	return f.T("action.goal", "space", f.spaceThe(space))
}

// turnedSaid is a die that moves its figure, changed by an apple or a flag before, as one deed, with what it goes
// there for if not for the space; "" for other choices and lines.
func (f *Words) turnedSaid(c *moment.Choice, line []game.Move, goal string) string {
	w := f.turned(c, line)
	if w == nil {
		return ""
	}
	die := f.View.Turn.Die
	if c.Last().Kind == merlin.ActDie {
		die = c.Last().A
	}
	row, value := f.Rows.Dice[die], int(f.View.Players[f.Asked].Dice[die].Value)
	me := merlin.Figure(w.moved.Args[0]) == merlin.MerlinFigure
	if row.Word != "own" && !me {
		return ""
	}
	key, with := "action.die.turned", []any{"value", value, "to", w.to, "what", JoinWords(f.Locale, w.paid), "goal", cmp.Or(goal, f.goal(uint8(w.moved.Args[2]), me))}
	switch {
	case w.via != nil:
		key, with = "action.die.across", append(with, "via", f.spaceThe(uint8(w.via.Args[2])))
	case len(w.paid) > 1:
		key = "action.die.paid"
	case w.to == 0:
		key = "action.die.back"
	}
	if me {
		key, with = key+".me", append(with, "die", f.T("die.the."+row.Word))
	}
	return f.T(key, with...)
}

// turnedWay is what a die is turned to, 0 where its figure goes backwards, for what, and how that moves; or how it
// moves to the space from which it crosses.
type turnedWay struct {
	to         int
	paid       []string
	moved, via *game.Event
}

// turned is that of a line, nil where a die is not changed before its figure moves, and the knight does not cross then.
func (f *Words) turned(c *moment.Choice, line []game.Move) *turnedWay {
	if len(line) < len(c.Do) {
		return nil
	}
	w := &turnedWay{}
	for i := range line {
		a := line[i].Action
		switch {
		case a.Kind == merlin.ActDie && i == 0:
		case (a.Kind == merlin.ActFulfil || a.Kind == merlin.ActRepel) && len(w.paid) > 0:
		case a.Kind == merlin.ActApple:
			w.to, w.paid = int(a.A), append(w.paid, f.T("item.a.apple"))
		case f.turns(a.Kind):
			w.paid = append(w.paid, f.flagFor(a.Kind))
			if j := slices.IndexFunc(line[i].Events, func(e game.Event) bool { return e.Kind == merlin.EventDieSet }); j >= 0 {
				w.to = int(line[i].Events[j].Args[2])
			}
		case a.Kind == merlin.ActMove && len(w.paid) > 0 && i >= len(c.Do):
			w.moved = movedIn(&line[i])
			return w.known()
		case a.Kind == merlin.ActMove && c.Last().Kind == merlin.ActDie && f.Rows.Dice[c.Last().A].Word == "own":
			w.via = movedIn(&line[i])
		case a.Kind == merlin.ActMirror && w.via != nil:
			w.paid, w.moved = []string{f.flagFor(a.Kind)}, movedIn(&line[i])
			return w.known()
		default:
			return nil
		}
	}
	return nil
}

// known is a way of which one knows where it leads; nil else.
func (w *turnedWay) known() *turnedWay {
	if w.moved == nil {
		return nil
	}
	return w
}

// flagFor is the flag that an action takes.
func (f *Words) flagFor(k game.Kind) string {
	return f.itemA(uint8(merlin.Flag), uint8(model.FlagColour(f.Rules, f.Rows.Actions[k].Flag)))
}

// movedIn is how a figure moves in a move; nil where none does.
func movedIn(m *game.Move) *game.Event {
	if i := slices.IndexFunc(m.Events, func(e game.Event) bool { return e.Kind == merlin.EventMoved }); i >= 0 {
		return &m.Events[i]
	}
	return nil
}

// turns reports whether an action is a flag that changes the die in hand: what it shows, or the way.
func (f *Words) turns(k game.Kind) bool {
	return k == merlin.ActFlip || k == merlin.ActBackwards || f.Rows.Actions[k].Flag == "plus-minus"
}
