// Package words is what the table of the Knights of the Round Table says: names, sentences,
// reasons, tips, the log. It draws nothing.
package words

import (
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// Words are the model with all that can be said of it.
type Words struct{ *model.Model }

// Place is what a place is called.
func (f *Words) Place(q roundtable.Place) string { return f.T("place." + q.String()) }

// PlaceHead is that over its scene, where there is little room.
func (f *Words) PlaceHead(q roundtable.Place) string {
	if q == roundtable.Tournament || q.War() {
		return f.T("place." + q.String() + ".head")
	}
	return f.Place(q)
}

// Knight is what a seat's Knight is called; a squire by his player's name.
func (f *Words) Knight(s game.Seat) string {
	if k := f.View.Players[s].Knight; k != roundtable.Squire {
		return f.T("knight." + k.String())
	}
	return f.Who(s)
}

// White is what a White card is called, and WhiteText what it does.
func (f *Words) White(w roundtable.White) string {
	if w.Fight() {
		return f.T("white.fight", "value", int(w.Value()))
	}
	return f.T("white." + w.String())
}

func (f *Words) WhiteText(w roundtable.White) string {
	switch {
	case w.Fight():
		return f.T("white.fight.text")
	case f.Past(w):
		return f.T("white." + w.String() + ".over")
	}
	return f.T("white." + w.String() + ".text")
}

// Past reports whether the Quest that a White card is for is over.
func (f *Words) Past(w roundtable.White) bool {
	return w == roundtable.LadyOfTheLake && !f.View.InPlay(roundtable.ExcaliburQuest) ||
		w == roundtable.GrailCard && !f.View.InPlay(roundtable.GrailQuest)
}

// WhiteBrief and BlackBrief say in a few words on the card what it does.
func (f *Words) WhiteBrief(w roundtable.White) string {
	switch {
	case w.Fight():
		return f.T("white.fight.brief")
	case f.Past(w):
		return f.T("white." + w.String() + ".over.brief")
	}
	return f.T("white." + w.String() + ".brief")
}

func (f *Words) BlackBrief(n roundtable.Name) string {
	if _, ok := f.View.Goes(n); !ok {
		return f.T("black.over.brief")
	}
	return f.T("black." + n.String() + ".brief")
}

// Black is what a Black card is called by its name, and BlackText what it does.
func (f *Words) Black(n roundtable.Name) string { return f.T("black." + n.String()) }

func (f *Words) BlackText(n roundtable.Name) string {
	if _, ok := f.View.Goes(n); !ok {
		return f.T("black.over")
	}
	return f.T("black." + n.String() + ".text")
}

// Values are the values of a Black card as it says them: both of Lancelot/Dragon; "" for
// a card without.
func Values(b roundtable.Black) string {
	switch b.Name() {
	case roundtable.BlackKnight:
		return Number(b.Value(roundtable.Tournament))
	case roundtable.LancelotDragon:
		return Number(b.Value(roundtable.LancelotQuest)) + " · " + Number(b.Value(roundtable.DragonQuest))
	}
	return ""
}

// Sum is a sum of which some cards are not known: "7 + ? + ?", or "? + ?" where none is.
func Sum(sum, hidden int) string {
	if sum == 0 && hidden > 0 {
		return "?" + strings.Repeat(" + ?", hidden-1)
	}
	return Number(sum) + strings.Repeat(" + ?", hidden)
}

// Paragraphs puts sentences under each other, without those that are empty.
func Paragraphs(list ...string) string {
	var said []string
	for _, s := range list {
		if s != "" {
			said = append(said, s)
		}
	}
	return strings.Join(said, "\n\n")
}
