package engine

import (
	"cmp"
	"slices"

	"merlin/game"
)

// To imagine what a seat cannot know, a title copies its game, deals anew with
// Reshuffle what is hidden from the seat, gives new seeds to chance, and ends with
// [Game.Forget].

// Reshuffle puts hidden things into an order by chance that does not hang on the order
// in which they truly lie.
func Reshuffle[E cmp.Ordered](chance *game.Stream, things []E) {
	slices.Sort(things)
	game.Shuffle(chance, things)
}

// Reseed gives streams of chance new seeds, so that an imagined game does not bring what
// the true one will.
func Reseed(streams []game.Stream, chance *game.Stream) {
	for i := range streams {
		streams[i] = game.NewStream(chance.Uint64(), uint64(i))
	}
}

// Forget clears what the buffers of the last action would tell a seat: what it does not
// learn of events, and the options of another seat's question, which are listed anew.
func (g *Game[G, T]) Forget(s game.Seat) {
	for i, e := range g.events {
		g.events[i] = e.For(s)
	}
	if top, ok := g.stack.Top(); ok {
		g.list(&g.rules.steps[top.Kind], top)
	}
}
