package merlin

import (
	"math/bits"
	"slices"

	"merlin/game"
	"merlin/game/engine"
)

// The King's Decree: decrees lie face down on the provinces. A servant who has come
// onto a province space may fetch one in place of his action; together they buy
// small deeds.

const (
	decreesInAll   = 24
	decreesLying   = decreesInAll / Provinces // on a province at first
	decreesOfKind  = 6                        // of shields, flags, materials, points
	decreesForAny  = 2
	decreesForFive = 3
)

// DecreesOn are the decrees that lie on a province, the lowest first, as many as are
// left there.
type DecreesOn [decreesLying]Decree

// DecreesState is the state of the King's Decree. All may see who has looked where. Decrees that have come to light are told by their rows in the box.
type DecreesState struct {
	Open   [MaxSeats]uint32 // those that lie before a player, a bit for each row
	Boxed  uint32           // those used
	Looked [MaxSeats]uint8  // provinces whose decrees a seat has looked at, a bit each
	Left   [Provinces]uint8 // how many lie there

	Hidden DecreesHidden
}

func (DecreesState) modules() []*Module { return []*Module{decrees} }

// Count returns how many decrees lie before a seat.
func (d *DecreesState) Count(s game.Seat) int { return bits.OnesCount32(d.Open[s]) }

func (d *DecreesState) looked(s game.Seat, p Province) bool {
	return s != game.NoSeat && d.Looked[s]>>p&1 == 1
}

// DecreesHidden are the decrees face down. Whoever looked at a province knows those
// that lie there: none is ever added.
type DecreesHidden struct{ On [Provinces]DecreesOn }

// Where the numbers of the module's kinds begin, and single ones.
const (
	decreeActions = moduleActions + 110
	decreeSteps   = moduleSteps + 144
	decreeEvents  = moduleEvents + 128
	chanceDecrees = chanceModules + 2
	ForDecrees    = BaseReasons + 4
	TargetDecree  = moduleTargets + 4 // decree A of province B, or (A Nobody) all that lie there
	TargetDecrees = moduleTargets + 5 // Seat's decrees
)

const (
	ActServe        = decreeActions + iota // let servant A act in province B
	ActLook                                // look at the decrees of province A
	ActDecree                              // take one that shows A from province B
	ActDecreeDie                           // 1 decree: change die A to B
	ActDecreeAny                           // 2 decrees: take any item, or place a marker
	ActDecreePoints                        // 3 decrees: score
)

const (
	stepDealDecrees = decreeSteps + iota
	AskDecree
	AskDecreeAny
)

const (
	EventLooked = decreeEvents + iota
	EventDecree
	EventDecreeUsed
)

var decrees = &Module{
	Name:    "decrees",
	Tables:  []tableRow{{"decrees", decreesInAll, (*Box).readDecree, (*Box).checkDecrees}},
	Reasons: []ReasonAt{{ForDecrees, "decrees"}},
	Chance:  chanceDecrees,
	Actions: []actionRow{
		{Kind: ActServe, Text: "serve", Args: []argument{servantArg, provinceArg}, Target: at(TargetPlace), Do: nothing},
		{Kind: ActLook, Text: "look", Args: []argument{provinceArg}, Target: decreeTarget, Do: (*Game).look},
		{Kind: ActDecree, Text: "decree", Args: []argument{decreeArg}, Target: at(TargetDecree), Do: (*Game).takeDecree},
		{Kind: ActDecreeDie, Text: "decree-die", Args: []argument{dieArg, engine.Number}, Target: at(TargetDie), Do: (*Game).decreeDie},
		{Kind: ActDecreeAny, Text: "decree-any", Target: at(TargetDecrees), Do: (*Game).decreeAny},
		{Kind: ActDecreePoints, Text: "decree-points", Target: at(TargetDecrees), Do: (*Game).decreePoints},
	},
	Steps: []stepRow{
		{Kind: stepDealDecrees, Run: (*Game).dealDecrees},
		{Kind: AskPlaced, Name: "placed", Ask: (*Game).askPlaced},
		{Kind: AskDecree, Name: "decree", Ask: (*Game).askDecree},
		{Kind: AskDecreeAny, Name: "decree-any", Ask: (*Game).askDecreeAny},
	},
	Events: []eventRow{
		{
			Kind: EventLooked, Name: "looked", Args: "province", Arrive: looked,
		},
		{
			Kind: EventDecree, Name: "decree", Args: "row of the box's table, province", Arrive: decreeComes,
			Depart: func(t change, e game.Event) { t.Mods.Decrees.Left[e.Args[1]]-- },
		},
		{
			Kind: EventDecreeUsed, Name: "decree-used", Args: "row of the box's table",
			Depart: func(t change, e game.Event) { t.Mods.Decrees.Open[e.Seat] &^= 1 << e.Args[0] },
			Arrive: func(t change, e game.Event) { t.Mods.Decrees.Boxed |= 1 << e.Args[0] },
		},
		{Kind: EventRound, Arrive: decreesLie},
	},
	Setup: []StepAt{{Before: stepRollAll, Step: stepDealDecrees}}, // X2
	Free:  (*Game).offerDecrees,
	Signs: decreesSigns, Sign: decreesSign, Traits: decreesTraits, Trait: decreesTrait,
	Hide:    hideDecrees,
	Imagine: (*Game).imagineDecrees,
}

// decreeTarget is the pile of a province, not one of its decrees.
func decreeTarget(g *Game, a game.Action) game.Target {
	return game.Target{Kind: TargetDecree, Seat: g.Decision().Seat, A: Nobody, B: a.A}
}

// dealDecrees shuffles the decrees and lays four on each province, face down. // D1
func (g *Game) dealDecrees(step) {
	all := g.rules.Box.Mods.Decrees
	game.Shuffle(&g.Chance[chanceDecrees], all[:])
	g.Mods.Decrees.lay()
	g.layDecrees(all[:], game.NoSeat)
}

func (d *DecreesState) lay() {
	for p := range d.Left {
		d.Left[p] = decreesLying
	}
}

// decreesLie: when the first round begins they have been dealt. // D1
func decreesLie(t change, e game.Event) {
	if e.Args[0] == 1 {
		t.Mods.Decrees.lay()
	}
}

// layDecrees lays decrees on the provinces where a seat has not looked.
func (g *Game) layDecrees(all []Decree, s game.Seat) {
	for p := range Province(Provinces) {
		if g.Mods.Decrees.looked(s, p) {
			continue
		}
		on := g.decreesOn(p)
		copy(on, all)
		slices.Sort(on)
		all = all[len(on):]
	}
}

// decreesOn returns the decrees that lie on a province.
func (g *Game) decreesOn(p Province) []Decree {
	return g.Mods.Decrees.Hidden.On[p][:g.Mods.Decrees.Left[p]]
}

// askPlaced: the servant acts, or one looks at the decrees of his province. // D2, D2a
func (g *Game) askPlaced(st step) {
	if g.Mods.Decrees.Left[st.B] > 0 {
		g.Offer(ActServe, st.A, st.B)
		g.Offer(ActLook, st.B)
	}
}

// look takes the place of all that the servant was about to do; there is no way
// back from it. // D2, D2a, B56
func (g *Game) look(st step, a game.Action) {
	acts := step{Kind: stepServantActs, Seat: st.Seat, A: st.A, B: st.B}
	for g.Steps[g.Depth-1] == acts {
		g.Pop()
	}
	g.Reveal()
	g.Emit(EventLooked, st.Seat, int16(a.A))
	g.Push(step{Kind: AskDecree, Seat: st.Seat, A: a.A})
}

// askDecree offers the decrees of a province, also those that would give nothing;
// of equal ones, one. // D2
func (g *Game) askDecree(st step) {
	on := g.decreesOn(Province(st.A))
	for i, d := range on {
		if i == 0 || d != on[i-1] {
			g.Offer(ActDecree, uint8(d), st.A)
		}
	}
}

// takeDecree lays a decree open before its owner, who gets what it shows. // D2, D2b
func (g *Game) takeDecree(st step, a game.Action) {
	d, p := Decree(a.A), Province(a.B)
	row := g.decreeRow(d)
	g.Emit(EventDecree, st.Seat, int16(row), int16(p))
	if item, colour, ok := d.Thing(); ok {
		g.Push(step{Kind: AskTakeHere, Seat: st.Seat, A: uint8(item), B: uint8(colour)})
		return
	}
	g.score(st.Seat, d.Points(), ForDecrees)
}

// remove takes away a decree of those on a province.
func (on *DecreesOn) remove(d Decree) {
	if i := slices.Index(on[:], d); i >= 0 {
		copy(on[i:], on[i+1:])
		on[len(on)-1] = 0
	}
}

// come returns the rows of the decrees that have come to light.
func (d *DecreesState) come() uint32 {
	rows := d.Boxed
	for _, open := range d.Open {
		rows |= open
	}
	return rows
}

// decreeRow returns the first row with a decree that has not come to light: equal
// decrees come in the order of the box, so that none tells of another.
func (g *Game) decreeRow(d Decree) int {
	come := g.Mods.Decrees.come()
	for row, shows := range g.rules.Box.Mods.Decrees {
		if shows == d && come>>row&1 == 0 {
			return row
		}
	}
	panic("a decree lies on a province and has come to light") // only if one were doubled
}

// offerDecrees offers what the decrees before a player buy. // D3
func (g *Game) offerDecrees(s game.Seat) {
	n := g.Mods.Decrees.Count(s)
	if n == 0 {
		return
	}
	g.offerTurned(s, ActDecreeDie, MerlinDie+1, 1)
	if n >= decreesForAny && g.Answers(step{Kind: AskDecreeAny, Seat: s}) {
		g.Offer(ActDecreeAny)
	}
	if n >= decreesForFive {
		g.Offer(ActDecreePoints)
	}
}

// payDecrees puts decrees into the box, the first rows before others: what they show
// does not matter any more. // D3
func (g *Game) payDecrees(s game.Seat, n int) {
	for range n {
		g.Emit(EventDecreeUsed, s, int16(bits.TrailingZeros32(g.Mods.Decrees.Open[s])))
	}
}

func (g *Game) decreeDie(st step, a game.Action) {
	g.Push(st)
	g.payDecrees(st.Seat, 1)
	g.setDie(st.Seat, a.A, a.B)
}

func (g *Game) decreeAny(st step, _ game.Action) {
	g.Push(st)
	g.payDecrees(st.Seat, decreesForAny)
	g.Push(step{Kind: AskDecreeAny, Seat: st.Seat})
}

// askDecreeAny offers any item of any province, or a marker anywhere. // D3
func (g *Game) askDecreeAny(st step) {
	g.askTakeAny(st)
	g.offerInfluence(st.Seat)
}

func (g *Game) decreePoints(st step, _ game.Action) {
	g.Push(st)
	g.payDecrees(st.Seat, decreesForFive)
	g.score(st.Seat, 5, ForDecrees)
}

// hideDecrees leaves the decrees of the provinces where a seat has looked. // D2b
func hideDecrees(m *Mods, s game.Seat) {
	for p := range Province(Provinces) {
		if !m.Decrees.looked(s, p) {
			m.Decrees.Hidden.On[p] = DecreesOn{}
		}
	}
}

// looked notes who has looked where. What a viewer sees himself stands in his next view
// only; until then he has not looked.
func looked(t change, e game.Event) {
	if t.view == nil || t.view.Seat != e.Seat {
		t.Mods.Decrees.Looked[e.Seat] |= 1 << e.Args[0]
	}
}

// decreeComes lays a decree open; it is none of those any more that lie on the province,
// where they are known.
func decreeComes(t change, e game.Event) {
	t.Mods.Decrees.Open[e.Seat] |= 1 << e.Args[0]
	t.Mods.Decrees.Hidden.On[e.Args[1]].remove(t.Box.Mods.Decrees[e.Args[0]])
}

// Decrees returns the decrees of a province where the viewer has looked, nil of others.
func (v *View) Decrees(p Province) []Decree {
	if !v.Mods.Decrees.looked(v.Seat, p) {
		return nil
	}
	return v.Mods.Decrees.Hidden.On[p][:v.Mods.Decrees.Left[p]]
}

// imagineDecrees deals anew what lies where a seat has not looked. // D2b
func (g *Game) imagineDecrees(s game.Seat, chance *game.Stream) {
	var known [allDecrees]uint8 // to the seat, by what they show
	for p := range Province(Provinces) {
		if g.Mods.Decrees.looked(s, p) {
			for _, d := range g.decreesOn(p) {
				known[d]++
			}
		}
	}
	come := g.Mods.Decrees.come()
	unseen := make([]Decree, 0, decreesInAll)
	for row, d := range g.rules.Box.Mods.Decrees {
		switch {
		case come>>row&1 == 1:
		case known[d] > 0:
			known[d]--
		default:
			unseen = append(unseen, d)
		}
	}
	game.Shuffle(chance, unseen)
	g.layDecrees(unseen, s)
}
