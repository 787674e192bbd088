//go:build hermit

package merlin

import "merlin/game"

// The Hermit is a module of tests alone: small, but of every kind of change. He gives
// herbs to who places his lady or repels a traitor. A herb scores at the end of a turn;
// three make one stronger everywhere; what is left counts at the end.

const herbsInAll = 12

// HermitState is the state of the Hermit.
type HermitState struct {
	Herbs [MaxSeats]uint8
	Left  uint8
}

// What the registry takes in with it.
type moreMods struct{ Hermit HermitState }

const moreReasons = 1

var moreModules = []*Module{hermit}

// Where the numbers of the module's kinds begin, and single ones.
const (
	hermitActions = moduleActions + 120
	hermitSteps   = moduleSteps + 160
	hermitEvents  = moduleEvents + 144
	ForHerbs      = BaseReasons + 8
	TargetHerbs   = moduleTargets + 21 // Seat's
)

const ActHerb = hermitActions // use a herb

const (
	stepSetHermit = hermitSteps + iota
	stepScoreHerbs
)

const (
	EventHerb = hermitEvents + iota
	EventHerbUsed
)

var hermit = &Module{
	Name:     "hermit",
	Servants: []ServantAt{{Lady, (*Game).ladyWithHerb}},
	Reasons:  []ReasonAt{{ForHerbs, "herbs"}},
	Actions:  []actionRow{{Kind: ActHerb, Text: "herb", Target: at(TargetHerbs), Do: (*Game).useHerb}},
	Steps: []stepRow{
		{Kind: stepSetHermit, Run: (*Game).setHermit, Void: "herb"},
		{Kind: stepScoreHerbs, Does: "score-herbs", Run: (*Game).scoreHerbs},
	},
	Events: []eventRow{
		{
			Kind: EventHerb, Name: "herb",
			Depart: func(t change, _ game.Event) { t.Mods.Hermit.Left-- },
			Arrive: func(t change, e game.Event) { t.Mods.Hermit.Herbs[e.Seat]++ },
		},
		{
			Kind: EventHerbUsed, Name: "herb-used",
			Depart: func(t change, e game.Event) { t.Mods.Hermit.Herbs[e.Seat]-- },
			Arrive: func(t change, _ game.Event) { t.Mods.Hermit.Left++ },
		},
	},
	Options:  []OptionsFor{{Step: stepEnd, Add: (*Game).offerHerb}},
	Setup:    []StepAt{{Behind: stepSetBoard, Step: stepSetHermit}},
	Scoring:  []StepAt{{Behind: stepScoreServants, Step: stepScoreHerbs}},
	HandSize: func(_ Table, _ game.Seat, n uint8) uint8 { return n + 1 },
	Strength: func(t Table, p Province, s game.Seat, n uint8) uint8 {
		return n + one(n > 0 && t.Mods.Hermit.Herbs[s] >= 3)
	},
	End: func(t Table, s game.Seat) (int, Reason) { return int(t.Mods.Hermit.Herbs[s] / 2), ForHerbs },
	After: func(g *Game, e game.Event) {
		if e.Kind == EventTraitorGone && e.Args[1] != Unrepelled {
			g.takeHerb(e.Seat)
		}
	},
}

func (g *Game) setHermit(step) {
	h := &g.Mods.Hermit
	h.Left = herbsInAll - g.Seats
	for s := range g.Seats {
		h.Herbs[s] = 1
	}
}

// ladyWithHerb places influence as ever, and brings a herb.
func (g *Game) ladyWithHerb(s game.Seat, p Province) {
	g.influence(s, p)
	g.takeHerb(s)
}

// takeHerb takes a herb, if any is left; if not, the log says so. // B10c
func (g *Game) takeHerb(s game.Seat) {
	if g.Mods.Hermit.Left == 0 {
		g.Emit(EventVoid, s, int16(stepSetHermit))
		return
	}
	g.Emit(EventHerb, s)
}

func (g *Game) offerHerb(st step) {
	if g.Mods.Hermit.Herbs[st.Seat] > 0 {
		g.Offer(ActHerb)
	}
}

func (g *Game) useHerb(st step, _ game.Action) {
	g.Push(st)
	g.Emit(EventHerbUsed, st.Seat)
	g.score(st.Seat, 1, ForHerbs)
}

// scoreHerbs scores a point for who has most herbs alone.
func (g *Game) scoreHerbs(step) {
	g.Emit(EventCategory, game.NoSeat, int16(ForHerbs))
	herbs := g.Mods.Hermit.Herbs
	most, tied := majority(herbs[:g.Seats])
	for s := range game.Seat(g.Seats) {
		if most > 0 && tied == 1 && herbs[s] == most {
			g.score(s, 1, ForHerbs)
		}
	}
}
