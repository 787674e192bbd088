package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// why says why a thing may not be chosen now.
func (f *frame) why(t game.Target) string {
	switch {
	case f.View.Over:
		return f.T("why.game-over")
	case f.Asked == game.NoSeat && f.Thinking && f.View.Turn.Seat != game.NoSeat:
		return f.T("why.thinking", "name", f.who(f.View.Turn.Seat))
	case f.Asked == game.NoSeat:
		return f.T("why.moving")
	}
	for _, why := range [...]func(*frame, game.Target) string{f.rows.targets[t.Kind].Why, f.asks().Why} {
		if why == nil {
			continue
		}
		if reason := why(f, t); reason != "" {
			return reason
		}
	}
	return f.T("why.ask." + f.question().name)
}

// question is what a decision asks.
type question struct {
	kind game.AskKind
	name string // for texts alone
	args [3]uint8
}

// question is what is asked, seen through the action of the space.
func (f *frame) question() question {
	if f.next.kind != 0 {
		return f.next
	}
	return question{f.Kind, f.Ask, f.Args}
}

// asks is the row of that question, about are its arguments.
func (f *frame) asks() *AskRow   { return f.rows.asks[f.question().kind] }
func (f *frame) about() [3]uint8 { return f.question().args }

// The reasons that lie in a thing itself are ends of locale keys; "" when the reason
// lies in the question.

func (f *frame) whyDie(t game.Target) string {
	switch {
	case f.View.Players[t.Seat].Dice[t.A].Used:
		return "used-die"
	case t.Seat != f.Home:
		return "foreign-die"
	case f.View.Turn.Seat != f.Home:
		return "not-your-turn"
	case f.Kind != merlin.AskDie:
		return "other-die"
	}
	return ""
}

func (f *frame) whySpace(t game.Target) string {
	if !f.position().Enters(t.A) {
		return "barred"
	}
	return ""
}

func (f *frame) whyStock(t game.Target) string {
	if f.asks().Takes && f.position().Closed(merlin.Item(t.A), merlin.Province(t.B)) {
		return "shut"
	}
	return ""
}

func (f *frame) whyGoods(t game.Target) string {
	item, p := merlin.Item(t.A), merlin.Province(t.B)
	owned := f.View.Players[f.Home].Items[item][p] > 0
	switch {
	case !owned && item == merlin.Flag:
		return "no-flag"
	case !owned:
		return "nothing-owned"
	case item == merlin.Flag:
		return "flag." + f.rules.FlagName(p)
	}
	return ""
}

func (f *frame) whyDisplay(t game.Target) string {
	if f.View.Display[t.A] == merlin.NoCard {
		return "no-card"
	}
	return "draw-moment"
}

func (f *frame) whyTraitor(t game.Target) string {
	if f.View.Players[f.Home].Traitors[t.A] == 0 {
		return "no-traitor"
	}
	return "flag.repel"
}

func (f *frame) whyApples(game.Target) string {
	switch {
	case f.View.Players[f.Home].Apples == 0:
		return "no-apple"
	case f.View.Turn.Moved:
		return "die-moved"
	}
	return "apple-moment"
}

func (f *frame) whyStaffs(game.Target) string {
	switch {
	case f.View.Players[f.Home].Staffs == 0:
		return "no-staff"
	case f.View.Turn.Staff:
		return "staff-once"
	}
	return "staff-moment"
}

// whyCard says why a quest cannot be fulfilled now.
func (f *frame) whyCard(t game.Target) string {
	switch {
	case f.Kind == merlin.AskLayOff:
		return ""
	case f.View.Turn.Seat != f.Home:
		return f.T("why.not-your-turn")
	case !f.rules.IsFree(f.Kind):
		return f.T("why.quest-moment")
	case f.View.Turn.Quests > 0:
		return f.T("why.quest-once")
	case !f.position().Completes(): // M1
		return f.T("why.quest-visited")
	}
	return f.whyQuest(merlin.Card(t.A))
}

// whyQuest names the conditions that a quest still lacks.
func (f *frame) whyQuest(card merlin.Card) string {
	q := &f.rules.Box.Quests[card]
	var missing []string
	me := f.position().Counted(f.Home)
	for i, met := range me.Met(q.Conditions) {
		if !met {
			missing = append(missing, conditionWords(f.Locale, q.Conditions[i]))
		}
	}
	return f.T("why.quest-missing", "conditions", joinWords(f.Locale, missing))
}
