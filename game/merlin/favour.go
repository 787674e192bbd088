package merlin

import (
	"math/bits"

	"merlin/game"
	"merlin/game/engine"
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
	Alone   bool             // a deed was done in this turn that no staff goes with (F5)
}

func (FavourState) modules() []*Module { return []*Module{favour} }

// Has reports whether a seat has a seal on an ability. // F1
func (f *FavourState) Has(s game.Seat, column Servant, row uint8) bool {
	return f.Seals[s]>>(FavourRows*uint8(column)+row)&1 == 1
}

// Ready reports whether the ability in the last row may be used. // F4
func (f *FavourState) Ready(s game.Seat, column Servant) bool {
	return f.Has(s, column, DeedRow) && f.Turned[s]>>column&1 == 0
}

// Left returns how many seals a seat has still to put down. // F1
func (f *FavourState) Left(s game.Seat) int { return sealsEach - bits.OnesCount16(f.Seals[s]) }

// Where the numbers of the module's kinds begin, and single ones.
const (
	favourActions = moduleActions
	favourSteps   = moduleSteps
	favourEvents  = moduleEvents
	TargetSeal    = moduleTargets // Seat's ability: column A, row B
	ForFavour     = BaseReasons
)

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
	AskCount = favourSteps + iota
	AskBuildTwice
	AskPlaceTwice
)

const (
	EventSeal = favourEvents + iota
	EventSealTurned
)

// ByFavour is how a traitor went by F4b; see [Unrepelled].
const ByFavour = Unrepelled + 1

var favour = &Module{
	Name:    "favour",
	Reasons: []ReasonAt{{ForFavour, "favour"}},
	Actions: []actionRow{
		{Kind: ActPoints, Text: "points", Do: func(g *Game, st step, _ game.Action) { g.reward(st) }},
		{Kind: ActSeal, Text: "seal", Args: []argument{servantArg, engine.Place}, Target: at(TargetSeal), Do: (*Game).putSeal},
		{Kind: ActExpel, Text: "expel", Args: []argument{provinceArg}, Target: at(TargetTraitor), Do: (*Game).expel},
		{Kind: ActCount, Text: "count", Args: []argument{thingArg}, Target: deedTarget(FlagBearer), Do: (*Game).countAny},
		{Kind: ActBuildTwice, Text: "build-twice", Target: deedTarget(Mason), Do: (*Game).buildTwice},
		{Kind: ActPlaceTwice, Text: "place-twice", Target: deedTarget(Lady), Do: (*Game).placeTwice},
		{Kind: ActNoFavour, Text: "no-favour", Do: (*Game).noFavour},
	},
	Steps: []stepRow{
		{Kind: AskReward, Name: "reward", Ask: (*Game).askReward, Auto: true},
		{Kind: AskCount, Name: "count", Ask: (*Game).askCount, Doing: true},
		{Kind: AskBuildTwice, Name: "build-twice", Ask: (*Game).askBuildTwice},
		{Kind: AskPlaceTwice, Name: "place-twice", Ask: (*Game).askPlaceFree, Doing: true},
	},
	Events: []eventRow{
		{
			Kind: EventSeal, Name: "seal", Args: "column, row; points for the favour have these arguments too",
			Arrive: func(t change, e game.Event) { t.Mods.Favour.Seals[e.Seat] |= 1 << (FavourRows*e.Args[0] + e.Args[1]) },
		},
		{Kind: EventSealTurned, Name: "seal-turned", Args: "column", Arrive: sealTurned},
		{Kind: EventTurn, Arrive: favourTurn},
		{Kind: EventStaff, Arrive: repeatCount},
		{Kind: EventPoints, Arrive: counted},
		{Kind: EventScored, Arrive: func(t change, _ game.Event) { t.Mods.Favour.Turned = [MaxSeats]uint8{} }}, // F4
	},
	Acts: []ActAt{{BuildSpace, (*Game).favouredBuild}, {PointsSpace, (*Game).favouredPoints}},
	Options: []OptionsFor{
		{Step: AskPlace, Add: (*Game).offerAnywhere},
		{Step: AskTake, Add: (*Game).offerPlaceTwice},
		{Step: AskPlaceFree, Add: (*Game).offerPlaceTwice},
		{Step: AskRepel, Add: func(g *Game, st step) { g.offerExpel(st.Seat) }},
	},
	Free:    (*Game).offerExpel,
	Doubles: func(t Table, may bool) bool { return may && !t.Mods.Favour.Alone }, // F5
	After:   (*Game).afterFavour,
	Signs:   favourSigns, Sign: favourSign, Traits: favourTraits, Trait: favourTrait,
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
	if column := g.rules.Box.Quests[e.Args[0]].Symbol; g.Mods.Favour.Has(e.Seat, column, PointRow) {
		g.scoreFavour(e.Seat, column, PointRow)
	}
}

// favourTurn: no deed was done in the turn that begins.
func favourTurn(t change, _ game.Event) {
	f := &t.Mods.Favour
	f.Counted, f.Repeat, f.Alone = false, false, false
}

// sealTurned: the deeds of mason and lady leave no staff. // F4, F5
func sealTurned(t change, e game.Event) {
	f, column := &t.Mods.Favour, Servant(e.Args[0])
	f.Turned[e.Seat] |= 1 << column
	f.Alone = f.Alone || column == Mason || column == Lady
}

// repeatCount has a staff repeat the counting. // F5
func repeatCount(t change, _ game.Event) {
	f := &t.Mods.Favour
	f.Repeat = f.Counted && t.spaces[t.Turn.Acting].Kind == PointsSpace
}

// counted notes that things were counted by the deed. // F4c
func counted(t change, e game.Event) {
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
	g.Offer(ActPoints)
	quest := &g.rules.Box.Quests[st.A]
	if g.Mods.Favour.Left(st.Seat) == 0 {
		return
	}
	for row := range quest.Points {
		if !g.Mods.Favour.Has(st.Seat, quest.Symbol, row) {
			g.Offer(ActSeal, uint8(quest.Symbol), row)
		}
	}
}

func (g *Game) putSeal(st step, a game.Action) {
	g.Emit(EventSeal, st.Seat, int16(a.A), int16(a.B))
}

// turnSeal turns the seal of an ability that was used. // F4
func (g *Game) turnSeal(s game.Seat, column Servant) {
	g.Emit(EventSealTurned, s, int16(column))
}

// cameOnto reports whether the action done is that of a space onto which one's knight
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
	for v, where := range g.Players[st.Seat].Servants {
		if !g.Mods.Favour.Has(st.Seat, Servant(v), PlaceRow) || g.Turn.Placed>>v&1 == 1 {
			continue
		}
		for to := range Province(Provinces) {
			if to != where && to != Province(st.A) {
				g.Offer(ActPlace, uint8(v), uint8(to))
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
			g.Offer(ActExpel, uint8(p))
		}
	}
}

// expel discards a traitor without a shield, who counts as repelled. // F4b
func (g *Game) expel(st step, a game.Action) {
	g.Push(st)
	g.turnSeal(st.Seat, ShieldBearer)
	g.dropTraitor(st.Seat, Province(a.A), ByFavour)
	g.scoreFavour(st.Seat, ShieldBearer, DeedRow)
}

// favouredPoints asks for what is counted if the flag-bearer's deed may be done. // F4c
func (g *Game) favouredPoints(s game.Seat, sp Space) {
	if g.cameOnto() && (g.Mods.Favour.Repeat || g.Mods.Favour.Ready(s, FlagBearer)) {
		g.Push(step{Kind: AskCount, Seat: s})
		return
	}
	g.pointsSpace(s, sp)
}

// askCount offers all that the points spaces in play count (manors are shown by a
// module's), or to leave the space as it is; a staff repeats the deed. // F4c, F5, A12
func (g *Game) askCount(step) {
	for thing := range ManorItem + 1 {
		if g.rules.Counts(thing) {
			g.Offer(ActCount, uint8(thing))
		}
	}
	if !g.Mods.Favour.Repeat {
		g.Offer(ActNoFavour)
	}
}

// countAny counts the things chosen and one more point. // F4c
func (g *Game) countAny(st step, a game.Action) {
	if !g.Mods.Favour.Repeat {
		g.turnSeal(st.Seat, FlagBearer)
	}
	g.pointsSpace(st.Seat, Space{Item: Item(a.A)})
	g.scoreFavour(st.Seat, FlagBearer, DeedRow)
}

// alone reports whether a deed that no staff goes with may be done. // F5, F6
func (g *Game) alone(s game.Seat, column Servant) bool {
	return g.cameOnto() && !g.Turn.Staff && g.Mods.Favour.Ready(s, column)
}

// favouredBuild asks after the first build whether there shall be a second. // F4a
func (g *Game) favouredBuild(s game.Seat, _ Space) {
	if g.alone(s, Mason) {
		g.Push(step{Kind: AskBuildTwice, Seat: s})
	}
	g.Push(step{Kind: AskBuild, Seat: s})
}

// askBuildTwice: not when another build is impossible, so not after a void one. // F4a
func (g *Game) askBuildTwice(st step) {
	if g.Answers(step{Kind: AskBuild, Seat: st.Seat}) {
		g.Offer(ActBuildTwice)
		g.Offer(ActNoFavour)
	}
}

func (g *Game) buildTwice(st step, _ game.Action) {
	g.turnSeal(st.Seat, Mason)
	g.Push(step{Kind: AskBuild, Seat: st.Seat})
}

// offerPlaceTwice: the lady's deed instead of the action of an influence space,
// also when that is void; then it may be left. // F4d
func (g *Game) offerPlaceTwice(st step) {
	kind := g.rules.spaces[g.Turn.Acting].Kind
	if kind != InfluenceSpace && kind != InfluenceServantSpace {
		return
	}
	if !g.alone(st.Seat, Lady) || !g.Answers(step{Kind: AskPlaceTwice, Seat: st.Seat}) {
		return
	}
	if len(g.Offered()) == 0 {
		g.Offer(ActNoFavour)
	}
	g.Offer(ActPlaceTwice)
}

// placeTwice: two servants are placed one after the other, or one in two provinces. // F4d
func (g *Game) placeTwice(st step, _ game.Action) {
	g.turnSeal(st.Seat, Lady)
	g.Push(step{Kind: AskPlaceTwice, Seat: st.Seat})
	g.Push(step{Kind: AskPlaceTwice, Seat: st.Seat})
}

// noFavour leaves an ability: a points space counts what it shows, an influence
// space that gives nothing is void.
func (g *Game) noFavour(st step, _ game.Action) {
	switch st.Kind {
	case AskCount:
		g.pointsSpace(st.Seat, g.rules.spaces[g.Turn.Acting])
	case AskTake:
		g.Turn.Did = false
		g.Emit(EventVoid, st.Seat, int16(st.Kind))
	}
}
