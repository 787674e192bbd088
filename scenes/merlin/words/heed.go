package words

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// What there is to look at before one chooses, which the first press on the bulb says: where each die
// leads and what serves there, or what each choice brings at once, and what is open. It is what anybody
// sees; which is best is not said.

// How much of it is told at most.
const (
	mostTried = 4
	mostNames = 4
	mostOpen  = 4
)

// Heed are the lines of it.
func (f *Words) Heed(tried []moment.Tried) []string {
	said := append(f.heedWays(), f.heedChanges(tried)...)
	if said == nil {
		said = f.heedCards(tried)
	}
	if said == nil {
		said = f.heedTried(tried)
	}
	if f.View.Turn.Seat == f.Asked && (f.Kind == merlin.AskDie || len(said) < 2) { // once a turn, or where there is little else
		said = append(said, f.open()...)
	}
	if len(said) == 0 {
		return []string{f.T("heed.plain")}
	}
	return said
}

// heedWays says where each die that may be taken leads, or that in hand.
func (f *Words) heedWays() (said []string) {
	if f.Kind != merlin.AskDie && f.Kind != merlin.AskMove {
		return nil
	}
	ways := slices.Clone(f.Landings)
	slices.SortStableFunc(ways, func(a, b model.Landing) int { return int(a.Die) - int(b.Die) })
	noted, known := map[string]bool{}, map[string]bool{}
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
		if note := f.noteOf(l.To()); note != "" && !noted[note] {
			noted[note] = true
			text = f.T("heed.way.note", "die", die, "space", f.Outcome(l.To()), "note", note)
		}
		said = append(said, text)
	}
	return said
}

// heedChanges says where an apple, or a flag, would take the die in hand instead.
func (f *Words) heedChanges(tried []moment.Tried) (said []string) {
	if f.Kind != merlin.AskMove {
		return nil
	}
	var leads []string
	for _, t := range tried {
		for _, l := range t.Choice.Leads {
			switch {
			case f.FlagOf(t.Choice) != "":
				said = append(said, f.T("heed.way", "die", Capital(f.itemA(uint8(merlin.Flag), uint8(model.FlagColour(f.Rules, f.FlagOf(t.Choice))))), "space", l.Text))
			case t.Choice.Last().Kind == merlin.ActApple && !slices.Contains(leads, l.Text):
				leads = append(leads, l.Text)
			}
		}
	}
	if len(leads) > 0 {
		said = append(said, f.T("heed.apple", "spaces", JoinWords(f.Locale, leads)))
	}
	return said
}

// noteOf is what of one's own matters on a space; "" for nothing.
func (f *Words) noteOf(n uint8) string {
	sp, t := f.Rules.Space(n), f.Position()
	own := &t.Players[f.Asked]
	switch sp.Kind {
	case merlin.ProvinceSpace:
		return f.noteProvince(t, sp.Province)
	case merlin.BuildSpace:
		return f.noteBuild(t)
	case merlin.InfluenceSpace:
		return f.noteTaking(t, sp.Item)
	case merlin.InfluenceServantSpace:
		return f.coloured("heed.servant", "heed.no-markers", func(p merlin.Province) bool { return own.Influence[p] > 0 })
	case merlin.QuestSpace:
		return f.T("heed.quests")
	case merlin.TradeSpace:
		return f.noteTrade(t)
	case merlin.MoveServantSpace:
		if abroad(own) == 0 {
			return f.T("heed.abroad.none")
		}
		return f.T("heed.abroad", "count", abroad(own))
	case merlin.ExcaliburSpace:
		return f.noteRelic("heed.excalibur", t.Excalibur)
	case merlin.GrailSpace:
		return f.noteRelic("heed.grail", t.Grail)
	}
	return ""
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

// noteProvince is the traitor that a shield there is against, what a quest lacks there, or the markers
// of those who are first or second.
func (f *Words) noteProvince(t merlin.Table, p merlin.Province) string {
	if model.Unmatched(t, f.Asked)[p] > 0 && t.Stock[merlin.Shield][p] > 0 {
		return f.T("heed.shield")
	}
	for _, card := range f.View.Hand.List() {
		for _, lack := range unmet(t, f.Asked, card) {
			if c := lack.Condition; c.Province == p && (c.Kind == merlin.ServantIn || c.Kind == merlin.PairIn || c.Kind == merlin.InfluenceIn || c.Kind == merlin.GivenItem) {
				return f.T("heed.lacks", "lacks", LackWords(f.Locale, lack))
			}
		}
	}
	lead := model.ProvinceLead(t, p, f.Asked)
	if lead.Own+lead.Others == 0 {
		return f.T("heed.nobody")
	}
	return f.T("heed.influence", "own", lead.Own, "others", lead.Others)
}

// noteBuild is with what one could build.
func (f *Words) noteBuild(t merlin.Table) string {
	if t.Players[f.Asked].Manors == 0 {
		return f.T("heed.no-manor")
	}
	mine := colours(t, f.Asked)
	if gain, first, _ := f.site(t, mine); gain > 0 {
		of := t.Areas()
		return f.T("heed.build.best", "in", f.areaIn(&of, first), "points", f.pointsOf(gain))
	}
	return f.coloured("heed.build", "heed.no-material", func(p merlin.Province) bool { return mine>>p&1 != 0 && f.fits(t, p) })
}

// noteTrade is the shield against a traitor that one could have in exchange, what a quest lacks, or how
// many things one has to give.
func (f *Words) noteTrade(t merlin.Table) string {
	p := t.Counted(f.Asked)
	if p.Goods() == 0 {
		return f.T("heed.trade.none")
	}
	for c, n := range model.Unmatched(t, f.Asked) {
		if n > 0 && t.Stock[merlin.Shield][c] > 0 {
			return f.T("heed.trade.shield")
		}
	}
	for _, card := range f.View.Hand.List() {
		for _, lack := range unmet(t, f.Asked, card) {
			if c := lack.Condition; c.Kind == merlin.GivenItem && lack.Missing == 1 && t.Stock[c.Item][c.Province] > 0 {
				return f.T("heed.trade.quest", "lacks", LackWords(f.Locale, lack))
			}
		}
	}
	return f.T("heed.trade")
}

// noteTaking is where one may take an item, or that it is against a traitor.
func (f *Words) noteTaking(t merlin.Table, i merlin.Item) string {
	own, open := &t.Players[f.Asked], model.Unmatched(t, f.Asked)
	mine := func(p merlin.Province) bool { return own.Influence[p] > 0 && t.Stock[i][p] > 0 }
	for p := range merlin.Province(merlin.Provinces) {
		if i == merlin.Shield && mine(p) && open[p] > 0 {
			return f.T("heed.shield")
		}
	}
	return f.coloured("heed.take", "heed.no-markers", mine)
}

// coloured says something of the colours of which something is true, or that it is of none.
func (f *Words) coloured(some, none string, is func(merlin.Province) bool) string {
	var list []string
	for p := range merlin.Province(merlin.Provinces) {
		if is(p) {
			list = append(list, f.T("colour.noun."+p.String()))
		}
	}
	if len(list) == 0 {
		return f.T(none)
	}
	return f.T(some, "colours", JoinWords(f.Locale, list))
}

// heedTried says of choices what anybody sees that they bring, what brings most first, those together
// that bring the same; what all of them bring tells none from another.
func (f *Words) heedTried(tried []moment.Tried) []string {
	var open []moment.Tried
	shared := map[string]int{}
	for _, t := range tried {
		if len(t.Line) < len(t.Choice.Do) || t.Choice.Leaves && t.Choice.Last().Kind != merlin.ActNoStaff || t.Choice.Void != "" || t.Choice.Last().Kind == merlin.ActEnd {
			continue
		}
		open = append(open, t)
		for _, r := range f.reasons(t.Choice, t.Line) {
			shared[r.text]++
		}
	}
	var list []heeded
	for i := range open {
		all := f.best(open[i].Choice, open[i].Line)
		all = slices.DeleteFunc(all, func(r reason) bool { return len(open) > 2 && shared[r.text] == len(open) })
		if len(all) > 0 {
			list = heed(list, f.heeded(&open[i], &all[0]))
		}
	}
	slices.SortStableFunc(list, func(a, b heeded) int { return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(b.worth, a.worth)) })
	var said []string
	for _, h := range list[:min(len(list), mostTried)] {
		name := JoinWords(f.Locale, h.names)
		switch {
		case h.markers:
			name = f.T("heed.markers", "colours", name)
		case len(h.names) > mostNames:
			name = f.T("heed.many")
		}
		said = append(said, f.T("heed.choice", "choice", Capital(name), "text", h.text))
	}
	return said
}

// heeded are choices that bring the same, or as much by a marker.
type heeded struct {
	names   []string
	text    string
	rank    rank
	worth   int
	markers bool
}

// heeded is a choice with the first reason for it; first places are called by how many markers there are.
func (f *Words) heeded(t *moment.Tried, r *reason) heeded {
	h := heeded{[]string{f.briefly(t)}, r.text, r.told(), r.worth, false}
	a := t.Choice.Last()
	if a.Kind != merlin.ActInfluence || r.ranks != decides || r.quest != nil {
		return h
	}
	v, p := f.After(t.Line), merlin.Province(a.A)
	lead, key := model.ProvinceLead(f.Rules.Table(&v.Public), p, f.Asked), "heed.leads"
	switch {
	case lead.Points <= model.ProvinceLead(f.Position(), p, f.Asked).Points:
		return h
	case lead.Level():
		key += "-level"
	}
	h.names, h.markers = []string{f.T("colour.noun." + p.String())}, true
	h.text = f.T(key, "own", lead.Own, "others", lead.Others, "points", f.pointsOf(lead.Points))
	return h
}

// heed adds a choice to those that bring the same.
func heed(list []heeded, h heeded) []heeded {
	if i := slices.IndexFunc(list, func(of heeded) bool { return of.text == h.text }); i >= 0 {
		if !slices.Contains(list[i].names, h.names[0]) {
			list[i].names = append(list[i].names, h.names[0])
		}
		return list
	}
	return append(list, h)
}

// briefly is what a choice is called beside others of the same question.
func (f *Words) briefly(t *moment.Tried) string {
	switch a := t.Choice.Last(); a.Kind {
	case merlin.ActPlace:
		servant := f.T("servant." + merlin.Servant(a.A).String())
		if f.Question().Kind == merlin.AskPlace {
			return servant
		}
		return f.T("condition.short.servant-in", "servant", servant, "colour", f.T("colour.noun."+merlin.Province(a.B).String()))
	case merlin.ActTake, merlin.ActGive:
		return f.T("item." + merlin.Item(a.A).String() + "." + merlin.Province(a.B).String())
	case merlin.ActBuild:
		return f.AreaIn(a.A)
	case merlin.ActBanish:
		return f.traitorsA(merlin.Province(a.A))
	case merlin.ActInfluence:
		return f.T("province.into." + merlin.Province(a.A).String())
	}
	return t.Said
}
