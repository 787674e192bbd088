package roundtable

import (
	"strconv"

	"merlin/game"
	"merlin/game/engine"
)

// Players who join or leave while the game goes on, and what players may say. All of it is
// there only if the set-up says so. // R13, R162, R163, R176

// offerComing offers, before one's turn has begun, to let those join who wait, and to
// leave. // R162, R163
func (g *Game) offerComing(s game.Seat) {
	for other := range game.Seat(g.Seats) {
		if g.Waiting&bit(other) != 0 {
			g.Offer(ActAdmit, uint8(other))
		}
	}
	if g.rules.Options.Leaving {
		g.Offer(ActLeave)
	}
}

// admit: a player joins. He takes one of the Coats of Arms left, five White cards, and one
// of the Loyalty cards left in the box, and waits for his turn. // R162
func (g *Game) admit(st step, a game.Action) {
	g.Reveal()
	g.Push(st)
	s := game.Seat(a.A)
	g.Emit(EventJoined, s, int16(one(g.Undealt > 0)))
	if !g.rules.Options.Squires {
		g.coat(s)
	}
	for range 5 {
		g.draw(s)
	}
	if g.rules.Options.Loyalty == NoTraitor {
		g.Emit(EventShownLoyalty, s, int16(Loyal))
		return
	}
	if g.Felon == game.NoSeat && g.Chance[chanceLoyalty].N(int(g.Undealt+1)) == 0 {
		g.Felon = s
	}
	if !g.Sealed {
		g.EmitSecret(EventLoyalty, s, int16(g.loyaltyOf(s)))
	}
}

// leaveGame counts as a death, which no Grail averts. // R163
func (g *Game) leaveGame(st step, _ game.Action) {
	g.Reveal()
	g.die(st.Seat)
	if g.loyalLiving() == 0 {
		g.lost(ForDeaths)
	}
}

// Phrases: general words only, each of which may be a lie. // R13, R176
const (
	SayGoing   = iota // I shall go to a place
	SayCall           // help is wanted at a place
	SayFights         // I am strong, fair or weak in fights
	SayGrails         // in Grail cards
	SayMerlins        // in Merlins
	SayDanger         // my Life is in danger
	SayDoubt          // I mistrust a seat

	Phrases
)

var phraseWords = [Phrases]string{"going", "call", "fights", "grails", "merlins", "danger", "doubt"}

var strengthWords = [3]string{"strong", "fair", "weak"}

// writePhrase writes what is said and about what.
func writePhrase(a game.Action) string {
	about := ""
	switch a.A {
	case SayGoing, SayCall:
		about = " " + Place(a.B).String()
	case SayFights, SayGrails, SayMerlins:
		about = " " + engine.Word(strengthWords[:], a.B)
	case SayDoubt:
		about = " " + strconv.Itoa(int(a.B)+1)
	}
	return engine.Word(phraseWords[:], a.A) + about
}

// offerTalk offers, once in one's turn, what may be said: never a value or a
// number. // R13, R176
func (g *Game) offerTalk(s game.Seat) {
	if !g.rules.Options.Talk || g.Turn.Said {
		return
	}
	for q := range Place(Places) {
		if g.InPlay(q) {
			g.Offer(ActSay, SayGoing, uint8(q))
			g.Offer(ActSay, SayCall, uint8(q))
		}
	}
	for n := range uint8(len(strengthWords)) {
		g.Offer(ActSay, SayFights, n)
		g.Offer(ActSay, SayGrails, n)
		g.Offer(ActSay, SayMerlins, n)
	}
	g.Offer(ActSay, SayDanger)
	for other := range game.Seat(g.Seats) {
		if other != s && g.MayAccuse(other) {
			g.Offer(ActSay, SayDoubt, uint8(other))
		}
	}
}

// say says it; it changes nothing.
func (g *Game) say(st step, a game.Action) {
	g.Emit(EventSaid, st.Seat, int16(a.A), int16(a.B))
	g.Push(st)
}
