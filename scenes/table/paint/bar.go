package paint

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/scenes/ui"
)

// BarNames are the names of the buttons that every table has.
var BarNames = [...]string{"undo", "redo", "show", "sound", "help", "menu"}

// BarButtons are the buttons that every table has; at is where button i lies. They are
// made anew for each picture: what they may do changes with the game.
func (f *Frame[V]) BarButtons(at func(i int) ui.Rect) []ui.Button {
	var list []ui.Button
	add := func(name, icon string, press func()) *ui.Button {
		b := ui.NewButton(name, f.T(barLabel(name)), at(len(list)), ui.DarkLook, press)
		b.Text, b.Icon = "", icon
		list = append(list, b)
		return &list[len(list)-1]
	}
	f.setBack(add("undo", "icon-undo", f.Do.Undo), f.CannotUndo)
	if redo := add("redo", "icon-redo", f.Do.Redo); f.Replay != nil {
		f.setBack(redo, "")
	} else if !f.CanRedo {
		f.refuse(redo, "why.no-redo")
	}
	show := add("show", "icon-hint", f.Do.ShowAll)
	show.On, show.Enabled = f.ShowAll, f.Replay == nil
	icon := "icon-sound"
	if f.Muted {
		icon = "icon-mute"
	}
	add("sound", icon, f.Do.Mute)
	add("help", "icon-help", f.Do.Help)
	add("menu", "icon-menu", f.Do.Menu)
	return list
}

// setBack disables a way back for a reason, "" for none; in a replay there is none.
func (f *Frame[V]) setBack(b *ui.Button, why string) {
	if f.Replay != nil {
		why = "why.replay"
	}
	if why != "" {
		f.refuse(b, why)
	}
}

// refuse disables a button for a reason, which its explanation tells as well.
func (f *Frame[V]) refuse(b *ui.Button, why string) {
	b.Enabled, b.Called, b.Why = false, b.Label, func() string { return f.T(why) }
	b.Tip = func() string { return "<b>" + b.Called + "</b>\n" + b.Why() }
}

// barLabel is the key of the label of a button of the bar.
func barLabel(name string) string {
	if name == "help" {
		return "title.rules" // the keys are a page of their own
	}
	return "ui." + name
}

// SkipButton is the way to one's own turn while others are at it; nil when they are not.
func (f *Frame[V]) SkipButton(at ui.Rect) *ui.Button {
	if f.Do.Skip == nil {
		return nil
	}
	b := ui.NewButton("to-my-turn", f.T("ui.to_my_turn"), at, ui.DarkLook, f.Do.Skip)
	b.Size, b.Tip = 20, ui.Say(f.T("ui.to_my_turn_tip"))
	b.Keyed(ebiten.KeyT)
	return &b
}

// ResultButton leads back from the table to the result of a game that is over; nil where
// there is none to go back to.
func (f *Frame[V]) ResultButton(over bool, at ui.Rect) *ui.Button {
	if !over || f.Told || f.Do.Result == nil { // a replay has none
		return nil
	}
	b := ui.NewButton("result", f.T("end.back"), at, ui.GoldLook, f.Do.Result)
	b.Size, b.Glow = 22, true
	b.Keyed(ebiten.KeySpace)
	return &b
}

// ReplayButtons are the buttons of a replay, from the left end at x, in a bar whose top
// is y.
func (f *Frame[V]) ReplayButtons(x, y float64) []ui.Button {
	r, do := f.Replay, f.Do.Replay
	var list []ui.Button
	add := func(name, icon string, w float64, press func()) *ui.Button {
		b := ui.NewButton(name, f.T("replay."+name), ui.Rect{X: x, Y: y, W: w, H: 36}, ui.DarkLook, press)
		b.Text, b.Icon = "", icon
		x += w + 6
		list = append(list, b)
		return &list[len(list)-1]
	}
	step := func(name, icon string, enabled bool, to int) *ui.Button {
		b := add(name, icon, 44, func() { do.Jump(to) })
		b.Enabled = enabled
		return b
	}
	add("leave", "icon-close", 44, do.Leave)
	step("first", "icon-first", r.At > 0, 0)
	step("before", "icon-back", r.At > 0, r.At-1).Keyed(ebiten.KeyArrowLeft)
	icon := "icon-play"
	if r.Playing {
		icon = "icon-pause"
	}
	add("play", icon, 54, do.Play).Keyed(ebiten.KeySpace)
	step("next", "icon-next", r.At < r.Of, r.At+1).Keyed(ebiten.KeyArrowRight)
	step("last", "icon-last", r.At < r.Of, r.Of)
	add("pace", "", 56, do.Pace).Text = fmt.Sprintf("%g ×", r.Pace)
	for _, seat := range f.Eyes() {
		f.setEyes(add("eyes", "icon-eye", 40, func() { do.Eyes(seat) }), seat)
	}
	if r.PlaysOn {
		on := add("play_on", "", 178, do.PlayOn)
		on.Text, on.Size = on.Label, 21
	}
	return list
}

// setEyes makes a button that of a seat's eyes.
func (f *Frame[V]) setEyes(b *ui.Button, seat game.Seat) {
	b.Name = fmt.Sprintf("eyes-%d", seat+1)
	b.On = seat == f.Replay.Eyes
	if seat != game.NoSeat {
		b.Icon = "score-" + f.Seats[seat].Colour
		b.Label = f.T("replay.eyes_of", "name", f.Who(seat))
	}
}
