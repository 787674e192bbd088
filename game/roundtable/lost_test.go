package roundtable

import (
	"fmt"

	"merlin/game"
)

// lost says what of a position is lost or doubled.
func lost(g *Game) (wrong []string) {
	want := func(is, should any, what string) {
		if is != should {
			wrong = append(wrong, fmt.Sprintf("%s: %v, not %v", what, is, should))
		}
	}
	whites := g.openWhites()
	add := func(h Hand) {
		for w, n := range h {
			whites[w] += n
		}
	}
	for s := range game.Seat(g.Seats) {
		add(g.Hands[s])
		want(g.Hands[s].Len(), g.Players[s].Hand, fmt.Sprintf("cards of seat %d", s))
		if g.Gifts&bit(s) != 0 {
			whites[g.Gift[s]]++
		} else {
			want(g.Gift[s], White(0), "a gift that is none")
		}
	}
	for _, w := range g.Whites[:g.WhiteLeft] {
		whites[w]++
	}
	add(g.WhiteGone)
	want(whites, Hand(g.rules.Box.White), "White cards")
	want(g.WhiteGone.Len(), g.WhiteOut, "White discards")
	for w := range g.WhiteGone {
		if g.WhiteSeen[w] > g.WhiteGone[w] {
			want(g.WhiteSeen[w], g.WhiteGone[w], "seen of the discards")
		}
	}
	wrong = append(wrong, lostBlacks(g)...)
	return append(wrong, lostThings(g)...)
}

func lostBlacks(g *Game) (wrong []string) {
	blacks := g.openBlacks()
	out := uint8(0)
	for b, n := range g.BlackGone {
		blacks[b] += n
		out += n
		if g.BlackSeen[b] > n {
			wrong = append(wrong, fmt.Sprintf("of %v %d were seen in the discards; there are %d", Black(b), g.BlackSeen[b], n))
		}
	}
	for i, b := range g.Blacks {
		if i < int(g.BlackLeft) {
			blacks[b]++
		} else if b != 0 || g.Known[i] != 0 {
			wrong = append(wrong, "something lies above the Black pile")
		}
	}
	for q := Tournament; q <= DragonQuest; q++ {
		for i, is := range g.Quests[q].Black {
			switch {
			case is.Down && i < int(g.Quests[q].Blacks):
				blacks[g.Down[q][i]]++
			case g.Down[q][i] != 0 || is.Down:
				wrong = append(wrong, "a card lies face down where there is none")
			}
		}
	}
	if g.Coming.Here {
		blacks[g.Comes]++
	}
	for i, b := range g.Two {
		if i < int(g.Held) {
			blacks[b]++
		} else if b != 0 {
			wrong = append(wrong, "a card is taken that is not there")
		}
	}
	if blacks != g.rules.Box.Black {
		wrong = append(wrong, fmt.Sprintf("Black cards: %v, not %v", blacks, g.rules.Box.Black))
	}
	if out != g.BlackOut {
		wrong = append(wrong, fmt.Sprintf("Black discards: %d, not %d", out, g.BlackOut))
	}
	return wrong
}

func lostThings(g *Game) (wrong []string) {
	bad := func(is bool, what string, args ...any) {
		if is {
			wrong = append(wrong, fmt.Sprintf(what, args...))
		}
	}
	bad(g.Engines > SiegeFull, "%d engines", g.Engines)
	bad(g.Sword > Bank || g.Sword < -Bank, "Excalibur at %d", g.Sword)
	bad(g.Black > BlackFull && !g.Over(), "%d black swords", g.Black)
	for q := PictWar; q <= SaxonWar; q++ {
		bad(g.Quests[q].Warriors > WarFull, "%d warriors at %v", g.Quests[q].Warriors, q)
	}
	knights := uint8(0)
	for s := range game.Seat(g.Seats) {
		p := g.Players[s]
		bad(p.Life > MaxLife, "Life %d of seat %d", p.Life, s)
		bad((p.At == NoPlace) != (p.Fate != Alive), "seat %d is at %v and its Knight is %d", s, p.At, p.Fate)
		bad(p.Fate != Alive && p.Hand+p.Life > 0, "seat %d is gone and has %d cards, Life %d", s, p.Hand, p.Life)
		bad(p.At != NoPlace && !g.InPlay(p.At), "seat %d is at %v, which is no place", s, p.At)
		bad(p.Fate == Alive && g.rules.Box.Quests[p.At].Solo && g.Present(p.At) != bit(s), "several are at %v", p.At)
		if p.Knight != Squire {
			bad(knights>>p.Knight&1 == 1, "%v is there twice", p.Knight)
			knights |= 1 << p.Knight
		}
	}
	for r, owner := range g.Relics {
		bad(owner >= game.Seat(g.Seats) || owner < Gone, "relic %v is seat %d's", Relic(r), owner)
		bad(owner >= 0 && g.Players[owner].Fate == Dead, "a dead one has the %v", Relic(r))
		bad(owner >= 0 && g.Players[owner].Fate == Unmasked && Relic(r) != Armour, "a Traitor has the %v", Relic(r))
	}
	bad(g.InPlay(LancelotQuest) == (g.Quests[DragonQuest].Status != Closed), "the Dragon is %d while Lancelot is %d", g.Quests[DragonQuest].Status, g.Quests[LancelotQuest].Status)
	return wrong
}
