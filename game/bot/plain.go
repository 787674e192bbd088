package bot

import (
	"slices"

	"merlin/game"
)

// Plainly has the seat look at what everybody sees of an option, the more the better: what
// shows most is pondered too, and where chance explains that the search finds something else
// better, the seat takes what shows more. What it meant to do it stands by all the same
// ([Thinker.Keep]). What shows no more than never is not pondered, as long as anything else is
// there. To be called before the first Step.
func (t *Thinker) Plainly(shows func(game.Action) int, never int) {
	t.shows = shows
	t.spurn(func(a game.Action) bool { return shows(a) <= never })
	best, most := t.Choice(), shows(t.Choice())
	for _, a := range t.game.Decision().Options {
		if n := shows(a); n > most {
			best, most = a, n
		}
	}
	if !t.ponders(best) {
		t.candidates = append(t.candidates, candidate{action: best})
		t.share()
	}
}

// spurn takes what is out of the question out of the running, and takes up what the policy thinks best of
// what was not in it where nothing else is left.
func (t *Thinker) spurn(is func(game.Action) bool) {
	left := slices.DeleteFunc(slices.Clone(t.candidates), func(c candidate) bool { return is(c.action) })
	if len(left) == len(t.candidates) {
		return
	}
	if len(left) == 0 {
		for _, a := range t.likeliest(slices.DeleteFunc(slices.Clone(t.game.Decision().Options), is)) {
			left = append(left, candidate{action: a})
		}
	}
	if len(left) > 0 {
		t.candidates = left
		t.share()
	}
}

// likeliest are options in the order of the policy, as far as it does not think them out of the question; the
// first alone to who ponders nothing.
func (t *Thinker) likeliest(options []game.Action) []game.Action {
	if t.learnt == nil || len(options) < 2 {
		return options
	}
	stream := game.NewStream(t.chance.Hi^t.chance.Lo, 3)
	options = t.learnt.ranked(t.game.Imagine(t.seat, &stream), options)
	if t.glances() {
		return options[:1]
	}
	return options
}

// ponders reports whether an option is in the running.
func (t *Thinker) ponders(a game.Action) bool {
	for i := range t.candidates {
		if t.candidates[i].action == a {
			return true
		}
	}
	return false
}

// much reports whether a candidate is better than another by more than what is slight.
func (t *Thinker) much(c, other *candidate) bool {
	return t.learnt == nil || t.lead(c, other) >= slight
}

// heed changes the choice that was settled for what shows more, if one of those that were
// tried is not worse by more than chance explains and by more than what is slight: for what shows most, and of that for what
// was tried longest.
func (t *Thinker) heed() {
	if t.shows == nil || t.keeps && t.Choice() == t.meant {
		return
	}
	chosen, best := t.candidates[0], -1
	most := t.shows(chosen.action)
	if t.second != nil {
		t.dropped = append(t.dropped, *t.second)
	}
	for i := len(t.dropped) - 1; i >= 0; i-- {
		other := &t.dropped[i]
		if n := t.shows(other.action); n > most && !(chosen.beats(other, keepDoubt) && t.much(&chosen, other)) {
			best, most = i, n
		}
	}
	if best >= 0 {
		t.candidates, t.second = []candidate{t.dropped[best]}, &chosen
	}
}
