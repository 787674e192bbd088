package scenes_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"merlin/i18n"
	"merlin/scenes/store"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// The screens round a game can be read and touched in the windows of phones and tablets.
func TestSmallScreensFit(t *testing.T) {
	for n, p := range []picture{
		{name: "title", steps: ""},
		{name: "setup", steps: "new"},
		{name: "setup with everything", steps: "new preset-everything"},
		{name: "faces", steps: "new seat-2-face"},
		{name: "options", steps: "options"},
		{name: "rules", steps: "rules"},
		{name: "a chapter", steps: "rules chapter-2"},
		{name: "in words", steps: "rules chapter-2 =F2"},
		{name: "keys", steps: "rules help"},
		{name: "curtain", record: "base", at: 0, steps: "continue +40"},
		{name: "menu", record: "base", at: 28, steps: "continue ready menu"},
		{name: "leaving", record: "base", at: 28, steps: "continue ready menu to-title"},
		{name: "goal", record: "all", at: 430, steps: "continue ready menu goal"},
		{name: "saving", record: "base", at: 200, steps: "continue ready menu save"},
		{name: "scoring", record: "base", at: 355, steps: "continue ready use-grail next"},
		{name: "last scoring", record: "all", at: 846, steps: "continue ready use-grail part-3"},
		{name: "end", record: "base", at: 530, steps: "continue"},
		{name: "end of Knights", titles: knights, record: "roundtable-7", at: 601, steps: "continue"},
		{name: "end of companies", titles: companies, record: "legends-3", at: 305, steps: "continue"},
		{name: "titles", titles: registered, steps: "new"},
		{name: "titles with a game", titles: registered, record: "base", at: 28, steps: "new"},
		{name: "setup of Knights", titles: registered, steps: "new title-roundtable preset-standard"},
		{name: "a sacrifice", titles: knights, record: "roundtable-7", at: 390, steps: "continue ready act-sacrifice"},
		{name: "saves", saved: []string{"base", "favour", "all"}, steps: "saves saved-2"},
		{name: "saves of others", saved: []string{"legends-3", "roundtable-5"}, titles: registered, steps: "saves saved-2"},
		{name: "coronation", record: "all", at: 847, steps: "continue drama"},
		{name: "feast", titles: companies, record: "legends-3", at: 305, steps: "continue drama"},
	} {
		for k, w := range tabletest.SmallWindows {
			p.lang = i18n.Languages()[(n+k)%3]
			h := handIn(t, p, ui.Shaped(w[0], w[1], w[2], 1))
			if err := h.do("+4 " + p.steps); err != nil {
				t.Errorf("%s at %v: %v", p.name, w, err)
				continue
			}
			tabletest.Legible(t, h.app, fmt.Sprintf("%s in %s at %v", p.name, p.lang, w))
		}
	}
}

// handIn is a hand at the program as a picture wants it, in a window.
func handIn(t *testing.T, p picture, v ui.Viewport) *hand {
	t.Helper()
	s, settings := store.NewMemory(), p.settings()
	if err := errors.Join(settings.Save(s), p.fill(s)); err != nil {
		t.Fatal(err)
	}
	g, err := p.open(s, p.lang)
	if err == nil && v.Shape != ui.Wide {
		err = p.touched(g)
	}
	if err != nil {
		t.Fatal(err)
	}
	return newHand(g, v, nil)
}

// On phones the title page and the choice of titles are seen whole: nothing has to be looked for
// below the edge.
func TestTitlesAreInSight(t *testing.T) {
	for n, w := range [][2]float64{{390, 844}, {390, 664}, {844, 390}} {
		for _, steps := range []string{"+4", "+4 new", "+4 learn"} {
			h := handIn(t, picture{lang: i18n.Languages()[n], titles: registered}, ui.Shaped(w[0], w[1], 3, 1))
			if err := h.do(steps); err != nil {
				t.Fatal(err)
			}
			room := h.app.Context().Room()
			for _, r := range h.app.Regions() {
				lies := strings.HasPrefix(r.Name, "back") && w[1] < 700 // that leads nowhere new
				if r.Name != "scroll" && r.Name != "quit" && !lies && (r.Bounds.Y < room.Y || r.Bounds.Bottom() > room.Bottom()+1) {
					t.Errorf("after %q at %v %s lies at %v of %v", steps, w, r.Name, r.Bounds, room)
				}
			}
		}
	}
}

// How a game ends is laid out for a window that stands: what is said of it is read in the picture.
func TestEndsStand(t *testing.T) {
	for _, p := range []picture{
		{name: "coronation", record: "all", at: 847},
		{name: "fate", titles: knights, record: "roundtable-7", at: 601},
		{name: "fall", titles: knights, record: "roundtable-5", at: 361},
		{name: "feast", titles: companies, record: "legends-3", at: 305},
	} {
		for n, w := range [][3]float64{{390, 844, 3}, {390, 664, 3}, {768, 1024, 2}} {
			p.lang = i18n.Languages()[n]
			h := handIn(t, p, ui.Shaped(w[0], w[1], w[2], 1))
			if err := h.do("+4 continue drama"); err != nil {
				t.Errorf("%s at %v: %.300v", p.name, w, err)
				continue
			}
			where := fmt.Sprintf("%s in %s at %v", p.name, p.lang, w)
			tabletest.Legible(t, h.app, where)
			rec := &ui.Recorder{}
			h.app.Painter(nil).Record(rec)
			h.app.Context().RequestRedraw()
			h.app.Draw(nil)
			for _, part := range []string{"won", "course"} {
				if !slices.ContainsFunc(rec.Texts, func(w ui.Written) bool { return w.Where == part }) {
					t.Errorf("%s: nothing is written as %q", where, part)
				}
			}
		}
	}
}

// The tables of other titles fit there as well, at moments all along their games.
func TestSmallTablesOfOthersFit(t *testing.T) {
	n := 0
	for _, record := range []string{"roundtable-3", "roundtable-5", "roundtable-7"} {
		for at := 4; at < 360; at += 41 {
			n++
			w := tabletest.SmallWindows[n%len(tabletest.SmallWindows)]
			p := picture{lang: i18n.Languages()[n/3%3], record: record, at: at, titles: knights}
			h := handIn(t, p, ui.Shaped(w[0], w[1], w[2], 1))
			if err := h.do("+4 continue +40 ready"); err != nil {
				t.Errorf("%s after %d: %.300v", record, at, err)
				continue
			}
			tabletest.Fits(t, h.app, fmt.Sprintf("%s in %s after %d at %v", record, p.lang, at, w))
		}
	}
}

// What asks all for Merlins, and what two answers ask, are the longest of the Round Table's texts.
func TestLongTextsOfOthersFit(t *testing.T) {
	windows := []ui.Viewport{ui.Shaped(1024, 768, 2, 1), ui.Shaped(1280, 800, 2, 1).ForFingers()}
	for record, at := range map[string]int{"roundtable-3": 55, "roundtable-5": 211} {
		for n, lang := range slices.Repeat(i18n.Languages(), len(windows)) {
			p := picture{lang: lang, record: record, at: at, titles: knights}
			h := handIn(t, p, windows[n%len(windows)])
			if err := h.do("+4 continue +40 ready"); err != nil {
				t.Fatalf("%s after %d: %.300v", record, at, err)
			}
			tabletest.Measure(t, h.app, fmt.Sprintf("%s in %s after %d, window %d", record, lang, at, n%len(windows)))
		}
	}
}

// The tables of Camelot Legends fit there, too: all places, the cards, and what lies open for a
// while.
func TestSmallTablesOfCompaniesFit(t *testing.T) {
	n := 0
	for _, game := range []struct {
		record    string
		every, to int
	}{{"legends-2", 9, 75}, {"legends-3", 27, 300}, {"legends-4", 19, 180}, {"legends-order", 24, 48}} {
		for at := 0; at < game.to; at += game.every {
			n++
			w := tabletest.SmallWindows[n%len(tabletest.SmallWindows)]
			p := picture{lang: i18n.Languages()[n/3%3], record: game.record, at: at, titles: companies}
			h := handIn(t, p, ui.Shaped(w[0], w[1], w[2], 1))
			if err := h.do("+4 continue +40 ready"); err != nil {
				t.Errorf("%s after %d: %.300v", game.record, at, err)
				continue
			}
			tabletest.Fits(t, h.app, fmt.Sprintf("%s in %s after %d at %v", game.record, p.lang, at, w))
		}
	}
}

// A tablet as wide as a screen has targets that a finger hits: those of tables that are shown
// whole have grown, and what is too small even so asks which is meant; the screens round a game
// are laid out as on smaller tablets.
func TestTabletsFit(t *testing.T) {
	tablets := []ui.Viewport{ui.Shaped(1366, 1024, 2, 1).ForFingers(), ui.Shaped(1280, 800, 2, 1).ForFingers()}
	for n, p := range []picture{
		{name: "setup with everything", steps: "new preset-everything"},
		{name: "options", steps: "options"},
		{name: "menu", record: "base", at: 28, steps: "continue ready menu"},
		{name: "titles", titles: registered, steps: "new"},
		{name: "saves", saved: []string{"base", "favour", "all"}, steps: "saves saved-2"},
		{name: "scoring", record: "all", at: 846, steps: "continue ready use-grail part-7"},
		{name: "a chapter", steps: "rules chapter-2"},
		{name: "dice", record: "base", at: 41, steps: "continue +40 ready"},
		{name: "landing", record: "base", at: 78, steps: "continue +40 ready"},
		{name: "places", record: "base", at: 189, steps: "continue +40 ready"},
		{name: "market", record: "market", at: 190, steps: "continue +40 ready"},
		{name: "which labourer", record: "market", at: 190, steps: "continue +40 ready near-stall-labourer-1"},
		{name: "a labourer", record: "market", at: 190, steps: "continue +40 ready near-stall-labourer-1 stall-labourer-2"},
		{name: "Morgana", record: "morgana", at: 100, steps: "continue +40 ready"},
		{name: "everything", record: "all", at: 294, steps: "continue +40 ready"},
		{name: "quests", titles: knights, record: "roundtable-3", at: 168, steps: "continue +40 ready"},
		{name: "summary", titles: knights, record: "roundtable-3", at: 86, steps: "continue +40 ready"},
		{name: "siege", titles: knights, record: "roundtable-7", at: 291, steps: "continue +40 ready"},
		{name: "companies", titles: companies, record: "legends-3", at: 54, steps: "continue +40 ready"},
		{name: "meanwhile", titles: companies, record: "legends-4", at: 118, steps: "continue +40 ready"},
		{name: "cards", titles: companies, record: "legends-2", at: 18, steps: "continue +40 ready browse"},
		{name: "between two buttons", record: "caerleon", at: 47, steps: "continue +40 ready"},
		{name: "a household", record: "morgana", at: 27, steps: "continue +40 ready"},
		{name: "Merlin among knights", record: "favour", at: 199, steps: "continue +40 ready"},
	} {
		p.lang = i18n.Languages()[n%3]
		h := handIn(t, p, tablets[n/2%2])
		if err := h.do("+4 " + p.steps); err != nil {
			t.Errorf("%s on a tablet: %.300v", p.name, err)
			continue
		}
		tabletest.Measure(t, h.app, fmt.Sprintf("%s in %s on tablet %d", p.name, p.lang, n/2%2))
	}
}
