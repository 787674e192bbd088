package words

import (
	"cmp"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// Choices as one speaks of them to somebody who does not see what is meant.

// spoken is an action that is spoken of.
type spoken struct {
	game.Action
	word   string        // first of its stable text
	figure merlin.Figure // that it moves, if any
	leads  []uint8       // spaces that it may lead to; as a deed, where it has led
	from   merlin.Province
	set    int    // what a die shows then; 0: none is turned, or it is not known
	goal   string // the servant who is placed where it leads; "": none is, and the space is its goal
}

// sayings are how actions are spoken of: "action.WORD.said" as a choice, "plan.WORD" as what
// one does then, with the same in both. What has no such text has a label, or needs no word.
var sayings = map[game.Kind]func(*Words, *spoken) (word string, with []any){
	merlin.ActDie:  (*Words).sayDie,
	merlin.ActMove: (*Words).sayMove,
	merlin.ActDraw: (*Words).sayDraw,
	merlin.ActApple: func(_ *Words, a *spoken) (string, []any) {
		return "apple", []any{"value", int(a.A)}
	},
	merlin.ActTake: func(f *Words, a *spoken) (string, []any) {
		return "take", []any{"item", f.itemA(a.A, a.B)}
	},
	merlin.ActGive: func(f *Words, a *spoken) (string, []any) {
		return "give", []any{"item", f.itemA(a.A, a.B)}
	},
	merlin.ActInfluence: func(f *Words, a *spoken) (string, []any) {
		return "influence", []any{"province", f.T("province.into." + merlin.Province(a.A).String())}
	},
	merlin.ActPlace: (*Words).sayPlace,
	merlin.ActBuild: (*Words).sayBuild,
	merlin.ActRepel: func(f *Words, a *spoken) (string, []any) {
		return "repel", []any{"traitors", f.traitorsA(merlin.Province(a.A))}
	},
	merlin.ActStaff:   func(*Words, *spoken) (string, []any) { return "staff", nil },
	merlin.ActNoStaff: func(*Words, *spoken) (string, []any) { return "no-staff", nil },
	merlin.ActFulfil:  func(f *Words, a *spoken) (string, []any) { return "fulfil", f.questA(a.A) },
	merlin.ActDiscard: func(f *Words, a *spoken) (string, []any) { return "lay-off", f.questA(a.A) },
}

// says speaks of an action, as what one does or as a choice; "" where there is no such text.
func (f *Words) says(as string, a *spoken) string {
	say, ends := sayings[a.Kind], map[string]string{"action.": ".said"}[as]
	if power := f.Rows.Actions[a.Kind].Flag; say == nil && power != "" {
		say = (*Words).sayPower
	}
	if say == nil {
		return ""
	}
	word, with := say(f, a)
	if key := as + word + ends; f.Locale.Has(key) {
		return f.T(key, with...)
	}
	return ""
}

// sayDie: a knight goes where its die says; who else it moves may choose the way.
func (f *Words) sayDie(a *spoken) (string, []any) {
	value, row := int(f.View.Players[f.Asked].Dice[a.A].Value), f.Rows.Dice[a.A]
	if row.Word == "own" && len(a.leads) == 1 {
		return "ride", []any{"value", value, "goal", cmp.Or(a.goal, f.goal(a.leads[0], false))}
	}
	if row.Word == "merlin" && len(a.leads) == 1 {
		return "ride-me", []any{"value", value, "goal", cmp.Or(a.goal, f.goal(a.leads[0], true))}
	}
	return "die", []any{"die", f.T("die.the." + row.Word), "value", value}
}

func (f *Words) sayMove(a *spoken) (string, []any) {
	if len(a.leads) == 0 {
		return "", nil
	}
	to := f.spaceThe(a.leads[0])
	if a.figure != merlin.MerlinFigure {
		return "way", []any{"space", to}
	}
	way := f.T([...]string{"landing.forward", "landing.back"}[a.A])
	return "way.me", []any{"space", to, "way", strings.ToLower(way)}
}

// sayPlace: who stands in a province leaves it.
func (f *Words) sayPlace(a *spoken) (string, []any) {
	servant, to := f.T("servant.the."+merlin.Servant(a.A).String()), merlin.Province(a.B).String()
	if a.from == merlin.Castle {
		return "place", []any{"servant", servant, "in", f.T("province.in."+to) + f.makesWay(a.Action)}
	}
	return "place-on", []any{
		"servant", servant, "from", f.T("province.from." + a.from.String()), "into", f.T("province.into."+to) + f.makesWay(a.Action),
		"of", f.T("colour.noun." + a.from.String()), "to", f.T("colour.noun."+to) + f.makesWay(a.Action),
	}
}

// makesWay says in brackets whose servant has to leave a province for one's own who is placed there; "" for nobody's. // B20a
func (f *Words) makesWay(a game.Action) string {
	for s := range game.Seat(f.View.Seats) {
		if s != f.Asked && f.View.Players[s].Servants[a.A] == merlin.Province(a.B) {
			return " (" + f.T("plan.makes-way", "name", f.Called(s)) + ")"
		}
	}
	return ""
}

func (f *Words) sayDraw(a *spoken) (string, []any) {
	if int(a.A) >= len(f.View.Display) {
		return "draw-deck", nil
	}
	return "draw", []any{"quest", CardWords(f.Locale, &f.Rules.Box.Quests[f.View.Display[a.A]])}
}

func (f *Words) sayBuild(a *spoken) (string, []any) {
	of := f.Position().Areas()
	word := "build"
	if f.View.Domain[a.A].Tower {
		word = "build-tower"
	}
	return word, []any{"in", f.areaIn(&of, of[a.A]), "item", f.itemA(uint8(merlin.Material), a.B)}
}

func (f *Words) questA(card uint8) []any {
	q := &f.Rules.Box.Quests[card]
	return []any{"quest", CardWords(f.Locale, q), "points", f.pointsOf(int(q.Points))}
}

// sayPower: a flag is given for its power.
func (f *Words) sayPower(a *spoken) (string, []any) {
	colour := model.FlagColour(f.Rules, f.Rows.Actions[a.Kind].Flag)
	if a.set > 0 {
		return "power-set", []any{"item", f.itemA(uint8(merlin.Flag), uint8(colour)), "value", a.set}
	}
	return "power", []any{"item", f.itemA(uint8(merlin.Flag), uint8(colour)), "what", uncapital(f.T("action." + a.word))}
}

// AreaIn says where the area of a tile is.
func (f *Words) AreaIn(tile uint8) string {
	of := f.Position().Areas()
	return f.areaIn(&of, of[tile])
}

// TerrainOn says on what a tile lies, as one who plays would.
func (f *Words) TerrainOn(tile uint8) string {
	return f.T("domain.on." + f.View.Domain[tile].Terrain.String())
}

// areaIn says where an area of the domain is, which begins with a tile.
func (f *Words) areaIn(of *[merlin.Tiles]uint8, first uint8) string {
	return f.T("domain.in."+f.View.Domain[first].Terrain.String(), "count", f.Position().Area(of, first).Size)
}

// ChoiceSaid is a choice, with which a line may begin, in words that need no finger pointing at
// what it touches; "" where its label and the name of the thing do.
func (f *Words) ChoiceSaid(c *moment.Choice, line []game.Move) string {
	a := spoken{Action: c.Last(), word: c.Word, figure: f.View.Turn.Figure, leads: f.ledBy(c, line), from: merlin.Castle}
	if a.Kind == merlin.ActPlace {
		a.from = f.View.Players[f.Asked].Servants[a.A]
	}
	if i, at := f.sent(c, line); i >= 0 {
		a.goal = f.goalOf(line[i].Action, at)
	}
	if said := f.turnedSaid(c, line, a.goal); said != "" {
		return said
	}
	said := f.says("action.", &a)
	if said == "" {
		return f.thingSaid(c)
	}
	if len(a.leads) == 1 && a.goal == "" && !strings.Contains(said, f.spaceThe(a.leads[0])) {
		said += " " + f.T("action.die.goal", "space", f.spaceThe(a.leads[0]))
	}
	if a.goal != "" && !strings.Contains(said, a.goal) {
		said += ", " + a.goal
	}
	return said
}

// placing is who is placed where, as what a figure goes there for: servants are easily mixed up.
func (f *Words) placing(a game.Action) string {
	servant, to := f.T("servant.the."+merlin.Servant(a.A).String()), merlin.Province(a.B).String()
	return f.T("action.goal.servant", "servant", servant, "in", f.T("province.in."+to)) + f.makesWay(a)
}

// goalOf is what a figure goes somewhere for: to build, to move a servant on, or to place one.
func (f *Words) goalOf(a game.Action, at merlin.Space) string {
	from := merlin.Castle
	if a.Kind == merlin.ActPlace {
		from = f.View.Players[f.Asked].Servants[a.A]
	}
	switch {
	case a.Kind == merlin.ActBuild && f.View.Domain[a.A].Tower:
		return f.T("action.goal.build-tower", "in", f.AreaIn(a.A))
	case a.Kind == merlin.ActBuild:
		return f.T("action.goal.build", "in", f.AreaIn(a.A))
	case at.Kind == merlin.MoveServantSpace && from != merlin.Castle:
		return f.T("action.goal.move", "servant", f.T("servant.the."+merlin.Servant(a.A).String()), "of", f.T("colour.noun."+from.String()), "to", f.T("colour.noun."+merlin.Province(a.B).String())) + f.makesWay(a)
	}
	return f.placing(a)
}

// sent is which move of a line, after a die that takes a figure to a space, does what it goes there for, where that
// says more than the space: a servant is placed, or something built; -1: none. at is the space.
func (f *Words) sent(c *moment.Choice, line []game.Move) (move int, at merlin.Space) {
	if c.Last().Kind != merlin.ActDie && f.turned(c, line) == nil {
		return -1, at
	}
	came := false
	for i, m := range line {
		if a := m.Action; i >= len(c.Do) && (a.Kind == merlin.ActPlace || a.Kind == merlin.ActBuild) {
			if came && serves(at, a) {
				return i, at
			}
			return -1, at
		}
		for _, e := range m.Events {
			if e.Kind == merlin.EventMoved {
				at, came = f.Rules.Space(uint8(e.Args[2])), true
			}
		}
	}
	return -1, at
}

// serves reports whether an action is what one goes to a space for.
func serves(at merlin.Space, a game.Action) bool {
	switch at.Kind {
	case merlin.ProvinceSpace:
		return a.Kind == merlin.ActPlace && merlin.Province(a.B) == at.Province
	case merlin.InfluenceServantSpace, merlin.MoveServantSpace:
		return a.Kind == merlin.ActPlace
	case merlin.BuildSpace:
		return a.Kind == merlin.ActBuild
	}
	return false
}

// thingSaid is a choice with the thing that it touches, where it does not do to put that in
// brackets behind its label.
func (f *Words) thingSaid(c *moment.Choice) string {
	what, thing := c.Title, ""
	if c.At.Kind != 0 && !c.Whole {
		thing = f.Thing(c.At)
	}
	if key := "action." + c.Word + ".said"; f.Locale.Has(key) {
		what = f.T(key)
	} else if !strings.Contains(what+thing, "(") {
		return ""
	}
	if thing == "" || strings.Contains(what, thing) {
		return what
	}
	return f.Pair(what, thing)
}

func (f *Words) itemA(item, colour uint8) string {
	return f.T("item.a." + merlin.Item(item).String() + "." + merlin.Province(colour).String())
}

func (f *Words) traitors(colour merlin.Province) string {
	return f.T("traitor.count."+colour.String(), "count", int(f.View.Players[f.Home].Traitors[colour]))
}

// traitorsA are the traitors of a colour as something that one does away with.
func (f *Words) traitorsA(colour merlin.Province) string {
	if f.View.Players[f.Home].Traitors[colour] == 1 {
		return f.T("traitor.a." + colour.String())
	}
	return f.traitors(colour)
}

// spaceThe names a space with its article.
func (f *Words) spaceThe(n uint8) string { return f.T(f.SpaceKey(n) + ".the") }

// ledBy are the spaces that a choice may lead to, the one to which the line goes; none where it
// leads elsewhere, as the die is changed before, or one goes on from there by a flag.
func (f *Words) ledBy(c *moment.Choice, line []game.Move) []uint8 {
	spaces := f.reached(c)
	if c.Last().Kind != merlin.ActMirror && slices.ContainsFunc(line, func(m game.Move) bool { return m.Action.Kind == merlin.ActMirror }) {
		return nil
	}
	for _, m := range line[min(len(c.Do), len(line)):] {
		if m.Action.Kind == merlin.ActDie {
			break
		}
		for _, e := range m.Events {
			if m.Action.Kind == merlin.ActMove && e.Kind == merlin.EventMoved {
				if to := uint8(e.Args[2]); slices.Contains(spaces, to) {
					return []uint8{to}
				}
				return nil
			}
		}
	}
	return spaces
}

func (f *Words) reached(c *moment.Choice) (spaces []uint8) {
	switch a := c.Last(); a.Kind {
	case merlin.ActMove:
		return []uint8{c.At.A}
	case merlin.ActDie:
		for _, l := range f.Landings {
			if l.Die == a.A {
				spaces = append(spaces, l.To())
			}
		}
		return spaces
	}
	return model.ReachOf(c).Leads
}
