package merlin

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/scenes/ui"
)

// The bar of a replay lies on the ribbon, where a game says what is asked.

// replayButtons are the buttons of the bar, from the left.
func (f *frame) replayButtons() []ui.Button {
	r, do := f.replay, f.do.replay
	x := ribbonRect.X + 6
	var list []ui.Button
	add := func(name, icon string, w float64, press func()) *ui.Button {
		b := ui.NewButton(name, f.T("replay."+name), ui.Rect{X: x, Y: 8, W: w, H: 36}, ui.DarkLook, press)
		b.Text, b.Icon, b.Tip = "", icon, b.Label
		x += w + 6
		list = append(list, b)
		return &list[len(list)-1]
	}
	add("leave", "icon-close", 44, do.leave)
	first := add("first", "icon-first", 44, func() { do.jump(0) })
	before := add("before", "icon-back", 44, func() { do.jump(r.at - 1) })
	before.Keyed(ebiten.KeyArrowLeft)
	icon := "icon-play"
	if r.playing {
		icon = "icon-pause"
	}
	add("play", icon, 54, do.play).Keyed(ebiten.KeySpace)
	next := add("next", "icon-next", 44, func() { do.jump(r.at + 1) })
	next.Keyed(ebiten.KeyArrowRight)
	last := add("last", "icon-last", 44, func() { do.jump(r.of) })
	for _, b := range []*ui.Button{first, before} {
		b.Enabled = r.at > 0
	}
	for _, b := range []*ui.Button{next, last} {
		b.Enabled = r.at < r.of
	}
	pace := add("pace", "", 56, do.pace)
	pace.Text = fmt.Sprintf("%g ×", paces[r.pace])
	for _, seat := range f.eyes() {
		eyes := add("eyes", "icon-eye", 40, func() { do.eyes(seat) })
		eyes.Name = fmt.Sprintf("eyes-%d", seat+1)
		eyes.On = seat == r.eyes
		if seat != game.NoSeat {
			eyes.Icon = "score-" + f.seats[seat].colour
			eyes.Label = f.T("replay.eyes_of", "name", f.who(seat))
			eyes.Tip = eyes.Label
		}
	}
	if r.playsOn {
		on := add("play_on", "", 178, do.playOn)
		on.Text, on.Size = on.Label, 21
	}
	return list
}

// drawReplay draws the bar.
func drawReplay(p *ui.Painter, f *frame) {
	for _, b := range f.replayButtons() {
		b.Draw(p, f.ctx)
	}
}

// roundBeads are the beads of the rounds as places to jump to.
func (f *frame) roundBeads() []ui.Region {
	var list []ui.Region
	for i, n := range f.replay.rounds {
		r := note(fmt.Sprintf("round-%d", i+1), f.T("replay.round", "number", i+1), "", ui.Around(1010+46*float64(i), 26, 44, 44))
		if r.Enabled = n >= 0; r.Enabled {
			r.Press = func() { f.do.replay.jump(n) }
		}
		list = append(list, r)
	}
	return list
}
