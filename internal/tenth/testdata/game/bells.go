package merlin

import (
	"math/bits"

	"merlin/game"
)

// The Bells, a module that exists in tests only: it has something of every kind that a
// module may have. Each player has bells to ring over provinces, and a secret tune: the
// province over which a bell is worth more.

const bellsEach = 3

// BellsState is the state of the bells.
type BellsState struct {
	Left  [MaxSeats]uint8 // bells in the castle
	Rung  [MaxSeats]uint8 // provinces over which a seat's bells hang, a bit each
	Known uint8           // seats whose tune all know, a bit each
	Done  bool            // a bell was rung in this turn

	Hidden BellsHidden
}

// BellsHidden are the tunes.
type BellsHidden struct{ Tune [MaxSeats]Province }

func (BellsState) modules() []*Module { return []*Module{bells} }

func (b *BellsState) rung(s game.Seat, p Province) bool { return b.Rung[s]>>p&1 == 1 }

func (b *BellsState) known(s game.Seat) bool { return b.Known>>s&1 == 1 }

// Where the numbers of the module's kinds begin, and single ones.
const (
	bellActions = moduleActions + 150
	bellSteps   = moduleSteps + 160
	bellEvents  = moduleEvents + 144
	chanceBells = chanceModules + 6
	ForBells    = BaseReasons + 8
	TargetBells = moduleTargets + 30 // Seat's bells
)

const (
	ActRingBell = bellActions + iota // ring a bell over province A
	ActKeepTune                      // which all know now
	ActRetune                        // draw another one
)

const (
	stepDealTunes = bellSteps + iota
	stepTune
	stepEcho
)

const (
	EventRang = bellEvents + iota
	EventBellBack
	EventTune
)

var bells = &Module{
	Name:    "bells",
	Reasons: []ReasonAt{{ForBells, "bells"}},
	Chance:  chanceBells,
	Actions: []actionRow{
		{Kind: ActRingBell, Text: "ring-bell", Args: []argument{provinceArg}, Target: at(TargetBells), Do: (*Game).ring},
		{Kind: ActKeepTune, Text: "keep-tune", Do: func(g *Game, st step, _ game.Action) { g.score(st.Seat, 1, ForBells) }},
		{Kind: ActRetune, Text: "retune", Do: (*Game).retune},
	},
	Steps: []stepRow{
		{Kind: stepDealTunes, Run: (*Game).dealTunes},
		{Kind: stepTune, Name: "tune", Ask: (*Game).askTune},
		{Kind: stepEcho, Run: (*Game).echo},
	},
	Events: []eventRow{
		{
			Kind: EventRang, Name: "rang", Args: "province, 1 if it is the seat's tune",
			Depart: func(t change, e game.Event) { t.Mods.Bells.Left[e.Seat]-- },
			Arrive: bellHangs,
		},
		{
			Kind: EventBellBack, Name: "bell-back", Args: "province",
			Depart: func(t change, e game.Event) { t.Mods.Bells.Rung[e.Seat] &^= 1 << e.Args[0] },
			Arrive: func(t change, e game.Event) { t.Mods.Bells.Left[e.Seat]++ },
		},
		{Kind: EventTune, Name: "tune", Args: "province", Arrive: tuned},
		{Kind: EventTurn, Arrive: func(t change, _ game.Event) { t.Mods.Bells.Done = false }},
	},
	Acts:    []ActAt{{GrailSpace, (*Game).grailAndBell}},
	Options: []OptionsFor{{Step: AskEnd, Add: (*Game).offerBells}},
	Setup:   []StepAt{{Behind: stepDealQuests, Step: stepDealTunes}},
	Scoring: []StepAt{{Behind: stepScoreInfluence, Step: stepEcho}},
	End:     func(t Table, s game.Seat) (int, Reason) { return int(t.Mods.Bells.Left[s]), ForBells },
	Worth: func(t Table, p Province, s game.Seat, n uint8) uint8 {
		if n > 0 && t.Mods.Bells.rung(s, p) {
			n++
		}
		return n
	},
	After: func(g *Game, e game.Event) {
		if e.Kind == EventFulfilled {
			g.takeBell(e.Seat)
		}
	},
	Hide: func(m *Mods, s game.Seat) {
		for other := range m.Bells.Hidden.Tune {
			if game.Seat(other) != s {
				m.Bells.Hidden.Tune[other] = 0
			}
		}
	},
	Imagine: func(g *Game, s game.Seat, chance *game.Stream) {
		for other := range game.Seat(g.Seats) {
			if other != s && !g.Mods.Bells.known(other) {
				g.Mods.Bells.Hidden.Tune[other] = Province(chance.N(Provinces))
			}
		}
	},
}

// dealTunes gives each player his bells and a tune.
func (g *Game) dealTunes(step) {
	for s := range game.Seat(g.Seats) {
		g.Mods.Bells.Left[s] = bellsEach
		g.Mods.Bells.Hidden.Tune[s] = Province(g.Chance[chanceBells].N(Provinces))
	}
}

// offerBells: at the end of a turn one bell, over a province where one has influence.
func (g *Game) offerBells(st step) {
	b := &g.Mods.Bells
	if b.Done || b.Left[st.Seat] == 0 {
		return
	}
	for p, n := range g.Players[st.Seat].Influence {
		if n > 0 && !b.rung(st.Seat, Province(p)) {
			g.Offer(ActRingBell, uint8(p))
		}
	}
}

// ring scores 1 point; over the province of one's tune, which all learn so, another one
// and what one likes to do with it.
func (g *Game) ring(st step, a game.Action) {
	g.Push(st)
	match := Province(a.A) == g.Mods.Bells.Hidden.Tune[st.Seat]
	g.Reveal()
	g.Emit(EventRang, st.Seat, int16(a.A), int16(one(match)))
	g.score(st.Seat, 1, ForBells)
	if match {
		g.Push(step{Kind: stepTune, Seat: st.Seat})
	}
}

func bellHangs(t change, e game.Event) {
	b := &t.Mods.Bells
	b.Rung[e.Seat] |= 1 << e.Args[0]
	b.Known |= uint8(e.Args[1]) << e.Seat
	b.Done = true
}

func (g *Game) askTune(step) {
	g.Offer(ActKeepTune)
	g.Offer(ActRetune)
}

// retune draws another tune, which its owner alone knows.
func (g *Game) retune(st step, _ game.Action) {
	g.Reveal()
	g.EmitSecret(EventTune, st.Seat, int16(g.Chance[chanceBells].N(Provinces)))
}

func tuned(t change, e game.Event) {
	t.Mods.Bells.Known &^= 1 << e.Seat
	if t.view == nil || t.view.Seat == e.Seat {
		t.Mods.Bells.Hidden.Tune[e.Seat] = Province(e.Args[0])
	}
}

// takeBell takes down a bell, if one hangs.
func (g *Game) takeBell(s game.Seat) {
	if rung := g.Mods.Bells.Rung[s]; rung != 0 {
		g.Emit(EventBellBack, s, int16(bits.TrailingZeros8(rung)))
	}
}

// grailAndBell: who does the action of the Grail's space takes down a bell, too.
func (g *Game) grailAndBell(s game.Seat, sp Space) {
	g.takeBell(s)
	g.grailSpace(s, sp)
}

// echo: in a scoring a bell scores 1 point where no other player's hangs.
func (g *Game) echo(step) {
	b := &g.Mods.Bells
	for s := range game.Seat(g.Seats) {
		others := uint8(0)
		for other := range game.Seat(g.Seats) {
			if other != s {
				others |= b.Rung[other]
			}
		}
		g.scoreSome(s, bits.OnesCount8(b.Rung[s]&^others), ForBells)
	}
}
