package words

import (
	"cmp"
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// Prompt is the one sentence that says what is asked.
func (f *Words) Prompt() string {
	s := f.PromptSeat()
	switch {
	case f.Told:
		return f.T("term.scoring")
	case f.View.Over:
		return WinnersText(f)
	case s == game.NoSeat:
		return f.StageWords()
	case f.Asked == game.NoSeat && f.Thinking && f.Seats[s].Computer:
		return f.T("ui.thinking", "name", f.Called(s))
	case f.Asked == game.NoSeat:
		return f.Called(s)
	case f.Listens:
		return f.T("coach.listen")
	}
	row, words, args := f.Asks(), f.Question().Name, []any(nil)
	if row.Words != nil {
		words = row.Words(f.Model)
	}
	if row.Args != nil {
		args = row.Args(f)
	}
	return f.T("ui.asks", "name", f.Called(s), "text", f.T("ask."+words, args...))
}

// StageWords is what is going on while it is nobody's turn.
func (f *Words) StageWords() string {
	if words := f.ModuleStage(); words != "" {
		return words
	}
	switch kind, ok := f.Stage(); {
	case !ok:
		return f.T("ui.laying")
	case kind == merlin.EventScoring:
		return f.T("term.scoring")
	}
	return f.T("log.round", "number", int(f.View.Round))
}

// ModuleStage is what goes on that a module brings; "" for nothing of theirs.
func (f *Words) ModuleStage() string {
	for _, m := range f.Rows.Modules {
		if m.Stage == nil {
			continue
		}
		if words := m.Stage(f); words != "" {
			return words
		}
	}
	return ""
}

// Hint is what stands at the right of the prompt: what the thing pointed at would do.
func (f *Words) Hint() string {
	for die := range f.Retakes {
		if f.IsHot(model.DieTarget(f.Asked, die)) {
			return f.RetakeWords(die)
		}
	}
	for t, list := range f.Choices {
		if !f.IsHot(t) {
			continue
		}
		if t.Kind == merlin.TargetDie {
			return f.landingHint()
		}
		if len(list) == 1 {
			return list[0].Label
		}
		return f.Thing(t)
	}
	if f.Kind == merlin.AskDie && !f.Spent() && f.Hints && !f.Listens {
		return f.T("hint.die")
	}
	return ""
}

func (f *Words) landingHint() string {
	text := ""
	for _, l := range f.ShownLandings() {
		if text != "" {
			text += " · "
		}
		text += f.Outcome(l.To())
	}
	return text
}

// Describe writes the labels of all choices.
func (f *Words) Describe() {
	for _, things := range []map[game.Target][]moment.Choice{f.Choices, f.Through} {
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

func (f *Words) describeOne(c *moment.Choice) {
	row := f.Rows.Action(c)
	c.Label, c.Title = f.T("action."+c.Word), ""
	if c.Void != "" {
		c.Label += ". " + f.voidWords(f.Asked, c.Void)
	}
	if row.Flag != "" {
		f.describeFlag(c, row.Flag)
	}
	if void := "action." + c.Word + ".void"; c.Void != "" && f.Locale.Has(void) {
		c.Brief = f.T(void)
	} else if row.Brief != nil {
		if gain, special := row.Brief(f, c); special {
			c.Brief = f.T("action."+c.Word+".brief", "gain", gain)
		}
	}
	if row.Describe != nil {
		row.Describe(f, c, c.Last())
	}
	if row.Role == model.Leave && f.Worth {
		c.Forgone = f.forgone(c)
	}
	c.Icon = cmp.Or(c.Icon, f.TargetSprite(c.At))
	if c.Title = cmp.Or(c.Title, c.Label); c.Short != "" {
		c.Label = f.Pair(c.Label, c.Short)
	}
	for i, n := range model.ReachOf(c).Leads {
		c.Leads = append(c.Leads, moment.Lead{Sprite: f.SpaceSprite(n), Text: f.Outcome(n)})
		c.Label += [2]string{" → ", " · "}[min(i, 1)] + f.Outcome(n)
	}
	if who := f.leavers(c); who != "" {
		c.Label += ". " + f.sendsHome(c)
		if c.Short != "" {
			c.Short = f.T("hint.sends.short", "place", c.Short, "who", who)
		}
	}
}

// describeFlag says that a flag with a power is given for what is chosen.
func (f *Words) describeFlag(c *moment.Choice, power string) {
	c.Label = f.T("flag.spend", "what", c.Label)
	c.Brief = f.T("flag.spend.short")
	c.Icon = model.ItemSprite(merlin.Flag, model.FlagColour(f.Rules, power))
}

// Label is what a screen reader says of a thing: what it is, and what choosing it does.
func (f *Words) Label(t game.Target) string {
	name := f.Thing(t)
	list := f.At(t)
	if len(list) == 0 {
		list = f.Through[f.Rows.Key(t)]
	}
	switch {
	case len(list) == 1:
		return f.Pair(name, list[0].Label)
	case len(list) > 1:
		return f.Pair(name, f.T("action."+list[0].Word))
	}
	return name
}

func (f *Words) DieName(s game.Seat, i uint8) string {
	d := f.View.Players[s].Dice[i]
	switch {
	case s != f.Home && !d.Used:
		return f.T("die.of", "name", f.Called(s), "value", int(d.Value))
	case d.Used:
		return f.T("die.used")
	}
	return f.T("die."+f.Rows.Dice[i].Word, "value", int(d.Value))
}

// TerrainKey is the key of what a tile shows.
func TerrainKey(t merlin.Tile) string {
	if t.Tower {
		return "terrain.tower." + t.Terrain.String()
	}
	return "terrain." + t.Terrain.String()
}

func (f *Words) tileName(n uint8) string {
	tile := f.View.Domain[n]
	name := fmt.Sprintf("%s %d,%d", f.T(TerrainKey(tile)), n%merlin.Columns+1, n/merlin.Columns+1)
	if tile.Manor != game.NoSeat {
		name += ". " + f.T("domain.manor", "name", f.Called(tile.Manor))
	}
	return name
}

// Plainly names a thing to who has clicked it: a tile without where it lies.
func (f *Words) Plainly(t game.Target) string {
	if t.Kind == merlin.TargetTile {
		return f.T(TerrainKey(f.View.Domain[t.A]))
	}
	return f.Label(t)
}

func (f *Words) cardSays(c merlin.Card) string {
	if c == merlin.NoCard {
		return f.T("why.no-card")
	}
	return QuestWords(f.Locale, &f.Rules.Box.Quests[c])
}

// servantTip says who stands on a servant's place, or what he would do there.
func (f *Words) servantTip(v merlin.Servant, p merlin.Province) string {
	who := f.T("hint.place.free")
	if owner := f.ServantIn(v, p); owner != game.NoSeat {
		who = f.Called(owner)
	}
	lines := []string{"<b>" + f.T("servant."+v.String()) + "</b> – " + who, f.T("servant." + v.String() + ".text")}
	if v != merlin.Lady { // she acts all the same: W6a
		lines = append(lines, f.Warnings(p)...)
	}
	return Paragraphs(append(lines, f.T("hint.place"))...)
}
