package scenes

import (
	"maps"
	"slices"

	"merlin/game"
	"merlin/game/bot"
)

// lastModules are those that a new game of the title begins with: those wished for, else
// those of the last one. What the first title was played with was kept before there were
// others.
func (g *Game) lastModules() []string {
	switch {
	case !g.first():
		return g.settings.Others[g.title.Name]
	case len(g.config.Chosen) > 0:
		return g.config.Chosen
	}
	return g.settings.Modules
}

// lastRules are the house rules of the title's last game; before the first one, those that
// one begins with.
func (g *Game) lastRules() (options []game.Option) {
	kept, played := g.settings.HouseRules[g.title.Name]
	if i := slices.IndexFunc(g.title.Presets, func(p game.Preset) bool { return p.First }); !played && i >= 0 {
		return g.title.Presets[i].Options
	}
	if !played {
		return g.firstRules()
	}
	for _, name := range slices.Sorted(maps.Keys(kept)) {
		options = append(options, game.Option{Name: name, Value: kept[name]})
	}
	return options
}

// LessonOf is what a player knows who has heard the lesson of a title to its end.
func LessonOf(title string) string { return title + "-lesson" }

// firstRules are the house rules that a title without a preset for it offers for its first
// game; who has had its lesson begins with the usual ones, as that did.
func (g *Game) firstRules() (options []game.Option) {
	if g.Knows(LessonOf(g.title.Name)) {
		return nil
	}
	for _, c := range g.title.Options {
		if c.First != "" {
			options = append(options, game.Option{Name: c.Name, Value: c.First})
		}
	}
	return options
}

// company is the level of the computer players that are offered for the first game of a title
// in the place of another one: no stronger than a Squire where they are opponents, no weaker
// than a Champion where all play together.
func (g *Game) company(l bot.Level) bot.Level {
	if !g.title.Points && g.title.Teams == nil {
		return max(l, bot.Champion)
	}
	return min(l, bot.Squire)
}

// known reports whether a game of the title was begun here before.
func (g *Game) known() bool {
	if g.first() || len(g.title.Options) == 0 {
		return len(g.settings.SeatLevels) > 0
	}
	_, played := g.settings.HouseRules[g.title.Name]
	return played
}

// keepChoice keeps the modules and house rules of a game in the settings.
func (g *Game) keepChoice(modules []string, options []game.Option) {
	if g.first() {
		g.settings.Modules = modules
	} else {
		g.settings.Others = with(g.settings.Others, g.title.Name, modules)
	}
	if len(g.title.Options) == 0 {
		return
	}
	rules := map[string]string{}
	for _, o := range options {
		rules[o.Name] = o.Value
	}
	g.settings.HouseRules = with(g.settings.HouseRules, g.title.Name, rules)
}

// with is a map, made if there is none, in which a key has a value.
func with[V any](m map[string]V, key string, value V) map[string]V {
	if m == nil {
		m = map[string]V{}
	}
	m[key] = value
	return m
}
