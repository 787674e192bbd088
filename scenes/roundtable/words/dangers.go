package words

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// DangerName is what a danger is about, in a word.
func (f *Words) DangerName(d model.Danger) string {
	switch d.Of {
	case model.ThreatLife:
		return f.Knight(d.Seat)
	case model.ThreatSiege:
		return f.T("term.siege")
	}
	return f.T("danger.name." + topicOf(d))
}

// topicOf is the end of the keys of what a danger is about.
func topicOf(d model.Danger) string {
	switch d.Of {
	case model.ThreatSiege:
		return "siege"
	case model.ThreatSwords:
		return "swords"
	case model.ThreatLife:
		return "life"
	}
	return d.Place.String()
}

// DangerLeft is how much Evil still lacks, in a few words.
func (f *Words) DangerLeft(d model.Danger) string {
	of := topicOf(d)
	if d.Of == model.ThreatQuest && d.Place.Combat() {
		of = "cards"
	}
	return f.T("danger.left."+of, "count", d.Left)
}

// DangerLine is how much is left and what that means: that the whole game would be lost, that
// others have as little Life, or how many turns it takes.
func (f *Words) DangerLine(d model.Danger) string {
	left, also := f.DangerLeft(d), f.dangerTurns(d)
	switch {
	case f.ruins(d), d.Won:
		also = f.finishBrief(d)
	case d.Of == model.ThreatLife && d.Others > 0:
		also = f.T("danger.others", "count", d.Others)
	}
	if also == "" {
		return left
	}
	return f.T("danger.line", "left", left, "also", also)
}

// ruins reports whether it is said first that the game would be lost.
func (f *Words) ruins(d model.Danger) bool {
	return d.Ruin && (d.Grave == model.Pressing || d.Of != model.ThreatQuest)
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
	said := f.T("danger."+dangerOf(d, combatSays), "count", d.Left)
	if d.Place == roundtable.GrailQuest && f.View.Count(roundtable.RowGrail) > 0 {
		said += " " + f.T("danger.grail.cards")
	}
	switch ends := f.finishLost(d); {
	case ends != "":
		said += " " + ends
	case d.Ruin:
		said += " " + f.T("danger.cost.ruin")
	}
	return said
}

// The ends of keys by how a combat Quest stands: what is said of it at length, and in brief.
var (
	combatSays  = [...]string{model.Behind: ".lost", model.Trailing: ".trails", model.Leading: "", model.Safe: ".won"}
	combatBrief = [...]string{model.Behind: ".lost", model.Trailing: ".lost", model.Leading: ".leads", model.Safe: ".won"}
)

// dangerOf is the end of the key of what threatens at a Quest.
func dangerOf(d model.Danger, combat [4]string) string {
	switch {
	case d.Place.War():
		return "war"
	case d.Place.Combat():
		return "combat" + combat[d.Stands]
	}
	return d.Place.String()
}

// dangerCost is what would be lost with a Quest, in a sentence.
func (f *Words) dangerCost(d model.Danger) string {
	if d.Of != model.ThreatQuest {
		return ""
	}
	list := []string{f.T("danger.cost.swords", "count", d.Cost.Swords)}
	if d.Cost.Engines > 0 {
		list = append(list, f.T("danger.cost.engines", "count", d.Cost.Engines))
	}
	key := "danger.cost.all"
	if d.Cost.Life > 0 {
		key = "danger.cost.hurts"
	}
	return f.T(key, "at", at(f, int16(d.Place)), "list", f.Listed(list), "count", d.Cost.Life)
}

// dangerThere says who is at the Quest.
func (f *Words) dangerThere(d model.Danger) string {
	if d.Of != model.ThreatQuest {
		return ""
	}
	var names []string
	for _, s := range f.At(d.Place) {
		names = append(names, f.Knight(s))
	}
	if len(names) == 0 {
		return f.T("danger.away")
	}
	return f.T("danger.there", "list", strings.Join(names, ", "))
}

// DangerLabel is both in a line.
func (f *Words) DangerLabel(d model.Danger) string {
	return f.T("word.pair", "name", f.DangerName(d), "text", f.DangerSays(d))
}

// purpose says what the hand has for the Quest where one is, or for the nearest.
func (f *Words) purpose() string {
	if q := f.serving(); q != roundtable.Camelot {
		return f.aim(q)
	}
	return ""
}

// serving is the Quest that this is; Camelot for none.
func (f *Words) serving() roundtable.Place {
	q := f.me().At
	switch {
	case !f.actsHere():
		return roundtable.Camelot
	case q == roundtable.Camelot || q == roundtable.NoPlace || f.Has(q) == 0:
		return f.nearest()
	}
	return q
}

// against says what the hand has against the first danger about which it can do something, and below
// how many of them that belongs.
func (f *Words) against(list []model.Danger) (said string, below int) {
	for i, d := range list {
		if !f.answers(d) {
			continue
		}
		if own := f.dangerOwn(d); own != "" {
			return f.T("danger.against", "name", f.DangerName(d), "own", own), i + 1
		}
	}
	return "", len(list)
}

// capital begins a sentence.
func capital(s string) string {
	if s == "" {
		return ""
	}
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// DangerTip is all that can be said of it.
func (f *Words) DangerTip(d model.Danger) string {
	return Paragraphs("<b>"+f.DangerName(d)+"</b>", capital(f.DangerSays(d)), f.dangerCost(d), f.dangerSoon(d), f.dangerThere(d), f.DangerHelp(d), f.T("danger.tip"))
}

// Hopeful reports whether it is a combat Quest that would end well as it stands.
func (f *Words) Hopeful(d model.Danger) bool {
	return d.Place.Combat() && (d.Stands == model.Leading || d.Stands == model.Safe)
}

// DangerBrief is what still comes until a Quest is lost or won, as it stands there.
func (f *Words) DangerBrief(d model.Danger) string {
	of := dangerOf(d, combatBrief)
	if d.Place.Combat() && d.Stands < model.Leading && d.Left > 1 { // the Knights may lay more yet
		of = "combat.open"
	}
	return f.T("danger.brief."+of, "count", d.Left)
}
