package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// What speaks for choices that bring nothing on the table.

// cardsChosen is why a quest is drawn or laid off.
func (f *Words) cardsChosen(c *moment.Choice) []reason {
	t, a := f.Position(), c.Last()
	switch {
	case a.Kind == merlin.ActDiscard:
		return f.cardDiscarded(t, merlin.Card(a.A))
	case a.Kind == merlin.ActDraw:
		return f.cardDrawn(t, a.A)
	}
	return nil
}

// cardDiscarded is that a card is farthest, or brings least, of those of the hand.
func (f *Words) cardDiscarded(t merlin.Table, mine merlin.Card) []reason {
	lacks := unmet(t, f.Asked, mine)
	farthest, least := true, true
	for _, card := range f.View.Hand.List() {
		farthest = farthest && missing(unmet(t, f.Asked, card)) <= missing(lacks)
		least = least && f.Rules.Box.Quests[card].Points >= f.Rules.Box.Quests[mine].Points
	}
	key := "plan.discard-nearer"
	switch {
	case len(lacks) == 0:
		return nil
	case farthest:
		key = "plan.discard"
	case least:
		key = "plan.discard-least"
	}
	return []reason{{1, prepares, f.ofQuest(key, mine, "lacks", f.lackWords(lacks)), nil}}
}

// cardDrawn is why a card is drawn that lies open, or one that nobody knows.
func (f *Words) cardDrawn(t merlin.Table, a byte) []reason {
	if int(a) >= len(f.View.Display) {
		return []reason{{1, prepares, f.deckDrawn(t), nil}}
	}
	card := f.View.Display[a]
	r := f.cardNears(t, card)
	if than := f.cardThan(t, card); than != "" { // what tells it from the others comes first
		r.text = than + " " + r.text
	} else if shares := f.cardShares(t, card); shares != "" {
		r.text += " " + shares
	}
	return []reason{r}
}

// cardThan is what speaks for a card rather than for the others that lie open; "" for nothing.
func (f *Words) cardThan(t merlin.Table, card merlin.Card) string {
	points := func(c merlin.Card) int { return int(f.Rules.Box.Quests[c].Points) }
	mine, others := missing(unmet(t, f.Asked, card)), 0
	nearer, dearer, dearNear, nearDear := true, true, true, true
	for _, other := range f.View.Display {
		if other == merlin.NoCard || other == card {
			continue
		}
		others++
		farther := missing(unmet(t, f.Asked, other)) - mine
		brings := points(card) - points(other)
		nearer, dearer = nearer && farther > 0, dearer && brings > 0
		dearNear = dearNear && (farther > 0 || farther == 0 && brings > 0)
		nearDear = nearDear && (brings > 0 || brings == 0 && farther > 0)
	}
	switch {
	case others == 0:
		return ""
	case nearer && dearer:
		return f.T("plan.card-best")
	case nearer:
		return f.T("plan.card-nearer")
	case dearer:
		return f.T("plan.card-dearer")
	case dearNear:
		return f.T("plan.card-dear-near")
	case nearDear:
		return f.T("plan.card-near-dear")
	}
	if f.cardShares(t, card) != "" {
		return ""
	}
	return f.cardNearer(t, card)
}

// cardNearer is what those cards bring at most for which less is lacking, if that is less; "" for none.
func (f *Words) cardNearer(t merlin.Table, card merlin.Card) string {
	most, points, nearer := 0, int(f.Rules.Box.Quests[card].Points), 0
	for _, other := range f.View.Display {
		if other != merlin.NoCard && missing(unmet(t, f.Asked, other)) < missing(unmet(t, f.Asked, card)) {
			most = max(most, int(f.Rules.Box.Quests[other].Points))
			nearer++
		}
	}
	if most == 0 || most >= points {
		return ""
	}
	return f.T("plan.card-farther", "count", nearer, "points", f.pointsOf(most))
}

// cardShares is what a card lacks that one of the hand lacks too, or the servants that it is about.
func (f *Words) cardShares(t merlin.Table, card merlin.Card) string {
	lacks := unmet(t, f.Asked, card)
	for _, own := range f.View.Hand.List() {
		for _, lack := range unmet(t, f.Asked, own) {
			if own != card && slices.ContainsFunc(lacks, func(l merlin.Lack) bool { return l.Condition == lack.Condition }) {
				return f.ofQuest("plan.card-shares", own)
			}
		}
	}
	return ""
}

// cardNears is how near one is to a card that is drawn.
func (f *Words) cardNears(t merlin.Table, card merlin.Card) reason {
	switch list := unmet(t, f.Asked, card); {
	case len(list) == 0:
		return reason{1, prepares, f.ofQuest("plan.card-has", card), &card}
	case near(t, f.Asked, list):
		return reason{1, prepares, f.ofQuest("plan.card-near", card, "lacks", LackOf(f.Locale, list[0], &t.Players[f.Asked])), &card}
	default:
		return reason{1, prepares, f.ofQuest("plan.card-far", card, "lacks", f.lackWords(list)), &card}
	}
}

// lackWords is all that is lacking.
func (f *Words) lackWords(list []merlin.Lack) string {
	var lacks []string
	for _, lack := range list {
		lacks = append(lacks, LackWords(f.Locale, lack))
	}
	return JoinWords(f.Locale, lacks)
}

// deckDrawn is that what lies open is far, or brings little.
func (f *Words) deckDrawn(t merlin.Table) string {
	least, most := merlin.MaxCards, 0
	for _, card := range f.View.Display {
		if card == merlin.NoCard {
			continue
		}
		n := len(unmet(t, f.Asked, card))
		if least = min(least, n); n < 2 {
			most = max(most, int(f.Rules.Box.Quests[card].Points))
		}
	}
	best := 0
	for i := range f.Rules.Box.Quests {
		best = max(best, int(f.Rules.Box.Quests[i].Points))
	}
	switch {
	case least < merlin.MaxCards && least > 1:
		return f.T("plan.deck", "count", least)
	case most > 0 && most < best:
		return f.T("plan.deck-low", "points", f.pointsOf(most), "best", f.pointsOf(best))
	}
	return f.T("plan.deck-any")
}

// swapped are quests far from fulfilled that a line lays off for others.
func (f *Words) swapped(now merlin.Table, c *moment.Choice, line []game.Move) []reason {
	count, lacks := 0, 0
	for _, m := range line {
		if m.Action.Kind == merlin.ActDiscard && c.Last().Kind != merlin.ActDiscard {
			count, lacks = count+1, max(lacks, missing(unmet(now, f.Asked, merlin.Card(m.Action.A))))
		}
	}
	if lacks < 2 {
		return nil
	}
	return []reason{{40, prepares, f.T("plan.swap", "count", count, "lacks", lacks), nil}}
}

// idle is what is said of a turn of which nothing comes: others of the dice are kept by it.
func (f *Words) idle(c *moment.Choice, line []game.Move) []string {
	switch kind := c.Last().Kind; {
	case c.Void != "":
		return []string{f.T("plan.idle-void")}
	case kind == merlin.ActDie && f.turnsLeft() > 0:
		return []string{f.T("plan.idle-die")}
	case kind == merlin.ActDie, kind == merlin.ActMove, kind == merlin.ActAct, kind == merlin.ActDecline:
		return []string{f.T("plan.idle")}
	case kind != merlin.ActRepel && f.Rows.Actions[kind].Flag != "": // its power says why
	case f.gives(line) && f.keepsShield(line):
		return []string{f.T("plan.gives-shield", "points", f.pointsOf(perTraitor))}
	case f.gives(line):
		return []string{f.T("plan.gives")}
	}
	return nil
}

// gives reports whether one has fewer things after a line.
func (f *Words) gives(line []game.Move) bool {
	now, v := f.Position(), f.After(line)
	had, has := now.Counted(f.Asked), f.Rules.Table(&v.Public).Counted(f.Asked)
	return has.Goods() < had.Goods()
}

// keepsShield reports whether one has a shield against a traitor, and as many after a line.
func (f *Words) keepsShield(line []game.Move) bool {
	v, had := f.After(line), model.Matched(f.Position(), f.Asked)
	return had > 0 && model.Matched(f.Rules.Table(&v.Public), f.Asked) == had
}

// ends is why a turn ends though something more could be done.
func (f *Words) ends(c *moment.Choice) []reason {
	things := f.Left()
	if c.Last().Kind != merlin.ActEnd || len(things) == 0 {
		return nil
	}
	return []reason{{1, byItself, f.T("plan.left-over", "things", JoinWords(f.Locale, things)), nil}}
}

// grailTaken is the tie that the Grail would win now, or that it will win one. // B52a
func (f *Words) grailTaken(then merlin.Table) reason {
	best := reason{120, prepares, f.T("plan.grail-held"), nil}
	for p := range merlin.Province(merlin.Provinces) {
		lead := model.ProvinceLead(then, p, f.Asked)
		if _, points := then.Influence(p); lead.Own > 0 && lead.Level() && 100*points > best.worth {
			best = reason{100 * points, prepares, f.T("plan.grail-tie", "in", f.T("province.in."+p.String()), "points", f.pointsOf(points)), nil}
		}
	}
	return best
}

// grailUsed is the tie that the Grail wins in a scoring, or which is left for a better one. // B52a
func (f *Words) grailUsed(now merlin.Table, c *moment.Choice) []reason {
	kind := c.Last().Kind
	if kind != merlin.ActGrail && kind != merlin.ActNoGrail {
		return nil
	}
	p := merlin.Province(f.About()[0])
	strength, points := now.Influence(p)
	tied := 0
	for _, n := range strength {
		if n == strength[f.Asked] {
			tied++
		}
	}
	if kind == merlin.ActNoGrail {
		return []reason{{1, byItself, f.T("plan.grail-keeps", "points", f.pointsOf(points-points/tied)), nil}}
	}
	return []reason{{100 * points, byItself, f.T("plan.grail-wins", "in", f.T("province.in."+p.String()), "points", f.pointsOf(points), "share", points/tied), nil}}
}

// buildsNext is the next die of one's own that leads to where one builds. // B27
func (f *Words) buildsNext(t merlin.Table) (die uint8, value int, ok bool) {
	own := &t.Players[f.Asked]
	for i, d := range own.Dice {
		if d.Value == 0 || d.Used || f.Rows.Dice[i].Word != "own" {
			continue
		}
		if to := t.Walk(own.Knight, d.Value, 0); f.Rules.Space(to).Kind == merlin.BuildSpace && t.Enters(to) {
			return uint8(i), int(d.Value), true
		}
	}
	return 0, 0, false
}

// Promise is the die with which one builds in a later turn, or which leads on to something, where that is said
// of the line, and what for: a space, or beyond these an area by its first tile.
func (f *Words) Promise(line []game.Move) (does game.Action, serves int, ok bool) {
	now, v := f.Position(), f.After(line)
	then := f.Rules.Table(&v.Public)
	var builds site
	for p := range merlin.Province(merlin.Provinces) {
		if gained(now, then, f.Asked, merlin.Material, p) && builds.gain == 0 {
			builds = f.site(then, 1<<p)
		}
	}
	w := f.wayToBuild(then)
	way := func() (does game.Action, serves int, ok bool) {
		return game.Action{Kind: merlin.ActDie, A: w.die}, areaAt + int(builds.first), builds.gain > 0 && f.later()
	}
	if _, _, next := f.buildsNext(then); next && builds.gain > 0 {
		return way()
	}
	c := moment.Choice{Do: []game.Action{line[0].Action}}
	r, die := f.onwardBy(now, then)
	said := r.worth > 0 && slices.ContainsFunc(f.best(&c, f.told(&c, line)), func(told reason) bool { return told.text == r.text })
	if !said && w.key != "" {
		return way()
	}
	own := &then.Players[f.Asked]
	return game.Action{Kind: merlin.ActDie, A: die}, int(then.Walk(own.Knight, own.Dice[die].Value, 0)), said
}

// Announces reports whether a text tells of something that a line only prepares, as Promise is about.
func (f *Words) Announces(line []game.Move, told string) bool {
	c := moment.Choice{Do: []game.Action{line[0].Action}}
	return slices.ContainsFunc(f.best(&c, f.told(&c, line)), func(r reason) bool {
		first, _, _ := strings.Cut(r.text, ". ")
		return r.ranks == prepares && strings.Contains(told, first)
	})
}

// materialServes is where a material of a colour is built with next, or that it can be some time.
func (f *Words) materialServes(then merlin.Table, p merlin.Province) []reason {
	item := f.itemA(uint8(merlin.Material), uint8(p))
	best := f.site(then, 1<<p)
	if had := f.site(then, colours(f.Position(), f.Asked)); f.Kind == merlin.AskStaff && had.all() >= best.all() { // what one has does as well
		best.gain = 0
	}
	of := then.Areas()
	if _, value, ok := f.buildsNext(then); ok && best.gain > 0 {
		tower := f.towerIn(then, 1<<p, best.first)
		told := []any{"value", value, "in", f.areaIn(&of, best.first), "points", f.between(&best), "saved", perTraitor, "when", f.each(then)}
		text := strings.TrimSpace(f.T("plan.material-next", told...) + " " + tower.text)
		if tower == f.atTower() {
			text = f.T("plan.material-tower", told...)
		}
		return []reason{{65*best.all() + tower.gain/2, prepares, text, nil}}
	}
	switch {
	case !f.Coached && f.buildsTwice(then) && !f.buildsTwice(f.Position()):
		first := f.site(then, colours(then, f.Asked))
		return []reason{{100, prepares, f.T("plan.material-twice", "points", f.between(&first)), nil}}
	case best.gain > 0 && len(f.betterSite(f.Position(), then)) > 0: // that says so
		return nil
	case best.gain > 0:
		text := f.T("plan.material-site", "in", f.areaIn(&of, best.first), "points", f.between(&best), "when", f.when(then), "with", f.withMaterial(then))
		return []reason{{40 * best.all(), prepares, text, nil}}
	}
	return []reason{{30, prepares, f.T("plan.material", "item", item), nil}}
}
