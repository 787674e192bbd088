package words

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// What tells choices of the base game from others at the same thing.

func (f *Words) DescribeMove(c *moment.Choice, a game.Action) {
	c.Icon = [2]string{"arrow-cw", "arrow-ccw"}[a.A]
	c.Label = f.T("action.move." + [2]string{"clockwise", "back"}[a.A])
}

func (f *Words) DescribeEnd(c *moment.Choice, _ game.Action) {
	c.Brief = f.T("action.end.brief")
	if f.View.Turn.ToDraw > 0 {
		c.Label = f.T("action.end.draw", "count", int(f.View.Turn.ToDraw))
	}
	if left := f.LeftWords(everything); left != "" {
		c.Label += ". " + left
	}
}

func (f *Words) DescribePlace(c *moment.Choice, a game.Action) {
	if f.ComesFrom(c) {
		to := merlin.Province(a.B)
		c.Icon, c.Short = ProvinceSprite(to), f.provinceSpace(to)
	} else if f.Rows.Province.Many { // several may come to one place
		c.Short = f.T("servant." + merlin.Servant(a.A).String())
	}
}

func (f *Words) DescribeBuild(c *moment.Choice, a game.Action) {
	c.Icon = model.ItemSprite(merlin.Material, merlin.Province(a.B))
	c.Short = f.T("item.material." + merlin.Province(a.B).String())
	c.Title = f.BuildTitle(a.A)
}

// BuildTitle says of a tile what a manor there would come to in its area.
func (f *Words) BuildTitle(tile uint8) string {
	t := f.Position()
	of, built := t.Areas(), *t.Public
	built.Domain[tile].Manor = f.Asked
	lead := model.DomainLead(f.Rules.Table(&built), &of, of[tile], f.Asked)
	return f.T("action.build.title", "tile", f.T(TerrainKey(t.Domain[tile])), "own", lead.Own, "others", lead.Others, "points", f.pointsOf(lead.Points))
}

func (f *Words) DescribeRepel(c *moment.Choice, a game.Action) {
	colour := merlin.Province(a.A)
	c.Icon = model.TraitorSprite(colour)
	c.Short = f.traitors(colour)
	c.Yes = f.T("action.repel.yes", "traitors", f.traitorsA(colour))
	if open := f.Unguarded(f.Home)[colour]; open > 0 && f.Kind == merlin.AskRepel {
		saves := f.T("action.repel.saves", "points", 3*open)
		c.Brief, c.Short = f.Pair(f.T("term.flag"), saves), f.Pair(c.Short, saves)
	}
}

// DescribePay says what is lost if nothing but shields is paid.
func (f *Words) DescribePay(c *moment.Choice, _ game.Action) {
	lost := 0
	for _, open := range f.Unguarded(f.Home) {
		lost += 3 * open
	}
	if lost > 0 {
		c.Brief = f.T("action.pay.left", "points", lost)
	} else {
		c.Brief = f.T("action.pay.all")
	}
}

// GainHere is what the action of a space gives.
func (f *Words) GainHere(c *moment.Choice) (gain string, special bool) {
	switch f.Rules.Space(c.At.A).Kind {
	case merlin.PointsSpace:
		return f.T("ui.points", "count", f.PointsAt(c.At.A)), true
	case merlin.ExcaliburSpace, merlin.GrailSpace:
		return f.Outcome(c.At.A), true
	}
	return "", false
}

// GainSaid is a button's text that names what is got itself.
func GainSaid(*Words, *moment.Choice) (gain string, special bool) { return "", true }
