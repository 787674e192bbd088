package merlin

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
)

// What the lesson says to who goes his own way is taken from the position, so that it is true
// whatever was done before; what would not be true or to the point is not said.

// lessonNow is what a text says of the position; texts that have no moment are always true.
func lessonNow(f *draw.Frame, say string) (table.Saying, bool) {
	if now := lessonMoments[say]; now != nil {
		return now(f)
	}
	return table.Saying{}, true
}

type lessonMoment = func(*draw.Frame) (table.Saying, bool)

var lessonMoments = map[string]lessonMoment{
	"points":   func(f *draw.Frame) (table.Saying, bool) { return table.Saying{At: tilesOf(f)}, true },
	"servants": asks(merlin.AskPlace),
	"stays":    servantStays,
	"apple": func(f *draw.Frame) (s table.Saying, ok bool) {
		return s, f.Kind == merlin.AskDie && f.View.Players[f.Home].Apples > 0
	},
	"traitors":       besieged,
	"free-repel":     flagWanted,
	"free-manors":    asks(merlin.AskDie),
	"free-influence": asks(merlin.AskEnd),
	"free-pieces":    asks(merlin.AskEnd),
	"free-quests": func(f *draw.Frame) (table.Saying, bool) {
		return table.Saying{At: cardsOf(f, false)}, f.Kind == merlin.AskDie
	},

	"rounds": inTurn, // who asks the sage first hears of it after that
	"help":   inTurn,
	"powers": otherPowers,
	"relics": relics,
	"scoring": func(f *draw.Frame) (table.Saying, bool) {
		return table.Saying{At: traitorsOf(f)}, true
	},
	"stake":      atStake,
	"stake-safe": guarded,
	"tie":        asks(merlin.AskGrail),

	"farewell": parting,

	"lost-sword":   lost(merlin.EventExcalibur, merlin.ExcaliburSpace),
	"lost-grail":   lost(merlin.EventGrail, merlin.GrailSpace),
	"lost-servant": servantLost,
	"rival-flag":   rivalFlag,
	"own-quest":    questReady,
	"more-quest":   questReady,
	"own-bravo-on": firstOf(merlin.EventFulfilled, func(f *draw.Frame) bool { return f.Kind == merlin.AskDie }),
	"own-bravo":    firstOf(merlin.EventFulfilled, onlyEnds),
	"own-manor":    firstOf(merlin.EventManor, onlyEnds),
	"own-repel":    mayRepel,
	"own-nothing":  func(f *draw.Frame) (s table.Saying, ok bool) { return s, f.Kind == merlin.AskLanded && !f.Worth },
	"own-die": func(f *draw.Frame) (s table.Saying, ok bool) {
		return s, f.Kind == merlin.AskDie && f.TurnNumber() < f.TurnsInAll() && f.View.Round == 1
	},
	"own-move":     rides(merlin.KnightFigure),
	"own-merlin":   rides(merlin.MerlinFigure),
	"own-place":    asks(merlin.AskPlace),
	"own-guest":    asks(merlin.AskPlaceFree),
	"own-walk":     servantWalks,
	"own-shield":   shieldTaken,
	"own-flag":     takes(merlin.Flag),
	"own-material": takes(merlin.Material),
	"own-points":   landedOn(merlin.PointsSpace),
	"own-trade":    asks(merlin.AskGive),
	"own-discard": func(f *draw.Frame) (table.Saying, bool) {
		return table.Saying{At: cardsOf(f, true)}, f.Question().Kind == merlin.AskLayOff
	},
	"own-excalibur": landedOn(merlin.ExcaliburSpace),
	"own-banish":    asks(merlin.AskBanish),
	"own-grail":     landedOn(merlin.GrailSpace),
	"own-build":     asks(merlin.AskBuild),
	"own-tower":     asks(merlin.AskTower),
	"own-staff":     staffHelps,
	"own-draw":      asks(merlin.AskDraw),
	"own-end":       func(f *draw.Frame) (s table.Saying, ok bool) { return s, onlyEnds(f) },
}

// sameDie reports whether two dice that are taken show the same and move the same figure.
func sameDie(f *draw.Frame, did, advised string) bool {
	dice := f.View.Players[f.Home].Dice[:]
	a, b := knightDie(did), knightDie(advised)
	return min(a, b) >= 0 && max(a, b) < len(dice) && dice[a].Value == dice[b].Value
}

// knightDie is the die that an action takes, by its stable text; -1 where it takes none of the knight's.
func knightDie(text string) int {
	number, ok := strings.CutPrefix(text, "die ")
	n, err := strconv.Atoi(number)
	if !ok || err != nil {
		return -1
	}
	return n - 1
}

// asks is while a question is open, or follows at once where the space's action is done.
func asks(kind game.AskKind) lessonMoment {
	return func(f *draw.Frame) (s table.Saying, ok bool) { return s, f.Question().Kind == kind }
}

// otherPowers is in a turn where one has a flag, whose colour may have another power than the first one.
func otherPowers(f *draw.Frame) (s table.Saying, ok bool) {
	_, ok = inTurn(f)
	return s, ok && f.View.Players[f.Home].Items[merlin.Flag] != [merlin.Provinces]uint8{}
}

// staffHelps is where a staff may be used and would do something.
func staffHelps(f *draw.Frame) (s table.Saying, ok bool) {
	idle := slices.ContainsFunc(f.Buttons, func(c moment.Choice) bool { return c.Void != "" })
	return s, f.Question().Kind == merlin.AskStaff && !idle
}

// rides is while a figure is about to move by the die in hand.
func rides(figure merlin.Figure) lessonMoment {
	return func(f *draw.Frame) (s table.Saying, ok bool) {
		return s, f.Kind == merlin.AskMove && f.View.Turn.Figure == figure
	}
}

// takes is while an item of a kind is chosen.
func takes(i merlin.Item) lessonMoment {
	return func(f *draw.Frame) (s table.Saying, ok bool) {
		return s, f.Question().Kind == merlin.AskTake && f.About()[0] == uint8(i)
	}
}

// shieldTaken is while a shield is taken, with one that stops a traitor of the pupil's, if any does.
func shieldTaken(f *draw.Frame) (table.Saying, bool) {
	if _, asked := takes(merlin.Shield)(f); !asked {
		return table.Saying{}, false
	}
	t, open := f.Position(), f.Unguarded(f.Home)
	text := f.T("lesson.shield-other")
	if slices.Max(open[:]) == 0 {
		text = f.T("lesson.shield-spare")
	}
	for p := range merlin.Province(merlin.Provinces) {
		if open[p] > 0 && t.Players[f.Home].Influence[p] > 0 && t.Open(merlin.Shield, p) {
			text = f.T("lesson.shield-stops", "item", f.T("item.a.shield."+p.String()))
		}
	}
	return table.Saying{With: []any{"text", text}}, true
}

// landedOn is where the action of a space is to be done that asks nothing first.
func landedOn(kind merlin.SpaceKind) lessonMoment {
	return func(f *draw.Frame) (s table.Saying, ok bool) {
		return s, f.Kind == merlin.AskLanded && f.Rules.Space(f.View.Turn.Space).Kind == kind
	}
}

// servantStays points at a servant in a province.
func servantStays(f *draw.Frame) (table.Saying, bool) {
	for v, p := range f.View.Players[f.Home].Servants {
		if p != merlin.Castle {
			at := game.Target{Kind: merlin.TargetPlace, A: uint8(v), B: uint8(p)}
			return table.Saying{At: []string{f.Rows.Region(at)}}, f.Kind == merlin.AskEnd
		}
	}
	return table.Saying{}, false
}

// servantWalks: one goes from a province to the next.
func servantWalks(f *draw.Frame) (s table.Saying, ok bool) {
	return s, f.Question().Kind == merlin.AskMoveServant && f.AskMoveServant() == "move-servant"
}

// relics are told once one chooses for oneself, as the sage may advise them: where they are to be had.
func relics(f *draw.Frame) (s table.Saying, ok bool) {
	_, ok = inTurn(f)
	return table.Saying{At: append(spacesOf(f, merlin.ExcaliburSpace), spacesOf(f, merlin.GrailSpace)...)}, ok
}

// inTurn is while the pupil is asked anything in a turn of his.
func inTurn(f *draw.Frame) (s table.Saying, ok bool) {
	return s, f.Asked == f.Home && f.View.Turn.Seat == f.Home
}

// spacesOf are the spaces of a kind, as regions.
func spacesOf(f *draw.Frame, kind merlin.SpaceKind) (names []string) {
	for i := range uint8(merlin.Spaces) {
		if f.Rules.Space(i).Kind == kind {
			names = append(names, f.Rows.Region(game.Target{Kind: merlin.TargetSpace, A: i}))
		}
	}
	return names
}

// atStake is where a scoring would count traitors for whom there is no shield, and a flag could
// drive them off.
func atStake(f *draw.Frame) (table.Saying, bool) {
	open := f.Unguarded(f.Home)
	saved := 3 * slices.Max(open[:])
	said := []any{"traitors", traitorWords(f, open), "points", saved}
	return table.Saying{With: said, At: traitorsOf(f)}, f.Kind == merlin.AskRepel && saved > 0
}

// guarded is where a scoring asks for flags, and shields are enough.
func guarded(f *draw.Frame) (s table.Saying, ok bool) {
	open := f.Unguarded(f.Home)
	return s, f.Kind == merlin.AskRepel && slices.Max(open[:]) == 0
}

// besieged tells of the traitors before the castle.
func besieged(f *draw.Frame) (table.Saying, bool) {
	var all [merlin.Provinces]int
	for _, b := range f.Besiegers(f.Home) {
		all[b.Colour]++
	}
	list := traitorWords(f, all)
	return table.Saying{With: []any{"traitors", list}, At: traitorsOf(f)}, list != ""
}

// flagWanted is where flags are news: who has one that repels, or has used one, knows.
func flagWanted(f *draw.Frame) (table.Saying, bool) {
	knows := false
	each(f, func(e game.Event) {
		knows = knows || e.Kind == merlin.EventFlag && e.Seat == f.Home && f.Rules.FlagName(merlin.Province(e.Args[0])) == "repel"
	})
	for p, n := range f.View.Players[f.Home].Items[merlin.Flag] {
		knows = knows || n > 0 && f.Rules.FlagName(merlin.Province(p)) == "repel"
	}
	said, ok := besieged(f)
	return said, ok && !knows
}

// traitorWords counts traitors by colour.
func traitorWords(f *draw.Frame, count [merlin.Provinces]int) string {
	var list []string
	for p, n := range count {
		if n > 0 {
			list = append(list, f.T("traitor.count."+merlin.Province(p).String(), "count", n))
		}
	}
	return words.JoinWords(f.Locale, list)
}

// questReady points at the quests that may be fulfilled, as soon as that is so.
func questReady(f *draw.Frame) (table.Saying, bool) {
	return table.Saying{At: cardsOf(f, true)}, f.Rules.IsFree(f.Kind) && f.Offers(merlin.ActFulfil)
}

// mayRepel: a flag drives off traitors, where the turn ends.
func mayRepel(f *draw.Frame) (table.Saying, bool) {
	return table.Saying{At: traitorsOf(f)}, f.Kind == merlin.AskEnd && f.Offers(merlin.ActRepel)
}

// onlyEnds is where a turn ends with no quest left that could be fulfilled.
func onlyEnds(f *draw.Frame) bool { return f.Kind == merlin.AskEnd && !f.Offers(merlin.ActFulfil) }

// firstOf is where the turn is such, in which the first of its kind was brought about.
func firstOf(kind game.EventKind, where func(*draw.Frame) bool) lessonMoment {
	return func(f *draw.Frame) (s table.Saying, ok bool) {
		before, now := 0, 0
		each(f, func(e game.Event) {
			switch {
			case e.Seat != f.Home:
			case e.Kind == merlin.EventTurn:
				before, now = before+now, 0
			case e.Kind == kind:
				now++
			}
		})
		return s, where(f) && before == 0 && now == 1
	}
}

// rivalFlag tells of a flag that somebody else has used since the last turn here.
func rivalFlag(f *draw.Frame) (table.Saying, bool) {
	used := meanwhile(f, func(e game.Event) bool { return e.Kind == merlin.EventFlag && e.Seat != f.Home })
	if len(used) == 0 {
		return table.Saying{}, false
	}
	last := used[len(used)-1]
	colour := merlin.Province(last.Args[0])
	power := "flag." + f.Rules.FlagName(colour)
	return table.Saying{With: []any{"name", f.Called(last.Seat), "item", f.T("item.a.flag." + colour.String()), "flag", f.T(power + ".name"), "text", f.T(power + ".text")}}, true
}

// lost tells who has taken a relic from the pupil since his last turn, by the event, and where.
func lost(taking game.EventKind, kind merlin.SpaceKind) lessonMoment {
	return func(f *draw.Frame) (table.Saying, bool) {
		taken := meanwhile(f, func(e game.Event) bool {
			return e.Kind == taking && e.Seat != f.Home && game.Seat(e.Args[0]) == f.Home
		})
		if len(taken) == 0 {
			return table.Saying{}, false
		}
		return table.Saying{With: []any{"name", f.Called(taken[0].Seat)}, At: spacesOf(f, kind)}, true
	}
}

// servantLost tells which of the pupil's servants have been sent home since his last turn. (In
// the lesson there is one other who may have done so.)
func servantLost(f *draw.Frame) (table.Saying, bool) {
	var list []string
	for _, e := range meanwhile(f, func(e game.Event) bool { return e.Kind == merlin.EventSentHome && e.Seat == f.Home }) {
		list = append(list, f.T("servant.the."+merlin.Servant(e.Args[0]).String()))
	}
	return table.Saying{With: []any{"name", f.Called(1 - f.Home), "servant", words.JoinWords(f.Locale, list)}}, len(list) > 0
}

// meanwhile is what happened between the pupil's last turn and the one that he begins, of a sort;
// nothing later in his turn.
func meanwhile(f *draw.Frame, is func(game.Event) bool) (list []game.Event) {
	var now []game.Event
	each(f, func(e game.Event) {
		switch {
		case e.Kind == merlin.EventTurn && e.Seat == f.Home:
			list, now = now, nil
		case is(e):
			now = append(now, e)
		}
	})
	if f.Kind != merlin.AskDie {
		return nil
	}
	return list
}

// each visits what has happened so far.
func each(f *draw.Frame, do func(game.Event)) {
	for _, e := range f.Start {
		do(e)
	}
	for i := range f.Moves {
		for _, e := range f.Moves[i].Events {
			do(e)
		}
	}
}

// parting tells how the game stands, and what traitors have cost.
func parting(f *draw.Frame) (table.Saying, bool) {
	own, other := int(f.View.Players[f.Home].Score), int(f.View.Players[1-f.Home].Score)
	key := [...]string{"lesson.behind", "lesson.level", "lesson.ahead"}[cmp.Compare(own, other)+1]
	stands := f.T(key, "own", own, "other", other)
	traitors := f.T("lesson.no-traitor")
	if lost := traitorsCost(f); lost > 0 {
		traitors = f.T("lesson.lost", "points", f.T("ui.points", "count", lost))
	}
	return table.Saying{With: []any{"stands", stands, "traitors", traitors}}, true
}

func tilesOf(f *draw.Frame) (names []string) {
	for tile := range f.View.Rows * merlin.Columns {
		names = append(names, f.Rows.Region(game.Target{Kind: merlin.TargetTile, A: tile}))
	}
	return names
}

func traitorsOf(f *draw.Frame) (names []string) {
	for p, n := range f.View.Players[f.Home].Traitors {
		if n > 0 {
			names = append(names, f.Rows.Region(game.Target{Kind: merlin.TargetTraitor, Seat: f.Home, A: uint8(p)}))
		}
	}
	return names
}

// cardsOf are the cards of the hand, or those of them that may be fulfilled.
func cardsOf(f *draw.Frame, open bool) (names []string) {
	for _, c := range f.View.Hand.List() {
		t := game.Target{Kind: merlin.TargetCard, Seat: f.Home, A: uint8(c)}
		if !open || f.Open(t) {
			names = append(names, f.Rows.Region(t))
		}
	}
	return names
}
