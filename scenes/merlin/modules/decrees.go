package modules

import (
	"slices"
	"strings"

	"merlin/fonts"
	"merlin/game"
	"merlin/game/merlin"
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
	AtDecrees model.PlaceKind = model.ModulePlaces + 128 + iota // the decrees of province a
	AtOwnDecrees
)

var decrees = Module{
	Name: "decrees", Picture: "offer-decrees",

	Lesson: []moment.Telling{
		{Say: "decrees.lie", At: []string{"decrees-black", "decrees-grey", "decrees-blue", "decrees-purple", "decrees-orange", "decrees-brown"}},
		{Say: "decrees.take", At: []string{"home-lady", "home-shieldbearer", "home-mason", "home-flagbearer"}},
		{Say: "decrees.spend", At: []string{"decrees-own"}},
	},

	Events: []EventRow{
		{
			Kind: merlin.EventLooked, Fly: draw.Shines(draw.Box(AtDecrees, 0)), Sound: sound.Parchment, Barrier: "decree",
			Say: func(t *words.Teller, e game.Event) string {
				p := merlin.Province(e.Args[0])
				return t.F.T("log.looked", "in", "{"+words.ProvinceSprite(p)+"} "+t.F.T("province.in."+p.String()))
			},
		},
		{
			Kind: merlin.EventDecree, Moves: paint.Turns, Fly: decreeFlies(draw.Box(AtDecrees, 1), draw.Own(AtOwnDecrees)), Sound: sound.Parchment,
			Say: func(t *words.Teller, e game.Event) string {
				return t.F.T("log.decree", "decree", decreeSays(t.F, t.F.Rules.Box.Mods.Decrees[e.Args[0]]))
			},
		},
		{
			Kind: merlin.EventDecreeUsed, Moves: paint.Turns, Fly: decreeFlies(draw.Own(AtOwnDecrees), draw.Box(model.AtTableTop)), Together: true, Sound: sound.Parchment,
			Say: words.Plain("log.decree-used"),
		},
	},
	Reasons: []ReasonRow{{Reason: merlin.ForDecrees, Icon: "decree"}},

	Actions: []ActionRow{
		{Kind: merlin.ActServe, Serves: true},
		{Kind: merlin.ActLook},
		{Kind: merlin.ActDecree},
		{Kind: merlin.ActDecreeDie, Role: model.Extra, Changes: model.DieA, Also: model.PaidWith(merlin.TargetDecrees), Reach: model.DieReach, Describe: (*words.Words).DescribeDie},
		{Kind: merlin.ActDecreeAny, Role: model.Extra, Left: true, Describe: describeDecreeAny},
		{Kind: merlin.ActDecreePoints, Role: model.Extra, Left: true, Describe: describeDecreePoints},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetDecree, Parts: model.PartA | model.PartB, Region: decreeRegion, Name: decreeName, Why: words.Keyed(whyDecree)},
		{Kind: merlin.TargetDecrees, Region: model.Called("decrees-own"), Name: words.Named("term.decrees"), Why: words.Keyed(whyDecrees)},
	},

	Asks: []AskRow{
		{Kind: merlin.AskDecreeAny, Takes: true, Why: words.Keyed((*words.Words).WhyEmpty)},
	},

	Room: draw.ARow,
	Supplies: []words.Supply{
		{Name: "decrees", Key: "term.decrees", Sprite: "decree", Count: func(v *merlin.View, s game.Seat) int { return v.Mods.Decrees.Count(s) }, Place: AtOwnDecrees, Target: merlin.TargetDecrees, Words: decreesBefore},
	},

	Plates: []paint.Plate{
		{Chapter: "decrees", Says: "decrees", At: []string{"decrees-grey", "place-lady-grey", "place-2-grey", "district-grey"}, Margin: 18, Wide: 300},
	},
	Chapters: []ChapterRow{
		{"decrees-", "decrees"},
		{"player:decrees", "decrees"},
	},

	Board: []BoardRow{{Rank: 1, Draw: drawDecreePiles, Regions: decreeRegions, Words: decreesLeft, Anchor: decreesAnchor, Open: drawLook, Opened: lookRegions}},
}

func describeDecreeAny(f *words.Words, c *moment.Choice, _ game.Action) {
	c.Icon, c.Short = "any-shield", f.T("decree.any")
}

func describeDecreePoints(f *words.Words, c *moment.Choice, _ game.Action) {
	c.Icon, c.Short = "points-star", f.T("ui.points", "count", 5)
}

// decreeRegion is the name of the region of a stack, or of a decree that is looked at.
func decreeRegion(_ *model.Rows, t game.Target) string {
	name := "decrees-" + merlin.Province(t.B).String()
	if t.A == merlin.Nobody {
		return name
	}
	return name + "-" + strings.ReplaceAll(merlin.Decree(t.A).String(), " ", "-")
}

// whyDecree is the key of the reason why decrees cannot be looked at.
func whyDecree(f *words.Words, t game.Target) string {
	switch {
	case f.View.Mods.Decrees.Left[t.B] == 0:
		return "decrees.none"
	case f.Kind == merlin.AskDecree:
		return ""
	}
	return "decrees.moment"
}

func whyDecrees(f *words.Words, _ game.Target) string {
	if f.View.Mods.Decrees.Count(f.Home) == 0 {
		return "decrees.own-none"
	}
	return "decrees.own-moment"
}

// decreeFlies is an open decree on its way, with what it shows.
func decreeFlies(from, to draw.Where) draw.Flier {
	return func(s *draw.Stage, e game.Event) []paint.Flight {
		d := s.Frame.Rules.Box.Mods.Decrees[e.Args[0]]
		return s.FlyPainted(52, from(e), to(e), func(p *ui.Painter, x, y, size float64) {
			p.SpriteAt("decree-open", x, y, size)
			drawDecreeSign(p, d, x, y, size*.56)
		})
	}
}

// decreesBefore counts and names the decrees that lie open before a seat.
func decreesBefore(f *words.Words, s game.Seat) string {
	decrees := &f.View.Mods.Decrees
	var list []string
	for row, d := range f.Rules.Box.Mods.Decrees {
		if decrees.Open[s]>>row&1 == 1 {
			list = append(list, decreeSays(f, d))
		}
	}
	count := f.T("decree.count", "count", decrees.Count(s))
	if len(list) == 0 {
		return count
	}
	return f.Pair(count, words.JoinWords(f.Locale, list))
}

func decreePile(p merlin.Province) ui.Rect {
	return ui.Around(decreesAt[p][0], decreesAt[p][1], 40, 42)
}

// pileTarget is the stack of decrees of a province: no one of them.
func pileTarget(p merlin.Province) game.Target {
	return game.Target{Kind: merlin.TargetDecree, A: merlin.Nobody, B: uint8(p)}
}

// decreesDealt reports whether decrees lie on the provinces: they do once what goes
// before is over. // X4
func decreesDealt(f *words.Words) bool { return f.ModuleStage() == "" }

func drawDecreePile(p *ui.Painter, f *draw.Frame, i merlin.Province) {
	r, t := decreePile(i), pileTarget(i)
	n := int(f.View.Mods.Decrees.Left[i])
	x, y := r.Center()
	size := 36.0
	switch {
	case f.Open(t) && f.IsHot(t):
		p.SpriteAt("halo", x, y, 84)
		size = 41
	case f.IsGlowing(t):
		p.GlowRing(r.Inset(3), 6, f.Breath)
	}
	for k := range min(n, 3) {
		p.SpriteAt("decree", x+2.2*float64(k), y-2.2*float64(k), size)
	}
	if n == 0 {
		p.SpriteAt("decree", x, y, size, ui.SpriteOptions{Fade: .75})
	}
	draw.DrawBadge(p, n, x+15, y+14)
}

// decreeName names a stack of decrees or one of them.
func decreeName(f *words.Words, t game.Target) string {
	p := merlin.Province(t.B)
	if t.A == merlin.Nobody {
		n := f.T("decree.count", "count", int(f.View.Mods.Decrees.Left[p]))
		return n + ", " + f.T("province.full."+p.String())
	}
	return decreeSays(f, merlin.Decree(t.A))
}

// decreeSays tells what a decree shows.
func decreeSays(f *words.Words, d merlin.Decree) string {
	if i, colour, ok := d.Thing(); ok {
		return f.T("item." + i.String() + "." + colour.String())
	}
	return f.T("ui.points", "count", d.Points())
}

// decreesTip says how many decrees lie on a province, what they are for, and which
// they are to one who has looked. // D2b
func decreesTip(f *words.Words, p merlin.Province) string {
	lines := []string{"<b>" + decreeName(f, pileTarget(p)) + "</b>"}
	var known []string
	for _, d := range f.View.Decrees(p) {
		known = append(known, decreeSays(f, d))
	}
	if len(known) > 0 {
		lines = append(lines, f.T("hint.decrees.known", "decrees", words.JoinWords(f.Locale, known)))
	}
	if names := lookers(f.Model, p); len(names) > 0 {
		lines = append(lines, f.T("hint.decrees.looked", "names", words.JoinWords(f.Locale, names)))
	}
	return words.Paragraphs(append(lines, f.T("hint.decrees"))...)
}

// lookers names who has looked at the decrees of a province, which all may know.
func lookers(f *model.Model, p merlin.Province) (names []string) {
	for s := range f.Seats {
		if f.View.Mods.Decrees.Looked[s]>>p&1 == 1 {
			names = append(names, f.Called(game.Seat(s)))
		}
	}
	return names
}

// The decrees of a province, open on a parchment beside it while one of them is
// taken. Only who looks sees them: they come from his view. // D2, D2b

const (
	decreeW   = 106.0
	decreeH   = 96.0
	lookHead  = 34.0
	lookInset = 14.0
)

// looking is the province whose decrees are being looked at here.
func looking(f *model.Model) (p merlin.Province, ok bool) {
	return merlin.Province(f.Args[0]), f.Kind == merlin.AskDecree
}

// Looked are the decrees that are open, each kind once.
func Looked(f *model.Model) []merlin.Decree {
	p, ok := looking(f)
	if !ok {
		return nil
	}
	return slices.Compact(slices.Clone(f.View.Decrees(p)))
}

// lookRect is the parchment for n decrees: beside the stack, within the board.
func lookRect(p merlin.Province, n int) ui.Rect {
	w, h := max(float64(n)*(decreeW+8)+2*lookInset-8, 380), decreeH+lookHead+2*lookInset
	x, y := decreesAt[p][0], decreesAt[p][1]
	in := draw.BoardRect.Inset(34)
	r := ui.Rect{X: x - w/2, Y: y + 30, W: w, H: h}
	if y > draw.BoardY {
		r.Y = y - 30 - h
	}
	r.X = min(max(r.X, in.X), in.Right()-w)
	return r
}

func lookCell(r ui.Rect, i, n int) ui.Rect {
	cx, _ := r.Center()
	w := float64(n)*(decreeW+8) - 8
	return ui.Rect{X: cx - w/2 + float64(i)*(decreeW+8), Y: r.Y + lookInset + lookHead, W: decreeW, H: decreeH}
}

func decreeTarget(d merlin.Decree, p merlin.Province) game.Target {
	return game.Target{Kind: merlin.TargetDecree, A: uint8(d), B: uint8(p)}
}

func drawLook(p *ui.Painter, f *draw.Frame) {
	at, _ := looking(f.Model)
	list := Looked(f.Model)
	if len(list) == 0 {
		return
	}
	r := lookRect(at, len(list))
	q := p.Named("decrees")
	q.Shadow(r, 10, 10, 4, 8, .6)
	q.NineSlice("panel-inset", r, 16)
	head, _ := r.Inset(lookInset).CutTop(lookHead - 6)
	st := ui.BoldStyle.Sized(21).Placed(ui.Center, ui.Middle)
	st.Min = ui.Least
	q.TextIn(decreeName(f.Words, pileTarget(at)), head, st)
	for i, d := range list {
		drawDecree(q, f, d, at, lookCell(r, i, len(list)))
	}
}

// drawDecree draws an open decree: what it shows, and how many there are of it.
func drawDecree(p *ui.Painter, f *draw.Frame, d merlin.Decree, at merlin.Province, r ui.Rect) {
	t := decreeTarget(d, at)
	p.Face(r, ui.PlainLook, f.Open(t) && f.IsHot(t), false, true)
	if f.IsGlowing(t) {
		p.GlowRing(r, 8, f.Breath)
	}
	x, y := r.Center()
	drawDecreeSign(p, d, x, y-12, 54)
	st := ui.BodyStyle.Sized(18).Placed(ui.Center, ui.Middle)
	st.Min, st.Line = ui.Least, 1
	p.Paragraph(decreeSays(f.Words, d), ui.Rect{X: r.X + 4, Y: r.Bottom() - 36, W: r.W - 8, H: 34}, st)
	n := 0
	for _, same := range f.View.Decrees(at) {
		if same == d {
			n++
		}
	}
	if n > 1 {
		draw.DrawBadge(p, n, r.Right()-14, r.Y+14)
	}
}

// drawDecreeSign draws what a decree shows.
func drawDecreeSign(p *ui.Painter, d merlin.Decree, x, y, size float64) {
	if i, colour, ok := d.Thing(); ok {
		p.SpriteAt(model.ItemSprite(i, colour), x, y, size)
		return
	}
	p.SpriteAt("points-star", x, y, size)
	st := ui.Style{Role: fonts.Number, Size: size * .42, Color: ui.Ink, Align: ui.Center, VAlign: ui.Middle}
	p.Text(words.Signed(d.Points()), x, y, st)
}

// lookRegions are the decrees that are looked at; the parchment covers what lies
// under it.
func lookRegions(f *draw.Frame) []ui.Region {
	list := Looked(f.Model)
	if len(list) == 0 {
		return nil
	}
	at, _ := looking(f.Model)
	r := lookRect(at, len(list))
	name := decreeName(f.Words, pileTarget(at))
	regions := []ui.Region{draw.Note("decrees-open", name, func() string { return words.Paragraphs(name, f.T("hint.decrees.take")) }, r)}
	for i, d := range list {
		regions = append(regions, f.ThingRegion(decreeTarget(d, at), lookCell(r, i, len(list)), func() string { return decreeTip(f.Words, d) }))
	}
	return regions
}

// decreeTip says what taking a decree gives.
func decreeTip(f *words.Words, d merlin.Decree) string {
	i, colour, ok := d.Thing()
	lines := []string{"<b>" + decreeSays(f, d) + "</b>"}
	switch {
	case !ok:
		lines = append(lines, f.T("hint.decree.points", "count", d.Points()))
	case f.View.Stock[i][colour] == 0:
		lines = append(lines, f.T("hint.decree.none"))
	default:
		lines = append(lines, f.T("hint.decree.item"))
	}
	return words.Paragraphs(append(lines, f.T("hint.decrees.keep"))...)
}

// decreesAt are the stacks of decrees, clockwise from the top.
var decreesAt = [merlin.Provinces][2]float64{{548, 189}, {635, 137}, {635, 795}, {548, 741}, {197, 795}, {197, 137}}

func drawDecreePiles(p *ui.Painter, f *draw.Frame) {
	if !decreesDealt(f.Words) {
		return
	}
	for i := range merlin.Province(merlin.Provinces) {
		drawDecreePile(p, f, i)
	}
}

// decreeRegions are the stacks of decrees.
func decreeRegions(f *draw.Frame) (list []ui.Region) {
	if !decreesDealt(f.Words) {
		return nil
	}
	for p := range merlin.Province(merlin.Provinces) {
		r := f.ThingRegion(pileTarget(p), decreePile(p), func() string { return decreesTip(f.Words, p) })
		if !r.Enabled {
			r.Label = decreeName(f.Words, pileTarget(p))
		}
		list = append(list, r)
	}
	return list
}

// decreesLeft is what the tip of a province says of them.
func decreesLeft(f *words.Words, p merlin.Province) []string {
	return []string{f.T("hint.decrees.left", "count", int(f.View.Mods.Decrees.Left[p]))}
}

func decreesAnchor(_ *draw.Frame, at model.Place) (x, y float64, ok bool) {
	if at.Kind != AtDecrees {
		return 0, 0, false
	}
	x, y = decreePile(merlin.Province(at.A)).Center()
	return x, y, true
}
