package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// draftPanel lies over the domain and the quests while the knights of the Round Table
// are chosen. // K1
type draftPanel struct {
	cache table.Cached[table.CacheKey]
}

var draftRect = columnRect

// pileKnights is how many knights are in each of the two piles.
const pileKnights = int(merlin.Bedivere)

// pileOf returns the n-th knight of pile 0 or 1.
func pileOf(pile, n int) merlin.Knight { return merlin.Knight(1 + pile*pileKnights + n) }

func knightTarget(k merlin.Knight) game.Target {
	return game.Target{Kind: merlin.TargetKnight, A: uint8(k)}
}

// knightPlace is where a knight lies: the piles side by side.
func knightPlace(k merlin.Knight) ui.Rect {
	i := int(k) - 1
	return ui.Rect{X: draftRect.X + 16 + 346*float64(i/pileKnights), Y: draftRect.Y + 84 + 118*float64(i%pileKnights), W: 338, H: 112}
}

// drafting reports whether knights are still to be chosen.
func (f *frame) drafting() bool {
	_, _, ok := f.View.Drafts()
	return ok && f.rules.Has("knights") && !f.View.Over
}

func (*draftPanel) area() ui.Rect { return draftRect.Inset(-16) }

func (d *draftPanel) draw(p *ui.Painter, f *frame) {
	if !f.drafting() {
		return
	}
	d.cache.Draw(p.Named("draft"), d.area(), f.CacheKey("card-"), func(p *ui.Painter) { d.paint(p, f) })
}

func (d *draftPanel) paint(p *ui.Painter, f *frame) {
	sheet(p, draftRect, largeSheet)
	panelTitle(p, f.T("term.knights"), draftRect.X+20, draftRect.Y+38, 22, 420)
	next, pile, _ := f.View.Drafts()
	st := ui.HintStyle.Sized(20).Placed(ui.Right, ui.Middle)
	st.Min = 14
	p.TextIn(f.T("draft.chooses", "name", f.who(next)), ui.Rect{X: draftRect.X + 446, Y: draftRect.Y + 16, W: 212, H: 26}, st)
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
func (*draftPanel) drawKnight(p *ui.Painter, f *frame, k merlin.Knight) {
	r, t, owner := knightPlace(k), knightTarget(k), f.holder(k)
	if f.glows(t) {
		glowCard(p, r, f.Breath)
	}
	fill := ui.Alpha(ui.White, .35)
	if f.hot(t) && f.open(t) {
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
		drawBadge(p, n, r.X+36, r.Y+86)
	}
	name := ui.BoldStyle.Sized(20).Placed(ui.Left, ui.Middle).With(ink)
	p.TextIn(f.knightName(k), ui.Rect{X: r.X + 74, Y: r.Y + 5, W: r.W - 82, H: 24}, name)
	text := ui.BodyStyle.Sized(17).Placed(ui.Left, ui.Top).With(ink)
	text.Min, text.Line = 13, 1
	p.Paragraph(f.T("knight."+k.String()+".text"), ui.Rect{X: r.X + 74, Y: r.Y + 30, W: r.W - 82, H: r.H - 34}, text)
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

func (*draftPanel) regions(f *frame) []ui.Region {
	if !f.drafting() {
		return nil
	}
	next, _, _ := f.View.Drafts()
	list := []ui.Region{note("draft", f.T("term.knights")+", "+f.T("draft.chooses", "name", f.who(next)), "", draftRect)}
	for k := merlin.Tristan; k <= merlin.Kay; k++ {
		if owner := f.holder(k); owner != game.NoSeat {
			list = append(list, note("drafted-"+k.String(), f.T("knight.of", "knight", f.knightName(k), "name", f.who(owner)), "", knightPlace(k)))
			continue
		}
		list = append(list, f.region(knightTarget(k), knightPlace(k), f.knightTip(k)))
	}
	return list
}

// knightTip says who a knight is and what he can do.
func (f *frame) knightTip(k merlin.Knight) string {
	head := "<b>" + f.knightName(k) + "</b>"
	if n := knightTilesOf(k); n > 0 {
		head += " – " + f.T("knight.tiles", "count", n)
	}
	return paragraphs(head, f.T("knight."+k.String()+".text"))
}

func (*draftPanel) anchor(f *frame, at place) (x, y float64, ok bool) { return 0, 0, false }
