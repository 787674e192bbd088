package words

import (
	"strings"

	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// Choices as one speaks of them to somebody who does not see what is meant.

// ChoiceSaid is a choice in words that need no finger pointing at what it touches; "" where
// its label and the name of the thing do.
func (f *Words) ChoiceSaid(c *moment.Choice) string {
	a := c.Last()
	switch a.Kind {
	case merlin.ActDie:
		value := f.View.Players[f.Asked].Dice[a.A].Value
		return f.T("action.die.said", "die", f.T("die.the."+f.Rows.Dice[a.A].Word), "value", int(value)) + f.goals(f.ledBy(a.A))
	case merlin.ActMove:
		return f.Pair(f.T([...]string{"landing.forward", "landing.back"}[a.A]), f.spaceThe(c.At.A))
	case merlin.ActApple:
		return f.T("action.apple.said", "value", int(a.A)) + f.goals(model.ReachOf(c).Leads)
	case merlin.ActDraw:
		if int(a.A) >= len(f.View.Display) {
			return f.T("action.draw.deck")
		}
		return f.Pair(f.T("action.draw.display"), f.Thing(c.At))
	case merlin.ActTake:
		return f.T("action.take.said", "item", f.itemA(a.A, a.B))
	case merlin.ActGive:
		return f.T("action.give.said", "item", f.itemA(a.A, a.B))
	case merlin.ActInfluence:
		return f.T("action.influence.said", "province", f.T("province.into."+merlin.Province(a.A).String()))
	case merlin.ActPlace:
		return f.T("action.place.said", "servant", f.T("servant.the."+merlin.Servant(a.A).String()), "in", f.T("province.in."+merlin.Province(a.B).String()))
	case merlin.ActBuild:
		return f.T("action.build.said", "terrain", f.T(TerrainKey(f.View.Domain[a.A])), "item", f.itemA(uint8(merlin.Material), a.B))
	case merlin.ActRepel:
		return f.T("action.repel.said", "traitors", f.traitorsA(merlin.Province(a.A)))
	}
	if f.Rows.Action(c).Flag != "" {
		return f.T("action.flag.said", "what", f.T("action."+c.Word)) + f.goals(model.ReachOf(c).Leads)
	}
	return f.thingSaid(c)
}

// thingSaid is a choice with the thing that it touches, where it does not do to put that in
// brackets behind its label.
func (f *Words) thingSaid(c *moment.Choice) string {
	what, thing := c.Title, ""
	if c.At.Kind != 0 && !c.Whole {
		thing = f.Thing(c.At)
	}
	if key := "action." + c.Word + ".said"; f.Locale.Has(key) {
		what = f.T(key)
	} else if !strings.Contains(what+thing, "(") {
		return ""
	}
	if thing == "" || strings.Contains(what, thing) {
		return what
	}
	return f.Pair(what, thing)
}

func (f *Words) itemA(item, colour uint8) string {
	return f.T("item.a." + merlin.Item(item).String() + "." + merlin.Province(colour).String())
}

func (f *Words) traitors(colour merlin.Province) string {
	return f.T("traitor.count."+colour.String(), "count", int(f.View.Players[f.Home].Traitors[colour]))
}

// traitorsA are the traitors of a colour as something that one does away with.
func (f *Words) traitorsA(colour merlin.Province) string {
	if f.View.Players[f.Home].Traitors[colour] == 1 {
		return f.T("traitor.a." + colour.String())
	}
	return f.traitors(colour)
}

// spaceThe names a space with its article.
func (f *Words) spaceThe(n uint8) string { return f.T(f.SpaceKey(n) + ".the") }

// ledBy are the spaces that a die leads to.
func (f *Words) ledBy(die uint8) (spaces []uint8) {
	for _, l := range f.Landings {
		if l.Die == die {
			spaces = append(spaces, l.To())
		}
	}
	return spaces
}

// goals says where a choice would lead; "" where that is still to be chosen.
func (f *Words) goals(spaces []uint8) string {
	if len(spaces) != 1 {
		return ""
	}
	return f.T("action.die.goal", "space", f.spaceThe(spaces[0]))
}
