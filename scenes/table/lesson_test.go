package table

import (
	"testing"

	"merlin/game"
	"merlin/i18n"
	"merlin/scenes/ui"
)

// The bar of a lesson grows with each step that is said, stays where one that waited for its
// moment is said late, and is full with the last.
func TestLessonsPart(t *testing.T) {
	c := &coach{steps: []Step{{Say: "a"}, {Say: "late", Core: true}, {Say: "b"}, {Say: "later", Core: true}, {Say: "c"}}}
	say := func(i int) float64 {
		c.say(i)
		part := c.part()
		c.goOn()
		if c.part() != part {
			t.Errorf("after step %d the bar jumps from %v to %v", i, part, c.part())
		}
		return part
	}
	for _, s := range []struct {
		step int
		want float64
	}{{0, 1. / 3}, {3, 1. / 3}, {2, 2. / 3}, {1, 2. / 3}, {4, 1}} {
		if got := say(s.step); got != s.want {
			t.Errorf("step %d: %v of the lesson, not %v", s.step, got, s.want)
		}
	}
}

// In a lesson the others take longer, as long as they move at all; oneself does not.
func TestOthersTakeTheirTimeInLessons(t *testing.T) {
	l, err := i18n.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ others, taught bool }{{false, false}, {true, false}, {false, true}, {true, true}} {
		for _, usual := range []float64{2, 0} {
			app := ui.NewApp(l)
			app.Context().SetPreferences(ui.Preferences{Tempo: 1, Others: usual})
			line, want := Timeline[int]{others: c.others, taught: c.taught}, 1.0
			switch {
			case c.others && c.taught:
				want = 1.5 * usual
			case c.others:
				want = usual
			}
			if got := line.pace(app.Context()); got != want {
				t.Errorf("%+v at %v: things take %v as long, not %v", c, usual, got, want)
			}
		}
	}
}

// A lesson that was begun when its computer players had no faces keeps its coach.
func TestLessonOfBeforeIsAlike(t *testing.T) {
	own := game.Player{Colour: 2, Level: opponent, Face: "lot"}
	for name, c := range map[string]struct {
		kept game.Player
		want bool
	}{
		"as today":          {own, true},
		"without a face":    {game.Player{Colour: 2, Level: opponent}, true},
		"another face":      {game.Player{Colour: 2, Level: opponent, Face: "mark"}, false},
		"another colour":    {game.Player{Colour: 1, Level: opponent}, false},
		"a person's by now": {game.Player{Colour: 2}, false},
	} {
		if got := alike(c.kept, own); got != c.want {
			t.Errorf("%s: alike is %v", name, got)
		}
	}
}
