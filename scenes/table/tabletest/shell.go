package tabletest

import (
	"slices"

	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/ui"
)

// Shell is what surrounds a table in a test: the curtain is a scene with one button, the
// rest keeps what it was asked for.
type Shell struct {
	App  *ui.App
	Real bool // the curtain is the true one

	Chapter string                                      // of the rules that was opened last
	Unknown bool                                        // nothing was explained yet
	Known   []string                                    // what is known since
	Items   []scenes.MenuItem                           // of the menu opened last
	Keep    func(label string) (name string, err error) // what a name was asked for
}

func (h *Shell) Menu(items ...scenes.MenuItem)          { h.Items = items }
func (h *Shell) Rules(chapter string)                   { h.Chapter = chapter }
func (h *Shell) Help()                                  {}
func (h *Shell) Mute()                                  {}
func (h *Shell) Muted() bool                            { return false }
func (h *Shell) Ends() bool                             { return true }
func (h *Shell) Knows(topic string) bool                { return !h.Unknown || slices.Contains(h.Known, topic) }
func (h *Shell) Learnt(topics ...string)                { h.Known = append(h.Known, topics...) }
func (h *Shell) Title()                                 {}
func (h *Shell) Again([]game.Player)                    {}
func (h *Shell) Saves(func(string) (string, error))     {}
func (h *Shell) Save(keep func(string) (string, error)) { h.Keep = keep }

func (h *Shell) Curtain(name, crest string, ready func()) {
	c := h.App.Context()
	if h.Real {
		c.Push(scenes.NewCurtain(c, name, crest, ready, func() {}))
		return
	}
	c.Push(&Veil{Name: name, Ctx: c, Ready: ready})
}

// Veil is the curtain of a test, or another scene in the place of a table: its one region,
// "ready", takes it away and then does what Ready says, which may be nothing.
type Veil struct {
	Name  string
	Ctx   *ui.Context
	Ready func()
}

func (v *Veil) Update(*ui.Context) error { return nil }
func (v *Veil) Draw(*ui.Painter)         {}

func (v *Veil) Regions() []ui.Region {
	return []ui.Region{{Name: "ready", Label: v.Name, Bounds: ui.Rect{W: 9, H: 9}, Enabled: true, Press: v.lift}}
}

func (v *Veil) lift() {
	v.Ctx.Pop(v)
	if v.Ready != nil {
		v.Ready()
	}
}
