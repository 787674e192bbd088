package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"merlin/game"
	"merlin/i18n"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// sizes of windows: the usual one, a large one, a phone's.
var sizes = [][3]float64{{1280, 720, 1}, {1920, 1080, 1}, {844, 390, 3}}

// fitting are ways to screens that several titles bring or change.
var fitting = []string{
	"", "new", "new title-nim", "new title-nim option-hand-6", "new title-crowd",
	"new title-crowd seat-1-computer seat-add" + strings.Repeat(" seat-add", 4), "new title-crowd seat-add seat-2-colour",
	"new title-merlin preset-everything option-start-first seat-2-human", "new title-merlin seat-2-face", "saves", "saves saved-2", "rules", "rules rules-merlin chapter-3", "rules help",
}

// With several titles every text fits and says something, and every region has a name, a
// label, and is reached by the keyboard, in all languages and windows.
func TestSeveralTitlesFit(t *testing.T) {
	kept := keptMerlin(t)
	saveToy(t, kept)
	for _, lang := range i18n.Languages() {
		for _, size := range sizes {
			h := begun(t, kept, lang, ui.Fit(size[0], size[1], size[2]), toy, crowd)
			for _, steps := range fitting {
				where := fmt.Sprintf("%s %q at %vx%v", lang, steps, size[0], size[1])
				do(t, h, steps)
				checkFits(t, where, h)
				checkReached(t, where, h)
				for !has(h, "new") {
					do(t, h, "back")
				}
			}
		}
	}
}

func checkFits(t *testing.T, where string, h *hand) {
	t.Helper()
	rec := drawn(h)
	for _, o := range rec.Overflows {
		t.Errorf("%s: %v", where, o)
	}
	for _, c := range rec.Collisions() {
		t.Errorf("%s: %v", where, c)
	}
	for _, w := range rec.Texts {
		if strings.Contains(w.Text, "‹") {
			t.Errorf("%s: missing text %s", where, w.Text)
		}
	}
}

// checkReached wants regions that Tab walks through, all within the window's canvas.
func checkReached(t *testing.T, where string, h *hand) {
	t.Helper()
	all := h.app.Regions()
	if err := ui.CheckRegions(all); err != nil {
		t.Errorf("%s: %v", where, err)
	}
	seen := map[string]bool{}
	for range all {
		do(t, h, "=TAB")
		seen[h.app.Context().Focus()] = true
	}
	for _, r := range all {
		switch b := r.Bounds; {
		case !seen[r.Name] && !r.Scroll:
			t.Errorf("%s: Tab never reaches %s", where, r.Name)
		case strings.Contains(r.Label, "‹") || strings.Contains(r.Tip.String(), "‹"):
			t.Errorf("%s: %s lacks a text: %q, %q", where, r.Name, r.Label, r.Tip)
		case !strings.HasPrefix(r.Name, "chapter-") && !(ui.Canvas.Contains(b.X, b.Y) && ui.Canvas.Contains(b.Right()-1, b.Bottom()-1)):
			t.Errorf("%s: %s lies at %v", where, r.Name, b)
		}
	}
}

// Every title has texts for what its description offers, in all languages.
func TestDescriptionsHaveTexts(t *testing.T) {
	for _, lang := range i18n.Languages() {
		g, err := openWith(store.NewMemory(), lang, toy, crowd)
		if err != nil {
			t.Fatal(err)
		}
		for _, title := range g.Titles() {
			for _, key := range keysOf(&title.Description) {
				if !g.Locale(title).Has(key) {
					t.Errorf("%s: %s has no text %q", lang, title.Name, key)
				}
			}
		}
	}
}

// keysOf are those of the texts that a set-up takes from a description.
func keysOf(d *game.Description) (keys []string) {
	for _, part := range []string{".name", ".line", ".kind"} {
		keys = append(keys, "title."+d.Name+part)
	}
	for _, c := range d.Colours {
		keys = append(keys, "ui.colour."+c)
	}
	for _, m := range d.Modules {
		keys = append(keys, "setup.module."+m.Name, "setup.module."+m.Name+"_line", "setup.module."+m.Name+"_tip")
		for _, v := range m.Variants {
			keys = append(keys, "setup.variant."+v, "setup.variant."+v+"_tip")
		}
	}
	for _, p := range d.Presets {
		keys = append(keys, "setup.preset."+p.Name, "setup.preset."+p.Name+"_tip")
	}
	for _, o := range d.Options {
		keys = append(keys, "setup.option."+o.Name, "setup.option."+o.Name+"_tip")
		for _, v := range o.Values {
			keys = append(keys, "setup.option."+o.Name+"."+v)
		}
	}
	return keys
}
