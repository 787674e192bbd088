package robot

import "math/rand/v2"

// AllModules are the names of the modules that the set-up offers.
var AllModules = []string{"favour", "arthur", "knights", "gold", "market", "caerleon", "morgana", "treasures", "decrees"}

// New returns a robot that has been told the way through the screens round a
// game: animation off, four seats, the modules named, start. What comes then it
// finds by itself.
// With the same seed, and the same game, it makes the same choices.
func New(h Hands, seed uint64, log func(format string, args ...any), modules ...string) *Robot {
	setup := []string{"seat-add", "seat-add", "seat-2-human", "seat-3-human", "seat-4-human"}
	for _, m := range modules {
		setup = append(setup, "module-"+m)
	}
	return &Robot{
		Hands:  h,
		Chance: rand.New(rand.NewPCG(seed, 1)),
		Limit:  4000,
		Log:    log,
		Scenes: map[string]string{
			"continue": "title", "volume": "options", "start": "setup", "ready": "curtain", "resume": "pause", "menu": "turn", "draft": "draft", "choice-none": "choice",
			"next": "scoring", "again": "end",
		},
		Routes: map[string][]string{
			"title":   {"options", "new"},
			"options": {"speed-off", "back"},
			"setup":   append(setup, "start"),
		},
		Shun: []string{
			"back", "choice-none", "continue", "fullscreen", "help", "language-", "menu", "module-", "moment-", "options", "part-", "preset-", "quit", "redo", "rules",
			"show", "sound", "speed-", "undo", "variant-",
		},
	}
}
