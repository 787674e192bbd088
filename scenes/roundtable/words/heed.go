package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// What there is to look at before one chooses, which the first press on the bulb says: what the open
// question lets one do, and what threatens, the nearest first. It is what anybody sees who looks at the
// table and into his hand; which is best is not said.

// Heed are the lines of it, what is to be known first before all others.
func (f *Words) Heed() []string {
	said := f.heedQuestion()
	switch {
	case f.Interrupts(): // nothing can be done about dangers there
	case f.Kind == model.AskHeroic && !f.Acted() && f.ripe(): // a Quest can be won at once
		said = slices.Concat(said, f.heedDangers())
	case f.Kind == model.AskHeroic && !f.Acted():
		dangers := f.heedDangers()
		two := len(f.HeedAlarms())
		own, below := f.against(f.HeedAlarms())
		said = slices.Concat(dangers[:below], lined(own), dangers[below:two], said, dangers[two:])
	case f.Kind == model.AskEvil:
		dangers := f.heedDangers()
		said = slices.Concat(dangers[:1], said, dangers[1:])
	default:
		said = append(said, f.heedDangers()...)
	}
	if f.Kind == model.AskEvil || f.Kind == model.AskHeroic {
		said = append(said, f.heedFinish()...)
	}
	if len(said) == 0 {
		return lined(f.question(), f.T("heed.shines"))
	}
	return said
}

// heedQuestion says what the open question is about.
func (f *Words) heedQuestion() []string {
	switch f.Kind {
	case model.AskEvil:
		return f.heedEvils()
	case model.AskHeroic:
		return f.heedDeeds()
	case game.AskKind(roundtable.AskFace):
		return lined(f.facePlace(), f.T("help.face"))
	case game.AskKind(roundtable.AskWar):
		return lined(f.heedWar(roundtable.PictWar), f.heedWar(roundtable.SaxonWar))
	case game.AskKind(roundtable.AskTry), game.AskKind(roundtable.AskPledge):
		return lined(f.T("heed.comes", "card", f.Black(f.View.Coming.Name), "text", f.strike()), f.T(helps[f.Kind]), f.ownMerlins())
	case game.AskKind(roundtable.AskVolunteer):
		return lined(f.planPay(game.Action{}))
	case game.AskKind(roundtable.AskFight):
		return lined(f.T("help.fight"), f.heedFight())
	case game.AskKind(roundtable.AskGiveUp):
		return lined(f.strike(), f.T("help.give-up"))
	}
	if w, ok := played[f.Kind]; ok {
		return lined(f.WhiteText(w))
	}
	if key := helps[f.Kind]; key != "" {
		return lined(f.T(key))
	}
	return nil
}

// heedFight says how a fight with an engine stands, and before a card lies there what the hand could do.
func (f *Words) heedFight() string {
	if len(f.FightCards()) == 0 {
		return f.couldFight()
	}
	return f.Odds(roundtable.NoWhite) + "."
}

// heedsFirst is how many of the dangers its first lines are about.
const heedsFirst = 2

// HeedAlarms are those.
func (f *Words) HeedAlarms() []model.Danger {
	list := f.Alarms()
	return list[:min(heedsFirst, len(list))]
}

// Heeds reports whether its first lines are about a place, where they are about any before a Heroic Action: the greatest dangers, and what the
// hand has most for.
func (f *Words) Heeds(q roundtable.Place) bool {
	return !f.heedsFew() || f.me().At == q || f.serving() == q ||
		slices.ContainsFunc(f.HeedAlarms(), func(d model.Danger) bool { return d.Of == model.ThreatQuest && d.Place == q })
}

// HeedsSiege reports whether they are about the siege: that it threatens, or what the hand could do against an engine.
func (f *Words) HeedsSiege() bool {
	return !f.heedsFew() || f.serving() == roundtable.Camelot ||
		slices.ContainsFunc(f.HeedAlarms(), func(d model.Danger) bool { return d.Of == model.ThreatSiege })
}

// heedsFew reports whether they are about a few places, before a Heroic Action where something threatens.
func (f *Words) heedsFew() bool {
	return f.Kind == model.AskHeroic && !f.Acted() && f.HeedAlarms()[0].Grave != model.Calm
}

// heedWar says how far both sides are in a War; the first of the two what for.
func (f *Words) heedWar(q roundtable.Place) string {
	said := f.T("heed.war", "name", f.DangerName(model.Danger{Of: model.ThreatQuest, Place: q}), "laid", int(quest(f, q).Whites()), "wants", f.Wanted(q)+int(quest(f, q).Whites()),
		"warriors", int(quest(f, q).Warriors), "full", roundtable.WarFull)
	if q == roundtable.PictWar && f.View.Coming.Name == roundtable.Mordred.Name() {
		return f.strike() + "\n" + said
	}
	return said
}

// heedEvils says of each evil what it would come to.
func (f *Words) heedEvils() (said []string) {
	for _, k := range [...]game.Kind{roundtable.ActDrawBlack, roundtable.ActEngine, roundtable.ActLife} {
		if f.may(k) {
			said = append(said, f.heedEvil(k))
		}
	}
	return lined(said...)
}

func (f *Words) heedEvil(k game.Kind) string {
	switch k {
	case roundtable.ActEngine:
		return f.countOf("heed.evil.engine", int(f.View.Engines)+1, roundtable.SiegeFull)
	case roundtable.ActLife:
		return f.count("heed.evil.life", int(f.me().Life)-1)
	}
	if by := f.Spurner(); by != game.NoSeat {
		return f.spurned(by)
	}
	if known := f.known(0); known != "" {
		return known
	}
	d, _, ok := f.Struck()
	if !ok {
		return f.T("heed.evil.free")
	}
	return f.T("heed.evil.card", "name", f.DangerName(d), "count", f.InPile(d.Place), "of", int(f.View.BlackLeft), "also", f.brinks(d)+f.strays())
}

// heedDeeds says what one may do now, with what the hand has for it, and that a Life buys a second
// action.
func (f *Words) heedDeeds() []string {
	life := int(f.me().Life)
	if f.Acted() {
		open := f.second()
		if !f.may(roundtable.ActSacrifice) || open == "" {
			return lined(f.T("help.done.only"))
		}
		return lined(f.T("heed.done", "list", open), f.count("heed.life", life))
	}
	deeds := f.goodDeeds()
	if f.may(roundtable.ActAccuse) && !f.Unmasked() {
		deeds = append(deeds, f.T("again.second.accuse"))
	}
	said := []string{f.heedAccuse(), f.purpose()}
	if f.may(roundtable.ActFight) {
		said = append(said, f.couldFight())
	}
	said = append(said, f.T("heed.deeds", "list", strings.Join(deeds, ", ")))
	if !f.View.Turn.Second {
		said = append(said, f.T("heed.second")+" "+f.count("heed.life", life))
	}
	return lined(said...)
}

// heedDangers says what threatens, the nearest first; where nothing is near, what to keep an eye on.
func (f *Words) heedDangers() []string {
	list := f.Alarms()
	if list[0].Grave == model.Calm {
		return lined(f.T("danger.calm", "name", f.DangerName(list[0]), "text", f.calmWhy(list[0])))
	}
	var said []string
	for i, d := range list {
		key, says := "heed.danger", f.DangerLine(d)+"."
		switch {
		case i == 0 && d.Grave == model.Near:
			key = "danger.watch"
		case i == 0:
			key = "danger.nearest"
		}
		said = append(said, f.T(key, "name", f.DangerName(d), "text", capital(says)))
	}
	return lined(said...)
}

// calmWhy says of what presses least why it is to be watched: how far it is from lost, and that nobody is there.
func (f *Words) calmWhy(d model.Danger) string {
	said := capital(f.DangerSays(d))
	if d.Of == model.ThreatQuest && len(f.At(d.Place)) == 0 {
		said += " " + f.dangerThere(d)
	}
	return said
}

// lined are texts as items of a list, each line one.
func lined(list ...string) (items []string) {
	for _, text := range list {
		for line := range strings.SplitSeq(text, "\n") {
			if line != "" {
				items = append(items, "• "+line)
			}
		}
	}
	return items
}
