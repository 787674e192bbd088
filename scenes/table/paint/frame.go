package paint

import (
	"slices"

	"merlin/game"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Frame is a moment with what drawing needs beside: canvas, pointer, and what the
// regions do that are made of it.
type Frame[V any] struct {
	*moment.Moment[V]
	Ctx   *ui.Context
	Moved []Flight // all that moves for the events that are being shown
	Do    Commands
	Press func(list []moment.Choice, at ui.Rect) // takes the only choice, or opens the chooser at the spot

	Carried string // the region whose piece hangs at the pointer: they draw it as if it were not there; "" for none

	Pinned bool      // the question and all buttons stand beside the table, which is shown in pieces
	Taught bool      // a coach or the sage speaks, whose sheet may have its place on the table
	Aside  ui.Rect   // where that lies, if it is at home there
	Over   []ui.Rect // what else lies over the table: what would be cut by it is left out
}

// On gives the frame the context that it is drawn in: canvas, pointer, language, wishes.
func (f *Frame[V]) On(c *ui.Context) {
	f.Ctx, f.Locale, f.Hot, f.Hints = c, c.Locale(), c.Hot, c.Preferences().Hints
}

// Covers reports whether something that lies over the table would hide a thing, or cut it.
func (f *Frame[V]) Covers(r ui.Rect) bool {
	return slices.ContainsFunc(f.Over, r.Overlaps)
}

// Aloft reports whether a thing of the panels moves over the table, or is carried there: they leave it out.
func (f *Frame[V]) Aloft(name string) bool {
	return f.Carried == name || slices.ContainsFunc(f.Moved, func(fl Flight) bool { return fl.Name == name })
}

// Now returns the frame itself: all that a title makes of a frame has one.
func (f *Frame[V]) Now() *Frame[V] { return f }

// Commands are what the buttons do that are no choices.
type Commands struct {
	Undo, Redo, ShowAll, Mute, Help, Menu, Result func()

	Skip     func()              // to one's own turn; nil when nobody else is at it
	Take     func(moment.Choice) // takes a choice at once
	StepBack func(func() error)  // takes back what the function takes back, and shows how it stands

	Moved  func()      // something was scrolled: regions lie elsewhere
	LookAt func(n int) // at the moment after the first n moves
	Replay ReplayCommands
}

// ReplayCommands are what the buttons of a replay do.
type ReplayCommands struct {
	Jump   func(n int)
	Play   func()
	Pace   func()
	Eyes   func(game.Seat)
	PlayOn func()
	Leave  func()
}

// Region is that of a thing at r with what may be done with it.
func (f *Frame[V]) Region(name, label string, r ui.Rect, list []moment.Choice) ui.Region {
	reg := ui.Region{Name: name, Label: label, Bounds: r}
	if len(list) > 0 {
		reg.Enabled, reg.Glow, reg.Weight = true, f.Glows(list), Weight(list)
		f.Opens(&reg, list)
	}
	return reg
}

// Opens has a press on a region take the only one of some choices, or ask which.
func (f *Frame[V]) Opens(reg *ui.Region, list []moment.Choice) {
	at := reg.Bounds
	reg.Own, reg.Press = list, func() { f.Press(list, at) }
}

// ChoiceLook is how the button of a choice looks: golden is what one usually wants.
func ChoiceLook(c *moment.Choice) ui.Look {
	if c.Void != "" || c.Leaves && c.Quiet {
		return ui.PlainLook
	}
	return ui.GoldLook
}

// Calms makes the button of a choice plain while a coach advises another, or only tells.
func (f *Frame[V]) Calms(b *ui.Button) {
	list, _ := b.Own.([]moment.Choice)
	if f.Coaxed == nil || f.Glows(list) {
		return
	}
	b.Glow = false
	if b.Look == ui.GoldLook {
		b.Look = ui.PlainLook
	}
}

// Weight is what a press on a thing costs with which these choices may be made: where there
// are several it only opens the chooser.
func Weight(list []moment.Choice) ui.Weight {
	one, ok := moment.TheOne(list)
	switch {
	case !ok || one.Forgone != "":
		return ui.Light
	case one.Forgoes:
		return ui.Forgoes
	case one.Spends:
		return ui.Spends
	}
	return ui.Takes
}
