package draw

import (
	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// act is a button of the turn plate: all choices of a kind.
type act struct {
	name, sprite string
	kinds        []game.Kind
	at           ui.Rect
}

// turnPlate is the plate of the turn: in a small window no wider than one that stands.
func (f *Frame) turnPlate() ui.Rect {
	r := turnRect
	if f.Pinned {
		r.W -= 60
	}
	return r
}

// unmasked reports whether who sits here is an unmasked Traitor, whose turn is another one.
func (f *Frame) unmasked() bool { return f.View.Players[f.Home].Fate == roundtable.Unmasked }

// evils are the three of step I; an unmasked Traitor has two of them in step II.
func evils(f *Frame) []act {
	if f.unmasked() {
		step := (f.turnPlate().W - 146) / 2
		at := func(i int) ui.Rect { return ui.Rect{X: 441 + step*float64(i), Y: 976, W: step - 6, H: 70} }
		return []act{
			{"evil-card", "act-evil-card", []game.Kind{roundtable.ActDrawBlack, roundtable.ActLook}, at(0)},
			{"evil-engine", "act-evil-engine", []game.Kind{roundtable.ActEngine}, at(1)},
		}
	}
	step := (f.turnPlate().W - 155) / 3
	at := func(i int) ui.Rect { return ui.Rect{X: 449 + step*float64(i), Y: 888, W: step - 3.5, H: 70} }
	return []act{
		{"evil-card", "act-evil-card", []game.Kind{roundtable.ActDrawBlack, roundtable.ActLook}, at(0)},
		{"evil-engine", "act-evil-engine", []game.Kind{roundtable.ActEngine}, at(1)},
		{"evil-life", "act-evil-life", []game.Kind{roundtable.ActLife}, at(2)},
	}
}

// deeds are those of step II.
func deeds(f *Frame) []act {
	if f.unmasked() {
		return nil
	}
	step := (f.turnPlate().W - 144.6) / 7
	at := func(i int) ui.Rect { return ui.Rect{X: 424 + step*float64(i), Y: 970, W: step - 2, H: 82} }
	last := at(6)
	last.X, last.W = last.X+6, last.W+7 // it is no action, and its name is long
	place := act{"place", "act-quest", []game.Kind{roundtable.ActLay, roundtable.ActOffer}, at(1)}
	if f.View.Players[f.Home].At == roundtable.Camelot {
		place = act{"draw", "act-draw", []game.Kind{roundtable.ActDrawWhite}, at(1)}
	}
	return []act{
		{"move", "act-move", []game.Kind{roundtable.ActMove, roundtable.ActRide}, at(0)},
		place,
		{"fight", "act-fight-engine", []game.Kind{roundtable.ActFight}, at(2)},
		{"special", "act-special", []game.Kind{roundtable.ActPlay, roundtable.ActGrace, roundtable.ActExchange, roundtable.ActReveal}, at(3)},
		{"heal", "act-heal", []game.Kind{roundtable.ActHeal}, at(4)},
		{"accuse", "act-accuse", []game.Kind{roundtable.ActAccuse}, at(5)},
		{"sacrifice", "act-sacrifice", []game.Kind{roundtable.ActSacrifice}, last},
	}
}

// of are the choices of a button.
func (a *act) of(f *Frame) []moment.Choice { return f.only(a.kinds...) }

// vain reports whether a button is for nothing though the rules leave it: to accuse when the Traitor is known. // R142
func (a *act) vain(f *Frame) bool { return a.name == "accuse" && f.Unmasked() }

// only are the choices of some kinds.
func (f *Frame) only(kinds ...game.Kind) (list []moment.Choice) {
	for _, c := range f.All {
		for _, k := range kinds {
			if c.Do[0].Kind == k {
				list = append(list, c)
			}
		}
	}
	return list
}

func drawTurn(p *ui.Painter, f *Frame) {
	r := f.turnPlate()
	p.FillRound(r, 9, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(2), 8, ui.Down(r, ivory, ui.Parchment))
	top := ui.Rect{X: r.X + 2, Y: r.Y + 2, W: r.W - 4, H: 86}
	p.FillRound(top, 8, ui.Solid(ui.Hex(0x2A2433)))
	p.StrokeRound(r.Inset(3.5), 7, 1.4, ui.Solid(ui.Gold))
	if f.unmasked() {
		drawFelonTurn(p, f)
		return
	}
	one := deeds(f)[1].at // what is done where one is, is one kind of action: it lies on one ground
	one.W = deeds(f)[2].at.Right() - one.X
	p.FillRound(one.Inset(-3.4), 10, ui.Solid(ui.GoldDark))
	p.FillRound(one.Inset(-2), 9, ui.Solid(ui.ParchmentDark))
	for _, a := range append(evils(f), deeds(f)...) { // under all labels
		if list := a.of(f); len(list) > 0 && f.Glows(list) && !a.vain(f) {
			p.GlowRing(a.at, 8, f.Breath)
		}
	}
	step := f.Step()
	stage(p, f, "I", "turn.evil", ui.Rect{X: r.X + 4, Y: r.Y + 25, W: 134, H: 38}, step == 1, step > 1, onBlack)
	stage(p, f, "II", "turn.heroic", ui.Rect{X: r.X + 4, Y: r.Y + 113, W: 116, H: 38}, step == 2, step > 2, ui.Ink)
	taken := f.Taken()
	for i, a := range evils(f) {
		drawEvil(p, f, &a, taken, i)
	}
	for _, a := range deeds(f) {
		drawAct(p, f, &a)
	}
}

// drawFelonTurn is the turn of an unmasked Traitor: whose hand he robs, and what he does then.
func drawFelonTurn(p *ui.Painter, f *Frame) {
	r := f.turnPlate()
	robs, strikes := f.Kind == game.AskKind(roundtable.AskRob), f.Kind == game.AskKind(roundtable.AskTraitor)
	asked := f.Asked == f.Home
	stage(p, f, "I", "turn.rob", ui.Rect{X: r.X + 11, Y: r.Y + 25, W: 134, H: 38}, asked && robs, asked && strikes, onBlack)
	stage(p, f, "II", "turn.strike", ui.Rect{X: r.X + 11, Y: r.Y + 113, W: 134, H: 38}, asked && strikes, false, ui.Ink)
	p.SpriteAt("back-white", r.X+170, r.Y+44, 56)
	st := labelStyle.Sized(18).With(onBlack)
	st.Line = 1.05
	p.Paragraph(f.T("turn.rob.line"), ui.Rect{X: r.X + 204, Y: r.Y + 8, W: r.W - 216, H: 74}, st)
	for _, a := range evils(f) {
		if f.Glows(a.of(f)) {
			p.GlowRing(a.at, 8, f.Breath)
		}
		drawEvil(p, f, &a, -1, 0)
	}
}

// stage is the number and name of a step.
func stage(p *ui.Painter, f *Frame, number, key string, r ui.Rect, now, done bool, ink ui.Color) {
	x, y, ground := r.X+19, r.Y+19, ui.ParchmentDark
	if now {
		ground = ui.Gold
		p.SpriteAt("halo", x, y, 66)
	}
	p.FillCircle(x, y, 19, ui.Solid(ui.Ink))
	if done {
		ground = ui.Met
	}
	p.FillCircle(x, y, 17.4, ui.Solid(ground))
	if done {
		p.Polyline(4.4, ui.Solid(ui.White), x-8, y, x-2, y+6.5, x+8.5, y-6.5)
	} else {
		centred(p, number, x, y, 20, ui.Ink)
	}
	st := labelStyle.With(ink)
	st.Line = 1
	p.Paragraph(f.T(key), ui.Rect{X: x + 24, Y: y - 20, W: r.W - 43, H: 42}, st)
}

// drawEvil draws an evil of step I; once one is chosen it is framed in gold and the others
// step back.
func drawEvil(p *ui.Painter, f *Frame, a *act, taken, i int) {
	list := a.of(f)
	q, edge := p, iron
	switch {
	case len(list) > 0 && f.Hot("act-"+a.name):
		edge = ui.GlowEdge
	case taken == i:
		edge = ui.Gold
	case len(list) == 0 && taken >= 0:
		q = p.Faded(.5)
	case len(list) == 0:
		q = p.Faded(.4)
	}
	q.FillRound(a.at, 8, ui.Solid(ui.Ink))
	q.FillRound(a.at.Inset(1.4), 7, ui.Solid(ui.Hex(0x3A3148)))
	q.StrokeRound(a.at.Inset(2.6), 6, 1.6, ui.Solid(edge))
	if taken == i {
		p.StrokeRound(a.at.Inset(1), 7, 2.6, ui.Solid(ui.Gold))
	}
	st := labelStyle.Sized(17).With(onBlack)
	st.Line = 1
	q.SpriteAt(a.sprite, a.at.X+30, a.at.Y+a.at.H/2, 48)
	q.Paragraph(f.T("act."+a.name), ui.Rect{X: a.at.X + 56, Y: a.at.Y + 13, W: a.at.W - 66, H: a.at.H - 20}, st)
}

// drawAct draws a deed of step II.
func drawAct(p *ui.Painter, f *Frame, a *act) {
	list := a.of(f)
	on := len(list) > 0 && !a.vain(f)
	q, edge := p, ui.GoldDark
	if !on { // no light of the one beside it shines through
		p.FillRound(a.at, 8, ui.Solid(ui.Parchment))
		q = p.Faded(.4)
	}
	ground := ui.Solid(ui.Hex(0xFFF6DA))
	if on && f.Hot("act-"+a.name) {
		edge, ground = ui.GlowEdge, ui.Down(a.at, ui.GoldLight, ui.Gold)
	}
	q.FillRound(a.at, 8, ui.Solid(ui.Ink))
	q.FillRound(a.at.Inset(1.4), 7, ground)
	q.StrokeRound(a.at.Inset(2.6), 6, 1.6, ui.Solid(edge))
	q.SpriteAt(a.sprite, a.at.X+a.at.W/2, a.at.Y+32, 48)
	q.TextIn(f.T("act."+a.name), ui.Rect{X: a.at.X, Y: a.at.Bottom() - 24, W: a.at.W, H: 20}, smallStyle.Sized(18).Placed(ui.Center, ui.Middle))
}

func turnRegions(f *Frame) (list []ui.Region) {
	for i, a := range append(evils(f), deeds(f)...) {
		r := f.Region("act-"+a.name, f.T("act."+a.name), a.at, a.of(f))
		r.Tip = func() string { return f.ActTip(a.name, r.Enabled) }
		r.Group, r.Glow = f.turnPlate(), r.Glow && !a.vain(f)
		if !r.Enabled {
			r.Why = func() string { return f.WhyNot(a.name) }
		}
		if i < 9 {
			r.Keyed(ebiten.KeyDigit1 + ebiten.Key(i))
		}
		list = append(list, r)
	}
	return list
}
