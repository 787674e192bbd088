package robot

import "math/rand/v2"

// New returns a robot that has been told the way through the screens round a
// game: animation off, four seats, start. What comes then it finds by itself.
// With the same seed, and the same game, it makes the same choices.
func New(h Hands, seed uint64, log func(format string, args ...any)) *Robot {
	return &Robot{
		Hands:  h,
		Chance: rand.New(rand.NewPCG(seed, 1)),
		Limit:  4000,
		Log:    log,
		Scenes: map[string]string{
			"continue": "title", "volume": "options", "start": "setup", "ready": "curtain", "resume": "pause", "menu": "turn", "choice-none": "choice",
			"next": "scoring", "again": "end",
		},
		Routes: map[string][]string{
			"title":   {"options", "new"},
			"options": {"speed-off", "back"},
			"setup":   {"seat-add", "seat-add", "seat-2-human", "seat-3-human", "seat-4-human", "start"},
		},
		Shun: []string{
			"back", "choice-none", "continue", "fullscreen", "help", "language-", "menu", "options", "part-", "quit", "redo", "rules",
			"show", "sound", "speed-", "undo",
		},
	}
}
