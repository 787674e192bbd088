package table

import (
	"testing"

	"merlin/i18n"
	"merlin/scenes/ui"
)

// While the sage thinks his bar goes on and never reaches the end; that of a lesson says how
// much of it is done, and stays.
func TestBarGoesOnWhileHeThinks(t *testing.T) {
	l, err := i18n.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	x := ui.NewApp(l).Context()
	thinks := &speechPlan{speech: &speech{name: "advice"}}
	for n := range 600 { // ten seconds
		before := thinks.part
		thinks.goesOn(x)
		if thinks.part <= before || thinks.part >= 1 {
			t.Fatalf("after %d ticks the bar goes from %.4f to %.4f", n, before, thinks.part)
		}
	}
	if thinks.part < .9 {
		t.Errorf("after ten seconds the bar is at %.2f only", thinks.part)
	}
	coach := &speechPlan{speech: &speech{name: "coach", part: .3}}
	coach.goesOn(x)
	if coach.part != .3 {
		t.Errorf("a lesson three tenths done says %.3f", coach.part)
	}
	(*speechPlan)(nil).goesOn(x) // where nothing is said
}
