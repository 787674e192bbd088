package words

import (
	"strings"

	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// DangerName is what a danger is about.
func (f *Words) DangerName(d model.Danger) string {
	switch d.Of {
	case model.ThreatSiege:
		return f.T("term.siege")
	case model.ThreatSwords:
		return f.T("danger.swords.name")
	case model.ThreatLife:
		return f.Knight(d.Seat)
	}
	return f.Place(d.Place)
}

// DangerSays is what is still missing, and what would be lost then.
func (f *Words) DangerSays(d model.Danger) string {
	switch d.Of {
	case model.ThreatSiege:
		return f.T("danger.siege", "count", d.Left)
	case model.ThreatSwords:
		return f.T("danger.swords", "count", d.Left)
	case model.ThreatLife:
		return f.T("danger.life", "count", d.Left)
	}
	said := f.T("danger."+dangerOf(d), "count", d.Left)
	if d.Place == roundtable.GrailQuest && f.View.Count(roundtable.RowGrail) > 0 {
		said += " " + f.T("danger.grail.cards")
	}
	return said
}

// dangerOf is the end of the key of what threatens at a Quest.
func dangerOf(d model.Danger) string {
	switch {
	case d.Place.War():
		return "war"
	case d.Place.Combat():
		return "combat" + [...]string{model.Behind: ".lost", model.Safe: ".won"}[d.Stands]
	}
	return d.Place.String()
}

// DangerLabel is both in a line.
func (f *Words) DangerLabel(d model.Danger) string {
	return f.T("word.pair", "name", f.DangerName(d), "text", f.DangerSays(d))
}

// AlarmText says which dangers are the nearest.
func (f *Words) AlarmText(list []model.Danger) string {
	if len(list) == 1 {
		return f.T("danger.nearest", "text", f.DangerLabel(list[0]))
	}
	var names []string
	for _, d := range list {
		names = append(names, f.DangerName(d))
	}
	return f.T("danger.several", "list", strings.Join(names, ", "), "count", list[0].Left)
}

// DangerTip is both as a tip.
func (f *Words) DangerTip(d model.Danger) string {
	return Paragraphs("<b>"+f.DangerName(d)+"</b>", f.DangerSays(d), f.T("danger.tip"))
}

// DangersMore counts dangers that are as near as those named.
func (f *Words) DangersMore(list []model.Danger) string {
	return f.T("danger.more", "count", len(list))
}

// DangersTip names them.
func (f *Words) DangersTip(list []model.Danger) string {
	said := []string{"<b>" + f.DangersMore(list) + "</b>"}
	for _, d := range list {
		said = append(said, f.DangerLabel(d))
	}
	return Paragraphs(said...)
}

// DangerBrief is what still comes until a Quest is lost or decided, as it stands there.
func (f *Words) DangerBrief(d model.Danger) string {
	return f.T("danger.brief."+dangerOf(d), "count", d.Left)
}
