package words

import (
	"slices"

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
	gain := func(l model.Landing) int { return f.noteOf(l.To()).gain }
	slices.SortStableFunc(ways, func(a, b model.Landing) int { return gain(b) - gain(a) })
	known := map[string]bool{}
	for _, l := range ways {
		die := f.T("heed.die."+f.Rows.Dice[l.Die].Word, "value", int(l.Value))
		if l.Figure == merlin.MerlinFigure && !l.Jump {
			die = f.T("heed.die.way", "die", die, "way", uncapital(f.T(map[bool]string{true: "landing.back", false: "landing.forward"}[l.Back])))
		}
		text := f.T("heed.way", "die", die, "space", f.Outcome(l.To()))
		if known[text] { // another die shows the same
			continue
		}
		known[text] = true
		if note := f.noteOf(l.To()).text; note != "" {
			text = f.T("heed.way.note", "die", die, "space", f.Outcome(l.To()), "note", note)
		}
		said = append(said, text)
	}
	return said
}

// noted is what is gained on a space, and about how much, in hundredths of a point.
type noted struct {
	text string
	gain int
}

// noteOf is what of one's own matters on a space; "" for nothing.
func (f *Words) noteOf(n uint8) noted {
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
		return noted{f.noteRelic("heed.excalibur", t.Excalibur), 100 * perTraitor * threat}
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
	if model.Unmatched(t, f.Asked)[p] > 0 && t.Stock[merlin.Shield][p] > 0 {
		return noted{f.T("heed.shield", "points", f.pointsOf(perTraitor)), 100 * perTraitor}
	}
	for _, card := range f.View.Hand.List() {
		for _, lack := range unmet(t, f.Asked, card) {
			if c := lack.Condition; c.Province == p && (c.Kind == merlin.ServantIn || c.Kind == merlin.PairIn || c.Kind == merlin.InfluenceIn || c.Kind == merlin.GivenItem) {
				points := int(f.Rules.Box.Quests[card].Points)
				return noted{f.T("heed.lacks", "lacks", LackWords(f.Locale, lack), "points", f.pointsOf(points)), 60 * points}
			}
		}
	}
	return f.noteMarker(t, p)
}

// noteMarker is what another marker would bring in a province, where the lady is not who puts it there.
func (f *Words) noteMarker(t merlin.Table, p merlin.Province) noted {
	own, put := &t.Players[f.Asked], *t.Public
	put.Players[f.Asked].Influence[p]++
	had, has := model.ProvinceLead(t, p, f.Asked), model.ProvinceLead(f.Rules.Table(&put), p, f.Asked)
	more, key := has.Points-had.Points, "heed.lady"
	switch {
	case own.Markers == 0 || own.Servants[merlin.Lady] == p || more <= 0:
		return noted{f.T("heed.influence", "own", had.Own, "others", had.Others), aServant}
	case has.Level():
		key = "heed.lady-level"
	}
	return noted{f.T(key, "own", has.Own, "others", has.Others, "points", f.pointsOf(has.Points)), max(aServant, 100*more)}
}

// noteBuild is with what one could build.
func (f *Words) noteBuild(t merlin.Table) noted {
	if t.Players[f.Asked].Manors == 0 {
		return noted{f.T("heed.no-manor"), 0}
	}
	mine := colours(t, f.Asked)
	if gain, first, _ := f.site(t, mine); gain > 0 {
		of := t.Areas()
		return noted{f.T("heed.build.best", "in", f.areaIn(&of, first), "points", f.pointsOf(gain)), 100*gain + perLater*gain*(scorings(t)-1)}
	}
	return f.coloured("heed.build", "heed.no-material", func(p merlin.Province) bool { return mine>>p&1 != 0 && f.fits(t, p) })
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
func (f *Words) noteTaking(t merlin.Table, i merlin.Item) noted {
	own, open := &t.Players[f.Asked], model.Unmatched(t, f.Asked)
	mine := func(p merlin.Province) bool { return own.Influence[p] > 0 && t.Stock[i][p] > 0 }
	for p := range merlin.Province(merlin.Provinces) {
		if i == merlin.Shield && mine(p) && open[p] > 0 {
			return noted{f.T("heed.shield", "points", f.pointsOf(perTraitor)), 100 * perTraitor}
		}
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
