package merlin

import (
	"fmt"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/table"
)

var morgana = Module{
	Name: "morgana", Picture: "Morgana-figure",

	Events: []EventRow{
		{Kind: merlin.EventMorganaRolled, Fly: (*stage).rollHers, Sound: sound.Dice, Barrier: "dice"},
		{Kind: merlin.EventMorganaDie, Fly: takeHers, Say: func(t *teller, e game.Event) string {
			t.leaveSpace()
			return t.f.T("log.morgana-die", "value", int(e.Args[1]))
		}},
		{
			Kind: merlin.EventPoison, Sound: sound.Coin, Say: plain("log.poison"),
			Fly: afterHers(box(atPoisonSupply), flies("poisoned-apple", 44, box(atPoisonSupply), own(atPoisons))),
		},
		{
			Kind: merlin.EventPoisonPaid, Fly: flies("poisoned-apple", 44, own(atPoisons), box(atPoisonSupply)),
			Say: func(t *teller, e game.Event) string {
				return t.f.T("log.poison-paid", "name", t.name(game.Seat(e.Args[0])))
			},
		},
		{
			Kind: merlin.EventHorn, Fly: afterHers(box(atHornBoard), hornFlies), Sound: sound.Coin,
			Say: tookFrom("log.horn"), Victim: ownerBefore,
		},
		{
			Kind: merlin.EventMorganaMoved, Fly: afterHers(box(atCauldron, 3), (*stage).walkHer), Sound: sound.Wood,
			Say: func(t *teller, e game.Event) string {
				return t.f.T("log.morgana-moved", "number", int(e.Args[3])+1, "into", t.f.intoProvince(merlin.Province(e.Args[1])))
			},
		},
		{Kind: merlin.EventCauldron, Fly: shines(box(atCauldron, 0))},
		{Kind: merlin.EventSwappedFigures, Say: saySwappedFigures, Victim: ownerBefore},
		{Kind: merlin.EventDark, Fly: darkFlies, Sound: sound.Wood, Say: sayDark},
		{Kind: merlin.EventDarkGone, Fly: darkGoes, Together: true, Say: plain("log.dark-gone")}, // in a scoring its category says it
		{
			Kind: merlin.EventHut, Fly: flies("witch-hut", 44, box(atHutSupply), box(atTile, 0)), Sound: sound.Wood,
			Say: func(t *teller, e game.Event) string {
				return t.f.T("log.hut", "terrain", t.f.T(terrainKey(t.f.View.Domain[e.Args[0]])))
			},
		},
		{
			Kind: merlin.EventHutGone, Fly: flies("witch-hut", 44, box(atTile, 0), box(atHutSupply)), Sound: sound.Wood,
			Together: true, Restore: restoreHut, Say: plain("log.hut-gone"), By: (*teller).doer,
		},
	},
	Dice: []DieRow{{Die: merlin.MorganaDie, Word: "morgana", Lies: func() place { return at(atInstead, game.NoSeat) }}},
	Figures: []FigureRow{{Figure: morganaFigure, Word: "morgana", Sprite: "Morgana-figure", Rank: -1, On: func(f *frame, _ game.Seat, space uint8) bool {
		at := f.View.Mods.Morgana.At
		return at < merlin.Provinces && merlin.SpaceOf(at) == space
	}}},
	Reasons: []ReasonRow{
		{Reason: merlin.ForHorn, Icon: "horn", AtRoundEnd: true, From: from(own(atHorn)), Tell: (*teller).tellHorn},
		{Reason: merlin.ForHuts, Icon: "witch-hut", Of: ofDomain, From: from(box(atTile, 2))},
	},
	Score: []Part{
		{Of: ofRoundEnd, Name: "score.horn", Icon: icon("horn"), Hint: "castle.horn-tip", Lines: hornLines},
		{Of: ofDomain, Counts: hutsIn, Sprite: "witch-hut", Among: true},
		{Of: ofInfluence, Label: "score.province.worth", Hint: "score.influence.morgana", Counts: darkBack, Sprite: "Morgana-marker"},
	},
	Stood: herPlace,

	Actions: []ActionRow{
		{Kind: merlin.ActMorganaDie, Instead: "morgana"},
		{Kind: merlin.ActPoison},
		{Kind: merlin.ActHorn, Describe: (*frame).describeHorn},
		{Kind: merlin.ActHornPay},
		{Kind: merlin.ActCauldron, Describe: (*frame).describeCauldron},
		{Kind: merlin.ActSummon, Describe: (*frame).describeSummon},
		{Kind: merlin.ActPoisoned, Role: Extra, Changes: dieA, Also: paidWith(targetPoisons), Reach: dieReach, Describe: (*frame).describePoisoned},
		{Kind: merlin.ActBewitch, Describe: (*frame).describeBewitch},
		{Kind: merlin.ActSwap, Describe: (*frame).describeSwap},
		{Kind: merlin.ActDark},
		{Kind: merlin.ActHut},
		{Kind: merlin.ActSell},
		{Kind: merlin.ActBuyGoods},
		{Kind: merlin.ActNoBrew, Role: Leave},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetMorganaDie, Parts: partA, Region: numbered("morgana-die-"), Name: (*frame).witchDieThing, Why: keyed((*frame).whyWitchDie)},
		{Kind: merlin.TargetPoison, Region: called("poison"), Name: named("term.poisons"), Sprite: picture("poisoned-apple"), Why: keyed((*frame).whyWitch)},
		{Kind: merlin.TargetHorn, Region: called("horn"), Name: named("term.horn"), Sprite: picture("horn"), Why: keyed((*frame).whyHorn)},
		{Kind: merlin.TargetCauldron, Parts: partA, Region: numbered("cauldron-"), Name: (*frame).cauldronThing, Sprite: picture("cauldron"), Why: keyed((*frame).whyCauldron)},
		{Kind: merlin.TargetRider, Parts: partSeat, Region: riderRegion, Name: (*frame).riderThing},
		{Kind: targetPoisons, Region: called("own-poisons"), Name: named("term.poisons"), First: (*frame).victims},
	},

	Asks: []AskRow{
		{Ask: "brew", Words: (*frame).askBrew, Args: (*frame).brewArgs},
		{Ask: "buy-goods", Args: (*frame).buyArgs, Why: keyed((*frame).whyEmpty)},
	},

	Supplies: []Supply{
		{Name: "poisons", Key: "term.poisons", Sprite: "poisoned-apple", Count: func(v *merlin.View, s game.Seat) int { return int(v.Mods.Morgana.Poisons[s]) }, Place: atPoisons, Target: targetPoisons, Silent: true},
	},
	Relics: []Relic{{Name: "horn", Key: "term.horn", Sprite: "horn", Owner: func(v *merlin.View) game.Seat { return v.Mods.Morgana.Horn }, Place: atHorn}},

	Panels: []PanelRow{{New: func() panel { return new(morganaPanel) }, Where: underQuests, Size: morganaHigh}},

	Chapters: []ChapterRow{
		{"morgana-die", "morgana"},
		{"figure-morgana", "morgana"},
		{"horn", "morgana"},
		{"own-horn", "morgana"},
		{"poison", "morgana"},
		{"own-poison", "morgana"},
		{"cauldron-", "cauldrons"},
		{"morgana-", "cauldrons"},
		{"lead-", "arthur"},
		{"rider-", "dice"},
		{"player:poisons", "morgana"},
	},

	Board: []BoardRow{{Rank: 3, Under: drawShut, On: drawChains, Warns: (*frame).witchWords, Bars: drawBarred}},
	Tiles: []TileRow{{Rank: 3, State: hutOn, On: drawHut, Words: hutWords}},
}

// askPutDie is the question what Morgana's die is used for.
const askPutDie = "put-die"

// askBrew is what the tile of the cauldron offers that is asked about.
func (f *frame) askBrew() string { return "brew." + f.brewAsked().String() }

func (f *frame) brewArgs() []any {
	if f.brewAsked() != merlin.DarkInfluence {
		return nil
	}
	return []any{"count", min(2, int(f.View.Mods.Morgana.DarkLeft))}
}

func (f *frame) buyArgs() []any { return []any{"number", f.bought() + 1} }

// brewAsked is the face of the cauldron tile that is asked about.
func (f *frame) brewAsked() merlin.Brew {
	return f.View.Mods.Morgana.Brew(f.rules.Box, f.about()[0])
}

func (f *frame) describeHorn(c *table.Choice, a game.Action) {
	c.Short, c.Drawn = f.hornCost(a.A-a.B, a.B)
}

func (f *frame) describeSummon(c *table.Choice, a game.Action) {
	p := merlin.Province(a.B)
	c.Icon, c.Short, c.More = provinceSprite(p), f.provinceShort(p), f.closes(p)
}

func (f *frame) describeCauldron(c *table.Choice, a game.Action) {
	p := f.morganaGoes(a.B, a.C)
	c.Icon, c.More = provinceSprite(p), f.closes(p)
	c.Short = f.T([...]string{"morgana.forward", "morgana.back"}[a.C], "province", f.provinceShort(p), "count", int(a.B))
}

func (f *frame) describeBewitch(c *table.Choice, a game.Action) {
	c.Icon = f.rows.dieSprite(a.B, a.C, f.Seats[a.A].Colour)
	c.Short = fmt.Sprintf("%d → %d", f.View.Players[a.A].Dice[a.B].Value, a.C)
}

func riderRegion(t game.Target) string { return fmt.Sprintf("rider-%d", t.Seat+1) }

func (f *frame) riderThing(t game.Target) string { return f.pair(f.T("term.knight"), f.who(t.Seat)) }

func (f *frame) witchDieThing(t game.Target) string {
	return f.T("die.morgana", "value", int(f.View.Mods.Morgana.Dice[t.A]))
}

func (f *frame) cauldronThing(t game.Target) string {
	brew := f.T("brew." + f.View.Mods.Morgana.Brew(f.rules.Box, t.A).String())
	return f.pair(f.T("morgana.cauldron", "number", int(t.A)+1), brew)
}

// whyWitch is the key of the reason why a thing of Morgana's cannot be chosen before her
// die is taken; whyWitchDie, whyCauldron and whyHorn add those of their own.
func (f *frame) whyWitch(game.Target) string {
	if f.View.Turn.Seat != f.Home {
		return "not-your-turn"
	}
	return "witch.first"
}

func (f *frame) whyWitchDie(t game.Target) string {
	m := &f.View.Mods.Morgana
	switch {
	case m.Used>>t.A&1 == 1:
		return "witch.used"
	case f.View.Turn.Seat != f.Home:
		return "not-your-turn"
	case !m.DieFor(f.Home):
		return "witch.once"
	}
	return "witch.moment"
}

func (f *frame) whyCauldron(t game.Target) string {
	switch {
	case f.View.Turn.Seat != f.Home:
		return "not-your-turn"
	case f.View.Mods.Morgana.Slots>>t.A&1 == 1:
		return "cauldron.taken"
	case f.Ask == askPutDie:
		return "cauldron.value"
	}
	return "witch.first"
}

func (f *frame) whyHorn(t game.Target) string {
	if f.View.Turn.Seat == f.Home && f.Ask == askPutDie {
		return "horn.pay"
	}
	return f.whyWitch(t)
}

// tellHorn tells what the horn brings its owner: when a round ends, or at once. // W4
func (t *teller) tellHorn(e game.Event) {
	if t.last == merlin.EventPoison || t.last == merlin.EventVoid {
		t.sayPoints(e)
		return
	}
	t.flush()
	t.say(e.Seat, t.f.T("log.horn.scores", "count", int(e.Args[0])))
}

// saySwappedFigures tells of two figures that change places at once. // W7
func saySwappedFigures(t *teller, e game.Event) string {
	t.covers(merlin.EventMoved, 2)
	if e.Args[0] < 0 {
		return t.f.T("log.swapped-figures.merlin")
	}
	return t.f.T("log.swapped-figures", "name", t.name(game.Seat(e.Args[0])))
}

func sayDark(t *teller, e game.Event) string {
	key := "log.dark"
	if e.Args[1] < 0 {
		key = "log.dark.lone"
	}
	return t.f.T(key, "into", t.f.intoProvince(merlin.Province(e.Args[0])))
}

// herPlace puts Morgana where she stood: figures go over her space. // W5, W6
func herPlace(t *teller, on *merlin.Public) {
	on.Mods.Morgana.At = merlin.Castle
	if moved := t.latest[merlin.EventMorganaMoved]; moved.n > 0 {
		on.Mods.Morgana.At = merlin.Province(moved.Args[1])
	}
}

func restoreHut(v *merlin.Public, e game.Event) { v.Mods.Morgana.Huts |= 1 << e.Args[0] }

// afterHers puts Morgana's die in hand where it is used, beside what else flies.
func afterHers(to where, fly flier) flier {
	return func(s *stage, e game.Event) []table.Flight { return append(s.putHers(to(e)), fly(s, e)...) }
}

// takeHers is one of Morgana's dice on its way among the dice of who takes it.
func takeHers(s *stage, e game.Event) []table.Flight {
	return s.fly(s.frame.rows.dieSprite(merlin.MorganaDie, uint8(e.Args[1]), ""), 40, box(atPentagram, 0)(e), at(atInstead, game.NoSeat))
}

func hornFlies(s *stage, e game.Event) []table.Flight {
	from := box(atHornBoard)(e)
	if e.Args[0] >= 0 {
		from = at(atHorn, game.Seat(e.Args[0]))
	}
	return s.fly("horn", 54, from, own(atHorn)(e))
}

func darkFlies(s *stage, e game.Event) []table.Flight {
	return s.fly("Morgana-marker", 38, box(atDarkSupply)(e), at(atMarkers, game.Seat(e.Args[1]), uint8(e.Args[0])))
}

func darkGoes(s *stage, e game.Event) []table.Flight {
	return s.several(uint8(e.Args[1]), "Morgana-marker", at(atMarkers, game.Seat(e.Args[2]), uint8(e.Args[0])), box(atDarkSupply)(e))
}

// rollHers tumbles Morgana's dice on their pentagrams.
func (s *stage) rollHers(e game.Event) (list []table.Flight) {
	for i := range s.view.Mods.Morgana.Dice {
		list = append(list, s.tumble(merlin.MorganaDie, uint8(e.Args[i]), "", at(atPentagram, game.NoSeat, uint8(i))))
	}
	return list
}

// putHers is Morgana's die in hand on its way to where it is put; nothing when it
// lies there already.
func (s *stage) putHers(to place) []table.Flight {
	m := &s.view.Mods.Morgana
	if int(m.Taken) >= len(m.Dice) {
		return nil
	}
	return s.fly(s.frame.rows.dieSprite(merlin.MorganaDie, m.Dice[m.Taken], ""), 40, at(atInstead, game.NoSeat), to)
}

// walkHer walks Morgana from province to province, or puts her on the board. // W5
func (s *stage) walkHer(e game.Event) []table.Flight {
	from, to, step := merlin.Province(e.Args[0]), merlin.Province(e.Args[1]), merlin.Province.Next
	if e.Args[2] < 0 {
		step = merlin.Province.Prev
	}
	sprite := s.frame.figureSprite(morganaFigure, game.NoSeat)
	size := s.frame.figureSize(sprite, 0)
	stands := func(p merlin.Province) [2]float64 {
		x, y := ringOf(s.frame.rules, 0).standsAt(merlin.SpaceOf(p), 0, 1)
		return [2]float64{x, y - size*.41}
	}
	f := table.Flight{Sprite: sprite, Size: size, Grow: 15, Hops: true, Lies: true}
	if e.Args[2] == 0 {
		x, y, _ := s.anchor(at(atMorgana, game.NoSeat))
		f.Path = [][2]float64{{x, y}, stands(to)}
	} else {
		f.Path = [][2]float64{stands(from)}
		for p := from; p != to; f.Path = append(f.Path, stands(p)) {
			p = step(p)
		}
	}
	f.End = max(flyTime, 2*hopTime*float64(len(f.Path)-1))
	return []table.Flight{f}
}

// hornLines tell what the horn's owner scored before the scoring. // W4
func hornLines(s *scored, f *frame) []scenes.SheetLine {
	var points [merlin.MaxSeats]int
	for _, e := range s.lead {
		if e.Kind == merlin.EventPoints {
			points[e.Seat] += scoredFor(merlin.ForHorn)(e)
		}
	}
	if lines := pointsLine(f, f.T("term.horn"), "{horn}", &points); lines != nil {
		return lines
	}
	return []scenes.SheetLine{{Label: f.T("score.horn.nobody")}}
}

// hutsIn is how many huts lie under a seat's manors on tiles. // W7f
func hutsIn(s *scored, seat game.Seat, tiles []uint8) (n int) {
	for _, tile := range tiles {
		if s.table.Domain[tile].Manor == seat && s.table.Mods.Morgana.Hut(tile) {
			n++
		}
	}
	return n
}

// darkBack is how many of Morgana's markers lay on a seat's in a province, or, for
// NoSeat, alone there. // W7e
func darkBack(s *scored, seat game.Seat, of []uint8) int {
	return s.sum(merlin.EventDarkGone, func(e game.Event) int {
		if game.Seat(e.Args[2]) != seat || uint8(e.Args[0]) != of[0] {
			return 0
		}
		return int(e.Args[1])
	})
}

// witchRound is what the moves of the round tell of Morgana's dice: who has taken each,
// and whose lies in each slot. The position only has that they are taken. // W1, W5
type witchRound struct {
	taker [witchDice]game.Seat
	slots [cauldronCount]game.Seat
}

func (f *frame) witchRound() witchRound {
	var w witchRound
	for i := range w.taker {
		w.taker[i] = game.NoSeat
	}
	for i := range w.slots {
		w.slots[i] = game.NoSeat
	}
	for i := range slices.Backward(f.Shown) {
		for _, e := range slices.Backward(f.Shown[i].Events) {
			if e.Kind == merlin.EventMorganaRolled {
				return w
			}
			w.note(e)
		}
	}
	return w
}

func (w *witchRound) note(e game.Event) {
	switch e.Kind {
	case merlin.EventMorganaDie:
		w.taker[e.Args[0]] = e.Seat
	case merlin.EventMorganaMoved:
		w.slots[e.Args[3]] = e.Seat
	}
}

// inSlot is the die that lies in a slot: a player takes one a round. // W1
func (w *witchRound) inSlot(slot int) (die int, ok bool) {
	s := w.slots[slot]
	die = slices.Index(w.taker[:], s)
	return die, s != game.NoSeat && die >= 0
}
