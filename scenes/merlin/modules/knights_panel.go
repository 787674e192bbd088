package modules

import (
	"fmt"
	"math/bits"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// DraftPanel lies over the domain and the quests while the knights of the Round Table
// are chosen. // K1
type DraftPanel struct {
	cache paint.Cached[paint.CacheKey]
}

var draftRect = draw.ColumnRect

// pileKnights is how many knights are in each of the two piles.
const pileKnights = int(merlin.Bedivere)

// pileOf returns the n-th knight of pile 0 or 1.
func pileOf(pile, n int) merlin.Knight { return merlin.Knight(1 + pile*pileKnights + n) }

func KnightTarget(k merlin.Knight) game.Target {
	return game.Target{Kind: merlin.TargetKnight, A: uint8(k)}
}

// knightPlace is where a knight lies: the piles side by side.
func knightPlace(k merlin.Knight) ui.Rect {
	i := int(k) - 1
	return ui.Rect{X: draftRect.X + 16 + 346*float64(i/pileKnights), Y: draftRect.Y + 84 + 118*float64(i%pileKnights), W: 338, H: 112}
}

// Drafting reports whether knights are still to be chosen.
func Drafting(f *model.Model) bool {
	_, _, ok := f.View.Drafts()
	return ok && f.Rules.Has("knights") && !f.View.Over
}

// draftParts are the two piles while they are drafted from, under their titles: side by side, on
// a phone knight by knight, and below each other where that stands.
func draftParts(f *draw.Frame) []ui.Rect {
	if !Drafting(f.Model) {
		return nil
	}
	first, second := knightPlace(pileOf(0, 0)), knightPlace(pileOf(1, 0))
	w := second.X - first.X
	pile := ui.Rect{X: first.X - 4, Y: draftRect.Y + 52, W: w, H: draftRect.H - 60}
	switch f.Ctx.Shape() {
	case ui.Standing:
		return append(pileParts(pile), pileParts(pile.Move(w, 0))...)
	case ui.Lying:
		pile.W *= 2
		return pileParts(pile)
	}
	return []ui.Rect{pile, pile.Move(w, 0)}
}

// pileParts are the title of a pile, or of both, and one knight below the other.
func pileParts(pile ui.Rect) []ui.Rect {
	head, rest := pile.CutTop(30)
	list := []ui.Rect{head}
	for n := range pileKnights {
		list = append(list, ui.Rect{X: rest.X, Y: rest.Y + 118*float64(n), W: rest.W, H: 116})
	}
	return list
}

func (*DraftPanel) Area() ui.Rect { return draftRect.Inset(-16) }

func (d *DraftPanel) Draw(p *ui.Painter, f *draw.Frame) {
	if !Drafting(f.Model) {
		return
	}
	d.cache.Draw(p.Named("draft"), d.Area(), f.CacheKey("card-"), func(p *ui.Painter) { d.paint(p, f) })
}

func (d *DraftPanel) paint(p *ui.Painter, f *draw.Frame) {
	draw.Sheet(p, draftRect, draw.LargeSheet)
	draw.PanelTitle(p, f.T("term.knights"), draftRect.X+20, draftRect.Y+38, 22, 420)
	next, pile, _ := f.View.Drafts()
	st := ui.HintStyle.Sized(20).Placed(ui.Right, ui.Middle)
	st.Min = ui.Least
	p.TextIn(f.T("draft.chooses", "name", f.Called(next)), ui.Rect{X: draftRect.X + 446, Y: draftRect.Y + 16, W: 212, H: 26}, st)
	p.SpriteAt("crest-"+f.Seats[next].Colour, draftRect.Right()-36, draftRect.Y+29, 36)
	for i := range 2 {
		head := ui.BoldStyle.Sized(19).Placed(ui.Left, ui.Middle)
		if i != int(pile) {
			head = head.With(ui.FadedInk)
		}
		p.TextIn(f.T(pileKeys[i]), ui.Rect{X: draftRect.X + 24 + 346*float64(i), Y: draftRect.Y + 54, W: 320, H: 26}, head)
		for n := range pileKnights {
			d.drawKnight(p, f, pileOf(i, n))
		}
	}
}

// pileKeys name the piles.
var pileKeys = [...]string{"draft.pile-a", "draft.pile-b"}

// drawKnight draws a knight with his tiles and what he can do; one who is taken is
// faint, with the crest of his player.
func (*DraftPanel) drawKnight(p *ui.Painter, f *draw.Frame, k merlin.Knight) {
	r, t, owner := knightPlace(k), KnightTarget(k), holder(f.Model, k)
	if f.IsGlowing(t) {
		draw.GlowCard(p, r, f.Breath)
	}
	fill := ui.Alpha(ui.White, .35)
	if f.IsHot(t) && f.Open(t) {
		fill = ui.Hex(0xFFF3CF)
	}
	p.FillRound(r, 9, ui.Solid(fill))
	p.StrokeRound(r, 9, 1.4, ui.Solid(ui.Alpha(ui.GoldDark, .7)))
	ink, o := ui.Ink, ui.SpriteOptions{}
	if owner != game.NoSeat {
		ink, o.Fade = ui.Alpha(ui.FadedInk, .7), .6
	}
	p.SpriteAt(portrait(p, k), r.X+36, r.Y+40, 60, o)
	if owner != game.NoSeat {
		p.SpriteAt("crest-"+f.Seats[owner].Colour, r.X+36, r.Y+84, 32)
	} else if n := knightTilesOf(k); n > 0 {
		draw.DrawBadge(p, n, r.X+36, r.Y+86)
	}
	name := ui.BoldStyle.Sized(20).Placed(ui.Left, ui.Middle).With(ink)
	p.TextIn(knightName(f.Words, k), ui.Rect{X: r.X + 74, Y: r.Y + 5, W: r.W - 82, H: 24}, name)
	text := ui.BodyStyle.Sized(17).Placed(ui.Left, ui.Top).With(ink)
	text.Min, text.Line = ui.Least, 1
	p.Paragraph(f.T("knight."+k.String()+".text"), ui.Rect{X: r.X + 74, Y: r.Y + 28, W: r.W - 80, H: r.H - 29}, text)
}

// portrait is the sprite of a knight, or that of any.
func portrait(p *ui.Painter, k merlin.Knight) string {
	if name := "knight-portrait-" + k.String(); p.Has(name) {
		return name
	}
	return "knight-portrait"
}

// knightTilesOf is how many tiles belong to a knight: Gareth's and Geraint's are won.
func knightTilesOf(k merlin.Knight) int {
	switch k {
	case merlin.Gareth:
		return merlin.Provinces
	case merlin.Geraint:
		return merlin.Items + 2
	}
	return int(k.Tiles())
}

func (*DraftPanel) Regions(f *draw.Frame) []ui.Region {
	if !Drafting(f.Model) {
		return nil
	}
	next, _, _ := f.View.Drafts()
	list := []ui.Region{draw.Note("draft", f.T("term.knights")+", "+f.T("draft.chooses", "name", f.Called(next)), nil, draftRect)}
	for k := merlin.Tristan; k <= merlin.Kay; k++ {
		if owner := holder(f.Model, k); owner != game.NoSeat {
			list = append(list, draw.Note("drafted-"+k.String(), f.T("knight.of", "knight", knightName(f.Words, k), "name", f.Called(owner)), nil, knightPlace(k)))
			continue
		}
		list = append(list, f.ThingRegion(KnightTarget(k), knightPlace(k), func() string { return knightTip(f.Words, k) }))
	}
	return list
}

// knightTip says who a knight is and what he can do.
func knightTip(f *words.Words, k merlin.Knight) string {
	head := "<b>" + knightName(f, k) + "</b>"
	if n := knightTilesOf(k); n > 0 {
		head += " – " + f.T("knight.tiles", "count", n)
	}
	return words.Paragraphs(head, f.T("knight."+k.String()+".text"))
}

func (*DraftPanel) Anchor(f *draw.Frame, at model.Place) (x, y float64, ok bool) { return 0, 0, false }

// The player's Knights of the Round Table with the tiles on their cards. // K1a

// knight is the place of the knight of pile A (0) or B (1).
func knightAt(r ui.Rect, pile int) ui.Rect {
	return ui.Rect{X: r.X + 6, Y: r.Y + 6 + 77*float64(pile), W: r.W - 12, H: 75}
}

func drawKnights(p *ui.Painter, f *draw.Frame, inset ui.Rect) {
	draw.DrawInset(p, inset)
	for pile, who := range f.View.Mods.Knights.Of[f.Home] {
		r := knightAt(inset, pile)
		if pile > 0 {
			p.Line(r.X+8, r.Y-1, r.Right()-8, r.Y-1, 1.2, ui.Solid(ui.Alpha(ui.GoldDark, .7)))
		}
		if who == merlin.NoKnight {
			p.SpriteAt("knight-portrait", r.X+28, r.Y+37, 46, ui.SpriteOptions{Fade: .75})
			continue
		}
		drawOwnKnight(p, f, who, r)
	}
}

// drawOwnKnight draws a knight's card: picture, name, tiles.
func drawOwnKnight(p *ui.Painter, f *draw.Frame, who merlin.Knight, r ui.Rect) {
	t := KnightTarget(who)
	if f.Open(t) && !f.IsGlowing(t) {
		p.NineSlice("plate-lit", r.Inset(-2), 14)
	}
	draw.DrawLit(p, "knight-portrait-"+who.String(), r.X+28, r.Y+37, 50, f.IsGlowing(t), f.IsHot(t), f.Breath)
	st := ui.BoldStyle.Sized(19).Placed(ui.Left, ui.Middle)
	st.Min = ui.Least
	p.TextIn(knightName(f.Words, who), ui.Rect{X: r.X + 58, Y: r.Y + 6, W: r.W - 64, H: 20}, st)
	drawKnightTiles(p, f, who, r)
}

// drawKnightTiles draws the tiles left, or won, below a knight's name.
func drawKnightTiles(p *ui.Painter, f *draw.Frame, who merlin.Knight, r ui.Rect) {
	left := f.View.Mods.Knights.Left(f.Home, who)
	x, y := r.X+66, r.Y+46
	switch who {
	case merlin.Gareth:
		for c := range merlin.Province(merlin.Provinces) {
			at := wonAt(r, int(c))
			drawWon(p, words.ProvinceSprite(c), left>>c&1 == 1, at[0], at[1], 24)
		}
	case merlin.Geraint:
		for i, thing := range f.CountedThings() {
			at := wonAt(r, i)
			drawWon(p, f.ThingSprite(thing, f.Home), left>>thing&1 == 1, at[0], at[1], 25)
		}
	default:
		step := min(13, (r.W-78)/float64(max(who.Tiles(), 2)-1))
		for i := range who.Tiles() {
			drawPip(p, i < left, x+step*float64(i), y)
		}
	}
}

// wonAt is the place of the tile i that is won one by one: three in a row.
func wonAt(r ui.Rect, i int) [2]float64 {
	return [2]float64{r.X + 72 + 34*float64(i%3), r.Y + 38 + 25*float64(i/3)}
}

func drawWon(p *ui.Painter, sprite string, won bool, x, y, size float64) {
	o := ui.SpriteOptions{}
	if !won {
		o.Fade = .72
		p.StrokeCircle(x, y, size/2, 1.2, ui.Solid(ui.Alpha(ui.FadedInk, .6)))
	}
	p.SpriteAt(sprite, x, y, size, o)
}

// drawPip draws a tile of a knight that is still there, or its empty place.
func drawPip(p *ui.Painter, there bool, x, y float64) {
	xy := []float64{x, y - 10, x + 6, y, x, y + 10, x - 6, y}
	if there {
		p.FillPolygon(ui.Solid(ui.GoldDark), xy...)
	}
	p.StrokePolygon(1.4, ui.Solid(ui.Alpha(ui.Ink, .75)), xy...)
}

func knightRegions(f *draw.Frame, inset ui.Rect) []ui.Region {
	var list []ui.Region
	for pile, who := range f.View.Mods.Knights.Of[f.Home] {
		if who == merlin.NoKnight {
			continue
		}
		tip := ownKnightTip(f.Words, f.Home, who)
		r := f.Power(KnightTarget(who), knightAt(inset, pile), ui.Say(tip))
		if !r.Enabled {
			r.Label = draw.Lead(tip)
		}
		list = append(list, r)
	}
	return list
}

// ownKnightTip says what a knight does and how many tiles he has.
func ownKnightTip(f *words.Words, s game.Seat, who merlin.Knight) string {
	head := "<b>" + knightName(f, who) + "</b>"
	if left := knightLeft(f, s, who); left != "" {
		head += " – " + left
	}
	return words.Paragraphs(head, f.T("knight."+who.String()+".text"))
}

// knightCount is how many tiles a knight has left or won.
func knightCount(f *model.Model, s game.Seat, who merlin.Knight) int {
	left := f.View.Mods.Knights.Left(s, who)
	if who == merlin.Gareth || who == merlin.Geraint {
		return bits.OnesCount8(left)
	}
	return int(left)
}

// knightLeft words it, with the names of what is won one by one; "" of a knight without
// tiles.
func knightLeft(f *words.Words, s game.Seat, who merlin.Knight) string {
	left := f.View.Mods.Knights.Left(s, who)
	var won []string
	switch who {
	case merlin.Gareth:
		for c := range merlin.Province(merlin.Provinces) {
			if left>>c&1 == 1 {
				won = append(won, f.T("colour."+c.String()))
			}
		}
	case merlin.Lamorak, merlin.Lancelot:
		return ""
	case merlin.Geraint:
		for _, thing := range f.CountedThings() {
			if left>>thing&1 == 1 {
				won = append(won, f.T(words.CountedKeys[thing]))
			}
		}
	}
	count := f.T("knight.tiles", "count", knightCount(f.Model, s, who))
	if len(won) == 0 {
		return count
	}
	return f.Pair(count, words.JoinWords(f.Locale, won))
}

func knightAnchor(_ *draw.Frame, r ui.Rect, at model.Place) (x, y float64) {
	return knightAt(r, int(merlin.Knight(at.A).Pile())).Center()
}

// smallKnights are a player's knights, or the places of those that he has not yet.
func smallKnights(f *draw.Frame, s game.Seat, _ float64) (list []draw.Addition) {
	for pile, who := range f.View.Mods.Knights.Of[s] {
		list = append(list, smallKnight(f, s, pile, who))
	}
	return list
}

func smallKnight(f *draw.Frame, s game.Seat, pile int, who merlin.Knight) draw.Addition {
	e := draw.Addition{Name: KnightPart(pile), Sprite: "knight-portrait", Words: f.T("term.knights"), Bare: true, Wide: 26, Place: model.At(AtKnight, s, uint8(pile))}
	if who != merlin.NoKnight {
		e.Sprite, e.Words, e.Count = "knight-portrait-"+who.String(), draw.Flat(ownKnightTip(f.Words, s, who)), 1
	}
	return e
}

// KnightPart names the knight of a pile in a small castle.
func KnightPart(pile int) string { return fmt.Sprintf("knight-%d", pile+1) }

// pileOfKnight has a knight lie where a small castle shows the one of his pile.
func pileOfKnight(of model.Place) model.Place {
	return model.At(AtKnight, of.Seat, merlin.Knight(of.A).Pile())
}
