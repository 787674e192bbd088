package modules

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/sound"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// atBells is where a seat's bells lie.
const atBells model.PlaceKind = 200

var bells = Module{
	Name: "bells", Picture: "horn",

	Events: []EventRow{
		{Kind: merlin.EventRang, Fly: draw.Flies("horn", 44, draw.Own(atBells), draw.Own(model.AtMarkers, 0)), Sound: sound.Coin, Say: inProvince("log.rang"), Barrier: "bell"},
		{Kind: merlin.EventBellBack, Fly: draw.Flies("horn", 44, draw.Own(model.AtMarkers, 0), draw.Own(atBells)), Together: true, Sound: sound.Wood, Say: inProvince("log.bell-back")},
		{Kind: merlin.EventTune, Fly: draw.Shines(draw.Own(atBells)), Say: words.Plain("log.tune")},
	},
	Reasons: []ReasonRow{{Reason: merlin.ForBells, Icon: "horn"}},
	Score:   []draw.Part{{Of: draw.OfModules, Rank: 9, Name: "term.bells", Icon: draw.Icon("horn"), Lines: bellLine}},

	Actions: []ActionRow{
		{Kind: merlin.ActRingBell, Describe: describeBell},
		{Kind: merlin.ActKeepTune},
		{Kind: merlin.ActRetune},
	},
	Targets: []TargetRow{
		{Kind: merlin.TargetBells, Region: model.Called("bells-own"), Name: words.Named("term.bells"), Why: words.Keyed(whyBells)},
	},

	Room:     draw.ARow,
	Supplies: []words.Supply{{Name: "bells", Key: "term.bells", Sprite: "horn", Count: bellsLeft, Place: atBells, Target: merlin.TargetBells}},
	Insets:   []draw.Inset{{Rank: 9, Least: 52, Most: 58, Hot: []string{"bells-"}, Draw: drawTune, Regions: tuneRegions, SmallRank: 9, Small: noTune}},
	Chapters: []ChapterRow{{"bells-", "bells"}, {"player:bells", "bells"}},
}

func bellsLeft(v *merlin.View, s game.Seat) int { return int(v.Mods.Bells.Left[s]) }

// inProvince tells an event whose first argument is a province.
func inProvince(key string) func(*words.Teller, game.Event) string {
	return func(t *words.Teller, e game.Event) string {
		p := merlin.Province(e.Args[0])
		return t.F.T(key, "in", "{"+words.ProvinceSprite(p)+"} "+t.F.T("province.in."+p.String()))
	}
}

func bellLine(s *draw.Scored, f *draw.Frame) []scenes.SheetLine {
	return s.ReasonLine(f, merlin.ForBells, f.T("term.bells"), "{horn}")
}

func describeBell(f *words.Words, c *moment.Choice, a game.Action) {
	p := merlin.Province(a.A)
	c.Icon, c.Short = words.ProvinceSprite(p), f.T("province."+p.String())
}

// whyBells is the key of the reason why no bell can be rung now.
func whyBells(f *words.Words, _ game.Target) string {
	if bellsLeft(f.View, f.Home) == 0 {
		return "bells.none"
	}
	return "bells.moment"
}

// drawTune draws the tune that the viewer alone knows.
func drawTune(p *ui.Painter, f *draw.Frame, r ui.Rect) {
	draw.DrawInset(p, r)
	x, y := r.Center()
	p.SpriteAt(words.ProvinceSprite(tune(f)), x, y, 42)
}

// tune is the viewer's.
func tune(f *draw.Frame) merlin.Province { return f.View.Mods.Bells.Hidden.Tune[f.Home] }

func tuneRegions(f *draw.Frame, r ui.Rect) []ui.Region {
	tip := f.T("hint.tune", "province", f.T("province.full."+tune(f).String()))
	return []ui.Region{draw.Note("bells-tune", tip, ui.Say(tip), r)}
}

// noTune: nobody sees another's.
func noTune(*draw.Frame, game.Seat, float64) []draw.Addition { return nil }
