package game

// Advice is what a title knows of playing its games well enough: for computer players,
// which know nothing of any title. The zero Advice will do.
type Advice struct {
	// Value returns what a game that is over is worth to a seat, the more the better. Nil:
	// 1 for a victory, -1 for none.
	Value func(Game, Seat) int
	// Scale is by how much values commonly differ from their mean among games that go on
	// by chance from one position; 0 is 1.
	Scale int
	// Rollout is a policy that plays a game on to its end: it takes an option of the open
	// decision, cheaply. Draw is a number by chance that is equal for equal questions in
	// one determinization, so that games that differ in little go on alike. Nil: any
	// option, each with equal chance.
	Rollout func(g Game, d *Decision, draw uint64) Action
	// Shortlist appends the options of the open decision that are worth pondering to a list,
	// the best one first, as far as a player can tell who thinks no further; at least one.
	// Wide adds what somebody might take who judges badly and ponders nothing, and leaves out what
	// he would be a fool to take. It is asked about imagined
	// positions only. Nil: all options, as they are offered.
	Shortlist func(g Game, d *Decision, wide bool, draw uint64, list []Action) []Action
	// Folly reports whether an option of the open decision is one that nobody takes who plays to win;
	// nil: none is. There is always another one.
	Folly func(Game, Action) bool
	// Policy and Ahead judge options and positions by Weights that were learnt from games.
	// With them the levels differ in how far they use them, and nothing above is asked but
	// by the levels of before. Nil: there are none.
	Policy  Policy
	Ahead   Value
	Weights *Weights
	// Prior is as how many tries of a position the mean of it counts for each option there, for those
	// who use a policy: what has met with bad luck once is tried again. 0: it does not.
	Prior int
	// Budgets are those of the levels that ponder, the least one first; 0 is the usual.
	Budgets [3]Budget
	// Eases are those of the levels that ponder nothing, the least one first; 0 noise: they
	// play as usual.
	Eases [5]Ease
}

// Ease is how a level plays that ponders nothing: how hot the softmax is, in percent.
type Ease struct{ Noise int }

// Budget is how much is pondered in a decision: so many playouts, of so many options at most,
// and so many decisions in all of these playouts, about; 0 is the usual, or any number of them
// where the playouts are given. Playouts go so many phases, or moments, further than usual.
type Budget struct{ Playouts, Width, Steps, Further int }

// Adviser is a game whose title has advice.
type Adviser interface {
	Game
	Advice() Advice
}
