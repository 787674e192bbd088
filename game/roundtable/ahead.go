package roundtable

import "merlin/game"

// traitRows are the features of the value, by the place where each row begins.
type traitRows struct {
	one, evil, behind, lead                       row
	engines, blackSwords                          row // reached, by number
	lives, least, dead, cards, hands              row
	own, ownFights, ownHigh, ownGrails, ownMerlin row
	closed, whites, blacks, strength, present     row // of Quests, by kind
	sword, relics, lasting                        row
	unmasked, doubt, pile, turns                  row
}

// mostPlaces is more than the places of a side of any Quest.
const mostPlaces = 8

// kinds is how many kinds of Quests there are.
const kinds = placeKinds - 1

var trait, traitNames = nameTraits()

func nameTraits() (r traitRows, names []string) {
	var n namer
	n.row(&r.one, "one", 1)
	n.row(&r.evil, "evil", 2)
	n.row(&r.behind, "behind", 3)
	n.row(&r.lead, "lead", 2)
	n.row(&r.engines, "engines", SiegeFull)
	n.row(&r.blackSwords, "black", BlackFull)
	n.row(&r.lives, "lives", 1)
	n.row(&r.least, "least", 3)
	n.row(&r.dead, "dead", 1)
	n.row(&r.cards, "cards", 1)
	n.row(&r.hands, "empty", 1)
	n.row(&r.own, "own-life", 1)
	n.row(&r.ownFights, "own-fights", 1)
	n.row(&r.ownHigh, "own-high", 1)
	n.row(&r.ownGrails, "own-grails", 1)
	n.row(&r.ownMerlin, "own-merlins", 1)
	n.row(&r.closed, "over", kinds)
	n.row(&r.whites, "white", kinds*mostPlaces)
	n.row(&r.blacks, "foe", kinds*mostPlaces)
	n.row(&r.strength, "strength", kinds)
	n.row(&r.present, "present", kinds)
	n.row(&r.sword, "sword", 2*Bank+1)
	n.row(&r.relics, "relic", int(Relics))
	n.row(&r.lasting, "lasting", 5)
	n.row(&r.unmasked, "unmasked", 1)
	n.row(&r.doubt, "doubt", 2)
	n.row(&r.pile, "pile", 1)
	n.row(&r.turns, "round", 1)
	return r, n.names
}

// ahead values positions where a turn begins, for computer players: what the end of the
// game will be worth to a seat, by what it may know. To a Traitor all is worth the contrary.
type ahead struct {
	j    judge
	f    *game.Features
	sign int
}

// Names returns the features' names.
func (v *ahead) Names() []string { return traitNames }

// Phases is how many there are, by how many swords lie on the Round Table.
func (v *ahead) Phases() int { return TableFull / 2 }

// Phase returns the phase of a position.
func (v *ahead) Phase(g game.Game) int { return min(int(g.(*Game).Swords())/2, TableFull/2-1) }

// Moment counts the turns.
func (v *ahead) Moment(g game.Game) int { return int(g.(*Game).memory.turns) }

// Until returns the moment when everybody has been on turn once more.
func (v *ahead) Until(of game.Game, _ game.Seat) int {
	return int(of.(*Game).memory.turns) + reach
}

// reach is how many turns ahead playouts go.
const reach = 3

// End returns what the end of a game is worth to a seat: its side has won, or not.
func (v *ahead) End(of game.Game, s game.Seat) int {
	g := of.(*Game)
	if g.Victory != (g.Felon == s) {
		return stake
	}
	return -stake
}

// stake is what a victory is worth, in points.
const stake = 200

// Note notes what a seat may know of a position.
func (v *ahead) Note(of game.Game, s game.Seat, f *game.Features) {
	g := of.(*Game)
	v.j = judge{Game: g, table: g.Table(), seat: s, me: &g.Players[s], hand: &g.Hands[s], evil: g.loyaltySeen(s) == Traitor}
	v.f, v.sign = f, v.j.sign()
	v.add(trait.one, 1)
	v.noteSwords(g)
	v.noteKnights(g)
	if !v.j.evil {
		v.noteHand(g, s)
	}
	for q := Tournament; q < Places; q++ {
		v.noteQuest(g, q)
	}
	v.noteTable(g)
	v.noteDoubt(g, s)
}

func (v *ahead) add(at, n int) { v.f.Add(at, v.sign*n) }

func (v *ahead) noteSwords(g *Game) {
	lead := int(g.White) - int(g.Black)
	v.add(trait.lead, lead)
	v.add(trait.lead+1, abs(lead))
	for i := range 3 {
		v.add(trait.behind+i, int(one(lead <= i-1)))
	}
	for n := range int(g.Engines) {
		v.add(trait.engines+min(n, SiegeFull-1), 1)
	}
	for n := range int(g.Black) {
		v.add(trait.blackSwords+min(n, BlackFull-1), 1)
	}
}

func abs(n int) int { return max(n, -n) }

// noteKnights notes how those live who are left.
func (v *ahead) noteKnights(g *Game) {
	lives, cards := 0, 0
	for s := range game.Seat(g.Seats) {
		p := &g.Players[s]
		if !g.Lives(s) {
			v.add(trait.dead, 1)
			continue
		}
		lives += int(p.Life)
		cards += int(min(p.Hand, HandFull))
		if p.Life <= 3 {
			v.add(trait.least+max(int(p.Life), 1)-1, 1)
		}
		if p.Hand <= 2 {
			v.add(trait.hands, 1)
		}
	}
	v.add(trait.lives, lives)
	v.add(trait.cards, cards)
}

func (v *ahead) noteHand(g *Game, s game.Seat) {
	hand := &g.Hands[s]
	v.add(trait.own, int(g.Players[s].Life))
	v.add(trait.ownFights, int(hand[Fight1]+hand[Fight2]+hand[Fight3]))
	v.add(trait.ownHigh, int(hand[Fight4]+hand[Fight5]))
	v.add(trait.ownGrails, int(hand[GrailCard])*int(one(g.InPlay(GrailQuest))))
	v.add(trait.ownMerlin, int(hand[Merlin]))
}

// noteQuest notes how far either side has come on a Quest.
func (v *ahead) noteQuest(g *Game, q Place) {
	k := kindOf(q)
	if !g.InPlay(q) {
		v.add(trait.closed+k, int(one(g.Quests[q].Status != Closed)))
		return
	}
	if q == ExcaliburQuest {
		v.add(trait.sword+clamp(int(g.Sword), Bank)+Bank, 1)
	} else {
		white := int(g.Quests[q].Whites())
		if q == GrailQuest {
			white = int(g.Count(RowGrail))
		}
		v.add(trait.whites+k*mostPlaces+min(white, mostPlaces-1), 1)
		v.add(trait.blacks+k*mostPlaces+min(v.j.blacks(q), mostPlaces-1), 1)
	}
	for s := range game.Seat(g.Seats) {
		if g.Lives(s) && g.Players[s].At == q {
			v.add(trait.present+k, 1)
		}
	}
	if q.Combat() {
		v.add(trait.strength+k, clamp(int(g.Quests[q].WhiteSum())-v.j.strengthOf(q), 12))
	}
}

func (v *ahead) noteTable(g *Game) {
	for r := range Relics {
		v.add(trait.relics+r, int(one(g.Owner(Relic(r)) != game.NoSeat)))
	}
	for i, is := range [...]bool{g.Mists, g.Forest, g.Vivien, g.Mordred != Camelot, g.Heroism != Camelot} {
		v.add(trait.lasting+i, int(one(is)))
	}
	v.add(trait.pile, min(int(g.BlackLeft)/4, 16))
	v.add(trait.turns, int(g.memory.turns)/int(g.Seats))
}

// noteDoubt notes what the seat knows of a Traitor: that he is known, or how likely there is
// one in hiding.
func (v *ahead) noteDoubt(g *Game, s game.Seat) {
	if v.j.evil {
		v.add(trait.evil, 1)
		v.add(trait.evil+1, int(one(v.j.me.Fate != Unmasked)))
		return
	}
	if g.felonKnown(game.NoSeat) {
		v.add(trait.unmasked, 1)
		return
	}
	if g.rules.Options.Loyalty == NoTraitor {
		return
	}
	odds, all := g.suspicions(s, since)
	sum, most := 0, 0
	for _, n := range odds {
		sum += n
		most = max(most, n)
	}
	v.add(trait.doubt, 16*sum/max(all, 1))
	v.add(trait.doubt+1, 16*most/max(all, 1))
}
