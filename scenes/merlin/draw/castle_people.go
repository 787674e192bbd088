package draw

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/ui"
)

func (c *CastlePanel) drawTraitors(p *ui.Painter, f *Frame) {
	plan := f.castle()
	r := plan.people
	DrawInset(p, r)
	p.Sprite("rampart-sky", r.X+6, r.Y+6, r.W-12, 62)
	list := f.Besiegers(f.Home)
	for i, b := range list {
		x, y := plan.traitor(i, len(list))
		t := game.Target{Kind: merlin.TargetTraitor, A: uint8(b.Colour)}
		DrawLit(p, model.TraitorSprite(b.Colour), x, y, 58, f.IsGlowing(t), f.IsHot(t), f.Breath)
	}
	p.Sprite("rampart-wall", r.X+5.5, r.Y+49, r.W-11, 34)
	for i, b := range list {
		x, y := plan.traitor(i, len(list))
		drawRepelled(p, b.Repelled, x+27, y-13)
		f.drawPennant(p, b.Colour, x, r.Y+55)
	}
	if len(list) == 0 {
		centred(p, f.T("castle.no-traitors"), ui.Rect{X: r.X + 12, Y: r.Y + 18, W: r.W - 24, H: 24}, ui.HintStyle.Sized(18).With(ui.Ink))
	}
}

// drawPennant hangs a traitor's colour and its sign from the wall: black and brown are told apart by that.
func (f *Frame) drawPennant(p *ui.Painter, c merlin.Province, x, y float64) {
	p.FillPolygon(ui.Solid(ui.GoldDark), x-20, y-3, x+20, y-3, x+20, y+19, x, y+28, x-20, y+19)
	p.FillPolygon(ui.Solid(f.provinceInk(c)), x-17.5, y-1, x+17.5, y-1, x+17.5, y+17.5, x, y+25, x-17.5, y+17.5)
	p.SpriteAt(words.ProvinceSprite(c), x, y+10, 25)
}

// drawRepelled marks a traitor: a shield is there, or three points are at stake.
func drawRepelled(p *ui.Painter, repelled bool, x, y float64) {
	if repelled {
		p.SpriteAt("tick", x, y, 25)
		return
	}
	p.SpriteAt("minus", x, y, 30)
	p.Text("−3", x, y, NumberStyle.Sized(ui.Least).With(ui.White).Placed(ui.Center, ui.Middle))
}

func (c *CastlePanel) drawServants(p *ui.Painter, f *Frame) {
	plan := f.castle()
	Heading(p, f.T("castle.servants"), ui.Rect{X: plan.people.X + 12, Y: plan.people.Y + 83, W: plan.people.W - 22, H: 20})
	for v, where := range c.player(f).Servants {
		x, y := plan.home(merlin.Servant(v))
		t := f.servantThing(merlin.Servant(v), where)
		if where != merlin.Castle || f.Carried == model.HomeRegion(nil, t) {
			if f.IsGlowing(t) {
				p.GlowCircle(x, y, 24, f.Breath)
			}
			p.SpriteAt("empty-place", x, y, 54, ui.SpriteOptions{Fade: .35})
			p.SpriteAt("servant-dark-"+model.ServantName(merlin.Servant(v)), x, y, 34, ui.SpriteOptions{Fade: .7})
			if where != merlin.Castle {
				p.SpriteAt(words.ProvinceSprite(where), x+16, y+14, 24)
			}
			continue
		}
		p.FillCircle(x, y, 25.5, ui.Solid(ui.GoldDark))
		p.FillCircle(x, y, 24.2, ui.Solid(ui.ParchmentLight))
		DrawLit(p, model.ServantSprite(merlin.Servant(v), f.Seats[f.Home].Colour), x, y-1, 50, f.IsGlowing(t), f.IsHot(t), f.Breath)
	}
}
