package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// What the sage goes on with after a choice, and what that serves: what is said is seen on the
// table once the line is done, by the rules of the engine.

// Plan says both, with what it costs; on is "" where the choice says all, serves where nothing
// plain comes of it.
func (f *Words) Plan(c *moment.Choice, line []game.Move) (on, serves string) {
	if len(line) < len(c.Do) {
		return "", ""
	}
	whole := f.told(c, line)
	line = f.ownOf(c, whole)
	told := f.goesOn(c, line)
	why, worth := f.serves(c, line)
	if len(why) == 0 {
		why = f.idle(c, line)
	}
	stake := f.stake(c, whole, worth)
	if f.tellsHelp(line, why) && !f.passesShield(line) {
		stake = nil
	}
	if len(why) > 0 && len(stake) > 0 && f.passesShield(line) { // anybody asks for it first
		why, stake = slices.Insert(why, 1, stake...), nil
	}
	if back := f.takenBack(line); len(why) > 0 && back != "" { // a friend says so at once
		why = slices.Insert(why, 1, back)
	} else if risks := f.risks(line, worth); len(why) > 0 {
		why = append(why, risks...)
	}
	if flag := f.flagGiven(line); len(why) > 0 && flag != "" {
		why[0] += " " + flag
	}
	switch alike := f.alike(c); {
	case len(why) != 1 || alike == "": // a second one tells it from the others
	case c.Last().Kind == merlin.ActInfluence:
		why[0] += " " + alike
	default:
		why = slices.Insert(why, 1, alike)
	}
	if mason := f.masonPassed(line); len(why) > 0 && mason != "" {
		why = slices.Insert(why, 1, mason)
	}
	why = f.forPrice(c, why, line)
	price := f.freely(c, line)
	if what, points := f.price(line); what != "" && (len(why) == 0 || !usesStaff(line)) {
		price = f.T("plan.cost", "what", what, "points", f.pointsOf(points)) + " " + price
	}
	costs := stake
	if price = strings.TrimSpace(price); price != "" {
		costs = append([]string{price}, stake...)
	}
	costs = costs[:min(len(costs), max(0, mostTold-len(why)))]
	if len(why) == 0 { // others find why
		told, costs = append(told, costs...), nil
	}
	return strings.Join(told, "\n"), strings.Join(append(why, costs...), "\n")
}

// Reasons are what speaks for a choice, without what it costs but for a staff.
func (f *Words) Reasons(c *moment.Choice, line []game.Move) []string {
	if len(line) < len(c.Do) {
		return nil
	}
	line = f.ownOf(c, f.told(c, line))
	told, _ := f.serves(c, line)
	return f.forPrice(c, told, line)
}

// PlainWorth is what anybody sees that a line brings, in hundredths of a point: points, at once or at
// scorings, half of what prepares for more, less the apples and staffs that it costs.
func (f *Words) PlainWorth(line []game.Move) (worth int) {
	c := moment.Choice{Do: []game.Action{line[0].Action}}
	line = f.told(&c, line)
	for _, r := range f.reasons(&c, line) {
		switch {
		case r.ranks < prepares:
			worth += r.worth
		case r.worth >= aPoint:
			worth += r.worth / 2
		}
	}
	now, v := f.Position(), f.After(line)
	own, then := &now.Players[f.Asked], &v.Players[f.Asked]
	worth += f.swordTaken(now, f.Rules.Table(&v.Public)) + f.lasting(now, f.Rules.Table(&v.Public))
	return worth + 100*(int(then.Apples)-int(own.Apples)) + 100*perStaff*(int(then.Staffs)-int(own.Staffs))
}

// Completes is what quests bring that a line fulfils, or for which one has all then, in hundredths of a point,
// and what is said of it, with what decides most besides: what lacked nothing before is done whatever is chosen.
func (f *Words) Completes(line []game.Move) (worth int, brings string) {
	v := f.After(line)
	then, fulfilled := f.Rules.Table(&v.Public), model.Fulfilled(line, f.Asked)
	for _, card := range f.View.Hand.List() {
		done := slices.Contains(fulfilled, card) || slices.Contains(v.Hand.List(), card) && len(unmet(then, f.Asked, card)) == 0
		if points := 100 * int(f.Rules.Box.Quests[card].Points); done && points > worth && !f.ready(card) {
			worth, brings = points, f.OfOwn("plan.quest-done", card)
		}
	}
	c := moment.Choice{Do: []game.Action{line[0].Action}}
	if worth > 0 {
		for _, r := range f.best(&c, f.told(&c, line)) {
			if r.quest == nil && r.told() == decides {
				return worth, brings + " " + r.text
			}
		}
	}
	return worth, brings
}

// told is what is told of a line that begins with a choice.
func (f *Words) told(c *moment.Choice, line []game.Move) []game.Move {
	if c.Last().Kind != merlin.ActDie {
		line = model.UpToDie(line)
	}
	line = f.withoutRepels(c, line)
	if f.Coached { // he will hear of staffs when he may use one
		line = beforeStaff(line, len(c.Do))
	}
	return line
}

// ownOf is what of a line comes of a choice itself, where that brings something: what a flag drives off, and what
// is done before a staff repeats it, which is asked for next.
func (f *Words) ownOf(c *moment.Choice, line []game.Move) []game.Move {
	own := line
	switch kind := c.Last().Kind; {
	case kind == merlin.ActRepel:
		own = line[:len(c.Do)]
	case kind != merlin.ActDie && kind != merlin.ActMove && f.Kind != merlin.AskDie && f.Kind != merlin.AskMove:
		own = beforeStaff(line, len(c.Do))
	}
	if len(own) < len(line) && len(f.reasons(c, own)) > 0 {
		return own
	}
	return line
}

// withoutRepels is the line of a die without what flags that one had before drive off, whichever is taken.
func (f *Words) withoutRepels(c *moment.Choice, line []game.Move) []game.Move {
	had := f.View.Players[f.Asked].Items[merlin.Flag]
	if kind := c.Last().Kind; kind != merlin.ActDie && kind != merlin.ActMove {
		return line
	}
	return slices.DeleteFunc(slices.Clone(line), func(m game.Move) bool {
		if m.Action.Kind != merlin.ActRepel {
			return false
		}
		for p, n := range had {
			if n > 0 && f.repels(merlin.Province(p)) {
				return true
			}
		}
		return false
	})
}

// How many lines are told at most: of deeds, and of what speaks for and against them.
const (
	mostDeeds = 3
	mostTold  = 3
)

// beforeStaff is what of a line is done before an action is done again, but for its first moves.
func beforeStaff(line []game.Move, first int) []game.Move {
	for i := first; i < len(line); i++ {
		if line[i].Action.Kind == merlin.ActStaff {
			return line[:i]
		}
	}
	return line
}

// usesStaff reports whether an action is done again in a line.
func usesStaff(line []game.Move) bool {
	return slices.ContainsFunc(line, func(m game.Move) bool { return m.Action.Kind == merlin.ActStaff })
}

// goesOn tells what follows a choice, but for the goal that it says itself. What is done where
// something has led to stands with that.
func (f *Words) goesOn(c *moment.Choice, line []game.Move) (told []string) {
	turns := f.turnedSaid(c, line, "") != ""
	crosses := turns && f.turned(c, line).via != nil
	known, joins := turns || len(f.ledBy(c, line)) == 1, false
	sent, _ := f.sent(c, line)
	sent -= len(c.Do)
	for i := range line[len(c.Do):] {
		m := &line[len(c.Do)+i]
		said := f.deed(m)
		switch {
		case i == sent: // the choice says so
			said = ""
		case m.Action.Kind == merlin.ActMove && known:
			said, known = "", false
		case m.Action.Kind == merlin.ActMirror && crosses:
			said = ""
		case (m.Action.Kind == merlin.ActApple || f.turns(m.Action.Kind)) && turns && known:
			said = ""
		}
		switch {
		case said == "":
		case joins && follows[m.Action.Kind]:
			told[len(told)-1] += " " + said
		case len(told) < mostDeeds:
			told = append(told, said)
		default:
			return told
		}
		joins = joins && said == "" || said != "" && leadsOn[m.Action.Kind]
	}
	return told
}

// follows is what the action of a space or of a tower asks for, leadsOn what leads to such a one.
var (
	follows = map[game.Kind]bool{
		merlin.ActPlace: true, merlin.ActTake: true, merlin.ActGive: true, merlin.ActBuild: true, merlin.ActInfluence: true,
	}
	leadsOn = map[game.Kind]bool{merlin.ActMove: true, merlin.ActStaff: true, merlin.ActGive: true, merlin.ActBuild: true}
)

// deed tells what is to be done, "" where it goes without saying.
func (f *Words) deed(m *game.Move) string {
	if m.Action.Kind == merlin.ActFulfil && !f.ready(merlin.Card(m.Action.A)) { // it is the reason
		return ""
	}
	word, _, _ := strings.Cut(m.Text, " ")
	a := spoken{Action: m.Action, word: word, from: merlin.Castle}
	for _, e := range m.Events {
		switch e.Kind {
		case merlin.EventMoved:
			a.figure, a.leads = merlin.Figure(e.Args[0]), append(a.leads, uint8(e.Args[2]))
		case merlin.EventDieSet:
			a.set = int(e.Args[2])
		case merlin.EventServant:
			a.from = merlin.Province(e.Args[2])
		}
	}
	return f.says("plan.", &a)
}
