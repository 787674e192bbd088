package draw

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// OwnPanel is the edge of the table before the person who sits there: his Knight, the
// two steps of the turn, his hand.
type OwnPanel struct{}

func (OwnPanel) Area() ui.Rect { return ui.Rect{X: 0, Y: 836, W: ui.CanvasW, H: ui.CanvasH - 836} }

func (OwnPanel) Draw(p *ui.Painter, f *Frame) {
	p = p.Named("own")
	p.Shadow(ownRect, 8, 6, 2, 4, .5)
	p.FillRound(ownRect, 9, ui.Solid(ui.Ink))
	p.FillRound(ownRect.Inset(2), 8, ui.Down(ownRect, ui.Hex(0x8E8894), ui.Hex(0x655F6C)))
	drawMe(p, f)
	drawTurn(p, f)
	drawHand(p, f)
}

// drawMe is the plate of one's own Knight.
func drawMe(p *ui.Painter, f *Frame) {
	s, r := f.Home, seatRect
	p.FillRound(r, 10, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(2), 9, ui.Solid(knightColours[f.Coat(s)]))
	p.StrokeRound(r.Inset(5), 7, 1.6, ui.Solid(ui.GoldLight))
	p.SpriteAt("crest-"+f.Coat(s), r.X+62, r.Y+66, 104)
	ink := ui.White
	if ui.Bright(knightColours[f.Coat(s)]) {
		ink = ui.Ink
	}
	p.SpriteAt(lifeSprite(f, s), r.X+158, r.Y+50, 56)
	p.TextIn(f.T("life.count", "count", int(f.View.Players[s].Life)), ui.Rect{X: r.X + 118, Y: r.Y + 84, W: 82, H: 20}, labelStyle.With(ink).Placed(ui.Center, ui.Middle))
	p.SpriteAt(loyaltySprite(f), r.X+220, r.Y+48, 68)
	p.TextIn(f.LoyaltyWord(), ui.Rect{X: r.X + 186, Y: r.Y + 84, W: 68, H: 20}, labelStyle.With(ink).Placed(ui.Center, ui.Middle))
	p.TextIn(f.Knight(s), ui.Rect{X: r.X + 10, Y: r.Y + 116, W: r.W - 20, H: 28}, ui.BoldStyle.Sized(24).With(ink).Placed(ui.Center, ui.Middle))
	power := italicStyle.With(ink).Placed(ui.Center, ui.Top)
	power.Line = 1
	p.Paragraph(f.PowerBrief(s), ui.Rect{X: r.X + 10, Y: r.Y + 143, W: r.W - 20, H: 32}, power)
}

// loyaltySprite is the back of one's own Loyalty card; it shows its face only while it is
// pointed at, by who sits there.
func loyaltySprite(f *Frame) string {
	if !f.Hot("loyalty") {
		return "back-loyalty"
	}
	switch f.View.Loyalty {
	case roundtable.Loyal:
		return "loyal"
	case roundtable.Traitor:
		return "traitor"
	}
	return "back-loyalty"
}

// knightColours are the grounds of the plates.
var knightColours = map[string]ui.Color{
	"arthur": ui.Hex(0xA81A2B), "galahad": ui.Hex(0xE3B51C), "gawain": ui.Hex(0x2B8A4B), "kay": ui.Hex(0x1F4E9E),
	"palamedes": ui.Hex(0x3A3542), "percival": ui.Hex(0xF3EDE0), "tristan": ui.Hex(0x6B3592),
}

// act is a button of the turn plate: all choices of a kind.
type act struct {
	name, sprite string
	kinds        []game.Kind
	at           ui.Rect
}

// evils are the three of step I, deeds those of step II.
func evils() []act {
	at := func(i int) ui.Rect { return ui.Rect{X: 441 + 140*float64(i), Y: 888, W: 136, H: 70} }
	return []act{
		{"evil-card", "act-evil-card", []game.Kind{roundtable.ActDrawBlack, roundtable.ActLook}, at(0)},
		{"evil-engine", "act-evil-engine", []game.Kind{roundtable.ActEngine}, at(1)},
		{"evil-life", "act-evil-life", []game.Kind{roundtable.ActLife}, at(2)},
	}
}

func deeds(f *Frame) []act {
	at := func(i int) ui.Rect { return ui.Rect{X: 441 + 60*float64(i), Y: 970, W: 57, H: 82} }
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
		{"sacrifice", "act-sacrifice", []game.Kind{roundtable.ActSacrifice}, at(6)},
	}
}

// of are the choices of a button.
func (a *act) of(f *Frame) (list []moment.Choice) {
	add := func(c moment.Choice) {
		for _, k := range a.kinds {
			if c.Do[0].Kind == k {
				list = append(list, c)
			}
		}
	}
	for _, c := range f.All {
		add(c)
	}
	return list
}

func drawTurn(p *ui.Painter, f *Frame) {
	r := turnRect
	p.FillRound(r, 9, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(2), 8, ui.Down(r, ivory, ui.Parchment))
	top := ui.Rect{X: r.X + 2, Y: r.Y + 2, W: r.W - 4, H: 86}
	p.FillRound(top, 8, ui.Solid(ui.Hex(0x2A2433)))
	step := f.Step()
	stage(p, f, "I", "turn.evil", r.X+30, r.Y+44, step == 1, step > 1, onBlack)
	stage(p, f, "II", "turn.heroic", r.X+30, r.Y+132, step == 2, step > 2, ui.Ink)
	for _, a := range evils() {
		drawAct(p, f, &a, true)
	}
	for _, a := range deeds(f) {
		drawAct(p, f, &a, false)
	}
}

// stage is the number and name of a step.
func stage(p *ui.Painter, f *Frame, number, key string, x, y float64, now, done bool, ink ui.Color) {
	ground := ui.ParchmentDark
	if now {
		ground = ui.Gold
		p.SpriteAt("halo", x, y, 66)
	}
	p.FillCircle(x, y, 19, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 17.4, ui.Solid(ground))
	if done {
		p.SpriteAt("tick", x, y, 30)
	} else {
		centred(p, number, x, y, 20, ui.Ink)
	}
	st := labelStyle.With(ink)
	st.Line = 1
	p.Paragraph(f.T(key), ui.Rect{X: x + 26, Y: y - 20, W: 90, H: 42}, st)
}

func drawAct(p *ui.Painter, f *Frame, a *act, dark bool) {
	list := a.of(f)
	on := len(list) > 0
	hot := on && f.Hot("act-"+a.name)
	ground, ink, edge := ui.Hex(0xFFF6DA), ui.Ink, ui.GoldDark
	if dark {
		ground, ink, edge = ui.Hex(0x3A3148), onBlack, iron
	}
	q := p
	if !on {
		q = p.Faded(.4)
	}
	if on && f.Glows(list) {
		p.GlowRing(a.at, 8, f.Breath)
	}
	if hot {
		edge = ui.GlowEdge
	}
	q.FillRound(a.at, 8, ui.Solid(ui.Ink))
	q.FillRound(a.at.Inset(1.4), 7, ui.Solid(ground))
	q.StrokeRound(a.at.Inset(2.6), 6, 1.6, ui.Solid(edge))
	st := labelStyle.Sized(16.5).With(ink)
	st.Line = 1
	if dark {
		q.SpriteAt(a.sprite, a.at.X+30, a.at.Y+a.at.H/2, 48)
		q.Paragraph(f.T("act."+a.name), ui.Rect{X: a.at.X + 56, Y: a.at.Y + 15, W: a.at.W - 60, H: a.at.H - 20}, st)
		return
	}
	q.SpriteAt(a.sprite, a.at.X+a.at.W/2, a.at.Y+32, 48)
	q.TextIn(f.T("act."+a.name), ui.Rect{X: a.at.X + 1, Y: a.at.Bottom() - 24, W: a.at.W - 2, H: 20}, st.Placed(ui.Center, ui.Middle))
}

// drawHand shows the hand of the viewer; of another one, backs.
func drawHand(p *ui.Painter, f *Frame) {
	if f.View.Seat != f.Home {
		n := int(f.View.Players[f.Home].Hand)
		for i := range n {
			r := handCard(i, n)
			p.Sprite("back-white", r.X, r.Y, r.W, r.H)
		}
		return
	}
	list := f.Cards()
	hot := -1
	for i, c := range list {
		if f.Hot(cardName(c)) {
			hot = i
			continue
		}
		drawHeld(p, f, c, handCard(i, len(list)), false)
	}
	if hot >= 0 {
		r := handCard(hot, len(list))
		drawHeld(p, f, list[hot], r.Move(0, -12).Scaled(1.06), true)
	}
}

func drawHeld(p *ui.Painter, f *Frame, c model.Held, r ui.Rect, hot bool) {
	if f.Lit(cardTarget(c.Face)) {
		p.GlowRing(r, 9, f.Breath)
	}
	if hot {
		p.Shadow(r, 9, 10, 3, 6, .6)
	}
	drawWhite(p, f, c.Face, r)
}

func cardName(c model.Held) string {
	return "card-" + c.Face.String() + "-" + words.Number(c.Of+1)
}

func cardTarget(w roundtable.White) game.Target {
	return game.Target{Kind: roundtable.TargetCard, A: uint8(w)}
}

// handCard is where card i of n lies: side by side, closer together the more there are.
func handCard(i, n int) ui.Rect {
	step := math.Min(146, (handRect.W-135)/math.Max(1, float64(n-1)))
	return ui.Rect{X: handRect.X + step*float64(i), Y: handRect.Y + 5, W: 135, H: 190}
}

func (OwnPanel) Regions(f *Frame) []ui.Region {
	list := []ui.Region{
		note("me", f.SeatLabel(f.Home), func() string { return f.SeatTip(f.Home) }, seatRect),
		f.thing("life", f.T("life.label"), func() string { return f.T("life.tip") }, ui.Around(seatRect.X+158, seatRect.Y+58, 64, 88), game.Target{Kind: roundtable.TargetLife}),
		note("loyalty", f.T("loyalty.label"), func() string { return f.LoyaltyTip() }, ui.Around(seatRect.X+220, seatRect.Y+56, 56, 84)),
	}
	for i, a := range append(evils(), deeds(f)...) {
		r := f.Region("act-"+a.name, f.T("act."+a.name), a.at, a.of(f))
		r.Tip = func() string { return f.T("act." + a.name + ".tip") }
		if !r.Enabled {
			r.Why = func() string { return f.WhyNot(a.name) }
		}
		if i < 9 {
			r.Keyed(ebiten.KeyDigit1 + ebiten.Key(i))
		}
		list = append(list, r)
	}
	if f.View.Seat == f.Home {
		cards := f.Cards()
		for i, c := range cards {
			list = append(list, f.thing(cardName(c), f.White(c.Face), func() string { return f.CardTip(c.Face) }, handCard(i, len(cards)), cardTarget(c.Face)))
		}
	}
	return list
}
