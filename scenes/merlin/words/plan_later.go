package words

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
)

// What a line serves that brings nothing yet, as long as there is a turn to make use of it.

// turnsLeft are the turns of who is asked, after this one, until the round is over.
func (f *Words) turnsLeft() (n int) {
	if f.View.Turn.Seat == f.Asked {
		return f.TurnsInAll() - f.TurnNumber() + f.MoreTurns()
	}
	for _, d := range f.View.Players[f.Asked].Dice {
		if d.Value > 0 && !d.Used {
			n++
		}
	}
	return n
}

// later reports whether who is asked has another turn in the game.
func (f *Words) later() bool { return f.View.Round < merlin.Rounds || f.turnsLeft() > 0 }

// takenUp are the things that a line takes, and what each is good for.
func (f *Words) takenUp(now, then merlin.Table) (all []reason) {
	all = append(f.lastShields(now, then), f.threes(now, then)...)
	if !f.later() {
		return all
	}
	for p := range merlin.Province(merlin.Provinces) {
		if gained(now, then, f.Asked, merlin.Flag, p) {
			all = append(all, f.flagServes(then, p)...)
		}
		if gained(now, then, f.Asked, merlin.Shield, p) {
			all = append(all, f.shieldWaits(then)...)
		}
		if gained(now, then, f.Asked, merlin.Material, p) && f.fits(then, p) {
			all = append(all, f.materialServes(then, p)...)
		}
	}
	return all
}

// gained reports whether a seat has more then of something.
func gained(now, then merlin.Table, s game.Seat, i merlin.Item, p merlin.Province) bool {
	return then.Players[s].Items[i][p] > now.Players[s].Items[i][p]
}

// openNearer is the open card that one may take in this turn, as a quest is fulfilled, and that lacks nothing or one
// thing only then; it is worth less than a point, as it is nobody's yet.
func (f *Words) openNearer(now, then merlin.Table, line []game.Move) (best []reason) {
	draws := len(model.Fulfilled(line, f.Asked)) > 0 || slices.ContainsFunc(f.View.Hand.List(), f.ready)
	if !draws || !f.later() {
		return nil
	}
	for i, card := range f.View.Display {
		if card == merlin.NoCard {
			continue
		}
		had, has, points := unmet(now, f.Asked, card), unmet(then, f.Asked, card), int(f.Rules.Box.Quests[card].Points)
		key, worth, lacks := "plan.open-ready", min(60*points, aPoint-1), ""
		switch {
		case missing(has) >= missing(had) || len(has) > 0 && !near(then, f.Asked, has):
			continue
		case len(has) > 0:
			key, worth, lacks = "plan.open-near", min(32*points, aPoint-1), LackOf(f.Locale, has[0], &then.Players[f.Asked])
		}
		if best == nil || worth > best[0].worth {
			best = []reason{{worth, prepares, f.T(key, "number", i+1, "points", f.pointsOf(points), "lacks", lacks), nil}}
		}
	}
	return best
}

// fits reports whether a manor may be built somewhere for a material of a colour.
func (f *Words) fits(t merlin.Table, p merlin.Province) bool {
	for tile := range t.Rows * merlin.Columns {
		if t.Domain[tile].Manor == game.NoSeat && t.Fits(tile, t.Rows)>>p&1 != 0 {
			return t.Players[f.Asked].Manors > 0
		}
	}
	return false
}

// shieldWaits is that new traitors come after a scoring, but for the last. // B50a
func (f *Words) shieldWaits(then merlin.Table) []reason {
	if lastScoring(then) {
		return nil
	}
	return []reason{{30, prepares, f.T("plan.shield-waits", "points", f.pointsOf(perTraitor)), nil}}
}

// flagServes is what the power of a flag is good for, or where it takes the knight at once. // B30
func (f *Words) flagServes(then merlin.Table, p merlin.Province) (all []reason) {
	name := f.Rules.FlagName(p)
	if name == "mirror" {
		all = f.jumps(then)
	}
	if key := "plan.flag." + name; f.Locale.Has(key) {
		all = append(all, reason{35, prepares, f.T(key), nil})
	}
	return all
}

// jumps is the next die of one's own from whose goal a jump leads to where one builds. // B35
func (f *Words) jumps(then merlin.Table) []reason {
	own := &then.Players[f.Asked]
	best := f.site(then, colours(then, f.Asked))
	for i, d := range own.Dice {
		if best.gain == 0 || d.Value == 0 || d.Used || f.Rows.Dice[i].Word != "own" {
			continue
		}
		to := (then.Walk(own.Knight, d.Value, 0) + merlin.Spaces/2) % merlin.Spaces
		if f.Rules.Space(to).Kind != merlin.BuildSpace || !then.Enters(to) {
			continue
		}
		of := then.Areas()
		text := f.T("plan.flag-site", "value", int(d.Value), "in", f.areaIn(&of, best.first), "points", f.between(&best))
		return []reason{{70 * best.all(), prepares, text, nil}}
	}
	return nil
}

// lastShields are those that somebody else lacks for a traitor, and that are gone then.
func (f *Words) lastShields(now, then merlin.Table) (all []reason) {
	for p := range merlin.Province(merlin.Provinces) {
		if !gained(now, then, f.Asked, merlin.Shield, p) || then.Stock[merlin.Shield][p] > 0 {
			continue
		}
		for s := range game.Seat(f.View.Seats) {
			if s != f.Asked && model.Unmatched(then, s)[p] > 0 {
				text := f.T("plan.last-shield", "item", f.itemA(uint8(merlin.Shield), uint8(p)), "name", f.Called(s), "points", f.pointsOf(perTraitor))
				all = append(all, reason{150, prepares, text, nil})
			}
		}
	}
	return all
}

// threes are the points that things bring at the end, in the last round: of those that are not given
// for traitors before. // B54
func (f *Words) threes(now, then merlin.Table) []reason {
	if then.Round < merlin.Rounds {
		return nil
	}
	had, has := kept(now, f.Asked), kept(then, f.Asked)
	more := has/3 - had/3
	switch {
	case more > 0:
		return []reason{{100 * more, decides, f.T("plan.threes", "points", f.pointsOf(more)), nil}}
	case has > had && f.turnsLeft() > 0:
		return []reason{{30, prepares, f.T("plan.threes-near", "count", 3-has%3), nil}}
	}
	return nil
}

// kept is how many things a seat has left at a scoring.
func kept(t merlin.Table, s game.Seat) int {
	p := t.Counted(s)
	return p.Goods() - model.Matched(t, s)
}

// farther are provinces where influence brings nothing yet, or is safer then.
func (f *Words) farther(now, then merlin.Table) (all []reason) {
	for p := range merlin.Province(merlin.Provinces) {
		had, has := model.ProvinceLead(now, p, f.Asked), model.ProvinceLead(then, p, f.Asked)
		if has.Own <= had.Own {
			continue
		}
		in := f.T("province.in." + p.String())
		switch {
		case had.Own > had.Others && had.Others > 0:
			all = append(all, reason{25, prepares, f.T("plan.safer", "in", in, "own", has.Own, "others", has.Others), nil})
		case has.Own == has.Others-1 && f.later():
			all = append(all, reason{25, prepares, f.T("plan.nearly-level", "in", in), nil})
		}
	}
	return all
}

// denied is what somebody else loses in a place where one gets no more than before.
func (f *Words) denied(where string, of func(game.Seat) (had, has model.Lead)) []reason {
	for s := range game.Seat(f.View.Seats) {
		if was, is := of(s); s != f.Asked && was.Points > is.Points {
			lost := was.Points - is.Points
			return []reason{{100 * lost, decides, f.T("plan.denies", "in", where, "name", f.Called(s), "points", f.pointsOf(lost)), nil}}
		}
	}
	return nil
}

// Waits is that a line can be gone in the next turn all the same, as it moves another figure than the one that
// is advised, by a die that is left then, and whether nobody else moves that figure; "" where it cannot.
func (f *Words) Waits(line, other []game.Move) (said string, sure bool) {
	die, rival := line[0].Action, other[0].Action
	if f.turnsLeft() == 0 || die.Kind != merlin.ActDie || rival.Kind != merlin.ActDie || die.A == rival.A {
		return "", false
	}
	moved, moves := firstMoved(line), firstMoved(other)
	switch {
	case moved == merlin.NoFigure || moves == merlin.NoFigure || moved == moves:
		return "", false
	case moves == merlin.MerlinFigure:
		return f.T("plan.canwait.me"), false
	}
	return f.T("plan.canwait", "value", int(f.View.Players[f.Asked].Dice[rival.A].Value)), true
}

// firstMoved is the figure that a line moves first.
func firstMoved(line []game.Move) merlin.Figure {
	for _, m := range line {
		for _, e := range m.Events {
			if e.Kind == merlin.EventMoved {
				return merlin.Figure(e.Args[0])
			}
		}
	}
	return merlin.NoFigure
}

// aSword is what Excalibur does besides what prepares for more, in hundredths of a point: somebody may take it back.
const aSword = 75

// swordTaken is what anybody sees that it brings to take Excalibur.
func (f *Words) swordTaken(now, then merlin.Table) int {
	if then.Excalibur == f.Asked && now.Excalibur != f.Asked && f.later() {
		return aSword
	}
	return 0
}

// stays reports whether one has the only marker of a province, which stays there after a scoring. // B52
func (f *Words) stays(t merlin.Table, p merlin.Province) bool {
	lead := model.ProvinceLead(t, p, f.Asked)
	return lead.Own == 1 && lead.Others == 0
}

// perLater is what of a point that comes at a scoring counts at each later one too, if that lasts, in hundredths.
const perLater = 25

// lasting is what first places, more than before, bring that may last beyond the next scoring, and what could be
// built for.
func (f *Words) lasting(now, then merlin.Table) (worth int) {
	lasts := scorings(then) - 1
	if lasts == 0 {
		return 0
	}
	for first, of := range f.changedAreas(now, then) {
		worth += perLater * (model.DomainLead(then, of, first, f.Asked).Points - model.DomainLead(now, of, first, f.Asked).Points)
	}
	for p := range merlin.Province(merlin.Provinces) {
		if f.stays(then, p) && !f.stays(now, p) {
			worth += perLater * model.ProvinceLead(then, p, f.Asked).Points
		}
	}
	if f.later() && !f.sitesAlike(now, then) {
		had, has := f.site(now, colours(now, f.Asked)), f.site(then, colours(then, f.Asked))
		worth += perLater * max(0, has.gain-had.gain)
	}
	return worth * lasts
}

// scorings are those that are to come. // B40
func scorings(t merlin.Table) int { return (merlin.Rounds-int(t.Round))/2 + 1 }

// each says whether something counts at several scorings yet.
func (f *Words) each(then merlin.Table) string {
	if scorings(then) > 1 {
		return f.T("plan.each")
	}
	return f.T("plan.when")
}

// when is the scoring at which something counts that is built in a later turn: no more is built before the
// next one where that ends this round and no die that is left leads to where one builds.
func (f *Words) when(then merlin.Table) string {
	if f.View.Round%2 == 0 && (f.turnsLeft() == 0 || f.wayToBuild(then).key == "") {
		return f.T("plan.when-later")
	}
	return f.T("plan.when")
}
