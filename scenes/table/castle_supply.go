package table

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// supplies are what lies in the castle in numbers.
var supplies = [4]struct {
	name, key string
	sprite    string // a player's colour follows where it ends in "-"
	count     func(*merlin.Player) uint8
	target    uint8
}{
	{"apples", "term.apples", "apple", func(p *merlin.Player) uint8 { return p.Apples }, merlin.TargetApples},
	{"staffs", "term.staffs", "staff", func(p *merlin.Player) uint8 { return p.Staffs }, merlin.TargetStaffs},
	{"markers", "term.influence", "influence-", func(p *merlin.Player) uint8 { return p.Markers }, 0},
	{"manors", "term.manors", "manor-", func(p *merlin.Player) uint8 { return p.Manors }, 0},
}

// supplySprite is the sprite of a supply in a player's colour.
func supplySprite(i int, colour string) string {
	s := supplies[i].sprite
	if s[len(s)-1] == '-' {
		return s + colour
	}
	return s
}

func supplyPlace(i int) ui.Rect { return ui.Rect{X: 961 + 104*float64(i), Y: 899, W: 98, H: 82} }

func (c *castlePanel) drawSupply(p *ui.Painter, f *frame) {
	drawInset(p, supplyRect)
	for i, s := range supplies {
		r := supplyPlace(i)
		n := int(s.count(c.player(f)))
		t := game.Target{Kind: s.target}
		x, y := r.X+31, r.Y+31
		if s.target != 0 && f.open(t) && !f.glows(t) {
			p.NineSlice("plate-lit", ui.Rect{X: r.X - 1, Y: r.Y - 1, W: r.W, H: 60}.Inset(-3), 14)
		}
		fade := ui.SpriteOptions{}
		if n == 0 {
			fade.Fade = .55
			p.SpriteAt(supplySprite(i, f.seats[f.home].colour), x, y, 50, fade)
		} else {
			drawLit(p, supplySprite(i, f.seats[f.home].colour), x, y, 50, s.target != 0 && f.glows(t), s.target != 0 && f.hot(t), f.breath)
		}
		drawCount(p, n, x+30, y+3, numberStyle.Sized(31))
		centred(p, f.T(s.key), ui.Rect{X: r.X, Y: r.Y + 58, W: r.W, H: 24}, ui.BodyStyle.Sized(18).With(ui.FadedInk))
	}
	p.Line(970, 984, 1362, 984, 1.2, ui.Solid(ui.Alpha(ui.GoldDark, .7)))
}

// treasure is the Grail or Excalibur.
type treasure struct {
	name, key, sprite string
	owner             game.Seat
	x                 float64
}

func treasures(f *frame) [2]treasure {
	return [2]treasure{
		{"grail", "term.grail", "Grail", f.view.Grail, 996},
		{"excalibur", "term.excalibur", "Excalibur", f.view.Excalibur, 1196},
	}
}

const treasureY = 1019.0

func (c *castlePanel) drawTreasures(p *ui.Painter, f *frame) {
	for _, t := range treasures(f) {
		p.FillCircle(t.x, treasureY, 29, ui.Solid(ui.Alpha(ui.Ink, .08)))
		p.StrokeCircle(t.x, treasureY, 28.5, 1.6, ui.Solid(ui.Alpha(ui.FadedInk, .8)))
		target := game.Target{Kind: merlin.TargetGrail}
		if t.owner == f.home {
			p.FillCircle(t.x, treasureY, 27.5, ui.Solid(ui.ParchmentLight))
			drawLit(p, t.sprite, t.x, treasureY-1, 52, t.name == "grail" && f.glows(target), t.name == "grail" && f.hot(target), f.breath)
		} else {
			p.SpriteAt(t.sprite, t.x, treasureY-1, 46, ui.SpriteOptions{Fade: .7})
		}
		name := ui.BoldStyle.Sized(20).Placed(ui.Left, ui.Middle)
		name.Min = 14
		p.TextIn(f.T(t.key), ui.Rect{X: t.x + 40, Y: treasureY - 21, W: 126, H: 22}, name)
		where := ui.HintStyle.Sized(17).Placed(ui.Left, ui.Middle)
		where.Min = 13
		p.Name(treasureWhere(f, t), ui.Rect{X: t.x + 40, Y: treasureY + 3, W: 126, H: 20}, where)
	}
}

// treasureWhere says who has a treasure.
func treasureWhere(f *frame, t treasure) string {
	switch t.owner {
	case game.NoSeat:
		return f.T("castle.on-board")
	case f.home:
		return f.T("castle.here")
	}
	return f.T("castle.at", "name", f.seats[t.owner].name)
}
