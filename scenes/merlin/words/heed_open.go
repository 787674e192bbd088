package words

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
)

// What is open on the table, whatever one chooses.

// open are the things of the turn that nobody should forget: traitors, a quest that is near, a first
// place that is about to be lost.
func (f *Words) open() (said []string) {
	t := f.Position()
	add := func(text string) {
		if text != "" && len(said) < mostOpen {
			said = append(said, f.T("heed.open", "text", text))
		}
	}
	if n := unmatched(t, f.Asked); n > 0 {
		key := "heed.traitors.next"
		if f.View.Round%2 == 0 { // B40
			key = "heed.traitors"
		}
		add(f.T(key, "count", n, "points", f.pointsOf(perTraitor*n)))
	}
	add(f.openQuest(t))
	add(f.grailDecides(t))
	add(f.narrow(t))
	return said
}

// openQuest is the quest of the hand that is ready, or the dearest that lacks one thing.
func (f *Words) openQuest(t merlin.Table) (text string) {
	best := 0
	for _, card := range f.View.Hand.List() {
		lacks, points := unmet(t, f.Asked, card), int(f.Rules.Box.Quests[card].Points)
		switch {
		case len(lacks) == 0 && f.View.Turn.Quests == 0:
			return f.ofQuest("heed.quest", card)
		case len(lacks) > 0 && near(t, f.Asked, lacks) && points > best && f.later():
			best, text = points, f.ofQuest("heed.quest.near", card, "lacks", LackOf(f.Locale, lacks[0], &t.Players[f.Asked]))
		}
	}
	return text
}

// narrow is the place where most points hang on one step of somebody else, who may still take it.
func (f *Words) narrow(t merlin.Table) (text string) {
	best, of := 0, t.Areas()
	if !f.othersMove(t) {
		return ""
	}
	note := func(in string, l model.Lead) {
		if l.Points > best && l.Others > 0 && l.Own-l.Others <= 1 {
			key := "heed.narrow"
			if l.Level() {
				key = "heed.level"
			}
			best, text = l.Points, Capital(f.T(key, "in", in, "own", l.Own, "others", l.Others, "points", f.pointsOf(l.Points)))
		}
	}
	for p := range merlin.Province(merlin.Provinces) {
		note(f.T("province.in."+p.String()), model.ProvinceLead(t, p, f.Asked))
	}
	for first := range t.Rows * merlin.Columns {
		if of[first] == first {
			note(f.areaIn(&of, first), model.DomainLead(t, &of, first, f.Asked))
		}
	}
	return text
}

// othersMove reports whether anybody else has a turn before the game is over.
func (f *Words) othersMove(t merlin.Table) bool {
	if f.View.Round < merlin.Rounds {
		return true
	}
	unused := func(d merlin.Die) bool { return d.Value > 0 && !d.Used }
	for s := range game.Seat(t.Seats) {
		if s != f.Asked && slices.ContainsFunc(t.Players[s].Dice[:], unused) {
			return true
		}
	}
	return false
}

// grailDecides is the province where most points hang on the Grail: one that is level, or where the
// seat leads who has it by a marker. // B52a
func (f *Words) grailDecides(t merlin.Table) (text string) {
	if t.Grail == game.NoSeat {
		return ""
	}
	best := 0
	for p := range merlin.Province(merlin.Provinces) {
		strength, points := t.Influence(p)
		lead, key := model.ProvinceLead(t, p, f.Asked), ""
		switch {
		case lead.Own == 0 || points <= best || lead.Own < lead.Others:
		case lead.Level() && t.Grail == f.Asked:
			key = "heed.grail.mine"
		case lead.Level() && strength[t.Grail] == strength[f.Asked]:
			key = "heed.grail.theirs"
		case f.grailNears(t, p):
			key = "heed.grail.near"
		}
		if key != "" {
			best = points
			text = Capital(f.T(key, "in", f.T("province.in."+p.String()), "own", lead.Own, "others", lead.Others, "name", f.Called(t.Grail), "points", f.pointsOf(points)))
		}
	}
	return text
}

// grailNears reports whether somebody else has the Grail who is level with the one marker that he lacks
// where the seat leads.
func (f *Words) grailNears(t merlin.Table, p merlin.Province) bool {
	if t.Grail == game.NoSeat || t.Grail == f.Asked {
		return false
	}
	strength, _ := t.Influence(p)
	lead := model.ProvinceLead(t, p, f.Asked)
	return lead.Own > lead.Others && strength[t.Grail]+1 == strength[f.Asked]
}
