package roundtable

import (
	"testing"

	"merlin/game"
)

// enrich makes of a game that has just begun one in which much has happened, by chance:
// relics have been won, Quests are near their end, cards lie face down, piles are short,
// somebody is dead, the Traitor perhaps unmasked. Games by chance hardly come that far.
func enrich(t *testing.T, g *Game, chance *game.Stream) {
	t.Helper()
	once := func(n int) bool { return chance.N(n) == 0 }
	for s := range game.Seat(g.Seats) {
		if g.Gifts = 0; g.Lives(s) {
			g.Players[s].Life = uint8(1 + chance.N(MaxLife))
			for range chance.N(8) {
				g.draw(s)
			}
		}
	}
	for r, q := range []Place{LancelotQuest, ExcaliburQuest, GrailQuest} {
		if once(2) {
			g.Relics[r], g.Quests[q].Status = game.Seat(chance.N(int(g.Seats-g.rules.Options.Late))), Won
			if q == LancelotQuest {
				g.Quests[DragonQuest].Status = Open
			}
		}
	}
	g.enrichQuests(chance)
	g.White, g.Black, g.Engines = uint8(chance.N(8)), uint8(chance.N(4)), uint8(chance.N(9))
	g.enrichPlaces(chance)
	if f := g.Felon; f != game.NoSeat && once(3) {
		g.Sealed = false
		g.unmask(f)
	}
	g.shorten(chance)
	s := game.Seat(chance.N(int(g.Seats)))
	for g.Gone(s) {
		s = g.after(s, 1)
	}
	if err := g.Happen(s, "turn"); err != nil {
		t.Fatal(err)
	}
}

// enrichQuests lays cards of the piles on Quests.
func (g *Game) enrichQuests(chance *game.Stream) {
	t := g.Table()
	for g.WhiteLeft > 6 {
		w, _ := g.nextWhite()
		q := Tournament + Place(chance.N(Places-1))
		switch {
		case q == GrailQuest && w == GrailCard && g.Count(RowFree) > 2:
			g.Row[g.nearest(RowFree)] = RowGrail
		case q == GrailQuest && w == Heroism && g.Heroism == Camelot:
			g.Heroism = q
		case w.Fight() && t.Fits(q, w) && g.Quests[q].Whites()+1 < g.rules.Box.Quests[q].White:
			g.Quests[q].White[w]++
		default:
			g.WhiteGone[w]++
			g.WhiteOut++
		}
		g.WhiteLeft--
	}
	for g.BlackLeft > 30 {
		b, _ := g.nextBlack()
		q, inPlay := g.Goes(b.Name())
		switch {
		case inPlay && q.Combat() && g.Quests[q].Blacks+1 < g.rules.Box.Quests[q].Black:
			g.layByHand(q, b, chance)
		case b == Despair && g.Count(RowFree) > 1:
			at := g.farthest(RowFree)
			g.Row[at], g.Despair[at] = RowDespair, uint8(g.Count(RowDespair))+1
		case b == Mists:
			g.Mists = true
		case b == DarkForest:
			g.Forest = true
		case b == Vivien:
			g.Vivien = true
		case b == Mordred:
			g.Mordred = PictWar
		default:
			g.BlackGone[b]++
			g.BlackOut++
		}
		g.BlackLeft--
	}
	for q := PictWar; q <= SaxonWar; q++ {
		g.Quests[q].Warriors = uint8(chance.N(WarFull))
	}
	g.Sword = int8(chance.N(9) - 4)
}

// layByHand lays a card on a Quest, face down now and then.
func (g *Game) layByHand(q Place, b Black, chance *game.Stream) {
	state := &g.Quests[q]
	state.Black[state.Blacks] = Laid{Face: b}
	if chance.N(2) == 0 {
		state.Black[state.Blacks] = Laid{Face: NoBlack, Down: true, Seen: bit(game.Seat(chance.N(int(g.Seats))))}
		g.Down[q][state.Blacks] = b
	}
	state.Blacks++
}

// enrichPlaces sends Knights to places; where nobody is on a solo Quest no White cards lie
// there.
func (g *Game) enrichPlaces(chance *game.Stream) {
	t := g.Table()
	for s := range game.Seat(g.Seats) {
		if q := Place(chance.N(Places)); g.Lives(s) && t.RoomOn(q) {
			g.Players[s].At = q
		}
	}
	for q := Tournament; q < Places; q++ {
		if state := &g.Quests[q]; !g.InPlay(q) || g.rules.Box.Quests[q].Solo && g.Present(q) == 0 {
			for w, n := range state.White {
				g.WhiteGone[w] += n
				g.WhiteOut += n
			}
			state.White = [Fights]uint8{}
		}
	}
	if g.InPlay(GrailQuest) {
		return
	}
	for i, is := range g.Row {
		switch is {
		case RowGrail:
			g.WhiteGone[GrailCard]++
			g.WhiteOut++
		case RowDespair:
			g.BlackGone[Despair]++
			g.BlackOut++
		}
		g.Row[i], g.Despair[i] = RowFree, 0
	}
	if g.Forest {
		g.Forest = false
		g.BlackGone[DarkForest]++
		g.BlackOut++
	}
	if g.Heroism == GrailQuest {
		g.Heroism = Camelot
		g.WhiteGone[Heroism]++
		g.WhiteOut++
	}
}

// shorten puts cards of the piles onto the discards, so that they are used up soon.
func (g *Game) shorten(chance *game.Stream) {
	for left := uint8(1 + chance.N(6)); g.WhiteLeft > left; g.WhiteLeft-- {
		top := &g.Whites[g.WhiteLeft-1]
		g.WhiteGone[*top]++
		g.WhiteOut++
		*top = 0
	}
	for left := uint8(1 + chance.N(6)); g.BlackLeft > left; g.BlackLeft-- {
		top := &g.Blacks[g.BlackLeft-1]
		g.BlackGone[*top]++
		g.BlackOut++
		*top, g.Known[g.BlackLeft-1] = 0, 0
	}
}
