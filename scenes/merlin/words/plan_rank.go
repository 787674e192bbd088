package words

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// What of all that a line brings is told, and in which order.

// mostReasons is how many are told at most.
const mostReasons = 2

// aPoint is the least that is told beside something else, in hundredths of a point.
const aPoint = 100

// reason is something that a line brings, worth so many hundredths of a point.
type reason struct {
	worth int
	ranks rank
	text  string
	quest *merlin.Card // that it is about; nil: none
}

// rank is how much something decides: what is told first.
type rank uint8

const (
	byItself rank = iota // what the choice is
	decides              // points, at once or at a scoring, and dangers that are averted
	lasts                // points at each scoring from the next one on, if nobody does anything about it
	prepares             // what may bring points later
)

// told is the rank by which it is told: what brings a point or less comes among what prepares for more.
func (r *reason) told() rank {
	switch {
	case r.ranks == byItself || r.ranks == prepares:
		return r.ranks
	case r.worth <= aPoint:
		return prepares
	}
	return decides
}

// inAll is what it is worth with what it brings at the scorings after the next one; a quest that is done counts half
// as much again: its points are there, and anybody asks for it first.
func (r *reason) inAll(left int) int {
	switch {
	case r.ranks == lasts:
		return r.worth + r.worth*perLater*(left-1)/100
	case r.ranks == decides && r.quest != nil:
		return r.worth + r.worth/2
	}
	return r.worth
}

// serves tells what decides most of what a line brings, and how many hundredths of a point are in it.
func (f *Words) serves(c *moment.Choice, line []game.Move) (told []string, worth int) {
	for _, r := range f.best(c, line) {
		told = append(told, r.text)
		if r.ranks < prepares {
			worth += r.worth
		}
	}
	return told, worth
}

// Serves are the quests that are among what decides most of what a line brings.
func (f *Words) Serves(c *moment.Choice, line []game.Move) (cards []merlin.Card) {
	if len(line) < len(c.Do) {
		return nil
	}
	for _, r := range f.best(c, f.told(c, line)) {
		if r.quest != nil {
			cards = append(cards, *r.quest)
		}
	}
	return cards
}

// Decides is the quest that decides most of what a line brings, if one does: of others there may be no word at first.
func (f *Words) Decides(c *moment.Choice, line []game.Move) (card merlin.Card, ok bool) {
	if len(line) < len(c.Do) {
		return card, false
	}
	if all := f.best(c, f.told(c, line)); len(all) > 0 && all[0].quest != nil {
		return *all[0].quest, true
	}
	return card, false
}

// best are the reasons that decide most.
func (f *Words) best(c *moment.Choice, line []game.Move) []reason {
	all, left := f.reasons(c, line), scorings(f.Position())
	slices.SortStableFunc(all, func(a, b reason) int {
		return cmp.Or(cmp.Compare(a.told(), b.told()), cmp.Compare(b.inAll(left), a.inAll(left)))
	})
	all = all[:min(len(all), mostReasons)]
	for len(all) > 1 && all[0].worth >= aPoint && !all[len(all)-1].beside() {
		all = all[:len(all)-1]
	}
	f.staffFirst(c, line, all)
	return all
}

// beside reports whether it is told beside what brings a point or more: a quest, and the point of a
// servant, too.
func (r *reason) beside() bool { return r.worth >= aServant || r.quest != nil }

// aServant is what one who stands in a province is worth: he may be sent home before the scoring.
const aServant = 90

// staffFirst has what comes of an action that a staff repeats told before what is there without it, if that is not
// much more: that is what the staff is for. So is what brings more at all scorings than is paid, where the first does not.
func (f *Words) staffFirst(c *moment.Choice, line []game.Move, told []reason) {
	if len(told) < 2 || !usesStaff(line) {
		return
	}
	left := scorings(f.Position())
	_, points := f.price(line)
	swaps, twice := false, f.onlyTwice(c, line)
	paid := told[0].ranks != lasts && told[0].worth <= 100*points
	switch pays := told[1].ranks == lasts && told[1].worth*left > 100*points; {
	case told[0].told() != told[1].told() || 3*told[1].inAll(left) < 2*told[0].inAll(left):
	case pays && paid:
		swaps = true
	default:
		swaps = !twice(told[0].text) && twice(told[1].text)
	}
	if swaps {
		told[0], told[1] = told[1], told[0]
	}
}
