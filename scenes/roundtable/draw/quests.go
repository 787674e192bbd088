package draw

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// QuestPanel is one of the six places round Camelot, by its number of Model.Quests.
type QuestPanel struct {
	at    int
	still *paint.Cached[questLook]
}

// questLook is what the still part of a Quest's picture depends on.
type questLook struct {
	at     roundtable.Place
	status roundtable.Status
	goes   bool
	dusk   float64
	longer bool // a War with Mordred
	spoils string
	won    int        // white Swords that it brings
	loss   model.Cost // what is lost with it
}

func (q QuestPanel) Area() ui.Rect { return questRect(q.at).Inset(-16) }

func (q QuestPanel) place(f *Frame) roundtable.Place { return f.Quests()[q.at] }

func (q QuestPanel) Draw(p *ui.Painter, f *Frame) {
	r, at := questRect(q.at), q.place(f)
	p = p.Named("quest-" + at.String())
	look := questLook{at, f.View.Quests[at].Status, f.Lit(placeTarget(at)), f.Mood, f.View.Mordred == at, f.Spoils(at), f.Reward(at), f.Loss(at)}
	if look.goes {
		p.GlowRing(r, 10, f.Breath)
	}
	q.still.Draw(p, q.Area(), look, func(p *ui.Painter) { drawQuest(p, f, r, look, q.at >= 3) })
	if look.goes && f.Interrupts() { // on its frame: one looks at the banner
		p.GlowRing(r.Inset(3), 8, f.Breath)
	}
	if look.status != roundtable.Open {
		return
	}
	drawRiders(p, f, r, at)
	drawLasting(p, f, r, at)
	drawMark(p, f, r, at)
	lanes[at](p, f, r, at)
}

// drawQuest draws what of a Quest stands still: its frame, scene, name, reward, and what has
// become of it.
func drawQuest(p *ui.Painter, f *Frame, r ui.Rect, look questLook, right bool) {
	at := look.at
	thorns := newBriars(r, right, 5*int(at), look.dusk)
	frame(p, r)
	thorns.drawOutside(p)
	p.FillRound(r.Inset(5), 5, ui.Solid(ui.Ink))
	scene := ui.Rect{X: r.X + 6, Y: r.Y + 34, W: 448, H: 181}
	p.Sprite("scene-"+at.String(), scene.X, scene.Y, scene.W, scene.H)
	drawHead(p, f, r, at, look.goes)
	if look.status != roundtable.Open {
		drawEnded(p, f, r, at)
		if look.status == roundtable.Lost {
			thorns.drawInside(p)
		}
		return
	}
	drawNight(p, scene, right, look.dusk)
	drawReward(p, f, r, at)
	thorns.drawInside(p)
	beds[at](p, f, r, at)
}

// frame is the border of a place.
func frame(p *ui.Painter, r ui.Rect) {
	p.Shadow(r, 9, 6, 3, 6, .6)
	p.FillRound(r, 9, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(2), 8, ui.Solid(ui.Gold))
	p.StrokeRound(r.Inset(2.6), 8, 1.4, ui.Solid(ui.GoldLight))
	p.FillRound(r.Inset(5), 5, ui.Solid(ui.Ink))
	for i := range 4 {
		x, y := r.X+4+(r.W-8)*float64(i%2), r.Y+4+(r.H-8)*float64(i/2)
		p.FillCircle(x, y, 6.4, ui.Solid(ui.Ink))
		p.FillCircle(x, y, 5, ui.Solid(ui.Gold))
		p.FillCircle(x-1.2, y-1.4, 2, ui.Solid(ui.GoldLight))
	}
}

// drawHead is the line over a scene: name, what it wants where there is room, whether one or
// several may come, badge.
func drawHead(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place, goes bool) {
	head := ui.Rect{X: r.X + 6, Y: r.Y + 6, W: r.W - 12, H: 28}
	p.FillRound(head, 4, ui.Down(head, ivory, ui.Parchment))
	x := r.Right() - 30
	if goes {
		p.SpriteAt("halo", x, r.Y+24, 68)
	}
	wide := drawPlaceName(p, f.PlaceHead(at), r.X+12, r.Y+20, x-78-r.X)
	hint, room := f.PlaceWants(at), x-68-r.X-12-wide
	if at != roundtable.Camelot {
		kind := "group"
		if f.Rules.Box.Quests[at].Solo {
			kind = "solo"
		}
		p.SpriteAt(kind, x-42, r.Y+20, 28)
	} else {
		room += 40
	}
	st := italicStyle.Placed(ui.Right, ui.Middle)
	if p.TextWidth(hint, st.Sized(ui.Least))+12 <= room {
		right := r.Right() - 90
		if at == roundtable.Camelot {
			right = r.Right() - 60
		}
		p.TextIn(hint, ui.Rect{X: right - room, Y: r.Y + 7, W: room, H: 26}, st)
	}
	p.SpriteAt("badge-"+at.String(), x, r.Y+24, 44)
}

// drawPlaceName writes a name with its initial, and returns how wide it is.
func drawPlaceName(p *ui.Painter, name string, x, y, room float64) float64 {
	letters := []rune(name)
	const side = 25.0
	p.Sprite("initial", x, y-side/2, side, side)
	st := ui.TitleStyle.Sized(17).Placed(ui.Center, ui.Middle)
	first := st.With(ui.ParchmentLight).Sized(18)
	first.Spacing, first.Shadow = 0, ui.Ink
	p.Text(string(letters[:1]), x+side/2, y, first)
	rest := st.Placed(ui.Left, ui.Middle)
	rest.Spacing, rest.Min = 1.1, ui.Least
	text := string(letters[1:])
	if p.TextWidth(text, rest) > room-side-4 {
		rest.Spacing, rest.Size = 0, ui.Least
	}
	p.TextIn(text, ui.Rect{X: x + side + 3, Y: y - 13, W: room - side - 3, H: 26}, rest)
	return side + 3 + p.TextWidth(text, rest)
}

// drawReward is the line below a scene: what victory and defeat bring.
func drawReward(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	line := ui.Rect{X: r.X + 6, Y: r.Y + 215, W: r.W - 12, H: 32}
	p.FillRound(line, 4, ui.Down(line, ivory, ui.Parchment))
	box, loss := f.Rules.Box.Quests[at], f.Loss(at)
	y := line.Y + 16
	x := drawSpoils(p, f.T("quest.victory"), ui.Met, r.X+15, y, []spoil{
		{"sword-white", f.Reward(at)}, {"heart", int(box.Life)}, {"back-white", int(box.Cards)},
	})
	if box.Relic != roundtable.NoRelic {
		p.SpriteAt(relicSprites[box.Relic], x+10, y, 30)
		x += 28
	}
	lost := r.X + 252
	if box.Engines > 0 {
		lost = r.X + 222
	}
	lost = max(lost, x+16)
	p.FillRect(ui.Rect{X: (x + lost - 10) / 2, Y: line.Y + 5, W: 1.6, H: line.H - 10}, ui.Solid(ui.Gold))
	drawSpoils(p, f.T("quest.defeat"), ui.Loss, lost, y, []spoil{
		{"sword-black", loss.Swords}, {"heart", -loss.Life}, {"siege-engine", loss.Engines},
	})
}

var relicSprites = [...]string{roundtable.Armour: "armour", roundtable.Excalibur: "excalibur", roundtable.Grail: "holy-grail"}

// spoil is a thing that comes with a number.
type spoil struct {
	sprite string
	n      int
}

// rewardSize is that of the numbers, which are read from afar.
const rewardSize = 23

// drawSpoils lists them behind a word, and returns where they end.
func drawSpoils(p *ui.Painter, word string, c ui.Color, x, y float64, list []spoil) float64 {
	st := labelStyle.With(c).Placed(ui.Left, ui.Middle)
	x += p.Text(word, x, y, st) + 16
	for _, s := range list {
		if s.n == 0 {
			continue
		}
		p.SpriteAt(s.sprite, x, y, 27)
		text := words.Number(s.n)
		if s.sprite == "heart" {
			text = words.Signed(s.n)
		}
		x += 14 + p.Text(text, x+14, y, numberStyle.Sized(rewardSize)) + 19
	}
	return x
}

// drawRiders puts the Knights who are at a place before its scene, the one whose turn it is
// in front.
func drawRiders(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	if at == roundtable.Tournament {
		p.SpriteAt("black-knight", r.X+334, r.Y+98, 92)
	}
	seats := f.At(at)
	put := func(i int, s game.Seat) {
		if f.Aloft(riderName(s)) {
			return
		}
		x, y, size := riderAt(r, at, i, len(seats), f.View.Sword)
		if s == f.Active() {
			p.SpriteAt("glow-soft", x, y+size*.1, size*1.5)
			standing(p, x, y, size)
		}
		p.SpriteAt("rider-"+f.Coat(s), x, y, size, ui.SpriteOptions{Flip: facesRight[at]})
	}
	front := -1
	for i, s := range seats {
		if s == f.Active() {
			front = i
			continue
		}
		put(i, s)
	}
	if front >= 0 {
		put(front, seats[front])
	}
}

// standing is the golden ring about the feet of the figure whose turn it is.
func standing(p *ui.Painter, x, y, size float64) {
	ring := oval(x, y+size*.42, size*.52, size*.16)
	p.FillPolygon(ui.Solid(ui.Alpha(ui.GoldLight, .4)), ring...)
	p.StrokePolygon(2.6, ui.Solid(ui.GlowEdge), ring...)
}

// facesRight says where those who come look to the right: towards what is to be won.
var facesRight = [roundtable.Places]bool{
	roundtable.Tournament: true, roundtable.LancelotQuest: true, roundtable.DragonQuest: true, roundtable.ExcaliburQuest: true, roundtable.SaxonWar: true,
}

// riderAt is the middle of the figure of the ith of n Knights at a Quest, and its size;
// sword is Excalibur's place.
func riderAt(r ui.Rect, at roundtable.Place, i, n int, sword int8) (x, y, size float64) {
	size, step := 80.0, 84.0
	switch {
	case n > 4:
		size, step = 56, 37
	case n > 2:
		size, step = 66, 54
	}
	from, to := riderFrom[at], riderTo[at]
	if at == roundtable.ExcaliburQuest {
		from, to = besideSword(from, to, swordX(r, sword)-r.X, size)
	}
	step = min(step, (to-from-size)/float64(max(1, n-1)))
	return r.X + from + size/2 + step*float64(i), r.Y + riderFoot[at] - size*.42, size
}

// besideSword is the part of a shore on which figures do not stand before the sword: left of
// it, or right of it where it is near the bank.
func besideSword(from, to, sword, size float64) (left, right float64) {
	const half = 26.0
	switch {
	case sword-half >= to:
		return from, to
	case sword-half-from >= size*1.5:
		return from, sword - half
	}
	return sword + half, sword + half + to - from
}

// Where the figures stand: from the left one's left side to at most the right one's right
// side, and their feet, from the corner of the Quest.
var (
	riderFrom = [roundtable.Places]float64{roundtable.Tournament: 116, roundtable.LancelotQuest: 96, roundtable.DragonQuest: 12, roundtable.ExcaliburQuest: 14, roundtable.GrailQuest: 140, roundtable.PictWar: 20, roundtable.SaxonWar: 14}
	riderTo   = [roundtable.Places]float64{roundtable.Tournament: 260, roundtable.LancelotQuest: 260, roundtable.DragonQuest: 240, roundtable.ExcaliburQuest: 200, roundtable.GrailQuest: 360, roundtable.PictWar: 330, roundtable.SaxonWar: 330}
	riderFoot = [roundtable.Places]float64{roundtable.Tournament: 139, roundtable.LancelotQuest: 139, roundtable.DragonQuest: 139, roundtable.ExcaliburQuest: 128, roundtable.GrailQuest: 139, roundtable.PictWar: 139, roundtable.SaxonWar: 139}
)

// drawLasting shows the cards that lie at a Quest for a while, each with what it does:
// Heroism, Mordred, the Dark Forest.
func drawLasting(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	x := r.Right() - 46
	put := func(sprite, key string) {
		p.Sprite(sprite, x-26, r.Y+46, 53, 76)
		st := labelStyle.Sized(ui.Least).With(ui.Hex(0xFFF3D8)).Placed(ui.Right, ui.Middle)
		text := f.T(key)
		w := p.TextWidth(text, st) + 14
		plate := ui.Rect{X: x - 34 - w, Y: r.Y + 72, W: w, H: 24}
		if at == roundtable.ExcaliburQuest {
			plate.Y = r.Y + 44 // over the sword
		}
		p.FillRound(plate, 6, ui.Solid(ui.Alpha(night, .66)))
		p.TextIn(text, ui.Rect{X: plate.X + 4, Y: plate.Y, W: w - 10, H: 24}, st)
		x -= w + 70
	}
	if f.View.Heroism == at {
		put("white-heroism", "lasting.heroism")
	}
	if f.View.Mordred == at {
		put("black-mordred", "lasting.mordred")
	}
	if f.View.Forest && at == roundtable.GrailQuest {
		put("black-dark-forest", "lasting.forest")
	}
}

// ending is how a Quest that is over looks.
type ending struct {
	ground, ink, title ui.Color
	sword, picture     string
	key                string
}

var endings = map[bool]ending{
	true:  {ui.Alpha(ui.Parchment, .82), ui.Ink, ui.Met, "sword-white", "quest-won", "quest.won"},
	false: {ui.Alpha(ui.Hex(0x17101C), .86), onBlack, ui.Hex(0xFFB9B4), "sword-black", "quest-lost", "quest.lost"},
}

// pictureOf is what stands for it: a cup lies broken where the Grail is lost, elsewhere a black Sword stands there.
func (e *ending) pictureOf(at roundtable.Place) string {
	if e.picture == endings[false].picture && at != roundtable.GrailQuest {
		return e.sword
	}
	return e.picture
}

// drawEnded is a Quest that is over: what it has brought and to whom, and what its Black cards
// do now.
func drawEnded(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	e := endings[f.View.Quests[at].Status == roundtable.Won]
	p.FillRect(ui.Rect{X: r.X + 6, Y: r.Y + 34, W: 448, H: 213}, ui.Solid(e.ground))
	p.Gleam(r.X+96, r.Y+138, 100, ui.Alpha(ui.Hex(0xFFE59E), .6))
	p.SpriteAt(e.pictureOf(at), r.X+96, r.Y+138, 140)
	x := r.X + 190
	p.TextIn(f.T(e.key), ui.Rect{X: x, Y: r.Y + 46, W: 250, H: 36}, ui.BoldStyle.Sized(30).With(e.title).Placed(ui.Left, ui.Middle))
	swords := int(f.Rules.Box.Quests[at].Swords)
	for i := range swords {
		p.SpriteAt(e.sword, x+16+30*float64(i), r.Y+108, 50)
	}
	spoils := labelStyle.Sized(21).With(e.ink).Placed(ui.Left, ui.Middle)
	spoils.Line = 1
	left := x + 10 + 30*float64(swords)
	p.Paragraph(f.Spoils(at), ui.Rect{X: left, Y: r.Y + 84, W: r.Right() - 12 - left, H: 50}, spoils)
	p.FillRect(ui.Rect{X: x, Y: r.Y + 142, W: 250, H: 1.6}, ui.Solid(ui.Alpha(e.ink, .4)))
	p.Sprite(ended[at], x, r.Y+152, 58, 82)
	drawArrow(p, x+66, r.Y+194, e.ink)
	p.SpriteAt("siege-engine", x+122, r.Y+190, 60)
	p.Paragraph(f.T("quest.ended"), ui.Rect{X: x + 154, Y: r.Y + 152, W: 106, H: 84}, spoils)
}

// drawArrow points to the right.
func drawArrow(p *ui.Painter, x, y float64, c ui.Color) {
	p.Line(x, y, x+16, y, 3.4, ui.Solid(c))
	p.FillPolygon(ui.Solid(c), x+13, y-7, x+25, y, x+13, y+7)
}

// ended are the Black cards that come as engines once a Quest is over.
var ended = [roundtable.Places]string{
	roundtable.DragonQuest: "black-lancelot-dragon", roundtable.LancelotQuest: "black-lancelot-dragon",
	roundtable.ExcaliburQuest: "black-excalibur", roundtable.GrailQuest: "black-despair",
}

func placeTarget(at roundtable.Place) game.Target {
	return game.Target{Kind: roundtable.TargetPlace, A: uint8(at)}
}

// rider is the figure of a Knight: it tells of him, and a press on it is one on its place.
func (f *Frame) rider(s game.Seat, at roundtable.Place, r ui.Rect) ui.Region {
	return f.within(at, note(riderName(s), f.Knight(s), func() string { return f.SeatTip(s) }, r))
}

func (q QuestPanel) Regions(f *Frame) []ui.Region {
	r, at := questRect(q.at), q.place(f)
	list := []ui.Region{f.place(at, r)}
	if f.View.Quests[at].Status == roundtable.Open {
		for i, s := range f.At(at) {
			x, y, size := riderAt(r, at, i, len(f.At(at)), f.View.Sword)
			list = append(list, f.rider(s, at, ui.Around(x, y, size*.9, size*.9)))
		}
	}
	return list
}
