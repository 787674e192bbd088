package words

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// What is lost by a choice, and what is left to do when a turn may end.

// forgone says what is lost by leaving be what is asked for.
func (f *Words) forgone(c *moment.Choice) string {
	if c.Last().Kind != merlin.ActDecline {
		return f.T("forgo." + c.Word)
	}
	n := f.View.Turn.Space
	if f.Rules.Space(n).Kind == merlin.PointsSpace {
		return f.T("forgo.decline", "text", f.Outcome(n))
	}
	return f.T("forgo.decline", "text", f.T(f.SpaceKey(n)+".text"))
}

// Left are the things that may still be done when the turn may end, each named once.
func (f *Words) Left() (things []string) {
	if f.Kind != merlin.AskEnd {
		return nil
	}
	for k, row := range f.Rows.Actions {
		if row == nil || !row.Left || game.Kind(k) == merlin.ActSecondQuest && !f.secondReady() {
			continue
		}
		if word := f.wordOf(game.Kind(k)); word != "" {
			things = append(things, f.T("left."+word))
		}
	}
	return slices.Compact(things)
}

// secondReady reports whether there is a quest to be fulfilled once the flag for it is given up; modules let
// some be fulfilled that lack something. // B31
func (f *Words) secondReady() bool {
	if len(f.Rules.Modules()) > 0 {
		return true
	}
	paid := f.View.Public
	paid.Players[f.Asked].Items[merlin.Flag][merlin.Grey]--
	return slices.ContainsFunc(f.View.Hand.List(), func(card merlin.Card) bool {
		return len(unmet(f.Rules.Table(&paid), f.Asked, card)) == 0
	})
}

// wordOf is the word of the choices of a kind; "" when there are none.
func (f *Words) wordOf(k game.Kind) string {
	for _, list := range f.Choices {
		for _, c := range list {
			if c.Last().Kind == k {
				return c.Word
			}
		}
	}
	return ""
}

// LeftWords says what may still be done, as much as fits; "" for nothing.
func (f *Words) LeftWords(fits func(string) bool) string {
	things := f.Left()
	for n := len(things); n > 0; n-- {
		text := f.T("end.left", "things", JoinWords(f.Locale, things[:n]))
		if n < len(things) {
			text += " …"
		}
		if n == 1 || fits(text) {
			return text
		}
	}
	return ""
}

// everything fits where there is room for all.
func everything(string) bool { return true }
