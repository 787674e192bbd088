package draw

import (
	"merlin/game/legends"
	"merlin/scenes/ui"
)

// The areas of the table on the canvas.
var (
	Bar         = ui.Rect{W: 1920, H: 54}
	RibbonRect  = ui.Rect{X: 16, Y: 1, W: 620, H: 52}  // two lines high
	resultRect  = ui.Rect{X: 476, Y: 8, W: 316, H: 36} // when the game is over
	goRect      = ui.Rect{X: 644, Y: 8, W: 148, H: 36}
	phasesRect  = ui.Rect{X: 797, Y: 8, W: 600, H: 36}
	tableRect   = ui.Rect{X: 16, Y: 62, W: 1532, H: 746}
	stripRect   = ui.Rect{X: 16, Y: 710, W: 1532, H: 98}
	ownRect     = ui.Rect{X: 16, Y: 816, W: 1534, H: 256}
	meRect      = ui.Rect{X: 26, Y: 828, W: 162, H: 122}
	actionsRect = ui.Rect{X: 26, Y: 960, W: 162, H: 102}
	trophyRect  = ui.Rect{X: 198, Y: 828, W: 196, H: 234}
	handRect    = ui.Rect{X: 402, Y: 808, W: 904, H: 264}
	sideRect    = ui.Rect{X: 1560, Y: 64, W: 344, H: 1008}
	pilesRect   = ui.Rect{X: 1560, Y: 344, W: 344, H: 218}
	LogRect     = ui.Rect{X: 1198, Y: 826, W: 344, H: 238}
	zoomRect    = ui.Rect{X: 1560, Y: 570, W: 344, H: 502}
	CaptionRect = ui.Rect{X: 402, Y: 976, W: 760, H: 72}
	TrackRect   = ui.Rect{X: 420, Y: 1050, W: 1100, H: 24}
	ToastRect   = ui.Rect{X: 16, Y: 58, W: 1420, H: 60}
)

const (
	placeStep = 514.0
	placeWide = 504.0
	rowsTop   = 302.0
)

// PlaceRect is the column of a main place: down to the special ones where there are any. In a window
// that lies it is as wide as that.
func (f *Frame) PlaceRect(p legends.Place) ui.Rect {
	if f.lying() {
		return f.placeApart(p)
	}
	r := ui.Rect{X: 16 + placeStep*float64(p), Y: tableRect.Y, W: placeWide, H: tableRect.H}
	if f.strip() {
		r.H = f.stripRect().Y - 8 - r.Y
	}
	return r
}

// lastStrip is the strip once the Final Event lies open in it: as high as its place in the game.
var lastStrip = ui.Rect{X: stripRect.X, Y: stripRect.Bottom() - 152, W: stripRect.W, H: 152}

// stripRect is where the special places lie.
func (f *Frame) stripRect() ui.Rect {
	if f.PlaceCard(legends.Final) != legends.NoCard && !f.Pinned {
		return lastStrip
	}
	return stripRect
}

// strip reports whether there are special places to be shown.
func (f *Frame) strip() bool { return f.Advanced() || f.View.Opened != 0 }

// helpRect is where a word of advice lies while no card is looked at: below the event of the
// turn.
var helpRect = ui.Rect{X: zoomRect.X + 8, Y: zoomRect.Bottom() - 128, W: zoomRect.W - 16, H: 120}

// LogWhole is where the log may lie at its widest.
var LogWhole = ui.Rect{X: LogRect.X - logGrows[0], Y: LogRect.Y, W: LogRect.W + logGrows[0], H: LogRect.H}

// logGrows is how much wider the log is beside a hand of so few cards, where there would be bare
// wall: one card more has room all the same.
var logGrows = [...]float64{290, 290, 110}

// LogPlace is where the log lies: beside the hand, as wide as that leaves it; what lies over it
// is never narrower.
func (f *Frame) LogPlace() ui.Rect {
	r := LogRect
	if f.turnsUp() || f.Pinned {
		return r
	}
	cards := max(int(f.View.Held[f.Home]), len(f.Hand()))
	switch {
	case cards < len(logGrows):
		r.X, r.W = r.X-logGrows[cards], r.W+logGrows[cards]
	case cards > 4 && len(f.Trophies(f.Home)) > trophyMost:
		_, r = r.CutLeft(116)
	case cards > 4:
		_, r = r.CutLeft(76)
	case cards > 3 && len(f.Trophies(f.Home)) > trophyMost:
		_, r = r.CutLeft(56)
	}
	return r
}

// questWide and questHigh are how large an event is that lies at a place.
const questWide, questHigh = 154.0, 172.0

// questHigh is how high an event is that lies at a place.
func (f *Frame) questHigh() float64 {
	if f.lying() {
		return questTall
	}
	return questHigh
}

// eventRect is where event i of n lies at a main place; more than three overlap, and the
// one that is looked at lies in front.
func (f *Frame) eventRect(at ui.Rect, i, n int) ui.Rect {
	step := 163.0
	if n > 3 {
		step = (480.0 - questWide) / float64(n-1)
	}
	y := at.Y + 64
	if f.lying() {
		y = at.Bottom() - 14 - questTall
	}
	return ui.Rect{X: at.X + 12 + step*float64(i), Y: y, W: questWide, H: f.questHigh()}
}

// handPlace is where the hand lies: beside what was won.
func (f *Frame) handPlace() ui.Rect {
	_, r := handRect.CutLeft(displayRect(len(f.Trophies(f.Home))).Right() - trophyRect.Right())
	return r
}

// handCard is card i of n in the hand; many overlap.
func (f *Frame) handCard(i, n int) ui.Rect {
	r := f.handPlace()
	r.W = f.LogPlace().X - 6 - r.X
	wide := widestHeld
	if n > 1 && (r.W-badgeWide+3)/float64(n) < wide {
		wide = max(narrowest, (r.W-badgeWide+3)/float64(n)-3)
	}
	step := min(wide+3, (r.W-badgeWide-wide)/float64(max(1, n-1)))
	return ui.Rect{X: r.X + step*float64(i), Y: r.Y, W: wide, H: r.H}
}

// narrowest is a card of the hand where many lie beside each other; more than that overlap. A few are
// as wide as there is room for, up to widestHeld.
const narrowest, widestHeld = 142.0, 224.0

// badgeWide is the room beside the hand where it says how many cards that has.
const badgeWide = 46.0

// otherRect is the panel of another player; i counts from the left of who sits here.
func (f *Frame) otherRect(i int) ui.Rect {
	n := float64(len(f.Seats) - 1)
	step := (pilesRect.Y - 2 - sideRect.Y) / n
	if n > 1 {
		step = min(step, 136)
	}
	return ui.Rect{X: sideRect.X, Y: sideRect.Y + step*float64(i), W: sideRect.W, H: step - 8}
}
