package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// How the base's events are told.

func (t *teller) endSentence(game.Event) { t.flush() }

func (t *teller) tellRound(e game.Event) {
	t.flush()
	t.add("crown", t.f.T("log.round-begins", "number", int(e.Args[0]), "name", t.name(e.Seat)))
}

func (t *teller) tellScoring(e game.Event) {
	t.flush()
	t.scoring = true
	t.add("crown", "<b>"+t.f.T("log.scoring", "number", int(e.Args[0]))+"</b>")
}

func (t *teller) tellCategory(game.Event) {
	t.flush()
	t.scoring = true
}

func (t *teller) tellScored(game.Event) {
	t.flush()
	t.scoring = false
}

func (t *teller) tellOver(game.Event) {
	t.flush()
	t.add("crown", t.f.T("log.over"))
}

// tellPoints tells points at once, or gathers them for the category of a scoring.
func (t *teller) tellPoints(e game.Event) {
	n, row := int(e.Args[0]), t.f.rows.reasons[e.Args[1]]
	switch {
	case t.scoring:
		t.points[e.Args[1]][e.Seat] += n
		t.scored[e.Args[1]] = true
	case row.Tell != nil:
		row.Tell(t, e)
	default:
		t.sayPoints(e)
	}
}

func (t *teller) sayPoints(e game.Event) {
	if n := int(e.Args[0]); n != 0 {
		t.say(e.Seat, t.f.T("log.points", "count", n))
		return
	}
	t.say(e.Seat, t.f.T("log.points.none"))
}

// tellTraitor gathers traitors that are drawn one after another.
func (t *teller) tellTraitor(e game.Event) {
	if e.Seat != t.seat {
		t.flush()
	}
	t.seat = e.Seat
	t.traitors += "{" + traitorSprite(merlin.Province(e.Args[0])) + "}"
}

// turnsDie is who turns a die: the player in turn, before the first one its owner.
func (t *teller) turnsDie(e game.Event) game.Seat {
	if s := t.turn(); s != game.NoSeat {
		return s
	}
	return e.Seat
}

// doer is who does what befalls another: the seat that is being told of, else the
// player in turn.
func (t *teller) doer(game.Event) game.Seat {
	if t.seat != game.NoSeat {
		return t.seat
	}
	return max(t.f.View.Turn.Seat, 0)
}

// sayDieSet tells of a die that is turned, also of another player's.
func sayDieSet(t *teller, e game.Event) string {
	die, before, value := t.f.theDie(uint8(e.Args[0])), int(e.Args[1]), int(e.Args[2])
	if t.turnsDie(e) == e.Seat {
		return t.f.T("log.die-set", "die", die, "before", before, "value", value)
	}
	return t.f.T("log.die-set.other", "die", die, "name", t.name(e.Seat), "before", before, "value", value)
}

// sayMoved tells which figure went how far to which space.
func sayMoved(t *teller, e game.Event) string {
	figure, from, to, way := merlin.Figure(e.Args[0]), e.Args[1], e.Args[2], e.Args[3]
	t.space = to
	key := "log.moved." + figureWord(figure)
	switch {
	case from == to:
		key = "log.stays"
	case way == 0:
		key = "log.moved.jump"
	case way < 0:
		key += ".back"
	}
	return t.f.T(key, "count", t.steps(e), "space", t.f.theSpace(uint8(to)))
}

// steps is how many spaces a figure went that counted, with all as it stood then.
func (t *teller) steps(e game.Event) int {
	on := t.f.View.Public
	for _, m := range t.f.rows.modules {
		if m.Stood != nil {
			m.Stood(t, &on)
		}
	}
	return len(t.f.rules.Table(&on).WayOf(e)) - 1
}

func sayAct(t *teller, e game.Event) string {
	if e.Args[0] == t.space {
		return ""
	}
	t.space = e.Args[0]
	return t.f.T("log.act", "space", t.f.theSpace(uint8(e.Args[0])))
}

// sayVoid tells what came to nothing.
func sayVoid(t *teller, e game.Event) string {
	row := t.f.rows.void(t.f.rules.VoidName(e.Args[0]))
	if row.Told != nil {
		return t.f.T(voidKey(row.Told(t)))
	}
	return t.f.T(voidKey(row.Name))
}

// voidKey is the key of the phrase for what came to nothing, by its name.
func voidKey(name string) string {
	if name == "" {
		return "log.void"
	}
	return "log.void." + name
}

// voidWords says in a sentence that something comes to nothing for a seat.
func (f *frame) voidWords(s game.Seat, name string) string {
	row := f.rows.void(name)
	if row.Now != nil {
		name = row.Now(f, s)
	}
	return f.T("log.sentence", "name", f.who(s), "clauses", f.T(voidKey(name)))
}

// baseVoids tells what is missing when nothing can be built.
var baseVoids = []VoidRow{{Name: "build", Now: func(f *frame, s game.Seat) string {
	if s >= 0 && f.View.Players[s].Manors == 0 {
		return "build-manor"
	}
	return "build-material"
}}}

// sayGaveBack tells what was paid; a flag that was used has been told of.
func sayGaveBack(t *teller, e game.Event) string {
	if t.last == merlin.EventFlag {
		return ""
	}
	return t.f.T("log.gave-back", "thing", t.f.theItem(e))
}

func sayFlag(t *teller, e game.Event) string {
	p := merlin.Province(e.Args[0])
	name := "{" + itemSprite(merlin.Flag, p) + glued + t.f.T("flag."+t.f.rules.FlagName(p)+".name")
	return t.f.T("log.flag", "flag", name)
}

func sayServant(t *teller, e game.Event) string {
	p, servant := merlin.Province(e.Args[1]), t.f.T("servant.the."+merlin.Servant(e.Args[0]).String())
	if t.stands(p) {
		return t.f.T("log.servant.here", "servant", servant)
	}
	t.named = p
	return t.f.T("log.servant", "servant", servant, "in", "{"+provinceSprite(p)+glued+t.f.T("province.in."+p.String()))
}

func saySentHome(t *teller, e game.Event) string {
	servant := t.f.T("servant.the." + merlin.Servant(e.Args[0]).String())
	return t.f.T("log.sent-home", "servant", servant, "name", t.name(e.Seat))
}

func sayInfluence(t *teller, e game.Event) string {
	p := merlin.Province(e.Args[0])
	if t.stands(p) || len(t.phrases) > 0 && t.named == p {
		return t.f.T("log.influence.here")
	}
	return t.f.T("log.influence", "into", t.f.intoProvince(p))
}

// sayInfluenceBack tells of a marker that is given up; in a scoring its category says it.
func sayInfluenceBack(t *teller, e game.Event) string {
	from := merlin.Province(e.Args[0])
	return t.f.T("log.levied", "from", "{"+provinceSprite(from)+"} "+t.f.T("province.from."+from.String()))
}

func sayManorBack(t *teller, e game.Event) string {
	terrain := t.f.T("terrain." + t.f.View.Domain[e.Args[0]].Terrain.String())
	return t.f.T("log.manor-back", "name", t.name(e.Seat), "terrain", terrain)
}

func sayDrawn(t *teller, e game.Event) string {
	if e.Args[1] == merlin.FromDeck || e.Args[0] < 0 {
		return t.f.T("log.drawn")
	}
	return t.f.T("log.drawn.display", "card", t.f.cardShort(e.Args[0]))
}

func sayTraitorGone(t *teller, e game.Event) string {
	p := merlin.Province(e.Args[0])
	return t.f.T("log.traitor-gone", "traitor", "{"+traitorSprite(p)+glued+t.f.T("traitor.a."+p.String()))
}

func sayGrailUsed(t *teller, e game.Event) string {
	return t.f.T("log.grail-used", "in", t.f.T("province.in."+merlin.Province(e.Args[0]).String()))
}
