package table

import "testing"

// The bar of a lesson grows with each step that is said, stays where one that waited for its
// moment is said late, and is full with the last.
func TestLessonsPart(t *testing.T) {
	c := &coach{steps: []Step{{Say: "a"}, {Say: "late", Core: true}, {Say: "b"}, {Say: "c"}}}
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
	}{{0, .25}, {2, .75}, {1, .75}, {3, 1}} {
		if got := say(s.step); got != s.want {
			t.Errorf("step %d: %v of the lesson, not %v", s.step, got, s.want)
		}
	}
}
