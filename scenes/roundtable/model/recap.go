package model

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
)

// Recap is what has become of Camelot since the last turn of the person at the table, as
// everybody has seen it.
type Recap struct {
	When                     When
	Turns                    int // of others
	Cards                    int // Black cards that came
	Engines                  int // more than before
	Fallen                   int // engines that are gone, though others may have come
	Knights, Evil            [roundtable.Places]int
	Won, Lost                []roundtable.Place
	WhiteSwords, BlackSwords int
	Life                     [roundtable.MaxSeats]int
	Lives                    []LifeChange // what has changed it
	Undone                   []Undone     // of Knights and Evil, what they have lost again
	Told                     []Told       // accusations, deaths, a Traitor who is unmasked, relics given away
	Own                      Own
	Marks                    Marks
	cause                    Cause
	now                      int // moves told
}

// When is after how many moves the last of each thing that is counted stands on the table.
type When struct {
	Own, Evil, Lasting, Lifted, Cancelled, Won, Lost, Swords, Life int
	Quests, Begun                                                  [roundtable.Places]int // and the first
}

// Told is an event that is told for itself, and the moves after which it stands; of an accusation
// whether it was right, and whether a White Sword has turned.
type Told struct {
	game.Event
	At            int
	Right, Turned bool
}

// Great reports whether it changes the game: who is accused, unmasked or dead.
func (t *Told) Great() bool {
	return t.Kind == roundtable.EventAccused || t.Kind == roundtable.EventUnmasked || t.Kind == roundtable.EventDied
}

// judge notes what came of the accusation that was told last.
func (r *Recap) judge(e game.Event) {
	if len(r.Told) == 0 {
		return
	}
	last := &r.Told[len(r.Told)-1]
	switch {
	case last.Kind != roundtable.EventAccused || last.At != r.now:
	case e.Kind == roundtable.EventShownLoyalty:
		last.Right = roundtable.Loyalty(e.Args[0]) == roundtable.Traitor
	case e.Kind == roundtable.EventTurned:
		last.Turned = true
	}
}

// Since gathers it from what happened.
func (m *Model) Since() (r Recap) {
	var before game.Event
	for i := range m.Moves {
		for _, e := range m.Moves[i].Events {
			if e.Kind == roundtable.EventTurn {
				if e.Seat == m.Home && r.Turns > 0 && !m.last(i) {
					r = Recap{}
				} else if e.Seat != m.Home {
					r.Turns++ // of another one
				}
			}
			if r.Turns > 0 {
				r.now = i + 1
				r.add(e)
				if r.Own.add(m.Home, before, e, r.cause) {
					r.When.Own = r.now
				}
				r.Marks.add(e)
			}
			before = e
		}
	}
	return r
}

// TurnBegins reports whether nothing was done yet in the turn.
func (m *Model) TurnBegins() bool { return len(m.Moves) > 0 && begins(m.Moves[len(m.Moves)-1].Events) }

// last reports whether no turn has begun after a move.
func (m *Model) last(move int) bool {
	for i := move + 1; i < len(m.Moves); i++ {
		if begins(m.Moves[i].Events) {
			return false
		}
	}
	return true
}

// add counts an event.
func (r *Recap) add(e game.Event) {
	r.cause = r.cause.follow(e)
	r.date(e)
	r.judge(e)
	switch e.Kind {
	case roundtable.EventCame:
		r.Cards++
	case roundtable.EventEngine:
		r.Engines++
	case roundtable.EventEngineGone:
		r.Engines--
		r.Fallen++
	case roundtable.EventSword:
		if e.Args[0] == 1 {
			r.BlackSwords++
		} else {
			r.WhiteSwords++
		}
	case roundtable.EventTurned:
		r.WhiteSwords--
		r.BlackSwords++
	case roundtable.EventLife:
		r.Life[e.Seat] += int(e.Args[0])
		r.changeLife(e.Seat, int(e.Args[0]))
	case roundtable.EventUnmasked:
		if n := len(r.Told) - 1; n < 0 || !r.Told[n].Right { // else his accusation tells it
			r.Told = append(r.Told, Told{Event: e, At: r.now})
		}
	case roundtable.EventDied, roundtable.EventAccused, roundtable.EventSummoned:
		r.Told = append(r.Told, Told{Event: e, At: r.now})
	case roundtable.EventRelicGone:
		if e.Seat != game.NoSeat { // a Quest's own is told with the Quest
			r.Told = append(r.Told, Told{Event: e, At: r.now})
		}
	default:
		r.quest(e)
	}
}

// date notes when what an event changes has last changed.
func (r *Recap) date(e game.Event) {
	switch e.Kind {
	case roundtable.EventCame, roundtable.EventEngine, roundtable.EventEngineGone:
		r.When.Evil = r.now
	case roundtable.EventLasting:
		r.When.Lasting = r.now
	case roundtable.EventLastingGone:
		r.When.Lifted = r.now
	case roundtable.EventCancelled:
		r.When.Cancelled = r.now
	case roundtable.EventSword, roundtable.EventTurned:
		r.When.Swords = r.now
	case roundtable.EventLife:
		r.When.Life = r.now
	case roundtable.EventDecided:
		if e.Args[1] == 1 {
			r.When.Won = r.now
		} else {
			r.When.Lost = r.now
		}
	case roundtable.EventFightLaid:
		r.dateQuest(roundtable.Place(e.Args[1]))
	case roundtable.EventStep:
		r.dateQuest(roundtable.ExcaliburQuest)
	case roundtable.EventGrailCard, roundtable.EventDespair, roundtable.EventRowGone:
		r.dateQuest(roundtable.GrailQuest)
	case roundtable.EventLaid, roundtable.EventWarrior, roundtable.EventWarriorGone, roundtable.EventBlackRemoved:
		r.dateQuest(roundtable.Place(e.Args[0]))
	}
}

func (r *Recap) dateQuest(q roundtable.Place) {
	r.When.Begun[q], r.When.Quests[q] = cmp.Or(r.When.Begun[q], r.now), r.now
}

// quest counts what goes on at a Quest; what is over counts no more.
func (r *Recap) quest(e game.Event) {
	switch e.Kind {
	case roundtable.EventFightLaid:
		r.Knights[e.Args[1]]++
	case roundtable.EventGrailCard:
		r.Knights[roundtable.GrailQuest]++
	case roundtable.EventStep:
		if e.Args[1] > e.Args[0] {
			r.Knights[roundtable.ExcaliburQuest]++
		} else {
			r.Evil[roundtable.ExcaliburQuest]++
		}
	case roundtable.EventLaid, roundtable.EventWarrior:
		r.Evil[e.Args[0]]++
	case roundtable.EventDespair:
		r.Evil[roundtable.GrailQuest]++
	case roundtable.EventRowGone:
		if e.Seat == game.NoSeat {
			r.Knights[roundtable.GrailQuest]--
		} else {
			r.Evil[roundtable.GrailQuest]--
		}
		r.undo(roundtable.GrailQuest, e.Seat != game.NoSeat)
	case roundtable.EventWarriorGone, roundtable.EventBlackRemoved:
		r.Evil[e.Args[0]]--
		r.undo(roundtable.Place(e.Args[0]), true)
	case roundtable.EventDecided:
		q := roundtable.Place(e.Args[0])
		r.Knights[q], r.Evil[q] = 0, 0
		r.Undone = slices.DeleteFunc(r.Undone, func(u Undone) bool { return u.At == q })
		if e.Args[1] == 1 {
			r.Won = append(r.Won, q)
		} else {
			r.Lost = append(r.Lost, q)
		}
	}
}
