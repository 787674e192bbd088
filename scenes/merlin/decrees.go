package merlin

import (
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/sound"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

var decrees = Module{
	Name: "decrees", Picture: "decree",

	Events: []EventRow{
		{
			Kind: merlin.EventLooked, Fly: shines(box(atDecrees, 0)), Sound: sound.Parchment, Barrier: "decree",
			Say: func(t *teller, e game.Event) string {
				p := merlin.Province(e.Args[0])
				return t.f.T("log.looked", "in", "{"+provinceSprite(p)+"} "+t.f.T("province.in."+p.String()))
			},
		},
		{
			Kind: merlin.EventDecree, Fly: decreeFlies(box(atDecrees, 1), own(atOwnDecrees)), Sound: sound.Parchment,
			Say: func(t *teller, e game.Event) string {
				return t.f.T("log.decree", "decree", t.f.decreeSays(t.f.rules.Box.Mods.Decrees[e.Args[0]]))
			},
		},
		{
			Kind: merlin.EventDecreeUsed, Fly: decreeFlies(own(atOwnDecrees), box(atTableTop)), Together: true, Sound: sound.Parchment,
			Say: plain("log.decree-used"),
		},
	},
	Reasons: []ReasonRow{{Reason: merlin.ForDecrees, Icon: "decree"}},

	Actions: []ActionRow{
		{Kind: merlin.ActServe},
		{Kind: merlin.ActLook},
		{Kind: merlin.ActDecree},
		{Kind: merlin.ActDecreeDie, Role: Extra, Changes: dieA, Also: paidWith(merlin.TargetDecrees), Reach: dieReach, Describe: (*frame).describeDie},
		{Kind: merlin.ActDecreeAny, Role: Extra, Describe: (*frame).describeDecreeAny},
		{Kind: merlin.ActDecreePoints, Role: Extra, Describe: (*frame).describeDecreePoints},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetDecree, Parts: partA | partB, Region: decreeRegion, Name: (*frame).decreeName, Why: keyed((*frame).whyDecree)},
		{Kind: merlin.TargetDecrees, Region: called("decrees-own"), Name: named("term.decrees"), Why: keyed((*frame).whyDecrees)},
	},

	Asks: []AskRow{
		{Ask: "decree-any", Takes: true, Why: keyed((*frame).whyEmpty)},
	},

	Room: aRow,
	Supplies: []Supply{
		{Name: "decrees", Key: "term.decrees", Sprite: "decree", Count: func(v *merlin.View, s game.Seat) int { return v.Mods.Decrees.Count(s) }, Place: atOwnDecrees, Target: merlin.TargetDecrees, Words: (*frame).decreesBefore},
	},

	Chapters: []ChapterRow{
		{"decrees-", "decrees"},
		{"player:decrees", "decrees"},
	},
}

// askDecree is the question which of a province's decrees is taken.
const askDecree = "decree"

func (f *frame) describeDecreeAny(c *table.Choice, _ game.Action) {
	c.Icon, c.Short = "any-shield", f.T("decree.any")
}

func (f *frame) describeDecreePoints(c *table.Choice, _ game.Action) {
	c.Icon, c.Short = "points-star", f.T("ui.points", "count", 5)
}

// decreeRegion is the name of the region of a stack, or of a decree that is looked at.
func decreeRegion(t game.Target) string {
	name := "decrees-" + merlin.Province(t.B).String()
	if t.A == merlin.Nobody {
		return name
	}
	return name + "-" + strings.ReplaceAll(merlin.Decree(t.A).String(), " ", "-")
}

// whyDecree is the key of the reason why decrees cannot be looked at.
func (f *frame) whyDecree(t game.Target) string {
	switch {
	case f.View.Mods.Decrees.Left[t.B] == 0:
		return "decrees.none"
	case f.Ask == askDecree:
		return ""
	}
	return "decrees.moment"
}

func (f *frame) whyDecrees(game.Target) string {
	if f.View.Mods.Decrees.Count(f.Home) == 0 {
		return "decrees.own-none"
	}
	return "decrees.own-moment"
}

// decreeFlies is an open decree on its way, with what it shows.
func decreeFlies(from, to where) flier {
	return func(s *stage, e game.Event) []table.Flight {
		d := s.frame.rules.Box.Mods.Decrees[e.Args[0]]
		return s.flyPainted(52, from(e), to(e), func(p *ui.Painter, x, y, size float64) {
			p.SpriteAt("decree-open", x, y, size)
			drawDecreeSign(p, d, x, y, size*.56)
		})
	}
}

// decreesBefore counts and names the decrees that lie open before a seat.
func (f *frame) decreesBefore(s game.Seat) string {
	decrees := &f.View.Mods.Decrees
	var list []string
	for row, d := range f.rules.Box.Mods.Decrees {
		if decrees.Open[s]>>row&1 == 1 {
			list = append(list, f.decreeSays(d))
		}
	}
	count := f.T("decree.count", "count", decrees.Count(s))
	if len(list) == 0 {
		return count
	}
	return f.pair(count, joinWords(f.Ctx.Locale(), list))
}
