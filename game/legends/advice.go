package legends

import (
	"slices"

	"merlin/game"
)

// Advice tells computer players what counts: how far one is before the best of the
// others, which varies by some five points among games that begin alike; which options
// are worth a thought; and how a game goes on in a rollout.
func (g *Game) Advice() game.Advice {
	advice := game.Advice{Value: lead, Scale: 5, Rollout: rollout, Shortlist: shortlist}
	if g.rules != nil && !g.rules.unlearnt {
		advice.Policy, advice.Ahead, advice.Weights = new(scout), &ahead{Table: g.Table()}, g.weights()
		advice.Budgets, advice.Folly = budgets(int(g.Seats)), folly
	}
	return advice
}

// budgets are those of a Knight, a Champion and Merlin: so far apart that each wins at least
// two games in three against the one before. A little thought goes a long way here, and more
// of the same finds nothing more: Merlin looks a turn of his further.
func budgets(seats int) [3]game.Budget {
	return [...]game.Budget{
		{Playouts: 12, Width: 4},
		{Playouts: 240, Width: 8},
		{Playouts: 800, Width: 8, Steps: 13_000, Further: seats},
	}
}

// folly reports whether nobody takes an action who plays to win.
func folly(of game.Game, a game.Action) bool { return loses(of, a) || strays(of, a) }

// strays reports whether an action plays a character where no event lies nor may come, though he may be played where one
// lies. What he does as he is played is a reason of its own.
func strays(of game.Game, a game.Action) bool {
	g := of.(*Game)
	if a.Kind != ActPlay || g.awaits(Place(a.B)) || slices.ContainsFunc(g.rules.Deck.TextsOf(Card(a.A)), func(x Text) bool { return x.When == Played }) {
		return false
	}
	return slices.ContainsFunc(g.Decision().Options, func(b game.Action) bool {
		return b.Kind == ActPlay && b.A == a.A && g.awaits(Place(b.B))
	})
}

// awaits reports whether an event lies at a place, or one may yet come there; of special places others may judge.
func (p *Public) awaits(at Place) bool {
	if left, _ := p.yetToCome(); left > 0 || !at.IsMain() {
		return true
	}
	return slices.ContainsFunc(p.Event[:], func(e EventCard) bool { return e.At == at })
}

// loses reports whether an action ends the game so that another has more points. // L78
func loses(of game.Game, a game.Action) bool {
	event := Card(a.A)
	if a.Kind != ActComplete || !event.IsFinal() {
		return false
	}
	g := of.(*Game)
	return lead(g, g.Decision().Seat)+int(g.rules.Deck.Faces[event].Points) < 0
}

// lead returns how many points a seat is before the best of the others.
func lead(g game.Game, s game.Seat) int {
	t := g.(*Game).Table()
	best := -1 << 15
	for other := range game.Seat(t.Seats) {
		if other != s {
			best = max(best, t.Points(other))
		}
	}
	return t.Points(s) - best
}

// rollout takes the option that looks best at once: a player who plans no further. Draw
// decides between those that look alike.
func rollout(of game.Game, d *game.Decision, draw uint64) game.Action {
	var j judge
	j.begin(of.(*Game), d, draw)
	best, top := d.Options[0], -1<<30
	for i, a := range d.Options {
		if n := j.judge(a) + j.whim(i, whims); n > top {
			best, top = a, n
		}
	}
	return best
}

// whims is by how much options may differ in worth and still look alike, about.
const whims = 5

// listed is how many options are pondered. A turn has up to a hundred, moves of two
// together above all; tried evenly, none of them would be tried often enough to be told
// from the others, as the ends of games differ by fifteen points.
const listed = 8

// shortlist appends the options that look best at once, the best one first. There are
// poor ones among them, too, so a list is never wider: who ponders nothing is spared what
// anybody knows to be senseless.
func shortlist(of game.Game, d *game.Decision, wide bool, draw uint64, list []game.Action) []game.Action {
	var j judge
	j.begin(of.(*Game), d, draw)
	var worth [listed]int
	from := len(list)
	for i, a := range d.Options {
		n, k := j.judge(a)*whims+j.whim(i, whims), len(list)-from
		switch {
		case k < listed:
			list = append(list, a)
		case n <= worth[listed-1]:
			continue
		default:
			k--
		}
		for ; k > 0 && worth[k-1] < n; k-- {
			worth[k], list[from+k] = worth[k-1], list[from+k-1]
		}
		worth[k], list[from+k] = n, a
	}
	for wide && len(list) > from+1 && senseless(d.Kind, worth[len(list)-from-1], worth[0]) {
		list = list[:len(list)-1]
	}
	return list
}

// senseless reports whether an option need not be thought of beside the best one: what costs
// more than it brings, such as a sacrifice that reaches nothing or a bid that does not lead, and
// to leave an event to the others that is there to be taken.
func senseless(asked game.AskKind, worth, best int) bool {
	return worth < 0 || asked == AskComplete && worth < whims && best >= whims
}
