package legends

import (
	"fmt"

	"merlin/game"
)

// The features of the value, by their place.
const (
	traitOne    = iota // of every seat
	traitNext          // whose turn comes when
	traitHeld   = traitNext + MaxSeats
	traitHand   = traitHeld + 1   // scores in hand in all, and the best of each
	traitInPlay = traitHand + 2   // characters, their scores in all, and the best of each
	traitOps    = traitInPlay + 3 // effects of their texts
	traitDoomed = traitOps + int(opCount)
	traitBorne  = traitDoomed + 1
	traitAt     = traitBorne + 1 // characters by kind of place
	traitGroups = traitAt + placeKinds
	traitNear   = traitGroups + 1 // worth of events by kind and nearness
	traitSpare  = traitNear + aheadKinds*nears
	allTraits   = traitSpare + 1
)

// Kinds of events as a seat is near to them: nobody else can complete it now, somebody who
// is on turn later can, somebody who is on turn earlier; then those of aimUnseen and
// aimFinal.
const (
	aheadFree = iota
	aheadFirst
	aheadLater
	aheadUnseen
	aheadFinal

	aheadKinds
)

var aheadWords = [aheadKinds]string{"free", "first", "later", "unseen", "final"}

// traitNames are the names of the value's features.
var traitNames = nameTraits()

func nameTraits() []string {
	names := []string{"one", "next-0", "next-1", "next-2", "next-3", "held", "hand-sum", "hand-best", "play", "play-sum", "play-best"}
	for i := range ops {
		names = append(names, "has-"+ops[i].name)
	}
	names = append(names, "doomed", "borne")
	for _, word := range siteWords {
		names = append(names, "at-"+word)
	}
	names = append(names, "groups")
	for _, word := range aheadWords {
		for step := range nears {
			names = append(names, fmt.Sprintf("near-%s-%d", word, step))
		}
	}
	return append(names, "spare")
}

// ahead values positions where a player begins to act, for computer players: what a seat
// will gain from there on.
type ahead struct {
	Table
	sites [Bid]site
	total [MaxSeats][Bid]sums
}

// Names returns the features' names.
func (v *ahead) Names() []string { return traitNames }

// Phases is how many there are, by how many events are left.
func (v *ahead) Phases() int { return len(leftBy) }

// leftBy is how many events are left at least, by phase but for the last one.
var leftBy = [...]uint8{16, 12, 8, 4, 1, 0}

// Phase returns the phase of a position.
func (v *ahead) Phase(g game.Game) (n int) {
	for g.(*Game).DeckLeft < leftBy[n] {
		n++
	}
	return n
}

// Moment counts how often somebody has begun to act.
func (v *ahead) Moment(of game.Game) int {
	t := &of.(*Game).Turn
	if t.Phase < PhaseActions {
		return int(t.Number) - 1
	}
	return int(t.Number)
}

// Until returns the moment when a seat acts next, after the present turn.
func (v *ahead) Until(of game.Game, s game.Seat) int {
	g := of.(*Game)
	on := g.Turn.Seat
	if on == game.NoSeat {
		on = g.after(g.First, g.Seats-1)
	}
	return int(g.Turn.Number) + g.until(on, s)
}

// until returns how many turns after that of one seat another is on turn.
func (p *Public) until(on, s game.Seat) int {
	return (int(s)-int(on)+int(p.Seats)-1)%int(p.Seats) + 1
}

// Note notes what a seat has.
func (v *ahead) Note(of game.Game, s game.Seat, f *game.Features) {
	g := of.(*Game)
	v.Table = g.Table()
	f.Add(traitOne, 1)
	f.Add(traitNext+g.until(g.Turn.Seat, s)-1, 1)
	f.Add(traitHeld, int(g.Held[s]))
	for rest := g.Own[s].Hand; rest != 0; rest = rest.rest() {
		sum, best := v.scoresOf(rest.first())
		f.Add(traitHand, sum)
		f.Add(traitHand+1, best)
	}
	for rest := v.inPlay(s); rest != 0; rest = rest.rest() {
		v.noteCharacter(rest.first(), f)
	}
	for _, c := range g.Special {
		if c != NoCard && g.Chars[c].Seat == s {
			f.Add(traitBorne, 1)
		}
	}
	v.noteEvents(g, s, f)
}

func (t Table) scoresOf(c Card) (sum, best int) {
	for a := range Abilities {
		n := t.bare(c, a)
		sum += n
		best = max(best, n)
	}
	return sum, best
}

func (v *ahead) noteCharacter(c Card, f *game.Features) {
	sum, best := v.scoresOf(c)
	f.Add(traitInPlay, 1)
	f.Add(traitInPlay+1, sum)
	f.Add(traitInPlay+2, best)
	for _, x := range v.Deck.TextsOf(c) {
		for i := range x.Do {
			f.Add(traitOps+int(x.Do[i].Op), 1)
		}
	}
	if v.Chars[c].Doomed {
		f.Add(traitDoomed, 1)
	}
	if at := v.Chars[c].At; at < Bid {
		f.Add(traitAt+kindOf(at), 1)
	}
}

// noteEvents notes which events the seat is near to.
func (v *ahead) noteEvents(g *Game, s game.Seat, f *game.Features) {
	for p := range Bid {
		v.sites[p].n = 0
		if !v.InPlay(p) {
			continue
		}
		for other := range game.Seat(v.Seats) {
			v.total[other][p] = sums{}
			if v.Companies[other][p] != 0 {
				v.total[other][p] = narrow(v.Totals(other, p))
			}
		}
		if v.Companies[s][p] != 0 {
			f.Add(traitGroups, 1)
		}
	}
	v.aims(s)
	for p := range Bid {
		v.noteSite(p, s, f)
	}
}

// aims takes up the events that lie, and those that may yet come.
func (v *ahead) aims(s game.Seat) {
	left, unseen := v.yetToCome()
	for i := range v.Event {
		card := firstEvent + Card(i)
		face, at := &v.Deck.Faces[card], v.Event[i].At
		switch {
		case at < Bid && card.IsFinal():
			v.sites[at].aim(card, v.Needs(card, s), aheadFinal, v.Deck.worthOf(card))
		case at < Bid && face.isQuest():
			v.sites[at].aim(card, v.Needs(card, s), v.rivalry(card, at, s), v.Deck.worthOf(card))
		case at == Away && face.Kind == LocationEvent && left > 0:
			v.sites[face.At].aim(card, wide(face.Needs), aheadUnseen, v.Deck.worthOf(card)*left/unseen)
		}
	}
}

// rivalry says who else can complete an event as he stands.
func (v *ahead) rivalry(card Card, at Place, s game.Seat) (kind uint8) {
	for other := range game.Seat(v.Seats) {
		if other == s || v.Companies[other][at] == 0 || !v.reaches(card, other, v.total[other][at].wide()) {
			continue
		}
		if v.until(v.Turn.Seat, other) < v.until(v.Turn.Seat, s) {
			return aheadLater
		}
		kind = aheadFirst
	}
	return kind
}

func (s *sums) wide() (n [Abilities]int) {
	for a := range s {
		n[a] = int(s[a])
	}
	return n
}

func (v *ahead) noteSite(p Place, s game.Seat, f *game.Features) {
	here := &v.sites[p]
	if here.n == 0 {
		return
	}
	total := &v.total[s][p]
	if !v.InPlay(p) || v.Companies[s][p] == 0 {
		total = &sums{}
	}
	best, ready := 0, 0
	for i := range here.aims[:here.n] {
		m := &here.aims[i]
		lack := m.lack(total)
		if lack >= farthest {
			continue
		}
		worth, at := int(m.worth), traitNear+int(m.kind)*nears
		if step := int(nearBy[lack]); step < nears-1 {
			f.Add(at+step, worth)
		}
		f.Add(at+nears-1, worth*(farthest-lack)/farthest)
		if lack == 0 && m.kind < aheadLater {
			best, ready = max(best, worth), ready+worth
		}
	}
	f.Add(traitSpare, ready-best)
}
