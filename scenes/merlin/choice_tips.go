package merlin

import (
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// What the choices say of themselves beside their names.

// mostLeads is of how many spaces a choice tells all.
const mostLeads = 2

// choiceTip says what a choice does and what comes of it.
func (f *frame) choiceTip(c *moment.Choice) string {
	lines := []string{c.Label}
	if c.More != "" {
		lines = append(lines, c.More)
	}
	if n := len(reachOf(c).leads); n <= mostLeads {
		for _, space := range reachOf(c).leads {
			lines = append(lines, f.spaceTip(space))
		}
	}
	return paragraphs(lines...)
}

// servantText says what a servant of one's own does where he may be placed now.
func (f *frame) servantText(v merlin.Servant) string {
	text := f.T("servant." + v.String() + ".text")
	if v == merlin.Lady {
		return text
	}
	p := merlin.Province(f.about()[0])
	placed := f.Asked == f.Home && f.question().kind == merlin.AskPlace && p < merlin.Provinces
	if on := f.rows.province; on.Serve != nil {
		text = f.T("servant.many")
		if placed {
			text = "<b>" + on.Name(f, p) + "</b> – " + on.Serve(f, p)
		}
	}
	if placed {
		return paragraphs(append([]string{text}, f.warnings(p)...)...)
	}
	return text
}
