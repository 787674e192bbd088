package words

import (
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// What a special Black card that comes would cost as things stand, and what it is worth to fend it
// off, in numbers that all see.

// planTry says that, and what the Merlins are needed for; who lets the card be reads first what for.
func (f *Words) planTry(a game.Action) string {
	if by := f.wisher(); by != game.NoSeat {
		if a.A == 0 { // that they come back speaks for giving
			return f.T("plan.try.wish.none", "name", f.Knight(by)) + " " + f.merlins(a)
		}
		return sentences(f.T("plan.try.wish", "name", f.Knight(by)), f.merlins(a))
	}
	return f.merlins(a)
}

// wisher is the other Knight who has called for Merlins against the card that comes; NoSeat: nobody, or oneself.
func (f *Words) wisher() game.Seat {
	for i := len(f.Moves) - 1; i >= 0 && f.Kind == game.AskKind(roundtable.AskPledge); i-- {
		for _, e := range f.Moves[i].Events {
			if e.Kind == roundtable.EventTry && e.Seat != f.Asked {
				return e.Seat
			}
			if e.Kind == roundtable.EventTry || e.Kind == roundtable.EventCame {
				return game.NoSeat
			}
		}
	}
	return game.NoSeat
}

// merlins says what the card would do, and what one's Merlins are worth else.
func (f *Words) merlins(a game.Action) string {
	gives, has := int(f.View.Hand[roundtable.Merlin]), int(f.View.Hand[roundtable.Merlin])
	if a.Kind == roundtable.ActPledge {
		gives = int(a.A)
	}
	if a.Kind == roundtable.ActLetBe {
		gives = 0
	}
	switch {
	case gives >= merlinsWanted:
		return sentences(f.T("plan.try.whole"), f.strike())
	case a.Kind == roundtable.ActTry:
		return sentences(f.T("plan.try.free"), f.strike(), f.count("plan.try", merlinsWanted-gives))
	case gives > 0:
		return sentences(f.strike(), f.count("plan.try", merlinsWanted-gives), f.count("plan.try.else", gives))
	case a.Kind == roundtable.ActLetBe:
		return sentences(f.passes(), f.T("plan.try.price"), f.strike())
	case has > 0 && f.View.Coming.Name != roundtable.Vivien.Name(): // she makes them useless
		return sentences(f.count("plan.try.kept", has), f.strike(), f.T("plan.try.price"))
	}
	if has > 0 {
		return sentences(f.strike(), f.T("plan.try.price"))
	}
	return sentences(f.strike(), f.T("plan.try.none"))
}

// passes says that a spell that comes is lifted soon, by the victory that is nearest.
func (f *Words) passes() string {
	n := f.View.Coming.Name
	if n != roundtable.DarkForest.Name() && n != roundtable.Vivien.Name() {
		return ""
	}
	return f.nearVictory("plan.try.passes", func(q roundtable.Place) bool {
		return q != roundtable.GrailQuest || n == roundtable.Vivien.Name()
	})
}

// nearVictory says of the Quest among some where a Knight stands that wants the fewest cards how few these are; "" where they are not.
func (f *Words) nearVictory(key string, among func(roundtable.Place) bool) string {
	best, least := roundtable.Camelot, soon+1
	for _, q := range f.Quests() {
		if f.View.InPlay(q) && among(q) && len(f.At(q)) > 0 && f.Wanted(q) > 0 && f.Wanted(q) < least {
			best, least = q, f.Wanted(q)
		}
	}
	if best == roundtable.Camelot {
		return ""
	}
	return f.T(key, "name", f.DangerName(model.Danger{Of: model.ThreatQuest, Place: best}), "count", least)
}

// merlinsWanted are how many fend a card off. // R36
const merlinsWanted = 3

// strike is what the card that comes would do.
func (f *Words) strike() string {
	n := f.View.Coming.Name
	if q, ok := f.goes(n); !ok {
		return f.countOf("plan.engine", int(f.View.Engines)+1, roundtable.SiegeFull)
	} else if say := strikes[n]; say != nil {
		return say(f)
	} else if !n.Special() {
		return sentences(f.about("plan.sword", f.Black(n), f.BlackBrief(n)), f.stake(q))
	}
	return f.about("plan.sword", f.Black(n), f.BlackBrief(n))
}

// strikes are by name of the card.
var strikes = map[roundtable.Name]func(*Words) string{
	roundtable.Guinevere.Name():  (*Words).strikeGuinevere,
	roundtable.Desolation.Name(): (*Words).strikeDesolation,
	roundtable.DarkForest.Name(): func(f *Words) string {
		return f.count("plan.strike.dark-forest", int(f.View.Hand[roundtable.GrailCard]))
	},
	roundtable.Mists.Name(): func(f *Words) string {
		return f.countOf("plan.strike.mists", int(f.View.Black), roundtable.BlackFull)
	},
	roundtable.Morgan1.Name(): (*Words).strikeLives,
	roundtable.Morgan2.Name(): func(f *Words) string { return f.count("plan.strike.morgan-2", f.holders()) },
	roundtable.Morgan3.Name(): (*Words).strikeThree,
	roundtable.Morgan4.Name(): func(f *Words) string {
		return sentences(f.countOf("plan.engine", int(f.View.Engines)+2, roundtable.SiegeFull), f.T("plan.full"))
	},
	roundtable.Morgan5.Name(): func(f *Words) string { return f.count("plan.strike.morgan-5", f.holders()) },
	roundtable.Vivien.Name(): func(f *Words) string {
		return f.count("plan.strike.vivien", int(f.View.Hand[roundtable.Merlin]))
	},
}

// strikeGuinevere says who is called home, what is lost by that, and whose turn ends. // R70, R133
func (f *Words) strikeGuinevere() string {
	away, lost := 0, 0
	for q := roundtable.Tournament; q < roundtable.Places; q++ {
		away += len(f.At(q))
		if f.Rules.Box.Quests[q].Solo && len(f.At(q)) > 0 {
			lost += int(f.View.Quests[q].Whites())
		}
	}
	ends := f.T("plan.strike.guinevere.turn", "name", f.Knight(f.View.Turn.Seat))
	if f.View.Turn.Seat == f.Asked {
		ends = f.T("plan.strike.guinevere.own")
	}
	if away == 0 {
		return sentences(f.T("plan.strike.guinevere.none"), ends)
	}
	said := f.count("plan.strike.guinevere", away)
	if lost > 0 {
		said += " " + f.count("plan.strike.guinevere.cards", lost)
	}
	return sentences(said, f.nearVictory("plan.strike.guinevere.near", func(roundtable.Place) bool { return true }), ends)
}

func (f *Words) strikeDesolation() string {
	said := f.T("plan.strike.desolation.none")
	if !f.hurries(roundtable.GrailQuest) && f.View.Count(roundtable.RowGrail) == 0 {
		return said
	}
	switch laid := int(f.View.Count(roundtable.RowGrail)); laid {
	case 0:
	case 1:
		said = f.T("plan.strike.desolation.last")
	default:
		said = f.count("plan.strike.desolation", laid-1)
	}
	d, _ := f.Danger(roundtable.GrailQuest)
	return sentences(said, f.nearing(d))
}

// strikeLives says who would die of a Life less.
func (f *Words) strikeLives() string {
	said := f.count("plan.strike.morgan-1", f.living())
	if dead := f.dying(); len(dead) > 0 {
		return sentences(f.T("plan.strike.deaths", "list", strings.Join(dead, ", ")), said)
	}
	return said
}

// dying are the Knights who have a single Life.
func (f *Words) dying() (dead []string) {
	for s := range game.Seat(len(f.Seats)) {
		if f.View.Lives(s) && f.View.Players[s].Life <= 1 {
			dead = append(dead, f.Knight(s))
		}
	}
	return dead
}

// strikeThree says what three more Black cards may hit.
func (f *Words) strikeThree() string {
	d, _, ok := f.Struck()
	if !ok {
		return f.T("plan.strike.morgan-3")
	}
	return sentences(f.T("plan.strike.morgan-3"), f.nearing(d))
}

// holders are how many Knights have a card to discard.
func (f *Words) holders() (n int) {
	for s := range game.Seat(len(f.Seats)) {
		if f.View.Lives(s) && f.View.Players[s].Hand > 0 {
			n++
		}
	}
	return n
}
