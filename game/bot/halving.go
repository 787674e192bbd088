package bot

import "slices"

// Sequential halving: the budget goes evenly to rounds, a round evenly to the candidates
// that are left, and after each round the worse half is dropped.

// rounds returns how many rounds of halving lead from so many options to one.
func rounds(options int) int {
	n := 1
	for ; options > 2; options = (options + 1) / 2 {
		n++
	}
	return n
}

// share gives each candidate its tries of the round.
func (t *Thinker) share() { t.tries = max(2, t.round/max(1, len(t.candidates))) }

// halve drops the worse half of the candidates. The first option stays to the end: it is
// the plain course of things, before what costs or forgoes something.
func (t *Thinker) halve() {
	if len(t.candidates) == 2 {
		t.decide()
		return
	}
	ranked := slices.Clone(t.candidates[1:])
	slices.SortStableFunc(ranked, func(a, b candidate) int { return b.sum() - a.sum() })
	stay := (len(t.candidates)+1)/2 - 1
	for i := len(ranked) - 1; i >= stay; i-- {
		t.dropped = append(t.dropped, ranked[i])
	}
	ranked = ranked[:stay]
	t.candidates = append(t.candidates[:1], ranked...)
	t.share()
}

func (c *candidate) sum() (n int) {
	for _, value := range c.values {
		n += value
	}
	return n
}

// decide settles between the last two: the one that is not the first option must be
// better by more than chance explains, some standard errors of the difference, and by what is
// asked for besides.
func (t *Thinker) decide() {
	a, b := &t.candidates[0], &t.candidates[1]
	if b.beats(a, t.doubt) && (t.least == 0 || t.lead(b, a) >= t.least) {
		*a, *b = *b, *a
	}
	t.candidates, t.second = t.candidates[:1], b
	t.heed()
}

// beats reports whether a candidate is better than another by more than so many standard
// errors of the difference, in the determinizations in which both were tried.
func (c *candidate) beats(other *candidate, doubt int) bool {
	sum, squares, n := 0, 0, min(len(c.values), len(other.values))
	for i := range n {
		d := c.values[i] - other.values[i]
		sum += d
		squares += d * d
	}
	return n*sum*abs(sum) > doubt*doubt*(n*squares-sum*sum)
}

func abs(n int) int { return max(n, -n) }
