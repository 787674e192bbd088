package scenes_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// Whatever is done at once on a page, by mouse, by name and by keys, the window lives: from
// where it leads the title can be reached.
func TestBurstsOnEveryPage(t *testing.T) {
	for _, p := range pictures {
		if p.scene == nil {
			t.Run(p.name, func(t *testing.T) { burst(t, p, 12) })
		}
	}
}

// burst does n things at once on a page again and again.
func burst(t *testing.T, p picture, n int) {
	h := openAt(t, p)
	chance := rand.New(rand.NewPCG(1, uint64(len(p.name))))
	for range n {
		done, err := atOnce(h, chance, 1+chance.IntN(10))
		if err == nil {
			err = h.ticks(chance.IntN(4), false)
		}
		if err != nil {
			t.Fatalf("%s: %v", done, err)
		}
		if h.app.Top() == nil {
			t.Fatalf("nothing is on the screen after %s", done)
		}
	}
	home(t, h)
}

// openAt is the program at a page.
func openAt(t *testing.T, p picture) *hand {
	t.Helper()
	kept := store.NewMemory()
	settings := p.settings()
	if err := settings.Save(kept); err != nil {
		t.Fatal(err)
	}
	if err := p.fill(kept); err != nil {
		t.Fatal(err)
	}
	g, err := p.open(kept, p.lang)
	if err != nil {
		t.Fatal(err)
	}
	h := newHand(g, p.window(), nil)
	if err := h.ticks(2, false); err != nil {
		t.Fatal(err)
	}
	do(t, h, p.steps)
	return h
}

// atOnce presses n things by name and one by the mouse, each twice, with Escape and other
// keys, in one tick; it returns what.
func atOnce(h *hand, chance *rand.Rand, n int) (done string, err error) {
	list := slices.DeleteFunc(h.app.Mirror(), func(r ui.Mirrored) bool { return r.Name == "quit" })
	if len(list) == 0 {
		return "nothing", h.ticks(1, false)
	}
	in := &ui.Input{JustDown: true, JustUp: true, Keys: []ebiten.Key{ebiten.KeyEscape}}
	at := list[chance.IntN(len(list))]
	in.X, in.Y = h.view.ToCanvas(at.AtX, at.AtY)
	done = at.Name
	for range n {
		name := list[chance.IntN(len(list))].Name
		h.app.Context().PressNamed(name)
		h.app.Context().PressNamed(name)
		in.Keys = append(in.Keys, ebiten.Key(chance.IntN(int(ebiten.KeyMax))), ebiten.KeyEscape)
		done += " " + name
	}
	return done, h.app.Update(in)
}

// home goes to the title as a person would, from wherever it is.
func home(t *testing.T, h *hand) {
	t.Helper()
	for range 12 {
		switch way := homeward(h); way {
		case "new":
			return
		case "":
			do(t, h, "=ESCAPE +60")
		default:
			do(t, h, way)
		}
	}
	t.Errorf("no way leads to the title from %T", h.app.Top())
}

// homeward is what leads on to the title; "" where Escape does.
func homeward(h *hand) string {
	for _, way := range []string{"new", "dialog-leave", "to-title", "title", "back"} {
		if r, err := h.find(way); err == nil && r.Enabled {
			return way
		}
	}
	return ""
}

// The way back from the set-up that follows a game leads to the title.
func TestBackFromTheSetUpAfterAGame(t *testing.T) {
	i := slices.IndexFunc(pictures, func(p picture) bool { return p.name == "end" })
	h := openAt(t, pictures[i])
	do(t, h, "again back")
	if !has(h, "new") {
		t.Errorf("on top is %T", h.app.Top())
	}
}
