package bot

import "merlin/game"

// Judged is what an option was worth beside the best other one, over all that the seat could
// not know: in hundredths of a point in the mean.
type Judged struct {
	Other game.Action // the best of the others
	More  int         // how much more the option was worth; negative: less
	Parts []Part      // what it brought more or less of, as [Decided.More] has it
}

// Judge says what an option of the open decision is worth beside the best of the others that
// a level finds, by so many imagined games. It reports false where there is nothing to
// compare it with, or the title cannot tell the parts.
func Judge(g game.Game, a game.Action, l Level, playouts int, chance game.Stream) (Judged, bool) {
	if len(g.Decision().Options) < 2 {
		return Judged{}, false
	}
	t := Think(g, l, chance)
	for !t.Step(1000) {
	}
	of, ok := t.advice.Ahead.(game.Parts)
	other := t.Choice()
	if second := t.runnerUp(); other == a && second != nil {
		other = second.action
	}
	if !ok || t.learnt == nil || other == a {
		return Judged{}, false
	}
	chance = game.NewStream(chance.Hi^chance.Lo, 5)
	one := t.learnt.prospect(t.game, of, a, nil, playouts, chance)
	two := t.learnt.prospect(t.game, of, other, nil, playouts, chance)
	j := Judged{Other: other, More: two.Theirs - one.Theirs, Parts: one.more(&two)}
	for _, p := range j.Parts {
		j.More += p.More
	}
	return j, true
}
