package modules

import (
	"fmt"
	"math/bits"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/sound"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// AtKnight is where a seat's card of knight a lies.
const AtKnight model.PlaceKind = model.ModulePlaces + 32

var knights = Module{
	Name: "knights", Picture: "offer-knights",

	Lesson: []moment.Telling{
		{Say: "knights.two", At: knightCards()},
		{Say: "knights.read", At: knightCards()},
		{Say: "knights.others", At: []string{"player-2-knight-1", "player-2-knight-2"}},
	},

	Events: []EventRow{
		{Kind: merlin.EventKnight, Say: sayKnight("log.knight"), AtStart: true},
		{Kind: merlin.EventKnightTile, Say: sayKnight("log.knight-tile")},
		{Kind: merlin.EventKnightWon, Say: sayKnight("log.knight-won")},
		{
			Kind: merlin.EventCastle, Moves: paint.Strokes, Fly: draw.Flies("castle-tile", 44, ofKnight(merlin.Gaheris), draw.Box(model.AtTile, 0)), Sound: sound.Wood,
			Say: words.Plain("log.castle"),
		},
		{
			Kind: merlin.EventSwapped, Moves: paint.Turns, Fly: swapFlies, Sound: sound.Parchment,
			Say: func(t *words.Teller, e game.Event) string {
				return t.F.T("log.swapped", "card", t.F.CardShort(e.Args[0]), "other", t.F.CardShort(e.Args[2]))
			},
		},
		{Kind: merlin.EventRecoloured, Say: func(t *words.Teller, e game.Event) string {
			condition := t.F.Rules.Box.Quests[e.Args[0]].Conditions[e.Args[1]]
			colour := t.F.T("colour." + merlin.Province(e.Args[2]).String())
			return t.F.T("log.recoloured", "condition", words.ConditionWords(t.F.Locale, condition), "colour", colour)
		}},
		{
			Kind: merlin.EventKay, Moves: paint.Arcs, Fly: draw.Flies("points-star", 30, ofKnight(merlin.Kay), draw.Own(model.AtMarkers, 0)), Sound: sound.Wood,
			Say: words.Plain("log.kay"),
		},
		{Kind: merlin.EventKayBack, Moves: paint.Arcs, Fly: draw.Flies("points-star", 30, draw.Own(model.AtMarkers, 0), ofKnight(merlin.Kay)), Together: true, Restore: restoreKay},
	},
	Reasons: []ReasonRow{{Reason: merlin.ForKnights, Icon: "knight-portrait"}},
	Score: []draw.Part{
		{Of: draw.OfTraitors, Lines: garethLine},
		{Of: draw.OfDomain, Counts: castlesIn, Sprite: "castle-tile", Among: true},
		{Of: draw.OfInfluence, Rank: 1, Counts: func(s *draw.Scored, seat game.Seat, of []uint8) int {
			return s.Left(merlin.EventKayBack, seat, of[0])
		}},
		{Of: draw.OfEnd, Rank: 1, Lines: knightLine},
	},

	Actions: []ActionRow{
		{Kind: merlin.ActKnight, Describe: describeKnight},
		{Kind: merlin.ActTristan, Role: model.Extra, Changes: model.DieA, Reach: model.DieReach, Describe: (*words.Words).DescribeDie},
		{Kind: merlin.ActGawain, Role: model.Extra, Changes: model.DieA, Reach: model.DieReach, Describe: (*words.Words).DescribeDie},
		{Kind: merlin.ActBors, Role: model.Extra, Reach: model.WayReach, Describe: describeBors},
		{Kind: merlin.ActGalahad, Also: knightDoes(merlin.Galahad), Describe: describeGalahad},
		{Kind: merlin.ActCastle, Also: knightDoes(merlin.Gaheris), Brief: words.GainSaid},
		{Kind: merlin.ActBedivere, Role: model.Extra, Left: true, At: cardGoes, Describe: describeBedivere, Art: bedivereArt},
		{Kind: merlin.ActPercival, Role: model.Extra, Left: true, Careful: true, Helps: "knight-portrait-percival", Also: knightDoes(merlin.Percival), Describe: describePercival, Art: percivalArt},
		{Kind: merlin.ActKay, Also: knightDoes(merlin.Kay), Brief: words.GainSaid},
		{Kind: merlin.ActKnightRest, Role: model.Keep},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetKnight, Parts: model.PartA, Region: knightRegion, Name: knightThing, Why: words.Keyed(whyKnight)},
	},

	Asks: []AskRow{
		{Kind: merlin.AskBorsLanded, Acts: true},
		{Kind: merlin.AskTowerAgain, Takes: true, Why: words.Keyed((*words.Words).WhyTower)},
		{Kind: merlin.AskKay, Yes: merlin.ActKay},
		{Kind: merlin.AskCastle, Yes: merlin.ActCastle},
	},

	Room:   draw.ARow,
	Insets: []draw.Inset{{Rank: 2, Least: 170, Most: 176, Draw: drawKnights, Regions: knightRegions, Places: []model.PlaceKind{AtKnight}, Anchor: knightAnchor, SmallRank: 1, Small: smallKnights, SmallAt: pileOfKnight}},

	Panels: []draw.PanelRow{{New: func() draw.Panel { return new(DraftPanel) }, Where: draw.OverMiddle, Over: draftParts}},
	Stage:  draftStage,

	Chapters: []ChapterRow{
		{"draft", "knights"},
		{"sheriff", "knights"},
		{"player:knight-", "knights"},
	},
	Chapter: knightChapter,

	Board: []BoardRow{{Rank: 2, Draw: drawSheriff, Regions: sheriffRegions, Words: sheriffWords}},
	Tiles: []TileRow{{Rank: 2, State: castleOn, Under: drawCastleTile, Words: castleWords}},

	Hand: bedivereHand,

	Loads: []LoadRow{{Rank: 1, DrawRank: 2, With: kayTiles, Draw: drawKayTiles, Words: "hint.influence.kay"}},
}

// knightDoes has what a knight works on chosen at his card, too.
func knightDoes(who merlin.Knight) func(*model.Model, *moment.Choice) (game.Target, bool) {
	return func(*model.Model, *moment.Choice) (game.Target, bool) { return KnightTarget(who), true }
}

// cardGoes has the exchange of a quest card chosen at the card: the knight who does it
// has too many. // K11
func cardGoes(a game.Action, at game.Target) game.Target {
	return game.Target{Kind: merlin.TargetCard, Seat: at.Seat, A: a.A}
}

func describeKnight(f *words.Words, c *moment.Choice, a game.Action) {
	c.Short = knightName(f, merlin.Knight(a.A))
}

func describeBors(f *words.Words, c *moment.Choice, a game.Action) {
	p := merlin.Province(a.A)
	c.Icon, c.Short, c.More = words.ProvinceSprite(p), f.ProvinceShort(p), f.SpaceTip(merlin.SpaceOf(p))
}

func describeGalahad(f *words.Words, c *moment.Choice, a game.Action) {
	p := merlin.Province(a.B)
	c.Icon, c.Short = model.ItemSprite(merlin.Item(a.A), p), f.T("province."+p.String())
}

func describeBedivere(f *words.Words, c *moment.Choice, a game.Action) {
	q := &f.Rules.Box.Quests[f.View.Display[a.B]]
	c.Icon, c.Short = "quest-scroll", words.CardWords(f.Locale, q)
}

func bedivereArt(f *draw.Frame, _ *moment.Choice, a game.Action) paint.Drawing {
	return f.WholeQuest(f.View.Display[a.B])
}

func describePercival(f *words.Words, c *moment.Choice, a game.Action) {
	p := merlin.Province(a.C)
	q := &f.Rules.Box.Quests[a.A]
	condition := words.ConditionWords(f.Locale, q.Conditions[a.B])
	c.Icon, c.Short = words.ProvinceSprite(p), condition+" → "+f.T("province."+p.String())
}

func percivalArt(f *draw.Frame, _ *moment.Choice, a game.Action) paint.Drawing {
	q := &f.Rules.Box.Quests[a.A]
	return &draw.Quest{Points: q.Points, Conditions: q.Conditions[a.B : a.B+1], Counts: []string{words.ProvinceSprite(merlin.Province(a.C))}}
}

func knightRegion(_ *model.Rows, t game.Target) string { return "card-" + merlin.Knight(t.A).String() }

func knightThing(f *words.Words, t game.Target) string { return knightName(f, merlin.Knight(t.A)) }

// whyKnight is the key of the reason why a knight cannot be used or chosen.
func whyKnight(f *words.Words, t game.Target) string {
	k := merlin.Knight(t.A)
	_, pile, _ := f.View.Drafts()
	switch {
	case Drafting(f.Model) && k.Pile() != pile:
		return "draft.pile"
	case Drafting(f.Model):
		return ""
	case k.Tiles() > 0 && f.View.Mods.Knights.Left(f.Home, k) == 0:
		return "knight.spent"
	}
	return "knight." + k.String()
}

// sayKnight tells of an event whose first argument is a knight.
func sayKnight(key string) func(*words.Teller, game.Event) string {
	return func(t *words.Teller, e game.Event) string {
		return t.F.T(key, "knight", knightName(t.F, merlin.Knight(e.Args[0])))
	}
}

func knightName(f *words.Words, k merlin.Knight) string { return f.T("knight." + k.String()) }

// ofKnight is a knight's card of the event's seat.
func ofKnight(k merlin.Knight) draw.Where {
	return func(e game.Event) model.Place { return model.At(AtKnight, e.Seat, uint8(k)) }
}

// swapFlies are two quests on their way: one to the display, one from there.
func swapFlies(s *draw.Stage, e game.Event) []paint.Flight {
	display := draw.Box(model.AtDisplay, 1)(e)
	given := s.Deal(e.Args[0], draw.Own(model.AtHand, 0)(e), display)
	return append(given, s.Deal(e.Args[2], display, anyCard(e))...)
}

// garethLine tells of the points for the first traitors of a colour. // K5
func garethLine(s *draw.Scored, f *draw.Frame) []scenes.SheetLine {
	points := s.Sums(merlin.EventPoints, func(e game.Event) int {
		if merlin.Knight(e.Args[2]) != merlin.Gareth {
			return 0
		}
		return draw.ScoredFor(merlin.ForKnights)(e)
	})
	return draw.PointsLine(f, knightName(f.Words, merlin.Gareth), "{knight-portrait}", &points)
}

func restoreKay(v *merlin.Public, e game.Event) {
	v.Mods.Knights.Kay[e.Args[0]] += uint8(e.Args[1])
	v.Mods.Knights.Tiles[e.Seat][merlin.Kay.Pile()] -= uint8(e.Args[1])
}

// castlesIn is how many castle tiles lie under a seat's manors on tiles. // K10
func castlesIn(s *draw.Scored, seat game.Seat, tiles []uint8) (n int) {
	for _, tile := range tiles {
		if s.Table.Domain[tile].Manor == seat && s.Table.Mods.Knights.Castle(tile) {
			n++
		}
	}
	return n
}

// knightLine tells of the tiles that score at the end, when somebody has a knight
// with such. // K5, K7
func knightLine(s *draw.Scored, f *draw.Frame) []scenes.SheetLine {
	if holder(f.Model, merlin.Gareth) == game.NoSeat && holder(f.Model, merlin.Geraint) == game.NoSeat {
		return nil
	}
	points := s.Sums(merlin.EventPoints, func(e game.Event) int {
		if merlin.Knight(e.Args[2]) == merlin.Gareth {
			return 0
		}
		return draw.ScoredFor(merlin.ForKnights)(e)
	})
	row := draw.Cells(f, func(seat game.Seat) scenes.SheetCell {
		var texts []string
		for _, who := range [...]merlin.Knight{merlin.Gareth, merlin.Geraint} {
			if f.View.Mods.Knights.Has(seat, who) {
				n := bits.OnesCount8(f.View.Mods.Knights.Left(seat, who))
				texts = append(texts, fmt.Sprintf("%s %d", knightName(f.Words, who), n))
			}
		}
		return scenes.SheetCell{Text: strings.Join(texts, ", "), Points: points[seat], Gets: len(texts) > 0}
	})
	return []scenes.SheetLine{{Label: f.T("score.knights.line"), Cells: row}}
}

// draftStage is what goes on while the knights are chosen.
func draftStage(f *words.Words) string {
	if Drafting(f.Model) {
		return f.T("term.knights")
	}
	return ""
}

// knightChapter is the chapter of the knights among the cards.
func knightChapter(f *model.Model, region string) string {
	for k := merlin.Tristan; k <= merlin.Kay; k++ {
		if region == f.Rows.Region(KnightTarget(k)) {
			return "knights"
		}
	}
	return ""
}

// sheriff is the province where the sheriff stands; ok is false without Lancelot. // K6
func sheriff(f *model.Model) (p merlin.Province, ok bool) {
	s := holder(f, merlin.Lancelot)
	return f.View.Mods.Knights.Sheriff, s != game.NoSeat
}

// holder is who has a knight of the round table; NoSeat is nobody.
func holder(f *model.Model, k merlin.Knight) game.Seat {
	for s := range f.Seats {
		if f.View.Mods.Knights.Has(game.Seat(s), k) {
			return game.Seat(s)
		}
	}
	return game.NoSeat
}

// kayTiles is how many of Kay's tiles lie with a seat's influence in a province. // K13
func kayTiles(f *model.Model, s game.Seat, p merlin.Province) uint8 {
	return f.View.Mods.Knights.WithMarkers(s, p)
}

func drawKayTiles(p *ui.Painter, n uint8, x, y float64) {
	draw.DrawPlus(p, n, x+6, y+9, ui.Gold, ui.Ink)
}

// sheriffAt is where the sheriff stands in each province, clockwise from the top.
var sheriffAt = [merlin.Provinces][2]float64{{288, 189}, {757, 163}, {757, 769}, {288, 741}, {79, 769}, {79, 163}}

func drawSheriff(p *ui.Painter, f *draw.Frame) {
	i, ok := sheriff(f.Model)
	if !ok {
		return
	}
	x, y := sheriffAt[i][0], sheriffAt[i][1]
	p.FillCircle(x, y, 20, ui.Solid(ui.Alpha(ui.ShadowColor, .35)))
	p.SpriteAt("sheriff", x, y-1, 44)
}

func sheriffRegions(f *draw.Frame) []ui.Region {
	p, ok := sheriff(f.Model)
	if !ok {
		return nil
	}
	owner := f.Called(holder(f.Model, merlin.Lancelot))
	tip := words.Paragraphs("<b>"+f.T("term.sheriff")+"</b> – "+f.T("province.full."+p.String()), f.T("hint.sheriff", "name", owner))
	return []ui.Region{draw.Note("sheriff", draw.Lead(tip), ui.Say(tip), ui.Around(sheriffAt[p][0], sheriffAt[p][1], 40, 42))}
}

// sheriffWords is what the tip of the province where he stands says of him.
func sheriffWords(f *words.Words, p merlin.Province) []string {
	if at, ok := sheriff(f.Model); !ok || at != p {
		return nil
	}
	return []string{f.T("hint.sheriff", "name", f.Called(holder(f.Model, merlin.Lancelot)))}
}

// castleOn is 1 where a castle tile lies under a manor. // K10
func castleOn(f *model.Model, tile uint8) uint8 {
	if f.View.Mods.Knights.Castle(tile) {
		return 1
	}
	return 0
}

// drawCastleTile draws it, and lifts the manor.
func drawCastleTile(p *ui.Painter, f *draw.Frame, tile uint8, x, y float64) (up float64) {
	if castleOn(f.Model, tile) == 0 {
		return 0
	}
	p.SpriteAt("castle-tile", x, y+22, 62)
	return 8
}

func castleWords(f *words.Words, _ uint8) string { return f.T("domain.castle") }

// bedivereHand has room for the two quests more that Bedivere allows. // K11
func bedivereHand(f *model.Model) int {
	if f.View.Mods.Knights.Has(f.Home, merlin.Bedivere) {
		return 6
	}
	return 4
}

// knightCards are the regions of all knights.
func knightCards() (names []string) {
	for k := merlin.Knight(1); k <= merlin.Kay; k++ {
		names = append(names, "card-"+k.String())
	}
	return names
}
