package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// Who is sent home by a servant who comes is said before he does.

// leavers names those whom a choice sends home; "" for nobody.
func (f *Words) leavers(c *moment.Choice) string {
	reach := model.ReachOf(c)
	var list []string
	for _, one := range reach.Leave {
		list = append(list, f.T("hint.place.taken", "servant", f.T("servant."+one.Servant.String()), "name", f.Called(one.Seat)))
	}
	if reach.Pick {
		return strings.Join(list, " / ")
	}
	return JoinWords(f.Locale, list)
}

// sendsHome says whom a choice sends home; "" for nobody.
func (f *Words) sendsHome(c *moment.Choice) string {
	who := f.leavers(c)
	if who == "" {
		return ""
	}
	if model.ReachOf(c).Pick {
		return f.T("hint.sends.pick", "who", who)
	}
	return f.T("hint.sends", "who", who)
}

// Leavers says, for what may be done with a thing, who is sent home by it: a line for
// each choice of which somebody is, with the province where there are several.
func (f *Words) Leavers(t game.Target) (lines []string) {
	list := f.At(t)
	for i := range list {
		line := f.sendsHome(&list[i])
		if line == "" {
			continue
		}
		if len(list) > 1 {
			line = f.Pair(f.nameOf(&list[i]), line)
		}
		if line = "<b>" + line + "</b>"; !slices.Contains(lines, line) {
			lines = append(lines, line)
		}
	}
	return lines
}

// nameOf names what tells a choice of a servant from others at the same thing: the
// province that he would come to, or himself.
func (f *Words) nameOf(c *moment.Choice) string {
	a := c.Last()
	if f.ComesFrom(c) {
		return f.provinceSpace(merlin.Province(a.B))
	}
	return f.T("servant." + merlin.Servant(a.A).String())
}
