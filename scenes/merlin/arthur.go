package merlin

import (
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Where its things lie.
const (
	atPict     placeKind = modulePlaces + 16 + iota // open Pict a
	atPictPile                                      // the Picts' pile a
	atOwnPicts                                      // the seat's Picts
	atRing                                          // the seat's niche of the signet ring
)

var arthur = Module{
	Name: "arthur", Picture: "Arthur-figure",

	Events: []EventRow{
		{
			Kind: merlin.EventRing, Fly: fliesRelic("signet-ring", 46, atRing, 2), Sound: sound.Coin,
			Say: tookFrom("log.ring"), Victim: ownerBefore,
		},
		{Kind: merlin.EventReplaced, Fly: fliesColoured("manor", 46, own(atManors), box(atTile, 0)), Sound: sound.Wood},
		{Kind: merlin.EventLed, Say: func(t *teller, e game.Event) string {
			return t.f.T("log.led", "figure", t.f.T("figure.the."+figureWord(merlin.Figure(e.Args[0]))))
		}},
		{Kind: merlin.EventShifted, Say: sayShifted},
		{
			Kind: merlin.EventPict, Fly: pictFlies(box(atPict, 1), own(atOwnPicts)), Sound: sound.Parchment,
			Say: func(t *teller, e game.Event) string {
				pict := t.f.rules.Box.Mods.Picts[e.Args[0]]
				return t.f.T("log.pict", "value", int(pict.Value), "bonus", t.f.pictBonus(pict))
			},
		},
		{
			Kind: merlin.EventPictOpen, Fly: pictFlies(box(atPictPile, 2), box(atPict, 1)), Sound: sound.Parchment,
			Barrier: "pict",
		},
		{Kind: merlin.EventPictsScored, Together: true},
	},
	Dice: []DieRow{{Die: merlin.ArthurDie, Word: "arthur"}},
	Spaces: []SpaceRow{
		{Kind: merlin.AppleSpace, Tint: ui.Hex(0xDFE5C8)},
		{Kind: merlin.ActivateSpace, Tint: ui.Hex(0xE3D7E4), Sprite: onSpace("space-activate-servant")},
		{Kind: merlin.MoveArthurSpace, Tint: ui.Hex(0xEBD5C8), Sprite: onSpace("space-move-Arthur")},
		{Kind: merlin.StairsSpace, Tint: ui.Hex(0xD5D0C4)},
		{Kind: merlin.ResourceSpace, Tint: ui.Hex(0xEAE0CC), Word: itemOn, Sprite: func(s merlin.Space) string {
			return "space-take-" + thingWord(s.Item)
		}},
		{Kind: merlin.PictsSpace, Tint: ui.Hex(0xCFE0E6), Sprite: onSpace("space-Picts")},
		{Kind: merlin.MoveMerlinSpace, Tint: ui.Hex(0xE0D6EA), Sprite: onSpace("space-Merlin")},
		{Kind: merlin.RingSpace, Tint: ui.Hex(0xF3E2AE), Sprite: onSpace("space-signet-ring")},
		{Kind: merlin.ReplaceSpace, Tint: ui.Hex(0xDFD6C4), Sprite: onSpace("space-replace-manor")},
	},
	Figures: []FigureRow{{Figure: merlin.ArthurFigure, Word: "arthur", Sprite: "Arthur-figure", On: stands(merlin.ArthurFigure)}},
	Reasons: []ReasonRow{{Reason: merlin.ForPicts, Icon: "Pict"}},
	Score: []Part{
		{Of: ofDomain, Lines: prunedLine},
		{Of: ofModules, Name: "term.picts", Icon: icon("Pict"), Hint: "pict.scoring", Lines: pictLines},
	},

	Actions: []ActionRow{
		{Kind: merlin.ActRing},
		{Kind: merlin.ActWalk, Reach: wayReach},
		{Kind: merlin.ActActivate},
		{Kind: merlin.ActReplace},
		{Kind: merlin.ActKeep},
		{Kind: merlin.ActExchange, Role: Extra, Flag: "exchange", Changes: dieHeld, Reach: handReach, Describe: (*frame).describeExchange},
		{Kind: merlin.ActPlus, Role: Extra, Flag: "plus-minus", Changes: dieHeld, Reach: handReach},
		{Kind: merlin.ActMinus, Role: Extra, Flag: "plus-minus", Changes: dieHeld, Reach: handReach},
		{Kind: merlin.ActPict},
		{Kind: merlin.ActPile},
		{Kind: merlin.ActFreeManor},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetPict, Parts: partA, Region: numbered("pict-"), Name: (*frame).pictThing, Why: keyed((*frame).whyPict)},
		{Kind: merlin.TargetPile, Parts: partA, Region: numbered("pict-pile-"), Name: (*frame).pictPileThing, Why: keyed((*frame).whyPictPile)},
	},

	Asks: []AskRow{
		{Kind: merlin.AskResource, Takes: true, Why: keyed((*frame).whyOtherItem)},
		{Kind: merlin.AskWalkArthur, Why: spaceBecause("why.walk.arthur")},
		{Kind: merlin.AskWalkMerlin, Why: spaceBecause("why.walk.merlin")},
	},

	Room: aRow,
	Relics: []Relic{{
		Name: "ring", Key: "term.ring", Sprite: "signet-ring", Owner: func(v *merlin.View) game.Seat { return v.Mods.Arthur.Ring }, Place: atRing,
		Lying: "signet-ring", Size: 44, Space: merlin.RingSpace,
	}},
	Insets: []Inset{{Rank: 3, Least: 52, Most: 58, Draw: drawOwnPicts, Regions: ownPictRegions, Places: []placeKind{atOwnPicts}, Anchor: ownPictAnchor, SmallRank: 2, Small: smallPicts}},

	Panels: []PanelRow{{New: func() panel { return new(pictsPanel) }, Where: underOthers, Size: pictsHeight}},

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
	Shift: func(f *frame) int { return int(f.View.Mods.Arthur.Shift) },
}

func (f *frame) describeExchange(c *moment.Choice, a game.Action) {
	c.Short = f.figureTerm(merlin.Figure(a.A))
}

// spaceBecause is the reason why a space cannot be chosen.
func spaceBecause(key string) func(*frame, game.Target) string {
	return func(f *frame, t game.Target) string {
		if t.Kind != merlin.TargetSpace {
			return ""
		}
		return f.T(key)
	}
}

// pictThing names an open Pict or its empty place.
func (f *frame) pictThing(t game.Target) string {
	pict := f.View.Mods.Arthur.Picts.Open[t.A]
	if pict == merlin.NoPict {
		return f.T("why.pict.gone")
	}
	return f.pictName(pict)
}

func (f *frame) pictPileThing(t game.Target) string {
	return f.T("pict.pile", "count", int(f.View.Mods.Arthur.Picts.Left[t.A]))
}

func (f *frame) whyPict(t game.Target) string {
	if f.View.Mods.Arthur.Picts.Open[t.A] == merlin.NoPict {
		return "pict.gone"
	}
	return "pict.moment"
}

func (f *frame) whyPictPile(t game.Target) string {
	if f.View.Mods.Arthur.Picts.Left[t.A] == 0 {
		return "pict.pile-empty"
	}
	return "pict.pile-moment"
}

func sayShifted(t *teller, e game.Event) string {
	if e.Args[0] < 0 {
		return t.f.T("log.shifted.less")
	}
	return t.f.T("log.shifted.more")
}

// pictFlies is a Pict's card on its way.
func pictFlies(from, to where) flier {
	return func(s *stage, e game.Event) []paint.Flight {
		f := s.frame
		return s.flyPainted(48, from(e), to(e), func(p *ui.Painter, x, y, size float64) {
			drawPict(p, f, uint8(e.Args[0]), ui.Around(x, y, size, size*70/48))
		})
	}
}

// prunedLine tells how many manors went home. // A10
func prunedLine(s *scored, f *frame) []scenes.SheetLine {
	gone := s.sums(merlin.EventManorBack, func(game.Event) int { return 1 })
	if gone == [merlin.MaxSeats]int{} {
		return nil
	}
	row := cells(f, func(seat game.Seat) scenes.SheetCell {
		return scenes.SheetCell{Text: strings.Repeat("{manor-"+f.Seats[seat].Colour+"}", gone[seat])}
	})
	return []scenes.SheetLine{{Label: f.T("score.pruned"), Cells: row}}
}

// pictLines tell what everybody's Picts were worth. // A11
func pictLines(s *scored, f *frame) []scenes.SheetLine {
	values := s.sums(merlin.EventPictsScored, func(e game.Event) int { return int(e.Args[0]) })
	row := cells(f, func(seat game.Seat) scenes.SheetCell {
		text := fmt.Sprintf("{Pict} %d", values[seat])
		if f.View.Mods.Arthur.Ring == seat {
			text += " {signet-ring}"
		}
		return scenes.SheetCell{Text: text}
	})
	points := scoredFor(merlin.ForPicts)
	most := s.sums(merlin.EventPoints, func(e game.Event) int { return max(0, points(e)) })
	least := s.sums(merlin.EventPoints, func(e game.Event) int { return min(0, points(e)) })
	lines := []scenes.SheetLine{{Label: f.T("score.picts.values"), Cells: row}}
	lines = append(lines, pointsLine(f, f.T("score.picts.most"), "{Pict}", &most)...)
	return append(lines, pointsLine(f, f.T("score.picts.least"), "{Pict}", &least)...)
}

// arthurChapter is the chapter of the spaces that Arthur brings.
func arthurChapter(f *frame, region string) string {
	return f.spaceChapter(region, "arthur", func(n uint8, s merlin.Space) bool {
		return n >= merlin.Spaces || s.Kind >= merlin.AppleSpace && s.Kind <= merlin.ReplaceSpace || s.Item == merlin.ManorItem
	})
}

const ringCounts = 3 // what the signet ring adds to the Picts // A11

// pictsOf lists the Picts that a seat has taken since the last scoring, and what they
// count with the signet ring.
func (f *frame) pictsOf(s game.Seat) (list []uint8, sum int) {
	arthur := &f.View.Mods.Arthur
	for n := range uint8(len(f.rules.Box.Mods.Picts)) {
		if arthur.Picts.Taken[s]>>n&1 == 1 {
			list = append(list, n)
			sum += int(f.rules.Box.Mods.Picts[n].Value)
		}
	}
	if arthur.Ring == s {
		sum += ringCounts
	}
	return list, sum
}

// drawOwnPicts draws the Picts taken over each other, and what they count.
func drawOwnPicts(p *ui.Painter, f *frame, r ui.Rect) {
	drawInset(p, r)
	list, sum := f.pictsOf(f.Home)
	if len(list) == 0 {
		p.SpriteAt("Pict", r.X+r.W/2, r.Y+60, 42, ui.SpriteOptions{Fade: .7})
	}
	step := min(46, 56/float64(max(len(list)-1, 1)))
	for i, pict := range list {
		drawPict(p, f, pict, ui.Rect{X: r.X + r.W/2 - 20, Y: r.Y + 11 + step*float64(i), W: 40, H: 58})
	}
	p.Text(fmt.Sprint(sum), r.X+r.W/2, r.Bottom()-19, numberStyle.Sized(25).Placed(ui.Center, ui.Middle))
}

func ownPictRegions(f *frame, r ui.Rect) []ui.Region {
	tip := f.pictsTip(f.Home)
	return []ui.Region{note("own-picts", lead(tip), ui.Say(tip), r)}
}

// pictsTip says which Picts a seat has taken and what they count.
func (f *frame) pictsTip(s game.Seat) string {
	list, sum := f.pictsOf(s)
	lines := []string{"<b>" + f.pair(f.T("term.picts"), fmt.Sprint(sum)) + "</b>"}
	for _, pict := range list {
		lines = append(lines, f.pictName(pict))
	}
	if f.View.Mods.Arthur.Ring == s {
		lines = append(lines, f.pair(f.T("term.ring"), signed(ringCounts)))
	}
	return paragraphs(append(lines, f.T("pict.scoring"))...)
}

func ownPictAnchor(_ *frame, r ui.Rect, _ place) (x, y float64) { return r.Center() }

// smallPicts is what a player's Picts count.
func smallPicts(f *frame, s game.Seat, _ float64) []extra {
	_, sum := f.pictsOf(s)
	return []extra{{name: "picts", sprite: "Pict", words: flat(f.pictsTip(s)), count: sum, wide: 40, place: at(atOwnPicts, s)}}
}
