package merlin

import (
	"fmt"
	"math/bits"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// atKnight is where a seat's card of knight a lies.
const atKnight placeKind = modulePlaces + 32

var knights = Module{
	Name: "knights", Picture: "offer-knights",

	Events: []EventRow{
		{Kind: merlin.EventKnight, Say: sayKnight("log.knight"), AtStart: true},
		{Kind: merlin.EventKnightTile, Say: sayKnight("log.knight-tile")},
		{Kind: merlin.EventKnightWon, Say: sayKnight("log.knight-won")},
		{
			Kind: merlin.EventCastle, Fly: flies("castle-tile", 44, ofKnight(merlin.Gaheris), box(atTile, 0)), Sound: sound.Wood,
			Say: plain("log.castle"),
		},
		{
			Kind: merlin.EventSwapped, Fly: swapFlies, Sound: sound.Parchment,
			Say: func(t *teller, e game.Event) string {
				return t.f.T("log.swapped", "card", t.f.cardShort(e.Args[0]), "other", t.f.cardShort(e.Args[2]))
			},
		},
		{Kind: merlin.EventRecoloured, Say: func(t *teller, e game.Event) string {
			condition := t.f.rules.Box.Quests[e.Args[0]].Conditions[e.Args[1]]
			colour := t.f.T("province." + merlin.Province(e.Args[2]).String())
			return t.f.T("log.recoloured", "condition", conditionWords(t.f.Locale, condition), "colour", colour)
		}},
		{
			Kind: merlin.EventKay, Fly: flies("points-star", 30, ofKnight(merlin.Kay), own(atMarkers, 0)), Sound: sound.Wood,
			Say: plain("log.kay"),
		},
		{Kind: merlin.EventKayBack, Fly: flies("points-star", 30, own(atMarkers, 0), ofKnight(merlin.Kay)), Together: true},
	},
	Reasons: []ReasonRow{{Reason: merlin.ForKnights, Icon: "knight-portrait"}},
	Score: []Part{
		{Of: ofTraitors, Lines: garethLine},
		{Of: ofDomain, Counts: castlesIn, Sprite: "castle-tile", Among: true},
		{Of: ofInfluence, Rank: 1, Counts: func(s *scored, seat game.Seat, of []uint8) int {
			return s.left(merlin.EventKayBack, seat, of[0])
		}},
		{Of: ofEnd, Rank: 1, Lines: knightLine},
	},

	Actions: []ActionRow{
		{Kind: merlin.ActKnight, Describe: (*frame).describeKnight},
		{Kind: merlin.ActTristan, Role: Extra, Changes: dieA, Reach: dieReach, Describe: (*frame).describeDie},
		{Kind: merlin.ActGawain, Role: Extra, Changes: dieA, Reach: dieReach, Describe: (*frame).describeDie},
		{Kind: merlin.ActBors, Role: Extra, Reach: wayReach, Describe: (*frame).describeBors},
		{Kind: merlin.ActGalahad, Also: knightDoes(merlin.Galahad), Describe: (*frame).describeGalahad},
		{Kind: merlin.ActCastle, Also: knightDoes(merlin.Gaheris), Brief: gainSaid},
		{Kind: merlin.ActBedivere, Role: Extra, At: cardGoes, Describe: (*frame).describeBedivere, Art: bedivereArt},
		{Kind: merlin.ActPercival, Role: Extra, Careful: true, Helps: "knight-portrait-percival", Also: knightDoes(merlin.Percival), Describe: (*frame).describePercival, Art: percivalArt},
		{Kind: merlin.ActKay, Also: knightDoes(merlin.Kay), Brief: gainSaid},
		{Kind: merlin.ActKnightRest, Role: Leave},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetKnight, Parts: partA, Region: knightRegion, Name: (*frame).knightThing, Why: keyed((*frame).whyKnight)},
	},

	Asks: []AskRow{
		{Kind: merlin.AskBorsLanded, Acts: true},
		{Kind: merlin.AskTowerAgain, Takes: true, Why: keyed((*frame).whyTower)},
		{Kind: merlin.AskKay, Yes: merlin.ActKay},
		{Kind: merlin.AskCastle, Yes: merlin.ActCastle},
	},

	Room:   aRow,
	Insets: []Inset{{Rank: 2, Least: 170, Most: 176, Draw: drawKnights, Regions: knightRegions, Places: []placeKind{atKnight}, Anchor: knightAnchor, SmallRank: 1, Small: smallKnights, SmallAt: pileOfKnight}},

	Panels: []PanelRow{{New: func() panel { return new(draftPanel) }, Where: overMiddle}},
	Stage:  (*frame).draftStage,

	Chapters: []ChapterRow{
		{"draft", "knights"},
		{"sheriff", "knights"},
		{"player:knight-", "knights"},
	},
	Chapter: knightChapter,

	Board: []BoardRow{{Rank: 2, Draw: drawSheriff, Regions: sheriffRegions, Words: (*frame).sheriffWords}},
	Tiles: []TileRow{{Rank: 2, State: castleOn, Under: drawCastleTile, Words: castleWords}},

	Hand: (*frame).bedivereHand,

	Loads: []LoadRow{{Rank: 1, DrawRank: 2, With: kayTiles, Draw: drawKayTiles, Words: "hint.influence.kay"}},
}

// knightDoes has what a knight works on chosen at his card, too.
func knightDoes(who merlin.Knight) func(*frame, *moment.Choice) (game.Target, bool) {
	return func(*frame, *moment.Choice) (game.Target, bool) { return knightTarget(who), true }
}

// cardGoes has the exchange of a quest card chosen at the card: the knight who does it
// has too many. // K11
func cardGoes(a game.Action, at game.Target) game.Target {
	return game.Target{Kind: merlin.TargetCard, Seat: at.Seat, A: a.A}
}

func (f *frame) describeKnight(c *moment.Choice, a game.Action) {
	c.Short = f.knightName(merlin.Knight(a.A))
}

func (f *frame) describeBors(c *moment.Choice, a game.Action) {
	p := merlin.Province(a.A)
	c.Icon, c.Short, c.More = provinceSprite(p), f.provinceShort(p), f.spaceTip(merlin.SpaceOf(p))
}

func (f *frame) describeGalahad(c *moment.Choice, a game.Action) {
	p := merlin.Province(a.B)
	c.Icon, c.Short = itemSprite(merlin.Item(a.A), p), f.T("province."+p.String())
}

func (f *frame) describeBedivere(c *moment.Choice, a game.Action) {
	q := &f.rules.Box.Quests[f.View.Display[a.B]]
	c.Icon, c.Short = "quest-scroll", cardWords(f.Locale, q)
}

func bedivereArt(f *frame, _ *moment.Choice, a game.Action) paint.Drawing {
	q := &f.rules.Box.Quests[f.View.Display[a.B]]
	return &quest{q.Points, q.Conditions, nil}
}

func (f *frame) describePercival(c *moment.Choice, a game.Action) {
	p := merlin.Province(a.C)
	q := &f.rules.Box.Quests[a.A]
	condition := conditionWords(f.Locale, q.Conditions[a.B])
	c.Icon, c.Short = provinceSprite(p), condition+" → "+f.T("province."+p.String())
}

func percivalArt(f *frame, _ *moment.Choice, a game.Action) paint.Drawing {
	q := &f.rules.Box.Quests[a.A]
	return &quest{q.Points, q.Conditions[a.B : a.B+1], []string{provinceSprite(merlin.Province(a.C))}}
}

func knightRegion(_ *rows, t game.Target) string { return "card-" + merlin.Knight(t.A).String() }

func (f *frame) knightThing(t game.Target) string { return f.knightName(merlin.Knight(t.A)) }

// whyKnight is the key of the reason why a knight cannot be used or chosen.
func (f *frame) whyKnight(t game.Target) string {
	k := merlin.Knight(t.A)
	_, pile, _ := f.View.Drafts()
	switch {
	case f.drafting() && k.Pile() != pile:
		return "draft.pile"
	case f.drafting():
		return ""
	case k.Tiles() > 0 && f.View.Mods.Knights.Left(f.Home, k) == 0:
		return "knight.spent"
	}
	return "knight." + k.String()
}

// sayKnight tells of an event whose first argument is a knight.
func sayKnight(key string) func(*teller, game.Event) string {
	return func(t *teller, e game.Event) string {
		return t.f.T(key, "knight", t.f.knightName(merlin.Knight(e.Args[0])))
	}
}

func (f *frame) knightName(k merlin.Knight) string { return f.T("knight." + k.String()) }

// ofKnight is a knight's card of the event's seat.
func ofKnight(k merlin.Knight) where {
	return func(e game.Event) place { return at(atKnight, e.Seat, uint8(k)) }
}

// swapFlies are two quests on their way: one to the display, one from there.
func swapFlies(s *stage, e game.Event) []paint.Flight {
	display := box(atDisplay, 1)(e)
	given := s.deal(e.Args[0], own(atHand, 0)(e), display)
	return append(given, s.deal(e.Args[2], display, anyCard(e))...)
}

// garethLine tells of the points for the first traitors of a colour. // K5
func garethLine(s *scored, f *frame) []scenes.SheetLine {
	points := s.sums(merlin.EventPoints, func(e game.Event) int {
		if merlin.Knight(e.Args[2]) != merlin.Gareth {
			return 0
		}
		return scoredFor(merlin.ForKnights)(e)
	})
	return pointsLine(f, f.knightName(merlin.Gareth), "{knight-portrait}", &points)
}

// castlesIn is how many castle tiles lie under a seat's manors on tiles. // K10
func castlesIn(s *scored, seat game.Seat, tiles []uint8) (n int) {
	for _, tile := range tiles {
		if s.table.Domain[tile].Manor == seat && s.table.Mods.Knights.Castle(tile) {
			n++
		}
	}
	return n
}

// knightLine tells of the tiles that score at the end, when somebody has a knight
// with such. // K5, K7
func knightLine(s *scored, f *frame) []scenes.SheetLine {
	if f.holder(merlin.Gareth) == game.NoSeat && f.holder(merlin.Geraint) == game.NoSeat {
		return nil
	}
	points := s.sums(merlin.EventPoints, func(e game.Event) int {
		if merlin.Knight(e.Args[2]) == merlin.Gareth {
			return 0
		}
		return scoredFor(merlin.ForKnights)(e)
	})
	row := cells(f, func(seat game.Seat) scenes.SheetCell {
		var texts []string
		for _, who := range [...]merlin.Knight{merlin.Gareth, merlin.Geraint} {
			if f.View.Mods.Knights.Has(seat, who) {
				n := bits.OnesCount8(f.View.Mods.Knights.Left(seat, who))
				texts = append(texts, fmt.Sprintf("%s %d", f.knightName(who), n))
			}
		}
		return scenes.SheetCell{Text: strings.Join(texts, ", "), Points: points[seat], Gets: len(texts) > 0}
	})
	return []scenes.SheetLine{{Label: f.T("score.knights.line"), Cells: row}}
}

// draftStage is what goes on while the knights are chosen.
func (f *frame) draftStage() string {
	if f.drafting() {
		return f.T("term.knights")
	}
	return ""
}

// knightChapter is the chapter of the knights among the cards.
func knightChapter(f *frame, region string) string {
	for k := merlin.Tristan; k <= merlin.Kay; k++ {
		if region == f.rows.region(knightTarget(k)) {
			return "knights"
		}
	}
	return ""
}

// sheriff is the province where the sheriff stands; ok is false without Lancelot. // K6
func (f *frame) sheriff() (p merlin.Province, ok bool) {
	s := f.holder(merlin.Lancelot)
	return f.View.Mods.Knights.Sheriff, s != game.NoSeat
}

// holder is who has a knight of the round table; NoSeat is nobody.
func (f *frame) holder(k merlin.Knight) game.Seat {
	for s := range f.Seats {
		if f.View.Mods.Knights.Has(game.Seat(s), k) {
			return game.Seat(s)
		}
	}
	return game.NoSeat
}

// kayTiles is how many of Kay's tiles lie with a seat's influence in a province. // K13
func kayTiles(f *frame, s game.Seat, p merlin.Province) uint8 {
	return f.View.Mods.Knights.WithMarkers(s, p)
}

func drawKayTiles(p *ui.Painter, n uint8, x, y float64) { drawPlus(p, n, x+6, y+9, ui.Gold, ui.Ink) }

// sheriffAt is where the sheriff stands in each province, clockwise from the top.
var sheriffAt = [merlin.Provinces][2]float64{{288, 189}, {757, 163}, {757, 769}, {288, 741}, {79, 769}, {79, 163}}

func drawSheriff(p *ui.Painter, f *frame) {
	i, ok := f.sheriff()
	if !ok {
		return
	}
	x, y := sheriffAt[i][0], sheriffAt[i][1]
	p.FillCircle(x, y, 20, ui.Solid(ui.Alpha(ui.ShadowColor, .35)))
	p.SpriteAt("sheriff", x, y-1, 44)
}

func sheriffRegions(f *frame) []ui.Region {
	p, ok := f.sheriff()
	if !ok {
		return nil
	}
	owner := f.who(f.holder(merlin.Lancelot))
	tip := paragraphs("<b>"+f.T("term.sheriff")+"</b> – "+f.T("province.full."+p.String()), f.T("hint.sheriff", "name", owner))
	return []ui.Region{note("sheriff", lead(tip), ui.Say(tip), ui.Around(sheriffAt[p][0], sheriffAt[p][1], 40, 42))}
}

// sheriffWords is what the tip of the province where he stands says of him.
func (f *frame) sheriffWords(p merlin.Province) []string {
	if at, ok := f.sheriff(); !ok || at != p {
		return nil
	}
	return []string{f.T("hint.sheriff", "name", f.who(f.holder(merlin.Lancelot)))}
}

// castleOn is 1 where a castle tile lies under a manor. // K10
func castleOn(f *frame, tile uint8) uint8 {
	if f.View.Mods.Knights.Castle(tile) {
		return 1
	}
	return 0
}

// drawCastleTile draws it, and lifts the manor.
func drawCastleTile(p *ui.Painter, f *frame, tile uint8, x, y float64) (up float64) {
	if castleOn(f, tile) == 0 {
		return 0
	}
	p.SpriteAt("castle-tile", x, y+22, 62)
	return 8
}

func castleWords(f *frame, _ uint8) string { return f.T("domain.castle") }

// bedivereHand has room for the two quests more that Bedivere allows. // K11
func (f *frame) bedivereHand() int {
	if f.View.Mods.Knights.Has(f.Home, merlin.Bedivere) {
		return 6
	}
	return 4
}
