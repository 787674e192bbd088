package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// atBells is where a seat's bells lie.
const atBells placeKind = 200

var bells = Module{
	Name: "bells", Picture: "horn",

	Events: []EventRow{
		{Kind: merlin.EventRang, Fly: flies("horn", 44, own(atBells), own(atMarkers, 0)), Sound: sound.Coin, Say: inProvince("log.rang"), Barrier: "bell"},
		{Kind: merlin.EventBellBack, Fly: flies("horn", 44, own(atMarkers, 0), own(atBells)), Together: true, Sound: sound.Wood, Say: inProvince("log.bell-back")},
		{Kind: merlin.EventTune, Fly: shines(own(atBells)), Say: plain("log.tune")},
	},
	Reasons: []ReasonRow{{Reason: merlin.ForBells, Icon: "horn"}},
	Score:   []Part{{Of: ofModules, Rank: 9, Name: "term.bells", Icon: icon("horn"), Lines: bellLine}},

	Actions: []ActionRow{
		{Kind: merlin.ActRingBell, Describe: (*frame).describeBell},
		{Kind: merlin.ActKeepTune},
		{Kind: merlin.ActRetune},
	},
	Targets: []TargetRow{
		{Kind: merlin.TargetBells, Region: called("bells-own"), Name: named("term.bells"), Why: keyed((*frame).whyBells)},
	},

	Room:     aRow,
	Supplies: []Supply{{Name: "bells", Key: "term.bells", Sprite: "horn", Count: bellsLeft, Place: atBells, Target: merlin.TargetBells}},
	Insets:   []Inset{{Rank: 9, Least: 52, Most: 58, Hot: []string{"bells-"}, Draw: drawTune, Regions: tuneRegions, SmallRank: 9, Small: noTune}},
	Chapters: []ChapterRow{{"bells-", "bells"}, {"player:bells", "bells"}},
}

func bellsLeft(v *merlin.View, s game.Seat) int { return int(v.Mods.Bells.Left[s]) }

// inProvince tells an event whose first argument is a province.
func inProvince(key string) func(*teller, game.Event) string {
	return func(t *teller, e game.Event) string {
		p := merlin.Province(e.Args[0])
		return t.f.T(key, "in", "{"+provinceSprite(p)+"} "+t.f.T("province.in."+p.String()))
	}
}

func bellLine(s *scored, f *frame) []scenes.SheetLine {
	return s.reasonLine(f, merlin.ForBells, f.T("term.bells"), "{horn}")
}

func (f *frame) describeBell(c *moment.Choice, a game.Action) {
	p := merlin.Province(a.A)
	c.Icon, c.Short = provinceSprite(p), f.T("province."+p.String())
}

// whyBells is the key of the reason why no bell can be rung now.
func (f *frame) whyBells(game.Target) string {
	if bellsLeft(&f.View, f.Home) == 0 {
		return "bells.none"
	}
	return "bells.moment"
}

// drawTune draws the tune that the viewer alone knows.
func drawTune(p *ui.Painter, f *frame, r ui.Rect) {
	drawInset(p, r)
	x, y := r.Center()
	p.SpriteAt(provinceSprite(f.tune()), x, y, 42)
}

// tune is the viewer's.
func (f *frame) tune() merlin.Province { return f.View.Mods.Bells.Hidden.Tune[f.Home] }

func tuneRegions(f *frame, r ui.Rect) []ui.Region {
	tip := f.T("hint.tune", "province", f.T("province.full."+f.tune().String()))
	return []ui.Region{note("bells-tune", tip, ui.Say(tip), r)}
}

// noTune: nobody sees another's.
func noTune(*frame, game.Seat, float64) []extra { return nil }
