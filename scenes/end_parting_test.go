package scenes

import (
	"slices"
	"testing"

	"merlin/scenes/ui"
)

// At the end one after the other says how he takes it, and then nobody does.
func TestPartings(t *testing.T) {
	g := newGame(t, "en", Config{})
	r := Result{Title: "Over", Seats: []ResultSeat{{Name: "A"}}, Partings: []Parting{
		{Face: "face-lot", Name: "Lot", Says: "One"}, {Face: "face-enid", Name: "Enid", Says: "Two"},
	}}
	app := on(g, NewResult(g.app.Context(), func() Result { return r }, ResultDo{}))
	said := func() (list []string) {
		rec := &ui.Recorder{}
		app.Painter(nil).Record(rec)
		app.Context().RequestRedraw()
		app.Draw(nil)
		app.Painter(nil).Record(nil)
		for _, w := range rec.Texts {
			if w.Where == "parting" {
				list = append(list, w.Text)
			}
		}
		return list
	}
	for _, want := range [][]string{{"Lot", "One"}, {"Enid", "Two"}, nil, nil} {
		if got := said(); !slices.Equal(got, want) {
			t.Errorf("said is %q, want %q", got, want)
		}
		for range partingTicks + partingPause {
			app.Update(&ui.Input{})
		}
	}
}
