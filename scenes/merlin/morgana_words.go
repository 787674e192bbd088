package merlin

import (
	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// What the things of the market and of Morgana say, and why they may not be chosen.

// witchKey takes Morgana's first die; the keys before it take one's own.
const witchKey = ebiten.KeyDigit6

func (m *morganaPanel) regions(f *frame) []ui.Region {
	x, y := m.spot(f, 16, 46)
	list := []ui.Region{
		f.region(game.Target{Kind: merlin.TargetHorn}, ui.Rect{X: x, Y: y, W: 58, H: 46}, f.hornTip()),
		f.region(game.Target{Kind: merlin.TargetPoison}, ui.Rect{X: x + 62, Y: y, W: 66, H: 46}, f.poisonTip()),
	}
	list = append(list, m.notes(f)...)
	told := f.witchRound()
	for i := range cauldronCount {
		x, y := m.cauldron(f, i)
		list = append(list, f.region(cauldronTarget(i), ui.Rect{X: x - 37, Y: y - 39, W: 74, H: 114}, f.cauldronTip(i)))
	}
	for i := range witchDice {
		x, y := m.pentagram(f, i)
		r := f.region(witchTarget(i), ui.Around(x, y, 58, 56), f.witchTip(i))
		if f.View.Mods.Morgana.Used>>i&1 == 1 {
			r.Label = f.witchTaken(told.taker[i])
		}
		r.Keyed(witchKey + ebiten.Key(i))
		list = append(list, r)
	}
	return list
}

// notes are what lies there that is never chosen.
func (m *morganaPanel) notes(f *frame) []ui.Region {
	state := &f.View.Mods.Morgana
	x, y := m.spot(f, 16, 93)
	markers, huts := f.T("morgana.markers", "count", int(state.DarkLeft)), f.T("morgana.huts", "count", int(state.HutsLeft))
	list := []ui.Region{
		note("morgana-markers", markers, paragraphs("<b>"+markers+"</b>", f.T("brew.dark.text")), ui.Rect{X: x, Y: y, W: 58, H: 32}),
		note("morgana-huts", huts, paragraphs("<b>"+huts+"</b>", f.T("brew.hut.text")), ui.Rect{X: x + 62, Y: y, W: 66, H: 32}),
	}
	if state.At != merlin.Castle {
		return list
	}
	bx, by := m.spot(f, besideX, besideY)
	return append(list, note("morgana-beside", f.T("morgana.beside"), f.T("morgana.beside"), ui.Around(bx, by, 30, 44)))
}

func (f *frame) hornTip() string {
	lines := []string{"<b>" + f.T("term.horn") + "</b>"}
	if s := f.View.Mods.Morgana.Horn; s != game.NoSeat {
		lines[0] = f.pair(lines[0], f.who(s))
	}
	return paragraphs(append(lines, f.T("horn.tip"), f.T("castle.horn-tip")+" "+f.T("horn.round", "count", int(f.View.Round)))...)
}

func (f *frame) poisonTip() string {
	return paragraphs("<b>"+f.T("poison.left", "count", int(f.View.Mods.Morgana.PoisonLeft))+"</b>", f.T("poison.tip"), f.T("castle.poisons-tip"))
}

// cauldronTip says what a cauldron does: how far Morgana goes, what its tile does as it
// lies, and what the other face is.
func (f *frame) cauldronTip(i int) string {
	state := &f.View.Mods.Morgana
	goes := f.T("cauldron.tip", "number", i+1, "count", int(f.rules.Box.Mods.Cauldrons[i]))
	lines := []string{"<b>" + f.T("morgana.cauldron", "number", i+1) + "</b> – " + goes}
	if state.At == merlin.Castle {
		lines = append(lines, f.T("cauldron.summon"))
	}
	now, other := state.Brew(f.rules.Box, uint8(i)), state.Other(f.rules.Box, uint8(i))
	return paragraphs(append(lines,
		f.brewName(now)+" – "+f.T("brew."+now.String()+".text"),
		f.T("cauldron.other", "name", f.brewName(other)))...)
}

// brewName names a face of a cauldron tile, with its picture.
func (f *frame) brewName(b merlin.Brew) string {
	return "{" + brewSprites[b] + "} <b>" + f.T("brew."+b.String()) + "</b>"
}

func (f *frame) witchTip(i int) string {
	tip := f.T("morgana.die-tip")
	if f.View.Mods.Morgana.Dice[i] == 6 {
		tip += " " + f.T("morgana.die-six")
	}
	return paragraphs("<b>"+f.thing(witchTarget(i))+"</b> – "+f.T("hint.die.key", "key", int(witchKey-ebiten.KeyDigit0)+i), tip)
}

// witchTaken says that a die of Morgana's is taken, and by whom as far as it is known.
func (f *frame) witchTaken(s game.Seat) string {
	if s == game.NoSeat {
		return f.T("die.morgana.gone")
	}
	return f.T("die.morgana.used", "name", f.who(s))
}
