package robot

import (
	"fmt"
	"math/rand/v2"
)

// AllModules are the names of the modules that the set-up offers.
var AllModules = []string{"favour", "arthur", "knights", "gold", "market", "caerleon", "morgana", "treasures", "decrees"}

// New returns a robot that has been told the way through the screens round a
// game of Merlin: animation off, seats for two to four people, the modules named, start.
// What comes then it finds by itself.
// With the same seed, and the same game, it makes the same choices.
func New(h Hands, seed uint64, log func(format string, args ...any), people int, modules ...string) *Robot {
	setup := seats(people)
	for _, m := range modules {
		setup = append(setup, "module-"+m)
	}
	return playing(h, seed, log, "title-merlin", setup)
}

// NewKnights returns a robot that has been told the same for a game of the Knights of the
// Round Table with so many people, of which the set-up begins with one and two computers;
// options are the house rules that it presses.
func NewKnights(h Hands, seed uint64, log func(format string, args ...any), people int, options ...string) *Robot {
	setup := []string{"preset-standard"}
	if len(options) > 0 {
		setup = append(append(setup, "more-options"), options...)
	}
	for range people - 3 {
		setup = append(setup, "seat-add")
	}
	for n := range people - 1 {
		setup = append(setup, fmt.Sprintf("seat-%d-human", n+2))
	}
	return playing(h, seed, log, "title-roundtable", setup)
}

// NewLegends returns a robot that has been told the same for a game of Camelot Legends with
// so many people; options are the presets and house rules that it presses.
func NewLegends(h Hands, seed uint64, log func(format string, args ...any), people int, options ...string) *Robot {
	r := playing(h, seed, log, "title-legends", append(seats(people), options...))
	r.Shun = append(r.Shun, "browse", "filter-", "earlier", "later", "book-")
	r.Prefer = []string{"put-final", "put-", "hand-", "pile-"} // who only moves characters about never ends the game
	return r
}

// playing returns a robot that plays the title whose card has that name.
func playing(h Hands, seed uint64, log func(format string, args ...any), title string, setup []string) *Robot {
	return &Robot{
		Hands:  h,
		Chance: rand.New(rand.NewPCG(seed, 1)),
		Limit:  4000,
		Log:    log,
		Scenes: map[string]string{
			"continue": "title", title: "which", "volume": "options", "start": "setup", "ready": "curtain", "resume": "pause", "menu": "turn", "draft": "draft", "choice-none": "choice",
			"next": "scoring", "again": "end",
		},
		Routes: map[string][]string{
			"title":   {"options", "new"},
			"which":   {title},
			"options": {"speed-off", "speed-others-off", "back"},
			"setup":   append(setup, "start"),
		},
		Silent: []string{"next", "speed-off", "speed-others-off", "option-level-beginner"},
		Shun: []string{
			"back", "choice-none", "continue", "fullscreen", "help", "language-", "menu", "module-", "moment-", "on", "options", "part-", "preset-", "quit", "redo", "rules", "say",
			"show", "sound", "speed-", "summary-", "to-my-turn", "undo", "variant-",
		},
	}
}

// seats are the clicks that make room for so many people; the set-up begins with one of
// them and a computer.
func seats(people int) (clicks []string) {
	for range people - 2 {
		clicks = append(clicks, "seat-add")
	}
	for n := range people - 1 {
		clicks = append(clicks, fmt.Sprintf("seat-%d-human", n+2))
	}
	return clicks
}
