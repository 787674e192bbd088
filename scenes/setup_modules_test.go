package scenes

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// offer is a title with modules, two of them with two ways to play them, three that
// bring one in.
func offer() Config {
	return Config{Titles: []Title{{Description: game.Description{
		Modules: []game.ModuleChoice{
			{Name: "favour"},
			{Name: "arthur"},
			{Name: "knights", Variants: []string{"knights", "knights-dealt"}},
			{Name: "gold"},
			{Name: "market", Brings: "gold"},
			{Name: "caerleon", Variants: []string{"caerleon", "caerleon-random"}, Brings: "gold"},
			{Name: "morgana", Brings: "gold"},
			{Name: "treasures"},
			{Name: "decrees"},
		},
		Presets: []game.Preset{
			{Name: "first"},
			{Name: "classic", Modules: []string{"favour"}},
			{Name: "knights", Modules: []string{"arthur", "knights"}},
			{Name: "bigbox", Modules: []string{"favour", "arthur", "knights", "market", "caerleon", "morgana"}},
			{Name: "everything", Modules: []string{"favour", "arthur", "knights", "gold", "market", "caerleon", "morgana", "treasures", "decrees"}},
		},
	}, Pictures: map[string]string{"favour": "crown", "decrees": "crown"}}}}
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
		{nil, []string{"module-market"}, []string{"gold", "market"}},
		{nil, []string{"module-market", "module-gold"}, []string{"gold", "market"}},
		{nil, []string{"module-market", "module-market"}, nil},
		{nil, []string{"module-gold", "module-market", "module-market"}, []string{"gold"}},
		{nil, []string{"module-market", "module-morgana", "module-market"}, []string{"gold", "morgana"}},
		{nil, []string{"module-caerleon", "variant-caerleon-random"}, []string{"gold", "caerleon-random"}},
		{[]string{"caerleon-random"}, []string{"module-gold"}, []string{"gold", "caerleon-random"}},
		{nil, []string{"preset-bigbox", "module-favour"}, []string{"arthur", "knights", "gold", "market", "caerleon", "morgana"}},
	} {
		config, got := offer(), []string{"not started"}
		config.Chosen = c.chosen
		config.Titles[0].Start = func(_ *ui.Context, n NewGame) ui.Scene { got = n.Modules; return stub{} }
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
	for _, c := range []struct{ press, want string }{{"preset-first", "preset-first"}, {"module-favour", "preset-classic"}, {"module-arthur", ""}, {"preset-bigbox", "preset-bigbox"}} {
		press(t, app, c.press)
		lit := ""
		for _, b := range s.buttons {
			if b.On && slices.Contains([]string{"preset-first", "preset-classic", "preset-knights", "preset-bigbox"}, b.Name) {
				lit += b.Name
			}
		}
		if lit != c.want {
			t.Errorf("after %s the lit preset is %q, want %q", c.press, lit, c.want)
		}
	}
}

// A module that another one brings in is on and locked, and says what needs it.
func TestBroughtLocked(t *testing.T) {
	g := newGame(t, "en", offer())
	app := on(g, newSetup(g))
	press(t, app, "module-market", "module-morgana")
	r := app.Regions()[ui.Find(app.Regions(), "module-gold")]
	if r.Enabled || !strings.Contains(r.Label, "in play") || !strings.Contains(r.Why.String(), "The Market, Morgana") || !strings.Contains(r.Tip.String(), r.Why.String()) {
		t.Errorf("enabled %v, label %q, why %q, tip %q", r.Enabled, r.Label, r.Why, r.Tip)
	}
	press(t, app, "module-market", "module-morgana")
	if r := app.Regions()[ui.Find(app.Regions(), "module-gold")]; !r.Enabled || strings.Contains(r.Label, "in play") {
		t.Errorf("without them: enabled %v, label %q", r.Enabled, r.Label)
	}
}

// The set-up asks the title that is played for seats, colours and modules, and keeps the
// modules of each title apart.
func TestSetupIsTheTitles(t *testing.T) {
	kept := store.NewMemory()
	settings := store.Defaults()
	settings.Modules = []string{"favour"}
	if err := settings.Save(kept); err != nil {
		t.Fatal(err)
	}
	var got NewGame
	nim := Title{
		Set: "merlin",
		Description: game.Description{
			Name: "nim", MinSeats: 3, MaxSeats: 3, Colours: []string{"red", "blue", "green"},
			Modules: []game.ModuleChoice{{Name: "favour"}, {Name: "arthur"}},
		},
		Start: func(_ *ui.Context, n NewGame) ui.Scene { got = n; return stub{} },
	}
	g := newGame(t, "en", Config{Store: kept, Titles: []Title{{}, nim}})
	g.title = &g.config.Titles[1]
	s := newSetup(g)
	app := on(g, s)
	if ui.Find(app.Regions(), "seat-add") >= 0 || ui.Find(app.Regions(), "seat-3-remove") >= 0 || len(s.chosen) > 0 {
		t.Errorf("seats can be added or taken away, or there are modules of another title: %v", s.chosen)
	}
	press(t, app, "module-arthur")
	press(t, app, "start")
	if len(got.Seats) != 3 || got.Seats[2].Colour != 2 || !slices.Equal(got.Modules, []string{"arthur"}) {
		t.Errorf("the game is %+v", got)
	}
	now, err := store.LoadSettings(kept)
	if err != nil || !slices.Equal(now.Modules, []string{"favour"}) || !slices.Equal(now.Others["nim"], []string{"arthur"}) || now.Title != "nim" {
		t.Errorf("kept are %v and %v of %q: %v", now.Modules, now.Others, now.Title, err)
	}
}

// The settings name the title to be played; one that is not there leaves it to the first.
func TestSettingsNameTheTitle(t *testing.T) {
	c := Config{Titles: []Title{{Description: game.Description{Name: "one"}}, {Description: game.Description{Name: "two"}}}}
	for name, want := range map[string]string{"": "one", "two": "two", "three": "one"} {
		if got := c.title(name).Name; got != want {
			t.Errorf("%q: %s is played", name, got)
		}
	}
}
