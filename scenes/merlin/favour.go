package merlin

import (
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Where its things lie.
const (
	atSeals placeKind = modulePlaces + iota // the seat's seals not put down
	atSeal                                  // the seat's ability of column a, row b
)

var favour = Module{
	Name: "favour", Picture: "offer-favour",

	Events: []EventRow{
		{
			Kind: merlin.EventSeal, Fly: flies("seal-favour", 40, own(atSeals), own(atSeal, 0, 1)), Sound: sound.Wood,
			Say: func(t *teller, e game.Event) string {
				servant := t.f.T("servant." + merlin.Servant(e.Args[0]).String())
				return t.f.T("log.seal", "servant", servant, "number", int(e.Args[1])+1)
			},
		},
		{Kind: merlin.EventSealTurned, Say: func(t *teller, e game.Event) string {
			return t.f.T("log.seal-turned", "servant", t.f.T("servant."+merlin.Servant(e.Args[0]).String()))
		}},
	},
	Symbols: true,
	Reasons: []ReasonRow{{Reason: merlin.ForFavour, Icon: "seal-favour"}},
	Score:   []Part{{Of: ofTraitors, Lines: favourLine, Counts: repelledByFavour, Sprite: "seal-favour"}},

	Actions: []ActionRow{
		{Kind: merlin.ActPoints, Describe: (*frame).describePoints},
		{Kind: merlin.ActSeal},
		{Kind: merlin.ActExpel, Role: Extra, Also: expelsBySeal, Describe: (*frame).describeExpel},
		{Kind: merlin.ActCount, Describe: (*frame).describeCount},
		{Kind: merlin.ActBuildTwice, Describe: bySeal},
		{Kind: merlin.ActPlaceTwice, Describe: bySeal},
		{Kind: merlin.ActNoFavour, Role: Leave},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetSeal, Parts: partA | partB, Region: sealRegion, Name: (*frame).sealName, Why: keyed((*frame).whySeal)},
	},

	Room: aRow,
	Insets: []Inset{{
		Rank: 1, Least: 182, Most: 184, Above: true, Hot: []string{"seal-"}, Draw: drawFavour, Regions: favourRegions, Places: []placeKind{atSeals, atSeal}, Anchor: favourAnchor,
		SmallRank: 4, Small: smallFavour, SmallAt: sealsOf,
	}},

	Chapters: []ChapterRow{
		{"seal-", "favour"},
		{"own-favour", "favour"},
		{"player:favour", "favour"},
	},
}

func (f *frame) describePoints(c *moment.Choice, _ game.Action) {
	c.Label = f.T("action.points", "count", int(f.rules.Box.Quests[f.Args[0]].Points))
}

// expelsBySeal has a traitor that the seal drives off chosen at the seal, too. // F4b
func expelsBySeal(*frame, *moment.Choice) (game.Target, bool) {
	return sealTarget(merlin.ShieldBearer, merlin.DeedRow), true
}

func (f *frame) describeExpel(c *moment.Choice, a game.Action) {
	c.Icon, c.Short = "seal-favour", f.T("term.favour")
	if c.At.Kind == merlin.TargetSeal {
		p := merlin.Province(a.A)
		c.Icon, c.Short = traitorSprite(p), f.T("province."+p.String())
	}
}

func (f *frame) describeCount(c *moment.Choice, a game.Action) {
	i := merlin.Item(a.A)
	c.Icon, c.Short = f.thingSprite(i, f.Asked), fmt.Sprintf("%d\u00a0× %s", f.position().Count(f.Asked, i), f.counted(i))
}

func bySeal(_ *frame, c *moment.Choice, _ game.Action) { c.Icon = "seal-favour" }

func sealRegion(_ *rows, t game.Target) string {
	return fmt.Sprintf("seal-%s-%d", servantName(merlin.Servant(t.A)), t.B+1)
}

func (f *frame) sealName(t game.Target) string {
	return f.T("favour.ability", "servant", f.T("servant."+merlin.Servant(t.A).String()), "number", int(t.B)+1)
}

// whySeal is the key of the reason why an ability cannot be chosen now.
func (f *frame) whySeal(t game.Target) string {
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

func favourLine(s *scored, f *frame) []scenes.SheetLine {
	return s.reasonLine(f, merlin.ForFavour, f.T("term.favour"), "{seal-favour}")
}

func repelledByFavour(s *scored, seat game.Seat, of []uint8) int {
	if seat == game.NoSeat {
		return 0
	}
	return s.gone[seat][of[0]][merlin.ByFavour]
}

// The board of the King's Favour: a column for each servant, three rows. // F1

// ability is the place of an ability on the board.
func abilityAt(r ui.Rect, column merlin.Servant, row uint8) ui.Rect {
	step := (r.W - 12) / merlin.Servants
	return ui.Rect{X: r.X + 6 + step*float64(column) + 1, Y: r.Y + 55 + 35*float64(row), W: step - 2, H: 33}
}

func sealTarget(column merlin.Servant, row uint8) game.Target {
	return game.Target{Kind: merlin.TargetSeal, A: uint8(column), B: row}
}

// drawFavour draws the board with its seals.
func drawFavour(p *ui.Painter, f *frame, r ui.Rect) {
	drawInset(p, r)
	heading(p, f.T("castle.favour"), ui.Rect{X: r.X + 12, Y: r.Y + 8, W: 78, H: 20})
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
		p.SpriteAt("servant-symbol-"+servantName(column), x, r.Y+42, 27)
		for row := range uint8(merlin.FavourRows) {
			drawAbility(p, f, column, row, abilityAt(r, column, row))
		}
	}
}

// drawAbility draws a place of the board with its seal.
func drawAbility(p *ui.Painter, f *frame, column merlin.Servant, row uint8, r ui.Rect) {
	favour, t := &f.View.Mods.Favour, sealTarget(column, row)
	has := favour.Has(f.Home, column, row)
	if f.glows(t) {
		glowCard(p, r, f.Breath)
	}
	p.FillRound(r, 5, ui.Solid(ui.ParchmentLight))
	width, edge := 1.3, ui.Alpha(ui.FadedInk, .8)
	if has || f.open(t) {
		width, edge = 2.6, ui.GoldDark
	}
	if f.hot(t) {
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
	return "favour-" + servantName(column)
}

// favourRegions are the abilities of the board.
func favourRegions(f *frame, r ui.Rect) []ui.Region {
	left := f.T("favour.left", "count", f.View.Mods.Favour.Left(f.Home))
	tip := func() string { return paragraphs("<b>"+f.T("term.favour")+"</b> – "+left, f.T("favour.how")) }
	list := []ui.Region{note("own-favour", f.pair(f.T("term.favour"), left), tip, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 54})}
	for column := range merlin.Servant(merlin.Servants) {
		for row := range uint8(merlin.FavourRows) {
			t := sealTarget(column, row)
			tip := func() string { return paragraphs("<b>"+f.thing(t)+"</b>", f.abilityWords(column, row)) }
			list = append(list, f.power(t, abilityAt(r, column, row), tip))
		}
	}
	return list
}

// abilityWords says what an ability does. // F2, F3, F4
func (f *frame) abilityWords(column merlin.Servant, row uint8) string {
	switch row {
	case merlin.PointRow:
		return f.T("favour.points")
	case merlin.PlaceRow:
		return f.T("favour.place")
	}
	return f.T("favour.deed."+column.String()) + " " + f.T("favour.once")
}

func favourAnchor(_ *frame, r ui.Rect, at place) (x, y float64) {
	if at.kind == atSeals {
		return r.Right() - 40, r.Y + 17
	}
	return abilityAt(r, merlin.Servant(at.a), at.b).Center()
}

// smallFavour is how many seals a player has left.
func smallFavour(f *frame, s game.Seat, _ float64) []extra {
	return []extra{{name: "favour", sprite: "seal-favour", words: f.favourTip(s), count: f.View.Mods.Favour.Left(s), wide: 33, apart: true, place: at(atSeals, s)}}
}

// sealsOf has an ability lie where a small castle shows the seals.
func sealsOf(of place) place { return at(atSeals, of.seat) }

// favourTip says how many seals a seat has left and on which abilities the others lie.
func (f *frame) favourTip(s game.Seat) string {
	lines := []string{f.pair(f.T("term.favour"), f.T("favour.left", "count", f.View.Mods.Favour.Left(s)))}
	for column := range merlin.Servant(merlin.Servants) {
		for row := range uint8(merlin.FavourRows) {
			if !f.View.Mods.Favour.Has(s, column, row) {
				continue
			}
			line := f.thing(sealTarget(column, row))
			if row == merlin.DeedRow && !f.View.Mods.Favour.Ready(s, column) {
				line = f.T("favour.turned", "ability", line)
			}
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, ". ")
}
