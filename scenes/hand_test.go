package scenes_test

import (
	"fmt"
	"image"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes"
	"merlin/scenes/ui"
	"merlin/sprites"
)

// hand drives the program without its window: it presses and points at regions by their
// names, ticks, and looks. Equal steps, equal pictures.
type hand struct {
	game *scenes.Game
	app  *ui.App
	view ui.Viewport
	x, y float64 // where the pointer is, in canvas units
}

// aside is where the pointer is on nothing.
const aside = -100

func newHand(g *scenes.Game, v ui.Viewport, a *sprites.Atlas) *hand {
	g.Show(v, a)
	return &hand{g, g.App(), v, aside, aside}
}

// How many ticks a press may take until its answer is there, and pointing until
// something is explained.
const (
	pressTicks = 40
	pointTicks = 30
)

// do takes steps with blanks between them: NAME presses a region, !NAME one that is not
// enabled, ~NAME points at one, ~ at nothing, ^N turns the wheel upwards by N
// notches, +N lets N ticks go by, =TAB presses the Tab key, =F2 that of the screen in words, "NAME=TEXT types into a field,
// @TITLE/NAME opens a chapter of a title's rules, %N takes a gamepad of a make in the hand and presses its button for the next choice.
func (h *hand) do(steps string) error {
	for _, s := range strings.Fields(steps) {
		if err := h.step(s); err != nil {
			return fmt.Errorf("%s: %w", s, err)
		}
	}
	return nil
}

func (h *hand) step(s string) error {
	switch s[0] {
	case '~':
		return h.point(s[1:])
	case '!':
		return h.press(s[1:], false)
	case '+', '^':
		n, err := strconv.Atoi(s[1:])
		if err != nil {
			return err
		}
		return h.ticks(n, s[0] == '^')
	case '@':
		title, chapter, _ := strings.Cut(s[1:], "/")
		h.game.OpenRules(title, chapter)
		return h.ticks(pressTicks, false)
	case '%':
		if err := h.app.Update(&ui.Input{X: h.x, Y: h.y, Pad: []ui.Deed{ui.PadNext}, Made: ui.PadMake(s[1] - '0')}); err != nil {
			return err
		}
		return h.ticks(pressTicks, false)
	case '"':
		name, text, _ := strings.Cut(s[1:], "=")
		h.app.Context().SetFocus(name)
		return h.app.Update(&ui.Input{X: h.x, Y: h.y, Chars: []rune(text)})
	case '=':
		var k ebiten.Key
		if s == "=F2" {
			h.game.TurnWords()
			return h.ticks(pressTicks, false)
		}
		if err := k.UnmarshalText([]byte(s[1:])); err != nil {
			return err
		}
		return h.app.Update(&ui.Input{X: h.x, Y: h.y, Keys: []ebiten.Key{k}})
	}
	return h.press(s, true)
}

// press presses a region that is enabled, or one that is not and says why.
func (h *hand) press(name string, enabled bool) error {
	r, err := h.find(name)
	if err == nil && r.Enabled != enabled {
		err = fmt.Errorf("enabled is %t", r.Enabled)
	}
	if err != nil {
		return err
	}
	h.app.Context().PressNamed(name)
	return h.ticks(pressTicks, false)
}

func (h *hand) point(name string) error {
	h.x, h.y = aside, aside
	if name != "" {
		r, err := h.find(name)
		if err != nil {
			return err
		}
		h.x, h.y = h.app.Context().Viewport().ToCanvas(r.AtX*h.view.Device, r.AtY*h.view.Device)
	}
	return h.ticks(pointTicks, false)
}

// find looks for a region that can be reached; the error lists all that can.
func (h *hand) find(name string) (ui.Mirrored, error) {
	var names []string
	for _, r := range h.app.Mirror() {
		if r.Name == name {
			return r, nil
		}
		names = append(names, marked(r))
	}
	return ui.Mirrored{}, fmt.Errorf("there is no such region; these are, * glows, () is not enabled: %s", strings.Join(names, " "))
}

func marked(r ui.Mirrored) string {
	switch {
	case r.Glow:
		return r.Name + "*"
	case !r.Enabled:
		return "(" + r.Name + ")"
	}
	return r.Name
}

// ticks lets n ticks go by, in each of which the wheel turns upwards by a notch or not.
func (h *hand) ticks(n int, wheel bool) error {
	in := &ui.Input{X: h.x, Y: h.y}
	if wheel {
		in.Wheel = -1
	}
	for range n {
		if err := h.app.Update(in); err != nil {
			return err
		}
	}
	return nil
}

// look draws all there is and returns it. What takes long is drawn in later frames, and
// the frame after these shows that it is done.
func (h *hand) look(img *ebiten.Image) *image.RGBA {
	for range 2 {
		h.app.Context().RequestRedraw()
		for n := 0; n < 200 && h.app.Draw(img); n++ {
		}
	}
	out := image.NewRGBA(img.Bounds())
	img.ReadPixels(out.Pix)
	return out
}
