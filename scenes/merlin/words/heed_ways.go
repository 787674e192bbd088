package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
)

// Where each die leads, and what there is to be had.

// heedWays says where each die that may be taken leads, or that in hand, and what is gained there: what
// anybody sees that most is, first.
func (f *Words) heedWays() (said []string) {
	if f.Kind != merlin.AskDie && f.Kind != merlin.AskMove {
		return nil
	}
	ways := slices.Clone(f.Landings)
	slices.SortStableFunc(ways, func(a, b model.Landing) int { return int(a.Die) - int(b.Die) })
	var list []led
	for _, l := range ways {
		die := f.T("heed.die."+f.Rows.Dice[l.Die].Word, "value", int(l.Value))
		if l.Figure == merlin.MerlinFigure && !l.Jump {
			die = f.T("heed.die.way", "die", die, "way", uncapital(f.T(map[bool]string{true: "landing.back", false: "landing.forward"}[l.Back])))
		}
		list = f.leadsTo(list, die, l.To())
	}
	var notes []noted
	for _, l := range list {
		notes = append(notes, f.noteWay(l.die, l.to))
	}
	notes = append(notes, f.notePaid(ways)...)
	slices.SortStableFunc(notes, func(a, b noted) int { return b.gain - a.gain })
	for _, n := range notes {
		said = append(said, n.text)
	}
	return said
}

// led are dice that lead to a space, or to ones where the same is to be had.
type led struct {
	die string
	to  uint8
}

// leadsTo adds a die to those that lead to the like; one that shows the same as another goes without saying.
func (f *Words) leadsTo(list []led, die string, to uint8) []led {
	i := slices.IndexFunc(list, func(l led) bool { return f.Outcome(l.to) == f.Outcome(to) && f.noteOf(l.to) == f.noteOf(to) })
	switch {
	case i < 0:
		return append(list, led{die, to})
	case !strings.Contains(list[i].die, die):
		list[i].die = f.T("heed.dice", "dice", list[i].die, "last", die)
	}
	return list
}

// noteWay is what is gained where a die leads.
func (f *Words) noteWay(die string, to uint8, spent ...merlin.Province) noted {
	n := f.noteOf(to, spent...)
	if n.text == "" {
		return noted{f.T("heed.way", "die", die, "space", f.Outcome(to)), n.gain}
	}
	return noted{f.T("heed.way.note", "die", die, "space", f.Outcome(to), "note", n.text), n.gain}
}

// mostPaid is how many ways that cost something are told of.
const mostPaid = 2

// notePaid are the best ways of dice that an apple turns, or a flag, of those that are worth more than one and where
// no die leads for nothing; none where a die is in hand, of which that is told anyway. // B12, B33
func (f *Words) notePaid(ways []model.Landing) (best []noted) {
	t := f.Position()
	own, flag := &t.Players[f.Asked], model.FlagColour(f.Rules, "flip")
	if f.Kind != merlin.AskDie {
		return nil
	}
	var told []string
	for _, l := range ways {
		told = append(told, f.Outcome(l.To()))
	}
	var spent []merlin.Province
	look := func(key, what string, set uint8, to uint8) {
		if n := f.noteOf(to, spent...); t.Enters(to) && n.gain > 200 && !slices.Contains(told, f.Outcome(to)) && (n.text == "" || !slices.Contains(told, n.text)) {
			way := f.noteWay(f.T(key, "value", int(set), "what", what), to, spent...)
			best, told = append(best, noted{way.text, n.gain - 100}), append(told, f.Outcome(to), n.text) // the same twice is not read
		}
	}
	for i, d := range own.Dice {
		for set := uint8(1); set <= 6 && d.Value > 0 && !d.Used; set++ {
			what := f.T("plan.cost.apple", "count", 1)
			spent = nil
			switch flips := f.Rules.FlagName(flag) == "flip" && own.Items[merlin.Flag][flag] > 0 && set == 7-d.Value; {
			case flips && own.Apples == 0:
				what, spent = f.itemA(uint8(merlin.Flag), uint8(flag)), []merlin.Province{merlin.Province(flag)}
			case own.Apples == 0:
				continue
			}
			switch f.Rows.Dice[i].Word {
			case "own":
				look("heed.die.paid", what, set, t.Walk(own.Knight, set, 0))
			case "merlin":
				look("heed.die.paid.me", what, set, t.Walk(t.Merlin, set, 0))
				look("heed.die.paid.me", what, set, t.Walk(t.Merlin, set, 1))
			}
		}
	}
	slices.SortStableFunc(best, func(a, b noted) int { return b.gain - a.gain })
	return best[:min(len(best), mostPaid)]
}

// noted is what is gained on a space, and about how much, in hundredths of a point.
type noted struct {
	text string
	gain int
}

// noteOf is what of one's own matters on a space, with the quest that it completes; "" for nothing.
func (f *Words) noteOf(n uint8, spent ...merlin.Province) noted {
	note := f.noteAt(n)
	card, ok := f.finishes(n, spent...)
	if !ok {
		return note
	}
	done := f.OfOwn("heed.finishes", card)
	points := int(f.Rules.Box.Quests[card].Points)
	if note.gain < 100*points { // the lesser reason would say less, or that something is lacking
		return noted{done, 100*points + note.gain/2}
	}
	return noted{strings.TrimSpace(note.text + " " + done), note.gain + 100*points}
}

// noteAt is that without a quest that is completed.
func (f *Words) noteAt(n uint8) noted {
	sp, t := f.Rules.Space(n), f.Position()
	own := &t.Players[f.Asked]
	switch sp.Kind {
	case merlin.ProvinceSpace:
		return f.noteProvince(t, sp.Province)
	case merlin.BuildSpace:
		return f.noteBuild(t)
	case merlin.PointsSpace:
		return noted{"", 100 * t.Count(f.Asked, sp.Item)}
	case merlin.InfluenceSpace:
		return f.noteTaking(t, sp.Item)
	case merlin.InfluenceServantSpace:
		return f.coloured("heed.servant", "heed.no-markers", func(p merlin.Province) bool { return own.Influence[p] > 0 })
	case merlin.QuestSpace:
		return noted{f.T("heed.quests"), 20}
	case merlin.TradeSpace:
		return f.noteTrade(t)
	case merlin.MoveServantSpace:
		if abroad(own) == 0 {
			return noted{f.T("heed.abroad.none"), aServant}
		}
		return noted{f.T("heed.abroad", "count", abroad(own)), 40}
	case merlin.ExcaliburSpace:
		threat := min(unmatched(t, f.Asked), 1)
		if threat > 0 && t.Excalibur == f.Asked { // B47
			return noted{f.T("heed.excalibur.mine", "points", f.pointsOf(perTraitor)), 100 * perTraitor}
		}
		gain := 100 * perTraitor * threat
		if unmatched(t, f.Asked) <= 1 && t.Excalibur != f.Asked { // none is left then: it brings points at a scoring. // B50a
			gain += 200
		}
		return noted{f.noteRelic("heed.excalibur", t.Excalibur), gain}
	case merlin.GrailSpace:
		return noted{f.noteRelic("heed.grail", t.Grail), 80}
	}
	return noted{}
}

// noteRelic is what a relic is good for, and who has it.
func (f *Words) noteRelic(key string, s game.Seat) string {
	switch s {
	case game.NoSeat:
		return f.T(key)
	case f.Asked:
		return f.T("heed.mine")
	}
	return f.T(key+".of", "name", f.Called(s))
}

// noteProvince is the traitor that a shield there is against, what a quest lacks there, or what a marker
// brings, or how many one has there.
func (f *Words) noteProvince(t merlin.Table, p merlin.Province) noted {
	best := f.noteMarker(t, p)
	note := func(n noted) {
		if n.gain > best.gain {
			best = n
		}
	}
	note(f.noteMason(t, p))
	if model.Unmatched(t, f.Asked)[p] > 0 && t.Stock[merlin.Shield][p] > 0 {
		note(noted{f.T("heed.shield", "points", f.pointsOf(perTraitor)), 100*perTraitor + 10}) // before as much of something else: it is sure
	}
	for _, card := range f.View.Hand.List() {
		lacks, points := unmet(t, f.Asked, card), int(f.Rules.Box.Quests[card].Points)
		each, key := 90, "heed.lacks"
		if !near(t, f.Asked, lacks) { // that is not all
			each, key = 60, "heed.lacks.too"
		}
		if each < 90 && !f.later() {
			continue
		}
		for _, lack := range lacks {
			if f.metIn(t, lack.Condition, p) {
				text := f.T(key, "lacks", LackOf(f.Locale, lack, &t.Players[f.Asked]), "points", f.pointsOf(points))
				note(noted{text, each * points})
			}
		}
	}
	return best
}

// metIn reports whether something that a servant does in a province may meet a condition.
func (f *Words) metIn(t merlin.Table, c merlin.Condition, p merlin.Province) bool {
	switch at := t.Players[f.Asked].Servants; c.Kind {
	case merlin.ServantIn, merlin.PairIn, merlin.InfluenceIn, merlin.GivenItem:
		return c.Province == p
	case merlin.Together: // one of the two is there
		return at[c.Other] == p || at[c.Other] == merlin.Castle && at[c.Servant] == p
	}
	return false
}

// noteMason is where one could build with the material that the mason brings from a province, if that does more
// than what one has.
func (f *Words) noteMason(t merlin.Table, p merlin.Province) noted {
	own := &t.Players[f.Asked]
	if own.Servants[merlin.Mason] == p || t.Stock[merlin.Material][p] == 0 {
		return noted{}
	}
	return f.noteMaterial(t, p, "heed.mason")
}

// noteMaterial says that of a material of a colour, with what a tower there brings.
func (f *Words) noteMaterial(t merlin.Table, p merlin.Province, key string) noted {
	best, had := f.site(t, 1<<p), f.site(t, colours(t, f.Asked))
	if best.all() <= had.all() {
		return noted{}
	}
	of, tower := t.Areas(), f.towerIn(t, 1<<p, best.first)
	told := []any{"in", f.areaIn(&of, best.first), "points", f.between(&best), "saved", perTraitor}
	text := strings.TrimSpace(f.T(key, told...) + " " + tower.text)
	if tower == f.atTower() {
		text = f.T(key+".tower", told...)
	}
	return noted{text, 50*best.all() + tower.gain/2}
}

// noteMarker is what another marker would bring in a province, where the lady is not who puts it there.
func (f *Words) noteMarker(t merlin.Table, p merlin.Province) noted {
	own, had := &t.Players[f.Asked], model.ProvinceLead(t, p, f.Asked)
	by, key := f.markerOn(t, p), "heed.lady"
	switch {
	case own.Markers == 0 || own.Servants[merlin.Lady] == p || by.gain <= 0:
		return noted{f.T("heed.influence", "own", had.Own, "others", had.Others), aServant}
	case by.lead.Level():
		key = "heed.lady-level"
	}
	text := f.T(key, "own", by.lead.Own, "others", by.lead.Others, "points", f.between(&by))
	return noted{text, max(aServant, 100*by.all())}
}

// noteBuild is with what one could build.
func (f *Words) noteBuild(t merlin.Table) noted {
	if t.Players[f.Asked].Manors == 0 {
		return noted{f.T("heed.no-manor"), 0}
	}
	mine := colours(t, f.Asked)
	var best site
	bonus, most := noted{}, 0
	tower := f.noteTower(t)
	f.eachSite(t, mine, func(tile uint8, s *site) {
		with := noted{}
		if t.Domain[tile].Tower {
			with = tower
		}
		if worth := 100*s.all() + with.gain; s.gain > 0 && worth > most {
			best, bonus, most = *s, with, worth
		}
	})
	if most > 0 {
		of := t.Areas()
		text := f.T("heed.build.best", "in", f.areaIn(&of, best.first), "points", f.between(&best))
		return noted{strings.TrimSpace(text + " " + bonus.text), most + perLater*best.gain*(scorings(t)-1)}
	}
	return f.coloured("heed.build", "heed.no-material", func(p merlin.Province) bool { return mine>>p&1 != 0 && f.fits(t, p) })
}

// noteTower is what is best of what a tower brings: the shield against a traitor, or a marker.
func (f *Words) noteTower(t merlin.Table) (best noted) {
	for p := range merlin.Province(merlin.Provinces) {
		if gain := f.markerOn(t, p); t.Players[f.Asked].Markers > 0 && 100*gain.all() > best.gain {
			text := f.T("heed.tower", "in", f.T("province.in."+p.String()), "points", f.between(&gain))
			best = noted{text, 100 * gain.all()}
		}
		if best.gain <= 100*perTraitor && model.Unmatched(t, f.Asked)[p] > 0 && t.Stock[merlin.Shield][p] > 0 {
			best = f.atTower()
		}
	}
	return best
}

// atTower is the shield against a traitor that is there.
func (f *Words) atTower() noted {
	return noted{f.T("heed.tower.shield", "points", f.pointsOf(perTraitor)), 100 * perTraitor}
}

// markerOn is what another marker does in a province, as a site of a manor is told.
func (f *Words) markerOn(t merlin.Table, p merlin.Province) (s site) {
	put := *t.Public
	put.Players[f.Asked].Influence[p]++
	then := f.Rules.Table(&put)
	s.lead = model.ProvinceLead(then, p, f.Asked)
	s.gain = s.lead.Points - model.ProvinceLead(t, p, f.Asked).Points
	for other := range game.Seat(t.Seats) {
		if lost := model.ProvinceAtMost(t, p, other).Points - model.ProvinceAtMost(then, p, other).Points; other != f.Asked && lost > s.lost {
			s.who, s.lost = other, lost
		}
	}
	return s
}

// noteTrade is the shield against a traitor that one could have in exchange, what a quest lacks, or how
// many things one has to give.
func (f *Words) noteTrade(t merlin.Table) noted {
	p := t.Counted(f.Asked)
	if p.Goods() == 0 {
		return noted{f.T("heed.trade.none"), 0}
	}
	for c, n := range model.Unmatched(t, f.Asked) {
		if n > 0 && t.Stock[merlin.Shield][c] > 0 {
			return noted{f.T("heed.trade.shield"), 100*perTraitor - 30}
		}
	}
	for _, card := range f.View.Hand.List() {
		for _, lack := range unmet(t, f.Asked, card) {
			if c := lack.Condition; c.Kind == merlin.GivenItem && lack.Missing == 1 && t.Stock[c.Item][c.Province] > 0 {
				return noted{f.T("heed.trade.quest", "lacks", LackWords(f.Locale, lack)), 60 * int(f.Rules.Box.Quests[card].Points)}
			}
		}
	}
	return noted{f.T("heed.trade"), 10}
}

// noteTaking is where one may take an item, or that it is against a traitor.
func (f *Words) noteTaking(t merlin.Table, i merlin.Item) (best noted) {
	own, open := &t.Players[f.Asked], model.Unmatched(t, f.Asked)
	mine := func(p merlin.Province) bool { return own.Influence[p] > 0 && t.Stock[i][p] > 0 }
	for p := range merlin.Province(merlin.Provinces) {
		if i == merlin.Shield && mine(p) && open[p] > 0 {
			return noted{f.T("heed.shield", "points", f.pointsOf(perTraitor)), 100 * perTraitor}
		}
		if i != merlin.Material || !mine(p) {
			continue
		}
		if n := f.noteMaterial(t, p, "heed.material"); n.gain > best.gain {
			best = n
		}
	}
	if best.gain > 0 {
		return best
	}
	return f.coloured("heed.take", "heed.no-markers", mine)
}

// coloured says something of the colours of which something is true, or that it is of none.
func (f *Words) coloured(some, none string, is func(merlin.Province) bool) noted {
	var list []string
	for p := range merlin.Province(merlin.Provinces) {
		if is(p) {
			list = append(list, f.T("colour.noun."+p.String()))
		}
	}
	if len(list) == 0 {
		return noted{f.T(none), 0}
	}
	return noted{f.T(some, "colours", JoinWords(f.Locale, list)), 40}
}
