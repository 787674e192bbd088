package merlin

import (
	"cmp"
	"fmt"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
)

// who is what a player is called: his colour, and his name if that is another word.
func (f *frame) who(s game.Seat) string {
	p := f.Seats[s]
	colour := f.T("ui.colour." + p.Colour)
	if p.Name == "" || p.Name == colour {
		return colour
	}
	return p.Name
}

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
	case s == game.NoSeat && f.drafting():
		return f.T("term.knights")
	case s == game.NoSeat:
		return f.stageWords()
	case f.Asked == game.NoSeat && f.Thinking && f.Seats[s].Computer:
		return f.T("ui.thinking", "name", f.who(s))
	case f.Asked == game.NoSeat:
		return f.who(s)
	}
	ask := f.question()
	switch {
	case f.spent():
		ask = f.askSpent()
	case ask == "end" && !f.canFulfil():
		ask = "end-only"
	case ask == "move":
		ask = f.askMove()
	case ask == "move-servant" && f.allAtHome(f.Asked): // B26
		ask = "move-servant-home"
	case ask == "brew":
		ask += "." + f.brewAsked().String()
	}
	return f.T("ui.asks", "name", f.who(s), "text", f.T("ask."+ask, f.askArgs(ask)...))
}

// stageWords is what is going on while it is nobody's turn.
func (f *frame) stageWords() string {
	switch kind, ok := f.stage(); {
	case !ok:
		return f.T("ui.laying")
	case kind == merlin.EventScoring:
		return f.T("term.scoring")
	}
	return f.T("log.round", "number", int(f.View.Round))
}

// spent tells whether a turn must do without a die: all are used.
func (f *frame) spent() bool {
	return f.Ask == "die" && !f.may(func(c table.Choice) bool { return c.Word == "die" })
}

// askSpent is the question of such a turn: what may be used instead of a die, and
// whether one may pass. // X3
func (f *frame) askSpent() string {
	labourer := f.may(func(c table.Choice) bool { return c.Word == "labourer" })
	witch := f.may(func(c table.Choice) bool { return c.Word == "morgana-die" })
	ask := "spent.pass"
	switch {
	case labourer && witch:
		ask = "spent.both"
	case labourer:
		ask = "spent.labourer"
	case witch:
		ask = "spent.morgana"
	}
	if f.mayPass() || ask == "spent.pass" {
		return ask
	}
	return ask + ".only"
}

// mayPass tells whether one may pass for the round.
func (f *frame) mayPass() bool {
	return slices.ContainsFunc(f.Buttons, func(c table.Choice) bool { return c.Word == "pass" })
}

// canFulfil tells whether a quest may be fulfilled now.
func (f *frame) canFulfil() bool {
	return f.may(func(c table.Choice) bool { return c.Word == "fulfil" })
}

// allAtHome tells whether no servant of a seat is in a province.
func (f *frame) allAtHome(s game.Seat) bool {
	return !slices.ContainsFunc(f.View.Players[s].Servants[:], func(p merlin.Province) bool { return p != merlin.Castle })
}

// may tells whether there is a choice of a kind at anything on the table.
func (f *frame) may(is func(table.Choice) bool) bool {
	for _, list := range f.Choices {
		if slices.ContainsFunc(list, is) {
			return true
		}
	}
	return false
}

// askMove is the question of a taken die, with what may change it first.
func (f *frame) askMove() string {
	apple := f.may(func(c table.Choice) bool { return c.Word == "apple" })
	flag := f.may(func(c table.Choice) bool { return flagOf(&c) != "" && len(reachOf(&c).leads) > 0 })
	switch {
	case apple && flag:
		return "move-both"
	case apple:
		return "move-apple"
	case flag:
		return "move-flag"
	}
	return "move"
}

// askArgs are what the sentence of a question names.
func (f *frame) askArgs(ask string) []any {
	a := f.about()[0]
	switch ask {
	case "place":
		return []any{"for", f.T("province.for." + merlin.Province(a).String())}
	case "take-influence":
		return []any{"item", f.T("item.a." + merlin.Item(a).String())}
	case "grail":
		return []any{"in", f.T("province.in." + merlin.Province(a).String())}
	case "brew.dark":
		return []any{"count", min(2, int(f.View.Mods.Morgana.DarkLeft))}
	case "buy-goods":
		return []any{"number", f.bought() + 1}
	}
	return nil
}

// hint is what stands at the right of the prompt: what the thing pointed at would do.
func (f *frame) hint() string {
	for die := range f.retakes {
		if f.hot(dieTarget(f.Asked, die)) {
			return f.anewWords(die)
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
	if f.Ask == "die" && !f.spent() && f.Ctx.Preferences().Hints {
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
	for _, things := range []map[game.Target][]table.Choice{f.Choices, f.through} {
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

func (f *frame) describeOne(c *table.Choice) {
	a := c.Do[len(c.Do)-1]
	c.Label = f.T("action." + c.Word)
	if c.Void != "" {
		c.Label += ". " + f.voidWords(f.Asked, c.Void)
	}
	if a.Kind == merlin.ActEnd && f.View.Turn.ToDraw > 0 {
		c.Label = f.T("action.end.draw", "count", int(f.View.Turn.ToDraw))
	}
	if a.Kind == merlin.ActPoints {
		c.Label = f.T("action.points", "count", int(f.rules.Box.Quests[f.Args[0]].Points))
	}
	c.Brief = f.brief(c)
	switch a.Kind {
	case merlin.ActPlace:
		if c.Word == "place-from" {
			to := merlin.Province(a.B)
			c.Icon, c.Short = provinceSprite(to), f.provinceSpace(to)
		} else if f.city() { // several may come to one place
			c.Short = f.T("servant." + merlin.Servant(a.A).String())
		}
	case merlin.ActBuild:
		c.Icon = itemSprite(merlin.Material, merlin.Province(a.B))
		c.Short = f.T("item.material." + merlin.Province(a.B).String())
	case merlin.ActApple, merlin.ActEither:
		c.Icon = dieSprite(f.View.Turn.Die, a.A, f.Seats[f.Asked].Colour)
		c.Short = fmt.Sprint(a.A)
	case merlin.ActMove:
		c.Icon = [2]string{"arrow-cw", "arrow-ccw"}[a.A]
		c.Label = f.T("action.move." + [2]string{"clockwise", "back"}[a.A])
	case merlin.ActTristan, merlin.ActGawain, merlin.ActDecreeDie, merlin.ActCoin:
		c.Icon = dieSprite(a.A, a.B, f.Seats[f.Asked].Colour)
		c.Short = fmt.Sprintf("%d → %d", f.View.Players[f.Asked].Dice[a.A].Value, a.B)
	case merlin.ActExchange:
		c.Short = f.figureTerm(merlin.Figure(a.A))
	case merlin.ActTake:
		c.Icon = itemSprite(merlin.Item(a.A), merlin.Province(a.B))
	default:
		f.describeModule(c, a)
	}
	if flagOf(c) != "" {
		f.describeFlag(c, a)
	}
	c.Icon = cmp.Or(c.Icon, f.targetSprite(c.At))
	if c.Title = c.Label; c.Short != "" {
		c.Label = f.pair(c.Label, c.Short)
	}
	for i, n := range reachOf(c).leads {
		c.Leads = append(c.Leads, table.Lead{Sprite: spaceSprite(f.rules.Space(n)), Text: f.outcome(n)})
		c.Label += [2]string{" → ", " · "}[min(i, 1)] + f.outcome(n)
	}
}

// describeFlag says what is got for a flag.
func (f *frame) describeFlag(c *table.Choice, a game.Action) {
	c.Label = f.T("flag.spend", "what", c.Label)
	c.Brief = f.T("flag.spend.short")
	c.Icon = itemSprite(merlin.Flag, flagColour(f.rules, flagOf(c)))
	if a.Kind == merlin.ActRepel {
		colour := merlin.Province(a.A)
		c.Icon = traitorSprite(colour)
		c.Short = f.T("traitor.count."+colour.String(), "count", int(f.View.Players[f.Home].Traitors[colour]))
	}
}

// brief is what the button of a choice says: what the action of a space gives, or
// that it gives nothing. "" when the label says it all.
func (f *frame) brief(c *table.Choice) string {
	gain := ""
	switch {
	case c.Word == "lay-plus" || c.Word == "kay" || c.Word == "castle":
	case c.Void != "" && (c.Word == "act" || c.Word == "staff"):
		gain = f.T("ui.brings-nothing")
	case c.Word == "act" && f.rules.Space(c.At.A).Kind == merlin.PointsSpace:
		gain = f.T("ui.points", "count", f.pointsAt(c.At.A))
	default:
		return ""
	}
	return f.T("action."+c.Word+".brief", "gain", gain)
}

// label is what a screen reader says of a thing: what it is, and what choosing it does.
func (f *frame) label(t game.Target) string {
	name := f.thing(t)
	list := f.at(t)
	if len(list) == 0 {
		list = f.through[key(t)]
	}
	switch {
	case len(list) == 1:
		return f.pair(name, list[0].Label)
	case len(list) > 1:
		return f.pair(name, f.T("action."+list[0].Word))
	}
	return name
}

// thing names a thing of the table.
func (f *frame) thing(t game.Target) string {
	me := &f.View.Players[f.Home]
	item := func() string { return merlin.Item(t.A).String() + "." + merlin.Province(t.B).String() }
	switch t.Kind {
	case merlin.TargetDie:
		return f.dieName(t.Seat, t.A)
	case merlin.TargetSpace:
		return f.spaceName(t.A)
	case merlin.TargetPlace:
		return f.T("servant."+merlin.Servant(t.A).String()) + ", " + f.T("province.full."+merlin.Province(t.B).String())
	case targetPlace:
		return f.guestName(t)
	case merlin.TargetCastle:
		return f.T("servant."+merlin.Servant(t.A).String()) + ", " + f.T("castle.at-home")
	case merlin.TargetMarker:
		return f.T("term.influence") + ", " + f.T("province.full."+merlin.Province(t.A).String())
	case merlin.TargetStock:
		return f.T("item.count."+item(), "count", int(f.View.Stock[t.A][t.B]))
	case merlin.TargetGoods:
		return f.T("item.count."+item(), "count", int(me.Items[t.A][t.B]))
	case merlin.TargetTile:
		return f.tileName(t.A)
	case merlin.TargetCard:
		return f.cardSays(merlin.Card(t.A))
	case merlin.TargetDisplay:
		return f.cardSays(f.View.Display[t.A])
	case merlin.TargetDeck:
		return f.T("term.deck")
	case merlin.TargetTraitor:
		return f.T("traitor.count."+merlin.Province(t.A).String(), "count", int(me.Traitors[t.A]))
	case merlin.TargetApples:
		return f.T("term.apples")
	case merlin.TargetStaffs:
		return f.T("term.staffs")
	case merlin.TargetGrail:
		return f.T("term.grail")
	case merlin.TargetRider:
		return f.pair(f.T("term.knight"), f.who(t.Seat))
	case merlin.TargetFigure:
		return f.figureTerm(merlin.Figure(t.A))
	case merlin.TargetPict, merlin.TargetPile:
		return f.pictThing(t)
	case merlin.TargetSeal:
		return f.T("favour.ability", "servant", f.T("servant."+merlin.Servant(t.A).String()), "number", int(t.B)+1)
	case merlin.TargetDecrees:
		return f.T("term.decrees")
	case merlin.TargetKnight:
		return f.knightName(merlin.Knight(t.A))
	case merlin.TargetDecree:
		return f.decreeName(t)
	}
	return f.goldThing(t)
}

func (f *frame) dieName(s game.Seat, i uint8) string {
	d := f.View.Players[s].Dice[i]
	switch {
	case s != f.Home && !d.Used:
		return f.T("die.of", "name", f.who(s), "value", int(d.Value))
	case d.Used:
		return f.T("die.used")
	case i == merlin.MerlinDie:
		return f.T("die.merlin", "value", int(d.Value))
	case i == merlin.ArthurDie:
		return f.T("die.arthur", "value", int(d.Value))
	}
	return f.T("die.own", "value", int(d.Value))
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
	return f.T("quest.says", "count", int(q.Points), "conditions", cardWords(f.Ctx.Locale(), q))
}

// servantTip says who stands on a servant's place, or what he would do there.
func (f *frame) servantTip(v merlin.Servant, p merlin.Province) string {
	who := f.T("hint.place.free")
	if owner := f.servantIn(v, p); owner != game.NoSeat {
		who = f.who(owner)
	}
	lines := []string{"<b>" + f.T("servant."+v.String()) + "</b> – " + who, f.T("servant." + v.String() + ".text")}
	if v != merlin.Lady { // she acts all the same: W6a
		lines = append(lines, f.witchWords(p)...)
	}
	return paragraphs(append(lines, f.T("hint.place"))...)
}
