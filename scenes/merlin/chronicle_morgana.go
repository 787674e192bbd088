package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// morganaPhrases are the phrases of Morgana.
var morganaPhrases = map[game.EventKind]func(*teller, game.Event) string{
	merlin.EventMorganaDie: func(t *teller, e game.Event) string {
		t.space, t.named = -1, merlin.Castle
		return t.f.T("log.morgana-die", "value", int(e.Args[1]))
	},
	merlin.EventPoison: plain("log.poison"),
	merlin.EventPoisonPaid: func(t *teller, e game.Event) string {
		return t.f.T("log.poison-paid", "name", t.name(game.Seat(e.Args[0])))
	},
	merlin.EventHorn: func(t *teller, e game.Event) string { return t.f.tookFrom("log.horn", e) },
	merlin.EventMorganaMoved: func(t *teller, e game.Event) string {
		p := merlin.Province(e.Args[1])
		t.witch = p
		return t.f.T("log.morgana-moved", "number", int(e.Args[3])+1, "into", "{"+provinceSprite(p)+glued+t.f.T("province.into."+p.String()))
	},
	merlin.EventSwappedFigures: func(t *teller, e game.Event) string {
		t.swaps = 2
		if e.Args[0] < 0 {
			return t.f.T("log.swapped-figures.merlin")
		}
		return t.f.T("log.swapped-figures", "name", t.name(game.Seat(e.Args[0])))
	},
	merlin.EventDark: func(t *teller, e game.Event) string {
		p := merlin.Province(e.Args[0])
		key := "log.dark"
		if e.Args[1] < 0 {
			key = "log.dark.lone"
		}
		return t.f.T(key, "into", "{"+provinceSprite(p)+glued+t.f.T("province.into."+p.String()))
	},
	merlin.EventDarkGone: plain("log.dark-gone"), // in a scoring its category says it
	merlin.EventHut: func(t *teller, e game.Event) string {
		return t.f.T("log.hut", "terrain", t.f.T(terrainKey(t.f.View.Domain[e.Args[0]])))
	},
}

// tellDieSet tells of a die that is turned: another player's, too, or Morgana's.
func (t *teller) tellDieSet(e game.Event) {
	die, before, value := t.f.theDie(uint8(e.Args[0])), int(e.Args[1]), int(e.Args[2])
	if t.turn == game.NoSeat || t.turn == e.Seat {
		t.say(e.Seat, t.f.T("log.die-set", "die", die, "before", before, "value", value))
		return
	}
	t.befalls(e.Seat, t.turn, t.f.T("log.die-set.other", "die", die, "name", t.name(e.Seat), "before", before, "value", value))
}

// theDie names a die within a sentence.
func (f *frame) theDie(i uint8) string {
	switch i {
	case merlin.MerlinDie:
		return f.T("die.the.merlin")
	case merlin.ArthurDie:
		return f.T("die.the.arthur")
	case merlin.MorganaDie:
		return f.T("die.the.morgana")
	}
	return f.T("die.the.own")
}

// tellHorn tells what the horn brings its owner when a round ends. // W4
func (t *teller) tellHorn(e game.Event) {
	t.flush()
	t.say(e.Seat, t.f.T("log.horn.scores", "count", int(e.Args[0])))
}

// phraseOf is how a kind of event is told; nil when another one tells of it, or the
// table shows it.
func phraseOf(k game.EventKind) func(*teller, game.Event) string {
	for _, list := range [...]map[game.EventKind]func(*teller, game.Event) string{phrases, modulePhrases, goldPhrases, morganaPhrases} {
		if told := list[k]; told != nil {
			return told
		}
	}
	return nil
}
