package moment

import (
	"cmp"
	"slices"

	"merlin/game"
)

// Choice is something that may be done now: one action, or several in a row where the
// first would only open the next question.
type Choice struct {
	Do      []game.Action
	Word    string // first word of the last action's stable text: "build", "take"
	Label   string // localised sentence
	Title   string // the part of it that equal choices share; Short is what tells them apart
	Short   string
	Brief   string // what its button says; "" for the label
	More    string // paragraphs on what comes of it; may be ""
	Icon    string // sprite; may be ""
	Leads   []Lead // what it would lead to; none when it changes nothing there
	Void    string // what of it would come to nothing; "" when something comes of it
	Whole   bool   // its label says what it touches too
	Quiet   bool   // may be done too, but is not what is asked for
	AtOnce  bool   // taken by a click on what it touches, whatever else may be done there
	Leaves  bool   // leaves be what is asked for: its button is small and has a place of its own
	Forgoes bool   // lets something go for good, without what is asked for or with the turn
	Spends  bool   // costs something for good
	Asks    string // heads the question whether to do so; "" for the title
	Forgone string // what would be lost by it: it is asked once more; "" when nothing would
	Figure  string // whom that is about, a sprite; "" for nobody
	Yes, No string // the answers to that; "" for the title, and for a word that takes nothing
	Careful bool   // never done by a click on what it touches alone: it spends something for good
	At      game.Target
	Then    []Choice // what it is asked for next; none: it is taken
	Own     any      // what the title keeps with it
}

// Never is what a choice shows that brings nothing and costs something: nobody advises it.
const Never = -1 << 20

// Last is the action that the choice is about.
func (c *Choice) Last() game.Action { return c.Do[len(c.Do)-1] }

// Says is what tells a choice from those beside it, or what it does.
func (c *Choice) Says() string { return cmp.Or(c.Short, c.Brief, c.Title) }

// Hush makes quiet, of the choices of a question, what nothing would come of, and what leaves
// be what is asked for as long as something would come of another.
func Hush(list []Choice) {
	worth := slices.ContainsFunc(list, func(c Choice) bool { return !c.Leaves && c.Void == "" })
	for i := range list {
		c := &list[i]
		c.Quiet = c.Quiet || c.Void != "" || c.Leaves && worth
	}
}

// Lead is a place that a choice leads to, and what is done there.
type Lead struct{ Sprite, Text string }

// TheOne is the choice of a thing that a click takes; ok is false when it asks which.
func TheOne(list []Choice) (one Choice, ok bool) {
	for _, c := range list {
		if c.AtOnce {
			return c, true
		}
	}
	return list[0], len(list) == 1 && !list[0].Careful
}
