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
	lines = append(lines, f.Warned([]moment.Choice{*c})...)
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
