package draw

import (
	"math"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// Posts lists the places of a province.
func (f *Frame) Posts(p merlin.Province) (list []model.Post) {
	for v := range merlin.Servant(merlin.Servants) {
		if f.Rows.Province.Many && v != merlin.Lady {
			continue
		}
		x, y := f.servantPlace(v, p)
		list = append(list, model.Post{At: placeTarget(v, p), Servant: v, Owner: f.ServantIn(v, p), X: x, Y: y})
	}
	if !f.Rows.Province.Many {
		return list
	}
	for k, v := range f.Guests(p) {
		x, y := cityPlace(k, p)
		if one := (model.Post{At: GuestTarget(uint8(k), p), Any: true, Owner: game.NoSeat, X: x, Y: y}); v == merlin.Lady && k < model.CityPlaces {
			list = append(list, one)
		} else if v != merlin.Lady {
			one.Servant, one.Any, one.Owner = v, false, f.ServantIn(v, p)
			list = append(list, one)
		}
	}
	return list
}

func placeTarget(v merlin.Servant, p merlin.Province) game.Target {
	return game.Target{Kind: merlin.TargetPlace, A: uint8(v), B: uint8(p)}
}

func GuestTarget(k uint8, p merlin.Province) game.Target {
	return game.Target{Kind: model.TargetSpot, A: k, B: uint8(p)}
}

// servantPlace is the middle of the place where a servant stands in a province, or
// would stand.
func (f *Frame) servantPlace(v merlin.Servant, p merlin.Province) (x, y float64) {
	if !f.Rows.Province.Many {
		return onArc(p, float64(v)*12-18, servantR)
	}
	if v == merlin.Lady {
		return onArc(p, -14, servantR)
	}
	return cityPlace(f.GuestPlace(v, p), p)
}

// onArc is the point of a province that lies so many degrees clockwise from its middle.
func onArc(p merlin.Province, degrees, radius float64) (x, y float64) {
	return Polar(float64(p)*math.Pi/3-math.Pi/2+degrees*math.Pi/180, radius)
}

// cityPlace is place k of them; the third is where one stands until another leaves.
func cityPlace(k int, p merlin.Province) (x, y float64) {
	if k == model.CityPlaces {
		return onArc(p, 7.5, servantR+43)
	}
	return onArc(p, 1+13*float64(k), servantR)
}

func drawServants(p *ui.Painter, f *Frame, province merlin.Province) {
	if f.Rows.Province.Many {
		drawBridge(p, province)
	}
	for _, one := range f.Posts(province) {
		if f.IsGlowing(one.At) {
			p.GlowCircle(one.X, one.Y, 23, f.Breath)
		}
		if f.Open(one.At) && f.IsHot(one.At) {
			p.SpriteAt("halo", one.X, one.Y, 96)
		}
		coming := f.Coming(one)
		drawServant(p, f, province, one)
		if coming != "" {
			drawComing(p, coming, f.IsHot(one.At), one.X, one.Y)
		}
		if !f.Rows.Province.Many && (coming != "" || one.Owner == game.NoSeat) {
			drawBrought(p, one.Servant, province, one.X, one.Y)
		}
		if f.Leaves(one) {
			drawLeaving(p, f.Seats[one.Owner].Colour, one.X+21, one.Y-17)
		}
	}
}

// drawBridge joins the two places of a district.
func drawBridge(p *ui.Painter, province merlin.Province) {
	x0, y0 := cityPlace(0, province)
	x1, y1 := cityPlace(1, province)
	p.Line(x0, y0, x1, y1, 16, ui.Solid(ui.Ink))
	p.Line(x0, y0, x1, y1, 11, ui.Solid(ui.Gold))
	p.Line(x0, y0, x1, y1, 7, ui.Solid(ProvinceInk[province]))
}

// drawComing shows the servant who may come to a place as a shade.
func drawComing(p *ui.Painter, sprite string, hot bool, x, y float64) {
	fade, size, edge := .35, 42.0, ui.Hex(0xFFD65A)
	if hot {
		fade, size, edge = .1, 48, ui.GlowEdge
	}
	p.SpriteAt("place-filled", x, y, servantSize, ui.SpriteOptions{Fade: fade})
	p.StrokeCircle(x, y, 22.5, 3, ui.Solid(edge))
	p.SpriteAt(sprite, x, y-2, size, ui.SpriteOptions{Fade: fade})
}

// drawBrought shows at the foot of a place what its servant brings there: the four are hard to
// tell by their outlines alone.
func drawBrought(p *ui.Painter, v merlin.Servant, province merlin.Province, x, y float64) {
	sprite := "seal-crown"
	if v != merlin.Lady {
		sprite = model.ItemSprite(brought[v], province)
	}
	x, y = x+math.Copysign(15, x-BoardX), y+15 // away from the ring
	p.FillCircle(x, y, 16.5, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 15.2, ui.Solid(ui.ParchmentLight))
	p.SpriteAt(sprite, x, y, 27)
}

// brought is what a servant takes who takes something.
var brought = [merlin.Servants]merlin.Item{merlin.ShieldBearer: merlin.Shield, merlin.Mason: merlin.Material, merlin.FlagBearer: merlin.Flag}

// drawLeaving marks a place whose servant would be sent home: with his player's crest and
// the way out.
func drawLeaving(p *ui.Painter, colour string, x, y float64) {
	p.FillRound(ui.Around(x, y, 42, 24), 12, ui.Solid(ui.Ink))
	p.FillRound(ui.Around(x, y, 39, 21), 10.5, ui.Solid(ui.Rubric))
	p.SpriteAt("score-"+colour, x-9, y, 20)
	p.SpriteAt("icon-home", x+9, y, 19)
}

func drawServant(p *ui.Painter, f *Frame, province merlin.Province, one model.Post) {
	switch {
	case one.Owner != game.NoSeat:
		p.SpriteAt("place-filled", one.X, one.Y, servantSize)
		p.SpriteAt(model.ServantSprite(one.Servant, f.Seats[one.Owner].Colour), one.X, one.Y, 42)
	case one.Any:
		p.SpriteAt("place-"+province.String(), one.X, one.Y, servantSize)
	default:
		p.SpriteAt("place-"+province.String(), one.X, one.Y, servantSize)
		p.SpriteAt("servant-light-"+model.ServantName(one.Servant), one.X, one.Y, 40, ui.SpriteOptions{Fade: .12})
	}
}

// placeRegions are the places of a province.
func placeRegions(f *Frame, province merlin.Province) (list []ui.Region) {
	for _, one := range f.Posts(province) {
		tip := func() string { return f.PostTip(one, province) }
		list = append(list, round(f.ThingRegion(one.At, ui.Around(one.X, one.Y, 46, 46), tip)))
	}
	return list
}
