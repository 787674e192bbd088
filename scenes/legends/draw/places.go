package draw

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// PlacePanel is a main place: its picture, what is asked of one there, who stands there.
type PlacePanel struct{ At legends.Place }

func (l PlacePanel) rect(f *Frame) ui.Rect { return f.PlaceRect(l.At) }

func (l PlacePanel) Area() ui.Rect {
	return ui.Rect{X: 16 + placeStep*float64(l.At), Y: tableRect.Y, W: placeWide, H: tableRect.H}.Inset(-12)
}

func (l PlacePanel) Draw(p *ui.Painter, f *Frame) {
	p = p.Named("place-" + l.At.String())
	r := l.rect(f)
	p.Shadow(r, 10, 8, 3, 6, .6)
	p.FillRound(r, 10, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(2), 9, ui.Solid(ui.Mix(placeColours[l.At], ui.Ink, .45)))
	l.drawPicture(p, f, l.head(f).Inset(2))
	p.StrokeRound(r.Inset(4), 7, 1.8, ui.Solid(ui.Gold))
	l.drawTitle(p, f, r)
	if to := f.goals(l.At); len(to) > 0 && (f.Coaxed == nil || f.Glows(to)) {
		p.GlowRing(r, 10, f.Breath)
	}
	f.drawEvents(p, l.At, r)
	for i := range f.Seats {
		f.drawCompany(p, l.At, i)
	}
	f.drawGrown(p, l.At)
}

// head is where its picture is, with what is asked of one there.
func (l PlacePanel) head(f *Frame) ui.Rect {
	r := l.rect(f)
	r.H = 238
	if f.lying() {
		r.W, r.H = 492, l.rect(f).H
	}
	return r
}

// drawPicture draws as much of its picture as there is room for.
func (l PlacePanel) drawPicture(p *ui.Painter, f *Frame, r ui.Rect) {
	w := max(r.W, r.H*500/236)
	p.Clipped(r).Sprite("place-"+l.At.String(), r.X+(r.W-w)/2, r.Y, w, r.H)
}

// goals are the choices of the place itself: what is picked may come, or somebody may be
// sent there.
func (f *Frame) goals(at legends.Place) []moment.Choice {
	if c, ok := f.Goals(f.Desk.Picked)[at]; ok && len(f.Desk.Picked) > 0 {
		return []moment.Choice{c}
	}
	return f.Open(legends.TargetPlace, uint8(at))
}

// drawTitle is the place's name with its two hints, and what its Requirements are lowered by.
func (l PlacePanel) drawTitle(p *ui.Painter, f *Frame, r ui.Rect) {
	st := headStyle.Sized(21).With(ui.Rubric)
	name := f.Place(l.At)
	w := min(p.TextWidth(name, st), 250) + 108
	plate := ui.Rect{X: r.X + 14, Y: r.Y + 7, W: w, H: 34}
	p.NineSlice("plate", plate, 12)
	paint.PanelTitle(p, name, plate.X+6, plate.Y+25, 20, w-66)
	for i, a := range f.Rules.Deck.Icons[l.At] {
		x := plate.Right() - 50 + 28*float64(i)
		p.FillCircle(x, plate.Y+17, 12.5, ui.Solid(ui.Ink))
		p.FillCircle(x, plate.Y+17, 11.4, ui.Solid(abilityColours[a]))
		p.SpriteAt("ability-"+a.String(), x, plate.Y+17, 17)
	}
	f.drawEases(p, l.At)
}

// eases are the players whose Requirements at a place are lower than printed, and where
// that is shown.
func (f *Frame) eases(at legends.Place) (list []eased) {
	head := PlacePanel{at}.head(f)
	right := head.Right() - 12
	for _, s := range f.Order() {
		if by, _ := f.Table().Eased(s, at); by != 0 {
			right -= 56
			list = append(list, eased{s, by, ui.Rect{X: right, Y: head.Y + 10, W: 54, H: 28}})
		}
	}
	return list
}

type eased struct {
	seat game.Seat
	by   int
	at   ui.Rect
}

func (f *Frame) drawEases(p *ui.Painter, at legends.Place) {
	for _, e := range f.eases(at) {
		p.NineSlice("plate", e.at, 12)
		y := e.at.Y + e.at.H/2
		p.SpriteAt(f.Crest(e.seat), e.at.X+16, y, 20)
		ink := ui.Met
		if e.by < 0 {
			ink = ui.Loss
		}
		number(p, words.Signed(-e.by), e.at.X+38, y, 17, ink)
	}
}

// easeRegions tell whose Requirements are lower, and by what.
func (f *Frame) easeRegions(at legends.Place) (list []ui.Region) {
	for _, e := range f.eases(at) {
		label := f.Easing(e.seat, at)
		list = append(list, note("ease-"+at.String()+"-"+words.Number(int(e.seat)+1), label, ui.Say(label), e.at))
	}
	return list
}

func (l PlacePanel) Regions(f *Frame) []ui.Region {
	r := l.rect(f)
	label := f.Place(l.At)
	head := l.head(f)
	open := f.Open(legends.TargetPlace, uint8(l.At))
	whole := f.thing("place-"+l.At.String(), label, head, open, func() string { return f.PlaceTip(l.At) }, f.WhyAsked)
	if len(open) > 0 {
		return append(f.easeRegions(l.At), f.sendRegion(l.At, r, whole))
	}
	list := append([]ui.Region{whole}, f.easeRegions(l.At)...)
	list = append(list, f.eventRegions(l.At, r)...)
	for i := range f.Seats {
		list = append(list, f.companyRegions(l.At, i)...)
	}
	return append(list, f.putRegions(l.At, r)...)
}

// sendRegion is a place to which somebody may be sent: all of it takes the click, as it glows.
func (f *Frame) sendRegion(at legends.Place, r ui.Rect, reg ui.Region) ui.Region {
	reg.Bounds = r
	if going := f.Going(); len(going) > 0 {
		reg.Tip = func() string {
			return words.Paragraphs("<b>"+f.Place(at)+"</b>", f.Outcome(going, f.Owner(going), at))
		}
	}
	return reg
}

// putRegions lie over a place while something is picked: it may be put there, or it is
// said why not.
func (f *Frame) putRegions(at legends.Place, r ui.Rect) []ui.Region {
	if len(f.Desk.Picked) == 0 || f.View.Chars[f.Desk.Picked[0]].At == at {
		return nil
	}
	c, ok := f.Goals(f.Desk.Picked)[at]
	reg := ui.Region{Name: putName(at), Label: f.Place(at), Called: f.Place(at), Bounds: r}
	if !ok {
		reg.Why = func() string { return f.WhyNotPut(at) }
		reg.Tip = func() string { return f.PlaceTip(at) }
		return []ui.Region{reg}
	}
	list := []moment.Choice{c}
	reg = f.Region(putName(at), c.Label, r, list)
	reg.Tip = func() string {
		return words.Paragraphs("<b>"+c.Label+"</b>", f.Outcome(f.Desk.Picked, f.Asked, at))
	}
	return []ui.Region{reg}
}
