package merlintest

import (
	"merlin/game"
	"merlin/game/merlin"
)

// forces are what a scenario may make happen out of its turn. Each is put before what
// is still to happen.
var forces = []force{
	steps("score", "score"),
	steps("score traitors", "score-traitors", "new-traitors"),
	steps("score domain", "score-domain"),
	steps("score influence", "score-influence"),
	steps("score servants", "score-servants"),
	steps("final", "final"),
	steps("roll", "roll"),
	{Name: "end round", Do: (*position).endRound},
}

// steps is a force that has the engine's steps happen, by their names.
func steps(name string, steps ...string) force {
	return force{Name: name, Do: func(p *position) { p.Happen(game.NoSeat, steps...) }}
}

// endRound ends the round at once: nobody has a die left nor wants another turn, and
// the turn is over.
func (p *position) endRound() {
	p.clearSteps()
	for s := range p.Players[:p.Seats] {
		for i := range p.Players[s].Dice {
			p.Players[s].Dice[i].Used = true
		}
	}
	p.Passed = 1<<p.Seats - 1
	p.Happen(game.NoSeat, "next-turn")
}

// clearSteps forgets what was still to happen.
func (p *position) clearSteps() {
	var empty merlin.State
	p.Steps, p.Depth = empty.Steps, 0
}
