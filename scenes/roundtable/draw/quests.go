package draw

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// QuestPanel is one of the six places round Camelot, by its number of Model.Quests.
type QuestPanel struct{ at int }

func (q QuestPanel) Area() ui.Rect { return questRect(q.at).Inset(-16) }

func (q QuestPanel) place(f *Frame) roundtable.Place { return f.Quests()[q.at] }

func (q QuestPanel) Draw(p *ui.Painter, f *Frame) {
	r, at := questRect(q.at), q.place(f)
	p = p.Named("quest-" + at.String())
	goes := f.Lit(placeTarget(at))
	frame(p, r, goes, f.Breath)
	scene := ui.Rect{X: r.X + 6, Y: r.Y + 34, W: 448, H: 181}
	p.Sprite("scene-"+at.String(), scene.X, scene.Y, scene.W, scene.H)
	drawHead(p, f, r, at, goes)
	if f.View.Quests[at].Status != roundtable.Open {
		drawEnded(p, f, r, at)
		return
	}
	drawReward(p, f, r, at)
	lanes[at](p, f, r)
	drawRiders(p, f, r, at)
	drawLasting(p, f, r, at)
}

// frame is the border of a place; it glows where one may go.
func frame(p *ui.Painter, r ui.Rect, glows bool, breath float64) {
	p.Shadow(r, 9, 6, 3, 6, .6)
	if glows {
		p.GlowRing(r, 10, breath)
	}
	p.FillRound(r, 9, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(2), 8, ui.Solid(ui.Gold))
	p.StrokeRound(r.Inset(2.6), 8, 1.4, ui.Solid(ui.GoldLight))
	p.FillRound(r.Inset(5), 5, ui.Solid(ui.Ink))
}

// drawHead is the line over a scene: name, whether one or several may come, badge.
func drawHead(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place, goes bool) {
	head := ui.Rect{X: r.X + 6, Y: r.Y + 6, W: r.W - 12, H: 28}
	p.FillRound(head, 4, ui.Down(head, ivory, ui.Parchment))
	x := r.Right() - 30
	paint.PanelTitle(p, f.Place(at), r.X+12, r.Y+28, 17, r.W-110)
	if goes {
		p.SpriteAt("halo", x, r.Y+24, 68)
	}
	if at != roundtable.Camelot {
		kind := "group"
		if f.Rules.Box.Quests[at].Solo {
			kind = "solo"
		}
		p.SpriteAt(kind, x-40, r.Y+20, 28)
	}
	p.SpriteAt("badge-"+at.String(), x, r.Y+24, 44)
}

// drawReward is the line below a scene: what victory and defeat bring.
func drawReward(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	line := ui.Rect{X: r.X + 6, Y: r.Y + 215, W: r.W - 12, H: 32}
	p.FillRound(line, 4, ui.Down(line, ivory, ui.Parchment))
	box := f.Rules.Box.Quests[at]
	y := line.Y + 16
	x := drawSpoils(p, f.T("quest.victory"), ui.Met, r.X+15, y, []spoil{
		{"sword-white", int(box.Swords)}, {"heart", int(box.Life)}, {"back-white", int(box.Cards)},
	})
	if box.Relic != roundtable.NoRelic {
		p.SpriteAt(relicSprites[box.Relic], x+10, y, 30)
	}
	drawSpoils(p, f.T("quest.defeat"), ui.Loss, r.X+246, y, []spoil{
		{"sword-black", int(box.Swords)}, {"heart", -int(box.Life)}, {"siege-engine", int(box.Engines)},
	})
}

var relicSprites = [...]string{roundtable.Armour: "armour", roundtable.Excalibur: "excalibur", roundtable.Grail: "holy-grail"}

// spoil is a thing that comes with a number.
type spoil struct {
	sprite string
	n      int
}

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
		x += 15 + p.Text(text, x+15, y, numberStyle.Sized(18)) + 16
	}
	return x
}

// drawRiders puts the Knights who are at a place before its scene.
func drawRiders(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	seats := f.At(at)
	for i, s := range seats {
		x, y, size := riderAt(r, at, i, len(seats))
		if s == f.Active() {
			p.SpriteAt("glow-soft", x, y, size*1.5)
		}
		p.SpriteAt("rider-"+f.Coat(s), x, y, size, ui.SpriteOptions{Flip: at != roundtable.ExcaliburQuest && at != roundtable.GrailQuest})
	}
	if at == roundtable.Tournament {
		p.SpriteAt("black-knight", r.X+334, r.Y+98, 92)
	}
}

// riderAt is the middle of the figure of the ith of n Knights at a Quest, and its size.
func riderAt(r ui.Rect, at roundtable.Place, i, n int) (x, y, size float64) {
	size, step := 78.0, 84.0
	switch {
	case n > 4:
		size, step = 54, 36
	case n > 2:
		size, step = 64, 56
	}
	left := [...]float64{roundtable.Tournament: 136, roundtable.LancelotQuest: 110, roundtable.DragonQuest: 48, roundtable.ExcaliburQuest: 48, roundtable.GrailQuest: 150, roundtable.PictWar: 330, roundtable.SaxonWar: 50}
	return r.X + left[at] + step*float64(i), r.Y + 137 - size*.42, size
}

// drawLasting shows the cards that lie at a Quest for a while: Heroism, Mordred, the Dark
// Forest.
func drawLasting(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	x := r.Right() - 34
	put := func(sprite string) {
		p.Sprite(sprite, x-26, r.Y+50, 52, 74)
		x -= 58
	}
	if f.View.Heroism == at {
		put("white-heroism")
	}
	if f.View.Mordred == at {
		put("black-mordred")
	}
	if f.View.Forest && at == roundtable.GrailQuest {
		put("black-dark-forest")
	}
}

// drawEnded is a Quest that is over: calm, and what its Black cards do now.
func drawEnded(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	won := f.View.Quests[at].Status == roundtable.Won
	body := ui.Rect{X: r.X + 6, Y: r.Y + 34, W: 448, H: 213}
	ground, ink, title, sword, picture, key := ui.Alpha(ui.Parchment, .82), ui.Ink, ui.Met, "sword-white", "laid-white-heroism", "quest.won"
	if !won {
		ground, ink, title, sword, picture, key = ui.Alpha(ui.Hex(0x17101C), .86), onBlack, ui.Hex(0xFFB9B4), "sword-black", "laid-black-despair", "quest.lost"
	}
	p.FillRect(body, ui.Solid(ground))
	p.SpriteAt(picture, r.X+96, r.Y+130, 120)
	p.TextIn(f.T(key), ui.Rect{X: r.X + 186, Y: r.Y + 60, W: 250, H: 34}, ui.BoldStyle.Sized(28).With(title).Placed(ui.Left, ui.Middle))
	for i := range f.Rules.Box.Quests[at].Swords {
		p.SpriteAt(sword, r.X+206+30*float64(i), r.Y+122, 48)
	}
	p.SpriteAt("back-black", r.X+206, r.Y+190, 56)
	p.SpriteAt("arrow-cw", r.X+250, r.Y+190, 30)
	p.SpriteAt("siege-engine", r.X+296, r.Y+188, 54)
	p.Paragraph(f.T("quest.ended"), ui.Rect{X: r.X + 330, Y: r.Y + 168, W: 116, H: 52}, smallStyle.With(ink))
}

func placeTarget(at roundtable.Place) game.Target {
	return game.Target{Kind: roundtable.TargetPlace, A: uint8(at)}
}

func (q QuestPanel) Regions(f *Frame) []ui.Region {
	r, at := questRect(q.at), q.place(f)
	list := []ui.Region{f.place(at, r)}
	if f.View.Quests[at].Status == roundtable.Open {
		for i, s := range f.At(at) {
			x, y, size := riderAt(r, at, i, len(f.At(at)))
			list = append(list, note("rider-"+words.Number(int(s)+1), f.Knight(s), func() string { return f.SeatTip(s) }, ui.Around(x, y, size*.9, size*.9)))
		}
	}
	return list
}
