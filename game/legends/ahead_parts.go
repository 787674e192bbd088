package legends

import "merlin/game"

// What points are for, to explain choices: the lines of the final scoring, and what a seat
// keeps for later: cards in hand and characters in play.
const (
	forDisplay = iota
	forSpecial
	forTexts
	forHand
	forCompanies

	allParts
)

var partWords = [allParts]string{"display", "special", "texts", "hand", "companies"}

// Parts are their names.
func (v *ahead) Parts() []string { return partWords[:] }

// Rest returns the part of points that no event tells of: those that texts give.
func (v *ahead) Rest() int { return forTexts }

// Came returns what an event's points are for. // L75
func (v *ahead) Came(e game.Event) (part, points int) {
	switch e.Kind {
	case EventCompleted, EventBidWon:
		return forDisplay, int(v.Deck.Faces[e.Args[0]].Points)
	case EventGained:
		return forSpecial, int(v.Deck.Faces[e.Args[0]].Points)
	case EventSpecialBack:
		return forSpecial, -int(v.Deck.Faces[e.Args[0]].Points)
	}
	return 0, 0
}

// Part returns the part of a feature: what all have in common is of the events to come.
func (v *ahead) Part(feature int) int {
	switch {
	case feature < traitHeld, feature >= traitGroups:
		return forDisplay
	case feature < traitInPlay:
		return forHand
	case feature == traitOps+int(Points):
		return forTexts
	case feature == traitBorne:
		return forSpecial
	}
	return forCompanies
}
