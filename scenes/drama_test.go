package scenes

import (
	"testing"

	"merlin/scenes/ui"
)

// Once all is over what goes on does so, now and then, and what does not stays as it ended.
func TestFireBurnsOn(t *testing.T) {
	g := newGame(t, "en", Config{})
	var burns, stays float64
	d := Drama{Ground: func(*ui.Painter) {}, Beats: []Beat{
		{For: .5, Goes: true, Draw: func(_ *ui.Painter, t float64) { burns = t }},
		{For: .5, Draw: func(_ *ui.Painter, t float64) { stays = t }},
	}}
	app := on(g, NewDrama(g.app.Context(), func() Drama { return d }, func() {}))
	set := app.Context().Preferences()
	set.Tempo = 1
	app.Context().SetPreferences(set)
	for range 240 {
		app.Update(&ui.Input{})
		app.Draw(nil)
	}
	if burns < 6 || stays != 1 {
		t.Errorf("after four seconds what goes on is at %v, what does not at %v", burns, stays)
	}
}
