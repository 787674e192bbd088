package scenes_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"merlin/i18n"
	"merlin/scenes/store"
	"merlin/scenes/ui"
	"merlin/sprites"
	"merlin/sprites/index"
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

// On every screen of the list of pictures each text fits its box, no letters are smaller
// than 11 pixels, and no picture is drawn that is not among those that the screen has asked for.
func TestPicturesFit(t *testing.T) {
	told, have := map[string]bool{}, shelf{}
	for _, p := range pictures {
		if strings.Contains(p.steps, "page-") {
			continue // only small windows have pages; TestSmallTablesFit opens and measures each
		}
		for _, at := range looks() {
			rec, sets, err := written(p, at.lang, at.Viewport)
			if err != nil {
				t.Fatalf("%s in %s: %v", p.name, at.lang, err)
			}
			faults := append(rec.Under(11), have.unasked(t, rec, sets)...)
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

// written is what is written on the screen of a picture, and the sets of sprites it has asked for.
func written(p picture, lang string, v ui.Viewport) (rec *ui.Recorder, sets []string, err error) {
	s, settings := store.NewMemory(), p.settings()
	if err := settings.Save(s); err != nil {
		return nil, nil, err
	}
	if err := p.fill(s); err != nil {
		return nil, nil, err
	}
	g, err := p.open(s, lang)
	if err != nil {
		return nil, nil, err
	}
	h := newHand(g, v, nil)
	if err := h.do("+4 " + p.steps); err != nil {
		return nil, nil, fmt.Errorf("%.80v", err)
	}
	if c := g.App().Context(); p.scene != nil {
		c.Push(p.scene(c))
		if err := h.ticks(2, false); err != nil {
			return nil, nil, err
		}
	}
	rec = &ui.Recorder{}
	g.App().Painter(nil).Record(rec)
	g.App().Context().RequestRedraw()
	g.App().Draw(nil)
	return rec, g.Sets(), nil
}

// shelf are the sprites of sets, read when they are first asked for.
type shelf map[string][]string

// unasked are the sprites on a screen that none of the sets has.
func (f shelf) unasked(t *testing.T, rec *ui.Recorder, sets []string) (missing []string) {
	t.Helper()
	for _, s := range rec.Sprites {
		if !slices.ContainsFunc(sets, func(set string) bool { return slices.Contains(f.of(t, set), s.Name) }) {
			missing = append(missing, fmt.Sprintf("%s: there is no sprite %q among %v", s.Where, s.Name, sets))
		}
	}
	return missing
}

// of are the sprites of a set, or of the part of one that modules need, by the index of its atlas.
func (f shelf) of(t *testing.T, set string) []string {
	t.Helper()
	if f[set] != nil {
		return f[set]
	}
	title, modules := strings.CutSuffix(set, sprites.Modules)
	data, err := os.ReadFile(filepath.Join("..", "sprites", "atlas", title, "1", "index.json"))
	if err != nil {
		t.Fatal(err)
	}
	var idx index.Index
	if err := json.Unmarshal(data, &idx); err != nil {
		t.Fatal(err)
	}
	names := []string{}
	for _, s := range idx.Sprites {
		if slices.Contains(idx.Modules, idx.Pages[s.Page]) == modules {
			names = append(names, s.Name)
		}
	}
	f[set] = names
	return names
}
