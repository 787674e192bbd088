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
	AtSeals model.PlaceKind = model.ModulePlaces + iota // the seat's seals not put down
	AtSeal                                              // the seat's ability of column a, row b
)

var favour = Module{
	Name: "favour", Picture: "offer-favour",

	Lesson: []moment.Telling{
		{Say: "favour.seals", At: []string{"own-favour"}},
		{Say: "favour.columns", At: []string{"seal-mason-1", "seal-mason-2", "seal-mason-3"}},
		{Say: "favour.row", At: []string{"seal-lady-1", "seal-shieldbearer-1", "seal-mason-1", "seal-flagbearer-1"}},
	},

	Events: []EventRow{
		{
			Kind: merlin.EventSeal, Moves: paint.Arcs, Fly: draw.Flies("seal-favour", 40, draw.Own(AtSeals), draw.Own(AtSeal, 0, 1)), Sound: sound.Wood,
			Say: func(t *words.Teller, e game.Event) string {
				servant := t.F.T("servant." + merlin.Servant(e.Args[0]).String())
				return t.F.T("log.seal", "servant", servant, "number", int(e.Args[1])+1)
			},
		},
		{Kind: merlin.EventSealTurned, Say: func(t *words.Teller, e game.Event) string {
			return t.F.T("log.seal-turned", "servant", t.F.T("servant."+merlin.Servant(e.Args[0]).String()))
		}},
	},
	Symbols: true,
	Reasons: []ReasonRow{{Reason: merlin.ForFavour, Icon: "seal-favour"}},
	Score:   []draw.Part{{Of: draw.OfTraitors, Lines: favourLine, Counts: repelledByFavour, Sprite: "seal-favour"}},

	Actions: []ActionRow{
		{Kind: merlin.ActPoints, Describe: describePoints},
		{Kind: merlin.ActSeal},
		{Kind: merlin.ActExpel, Role: model.Extra, Left: true, Also: expelsBySeal, Describe: describeExpel},
		{Kind: merlin.ActCount, Describe: describeCount},
		{Kind: merlin.ActBuildTwice, Describe: bySeal},
		{Kind: merlin.ActPlaceTwice, Describe: bySeal},
		{Kind: merlin.ActNoFavour, Role: model.Leave},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetSeal, Parts: model.PartA | model.PartB, Region: sealRegion, Name: sealName, Why: words.Keyed(whySeal)},
	},

	Room: draw.ARow,
	Insets: []draw.Inset{{
		Rank: 1, Least: 182, Most: 184, Above: true, Hot: []string{"seal-"}, Draw: drawFavour, Regions: favourRegions, Places: []model.PlaceKind{AtSeals, AtSeal}, Anchor: favourAnchor,
		SmallRank: 4, Small: smallFavour, SmallAt: sealsOf,
	}},

	Plates: []paint.Plate{
		{Chapter: "favour", Says: "favour", At: []string{"own-favour"}, Margin: 4, Wide: 330},
	},
	Chapters: []ChapterRow{
		{"seal-", "favour"},
		{"own-favour", "favour"},
		{"player:favour", "favour"},
	},
}

func describePoints(f *words.Words, c *moment.Choice, _ game.Action) {
	c.Label = f.T("action.points", "count", int(f.Rules.Box.Quests[f.Args[0]].Points))
}

// expelsBySeal has a traitor that the seal drives off chosen at the seal, too. // F4b
func expelsBySeal(*model.Model, *moment.Choice) (game.Target, bool) {
	return SealTarget(merlin.ShieldBearer, merlin.DeedRow), true
}

func describeExpel(f *words.Words, c *moment.Choice, a game.Action) {
	c.Icon, c.Short = "seal-favour", f.T("term.favour")
	if c.At.Kind == merlin.TargetSeal {
		p := merlin.Province(a.A)
		c.Icon, c.Short = model.TraitorSprite(p), f.T("province."+p.String())
	}
}

func describeCount(f *words.Words, c *moment.Choice, a game.Action) {
	i := merlin.Item(a.A)
	c.Icon, c.Short = f.ThingSprite(i, f.Asked), fmt.Sprintf("%d\u00a0× %s", f.Position().Count(f.Asked, i), f.Counted(i))
}

func bySeal(_ *words.Words, c *moment.Choice, _ game.Action) { c.Icon = "seal-favour" }

func sealRegion(_ *model.Rows, t game.Target) string {
	return fmt.Sprintf("seal-%s-%d", model.ServantName(merlin.Servant(t.A)), t.B+1)
}

func sealName(f *words.Words, t game.Target) string {
	return f.T("favour.ability", "servant", f.T("servant."+merlin.Servant(t.A).String()), "number", int(t.B)+1)
}

// whySeal is the key of the reason why an ability cannot be chosen now.
func whySeal(f *words.Words, t game.Target) string {
	favour, column, row := &f.View.Mods.Favour, merlin.Servant(t.A), t.B
	switch {
	case !favour.Has(f.Home, column, row) && favour.Left(f.Home) == 0:
		return "seal.none"
	case !favour.Has(f.Home, column, row):
		return "seal.free"
	case row != merlin.DeedRow:
		return "seal.itself"
	case !favour.Ready(f.Home, column):
		return "seal.turned"
	}
	return "seal.moment"
}

func favourLine(s *draw.Scored, f *draw.Frame) []scenes.SheetLine {
	return s.ReasonLine(f, merlin.ForFavour, f.T("term.favour"), "{seal-favour}")
}

func repelledByFavour(s *draw.Scored, seat game.Seat, of []uint8) int {
	if seat == game.NoSeat {
		return 0
	}
	return s.Gone[seat][of[0]][merlin.ByFavour]
}

// The board of the King's Favour: a column for each servant, three rows. // F1

// ability is the place of an ability on the board.
func abilityAt(r ui.Rect, column merlin.Servant, row uint8) ui.Rect {
	step := (r.W - 12) / merlin.Servants
	return ui.Rect{X: r.X + 6 + step*float64(column) + 1, Y: r.Y + 55 + 35*float64(row), W: step - 2, H: 33}
}

func SealTarget(column merlin.Servant, row uint8) game.Target {
	return game.Target{Kind: merlin.TargetSeal, A: uint8(column), B: row}
}

// drawFavour draws the board with its seals.
func drawFavour(p *ui.Painter, f *draw.Frame, r ui.Rect) {
	draw.DrawInset(p, r)
	draw.Heading(p, f.T("castle.favour"), ui.Rect{X: r.X + 12, Y: r.Y + 8, W: 78, H: 20})
	left := f.View.Mods.Favour.Left(f.Home)
	for i := range merlin.Servants {
		x, y := r.Right()-80+21*float64(i), r.Y+18
		if i >= merlin.Servants-left {
			p.SpriteAt("seal-favour", x, y, 21)
			continue
		}
		p.StrokeCircle(x, y, 8.5, 1.4, ui.Solid(ui.Alpha(ui.FadedInk, .7)))
	}
	for column := range merlin.Servant(merlin.Servants) {
		x, _ := abilityAt(r, column, 0).Center()
		p.SpriteAt("servant-symbol-"+model.ServantName(column), x, r.Y+42, 27)
		for row := range uint8(merlin.FavourRows) {
			drawAbility(p, f, column, row, abilityAt(r, column, row))
		}
	}
}

// drawAbility draws a place of the board with its seal.
func drawAbility(p *ui.Painter, f *draw.Frame, column merlin.Servant, row uint8, r ui.Rect) {
	favour, t := &f.View.Mods.Favour, SealTarget(column, row)
	has := favour.Has(f.Home, column, row)
	if f.IsGlowing(t) {
		draw.GlowCard(p, r, f.Breath)
	}
	p.FillRound(r, 5, ui.Solid(ui.ParchmentLight))
	width, edge := 1.3, ui.Alpha(ui.FadedInk, .8)
	if has || f.Open(t) {
		width, edge = 2.6, ui.GoldDark
	}
	if f.IsHot(t) {
		width, edge = 3, ui.GlowEdge
	}
	p.StrokeRound(r, 5, width, ui.Solid(edge))
	x, y := r.Center()
	p.SpriteAt(abilitySign(column, row), x, y, 31)
	switch {
	case has && row == merlin.DeedRow && !favour.Ready(f.Home, column):
		p.SpriteAt("seal-favour-used", x+12, y-8, 23)
	case has:
		p.SpriteAt("seal-favour", x+12, y-8, 23)
	}
}

// abilitySign is the picture of what an ability does.
func abilitySign(column merlin.Servant, row uint8) string {
	switch row {
	case merlin.PointRow:
		return "favour-points"
	case merlin.PlaceRow:
		return "favour-province"
	}
	return "favour-" + model.ServantName(column)
}

// favourRegions are the abilities of the board.
func favourRegions(f *draw.Frame, r ui.Rect) []ui.Region {
	left := f.T("favour.left", "count", f.View.Mods.Favour.Left(f.Home))
	tip := func() string { return words.Paragraphs("<b>"+f.T("term.favour")+"</b> – "+left, f.T("favour.how")) }
	list := []ui.Region{draw.Note("own-favour", f.Pair(f.T("term.favour"), left), tip, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 54})}
	for column := range merlin.Servant(merlin.Servants) {
		for row := range uint8(merlin.FavourRows) {
			t := SealTarget(column, row)
			tip := func() string { return words.Paragraphs("<b>"+f.Thing(t)+"</b>", abilityWords(f.Words, column, row)) }
			list = append(list, f.Power(t, abilityAt(r, column, row), tip))
		}
	}
	return list
}

// abilityWords says what an ability does. // F2, F3, F4
func abilityWords(f *words.Words, column merlin.Servant, row uint8) string {
	switch row {
	case merlin.PointRow:
		return f.T("favour.points")
	case merlin.PlaceRow:
		return f.T("favour.place")
	}
	return f.T("favour.deed."+column.String()) + " " + f.T("favour.once")
}

func favourAnchor(_ *draw.Frame, r ui.Rect, at model.Place) (x, y float64) {
	if at.Kind == AtSeals {
		return r.Right() - 40, r.Y + 17
	}
	return abilityAt(r, merlin.Servant(at.A), at.B).Center()
}

// smallFavour is how many seals a player has left.
func smallFavour(f *draw.Frame, s game.Seat, _ float64) []draw.Addition {
	return []draw.Addition{{Name: "favour", Sprite: "seal-favour", Words: favourTip(f.Words, s), Count: f.View.Mods.Favour.Left(s), Wide: 33, Apart: true, Place: model.At(AtSeals, s)}}
}

// sealsOf has an ability lie where a small castle shows the seals.
func sealsOf(of model.Place) model.Place { return model.At(AtSeals, of.Seat) }

// favourTip says how many seals a seat has left and on which abilities the others lie.
func favourTip(f *words.Words, s game.Seat) string {
	lines := []string{f.Pair(f.T("term.favour"), f.T("favour.left", "count", f.View.Mods.Favour.Left(s)))}
	for column := range merlin.Servant(merlin.Servants) {
		for row := range uint8(merlin.FavourRows) {
			if !f.View.Mods.Favour.Has(s, column, row) {
				continue
			}
			line := f.Thing(SealTarget(column, row))
			if row == merlin.DeedRow && !f.View.Mods.Favour.Ready(s, column) {
				line = f.T("favour.turned", "ability", line)
			}
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, ". ")
}
