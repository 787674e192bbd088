package words

import (
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// What the choices say of themselves beside their names.

// mostLeads is of how many spaces a choice tells all.
const mostLeads = 2

// ChoiceTip says what a choice does and what comes of it.
func (f *Words) ChoiceTip(c *moment.Choice) string {
	lines := []string{c.Label}
	if c.More != "" {
		lines = append(lines, c.More)
	}
	if n := len(model.ReachOf(c).Leads); n <= mostLeads {
		for _, space := range model.ReachOf(c).Leads {
			lines = append(lines, f.SpaceTip(space))
		}
	}
	return Paragraphs(lines...)
}

// ServantText says what a servant of one's own does where he may be placed now.
func (f *Words) ServantText(v merlin.Servant) string {
	text := f.T("servant." + v.String() + ".text")
	if v == merlin.Lady {
		return text
	}
	p := merlin.Province(f.About()[0])
	placed := f.Asked == f.Home && f.Question().Kind == merlin.AskPlace && p < merlin.Provinces
	if on := f.Rows.Province; on.Serve != nil {
		text = f.T("servant.many")
		if placed {
			text = "<b>" + on.Name(f, p) + "</b> – " + on.Serve(f, p)
		}
	}
	if placed {
		return Paragraphs(append([]string{text}, f.Warnings(p)...)...)
	}
	return text
}

// ChoiceSaid is a choice in words that need no finger pointing at what it touches; "" where
// its label and the name of the thing do.
func (f *Words) ChoiceSaid(c *moment.Choice) string {
	switch a := c.Last(); a.Kind {
	case merlin.ActDie:
		value := f.View.Players[f.Asked].Dice[a.A].Value
		return f.T("action.die.said", "die", f.T("die.the."+f.Rows.Dice[a.A].Word), "value", int(value)) + f.goals(a.A)
	case merlin.ActTake:
		return f.T("action.take.said", "item", f.T("item.a."+merlin.Item(a.A).String()+"."+merlin.Province(a.B).String()))
	case merlin.ActInfluence:
		return f.T("action.influence.said", "province", f.T("province.into."+merlin.Province(a.A).String()))
	}
	return ""
}

// goals says where a die would lead, in brackets; "" where that is not known.
func (f *Words) goals(die uint8) string {
	var list []string
	for _, l := range f.Landings {
		if l.Die == die && len(list) < mostLeads {
			list = append(list, f.Outcome(l.To()))
		}
	}
	switch len(list) {
	case 0:
		return ""
	case 1:
		return f.T("action.die.goal", "space", list[0])
	}
	return f.T("action.die.goals", "one", list[0], "other", list[1])
}
