package table

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/scenes/ui"
)

// BarButtons are the buttons that every table has; at is where button i lies. They are
// made anew for each picture: what they may do changes with the game.
func (m *Moment[V]) BarButtons(at func(i int) ui.Rect) []ui.Button {
	var list []ui.Button
	add := func(name, icon string, press func()) *ui.Button {
		b := ui.NewButton(name, m.T(barLabel(name)), at(len(list)), ui.DarkLook, press)
		b.Text, b.Icon, b.Tip = "", icon, ui.Say(b.Label)
		list = append(list, b)
		return &list[len(list)-1]
	}
	m.setBack(add("undo", "icon-undo", m.Do.Undo), m.CannotUndo)
	if redo := add("redo", "icon-redo", m.Do.Redo); m.Replay != nil {
		m.setBack(redo, "")
	} else if !m.CanRedo {
		redo.Enabled, redo.Why = false, func() string { return m.T("why.no-redo") }
	}
	show := add("show", "icon-hint", m.Do.ShowAll)
	show.On, show.Enabled = m.ShowAll, m.Replay == nil
	icon := "icon-sound"
	if m.Muted {
		icon = "icon-mute"
	}
	add("sound", icon, m.Do.Mute)
	add("help", "icon-help", m.Do.Help)
	add("menu", "icon-menu", m.Do.Menu)
	return list
}

// setBack disables a way back for a reason, "" for none; in a replay there is none.
func (m *Moment[V]) setBack(b *ui.Button, why string) {
	if m.Replay != nil {
		why = "why.replay"
	}
	if why != "" {
		b.Enabled, b.Why = false, func() string { return m.T(why) }
		b.Tip = b.Why
	}
}

// barLabel is the key of the label of a button of the bar.
func barLabel(name string) string {
	if name == "help" {
		return "title.rules" // the keys are a page of their own
	}
	return "ui." + name
}

// ReplayButtons are the buttons of a replay, from the left end at x, in a bar whose top
// is y.
func (m *Moment[V]) ReplayButtons(x, y float64) []ui.Button {
	r, do := m.Replay, m.Do.Replay
	var list []ui.Button
	add := func(name, icon string, w float64, press func()) *ui.Button {
		b := ui.NewButton(name, m.T("replay."+name), ui.Rect{X: x, Y: y, W: w, H: 36}, ui.DarkLook, press)
		b.Text, b.Icon, b.Tip = "", icon, ui.Say(b.Label)
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
	add("pace", "", 56, do.Pace).Text = fmt.Sprintf("%g ×", paces[r.Pace])
	for _, seat := range m.Eyes() {
		m.setEyes(add("eyes", "icon-eye", 40, func() { do.Eyes(seat) }), seat)
	}
	if r.PlaysOn {
		on := add("play_on", "", 178, do.PlayOn)
		on.Text, on.Size = on.Label, 21
	}
	return list
}

// setEyes makes a button that of a seat's eyes.
func (m *Moment[V]) setEyes(b *ui.Button, seat game.Seat) {
	b.Name = fmt.Sprintf("eyes-%d", seat+1)
	b.On = seat == m.Replay.Eyes
	if seat != game.NoSeat {
		b.Icon = "score-" + m.Seats[seat].Colour
		b.Label = m.T("replay.eyes_of", "name", m.Who(seat))
		b.Tip = ui.Say(b.Label)
	}
}

// Eyes are whose eyes one may look with: everybody's when the game is over, else
// one's own, and a spectator's.
func (m *Moment[V]) Eyes() []game.Seat {
	list := []game.Seat{game.NoSeat}
	for s := range game.Seat(len(m.Seats)) {
		if m.Replay.Open || s == m.Replay.Own {
			list = append(list, s)
		}
	}
	return list
}

// Who is what a player is called: by name, or by the colour.
func (m *Moment[V]) Who(s game.Seat) string {
	p := m.Seats[s]
	colour := m.T("ui.colour." + p.Colour)
	if p.Name == "" || p.Name == colour {
		return colour
	}
	return p.Name
}
