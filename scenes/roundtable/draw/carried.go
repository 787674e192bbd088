package draw

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Carries is what may be carried from a region: one's own Knight to where he rides, a card of the hand to the Quest
// where he is or into the middle, White cards from their pile to the hand.
func (f *Frame) Carries(region string, own, open []moment.Choice) paint.Load {
	if f.Asked == game.NoSeat {
		return paint.Load{}
	}
	at := f.View.Players[f.Asked].At
	switch {
	case region == riderName(f.Asked):
		list := ofKinds(open, roundtable.ActMove, roundtable.ActRide, roundtable.ActWar, roundtable.ActHeroism)
		return paint.Load{Choices: list, Sprite: "rider-" + f.Coat(f.Asked), Size: 84}.Unless(len(list) == 0)
	case strings.HasPrefix(region, "card-"):
		list, to := ofKinds(own, roundtable.ActLay, roundtable.ActOffer), f.placeRect(at)
		if len(list) == 0 { // they are given to the others, or fight
			list, to = ofKinds(own, roundtable.ActGift, roundtable.ActAdd), camelotRect
		}
		if len(list) == 0 {
			return paint.Load{}
		}
		return paint.Load{Choices: list, Drawn: carriedCard(list[0].Last().A), Size: 150, Ends: to}
	case region == "white-pile":
		list := ofKinds(own, roundtable.ActDrawWhite)
		return paint.Load{Choices: list, Sprite: "back-white", Size: 110, Ends: handRect}.Unless(len(list) == 0)
	}
	return paint.Load{}
}

// ofKinds are the choices of some kinds.
func ofKinds(list []moment.Choice, kinds ...game.Kind) []moment.Choice {
	return slices.DeleteFunc(slices.Clone(list), func(c moment.Choice) bool { return !slices.Contains(kinds, c.Last().Kind) })
}

// carriedCard is a White card that hangs at the pointer.
type carriedCard roundtable.White

func (c carriedCard) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	drawWhiteFace(p, roundtable.White(c), ui.Around(x, y, r.H*135/190, r.H))
}
