package modules

import (
	"fmt"
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

// Where its things lie.
const (
	AtPict     model.PlaceKind = model.ModulePlaces + 16 + iota // open Pict a
	AtPictPile                                                  // the Picts' pile a
	AtOwnPicts                                                  // the seat's Picts
	AtRing                                                      // the seat's niche of the signet ring
)

var arthur = Module{
	Name: "arthur", Picture: "offer-arthur",

	Lesson: []moment.Telling{
		{Say: "arthur.die", At: []string{"die-5", "figure-arthur"}},
		{Say: "arthur.ring", At: []string{"space-24", "space-32"}},
		{Say: "arthur.picts", At: []string{"pict-1", "pict-2", "pict-3", "pict-4"}},
		{Say: "arthur.manors", At: []string{"own-manors"}},
	},

	Events: []EventRow{
		{
			Kind: merlin.EventRing, Moves: paint.Gleams, Fly: draw.FliesRelic("signet-ring", 46, AtRing, 2), Sound: sound.Coin,
			Say: words.TookFrom("log.ring"), Victim: ownerBefore,
		},
		{Kind: merlin.EventReplaced, Moves: paint.Strokes, Fly: draw.FliesColoured("manor", 46, draw.Own(model.AtManors), draw.Box(model.AtTile, 0)), Sound: sound.Wood},
		{Kind: merlin.EventLed, Say: func(t *words.Teller, e game.Event) string {
			return t.F.T("log.led", "figure", t.F.T("figure.the."+t.F.Rows.FigureWord(merlin.Figure(e.Args[0]))))
		}},
		{Kind: merlin.EventShifted, Say: sayShifted},
		{
			Kind: merlin.EventPict, Moves: paint.Turns, Fly: pictFlies(draw.Box(AtPict, 1), draw.Own(AtOwnPicts)), Sound: sound.Parchment,
			Say: func(t *words.Teller, e game.Event) string {
				pict := t.F.Rules.Box.Mods.Picts[e.Args[0]]
				return t.F.T("log.pict", "value", int(pict.Value), "bonus", pictBonus(t.F, pict))
			},
		},
		{
			Kind: merlin.EventPictOpen, Moves: paint.Turns, Fly: pictFlies(draw.Box(AtPictPile, 2), draw.Box(AtPict, 1)), Sound: sound.Parchment,
			Barrier: "pict",
		},
		{Kind: merlin.EventPictsScored, Together: true},
	},
	Dice: []model.DieRow{{Die: merlin.ArthurDie, Word: "arthur"}},
	Spaces: []SpaceRow{
		{Kind: merlin.AppleSpace, Tint: ui.Hex(0xDFE5C8)},
		{Kind: merlin.ActivateSpace, Tint: ui.Hex(0xE3D7E4), Sprite: model.OnSpace("space-activate-servant")},
		{Kind: merlin.MoveArthurSpace, Tint: ui.Hex(0xEBD5C8), Sprite: model.OnSpace("space-move-Arthur")},
		{Kind: merlin.StairsSpace, Tint: ui.Hex(0xD5D0C4)},
		{Kind: merlin.ResourceSpace, Tint: ui.Hex(0xEAE0CC), Word: model.ItemOn, Sprite: func(s merlin.Space) string {
			return "space-take-" + model.ThingWord(s.Item)
		}},
		{Kind: merlin.PictsSpace, Tint: ui.Hex(0xCFE0E6), Sprite: model.OnSpace("space-Picts")},
		{Kind: merlin.MoveMerlinSpace, Tint: ui.Hex(0xE0D6EA), Sprite: model.OnSpace("space-Merlin")},
		{Kind: merlin.RingSpace, Tint: ui.Hex(0xF3E2AE), Sprite: model.OnSpace("space-signet-ring")},
		{Kind: merlin.ReplaceSpace, Tint: ui.Hex(0xDFD6C4), Sprite: model.OnSpace("space-replace-manor")},
	},
	Figures: []model.FigureRow{{Figure: merlin.ArthurFigure, Word: "arthur", Sprite: "Arthur-figure", On: model.Stands(merlin.ArthurFigure)}},
	Reasons: []ReasonRow{{Reason: merlin.ForPicts, Icon: "Pict"}},
	Score: []draw.Part{
		{Of: draw.OfDomain, Lines: prunedLine},
		{Of: draw.OfModules, Name: "term.picts", Icon: draw.Icon("Pict"), Hint: "pict.scoring", Lines: pictLines},
	},

	Actions: []ActionRow{
		{Kind: merlin.ActRing},
		{Kind: merlin.ActWalk, Reach: model.WayReach},
		{Kind: merlin.ActActivate},
		{Kind: merlin.ActReplace},
		{Kind: merlin.ActKeep},
		{Kind: merlin.ActExchange, Role: model.Extra, Flag: "exchange", Changes: model.DieHeld, Reach: model.HandReach, Describe: describeExchange},
		{Kind: merlin.ActPlus, Role: model.Extra, Flag: "plus-minus", Changes: model.DieHeld, Reach: model.HandReach},
		{Kind: merlin.ActMinus, Role: model.Extra, Flag: "plus-minus", Changes: model.DieHeld, Reach: model.HandReach},
		{Kind: merlin.ActPict},
		{Kind: merlin.ActPile},
		{Kind: merlin.ActFreeManor},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetPict, Parts: model.PartA, Region: model.Numbered("pict-"), Name: pictThing, Why: words.Keyed(whyPict)},
		{Kind: merlin.TargetPile, Parts: model.PartA, Region: model.Numbered("pict-pile-"), Name: pictPileThing, Why: words.Keyed(whyPictPile)},
	},

	Asks: []AskRow{
		{Kind: merlin.AskResource, Takes: true, Why: words.Keyed((*words.Words).WhyOtherItem)},
		{Kind: merlin.AskWalkArthur, Why: spaceBecause("why.walk.arthur")},
		{Kind: merlin.AskWalkMerlin, Why: spaceBecause("why.walk.merlin")},
	},

	Room: draw.ARow,
	Relics: []words.Relic{{
		Name: "ring", Key: "term.ring", Sprite: "signet-ring", Owner: func(v *merlin.View) game.Seat { return v.Mods.Arthur.Ring }, Place: AtRing,
		Lying: "signet-ring", Size: 44, Space: merlin.RingSpace,
	}},
	Insets: []draw.Inset{{Rank: 3, Least: 52, Most: 58, Draw: drawOwnPicts, Regions: ownPictRegions, Places: []model.PlaceKind{AtOwnPicts}, Anchor: ownPictAnchor, SmallRank: 2, Small: smallPicts}},

	Panels: []draw.PanelRow{{New: func() draw.Panel { return new(pictsPanel) }, Where: draw.UnderOthers, Size: pictsHeight}},

	Plates: []paint.Plate{
		{Chapter: "arthur", Says: "inner", At: []string{"space-24", "space-30", "space-27", "space-33"}, Margin: 12, Wide: 360},
		{Chapter: "arthur", Line: 2, Says: "picts", At: []string{"pict-1", "pict-2", "pict-3", "pict-4"}, Margin: 8, Wide: 360},
	},
	Chapters: []ChapterRow{
		{"pict-", "arthur"},
		{"own-picts", "arthur"},
		{"own-ring", "arthur"},
		{"figure-arthur", "arthur"},
		{"lead-", "arthur"},
		{"player:picts", "arthur"},
	},
	Chapter: arthurChapter,

	Ring:  "ring-arthur",
	Shift: func(f *model.Model) int { return int(f.View.Mods.Arthur.Shift) },
}

func describeExchange(f *words.Words, c *moment.Choice, a game.Action) {
	c.Short = f.FigureTerm(merlin.Figure(a.A))
}

// spaceBecause is the reason why a space cannot be chosen.
func spaceBecause(key string) func(*words.Words, game.Target) string {
	return func(f *words.Words, t game.Target) string {
		if t.Kind != merlin.TargetSpace {
			return ""
		}
		return f.T(key)
	}
}

// pictThing names an open Pict or its empty place.
func pictThing(f *words.Words, t game.Target) string {
	pict := f.View.Mods.Arthur.Picts.Open[t.A]
	if pict == merlin.NoPict {
		return f.T("why.pict.gone")
	}
	return pictName(f, pict)
}

func pictPileThing(f *words.Words, t game.Target) string {
	return f.T("pict.pile", "count", int(f.View.Mods.Arthur.Picts.Left[t.A]))
}

func whyPict(f *words.Words, t game.Target) string {
	if f.View.Mods.Arthur.Picts.Open[t.A] == merlin.NoPict {
		return "pict.gone"
	}
	return "pict.moment"
}

func whyPictPile(f *words.Words, t game.Target) string {
	if f.View.Mods.Arthur.Picts.Left[t.A] == 0 {
		return "pict.pile-empty"
	}
	return "pict.pile-moment"
}

func sayShifted(t *words.Teller, e game.Event) string {
	if e.Args[0] < 0 {
		return t.F.T("log.shifted.less")
	}
	return t.F.T("log.shifted.more")
}

// pictFlies is a Pict's card on its way.
func pictFlies(from, to draw.Where) draw.Flier {
	return func(s *draw.Stage, e game.Event) []paint.Flight {
		f := s.Frame
		return s.FlyPainted(48, from(e), to(e), func(p *ui.Painter, x, y, size float64) {
			drawPict(p, f, uint8(e.Args[0]), ui.Around(x, y, size, size*70/48))
		})
	}
}

// prunedLine tells how many manors went home. // A10
func prunedLine(s *draw.Scored, f *draw.Frame) []scenes.SheetLine {
	gone := s.Sums(merlin.EventManorBack, func(game.Event) int { return 1 })
	if gone == [merlin.MaxSeats]int{} {
		return nil
	}
	row := draw.Cells(f, func(seat game.Seat) scenes.SheetCell {
		return scenes.SheetCell{Text: strings.Repeat("{manor-"+f.Seats[seat].Colour+"}", gone[seat])}
	})
	return []scenes.SheetLine{{Label: f.T("score.pruned"), Cells: row}}
}

// pictLines tell what everybody's Picts were worth. // A11
func pictLines(s *draw.Scored, f *draw.Frame) []scenes.SheetLine {
	values := s.Sums(merlin.EventPictsScored, func(e game.Event) int { return int(e.Args[0]) })
	row := draw.Cells(f, func(seat game.Seat) scenes.SheetCell {
		text := fmt.Sprintf("{Pict} %d", values[seat])
		if f.View.Mods.Arthur.Ring == seat {
			text += " {signet-ring}"
		}
		return scenes.SheetCell{Text: text}
	})
	points := draw.ScoredFor(merlin.ForPicts)
	most := s.Sums(merlin.EventPoints, func(e game.Event) int { return max(0, points(e)) })
	least := s.Sums(merlin.EventPoints, func(e game.Event) int { return min(0, points(e)) })
	lines := []scenes.SheetLine{{Label: f.T("score.picts.values"), Cells: row}}
	lines = append(lines, draw.PointsLine(f, f.T("score.picts.most"), "{Pict}", &most)...)
	return append(lines, draw.PointsLine(f, f.T("score.picts.least"), "{Pict}", &least)...)
}

// arthurChapter is the chapter of the spaces that Arthur brings.
func arthurChapter(f *model.Model, region string) string {
	return f.SpaceChapter(region, "arthur", func(n uint8, s merlin.Space) bool {
		return n >= merlin.Spaces || s.Kind >= merlin.AppleSpace && s.Kind <= merlin.ReplaceSpace || s.Item == merlin.ManorItem
	})
}

const ringCounts = 3 // what the signet ring adds to the Picts // A11

// pictsOf lists the Picts that a seat has taken since the last scoring, and what they
// count with the signet ring.
func pictsOf(f *model.Model, s game.Seat) (list []uint8, sum int) {
	arthur := &f.View.Mods.Arthur
	for n := range uint8(len(f.Rules.Box.Mods.Picts)) {
		if arthur.Picts.Taken[s]>>n&1 == 1 {
			list = append(list, n)
			sum += int(f.Rules.Box.Mods.Picts[n].Value)
		}
	}
	if arthur.Ring == s {
		sum += ringCounts
	}
	return list, sum
}

// drawOwnPicts draws the Picts taken over each other, and what they count.
func drawOwnPicts(p *ui.Painter, f *draw.Frame, r ui.Rect) {
	draw.DrawInset(p, r)
	list, sum := pictsOf(f.Model, f.Home)
	if len(list) == 0 {
		p.SpriteAt("Pict", r.X+r.W/2, r.Y+60, 42, ui.SpriteOptions{Fade: .7})
	}
	step := min(46, 56/float64(max(len(list)-1, 1)))
	for i, pict := range list {
		drawPict(p, f, pict, ui.Rect{X: r.X + r.W/2 - 20, Y: r.Y + 11 + step*float64(i), W: 40, H: 58})
	}
	p.Text(fmt.Sprint(sum), r.X+r.W/2, r.Bottom()-19, draw.NumberStyle.Sized(25).Placed(ui.Center, ui.Middle))
}

func ownPictRegions(f *draw.Frame, r ui.Rect) []ui.Region {
	tip := pictsTip(f.Words, f.Home)
	return []ui.Region{draw.Note("own-picts", draw.Lead(tip), ui.Say(tip), r)}
}

// pictsTip says which Picts a seat has taken and what they count.
func pictsTip(f *words.Words, s game.Seat) string {
	list, sum := pictsOf(f.Model, s)
	lines := []string{"<b>" + f.Pair(f.T("term.picts"), fmt.Sprint(sum)) + "</b>"}
	for _, pict := range list {
		lines = append(lines, pictName(f, pict))
	}
	if f.View.Mods.Arthur.Ring == s {
		lines = append(lines, f.Pair(f.T("term.ring"), words.Signed(ringCounts)))
	}
	return words.Paragraphs(append(lines, f.T("pict.scoring"))...)
}

func ownPictAnchor(_ *draw.Frame, r ui.Rect, _ model.Place) (x, y float64) { return r.Center() }

// smallPicts is what a player's Picts count.
func smallPicts(f *draw.Frame, s game.Seat, _ float64) []draw.Addition {
	_, sum := pictsOf(f.Model, s)
	return []draw.Addition{{Name: "picts", Sprite: "Pict", Words: draw.Flat(pictsTip(f.Words, s)), Count: sum, Wide: 40, Place: model.At(AtOwnPicts, s)}}
}
