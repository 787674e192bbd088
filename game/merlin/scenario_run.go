package merlin

import (
	"strconv"
	"strings"

	"merlin/game"
)

// scenarioRun is a scenario while it is played.
type scenarioRun struct {
	*position
	then   State
	events []game.Event // of the last do line
}

// line carries out a phrase of a do or expect line.
func (r *scenarioRun) line(word, phrase string) error {
	phrase, err := r.cardNumbers(phrase)
	if err != nil {
		return err
	}
	if word == "do" {
		return r.do(phrase)
	}
	return r.expect(phrase)
}

// scenarioForces are what a scenario may make happen out of its turn. Each is put
// before what is still to happen.
var scenarioForces = map[string]func(*scenarioRun){
	"score":           force(stepScore),
	"score traitors":  force(stepScoreTraitors, stepNewTraitors),
	"score domain":    force(stepScoreDomain),
	"score influence": force(stepScoreInfluence),
	"score servants":  force(stepScoreServants),
	"final":           force(stepFinal),
	"roll":            force(stepRollAll),
	"end round":       (*scenarioRun).endRound,
}

func force(steps ...stepKind) func(*scenarioRun) {
	return func(r *scenarioRun) { r.force(steps) }
}

func (r *scenarioRun) forceOf(text string) func(*scenarioRun) {
	for _, m := range r.modules {
		if force := m.forces[text]; force != nil {
			return force
		}
	}
	return scenarioForces[text]
}

// do takes an action by its stable text, perhaps behind the colour of who is
// asked, or forces something.
func (r *scenarioRun) do(phrase string) error {
	seat, text := seesAll, phrase
	if colour, rest, ok := strings.Cut(phrase, ": "); ok {
		s, err := r.player(colour)
		if err != nil {
			return err
		}
		seat, text = s, rest
	}
	d := r.Decision()
	if force := r.forceOf(text); force != nil {
		if r.Depth > 0 && !r.rules.steps[r.Steps[r.Depth-1].kind].free {
			return failed("first %s has to answer: %s", colourOf(d.Seat), d.Ask)
		}
		force(r)
		return nil
	}
	if seat != seesAll && d.Seat != seat {
		return failed("it is %s who is asked: %s", colourOf(d.Seat), d.Ask)
	}
	a, err := game.Find(r.Game, r.normal(text))
	if err != nil {
		return failed("%v; there are: %s", err, strings.Join(r.texts(), ", "))
	}
	err = r.Apply(a)
	r.events = append(r.events, r.Events()...)
	return err
}

func (r *scenarioRun) force(steps []stepKind) {
	r.Game.events, r.revealed = r.Game.events[:0], false
	r.pushAll(steps)
	r.advance()
	r.events = append(r.events, r.Events()...)
}

// endRound ends the round at once: nobody has a die left nor wants another turn, and
// the turn is over.
func (r *scenarioRun) endRound() {
	for r.Depth > 0 {
		r.pop()
	}
	for s := range r.Players[:r.Seats] {
		for i := range r.Players[s].Dice {
			r.Players[s].Dice[i].Used = true
		}
	}
	r.Passed = 1<<r.Seats - 1
	r.force([]stepKind{stepNextTurn})
}

// texts returns the texts of the options.
func (r *scenarioRun) texts() []string {
	var texts []string
	for _, a := range r.Decision().Options {
		texts = append(texts, r.Text(a))
	}
	return texts
}

// normal writes spaces as black+3 in an action by their numbers.
func (r *scenarioRun) normal(text string) string {
	words := strings.Fields(text)
	for i, w := range words {
		if !strings.Contains(w, "+") {
			continue
		}
		if n, err := r.space(w); err == nil {
			words[i] = strconv.Itoa(int(n))
		}
	}
	return strings.Join(words, " ")
}
