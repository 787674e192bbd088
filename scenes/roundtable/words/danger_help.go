package words

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// DangerHelp is what helps against a danger, and whether who looks can do it himself.
func (f *Words) DangerHelp(d model.Danger) string {
	help, own := f.dangerHelp(d), f.dangerOwn(d)
	if own == "" {
		return help
	}
	return f.T("danger.own", "help", help, "own", own)
}

// DangerAdvice is that below the first danger, with how soon it is where its line has no room for
// that.
func (f *Words) DangerAdvice(d model.Danger) string {
	if turns := f.dangerTurns(d); turns != "" && f.ruins(d) {
		return f.T("danger.advice", "turns", turns, "help", f.DangerHelp(d))
	}
	return f.DangerHelp(d)
}

func (f *Words) dangerHelp(d model.Danger) string {
	switch {
	case d.Of == model.ThreatQuest && d.Place.War():
		return f.T("danger.help.war", "next", int(f.View.Next(d.Place)))
	case d.Of == model.ThreatQuest && d.Place == roundtable.GrailQuest && f.View.Forest:
		return f.T("danger.help.forest")
	case f.lateFight(d):
		return f.T("danger.help.late")
	}
	return f.T("danger.help." + topicOf(d))
}

// lateFight reports whether a combat Quest wants more cards than can be laid before Evil decides it, as a rule: one in a
// turn, and another by a sacrifice.
func (f *Words) lateFight(d model.Danger) bool {
	return d.Of == model.ThreatQuest && d.Place.Combat() && d.Stands < model.Leading && f.Wanted(d.Place) > 2*d.Left
}

// dangerTurns is how many turns it takes as a rule, as a turn seldom brings more than one step
// of Evil; "" where turns do not count.
func (f *Words) dangerTurns(d model.Danger) string {
	if d.Of == model.ThreatSwords || d.Of == model.ThreatLife {
		return ""
	}
	if d.Left <= 1 {
		return f.T("danger.turns.any")
	}
	return f.T("danger.turns", "count", d.Left)
}

// dangerSoon is that in a sentence.
func (f *Words) dangerSoon(d model.Danger) string {
	if f.dangerTurns(d) == "" {
		return ""
	}
	living := 0
	for s := range game.Seat(len(f.Seats)) {
		if f.View.Lives(s) {
			living++
		}
	}
	return f.T("danger.soon", "count", d.Left, "all", living)
}

// dangerOwn says what the own hand has against a danger; "" where nobody's hand is shown, or
// where it does not matter.
func (f *Words) dangerOwn(d model.Danger) string {
	if f.View.Seat == game.NoSeat || f.View.Seat != f.Home || !f.View.Lives(f.Home) {
		return ""
	}
	key, n := f.ownAgainst(d)
	if f.lateFight(d) {
		key = ""
	}
	also := f.specialAgainst(d)
	said := ""
	switch {
	case key == "" && also == roundtable.NoWhite:
		return ""
	case key == "":
		return f.T("danger.own.special", "card", f.White(also))
	case n == 0:
		said = f.T(key + ".none")
	default:
		said = f.T(key, "count", n)
	}
	switch {
	case also == roundtable.NoWhite:
		return said
	case n == 0:
		return f.T("danger.own.but", "own", said, "card", f.White(also))
	}
	return f.T("danger.own.also", "own", said, "card", f.White(also))
}

// ownAgainst counts the cards of the hand that help in the plain way, and says by what key.
func (f *Words) ownAgainst(d model.Danger) (key string, n int) {
	count := func(is func(w roundtable.White) bool) (n int) {
		for w, many := range f.View.Hand {
			if is(roundtable.White(w)) {
				n += int(many)
			}
		}
		return n
	}
	switch q := d.Place; {
	case d.Of == model.ThreatSiege:
		return "danger.own.fights", count(roundtable.White.Fight)
	case d.Of == model.ThreatLife && d.Seat == f.Home:
		for _, many := range f.View.Hand {
			n = max(n, int(many)/3)
		}
		return "danger.own.three", min(n, 1)
	case d.Of != model.ThreatQuest, f.Rules.Box.Quests[q].Solo && f.View.Players[f.Home].At != q && len(f.At(q)) > 0:
		return "", 0 // nobody else may go there
	case q == roundtable.GrailQuest && f.View.Forest:
		return "", 0
	case q == roundtable.GrailQuest:
		return "danger.own.grail", int(f.View.Hand[roundtable.GrailCard])
	case q == roundtable.ExcaliburQuest:
		return "danger.own.hold", count(func(roundtable.White) bool { return true })
	}
	return "danger.own.fit", f.Has(d.Place)
}

// specialAgainst is a special White card of the hand that helps now, wherever one is.
func (f *Words) specialAgainst(d model.Danger) roundtable.White {
	merlin := !f.View.Vivien && (d.Of == model.ThreatSiege && f.View.Engines > 0 || d.Of == model.ThreatQuest && f.steps(d.Place))
	switch {
	case merlin && f.View.Hand[roundtable.Merlin] > 0:
		return roundtable.Merlin
	case d.Of == model.ThreatQuest && d.Place == roundtable.ExcaliburQuest && f.View.Hand[roundtable.LadyOfTheLake] > 0:
		return roundtable.LadyOfTheLake
	case d.Of == model.ThreatLife && f.View.Hand[roundtable.Piety] > 0:
		return roundtable.Piety
	}
	return roundtable.NoWhite
}
