package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// What the sage goes on with after a choice, and what that serves: what is said is seen on the
// table once the line is done, by the rules of the engine.

// Plan says both, with what it costs; on is "" where the choice says all, serves where nothing
// plain comes of it.
func (f *Words) Plan(c *moment.Choice, line []game.Move) (on, serves string) {
	if len(line) < len(c.Do) {
		return "", ""
	}
	if c.Last().Kind != merlin.ActDie { // another die is another matter
		if n := slices.IndexFunc(line, func(m game.Move) bool { return m.Action.Kind == merlin.ActDie }); n >= 0 {
			line = line[:n]
		}
	}
	told, why, costs := f.goesOn(c, line), f.serves(c, line), f.costs(c, line)
	if len(why) == 0 { // others find why
		told, costs = append(told, costs...), nil
	}
	return strings.Join(told, "\n"), strings.Join(append(why, costs...), "\n")
}

// mostDeeds is how many deeds are told at most: a building with its tower, and another by a staff.
const mostDeeds = 6

// goesOn tells what follows a choice, but for the goal that it says itself.
func (f *Words) goesOn(c *moment.Choice, line []game.Move) (told []string) {
	known := len(f.ledBy(c, line)) == 1
	for i := range line[len(c.Do):] {
		m := &line[len(c.Do)+i]
		said := f.deed(m)
		if m.Action.Kind == merlin.ActMove && known {
			said, known = "", false
		}
		if said != "" && len(told) < mostDeeds {
			told = append(told, said)
		}
	}
	return told
}

// deed tells what is to be done, "" where it goes without saying.
func (f *Words) deed(m *game.Move) string {
	word, _, _ := strings.Cut(m.Text, " ")
	a := spoken{Action: m.Action, word: word}
	for _, e := range m.Events {
		if e.Kind == merlin.EventMoved {
			a.figure, a.leads = merlin.Figure(e.Args[0]), append(a.leads, uint8(e.Args[2]))
		}
	}
	return f.says("plan.", &a)
}
