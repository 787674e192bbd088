package scenes_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"merlin/i18n"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// looks are the languages and sizes in which the screens are looked at: all with MERLIN_LONG.
func looks() (all []look) {
	if os.Getenv("MERLIN_LONG") == "" {
		return []look{{"de", ui.Fit(1280, 720, 1)}, {"fr", ui.Fit(1920, 1080, 1)}}
	}
	for _, lang := range i18n.Languages() {
		all = append(all, look{lang, ui.Fit(1280, 720, 1)}, look{lang, ui.Fit(1920, 1080, 1)})
	}
	return all
}

type look struct {
	lang string
	ui.Viewport
}

// On every screen of the list of pictures each text fits its box, and no letters are
// smaller than 11 pixels.
func TestPicturesFit(t *testing.T) {
	told := map[string]bool{}
	for _, p := range pictures {
		if strings.Contains(p.steps, "page-") {
			continue // only small windows have pages; TestSmallTablesFit opens and measures each
		}
		for _, at := range looks() {
			rec, err := written(p, at.lang, at.Viewport)
			if err != nil {
				t.Fatalf("%s in %s: %v", p.name, at.lang, err)
			}
			faults := rec.Under(11)
			for _, o := range rec.Overflows {
				faults = append(faults, o.String())
			}
			for _, fault := range slices.DeleteFunc(faults, func(s string) bool { return told[s] }) {
				told[fault] = true
				t.Errorf("%s in %s at %d: %s", p.name, at.lang, at.W, fault)
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
	g, err := p.open(s, lang)
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
