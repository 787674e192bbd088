package merlin

import (
	"math"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// The places of the servants: one for each type in a province; in a district one for
// a lady and two for the others. // C2

// post is a place for a servant.
type post struct {
	at      game.Target
	servant merlin.Servant // who stands there, or of which type he would be
	any     bool           // nobody stands there, and it is for several types
	owner   game.Seat      // NoSeat while it is free
	x, y    float64
}

// posts lists the places of a province.
func (f *frame) posts(p merlin.Province) (list []post) {
	for v := range merlin.Servant(merlin.Servants) {
		if f.rows.province.Many && v != merlin.Lady {
			continue
		}
		x, y := f.servantPlace(v, p)
		list = append(list, post{at: placeTarget(v, p), servant: v, owner: f.servantIn(v, p), x: x, y: y})
	}
	if !f.rows.province.Many {
		return list
	}
	for k, v := range f.guests(p) {
		x, y := cityPlace(k, p)
		if one := (post{at: guestTarget(uint8(k), p), any: true, owner: game.NoSeat, x: x, y: y}); v == merlin.Lady && k < cityPlaces {
			list = append(list, one)
		} else if v != merlin.Lady {
			one.servant, one.any, one.owner = v, false, f.servantIn(v, p)
			list = append(list, one)
		}
	}
	return list
}

func placeTarget(v merlin.Servant, p merlin.Province) game.Target {
	return game.Target{Kind: merlin.TargetPlace, A: uint8(v), B: uint8(p)}
}

func guestTarget(k uint8, p merlin.Province) game.Target {
	return game.Target{Kind: targetPlace, A: k, B: uint8(p)}
}

// servantPlace is the middle of the place where a servant stands in a province, or
// would stand.
func (f *frame) servantPlace(v merlin.Servant, p merlin.Province) (x, y float64) {
	if !f.rows.province.Many {
		return onArc(p, float64(v)*12-18, servantR)
	}
	if v == merlin.Lady {
		return onArc(p, -14, servantR)
	}
	return cityPlace(f.guestPlace(v, p), p)
}

// onArc is the point of a province that lies so many degrees clockwise from its middle.
func onArc(p merlin.Province, degrees, radius float64) (x, y float64) {
	return polar(float64(p)*math.Pi/3-math.Pi/2+degrees*math.Pi/180, radius)
}

// cityPlaces is how many places a district has for servants who are no ladies.
const cityPlaces = 2

// cityPlace is place k of them; the third is where one stands until another leaves.
func cityPlace(k int, p merlin.Province) (x, y float64) {
	if k == cityPlaces {
		return onArc(p, 7.5, servantR+43)
	}
	return onArc(p, 1+13*float64(k), servantR)
}

// guests are who stands on the places of a district; [merlin.Lady] is nobody.
func (f *frame) guests(p merlin.Province) (on [cityPlaces + 1]merlin.Servant) {
	for v := merlin.Lady + 1; v < merlin.Servants; v++ {
		if f.servantIn(v, p) != game.NoSeat {
			on[f.guestPlace(v, p)] = v
		}
	}
	return on
}

// guestPlace is on which place a servant stands, or would: nobody has to change it
// when another one goes, and seldom when one comes.
func (f *frame) guestPlace(v merlin.Servant, p merlin.Province) int {
	switch v {
	case merlin.ShieldBearer:
		return 0
	case merlin.FlagBearer:
		return 1
	}
	k := 0
	if f.servantIn(merlin.ShieldBearer, p) != game.NoSeat {
		k++
		if f.servantIn(merlin.FlagBearer, p) != game.NoSeat {
			k++
		}
	}
	return k
}

// spots are the things on the table where an action is chosen that touches t.
func (f *frame) spots(t game.Target) []game.Target {
	for _, m := range f.rows.modules {
		if m.Spots == nil {
			continue
		}
		if list := m.Spots(f, t); len(list) > 0 {
			return list
		}
	}
	return []game.Target{f.rows.key(t)}
}

// guestAt is who stands on a place of a district.
func (f *frame) guestAt(t game.Target) (v merlin.Servant, ok bool) {
	v = f.guests(merlin.Province(t.B))[t.A]
	return v, v != merlin.Lady
}

// servantIn is whose servant of a type is in a province.
func (f *frame) servantIn(v merlin.Servant, province merlin.Province) game.Seat {
	for s := range f.Seats {
		if f.View.Players[s].Servants[v] == province {
			return game.Seat(s)
		}
	}
	return game.NoSeat
}

func drawServants(p *ui.Painter, f *frame, province merlin.Province) {
	if f.rows.province.Many {
		drawBridge(p, province)
	}
	for _, one := range f.posts(province) {
		if f.glows(one.at) {
			p.GlowCircle(one.x, one.y, 23, f.Breath)
		}
		if f.open(one.at) && f.hot(one.at) {
			p.SpriteAt("halo", one.x, one.y, 96)
		}
		drawServant(p, f, province, one)
		if sprite := f.coming(one); sprite != "" {
			drawComing(p, sprite, f.hot(one.at), one.x, one.y)
		}
	}
}

// drawBridge joins the two places of a district.
func drawBridge(p *ui.Painter, province merlin.Province) {
	x0, y0 := cityPlace(0, province)
	x1, y1 := cityPlace(1, province)
	p.Line(x0, y0, x1, y1, 16, ui.Solid(ui.Ink))
	p.Line(x0, y0, x1, y1, 11, ui.Solid(ui.Gold))
	p.Line(x0, y0, x1, y1, 7, ui.Solid(provinceInk[province]))
}

// coming is the picture of the servant who may come to a place; "" for none.
func (f *frame) coming(one post) (sprite string) {
	if one.owner == f.Asked {
		return ""
	}
	for _, c := range f.at(one.at) {
		if c.At.Kind != merlin.TargetPlace || f.comesFrom(&c) {
			continue
		}
		next := servantSprite(merlin.Servant(c.At.A), f.Seats[f.Asked].Colour)
		if sprite != "" && sprite != next {
			return "any-servant"
		}
		sprite = next
	}
	return sprite
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

func drawServant(p *ui.Painter, f *frame, province merlin.Province, one post) {
	switch {
	case one.owner != game.NoSeat:
		p.SpriteAt("place-filled", one.x, one.y, servantSize)
		p.SpriteAt(servantSprite(one.servant, f.Seats[one.owner].Colour), one.x, one.y, 42)
	case one.any:
		p.SpriteAt("place-"+province.String(), one.x, one.y, servantSize)
	default:
		p.SpriteAt("place-"+province.String(), one.x, one.y, servantSize)
		p.SpriteAt("servant-light-"+servantName(one.servant), one.x, one.y, 34, ui.SpriteOptions{Fade: .45})
	}
}

// placeRegions are the places of a province.
func placeRegions(f *frame, province merlin.Province) (list []ui.Region) {
	for _, one := range f.posts(province) {
		tip := func() string { return f.postTip(one, province) }
		list = append(list, round(f.region(one.at, ui.Around(one.x, one.y, 46, 46), tip)))
	}
	return list
}

// postTip says who stands on a place, and what one does there.
func (f *frame) postTip(one post, p merlin.Province) string {
	switch {
	case !f.rows.province.Many:
		return f.servantTip(one.servant, p)
	case one.any:
		return f.guestTip("<b>"+f.T("place.city")+"</b> – "+f.T("hint.place.free"), p)
	case one.servant == merlin.Lady:
		return f.servantTip(merlin.Lady, p)
	}
	return f.guestTip("<b>"+f.T("servant."+one.servant.String())+"</b> – "+f.who(one.owner), p)
}

// guestTip says of a place of a district what servants do there.
func (f *frame) guestTip(head string, p merlin.Province) string {
	lines := append([]string{head, f.rows.province.Serve(f, p)}, f.warnings(p)...)
	return paragraphs(append(lines, f.T("hint.place.city"))...)
}

// guestName names a place of a district.
func (f *frame) guestName(t game.Target) string {
	name := f.T("place.city")
	if v, ok := f.guestAt(t); ok {
		name = f.T("servant." + v.String())
	}
	return name + ", " + f.T("province.full."+merlin.Province(t.B).String())
}
