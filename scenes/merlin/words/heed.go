package words

import (
	"cmp"
	"slices"
	"strings"

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
				flag := Capital(f.itemA(uint8(merlin.Flag), uint8(model.FlagColour(f.Rules, f.FlagOf(t.Choice)))))
				if way := f.T("heed.way", "die", flag, "space", l.Text); !slices.Contains(said, way) {
					said = append(said, way)
				}
			case t.Choice.Last().Kind == merlin.ActApple && !slices.Contains(leads, l.Text):
				leads = append(leads, l.Text)
			}
		}
	}
	switch {
	case len(leads) > mostNames:
		return append(said, f.T("heed.apple.some", "spaces", JoinWords(f.Locale, leads[:mostNames])))
	case len(leads) > 0:
		return append(said, f.T("heed.apple", "spaces", JoinWords(f.Locale, leads)))
	}
	return said
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
		switch {
		case open[i].Choice.Last().Kind == merlin.ActStaff && len(all) == 0:
			list = append(list, f.heededTwice(&open[i]))
		case len(all) > 0:
			list = heed(list, f.withTowers(f.heeded(&open[i], &all[0]), open[i].Choice.Last()))
		case open[i].Choice.Last().Kind == merlin.ActBuild: // a tower alone may be worth it
			if h := f.withTowers(heeded{names: []string{f.briefly(&open[i])}, rank: prepares}, open[i].Choice.Last()); h.towers {
				list = heed(list, h)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b heeded) int { return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(b.worth, a.worth)) })
	var said []string
	for _, h := range list[:min(len(list), mostTried)] {
		name := JoinWords(f.Locale, h.names)
		switch {
		case h.markers:
			name = f.T("heed.markers", "colours", name)
		case h.towers:
			name = f.T("heed.by-tower", "in", name)
		}
		if len(h.names) > mostNames && !h.markers {
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
	towers  bool
}

// heeded is a choice with the first reason for it; first places are called by how many markers there are.
func (f *Words) heeded(t *moment.Tried, r *reason) heeded {
	h := heeded{[]string{f.briefly(t)}, r.text, r.told(), r.inAll(scorings(f.Position())), false, false}
	a, now := t.Choice.Last(), f.Position()
	of, by := now.Areas(), site{}
	switch {
	case r.ranks != decides && r.ranks != lasts || r.quest != nil:
		return h
	case a.Kind == merlin.ActInfluence:
		by = f.markerOn(now, merlin.Province(a.A))
	case a.Kind == merlin.ActBuild:
		by = *f.builtOn(now, &of, a.A)
	}
	if by.gain <= 0 {
		return h
	}
	if h.markers = a.Kind == merlin.ActInfluence; h.markers {
		h.names = []string{f.T("colour.noun." + merlin.Province(a.A).String())}
	}
	key := "heed.leads"
	if by.lead.Level() {
		key += "-level"
	}
	h.text = f.T(key, "own", by.lead.Own, "others", by.lead.Others, "points", f.between(&by))
	if had := by.lead.Points - by.gain; had > 0 {
		h.text = f.T("plan.instead", "text", strings.TrimSuffix(h.text, "."), "had", had)
	}
	return h
}

// withTowers adds what a tower brings besides where a manor is built on it.
func (f *Words) withTowers(h heeded, a game.Action) heeded {
	now := f.Position()
	if a.Kind != merlin.ActBuild || !now.Domain[a.A].Tower {
		return h
	}
	tower := f.noteTower(now)
	if tower.text == "" {
		return h
	}
	h.towers, h.text, h.worth = true, strings.TrimSpace(h.text+" "+tower.text), h.worth+tower.gain
	if tower.gain > aPoint {
		h.rank = min(h.rank, decides)
	}
	return h
}

// heededTwice is what may be had where an action is done once more, which asks for more first: it stands beside
// what is to be said of a staff that is kept.
func (f *Words) heededTwice(t *moment.Tried) heeded {
	n := f.noteOf(f.View.Turn.Space)
	return heeded{[]string{t.Said}, cmp.Or(n.text, f.Outcome(f.View.Turn.Space)+"."), decides, n.gain, false, false}
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
