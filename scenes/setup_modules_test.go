package scenes

import (
	"slices"
	"testing"

	"merlin/scenes/ui"
)

// offer is a title with modules, one of them with two ways to play it.
func offer() Config {
	return Config{
		Modules: []Module{
			{Name: "favour", Picture: "crown"},
			{Name: "arthur", Picture: "crown"},
			{Name: "knights", Picture: "crown", Variants: []string{"knights", "knights-dealt"}},
			{Name: "treasures", Picture: "crown"},
			{Name: "decrees", Picture: "crown"},
		},
		Presets: []Preset{{Name: "first"}, {Name: "classic", Modules: []string{"favour"}}, {Name: "knights", Modules: []string{"arthur", "knights"}}},
	}
}

// What is pressed in the setup is what the game is started with, in the order
// of the modules.
func TestModulesChosen(t *testing.T) {
	for _, c := range []struct{ chosen, press, want []string }{
		{nil, nil, nil},
		{nil, []string{"module-decrees", "module-favour"}, []string{"favour", "decrees"}},
		{nil, []string{"module-favour", "module-favour"}, nil},
		{nil, []string{"preset-knights"}, []string{"arthur", "knights"}},
		{nil, []string{"preset-knights", "variant-knights-dealt"}, []string{"arthur", "knights-dealt"}},
		{nil, []string{"preset-knights", "variant-knights-dealt", "variant-knights"}, []string{"arthur", "knights"}},
		{nil, []string{"module-knights", "variant-knights-dealt", "module-knights"}, nil},
		{[]string{"decrees", "knights-dealt"}, nil, []string{"knights-dealt", "decrees"}},
		{[]string{"decrees", "knights-dealt"}, []string{"preset-first"}, nil},
	} {
		config, got := offer(), []string{"not started"}
		config.Chosen = c.chosen
		config.Start = func(_ *ui.Context, n NewGame) ui.Scene { got = n.Modules; return stub{} }
		g := newGame(t, "en", config)
		app := on(g, newSetup(g))
		press(t, app, c.press...)
		press(t, app, "start")
		if !slices.Equal(got, c.want) {
			t.Errorf("%q, then pressed %q: the game has %q, want %q", c.chosen, c.press, got, c.want)
		}
	}
}

// A preset is lit as long as just its modules are chosen.
func TestPresetLit(t *testing.T) {
	g := newGame(t, "en", offer())
	s := newSetup(g)
	app := on(g, s)
	for _, c := range []struct{ press, want string }{{"preset-first", "preset-first"}, {"module-favour", "preset-classic"}, {"module-arthur", ""}} {
		press(t, app, c.press)
		lit := ""
		for _, b := range s.buttons {
			if b.On && slices.Contains([]string{"preset-first", "preset-classic", "preset-knights"}, b.Name) {
				lit += b.Name
			}
		}
		if lit != c.want {
			t.Errorf("after %s the lit preset is %q, want %q", c.press, lit, c.want)
		}
	}
}
