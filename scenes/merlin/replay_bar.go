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
	r, do := f.Replay, f.Do.Replay
	x := ribbonRect.X + 6
	var list []ui.Button
	add := func(name, icon string, w float64, press func()) *ui.Button {
		b := ui.NewButton(name, f.T("replay."+name), ui.Rect{X: x, Y: 8, W: w, H: 36}, ui.DarkLook, press)
		b.Text, b.Icon, b.Tip = "", icon, b.Label
		x += w + 6
		list = append(list, b)
		return &list[len(list)-1]
	}
	add("leave", "icon-close", 44, do.Leave)
	first := add("first", "icon-first", 44, func() { do.Jump(0) })
	before := add("before", "icon-back", 44, func() { do.Jump(r.At - 1) })
	before.Keyed(ebiten.KeyArrowLeft)
	icon := "icon-play"
	if r.Playing {
		icon = "icon-pause"
	}
	add("play", icon, 54, do.Play).Keyed(ebiten.KeySpace)
	next := add("next", "icon-next", 44, func() { do.Jump(r.At + 1) })
	next.Keyed(ebiten.KeyArrowRight)
	last := add("last", "icon-last", 44, func() { do.Jump(r.Of) })
	for _, b := range []*ui.Button{first, before} {
		b.Enabled = r.At > 0
	}
	for _, b := range []*ui.Button{next, last} {
		b.Enabled = r.At < r.Of
	}
	pace := add("pace", "", 56, do.Pace)
	pace.Text = fmt.Sprintf("%g ×", paces[r.Pace])
	for _, seat := range f.eyes() {
		eyes := add("eyes", "icon-eye", 40, func() { do.Eyes(seat) })
		eyes.Name = fmt.Sprintf("eyes-%d", seat+1)
		eyes.On = seat == r.Eyes
		if seat != game.NoSeat {
			eyes.Icon = "score-" + f.Seats[seat].Colour
			eyes.Label = f.T("replay.eyes_of", "name", f.who(seat))
			eyes.Tip = eyes.Label
		}
	}
	if r.PlaysOn {
		on := add("play_on", "", 178, do.PlayOn)
		on.Text, on.Size = on.Label, 21
	}
	return list
}

// drawReplay draws the bar.
func drawReplay(p *ui.Painter, f *frame) {
	for _, b := range f.replayButtons() {
		b.Draw(p, f.Ctx)
	}
}

// roundBeads are the beads of the rounds as places to jump to.
func (f *frame) roundBeads() []ui.Region {
	var list []ui.Region
	for i, n := range f.Replay.Chapters {
		r := note(fmt.Sprintf("round-%d", i+1), f.T("replay.round", "number", i+1), "", ui.Around(1010+46*float64(i), 26, 44, 44))
		if r.Enabled = n >= 0; r.Enabled {
			r.Press = func() { f.Do.Replay.Jump(n) }
		}
		list = append(list, r)
	}
	return list
}
