package modules

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// MorganaPanel shows what Morgana's dice can be used for: the horn, the poisoned apples
// and the cauldrons, and the dice themselves; without her it is not there. // W0
type MorganaPanel struct {
	cache paint.Cached[paint.CacheKey]
}

// morganaHigh is how high the panel is.
const morganaHigh = draw.MostUnder

// Morgana's colours; nothing else has them.
var (
	witchInk   = ui.Hex(0x4B2A63)
	witchDark  = ui.Hex(0x2E1840)
	witchLight = ui.Hex(0xA57CC8)
	witchGreen = ui.Hex(0xA6E07A)
	witchPale  = ui.Hex(0xE9F7D8)
)

// CauldronCount and witchDice are how many there are.
const (
	CauldronCount = len(merlin.MorganaState{}.Tiles)
	witchDice     = len(merlin.MorganaState{}.Dice)
)

// Where things lie, from the panel's upper left corner.
const (
	hornX, hornY         = 42.0, 68.0
	poisonX              = 102.0
	supplyY              = 109.0
	besideX, besideY     = 151.0, 36.0
	cauldronX, cauldronY = 204.0, 50.0
	cauldronStep         = 74.0
	slotY                = 107.0
	starX, starY         = 592.0, 39.0
	starDX, starDY       = 70.0, 58.0
)

// spot is a point of the panel on the table.
func (MorganaPanel) spot(f *draw.Frame, x, y float64) (float64, float64) {
	r := f.Column().Under
	return r.X + x, r.Y + y
}

func (m MorganaPanel) Cauldron(f *draw.Frame, i int) (x, y float64) {
	return m.spot(f, cauldronX+cauldronStep*float64(i), cauldronY)
}

func (m MorganaPanel) pentagram(f *draw.Frame, i int) (x, y float64) {
	return m.spot(f, starX+starDX*float64(i%2), starY+starDY*float64(i/2))
}

func CauldronTarget(i int) game.Target { return game.Target{Kind: merlin.TargetCauldron, A: uint8(i)} }

func witchTarget(i int) game.Target { return game.Target{Kind: merlin.TargetMorganaDie, A: uint8(i)} }

func (*MorganaPanel) Area() ui.Rect { return draw.Lowest(morganaHigh).Inset(-16) }

func (m *MorganaPanel) Draw(p *ui.Painter, f *draw.Frame) {
	m.cache.Draw(p.Named("morgana"), m.Area(), f.CacheKey("cauldron-", "morgana-", "horn", "poison"), func(p *ui.Painter) { m.paint(p, f) })
}

func (m *MorganaPanel) paint(p *ui.Painter, f *draw.Frame) {
	r := f.Column().Under
	draw.Sheet(p, r, draw.LargeSheet)
	p.FillRound(r.Inset(9), 6, ui.Solid(ui.Alpha(witchInk, .13)))
	draw.PanelTitle(p, f.T("term.morgana"), r.X+18, r.Y+34, 17, 118)
	m.drawSupplies(p, f)
	told := WitchRound(f.Model)
	for i := range CauldronCount {
		m.drawCauldron(p, f, i, told)
	}
	x, _ := m.pentagram(f, 0)
	p.Line(x-41, r.Y+20, x-41, r.Bottom()-20, 1.4, ui.Solid(ui.Alpha(witchInk, .6)))
	for i := range witchDice {
		m.drawPentagram(p, f, i, told)
	}
}

// drawSupplies draws horn, poisoned apples, markers and huts, and Morgana herself as long
// as she stands beside the board.
func (m *MorganaPanel) drawSupplies(p *ui.Painter, f *draw.Frame) {
	state := &f.View.Mods.Morgana
	m.drawHorn(p, f)
	count := func(sprite string, n int, x, y, size float64) {
		x, y = m.spot(f, x, y)
		o := ui.SpriteOptions{}
		if n == 0 {
			o.Fade = .65
		}
		p.SpriteAt(sprite, x, y, size, o)
		draw.DrawCount(p, n, x+19, y+1, draw.NumberStyle.Sized(21))
	}
	t := game.Target{Kind: merlin.TargetPoison}
	x, y := m.spot(f, poisonX, hornY)
	draw.DrawLit(p, "poisoned-apple", x, y, 36, f.IsGlowing(t), f.Open(t) && f.IsHot(t), f.Breath)
	draw.DrawCount(p, int(state.PoisonLeft), x+21, y+1, draw.NumberStyle.Sized(22))
	count("Morgana-marker", int(state.DarkLeft), hornX-4, supplyY, 31)
	count("witch-hut", int(state.HutsLeft), poisonX, supplyY, 34)
	if state.At == merlin.Castle {
		x, y := m.spot(f, besideX, besideY)
		p.SpriteAt("Morgana-figure", x, y, 46)
	}
}

// drawHorn draws the horn on its place, or who has it, and what it brings in this round.
func (m *MorganaPanel) drawHorn(p *ui.Painter, f *draw.Frame) {
	t := game.Target{Kind: merlin.TargetHorn}
	x, y := m.spot(f, hornX, hornY)
	p.StrokeCircle(x, y, 21, 1.6, ui.Solid(ui.Alpha(ui.FadedInk, .7)))
	owner := f.View.Mods.Morgana.Horn
	if owner == game.NoSeat || f.IsGlowing(t) {
		draw.DrawLit(p, "horn", x, y, 36, f.IsGlowing(t), f.Open(t) && f.IsHot(t), f.Breath)
	} else {
		p.SpriteAt("horn", x, y, 36, ui.SpriteOptions{Fade: .65})
	}
	if owner != game.NoSeat {
		p.SpriteAt("crest-"+f.Seats[owner].Colour, x+17, y+14, 23)
	}
	p.SpriteAt("points-star", x+22, y-14, 32)
	p.Text(fmt.Sprintf("+%d", f.View.Round), x+21, y-14, draw.NumberStyle.Sized(ui.Least).Placed(ui.Center, ui.Middle))
}

// brewSprites are what the faces of the cauldron tiles show.
var brewSprites = [...]string{
	merlin.Bewitch: "cauldron-bewitch", merlin.SwapFigures: "cauldron-swap", merlin.DarkInfluence: "cauldron-influence",
	merlin.WitchHut: "cauldron-hut", merlin.SellGoods: "cauldron-coins", merlin.BuyGoods: "cauldron-items",
}

// drawCauldron draws a cauldron with its tile, the number over its slot and the slot.
func (m *MorganaPanel) drawCauldron(p *ui.Painter, f *draw.Frame, i int, told witchRound) {
	t := CauldronTarget(i)
	x, y := m.Cauldron(f, i)
	k := 1.0
	if f.IsGlowing(t) {
		glowPot(p, x, y, f.Breath)
	}
	if f.Open(t) && f.IsHot(t) {
		p.SpriteAt("halo", x, y+6, 130)
		k = 1.08
	}
	p.SpriteAt("cauldron", x, y, 74*k)
	tile := ui.Around(x, y+8, 44*k, 38*k)
	p.FillRound(tile.Inset(-1), 8, ui.Solid(ui.Ink))
	p.FillRound(tile.Inset(.8), 6.5, ui.Solid(ui.ParchmentLight))
	p.StrokeRound(tile.Inset(3), 5, 1.3, ui.Solid(witchLight))
	p.SpriteAt(brewSprites[f.View.Mods.Morgana.Brew(f.Rules.Box, uint8(i))], x, y+8, 33*k)
	drawSteps(p, x-24, y-27, f.Rules.Box.Mods.Cauldrons[i])
	_, slot := m.spot(f, 0, slotY)
	m.drawSlot(p, f, i, ui.Around(x, slot, 32, 32), told)
}

// PotRect is a cauldron down to its slot, (x, y) its middle.
func PotRect(x, y float64) ui.Rect { return ui.Rect{X: x - 35, Y: y - 37, W: 70, H: 110} }

// glowPot lights it up.
func glowPot(p *ui.Painter, x, y, breath float64) {
	r := PotRect(x, y)
	p.FillRound(r, 14, ui.Solid(ui.Alpha(ui.GlowEdge, .75*breath)))
	draw.GlowCard(p, r.Inset(1), breath)
}

// drawSteps says how many provinces Morgana goes at most: an arrow tells it from the
// number of the die.
func drawSteps(p *ui.Painter, x, y float64, n uint8) {
	r := ui.Around(x, y, 32, 22)
	p.FillRound(r.Inset(-1), 12, ui.Solid(witchGreen))
	p.FillRound(r.Inset(.4), 11, ui.Solid(witchDark))
	p.FillPolygon(ui.Solid(witchGreen), x-11, y-5.5, x-2.5, y, x-11, y+5.5)
	p.Text(fmt.Sprint(n), x+6, y, draw.NumberStyle.Sized(17).With(witchPale).Placed(ui.Center, ui.Middle))
}

// drawSlot draws a slot: the number it takes, or the die that lies in it.
func (m *MorganaPanel) drawSlot(p *ui.Painter, f *draw.Frame, i int, r ui.Rect, told witchRound) {
	state := &f.View.Mods.Morgana
	if f.IsGlowing(CauldronTarget(i)) {
		draw.GlowCard(p, r.Inset(1), f.Breath)
	}
	x, y := r.Center()
	p.FillRound(r, 7, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1.6), 6, ui.Solid(witchDark))
	p.StrokeRound(r.Inset(3), 5, 1.3, ui.Solid(witchLight))
	switch die, ok := told.InSlot(i); {
	case state.Slots>>i&1 == 0:
		p.Text(fmt.Sprint(i+1), x, y, draw.NumberStyle.Sized(20).With(witchPale).Placed(ui.Center, ui.Middle))
		if m.invites(f, i) {
			p.StrokeRound(r.Inset(-1.5), 8, 3, ui.Solid(ui.Glow))
		}
	case ok:
		p.SpriteAt(f.Rows.DieSprite(merlin.MorganaDie, state.Dice[die], ""), x, y, 31)
	default:
		p.SpriteAt(f.Rows.DieSprite(merlin.MorganaDie, uint8(i+1), ""), x, y, 31)
	}
}

// invites reports whether the die that is pointed at fits a free slot.
func (*MorganaPanel) invites(f *draw.Frame, slot int) bool {
	for i, v := range f.View.Mods.Morgana.Dice {
		if t := witchTarget(i); f.Open(t) && f.IsHot(t) && merlin.FitsSlot(v, uint8(slot)) {
			return true
		}
	}
	return false
}

// drawPentagram draws a die on its pentagram, or who has taken both.
func (m *MorganaPanel) drawPentagram(p *ui.Painter, f *draw.Frame, i int, told witchRound) {
	t, state := witchTarget(i), &f.View.Mods.Morgana
	x, y := m.pentagram(f, i)
	sprite := f.Rows.DieSprite(merlin.MorganaDie, state.Dice[i], "")
	switch {
	case int(state.Taken) == i:
		p.SpriteAt("pentagram", x, y, 60, ui.SpriteOptions{Fade: .55})
		p.SpriteAt("halo", x, y, 66)
		p.SpriteAt(sprite, x, y, 37)
		return
	case state.Used>>i&1 == 1:
		p.SpriteAt("pentagram", x, y, 60, ui.SpriteOptions{Fade: .55})
		if s := told.Taker[i]; s != game.NoSeat {
			p.SpriteAt("crest-"+f.Seats[s].Colour, x, y, 28)
		}
		return
	}
	p.SpriteAt("pentagram", x, y, 60)
	if state.Dice[i] == 0 {
		return // not rolled yet
	}
	if f.IsGlowing(t) {
		p.GlowRing(ui.Around(x, y, 30, 30), 7, f.Breath)
	}
	draw.DrawPiece(p, sprite, x, y, 31, false, f.Open(t) && f.IsHot(t), f.Breath)
}

func (m *MorganaPanel) Anchor(f *draw.Frame, at model.Place) (x, y float64, ok bool) {
	switch at.Kind {
	case AtPentagram:
		x, y = m.pentagram(f, int(at.A))
	case AtCauldron:
		x, _ = m.Cauldron(f, int(at.A))
		_, y = m.spot(f, 0, slotY)
	case AtHornBoard:
		x, y = m.spot(f, hornX, hornY)
	case AtPoisonSupply:
		x, y = m.spot(f, poisonX, hornY)
	case AtDarkSupply:
		x, y = m.spot(f, hornX-4, supplyY)
	case AtHutSupply:
		x, y = m.spot(f, poisonX, supplyY)
	case AtMorgana:
		x, y = m.spot(f, besideX, besideY)
	default:
		return 0, 0, false
	}
	return x, y, true
}

// witchKey takes Morgana's first die; the keys before it take one's own.
const witchKey = ebiten.KeyDigit6

func (m *MorganaPanel) Regions(f *draw.Frame) []ui.Region {
	x, y := m.spot(f, 16, 46)
	list := []ui.Region{
		f.ThingRegion(game.Target{Kind: merlin.TargetHorn}, ui.Rect{X: x, Y: y, W: 58, H: 46}, func() string { return hornTip(f.Words) }),
		f.ThingRegion(game.Target{Kind: merlin.TargetPoison}, ui.Rect{X: x + 62, Y: y, W: 66, H: 46}, func() string { return poisonTip(f.Words) }),
	}
	list = append(list, m.notes(f)...)
	told := WitchRound(f.Model)
	for i := range CauldronCount {
		x, y := m.Cauldron(f, i)
		list = append(list, f.ThingRegion(CauldronTarget(i), ui.Rect{X: x - 37, Y: y - 39, W: 74, H: 114}, func() string { return cauldronTip(f.Words, i) }))
	}
	for i, v := range f.View.Mods.Morgana.Dice {
		if v == 0 {
			continue // not rolled yet
		}
		x, y := m.pentagram(f, i)
		r := f.ThingRegion(witchTarget(i), ui.Around(x, y, 58, 56), func() string { return witchTip(f, i) })
		if f.View.Mods.Morgana.Used>>i&1 == 1 {
			r.Label = witchTaken(f.Words, told.Taker[i])
		}
		r.Keyed(witchKey + ebiten.Key(i))
		list = append(list, r)
	}
	return list
}

// notes are what lies there that is never chosen.
func (m *MorganaPanel) notes(f *draw.Frame) []ui.Region {
	state := &f.View.Mods.Morgana
	x, y := m.spot(f, 16, 93)
	markers, huts := f.T("morgana.markers", "count", int(state.DarkLeft)), f.T("morgana.huts", "count", int(state.HutsLeft))
	list := []ui.Region{
		draw.Note("morgana-markers", markers, func() string { return words.Paragraphs("<b>"+markers+"</b>", f.T("brew.dark.text")) }, ui.Rect{X: x, Y: y, W: 58, H: 32}),
		draw.Note("morgana-huts", huts, func() string { return words.Paragraphs("<b>"+huts+"</b>", f.T("brew.hut.text")) }, ui.Rect{X: x + 62, Y: y, W: 66, H: 32}),
	}
	if state.At != merlin.Castle {
		return list
	}
	bx, by := m.spot(f, besideX, besideY)
	said := f.T("morgana.beside")
	return append(list, draw.Note("morgana-beside", said, ui.Say(said), ui.Around(bx, by, 30, 44)))
}

func hornTip(f *words.Words) string {
	lines := []string{"<b>" + f.T("term.horn") + "</b>"}
	if s := f.View.Mods.Morgana.Horn; s != game.NoSeat {
		lines[0] = f.Pair(lines[0], f.Called(s))
	}
	return words.Paragraphs(append(lines, f.T("horn.tip"), f.T("castle.horn-tip")+" "+f.T("horn.round", "count", int(f.View.Round)))...)
}

func poisonTip(f *words.Words) string {
	return words.Paragraphs("<b>"+f.T("poison.left", "count", int(f.View.Mods.Morgana.PoisonLeft))+"</b>", f.T("poison.tip"), f.T("castle.poisons-tip"))
}

// cauldronTip says what a cauldron does: how far Morgana goes, what its tile does as it
// lies, and what the other face is.
func cauldronTip(f *words.Words, i int) string {
	state := &f.View.Mods.Morgana
	goes := f.T("cauldron.tip", "number", i+1, "count", int(f.Rules.Box.Mods.Cauldrons[i]))
	lines := []string{"<b>" + f.T("morgana.cauldron", "number", i+1) + "</b> – " + goes}
	if state.At == merlin.Castle {
		lines = append(lines, f.T("cauldron.summon"))
	}
	now, other := state.Brew(f.Rules.Box, uint8(i)), state.Other(f.Rules.Box, uint8(i))
	return words.Paragraphs(append(lines,
		brewName(f, now)+" – "+f.T("brew."+now.String()+".text"),
		f.T("cauldron.other", "name", brewName(f, other)))...)
}

// brewName names a face of a cauldron tile, with its picture.
func brewName(f *words.Words, b merlin.Brew) string {
	return "{" + brewSprites[b] + "} <b>" + f.T("brew."+b.String()) + "</b>"
}

func witchTip(f *draw.Frame, i int) string {
	tip := f.T("morgana.die-tip")
	if f.View.Mods.Morgana.Dice[i] == 6 {
		tip += " " + f.T("morgana.die-six")
	}
	return words.Paragraphs("<b>"+f.Thing(witchTarget(i))+"</b>", tip)
}

// witchTaken says that a die of Morgana's is taken, and by whom as far as it is known.
func witchTaken(f *words.Words, s game.Seat) string {
	if s == game.NoSeat {
		return f.T("die.morgana.gone")
	}
	return f.T("die.morgana.used", "name", f.Called(s))
}
