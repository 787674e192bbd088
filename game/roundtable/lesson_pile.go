package roundtable

import (
	"slices"

	"merlin/game"
)

// lessonBlacks are the Black cards that the lesson comes to: they lie on top as its seed has
// shuffled them.
const lessonBlacks = 8

// lessonOrder is the seed of those under them. Of the orders tried it is one with which a game
// that goes on from the lesson's end is neither won nor lost without fail.
const lessonOrder = 9276

// lessonPile orders what lies under the lesson's own Black cards. It tells how Excalibur is
// won, and after that each card that would move it sets up an engine; were they not deepest,
// Camelot would fall whatever is done.
func lessonPile(under []Black) {
	chance := game.NewStream(lessonOrder, 977)
	game.Shuffle(&chance, under)
	slices.SortStableFunc(under, func(a, b Black) int { return int(one(b == Icebound)) - int(one(a == Icebound)) })
}
