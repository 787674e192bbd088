package merlin

import (
	"math/bits"

	"merlin/game"
)

// The King's Favour: a board of abilities for each player, a column for each
// servant, three rows deep. Quests bring seals onto it.

const (
	sealsEach  = 4
	FavourRows = 3 // of a column
)

// Rows of the board.
const (
	PointRow uint8 = iota // F2
	PlaceRow              // F3
	DeedRow               // F4
)

// FavourState is the state of the King's Favour.
type FavourState struct {
	Seals   [MaxSeats]uint16 // abilities with a seal, a bit each: 3 × column + row
	Turned  [MaxSeats]uint8  // columns whose seal in the last row is turned over
	Counted bool             // F4c was used in this turn
	Repeat  bool             // and a staff repeats it
}

// Has tells whether a seat has a seal on an ability. // F1
func (f *FavourState) Has(s game.Seat, column Servant, row uint8) bool {
	return f.Seals[s]>>(FavourRows*uint8(column)+row)&1 == 1
}

// Ready tells whether the ability in the last row may be used. // F4
func (f *FavourState) Ready(s game.Seat, column Servant) bool {
	return f.Has(s, column, DeedRow) && f.Turned[s]>>column&1 == 0
}

// Left returns how many seals a seat has still to put down. // F1
func (f *FavourState) Left(s game.Seat) int { return sealsEach - bits.OnesCount16(f.Seals[s]) }

const (
	ActPoints     = favourActions + iota // take the points of a quest
	ActSeal                              // put a seal on column A, row B
	ActExpel                             // F4b: drive off a traitor of colour A
	ActCount                             // F4c: count things of kind A
	ActBuildTwice                        // F4a
	ActPlaceTwice                        // F4d
	ActNoFavour                          // leave the ability
)

const (
	stepCount = favourSteps + iota
	stepBuildTwice
	stepPlaceTwice
)

const (
	EventSeal = favourEvents + iota
	EventSealTurned
)

var favour = &Module{
	Name: "favour",
	Actions: []actionRow{
		{ActPoints, "points", nil, nil, func(g *Game, st step, _ game.Action) { g.reward(st) }},
		{ActSeal, "seal", []argument{servantArg, placeArg}, at(TargetSeal), (*Game).putSeal},
		{ActExpel, "expel", []argument{provinceArg}, at(TargetTraitor), (*Game).expel},
		{ActCount, "count", []argument{thingArg}, deedTarget(FlagBearer), (*Game).countAny},
		{ActBuildTwice, "build-twice", nil, deedTarget(Mason), (*Game).buildTwice},
		{ActPlaceTwice, "place-twice", nil, deedTarget(Lady), (*Game).placeTwice},
		{ActNoFavour, "no-favour", nil, nil, (*Game).noFavour},
	},
	Steps: []stepRow{
		{kind: stepReward, name: "reward", ask: (*Game).askReward, auto: true},
		{kind: stepCount, name: "count", ask: (*Game).askCount, doing: true},
		{kind: stepBuildTwice, name: "build-twice", ask: (*Game).askBuildTwice},
		{kind: stepPlaceTwice, name: "place-twice", ask: (*Game).askPlaceFree, doing: true},
	},
	Events: []eventRow{
		{
			kind: EventSeal, name: "seal", args: "column, row; points for the favour have these arguments too",
			arrive: func(t Table, e game.Event) { t.Mods.Favour.Seals[e.Seat] |= 1 << (FavourRows*e.Args[0] + e.Args[1]) },
		},
		{
			kind: EventSealTurned, name: "seal-turned", args: "column",
			arrive: func(t Table, e game.Event) { t.Mods.Favour.Turned[e.Seat] |= 1 << e.Args[0] },
		},
		{kind: EventTurn, arrive: func(t Table, _ game.Event) { t.Mods.Favour.Counted, t.Mods.Favour.Repeat = false, false }},
		{kind: EventStaff, arrive: repeatCount},
		{kind: EventPoints, arrive: counted},
		{kind: EventScored, arrive: func(t Table, _ game.Event) { t.Mods.Favour.Turned = [MaxSeats]uint8{} }}, // F4
	},
	Acts: []ActAt{{BuildSpace, (*Game).favouredBuild}, {PointsSpace, (*Game).favouredPoints}},
	Options: []OptionsFor{
		{stepPlace, (*Game).offerAnywhere},
		{stepTake, (*Game).offerPlaceTwice},
		{stepPlaceFree, (*Game).offerPlaceTwice},
		{stepRepel, func(g *Game, st step) { g.offerExpel(st.seat) }},
	},
	Free:  (*Game).offerExpel,
	After: (*Game).afterFavour,
}

// deedTarget is the seal on the last row of a column.
func deedTarget(column Servant) func(*Game, game.Action) game.Target {
	return func(g *Game, _ game.Action) game.Target {
		return game.Target{Kind: TargetSeal, Seat: g.Decision().Seat, A: uint8(column), B: DeedRow}
	}
}

// afterFavour scores F2's point: the seal that this quest may bring is not down yet.
func (g *Game) afterFavour(e game.Event) {
	if e.Kind != EventFulfilled {
		return
	}
	if column := g.rules.Box.Quests[e.Args[0]].Servant; g.Mods.Favour.Has(e.Seat, column, PointRow) {
		g.scoreFavour(e.Seat, column, PointRow)
	}
}

// repeatCount has a staff repeat the counting. // F5
func repeatCount(t Table, _ game.Event) {
	f := &t.Mods.Favour
	f.Repeat = f.Counted && t.spaces[t.Turn.Acting].Kind == PointsSpace
}

// counted notes that things were counted by the deed. // F4c
func counted(t Table, e game.Event) {
	if Reason(e.Args[1]) == ForFavour && Servant(e.Args[2]) == FlagBearer && e.Args[3] == int16(DeedRow) {
		t.Mods.Favour.Counted, t.Mods.Favour.Repeat = true, false
	}
}

func (g *Game) scoreFavour(s game.Seat, column Servant, row uint8) {
	g.score(s, 1, ForFavour, int16(column), int16(row))
}

// askReward offers the points of a quest, or a seal on a free ability in the column
// of the card's servant, in a row no deeper than its points. // F1
func (g *Game) askReward(st step) {
	g.offer(ActPoints)
	quest := &g.rules.Box.Quests[st.a]
	if g.Mods.Favour.Left(st.seat) == 0 {
		return
	}
	for row := range quest.Points {
		if !g.Mods.Favour.Has(st.seat, quest.Servant, row) {
			g.offer(ActSeal, uint8(quest.Servant), row)
		}
	}
}

func (g *Game) putSeal(st step, a game.Action) {
	g.emit(EventSeal, st.seat, int16(a.A), int16(a.B))
}

// turnSeal turns the seal of an ability that was used. // F4
func (g *Game) turnSeal(s game.Seat, column Servant) {
	g.emit(EventSealTurned, s, int16(column))
}

// cameOnto tells whether the action done is that of a space onto which one's knight
// or Merlin has moved. // F6
func (g *Game) cameOnto() bool {
	return g.Turn.Onto && (g.Turn.By == KnightFigure || g.Turn.By == MerlinFigure)
}

// offerAnywhere sends the servant of a sealed column to any province other than the
// one he comes from; the space's own needs no seal. // F3
func (g *Game) offerAnywhere(st step) {
	if !g.cameOnto() {
		return
	}
	for v, where := range g.Players[st.seat].Servants {
		if !g.Mods.Favour.Has(st.seat, Servant(v), PlaceRow) || g.Turn.Placed>>v&1 == 1 {
			continue
		}
		for to := range Province(Provinces) {
			if to != where && to != Province(st.a) {
				g.offer(ActPlace, uint8(v), uint8(to))
			}
		}
	}
}

// offerExpel: the shield-bearer's deed, on one's turn or in a scoring. // F4b
func (g *Game) offerExpel(s game.Seat) {
	if !g.Mods.Favour.Ready(s, ShieldBearer) {
		return
	}
	for p, n := range g.Players[s].Traitors {
		if n > 0 {
			g.offer(ActExpel, uint8(p))
		}
	}
}

// expel discards a traitor without a shield, who counts as repelled. // F4b
func (g *Game) expel(st step, a game.Action) {
	g.push(st)
	g.turnSeal(st.seat, ShieldBearer)
	g.dropTraitor(st.seat, Province(a.A), ByFavour)
	g.scoreFavour(st.seat, ShieldBearer, DeedRow)
}

// favouredPoints asks for what is counted if the flag-bearer's deed may be done. // F4c
func (g *Game) favouredPoints(s game.Seat, sp Space) {
	if g.cameOnto() && (g.Mods.Favour.Repeat || g.Mods.Favour.Ready(s, FlagBearer)) {
		g.push(step{kind: stepCount, seat: s})
		return
	}
	g.pointsSpace(s, sp)
}

// askCount offers all that the points spaces in play count (manors are shown by a
// module's), or to leave the space as it is; a staff repeats the deed. // F4c, F5, A12
func (g *Game) askCount(step) {
	for thing := range ManorItem + 1 {
		if g.rules.Counts(thing) {
			g.offer(ActCount, uint8(thing))
		}
	}
	if !g.Mods.Favour.Repeat {
		g.offer(ActNoFavour)
	}
}

// countAny counts the things chosen and one more point. // F4c
func (g *Game) countAny(st step, a game.Action) {
	if !g.Mods.Favour.Repeat {
		g.turnSeal(st.seat, FlagBearer)
	}
	g.pointsSpace(st.seat, Space{Item: Item(a.A)})
	g.scoreFavour(st.seat, FlagBearer, DeedRow)
}

// alone tells whether a deed that no staff goes with may be done. // F5, F6
func (g *Game) alone(s game.Seat, column Servant) bool {
	return g.cameOnto() && !g.Turn.Staff && g.Mods.Favour.Ready(s, column)
}

// favouredBuild asks after the first build whether there shall be a second. // F4a
func (g *Game) favouredBuild(s game.Seat, _ Space) {
	if g.alone(s, Mason) {
		g.push(step{kind: stepBuildTwice, seat: s})
	}
	g.push(step{kind: stepBuild, seat: s})
}

// askBuildTwice: not when another build is impossible, so not after a void one. // F4a
func (g *Game) askBuildTwice(st step) {
	if g.answers(step{kind: stepBuild, seat: st.seat}) {
		g.offer(ActBuildTwice)
		g.offer(ActNoFavour)
	}
}

func (g *Game) buildTwice(st step, _ game.Action) {
	g.turnSeal(st.seat, Mason)
	g.Turn.Single = true
	g.push(step{kind: stepBuild, seat: st.seat})
}

// offerPlaceTwice: the lady's deed instead of the action of an influence space,
// also when that is void; then it may be left. // F4d
func (g *Game) offerPlaceTwice(st step) {
	kind := g.rules.spaces[g.Turn.Acting].Kind
	if kind != InfluenceSpace && kind != InfluenceServantSpace {
		return
	}
	if !g.alone(st.seat, Lady) || !g.answers(step{kind: stepPlaceTwice, seat: st.seat}) {
		return
	}
	if len(g.options) == 0 {
		g.offer(ActNoFavour)
	}
	g.offer(ActPlaceTwice)
}

// placeTwice: two servants are placed one after the other, or one in two provinces. // F4d
func (g *Game) placeTwice(st step, _ game.Action) {
	g.turnSeal(st.seat, Lady)
	g.Turn.Single = true
	g.push(step{kind: stepPlaceTwice, seat: st.seat})
	g.push(step{kind: stepPlaceTwice, seat: st.seat})
}

// noFavour leaves an ability: a points space counts what it shows, an influence
// space that gives nothing is void.
func (g *Game) noFavour(st step, _ game.Action) {
	switch st.kind {
	case stepCount:
		g.pointsSpace(st.seat, g.rules.spaces[g.Turn.Acting])
	case stepTake:
		g.Turn.Did = false
		g.emit(EventVoid, st.seat, int16(st.kind))
	}
}
