package bot

import (
	"slices"

	"merlin/game"
)

// habit is how everybody acts in an imagined world: by chance, yet so that the same
// question, asked for the same time, gets the same answer among those that are open.
// Two lines of play that differ in little then go on alike, and what they gain can be
// told apart by few tries.
type habit struct {
	world uint64
	asked [seats][256]uint8 // how often, by seat and kind of the first option
}

// seats is more than any title has.
const seats = 8

// pick returns the option that a world likes best.
func (h *habit) pick(d *game.Decision) game.Action {
	n := &h.asked[d.Seat%seats][d.Options[0].Kind]
	*n++
	salt := h.world + uint64(*n)<<40 + uint64(d.Seat)<<32
	best, top := 0, uint64(0)
	for i, a := range d.Options {
		if like := mixed(salt + packed(a)); like >= top {
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

// finish plays a game to its end and returns how far a seat is before the best of
// the others.
func (h *habit) finish(g game.Game, seat game.Seat) int {
	for !g.Over() {
		d := g.Decision()
		must(g.Apply(h.pick(&d)))
	}
	scores := g.Scores()
	own := scores[seat]
	scores[seat] = -1 << 20
	return own - slices.Max(scores)
}

// must is for options of the open decision, which are never refused.
func must(err error) {
	if err != nil {
		panic(err)
	}
}
