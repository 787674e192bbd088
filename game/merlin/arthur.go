package merlin

import (
	"merlin/game"
	"merlin/game/engine"
)

// Arthur: a figure on a ring of his own, with a fifth die, Picts to fight, and two
// other flags. The Picts are in arthur_picts.go, what becomes of manors is in
// arthur_manors.go. What the King's Favour makes of the signet ring and of the points
// space for manors is in favour.go (A12).

// ArthurState is the state of Arthur.
type ArthurState struct {
	At    uint8     // the space he stands on
	Ring  game.Seat // the signet ring's owner, NoSeat while it lies on the board
	Shift int8      // what ±1 flags add to the taken die (A9a)
	Picts PictsState

	Hidden ArthurHidden
}

func (ArthurState) modules() []*Module { return []*Module{arthur} }

const innerSpaces = 13

// Spaces of Arthur's. ResourceSpace is one of the inner ring: an item from any province,
// or (InfluenceItem) a marker to any.
const (
	AppleSpace SpaceKind = arthurSpaces + iota
	ActivateSpace
	MoveArthurSpace
	StairsSpace
	ResourceSpace
	PictsSpace
	MoveMerlinSpace
	RingSpace
	ReplaceSpace
)

// ArthurFigure is moved by the ArthurDie.
const (
	ArthurFigure Figure = MerlinFigure + 1
	ArthurDie           = MerlinDie + 1
)

// Where the numbers of the module's kinds begin, and single ones.
const (
	arthurActions = moduleActions + 10
	arthurSteps   = moduleSteps + 16
	arthurEvents  = moduleEvents + 16
	arthurSpaces  = moduleSpaces
	arthurSide    = 1 // of the rondel
	chancePicts   = chanceModules
	ForPicts      = BaseReasons + 1
	TargetPict    = moduleTargets + 1 // open Pict A
	TargetPile    = moduleTargets + 2 // pile A of the Picts
)

const (
	ActRing      = arthurActions + iota // lay off quest A by the signet ring
	ActWalk                             // walk figure A by B spaces, C: 0 clockwise, 1 back
	ActActivate                         // have servant A act in province B, where he stands
	ActReplace                          // replace the manor on tile A
	ActKeep                             // keep the manor on tile A
	ActExchange                         // have the die move figure A
	ActPlus                             // count the die one more
	ActMinus                            // count it one less
	ActPict                             // take the Pict on place A
	ActPile                             // fill the gap from pile A
	ActFreeManor                        // build on tile A without paying
)

const (
	stepSetArthur = arthurSteps + iota
	stepSetPicts
	AskResource
	AskRing
	AskWalkArthur
	AskWalkMerlin
	AskActivate
	AskReplace
	stepPrune
	AskKeep
	AskPict
	AskPile
	AskFreeManor
	stepScorePicts
)

const (
	EventRing = arthurEvents + iota
	EventReplaced
	EventLed
	EventShifted
	EventPict
	EventPictOpen
	EventPictsScored
)

var arthur = &Module{
	Name:  "arthur",
	Side:  arthurSide,                                      // A8
	Inner: func(b *Box) []Space { return b.Mods.Inner[:] }, // A2 to A7
	Figures: []FigureAt{{ArthurDie, ArthurFigure, figureRow{
		name: "arthur", either: true,
		at: func(p *Public, _ game.Seat) *uint8 { return &p.Mods.Arthur.At },
	}}},
	Flags: []FlagAt{ // A1a, A9
		{Black, power{"exchange", beforeMove, (*Game).offerExchange}},
		{Grey, power{"plus-minus", beforeMove, (*Game).offerPlusMinus}},
	},
	SpaceKinds: []SpaceKindAt{
		{AppleSpace, spaceRow{word: "apple", act: (*Game).appleSpace}},
		{ActivateSpace, spaceRow{word: "activate", act: ask(AskActivate)}},
		{MoveArthurSpace, spaceRow{word: "move-arthur", act: ask(AskWalkArthur)}},
		{StairsSpace, spaceRow{word: "stairs", act: (*Game).stairsSpace}},
		{ResourceSpace, spaceRow{word: "resource", of: thingWords[:InfluenceItem+1], act: ask(AskResource)}},
		{PictsSpace, spaceRow{word: "picts", act: ask(AskPict)}},
		{MoveMerlinSpace, spaceRow{word: "move-merlin", act: ask(AskWalkMerlin)}},
		{RingSpace, spaceRow{word: "ring", act: (*Game).ringSpace}},
		{ReplaceSpace, spaceRow{word: "replace", act: ask(AskReplace)}},
	},
	Tables: []tableRow{
		{"rondel with arthur", Spaces, readSpace(side(arthurSide)), checkSide(arthurSide)},
		{"inner ring", innerSpaces, readSpace(func(b *Box) []Space { return b.Mods.Inner[:] }), nil},
		{"picts", pictsInAll, (*Box).readPict, nil},
	},
	Reasons: []ReasonAt{{ForPicts, "picts"}},
	Dies:    []DieAt{{ArthurDie, "arthur"}},
	Chance:  chancePicts,
	Actions: []actionRow{
		{Kind: ActRing, Text: "ring", Args: []argument{engine.Number}, Target: at(TargetCard), Do: (*Game).ringQuest},
		{Kind: ActWalk, Text: "walk", Args: []argument{figureArg, engine.Number, directionArg}, Target: walkTarget, Do: (*Game).walk},
		{Kind: ActActivate, Text: "activate", Args: []argument{servantArg, provinceArg}, Target: at(TargetPlace), Do: (*Game).activate},
		{Kind: ActReplace, Text: "replace", Args: []argument{tileArg}, Target: at(TargetTile), Do: (*Game).replaceManor},
		{Kind: ActKeep, Text: "keep", Args: []argument{tileArg}, Target: at(TargetTile), Do: (*Game).keepManor},
		{Kind: ActExchange, Text: "exchange", Args: []argument{figureArg}, Target: at(TargetFigure), Do: (*Game).exchange},
		{Kind: ActPlus, Text: "plus", Target: flagTarget("plus-minus"), Do: shift(1)},
		{Kind: ActMinus, Text: "minus", Target: flagTarget("plus-minus"), Do: shift(-1)},
		{Kind: ActPict, Text: "pict", Args: []argument{engine.Place}, Target: at(TargetPict), Do: (*Game).takePict},
		{Kind: ActPile, Text: "pile", Args: []argument{engine.Place}, Target: at(TargetPile), Do: (*Game).openPict},
		{Kind: ActFreeManor, Text: "free-manor", Args: []argument{tileArg}, Target: at(TargetTile), Do: (*Game).freeManor},
	},
	Steps: []stepRow{
		{Kind: stepSetArthur, Run: (*Game).setArthur},
		{Kind: stepSetPicts, Run: (*Game).setPicts},
		{Kind: stepPrune, Does: "prune", Run: (*Game).prune},
		{Kind: stepScorePicts, Does: "score-picts", Run: (*Game).scorePicts},

		{Kind: AskResource, Name: "resource", Ask: (*Game).askResource, Doing: true},
		{Kind: AskRing, Name: "ring", Ask: (*Game).askRing, Doing: true},
		{Kind: AskWalkArthur, Name: "walk-arthur", Ask: askWalk(ArthurFigure, 1), Doing: true},
		{Kind: AskWalkMerlin, Name: "walk-merlin", Ask: askWalk(MerlinFigure, 3), Doing: true},
		{Kind: AskActivate, Name: "activate", Ask: (*Game).askActivate, Doing: true},
		{Kind: AskReplace, Name: "replace", Ask: (*Game).askReplace, Doing: true},
		{Kind: AskKeep, Name: "keep", Ask: (*Game).askKeep},
		{Kind: AskPict, Name: "pict", Ask: (*Game).askPict, Doing: true},
		{Kind: AskPile, Name: "pile", Ask: (*Game).askPile, Auto: true},
		{Kind: AskFreeManor, Name: "free-manor", Ask: (*Game).askFreeManor, Doing: true},
	},
	Events: []eventRow{
		{Kind: EventTurn, Arrive: func(t change, _ game.Event) { t.Mods.Arthur.Shift = 0 }},
		{
			Kind: EventRing, Name: "ring", Args: "owner before or -1",
			Arrive: func(t change, e game.Event) { t.Mods.Arthur.Ring = e.Seat },
		},
		{
			Kind: EventReplaced, Name: "replaced", Args: "tile; the manor before goes as manor-back",
			Depart: manorLeaves, Arrive: manorStands,
		},
		{
			Kind: EventLed, Name: "led", Args: "figure that the die moves now",
			Arrive: func(t change, e game.Event) { t.lead(e.Seat, Figure(e.Args[0])) },
		},
		{
			Kind: EventShifted, Name: "shifted", Args: "1 or -1, spaces to move now",
			Arrive: func(t change, e game.Event) { t.Mods.Arthur.Shift += int8(e.Args[0]) },
		},
		{
			Kind: EventPict, Name: "pict", Args: "Pict, place",
			Depart: func(t change, e game.Event) { t.Mods.Arthur.Picts.Open[e.Args[1]] = NoPict },
			Arrive: func(t change, e game.Event) { t.Mods.Arthur.Picts.Taken[e.Seat] |= 1 << e.Args[0] },
		},
		{
			Kind: EventPictOpen, Name: "pict-open", Args: "Pict, place, pile",
			Depart: func(t change, e game.Event) { t.Mods.Arthur.Picts.Left[e.Args[2]]-- },
			Arrive: func(t change, e game.Event) { t.Mods.Arthur.Picts.Open[e.Args[1]] = uint8(e.Args[0]) },
		},
		{Kind: EventPictsScored, Name: "picts-scored", Args: "values with the ring's 3", Arrive: boxPicts},
	},
	Dice:      1,                                             // A1
	RollLimit: func(_ Table, n uint8) uint8 { return n + 1 }, // A1
	Setup:     []StepAt{{Behind: stepSetBoard, Step: stepSetArthur}, {Before: stepRollAll, Step: stepSetPicts}},
	Scoring:   []StepAt{{Behind: stepScoreDomain, Step: stepPrune}, {Behind: stepScoreServants, Step: stepScorePicts}},
	Pace:      func(t Table, n uint8) uint8 { return shifted(n, t.Mods.Arthur.Shift) },
	Razes:     func(Table, bool) bool { return true }, // W7g
	Hide:      func(m *Mods, _ game.Seat) { m.Arthur.Hidden = ArthurHidden{} },
	Signs:     arthurSigns, Sign: arthurSign, Traits: arthurTraits, Trait: arthurTrait, Landings: arthurLandings,
	Imagine: func(g *Game, _ game.Seat, chance *game.Stream) { g.shufflePicts(chance) },
}

// figureArg writes a figure.
func figureArg(v uint8) string { return engine.Word([]string{"", "knight", "merlin", "arthur"}, v) }

// setArthur puts Arthur on the stairs; the signet ring lies on its space. // A1
func (g *Game) setArthur(step) {
	g.Mods.Arthur.At, g.Mods.Arthur.Ring = Spaces, game.NoSeat
}

// ringSpace takes the signet ring, then fulfils a quest of the hand without its
// conditions, also when the ring was one's own already. // A2
func (g *Game) ringSpace(s game.Seat, _ Space) {
	g.Turn.Did = true
	g.Emit(EventRing, s, int16(g.Mods.Arthur.Ring))
	g.Push(step{Kind: AskRing, Seat: s})
}

// askRing offers the whole hand. // A2
func (g *Game) askRing(st step) {
	if !g.Table().Completes() {
		return
	}
	for hand := g.Hands[st.Seat]; hand != 0; hand = hand.rest() {
		g.Offer(ActRing, uint8(hand.first()))
	}
}

// ringQuest does not count against the one quest a turn. // A2
func (g *Game) ringQuest(st step, a game.Action) { g.complete(st.Seat, Card(a.A)) }

// stairsSpace moves one's knight on to the next province space that may be entered,
// and does its action. // A3
func (g *Game) stairsSpace(s game.Seat, _ Space) {
	t := g.Table()
	to := t.Walk(g.Players[s].Knight, 1, 0)
	for t.spaces[to].Kind != ProvinceSpace {
		to = t.Walk(to, 1, 0)
	}
	g.put(s, KnightFigure, to, 1)
	g.actWithin(s, to, KnightFigure, true)
}

// askResource offers the item shown from any province, or a marker to any. // A4
func (g *Game) askResource(st step) {
	if Item(st.A) == InfluenceItem {
		g.offerInfluence(st.Seat)
		return
	}
	for p := range Province(Provinces) {
		if g.Table().Open(Item(st.A), p) {
			g.Offer(ActTake, st.A, uint8(p))
		}
	}
}

// askWalk offers to walk a figure, whatever ring it stands on, 1 to most spaces
// either way. // A5, A8
func askWalk(f Figure, most uint8) func(*Game, step) {
	return func(g *Game, _ step) {
		for n := uint8(1); n <= most; n++ {
			g.Offer(ActWalk, uint8(f), n, 0)
			g.Offer(ActWalk, uint8(f), n, 1)
		}
	}
}

// walk ends with the action of the space reached, as part of the one being done: a
// staff may double it if it is Merlin's. // A5, A8, A8b
func (g *Game) walk(st step, a game.Action) {
	t, f := g.Table(), Figure(a.A)
	to := t.Walk(*t.figure(st.Seat, f), a.B, a.C)
	g.put(st.Seat, f, to, 1-2*int16(a.C))
	g.actWithin(st.Seat, to, f, true)
}

// walkTarget is the space where the figure would land.
func walkTarget(g *Game, a game.Action) game.Target {
	t, s := g.Table(), g.Decision().Seat
	return game.Target{Kind: TargetSpace, Seat: s, A: t.Walk(*t.figure(s, Figure(a.A)), a.B, a.C)}
}

// appleSpace takes an apple; it is void when none is left. // A8
func (g *Game) appleSpace(s game.Seat, _ Space) {
	g.Turn.Did = g.Table().apples()
	g.takeApple(s)
}

// askActivate offers one's servants in provinces. // A8a
func (g *Game) askActivate(st step) {
	for v, where := range g.Players[st.Seat].Servants {
		if where != Castle {
			g.Offer(ActActivate, uint8(v), uint8(where))
		}
	}
}

// activate has a servant act where he stands; he is not placed. // A8a
func (g *Game) activate(st step, a game.Action) {
	g.servantAct(st.Seat, Servant(a.A), Province(a.B))
}

// offerExchange: the die moves another figure. // A9
func (g *Game) offerExchange(_ game.Seat) {
	if !g.inHand() {
		return
	}
	for f := KnightFigure; f <= ArthurFigure; f++ {
		if f != g.Turn.Figure {
			g.Offer(ActExchange, uint8(f))
		}
	}
}

func (g *Game) exchange(st step, a game.Action) {
	g.Push(st)
	g.payFlag(st.Seat, "exchange")
	g.Emit(EventLed, st.Seat, int16(a.A))
}

// shifted is what a taken die counts with its ±1 flags: 0 to 7. They count last, so a
// later change of the die itself stays within that too. // A9a
func shifted(n uint8, by int8) uint8 { return uint8(min(max(int8(n)+by, 0), 7)) }

// offerPlusMinus: the taken die counts one more or one less, if the sum is within
// 0 to 7 then. // A9a
func (g *Game) offerPlusMinus(_ game.Seat) {
	if !g.inHand() {
		return
	}
	sum := int8(g.dieValue()) + g.Mods.Arthur.Shift
	if sum >= -1 && sum < 7 {
		g.Offer(ActPlus)
	}
	if sum > 0 && sum <= 8 {
		g.Offer(ActMinus)
	}
}

func shift(by int8) func(*Game, step, game.Action) {
	return func(g *Game, st step, _ game.Action) {
		g.Push(st)
		g.payFlag(st.Seat, "plus-minus")
		g.Emit(EventShifted, st.Seat, int16(by), int16(shifted(g.dieValue(), g.Mods.Arthur.Shift+by)))
	}
}
