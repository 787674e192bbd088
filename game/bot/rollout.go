package bot

import "merlin/game"

// policy is how everybody acts in a rollout. It draws for each question a number that is
// equal for the same question, asked for the same time, in one determinization. Two lines
// of play that differ in little then go on alike, and what they gain can be told apart
// by few tries.
type policy struct {
	salt    uint64                    // of the determinization
	asked   [game.MaxSeats][256]uint8 // how often, by seat and kind of the first option
	rollout func(game.Game, *game.Decision, uint64) game.Action
	open    game.Decision // kept here, so that nothing is allocated
}

// finish plays a game to its end.
func (p *policy) finish(g game.Game) {
	d := &p.open
	for !g.Over() {
		*d = g.Decision()
		draw := p.draw(d)
		if p.rollout == nil {
			must(g.Apply(pick(d, draw)))
		} else {
			must(g.Apply(p.rollout(g, d, mixed(draw))))
		}
	}
}

// draw returns the number of a question.
func (p *policy) draw(d *game.Decision) uint64 {
	n := &p.asked[d.Seat%game.MaxSeats][d.Options[0].Kind]
	*n++
	return p.salt + uint64(*n)<<40 + uint64(d.Seat)<<32
}

// pick is the rollout policy of a title that has none: each option has equal chance, and
// what is added to a question takes the place of its answer or changes nothing.
func pick(d *game.Decision, draw uint64) game.Action {
	best, top := 0, uint64(0)
	for i, a := range d.Options {
		if like := mixed(draw + packed(a)); like >= top {
			best, top = i, like
		}
	}
	return d.Options[best]
}

func packed(a game.Action) uint64 {
	return uint64(a.Kind)<<24 | uint64(a.A)<<16 | uint64(a.B)<<8 | uint64(a.C)
}

// mixed is the finalizer of SplitMix64: every bit of the number sways every bit.
func mixed(n uint64) uint64 {
	n = (n ^ n>>30) * 0xbf58476d1ce4e5b9
	n = (n ^ n>>27) * 0x94d049bb133111eb
	return n ^ n>>31
}

// must is for options of the open decision, which are never refused.
func must(err error) {
	if err != nil {
		panic(err)
	}
}
