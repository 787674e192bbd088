package merlin

import (
	"cmp"
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// who is what a player is called: his colour, and his name if that is another word.
func (f *frame) who(s game.Seat) string { return f.Who(s) }

// promptSeat is whose crest stands before the sentence in the ribbon.
func (f *frame) promptSeat() game.Seat {
	if f.Asked != game.NoSeat {
		return f.Asked
	}
	return f.View.Turn.Seat
}

// prompt is the one sentence that says what is asked.
func (f *frame) prompt() string {
	s := f.promptSeat()
	switch {
	case f.View.Over:
		return winnersText(f)
	case s == game.NoSeat:
		return f.stageWords()
	case f.Asked == game.NoSeat && f.Thinking && f.Seats[s].Computer:
		return f.T("ui.thinking", "name", f.who(s))
	case f.Asked == game.NoSeat:
		return f.who(s)
	}
	row, words, args := f.asks(), f.question().name, []any(nil)
	if row.Words != nil {
		words = row.Words(f)
	}
	if row.Args != nil {
		args = row.Args(f)
	}
	return f.T("ui.asks", "name", f.who(s), "text", f.T("ask."+words, args...))
}

// stageWords is what is going on while it is nobody's turn.
func (f *frame) stageWords() string {
	if words := f.moduleStage(); words != "" {
		return words
	}
	switch kind, ok := f.stage(); {
	case !ok:
		return f.T("ui.laying")
	case kind == merlin.EventScoring:
		return f.T("term.scoring")
	}
	return f.T("log.round", "number", int(f.View.Round))
}

// moduleStage is what goes on that a module brings; "" for nothing of theirs.
func (f *frame) moduleStage() string {
	for _, m := range f.rows.modules {
		if m.Stage == nil {
			continue
		}
		if words := m.Stage(f); words != "" {
			return words
		}
	}
	return ""
}

// hint is what stands at the right of the prompt: what the thing pointed at would do.
func (f *frame) hint() string {
	for die := range f.retakes {
		if f.hot(dieTarget(f.Asked, die)) {
			return f.retakeWords(die)
		}
	}
	for t, list := range f.Choices {
		if !f.hot(t) {
			continue
		}
		if t.Kind == merlin.TargetDie {
			return f.landingHint()
		}
		if len(list) == 1 {
			return list[0].Label
		}
		return f.thing(t)
	}
	if f.Kind == merlin.AskDie && !f.spent() && f.Hints {
		return f.T("hint.die")
	}
	return ""
}

func (f *frame) landingHint() string {
	text := ""
	for _, l := range f.shownLandings() {
		if text != "" {
			text += " · "
		}
		text += f.outcome(l.to())
	}
	return text
}

// describe writes the labels of all choices.
func (f *frame) describe() {
	for _, things := range []map[game.Target][]moment.Choice{f.Choices, f.through} {
		for t := range things {
			for i := range things[t] {
				f.describeOne(&things[t][i])
			}
		}
	}
	for i := range f.Buttons {
		f.describeOne(&f.Buttons[i])
	}
}

func (f *frame) describeOne(c *moment.Choice) {
	row := f.rows.action(c)
	c.Label = f.T("action." + c.Word)
	if c.Void != "" {
		c.Label += ". " + f.voidWords(f.Asked, c.Void)
	}
	if row.Flag != "" {
		f.describeFlag(c, row.Flag)
	}
	if row.Brief != nil {
		if gain, special := row.Brief(f, c); special {
			c.Brief = f.T("action."+c.Word+".brief", "gain", gain)
		}
	}
	if row.Describe != nil {
		row.Describe(f, c, c.Last())
	}
	c.Icon = cmp.Or(c.Icon, f.targetSprite(c.At))
	if c.Title = c.Label; c.Short != "" {
		c.Label = f.pair(c.Label, c.Short)
	}
	for i, n := range reachOf(c).leads {
		c.Leads = append(c.Leads, moment.Lead{Sprite: f.spaceSprite(n), Text: f.outcome(n)})
		c.Label += [2]string{" → ", " · "}[min(i, 1)] + f.outcome(n)
	}
}

// describeFlag says that a flag with a power is given for what is chosen.
func (f *frame) describeFlag(c *moment.Choice, power string) {
	c.Label = f.T("flag.spend", "what", c.Label)
	c.Brief = f.T("flag.spend.short")
	c.Icon = itemSprite(merlin.Flag, flagColour(f.rules, power))
}

// label is what a screen reader says of a thing: what it is, and what choosing it does.
func (f *frame) label(t game.Target) string {
	name := f.thing(t)
	list := f.at(t)
	if len(list) == 0 {
		list = f.through[f.rows.key(t)]
	}
	switch {
	case len(list) == 1:
		return f.pair(name, list[0].Label)
	case len(list) > 1:
		return f.pair(name, f.T("action."+list[0].Word))
	}
	return name
}

func (f *frame) dieName(s game.Seat, i uint8) string {
	d := f.View.Players[s].Dice[i]
	switch {
	case s != f.Home && !d.Used:
		return f.T("die.of", "name", f.who(s), "value", int(d.Value))
	case d.Used:
		return f.T("die.used")
	}
	return f.T("die."+f.rows.dice[i].Word, "value", int(d.Value))
}

// terrainKey is the key of what a tile shows.
func terrainKey(t merlin.Tile) string {
	if t.Tower {
		return "terrain.tower." + t.Terrain.String()
	}
	return "terrain." + t.Terrain.String()
}

func (f *frame) tileName(n uint8) string {
	tile := f.View.Domain[n]
	name := fmt.Sprintf("%s %d,%d", f.T(terrainKey(tile)), n%merlin.Columns+1, n/merlin.Columns+1)
	if tile.Manor != game.NoSeat {
		name += ". " + f.T("domain.manor", "name", f.who(tile.Manor))
	}
	return name
}

func (f *frame) cardSays(c merlin.Card) string {
	if c == merlin.NoCard {
		return f.T("why.no-card")
	}
	q := &f.rules.Box.Quests[c]
	return f.T("quest.says", "count", int(q.Points), "conditions", cardWords(f.Locale, q))
}

// servantTip says who stands on a servant's place, or what he would do there.
func (f *frame) servantTip(v merlin.Servant, p merlin.Province) string {
	who := f.T("hint.place.free")
	if owner := f.servantIn(v, p); owner != game.NoSeat {
		who = f.who(owner)
	}
	lines := []string{"<b>" + f.T("servant."+v.String()) + "</b> – " + who, f.T("servant." + v.String() + ".text")}
	if v != merlin.Lady { // she acts all the same: W6a
		lines = append(lines, f.warnings(p)...)
	}
	return paragraphs(append(lines, f.T("hint.place"))...)
}
