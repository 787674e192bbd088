package words

import (
	"merlin/game"
	"merlin/game/roundtable"
)

// Clause is what is told of an event, without who it is about; "" for nothing.
func (f *Words) Clause(e game.Event) string {
	row := clauses[e.Kind]
	if row == nil {
		return ""
	}
	return row(f, e)
}

// clauses are by kind of event.
var clauses = [256]func(*Words, game.Event) string{
	roundtable.EventFirst: plain("first"),
	roundtable.EventGiven: with("given", white),
	roundtable.EventPooled: func(f *Words, e game.Event) string {
		return f.T("log.pooled", "what", white(f, e.Args[0]))
	},
	roundtable.EventProposed:    plain("proposed"),
	roundtable.EventAccepted:    plain("accepted"),
	roundtable.EventRefused:     plain("refused"),
	roundtable.EventDealt:       plain("dealt"),
	roundtable.EventShared:      with("shared", white),
	roundtable.EventDrawn:       drawn,
	roundtable.EventSealed:      sealed,
	roundtable.EventEvil:        evil,
	roundtable.EventLook:        plain("scouted"),
	roundtable.EventUnder:       plain("under"),
	roundtable.EventCame:        with("came", name),
	roundtable.EventFaceUp:      faceUp,
	roundtable.EventFaceDown:    faceDown,
	roundtable.EventTry:         tried,
	roundtable.EventNotEnough:   plain("not-enough"),
	roundtable.EventMerlins:     counted("merlins"),
	roundtable.EventCancelled:   plain("cancelled"),
	roundtable.EventInstead:     with("instead", name),
	roundtable.EventEngine:      plain("engine"),
	roundtable.EventEngineGone:  plain("engine-gone"),
	roundtable.EventWarrior:     with("warrior", to),
	roundtable.EventWarriorGone: with("warrior-gone", at),
	roundtable.EventSword:       colour("sword"),
	roundtable.EventTurned:      plain("turned"),
	roundtable.EventStep:        step,
	roundtable.EventDespair:     plain("despair"),
	roundtable.EventGrailCard:   plain("grail-card"),
	roundtable.EventRowGone:     rowGone,
	roundtable.EventLasting:     with("lasting", name),
	roundtable.EventVolunteer:   plain("volunteer"),
	roundtable.EventDiscard:     discarded,
	roundtable.EventMoved:       moved,
	roundtable.EventWhitesGone:  with("whites-gone", at),
	roundtable.EventFightLaid: func(f *Words, e game.Event) string {
		return f.T("log.fight-laid", "what", white(f, e.Args[0]), "place", at(f, e.Args[1]))
	},
	roundtable.EventBlackRemoved: with("black-removed", at),
	roundtable.EventOffered:      plain("offered"),
	roundtable.EventShown:        nil,
	roundtable.EventKay:          with("kay", white),
	roundtable.EventStrength: func(f *Words, e game.Event) string {
		return f.T("log.strength", "white", int(e.Args[0]), "black", int(e.Args[1]))
	},
	roundtable.EventDecided:   decided,
	roundtable.EventRelic:     relic("relic"),
	roundtable.EventRelicGone: relic("relic-gone"),
	roundtable.EventLife:      life,
	roundtable.EventDied:      plain("died"),
	roundtable.EventSacrifice: plain("sacrifice"),
	roundtable.EventHeroic:    heals,
	roundtable.EventSiege:     plain("siege"),
	roundtable.EventAdded:     with("added", white),
	roundtable.EventDie:       counted("die"),
	roundtable.EventSiegeOver: siege,
	roundtable.EventPlayed:    with("played", white),
	roundtable.EventHeroism:   with("heroism", at),
	roundtable.EventSent:      sent,
	roundtable.EventSummoned:  plain("summoned"),
	roundtable.EventAccused:   func(f *Words, e game.Event) string { return f.T("log.accused", "name", f.Knight(game.Seat(e.Args[0]))) },
	roundtable.EventShownLoyalty: func(f *Words, e game.Event) string {
		return f.T("log.shown-" + roundtable.Loyalty(e.Args[0]).String())
	},
	roundtable.EventUnmasked: plain("unmasked"),
	roundtable.EventRobbed:   func(f *Words, e game.Event) string { return f.T("log.robbed", "name", f.Knight(game.Seat(e.Args[0]))) },
	roundtable.EventSaid: func(f *Words, e game.Event) string {
		return f.T("log.said", "what", f.Phrase(uint8(e.Args[0]), uint8(e.Args[1])))
	},
	roundtable.EventJoined: plain("joined"),
	roundtable.EventExchange: func(f *Words, e game.Event) string {
		return f.T("log.exchange", "name", f.Knight(game.Seat(e.Args[0])))
	},
	roundtable.EventVote:     func(f *Words, e game.Event) string { return f.T("log.vote", "name", f.Knight(game.Seat(e.Args[0]))) },
	roundtable.EventVoid:     func(f *Words, e game.Event) string { return f.T("log.void." + roundtable.VoidWords[e.Args[0]]) },
	roundtable.EventShuffled: plain("shuffled"),
	roundtable.EventOver:     over,
}

// Does is a sentence on what a seat does, in rich text.
func (f *Words) Does(e game.Event) string {
	return f.T("log.sentence", "name", "<b>"+f.Knight(e.Seat)+"</b>", "clauses", f.Clause(e))
}

// Tells is a sentence on an event, with who it is about.
func (f *Words) Tells(e game.Event) string {
	name := f.T("log.table")
	switch {
	case e.Seat != game.NoSeat:
		name = f.Knight(e.Seat)
	case Dark(e):
		name = f.T("log.dark")
	}
	return f.T("log.sentence", "name", name, "clauses", f.Clause(e))
}

// Outcome is a sentence on what comes of something, in rich text; coming is the Black card
// that it is about, if it is about one.
func (f *Words) Outcome(e game.Event, coming roundtable.Name) string {
	switch {
	case e.Kind == roundtable.EventDecided:
		return f.Decided(e)
	case e.Kind == roundtable.EventStrength:
		return f.reached(e)
	case e.Kind == roundtable.EventNotEnough:
		said := f.T("told.not-enough", "what", f.blackPictured(coming))
		if n := f.Spared(); n > 0 {
			said += " " + f.T("told.kept", "count", n)
		}
		return said
	case e.Kind == roundtable.EventCancelled && e.Args[0] == 0:
		said := f.T("told.cancelled", "what", f.blackPictured(coming))
		if n := f.Spared(); n > 0 {
			said += " " + f.T("told.spared", "count", n)
		}
		return said
	case e.Kind == roundtable.EventCancelled:
		return f.T("told.given-up", "name", f.Knight(e.Seat), "what", f.Black(coming))
	}
	return f.Tells(e)
}

// reached says what the White cards of a combat Quest come to, and whose they are: of those who are there.
func (f *Words) reached(e game.Event) string {
	var names []string
	for s := range game.Seat(len(f.Seats)) {
		if f.View.Ending.Present>>s&1 != 0 {
			names = append(names, f.Knight(s))
		}
	}
	if len(names) == 0 {
		return f.Tells(e)
	}
	return f.T("told.strength", "count", len(names), "name", f.Listed(names), "white", int(e.Args[0]), "black", int(e.Args[1]))
}

// Decided says how a Quest has ended.
func (f *Words) Decided(e game.Event) string {
	key := "quest.is-lost"
	if e.Args[1] == 1 {
		key = "quest.is-won"
	}
	return f.T(key, "what", at(f, e.Args[0]))
}

// Sums are those of the combat Quest that is being decided; "" where none is.
func (f *Words) Sums() (said string) {
	for i := range f.Shown {
		for _, e := range f.Shown[i].Events {
			if e.Kind == roundtable.EventStrength {
				said = f.T("quest.sums", "white", int(e.Args[0]), "black", int(e.Args[1]))
			}
		}
	}
	return said
}

// ThePlace is a place as what is won or lost.
func (f *Words) ThePlace(q roundtable.Place) string { return the(f, int16(q)) }

func plain(key string) func(*Words, game.Event) string {
	return func(f *Words, _ game.Event) string { return f.T("log." + key) }
}

func with(key string, of func(*Words, int16) string) func(*Words, game.Event) string {
	return func(f *Words, e game.Event) string { return f.T("log."+key, "what", of(f, e.Args[0])) }
}

func counted(key string) func(*Words, game.Event) string {
	return func(f *Words, e game.Event) string { return f.T("log."+key, "count", int(e.Args[0])) }
}

func colour(key string) func(*Words, game.Event) string {
	return func(f *Words, e game.Event) string {
		if e.Args[0] == 1 {
			return f.T("log." + key + ".black")
		}
		return f.T("log." + key + ".white")
	}
}

func white(f *Words, n int16) string { return f.pictured(roundtable.White(n)) }
func name(f *Words, n int16) string  { return f.blackPictured(roundtable.Name(n)) }

// at, to and the are a place in a sentence: where something is done, where one rides, what is
// won.
func at(f *Words, n int16) string  { return f.T("place.at." + roundtable.Place(n).String()) }
func to(f *Words, n int16) string  { return f.T("place.to." + roundtable.Place(n).String()) }
func the(f *Words, n int16) string { return f.T("place.the." + roundtable.Place(n).String()) }

func relic(key string) func(*Words, game.Event) string {
	return func(f *Words, e game.Event) string {
		return f.T("log." + key + "." + roundtable.Relic(e.Args[0]).String())
	}
}

// tried names the card that lies there now; the log knows which one it was.
func tried(f *Words, _ game.Event) string {
	if !f.View.Coming.Here {
		return f.T("log.try.it")
	}
	return f.T("log.try", "what", f.Black(f.View.Coming.Name))
}

// pictured and blackPictured are cards with their pictures before their names.
func (f *Words) pictured(w roundtable.White) string {
	return "{laid-white-" + Picture(w) + "} " + f.White(w)
}

func (f *Words) blackPictured(n roundtable.Name) string {
	return "{laid-black-" + n.String() + "} " + f.Black(n)
}

// drawn names a card that the viewer has drawn himself.
func drawn(f *Words, e game.Event) string {
	if e.Args[0] == game.Unknown {
		return f.T("log.drawn")
	}
	return f.T("log.drawn.what", "what", white(f, e.Args[0]))
}

func discarded(f *Words, e game.Event) string {
	if e.Args[0] == game.Unknown {
		return f.T("log.discard")
	}
	return f.T("log.discard.what", "what", white(f, e.Args[0]))
}

func sealed(f *Words, e game.Event) string {
	if e.Args[0] == 1 {
		return ""
	}
	return f.T("log.unsealed")
}

func evil(f *Words, e game.Event) string {
	return [...]string{"", f.T("log.evil.engine"), f.T("log.evil.life")}[e.Args[0]]
}

func step(f *Words, e game.Event) string {
	if e.Args[1] > e.Args[0] {
		return f.T("log.step.knights")
	}
	return f.T("log.step.ice")
}

func moved(f *Words, e game.Event) string {
	switch e.Args[2] {
	case roundtable.ByMove, roundtable.ByRide:
		return f.T("log.moved", "place", to(f, e.Args[1]))
	case roundtable.BySent:
		return f.T("log.returns")
	}
	return ""
}

// faceUp tells the value of a Black card that is laid face up.
func faceUp(f *Words, e game.Event) string {
	b := roundtable.Black(e.Args[0])
	return f.T("log.face-up", "what", f.blackPictured(b.Name()), "value", Values(b))
}

// faceDown names the card that lies there now; the log knows which one it was.
func faceDown(f *Words, _ game.Event) string {
	if !f.View.Coming.Here {
		return f.T("log.face-down.it")
	}
	return f.T("log.face-down", "what", f.blackPictured(f.View.Coming.Name))
}

// rowGone is a card that leaves the road to the Grail: one of Evil's by a Knight's deed, a
// Grail card by Evil's.
func rowGone(f *Words, e game.Event) string {
	if e.Seat == game.NoSeat {
		return f.T("log.row-gone.grail")
	}
	return f.T("log.row-gone.despair")
}

func heals(f *Words, e game.Event) string {
	if e.Args[0] != roundtable.KindHeal {
		return ""
	}
	return f.T("log.heals")
}

func decided(f *Words, e game.Event) string {
	key := "log.lost"
	switch {
	case e.Args[1] == 1:
		key = "log.won"
	case e.Seat == game.NoSeat:
		key = "log.prevails"
	}
	return f.T(key, "what", the(f, e.Args[0]))
}

func life(f *Words, e game.Event) string {
	if e.Args[0] > 0 {
		return f.T("log.life.gained", "count", int(e.Args[0]))
	}
	return f.T("log.life.lost", "count", int(-e.Args[0]))
}

func siege(f *Words, e game.Event) string {
	if e.Args[0] == 1 {
		return f.T("log.siege.won")
	}
	return f.T("log.siege.lost")
}

// sent names the card to giver and taker only.
func sent(f *Words, e game.Event) string {
	to := f.Knight(game.Seat(e.Args[1]))
	if e.Args[0] == game.Unknown {
		return f.T("log.sent", "name", to)
	}
	return f.T("log.sent.what", "name", to, "what", white(f, e.Args[0]))
}

func over(f *Words, e game.Event) string {
	why := f.T("over." + roundtable.Reason(e.Args[1]).String())
	if e.Args[0] == 1 {
		return f.T("log.over.won", "why", why)
	}
	return f.T("log.over.lost", "why", why)
}
