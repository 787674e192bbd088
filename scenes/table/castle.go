package table

import (
	"fmt"

	"merlin/fonts"
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// castlePanel is the castle of the player at the screen, over the whole width of
// the table: seat, dice, goods, traitors, servants at home, supply and hand.
type castlePanel struct {
	still still[mood]
}

// The insets of the castle.
var (
	seatRect    = ui.Rect{X: 28, Y: 892, W: 168, H: 164}
	diceRect    = ui.Rect{X: 206, Y: 892, W: 118, H: 164}
	goodsRect   = ui.Rect{X: 334, Y: 892, W: 338, H: 164}
	peopleRect  = ui.Rect{X: 682, Y: 892, W: 262, H: 164}
	supplyRect  = ui.Rect{X: 954, Y: 892, W: 424, H: 164}
	handRect    = ui.Rect{X: 1390, Y: 892, W: 506, H: 164}
	scoreAt     = [2]float64{152, 950}
	provinceInk = [merlin.Provinces]ui.Color{
		ui.Hex(0x2E2A33), ui.Hex(0x868B92), ui.Hex(0x3792C8), ui.Hex(0x703C94), ui.Hex(0xD66F18), ui.Hex(0x74462A),
	}
	playerInk = map[string]ui.Color{
		"blue": ui.Hex(0x1F4E9E), "yellow": ui.Hex(0xE3B51C), "red": ui.Hex(0xA81A2B), "green": ui.Hex(0x2B8A4B),
	}
)

func (*castlePanel) area() ui.Rect { return ui.Rect{X: 0, Y: 862, W: 1920, H: 218} }

func (c *castlePanel) draw(p *ui.Painter, f *frame) {
	key := f.mood("goods-", "card-", "traitor-", "apples", "staffs", "grail", "home-", "castle-", "die-")
	c.still.draw(p.Named("castle"), c.area(), key, func(p *ui.Painter) { c.paint(p, f) })
}

func (c *castlePanel) paint(p *ui.Painter, f *frame) {
	drawWall(p, f)
	c.drawSeat(p, f)
	c.drawDice(p, f)
	c.drawGoods(p, f)
	c.drawTraitors(p, f)
	c.drawServants(p, f)
	c.drawSupply(p, f)
	c.drawTreasures(p, f)
	c.drawHand(p, f)
}

func (*castlePanel) player(f *frame) *merlin.Player { return &f.view.Players[f.home] }

// drawWall draws the castle's wall with its battlements and the band in the
// player's colour.
func drawWall(p *ui.Painter, f *frame) {
	r := castleRect
	p.Shadow(r, 8, 9, 3, 6, .65)
	for x := r.X + 6; x+104 <= r.Right()-6; x += 104 {
		p.Sprite("battlement", x, r.Y-12, 104, 20)
	}
	p.FillRound(r.Inset(-2), 9, ui.Solid(ui.Ink))
	wall := p.Clipped(r)
	for x := r.X; x < r.Right(); x += 336 {
		wall.Sprite("castle-stone", x, r.Y, 336, 216)
	}
	p.FillRect(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 7}, ui.Solid(playerInk[f.seats[f.home].colour]))
	p.Line(r.X, r.Y+7.6, r.Right(), r.Y+7.6, 1.4, ui.Solid(ui.Ink))
}

// whoStyle is how a player's name stands on his colour.
func whoStyle(colour string, size float64) ui.Style {
	st := ui.BoldStyle.Sized(size).With(ui.White).Placed(ui.Center, ui.Middle)
	st.Min, st.Shadow = size*.62, ui.Alpha(ui.Ink, .8)
	if colour == "yellow" {
		st.Color, st.Shadow = ui.Ink, ui.Color{}
	}
	return st
}

func (c *castlePanel) drawSeat(p *ui.Painter, f *frame) {
	seat := f.seats[f.home]
	p.NineSlice("panel-"+seat.colour, seatRect.Inset(-1), 14)
	p.SpriteAt("crest-"+seat.colour, 80, 952, 92)
	drawPoints(p, int(c.player(f).Score), scoreAt[0], scoreAt[1], 72)
	nameIn(p, f.who(f.home), ui.Rect{X: 38, Y: 1002, W: 148, H: 28}, whoStyle(seat.colour, 23))
	st := whoStyle(seat.colour, 17)
	st.Role = fonts.TextItalic
	if f.view.Turn.Seat == f.home {
		p.TextIn(f.T("castle.turn"), ui.Rect{X: 38, Y: 1029, W: 148, H: 20}, st)
	}
}

// heading is the small title of an inset.
func heading(p *ui.Painter, s string, r ui.Rect) {
	st := ui.TitleStyle.Sized(16).Placed(ui.Left, ui.Middle)
	st.Spacing, st.Min = .8, 11
	p.TextIn(s, r, st)
}

// diePlace is the middle of a die in the castle; the base has four.
func diePlace(die int) (x, y float64) {
	return 241 + 49*float64(die%2), 946 + 62*float64(die/2)
}

func castleDie(die int) string { return fmt.Sprintf("castle-die-%d", die+1) }

func (c *castlePanel) drawDice(p *ui.Painter, f *frame) {
	drawInset(p, diceRect)
	heading(p, f.T("term.dice"), ui.Rect{X: 218, Y: 899, W: 96, H: 20})
	p.NineSlice("felt", ui.Rect{X: 213, Y: 917, W: 104, H: 134}, 12)
	for i, d := range c.player(f).Dice {
		if d.Value == 0 {
			continue
		}
		x, y := diePlace(i)
		t := game.Target{Kind: merlin.TargetDie, A: uint8(i)}
		hot := f.hot(t) || f.ctx.Hot(castleDie(i))
		drawDie(p, dieSprite(uint8(i), d.Value, f.seats[f.home].colour), d.Used, x, y, 45, f.glows(t), hot, f.breath)
		p.Text(fmt.Sprint(i+1), x, y+31, numberStyle.Sized(15).With(ui.Hex(0xE8DDBD)).Placed(ui.Center, ui.Middle))
	}
}

// drawDie draws a die, or, when it is used, its outline.
func drawDie(p *ui.Painter, sprite string, used bool, x, y, size float64, glow, hot bool, breath float64) {
	if !used {
		if glow {
			p.GlowRing(ui.Around(x, y, size*.84, size*.84), 8, breath)
		}
		drawPiece(p, sprite, x, y, size, false, hot, breath)
		return
	}
	p.SpriteAt(sprite, x, y, size, ui.SpriteOptions{Fade: .68})
}

// goodsPlace is the middle of the place of an item of a colour.
func goodsPlace(i merlin.Item, c merlin.Province) (x, y float64) {
	return 372 + 52.5*float64(c), 931 + 48*float64(i)
}

func (c *castlePanel) drawGoods(p *ui.Painter, f *frame) {
	drawInset(p, goodsRect)
	for col := range merlin.Province(merlin.Provinces) {
		x, _ := goodsPlace(0, col)
		p.FillRound(ui.Rect{X: x - 24, Y: 898, W: 48, H: 152}, 6, ui.Solid(ui.Alpha(provinceInk[col], .18)))
		p.FillRound(ui.Rect{X: x - 24, Y: 898, W: 48, H: 5}, 2, ui.Solid(provinceInk[col]))
		for i := range merlin.Item(merlin.Items) {
			c.drawGood(p, f, i, col)
		}
	}
}

func (c *castlePanel) drawGood(p *ui.Painter, f *frame, i merlin.Item, col merlin.Province) {
	x, y := goodsPlace(i, col)
	n := int(c.player(f).Items[i][col])
	if n == 0 {
		p.SpriteAt(emptySprite(i), x, y, 38, ui.SpriteOptions{Fade: .62})
		p.SpriteAt(emblemSprite(col), x, y-1, 17, ui.SpriteOptions{Fade: .8})
		return
	}
	t := goodsTarget(i, col)
	if f.open(t) && !f.glows(t) {
		p.NineSlice("plate-lit", ui.Around(x, y, 48, 46).Inset(-4), 14)
	}
	drawLit(p, itemSprite(i, col), x, y, 44, f.glows(t), f.hot(t), f.breath)
	if n > 1 {
		drawBadge(p, n, x+16, y+14)
	}
}

func goodsTarget(i merlin.Item, c merlin.Province) game.Target {
	return game.Target{Kind: merlin.TargetGoods, A: uint8(i), B: uint8(c)}
}

// besieger is one traitor before the castle.
type besieger struct {
	colour   merlin.Province
	repelled bool // there is a shield for him
}

// besiegers lists a player's traitors by colour.
func besiegers(p *merlin.Player) (list []besieger) {
	for c, n := range p.Traitors {
		for i := range n {
			list = append(list, besieger{merlin.Province(c), i < p.Items[merlin.Shield][c]})
		}
	}
	return list
}

// traitorPlace is the middle of traitor i of n on the battlements.
func traitorPlace(i, n int) (x, y float64) {
	if n <= 3 {
		return 734 + 79*float64(i), 927
	}
	return 714 + 198*float64(i)/float64(n-1), 927
}

func (c *castlePanel) drawTraitors(p *ui.Painter, f *frame) {
	drawInset(p, peopleRect)
	p.Sprite("rampart-sky", 688, 898, 250, 62)
	list := besiegers(c.player(f))
	for i, b := range list {
		x, y := traitorPlace(i, len(list))
		t := game.Target{Kind: merlin.TargetTraitor, A: uint8(b.colour)}
		drawLit(p, traitorSprite(b.colour), x, y, 58, f.glows(t), f.hot(t), f.breath)
	}
	p.Sprite("rampart-wall", 687.5, 941, 251, 34)
	for i, b := range list {
		x, y := traitorPlace(i, len(list))
		drawRepelled(p, b.repelled, x+30, y-13)
	}
	if len(list) == 0 {
		centred(p, f.T("castle.no-traitors"), ui.Rect{X: 694, Y: 910, W: 238, H: 24}, ui.HintStyle.Sized(18).With(ui.Ink))
	}
}

// drawRepelled marks a traitor: a shield is there, or three points are at stake.
func drawRepelled(p *ui.Painter, repelled bool, x, y float64) {
	if repelled {
		p.SpriteAt("tick", x, y, 25)
		return
	}
	p.SpriteAt("minus", x, y, 30)
	p.Text("−3", x, y, numberStyle.Sized(16).With(ui.White).Placed(ui.Center, ui.Middle))
}

func homePlace(v merlin.Servant) (x, y float64) { return 722 + 60*float64(v), 1025 }

func (c *castlePanel) drawServants(p *ui.Painter, f *frame) {
	heading(p, f.T("castle.servants"), ui.Rect{X: 694, Y: 977, W: 240, H: 20})
	for v, where := range c.player(f).Servants {
		x, y := homePlace(merlin.Servant(v))
		t := game.Target{Kind: merlin.TargetCastle, A: uint8(v)}
		if where != merlin.Castle {
			if f.glows(t) {
				p.GlowCircle(x, y, 24, f.breath)
			}
			p.SpriteAt("empty-place", x, y, 54, ui.SpriteOptions{Fade: .35})
			p.SpriteAt("servant-dark-"+servantName(merlin.Servant(v)), x, y, 34, ui.SpriteOptions{Fade: .7})
			p.SpriteAt(provinceSprite(where), x+16, y+14, 24)
			continue
		}
		p.FillCircle(x, y, 25.5, ui.Solid(ui.GoldDark))
		p.FillCircle(x, y, 24.2, ui.Solid(ui.ParchmentLight))
		drawLit(p, servantSprite(merlin.Servant(v), f.seats[f.home].colour), x, y-1, 50, f.glows(t), f.hot(t), f.breath)
	}
}

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
		nameIn(p, treasureWhere(f, t), ui.Rect{X: t.x + 40, Y: treasureY + 3, W: 126, H: 20}, where)
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

// handPlace is where card i of n of the hand lies; many lie over each other.
func handPlace(i, n int) ui.Rect {
	const w = 119
	step := 127.0
	if n > 4 {
		step = (handRect.W - w) / float64(n-1)
	}
	return ui.Rect{X: handRect.X + step*float64(i), Y: handRect.Y, W: w, H: handRect.H}
}

func (c *castlePanel) drawHand(p *ui.Painter, f *frame) {
	if f.view.Seat != f.home {
		for i := range int(c.player(f).HandSize) {
			r := handPlace(i, int(c.player(f).HandSize))
			p.Sprite("card-back", r.X-2, r.Y-2, r.W+5, r.H+5)
		}
		return
	}
	cards := f.view.Hand.List()
	for i := len(cards); i < 4; i++ {
		r := handPlace(i, 4)
		p.FillRound(r.Inset(2), 9, ui.Solid(ui.Alpha(ui.ShadowColor, .16)))
		p.StrokeRound(r.Inset(2), 9, 1.6, ui.Solid(ui.Alpha(ui.Ink, .4)))
	}
	front := -1
	for i, card := range cards {
		if f.hot(cardTarget(card)) {
			front = i
			continue
		}
		c.drawCard(p, f, card, handPlace(i, len(cards)), false)
	}
	if front >= 0 {
		c.drawCard(p, f, cards[front], handPlace(front, len(cards)).Move(0, -4), true)
	}
}

func cardTarget(c merlin.Card) game.Target {
	return game.Target{Kind: merlin.TargetCard, A: uint8(c)}
}

func (c *castlePanel) drawCard(p *ui.Painter, f *frame, card merlin.Card, r ui.Rect, hot bool) {
	t := cardTarget(card)
	q := questCard{quest: &f.rules.Box.Quests[card], owner: c.player(f)}
	for _, a := range f.at(t) {
		if a.word == "fulfil" {
			q.button = f.T("quest.fulfil")
		}
	}
	if f.glows(t) {
		glowCard(p, r, f.breath)
	}
	q.draw(p, f.ctx.Locale(), r)
	if hot {
		p.StrokeRound(r.Inset(-1), 10, 3.2, ui.Solid(ui.GlowEdge))
	}
}
