package scenes

import (
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/ui"
)

// bursts are ways in which more is done with a region in one tick than a person does, as
// when the program hung for a moment. Each leaves a window that lives.
var bursts = map[string]func(g *Game, r *ui.Region, chance *rand.Rand) *ui.Input{
	"a click and Escape": func(_ *Game, r *ui.Region, _ *rand.Rand) *ui.Input {
		in := clicked(r)
		in.Keys = []ebiten.Key{ebiten.KeyEscape}
		return in
	},
	"pressed twice": func(g *Game, r *ui.Region, _ *rand.Rand) *ui.Input {
		g.app.Context().PressNamed(r.Name)
		g.app.Context().PressNamed(r.Name)
		return &ui.Input{X: -1, Y: -1}
	},
	"all at once": func(g *Game, r *ui.Region, _ *rand.Rand) *ui.Input {
		g.app.Context().PressNamed(r.Name)
		g.app.Context().PressNamed(r.Name)
		in := clicked(r)
		in.Keys = []ebiten.Key{ebiten.KeyEscape, ebiten.KeyEscape, ebiten.KeyEnter, ebiten.KeyEscape}
		return in
	},
	"a burst of ten": func(g *Game, r *ui.Region, chance *rand.Rand) *ui.Input {
		list := g.app.Regions()
		for range 10 {
			if other := list[chance.IntN(len(list))]; other.Name != "quit" {
				g.app.Context().PressNamed(other.Name)
			}
		}
		in := clicked(r)
		in.Chars = []rune("Ywain")
		for range 10 {
			in.Keys = append(in.Keys, ebiten.Key(chance.IntN(int(ebiten.KeyMax))))
		}
		return in
	},
}

// clicked is a click on a region from one tick to the next.
func clicked(r *ui.Region) *ui.Input {
	x, y := r.Bounds.Center()
	return &ui.Input{X: x, Y: y, JustDown: true, JustUp: true}
}

// Whatever is done at once on a page, the window lives: something is on it, and from there
// the title can be reached.
func TestBurstsLeaveALivingWindow(t *testing.T) {
	for name, page := range every {
		for burst, do := range bursts {
			t.Run(name+", "+burst, func(t *testing.T) {
				g := newGame(t, "en", offer())
				for i := range 1000 {
					app := on(g, newTitle(g))
					g.app.Context().Push(page(g))
					idle(t, app, 40) // a curtain rests
					if i >= len(app.Regions()) {
						break
					}
					r := &app.Regions()[i]
					if r.Name == "quit" {
						continue
					}
					if err := app.Update(do(g, r, rand.New(rand.NewPCG(1, uint64(i))))); err != nil {
						t.Fatal(err)
					}
					if !leadsHome(t, app) {
						t.Errorf("after %s no way leads to the title; on top is %T", r.Name, app.Top())
					}
				}
			})
		}
	}
}

// leadsHome reports whether what is on the screen lives and leads to the title by Escape,
// or to a game.
func leadsHome(t *testing.T, app *ui.App) bool {
	t.Helper()
	for range 6 {
		in := &ui.Input{X: -1, Y: -1, Keys: []ebiten.Key{ebiten.KeyEscape}}
		switch app.Top().(type) {
		case nil:
			return false
		case *title, stub:
			return true
		case *curtain:
			app.Context().PressNamed("ready")
			in.Keys = nil
		}
		if err := app.Update(in); err != nil {
			t.Fatal(err)
		}
		idle(t, app, 2)
	}
	return false
}

// idle lets ticks pass in which nothing is done.
func idle(t *testing.T, app *ui.App, n int) {
	t.Helper()
	for range n {
		if err := app.Update(&ui.Input{X: -1, Y: -1}); err != nil {
			t.Fatal(err)
		}
	}
}
