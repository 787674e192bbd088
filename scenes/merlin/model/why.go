package model

import (
	"merlin/game"
	"merlin/game/merlin"
)

// Question is what a decision asks.
type Question struct {
	Kind game.AskKind
	Name string // for texts alone
	Args [3]uint8
}

// Question is what is asked, seen through the action of the space.
func (f *Model) Question() Question {
	if f.Next.Kind != 0 {
		return f.Next
	}
	return Question{f.Kind, f.Ask, f.Args}
}

// Asks is the row of that question, about are its arguments.
func (f *Model) Asks() *AskRow { return f.Rows.Asks[f.Question().Kind] }

func (f *Model) About() [3]uint8 { return f.Question().Args }

// The reasons that lie in a thing itself are ends of locale keys; "" when the reason
// lies in the question.

func (f *Model) WhyDie(t game.Target) string {
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

func (f *Model) WhySpace(t game.Target) string {
	if !f.Position().Enters(t.A) {
		return "barred"
	}
	return ""
}

func (f *Model) WhyStock(t game.Target) string {
	if f.Asks().Takes && f.Position().Closed(merlin.Item(t.A), merlin.Province(t.B)) {
		return "shut"
	}
	return ""
}

func (f *Model) WhyGoods(t game.Target) string {
	item, p := merlin.Item(t.A), merlin.Province(t.B)
	owned := f.View.Players[f.Home].Items[item][p] > 0
	switch {
	case !owned && item == merlin.Flag:
		return "no-flag"
	case !owned:
		return "nothing-owned"
	case item == merlin.Flag:
		return "flag." + f.Rules.FlagName(p)
	}
	return ""
}

func (f *Model) WhyDisplay(t game.Target) string {
	if f.View.Display[t.A] == merlin.NoCard {
		return "no-card"
	}
	return "draw-moment"
}

func (f *Model) WhyTraitor(t game.Target) string {
	if f.View.Players[f.Home].Traitors[t.A] == 0 {
		return "no-traitor"
	}
	return "flag.repel"
}

func (f *Model) WhyApples(game.Target) string {
	switch {
	case f.View.Players[f.Home].Apples == 0:
		return "no-apple"
	case f.View.Turn.Moved:
		return "die-moved"
	}
	return "apple-moment"
}

func (f *Model) WhyStaffs(game.Target) string {
	switch {
	case f.View.Players[f.Home].Staffs == 0:
		return "no-staff"
	case f.View.Turn.Staff:
		return "staff-once"
	}
	return "staff-moment"
}
