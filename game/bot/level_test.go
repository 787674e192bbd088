package bot

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
)

// A title's budgets take the place of the usual ones for the levels that ponder, as far as
// it has any: without modules Merlin has the usual ones, with modules fewer steps.
func TestTitlesHaveBudgetsOfTheirOwn(t *testing.T) {
	a := game.Advice{Budgets: [3]game.Budget{{Playouts: 12, Width: 4}, {}, {Playouts: 800, Width: 8, Steps: 9, Further: 2}}}
	if p := Squire.playerOf(&a); p.Playouts != 0 || p.Noise != Squire.Player().Noise {
		t.Errorf("a Squire ponders: %+v", p)
	}
	if p := Rider.playerOf(&a); p.Playouts != 12 || p.Width != 4 || p.Steps != 0 {
		t.Errorf("a Knight's budget is %+v", p)
	}
	if p, usual := Champion.playerOf(&a), Champion.Player(); p.Playouts != usual.Playouts || p.Width != usual.Width {
		t.Errorf("a Champion's budget is %+v", p)
	}
	if p := Wizard.playerOf(&a); p.Playouts != 800 || p.Steps != 9 || p.Further != 2 {
		t.Errorf("Merlin's budget is %+v", p)
	}
	steps := Wizard.Player().Steps
	for _, modules := range [][]string{nil, {"gold"}, merlin.ModuleNames()} {
		advice := adviceOf(newMerlin(t, 2, 1, modules...))
		p := Wizard.playerOf(&advice)
		if p.Playouts != Wizard.Player().Playouts || len(modules) > 0 && p.Steps >= steps || len(modules) == 0 && p.Steps != steps {
			t.Errorf("%v: %+v after %d steps", modules, p, steps)
		}
		steps = p.Steps
	}
}

// What goes further is played further: the same option with one phase more takes more steps.
func TestPlayoutsGoFurther(t *testing.T) {
	g := newMerlin(t, 2, 1)
	advice := adviceOf(g)
	ends := [2]int{}
	for further := range ends {
		l := newLearnt(g, Player{Heat: warm, Further: further}, &advice)
		c := g.Clone()
		var p policy
		l.playOut(c, &p)
		ends[further] = l.clock(c)
	}
	if ends != [2]int{1, 2} {
		t.Errorf("playouts end in phases %v", ends)
	}
}
