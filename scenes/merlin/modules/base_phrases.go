package modules

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
)

// How the base's events are told.

func endSentence(t *words.Teller, _ game.Event) { t.Flush() }

func tellRound(t *words.Teller, e game.Event) {
	t.Flush()
	t.Add("crown", t.F.T("log.round-begins", "number", int(e.Args[0]), "name", t.Name(e.Seat)))
}

func tellScoring(t *words.Teller, e game.Event) {
	t.Flush()
	t.Scoring = true
	t.Add("crown", "<b>"+t.F.T("log.scoring", "number", int(e.Args[0]))+"</b>")
}

func tellCategory(t *words.Teller, _ game.Event) {
	t.Flush()
	t.Scoring = true
}

func tellScored(t *words.Teller, _ game.Event) {
	t.Flush()
	t.Scoring = false
}

func tellOver(t *words.Teller, _ game.Event) {
	t.Flush()
	t.Add("crown", t.F.T("log.over"))
}

// tellPoints tells points at once, or gathers them for the category of a scoring.
func tellPoints(t *words.Teller, e game.Event) {
	n, row := int(e.Args[0]), t.F.Rows.Reasons[e.Args[1]]
	switch {
	case t.Scoring:
		t.Points[e.Args[1]][e.Seat] += n
		t.Scored[e.Args[1]] = true
	case row.Tell != nil:
		row.Tell(t, e)
	default:
		sayPoints(t, e)
	}
}

func sayPoints(t *words.Teller, e game.Event) {
	if n := int(e.Args[0]); n != 0 {
		t.Say(e.Seat, t.F.T("log.points", "count", n))
		return
	}
	t.Say(e.Seat, t.F.T("log.points.none"))
}

// tellTraitor gathers traitors that are drawn one after another.
func tellTraitor(t *words.Teller, e game.Event) {
	if e.Seat != t.Seat {
		t.Flush()
	}
	t.Seat = e.Seat
	t.Traitors += "{" + model.TraitorSprite(merlin.Province(e.Args[0])) + "}"
}

// turnsDie is who turns a die: the player in turn, before the first one its owner.
func turnsDie(t *words.Teller, e game.Event) game.Seat {
	if s := t.Turn(); s != game.NoSeat {
		return s
	}
	return e.Seat
}

// doer is who does what befalls another: the seat that is being told of, else the
// player in turn.
func doer(t *words.Teller, _ game.Event) game.Seat {
	if t.Seat != game.NoSeat {
		return t.Seat
	}
	return max(t.F.View.Turn.Seat, 0)
}

// sayDieSet tells of a die that is turned, also of another player's.
func sayDieSet(t *words.Teller, e game.Event) string {
	die, before, value := t.F.TheDie(uint8(e.Args[0])), int(e.Args[1]), int(e.Args[2])
	if turnsDie(t, e) == e.Seat {
		return t.F.T("log.die-set", "die", die, "before", before, "value", value)
	}
	return t.F.T("log.die-set.other", "die", die, "name", t.Name(e.Seat), "before", before, "value", value)
}

// sayMoved tells which figure went how far to which space.
func sayMoved(t *words.Teller, e game.Event) string {
	figure, from, to, way := merlin.Figure(e.Args[0]), e.Args[1], e.Args[2], e.Args[3]
	t.Space = to
	key := "log.moved." + t.F.Rows.FigureWord(figure)
	switch {
	case from == to:
		key = "log.stays"
	case way == 0:
		key = "log.moved.jump"
	case way < 0:
		key += ".back"
	}
	return t.F.T(key, "count", steps(t, e), "space", t.F.TheSpace(uint8(to)))
}

// steps is how many spaces a figure went that counted, with all as it stood then.
func steps(t *words.Teller, e game.Event) int {
	on := t.F.View.Public
	for _, m := range t.F.Rows.Modules {
		if m.Stood != nil {
			m.Stood(t, &on)
		}
	}
	return len(t.F.Rules.Table(&on).WayOf(e)) - 1
}

func sayAct(t *words.Teller, e game.Event) string {
	if e.Args[0] == t.Space {
		return ""
	}
	t.Space = e.Args[0]
	return t.F.T("log.act", "space", t.F.TheSpace(uint8(e.Args[0])))
}

// sayVoid tells what came to nothing.
func sayVoid(t *words.Teller, e game.Event) string {
	row := t.F.Rows.Void(t.F.Rules.VoidName(e.Args[0]))
	if row.Told != nil {
		return t.F.T(words.VoidKey(row.Told(t)))
	}
	return t.F.T(words.VoidKey(row.Name))
}

// baseVoids tells what is missing when nothing can be built.
var baseVoids = []words.VoidRow{{Name: "build", Now: func(f *words.Words, s game.Seat) string {
	if s >= 0 && f.View.Players[s].Manors == 0 {
		return "build-manor"
	}
	return "build-material"
}}}

// sayGaveBack tells what was paid; a flag that was used has been told of.
func sayGaveBack(t *words.Teller, e game.Event) string {
	if t.Last == merlin.EventFlag {
		return ""
	}
	return t.F.T("log.gave-back", "thing", t.F.TheItem(e))
}

func sayFlag(t *words.Teller, e game.Event) string {
	p := merlin.Province(e.Args[0])
	if t.F.Rules.FlagName(p) == "repel" { // what it does is told next
		return t.F.T("log.flag.plain", "item", t.F.T("item.a.flag."+p.String()))
	}
	icon := "{" + model.ItemSprite(merlin.Flag, p) + words.Glued
	return t.F.T("log.flag", "icon", icon, "flag", t.F.T("flag."+t.F.Rules.FlagName(p)+".name"))
}

func sayServant(t *words.Teller, e game.Event) string {
	p, servant := merlin.Province(e.Args[1]), t.F.T("servant.the."+merlin.Servant(e.Args[0]).String())
	if t.Stands(p) {
		return t.F.T("log.servant.here", "servant", servant)
	}
	t.Named = p
	return t.F.T("log.servant", "servant", servant, "in", "{"+words.ProvinceSprite(p)+words.Glued+t.F.T("province.in."+p.String()))
}

func saySentHome(t *words.Teller, e game.Event) string {
	servant := t.F.T("servant.the." + merlin.Servant(e.Args[0]).String())
	return t.F.T("log.sent-home", "servant", servant, "name", t.Name(e.Seat))
}

func sayInfluence(t *words.Teller, e game.Event) string {
	p := merlin.Province(e.Args[0])
	if t.Stands(p) || len(t.Phrases) > 0 && t.Named == p {
		return t.F.T("log.influence.here")
	}
	return t.F.T("log.influence", "into", t.F.IntoProvince(p))
}

// sayInfluenceBack tells of a marker that is given up; in a scoring its category says it.
func sayInfluenceBack(t *words.Teller, e game.Event) string {
	from := merlin.Province(e.Args[0])
	return t.F.T("log.levied", "from", "{"+words.ProvinceSprite(from)+"} "+t.F.T("province.from."+from.String()))
}

func sayManorBack(t *words.Teller, e game.Event) string {
	terrain := t.F.T("terrain." + t.F.View.Domain[e.Args[0]].Terrain.String())
	return t.F.T("log.manor-back", "name", t.Name(e.Seat), "terrain", terrain)
}

func sayDrawn(t *words.Teller, e game.Event) string {
	if e.Args[1] == merlin.FromDeck || e.Args[0] < 0 {
		return t.F.T("log.drawn")
	}
	return t.F.T("log.drawn.display", "card", t.F.CardShort(e.Args[0]))
}

func sayTraitorGone(t *words.Teller, e game.Event) string {
	p := merlin.Province(e.Args[0])
	return t.F.T("log.traitor-gone", "traitor", "{"+model.TraitorSprite(p)+words.Glued+t.F.T("traitor.a."+p.String()))
}

func sayTraitorsGone(t *words.Teller, e game.Event, n int) string {
	p := merlin.Province(e.Args[0])
	return t.F.T("log.traitor-gone", "traitor", "{"+model.TraitorSprite(p)+words.Glued+t.F.T("traitor.count."+p.String(), "count", n))
}

func sayGrailUsed(t *words.Teller, e game.Event) string {
	return t.F.T("log.grail-used", "in", t.F.T("province.in."+merlin.Province(e.Args[0]).String()))
}
