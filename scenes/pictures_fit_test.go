package scenes_test

import (
	"fmt"
	"slices"
	"testing"

	"merlin/i18n"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// On every screen of the list of pictures, in every language and in windows of both
// sizes, each text fits its box, and no letters are smaller than 11 pixels.
func TestPicturesFit(t *testing.T) {
	told := map[string]bool{}
	for _, p := range pictures {
		if p.name == "base-zoomed" {
			continue // only small windows have the lens
		}
		for _, lang := range i18n.Languages() {
			for _, v := range []ui.Viewport{ui.Fit(1280, 720, 1), ui.Fit(1920, 1080, 1)} {
				rec, err := written(p, lang, v)
				if err != nil {
					t.Fatalf("%s in %s: %v", p.name, lang, err)
				}
				faults := rec.Under(11)
				for _, o := range rec.Overflows {
					faults = append(faults, o.String())
				}
				for _, fault := range slices.DeleteFunc(faults, func(s string) bool { return told[s] }) {
					told[fault] = true
					t.Errorf("%s in %s at %d: %s", p.name, lang, v.W, fault)
				}
			}
		}
	}
}

// written is what is written on the screen of a picture.
func written(p picture, lang string, v ui.Viewport) (*ui.Recorder, error) {
	s, settings := store.NewMemory(), p.settings()
	if err := settings.Save(s); err != nil {
		return nil, err
	}
	if err := p.fill(s); err != nil {
		return nil, err
	}
	g, err := openWith(s, lang, p.titles...)
	if err != nil {
		return nil, err
	}
	h := newHand(g, v, nil)
	if err := h.do("+4 " + p.steps); err != nil {
		return nil, fmt.Errorf("%.80v", err)
	}
	if c := g.App().Context(); p.scene != nil {
		c.Push(p.scene(c))
		if err := h.ticks(2, false); err != nil {
			return nil, err
		}
	}
	rec := &ui.Recorder{}
	g.App().Painter(nil).Record(rec)
	g.App().Context().RequestRedraw()
	g.App().Draw(nil)
	return rec, nil
}
