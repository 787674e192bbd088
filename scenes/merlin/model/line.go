package model

import (
	"iter"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
)

// What would come of what one goes on with in a turn.

// After is the view as it would be once the moves of a line are done, or the turn is over.
func (f *Model) After(line []game.Move) *merlin.View {
	v := *f.View
	for e := range brought(line) {
		f.Rules.Follow(&v, e)
	}
	return &v
}

// Gained are the points that the line brings a seat at once, but for those of quests and of
// a scoring.
func Gained(line []game.Move, s game.Seat) (n int) {
	for e := range brought(line) {
		if e.Kind != merlin.EventPoints || e.Seat != s {
			continue
		}
		if why := merlin.Reason(e.Args[1]); why == merlin.ForSpaces || why >= merlin.BaseReasons {
			n += int(e.Args[0])
		}
	}
	return n
}

// Fulfilled are the quests that a seat fulfils in the line.
func Fulfilled(line []game.Move, s game.Seat) (cards []merlin.Card) {
	for e := range brought(line) {
		if e.Kind == merlin.EventFulfilled && e.Seat == s {
			cards = append(cards, merlin.Card(e.Args[0]))
		}
	}
	return cards
}

// UpToDie is what of a line goes with its first move: another die is another matter.
func UpToDie(line []game.Move) []game.Move {
	if len(line) == 0 || line[0].Action.Kind == merlin.ActDie {
		return line
	}
	if n := slices.IndexFunc(line, func(m game.Move) bool { return m.Action.Kind == merlin.ActDie }); n >= 0 {
		return line[:n]
	}
	return line
}

// Spends reports whether somebody pays in the line for where a figure goes or for an action once
// more, with what serves later too, before another die is taken, or has a servant leave his place. What may be done at the end of a
// turn is its own reason.
func (f *Model) Spends(line []game.Move) bool {
	if f.WastesFlag(line) {
		return true
	}
	line = UpToDie(line)
	if f.movesPlaced(line) {
		return true
	}
	return slices.ContainsFunc(line, func(m game.Move) bool {
		row := f.Rows.Actions[m.Action.Kind]
		return m.Action.Kind == merlin.ActStaff || row.Changes != noDie || row.Flag != "" && !row.Left
	})
}

// Cheap reports whether a line spends an apple or a flag for a die, and nothing else.
func (f *Model) Cheap(line []game.Move) bool {
	paid := 0
	rest := slices.DeleteFunc(slices.Clone(line), func(m game.Move) bool {
		turns := m.Action.Kind == merlin.ActApple || m.Action.Kind == merlin.ActFlip
		if turns {
			paid++
		}
		return turns
	})
	return paid == 1 && !f.Spends(rest)
}

// movesPlaced reports whether a servant is placed who stood in a province, though another stays at the
// castle.
func (f *Model) movesPlaced(line []game.Move) bool {
	then := f.After(line)
	if f.Kind != merlin.AskPlace || !slices.Contains(then.Players[f.Asked].Servants[:], merlin.Castle) {
		return false
	}
	return slices.ContainsFunc(line, func(m game.Move) bool {
		return m.Action.Kind == merlin.ActPlace && f.View.Players[f.Asked].Servants[m.Action.A] != merlin.Castle
	})
}

// WastesFlag reports whether a flag drives off traitors in the line for whom one has the shields. // B30
func (f *Model) WastesFlag(line []game.Move) bool {
	now := f.Position()
	open, there := Unmatched(now, f.Asked), now.Players[f.Asked].Traitors
	return slices.ContainsFunc(line, func(m game.Move) bool {
		return m.Action.Kind == merlin.ActRepel && open[m.Action.A] == 0 && there[m.Action.A] > 0
	})
}

// Besides reports whether an action may be done besides what is asked, at the end of the turn too.
func (f *Model) Besides(a game.Action) bool {
	row := f.Rows.Actions[a.Kind]
	return row.Role == Extra && row.Left && f.Rules.IsFree(f.Kind)
}

// brought is what happens in the line before the turn is over, or a scoring goes on.
func brought(line []game.Move) iter.Seq[game.Event] {
	return func(yield func(game.Event) bool) {
		for i := range line {
			for _, e := range line[i].Events {
				switch {
				case e.Kind == merlin.EventTurnOver, e.Kind == merlin.EventScoring, e.Kind == merlin.EventCategory:
					return
				case e.Kind == merlin.EventTraitorGone && e.Args[1] == merlin.Unrepelled:
					return
				case !yield(e):
					return
				}
			}
		}
	}
}

// Unmatched is for how many traitors of each colour a seat has no shield.
func Unmatched(t merlin.Table, s game.Seat) (open [merlin.Provinces]int) {
	p := t.Counted(s)
	for c, traitors := range p.Traitors {
		open[c] = max(0, int(traitors)-int(p.Items[merlin.Shield][c]))
	}
	return open
}

// Matched is for how many traitors a seat has shields.
func Matched(t merlin.Table, s game.Seat) (n int) {
	p := t.Counted(s)
	for c, traitors := range p.Traitors {
		n += min(int(traitors), int(p.Items[merlin.Shield][c]))
	}
	return n
}

// Lead is what a seat would score with most of something, its strength there and that of the
// best of the others.
type Lead struct{ Points, Own, Others int }

// Level reports whether it shares the first place.
func (l Lead) Level() bool { return l.Own == l.Others }

func (l *Lead) note(own bool, strength uint8) {
	if own {
		l.Own = int(strength)
	} else {
		l.Others = max(l.Others, int(strength))
	}
}

// DomainLead is that in an area of the domain.
func DomainLead(t merlin.Table, of *[merlin.Tiles]uint8, first uint8, s game.Seat) (l Lead) {
	a := t.Area(of, first)
	for other := range game.Seat(t.Seats) {
		l.note(other == s, a.Strength[other])
	}
	if a.Wins(s) {
		l.Points = a.Each()
	}
	return l
}

// ProvinceLead is that in a province; who may win a tie by the Grail is not first with others.
func ProvinceLead(t merlin.Table, p merlin.Province, s game.Seat) (l Lead) {
	strength, points := t.Influence(p)
	tied := 0
	for other, n := range strength {
		l.note(game.Seat(other) == s, n)
		if n == strength[s] {
			tied++
		}
	}
	if l.Own > 0 && l.Own >= l.Others && (tied == 1 || t.Grail == game.NoSeat) {
		l.Points = points / tied
	}
	return l
}

// ProvinceAtMost is that of a seat which wins a tie there if it has the Grail. // B52a
func ProvinceAtMost(t merlin.Table, p merlin.Province, s game.Seat) Lead {
	l := ProvinceLead(t, p, s)
	if l.Own > 0 && l.Level() && t.Grail == s {
		_, l.Points = t.Influence(p)
	}
	return l
}
