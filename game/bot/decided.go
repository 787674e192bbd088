package bot

import (
	"slices"

	"merlin/game"
)

// Decided is a decision that was made, with what it was made against, to show and to explain.
type Decided struct {
	Choice, RunnerUp Prospect
	Alone            bool // nothing else came into question: there is no runner-up
	Tried            bool // both were tried by a search that counts in points: Margin is what it found
	Margin           int  // how much better the choice was there, in hundredths of a point
}

// Prospect is an option and what the seat expects of it, over all that it cannot know: what
// it gets itself from here on, by what points are for, and what the best of the others gets,
// all in hundredths of a point in the mean. Parts is nil where the title has no policy or
// cannot tell the parts; those of one title are always the same ones, in the same order.
type Prospect struct {
	Action game.Action
	Parts  []Part
	Theirs int
}

// explainedBy is how many imagined games say what the options of a decision bring.
const explainedBy = 200

// Decide decides as a level does with the same chance, and says what for.
func Decide(g game.Game, l Level, chance game.Stream) Decided {
	t := Think(g, l, chance)
	for !t.Step(1000) {
	}
	return t.Decided(explainedBy)
}

// Decided returns the choice that was made, and the runner-up, with what the seat expects of
// both: they are played out in so many imagined games, the same for both, the own turn as the
// search went on most often. It may be asked once Step is done.
func (t *Thinker) Decided(playouts int) Decided {
	d := Decided{Choice: Prospect{Action: t.Choice()}}
	second := t.runnerUp()
	if second == nil {
		d.Alone = true
		second = &t.candidates[0]
	}
	d.RunnerUp.Action = second.action
	advice := adviceOf(t.game)
	of, ok := advice.Ahead.(game.Parts)
	if ok && t.learnt != nil && playouts > 0 {
		chance := game.NewStream(t.chance.Hi^t.chance.Lo, 4)
		d.Choice = t.learnt.prospect(t.game, of, d.Choice.Action, &t.candidates[0].tree, playouts, chance)
		d.RunnerUp = t.learnt.prospect(t.game, of, second.action, &second.tree, playouts, chance)
		d.Tried, d.Margin = t.second != nil && t.learnt.ends == nil, t.Margin()
	}
	return d
}

// sure is how often the search must have tried what is told to follow.
const sure = 16

// Line returns the choice that was made and what the seat goes on with in its turn, as the
// search went on most often, with what comes of each in a game that is imagined for the seat,
// which it changes. It ends where somebody else is asked, where the search has tried too
// little, and with what would show something hidden: nothing is told of what that would be.
// Where nothing was pondered the policy answers what the choice asks for, and no more.
func (t *Thinker) Line(g game.Game) []game.Move {
	return t.lineOf(&t.candidates[0], g)
}

// OtherLine is [Thinker.Line] of the runner-up; nil where there is none.
func (t *Thinker) OtherLine(g game.Game) []game.Move {
	if second := t.runnerUp(); second != nil {
		return t.lineOf(second, g)
	}
	return nil
}

// lineOf is the line of one of the options.
func (t *Thinker) lineOf(c *candidate, g game.Game) (line []game.Move) {
	a, at, asked := c.action, &c.tree, g.Decision().Kind
	for {
		move := game.Move{Seat: t.seat, Action: a, Text: g.Text(a)}
		must(g.Apply(a))
		if move.Revealed = g.Revealed(); !move.Revealed {
			move.Events = slices.Clone(g.Events())
		}
		line = append(line, move)
		d := g.Decision()
		if move.Revealed || d.Seat != t.seat {
			return line
		}
		if t.glances() {
			goesOn := slices.ContainsFunc(d.Options, func(o game.Action) bool { return o.Kind == a.Kind }) // card after card
			if d.Kind == asked && !goesOn || len(line) > mostGlanced {
				return line
			}
			a = t.learnt.ranked(g, d.Options)[0]
			continue
		}
		e := t.rather(at, at.favourite(d.Options), d.Options)
		if e == nil || e.to.tries < sure {
			return line
		}
		a, at = e.action, e.to
	}
}

// mostGlanced is how many questions that a choice asks for are answered at a glance.
const mostGlanced = 2

// glances reports whether nothing is pondered: the policy's first thought is taken.
func (t *Thinker) glances() bool { return t.learnt != nil && t.round == 0 }

// runnerUp is what the choice was settled against; where nothing was pondered, what the
// policy likes best besides; nil: nothing.
func (t *Thinker) runnerUp() *candidate {
	if t.second != nil || t.learnt == nil {
		return t.second
	}
	stream := game.NewStream(t.chance.Hi^t.chance.Lo, 3)
	seen := t.game.Imagine(t.seat, &stream)
	if t.likes != nil {
		if c := t.liked(seen, func(c *candidate) bool { return c.action != t.Choice() }); c != nil {
			return c
		}
	}
	for _, a := range t.learnt.ranked(seen, seen.Decision().Options) {
		if a != t.Choice() {
			return &candidate{action: a}
		}
	}
	return nil
}

// More returns what the choice brings more than the runner-up by part, without those of
// which it brings as much.
func (d *Decided) More() []Part { return d.Choice.more(&d.RunnerUp) }

func (p *Prospect) more(than *Prospect) (parts []Part) {
	for i, part := range p.Parts {
		if part.More -= than.Parts[i].More; part.More != 0 {
			parts = append(parts, part)
		}
	}
	return parts
}
